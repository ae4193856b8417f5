### Exams, for examiners.

federation-exams = Eksamener
federation-exams-about = Oppgavesett, gjennomføringer, og oversikten mens en eksamen er i gang
exams-none = Det er ingen gjennomføring ennå.
exams-results = Resultater for en periode
exams-results-about = Resultatene fra alle eksamener som begynte fra én dag til en annen, i én tabell. La en dag stå tom for ingen grense.
exams-results-from = Fra
exams-results-until = Til
exams-results-file = Last ned resultater (CSV)
federation-invigilate = Eksamensvakt
federation-invigilate-about = Slippe inn kandidater, stanse klokka og gi mer tid
invigilate-none = Ingen gjennomføring er åpen.
hold-sittings = Gjennomføringer
hold-papers = Oppgavesett
hold-papers-none = Det er ikke noe oppgavesett ennå. Skriv ett først: En gjennomføring bygger på et oppgavesett.
hold-paper-first = En eksamen trenger et oppgavesett, og det finnes ingen ennå. Lag ett; «Ny gjennomføring» på samme side fører så tilbake hit.
hold-new = Ny gjennomføring
hold-trial = prøve
exams-at-open = utkast, ikke åpen for kandidater
exams-at-begin = åpen; begynner { $when }
exams-at-watch = { $n ->
    [0] pågår, ingen sitter med oppgavene nå
    [one] pågår, én kandidat sitter med oppgavene
   *[other] pågår, { $n } kandidater sitter med oppgavene
}
exams-at-mark = { $n ->
    [one] ett svar å vurdere
   *[other] { $n } svar å vurdere
}
exams-at-points = { $n ->
    [one] én kandidat uten poeng for praktisk eller muntlig del
   *[other] { $n } kandidater uten poeng for praktisk eller muntlig del
}
exams-at-type = { $n ->
    [one] over; ett sett å taste inn eller skanne
   *[other] over; { $n } sett å taste inn eller skanne
}
exams-at-wait = motoren vurderer svarene
exams-at-release = { $n ->
    [one] ett resultat å publisere
   *[other] { $n } resultater å publisere
}
exams-at-issue = { $n ->
    [one] publisert; ett sertifikat å utstede
   *[other] publisert; { $n } sertifikater å utstede
}
exams-at-archive = publisert; ikke arkivert
exams-at-done = publisert og arkivert
exams-at-nobody = over; ingen deltok
exams-at-look = over
exams-next-open = Kontroller og åpne
exams-next-begin = Inviter kandidater
exams-next-points = Før inn poeng
exams-next-release = Publiser resultatene
exams-next-spoken = { $step }: { $exam }
hold-suggested = Alt er fylt ut, så det er nok å lagre: neste lørdag kl. 10, fem minutter per oppgave og en halv time for dem som kommer sent. Endre det du vil.
hold-again-suggested = De samme innstillingene og den samme koden, en uke eller mer senere til samme tid på dagen. Endre det du vil, og lagre.
hold-zone = Klokkeslett er etter { $zone }.

## A paper

hold-paper = Oppgavesett
hold-paper-changed = skrevet { $when }
hold-paper-name = Navn på et nytt oppgavesett
hold-paper-make = Lag oppgavesettet
hold-paper-asks = Hva det spør om
hold-paper-file = Oppgavesettets fil
hold-paper-file-hint = Oppgaver som skal trekkes, en [[draw]] hver, eller oppgaver som alle får, en [[item]] hver.
hold-paper-save = Lagre oppgavesettet
hold-paper-kept = Oppgavesettet er lagret.
hold-paper-beside = Oppgavesettet er endret siden du åpnet det, av en annen eller i et annet vindu. Det du sendte, er lagret her, som et oppgavesett ved siden av: gi det et annet navn, eller før endringen din over.
hold-paper-kept-with-faults = Oppgavesettet er lagret med feilene. Slik kan det ikke brukes i en eksamen.
hold-paper-fault-name = Gi oppgavesettet et navn på høyst 120 tegn.
hold-paper-fault-long = Filen er for lang: høyst 100 kilobyte. Den forrige versjonen er beholdt.
hold-paper-faults = { $n ->
    [one] Én feil
   *[other] { $n } feil
}
hold-paper-comes-to = Resultat
hold-paper-format = Feltene i filen til et oppgavesett
hold-line = Linje { $line }

hold-coverage = Oppgaver på hver paragraf i et oppgavesett med { $items }
hold-coverage-never = { $n ->
    [one] Ingen oppgave om § { $laws }.
   *[other] Ingen oppgaver om §§ { $laws }.
}
hold-coverage-told = Stolpen viser hvor mange oppgaver kandidatene får i snitt, linjen går fra færrest til flest. En oppgave som flere paragrafer avgjør, teller for hver av dem.
hold-law = Paragraf
hold-law-short = § { $law }
hold-mean = I snitt
hold-span = Fra, til
hold-of = I banken

## A sitting

hold-state-draft = Under arbeid
hold-state-ready = Åpen, og ikke begynt
hold-state-open = I gang
hold-state-closed = Over
hold-state-ended = Avsluttet av en sensor
hold-settings = Innstillinger
hold-settings-change = Endre innstillingene
hold-times = Tider
hold-who = Hvem som kan ta den
hold-name = Navn
hold-code = Kode
hold-code-hint = Adressen til eksamenen for kandidatene. Små bokstaver, sifre og bindestreker. Gi en gjennomføring koden til en tidligere for å holde den eksamenen på nytt.
hold-code-asked = Del av adressen til eksamenen. Små bokstaver, sifre og bindestreker. Bruk koden til en tidligere gjennomføring for å holde den eksamenen igjen. Programmene deres ber om { $codes }.
hold-uncounted = Ingen av forbundets programmer teller en eksamen med koden { $code }: Ingen sertifikater kan bygge på den.
hold-uncounted-asked = Ingen av forbundets programmer teller en eksamen med koden { $code }: Ingen sertifikater kan bygge på den. Programmene ber om { $codes }.
hold-opens = Kandidatene kan begynne fra
hold-closes = Alt slutter
hold-closed_minutes = Del uten lovbok, i minutter
hold-closed_minutes-hint = 0 hvis det ikke er noen.
hold-open_minutes = Del med lovbok, i minutter
hold-open_minutes-hint = 0 hvis det ikke er noen.
hold-grace_seconds = Slingringsmonn, i sekunder
hold-grace_seconds-hint = Så lenge etter slutten tas det imot svar som allerede er sendt.
hold-clock = Når en kandidat mister forbindelsen
hold-clock-runs_on = går klokken videre
hold-clock-stops = stanser klokken
hold-clock-up-to = { $n ->
    [one] stanser klokken, i høyst ett minutt
   *[other] stanser klokken, i høyst { $n } minutter
}
hold-stop_minutes = Stanser i høyst, i minutter
hold-entry_code = Inngangskode
hold-entry_code-hint = Den som begynner, må skrive den. La feltet stå tomt hvis det ikke skal være noen.
hold-no-code = ingen
hold-begin = Begynnelse
hold-authorised = En sensor lar hver kandidat begynne
hold-not-authorised = Kandidatene begynner på egen hånd
hold-attempts = Forsøk
hold-period_days = Innenfor antall dager
hold-period_days-hint = Forsøk telles innenfor så mange dager; 0 teller dem for alltid.
hold-cooling_off_days = Dager å vente etter et forsøk
hold-is-trial = Dette er en prøve: Den teller ikke
hold-for-ever = for alltid
hold-minutes = { $n ->
    [0] ingen
    [one] 1 minutt
   *[other] { $n } minutter
}
hold-seconds = { $n ->
    [0] ingen
    [one] 1 sekund
   *[other] { $n } sekunder
}
hold-days = { $n ->
    [0] ingen
    [one] 1 dag
   *[other] { $n } dager
}
hold-save = Lagre gjennomføringen
hold-address = Adresse for kandidater
hold-address-hint = Kopier den, eller la kandidatene skanne koden.
hold-address-picture = QR-kode med adressen til kandidatene
hold-address-open = Åpne kandidatenes side
hold-running = Mens den pågår
hold-fault-name = Gi gjennomføringen et navn på høyst 120 tegn.
hold-fault-code = Gi gjennomføringen en kode på høyst 40 små bokstaver, sifre og bindestreker.
hold-fault-paper = Velg et oppgavesett.
hold-fault-opens = Ugyldig tidspunkt. Skriv det som 2027-05-31T09:30.
hold-fault-opens-taken = En annen gjennomføring med denne koden, «{ $named }», holdes på samme tid. Velg et annet tidspunkt eller en annen kode.
hold-fault-closes = Ugyldig tidspunkt, eller ikke etter begynnelsen. Skriv det som 2027-05-31T12:00.
hold-fault-closes-taken = En annen gjennomføring med denne koden, «{ $named }», begynner før det. Velg en tidligere slutt.
hold-fault-closed_minutes = Skriv et antall minutter fra 0 til 1440.
hold-fault-open_minutes = Skriv et antall minutter fra 0 til 1440.
hold-fault-no_time = Minst én av delene må ha tid.
hold-fault-grace_seconds = Skriv et antall sekunder fra 0 til 600.
hold-fault-clock = Velg hva klokken gjør.
hold-fault-stop_minutes = Skriv et antall minutter fra 0 til 120.
hold-fault-entry_code = En inngangskode har høyst 40 tegn.
hold-fault-attempts = Skriv et tall fra 1 til 100.
hold-fault-period_days = Skriv et antall dager fra 0 til 3650.
hold-fault-cooling_off_days = Skriv et antall dager fra 0 til 3650.
hold-fault-is_open = Gjennomføringen er åpen: Innstillingene kan ikke endres.

hold-checks = Før den åpnes
hold-changed = Disse oppgavene er endret siden eksamenen ble åpnet. Kandidater som ikke er kommet til dem ennå, ser dem slik de er nå, og får beskjed om det; svar som ble gitt før, blir rettet etter dagens fakta. Se på dem før du åpner resultatene.
hold-checked = Kontroll ved åpningen
hold-finding-good = I orden.
hold-finding-look = Må ses på.
hold-finding-bad = Må rettes.
hold-open-not = Den kan ikke åpnes slik.
hold-opening = Hva åpningen gjør
hold-opening-fixes = Den låser oppgavesettet og alle innstillinger for godt. De kan ikke endres lenger.
hold-opening-shows = Den beregner avgjørelsen i hver oppgave og gjør eksamenen synlig for kandidatene.
hold-opening-leaves = Du kan fortsatt flytte slutten, avslutte eksamenen og gi kandidater mer tid.
hold-act-open = Åpne gjennomføringen
hold-open-fault-past = Gjennomføringen ville allerede være over.
hold-open-fault-paper = Oppgavesettet har feil.
hold-open-fault-short = Det er for få oppgaver til det oppgavesettet spør om, selv med varianter.
hold-open-fault-checks = Rett først det som er merket nedenfor.
hold-open-fault-changed = Gjennomføringen eller oppgavesettet er endret imens. Se på det igjen, og åpne så.
hold-open-fault-closed = Gjennomføringen er stengt, og slutten er ikke flyttet.
hold-open-fault-late = Avgjørelsene tar lengre tid enn vanlig. De som er regnet ut, er tatt vare på: Åpne gjennomføringen en gang til.
hold-move = Flytt slutten
hold-act-move = Flytt
hold-end = Avslutt eksamenen
hold-end-about = Alle besvarelser på enheter blir tatt inn straks slik de er, og ingen kan begynne lenger.
hold-end-on-paper = { $n ->
    [one] Ett sett skrevet i en sal er ikke tastet inn eller fullført ennå. Det blir stående som det er når eksamenen avsluttes: du kan fortsatt taste inn svarene og fullføre det. Nye sett kan da ikke lenger trekkes.
   *[other] { $n } sett skrevet i en sal er ikke tastet inn eller fullført ennå. De blir stående som de er når eksamenen avsluttes: du kan fortsatt taste inn svarene og fullføre dem. Nye sett kan da ikke lenger trekkes.
}
hold-act-end = Avslutt for alle
hold-again-about = Fyller ut en ny gjennomføring med de samme innstillingene og den samme koden, på en senere dag.
hold-again = Hold denne eksamenen på nytt
hold-test = Prøv eksamenen som kandidat
hold-test-of = Prøv { $name }
hold-test-about = Du får et oppgavesett som en kandidat, med klokke og alt. Det teller ikke, og det vises i oversikten som en prøve.
hold-test-begin = Begynn
hold-test-fault-not_open = Gjennomføringen må være åpen for det.
hold-test-fault-sits = Du tar selv denne eksamenen. Du kan prøve den når du har levert.
hold-test-fault-guest = Bare den som har en konto i dette forbundet, kan ta eksamenene der.

## The live monitor

hold-board = Oversikten
board-of = Oversikt: { $name }
board-search = Navn eller medlemsnummer
board-show = Vis
board-again = Oppdater siden hvert 15. sekund
board-again-stop = Siden oppdateres hvert 15. sekund. Stans det.
board-stale = Serveren svarer ikke: Oversikten er ikke oppdatert.
board-none = Ingen er inne.
board-before = Forrige side
board-after = De neste { $n }
board-count = { $state }: { $n }
board-state-waits = venter
board-state-under_way = i gang
board-state-submitted = levert
board-state-out_of_time = tiden ute
board-state-ended = avsluttet av en sensor
board-paused = klokken stanset
board-held-open = eksamenen er stengt: dette forsøket er åpent til du lar klokken gå videre eller avslutter forsøket, i høyst ett døgn
board-time-up = tiden er ute
board-test = en sensors prøve
board-own = din egen: en annen sensor tar seg av den
board-number = forsøk { $n }
board-answered = { $n } av { $of } besvart
board-partly = { $n } delvis besvart
board-part-closed = uten lovbok
board-part-open = med lovbok
board-left = { $time } igjen
board-added = { $n ->
    [one] 1 minutt lagt til
   *[other] { $n } minutter lagt til
}
board-there = tilkoblet
board-away = { $n ->
    [0] frakoblet nå
    [one] frakoblet i ett minutt
   *[other] frakoblet i { $n } minutter
}
board-heard = { $n ->
    [0] sist kontakt nå
    [one] sist kontakt for ett minutt siden
   *[other] sist kontakt for { $n } minutter siden
}
board-more = Mer
board-more-spoken = Mer for { $name }
board-minutes = Flere minutter
board-act-authorise = Slipp inn
board-act-authorise-spoken = Slipp inn { $name }
board-act-authorise-all = Slipp inn alle som venter
board-act-pause = Stans klokken
board-act-pause-spoken = Stans klokken for { $name }
board-act-pause-all = Stans klokken for alle
board-act-go_on = Fortsett
board-act-go_on-spoken = Fortsett: { $name }
board-act-go_on-all = Fortsett: alle
board-act-add = Legg til
board-act-end = Avslutt forsøket
board-act-end-spoken = Avslutt forsøket til { $name }
board-everybody = For alle
board-fault-minutes = Skriv et antall minutter fra 1 til 240, eller fra -1 til -240 for å ta tilbake det som er gitt.
board-done-none = Ingenting ble endret: Det var ikke lenger noe å gjøre.
board-done-authorise = { $n ->
    [one] Én kandidat kan begynne.
   *[other] { $n } kandidater kan begynne.
}
board-done-pause = { $n ->
    [one] Én klokke er stanset.
   *[other] { $n } klokker er stanset.
}
board-done-go_on = { $n ->
    [one] Én klokke går videre.
   *[other] { $n } klokker går videre.
}
board-done-add = { $n ->
    [one] Tiden til én kandidat er endret.
   *[other] Tiden til { $n } kandidater er endret.
}
board-done-end = { $n ->
    [one] Ett forsøk er avsluttet.
   *[other] { $n } forsøk er avsluttet.
}
