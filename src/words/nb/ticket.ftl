### Pages that links in emails lead to, and pages that send such emails; the emails are in mail.ftl.

link-new-password = Nytt passord
link-invitation-title = Velg et passord
link-invitation-lead = { $federation } har opprettet en konto for { $name }, med adressen { $email }. Velg et passord, så er den din.
link-invitation-submit = Velg passordet og logg inn
link-confirmation-title = Bekreft adressen din
link-confirmation-lead = Fullfør registreringen hos { $federation }: Skriv passordet du valgte, så blir { $email } adressen til kontoen din.
link-confirmation-submit = Bekreft og logg inn
link-reset-title = Velg et nytt passord
link-reset-lead = Til kontoen med adressen { $email }. Alle som er logget inn med den nå, blir logget ut.
link-reset-submit = Endre passordet
link-address-title = Din nye adresse
link-address-lead = { $email } blir adressen til kontoen din hos { $federation }: Du bruker den til å logge inn, og e-post går dit.
link-address-submit = Bruk denne adressen
link-spent-title = Denne lenken kan ikke brukes
link-spent-help = Den er allerede brukt, utløpt eller ufullstendig. Be om en ny: Så lenge du husker adressen, kommer du inn i kontoen din igjen.
reset-title = Et nytt passord
reset-lead = Skriv adressen til kontoen din. Vi sender deg en e-post med en lenke til å velge et nytt passord.
reset-submit = Send e-posten
reset-asked = Hvis det finnes en konto med denne adressen, er en e-post på vei.
reset-asked-help = Den kommer innen noen minutter; se også i søppelposten. Lenken kan brukes én gang, innen én time.
email-title = Adressen din
email-lead = Adressen til kontoen din er { $email }. Du bruker den til å logge inn, og e-post går dit. En ny adresse gjelder når du følger lenken i e-posten vi sender til den.
email-new = Ny adresse
email-password = Passordet ditt
email-submit = Send e-posten
email-asked = En e-post er på vei til { $email }. Følg lenken i den.
email-address-changed = Adressen din er endret.
email-fault-email-taken = Dette er allerede adressen til kontoen din.
sign-in-forgotten = Glemt passordet?
sign-in-password-changed = Passordet ditt er endret. Logg inn med det nye.
sign-in-address-changed = Adressen din er endret. Logg inn med den nye.
sign-in-signed-out = Du er logget ut.
sign-up-to-confirm = En e-post er på vei til deg. Den forteller hvordan du logger inn.
sign-up-to-confirm-help = Den kommer innen noen minutter; se også i søppelposten. Lenken kan brukes én gang, innen to dager.
account-fault-wrong-or-unconfirmed = Adressen og passordet hører ikke sammen, eller adressen er ikke bekreftet ennå. I så fall er en e-post med en lenke på vei til deg.
account-fault-invited = Dette forbundet tar bare inn personer det har invitert.
account-fault-wrong-password = Dette er ikke passordet til kontoen.
account-fault-spent = Dette er ikke lenger mulig.

## Inviting

federation-invite = Inviter en person
federation-invite-about = Opprett en konto for én person, og send vedkommende en lenke for å velge passord
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
outbox-about = E-post fra hele nettstedet som venter på å bli sendt
outbox-sends = E-post overleveres til e-postserveren som er satt opp. Innholdet er bare for mottakeren, så det vises ikke her.
outbox-reads = Ingen e-postserver er satt opp (SMTP_URL), så e-post venter her, og du kan videresende den. Lenkene er hemmelige: Hver av dem gir tilgang til en konto.
outbox-none = Ingen e-post er skrevet ennå.
outbox-to = Til { $to }
outbox-sent = Sendt:
outbox-due = Prøves neste gang:
outbox-waits = Venter her.
outbox-given-up = Oppgitt, eller ikke lenger nødvendig.
outbox-fault = { $attempts ->
    [one] Prøvd én gang. { $fault }
   *[other] Prøvd { $attempts } ganger. { $fault }
}
outbox-read = Les den
outbox-again = Prøv nå
outbox-again-spoken = Prøv nå: { $subject }, til { $to }
