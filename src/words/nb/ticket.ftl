### Pages that links in emails lead to, and pages that send such emails; the emails are in mail.ftl.

link-new-password = Nytt passord
link-invitation-title = Velg et passord
link-invitation-lead = { $federation } har opprettet en konto for { $name }, med adressen { $email }. Med ditt eget passord er den din.
link-invitation-submit = Velg det og logg inn
link-confirmation-title = Bekreft adressen din
link-confirmation-lead = Du har registrert deg hos { $federation }. Skriv passordet du valgte, så er { $email } adressen til kontoen din.
link-confirmation-submit = Bekreft og logg inn
link-reset-title = Velg et nytt passord
link-reset-lead = Til kontoen med adressen { $email }. Alle som er logget inn med den nå, blir logget ut.
link-reset-submit = Endre passordet
link-address-title = Din nye adresse
link-address-lead = { $email } skal bli adressen til kontoen din hos { $federation }: Du logger inn med den, og e-post går dit.
link-address-submit = Bruk denne adressen
link-spent-title = Denne lenken kan ikke brukes
link-spent-help = Den er allerede brukt, tiden er løpt ut, eller en del av den mangler. Trenger du en ny, så be om en: Så lenge du husker adressen, finnes det en vei inn i kontoen din.
reset-title = Et nytt passord
reset-lead = Skriv adressen til kontoen din. Dit kommer en e-post med en lenke som du velger et nytt passord med.
reset-submit = Send e-posten
reset-asked = Hvis det finnes en konto med denne adressen, er en e-post på vei.
reset-asked-help = Den kommer innen noen minutter; se også i søppelposten. Lenken kan brukes én gang, innen én time.
email-title = Adressen din
email-lead = Adressen til kontoen din er { $email }. Du logger inn med den, og e-post går dit. En ny adresse gjelder når du følger lenken i en e-post til den.
email-new = Ny adresse
email-password = Passordet ditt
email-submit = Send e-posten
email-asked = En e-post er på vei til { $email }. Følg lenken i den.
email-address-changed = Adressen din er endret.
email-fault-email-taken = Dette er allerede adressen til kontoen din.
sign-in-forgotten = Glemt passordet?
sign-in-password-changed = Passordet ditt er endret. Logg inn med det.
sign-in-address-changed = Adressen din er endret. Logg inn med den nye.
sign-up-to-confirm = En e-post er på vei til deg. Den forteller hvordan du logger inn.
sign-up-to-confirm-help = Den kommer innen noen minutter; se også i søppelposten. En lenke i den kan brukes én gang, innen to dager.
account-fault-wrong-or-unconfirmed = Adressen og passordet hører ikke sammen, eller adressen er ikke bekreftet ennå. I så fall er en e-post med en lenke på vei til deg.
account-fault-invited = Ingen registrerer seg selv hos dette forbundet: Det inviterer sine egne.
account-fault-wrong-password = Dette er ikke passordet til kontoen.
account-fault-spent = Dette kan ikke gjøres lenger.

## Inviting

federation-invite = Inviter en person
federation-invite-about = Opprett en konto for én person, og send vedkommende en lenke for å velge passord.
invite-title = Inviter en person
invite-lead = Vedkommende får en e-post med en lenke for å velge et passord. Lenken kan brukes én gang, innen tretti dager.
invite-name = Navn
invite-email = E-postadresse
invite-submit = Send invitasjonen
invite-invited = En invitasjon er på vei til { $email }.
invite-fault-email-taken = Noen har allerede en konto med denne adressen.
invite-again = Inviter igjen
invite-again-spoken = Inviter igjen: { $name }
invite-again-invited = En ny invitasjon er på vei.

## The operator’s outbox

outbox-title = Utboks
outbox-about = E-post fra hele nettstedet som venter på å bli sendt.
outbox-sends = E-post overleveres til e-postserveren som er satt opp. Det som står i den, er mellom den og den som leser den, så det vises ikke her.
outbox-reads = Ingen e-postserver er satt opp (SMTP_URL), så e-post venter her, og du kan gi den videre. Lenkene er hemmelige: Hver av dem er en vei inn i en konto.
outbox-none = Ingen e-post er skrevet ennå.
outbox-to = Til { $to }
outbox-sent = Sendt:
outbox-due = Prøves neste gang:
outbox-waits = Venter her.
outbox-given-up = Oppgitt, eller ikke lenger til nytte.
outbox-fault = { $attempts ->
    [one] Prøvd én gang. { $fault }
   *[other] Prøvd { $attempts } ganger. { $fault }
}
outbox-read = Les den
outbox-again = Prøv nå
outbox-again-spoken = Prøv nå: { $subject }, til { $to }
