### Help of the program: help-… with its place is a command or an argument, help-…-more the rest of a long text, help-arg-… what several commands share.
### At the end, faults of a command line. Names of commands, options, variables and values stay as they are.

help-usage = Uso:
help-commands = Comandi:
help-arguments = Argomenti:
help-options = Opzioni:
help-some-options = OPZIONI
help-one-command = COMANDO
help-values = [uno tra: { $value }]
help-default = [predefinito: { $value }]
help-environment = [variabile d’ambiente: { $name }]

help-command-director = Director, please! Calcola la decisione nel bridge, e forma ed esamina chi la prende
help-command-help = Mostra questo testo, o quello di un comando
help-arg-site-root = Dove si trova la parte del sito per i browser, che «cargo serve» crea
help-arg-bank = La cartella della raccolta
help-arg-help = Mostra questo testo
help-arg-version = Mostra la versione
help-arg-language = La lingua in cui parla: en, fr, it o nb; se manca, quella indicata da LANG

help-arg-database-url = Il database: sqlite:FILE o postgres://…
help-arg-config = Un file di impostazioni in TOML, sotto i nomi delle opzioni con _ al posto di -; opzioni e variabili hanno la precedenza
help-arg-database-url-file = Il file che contiene l’indirizzo del database, al posto di --database-url
help-arg-federation = Il codice della federazione
help-arg-limit = Quanti al massimo
help-arg-code = Il codice della federazione: lettere minuscole, cifre e trattini
help-arg-email = L’indirizzo e-mail della persona

## The site

help-serve = Mette in funzione il sito
help-serve-listen = Dove mettersi in ascolto; la porta 0 ne prende una libera
help-serve-public-url = L’indirizzo a cui si trova il sito, per esempio https://director.example.org; se manca, quello su cui è in ascolto
help-serve-smtp-url = Il server di posta: smtps://user:password@host o smtp://host:587?tls=required; se manca, le e-mail attendono in /outbox
help-serve-mail-from = Il mittente delle e-mail, per esempio Director <director@example.org>
help-serve-client-address-header = L’intestazione in cui un proxy davanti al sito indica l’indirizzo del client, per esempio x-forwarded-for; se manca, vale l’indirizzo della connessione
help-serve-provider-hosts = Gli host su cui possono trovarsi i sistemi di accesso delle federazioni, separati da virgole; possono avere indirizzi privati. Se manca, qualsiasi host con un indirizzo pubblico
help-serve-webhook-hosts = Gli host a cui si possono inviare webhook, separati da virgole; possono avere indirizzi privati. Se manca, qualsiasi host con un indirizzo pubblico
help-serve-check = Mostra le impostazioni risultanti, senza i segreti, legge la raccolta e la parte del sito per i browser, e termina; nulla viene cambiato
help-serve-database-connections = Numero massimo di connessioni al database; con SQLite, quelle in lettura
help-serve-smtp-url-file = Il file che contiene l’indirizzo del server di posta, al posto di --smtp-url
help-serve-log-format = Come viene scritto il registro: text o json
help-serve-rust-log = Quanto viene registrato, come filtro di tracing: un livello, o livelli di parti del programma
help-serve-metrics-listen = Dove sono esposte le metriche per Prometheus, sotto /metrics, come 127.0.0.1:9100; non per il pubblico; senza, da nessuna parte
help-serve-drain = Per quanti secondi il sito continua dopo la richiesta di arresto, mentre /readyz risponde che non è pronto
help-serve-workers = Quanti thread servono; senza, tanti quanti i core
help-serve-exam-requests = Quante richieste di candidati agli esami sono ammesse insieme; senza, dipende dalla macchina
help-serve-page-requests = Quante richieste di pagine di federazioni e account sono ammesse insieme; senza, dipende dalle connessioni al database
help-serve-practice-requests = Quante richieste di esercizio sono ammesse insieme; senza, dipende dalle connessioni al database
help-serve-search-requests = Quante richieste che possono attendere una ricerca sono ammesse insieme; senza, 64
help-arg-credential-key = La chiave con cui sono custodite quelle che firmano i certificati: 32 byte in base64 o in esadecimale
help-arg-credential-key-file = Il file che contiene questa chiave, creato se non c’è; se mancano l’una e l’altro, un file accanto al database SQLite

## Files

help-ruling = Mostra la decisione calcolata su un file di un caso, e come ci si è arrivati
help-ruling-file = Il file, come lo descrive quizzes/README.md
help-ruling-json = Per programmi invece che per persone
help-ruling-all-tests = Mostra ogni verifica con domanda e risposta al posto dei motivi
help-generate = Genera casi su un articolo, da far rivedere a una persona prima dell’uso
help-generate-more = Ciascuno è una licitazione con una chiamata irregolare, o un finale con una richiesta o una concessione. Il motore lo giudica, e restano solo i casi decisi dall’articolo; nessuno è il gemello di un altro o di un caso della raccolta. Lo stesso seme dà gli stessi casi. Termina con 1 se sono meno di quelli chiesti.
help-generate-clause = L’articolo, per esempio 30B1(b)(ii); un articolo o un comma intero comprende le sue parti
help-generate-like = Un caso della raccolta, con il suo identificativo: solo quelli che seguono lo stesso percorso attraverso il Codice
help-generate-count = Il numero di casi per ogni edizione
help-generate-edition = Le edizioni da applicare, separate da virgole, per esempio 2017,2007
help-generate-level = La difficoltà, da 1 a 3: il terzo dei casi della raccolta su questo articolo con un percorso altrettanto lungo; senza, qualsiasi
help-generate-judgement = Anche casi che lasciano qualcosa di aperto, controverso o al giudizio dell’arbitro
help-generate-seed = Un numero; un altro dà altri casi
help-generate-out = La cartella in cui scrivere un file per ogni caso; senza, vengono mostrati
help-pack = Scrive una copia di questo programma che contiene la parte del sito per i browser e la raccolta: si copia ovunque e non ha bisogno di nient’altro
help-pack-file = Dove scriverla
help-check = Controlla un’intera raccolta e mostra ogni errore di ogni file
help-check-dir = La sua cartella
help-check-words = Confronta invece con quelli inglesi i testi di ogni lingua in questa cartella: src/words
help-archive = Gli archivi delle sessioni d’esame
help-archive-verify = Controlla ogni file di un archivio con la sua somma di controllo e ogni risposta salvata con la sua ricevuta
help-archive-verify-more = Termina con 3 se l’archivio è com’era, ma non contiene tutto.
help-archive-verify-file = L’archivio
help-archive-verify-receipt = Una ricevuta che un candidato ha conservato, o la parte che gli è stata mostrata, almeno 16 cifre esadecimali: deve corrispondere a una risposta nell’archivio
help-archive-verify-manifest = La somma di controllo del manifesto, 64 cifre esadecimali, dal registro delle operazioni: chi rifà un archivio fa un altro manifesto
help-credential = Le credenziali, come le firmano le federazioni
help-credential-check = Dice di una credenziale ciò che ne dice la pagina /verify
help-credential-check-more = Termina con 0 solo se è autentica e oggi valida, e con 3 se qui non si può dire. Non si scarica nulla: ciò che questo sito ha firmato, e che cosa ne è stato, sta nel suo database.
help-credential-check-public-url = L’indirizzo del sito, per esempio https://director.example.org: con esso si indica chi rilascia qui
help-credential-check-file = Il file della credenziale

## Contents of the database

help-reports = Elenca le segnalazioni delle persone sui casi, dalla più recente

help-user = Le persone e i loro account
help-user-list = Elenca le persone di una federazione per nome, con i loro ruoli
help-user-list-holds = Solo quelle il cui nome, indirizzo o numero di tessera contiene questo
help-user-add = Crea un account; la password si legge dalla prima riga dell’ingresso standard
help-user-add-name = Il nome della persona
help-user-password = Dà a qualcuno una nuova password, letta dalla prima riga dell’ingresso standard, e lo disconnette ovunque
help-user-password-federation = Il codice della federazione in cui la persona ha il suo account
help-user-sign-out = Disconnette qualcuno ovunque
help-user-sign-out-federation = Il codice della federazione in cui la persona ha il suo account
help-user-second-factor = Toglie il secondo fattore a chi l’ha perduto, e lo disconnette ovunque
help-user-second-factor-federation = Il codice della federazione in cui la persona ha il suo account
help-user-unlink = Scollega un account dai sistemi di accesso della federazione, e disconnette la persona ovunque
help-user-unlink-federation = Il codice della federazione in cui la persona ha il suo account
help-user-correct = Corregge nome, indirizzo o numero di tessera di un account; ciò che non è dato resta com’è
help-user-correct-federation = Il codice della federazione in cui la persona ha il suo account
help-user-correct-name = Il nuovo nome della persona
help-user-correct-new-email = Il nuovo indirizzo
help-user-correct-member-number = Il nuovo numero di tessera; vuoto per nessuno
help-user-delete = Elimina un account; non si ripristina
help-user-delete-federation = Il codice della federazione in cui la persona ha il suo account

help-federation = Le federazioni e ciò che hanno deciso
help-federation-list = Elenca le federazioni per nome
help-federation-add = Inserisce una federazione
help-federation-set = Cambia ciò che una federazione ha deciso; ciò che non è dato resta com’è
help-arg-name = Il nome completo della federazione
help-arg-languages = Le lingue che usa, la principale per prima, per esempio nb, en
help-arg-edition = L’edizione del Codice in vigore, per esempio 2017
help-arg-edition-from = Il giorno da cui è in vigore, per esempio 2017-08-01
help-arg-elections = Ciò che ha scelto, per esempio order=top_down, una volta per ogni scelta; se dopo il segno non c’è nulla, la scelta è annullata
help-arg-zone = Il suo fuso orario, per esempio Europe/Oslo
help-arg-levels = Un livello, una volta per ciascuno, dal più basso in su
help-arg-sign-up = Chi può iscriversi: open, confirmed o invited
help-arg-keeps-record = Se ciò che è pubblico di un certificato resta quando l’account del titolare è cancellato
help-arg-disclosure = Quanto chiunque può vedere di ciò per cui un certificato è stato rilasciato: nothing, laws o all
help-arg-awaits-results = Se non si rilascia alcun certificato a chi ha un esame con risultati non pubblicati
help-arg-second-issuer = Quando un secondo esaminatore deve approvare ogni certificato: never, possible (se sono due) o always

help-role = Chi ha quale ruolo
help-role-list = Elenca chi ha quale ruolo in una federazione
help-role-grant = Dà un ruolo a qualcuno, e lo disconnette ovunque
help-role-grant-federation = Il codice della federazione in cui si ha il ruolo
help-role-revoke = Toglie un ruolo a qualcuno, e lo disconnette ovunque
help-role-revoke-federation = Il codice della federazione in cui si ha il ruolo
help-arg-home = Il codice della federazione in cui la persona ha il suo account, se è un’altra
help-arg-role = Il ruolo: course_leader, invigilator, examiner, admin o operator

help-outbox = Le e-mail in attesa di invio, e l’esito delle altre
help-outbox-list = Elenca le ultime e-mail di tutte le federazioni, dalla più recente, senza il testo: i loro link sono segreti
help-outbox-list-waiting = Solo quelle che attendono
help-outbox-retry = Fa tentare subito, dal sito in funzione, l’invio di un’e-mail in attesa
help-outbox-retry-federation = Il codice della federazione per cui è inviata
help-outbox-retry-letter = Il suo id, come lo dà l’elenco

help-audit = Il registro delle operazioni
help-audit-verify = Percorre i registri dalla prima voce all’ultima, e dice dove uno non è ciò che era
help-audit-verify-federation = Solo il registro della federazione con questo codice
help-audit-verify-known = Ciò che un controllo precedente ha mostrato del registro di questa federazione: il numero di una voce, due punti e la sua somma di controllo di 64 cifre esadecimali; quella voce deve esserci ancora
help-audit-verify-anchors = Un file che conserva, fuori dal database, fin dove è arrivato ogni registro: creato se non c’è, confrontato con i registri e aggiornato se tutti sono integri

help-key = Le chiavi con cui le federazioni firmano i certificati
help-key-list = Elenca le chiavi di una federazione, tutte quelle con cui ha firmato finora
help-key-rotate = Crea per una federazione un’altra chiave, che firma da ora in poi; ciò che è stato firmato prima resta valido

## A whole database

help-backup = Copia in un file un sito su SQLite mentre è in funzione, e controlla la copia
help-backup-more = La chiave del gestore non ne fa parte. Per PostgreSQL ci sono pg_dump e pg_restore.
help-backup-file = Il file da creare; se c’è già, non si fa nulla
help-backup-credential-key-file = Il file che contiene questa chiave; se mancano l’una e l’altro, un file accanto al database SQLite. Si dice soltanto dove si trova
help-restore = Mette una copia di sicurezza al posto di un database SQLite, dove non ce n’è uno, dopo averla controllata
help-restore-more = Termina con 3 se il sito è al suo posto, ma la chiave del suo gestore no.
help-restore-file = La copia di sicurezza
help-restore-credential-key-file = Il file che contiene questa chiave; se mancano l’una e l’altro, un file accanto al database SQLite. Deve essere quella del sito
help-move = Copia un sito da SQLite in un database PostgreSQL, e confronta ogni riga
help-move-more = Prima fermare il sito: nel frattempo nessuno deve scrivervi. Dopo un’interruzione lo stesso comando riprende da dove era arrivato. Termina con 0 solo se tutto il sito è lì, integro.
help-move-to = Il database PostgreSQL, che deve essere vuoto: postgres://user:password@host/name
help-move-credential-key-file = Il file che contiene questa chiave; se mancano l’una e l’altro, un file accanto al database SQLite. Si dice soltanto dove si trova

## A command line that cannot be read

usage-unknown-argument = «{ $argument }» non è né un’opzione né un argomento di questo comando.
usage-unknown-command = Non c’è un comando «{ $command }».
usage-missing-argument = Manca: { $argument }
usage-missing-command = «{ $command }» deve essere seguito da uno di questi comandi: { $commands }
usage-missing-value = «{ $argument }» deve essere seguito da un valore.
usage-wrong-value = «{ $value }» non è un valore ammesso per { $argument }:
usage-too-many-values = «{ $value }» è un valore di troppo per { $argument }.
usage-number-of-values = { $argument } non può ricevere questo numero di valori: { $given }
usage-no-equals = «{ $argument }» e il suo valore devono essere uniti dal segno =.
usage-twice = «{ $argument }» compare più di una volta.
usage-conflict = «{ $argument }» non si può dare insieme a { $others }.
usage-not-text = Qualcosa in questa riga di comando non è UTF-8 valido.
usage-unreadable = Questa riga di comando non si può leggere: { $cause }
usage-similar = Si intendeva questo? { $names }
usage-help = Per saperne di più: { $command }
