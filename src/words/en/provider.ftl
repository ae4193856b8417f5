### Sign-in through a federation’s own system, by OpenID Connect.

provider-or = Or through your federation
provider-continue = Continue with { $name }
provider-away = If that system is not working, sign in with your password. No password yet? “Forgotten your password?” emails you a link to set one.
provider-onward-title = On to { $name }
provider-onward-lead = Sign in there. You will then come back here.
provider-onward-link = Continue to { $name }
provider-expired-title = This sign-in has expired

## The first sign-in

provider-first-title = First sign-in with { $name }
provider-first-unnamed = You have signed in to { $provider }.
provider-first-name = You have signed in to { $provider } as { $name }.
provider-first-address = You have signed in to { $provider } as { $email }.
provider-first-both = You have signed in to { $provider } as { $name }, { $email }.
provider-first-link-own = Is this you? Link it to the account of { $name }, { $email }. From then on, { $provider } signs you in.
provider-first-link = Link to this account
provider-first-new = New here
provider-first-new-about = Your account with { $federation } will have the address { $email }. You need no password.
provider-first-join = Create account
provider-first-have = I have an account
provider-first-have-about = Sign in to it once, so that we know it is yours. You can then link it.
provider-first-known = There is an account with the address { $email }. Sign in to it once, so that we know it is yours. You can then link it.
provider-first-sign-in = Sign in and link
provider-first-none = No account yet? It cannot be created from here. Sign up with { $federation } first.

## Invitations

provider-or-accept = Or without a password
provider-accept-about = You have signed in to { $provider } as { $name }. Accept the invitation, and from then on { $provider } signs you in.
provider-accept = Accept

## The user’s account

provider-own = Sign-in through your federation
provider-own-about = Link this account to your federation’s own system.
provider-own-none = Your federation offers no system to sign in through.
provider-own-password = Your password works too, also when the other system is down.
provider-own-no-password = You have no password. Set one by email to be able to sign in when the other system is down.
provider-own-no-mail = You have no password, and this site sends no email. When the other system is down, ask your federation for a link to set a password.
provider-own-set = Set a password
provider-own-linked = Your account is linked. You can sign in this way from now on.
provider-own-unlinked = Your account is no longer linked, and your other devices are signed out.
provider-own-not = Not linked
provider-own-since = Linked
provider-own-used = last sign-in
provider-own-link = Link
provider-own-link-spoken = Link to { $name }
provider-own-unlink = Unlink
provider-own-unlink-spoken = Unlink from { $name }
provider-own-other-number = { $name } gives { $number } as your member number, but it is { $own } here. Tell your federation which is right.
provider-own-taken-number = { $name } gives { $number } as your member number, but another account has it. Tell your federation.

## Faults

account-fault-provider-expired = This sign-in has expired, was used already, or began in another browser. Please start again.
account-fault-provider-gone = This way to sign in is no longer offered. Use your password.
account-fault-provider-declined = You did not agree at the other system, so you are not signed in. Try again, or use your password.
account-fault-provider-refused = The other system refused the sign-in. Try again, or use your password.
account-fault-provider-silent = The other system is not responding. Use your password, have a new one emailed, or try again later.
account-fault-provider-invalid = The answer of the other system could not be trusted, so you are not signed in. Use your password, and tell your federation.
account-fault-provider-linked = This is linked already: either that person to another account, or your account to another person. Unlink one of them first.
account-fault-provider-last = This is your only way to sign in. Set a password first.

## For the federation’s admins

federation-providers = Sign-in
federation-providers-about = Let members sign in through the federation’s own system
provider-lead = Members can sign in through your federation’s own system, if that speaks OpenID Connect. Passwords keep working beside it.
provider-none = No system yet.
provider-new = Add a system
provider-removed = The system and all links to it have been removed.
provider-saved = Saved.
provider-state-new = Not tried yet.
provider-state-tried = Tried, not offered.
provider-state-offered = Offered.
provider-linked = { $n ->
    [0] No account is linked.
    [one] One account is linked.
   *[other] { $n } accounts are linked.
}
provider-no-mail = This site sends no email: members without a password cannot sign in when the system is down.
provider-return = Return address, to be entered at the system as redirect URI and as post logout redirect URI:
provider-settings = Settings
provider-name = Name on the button
provider-name-hint = What your members call the system.
provider-issuer = Issuer
provider-issuer-hint = The address of the system, such as https://id.example.org/realms/members. It cannot be changed later.
provider-client = Client ID
provider-client-hint = Given by the system when this site is registered there.
provider-secret = Client secret
provider-secret-hint = Also given there. It is stored encrypted. Leave it empty for a public client.
provider-secret-kept = One is stored, encrypted. Leave this empty to keep it.
provider-scopes = Scopes
provider-scopes-hint = Besides openid, separated by spaces.
provider-number_claim = Claim with the member number
provider-number_claim-hint = Fills the member number of accounts without one. Leave it empty if there is none.
provider-email_rule = Email addresses to trust
provider-email_rule-hint = A new account needs an address that is sure to be its owner’s.
provider-email_rule-verified = Those that the system has verified
provider-email_rule-always = All: the federation vouches for them
provider-email_rule-never = None
provider-admits = Members without an account get one at their first sign-in
provider-trusts_factor = A second factor at the system counts here
provider-trusts_factor-about = The people who run the system can then act here as an examiner or admin who has not set up a second factor on this site. Operators and people with a role elsewhere are never included.
provider-save = Save
provider-try = Try it
provider-tried = It works: you came back signed in. Only you can use it until you offer it.
provider-tried-at = Last tried
provider-offer = Offer it to members
provider-withdraw = Withdraw
provider-remove-title = Remove
provider-remove-about = { $n ->
    [0] No account is linked.
    [one] One account is linked. Its owner will need a password, which they can set by email.
   *[other] { $n } accounts are linked. Their owners will need a password, which they can set by email.
}
provider-remove = Remove for good
provider-said = What the system says about you
provider-said-subject = Subject
provider-said-name = Name
provider-said-email = Email address
provider-said-number = Member number
provider-said-second = Second factor
provider-said-none = nothing
provider-said-trusted = { $email }, trusted
provider-said-untrusted = { $email }, not trusted
provider-said-factor = was asked for
provider-said-no-factor = was not asked for
provider-fault-name = Enter a name of at most 60 characters.
provider-fault-issuer = Enter the address of the system, beginning with https://.
provider-fault-issuer-forbidden = This site may not contact that address. It needs https and a public address, or the operator’s permission.
provider-fault-issuer-silent = There is no answer from that address. Check it, or try again later.
provider-fault-issuer-other = There is no OpenID Connect description of this issuer at that address.
provider-fault-issuer-keys = The keys of this issuer could not be read.
provider-fault-client = Enter the client ID, in plain letters, digits and signs.
provider-fault-secret = Use plain letters, digits and signs.
provider-fault-secret-unsealed = This site has no key to encrypt the secret with. Ask the operator.
provider-fault-scopes = Use plain letters, digits and signs.
provider-fault-number_claim = Enter one claim, without spaces.
provider-fault-email_rule = Choose one of these.
provider-fault-many = There are ten systems already.
provider-fault-often = That was too often. Please try again in a quarter of an hour.
provider-fault-untried = Try it first.
