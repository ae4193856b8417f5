### Exams, for those who hold them.

federation-exams = Exams
federation-exams-about = Papers, sittings, and the board while an exam is under way
exams-none = There is no sitting yet.
hold-sittings = Sittings
hold-papers = Papers
hold-papers-none = There is no paper yet. Write one first: a sitting is of a paper.
hold-new = New sitting
hold-trial = trial
hold-zone = Times are those of { $zone }.

## A paper

hold-paper = Paper
hold-paper-changed = written { $when }
hold-paper-name = Name of a new paper
hold-paper-make = Begin a paper
hold-paper-asks = What it asks
hold-paper-file = The paper’s file
hold-paper-file-hint = Items to be drawn, a [[draw]] each, or items that everybody is asked, an [[item]] each.
hold-paper-save = Save the paper
hold-paper-kept = The paper is saved.
hold-paper-kept-with-faults = The paper is saved with its faults. It cannot be sat like this.
hold-paper-fault-name = Give the paper a name of at most 120 characters.
hold-paper-fault-long = The file is too long: it has at most 100 kilobytes. What was there before has stayed.
hold-paper-faults = { $n ->
    [one] One fault
   *[other] { $n } faults
}
hold-paper-comes-to = What it comes to
hold-paper-format = The fields of a paper’s file
hold-line = Line { $line }
hold-field-name = The paper’s name.
hold-field-programme = The short name of a programme, whose levels rows may name.
hold-field-edition = Only what is ruled under this edition of the Laws, such as "2017".
hold-field-draw = [[draw]]: so many items of a kind, drawn for each candidate.
hold-field-part = "closed", without the law book, or "open", with it.
hold-field-count = How many items are drawn.
hold-field-family = Only "rotation", "claim" or "concession".
hold-field-law = Only what this law decides, such as "30".
hold-field-level = Only what this level of the programme requires.
hold-field-stages = Only scenarios of so many stages.
hold-field-variants = true: variants are asked in place of the scenarios themselves.
hold-field-judgement = true: scenarios that leave something to judgement are asked too, and examiners mark them.
hold-field-weight = What each item weighs against the others, from 1.
hold-field-critical = true: whoever gets such an item wrong has no more than the cap.
hold-field-item = [[item]]: one item that everybody is asked; its scenario = "r001" is an id, also of a variant.
hold-field-result = [result]: pass, part_floor, critical_above, cap and bands, in per cent: pass = "65 %".

hold-coverage = Items on each law in a paper of { $items }
hold-coverage-told = A bar is as long as what candidates are asked on average, the line on it goes from the fewest to the most. An item that several laws decide counts for each.
hold-law = Law
hold-law-short = Law { $law }
hold-mean = On average
hold-span = From, to
hold-of = Scenarios

## A sitting

hold-state-draft = Being made
hold-state-ready = Open, and it has not begun
hold-state-open = Under way
hold-state-closed = Over
hold-state-ended = Ended by an examiner
hold-settings = Settings
hold-times = Times
hold-who = Who may sit it
hold-name = Name
hold-code = Code
hold-code-hint = Candidates find the exam under it. Small letters, digits and hyphens. Give a sitting the code of an earlier one to hold that exam again.
hold-opens = Candidates may begin from
hold-closes = Everything ends at
hold-closed_minutes = Closed-book part, in minutes
hold-closed_minutes-hint = 0 if there is none.
hold-open_minutes = Open-book part, in minutes
hold-open_minutes-hint = 0 if there is none.
hold-grace_seconds = Period of grace, in seconds
hold-grace_seconds-hint = For so long after the end answers are taken that were under way.
hold-clock = When a candidate is cut off
hold-clock-runs_on = the clock runs on
hold-clock-stops = the clock stops
hold-clock-up-to = { $n ->
    [one] the clock stops, for a minute at most
   *[other] the clock stops, for { $n } minutes at most
}
hold-stop_minutes = Stops for at most, in minutes
hold-entry_code = Entry code
hold-entry_code-hint = Whoever begins has to enter it. Leave it empty if there is none.
hold-no-code = none
hold-begin = Beginning
hold-authorised = An examiner lets each candidate begin
hold-not-authorised = Each candidate begins without being let
hold-attempts = Attempts
hold-period_days = Within days
hold-period_days-hint = Attempts are counted within so many days; 0 counts them for ever.
hold-cooling_off_days = Days to wait after an attempt
hold-is-trial = This is a trial: it counts for nothing
hold-for-ever = for ever
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
hold-save = Save the sitting
hold-address = Address for candidates
hold-fault-name = Give the sitting a name of at most 120 characters.
hold-fault-code = Give the sitting a code of at most 40 small letters, digits and hyphens.
hold-fault-paper = Choose a paper.
hold-fault-opens = This is no time. Write it as 2027-05-31T09:30.
hold-fault-closes = This is no time, or it is not after the beginning. Write it as 2027-05-31T12:00.
hold-fault-closed_minutes = Write a number of minutes from 0 to 1440.
hold-fault-open_minutes = Write a number of minutes from 0 to 1440.
hold-fault-no_time = One of the parts has to take some time.
hold-fault-grace_seconds = Write a number of seconds from 0 to 600.
hold-fault-clock = Choose what the clock does.
hold-fault-stop_minutes = Write a number of minutes from 0 to 120.
hold-fault-entry_code = An entry code has at most 40 characters.
hold-fault-attempts = Write a number from 1 to 100.
hold-fault-period_days = Write a number of days from 0 to 3650.
hold-fault-cooling_off_days = Write a number of days from 0 to 3650.
hold-fault-is_open = The sitting is open: its settings stay as they are.

hold-checks = Before it is opened
hold-changed = Changed on this site since the exam was opened: { $list }. Candidates who have not come to these questions yet see them as they are now, and are told so; answers that were given before are marked by the facts of today. Look at them before you open results.
hold-checked = How it was opened
hold-finding-good = In order.
hold-finding-look = To be looked at.
hold-finding-bad = Not like this.
hold-open-hint = The paper stays as it is now, every item that may be asked is ruled on, and candidates find the exam. The settings stay from then on; only the end can be moved.
hold-open-not = It cannot be opened like this.
hold-act-open = Open the sitting
hold-open-fault-past = The sitting would be over already.
hold-open-fault-paper = The paper has faults.
hold-open-fault-short = There is too little of what the paper asks once its variants are made.
hold-open-fault-checks = Something in the list below stands against opening it.
hold-open-fault-changed = The sitting or its paper was changed meanwhile. Look at it again, and open it then.
hold-open-fault-closed = The sitting has closed, and its end stays where it was.
hold-open-fault-late = The rulings take longer than usual. What was found is kept: open it once more.
hold-move = Move the end
hold-act-move = Move it
hold-end = End the exam
hold-end-about = Everybody’s paper is taken at once as it is, and nobody can begin any more.
hold-act-end = End it for everybody
hold-again-about = A new sitting with the same settings and the same code, to be changed and opened.
hold-act-again = Hold this exam again
hold-test = Try it as a candidate
hold-test-of = Try { $name }
hold-test-about = You get a paper as a candidate would, with the clock and everything. It counts for nothing, and it stands on the board as a trial run.
hold-test-begin = Begin
hold-test-fault-not_open = The sitting has to be open for that.
hold-test-fault-sits = You are sitting this exam yourself. You can try it once you have handed in.
hold-test-fault-guest = Only somebody with an account in this federation can sit its exams.

## The board

hold-board = The board
board-of = Board: { $name }
board-search = Name or member number
board-show = Show
board-again = Let this page renew itself every 15 seconds.
board-again-stop = This page renews itself every 15 seconds. Stop that.
board-stale = The server does not answer: what stands here is not the latest.
board-none = Nobody is in.
board-before = The page before
board-after = The next { $n }
board-count = { $state }: { $n }
board-state-waits = waiting
board-state-under_way = under way
board-state-submitted = handed in
board-state-out_of_time = out of time
board-state-ended = ended by an examiner
board-paused = clock stopped
board-held-open = the exam has closed: this one stays open until you let the clock go on or end the attempt, for a day at most
board-time-up = time is up
board-test = trial run of an examiner
board-own = your own: another examiner looks after it
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
board-there = connected
board-away = { $n ->
    [0] cut off just now
    [one] cut off for a minute
   *[other] cut off for { $n } minutes
}
board-heard = { $n ->
    [0] heard of just now
    [one] heard of a minute ago
   *[other] heard of { $n } minutes ago
}
board-more = More
board-more-spoken = More for { $name }
board-minutes = Minutes more
board-act-authorise = Let begin
board-act-authorise-spoken = Let begin: { $name }
board-act-authorise-all = Let begin: everybody who waits
board-act-pause = Stop the clock
board-act-pause-spoken = Stop the clock of { $name }
board-act-pause-all = Stop the clock of everybody
board-act-go_on = Go on
board-act-go_on-spoken = Go on: { $name }
board-act-go_on-all = Go on: everybody
board-act-add = Give
board-act-end = End the attempt
board-act-end-spoken = End the attempt of { $name }
board-everybody = For everybody
board-fault-minutes = Write a number of minutes from 1 to 240, or from -1 to -240 to take back what was given.
board-done-none = Nothing was changed: meanwhile there was nothing to be done.
board-done-authorise = { $n ->
    [one] One candidate may begin.
   *[other] { $n } candidates may begin.
}
board-done-pause = { $n ->
    [one] One clock is stopped.
   *[other] { $n } clocks are stopped.
}
board-done-go_on = { $n ->
    [one] One clock goes on.
   *[other] { $n } clocks go on.
}
board-done-add = { $n ->
    [one] The time of one candidate is changed.
   *[other] The time of { $n } candidates is changed.
}
board-done-end = { $n ->
    [one] One attempt is ended.
   *[other] { $n } attempts are ended.
}
