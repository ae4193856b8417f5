## Output of the operator’s program

print-words-whole = { $n ->
    [one] ett språk, fullstendig
   *[other] { $n } språk, alle fullstendige
}
print-no-federation = Det finnes ikke noe forbund med koden { $code }.
print-no-account = Det finnes ingen konto med denne adressen i { $federation }.
print-no-role = Rollene som kan gis, er { $roles }.
print-role-unchanged = Ingenting å endre.
print-audit-whole = { $federation }: { $n ->
    [0] ingen innføringer.
    [one] én innføring, intakt. Oppbevares et annet sted: { $n }:{ $hash }
   *[other] { $n } innføringer, intakte. Oppbevares et annet sted: { $n }:{ $hash }
}
print-audit-missing = { $federation }: Innføring { $number } mangler. Innføringene før den er intakte.
print-audit-parted = { $federation }: Innføring { $number } bygger ikke på den forrige. Innføringene før den er intakte.
print-audit-changed = { $federation }: Innføring { $number } er ikke det kontrollsummen ble laget av. Innføringene før den er intakte.
print-audit-beyond = { $federation }: Fra og med innføring { $number } er det flere innføringer enn loggen kjenner til.
print-audit-replaced = { $federation }: Innføring { $number } har en annen kontrollsum enn den som ble oppbevart.
print-anchors-kept = lagret i { $place }: hvor hver logg slutter nå. Oppbevar filen der ingen som kan skrive i databasen, kan skrive.
print-anchors-unread = { $place } kan ikke leses som en fil av denne kommandoen: { $why }
print-anchors-unwritten = { $place } kan ikke skrives: { $why }
print-letter-waits = Venter; skal prøves
print-letter-hastened = Nettstedet som kjører, prøver å sende den med én gang.
print-no-letter = Ingen e-post med denne id-en venter der.
print-backup-written = { $kilobytes } kB av omtrent { $of } kB er skrevet
print-backup-checking = Alt er skrevet, og blir kontrollert
print-backup-made = { $place }: { $kilobytes } kB, { $rows } rader, skjema { $schema }. SQLite finner ingen feil i den. Kontrollert: innføringer i logger ({ $entries }) og lagrede eksamenssvar ({ $changes }).
print-backup-key = Nøkkelen til driftsansvarlig er ikke med; den er i { $place }. Oppbevar en kopi av den et annet sted enn sikkerhetskopien: Uten den kan det gjenopprettede nettstedet ikke signere noe.
print-backup-no-key = Nøkkelen til driftsansvarlig er ikke med, og det er ingen der den blir lett etter. Hvis nettstedet signerer sertifikater, må en kopi av nøkkelen oppbevares et annet sted enn sikkerhetskopien.
print-restored = { $place }: { $kilobytes } kB, { $rows } rader, skjema { $schema }. SQLite finner ingen feil i den. Kontrollert: innføringer i logger ({ $entries }) og lagrede eksamenssvar ({ $changes }).
print-restored-unsigned = Nettstedet har ingen nøkkel å signere med ennå.
print-restored-key = Nøkkelen til driftsansvarlig i { $place } åpner det nettstedet signerer med.
print-restored-other-key = Nøkkelen til driftsansvarlig i { $place } er ikke den til dette nettstedet: Den åpner ikke det nettstedet signerer med. Før den riktige er på plass, kan ingen sertifikater utstedes; de som er utstedt, er fortsatt gyldige.
print-restored-no-key = Det er ingen nøkkel til driftsansvarlig i { $place }. Legg nøkkelen til dette nettstedet der før det startes: Ellers lager nettstedet seg en annen, som ingen sertifikater kan utstedes med. De som er utstedt, er fortsatt gyldige.
print-move-copied = { $table }: { $rows } av { $of } rader
print-move-same = { $table }: { $n ->
    [0] ingen rader
    [one] én rad, lik på begge sider
   *[other] { $n } rader, like på begge sider
}
print-move-differs = { $table }: { $n } rader her og { $there } der, som ikke er like
print-move-whole = Nettstedet er der: { $rows } rader i { $tables } tabeller, alle like dem her. Også intakt: innføringer i logger ({ $entries }) og lagrede eksamenssvar ({ $changes }).
print-move-there = Nettstedet var der allerede: { $rows } rader i { $tables } tabeller, alle like dem her. Også intakt: innføringer i logger ({ $entries }) og lagrede eksamenssvar ({ $changes }).
print-move-next = Start det nå der, med nøkkelen til driftsansvarlig som det har her ({ $place }), som CREDENTIAL_KEY eller CREDENTIAL_KEY_FILE; og aldri mer på SQLite-databasen, ellers ville folk svare to steder.
print-move-next-no-key = Start det nå der, og aldri mer på SQLite-databasen, ellers svarer folk to steder. Det ble ikke funnet noen nøkkel til driftsansvarlig her: Hvis nettstedet signerer sertifikater, må det få den det hadde, som CREDENTIAL_KEY eller CREDENTIAL_KEY_FILE.

## `director generate`

print-generate-draft = { $id }: nivå { $level }, { $tests ->
    [one] én test
   *[other] { $tests } tester
}
print-generate-made = { $law } ({ $edition }): { $n ->
    [0] ingen oppgaver
    [one] én oppgave
   *[other] { $n } oppgaver
}, etter { $tried ->
    [one] ett forsøk
   *[other] { $tried } forsøk
}.
print-generate-proven = Hver av dem er lest tilbake fra sin egen tekst, avgjort, og funnet avgjort av denne paragrafen; ingen er tvilling av en annen eller av en i oppgavebanken. La et menneske se gjennom hver oppgave før den brukes.
print-generate-other-path = Utelatt på grunn av en annen vei gjennom lovene: { $n }
print-generate-unsettled = Utelatt fordi noe står åpent, er omstridt eller overlates til skjønn: { $n }
print-generate-other-level = Utelatt på grunn av et annet nivå: { $n }
print-generate-faulty = Utelatt fordi de ikke kunne blitt stilt: { $n }
print-generate-twin = Utelatt som tvillinger: { $n }
print-generate-not-in-edition = Denne utgaven har ingen slik paragraf.
print-generate-not-about-calls-or-claims = Paragrafen handler verken om meldinger eller krav. Oppgaver om spill kan ikke lages ennå.
print-generate-not-ruled = Motoren viser bare til denne paragrafen, og avgjør ingenting etter den.
print-generate-given-elsewhere = Oppgaven det vises til, blir ikke avgjort av denne paragrafen i denne utgaven.
print-generate-given-unsettled = Oppgaven det vises til, lar noe stå åpent, omstridt eller til skjønn. Bruk --judgement for å lage flere slike.
print-generate-not-reached = Ingen av oppgavene som ble prøvd, ble avgjort av denne paragrafen.
print-generate-bound = Det ble ikke funnet flere innenfor grensen for forsøk. En annen --seed kan finne andre.
print-generate-no-clause = { $clause } er ingen paragraf i katalogen. Skriv den som 30B1(b)(ii).
print-generate-no-scenario = Oppgavebanken har ingen oppgave { $id }.
print-generate-unwritten = { $place } kan ikke skrives: { $cause }
