## A federation: its people, roles and settings

nav-federation = Federation
federation-lead = What you can do here depends on your roles in this federation.
federation-people = People
federation-people-about = Members of the federation, and their roles
federation-settings = Settings
federation-settings-about = Name, languages, edition of the Laws, time zone, levels, sign-up
federation-choose = Federation
federation-others = Other federations on this site

people-count =
    { $n ->
        [one] One person has an account here.
       *[other] { $n } people have an account here.
    } { $roles ->
        [0] All are trainees only.
        [one] There is one role beyond that of a trainee.
       *[other] There are { $roles } roles beyond that of a trainee.
    }
people-search = Name, email address or member number
people-find = Find
people-none = No matches.
people-more = More people
people-file = Download people as CSV
people-file-of-certificates = Download certificates as CSV
people-file-name = Name
people-file-email = Email address
people-file-number = Member number
people-file-since = Joined
people-file-password = Has set a password
people-file-confirmed = Address confirmed
people-file-roles = Roles
people-file-yes = yes
people-file-no = no
people-file-programme = Programme
people-file-level = Level
people-file-edition = Laws
people-file-issued = Issued
people-file-until = Valid until
people-file-state = Status
people-file-certificate = Number
people-invited = invited, not joined yet

person-number = Member number
person-since = Joined
person-joined = account in use
person-confirmed = address confirmed
person-unconfirmed = address not confirmed
person-roles = Roles

role-trainee = Trainee
role-course_leader = Course leader
role-invigilator = Invigilator
role-examiner = Examiner
role-admin = Federation admin
role-operator = Site operator
role-held = held
role-not-held = not held
role-give = Grant
role-take = Revoke
role-give-spoken = Grant { $name } the role { $role }
role-take-spoken = Revoke the role { $role } of { $name }
role-own = You cannot change your own roles; ask another admin.
role-ends-sessions = Changing a person’s roles signs them out everywhere.

settings-name = Name
settings-languages = Languages
settings-languages-hint = Main language first, separated by commas, such as nb, en.
settings-edition = Edition of the Laws in force
settings-edition_from = In force from
settings-edition_from-hint = Until that day, the previous edition applies. Leave it empty if this edition has always applied.
settings-zone = Time zone
settings-zone-hint = Such as Europe/Oslo. Courses and exams begin and end by it.
settings-levels = Levels
settings-levels-hint = One per line, lowest first.
settings-sign_up = Who may sign up
settings-sign_up-hint = If the site sends email, people always confirm their address first, and the form does not reveal which addresses have an account. If it does not, “Everyone” creates accounts at once, and the form says when an address is taken.
settings-sign_up-open = Everyone
settings-sign_up-confirmed = Everyone who confirms their email address
settings-sign_up-invited = By invitation only
settings-keeps_record = Keep the public record of a certificate when its holder’s account is deleted
settings-disclosure = Public details of what a certificate was issued for
settings-disclosure-nothing = Nothing
settings-disclosure-laws = The laws, and the version of the engine that ruled on them
settings-disclosure-all = Also the exams with their dates, and that sessions were directed; never a mark
settings-disclosure-hint = This applies to certificates issued from now on.
settings-awaits_results = Certificates wait for results: none for a person whose exam has unreleased results
settings-second_issuer = A second examiner must agree to each certificate
settings-second_issuer-never = Only where the programme says so
settings-second_issuer-possible = Wherever the federation has two examiners
settings-second_issuer-always = Always
settings-second_issuer-hint = The examiner who wrote the paper and held the exam then does not decide alone. With “Always” and a single examiner, no certificate can be issued.
settings-logo = Logo on certificates
settings-logo-now = Current logo
settings-logo-none = No logo: the four suits are used instead.
settings-logo-file = New logo
settings-logo-file-hint = A PNG of at most 500 kB and 2000 pixels on each side. It is printed on certificates issued from now on; earlier ones keep theirs.
settings-logo-save = Save logo
settings-logo-remove = Remove logo
settings-holds = applies
settings-holds-not = does not apply
settings-save = Save settings
settings-fault-name = Give the federation a name of at most 120 characters.
settings-fault-languages = Enter at most 20 language codes, such as nb, en.
settings-fault-edition = Choose one of the editions.
settings-fault-edition_from = Enter the date as year, month and day, such as 2027-08-01.
settings-fault-elections = The thresholds must be from 0 to 1000, and “not similar below” cannot exceed “similar from”.
settings-fault-zone = There is no such time zone. Enter one like Europe/Oslo.
settings-fault-levels = Enter at most 20 different levels, with names of at most 120 characters.
settings-fault-sign_up = Choose who may sign up.
settings-fault-disclosure = Choose which details are public.
settings-fault-second_issuer = Choose when a second examiner must agree.
settings-fault-logo-none = Choose a file first.
settings-fault-logo-bytes = This file is too large. Choose one of at most 500 kB.
settings-fault-logo-pixels = This picture is too large. Choose one of at most 2000 pixels on each side.
settings-fault-logo-picture = This is not a complete PNG. Choose another file.
settings-fault-logo-detail = This picture has too much detail and would make certificates too large. Use a drawing or lettering, not a photograph.

refused-title = You do not have access
refused-help = None of your roles allows this. If you need access, ask an admin of the federation.
silent-title = The site cannot answer right now
silent-help = The database is not responding. Nothing has been changed; please try again in a moment.

## Changes to a person’s account by an admin

keep-title = Account
keep-lead = Correct details, remove a lost second factor, unlink the account from a sign-in system, or delete it. Your changes are recorded in the audit log, and the person is informed by email.
keep-two = This person’s role requires a second factor, so a second authorised person must confirm every change within seven days. If there is none, the site’s operator can make the change with the command-line program.
keep-correct = Correct details
keep-second-factor = Remove the second factor
keep-second-factor-about = If the person has lost their device. First make sure who is asking. The person is signed out, signs in with their password alone, and sets up a new second factor.
keep-unlink = Unlink from the sign-in system
keep-unlink-about = If the account is linked to the wrong person at your federation’s own system, or cannot be linked to the right one. First make sure who is asking. The person is signed out. Without a password, they need one by email or a new invitation.
keep-delete = Delete the account
keep-sure = I understand that a deleted account cannot be restored.
keep-asked-second-factor = Requested: remove the second factor.
keep-asked-unlink = Requested: unlink the account from the sign-in system.
keep-asked-correct = Requested: correct the account to { $to }
keep-asked-delete = Requested: delete the account.
keep-own = You requested this. Another person must confirm it.
keep-confirm = Confirm
keep-drop = Cancel request
keep-waiting = Changes awaiting confirmation
keep-done = Done.
keep-waits = Requested. It takes effect once a second person confirms it.
keep-dropped = Request cancelled. Nothing was changed.
keep-deleted = The account has been deleted.
keep-fault-sure = Tick the box to confirm.
keep-fault-act = Choose an action.
keep-fault-second = You requested this, so another person must confirm it.
keep-fault-not-waiting = This request is no longer open. Check the current details.
keep-fault-nothing = There is nothing to change.
keep-fault-email-taken = Another account has this address.
keep-fault-number = Enter a member number of letters and digits, or leave it empty.
keep-fault-number-taken = Another account has this member number.
