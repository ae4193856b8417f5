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
credential-about = { $level } i programmet «{ $programme }», sertifisert av { $federation } etter utgaven av { $edition } av Lover for duplikatbridge.
credential-criteria = Alt som nivået { $level } i programmet «{ $programme }» krever.
credential-edition = Lover for duplikatbridge { $edition }
credential-band = Karakter
credential-grounds = Hva det ble utstedt for

## On paper

paper-heading = Sertifikat
paper-before-holder = Det bekreftes herved at
paper-before-programme = har oppfylt alle krav i programmet
paper-edition = Lover
paper-edition-of = Lover for duplikatbridge, { $edition }
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
verify-lead = Et sertifikat har et nummer, og bevisfilen sier hvem som utstedte det, og er signert. Her ser du om det er et av våre, uendret og gyldig i dag. Ingenting av det blir lagret.
verify-paste = Sertifikatets nummer, eller beviset
verify-paste-hint = Nummeret står på sertifikatet. For et bevis: Åpne filen i et program for tekst, kopier alt, og lim det inn her.
verify-file = Eller filen med det
verify-check = Kontroller
verify-certificate = Se sertifikatet
verify-unknown = Det finnes ikke noe slikt sertifikat
verify-unknown-about = Adressen er skrevet feil, eller ingen har utstedt et sertifikat med dette nummeret her. Et sertifikat som er tilbakekalt, ville bli funnet.
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
verify-replaced-about = Dette sertifikatet ble { $date } erstattet av et annet, med det navnet innehaveren har nå.
verify-renewed-about = Dette sertifikatet ble fornyet { $date }. Et annet gjelder i stedet.
verify-now = Se det som gjelder nå
verify-holder = Innehaver
verify-issuer = Utstedt av
verify-level = Nivå
verify-programme = Program
verify-band = Resultat
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
register-none-found = Ingen på listen heter det.
register-until = gyldig til { $date }
register-file = Registeret som fil
register-file-name = Navn
register-file-level = Nivå
register-file-edition = Lover
register-file-issued = Utstedt
register-file-until = Gyldig til
register-file-certificate = Nummer

## The user’s own

mine-none = Du har ikke noe sertifikat ennå. Framgangen din viser hva som fortsatt mangler.
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
certificates-none-found = Fant ingen slike sertifikater.
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
certificates-proposed-about = Disse personene har alt et nivå krever, etter det som er registrert om dem nå. De som velges, får et sertifikat i forbundets navn. En eksamen teller når karakterene er frigitt til kandidatene.
certificates-nobody = Det er ingen som kan få utstedt et sertifikat nå.
certificates-unsigned = Ingenting kan utstedes: Driftsansvarlig for nettstedet har ikke satt noen nøkkel for sertifikater.
certificates-level = { $level } ({ $programme }): { $n ->
    [one] én person
   *[other] { $n } personer
}
certificates-renewal = en fornyelse
certificates-first = to sensorer må være enige; du ville være den første
certificates-second = en annen sensor er enig
certificates-waits = du er enig; det ventes på en annen sensor
certificates-own = ditt eget: en annen sensor utsteder det
certificates-code = Kode fra din andre faktor
certificates-code-hint = De seks sifrene autentiseringsappen din viser nå. Det spørres igjen etter et kvarter.
certificates-issue = Utsted til de valgte
certificates-issuing = Utstedt: { $done } av { $of }.
certificates-progress = Hvor mange som er utstedt
certificates-broken = Utstedelsen ble avbrutt. Det som ble utstedt før, er utstedt; de andre er fortsatt foreslått.
certificates-done = Utstedt: { $issued }. Enig, det ventes på en annen sensor: { $agreed }. Utelatt: { $left }.
certificates-left-own = det er ditt eget
certificates-left-agreed = du har allerede sagt deg enig, og det ventes på en annen sensor
certificates-left-held = det er utstedt i mellomtiden
certificates-left-name = navnet kan ikke settes på et sertifikat
certificates-left-fault = noe gikk galt; det kan prøves igjen
certificates-fault-nothing = Ingen ble valgt.
certificates-fault-gone = De valgte er ikke foreslått lenger.
certificates-fault-at-work = Andre blir utstedt akkurat nå. Vent til det er over.
certificates-fault-signing = Ingenting kan signeres: Nøkkelen til driftsansvarlig mangler, eller er en annen enn den forbundets nøkkel ble lagret under. Ingenting ble gjort.
certificates-fault-code = Koden er feil, eller er brukt før. Hver gjelder én gang.
certificates-fault-code-often = For mange koder er prøvd. Vent noen minutter.
certificates-fault-act = Velg hva som skal gjøres.
certificates-fault-reason = En begrunnelse mangler.
certificates-fault-reason-long = Begrunnelsen er for lang.
certificates-fault-not-now = Slik sertifikatet står nå, kan dette ikke gjøres.
certificates-fault-name = Navnet kan ikke settes på et sertifikat: Det har tegn som ingen ser, bokstaver i en skrift som ingen skrifttype her har, eller for mange av dem.
certificate-of = Sertifikat for { $name }
certificate-public = Siden som alle ser
certificate-happened = Hva som har skjedd med det
certificate-event-agreed = En første sensor sa seg enig
certificate-event-issued = Utstedt
certificate-event-suspended = Suspendert
certificate-event-reinstated = Gjort gyldig igjen
certificate-event-revoked = Tilbakekalt
certificate-event-replaced = Erstattet av et annet
certificate-event-renewed = Fornyet av et annet
certificate-over = Et annet sertifikat har tatt plassen til dette, eller det er tilbakekalt. Ingenting kan gjøres med det.
certificate-own = Det er ditt eget. En annen sensor avgjør hva som skjer med det.
certificate-change = Ta en avgjørelse om det
certificate-what = Hva skal gjøres?
certificate-act-reissue = Utsted det på nytt, med navnet innehaverens konto har nå
certificate-act-suspend = Suspender det: det gjelder ikke inntil videre
certificate-act-reinstate = Gjør det gyldig igjen: det gjelder på nytt
certificate-act-revoke = Tilbakekall det: det gjelder aldri mer
certificate-reason = Begrunnelse
certificate-reason-hint = Den lagres sammen med sertifikatet, for sensorene.
certificate-do = Utfør
