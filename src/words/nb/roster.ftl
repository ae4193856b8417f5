### De som skal ta en eksamen, for sensorer.

roster-title = Kandidater
roster-of = Kandidater: { $name }
roster-open = Kandidater og innkallinger
roster-none = Ingen står på listen ennå.
roster-may-enter-everyone = Alle som har konto i forbundet, slipper inn.
roster-may-enter-listed = Bare de som står på listen, slipper inn.
roster-counts = { $n ->
    [one] Én person på listen
   *[other] { $n } personer på listen
} · har åpnet eksamenssiden: { $opened } · i gang: { $sits } · ferdige: { $done }
roster-listed = Listen
roster-draft = Gjennomføringen er ikke åpnet ennå. Alle på listen får en e-post når du åpner den.
roster-before = Forrige side
roster-after = Neste side
roster-state-invited = på listen
roster-state-opened = har åpnet eksamenssiden
roster-state-on_paper = har et oppgavesett på papir
roster-state-sits = er i gang
roster-state-done = er ferdig
roster-emailed-at = e-post sendt { $when }
roster-not-emailed = ingen e-post ennå
roster-act-email = Send e-post
roster-act-email-spoken = Send e-posten til { $name }
roster-act-email-again = Send e-posten på nytt
roster-act-email-again-spoken = Send e-posten til { $name } på nytt
roster-act-remove = Fjern
roster-act-remove-spoken = Fjern { $name } fra listen
roster-emailed = E-posten er på vei.
roster-removed = Personen er fjernet fra listen.
roster-added = { $n ->
    [0] Ingen ble lagt til: Alle sto på listen fra før.
    [one] Én person ble lagt til.
   *[other] { $n } personer ble lagt til.
}
roster-fault-entered = Personen har gått inn i eksamenen og blir stående på listen.
roster-fault-not-open = E-posten kan bare sendes mens gjennomføringen er åpen.
roster-fault-no-address = Personen har ingen e-postadresse.
roster-fault-chosen = Kryss av for minst én person.

## Legge til personer

roster-choose = Legg til personer i forbundet
roster-is-listed = står på listen
roster-add-chosen = Legg til dem som er krysset av
roster-paste = Legg til med e-postadresse eller medlemsnummer
roster-people = Adresser eller numre
roster-people-hint = Én person per linje, eller med komma mellom. Du ser hvem som er funnet, før noen blir lagt til.
roster-fault-people = Lim inn minst én e-postadresse eller ett medlemsnummer.
roster-fault-people-long = Lim inn høyst 3000 personer om gangen.
roster-new = Kandidater må ha en konto i forbundet. Opprett kontoer for nye personer først:
roster-try = Slå opp
roster-tried = Personer som ble funnet
roster-tried-counts = Legges til: { $new } · står på listen: { $listed } · ikke funnet: { $faulty }
roster-tried-email = Hver av dem får nå en e-post om eksamenen.
roster-tried-draft = Hver av dem får en e-post om eksamenen når du åpner gjennomføringen.
roster-add-tried = { $n ->
    [one] Legg til én person
   *[other] Legg til { $n } personer
}
roster-to-add = blir lagt til
roster-back = Tilbake til listen

## Hvem som slipper inn

roster-who-may = Hvem som slipper inn
roster-entry = Adgang til denne eksamenen
roster-entry-everyone = Alle som har konto i forbundet
roster-entry-listed = Bare de som står på listen
roster-fault-entry = Velg hvem som slipper inn.
roster-entry-save = Lagre
roster-entry-kept = Lagret.
