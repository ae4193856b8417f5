### Simulerte bord i en eksamen: poeng gitt på telefonen.

tables-title = Ved bordene
tables-page-title = Ved bordene: { $name }
tables-about = Velg bordet du er sensor ved. Andre kan gi poeng samtidig: ingenting av deres går tapt.
tables-others = Uten bord
tables-done = { $done } av { $n } ferdige
tables-nobody = Ingen kandidat har gått inn i eksamenen ennå.
tables-missing = { $n ->
    [one] Én person på listen har ikke gått inn i eksamenen ennå, så poeng kan ikke lagres: { $list }.
   *[other] { $n } personer på listen har ikke gått inn i eksamenen ennå, så poeng kan ikke lagres: { $list }.
}
tables-draw-about = Kandidater vises her når de har gått inn i eksamenen. Skriver de i en sal, trekker du oppgavesettene deres: de kan da ikke lenger ta denne eksamenen på en enhet.
tables-admit-about = Ingenting besvares skriftlig i denne eksamenen. Slipp dem inn, og gi dem poeng ved bordene.
tables-admit = Slipp dem inn til bordene
tables-admitted = { $n ->
    [0] Ingen ble sluppet inn: alle på listen er alt ved bordene.
    [one] Én person er sluppet inn til bordene.
   *[other] { $n } personer er sluppet inn til bordene.
} { $refused ->
    [0] { "" }
    [one] Én person kan ikke ta eksamenen: ingen forsøk igjen, eller det er deg.
   *[other] { $refused } personer kan ikke ta eksamenen: ingen forsøk igjen, eller det er deg.
}
tables-missing-way = Eksamen på papir
tables-coming = Gjenstår ({ $n })
tables-finished = Ferdige ({ $n })
tables-all-done = Alle kandidater har poeng ved dette bordet.
tables-own = Dette er deg: en annen sensor gir poengene.
tables-points = { $points } av { $of } poeng
tables-candidate-title = { $name }: { $table }
tables-ruling = Avgjørelse: { $name }
tables-ruling-later = Avgjørelsen i { $id } er ikke tilgjengelig nå. Last siden på nytt om litt.
tables-no-ruling = Du er kandidat i denne eksamenen, så avgjørelsene vises ikke for deg.
tables-remark = Merknad
tables-keep-next = Lagre, neste kandidat
tables-keep = Lagre
tables-saved = Lagret: { $name }, { $points } av { $of } poeng.{ $open ->
    [0] { "" }
    [one] { " " }Én linje har ikke poeng ennå.
   *[other] { " " }{ $open } linjer har ikke poeng ennå.
}
tables-saved-none = { $name } har ikke fått poeng ved dette bordet ennå. En eventuell merknad er lagret, og poeng kan legges til når som helst.
tables-saving = Lagrer …
tables-unsaved = Ikke lagret ennå. Det du har skrevet inn, er tatt vare på på denne enheten og sendes på nytt til det er lagret. Ikke lukk siden.
tables-unsaved-refused = Ikke lagret. Det du har skrevet inn, er tatt vare på på denne enheten: last siden på nytt, og logg inn igjen hvis du blir bedt om det.
tables-unsaved-other = Det du har skrevet inn for en annen kandidat, er ikke lagret ennå.
tables-unsaved-open = Åpne det

## På siden til eksamenen

tables-section = Sensorene gir poeng ved hvert bord på telefonen, én kandidat etter den andre.
tables-open = Gi poeng ved et bord
tables-code = QR-kode for sensorenes telefoner
tables-picture = QR-kode som åpner bordene i denne eksamenen

## Kortet for et bord

tables-card = Kort for dette bordet (PDF)
tables-card-about = Det som spilles ved dette bordet. Bare sensorer og spillere får se det.
tables-card-examiner = For sensor
tables-card-points = Poeng
tables-card-line = { $n ->
    [one] { $line }: høyst ett poeng
   *[other] { $line }: høyst { $n } poeng
}
tables-card-reason = { $cite }: { $text }
