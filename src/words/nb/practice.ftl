### Practice: reviews due and why, lists, the plan; flags, notes and reports on a scenario.

## The practice page of a signed-in user

practice-own = For deg
practice-mistakes = { $n ->
    [one] én oppgave å rette opp
   *[other] { $n } oppgaver å rette opp
}
practice-flagged = { $n ->
    [one] én oppgave
   *[other] { $n } oppgaver
}
practice-variant = ny variant
practice-variant-of = av: { $title }
practice-due = { $n ->
    [one] Én oppgave står for tur til repetisjon i dag.
   *[other] { $n } oppgaver står for tur til repetisjon i dag.
}
practice-due-nothing-yet = Ingenting å repetere ennå: Det du svarer på, kommer igjen fra neste dag, sjeldnere jo bedre du kan det.
practice-due-later = { $n ->
    [one] Ingenting står for tur i dag. Neste oppgave kommer { $day }.
   *[other] Ingenting står for tur i dag. De neste { $n } oppgavene kommer { $day }.
}
practice-due-all = Alle { $n } som står for tur
practice-exam-past = Eksamensdagen i planen din, { $day }, er forbi og framskynder ikke lenger noe.
practice-exam = { $n ->
    [0] Eksamenen din er i dag, { $day }.
    [one] Eksamenen din er i morgen, { $day }.
   *[other] Eksamenen din er { $day }, om { $n } dager.
}
practice-days = Repetisjoner på hver av de neste { $n } dagene
practice-days-due = Repetisjoner
why-due-since = står for tur siden { $day }
why-due-today = står for tur i dag
why-due-exam = én gang til før eksamen

## Lists

list-due = For tur i dag
list-mistakes = Ta feilene mine på nytt
list-flagged = Merkede oppgaver
list-start = Start
list-about-due = Hver oppgave kommer som en ny variant, hvis det finnes en: samme mønster, andre fakta.
list-about-mistakes = Oppgaver med feil i det siste svaret ditt. De du var sikker på, kommer først.
list-about-flagged = Du merket disse for å komme tilbake til dem.
list-none-due = Ingenting står for tur i dag.
list-none-mistakes = Ingenting å ta på nytt: De siste svarene dine er alle riktige.
list-none-flagged = Du har ikke merket noe.
marked-variant = Ny variant
marked-list-done = Tilbake til øvingen
asked-not-law = Teller som øving, ikke for et sertifikat: I denne listen spørres det ikke om paragrafen.
asked-was-not-law = Teller som øving, ikke for et sertifikat: Det ble ikke spurt om paragrafen.
asked-with-law = Svar også på hvilken paragraf
navigator-label = Øvingsliste
navigator-place = { $n } av { $of } i: { $list }
navigator-list = { $of } i: { $list }
navigator-counts = { $answered } besvart, { $flagged } merket
navigator-before = Forrige
navigator-next = Neste
navigator-all = Hele listen med titler
navigator-not-seen = ikke sett
navigator-answered = besvart
navigator-flagged = merket

## The plan

plan-begin = Repeter etter en plan
plan-change = Endre planen
plan-about = Det du har svart på, kommer igjen kort før du ville ha glemt det, som en ny variant hvis det finnes en. Hver dag ser du hva som står for tur, og hvorfor, og du kan slutte når du vil.
plan-exam = Dagen for eksamenen din
plan-exam-hint = Kan stå tom. Alt kommer en gang til den siste uken før den.
plan-zone = Tidssone
plan-zone-hint = Dagene dine begynner og slutter etter den: Europe/Oslo, America/New_York, UTC.
plan-retention = Hvor mye du vil huske
plan-retention-hint = Jo mer, desto tidligere kommer oppgavene igjen.
plan-opt-in = Begynn å repetere
plan-save = Lagre planen
plan-opt-out = Slutt å repetere
plan-fault-exam = Ugyldig dato. Skriv den som 2027-05-31, eller la feltet stå tomt.
plan-fault-zone = Denne tidssonen finnes ikke. Skriv den som Europe/Oslo.
plan-fault-retention = Velg hvor mye du vil huske.
plan-fault-store = Planen din ble ikke lagret: Databasen svarer ikke. Prøv igjen om et minutt.

## Confidence, flags and keyboard shortcuts

confidence-title = Hvor sikker er du?
confidence-hint = Valgfritt. Det påvirker ikke vurderingen, men viser deg hva du bare tror du kan.
confidence-guess = Jeg gjetter
confidence-fairly_sure = Ganske sikker
confidence-sure = Sikker
confidence-untold = Ikke oppgitt
confidence-was-guess = Du gjettet.
confidence-was-fairly_sure = Du var ganske sikker.
confidence-was-sure = Du var sikker.
flag-button = Merk
flag-clear = Fjern merket
flag-clear-of = Fjern merket: { $title }
flag-is-set = Merket.
flag-is-cleared = Merket er fjernet.
flag-failed = Merket ble ikke lagret. Prøv igjen om et minutt.
keys-move-arrows = det samme, innenfor skjemaet
keys-flag = merk, eller fjern merket, når du er logget inn
keys-law = lovboken
scenario-law-book = Lovbok (åpnes ved siden av denne siden)
keep-sign-in = for å merke oppgaver, ta vare på notater og se hvor langt du er kommet.

## Notes and reports

note-title = Ditt notat
note-label = Hva du vil huske her
note-hint = Høyst { $n } tegn. Bare du ser det.
note-save = Lagre notatet
note-earlier = Tidligere tekst
report-title = Meld fra om denne oppgaven
report-about = Er det en feil i oppgave { $id }? Den som steller med oppgavebanken, leser det.
report-with-answer = Svaret ditt følger med.
report-label = Hva som er feil
report-send = Send inn
report-thanks = Meldingen er sendt. Takk.
text-fault-empty = Ingenting er skrevet.
text-fault-long = Ikke lagret: Teksten har { $n } tegn, og grensen er { $limit }.
text-fault-zero = Ikke lagret: Teksten inneholder et tegn som ikke kan lagres.
text-fault-store = Ikke lagret: Databasen svarer ikke. Prøv igjen om et minutt.
text-fault-ended = Ikke lagret: Du er logget ut. Logg inn i en annen fane, og lagre en gang til.
text-fault-many = { $minutes ->
    [one] Ikke sendt: For mange meldinger er sendt herfra. Prøv igjen om et minutt.
   *[other] Ikke sendt: For mange meldinger er sendt herfra. Prøv igjen om { $minutes } minutter.
}
text-fault-cut = Teksten var for lang til å vises igjen her: Gå tilbake i nettleseren for å finne hele.

## Dagens arbeid, på øvingssiden og siden for framgang

today-title = I dag
today-go = Start
today-next = Neste: { $title }
today-new = { $n ->
    [one] én ny
   *[other] { $n } nye
}
today-due = { $n ->
    [one] én repetisjon
   *[other] { $n } repetisjoner
}
today-wrong = { $n } å rette opp
today-work = { $work }.
today-done = Dagens arbeid er gjort.
today-free = Ingenting å rette opp.
today-pace = { $left ->
    [one] Én oppgave er fortsatt ny for deg; i dette tempoet har du sett den innen { $day }.
   *[other] { $left } oppgaver er fortsatt nye for deg; i dette tempoet har du sett alle innen { $day }.
}
practice-days-coming = Repetisjoner de neste dagene

## Søk etter situasjoner

practice-search-title = Finn oppgaver
practice-search-change = Endre søket
practice-search-any = Alle
practice-search-text = Ord i tittelen, eller nummeret
practice-search-law = Paragraf
practice-search-edition = Gjeldende lover
practice-search-family = Emne
practice-search-level = Nivå
practice-search-state = Dine svar
practice-search-new = Ikke besvart ennå
practice-search-done = Besvart
practice-search-mistakes = Noe var feil
practice-search-find = Søk
practice-found = { $n ->
    [one] Én oppgave funnet
   *[other] { $n } oppgaver funnet
}
practice-found-none = Ingen oppgave er slik. Utelat et felt, eller søk etter færre ord.
pager-label = Sider
pager-page = Side { $n } av { $of }
