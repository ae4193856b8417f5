### Appeals against marks, and their answers.

federation-appeals = Appeals
federation-appeals-about = Candidates’ appeals against their marks
appeals-open =
    { $n ->
        [0] All appeals have been answered.
        [one] One appeal is waiting for an answer. Every appeal must be answered.
       *[other] { $n } appeals are waiting for an answer. Every appeal must be answered.
    }
appeals-none = There are no appeals.
appeals-age =
    { $days ->
        [0] waiting since today
        [one] waiting for one day
       *[other] waiting for { $days } days
    }
appeals-own = Your appeals
appeals-own-lead = If you think a mark is wrong, say why. An examiner will look at it and answer you.
appeals-none-own = You have not made an appeal.
appeals-until = Appeals are open until
appeals-closed = Appeals are not open now.
appeals-nothing-left = There is no marked question left to appeal against.
appeal-page = question { $page }
appeal-which = Which mark do you appeal against?
appeal-text = What is wrong with the mark, and under which law?
appeal-send = Submit appeal
appeal-answer = Answer
appeal-state-open = waiting for an answer
appeal-state-upheld = upheld
appeal-state-refused = refused
appeal-of = Appeal of { $name }
appeal-gone = This scenario is no longer in the bank.
appeal-otherwise = This scenario has changed since the candidate saw it. The facts below are today’s. The engine’s ruling on them is not shown, because the mark was not based on it.
appeal-decider-alone = You marked this answer, and there is no other examiner to decide. The audit log will show that you decided on your own mark.
appeal-decider-marked = You marked this answer. Another examiner must decide this appeal.
appeal-decider-own = This is your own appeal. Another examiner must decide it.
appeal-unruled = The ruling is still being computed. Reload this page in a moment.
appeal-given = Answer given
appeal-marks = Marks
appeal-mark =
    { $kind ->
        [engine] { $mark } by engine { $engine }
        [remark] { $mark }, re-marked
       *[other] { $mark } by an examiner
    }
appeal-decide = Decision
appeal-decide-upheld = Upheld: the candidate is right
appeal-decide-refused = Refused: the mark stands
appeal-new-mark = New mark for this question, in per cent
appeal-new-mark-hint = Only if the appeal is upheld. Leave it empty if the engine will be corrected and everyone re-marked.
appeal-answer-label = Your answer to the candidate
appeal-answer-send = Decide and answer
appeal-file = Download the facts as a scenario file
appeal-file-about = Once in the bank, they keep the engine from making the same mistake again.
appeal-fault-not-now = Appeals are not open now.
appeal-fault-page = Choose one of the questions.
appeal-fault-twice = You have already appealed against this mark.
appeal-fault-waits = This question has not been marked yet.
appeal-fault-lower = That is lower than the current mark. An upheld appeal cannot lower a mark.
appeal-fault-empty = Write at least one sentence.
appeal-fault-long = Write at most { $limit } characters.
appeal-fault-zero = The text contains a character that cannot be saved. Delete it, or type the text again.
appeal-fault-decision = Choose one of the two.
appeal-fault-mark = Enter a whole number from 0 to 100.
