## A federation: its people, roles and settings

nav-federation = Forbund
federation-lead = Hva du kan gjøre her, følger av rollene du har i dette forbundet.
federation-people = Personer
federation-people-about = Hvem som hører til forbundet, og hvem som har hvilken rolle
federation-settings = Innstillinger
federation-settings-about = Navn, språk, utgave av lovene, tidssone, nivåer, registrering
federation-choose = Forbund
federation-others = Andre forbund på dette nettstedet

people-count =
    { $n ->
        [0] Ingen har konto her.
        [one] Én person har konto her.
       *[other] { $n } personer har konto her.
    } { $roles ->
        [0] Ingen har en rolle utover deltaker.
        [one] Det er gitt én rolle utover deltaker.
       *[other] Det er gitt { $roles } roller utover deltaker.
    }
people-search = Navn, e-postadresse eller medlemsnummer
people-find = Finn
people-none = Ingen treff.
people-more = Flere personer
people-file = Last ned personer (CSV)
people-file-of-certificates = Last ned sertifikater (CSV)
people-file-name = Navn
people-file-email = E-postadresse
people-file-number = Medlemsnummer
people-file-since = Ble med
people-file-password = Har valgt passord
people-file-confirmed = Adressen bekreftet
people-file-roles = Roller
people-file-yes = ja
people-file-no = nei
people-file-programme = Program
people-file-level = Nivå
people-file-edition = Lover
people-file-issued = Utstedt
people-file-until = Gyldig til
people-file-state = Status
people-file-certificate = Nummer
people-invited = invitert, ikke kommet med ennå

person-number = Medlemsnummer
person-since = Registrert
person-joined = kontoen er i bruk
person-confirmed = adresse bekreftet
person-unconfirmed = adresse ikke bekreftet
person-roles = Roller

role-trainee = Deltaker
role-course_leader = Kursleder
role-invigilator = Eksamensvakt
role-examiner = Sensor
role-admin = Forbundsadministrator
role-operator = Driftsansvarlig
role-held = tildelt
role-not-held = ikke tildelt
role-give = Gi
role-take = Ta tilbake
role-give-spoken = Gi { $name } rollen { $role }
role-take-spoken = Ta tilbake rollen { $role } fra { $name }
role-own = Du kan ikke endre dine egne roller; spør en annen administrator.
role-ends-sessions = Den som får rollene sine endret, blir logget ut overalt og må logge inn på nytt.

settings-name = Navn
settings-languages = Språk
settings-languages-hint = Det viktigste først, atskilt med komma, for eksempel nb, en.
settings-edition = Gjeldende utgave av lovene
settings-edition_from = Gjelder fra
settings-edition_from-hint = Før den dagen gjelder den forrige utgaven. La feltet stå tomt hvis den valgte har gjeldt hele tiden.
settings-zone = Tidssone
settings-zone-hint = For eksempel Europe/Oslo. Den gjelder for datoene til kurs og eksamener.
settings-levels = Nivåer
settings-levels-hint = Ett på hver linje, fra det laveste og opp.
settings-sign_up = Hvem som kan registrere seg
settings-sign_up-hint = Sender nettstedet e-post, bekrefter alle som registrerer seg, adressen sin først, og skjemaet røper ikke hvilke adresser som har en konto. Ellers er «Alle» registrert med en gang, og skjemaet sier fra om at en adresse er i bruk.
settings-sign_up-open = Alle
settings-sign_up-confirmed = Alle som bekrefter e-postadressen sin
settings-sign_up-invited = Ingen: bare etter invitasjon
settings-keeps_record = Det som er offentliggjort om et sertifikat, blir stående når innehaverens konto slettes
settings-disclosure = Hva alle kan se av det et sertifikat ble utstedt for
settings-disclosure-nothing = Ingenting
settings-disclosure-laws = Paragrafene, og hvilken versjon av motoren som dømte etter dem
settings-disclosure-all = Også eksamenene med datoer, og at økter er ledet; aldri en vurdering
settings-disclosure-hint = Det gjelder sertifikater som utstedes fra nå av.
settings-awaits_results = Sertifikater venter på resultatene: ingen til den som har en eksamen med upubliserte resultater
settings-second_issuer = En annen sensor må godkjenne hvert sertifikat
settings-second_issuer-never = Bare der programmet krever det
settings-second_issuer-possible = Der forbundet har to sensorer
settings-second_issuer-always = Alltid
settings-second_issuer-hint = Sensoren som laget oppgavesettet og holdt eksamenen, avgjør da ikke alene. Med «Alltid» og bare én sensor kan ingen sertifikater utstedes.
settings-logo = Logo på sertifikater
settings-logo-now = Logoen slik den er nå
settings-logo-none = Ingen: De fire fargene vises i stedet.
settings-logo-file = Et annet bilde
settings-logo-file-hint = En PNG på høyst 500 kB og 2000 piksler på hver side. Den trykkes på sertifikater som utstedes fra nå av; de som er utstedt før, beholder sin.
settings-logo-save = Lagre logoen
settings-logo-remove = Fjern logoen
settings-holds = gjelder
settings-holds-not = gjelder ikke
settings-save = Lagre innstillingene
settings-fault-name = Gi forbundet et navn på høyst 120 tegn.
settings-fault-languages = Skriv språk som nb, en, høyst 20.
settings-fault-edition = Velg en av utgavene.
settings-fault-edition_from = Skriv dagen som år, måned og dag, for eksempel 2027-08-01.
settings-fault-elections = Grensene er tall fra 0 til 1000, og «Ikke lik nok under» er ikke over «Lik nok fra».
settings-fault-zone = Denne tidssonen finnes ikke. Den skrives som Europe/Oslo.
settings-fault-levels = Høyst 20 nivåer, hvert én gang, med navn på høyst 120 tegn.
settings-fault-sign_up = Velg hvem som kan registrere seg.
settings-fault-disclosure = Velg hva alle kan se.
settings-fault-second_issuer = Velg når en annen sensor må godkjenne.
settings-fault-logo-none = Velg en fil først.
settings-fault-logo-bytes = Denne filen er for stor: høyst 500 kB.
settings-fault-logo-pixels = Dette bildet er for stort: høyst 2000 piksler på hver side.
settings-fault-logo-picture = Dette er ikke en PNG, eller filen er ufullstendig.
settings-fault-logo-detail = Bildet har for mange detaljer: Sertifikatene ville bli for store. Tegninger og skrift går bra, men ikke fotografier.

refused-title = Dette har du ikke tilgang til
refused-help = Ingen av rollene dine gir tilgang. Hvis du skulle hatt det, spør en administrator i forbundet.
silent-title = Nettstedet kan ikke svare akkurat nå
silent-help = Databasen svarer ikke. Ingenting er endret; prøv igjen om et øyeblikk.

## Changes to a person’s account by an admin

keep-title = Konto
keep-lead = Rett det som er feil, fjern en tapt andre faktor, løs kontoen fra et innloggingssystem, eller slett den. Endringen føres i loggen, og personen får beskjed på e-post.
keep-two = Denne personen har en rolle som krever en andre faktor. En annen med samme fullmakt må bekrefte hver endring innen sju dager. Finnes det ingen, gjør driftsansvarlig endringen med programmet.
keep-correct = Rett kontoen
keep-second-factor = Fjern den andre faktoren
keep-second-factor-about = For en tapt enhet. Forsikre deg om hvem som spør. Personen blir logget ut, logger inn med passordet alene og setter opp en ny andre faktor.
keep-unlink = Løs fra innloggingssystemet
keep-unlink-about = For en konto som er knyttet til feil person i forbundets eget system, eller som ikke lar seg knytte til den rette. Forsikre deg om hvem som spør. Personen blir logget ut. Den som ikke har noe passord, må få et via e-post, eller en ny invitasjon.
keep-delete = Slett kontoen
keep-sure = Jeg er sikker: En slettet konto kan ikke gjenopprettes.
keep-asked-second-factor = Bedt om: Den andre faktoren fjernes.
keep-asked-unlink = Bedt om: Kontoen løses fra innloggingssystemet.
keep-asked-correct = Bedt om: Kontoen rettes til { $to }
keep-asked-delete = Bedt om: Kontoen slettes.
keep-own = Du ba om det. En annen må bekrefte det.
keep-confirm = Bekreft
keep-drop = Avbryt endringen
keep-waiting = Endringer som venter på en annen person
keep-done = Gjort.
keep-waits = Bedt om. Det blir gjort når en annen bekrefter det.
keep-dropped = Avbrutt. Ingenting er endret.
keep-deleted = Kontoen er slettet.
keep-fault-sure = Kryss av for at du er sikker.
keep-fault-act = Velg hva som skal gjøres.
keep-fault-second = Du ba om det, så en annen må bekrefte det.
keep-fault-not-waiting = Endringen venter ikke lenger. Se hvordan det er nå.
keep-fault-nothing = Det ville ikke endre noe.
keep-fault-email-taken = En annen konto har denne adressen.
keep-fault-number = Skriv et medlemsnummer av bokstaver og tall, eller ingenting.
keep-fault-number-taken = En annen konto har dette medlemsnummeret.
