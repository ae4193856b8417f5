### After an exam: results, answers for examiners to mark, mark sheets, and the candidates’ review.

results-title = Results
results-page-title = Results of { $name }
results-told = { $n ->
    [one] One attempt
   *[other] { $n } attempts
}: { $over } finished, { $done } with a result.
results-told-passed = { $n ->
    [one] One attempt
   *[other] { $n } attempts
}: { $over } finished, { $done } with a result, { $passed } passed.
results-review-nothing = Candidates see no results yet.
results-review-marks = Candidates see their marks.
results-review-answers = Candidates see their marks, and their answers beside the rulings.
results-review-explanations = Candidates see their marks, their answers beside the rulings, and the reasons for the rulings.
results-marking = Mark answers
results-review = What candidates see
results-csv = Export as CSV
results-candidates = Candidates
results-trials = Previews by examiners
results-attempt = attempt { $n }
results-state-waits = waiting to be admitted
results-state-under_way = under way
results-state-submitted = submitted
results-state-out_of_time = time expired
results-state-ended = ended by an examiner
results-state-not_sat = not sat
results-part = { $part }: { $mark }
results-part-closed = closed book
results-part-open = open book
results-part-practical = practical
results-part-oral = oral
results-open = open
results-capped = capped by a critical item
results-band = band { $n }
results-passed = passed
results-failed = not passed
results-coming = { $n ->
    [one] one answer is being marked
   *[other] { $n } answers are being marked
}
results-waits = { $n ->
    [one] one answer waiting for examiners
   *[other] { $n } answers waiting for examiners
}
results-lines = { $n ->
    [one] one line of the mark sheet open
   *[other] { $n } lines of the mark sheet open
}
results-table = { $table }: { $points } of { $of }
results-sheet = Mark sheet
results-sheet-spoken = Mark sheet of { $name }
results-file-code = Exam code
results-file-exam = Exam
results-file-opens = Begins (UTC)
results-file-released = Released
results-file-name = Name
results-file-email = Email address
results-file-number = Member number
results-file-attempt = Attempt
results-file-state = State
results-file-closed = Closed-book part, of 1000
results-file-open = Open-book part, of 1000
results-file-practical = Practical part, of 1000
results-file-oral = Oral part, of 1000
results-file-whole = Result, of 1000
results-file-passed = Passed
results-file-band = Band
results-file-waits = Waiting

marking-title = Answers to mark
marking-page-title = Answers to mark: { $name }
marking-about = These answers need examiners: the Laws leave something to the Director, authorities differ, or the engine could not mark them. Two examiners mark each, without seeing names or each other’s marks; if they differ by more than 15 points, a third decides.
marking-told = { $n ->
    [one] One answer is waiting for you.
   *[other] { $n } answers are waiting for you.
}
marking-none = No answers are waiting for you.
marking-others = { $n ->
    [one] One answer that you have marked is waiting for another examiner.
   *[other] { $n } answers that you have marked are waiting for another examiner.
}
marking-question = Question { $id }
marking-turn-examiner = needs two examiners
marking-computed = the engine could not mark it
marking-turn-third = two examiners differ: your mark decides
marking-answered = Answer
marking-engine = The engine’s view, in which any answer within the Director’s judgement counts as right. It is not a mark.
marking-changed = This question has changed since the paper was drawn, so the engine has not marked it. These are today’s facts: the candidate may have answered on others. Mark the answer given, and ask the person who changed the question what it was.
marking-gone = This question is no longer in the bank, so the engine could not mark it. Ask the person who removed it what it was.
marking-no-ruling = The engine has no ruling on this question, so it could not mark it.
marking-mark = Mark, from 0 to 100
marking-mark-hint = 100 is a faultless answer.
marking-reason = Reason
marking-reason-hint = The candidate can read this once answers are released.
marking-give = Save mark
marking-fault-mark = Enter a whole number from 0 to 100.
marking-fault-text = Give a reason, in a few words.
marking-fault-long = Shorten the reason.
marking-fault-taken = That answer is no longer waiting for you.

sheet-page-title = Mark sheet of { $name }
sheet-about = { $exam }: points for the practical and oral parts. Points that another examiner saves meanwhile are kept.
sheet-open = open
sheet-part-practical = Practical
sheet-part-oral = Oral
sheet-remark = Remark
sheet-table-remarks = Remarks at the tables
sheet-keep = Save points
sheet-kept = The points have been saved.
sheet-fault-since = { $line }: another examiner has since given other points, which are now selected here. Nothing was saved; change them if they are wrong.
sheet-fault-points = { $line }: choose from 0 to { $most } points.

review-title = What candidates see
review-page-title = What candidates see of { $name }
review-about = You can release results once the sitting is over and no attempt is under way; the sitting then stays closed. Candidates who can see more than before get an email.
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
review-explanations = All that, and the reasons for the rulings
review-appeals = Appeals open until
review-appeals-hint = In the time zone { $zone }. Leave it empty for no appeals.
review-fault-appeals_until = Enter a date and time.
review-fault-lasts = Candidates are sitting the exam, or still can. Release results once the sitting is over and no attempt is under way.
review-fault-typing = A paper written in a hall is not finished. Finish typing it in before you release results.
review-fault-unsure = This hides results candidates can see now. Confirm below.
review-sure = Hide results that candidates can see now
review-set = Save

reviewed-link = Results
reviewed-page-title = Results: { $name }
reviewed-closed = Your answers are saved. Your results will appear here once an examiner releases them; you will get an email.
reviewed-under-way = You are sitting another exam. You can see these results when it is over.
reviewed-waits = { $n ->
    [one] One mark is still open, so your result is not final.
   *[other] { $n } marks are still open, so your result is not final.
}
reviewed-pages = Questions
reviewed-marks = Answers and rulings will appear here once an examiner releases them.
reviewed-answers = Choose a question to see your answer beside the ruling.
reviewed-explanations = Choose a question to see your answer beside the ruling, and the reasons for it.
reviewed-question = { $n }. Question { $id }
reviewed-unanswered = not answered
reviewed-page-waits = waiting to be marked
reviewed-by-engine = marked by the engine
reviewed-by-examiner = marked by two examiners
reviewed-by-third = marked by a third examiner
reviewed-by-remark = re-marked
reviewed-answer = Your answer
reviewed-changed = This question has changed since your paper was drawn. These are today’s facts; their ruling is not shown beside your answer.
reviewed-gone = This question is no longer in the bank.
given-caption = Answer, part by part
reviewed-reasons = Examiners’ reasons
reviewed-receipt = Saved as change { $n } at { $at }, receipt
reviewed-no-receipt = No answer to this question was saved.
reviewed-before = Previous
reviewed-after = Next

## Markers of a sitting, who have no role.

marker-title = Markers for this exam
marker-about = Invite a person to mark this exam: a colleague, perhaps of another federation. They see the answers that wait for them, without names, and nothing else. The invitation lasts 30 days.
marker-needed = { $n ->
    [one] One answer waits for a second marker: invite one.
   *[other] { $n } answers wait for a second marker: invite one.
}
marker-email = Email address
marker-invite = Invite
marker-invited = An invitation is on its way to { $email }.
marker-withdraw = Withdraw
marker-withdraw-spoken = Withdraw the invitation to { $email }
marker-withdrawn = The invitation was withdrawn. Marks that were given stay.
marker-is-invited = invited, until { $when }
marker-is-marks = marks, until { $when }
marker-is-over = ended { $when }
marker-fault-email = Check the email address: it is not valid.
marker-fault-email-own = That is your own address. The second marker is another person.
marker-fault-email-draft = Open the sitting first.
marker-fault-email-candidate = That person is a candidate of this exam.
marker-fault-email-many = This exam has 20 invitations. Withdraw one first.
mark-title = Mark an exam
mark-lead = { $federation } asks you to mark answers of “{ $exam }”.
mark-about = You see the answers that need a second opinion, without names, and what the engine says about them. You give each a mark and a reason.
mark-as = You are signed in as { $name }.
mark-accept = Accept
mark-sign-in = Sign in and accept
mark-new = No account yet?
mark-new-about = Create one for { $email } and begin.
mark-join = Create account and accept
mark-go = Mark answers
mark-taken = This invitation was accepted with another account. Sign in with that one.
mark-fault-taken = This invitation was accepted with another account.
mark-fault-candidate = You are a candidate of this exam, so you cannot mark it.
