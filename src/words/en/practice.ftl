### Practising: what is due and why, lists that are worked through, the plan; what is kept on a scenario: flags, notes, reports.

## What somebody signed in finds on the practice page

practice-own = For you
practice-mistakes = { $n ->
    [one] one scenario to put right
   *[other] { $n } scenarios to put right
}
practice-flagged = { $n ->
    [one] one scenario
   *[other] { $n } scenarios
}
practice-variant = fresh variant
practice-variant-of = of: { $title }
practice-due = { $n ->
    [one] One scenario is due for review today.
   *[other] { $n } scenarios are due for review today.
}
practice-due-nothing-yet = Nothing to review yet: what you answer comes up again from the next day on, later and later the better you know it.
practice-due-later = { $n ->
    [one] Nothing is due today. The next scenario comes up on { $day }.
   *[other] Nothing is due today. The next { $n } scenarios come up on { $day }.
}
practice-due-all = All { $n } that are due
practice-exam-past = The exam day of your plan, { $day }, is past: nothing comes up earlier because of it.
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

## Lists that are worked through

list-due = Due today
list-mistakes = Replay my mistakes
list-flagged = Flagged scenarios
list-start = Start
list-about-due = Each comes as a fresh variant, where there is one: the same pattern, other facts.
list-about-mistakes = Something was wrong in your latest answer to each of these. What you were sure of comes first.
list-about-flagged = You flagged these to come back to them.
list-none-due = Nothing is due today.
list-none-mistakes = Nothing to replay: your latest answer to everything you have answered is right.
list-none-flagged = You have flagged nothing.
marked-variant = Fresh variant
marked-list-done = Back to practice
navigator-label = Practice list
navigator-place = { $n } of { $of } in: { $list }
navigator-list = { $of } in: { $list }
navigator-counts = { $answered } answered, { $flagged } flagged
navigator-before = Previous
navigator-next = Next
navigator-all = The whole list with titles
navigator-not-seen = not seen
navigator-answered = answered
navigator-flagged = flagged

## The plan

plan-begin = Review by a plan
plan-change = Change the plan
plan-about = What you have answered comes up again shortly before you would forget it, as a fresh variant where there is one. You see every day what is due and why, and can stop whenever you like.
plan-exam = Day of your exam
plan-exam-hint = May be left empty. Everything comes up once more in the last week before it.
plan-zone = Time zone
plan-zone-hint = By it your days begin and end: Europe/Oslo, America/New_York, UTC.
plan-retention = How much you want to remember
plan-retention-hint = The more, the sooner things come up again.
plan-opt-in = Begin to review
plan-save = Save the plan
plan-opt-out = Stop reviewing
plan-fault-exam = This is no day. Write it as 2027-05-31, or leave it empty.
plan-fault-zone = There is no time zone of this name. Write it as Europe/Oslo.
plan-fault-retention = Choose how much you want to remember.
plan-fault-store = Your plan was not saved: the database does not answer. Please try again in a minute.

## How sure, flags and keys

confidence-title = How sure are you?
confidence-hint = You need not say. It counts for nothing, and shows you later what you only believe you know.
confidence-guess = I guess
confidence-fairly_sure = Fairly sure
confidence-sure = Sure
confidence-untold = Not told
confidence-was-guess = You guessed.
confidence-was-fairly_sure = You were fairly sure.
confidence-was-sure = You were sure.
flag-button = Flag
flag-clear = Clear the flag
flag-clear-of = Clear the flag: { $title }
flag-is-set = Flagged.
flag-is-cleared = Flag cleared.
flag-failed = The flag was not saved. Please try again in a minute.
keys-move-arrows = the same, within the form
keys-flag = flag, or clear the flag, when you are signed in
keys-law = the law book
scenario-law-book = Law book (opens beside this page)
keep-sign-in = to flag scenarios, keep notes, and see how far you are.

## Notes and reports

note-title = Your note
note-label = What you want to remember here
note-hint = At most { $n } characters. Only you see it.
note-save = Save the note
note-earlier = What it was before
report-title = Report this scenario
report-about = Is something the matter with scenario { $id }? Whoever looks after the bank reads it.
report-with-answer = Your answer goes along with it.
report-label = What is the matter
report-send = Send the report
report-thanks = Your report is kept. Thank you.
text-fault-empty = Nothing is written.
text-fault-long = Not saved: this has { $n } characters, and at most { $limit } are kept.
text-fault-zero = Not saved: there is a sign in it that cannot be kept.
text-fault-store = Not saved: the database does not answer. Please try again in a minute.
text-fault-ended = Not saved: your session has ended. Sign in in another tab, and save it once more.
text-fault-many = { $minutes ->
    [one] Not sent: there have been many reports from here. Try again in a minute.
   *[other] Not sent: there have been many reports from here. Try again in { $minutes } minutes.
}
text-fault-cut = Not all of it could be brought back here: go back in your browser to find the whole.

## Today’s work, on the practice page and among one's progress

today-title = Today
today-go = Start
today-next = Next: { $title }
today-new = { $n } new
today-due = { $n ->
    [one] one review
   *[other] { $n } reviews
}
today-wrong = { $n } to put right
today-work = { $work }.
today-done = Today’s work is done.
today-free = Nothing to put right.
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
practice-found-none = No scenario is like this. Leave a field out, or search for fewer words.
pager-label = Pages
pager-page = Page { $n } of { $of }
