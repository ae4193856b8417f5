### Programmes: the requirements of a level, what counts toward them, and what is missing.

## Requirements

requires-practice = { $what }: { $n ->
    [one] one scenario with a mark of at least { $mean }.
   *[other] { $n } scenarios with a mean of at least { $mean }.
}
requires-practice-floor = { $what }: { $n ->
    [one] one scenario with a mark of at least { $mean }, and not below { $floor }.
   *[other] { $n } scenarios with a mean of at least { $mean }, none below { $floor }.
}
requires-lessons = { $lessons }: a mean of at least { $mean } over these lessons.
requires-lessons-floor = { $lessons }: a mean of at least { $mean } over these lessons, none below { $floor }.
requires-lesson = { $what } ({ $n ->
    [one] one scenario
   *[other] { $n } scenarios
})
requires-exam = An exam: { $asked }.
requires-exam-paper = the one with the code { $paper }
requires-exam-pass = passed under the rule of its paper
requires-exam-mark = a result of at least { $mark }
requires-exam-right = at least { $least } of { $of } items fully correct
requires-exam-points = at least { $least } of { $of } points
requires-exam-section-closed = at least { $mark } in the closed part
requires-exam-section-open = at least { $mark } in the open part
requires-exam-section-practical = at least { $mark } in the practical part
requires-exam-section-oral = at least { $mark } in the oral part
requires-exam-critical = all critical items correct
requires-exam-within = sat { $days ->
    [one] today or yesterday
   *[other] within the last { $days } days
}
requires-practical = Directing: { $asked }.
requires-practical-sessions = { $n ->
    [one] one session
   *[other] { $n } sessions
}
requires-practical-hours = { $n ->
    [one] one hour
   *[other] { $n } hours
}
requires-practical-cosigned = with a co-signer
requires-oral = An oral examination with a mark of at least { $mark }.
requires-all = All of these:
requires-any = { $least ->
    [one] One of these:
   *[other] At least { $least } of these:
}
requires-several = { $said } { $each }

## What counts toward it

counts-practice = So far { $have } of { $need }. The best mark of each counts: mean { $mean }, lowest { $lowest }.
counts-practice-none = None of { $need } yet.
counts-lessons = Mean of the best marks so far { $mean }.
counts-exam = The best so far: { $mark }.
counts-practical = { $sessions ->
    [one] One session so far
   *[other] { $sessions } sessions so far
}, { $hours } h { $minutes } min.
counts-several = { $met } of { $of } met.
counts-none = Nothing yet.

## What is missing

missing-scenarios = { $n ->
    [one] one more scenario
   *[other] { $n } more scenarios
}
missing-lessons = { $n ->
    [one] one more lesson
   *[other] { $n } more lessons
}
missing-mean = a mean of { $need } instead of { $have }
missing-floor = a lowest mark of { $need } instead of { $have }
missing-exam = this exam
missing-mark = a mark of { $need } instead of { $have }
missing-pass = a pass
missing-right = { $n ->
    [one] one more item fully correct
   *[other] { $n } more items fully correct
}
missing-points = { $need } points instead of { $have }
missing-section-closed = { $need } in the closed part instead of { $have }
missing-section-open = { $need } in the open part instead of { $have }
missing-section-practical = { $need } in the practical part instead of { $have }
missing-section-oral = { $need } in the oral part instead of { $have }
missing-section-none = nothing
missing-critical = all critical items correct
missing-sessions = { $n ->
    [one] one more session
   *[other] { $n } more sessions
}
missing-minutes = { $hours } h { $minutes } min more of directing
missing-oral = an oral examination
missing-requirements = { $n ->
    [one] one more of these requirements
   *[other] { $n } more of these requirements
}

## A level

level-edition = Certifies the { $edition }; rulings under another edition do not count.
level-prerequisite = A valid certificate: { $level }
level-valid-life = A certificate is valid for life.
level-valid-years = A certificate is valid for { $n ->
    [one] one year.
   *[other] { $n } years.
}
level-valid-inactive = A certificate is valid until its holder has been inactive for { $n ->
    [one] one year.
   *[other] { $n } years.
}
level-band-pass = pass
level-band-merit = with merit
level-band-distinction = with distinction
level-band-from = { $band }: every exam with at least { $mark }
level-bands = Bands: { $bands }.
level-examiners = Two examiners must agree to each certificate.
level-refresher = Renewed by an exam: { $asked }.
level-delta = Renewed by an exam on the changes in another edition: { $asked }.
level-renewed-from = That counts from { $days ->
    [one] one day
   *[other] { $days } days
} before its last day.
level-renewed-grace = That counts until { $days ->
    [one] one day
   *[other] { $days } days
} after its last day.
