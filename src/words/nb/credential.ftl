### Results of a credential check: a title for each result, an explanation for each reason.

credential-title-valid = Dette beviset er ekte og gyldig
credential-title-revoked = Dette beviset er tilbakekalt
credential-title-suspended = Dette beviset er suspendert
credential-title-expired = Dette beviset er utløpt
credential-title-not-yet = Dette beviset er ikke gyldig ennå
credential-title-status-unknown = Det kan ikke fastslås nå om dette beviset fortsatt er gyldig
credential-title-altered = Dette beviset er endret etter utstedelsen
credential-title-unknown-key = Dette beviset er ikke signert av den oppgitte utstederen
credential-title-foreign = Dette beviset er ikke utstedt her
credential-title-nothing = Dette er ikke et bevis

credential-about-valid = Det er signert av den oppgitte utstederen, er ikke endret, og er verken utløpt, suspendert eller tilbakekalt.
credential-about-revoked = Det er signert av den oppgitte utstederen og er ikke endret, men utstederen har tilbakekalt det. Det blir ikke gyldig igjen.
credential-about-suspended = Det er signert av den oppgitte utstederen og er ikke endret, men utstederen har suspendert det. Det er ikke gyldig før utstederen gjør det gyldig igjen.
credential-about-expired = Det er signert av den oppgitte utstederen og er ikke endret, men det var bare gyldig til { $date }.
credential-about-not-yet = Det er signert av den oppgitte utstederen og er ikke endret, men det er først gyldig fra { $date }.
credential-about-status-unknown = Det er signert av den oppgitte utstederen og er ikke endret, men det lot seg ikke fastslå om det er suspendert eller tilbakekalt. Stol ikke på det; prøv igjen senere.

credential-about-no-proof = Det oppgir en utsteder på dette nettstedet, men det er ingen signatur i det. Hvert bevis som utstedes her, er signert.
credential-about-proofs = Det oppgir en utsteder på dette nettstedet, men signaturen i det er en liste. Hvert bevis som utstedes her, har én signatur.
credential-about-suite = Det oppgir en utsteder på dette nettstedet, men signaturen er av en type som ikke brukes her (her brukes eddsa-rdfc-2022).
credential-about-purpose = Det oppgir en utsteder på dette nettstedet, men signaturen ble ikke laget for å bekrefte noe.
credential-about-at = Det oppgir en utsteder på dette nettstedet, men på linje { $line }, kolonne { $column } er noe ukjent, eller noe mangler eller står to ganger. Ingen bevis som utstedes her, er skrevet slik.
credential-about-field = Det oppgir en utsteder på dette nettstedet, men dette feltet er ikke skrevet som i noe bevis som utstedes her: { $field }
credential-about-value = Det oppgir en utsteder på dette nettstedet, men dette feltet inneholder noe som aldri bekreftes her, som tegn ingen ser, eller en for lang tekst: { $field }
credential-about-signature = Det oppgir en utsteder på dette nettstedet, men signaturen hører ikke til det som står der: Det er endret etter at det ble signert, eller signert av en annen.
credential-about-unknown-key = Det oppgir en utsteder på dette nettstedet, men det er signert med en nøkkel som denne utstederen aldri har brukt: { $method }
credential-about-foreign = Det oppgir at det er utstedt av { $issuer }, som ikke utsteder noe på dette nettstedet. Bare den utstederen kan si om det er ekte.

credential-not-fetched = Ingenting ble hentet. Beviset ble undersøkt slik nettstedet { $site } ville gjøre det: Er det signert av en annen utsteder, kan vi ikke se her om det gjelder der.

credential-about-empty = Det er ingenting i det. Lim inn beviset, eller velg filen.
credential-about-too-long = Det er for langt til å være et bevis: Høyst 64 KB blir undersøkt.
credential-about-not-text = Det er ikke tekst. Et bevis er en tekstfil som slutter på .json.
credential-about-pdf = Det er en PDF. Last opp bevisfilen (.json): Den er vedlagt i PDF-en av sertifikatet og kan lagres derfra.
credential-about-picture = Det er et bilde. Last opp bevisfilen (.json), eller skann koden på sertifikatet for å slå det opp.
credential-about-archive = Det er et arkiv eller et dokument fra et kontorprogram. Last opp bevisfilen (.json) alene.
credential-about-web-page = Det er en nettside. Last opp bevisfilen (.json), ikke siden der du fant den.
credential-about-address = Det er en adresse. Åpne den i nettleseren, og last opp bevisfilen (.json) som du finner der.
credential-about-token = Det er et signert token. Bevis som utstedes her, er tekstfiler med en signatur i, og ikke tokener.
credential-about-line = Det er verken et bevis eller nummeret på et sertifikat. Et nummer skrives som demo.01ab…: et kort navn, et punktum og 32 sifre og bokstaver. Kopier hele nummeret.
credential-about-truncated = Det er avkuttet på linje { $line }, kolonne { $column }: En del mangler. Kopier eller last ned hele på nytt.
credential-about-not-json = Det kan ikke leses: På linje { $line }, kolonne { $column } er det noe som ikke er JSON. Kopier eller last det ned på nytt.
credential-about-no-credential = Det kan leses, men er ikke et bevis.
credential-about-other-kind = Det er et bevis, men ikke et Open Badge. Sertifikater fra dette nettstedet er Open Badges.
credential-about-no-issuer = Det er et Open Badge, men det sier ikke hvem som utstedte det.
