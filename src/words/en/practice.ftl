### Practice: reviews due and why, lists, the plan; flags, notes and reports on a scenario.

## The practice page of a signed-in user

practice-own = For you
practice-mistakes = { $n ->
    [one] one mistake to correct
   *[other] { $n } mistakes to correct
}
practice-flagged = { $n ->
    [one] one scenario
   *[other] { $n } scenarios
}
practice-variant = fresh variant
practice-variant-of = variant of: { $title }
practice-due = { $n ->
    [one] One scenario is due for review today.
   *[other] { $n } scenarios are due for review today.
}
practice-due-nothing-yet = Nothing to review yet. What you answer comes back from tomorrow, less often as you improve.
practice-due-later = { $n ->
    [one] Nothing is due today. The next scenario comes up on { $day }.
   *[other] Nothing is due today. The next { $n } scenarios come up on { $day }.
}
practice-due-all = All { $n } due
practice-exam-past = Your plan’s exam day, { $day }, has passed, so reviews no longer come early for it.
practice-exam = { $n ->
    [0] Your exam is today, { $day }.
    [one] Your exam is tomorrow, { $day }.
   *[other] Your exam is on { $day }, in { $n } days.
}
practice-days = Reviews on each of the next { $n } days
practice-days-due = Reviews
why-due-since = due since { $day }
why-due-today = due today
why-due-exam = once more before the exam

## Lists

list-due = Due today
list-mistakes = Replay my mistakes
list-flagged = Flagged scenarios
list-start = Start
list-about-due = Each comes as a fresh variant if there is one: the same pattern with other facts.
list-about-mistakes = Your latest answer to each of these was not fully correct. Those you were sure of come first.
list-about-flagged = You flagged these to come back to.
list-none-due = Nothing is due today.
list-none-mistakes = Nothing to replay: all your latest answers are correct.
list-none-flagged = You have not flagged any scenarios.
marked-variant = Fresh variant
marked-list-done = Back to practice
asked-not-law = Counts for practice, not for a certificate: the law is not asked in this list.
asked-was-not-law = Counts for practice, not for a certificate: the law was not asked.
asked-with-law = Answer with the law asked
navigator-label = Practice list
navigator-place = { $n } of { $of } in: { $list }
navigator-list = { $of } in: { $list }
navigator-counts = { $answered } answered, { $flagged } flagged
navigator-before = Previous
navigator-next = Next
navigator-all = Full list with titles
navigator-not-seen = not seen
navigator-answered = answered
navigator-flagged = flagged

## The plan

plan-begin = Set up a review plan
plan-change = Change the plan
plan-about = Each scenario you have answered comes back shortly before you would forget it, as a fresh variant if there is one. You see each day what is due and why, and you can stop at any time.
plan-exam = Exam day
plan-exam-hint = Optional. Everything comes up once more in the week before it.
plan-zone = Time zone
plan-zone-hint = Your days begin and end by it: Europe/Oslo, America/New_York, UTC.
plan-retention = Target recall
plan-retention-hint = The higher it is, the sooner scenarios come back.
plan-opt-in = Start reviewing
plan-save = Save plan
plan-opt-out = Stop reviewing
plan-fault-exam = That is not a valid date. Enter it as 2027-05-31, or leave it empty.
plan-fault-zone = There is no such time zone. Enter one like Europe/Oslo.
plan-fault-retention = Choose a target recall.
plan-fault-store = Not saved: the database is not responding. Please try again in a minute.

## Confidence, flags and keyboard shortcuts

confidence-title = How sure are you?
confidence-hint = Optional. It does not affect your mark; it shows you where you are overconfident.
confidence-guess = Guessing
confidence-fairly_sure = Fairly sure
confidence-sure = Sure
confidence-untold = Not stated
confidence-was-guess = You guessed.
confidence-was-fairly_sure = You were fairly sure.
confidence-was-sure = You were sure.
flag-button = Flag
flag-clear = Remove flag
flag-clear-of = Remove flag: { $title }
flag-is-set = Flagged.
flag-is-cleared = Flag removed.
flag-failed = The flag was not saved. Please try again in a minute.
keys-move-arrows = the same, within the form
keys-flag = add or remove a flag, if you are signed in
keys-law = the law book
scenario-law-book = Law book (opens beside this page)
keep-sign-in = to flag scenarios, keep notes and follow your progress.

## Notes and reports

note-title = Your note
note-label = What you want to remember about this scenario
note-hint = At most { $n } characters. Only you can see it.
note-save = Save note
note-earlier = Earlier versions
report-title = Report this scenario
report-about = Is something wrong with scenario { $id }? Your report goes to the people who maintain the bank.
report-with-answer = Your answer is sent with it.
report-label = What is wrong?
report-send = Send report
report-thanks = Thank you. Your report has been saved.
text-fault-empty = Write something first.
text-fault-long = Not saved: your text has { $n } characters. Shorten it to { $limit }.
text-fault-zero = Not saved: the text contains a character that cannot be saved. Delete it, or type the text again.
text-fault-store = Not saved: the database is not responding. Please try again in a minute.
text-fault-ended = Not saved: your session has ended. Sign in in another tab, then save again.
text-fault-many = { $minutes ->
    [one] Not sent: there have been too many reports from your network. Try again in a minute.
   *[other] Not sent: there have been too many reports from your network. Try again in { $minutes } minutes.
}
text-fault-cut = The text was too long to show again here. Go back in your browser to find all of it.

## Today’s work, on the practice page and on the progress page

today-title = Today
today-go = Start
today-next = Next: { $title }
today-new = { $n } new
today-due = { $n ->
    [one] one review
   *[other] { $n } reviews
}
today-wrong = { $n } to correct
today-work = { $work }.
today-done = Today’s work is done.
today-free = Nothing to correct.
today-pace = { $left ->
    [one] One scenario is still new to you; at this pace you have seen it by { $day }.
   *[other] { $left } scenarios are still new to you; at this pace you have seen them all by { $day }.
}
practice-days-coming = Reviews on the coming days

## The search for scenarios

practice-search-title = Find scenarios
practice-search-change = Change the search
practice-search-any = Any
practice-search-text = Words in the title, or the number
practice-search-law = Law
practice-search-edition = Laws in force
practice-search-family = Subject
practice-search-level = Level
practice-search-state = Your answers
practice-search-new = Not answered yet
practice-search-done = Answered
practice-search-mistakes = Something was wrong
practice-search-find = Search
practice-found = { $n ->
    [one] One scenario found
   *[other] { $n } scenarios found
}
practice-found-none = No scenario matches. Clear a field or search for fewer words.
pager-label = Pages
pager-page = Page { $n } of { $of }
