## A federation: those who belong to it and those who run it

nav-federation = Federation
federation-lead = What you may do here follows from the roles you hold in this federation.
federation-people = People
federation-people-about = Who belongs to the federation, and who holds which role
federation-settings = Settings
federation-settings-about = Name, languages, edition of the Laws, time zone, levels, signing up
federation-choose = Federation
federation-others = Other federations of this site

people-count =
    { $n ->
        [one] One person has an account here.
       *[other] { $n } people have an account here.
    } { $roles ->
        [0] Nobody holds a role beyond that of a trainee.
        [one] One role beyond that of a trainee is held.
       *[other] { $roles } roles beyond that of a trainee are held.
    }
people-search = Name, e-mail address or member number
people-find = Find
people-none = Nobody answers to that.
people-more = More people
people-invited = invited, not joined yet

person-number = Member number
person-since = Entered
person-joined = has chosen a password
person-confirmed = address confirmed
person-unconfirmed = address not confirmed
person-roles = Roles

role-trainee = Trainee
role-course_leader = Course leader
role-examiner = Examiner
role-admin = Federation admin
role-operator = Site operator
role-held = held
role-not-held = not held
role-give = Give
role-take = Take back
role-give-spoken = Give { $name } the role { $role }
role-take-spoken = Take the role { $role } back from { $name }
role-own = Nobody changes their own roles. Somebody else who may has to.
role-ends-sessions = Whoever’s roles change is signed out everywhere and signs in again.

settings-name = Name
settings-languages = Languages
settings-languages-hint = The first one before all, separated by commas, such as nb, en.
settings-edition = Edition of the Laws in force
settings-edition_from = In force from
settings-edition_from-hint = Before that day the edition before it is in force. Leave it empty if it has been in force all along.
settings-zone = Time zone
settings-zone-hint = Such as Europe/Oslo. Dates of courses and exams begin and end there.
settings-levels = Levels
settings-levels-hint = One a line, from the lowest up.
settings-sign_up = Who may sign up
settings-sign_up-hint = If the site sends email, everybody who signs up confirms their address first, and nobody can find out here which addresses have an account. If it does not, “everybody” signs up at once, and the form says that an address is taken.
settings-sign_up-open = Everybody
settings-sign_up-confirmed = Everybody who confirms their e-mail address
settings-sign_up-invited = Nobody: people are invited
settings-keeps_record = The public record of a certificate stays when its holder’s account is deleted
settings-disclosure = What anybody may see of what a certificate was issued for
settings-disclosure-nothing = Nothing
settings-disclosure-laws = The laws, and by which version of the engine they were ruled on
settings-disclosure-all = Also the exams with their days, and that sessions were directed; never a mark
settings-disclosure-hint = It holds for certificates that are issued from now on.
settings-logo = Logo on certificates
settings-logo-now = The logo as it is now
settings-logo-none = There is none: the four suits stand in its place.
settings-logo-file = Another picture
settings-logo-file-hint = A PNG of at most 500 kB and 2000 pixels on a side. It is printed on certificates that are issued from now on; those issued before keep theirs.
settings-logo-save = Save the logo
settings-logo-remove = Take the logo away
settings-holds = holds
settings-holds-not = does not hold
settings-save = Save the settings
settings-fault-name = Give the federation a name of at most 120 characters.
settings-fault-languages = Write languages like nb, en, at most 20.
settings-fault-edition = Choose one of the editions.
settings-fault-edition_from = Write the day as year, month and day, such as 2027-08-01.
settings-fault-elections = The thresholds are numbers from 0 to 1000, and “not similar below” is not above “similar from”.
settings-fault-zone = There is no such time zone. They are written like Europe/Oslo.
settings-fault-levels = At most 20 levels, each once, with names of at most 120 characters.
settings-fault-sign_up = Choose who may sign up.
settings-fault-disclosure = Choose what anybody may see.
settings-fault-logo-none = Choose a file first.
settings-fault-logo-bytes = This file is too large: 500 kB is the most.
settings-fault-logo-pixels = This picture is too large: 2000 pixels on a side are the most.
settings-fault-logo-picture = This is not a PNG, or not a whole one.
settings-fault-logo-detail = There is too much detail in this picture: certificates would become too large. Drawings and lettering work; photographs do not.

refused-title = This is not yours to see or do
refused-help = None of the roles you hold allows it. If you should be able to, ask an admin of the federation.
silent-title = The site cannot tell just now
silent-help = The database does not answer. Nothing has been changed; please try again in a moment.

## What is done to an account by those who answer for people

keep-title = Account
keep-lead = Correct what is wrong, remove a second factor that was lost, or delete the account. What you do is entered in the audit log, and the person is told by email.
keep-two = This person holds a role that asks for a second factor. A second person who may do this has to confirm every change within seven days. If there is none, the operator of the site makes the change with the program.
keep-correct = Correct the account
keep-second-factor = Remove the second factor
keep-second-factor-about = For a lost device. Make sure who asks you. The person is signed out, signs in with the password alone and sets up another second factor.
keep-delete = Delete the account
keep-sure = I am sure: nothing brings a deleted account back.
keep-asked-second-factor = Asked for: the second factor is removed.
keep-asked-correct = Asked for: the account is corrected to { $to }
keep-asked-delete = Asked for: the account is deleted.
keep-own = You asked for it. Another person has to confirm it.
keep-confirm = Confirm
keep-drop = Drop it
keep-waiting = Changes that wait for a second person
keep-done = Done.
keep-waits = Asked for. It is done once a second person confirms it.
keep-dropped = Dropped. Nothing was changed.
keep-deleted = The account is deleted.
keep-fault-sure = Tick that you are sure.
keep-fault-act = Choose what is to be done.
keep-fault-second = You asked for it, so another person has to confirm it.
keep-fault-not-waiting = That does not wait any more. See what there is now.
keep-fault-nothing = That would change nothing.
keep-fault-email-taken = Another account has this address.
keep-fault-number = Write a member number of letters and digits, or none.
keep-fault-number-taken = Another account has this member number.
