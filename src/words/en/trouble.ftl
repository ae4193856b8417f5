### Errors of the program. The text after a colon comes from the system, the database or a library.

## The site and its email

trouble-listen = The site cannot listen on { $address }: { $cause }
trouble-bank = { $n ->
    [one] The bank in { $dir } cannot be served: it has one fault:
   *[other] The bank in { $dir } cannot be served: it has { $n } faults:
}
trouble-bundle = The browser bundle is missing; build it with “cargo serve”. { $path }: { $cause }
trouble-unlisted = The browser bundle is incomplete; build it with “cargo serve”: { $path } does not list its styles, script and module.
trouble-packed = A program with the site inside cannot be written. { $path }: { $cause }
trouble-serve = The site stopped unexpectedly: { $cause }
trouble-public-url = PUBLIC_URL must be a web address, such as https://director.example.org.
trouble-smtp-url = SMTP_URL must be like smtps://user:password@host or smtp://host:port?tls=required.
trouble-mail-from = MAIL_FROM must be an address, such as Director <director@example.org>.

## Settings: each message follows the place of the setting

setting-faults = { $n ->
    [one] One setting is wrong:
   *[other] { $n } settings are wrong:
}
setting-not-utf8 = This file is not valid UTF-8 text.
setting-syntax = This is not a valid line of TOML.
setting-unknown = There is no such setting.
setting-no-text = A text or a whole number is expected here.
setting-both = “{ $other }” is set as well. Set only one of the two.
setting-listen = “{ $value }” is not an address to listen on, such as 127.0.0.1:3000.
setting-header = “{ $value }” is not a valid header name.
setting-hosts = “{ $value }” is not a list of hosts, such as id.example.org, members.example.org:8443.
setting-log = This is not a valid log filter: { $cause }.
setting-number = “{ $value }” is not a whole number from { $least } to { $most }.
setting-choice = “{ $value }” is not one of these: { $values }.
setting-folder = There is no folder { $value }.

## The database

trouble-url-scheme = The address of the database must begin with sqlite: or postgres:
trouble-url-no-file = In the address of the database, sqlite: must be followed by the path of a file.
trouble-url-memory = An SQLite database must be a file: in memory every answer would be lost.
trouble-url-options = The address of an SQLite database takes no options after a question mark.
trouble-url-postgres = The address of the PostgreSQL database cannot be read.
trouble-folder = The folder for the database { $place } cannot be created: { $cause }
trouble-file = The database { $place } cannot be created: { $cause }
trouble-open = The database { $place } cannot be opened: { $cause }
trouble-migration = The tables of the database { $place } cannot be brought up to date, or were created by another version of the program: { $cause }
trouble-connect-unreachable = The database { $place } cannot be reached: { $cause }
trouble-connect-silent = The database { $place } cannot be reached: it is not responding.
trouble-connect-tls = The database { $place } cannot be reached over an encrypted connection, which its address requires: { $cause }
trouble-connect-not-listed = The server of the database { $place } does not allow this user to connect from here: its pg_hba.conf has no matching line, or only one that requires encryption (sslmode in the address).
trouble-connect-password = The database { $place } does not accept this user and password.
trouble-connect-no-database = There is no database { $place } on that server.
trouble-connect-not-now = The database { $place } accepts no connections now (SQLSTATE { $cause }).
trouble-connect-refused = The database { $place } refused the connection (SQLSTATE { $cause }).
trouble-connect-protocol = The server at { $place } is not PostgreSQL, or is an unsupported version.
trouble-unique = The database already has such a row ({ $key }).
trouble-reference = A row would refer to one that does not exist.
trouble-value = The database does not allow this value: { $cause }
trouble-row = A row of the database cannot be read: { $cause }
trouble-unavailable = The database cannot be reached. Trying again may help. { $cause }
trouble-stopping = The site is stopping and no longer saves anything.
trouble-database = The database refused: { $cause }
trouble-newer = The database { $place } has the tables of a newer version of the program (schema { $schema }), which support programs from schema { $floor } on. This program has schema { $program }: install a newer one.
trouble-half-moved = A site is being moved into the database { $place } and is not complete. Run “director move” again until it says that it is.
trouble-absent = There is no database { $place }, and none was created. Check the path; director serve creates a new one.
trouble-no-site = { $place } is not the database of a site.
trouble-no-file = There is no file { $place }.
trouble-taken = { $place } already exists and was not overwritten.
trouble-backup-sqlite = This command is for sites on SQLite. For PostgreSQL, use pg_dump and pg_restore.
trouble-backup-file = { $place } cannot be read, written or moved into place: { $cause }
trouble-damaged = { $place } is damaged: { $cause }
trouble-chains = Every row was copied, but these hash chains are broken, and were broken before:
trouble-receipts = { $federation }: attempt { $attempt }: from change { $number } on, the receipts do not match.
trouble-move-from = Only a site on SQLite can be moved. From one PostgreSQL database to another, use pg_dump and pg_restore.
trouble-move-to = A site can be moved only to PostgreSQL: postgres://user:password@host/name
trouble-move-schema = The database { $place } (schema { $schema }) does not match this program (schema { $program }). Start the site once with this program, and stop it again.
trouble-move-columns = The table { $table } differs between the two databases. One of them was changed by hand.
trouble-move-other = The PostgreSQL database contains another site, with the federations { $federations }. Nothing was changed.
trouble-move-under-way = Another move into this PostgreSQL database is in progress.
trouble-move-rows = The table { $table }: { $cause }
trouble-move-changed = The SQLite database was changed during the move, and that change was not copied. Stop the site, empty the PostgreSQL database and run this command again.
trouble-move-differs = These tables differ: { $tables }. Rows already copied have since been changed. Empty the PostgreSQL database and run this command again.
trouble-move-there = The PostgreSQL database contains this site, but these tables differ from those here: { $tables }. One of the two has been used since the move. Nothing was changed.

## Keys

trouble-key-empty = { $place }: the operator’s key is empty. It must have 32 bytes, in base64 or hexadecimal (openssl rand -base64 32).
trouble-key-encoding = { $place }: the operator’s key is neither base64 nor hexadecimal. It must have 32 bytes (openssl rand -base64 32).
trouble-key-length = { $n ->
    [one] { $place }: the operator’s key has one byte; it must have 32 (openssl rand -base64 32).
   *[other] { $place }: the operator’s key has { $n } bytes; it must have 32 (openssl rand -base64 32).
}
trouble-key-file = The operator’s key file cannot be read or created. { $place }: { $cause }
trouble-no-operator-key = No operator’s key for certificates is set (CREDENTIAL_KEY or CREDENTIAL_KEY_FILE).
trouble-no-seal = The database does not contain a valid sealed signing key of the federation.
trouble-sealed = The federation’s signing key cannot be opened: it was sealed with another operator’s key, or altered.

## Accounts, roles, federations

trouble-no-password = The password cannot be read from standard input: { $cause }
trouble-unread = { $place } cannot be read: { $cause }
trouble-print = The output cannot be written: { $cause }
trouble-busy = Too many passwords are being checked. Please try again.
trouble-account-name-empty = The name must contain a letter.
trouble-account-email-empty = Give an email address.
trouble-account-email-taken = There is already an account with this address.
trouble-account-password-name = Do not use a name or other facts about the person: they are easy to guess.
trouble-role-nobody = There is no such account.
trouble-role-trainee = Every account is a trainee; this role cannot be granted or revoked.
trouble-federation-code = The code of a federation has at most 32 lower-case letters, digits and hyphens.
trouble-federation-taken = There is already a federation with this code.
trouble-settings-edition = There is no such edition. Choose from { $editions }.
trouble-settings-elections = These elections are not valid: a name or value is unknown, or two contradict each other.
trouble-settings-sign_up = Sign-up must be open, confirmed or invited.
trouble-settings-disclosure = Disclosure must be nothing, laws or all.
trouble-settings-second_issuer = The second issuer must be never, possible or always.
