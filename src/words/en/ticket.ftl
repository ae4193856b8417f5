### Pages that links in emails lead to, and pages that send such emails; the emails are in mail.ftl.

link-new-password = New password
link-invitation-title = Choose a password
link-invitation-lead = { $federation } has created an account for { $name }, with the address { $email }. Choose a password to start using it.
link-invitation-submit = Save password and sign in
link-confirmation-title = Confirm your address
link-confirmation-lead = You signed up with { $federation }. Enter the password you chose to confirm { $email } as the address of your account.
link-confirmation-submit = Confirm and sign in
link-reset-title = Choose a new password
link-reset-lead = For the account with the address { $email }. This signs out every device that uses it now.
link-reset-submit = Change password
link-address-title = Your new address
link-address-lead = { $email } will be the address of your account with { $federation }: you will sign in with it and get email there.
link-address-submit = Use this address
link-spent-title = This link does not work
link-spent-help = It has already been used, has expired, or is incomplete. Request a new one: all you need is the address of your account.
reset-title = Reset password
reset-lead = Enter the address of your account. We will email you a link to choose a new password.
reset-submit = Send link
reset-asked = If there is an account with this address, an email is on its way.
reset-asked-help = It arrives within a few minutes; check your spam folder too. The link works once, within an hour.
email-title = Your address
email-lead = The address of your account is { $email }. You sign in with it and get email there. A new address takes effect once you follow the link we email to it.
email-new = New address
email-password = Your password
email-submit = Send link
email-asked = An email is on its way to { $email }. Follow the link in it.
email-address-changed = Your address has been changed.
email-fault-email-taken = This is already the address of your account.
sign-in-forgotten = Forgotten your password?
sign-in-password-changed = Your password has been changed. Sign in with it.
sign-in-address-changed = Your address has been changed. Sign in with the new one.
sign-in-signed-out = You are signed out.
sign-up-to-confirm = Check your email: we have sent you a message that says how to sign in.
sign-up-to-confirm-help = It arrives within a few minutes; check your spam folder too. The link in it works once, within two days.
account-fault-wrong-or-unconfirmed = The address and password do not match, or the address is not confirmed yet. In that case, an email with a link is on its way to you.
account-fault-invited = You cannot sign up with this federation yourself: ask it for an invitation.
account-fault-wrong-password = That is not the password of the account.
account-fault-spent = This is no longer possible.

## Inviting

federation-invite = Invite a person
federation-invite-about = Create an account for one person and email them a link to choose a password
invite-title = Invite a person
invite-lead = They get an email with a link to choose a password. It works once, within thirty days.
invite-name = Name
invite-email = Email address
invite-submit = Send invitation
invite-invited = An invitation is on its way to { $email }.
invite-fault-email-taken = There is already an account with this address.
invite-again = Invite again
invite-again-spoken = Invite { $name } again
invite-again-invited = Another invitation is on its way.

## The operator’s outbox

outbox-title = Outbox
outbox-about = Email of the whole site that is waiting to be sent
outbox-sends = Email is handed to the configured mail server. Its text is private, so it is not shown here.
outbox-reads = No mail server is configured (SMTP_URL), so email waits here for you to pass on. Its links are secret: each gives access to an account.
outbox-none = There is no email yet.
outbox-to = To { $to }
outbox-sent = Sent:
outbox-due = Next attempt:
outbox-waits = Waiting here.
outbox-given-up = Given up, or no longer needed.
outbox-fault = { $attempts ->
    [one] Tried once. { $fault }
   *[other] Tried { $attempts } times. { $fault }
}
outbox-read = Read
outbox-again = Try now
outbox-again-spoken = Try now: { $subject }, to { $to }
