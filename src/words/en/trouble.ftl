### Why the program did not do something. What stands behind a colon is what the system, the database or a library said.

## The site and its letters

trouble-listen = The site cannot listen on { $address }: { $cause }
trouble-bank = { $n ->
    [one] The bank in { $dir } cannot be served, it has one fault:
   *[other] The bank in { $dir } cannot be served, it has { $n } faults:
}
trouble-bundle = The part of the site for browsers is not there, which “cargo serve” makes. { $path }: { $cause }
trouble-unlisted = The part of the site for browsers is not there, which “cargo serve” makes: { $path } does not list its styles, script and module.
trouble-packed = A program that carries the site cannot be written. { $path }: { $cause }
trouble-serve = The site broke off: { $cause }
trouble-public-url = PUBLIC_URL must be an address of the web, such as https://director.example.org.
trouble-smtp-url = SMTP_URL must be like smtps://user:password@host or smtp://host:port?tls=required.
trouble-mail-from = MAIL_FROM must be an address, such as Director <director@example.org>.

## Settings: each stands behind the place where it was made

setting-faults = { $n ->
    [one] One setting is not as it must be:
   *[other] { $n } settings are not as they must be:
}
setting-not-utf8 = This file is no text in UTF-8.
setting-syntax = This is no line of TOML.
setting-unknown = There is no such setting.
setting-no-text = Here stands a text or a whole number.
setting-both = “{ $other }” is set as well, and only one of the two can hold.
setting-listen = “{ $value }” is no address to listen on, such as 127.0.0.1:3000.
setting-header = “{ $value }” is no name of a header.
setting-log = It does not say what is logged: { $cause }.
setting-number = “{ $value }” is no whole number from { $least } to { $most }.
setting-choice = “{ $value }” is none of these: { $values }.
setting-folder = There is no folder { $value }.

## The database

trouble-url-scheme = The address of the database must begin with sqlite: or postgres:
trouble-url-no-file = In the address of the database, sqlite: must be followed by the path of a file.
trouble-url-memory = An SQLite database must be a file: in memory every answer would be lost.
trouble-url-options = The address of an SQLite database takes no options behind a question mark.
trouble-url-postgres = The address of the PostgreSQL database cannot be read.
trouble-folder = The folder for the database { $place } cannot be made: { $cause }
trouble-file = The database { $place } cannot be made: { $cause }
trouble-open = The database { $place } cannot be opened: { $cause }
trouble-migration = The tables of the database { $place } cannot be brought up to date, or were made by another version of the program: { $cause }
trouble-connect-unreachable = The database { $place } cannot be reached: { $cause }
trouble-connect-silent = The database { $place } cannot be reached: it does not answer.
trouble-connect-tls = The database { $place } cannot be reached by an encrypted connection as its address asks for: { $cause }
trouble-connect-not-listed = The server of the database { $place } does not let this user in from here in this way: its pg_hba.conf has no line for it, or only one with encryption (sslmode in the address).
trouble-connect-password = The database { $place } does not accept this user and password.
trouble-connect-no-database = There is no database { $place } on that server.
trouble-connect-not-now = The database { $place } takes no connections now (SQLSTATE { $cause }).
trouble-connect-refused = The database { $place } refused the connection (SQLSTATE { $cause }).
trouble-connect-protocol = What answers at { $place } is no PostgreSQL server, or another version of it.
trouble-unique = The database has such a row already ({ $key }).
trouble-reference = A row of the database would refer to one that is not there.
trouble-value = The database does not allow this value: { $cause }
trouble-row = A row of the database cannot be read: { $cause }
trouble-unavailable = The database is out of reach. Trying again may help. { $cause }
trouble-stopping = The site is stopping, and keeps nothing any more.
trouble-database = The database refused: { $cause }
trouble-newer = The database { $place } has the tables of a newer version of the program (schema { $schema }), which serve programs from schema { $floor } on. This program is of schema { $program }: install a newer one.
trouble-half-moved = A site is being moved into the database { $place }, and not all of it is there. Run “director move” again until it says that it is.
trouble-absent = There is no database { $place }, and nothing was made. Check the path; director serve makes a new one.
trouble-no-site = { $place } is not the database of a site.
trouble-no-file = There is no file { $place }.
trouble-taken = { $place } is there already, and nothing is put over it.
trouble-backup-sqlite = This is for a site on SQLite. For PostgreSQL there are pg_dump and pg_restore.
trouble-backup-file = { $place } cannot be read, written or put in its place: { $cause }
trouble-damaged = { $place } is damaged: { $cause }
trouble-chains = Every row is there, but what is chained is not what it was, and was not before either:
trouble-receipts = { $federation }: attempt { $attempt }: from change { $number } on, the receipts are not what they must be.
trouble-move-from = Only a site on SQLite is moved. From one PostgreSQL database to another there are pg_dump and pg_restore.
trouble-move-to = A site is moved to PostgreSQL only: postgres://user:password@host/name
trouble-move-schema = The tables of the database { $place } (schema { $schema }) are not those of this program (schema { $program }). Start the site once with this program, and stop it again.
trouble-move-columns = The table { $table } is not the same on both databases. One of them was changed by hand.
trouble-move-other = The PostgreSQL database holds another site, with the federations { $federations }. Nothing was changed.
trouble-move-under-way = Another move into this PostgreSQL database is under way.
trouble-move-rows = The table { $table }: { $cause }
trouble-move-changed = Somebody wrote to the SQLite database meanwhile, and that was not moved. Stop the site, empty the PostgreSQL database and run this again.
trouble-move-differs = These tables are not the same on both sides: { $tables }. Rows that had been moved already were changed since. Empty the PostgreSQL database and run this again.
trouble-move-there = The PostgreSQL database holds this site, but these tables are not as they are here: { $tables }. One of the two has been at work since it was moved. Nothing was changed.

## Keys

trouble-key-empty = { $place }: the operator’s key is empty. 32 bytes are wanted, in base64 or hexadecimal (openssl rand -base64 32).
trouble-key-encoding = { $place }: the operator’s key is neither base64 nor hexadecimal. 32 bytes are wanted (openssl rand -base64 32).
trouble-key-length = { $n ->
    [one] { $place }: the operator’s key has one byte, and 32 are wanted (openssl rand -base64 32).
   *[other] { $place }: the operator’s key has { $n } bytes, and 32 are wanted (openssl rand -base64 32).
}
trouble-key-file = The file of the operator’s key cannot be read or made. { $place }: { $cause }
trouble-no-operator-key = No operator’s key for certificates is set (CREDENTIAL_KEY or CREDENTIAL_KEY_FILE).
trouble-no-seal = What the database holds is no sealed signing key of the federation.
trouble-sealed = The signing key of the federation does not open: it was sealed under another operator’s key, or changed.

## Accounts, roles, federations

trouble-no-password = No password can be read from standard input: { $cause }
trouble-unread = { $place } cannot be read: { $cause }
trouble-print = The output cannot be written: { $cause }
trouble-busy = Too many passwords are being checked at this moment. Please try again.
trouble-account-name-empty = The name has no letter in it.
trouble-account-email-empty = The e-mail address is empty.
trouble-account-email-taken = There is an account with this address already.
trouble-account-password-name = A name, or what is known of the person, is guessed soon. Choose something else.
trouble-role-nobody = There is no such account.
trouble-role-trainee = Everybody with an account is a trainee; this role is neither given nor taken back.
trouble-federation-code = The code of a federation is made of small letters, digits and hyphens, 32 at most.
trouble-federation-taken = There is a federation with this code already.
trouble-settings-edition = There is no such edition. There are { $editions }.
trouble-settings-elections = Nothing can be elected so: an election has another name or other values, or two contradict each other.
trouble-settings-sign_up = Who may sign up is told as open, confirmed or invited.
trouble-settings-disclosure = What anybody may see is told as nothing, laws or all.
