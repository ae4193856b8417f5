### The user’s account: /account and below, and /sign-in/code.

nav-account = My account
own-title = My account
own-who = You sign in with { $email }.
own-name-save = Save name
own-email-about = A new address takes effect once you follow the link we email to it.
own-password = Password
own-password-about = Changing it signs you out on all other devices.
own-password-ends = Changing it signs you out everywhere but here.
own-password-current = Current password
own-password-new = New password
own-password-save = Change password
own-password-changed = Your password has been changed, and you are signed out everywhere but here.
own-second = Second factor
own-second-on = On: signing in needs a code as well as your password.
own-second-off = Off: your password alone signs you in.
own-second-needed = Your role takes effect only once you have set up a second factor.
own-second-about = Signing in then needs your password and a six-digit code from an authenticator app on your phone. A stolen password alone will not be enough.
own-second-begin = Set up
own-second-scan = Scan this QR code with your authenticator app.
own-second-picture = QR code for your authenticator app; the text below it says the same
own-second-type = Or type this into the app:
own-second-confirm-about = Enter the six digits that the app shows now.
own-second-code = Code
own-second-confirm = Turn on
own-second-another = Show another QR code
own-second-in-force = Signing in now needs a code as well as your password.
own-codes-left = { $n ->
    [0] You have no recovery codes left.
    [one] You have one recovery code left.
   *[other] You have { $n } recovery codes left.
}
own-codes-title = Your recovery codes
own-codes-about = Write these down and keep them away from your phone. If you lose your phone, each of them signs you in once in place of a code. They will not be shown again.
own-codes-renew-title = New recovery codes
own-codes-renew-about = The old ones then stop working.
own-codes-renew = Create new codes
own-second-remove-title = Turn off
own-second-remove-needed = Your role needs a second factor: without one you cannot use it.
own-second-remove = Turn off
own-sessions = Where you are signed in
own-sessions-about = See every device, and end sessions that are not yours.
own-sessions-lead = If you do not recognise one of these, end it and change your password.
own-sessions-everywhere = Sign out everywhere
own-session-this = this one
own-session-used = Last used
own-session-since = signed in
own-session-end = End session
own-session-end-spoken = End the session on { $device }
own-session-unknown = Unknown browser
own-session-device = { $browser } on { $system }
device-edge = Edge
device-opera = Opera
device-firefox = Firefox
device-chrome = Chrome
device-safari = Safari
device-android = Android
device-iphone = iPhone
device-ipad = iPad
device-windows = Windows
device-mac = Mac
device-linux = Linux
own-data = Download my data
own-data-about = Everything we store about you, as one file (JSON).
own-leave = Delete my account
own-leave-about = This cannot be undone.
own-leave-goes = Your name, address, notes, flags, plan, directed sessions, roles and everything else that is yours alone are deleted at once, and cannot be restored.
own-leave-stays = Your answers stay, including those in exams with their marks and appeals, but they can no longer be traced to you. What you signed for others stays signed. What a federation has published about a certificate stays as its rules say.
own-leave-data = You may want to download your data first.
own-leave-do = Delete my account permanently
own-fault-code = That code is wrong, expired or already used. Wait for the next one.
own-fault-code-empty = Enter the six digits from your authenticator app.
own-fault-current = That is not your current password.
own-fault-password = That is not your current password.
own-fault-nothing = There is nothing left to confirm. Please start again.
own-fault-too-many = { $minutes ->
    [one] Too many attempts. Please wait a minute.
   *[other] Too many attempts. Please wait { $minutes } minutes.
}

## The code after the password

code-title = Enter your code
code-lead = Your password is correct. Now enter the six digits from your authenticator app.
code-hint = Six digits, or one of your recovery codes.

## Accommodations

granted-title = Accommodations
granted-lead = These apply to all pages and exams, and take effect at once.
granted-link-about = Extra time, larger type, no countdown
granted-percent = Extra time, in per cent
granted-percent-hint = For example, 25 for a quarter more. Leave it empty for none.
granted-minutes = Extra time, in minutes
granted-minutes-hint = Use either this or per cent, not both.
granted-larger_type = Larger type on all pages
granted-no_countdown = No countdown in exams
granted-save = Save
granted-kept = Saved. This applies from now on.
granted-fault-percent = Enter a whole number from 1 to 300, or leave it empty.
granted-fault-minutes = Enter a whole number from 1 to 600, or leave it empty.
granted-fault-both = Enter either per cent or minutes, not both.
