### Practising: what is due and why, lists that are worked through, the plan; what is kept on a scenario: flags, notes, reports.

## What somebody signed in finds on the practice page

practice-own = Per Lei
practice-mistakes = { $n ->
    [one] un caso da correggere
   *[other] { $n } casi da correggere
}
practice-flagged = { $n ->
    [one] un caso
   *[other] { $n } casi
}
practice-variant = nuova variante
practice-variant-of = di: { $title }
practice-due = { $n ->
    [one] Oggi c’è un caso da ripassare.
   *[other] Oggi ci sono { $n } casi da ripassare.
}
practice-due-nothing-yet = Ancora nulla da ripassare: ciò cui si risponde ritorna dal giorno dopo, sempre più tardi quanto meglio lo si sa.
practice-due-later = { $n ->
    [one] Oggi non c’è nulla da ripassare. Il prossimo caso ritorna il { $day }.
   *[other] Oggi non c’è nulla da ripassare. I prossimi { $n } casi ritornano il { $day }.
}
practice-due-all = Tutti e { $n } i casi da ripassare
practice-exam-past = Il giorno d’esame del Suo piano, { $day }, è passato: nulla ritorna prima per questo motivo.
practice-exam = { $n ->
    [0] Il Suo esame è oggi, { $day }.
    [one] Il Suo esame è domani, { $day }.
   *[other] Il Suo esame è il { $day }, tra { $n } giorni.
}
practice-days = Ripassi in ciascuno dei prossimi { $n } giorni
practice-days-due = Ripassi
why-due-since = da ripassare dal { $day }
why-due-today = da ripassare oggi
why-due-exam = ancora una volta prima dell’esame

## Lists that are worked through

list-due = Da ripassare oggi
list-mistakes = Riprendere i miei errori
list-flagged = Casi contrassegnati
list-start = Cominciare
list-about-due = Ciascuno si presenta come nuova variante, se ce n’è una: lo stesso schema, altri fatti.
list-about-mistakes = Nell’ultima risposta a ciascuno di questi c’era qualcosa di sbagliato. Vengono per primi quelli con una risposta data per sicura.
list-about-flagged = Li ha contrassegnati per tornarci sopra.
list-none-due = Oggi non c’è nulla da ripassare.
list-none-mistakes = Nulla da riprendere: l’ultima risposta a tutto ciò cui ha risposto è giusta.
list-none-flagged = Non ha contrassegnato nulla.
marked-variant = Nuova variante
marked-list-done = Tornare all’allenamento
navigator-label = Elenco di allenamento
navigator-place = { $n } di { $of } in: { $list }
navigator-list = { $of } in: { $list }
navigator-counts = { $answered } con risposta, { $flagged } contrassegnati
navigator-before = Precedente
navigator-next = Successivo
navigator-all = L’elenco intero con i titoli
navigator-not-seen = non visto
navigator-answered = con risposta
navigator-flagged = contrassegnato

## The plan

plan-begin = Ripassare secondo un piano
plan-change = Cambiare il piano
plan-about = Ciò cui si è risposto ritorna poco prima che lo si dimentichi, come nuova variante se ce n’è una. Ogni giorno si vede che cosa c’è da ripassare e perché, e si può smettere quando si vuole.
plan-exam = Giorno dell’esame
plan-exam-hint = Può restare vuoto. Nell’ultima settimana prima di quel giorno tutto ritorna ancora una volta.
plan-zone = Fuso orario
plan-zone-hint = Secondo questo cominciano e finiscono i giorni: Europe/Rome, America/New_York, UTC.
plan-retention = Quanto si vuole ricordare
plan-retention-hint = Quanto più, tanto prima i casi ritornano.
plan-opt-in = Cominciare a ripassare
plan-save = Salvare il piano
plan-opt-out = Smettere di ripassare
plan-fault-exam = Questo non è un giorno. Scriverlo come 2027-05-31, o lasciarlo vuoto.
plan-fault-zone = Non c’è un fuso orario con questo nome. Scriverlo come Europe/Rome.
plan-fault-retention = Scegliere quanto si vuole ricordare.
plan-fault-store = Il piano non è stato salvato: il database non risponde. Si prega di riprovare tra un minuto.

## How sure, flags and keys

confidence-title = Quanto è sicura la risposta?
confidence-hint = Non occorre dirlo. Non conta nulla, e in seguito mostra ciò che si crede soltanto di sapere.
confidence-guess = Tiro a indovinare
confidence-fairly_sure = Abbastanza sicura
confidence-sure = Sicura
confidence-untold = Non indicato
confidence-was-guess = Ha tirato a indovinare.
confidence-was-fairly_sure = La risposta era data per abbastanza sicura.
confidence-was-sure = La risposta era data per sicura.
flag-button = Contrassegnare
flag-clear = Togliere il segno
flag-clear-of = Togliere il segno: { $title }
flag-is-set = Contrassegnato.
flag-is-cleared = Segno tolto.
flag-failed = Il segno non è stato salvato. Si prega di riprovare tra un minuto.
keys-move-arrows = lo stesso, dentro il modulo
keys-flag = contrassegnare, o togliere il segno, dopo l’accesso
keys-law = il Codice
scenario-law-book = Codice (si apre accanto a questa pagina)
keep-sign-in = per contrassegnare casi, tenere note e vedere a che punto si è.

## Notes and reports

note-title = La Sua nota
note-label = Che cosa vuole ricordare qui
note-hint = Al massimo { $n } caratteri. La vede solo Lei.
note-save = Salvare la nota
note-earlier = Com’era prima
report-title = Segnalare questo caso
report-about = C’è qualcosa che non va nel caso { $id }? La segnalazione viene letta da chi cura la raccolta.
report-with-answer = La Sua risposta viene inviata insieme.
report-label = Che cosa non va
report-send = Inviare la segnalazione
report-thanks = La segnalazione è conservata. Grazie.
text-fault-empty = Non c’è scritto nulla.
text-fault-long = Non salvato: ci sono { $n } caratteri, e se ne conservano al massimo { $limit }.
text-fault-zero = Non salvato: contiene un segno che non si può conservare.
text-fault-store = Non salvato: il database non risponde. Si prega di riprovare tra un minuto.
text-fault-ended = Non salvato: la sessione è finita. Accedere in un’altra scheda e salvare ancora una volta.
text-fault-many = { $minutes ->
    [one] Non inviato: da qui sono venute molte segnalazioni. Riprovare tra un minuto.
   *[other] Non inviato: da qui sono venute molte segnalazioni. Riprovare tra { $minutes } minuti.
}
text-fault-cut = Non è stato possibile riportare qui tutto il testo: tornare indietro nel browser per ritrovarlo intero.

## Il lavoro di oggi, nella pagina di esercizio e in quella dei progressi

today-title = Oggi
today-go = Comincia
today-next = Prossimo caso: { $title }
today-new = { $n ->
    [one] un caso nuovo
   *[other] { $n } casi nuovi
}
today-due = { $n ->
    [one] un ripasso
   *[other] { $n } ripassi
}
today-wrong = { $n } da correggere
today-work = { $work }.
today-done = Il lavoro di oggi è finito.
today-free = Nulla da correggere.
today-pace = { $left ->
    [one] Un caso ti è ancora nuovo; a questo ritmo lo avrai visto entro il { $day }.
   *[other] { $left } casi ti sono ancora nuovi; a questo ritmo li avrai visti tutti entro il { $day }.
}
practice-days-coming = Ripassi dei prossimi giorni

## La ricerca dei casi

practice-search-title = Cerca casi
practice-search-any = Tutti
practice-search-text = Parole del titolo, o numero
practice-search-law = Legge
practice-search-edition = Codice in vigore
practice-search-family = Argomento
practice-search-level = Livello
practice-search-state = Le tue risposte
practice-search-new = Senza risposta
practice-search-done = Con risposta
practice-search-mistakes = Con un errore
practice-search-find = Cerca
practice-found = { $n ->
    [one] Un caso trovato
   *[other] { $n } casi trovati
}
practice-found-none = Nessun caso corrisponde. Togli un criterio, o cerca meno parole.
pager-label = Pagine
pager-page = Pagina { $n } di { $of }
