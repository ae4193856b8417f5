### Appeals: what candidates say against their marks, and the answers.

federation-appeals = Appeals
federation-appeals-about = What candidates say against their marks, to be answered
appeals-open =
    { $n ->
        [0] Every appeal is answered.
        [one] One appeal waits for an answer. Each has a right to one.
       *[other] { $n } appeals wait for an answer. Each has a right to one.
    }
appeals-none = There has been no appeal.
appeals-age =
    { $days ->
        [0] waits since today
        [one] waits for one day
       *[other] waits for { $days } days
    }
appeals-own = Your appeals
appeals-own-lead = If you hold that a mark is wrong, say why. An examiner looks at it and answers.
appeals-none-own = You have not appealed.
appeals-until = Appeals are taken until
appeals-closed = Appeals are not taken now.
appeals-nothing-left = There is no page with a mark against which you have not appealed.
appeal-page = page { $page }
appeal-which = Against the mark of
appeal-text = What is wrong with the mark, and by which law?
appeal-send = Appeal
appeal-answer = The answer
appeal-state-open = waits for an answer
appeal-state-upheld = upheld
appeal-state-refused = refused
appeal-of = Appeal of { $name }
appeal-gone = The bank does not have this scenario any more.
appeal-otherwise = The bank tells this scenario otherwise than the candidate was told it. The facts below are those of today, and the engine’s ruling on them is not shown: the mark was not given on it.
appeal-decider-alone = You marked this page, and there is no other examiner who could decide. That you decide on your own mark is entered in the audit log.
appeal-decider-marked = You marked this page. Another examiner decides this appeal.
appeal-decider-own = This is your own appeal. Another examiner decides it.
appeal-unruled = The ruling is still being worked out. Load the page again in a moment.
appeal-given = What was answered
appeal-marks = Marks
appeal-mark =
    { $kind ->
        [engine] { $mark } by engine { $engine }
        [remark] { $mark }, given anew
       *[other] { $mark } by an examiner
    }
appeal-decide = Decision
appeal-decide-upheld = Upheld: the candidate is right
appeal-decide-refused = Refused: the mark stands
appeal-new-mark = Another mark for this page, in per cent
appeal-new-mark-hint = Only where the appeal is upheld. Leave it empty where the engine is put right and everybody is marked anew.
appeal-answer-label = Your answer, which the candidate reads
appeal-answer-send = Decide and answer
appeal-file = Save the facts as a scenario file
appeal-file-about = Put into the bank, they keep the engine from going wrong there again.
appeal-fault-not-now = Appeals are not taken now.
appeal-fault-page = Choose one of the pages.
appeal-fault-twice = You have appealed against this page already.
appeal-fault-waits = This page has no mark yet.
appeal-fault-lower = That is less than the mark that counts. Nobody’s mark is lowered by an appeal that is upheld.
appeal-fault-empty = Write at least a sentence.
appeal-fault-long = At most { $limit } characters, please.
appeal-fault-zero = There is a sign in it that cannot be kept.
appeal-fault-decision = Choose one of the two.
appeal-fault-mark = A mark is a whole number from 0 to 100.
