### Errors of the program. The text after a colon comes from the system, the database or a library.

## The site and its email

trouble-listen = Il sito non può mettersi in ascolto su { $address }: { $cause }
trouble-bank = { $n ->
    [one] La raccolta in { $dir } non si può usare, perché ha un errore:
   *[other] La raccolta in { $dir } non si può usare, perché ha { $n } errori:
}
trouble-bundle = Manca la parte del sito per i browser, che «cargo serve» crea. { $path }: { $cause }
trouble-unlisted = Manca la parte del sito per i browser, che «cargo serve» crea: { $path } non ne elenca gli stili, lo script e il modulo.
trouble-packed = Un programma che contiene il sito non si può scrivere. { $path }: { $cause }
trouble-serve = Il sito si è interrotto: { $cause }
trouble-public-url = PUBLIC_URL deve essere un indirizzo web, per esempio https://director.example.org.
trouble-smtp-url = SMTP_URL si scrive come smtps://user:password@host o smtp://host:port?tls=required.
trouble-mail-from = MAIL_FROM deve essere un indirizzo, per esempio Director <director@example.org>.

## Impostazioni: ciascuna segue il luogo in cui è stata fatta

setting-faults = { $n ->
    [one] Un’impostazione non è come deve essere:
   *[other] { $n } impostazioni non sono come devono essere:
}
setting-not-utf8 = Questo file non è un testo in UTF-8.
setting-syntax = Questa non è una riga di TOML.
setting-unknown = Non esiste un’impostazione con questo nome.
setting-no-text = Qui occorre un testo o un numero intero.
setting-both = È impostato anche «{ $other }», e può valere solo uno dei due.
setting-listen = «{ $value }» non è un indirizzo su cui ascoltare, come 127.0.0.1:3000.
setting-header = «{ $value }» non è il nome di un’intestazione.
setting-hosts = «{ $value }» non è un elenco di host, come id.example.org, members.example.org:8443.
setting-log = Non dice che cosa viene registrato: { $cause }.
setting-number = «{ $value }» non è un numero intero da { $least } a { $most }.
setting-choice = «{ $value }» non è tra questi: { $values }.
setting-folder = Non esiste una cartella { $value }.

## The database

trouble-url-scheme = L’indirizzo del database deve cominciare con sqlite: o postgres:
trouble-url-no-file = Nell’indirizzo del database, a sqlite: deve seguire il percorso di un file.
trouble-url-memory = Un database SQLite deve essere un file: in memoria si perderebbe ogni risposta.
trouble-url-options = L’indirizzo di un database SQLite non ammette opzioni dopo un punto interrogativo.
trouble-url-postgres = L’indirizzo del database PostgreSQL non si può leggere.
trouble-folder = La cartella per il database { $place } non si può creare: { $cause }
trouble-file = Il database { $place } non si può creare: { $cause }
trouble-open = Il database { $place } non si può aprire: { $cause }
trouble-migration = Le tabelle del database { $place } non si possono aggiornare, o sono state fatte da un’altra versione del programma: { $cause }
trouble-connect-unreachable = Il database { $place } non si può raggiungere: { $cause }
trouble-connect-silent = Il database { $place } non si può raggiungere: non risponde.
trouble-connect-tls = Il database { $place } non si può raggiungere con una connessione cifrata, come il suo indirizzo richiede: { $cause }
trouble-connect-not-listed = Il server del database { $place } non ammette questo utente da qui in questo modo: il suo pg_hba.conf non ha una riga per questo, o solo con cifratura (sslmode nell’indirizzo).
trouble-connect-password = Il database { $place } non accetta questo utente e questa password.
trouble-connect-no-database = Su quel server non c’è un database { $place }.
trouble-connect-not-now = Il database { $place } ora non accetta connessioni (SQLSTATE { $cause }).
trouble-connect-refused = Il database { $place } ha rifiutato la connessione (SQLSTATE { $cause }).
trouble-connect-protocol = Ciò che risponde a { $place } non è un server PostgreSQL, o ne è un’altra versione.
trouble-unique = Il database ha già una riga con gli stessi dati ({ $key }).
trouble-reference = Una riga del database rinvierebbe a una che non c’è.
trouble-value = Il database non ammette questo valore: { $cause }
trouble-row = Una riga del database non si può leggere: { $cause }
trouble-unavailable = Il database non è raggiungibile. Un nuovo tentativo può riuscire. { $cause }
trouble-stopping = Il sito si sta fermando e non salva più nulla.
trouble-database = Il database ha rifiutato: { $cause }
trouble-newer = Il database { $place } ha le tabelle di una versione più recente del programma (schema { $schema }), che servono i programmi dallo schema { $floor } in poi. Questo programma è dello schema { $program }: installane uno più recente.
trouble-half-moved = Il trasferimento di un sito nel database { $place } non è ancora completo. Ripeti «director move» finché non segnala che è tutto lì.
trouble-absent = Non c’è un database { $place }, e non è stato creato nulla. Controlla il percorso; director serve ne crea uno nuovo.
trouble-no-site = { $place } non è il database di un sito.
trouble-no-file = Non c’è un file { $place }.
trouble-taken = { $place } c’è già, e non viene sovrascritto.
trouble-backup-sqlite = Questo vale per un sito su SQLite. Per PostgreSQL ci sono pg_dump e pg_restore.
trouble-backup-file = { $place } non si può leggere, scrivere o mettere al suo posto: { $cause }
trouble-damaged = { $place } è danneggiato: { $cause }
trouble-chains = Le righe ci sono tutte, ma le catene di voci non sono integre, e non lo erano già prima:
trouble-receipts = { $federation }: tentativo { $attempt }: dalla modifica { $number } in poi le ricevute non sono ciò che devono essere.
trouble-move-from = Si trasferisce soltanto un sito su SQLite. Da un database PostgreSQL a un altro ci sono pg_dump e pg_restore.
trouble-move-to = Un sito si trasferisce soltanto su PostgreSQL: postgres://user:password@host/name
trouble-move-schema = Le tabelle del database { $place } (schema { $schema }) non sono quelle di questo programma (schema { $program }). Avvia una volta il sito con questo programma, e fermalo di nuovo.
trouble-move-columns = La tabella { $table } non è la stessa nei due database. Uno dei due è stato modificato a mano.
trouble-move-other = Il database PostgreSQL contiene un altro sito, con le federazioni { $federations }. Non è stato modificato nulla.
trouble-move-under-way = È in corso un altro trasferimento in questo database PostgreSQL.
trouble-move-rows = La tabella { $table }: { $cause }
trouble-move-changed = Nel frattempo qualcuno ha scritto nel database SQLite, e ciò non è stato trasferito. Ferma il sito, svuota il database PostgreSQL e ripeti il comando.
trouble-move-differs = Queste tabelle non sono le stesse dalle due parti: { $tables }. Righe già trasferite sono state modificate in seguito. Svuota il database PostgreSQL e ripeti il comando.
trouble-move-there = Il database PostgreSQL contiene questo sito, ma queste tabelle non sono come qui: { $tables }. Uno dei due è stato in funzione dopo il trasferimento. Non è stato modificato nulla.

## Keys

trouble-key-empty = { $place }: la chiave del gestore è vuota. Occorrono 32 byte, in base64 o in esadecimale (openssl rand -base64 32).
trouble-key-encoding = { $place }: la chiave del gestore non è né in base64 né in esadecimale. Occorrono 32 byte (openssl rand -base64 32).
trouble-key-length = { $n ->
    [one] { $place }: la chiave del gestore ha un byte, e ne occorrono 32 (openssl rand -base64 32).
   *[other] { $place }: la chiave del gestore ha { $n } byte, e ne occorrono 32 (openssl rand -base64 32).
}
trouble-key-file = Il file della chiave del gestore non si può leggere né creare. { $place }: { $cause }
trouble-no-operator-key = Non è impostata alcuna chiave del gestore per i certificati (CREDENTIAL_KEY o CREDENTIAL_KEY_FILE).
trouble-no-seal = Ciò che il database contiene non è una chiave di firma sigillata della federazione.
trouble-sealed = La chiave di firma della federazione non si apre: è stata sigillata con un’altra chiave del gestore, o modificata.

## Accounts, roles, federations

trouble-no-password = Dall’ingresso standard non si può leggere alcuna password: { $cause }
trouble-unread = { $place } non si può leggere: { $cause }
trouble-print = Il risultato non si può scrivere: { $cause }
trouble-busy = In questo momento si controllano troppe password. Riprova.
trouble-account-name-empty = Nel nome non c’è alcuna lettera.
trouble-account-email-empty = L’indirizzo e-mail è vuoto.
trouble-account-email-taken = C’è già un account con questo indirizzo.
trouble-account-password-name = Un nome, o i dati della persona, sono facili da indovinare. Scegli altro.
trouble-role-nobody = Questo account non esiste.
trouble-role-trainee = Chiunque abbia un account è allievo; questo ruolo non si dà e non si toglie.
trouble-federation-code = Il codice di una federazione è fatto di lettere minuscole, cifre e trattini, al massimo 32.
trouble-federation-taken = C’è già una federazione con questo codice.
trouble-settings-edition = Questa edizione non esiste. Ci sono { $editions }.
trouble-settings-elections = Così non si può scegliere: una scelta ha un altro nome o altri valori, o due si contraddicono.
trouble-settings-sign_up = Chi può iscriversi si indica con open, confirmed o invited.
trouble-settings-disclosure = Ciò che chiunque può vedere si indica con nothing, laws o all.
trouble-settings-second_issuer = Il secondo esaminatore si indica con never, possible o always.
