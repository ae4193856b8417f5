### Courses, for their leaders and members.

federation-courses = Courses
federation-courses-about = Syllabus, members, assigned practice, and progress of each group
courses-none = There are no courses yet.
course-days = { $begins } to { $ends }
course-from = from { $begins }
course-until = until { $ends }
course-always = no dates set
course-told = { $days } · { $n ->
    [one] one trainee
   *[other] { $n } trainees
} · code { $code }

course-new = New course
course-settings = Course settings
course-save = Save course
course-name = Name
course-code = Code
course-code-hint = A short name for the course in CSV files: letters, digits, hyphens. For example, spring-27.
course-begins = First day
course-ends = Last day
course-laws = Laws
course-laws-hint = Their numbers, such as 28, 30, 68. The group’s progress is shown for these laws; leave it empty for all.
course-sets = Sets of scenarios
course-sets-hint = One per line: a name, a colon, and scenario IDs. For example, Passes: r001, r002
course-fault-name = Give the course a name of at most 120 characters.
course-fault-code = Give the course a code of at most 40 letters, digits and hyphens.
course-fault-code-taken = Another course has this code. Choose a different one.
course-fault-begins = That is not a valid date. Enter it as 2027-05-31, or leave it empty.
course-fault-ends = That is not a valid date, or it is before the first day.
course-fault-laws = There are no scenarios on law { $named }. Remove it.
course-fault-sets = Line { $named } must be a new name, a colon, and scenario IDs.
course-fault-sets-scenario = There is no scenario { $named }. Check the ID.

course-export = Export as CSV
course-file-name = Name
course-file-email = Email address
course-file-number = Member number
course-file-part = Role in the course
course-file-suspended = Suspended
course-file-answers = Answers
course-file-mean = Mean in per cent
course-file-last = Last answer
course-file-done = { $title }: done
course-file-of = { $title }: of

course-work = Assigned practice
course-work-none = No practice is assigned.
course-work-done = { $scenarios ->
    [one] one scenario
   *[other] { $scenarios } scenarios
} · all done by { $n } of { $of }
course-withdraw = Withdraw
course-withdraw-spoken = Withdraw { $title }
course-assign = Assign practice
work-of = Practice
work-title = Title
work-title-hint = Optional. If empty, the name of the law or set is used.
work-opens = From
work-opens-hint = Answers count from that day on.
work-due = Until
work-assign = Assign
work-days = { $opens } to { $due }
work-from = from { $opens }
work-fault-title = Shorten the title to 120 characters.
work-fault-of = Choose a law or a set.
work-fault-opens = That is not a valid date. Enter it as 2027-05-31.
work-fault-due = That is not a valid date, or it is before the first day.

course-weak = Weakest laws
course-weak-none = There are no answers yet in the laws of this course.
course-untouched = { $n ->
    [one] One law of this course has no answers yet.
   *[other] { $n } laws of this course have no answers yet.
}
course-stuck = Below 60{"\u00A0"}%
course-stuck-of = { $n } of { $of }
course-quiet = Inactive trainees
course-quiet-none = None.
course-quiet-about = { $n ->
    [one] One trainee has
   *[other] { $n } trainees have
} not answered a scenario for { $days } days or more.
course-last = { $days ->
    [0] last answer today
    [one] last answer yesterday
   *[other] last answer { $days } days ago
}
course-last-never = no answer yet
course-last-day = last on { $day }
course-everybody = Progress by trainee
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
course-members-none = This course has no members yet.
course-members-file = To add many people at once, use a file:
course-act-suspend = Suspend
course-act-suspend-spoken = Suspend { $name }
course-act-resume = Reinstate
course-act-resume-spoken = Reinstate { $name }
course-act-remove = Remove
course-act-remove-spoken = Remove { $name }
course-seat = Add a member
course-seat-email = Email address
course-seat-email-hint = Of a person with an account in this federation.
course-seat-part = Role in the course
course-seat-do = Add
course-seat-fault-email = No account in this federation has this address. Enrol the person from a file, or invite them first.
course-seat-fault-part = This person is not a course leader of the federation. An admin can grant that role on the person’s page.

course-syllabus = Syllabus
course-syllabus-none = No laws or sets have been chosen.

assigned = Assigned to you
assigned-of = { $n } of { $of } done
assigned-due = { $days ->
    [0] due today
    [one] due tomorrow
   *[other] due { $day }
}
assigned-late = was due { $day }
assigned-open = no due date
assigned-later = from { $day }
assigned-done = all done
assigned-go = Continue
assigned-go-spoken = Continue { $title }
