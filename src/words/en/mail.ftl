### Letters, as plain text, and the operator’s page of those that wait. A letter is short, says what its link does and for how long, and what to
### do if one did not ask for it.

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

    { $federation } has made an account for you at Director, please!, where people learn to rule at the bridge table. Follow this link to choose a password:

    { $link }

    The link can be used once, within { $span }. If you do not want the account, do nothing.

mail-confirmation-subject = { $federation }: confirm your address
mail-confirmation-text =
    Somebody signed up with this address at “Director, please!”. If it was you, follow this link and write the password that you chose:

    { $link }

    The link can be used once, within { $span }. If it was not you, do nothing: without your confirmation nobody can use the account.

mail-known-subject = { $federation }: you have an account
mail-known-text =
    Somebody signed up with this address at “Director, please!”. There is an account with it already, and nothing has been changed.

    If it was you, sign in with the password that you chose earlier. If you do not know it any more, ask for a new one here:

    { $reset }

    If it was not you, do nothing.

mail-reset-subject = { $federation }: a new password
mail-reset-text =
    Somebody asked for a new password for the account with this address at “Director, please!”. If it was you, follow this link to choose one:

    { $link }

    The link can be used once, within { $span }. If it was not you, do nothing: your password stays as it is.

mail-password-changed-subject = { $federation }: your password was changed
mail-password-changed-text =
    The password of your account at Director, please! was changed just now, and everybody was signed out who was signed in with it.

    If it was not you, ask for a new one at once:

    { $reset }

mail-address-subject = { $federation }: your new address
mail-address-text =
    Somebody asked to make this the address of their account at “Director, please!”. If it was you, follow this link and say so:

    { $link }

    The link can be used once, within { $span }. If it was not you, do nothing.

mail-address-taken-subject = { $federation }: your address
mail-address-taken-text =
    Somebody asked to make this the address of their account at “Director, please!”. It is the address of an account already, so nothing has been changed.

    If it was you, sign in with that account. If you do not know its password any more, ask for a new one here:

    { $reset }

    If it was not you, do nothing.

mail-address-changed-subject = { $federation }: your address was changed
mail-address-changed-text =
    Your account at Director, please! has another address from now on, and letters go there.

    If it was not you who changed it, tell { $federation } at once.

mail-change-asked-subject = { $federation }: a change to your account was asked for
mail-change-asked-text =
    Somebody who answers for { $federation } has asked to change your account at Director, please!: to remove your second factor, to correct your name, address or number, or to delete it. A second person decides.

    If you did not ask for this, tell { $federation } at once.

mail-second-factor-removed-subject = { $federation }: your second factor was removed
mail-second-factor-removed-text =
    { $federation } has removed the second factor of your account at Director, please!, and you were signed out everywhere. Sign in with your password, and set up another one.

    If you did not ask for this, change your password and tell { $federation } at once:

    { $reset }

mail-account-deleted-subject = { $federation }: your account was deleted
mail-account-deleted-text =
    { $federation } has deleted your account at Director, please!.

    If you did not ask for this, tell { $federation }.

mail-remarked-subject = { $federation }: your exam was marked anew
mail-remarked-text =
    An exam of yours was marked anew, and at least one of its marks has changed. Here you see what it came to:

    { $link }

mail-appeal-decided-subject = { $federation }: your appeal was decided
mail-appeal-decided-text =
    An examiner has decided your appeal. Here you read the answer:

    { $link }

mail-runs-out-subject = { $federation }: your certificate runs out on { $on }
mail-runs-out-text =
    Your certificate as { $level } is valid until { $on }. Here you see what renews it:

    { $link }

mail-review-subject = { $federation }: your exam
mail-review-text =
    { $federation } has opened what may be seen of an exam that you sat. Sign in and follow this link:

    { $link }
