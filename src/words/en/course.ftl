### Courses: for those who lead them, and what their members see of them.

federation-courses = Courses
federation-courses-about = Syllabus, members, assigned practice, and how each group is doing
courses-none = There is no course yet.
course-days = { $begins } to { $ends }
course-from = from { $begins }
course-until = until { $ends }
course-always = no days set
course-told = { $days } · { $n ->
    [one] one trainee
   *[other] { $n } trainees
} · in files: { $code }

course-new = New course
course-settings = Course settings
course-save = Save the course
course-name = Name
course-code = Code
course-code-hint = A short name by which files of people name the course: letters, digits, hyphens. Such as spring-27.
course-begins = First day
course-ends = Last day
course-laws = Laws
course-laws-hint = Their numbers, such as 28, 30, 68. The group is watched in these; in all of them if you leave this empty.
course-sets = Sets of scenarios
course-sets-hint = One a line: a name, a colon, and the short ids of scenarios. Such as Passes: r001, r002
course-fault-name = Give the course a name of at most 120 characters.
course-fault-code = Give the course a code of at most 40 letters, digits and hyphens.
course-fault-code-taken = Another course has this code.
course-fault-begins = This is no day. Write it as 2027-05-31, or leave it empty.
course-fault-ends = This is no day, or it is before the first one.
course-fault-laws = There is nothing to practise in law { $named }.
course-fault-sets = Line { $named } is not written as a name, a colon, and ids of scenarios; or its name has come before.
course-fault-sets-scenario = There is no scenario { $named }.

course-export = Save as a spreadsheet
course-file-name = Name
course-file-email = E-mail address
course-file-number = Member number
course-file-part = Role in the course
course-file-suspended = Suspended
course-file-answers = Answers
course-file-mean = Mean in per cent
course-file-last = Last answer
course-file-done = { $title }: done
course-file-of = { $title }: of

course-work = Assigned practice
course-work-none = Nothing is assigned.
course-work-done = { $scenarios ->
    [one] one scenario
   *[other] { $scenarios } scenarios
} · all done by { $n } of { $of }
course-withdraw = Withdraw
course-withdraw-spoken = Withdraw { $title }
course-assign = Assign practice
work-of = What
work-title = Title
work-title-hint = May be left empty: then it is called after the law or the set.
work-opens = From
work-opens-hint = Answers from that day on count.
work-due = Until
work-assign = Assign it
work-days = { $opens } to { $due }
work-from = from { $opens }
work-fault-title = A title has at most 120 characters.
work-fault-of = Choose a law or a set.
work-fault-opens = This is no day. Write it as 2027-05-31.
work-fault-due = This is no day, or it is before the first one.

course-weak = Where the group is weak
course-weak-none = Nobody has answered anything in the laws of this course.
course-untouched = { $n ->
    [one] In one law of this course nobody has answered anything.
   *[other] In { $n } laws of this course nobody has answered anything.
}
course-stuck = Below 60{"\u00A0"}%
course-stuck-of = { $n } of { $of }
course-quiet = Who has gone quiet
course-quiet-none = Nobody.
course-quiet-about = { $n ->
    [one] One trainee has
   *[other] { $n } trainees have
} not answered anything for { $days } days or more.
course-last = { $days ->
    [0] last answer today
    [one] last answer yesterday
   *[other] last answer { $days } days ago
}
course-last-never = no answer yet
course-last-day = last on { $day }
course-everybody = Who has done what
course-answers = { $n ->
    [0] no answers
    [one] one answer
   *[other] { $n } answers
}
course-mean = mean { $mean }
course-done = { $title }: { $n } of { $of }
course-more = { $n ->
    [one] One more is in the spreadsheet.
   *[other] { $n } more are in the spreadsheet.
}
course-trainee = trainee
course-leader = course leader
course-suspended = suspended

course-members = Members
course-members-of = Members of { $name }
course-members-none = Nobody is in this course yet.
course-members-file = Many people at once come from a file:
course-act-suspend = Suspend
course-act-suspend-spoken = Suspend { $name }
course-act-resume = Take back
course-act-resume-spoken = Take { $name } back
course-act-remove = Remove
course-act-remove-spoken = Remove { $name }
course-seat = Add a member
course-seat-email = E-mail address
course-seat-email-hint = Of somebody who has an account in this federation.
course-seat-part = Role in the course
course-seat-do = Add
course-seat-fault-email = Nobody with an account in this federation has this address. Enrol them from a file, or invite them first.
course-seat-fault-part = They are no course leader of the federation. An admin gives that role on the page of the person.

course-syllabus = Syllabus
course-syllabus-none = No laws and no sets are set.

assigned = Assigned to you
assigned-of = { $n } of { $of } done
assigned-due = { $days ->
    [0] due today
    [one] due tomorrow
   *[other] due { $day }
}
assigned-late = was due { $day }
assigned-open = no last day
assigned-later = from { $day }
assigned-done = all done
assigned-go = Go on
assigned-go-spoken = Go on with { $title }
