### What an exam came to: results, what is left to examiners, sheets, and the review for candidates.

results-title = Results
results-page-title = Results of { $name }
results-told = { $n ->
    [one] One attempt
   *[other] { $n } attempts
}, { $over } over, { $done } with their result.
results-told-passed = { $n ->
    [one] One attempt
   *[other] { $n } attempts
}, { $over } over, { $done } with their result, { $passed } passed.
results-review-nothing = Candidates see nothing of it yet.
results-review-marks = Candidates see their marks.
results-review-answers = Candidates see their marks, and their answers beside the rulings.
results-review-explanations = Candidates see their marks, their answers beside the rulings, and why the rulings are what they are.
results-marking = Mark answers
results-review = What candidates see
results-csv = As a table (CSV)
results-candidates = Candidates
results-trials = Tried by examiners
results-attempt = attempt { $n }
results-state-waits = waits to be let in
results-state-under_way = under way
results-state-submitted = submitted
results-state-out_of_time = out of time
results-state-ended = ended by an examiner
results-state-not_sat = not sat
results-part = { $part }: { $mark }
results-part-closed = without the law book
results-part-open = with the law book
results-part-practical = at the table
results-part-oral = in the interview
results-open = open
results-capped = held down by a critical item
results-band = band { $n }
results-passed = passed
results-failed = not passed
results-coming = { $n ->
    [one] one answer is being marked
   *[other] { $n } answers are being marked
}
results-waits = { $n ->
    [one] one answer waits for examiners
   *[other] { $n } answers wait for examiners
}
results-lines = { $n ->
    [one] one line of the sheet is open
   *[other] { $n } lines of the sheet are open
}
results-sheet = Sheet
results-sheet-spoken = Sheet of { $name }
results-file-name = Name
results-file-email = Address
results-file-number = Number
results-file-attempt = Attempt
results-file-state = State
results-file-closed = Closed-book part, of 1000
results-file-open = Open-book part, of 1000
results-file-practical = Practical part, of 1000
results-file-oral = Oral part, of 1000
results-file-whole = Result, of 1000
results-file-passed = Passed
results-file-band = Band
results-file-waits = Waits

marking-title = Answers to be marked
marking-page-title = Answers to be marked: { $name }
marking-about = Here are the answers on which the Laws leave something to the Director, or authorities differ, and those that the engine could not mark. Two examiners mark each, without names and without seeing what the other gave; where they differ by more than 15 points a third decides.
marking-told = { $n ->
    [one] One answer waits for you.
   *[other] { $n } answers wait for you.
}
marking-none = Nothing waits for you.
marking-others = { $n ->
    [one] One answer that you have marked waits for somebody else.
   *[other] { $n } answers that you have marked wait for somebody else.
}
marking-question = Question { $id }
marking-turn-examiner = to be marked by two
marking-computed = the engine could not mark it
marking-turn-third = two examiners differ: yours decides
marking-answered = The answer
marking-engine = What the engine makes of it, where an answer counts as right that is within what the Laws leave to the Director. It is no mark.
marking-changed = The site tells this question otherwise now than when the paper was drawn, so that the engine has not marked it. The facts are those of today: the candidate may have answered upon others. Mark what was answered, and ask whoever changed the question what it was.
marking-gone = The bank does not have this question any more, so that the engine could not mark it. Ask whoever removed it what it was.
marking-no-ruling = The engine has no ruling on it, so that it could not mark it.
marking-mark = Mark, from 0 to 100
marking-mark-hint = 100 is an answer that leaves nothing to be desired.
marking-reason = Why
marking-reason-hint = The candidate reads this once answers may be seen.
marking-give = Give this mark
marking-fault-mark = Give a whole number from 0 to 100.
marking-fault-text = Say why, in a few words.
marking-fault-long = Make it shorter.
marking-fault-taken = That answer does not wait for you any more.

sheet-page-title = Sheet of { $name }
sheet-about = { $exam }: points for what is done at the table, or said. What another examiner keeps meanwhile stays.
sheet-open = open
sheet-part-practical = At the table
sheet-part-oral = In the interview
sheet-remark = Remark
sheet-keep = Keep these points
sheet-kept = The points are kept.
sheet-fault-since = { $line }: somebody has given other points since, which are chosen here now. Nothing was kept; choose anew if they are wrong.
sheet-fault-points = { $line }: choose from 0 to { $most } points.

review-title = What candidates see
review-page-title = What candidates see of { $name }
review-about = It can be opened once the sitting is over and nobody is under way, and the sitting then stays closed. Whoever sees more than before gets a letter.
review-open = { $n ->
    [one] One candidate has not finished.
   *[other] { $n } candidates have not finished.
}
review-waits = { $n ->
    [one] One result is still open.
   *[other] { $n } results are still open.
}
review-phase = Candidates see
review-nothing = Nothing
review-marks = Their marks
review-answers = Their marks, and their answers beside the rulings
review-explanations = All that, and why the rulings are what they are
review-appeals = They may appeal until
review-appeals-hint = By the clocks of { $zone }. Empty where nobody may appeal.
review-fault-appeals_until = Give a day and a time.
review-fault-lasts = Somebody sits it, or still may. Open it once the sitting is over and nobody is under way.
review-fault-unsure = They would see less than they do now. Say below that you mean it.
review-sure = They are to see less than they do now
review-set = Keep this

reviewed-link = What came of it
reviewed-page-title = { $name }: what came of it
reviewed-closed = Your answers are kept. What came of them is shown here once an examiner opens it; you will get a letter then.
reviewed-under-way = You are sitting another exam. What came of this one is shown when that is over.
reviewed-waits = { $n ->
    [one] One mark is still open, so that the result is open too.
   *[other] { $n } marks are still open, so that the result is open too.
}
reviewed-pages = Questions
reviewed-marks = Answers and rulings are shown once an examiner opens them.
reviewed-answers = Each question leads to your answer beside the ruling.
reviewed-explanations = Each question leads to your answer beside the ruling, and to why that is what it is.
reviewed-question = { $n }. Question { $id }
reviewed-unanswered = not answered
reviewed-page-waits = waits to be marked
reviewed-by-engine = marked by the engine
reviewed-by-examiner = marked by two examiners
reviewed-by-third = marked by a third examiner
reviewed-by-remark = marked anew
reviewed-answer = Your answer
reviewed-changed = The site tells this question otherwise now than when your paper was drawn. The facts are those of today, and what is ruled on them is not shown beside your answer.
reviewed-gone = The bank does not have this question any more.
given-caption = What was answered, component by component
reviewed-reasons = What the examiners said
reviewed-receipt = Saved as change { $n } at { $at }, with the receipt
reviewed-no-receipt = Nothing was saved for this question.
reviewed-before = The one before
reviewed-after = The next one
