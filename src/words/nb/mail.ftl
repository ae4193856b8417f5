### Emails, as plain text. An email is short, says what its link does and for how long, and what to
### do if it was not requested.

mail-hours = { $n ->
    [one] én time
   *[other] { $n } timer
}
mail-days = { $n ->
    [one] én dag
   *[other] { $n } dager
}
mail-close =
    { $federation }
    { $site }

mail-invitation-subject = { $federation }: kontoen din
mail-invitation-text =
    Hei { $name },

    { $federation } har opprettet en konto for deg på Director, please!, der man lærer å dømme ved bridgebordet. Følg denne lenken for å velge et passord:

    { $link }

    Lenken kan brukes én gang, innen { $span }. Hvis du ikke vil ha kontoen, trenger du ikke å gjøre noe.

mail-confirmation-subject = { $federation }: bekreft adressen din
mail-confirmation-text =
    Denne adressen ble brukt til en registrering på Director, please!

    Hvis det var deg, følg denne lenken og skriv passordet du valgte:

    { $link }

    Lenken kan brukes én gang, innen { $span }. Hvis det ikke var deg, trenger du ikke å gjøre noe: Uten din bekreftelse kan ingen bruke kontoen.

mail-known-subject = { $federation }: du har en konto
mail-known-text =
    Denne adressen ble brukt til en registrering på Director, please! Den hører allerede til en konto, så ingenting er endret.

    Hvis det var deg, logg inn med passordet du valgte tidligere. Hvis du ikke husker det, be om et nytt her:

    { $reset }

    Hvis det ikke var deg, trenger du ikke å gjøre noe.

mail-reset-subject = { $federation }: et nytt passord
mail-reset-text =
    Det er bedt om et nytt passord til kontoen med denne adressen på Director, please!

    Hvis det var deg, følg denne lenken for å velge et:

    { $link }

    Lenken kan brukes én gang, innen { $span }. Hvis det ikke var deg, trenger du ikke å gjøre noe: Passordet ditt blir som det er.

mail-password-changed-subject = { $federation }: passordet ditt er endret
mail-password-changed-text =
    Passordet til kontoen din på Director, please! ble nettopp endret, og alle som var logget inn med den, ble logget ut.

    Hvis det ikke var deg, be om et nytt med én gang:

    { $reset }

mail-address-subject = { $federation }: din nye adresse
mail-address-text =
    Denne adressen ble oppgitt som ny adresse til en konto på Director, please!

    Hvis det er din konto, følg denne lenken og bekreft det:

    { $link }

    Lenken kan brukes én gang, innen { $span }. Hvis ikke, trenger du ikke å gjøre noe.

mail-address-taken-subject = { $federation }: adressen din
mail-address-taken-text =
    Denne adressen ble oppgitt som ny adresse til en konto på Director, please! Den er allerede adressen til en konto, så ingenting er endret.

    Hvis det var deg, logg inn med den kontoen. Hvis du ikke husker passordet, be om et nytt her:

    { $reset }

    Hvis det ikke var deg, trenger du ikke å gjøre noe.

mail-address-changed-subject = { $federation }: adressen din er endret
mail-address-changed-text =
    Kontoen din på Director, please! har en annen adresse fra nå av, og e-post går dit.

    Hvis det ikke var du som endret den, si fra til { $federation } med én gang.

mail-change-asked-subject = { $federation }: noen har bedt om en endring av kontoen din
mail-change-asked-text =
    En ansvarlig i { $federation } har bedt om å endre kontoen din hos Director, please!: å fjerne den andre faktoren, å løse den fra et innloggingssystem, å rette navn, adresse eller nummer, eller å slette kontoen. En annen ansvarlig avgjør det.

    Har du ikke bedt om dette, si fra til { $federation } med én gang.

mail-second-factor-removed-subject = { $federation }: den andre faktoren din er fjernet
mail-second-factor-removed-text =
    { $federation } har fjernet den andre faktoren til kontoen din hos Director, please!, og du er logget ut overalt. Logg inn med passordet ditt og sett opp en ny.

    Har du ikke bedt om dette, bytt passord og si fra til { $federation } med én gang:

    { $reset }

mail-provider-linked-subject = { $federation }: kontoen din er knyttet til { $name }
mail-provider-linked-text =
    Kontoen din hos Director, please! er nettopp knyttet til { $name }. Fra nå av kan du logge inn gjennom det systemet.

    Var det ikke du som gjorde det, si fra til { $federation } med én gang. Velg så et nytt passord her, logg inn med det, og løs kontoen fra { $name } på kontosiden din:

    { $reset }

mail-provider-unlinked-subject = { $federation }: kontoen din er ikke lenger knyttet til { $name }
mail-provider-unlinked-text =
    Kontoen din hos Director, please! er ikke lenger knyttet til { $name }, så du kan ikke lenger logge inn gjennom det systemet. Passordet ditt virker fortsatt. Har du ikke noe passord, velg et her:

    { $reset }

    Har du ikke bedt om dette, si fra til { $federation } med én gang.

mail-account-deleted-subject = { $federation }: kontoen din er slettet
mail-account-deleted-text =
    Kontoen din på Director, please! er slettet av { $federation }.

    Har du ikke bedt om dette, si fra til { $federation }.

mail-remarked-subject = { $federation }: eksamenen din er rettet på nytt
mail-remarked-text =
    En eksamen du har tatt, er rettet på nytt, og minst én av vurderingene er endret. Her ser du resultatet:

    { $link }

mail-appeal-decided-subject = { $federation }: klagen din er avgjort
mail-appeal-decided-text =
    En sensor har avgjort klagen din. Her leser du svaret:

    { $link }
mail-certificate-issued-subject = { $federation }: sertifikatet ditt
mail-certificate-issued-text =
    { $federation } har utstedt et sertifikat som { $level } til deg. Logg inn for å laste det ned:

    { $link }

mail-certificate-suspended-subject = { $federation }: sertifikatet ditt er suspendert
mail-certificate-suspended-text =
    { $federation } har suspendert sertifikatet ditt som { $level }. Det gjelder ikke før det blir gjort gyldig igjen.

    Begrunnelse: { $reason }

    Du ser det her:

    { $link }

mail-certificate-reinstated-subject = { $federation }: sertifikatet ditt er gyldig igjen
mail-certificate-reinstated-text =
    { $federation } har gjort sertifikatet ditt som { $level } gyldig igjen.

    Begrunnelse: { $reason }

    Du ser det her:

    { $link }

mail-certificate-revoked-subject = { $federation }: sertifikatet ditt er tilbakekalt
mail-certificate-revoked-text =
    { $federation } har tilbakekalt sertifikatet ditt som { $level } for godt.

    Begrunnelse: { $reason }

    Du ser det her:

    { $link }

mail-marker-subject = { $federation }: eksamenssvar å vurdere
mail-marker-text =
    En sensor i { $federation } ber deg vurdere svar i denne eksamenen: { $name }

    Hvert svar vurderes av to personer, som verken ser navn eller den andres poeng. Følg denne lenken innen { $span }:

    { $link }

mail-exam-subject = { $federation }: { $name }
mail-exam-text =
    Du står på kandidatlisten til denne eksamenen: { $name }

    Åpner: { $opens }
    Stenger: { $closes }
    Tilmålt tid: { $minutes ->
        [one] ett minutt
       *[other] { $minutes } minutter
    }
    Inngangskode: { $coded ->
        [yes] { $entry }
       *[no] trengs ikke
    }

    Når den åpner, logger du inn og begynner her:

    { $link }


mail-exam-tomorrow-subject = { $federation }: i morgen: { $name }
mail-exam-tomorrow-text =
    En påminnelse: Du står på kandidatlisten til denne eksamenen, som åpner i morgen: { $name }

    Åpner: { $opens }
    Stenger: { $closes }
    Tilmålt tid: { $minutes ->
        [one] ett minutt
       *[other] { $minutes } minutter
    }
    Inngangskode: { $coded ->
        [yes] { $entry }
       *[no] trengs ikke
    }

    Når den åpner, logger du inn og begynner her:

    { $link }


mail-runs-out-subject = { $federation }: sertifikatet ditt utløper { $on }
mail-runs-out-text =
    Sertifikatet ditt som { $level } er gyldig til { $on }. Her ser du hva som fornyer det:

    { $link }

mail-webhook-paused-subject = { $federation }: meldinger til { $name } er på pause
mail-webhook-paused-text =
    { $gone ->
        [yes] Systemet { $name } har svart at det ikke lenger vil ha meldinger om resultater og sertifikater.
       *[other] Systemet { $name } har ikke tatt imot noen melding om resultater og sertifikater på fem dager.
    } Ingen flere sendes før en administrator setter dem i gang igjen her:

    { $link }

mail-review-subject = { $federation }: eksamenen din
mail-review-text =
    { $federation } har frigitt resultatet av en eksamen du har tatt. Logg inn og følg denne lenken:

    { $link }

## Texts of emails that a federation writes itself

federation-emails = E-poster
federation-emails-about = Skriv tekstene i e-postene forbundet sender
emails-lead = Disse e-postene sendes på vegne av forbundet. E-poster som beskytter en konto, for eksempel den om nytt passord, har alltid standardteksten.
emails-own = egen tekst
emails-kind-invitation = Invitasjon til en konto
emails-kind-exam = Eksamen: når og hvor
emails-kind-exam-tomorrow = Eksamen: påminnelse dagen før
emails-kind-review = Eksamensresultater
emails-kind-appeal-decided = Klage avgjort
emails-kind-remarked = Eksamen rettet på nytt
emails-kind-certificate-issued = Sertifikat utstedt
emails-kind-certificate-suspended = Sertifikat suspendert
emails-kind-certificate-reinstated = Sertifikat gyldig igjen
emails-kind-certificate-revoked = Sertifikat tilbakekalt
emails-kind-runs-out = Sertifikat utløper snart
email-text-is-own = Denne teksten er deres egen.
email-text-is-standard = Dette er standardteksten. Endre den som du vil.
email-text-subject = Emne
email-text-body = Tekst
email-text-body-hint = Forbundets navn og nettstedets adresse følger under.
email-text-save = Lagre teksten
email-text-saved = Lagret. Den brukes fra neste e-post.
email-text-standard = Tilbake til standardteksten
email-text-changed = En annen har lagret denne teksten etter at du åpnet den, så din er ikke lagret ennå. Din tekst står i skjemaet: lagre den på nytt for å erstatte den andre.
email-text-theirs = Den andre teksten
email-text-changed-standard = En annen har lagret denne teksten etter at du åpnet den, så den er beholdt. Les den, og trykk på knappen igjen for å gå tilbake til standardteksten.
email-text-preview = Et eksempel
email-text-places = Plassholdere
email-text-places-about = Hver av dem erstattes når e-posten sendes. En linje der alle plassholdere er tomme, utelates.
email-text-needed = må være med
email-text-fault-subject = Skriv et emne på én linje, høyst 150 tegn.
email-text-fault-body = Skriv en tekst på høyst 5000 tegn.
email-text-fault-subject-unknown = Denne e-posten har ingen slik plassholder: { $unknown }
email-text-fault-body-unknown = Denne e-posten har ingen slik plassholder: { $unknown }
email-text-fault-body-missing = Teksten må ha denne plassholderen: { $missing }
email-place-link = lenken
email-place-name = mottakerens navn
email-place-exam = eksamenens navn
email-place-span = hvor lenge lenken virker
email-place-federation = forbundets navn
email-place-opens = når eksamenen åpner
email-place-closes = når eksamenen stenger
email-place-minutes = tillatte minutter, med ekstra tid
email-place-entry = adgangskoden, hvis den trengs
email-place-level = navnet på nivået
email-place-reason = eksaminators begrunnelse
email-place-on = sertifikatets siste dag
