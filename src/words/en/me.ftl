### Progress: the drawings and lists of the page. Its first texts are in ui.ftl.

me-band-none = not answered yet
me-band-unmarked = answered, without a mark
me-band-low = mean below 60{"\u00A0"}%
me-band-middle = mean from 60{"\u00A0"}%
me-band-high = mean from 80{"\u00A0"}%
me-sure-wrong = Sure and wrong
me-sure-wrong-about = You were sure of these, but your latest answer was not fully correct.
me-sure-wrong-none = None: your latest answers were fully correct wherever you were sure.
me-calibration = Fully correct, by confidence
me-calibration-of = { $n ->
    [one] { $name }: one answer
   *[other] { $name }: { $n } answers
}
me-calibration-confidence = Confidence
me-calibration-right = Fully correct
me-history = Day by day
me-streak = { $days ->
    [0] No answers today or yesterday.
    [one] One day with answers.
   *[other] { $days } days in a row with answers.
} { $longest ->
    [0] {""}
    [one] Your longest run: one day.
   *[other] Your longest run: { $longest } days in a row.
}
me-days = Answers on each of the last { $n } days
me-days-marks = Mean of all answers on each of the last { $n } days, repeats included
me-day-answers = Answers
me-day-mean = Mean of all answers that day
me-notes = Your notes
plot-day = Day
plot-table = As a table
day = { $day } { $month } { $year }
day-short = { $day } { $month }
day-spoken = { $weekday }, { $day }
month-short-1 = Jan
month-short-2 = Feb
month-short-3 = Mar
month-short-4 = Apr
month-short-5 = May
month-short-6 = Jun
month-short-7 = Jul
month-short-8 = Aug
month-short-9 = Sep
month-short-10 = Oct
month-short-11 = Nov
month-short-12 = Dec
weekday-1 = Monday
weekday-2 = Tuesday
weekday-3 = Wednesday
weekday-4 = Thursday
weekday-5 = Friday
weekday-6 = Saturday
weekday-7 = Sunday

## The user’s exams

own-exams = Your exams
own-exam-opens = opens { $when }
own-exam-open = open now, until { $when }
own-exam-waits = waiting to be admitted
own-exam-under_way = under way
own-exam-done = handed in; the result is not out yet
own-exam-result = the result is out
own-exam-missed = closed { $when }; you did not sit it
own-exam-marks = you mark its answers, until { $when }
weekday-short-1 = Mo
weekday-short-2 = Tu
weekday-short-3 = We
weekday-short-4 = Th
weekday-short-5 = Fr
weekday-short-6 = Sa
weekday-short-7 = Su
me-table = Progress as a table
me-toward = { $n ->
    [one] One more scenario to the next requirement
   *[other] { $n } more scenarios to the next requirement
}: { $level }, { $what }
given-lost = { $n ->
    [one] This answer, given before you signed up, is not in your account: the scenario has changed or was removed.
   *[other] These { $n } answers, given before you signed up, are not in your account: the scenarios have changed or were removed.
}
given-waiting = { $n ->
    [one] One answer given in this browser is not in your account yet: you gave it before you signed in, or it could not be marked at the time.
   *[other] { $n } answers given in this browser are not in your account yet: you gave them before you signed in, or they could not be marked at the time.
}
given-add = Add to my account
given-drop = Discard
