### Innlogging gjennom et forbunds eget system, med OpenID Connect.

provider-or = Eller gjennom forbundet ditt
provider-continue = Fortsett med { $name }
provider-away = Virker ikke det systemet, så logg inn med passordet. Har du ikke noe passord? «Glemt passordet?» sender deg en lenke til å velge et.
provider-onward-title = Videre til { $name }
provider-onward-lead = Logg inn der. Så kommer du tilbake hit.
provider-onward-link = Fortsett til { $name }
provider-expired-title = Denne innloggingen er utløpt

## Den første innloggingen

provider-first-title = Første innlogging med { $name }
provider-first-unnamed = Du har logget inn hos { $provider }.
provider-first-name = Du har logget inn hos { $provider } som { $name }.
provider-first-address = Du har logget inn hos { $provider } som { $email }.
provider-first-both = Du har logget inn hos { $provider } som { $name }, { $email }.
provider-first-link-own = Er dette deg? Knytt det til kontoen til { $name }, { $email }. Fra da av logger { $provider } deg inn.
provider-first-link = Knytt til denne kontoen
provider-first-new = Jeg er ny her
provider-first-new-about = Kontoen din hos { $federation } får adressen { $email }. Du trenger ikke noe passord.
provider-first-join = Opprett konto
provider-first-have = Jeg har en konto
provider-first-have-about = Logg inn på den én gang, så vi vet at den er din. Så kan du knytte den til.
provider-first-known = Det finnes en konto med adressen { $email }. Logg inn på den én gang, så vi vet at den er din. Så kan du knytte den til.
provider-first-sign-in = Logg inn og knytt til
provider-first-none = Ingen konto ennå? Den kan ikke opprettes herfra. Registrer deg hos { $federation } først.

## Invitasjoner

provider-or-accept = Eller uten passord
provider-accept-about = Du har logget inn hos { $provider } som { $name }. Ta imot invitasjonen, så logger { $provider } deg inn fra da av.
provider-accept = Ta imot

## Brukerens konto

provider-own = Innlogging gjennom forbundet
provider-own-about = Knytt kontoen til forbundets eget system.
provider-own-none = Forbundet ditt tilbyr ikke noe system å logge inn gjennom.
provider-own-password = Passordet ditt virker også, selv når det andre systemet er nede.
provider-own-no-password = Du har ikke noe passord. Velg et via e-post, så kan du logge inn når det andre systemet er nede.
provider-own-no-mail = Du har ikke noe passord, og dette nettstedet sender ikke e-post. Når det andre systemet er nede, kan du be forbundet om en lenke til å velge et.
provider-own-set = Velg et passord
provider-own-linked = Kontoen din er knyttet til. Fra nå av kan du logge inn slik.
provider-own-unlinked = Kontoen din er ikke lenger knyttet til, og du er logget ut på andre enheter.
provider-own-not = Ikke knyttet til
provider-own-since = Knyttet til
provider-own-used = siste innlogging
provider-own-link = Knytt til
provider-own-link-spoken = Knytt til { $name }
provider-own-unlink = Løs fra
provider-own-unlink-spoken = Løs fra { $name }
provider-own-other-number = { $name } oppgir { $number } som medlemsnummeret ditt, men her er det { $own }. Si fra til forbundet hvilket som er riktig.
provider-own-taken-number = { $name } oppgir { $number } som medlemsnummeret ditt, men en annen konto har det. Si fra til forbundet.

## Feil

account-fault-provider-expired = Denne innloggingen er utløpt, er brukt før eller begynte i en annen nettleser. Begynn på nytt.
account-fault-provider-gone = Denne innloggingen tilbys ikke lenger. Bruk passordet.
account-fault-provider-declined = Du sa ikke ja hos det andre systemet, så du er ikke logget inn. Prøv igjen, eller bruk passordet.
account-fault-provider-refused = Det andre systemet avviste innloggingen. Prøv igjen, eller bruk passordet.
account-fault-provider-silent = Det andre systemet svarer ikke. Bruk passordet, få tilsendt et nytt, eller prøv igjen senere.
account-fault-provider-invalid = Svaret fra det andre systemet er ikke til å stole på, så du er ikke logget inn. Bruk passordet, og si fra til forbundet.
account-fault-provider-linked = Dette er alt knyttet til noe: enten den personen til en annen konto, eller kontoen din til en annen person. Løs en av dem fra først.
account-fault-provider-last = Dette er den eneste måten du kan logge inn på. Velg et passord først.

## For forbundets administratorer

federation-providers = Innlogging
federation-providers-about = La medlemmene logge inn gjennom forbundets eget system
provider-lead = Medlemmene kan logge inn gjennom forbundets eget system, om det snakker OpenID Connect. Passord virker fortsatt ved siden av.
provider-none = Ingen systemer ennå.
provider-new = Legg til et system
provider-removed = Systemet og alle tilknytninger til det er fjernet.
provider-saved = Lagret.
provider-state-new = Ikke prøvd ennå.
provider-state-tried = Prøvd, ikke tilbudt.
provider-state-offered = Tilbudt.
provider-linked = { $n ->
    [0] Ingen kontoer er knyttet til.
    [one] Én konto er knyttet til.
   *[other] { $n } kontoer er knyttet til.
}
provider-no-mail = Dette nettstedet sender ikke e-post: medlemmer uten passord kan ikke logge inn når systemet er nede.
provider-return = Returadresse, som skal oppgis i systemet både som redirect URI og som post logout redirect URI:
provider-settings = Innstillinger
provider-name = Navn på knappen
provider-name-hint = Det medlemmene kaller systemet.
provider-issuer = Utsteder (issuer)
provider-issuer-hint = Adressen til systemet, for eksempel https://id.example.org/realms/members. Den kan ikke endres senere.
provider-client = Klient-ID (client ID)
provider-client-hint = Fås av systemet når dette nettstedet registreres der.
provider-secret = Klienthemmelighet (client secret)
provider-secret-hint = Fås også der. Den lagres kryptert. La feltet stå tomt for en offentlig klient.
provider-secret-kept = En er lagret, kryptert. La feltet stå tomt for å beholde den.
provider-scopes = Omfang (scopes)
provider-scopes-hint = I tillegg til openid, med mellomrom mellom.
provider-number_claim = Påstand (claim) med medlemsnummeret
provider-number_claim-hint = Fyller ut medlemsnummeret til kontoer som ikke har noe. La feltet stå tomt om det ikke finnes.
provider-email_rule = E-postadresser å stole på
provider-email_rule-hint = En ny konto trenger en adresse som helt sikkert er eierens egen.
provider-email_rule-verified = De systemet har bekreftet
provider-email_rule-always = Alle: forbundet går god for dem
provider-email_rule-never = Ingen
provider-admits = Medlemmer uten konto får en når de logger inn første gang
provider-trusts_factor = En andre faktor hos systemet gjelder også her
provider-trusts_factor-about = Den som styrer systemet, kan da opptre her som en eksaminator eller administrator uten andre faktor på dette nettstedet. Operatører og de som har en rolle andre steder, er aldri med.
provider-save = Lagre
provider-try = Prøv det
provider-tried = Det virker: du kom tilbake innlogget. Bare du kan bruke det før du tilbyr det.
provider-tried-at = Sist prøvd
provider-offer = Tilby medlemmene
provider-withdraw = Trekk tilbake
provider-remove-title = Fjern
provider-remove-about = { $n ->
    [0] Ingen kontoer er knyttet til.
    [one] Én konto er knyttet til. Eieren vil trenge et passord, som kan velges via e-post.
   *[other] { $n } kontoer er knyttet til. Eierne vil trenge et passord, som kan velges via e-post.
}
provider-remove = Fjern for godt
provider-said = Dette sier systemet om deg
provider-said-subject = Subjekt
provider-said-name = Navn
provider-said-email = E-postadresse
provider-said-number = Medlemsnummer
provider-said-second = Andre faktor
provider-said-none = ingenting
provider-said-trusted = { $email }, til å stole på
provider-said-untrusted = { $email }, ikke til å stole på
provider-said-factor = ble brukt
provider-said-no-factor = ble ikke brukt
provider-fault-name = Skriv et navn på høyst 60 tegn.
provider-fault-issuer = Skriv adressen til systemet, som begynner med https://.
provider-fault-issuer-forbidden = Dette nettstedet kan ikke kontakte den adressen. Den trenger https og en offentlig adresse, eller tillatelse fra operatøren.
provider-fault-issuer-silent = Den adressen svarer ikke. Kontroller den, eller prøv igjen senere.
provider-fault-issuer-other = Det finnes ingen OpenID Connect-beskrivelse av denne utstederen på den adressen.
provider-fault-issuer-keys = Nøklene til denne utstederen kunne ikke leses.
provider-fault-client = Skriv klient-ID-en med vanlige bokstaver, sifre og tegn.
provider-fault-secret = Bruk vanlige bokstaver, sifre og tegn.
provider-fault-secret-unsealed = Dette nettstedet har ingen nøkkel å kryptere hemmeligheten med. Spør operatøren.
provider-fault-scopes = Bruk vanlige bokstaver, sifre og tegn.
provider-fault-number_claim = Skriv én påstand, uten mellomrom.
provider-fault-email_rule = Velg en av disse.
provider-fault-many = Det er alt ti systemer.
provider-fault-often = Det var for ofte. Prøv igjen om et kvarter.
provider-fault-untried = Prøv det først.
