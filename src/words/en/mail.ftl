### Emails, as plain text. An email is short, says what its link does and for how long, and what to
### do if it was not requested.

mail-hours = { $n ->
    [one] one hour
   *[other] { $n } hours
}
mail-days = { $n ->
    [one] one day
   *[other] { $n } days
}
mail-close =
    { $federation }
    { $site }

mail-invitation-subject = { $federation }: your account
mail-invitation-text =
    Dear { $name },

    { $federation } has created an account for you on Director, please!, where bridge directors learn to rule. Follow this link to choose a password:

    { $link }

    The link works once, within { $span }. If you do not want the account, ignore this email.

mail-confirmation-subject = { $federation }: confirm your address
mail-confirmation-text =
    This address was used to sign up on Director, please!

    If you signed up, follow this link and enter the password you chose:

    { $link }

    The link works once, within { $span }. If you did not, ignore this email: without your confirmation the account cannot be used.

mail-known-subject = { $federation }: you have an account
mail-known-text =
    This address was used to sign up on Director, please! It already belongs to an account, so nothing has changed.

    If you signed up, sign in with the password you chose earlier. If you have forgotten it, get a new one here:

    { $reset }

    If you did not sign up, ignore this email.

mail-reset-subject = { $federation }: a new password
mail-reset-text =
    A new password was requested for the account with this address on Director, please!

    If you requested it, follow this link to choose one:

    { $link }

    The link works once, within { $span }. If you did not, ignore this email: your password has not changed.

mail-password-changed-subject = { $federation }: your password was changed
mail-password-changed-text =
    The password of your account on Director, please! has just been changed, and every device using it was signed out.

    If you did not change it, get a new one at once:

    { $reset }

mail-address-subject = { $federation }: your new address
mail-address-text =
    This address was entered as the new address of an account on Director, please!

    If it is your account, follow this link to confirm:

    { $link }

    The link works once, within { $span }. If it is not, ignore this email.

mail-address-taken-subject = { $federation }: your address
mail-address-taken-text =
    This address was entered as the new address of an account on Director, please! It already belongs to an account, so nothing has changed.

    If it was you, sign in to that account. If you have forgotten its password, get a new one here:

    { $reset }

    If it was not you, ignore this email.

mail-address-changed-subject = { $federation }: your address was changed
mail-address-changed-text =
    The email address of your account on Director, please! has been changed, and email now goes to the new one.

    If you did not change it, inform { $federation } at once.

mail-change-asked-subject = { $federation }: change to your account requested
mail-change-asked-text =
    An administrator of { $federation } has requested a change to your account on Director, please!: to remove your second factor, to unlink it from a sign-in system, to correct your name, address or number, or to delete the account. A second person must confirm it.

    If you did not ask for this, inform { $federation } at once.

mail-second-factor-removed-subject = { $federation }: your second factor was removed
mail-second-factor-removed-text =
    { $federation } has removed the second factor of your account on Director, please! and signed you out everywhere. Sign in with your password and set up a new one.

    If you did not ask for this, change your password and inform { $federation } at once:

    { $reset }

mail-provider-linked-subject = { $federation }: your account is linked to { $name }
mail-provider-linked-text =
    Your account on Director, please! has just been linked to { $name }. From now on, you can sign in through it.

    If you did not link it, inform { $federation } at once. Then choose a new password here, sign in with it, and unlink { $name } on the page of your account:

    { $reset }

mail-provider-unlinked-subject = { $federation }: your account is no longer linked to { $name }
mail-provider-unlinked-text =
    Your account on Director, please! is no longer linked to { $name }, so you can no longer sign in through it. Your password still works. If you have none, choose one here:

    { $reset }

    If you did not ask for this, inform { $federation } at once.

mail-account-deleted-subject = { $federation }: your account was deleted
mail-account-deleted-text =
    Your account on Director, please! has been deleted by { $federation }.

    If you did not ask for this, inform { $federation }.

mail-remarked-subject = { $federation }: your exam was re-marked
mail-remarked-text =
    One of your exams was re-marked, and at least one mark has changed. See the result here:

    { $link }

mail-appeal-decided-subject = { $federation }: your appeal was decided
mail-appeal-decided-text =
    An examiner has decided your appeal. Read the answer here:

    { $link }
mail-certificate-issued-subject = { $federation }: your certificate
mail-certificate-issued-text =
    { $federation } has issued you a certificate as { $level }. Sign in to download it:

    { $link }

mail-certificate-suspended-subject = { $federation }: your certificate is suspended
mail-certificate-suspended-text =
    { $federation } has suspended your certificate as { $level }. It is not valid until it is reinstated.

    Reason: { $reason }

    See it here:

    { $link }

mail-certificate-reinstated-subject = { $federation }: your certificate is valid again
mail-certificate-reinstated-text =
    { $federation } has reinstated your certificate as { $level }.

    Reason: { $reason }

    See it here:

    { $link }

mail-certificate-revoked-subject = { $federation }: your certificate was revoked
mail-certificate-revoked-text =
    { $federation } has revoked your certificate as { $level } for good.

    Reason: { $reason }

    See it here:

    { $link }

mail-marker-subject = { $federation }: mark answers of an exam
mail-marker-text =
    An examiner of { $federation } asks you to mark answers of this exam: { $name }

    Each of these answers is marked by two people, who see neither names nor each other’s marks. Follow this link within { $span }:

    { $link }

mail-exam-subject = { $federation }: { $name }
mail-exam-text =
    You are on the list of candidates for this exam: { $name }

    Opens: { $opens }
    Closes: { $closes }
    Time allowed: { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
    Entry code: { $coded ->
        [yes] { $entry }
       *[no] none needed
    }

    When it opens, sign in and start here:

    { $link }


mail-exam-tomorrow-subject = { $federation }: tomorrow: { $name }
mail-exam-tomorrow-text =
    This is a reminder: you are on the list of candidates for this exam, which opens tomorrow: { $name }

    Opens: { $opens }
    Closes: { $closes }
    Time allowed: { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
    Entry code: { $coded ->
        [yes] { $entry }
       *[no] none needed
    }

    When it opens, sign in and start here:

    { $link }


mail-runs-out-subject = { $federation }: your certificate expires on { $on }
mail-runs-out-text =
    Your certificate as { $level } is valid until { $on }. See how to renew it here:

    { $link }

mail-webhook-paused-subject = { $federation }: messages to { $name } are paused
mail-webhook-paused-text =
    { $gone ->
        [yes] Your system { $name } has answered that it no longer wants messages about results and certificates.
       *[other] Your system { $name } has not accepted any message about results and certificates for five days.
    } No more are sent until an admin resumes them here:

    { $link }

mail-review-subject = { $federation }: your exam results
mail-review-text =
    { $federation } has released results of an exam you sat. Sign in and follow this link:

    { $link }

## Texts of emails that a federation writes itself

federation-emails = Emails
federation-emails-about = Write the texts of emails that your federation sends
emails-lead = These emails are sent on behalf of your federation. Emails that protect an account, such as one for a new password, always have the standard text.
emails-own = own text
emails-kind-invitation = Invitation to an account
emails-kind-exam = Exam: when and where
emails-kind-exam-tomorrow = Exam: reminder the day before
emails-kind-review = Exam results
emails-kind-appeal-decided = Appeal decided
emails-kind-remarked = Exam re-marked
emails-kind-certificate-issued = Certificate issued
emails-kind-certificate-suspended = Certificate suspended
emails-kind-certificate-reinstated = Certificate valid again
emails-kind-certificate-revoked = Certificate revoked
emails-kind-runs-out = Certificate expires soon
email-text-is-own = This text is your own.
email-text-is-standard = This is the standard text. Change it as you like.
email-text-subject = Subject
email-text-body = Text
email-text-body-hint = Your federation’s name and the site’s address follow below it.
email-text-save = Save text
email-text-saved = Saved. It is used from the next email on.
email-text-standard = Back to the standard text
email-text-changed = Another person has saved this text since you opened it, so yours is not saved yet. Yours is in the form: save it again to replace theirs.
email-text-theirs = Their text
email-text-changed-standard = Another person has saved this text since you opened it, so it stays. Read it, then press the button again for the standard text.
email-text-preview = An example
email-text-places = Placeholders
email-text-places-about = Each is replaced when the email is sent. A line whose placeholders are all empty is left out.
email-text-needed = needed
email-text-fault-subject = Write a subject of one line, at most 150 characters.
email-text-fault-body = Write a text of at most 5000 characters.
email-text-fault-subject-unknown = This email has no such placeholder: { $unknown }
email-text-fault-body-unknown = This email has no such placeholder: { $unknown }
email-text-fault-body-missing = The text needs this placeholder: { $missing }
email-place-link = the link
email-place-name = the recipient’s name
email-place-exam = the exam’s name
email-place-span = how long the link works
email-place-federation = your federation’s name
email-place-opens = when the exam opens
email-place-closes = when the exam closes
email-place-minutes = minutes allowed, with extra time
email-place-entry = the entry code, if one is needed
email-place-level = the name of the level
email-place-reason = the examiner’s reason
email-place-on = the last day of the certificate
