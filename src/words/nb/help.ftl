### Help of the program: help-… with its place is a command or an argument, help-…-more the rest of a long text, help-arg-… what several commands share.
### At the end, faults of a command line. Names of commands, options, variables and values stay as they are.

help-usage = Bruk:
help-commands = Kommandoer:
help-arguments = Argumenter:
help-options = Valg:
help-some-options = VALG
help-one-command = KOMMANDO
help-values = [en av: { $value }]
help-default = [standard: { $value }]
help-environment = [miljøvariabel: { $name }]

help-command-director = Director, please! Regner ut avgjørelsen i bridge, og utdanner og eksaminerer dem som gir den
help-command-help = Viser denne teksten, eller den om en kommando
help-arg-site-root = Mappen med den delen av nettstedet som er for nettlesere; «cargo serve» lager den
help-arg-bank = Mappen med oppgavebanken
help-arg-help = Viser denne teksten
help-arg-version = Viser versjonen
help-arg-language = Språket programmet bruker: en, fr, it eller nb; uten det, språket som LANG oppgir

help-arg-database-url = Databasen: sqlite:FILE eller postgres://…
help-arg-config = En fil med innstillinger i TOML, under navnene på valgene med _ i stedet for -; valg og variabler går foran den
help-arg-database-url-file = Filen som inneholder adressen til databasen, i stedet for --database-url
help-arg-federation = Koden til forbundet
help-arg-limit = Høyst så mange
help-arg-code = Koden til forbundet: små bokstaver, sifre og bindestreker
help-arg-email = E-postadressen til personen

## The site

help-serve = Kjører nettstedet
help-serve-listen = Hvor nettstedet skal lytte; port 0 gir en ledig port
help-serve-public-url = Adressen der folk finner nettstedet, for eksempel https://director.example.org; uten den, adressen det lytter på
help-serve-smtp-url = E-postserveren: smtps://user:password@host eller smtp://host:587?tls=required; uten den venter e-post på /outbox
help-serve-mail-from = Hvem e-post kommer fra, for eksempel Director <director@example.org>
help-serve-client-address-header = Hodefeltet der en proxy foran nettstedet oppgir klientens adresse, for eksempel x-forwarded-for; uten det gjelder adressen til forbindelsen
help-serve-provider-hosts = Vertene der forbundenes innloggingssystemer kan være, med komma mellom; disse kan ha private adresser. Uten dette kan det være enhver vert med offentlig adresse
help-serve-webhook-hosts = Vertene som webhooker kan sendes til, med komma mellom; disse kan ha private adresser. Uten dette kan det være enhver vert med offentlig adresse
help-serve-check = Skriver ut innstillingene som ville gjelde, uten hemmeligheter, leser oppgavebanken og nettleserdelen av nettstedet, og slutter; ingenting endres
help-serve-database-connections = Hvor mange tilkoblinger til databasen det er på det meste; med SQLite de som leser
help-serve-smtp-url-file = Filen som inneholder adressen til e-postserveren, i stedet for --smtp-url
help-serve-log-format = Hvordan loggen skrives: text eller json
help-serve-rust-log = Hvor mye som logges, som et filter for tracing: et nivå, eller nivåer for deler av programmet
help-serve-metrics-listen = Hvor målinger for Prometheus vises, under /metrics, slik som 127.0.0.1:9100; ikke for allmennheten; uten den ingen steder
help-serve-drain = Hvor mange sekunder nettstedet fortsetter etter at det er bedt om å stoppe, mens det under /readyz sier at det ikke er klart
help-serve-workers = Antall tråder som betjener forespørsler; uten den like mange som det er kjerner
help-serve-exam-requests = Hvor mange forespørsler fra kandidater til eksamen som slippes inn samtidig; uten den følger det av maskinen
help-serve-page-requests = Hvor mange forespørsler om sider for forbund og kontoer som slippes inn samtidig; uten den følger det av tilkoblingene til databasen
help-serve-practice-requests = Hvor mange forespørsler om øving som slippes inn samtidig; uten den følger det av tilkoblingene til databasen
help-serve-search-requests = Hvor mange forespørsler som kan måtte vente på et søk, som slippes inn samtidig; uten den 64
help-arg-credential-key = Nøkkelen som beskytter nøklene som signerer sertifikater: 32 byte i base64 eller heksadesimalt
help-arg-credential-key-file = Filen med denne nøkkelen, som lages hvis den ikke finnes; uten noen av delene, en fil ved siden av SQLite-databasen

## Files

help-ruling = Viser den utregnede avgjørelsen for en oppgavefil, og veien dit
help-ruling-file = Filen, slik quizzes/README.md beskriver den
help-ruling-json = For programmer i stedet for mennesker
help-ruling-all-tests = Skriver ut hver prøve med spørsmål og svar i stedet for grunnene
help-generate = Lager oppgaver om en paragraf, som et menneske må se gjennom før bruk
help-generate-more = Hver av dem er et meldingsforløp med en uregelmessig melding, eller en sluttspillsituasjon med et krav eller en innrømmelse. Motoren avgjør den, og bare oppgaver som paragrafen avgjør, blir med; ingen er tvilling av en annen eller av en i oppgavebanken. Samme frø gir de samme oppgavene. Avslutter med 1 når det blir færre enn bedt om.
help-generate-clause = Paragrafen, for eksempel 30B1(b)(ii); en hel lov eller et helt ledd omfatter sine deler
help-generate-like = En oppgave i banken, med sin id: bare de som går samme vei gjennom lovene
help-generate-count = Antall oppgaver for hver utgave
help-generate-edition = Utgavene det skal dømmes etter, med komma mellom, for eksempel 2017,2007
help-generate-level = Vanskelighetsgraden, 1 til 3: den tredjedelen av bankens oppgaver om paragrafen som har like lang vei; uten den en hvilken som helst
help-generate-judgement = Også oppgaver som lar noe stå åpent, omstridt eller til skjønn
help-generate-seed = Et tall; et annet gir andre oppgaver
help-generate-out = Mappen der det skrives en fil for hver oppgave; uten den blir de vist
help-pack = Skriver programmet en gang til med den delen av nettstedet som er for nettlesere, og oppgavebanken i seg: Det kan kopieres hvor som helst og trenger ingenting ved siden av seg
help-pack-file = Hvor det skal skrives
help-check = Kontrollerer en hel oppgavebank og viser hver feil i hver fil
help-check-dir = Mappen den ligger i
help-check-words = Holder i stedet tekstene på hvert språk i denne mappen opp mot de engelske: src/words
help-archive = Arkiver av gjennomføringer
help-archive-verify = Kontrollerer hver fil i et arkiv mot kontrollsummen og hvert lagret svar mot kvitteringen
help-archive-verify-more = Avslutter med koden 3 når arkivet er slik det var, men ikke inneholder alt.
help-archive-verify-file = Arkivet
help-archive-verify-receipt = En kvittering som en kandidat tok vare på, eller så mye av den som ble vist, minst 16 heksadesimale sifre: Den må stå for et svar i arkivet
help-archive-verify-manifest = Kontrollsummen av manifestet, 64 heksadesimale sifre, fra revisjonsloggen: Den som lager et arkiv på nytt, lager et annet manifest
help-credential = Bevis, slik forbundene signerer dem
help-credential-check = Sier om et bevis det siden /verify sier om det
help-credential-check-more = Avslutter med koden 0 bare når det er ekte og gyldig i dag, og med 3 når det ikke kan sies her. Ingenting hentes: Det dette nettstedet har signert, og hva som siden skjedde med det, står i databasen.
help-credential-check-public-url = Adressen til nettstedet, for eksempel https://director.example.org: Den navngir utstederne på dette nettstedet
help-credential-check-file = Filen med beviset

## Contents of the database

help-reports = Lister opp det folk har meldt om oppgaver, det nyeste først

help-user = Personer og kontoene deres
help-user-list = Lister opp personene i et forbund etter navn, med rollene de har
help-user-list-holds = Bare dem der navnet, adressen eller medlemsnummeret inneholder dette
help-user-add = Oppretter en konto; passordet leses fra den første linjen av standard inn
help-user-add-name = Navnet på personen
help-user-password = Gir noen et nytt passord, lest fra den første linjen av standard inn, og logger dem ut overalt
help-user-password-federation = Koden til forbundet der personen har konto
help-user-sign-out = Logger noen ut overalt
help-user-sign-out-federation = Koden til forbundet der personen har konto
help-user-second-factor = Fjerner den andre faktoren til en som har mistet den, og logger vedkommende ut overalt
help-user-second-factor-federation = Koden til forbundet der personen har konto
help-user-unlink = Løser en konto fra forbundets innloggingssystemer, og logger personen ut overalt
help-user-unlink-federation = Koden til forbundet der personen har konto
help-user-correct = Retter navn, adresse eller medlemsnummer for en konto; det som ikke oppgis, blir som det er
help-user-correct-federation = Koden til forbundet der personen har konto
help-user-correct-name = Personens navn fra nå av
help-user-correct-new-email = Adressen fra nå av
help-user-correct-member-number = Medlemsnummeret fra nå av; tomt for ingen
help-user-delete = Sletter en konto; den kan ikke gjenopprettes
help-user-delete-federation = Koden til forbundet der personen har konto

help-federation = Forbund og hva de har bestemt
help-federation-list = Lister opp forbundene etter navn
help-federation-add = Legger inn et forbund
help-federation-set = Endrer hva et forbund har bestemt; det som ikke oppgis, blir som det er
help-arg-name = Det fulle navnet på forbundet
help-arg-languages = Språkene forbundet bruker, det viktigste først, for eksempel nb, en
help-arg-edition = Den gjeldende utgaven av lovene, for eksempel 2017
help-arg-edition-from = Dagen denne utgaven gjelder fra, for eksempel 2017-08-01
help-arg-elections = Det forbundet har valgt, for eksempel order=top_down, oppgitt én gang for hvert valg; uten noe etter tegnet tas valget tilbake
help-arg-zone = Tidssonen, for eksempel Europe/Oslo
help-arg-levels = Et nivå, oppgitt én gang for hvert, fra det laveste og opp
help-arg-sign-up = Hvem som kan registrere seg: open, confirmed eller invited
help-arg-keeps-record = Om det som er offentliggjort om et sertifikat, blir stående når innehaverens konto slettes
help-arg-disclosure = Hvor mye alle kan se av det et sertifikat ble utstedt for: nothing, laws eller all
help-arg-awaits-results = Om ingen sertifikater utstedes til den som har en eksamen med upubliserte resultater
help-arg-second-issuer = Når en annen sensor må godkjenne hvert sertifikat: never, possible (der det er to) eller always

help-role = Hvem som har hvilken rolle
help-role-list = Lister opp hvem som har hvilken rolle i et forbund
help-role-grant = Gir noen en rolle, og logger dem ut overalt
help-role-grant-federation = Koden til forbundet rollen gjelder i
help-role-revoke = Tar en rolle tilbake fra noen, og logger dem ut overalt
help-role-revoke-federation = Koden til forbundet rollen gjelder i
help-arg-home = Koden til forbundet der personen har konto, hvis det er et annet
help-arg-role = Rollen: course_leader, invigilator, examiner, admin eller operator

help-outbox = E-post som venter på å bli sendt, og hva det ble av resten
help-outbox-list = Lister opp den siste e-posten fra alle forbund, den nyeste først, uten det som står i den: Lenkene er hemmelige
help-outbox-list-waiting = Bare den som venter
help-outbox-retry = Lar nettstedet som kjører, prøve med én gang å sende en e-post som venter
help-outbox-retry-federation = Koden til forbundet den sendes på vegne av
help-outbox-retry-letter = Id-en, slik den står i listen

help-audit = Revisjonsloggen
help-audit-verify = Går gjennom loggene fra den første innføringen til den siste, og sier hvor en av dem ikke er slik den var
help-audit-verify-federation = Bare loggen til forbundet med denne koden
help-audit-verify-known = Det en tidligere kontroll viste om loggen til dette forbundet: nummeret på en innføring, et kolon og kontrollsummen på 64 heksadesimale sifre; den innføringen må fortsatt være der
help-audit-verify-anchors = En fil som utenfor databasen tar vare på hvor langt hver logg er kommet: lages når den ikke finnes, holdes mot loggene, og oppdateres når alle er hele

help-key = Nøklene forbund signerer sertifikater med
help-key-list = Lister opp nøklene til et forbund, alle det noen gang har signert med
help-key-rotate = Lager en ny nøkkel for et forbund, og det er den som signerer fra nå av; det som er signert før, er fortsatt gyldig

## A whole database

help-backup = Kopierer et nettsted på SQLite til en fil mens det er i drift, og kontrollerer kopien
help-backup-more = Nøkkelen til driftsansvarlig er ikke med. For PostgreSQL finnes pg_dump og pg_restore.
help-backup-file = Filen som skal lages; finnes den allerede, blir ingenting gjort
help-backup-credential-key-file = Filen med denne nøkkelen; uten noen av delene, en fil ved siden av SQLite-databasen. Det blir bare sagt hvor den er
help-restore = Setter en sikkerhetskopi på plass som SQLite-database, der det ikke finnes noen, etter å ha kontrollert den
help-restore-more = Avslutter med 3 når nettstedet er på plass, men ikke nøkkelen til driftsansvarlig.
help-restore-file = Sikkerhetskopien
help-restore-credential-key-file = Filen med denne nøkkelen; uten noen av delene, en fil ved siden av SQLite-databasen. Det må være nøkkelen til nettstedet
help-move = Kopierer et nettsted fra SQLite til en PostgreSQL-database, og sammenligner hver rad
help-move-more = Stopp nettstedet først; ingen må skrive til det mens dette pågår. Etter et avbrudd fortsetter den samme kommandoen der den slapp. Avslutter med 0 bare når hele nettstedet er der og er intakt.
help-move-to = PostgreSQL-databasen, som må være tom: postgres://user:password@host/name
help-move-credential-key-file = Filen med denne nøkkelen; uten noen av delene, en fil ved siden av SQLite-databasen. Det blir bare sagt hvor den er

## A command line that cannot be read

usage-unknown-argument = «{ $argument }» er verken et valg eller et argument for denne kommandoen.
usage-unknown-command = Det finnes ingen kommando «{ $command }».
usage-missing-argument = Dette må også oppgis: { $argument }
usage-missing-command = Etter «{ $command }» må en av disse kommandoene følge: { $commands }
usage-missing-value = Etter «{ $argument }» må det følge en verdi.
usage-wrong-value = «{ $value }» kan ikke oppgis for { $argument }:
usage-too-many-values = «{ $value }» er én verdi for mye for { $argument }.
usage-number-of-values = { $argument } kan ikke få dette antallet verdier: { $given }
usage-no-equals = «{ $argument }» og verdien må bindes sammen med tegnet =.
usage-twice = «{ $argument }» står der mer enn én gang.
usage-conflict = «{ $argument }» kan ikke oppgis sammen med { $others }.
usage-not-text = Noe på denne kommandolinjen er ikke gyldig UTF-8.
usage-unreadable = Denne kommandolinjen kan ikke leses: { $cause }
usage-similar = Mente du dette? { $names }
usage-help = Mer hjelp: { $command }
