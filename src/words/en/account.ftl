### One’s own account: what is said at /account and below, and at /sign-in/code.

nav-account = My account
own-title = My account
own-who = You sign in with { $email }.
own-name-save = Save the name
own-email-about = Another one counts once you follow the link in a letter to it.
own-password = Change the password
own-password-about = All other sessions end when you do.
own-password-ends = When you change it, you are signed out everywhere but here.
own-password-current = The password you have now
own-password-new = The new password
own-password-save = Change the password
own-password-changed = Your password is changed, and you are signed out everywhere but here.
own-second = Second factor
own-second-on = On: signing in asks for a code beside the password.
own-second-off = Off: the password alone lets you in.
own-second-needed = You hold a role that counts only once you have set up a second factor. Until then you can do nothing with it.
own-second-about = Beside your password, signing in then asks for a code of six digits that an authenticator program on your telephone makes. Who has found out your password cannot get in with it alone.
own-second-begin = Set it up
own-second-scan = Read this picture with your authenticator program.
own-second-picture = A picture for your authenticator program; the text below it says the same
own-second-type = Or type this into it:
own-second-confirm-about = Type the six digits that it shows now.
own-second-code = Code
own-second-confirm = Turn it on
own-second-another = Show me another picture
own-second-in-force = Signing in asks for a code beside the password.
own-codes-left = { $n ->
    [0] You have no recovery code left.
    [one] You have one recovery code left.
   *[other] You have { $n } recovery codes left.
}
own-codes-title = Your recovery codes
own-codes-about = Write these down and keep them apart from your telephone. Each lets you in once, in place of a code, should you lose it. They are shown here now and never again.
own-codes-renew-title = New recovery codes
own-codes-renew-about = The old ones then count no longer.
own-codes-renew = Make new codes
own-second-remove-title = Turn it off
own-second-remove-needed = You hold a role that counts only with a second factor: without one you can do nothing with it.
own-second-remove = Turn it off
own-sessions = Where you are signed in
own-sessions-about = See every device, and end what is not yours.
own-sessions-lead = If you do not know one of these, end it and change your password.
own-sessions-everywhere = Sign out everywhere
own-session-this = this one
own-session-used = Last used
own-session-since = signed in
own-session-end = End it
own-session-end-spoken = End the session on { $device }
own-session-unknown = Another program
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
own-data = Take my data along
own-data-about = Everything that is kept of you, as one file (JSON).
own-leave = Delete my account
own-leave-about = For good: nobody can bring it back.
own-leave-goes = Your name, your address, your notes, flags and plan, the sessions you have directed, your roles and everything else that is yours alone are deleted at once, and for good.
own-leave-stays = Your answers stay, also those in exams with their marks and appeals, but nobody can tell any more whose they were. What you signed for others stays signed. What a federation has made public of a certificate stays as its rules say.
own-leave-data = You may want to take your data along first.
own-leave-do = Delete my account for good
own-fault-code = This is not the code of this moment, or it was used already. Wait for the next one.
own-fault-current = This is not your password.
own-fault-password = This is not your password.
own-fault-nothing = There is nothing to confirm any more. Please begin anew.
own-fault-too-many = { $minutes ->
    [one] Too many attempts. Please wait a minute.
   *[other] Too many attempts. Please wait { $minutes } minutes.
}

## The code after the password

code-title = The code, please
code-lead = Your password is right. Now type the six digits that your authenticator program shows.
code-hint = Six digits, or one of your recovery codes.

## What a federation grants somebody

granted-title = Accommodations
granted-lead = What is stored here holds wherever it matters, and takes effect at once.
granted-link-about = Extra time, larger type, no countdown
granted-percent = Extra time, in per cent
granted-percent-hint = Such as 25 for a quarter more. Leave it empty for none.
granted-minutes = Extra time, in minutes
granted-minutes-hint = In place of per cent, not beside them.
granted-larger_type = Larger type on all pages
granted-no_countdown = No countdown in exams
granted-save = Save
granted-kept = This is saved and holds from now on.
granted-fault-percent = Write a whole number from 1 to 300, or nothing.
granted-fault-minutes = Write a whole number from 1 to 600, or nothing.
granted-fault-both = Grant either per cent or minutes.
