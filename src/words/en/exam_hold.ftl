### Exams, for examiners.

federation-exams = Exams
federation-exams-about = Papers, sittings, and a live monitor of exams under way
exams-none = There are no sittings yet.
exams-results = Results of a period
exams-results-about = The results of all exams that began from one day to another, in one table. Leave a day empty for no limit.
exams-results-from = From
exams-results-until = Until
exams-results-file = Download results as CSV
federation-invigilate = Invigilation
federation-invigilate-about = Let candidates into exams under way, stop their clocks, add time
invigilate-none = No sitting is open.
hold-sittings = Sittings
hold-papers = Papers
hold-papers-none = There are no papers yet. Write one first: every sitting has a paper.
hold-paper-first = An exam needs a paper, and there is none yet. Make one; “New sitting” on the same page then leads back here.
hold-new = New sitting
hold-trial = mock exam
exams-at-open = draft, not open to candidates
exams-at-begin = open; begins { $when }
exams-at-watch = { $n ->
    [0] running, nobody is sitting now
    [one] running, one candidate is sitting
   *[other] running, { $n } candidates are sitting
}
exams-at-mark = { $n ->
    [one] one answer to mark
   *[other] { $n } answers to mark
}
exams-at-points = { $n ->
    [one] one candidate without practical or oral points
   *[other] { $n } candidates without practical or oral points
}
exams-at-type = { $n ->
    [one] over; one paper to type in or scan
   *[other] over; { $n } papers to type in or scan
}
exams-at-wait = being marked by the engine
exams-at-release = { $n ->
    [one] one result to release
   *[other] { $n } results to release
}
exams-at-issue = { $n ->
    [one] released; one certificate to issue
   *[other] released; { $n } certificates to issue
}
exams-at-archive = released; not archived
exams-at-done = released and archived
exams-at-nobody = over; nobody sat it
exams-at-look = over
exams-next-open = Check and open
exams-next-begin = Invite candidates
exams-next-points = Enter points
exams-next-release = Release results
exams-next-spoken = { $step }: { $exam }
hold-suggested = Filled in so that you only need to save: next Saturday at 10:00, five minutes for each question, and half an hour for those who come late. Change what you like.
hold-again-suggested = The same settings and code, a week or more later at the same time of day. Change what you like, then save.
hold-zone = Times are in the time zone { $zone }.

## A paper

hold-paper = Paper
hold-paper-changed = last changed { $when }
hold-paper-name = Name of a new paper
hold-paper-make = Create paper
hold-paper-asks = Contents
hold-paper-file = Paper file
hold-paper-file-hint = Items drawn for each candidate, one [[draw]] each, or the same for all, one [[item]] each.
hold-paper-save = Save paper
hold-paper-kept = The paper has been saved.
hold-paper-beside = This paper has been changed since you opened it, by another person or in another window. What you sent is stored here, as a paper beside that one: give it another name, or copy your change over.
hold-paper-kept-with-faults = The paper has been saved with its faults. It cannot be sat until they are corrected.
hold-paper-fault-name = Give the paper a name of at most 120 characters.
hold-paper-fault-long = Not saved: the file is longer than 100 kilobytes. Shorten it.
hold-paper-faults = { $n ->
    [one] One fault
   *[other] { $n } faults
}
hold-paper-comes-to = Result
hold-paper-format = Fields of a paper file
hold-line = Line { $line }

hold-coverage = Items on each law in a paper of { $items }
hold-coverage-never = { $n ->
    [one] No item on Law { $laws }.
   *[other] No item on Laws { $laws }.
}
hold-coverage-told = Each bar shows the average number of items per candidate, and the line on it the range. An item decided by several laws counts for each.
hold-law = Law
hold-law-short = Law { $law }
hold-mean = Average
hold-span = Range
hold-of = Scenarios

## A sitting

hold-state-draft = Draft
hold-state-ready = Open, not yet started
hold-state-open = Under way
hold-state-closed = Over
hold-state-ended = Ended by an examiner
hold-settings = Settings
hold-settings-change = Change the settings
hold-times = Times
hold-who = Candidates
hold-name = Name
hold-code = Code
hold-code-hint = Part of the exam’s address. Lower-case letters, digits and hyphens. Use an earlier sitting’s code to hold that exam again.
hold-code-asked = Part of the exam’s address. Lower-case letters, digits and hyphens. Use an earlier sitting’s code to hold that exam again. Your programmes ask for { $codes }.
hold-uncounted = No programme of the federation counts an exam with the code { $code }: no certificate can rest on it.
hold-uncounted-asked = No programme of the federation counts an exam with the code { $code }: no certificate can rest on it. The programmes ask for { $codes }.
hold-opens = Candidates may start from
hold-closes = Sitting ends at
hold-closed_minutes = Closed-book part, in minutes
hold-closed_minutes-hint = 0 if there is none.
hold-open_minutes = Open-book part, in minutes
hold-open_minutes-hint = 0 if there is none.
hold-grace_seconds = Grace period, in seconds
hold-grace_seconds-hint = Answers already on their way are accepted for this long after the end.
hold-clock = If a candidate goes offline
hold-clock-runs_on = the clock keeps running
hold-clock-stops = the clock stops
hold-clock-up-to = { $n ->
    [one] the clock stops, for up to one minute
   *[other] the clock stops, for up to { $n } minutes
}
hold-stop_minutes = Longest stop, in minutes
hold-entry_code = Entry code
hold-entry_code-hint = Candidates must enter it to start. Leave it empty for none.
hold-no-code = none
hold-begin = Starting
hold-authorised = An examiner admits each candidate
hold-not-authorised = Candidates start on their own
hold-attempts = Attempts
hold-period_days = Period for attempts, in days
hold-period_days-hint = Only attempts in this period count; 0 counts all.
hold-cooling_off_days = Days to wait after an attempt
hold-is-trial = This is a mock exam: it does not count
hold-for-ever = no limit
hold-minutes = { $n ->
    [0] none
    [one] 1 minute
   *[other] { $n } minutes
}
hold-seconds = { $n ->
    [0] none
    [one] 1 second
   *[other] { $n } seconds
}
hold-days = { $n ->
    [0] none
    [one] 1 day
   *[other] { $n } days
}
hold-save = Save sitting
hold-address = Address for candidates
hold-address-hint = Copy it, or let candidates scan the code.
hold-address-picture = QR code of the address for candidates
hold-address-open = Open the candidates’ page
hold-running = While it runs
hold-fault-name = Give the sitting a name of at most 120 characters.
hold-fault-code = Give the sitting a code of at most 40 lower-case letters, digits and hyphens.
hold-fault-paper = Choose a paper.
hold-fault-opens = That is not a valid time. Enter it as 2027-05-31T09:30.
hold-fault-opens-taken = Another exam with this code, “{ $named }”, is on at that time. Choose another time or another code.
hold-fault-closes = That is not a valid time, or it is not after the start. Enter it as 2027-05-31T12:00.
hold-fault-closes-taken = Another exam with this code, “{ $named }”, begins before that. Choose an earlier end.
hold-fault-closed_minutes = Enter a number of minutes from 0 to 1440.
hold-fault-open_minutes = Enter a number of minutes from 0 to 1440.
hold-fault-no_time = Give at least one part some time.
hold-fault-grace_seconds = Enter a number of seconds from 0 to 600.
hold-fault-clock = Choose what the clock does.
hold-fault-stop_minutes = Enter a number of minutes from 0 to 120.
hold-fault-entry_code = Shorten the entry code to 40 characters.
hold-fault-attempts = Enter a number from 1 to 100.
hold-fault-period_days = Enter a number of days from 0 to 3650.
hold-fault-cooling_off_days = Enter a number of days from 0 to 3650.
hold-fault-is_open = The sitting is open, so its settings can no longer be changed.

hold-checks = Checks before opening
hold-changed = These questions have changed since the exam was opened. Candidates who have not reached them see them as they are now, with a note; answers already given are marked on today’s facts. Check them before you release results.
hold-checked = Checks at opening
hold-finding-good = OK.
hold-finding-look = Check this.
hold-finding-bad = Must be fixed.
hold-open-not = It cannot be opened yet.
hold-opening = What opening does
hold-opening-fixes = It fixes the paper and all settings for good. They can no longer be changed.
hold-opening-shows = It computes the ruling on every item, and lets candidates find the exam.
hold-opening-leaves = You can still move the end, end the exam, and give candidates more time.
hold-act-open = Open sitting
hold-open-fault-past = Move the end: it is in the past.
hold-open-fault-paper = Correct the faults in the paper.
hold-open-fault-short = There are too few variants of the scenarios for this paper. Ask for fewer, or add scenarios.
hold-open-fault-checks = Fix the items marked below first.
hold-open-fault-changed = The sitting or its paper has been changed in the meantime. Check it again, then open it.
hold-open-fault-closed = The sitting has closed, so its end was not moved.
hold-open-fault-late = The rulings are taking longer than usual. Open the sitting again in a moment: what has been computed so far is kept.
hold-move = Move the end
hold-act-move = Move end
hold-end = End the exam
hold-end-about = All attempts on devices are submitted at once as they are, and candidates can no longer start.
hold-end-on-paper = { $n ->
    [one] One paper written in a hall is not yet typed in or finished. Ending the exam leaves it as it is: you can still type in its answers and finish it. New papers can then no longer be drawn.
   *[other] { $n } papers written in a hall are not yet typed in or finished. Ending the exam leaves them as they are: you can still type in their answers and finish them. New papers can then no longer be drawn.
}
hold-act-end = End for everyone
hold-again-about = Fills in a new sitting with the same settings and code, on a later day.
hold-again = Hold this exam again
hold-test = Preview as a candidate
hold-test-of = Preview { $name }
hold-test-about = You get a candidate’s paper, with the clock running. It does not count, and the live monitor shows it as a preview.
hold-test-begin = Start preview
hold-test-fault-not_open = Open the sitting first.
hold-test-fault-sits = You are sitting this exam yourself. You can preview it once you have submitted.
hold-test-fault-guest = You need an account in this federation to preview its exams.

## The live monitor

hold-board = Live monitor
board-of = Live monitor: { $name }
board-search = Name or member number
board-show = Show
board-again = Refresh this page every 15 seconds
board-again-stop = This page refreshes every 15 seconds. Stop refreshing
board-stale = The server is not responding: this page may be out of date.
board-none = No candidates have joined yet.
board-before = Previous page
board-after = Next { $n }
board-count = { $state }: { $n }
board-state-waits = waiting
board-state-under_way = under way
board-state-submitted = submitted
board-state-out_of_time = time expired
board-state-ended = ended by an examiner
board-paused = clock stopped
board-held-open = the exam has closed, but this attempt stays open until you restart its clock or end it, for up to a day
board-time-up = time is up
board-test = examiner’s preview
board-own = your own: another examiner must look after it
board-number = attempt { $n }
board-answered = { $n } of { $of } answered
board-partly = { $n } partly answered
board-part-closed = closed book
board-part-open = open book
board-left = { $time } left
board-added = { $n ->
    [one] 1 minute added
   *[other] { $n } minutes added
}
board-there = online
board-away = { $n ->
    [0] offline just now
    [one] offline for one minute
   *[other] offline for { $n } minutes
}
board-heard = { $n ->
    [0] last active just now
    [one] last active a minute ago
   *[other] last active { $n } minutes ago
}
board-more = More
board-more-spoken = More for { $name }
board-minutes = Extra minutes
board-act-authorise = Admit
board-act-authorise-spoken = Admit { $name }
board-act-authorise-all = Admit everyone waiting
board-act-pause = Stop the clock
board-act-pause-spoken = Stop the clock of { $name }
board-act-pause-all = Stop the clock for everyone
board-act-go_on = Restart the clock
board-act-go_on-spoken = Restart the clock of { $name }
board-act-go_on-all = Restart the clock for everyone
board-act-add = Add
board-act-end = End the attempt
board-act-end-spoken = End the attempt of { $name }
board-everybody = For everyone
board-fault-minutes = Enter a number of minutes from 1 to 240, or from -1 to -240 to take back time you added.
board-done-none = Nothing was changed: there was nothing left to do.
board-done-authorise = { $n ->
    [one] One candidate was admitted.
   *[other] { $n } candidates were admitted.
}
board-done-pause = { $n ->
    [one] One clock was stopped.
   *[other] { $n } clocks were stopped.
}
board-done-go_on = { $n ->
    [one] One clock was restarted.
   *[other] { $n } clocks were restarted.
}
board-done-add = { $n ->
    [one] The time of one candidate was changed.
   *[other] The time of { $n } candidates was changed.
}
board-done-end = { $n ->
    [one] One attempt was ended.
   *[other] { $n } attempts were ended.
}
