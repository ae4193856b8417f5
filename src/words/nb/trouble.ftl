### Errors of the program. The text after a colon comes from the system, the database or a library.

## The site and its email

trouble-listen = Nettstedet kan ikke lytte på { $address }: { $cause }
trouble-bank = { $n ->
    [one] Oppgavebanken i { $dir } kan ikke brukes, for den har én feil:
   *[other] Oppgavebanken i { $dir } kan ikke brukes, for den har { $n } feil:
}
trouble-bundle = Den delen av nettstedet som er for nettlesere, og som «cargo serve» lager, mangler. { $path }: { $cause }
trouble-unlisted = Den delen av nettstedet som er for nettlesere, og som «cargo serve» lager, mangler: { $path } oppgir ikke stilene, skriptet og modulen.
trouble-packed = Et program som bærer nettstedet i seg, kan ikke skrives. { $path }: { $cause }
trouble-serve = Nettstedet ble avbrutt: { $cause }
trouble-public-url = PUBLIC_URL må være en nettadresse, for eksempel https://director.example.org.
trouble-smtp-url = SMTP_URL må skrives som smtps://user:password@host eller smtp://host:port?tls=required.
trouble-mail-from = MAIL_FROM må være en adresse, for eksempel Director <director@example.org>.

## Innstillinger: hver står bak stedet der den er gjort

setting-faults = { $n ->
    [one] Én innstilling er ikke som den må være:
   *[other] { $n } innstillinger er ikke som de må være:
}
setting-not-utf8 = Denne filen er ikke tekst i UTF-8.
setting-syntax = Dette er ikke en linje i TOML.
setting-unknown = Innstillingen finnes ikke.
setting-no-text = Her må det stå en tekst eller et helt tall.
setting-both = «{ $other }» er også satt, og bare én av de to kan gjelde.
setting-listen = «{ $value }» er ikke en adresse å lytte på, slik som 127.0.0.1:3000.
setting-header = «{ $value }» er ikke navnet på et hodefelt.
setting-hosts = «{ $value }» er ikke en liste over verter, slik som id.example.org, members.example.org:8443.
setting-log = Det sier ikke hva som logges: { $cause }.
setting-number = «{ $value }» er ikke et helt tall fra { $least } til { $most }.
setting-choice = «{ $value }» er ingen av disse: { $values }.
setting-folder = Mappen { $value } finnes ikke.

## The database

trouble-url-scheme = Adressen til databasen må begynne med sqlite: eller postgres:
trouble-url-no-file = I adressen til databasen må sqlite: følges av banen til en fil.
trouble-url-memory = En SQLite-database må være en fil: I minnet ville hvert svar gå tapt.
trouble-url-options = Adressen til en SQLite-database tar ingen valg etter et spørsmålstegn.
trouble-url-postgres = Adressen til PostgreSQL-databasen kan ikke leses.
trouble-folder = Mappen for databasen { $place } kan ikke lages: { $cause }
trouble-file = Databasen { $place } kan ikke lages: { $cause }
trouble-open = Databasen { $place } kan ikke åpnes: { $cause }
trouble-migration = Tabellene i databasen { $place } kan ikke oppdateres, eller er laget av en annen versjon av programmet: { $cause }
trouble-connect-unreachable = Databasen { $place } kan ikke nås: { $cause }
trouble-connect-silent = Databasen { $place } kan ikke nås: Den svarer ikke.
trouble-connect-tls = Databasen { $place } kan ikke nås med en kryptert forbindelse, slik adressen ber om: { $cause }
trouble-connect-not-listed = Serveren til databasen { $place } slipper ikke inn denne brukeren herfra på denne måten: pg_hba.conf har ingen linje for det, eller bare med kryptering (sslmode i adressen).
trouble-connect-password = Databasen { $place } godtar ikke denne brukeren og dette passordet.
trouble-connect-no-database = Det finnes ingen database { $place } på den serveren.
trouble-connect-not-now = Databasen { $place } tar ikke imot forbindelser nå (SQLSTATE { $cause }).
trouble-connect-refused = Databasen { $place } avviste forbindelsen (SQLSTATE { $cause }).
trouble-connect-protocol = Det som svarer på { $place }, er ikke en PostgreSQL-server, eller er en annen versjon av den.
trouble-unique = Databasen har allerede en slik rad ({ $key }).
trouble-reference = En rad i databasen ville vise til en som ikke finnes.
trouble-value = Databasen tillater ikke denne verdien: { $cause }
trouble-row = En rad i databasen kan ikke leses: { $cause }
trouble-unavailable = Databasen er utenfor rekkevidde. Et nytt forsøk kan hjelpe. { $cause }
trouble-stopping = Nettstedet er i ferd med å stoppe, og lagrer ikke noe mer.
trouble-database = Databasen avviste det: { $cause }
trouble-newer = Databasen { $place } har tabellene til en nyere versjon av programmet (skjema { $schema }), som kan brukes av programmer fra og med skjema { $floor }. Dette programmet har skjema { $program }: Installer et nyere.
trouble-half-moved = Et nettsted er i ferd med å flyttes til databasen { $place }, og er ikke der i sin helhet. Kjør «director move» igjen til det sier at alt er der.
trouble-absent = Det finnes ingen database { $place }, og ingenting ble laget. Sjekk stien; director serve lager en ny.
trouble-no-site = { $place } er ikke databasen til et nettsted.
trouble-no-file = Det finnes ingen fil { $place }.
trouble-taken = { $place } finnes allerede, og blir ikke overskrevet.
trouble-backup-sqlite = Dette gjelder et nettsted på SQLite. For PostgreSQL finnes pg_dump og pg_restore.
trouble-backup-file = { $place } kan ikke leses, skrives eller settes på plass: { $cause }
trouble-damaged = { $place } er skadet: { $cause }
trouble-chains = Alle rader er der, men kjedene av innføringer er ikke intakte, og var det heller ikke fra før:
trouble-receipts = { $federation }: Forsøk { $attempt }: Fra og med endring { $number } er kvitteringene ikke slik de må være.
trouble-move-from = Bare et nettsted på SQLite kan flyttes. Fra én PostgreSQL-database til en annen finnes pg_dump og pg_restore.
trouble-move-to = Et nettsted kan bare flyttes til PostgreSQL: postgres://user:password@host/name
trouble-move-schema = Tabellene i databasen { $place } (skjema { $schema }) er ikke tabellene til dette programmet (skjema { $program }). Start nettstedet én gang med dette programmet, og stopp det igjen.
trouble-move-columns = Tabellen { $table } er ikke lik i de to databasene. En av dem er endret for hånd.
trouble-move-other = PostgreSQL-databasen inneholder et annet nettsted, med forbundene { $federations }. Ingenting ble endret.
trouble-move-under-way = En annen flytting til denne PostgreSQL-databasen pågår.
trouble-move-rows = Tabellen { $table }: { $cause }
trouble-move-changed = Noen skrev til SQLite-databasen i mellomtiden, og det ble ikke flyttet. Stopp nettstedet, tøm PostgreSQL-databasen og kjør kommandoen igjen.
trouble-move-differs = Disse tabellene er ikke like på begge sider: { $tables }. Rader som allerede var flyttet, er endret siden. Tøm PostgreSQL-databasen og kjør kommandoen igjen.
trouble-move-there = PostgreSQL-databasen inneholder dette nettstedet, men disse tabellene er ikke slik de er her: { $tables }. Ett av de to har vært i drift siden flyttingen. Ingenting ble endret.

## Keys

trouble-key-empty = { $place }: Nøkkelen til driftsansvarlig er tom. Det trengs 32 byte, i base64 eller heksadesimalt (openssl rand -base64 32).
trouble-key-encoding = { $place }: Nøkkelen til driftsansvarlig er verken base64 eller heksadesimal. Det trengs 32 byte (openssl rand -base64 32).
trouble-key-length = { $n ->
    [one] { $place }: Nøkkelen til driftsansvarlig har én byte, og det trengs 32 (openssl rand -base64 32).
   *[other] { $place }: Nøkkelen til driftsansvarlig har { $n } byte, og det trengs 32 (openssl rand -base64 32).
}
trouble-key-file = Filen med nøkkelen til driftsansvarlig kan ikke leses eller lages. { $place }: { $cause }
trouble-no-operator-key = Ingen nøkkel for sertifikater er satt av driftsansvarlig (CREDENTIAL_KEY eller CREDENTIAL_KEY_FILE).
trouble-no-seal = Det databasen inneholder, er ikke en forseglet signeringsnøkkel for forbundet.
trouble-sealed = Signeringsnøkkelen til forbundet lar seg ikke åpne: Den ble forseglet under en annen nøkkel fra driftsansvarlig, eller endret.

## Accounts, roles, federations

trouble-no-password = Det kan ikke leses noe passord fra standard inn: { $cause }
trouble-unread = { $place } kan ikke leses: { $cause }
trouble-print = Resultatet kan ikke skrives ut: { $cause }
trouble-busy = For mange passord blir kontrollert akkurat nå. Prøv igjen.
trouble-account-name-empty = Det er ingen bokstav i navnet.
trouble-account-email-empty = E-postadressen er tom.
trouble-account-email-taken = Det finnes allerede en konto med denne adressen.
trouble-account-password-name = Et navn, eller opplysninger om personen, er lett å gjette. Velg noe annet.
trouble-role-nobody = Kontoen finnes ikke.
trouble-role-trainee = Alle med konto er deltakere; denne rollen blir verken gitt eller tatt tilbake.
trouble-federation-code = Koden til et forbund består av små bokstaver, sifre og bindestreker, høyst 32.
trouble-federation-taken = Det finnes allerede et forbund med denne koden.
trouble-settings-edition = Utgaven finnes ikke. Det finnes { $editions }.
trouble-settings-elections = Slik kan det ikke velges: Et valg har et annet navn eller andre verdier, eller to motsier hverandre.
trouble-settings-sign_up = Hvem som kan registrere seg, oppgis som open, confirmed eller invited.
trouble-settings-disclosure = Hva alle kan se, oppgis som nothing, laws eller all.
trouble-settings-second_issuer = Når en annen sensor må godkjenne, oppgis som never, possible eller always.
