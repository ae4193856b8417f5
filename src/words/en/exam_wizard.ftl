### A whole exam from one form, and what is left to do for an exam.

wizard-title = An exam in ten minutes
wizard-lead = Read the sentences, change what you like in them, and say who sits. Candidates hear nothing about the exam before you open it; people without an account are invited to one now.
wizard-sentence-who = From { $opens } on, { $who } sit an exam.
wizard-sentence-level = It is for { $level }; a new one is called { $level_name }.
wizard-sentence-new = It is for a new certificate, { $level_name }.
wizard-sentence-paper = With { $paper } as the paper, { $pass } % is a pass.
wizard-sentence-times = Each question has { $per_question } minutes, and the exam stays open { $late } minutes longer for those who come late.
wizard-who = Who sits
wizard-who-listed = the people below
wizard-who-everyone = everyone in the federation
wizard-people = People
wizard-people-hint = One to a line: name and email address, such as Ada Lovelace ada@example.org. For people with an account, the address or member number is enough.
wizard-opens = When it begins
wizard-level = Certificate
wizard-level_name = Name of a new certificate
wizard-level-of = { $level } ({ $programme })
wizard-level-new = a new certificate
wizard-level-usual = Club Director
wizard-paper = Paper
wizard-paper-own = { $n ->
    [one] our “{ $name }”, one item
   *[other] our “{ $name }”, { $n } items
}
wizard-paper-bank = { $n ->
    [one] the template “{ $name }”, one item
   *[other] the template “{ $name }”, { $n } items
}
wizard-paper-like = { $n ->
    [1] { $name }, pass mark { $pass } %
   *[other] { $name }, pass mark { $pass } % ({ $n })
}
wizard-pass = Pass mark in per cent
wizard-zone = Times are in the time zone { $zone }.
wizard-rules = A new certificate goes to everyone who passes this exam; one examiner issues it, and it has no end. You can change that later on the page of its programme.
wizard-more = Times, name and codes
wizard-per_question = Minutes for each question
wizard-late = Minutes for those who come late
wizard-name-hint = Leave it empty for the name of the certificate.
wizard-code-hint = Leave it empty for the code that the certificate asks for. Lower-case letters, digits and hyphens.
wizard-make = Make the exam
wizard-fault-who = Choose who sits the exam.
wizard-fault-people = Enter at least one person, or choose everyone in the federation.
wizard-fault-people-long = Enter at most 3,000 people.
wizard-fault-people-name = { $named } has no account yet: write the name beside the address.
wizard-fault-people-number = No one in the federation has the member number { $named }.
wizard-fault-people-odd = { $named } is neither an email address nor a member number.
wizard-fault-people-enrol = { $named } has no account, and your role does not invite people. Ask an admin to invite them first.
wizard-fault-level = Choose a certificate that asks for an exam.
wizard-fault-level_name = Give the new certificate a name of at most 120 characters.
wizard-fault-level_name-taken = There are too many programmes of this name. Choose another name.
wizard-fault-paper-faults = This paper has faults. Correct them on its page, or choose another.
wizard-fault-paper-short = The bank has too few scenarios for this paper. Choose another.
wizard-fault-paper-names = There are too many papers of this name. Rename one of them, or choose another paper.
wizard-fault-pass = Enter a pass mark from 1 to 100.
wizard-fault-opens-past = With this beginning, the exam would be over already.
wizard-fault-per_question = Enter a number of minutes from 1 to 60.
wizard-fault-late = Enter a number of minutes from 0 to 720.
wizard-fault-unruled = The rulings are taking longer than usual. Press the button again in a moment: what has been computed so far is kept.
wizard-fault-store = Something went wrong on our side, and the exam is not whole. Press the button again: what exists already is not made twice.
wizard-before = What exists already
wizard-before-about = The rest is made when you press the button again.
wizard-part-paper = Paper
wizard-part-programme = Programme
wizard-part-sitting = Sitting
wizard-part-missing = not yet
wizard-made = The exam is made.
wizard-made-paper = Its paper
wizard-made-programme = The programme with its certificate
wizard-made-people = { $n ->
    [0] Nobody was added to the list.
    [one] One person was added to the list, { $invited } of them invited to an account.
   *[other] { $n } people were added to the list, { $invited } of them invited to an account.
}

## What is left to do for an exam.

exam-tasks = What is left to do
exam-task-is-done = Done
exam-task-is-left = To do
exam-task-is-waits = To do now
exam-task-is-optional = If you like
exam-task-open = Open the exam
exam-task-open-done = Candidates find it, and people on the list have been told by email.
exam-task-open-left = { $n ->
    [0] Candidates find it once it is open. The button is below the checks.
    [one] One person on the list is told by email when you open it. The button is below the checks.
   *[other] { $n } people on the list are told by email when you open it. The button is below the checks.
}
exam-task-people = People on the list
exam-task-people-done = { $n ->
    [one] One person is on the list.
   *[other] { $n } people are on the list.
}
exam-task-people-left = Only people on the list may enter, and it is empty.
exam-task-accounts = Accounts
exam-task-accounts-done = Everyone on the list has an account.
exam-task-accounts-left = { $n ->
    [one] One person has not yet accepted the invitation to an account.
   *[other] { $n } people have not yet accepted the invitation to an account.
}
exam-task-examiner = A second marker
exam-task-examiner-done = Answers left to judgement are marked by two people; { $n } can.
exam-task-examiner-left = The paper leaves answers to judgement, which two people mark. Only { $n } can: give another person the role, or invite a marker once the exam is open.
exam-task-examiner-waits = { $n ->
    [one] One answer waits for a second marker: invite one.
   *[other] { $n } answers wait for a second marker: invite one.
}
exam-task-key = Key of the certificates
exam-task-key-done = Certificates can be issued.
exam-task-key-left = The site has no key yet, so no certificate can be issued. Its operator sets one.
exam-task-invigilator = An invigilator
exam-task-invigilator-done = { $n ->
    [one] One invigilator can watch beside the examiners.
   *[other] { $n } invigilators can watch beside the examiners.
}
exam-task-invigilator-optional = Examiners watch on the live monitor. An admin can give others the role.
