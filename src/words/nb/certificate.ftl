### Certificates: the check, the holder’s pages, proposals, issuing, the printed sheet.

## What a certificate was issued for

grounds-scenarios = { $n ->
    [one] Én oppgave i øving, etter paragraf { $laws }.
   *[other] { $n } oppgaver i øving, etter paragraf { $laws }.
}
grounds-exam = Eksamenen { $paper }, tatt { $date }.
grounds-sessions = { $n ->
    [one] Én økt ledet, { $hours } timer.
   *[other] { $n } økter ledet, til sammen { $hours } timer.
}
grounds-oral = En muntlig eksamen.
grounds-engine = Dømt av versjon { $engine } av motoren.

## The credential

credential-name = { $level }, { $federation }
credential-about = { $level } i programmet «{ $programme }», sertifisert av { $federation } etter { $edition }-utgaven av Lover for turneringsbridge.
credential-criteria = Alt som nivået { $level } i programmet «{ $programme }» krever.
credential-edition = Lover for turneringsbridge { $edition }
credential-band = Karakter
credential-grounds = Hva det ble utstedt for

## On paper

paper-heading = Sertifikat
paper-before-holder = Det bekreftes herved at
paper-before-programme = har oppfylt alle krav i programmet
paper-edition = Lover
paper-edition-of = Lover for turneringsbridge, { $edition }
paper-issued = Utstedt
paper-valid = Gyldig
paper-valid-life = livet ut
paper-valid-active = til { $years ->
    [one] ett år
   *[other] { $years } år
} uten aktivitet
paper-examiner = Sensor
paper-examiner-first = Første sensor
paper-examiner-second = Andre sensor
paper-issued-anew = Utstedt på nytt { $date }; erstatter { $number }.
paper-number = Nummer
paper-verify = Alle kan kontrollere det på
paper-code = En kode som fører til siden der dette sertifikatet kan kontrolleres
paper-logo = Forbundets logo
paper-credential = Det samme som signert bevis (Open Badges 3.0)

## The public check

verify-title = Kontroller et sertifikat
verify-lead = Hvert sertifikat har et nummer; bevisfilen oppgir utstederen og er signert. Her ser du om sertifikatet er et av våre, uendret og gyldig i dag. Vi lagrer ingenting av det.
verify-paste = Sertifikatets nummer, eller beviset
verify-paste-hint = Nummeret står på sertifikatet. For et bevis: Åpne filen i et tekstprogram, kopier alt, og lim det inn her.
verify-file = Eller filen med det
verify-check = Kontroller
verify-certificate = Se sertifikatet
verify-unknown = Sertifikatet finnes ikke
verify-unknown-about = Adressen er skrevet feil, eller ingen har utstedt et sertifikat med dette nummeret her. Også et tilbakekalt sertifikat ville bli funnet.
verify-heading = Sertifikat for { $name }
verify-removed = en person som er slettet fra registeret
verify-valid = Gyldig
verify-expired = Utløpt
verify-suspended = Suspendert
verify-revoked = Tilbakekalt
verify-replaced = Erstattet
verify-renewed = Fornyet
verify-valid-about = Dette sertifikatet er gyldig til { $date }.
verify-life-about = Dette sertifikatet er gyldig.
verify-expired-about = Dette sertifikatet var gyldig til { $date }. Det er ikke gyldig lenger.
verify-suspended-about = Dette sertifikatet ble suspendert { $date }. Det gjelder ikke inntil videre.
verify-revoked-about = Dette sertifikatet ble tilbakekalt { $date }. Det gjelder ikke lenger.
verify-replaced-about = Dette sertifikatet ble { $date } erstattet av et annet, med navnet innehaveren har nå.
verify-renewed-about = Dette sertifikatet ble fornyet { $date }. Et annet gjelder i stedet.
verify-now = Se det som gjelder nå
verify-holder = Innehaver
verify-issuer = Utstedt av
verify-level = Nivå
verify-programme = Program
verify-band = Karakter
verify-edition = Lover
verify-issued = Utstedt
verify-valid-row = Gyldig
verify-number = Nummer
verify-logo = Logoen til { $federation }
verify-grounds-hidden = Forbundet viser ikke dette.
verify-grounds = Hva det ble utstedt for
verify-other = Kontroller et annet sertifikat

## The register

register-title = Turneringsledere i { $federation }
register-lead = { $n ->
    [one] Én turneringsleder
   *[other] { $n } turneringsledere
} med gyldig sertifikat som har samtykket i å stå på listen.
register-search = Navn eller nivå
register-find = Søk
register-none = Ingen står på listen.
register-none-found = Ingen treff på listen.
register-until = gyldig til { $date }
register-file = Registeret som fil
register-file-name = Navn
register-file-level = Nivå
register-file-edition = Lover
register-file-issued = Utstedt
register-file-until = Gyldig til
register-file-certificate = Nummer

## The user’s own

mine-none = Du har ikke noe sertifikat ennå. Under framgangen din ser du hva som mangler.
mine-dates = utstedt { $issued }, gyldig til { $until }
mine-issued = utstedt { $issued }
mine-pdf = Sertifikat (PDF)
mine-pdf-of = Sertifikat (PDF) for { $level }
mine-credential = Bevisfil
mine-credential-of = Bevisfil for { $level }
mine-listing = Registeret over turneringsledere
mine-listed = Du står på listen så lenge du har et gyldig sertifikat.
mine-unlisted = Du står ikke på listen. Sertifikatene dine kan likevel kontrolleres på adressene sine.
mine-list = Sett meg på listen
mine-unlist = Ta meg av listen
mine-register = Se registeret
me-certificates = Mine sertifikater

## Issued by examiners

federation-certificates = Sertifikater
federation-certificates-about = Utsted, forny, suspender og tilbakekall
certificates-none = Ingen sertifikater er utstedt ennå.
certificates-none-found = Ingen sertifikater passer til søket.
certificates-search = Navn, medlemsnummer eller nummeret på sertifikatet
certificates-standing = Status
certificates-standing-any = Uansett status
certificates-of-level = Program og nivå
certificates-of-level-any = Alle programmer
certificates-every-level = { $programme }: alle nivåer
certificates-level-of = { $programme }: { $level }
certificates-find = Søk
certificates-later = Senere
certificates-earlier = Tidligere
certificates-proposed = Utsted sertifikater
certificates-proposed-about = Disse personene oppfyller alle krav til et nivå, etter det som er registrert nå. De du velger, får et sertifikat i forbundets navn. En eksamen teller når vurderingene er frigitt til kandidatene.
certificates-nobody = Ingen oppfyller kravene til et sertifikat nå.
certificates-unsigned = Ingenting kan utstedes: Driftsansvarlig for nettstedet har ikke satt noen nøkkel for sertifikater.
certificates-level = { $level } ({ $programme }): { $n ->
    [one] én person
   *[other] { $n } personer
}
certificates-renewal = en fornyelse
certificates-first = to sensorer må godkjenne; du ville være den første
certificates-second = en annen sensor har godkjent
certificates-waits = du har godkjent; en annen sensor må også godkjenne
certificates-own = ditt eget: en annen sensor utsteder det
certificates-awaits = venter på at resultatene fra { $exam } publiseres
certificates-rule-results = Den som har en eksamen med upubliserte resultater, venter til de er publisert.
certificates-rule-second = To sensorer må godkjenne hvert sertifikat: Den første godkjenner, den andre utsteder.
certificates-rule-alone = Du er forbundets eneste sensor og utsteder derfor alene. Når det er to, må begge godkjenne.
certificates-code = Kode fra din andre faktor
certificates-code-hint = De seks sifrene autentiseringsappen viser nå. Etter et kvarter må du oppgi en ny kode.
certificates-issue = Utsted til de valgte
certificates-issuing = Sertifikatene utstedes nå: { $done } av { $of } til nå. Siden oppdateres av seg selv.
certificates-progress = Hvor mange som er utstedt
certificates-broken = Utstedelsen ble avbrutt. De som var utstedt, er fortsatt utstedt; de andre er fortsatt foreslått.
certificates-done = Utstedt: { $issued }. Godkjent, venter på en annen sensor: { $agreed }. Utelatt: { $left }.
certificates-left-own = det er ditt eget
certificates-left-agreed = du har allerede godkjent; en annen sensor må også godkjenne
certificates-left-held = det er utstedt i mellomtiden
certificates-left-results = resultatene fra en eksamen er ikke publisert ennå
certificates-left-name = navnet kan ikke settes på et sertifikat
certificates-left-fault = noe gikk galt; prøv igjen
certificates-fault-nothing = Du har ikke valgt noen.
certificates-fault-gone = De du valgte, oppfyller ikke lenger kravene.
certificates-fault-at-work = En annen utstedelse pågår. Vent til den er ferdig.
certificates-fault-signing = Ingenting kan signeres: Driftsansvarligs nøkkel mangler, eller er en annen enn den som beskytter forbundets nøkkel. Ingenting ble gjort.
certificates-fault-code = Koden er feil eller allerede brukt. Hver kode gjelder én gang.
certificates-fault-code-empty = { own-fault-code-empty }
certificates-fault-code-often = For mange koder er prøvd. Vent noen minutter.
certificates-fault-act = Velg hva som skal gjøres.
certificates-fault-reason = En begrunnelse mangler.
certificates-fault-reason-long = Begrunnelsen er for lang.
certificates-fault-not-now = Sertifikatets status tillater ikke dette.
certificates-fault-name = Navnet kan ikke settes på et sertifikat: Det har usynlige tegn eller bokstaver vi ikke har skrifttype for, eller det er for langt.
certificate-of = Sertifikat for { $name }
certificate-public = Siden som alle ser
certificate-happened = Historikk
certificate-event-agreed = Godkjent av en første sensor
certificate-event-issued = Utstedt
certificate-event-suspended = Suspendert
certificate-event-reinstated = Gjort gyldig igjen
certificate-event-revoked = Tilbakekalt
certificate-event-replaced = Erstattet av et annet
certificate-event-renewed = Fornyet av et annet
certificate-over = Sertifikatet er erstattet eller tilbakekalt. Det kan ikke endres lenger.
certificate-own = Det er ditt eget. En annen sensor avgjør.
certificate-change = Endre sertifikatet
certificate-what = Hva skal gjøres?
certificate-act-reissue = Utsted det på nytt, med navnet på innehaverens konto nå
certificate-act-suspend = Suspender det: det gjelder ikke inntil videre
certificate-act-reinstate = Gjør det gyldig igjen: det gjelder på nytt
certificate-act-revoke = Tilbakekall det: det gjelder aldri mer
certificate-reason = Begrunnelse
certificate-reason-hint = Den lagres sammen med sertifikatet, for sensorene.
certificate-do = Utfør
