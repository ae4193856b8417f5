### What the program says of itself: help-… with its place is a command or an argument, help-arg-… what several commands take alike.
### At the end, what is said of a command line that cannot be read. Names of commands, options, variables and values stay as they are.

help-usage = Usage:
help-commands = Commands:
help-arguments = Arguments:
help-options = Options:
help-some-options = OPTIONS
help-one-command = COMMAND
help-values = [one of: { $value }]
help-default = [default: { $value }]
help-environment = [environment: { $name }]

help-command-director = Director, please! Computes the ruling in bridge, and trains and examines the people who give it
help-command-help = Prints this text, or that of a command
help-arg-site-root = Where the part of the site for browsers is, which “cargo serve” makes
help-arg-bank = The folder of the bank
help-arg-help = Prints this text
help-arg-version = Prints the version
help-arg-language = The language in which it speaks: en, fr, it or nb; without it, the one that LANG names

help-arg-database-url = The database: sqlite:FILE or postgres://…
help-arg-config = A file of settings in TOML, under the names of the options with _ in place of -; options and variables come before it
help-arg-database-url-file = The file that holds the address of the database, in place of --database-url
help-arg-federation = The code of the federation
help-arg-limit = How many at most
help-arg-code = The code of the federation: small letters, digits and hyphens
help-arg-email = The person’s e-mail address

## The site

help-serve = Serves the site
help-serve-listen = Where to listen; port 0 takes any free one
help-serve-public-url = The address under which people find the site, such as https://director.example.org; without it, the one it listens on
help-serve-smtp-url = The mail server: smtps://user:password@host or smtp://host:587?tls=required; without it, letters wait at /outbox
help-serve-mail-from = Who letters come from, such as Director <director@example.org>
help-serve-client-address-header = The header in which a proxy in front names who asks, such as x-forwarded-for; without it, the connection tells
help-serve-check = Prints what would hold, without secrets, reads the bank and the part of the site for browsers, and ends; nothing is changed
help-serve-database-connections = How many connections to the database there are at most; on SQLite, those that read
help-serve-smtp-url-file = The file that holds the address of the mail server, in place of --smtp-url
help-serve-log-format = How the log is written: text or json
help-serve-rust-log = How much is logged, as a filter of tracing: a level, or levels of parts of the program
help-serve-metrics-listen = Where figures for Prometheus are told, at /metrics, such as 127.0.0.1:9100; not for the public; without it, nowhere
help-serve-drain = For how many seconds the site goes on once it is told to stop, while it says at /readyz that it is not ready
help-serve-workers = How many threads serve; without it, as many as there are cores
help-serve-exam-requests = How many requests of candidates at exams are let in at once; without it, this follows from the machine
help-serve-page-requests = How many requests for pages of federations and accounts are let in at once; without it, this follows from the connections to the database
help-serve-practice-requests = How many requests for practice are let in at once; without it, this follows from the connections to the database
help-serve-search-requests = How many requests that may wait for a search are let in at once; without it, 64
help-arg-credential-key = The key under which those are kept that sign certificates: 32 bytes in base64 or hexadecimal
help-arg-credential-key-file = The file that holds this key, made where there is none; without either, one beside the SQLite database

## Files

help-ruling = Prints the computed ruling on a scenario file, and how it was reached
help-ruling-file = The file, as quizzes/README.md describes it
help-ruling-json = For programs rather than for people
help-ruling-all-tests = Prints every test with its question and answer instead of the reasons
help-pack = Writes this program once more with the part of the site for browsers and the bank inside it: it is copied anywhere and needs nothing beside it
help-pack-file = Where to
help-check = Checks a whole bank and prints every fault of every file
help-check-dir = Its folder
help-check-words = Holds the words of every language in this folder against the English ones instead: src/words
help-archive = The archives of sittings
help-archive-verify = Checks every file of an archive by its hash and every saved answer by its receipt. Ends with 3 where the archive is what it was, but does not hold everything
help-archive-verify-file = The archive
help-archive-verify-receipt = A receipt that a candidate kept, or as much of it as they were shown, at least 16 hexadecimal digits: it must stand for an answer in the archive
help-archive-verify-manifest = The checksum of the manifest, 64 hexadecimal digits, from the audit log: whoever makes an archive anew makes another manifest
help-credential = Credentials, as federations sign them
help-credential-check = Says of a credential what the page /verify says of it. Ends with 0 only where it is genuine and good today, and with 3 where that cannot be told here. Nothing is fetched: what this site has signed, and what became of it, stands in its database
help-credential-check-public-url = The address of the site, such as https://director.example.org: who issues here is named by it
help-credential-check-file = The credential’s file

## What stands in a database

help-reports = Lists what people have reported of scenarios, the latest first

help-user = People and their accounts
help-user-list = Lists the people of a federation by their names, with what they hold
help-user-list-holds = Only those whose name, address or member number holds this
help-user-add = Makes an account; the password is read from the first line of standard input
help-user-add-name = The person’s name
help-user-password = Gives somebody a new password, read from the first line of standard input, and signs them out everywhere
help-user-password-federation = The code of the federation in which they have their account
help-user-sign-out = Signs somebody out everywhere
help-user-sign-out-federation = The code of the federation in which they have their account
help-user-second-factor = Removes the second factor of somebody who has lost it, and signs them out everywhere
help-user-second-factor-federation = The code of the federation in which they have their account
help-user-correct = Corrects the name, the address or the member number of an account; what is not given stays as it is
help-user-correct-federation = The code of the federation in which they have their account
help-user-correct-name = The person’s name from now on
help-user-correct-new-email = The address from now on
help-user-correct-member-number = The member number from now on; empty for none
help-user-delete = Deletes an account; nothing brings it back
help-user-delete-federation = The code of the federation in which they have their account

help-federation = Federations and what they have decided
help-federation-list = Lists the federations by their names
help-federation-add = Enters a federation
help-federation-set = Changes what a federation has decided; what is not given stays as it is
help-arg-name = The full name of the federation
help-arg-languages = The languages it is run in, the first one before all, such as nb, en
help-arg-edition = The edition of the Laws in force, such as 2017
help-arg-edition-from = The day from which it is, such as 2017-08-01
help-arg-elections = What it elects, such as order=top_down, once for each; with nothing behind the sign it is taken back
help-arg-zone = Its time zone, such as Europe/Oslo
help-arg-levels = A level, once for each, from the lowest up
help-arg-sign-up = Who may sign up: open, confirmed or invited
help-arg-keeps-record = Whether the public record of a certificate stays when its holder’s account is deleted
help-arg-disclosure = How much of what a certificate was issued for anybody may see: nothing, laws or all

help-role = Who holds which role
help-role-list = Lists who holds which role in a federation
help-role-grant = Gives somebody a role, and signs them out everywhere
help-role-grant-federation = The code of the federation in which the role is held
help-role-revoke = Takes a role back from somebody, and signs them out everywhere
help-role-revoke-federation = The code of the federation in which the role is held
help-arg-home = The code of the federation in which they have their account, where that is another
help-arg-role = The role: course_leader, examiner, admin or operator

help-outbox = Letters that wait to be sent, and what became of the others
help-outbox-list = Lists the latest letters of all federations, the latest first, without what they say: their links are secret
help-outbox-list-waiting = Only those that wait
help-outbox-retry = Has a letter that waits tried at once by the site that is running
help-outbox-retry-federation = The code of the federation on whose behalf it is sent
help-outbox-retry-letter = Its id, as the list has it

help-audit = The audit log
help-audit-verify = Goes through the logs from their first entries to their last, and says where one is not what it was
help-audit-verify-federation = Only the log of the federation with this code
help-audit-verify-known = What an earlier run printed of this federation’s log: the number of an entry, a colon and its hash of 64 hexadecimal digits; that entry must still be there
help-audit-verify-anchors = A file that keeps how far each log has come, outside the database: made where there is none, held against the logs, and brought up to date where all are whole

help-key = The keys by which federations sign certificates
help-key-list = Lists the keys of a federation, every one it ever signed with
help-key-rotate = Makes a federation another key, which signs from now on; what was signed before stays good

## A whole database

help-backup = Copies a site on SQLite to a file while it is at work, and checks the copy. The operator’s key is not in it. For PostgreSQL there are pg_dump and pg_restore
help-backup-file = The file to make; where there is one already, nothing is done
help-backup-credential-key-file = The file that holds this key; without either, one beside the SQLite database. Only where it is, is said
help-restore = Puts a backup in the place of an SQLite database, where there is none, after checking it. Ends with 3 where the site is in its place, but its operator’s key is not
help-restore-file = The backup
help-restore-credential-key-file = The file that holds this key; without either, one beside the SQLite database. It must be that of the site
help-move = Copies a site from SQLite into a PostgreSQL database, and compares every row. Stop the site before; while this is under way nobody may write to it. Where it broke off, the same command goes on. Ends with 0 only where all of the site is there and sound
help-move-to = The PostgreSQL database, which must be empty: postgres://user:password@host/name
help-move-credential-key-file = The file that holds this key; without either, one beside the SQLite database. Only where it is, is said

## A command line that cannot be read

usage-unknown-argument = “{ $argument }” is neither an option nor an argument of this command.
usage-unknown-command = There is no command “{ $command }”.
usage-missing-argument = { $n ->
    [one] This must be given as well: { $argument }
   *[other] These must be given as well: { $argument }
}
usage-missing-command = “{ $command }” must be followed by one of these commands: { $commands }
usage-missing-value = “{ $argument }” must be followed by a value.
usage-wrong-value = “{ $value }” cannot be given for { $argument }:
usage-too-many-values = “{ $value }” is one value too many for { $argument }.
usage-number-of-values = { $argument } cannot be given this number of values: { $given }
usage-no-equals = “{ $argument }” and its value must be joined by the sign =.
usage-twice = “{ $argument }” stands there more than once.
usage-conflict = “{ $argument }” cannot be given together with { $others }.
usage-not-text = Something on this command line is not valid UTF-8.
usage-unreadable = This command line cannot be read: { $cause }
usage-similar = Was this meant? { $names }
usage-help = For more: { $command }
