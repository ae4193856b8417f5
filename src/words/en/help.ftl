### Help of the program: help-… with its place is a command or an argument, help-…-more the rest of a long text, help-arg-… what several commands share.
### At the end, faults of a command line. Names of commands, options, variables and values stay as they are.

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
help-command-help = Prints help, for the program or for a command
help-arg-site-root = The folder of the browser bundle, as built by “cargo serve”
help-arg-bank = The folder of the bank
help-arg-help = Prints help
help-arg-version = Prints the version
help-arg-language = The language of all output: en, fr, it or nb; defaults to the one in LANG

help-arg-database-url = The database: sqlite:FILE or postgres://…
help-arg-config = A TOML settings file, with option names written with _ in place of -; options and variables take precedence
help-arg-database-url-file = A file with the address of the database, in place of --database-url
help-arg-federation = The code of the federation
help-arg-limit = The maximum number to list
help-arg-code = The code of the federation: lower-case letters, digits and hyphens
help-arg-email = The person’s email address

## The site

help-serve = Serves the site
help-serve-listen = The address to listen on; port 0 takes any free one
help-serve-public-url = The public address of the site, such as https://director.example.org; defaults to the one it listens on
help-serve-smtp-url = The mail server: smtps://user:password@host or smtp://host:587?tls=required; without it, email waits at /outbox
help-serve-mail-from = The sender of email, such as Director <director@example.org>
help-serve-client-address-header = The header in which a proxy gives the client address, such as x-forwarded-for; without it, the address of the connection is used
help-serve-provider-hosts = The hosts at which federations’ sign-in systems may be, separated by commas; these may have private addresses. Without it, any host with a public address
help-serve-webhook-hosts = The hosts to which webhooks may be sent, separated by commas; these may have private addresses. Without it, any host with a public address
help-serve-check = Prints the settings without secrets, checks the bank and the browser bundle, and exits without changing anything
help-serve-database-connections = The maximum number of database connections; on SQLite, of read connections
help-serve-smtp-url-file = A file with the address of the mail server, in place of --smtp-url
help-serve-log-format = The format of the log: text or json
help-serve-rust-log = The log filter, as in tracing: a level, or levels for parts of the program
help-serve-metrics-listen = The address for Prometheus metrics, at /metrics, such as 127.0.0.1:9100; keep it private; without it, there are none
help-serve-drain = How many seconds to keep serving after a signal to stop, while /readyz reports that it is not ready
help-serve-workers = The number of worker threads; defaults to the number of cores
help-serve-exam-requests = The maximum number of concurrent requests from exam candidates; by default, it depends on the machine
help-serve-page-requests = The maximum number of concurrent requests for federation and account pages; by default, it depends on the database connections
help-serve-practice-requests = The maximum number of concurrent requests for practice; by default, it depends on the database connections
help-serve-search-requests = The maximum number of concurrent requests that may wait for an analysis; 64 by default
help-arg-credential-key = The key that encrypts the signing keys of certificates: 32 bytes in base64 or hexadecimal
help-arg-credential-key-file = A file with this key, created if missing; without either, one beside the SQLite database

## Files

help-ruling = Prints the computed ruling on a scenario file, and how it was reached
help-ruling-file = The file, in the format that quizzes/README.md describes
help-ruling-json = Prints JSON
help-ruling-all-tests = Prints every test with its question and answer instead of the reasons
help-generate = Generates scenarios on a clause, for review by a person before use
help-generate-more = Each is an auction with an irregular call, or an ending with a claim or concession. The engine rules on it, and only those decided by the clause are kept, none of them a twin of another or of one in the bank. The same seed gives the same scenarios. Exits with 1 if there are fewer than asked for.
help-generate-clause = The clause, such as 30B1(b)(ii); a whole law or paragraph includes its parts
help-generate-like = A scenario of the bank, by its id: only those that take the same path through the Laws
help-generate-count = The number of scenarios for each edition
help-generate-edition = The editions to rule under, separated by commas, such as 2017,2007
help-generate-level = The difficulty, 1 to 3: the third of the bank’s scenarios on the clause with as long a path; any if left out
help-generate-judgement = Also scenarios that leave something open, contested or to judgement
help-generate-seed = A number; another one gives other scenarios
help-generate-out = The folder to write a file for each scenario to; without it, they are printed
help-pack = Writes a copy of this program that contains the browser bundle and the bank, and runs anywhere on its own
help-pack-file = The file to write
help-check = Checks a whole bank and prints every fault of every file
help-check-dir = The folder of the bank
help-check-words = Instead checks the translations in this folder against the English: src/words
help-archive = Archives of sittings
help-archive-verify = Checks every file of an archive against its hash, and every saved answer against its receipt
help-archive-verify-more = Exits with 3 if the archive is unaltered but incomplete.
help-archive-verify-file = The archive
help-archive-verify-receipt = A candidate’s receipt, or at least the first 16 hexadecimal digits of it: an answer in the archive must match it
help-archive-verify-manifest = The checksum of the manifest, 64 hexadecimal digits, from the audit log: a replaced archive has a different one
help-credential = Credentials signed by federations
help-credential-check = Checks a credential as /verify does
help-credential-check-more = Exits with 0 only if it is genuine and valid today, and with 3 if this cannot be decided here. Nothing is fetched: credentials and their status are looked up in this site’s database.
help-credential-check-public-url = The address of the site, such as https://director.example.org, which is part of its issuers’ names
help-credential-check-file = The credential file

## Contents of the database

help-reports = Lists problems that people reported with scenarios, latest first

help-user = People and their accounts
help-user-list = Lists the people of a federation by name, with their roles
help-user-list-holds = Only people whose name, address or member number contains this
help-user-add = Creates an account, with the password in the first line of standard input
help-user-add-name = The person’s name
help-user-password = Sets a new password, from the first line of standard input, and signs the person out everywhere
help-user-password-federation = The code of the person’s federation
help-user-sign-out = Signs a person out everywhere
help-user-sign-out-federation = The code of the person’s federation
help-user-second-factor = Removes a person’s lost second factor, and signs them out everywhere
help-user-second-factor-federation = The code of the person’s federation
help-user-unlink = Unlinks an account from the federation’s sign-in systems, and signs its owner out everywhere
help-user-unlink-federation = The code of the person’s federation
help-user-correct = Corrects the name, address or member number of an account; anything not given is unchanged
help-user-correct-federation = The code of the person’s federation
help-user-correct-name = The new name
help-user-correct-new-email = The new address
help-user-correct-member-number = The new member number; empty for none
help-user-delete = Permanently deletes an account
help-user-delete-federation = The code of the person’s federation

help-federation = Federations and their settings
help-federation-list = Lists the federations by name
help-federation-add = Creates a federation
help-federation-set = Changes the settings of a federation; anything not given is unchanged
help-arg-name = The full name of the federation
help-arg-languages = Its languages, main language first, such as nb, en
help-arg-edition = The edition of the Laws in force, such as 2017
help-arg-edition-from = The day from which that edition is in force, such as 2017-08-01
help-arg-elections = An option it elects, such as order=top_down; repeatable; an empty value clears it
help-arg-zone = Its time zone, such as Europe/Oslo
help-arg-levels = A level; repeatable, lowest first
help-arg-sign-up = Who may sign up: open, confirmed or invited
help-arg-keeps-record = Whether the public record of a certificate stays when its holder’s account is deleted
help-arg-disclosure = Which details of what a certificate was issued for are public: nothing, laws or all
help-arg-awaits-results = Whether no certificate is issued to a person whose exam has unreleased results
help-arg-second-issuer = When a second examiner must agree to every certificate: never, possible (where there are two) or always

help-role = Roles
help-role-list = Lists the roles held in a federation
help-role-grant = Grants a person a role, and signs them out everywhere
help-role-grant-federation = The code of the federation in which the role applies
help-role-revoke = Revokes a person’s role, and signs them out everywhere
help-role-revoke-federation = The code of the federation in which the role applies
help-arg-home = The code of the person’s own federation, if different
help-arg-role = The role: course_leader, invigilator, examiner, admin or operator

help-outbox = Email waiting to be sent, and the status of earlier email
help-outbox-list = Lists the latest email of all federations, latest first, without its text, because links are secret
help-outbox-list-waiting = Only email waiting to be sent
help-outbox-retry = Makes the running site send a waiting email at once
help-outbox-retry-federation = The code of the federation that sends it
help-outbox-retry-letter = Its ID, as listed

help-audit = The audit log
help-audit-verify = Verifies the audit logs from first entry to last, and reports entries that were altered
help-audit-verify-federation = Only the log of the federation with this code
help-audit-verify-known = What an earlier run printed for this federation: an entry’s number, a colon and its hash of 64 hexadecimal digits; that entry must still exist
help-audit-verify-anchors = A file, outside the database, that records the end of each log: created if missing, compared with the logs, and updated if all are intact

help-key = The signing keys of federations
help-key-list = Lists all the signing keys of a federation, past and present
help-key-rotate = Creates a new signing key for a federation; earlier signatures stay valid

## A whole database

help-backup = Copies a running site on SQLite to a file, and checks the copy
help-backup-more = The operator’s key is not included. For PostgreSQL, use pg_dump and pg_restore.
help-backup-file = The file to write; an existing file is never overwritten
help-backup-credential-key-file = The file with the operator’s key; without either, one beside the SQLite database. Only its location is reported
help-restore = Checks a backup and makes it the SQLite database, if there is none yet
help-restore-more = Exits with 3 if the site was restored, but not its operator’s key.
help-restore-file = The backup
help-restore-credential-key-file = The file with the operator’s key; without either, one beside the SQLite database. It must be that of the site
help-move = Copies a site from SQLite to PostgreSQL, and compares every row
help-move-more = Stop the site first, and let nothing write to it meanwhile. If interrupted, run the same command to continue. Exits with 0 only if the whole site was copied correctly.
help-move-to = The PostgreSQL database, which must be empty: postgres://user:password@host/name
help-move-credential-key-file = The file with the operator’s key; without either, one beside the SQLite database. Only its location is reported

## A command line that cannot be read

usage-unknown-argument = “{ $argument }” is neither an option nor an argument of this command.
usage-unknown-command = There is no command “{ $command }”.
usage-missing-argument = { $n ->
    [one] This must be given as well: { $argument }
   *[other] These must be given as well: { $argument }
}
usage-missing-command = “{ $command }” must be followed by one of these commands: { $commands }
usage-missing-value = “{ $argument }” must be followed by a value.
usage-wrong-value = “{ $value }” is not valid for { $argument }:
usage-too-many-values = “{ $value }” is one value too many for { $argument }.
usage-number-of-values = Wrong number of values for { $argument }: { $given }
usage-no-equals = Join “{ $argument }” and its value with =.
usage-twice = “{ $argument }” can be given only once.
usage-conflict = “{ $argument }” cannot be used with { $others }.
usage-not-text = An argument is not valid UTF-8.
usage-unreadable = This command line cannot be read: { $cause }
usage-similar = Did you mean { $names }?
usage-help = For help, run: { $command }
