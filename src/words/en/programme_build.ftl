### Building a programme from levels and requirements.

## Forms that build a file from cards

draft-save = Save and check
draft-names = Name in other languages
draft-act-keep = Save
draft-act-keep-of = Save: { $row }
draft-act-up = Up
draft-act-up-of = Up: { $row }
draft-act-down = Down
draft-act-down-of = Down: { $row }
draft-act-copy = Duplicate
draft-act-copy-of = Duplicate: { $row }
draft-act-remove = Remove
draft-act-remove-of = Remove: { $row }

## The programme

build-programme = The programme
build-levels = Levels
build-levels-about = The lowest first. Leave a field in a sentence empty where there is no such limit.
build-level = Level { $n }
build-add-level = Add a level
build-level-by-name = Certificates know this level by its name: if you change it, they no longer count for it.
build-requires = What it requires
build-prerequisite = A valid certificate: { $level }
build-requirement-in = { $in }, requirement { $n }
build-lesson-in = { $in }, lesson { $n }
build-refresher-in = { $in }, renewal by a refresher
build-delta-in = { $in }, renewal by an exam on changes
build-add = Add a requirement:
build-add-within = Add another requirement
build-add-exam = An exam
build-add-practice = Practice
build-add-lessons = Several lessons
build-add-practical = Directing
build-add-oral = An oral examination
build-add-any = A choice
build-add-all = A group
build-add-lesson = Add a lesson
build-add-refresher = Renew by a refresher
build-add-delta = Renew by an exam on changes
build-add-to = { $what }: { $row }

## Sentences

build-exam-said = Pass { $paper } with a result of at least { $mark } %. Without a percentage, the pass rule of its paper decides.
build-exam-any = any exam
build-exam = { $name } ({ $code })
build-exam-unknown = { $code } (no exam has this code yet)
build-exam-further = Further conditions
build-exam-new = Or an exam that you have not held yet, under the code { $code }.
build-exam-right = At least { $least } of { $of } items fully correct.
build-exam-points = At least { $least } of { $of } points.
build-exam-sections = At least { $closed } % in the closed part, { $open } % in the open part, { $practical } % in the practical part and { $oral } % in the oral part.
build-exam-within = Sat within the last { $days } days.
build-practice = { $scope }: at least { $scenarios } scenarios in practice with a mean of at least { $mean } %, none below { $floor } %.
build-lessons = A mean of at least { $mean } % over these lessons in practice, none below { $floor } %:
build-lesson = { $scope }: { $scenarios } scenarios.
build-practical = Direct at least { $sessions } sessions and { $hours } hours in all; { $cosigned } count.
build-cosigned-only = only co-signed sessions
build-cosigned-all = all sessions
build-oral = An oral examination with a mark of at least { $mark } %.
build-any = At least { $least } of these:
build-all = All of these:
build-unknown = This is no requirement, or several in one.
build-terms = The certificate
build-validity = It is valid for { $years } years, or until its holder has been inactive for { $inactive } years. Leave both empty if it is valid for life.
build-examiners = { $examiners } must agree to each certificate.
build-examiners-one = One examiner
build-examiners-two = Two examiners
build-bands = With merit from { $merit } % and with distinction from { $distinction } % in every exam.
build-refresher = Renewed by a refresher
build-delta = Renewed by an exam on the changes of another edition
build-window = The exam that renews it counts from { $opens_days } days before its last day until { $grace_days } days after.

## Names of the fields

build-field-name = Name
build-field-id = Short name
build-field-edition = Edition of the Laws
build-hint-edition = Only what is ruled under these Laws counts.
build-field-example = Only an example
build-field-other = Fields that no programme has
build-field-prerequisites = Certificates required
build-field-scope = Kind of scenarios
build-field-scenarios = Number of scenarios
build-field-mean = Lowest mean, in %
build-field-floor = Lowest mark, in %
build-field-paper = Exam
build-field-paper-new = Code of an exam not held yet
build-field-mark = Lowest result, in %
build-field-right-least = Items fully correct
build-field-right-of = Items in all
build-field-points-least = Points
build-field-points-of = Points in all
build-field-sections-closed = Closed part, in %
build-field-sections-open = Open part, in %
build-field-sections-practical = Practical part, in %
build-field-sections-oral = Oral part, in %
build-field-critical = All critical items must be correct
build-field-within_days = Greatest age in days
build-field-practical-sessions = Number of sessions
build-field-practical-hours = Number of hours
build-field-practical-cosigned = Sessions that count
build-field-oral-mark = Lowest mark, in %
build-field-least = Number needed
build-field-validity-years = Validity in years
build-field-validity-inactive_years = Years of inactivity
build-field-examiners = Number of examiners
build-field-bands-merit = With merit from, in %
build-field-bands-distinction = With distinction from, in %
build-field-renewal-opens_days = Days before the last day
build-field-renewal-grace_days = Days after the last day

## Faults, in the terms of this form

build-fault-not_per_cent = Give a percentage from 0 to 100, such as 65 or 67.5.
build-fault-missing_field-levels = Add at least one level.
build-fault-missing_field-requires = Add at least one requirement.
build-fault-empty-all = Add at least one requirement to this group, or remove it.
build-fault-empty-any = Add at least one requirement to this choice, or remove it.
build-fault-empty-lessons = Add at least one lesson.
build-fault-not_one_of-requires = This is no requirement, or several in one. Correct its lines, or remove it.
build-fault-not_one_of-validity = Give years of validity, or years of inactivity, but not both.
build-fault-missing_field-sessions = Give a number of sessions, of hours, or both.
build-fault-missing_field-refresher = Add the exam that renews the certificate, or leave out the days before and after.

## As a file

build-unread = This file cannot be shown as a form. Correct it below, or replace it.
build-comments = The file of this programme has comments. They are lost when you save the form: download the file first if you want to keep them.
build-as-file-about = The same programme as text, to keep, to send to another federation, or to take one from there.

## Who would pass

simulation-show = Who would pass?
simulation-of = Who would pass: { $name }
simulation-back = Back to the programme
simulation-about = The saved text is applied to what people have done so far. Nothing is stored, and nobody is told.
simulation-compared = It is compared with the text that is offered now.
simulation-published = This is the text that is offered now.
simulation-alone = No text is offered yet, so there is nothing to compare with.
simulation-without = { $n ->
    [0] Everyone has practised, sat an exam or directed a session.
    [one] One person without practice, exams and sessions is left out.
   *[other] { $n } people without practice, exams and sessions are left out.
}
simulation-part = This counts a part of your people, at most { $most } by name. The other parts have pages of their own.
simulation-nobody = Nobody here has practised, sat an exam or directed a session yet.
simulation-faults = Correct the faults of the programme first. Then it can be applied to your people.
simulation-passed = { $held ->
    [0] With these rules { $n } of { $of } would pass.
   *[other] { $of ->
        [0] Everyone here holds this certificate.
       *[other] Of { $of } who do not hold this certificate, { $n } would pass with these rules.
    }
}
simulation-held = { $n ->
    [one] One person holds it, and keeps it under any rules.
   *[other] { $n } people hold it, and keep it under any rules.
}
simulation-before = By the text that is offered now, { $n } of { $of } pass.
simulation-new-level = The text that is offered now has no such level.
simulation-stops = This stops most people: “{ $what }” { $n ->
    [one] One person does not meet it
   *[other] { $n } people do not meet it
}; { $alone ->
    [0] nobody fails on this alone.
    [one] one person fails on this alone.
   *[other] { $alone } fail on this alone.
}
simulation-caption = People who meet each requirement, of { $of }
simulation-need = Requirement
simulation-met = People who meet it
simulation-all = All requirements
simulation-all-short = all
simulation-gains = { $n ->
    [one] One person would pass who does not now
   *[other] { $n } people would pass who do not now
}
simulation-losses = { $n ->
    [one] One person passes now and would not
   *[other] { $n } people pass now and would not
}
