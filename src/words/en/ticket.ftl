### The pages that links in letters lead to, and those on which such letters are asked for; the letters themselves are in mail.ftl.

link-new-password = New password
link-invitation-title = Choose a password
link-invitation-lead = { $federation } has made an account for { $name }, with the address { $email }. With a password of your own it is yours.
link-invitation-submit = Choose it and sign in
link-confirmation-title = Confirm your address
link-confirmation-lead = You signed up with { $federation }. Write the password that you chose, and { $email } is the address of your account.
link-confirmation-submit = Confirm and sign in
link-reset-title = Choose a new password
link-reset-lead = For the account with the address { $email }. Everybody is signed out who is signed in with it now.
link-reset-submit = Change the password
link-address-title = Your new address
link-address-lead = { $email } is to be the address of your account with { $federation }: you sign in with it, and letters go there.
link-address-submit = Use this address
link-spent-title = This link cannot be used
link-spent-help = It was used already, its time has run out, or a piece of it is missing. If you need another, ask for one: as long as you remember the address, there is a way into your account.
reset-title = A new password
reset-lead = Write the address of your account. A letter with a link comes to it, by which you choose a new password.
reset-submit = Send the letter
reset-asked = If there is an account with this address, a letter is on its way.
reset-asked-help = It comes within a few minutes; look among unwanted mail too. Its link can be used once, within an hour.
email-title = Your address
email-lead = The address of your account is { $email }. You sign in with it, and letters go there. A new address counts once you follow the link in a letter to it.
email-new = New address
email-password = Your password
email-submit = Send the letter
email-asked = A letter is on its way to { $email }. Follow the link in it.
email-address-changed = Your address is changed.
email-fault-email-taken = This is the address of your account already.
sign-in-forgotten = Forgotten your password?
sign-in-password-changed = Your password is changed. Sign in with it.
sign-in-address-changed = Your address is changed. Sign in with the new one.
sign-up-to-confirm = An email is on its way to you. It says how to sign in.
sign-up-to-confirm-help = It comes within a few minutes; look among unwanted mail too. A link in it can be used once, within two days.
account-fault-wrong-or-unconfirmed = The address and the password do not go together, or the address is not confirmed yet. If it is not, an email with a link is on its way to you.
account-fault-invited = Nobody signs up with this federation: it invites its people itself.
account-fault-wrong-password = This is not the password of the account.
account-fault-spent = This cannot be done any more.

## Inviting

federation-invite = Invite somebody
federation-invite-about = Make an account for one person and send them a link to choose a password with.
invite-title = Invite somebody
invite-lead = They get a letter with a link, by which they choose a password. The link can be used once, within thirty days.
invite-name = Name
invite-email = E-mail address
invite-submit = Send the invitation
invite-invited = An invitation is on its way to { $email }.
invite-fault-email-taken = Somebody has an account with this address already.
invite-again = Invite again
invite-again-spoken = Invite { $name } again
invite-again-invited = Another invitation is on its way.

## The operator’s outbox

outbox-title = Outbox
outbox-about = Letters of the whole site that wait to be sent.
outbox-sends = Letters are handed to the mail server that was configured. What a letter says is between it and whoever reads it, so it is not shown here.
outbox-reads = No mail server is configured (SMTP_URL), so letters wait here, and you can pass them on. Their links are secret: each is a way into an account.
outbox-none = No letter has been written yet.
outbox-to = To { $to }
outbox-sent = Sent:
outbox-due = Tried next:
outbox-waits = Waits here.
outbox-given-up = Given up, or of no more use.
outbox-fault = { $attempts ->
    [one] Tried once. { $fault }
   *[other] Tried { $attempts } times. { $fault }
}
outbox-read = Read it
outbox-again = Try at once
outbox-again-spoken = Try at once: { $subject }, to { $to }
