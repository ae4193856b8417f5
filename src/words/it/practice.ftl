### Practice: reviews due and why, lists, the plan; flags, notes and reports on a scenario.

## The practice page of a signed-in user

practice-own = Per te
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
practice-due-nothing-yet = Ancora nulla da ripassare: i casi a cui rispondi ritornano dal giorno dopo, tanto più di rado quanto meglio li conosci.
practice-due-later = { $n ->
    [one] Oggi non c’è nulla da ripassare. Il prossimo caso ritorna il { $day }.
   *[other] Oggi non c’è nulla da ripassare. I prossimi { $n } casi ritornano il { $day }.
}
practice-due-all = Tutti e { $n } i casi da ripassare
practice-exam-past = Il giorno d’esame del tuo piano, { $day }, è passato e non anticipa più i ripassi.
practice-exam = { $n ->
    [0] Il tuo esame è oggi, { $day }.
    [one] Il tuo esame è domani, { $day }.
   *[other] Il tuo esame è il { $day }, tra { $n } giorni.
}
practice-days = Ripassi in ciascuno dei prossimi { $n } giorni
practice-days-due = Ripassi
why-due-since = da ripassare dal { $day }
why-due-today = da ripassare oggi
why-due-exam = ancora una volta prima dell’esame

## Lists

list-due = Da ripassare oggi
list-mistakes = Riprendi i miei errori
list-flagged = Casi contrassegnati
list-start = Comincia
list-about-due = Ogni caso si presenta come nuova variante, se ce n’è una: lo stesso schema, altri fatti.
list-about-mistakes = Casi con un errore nell’ultima risposta. Prima le risposte date per sicure.
list-about-flagged = Li hai contrassegnati per tornarci sopra.
list-none-due = Oggi non c’è nulla da ripassare.
list-none-mistakes = Nulla da riprendere: le tue ultime risposte sono tutte giuste.
list-none-flagged = Non hai contrassegnato nulla.
marked-variant = Nuova variante
marked-list-done = Torna all’allenamento
asked-not-law = Vale per l’esercizio, non per un certificato: in questo elenco l’articolo non è richiesto.
asked-was-not-law = Vale per l’esercizio, non per un certificato: l’articolo non è stato richiesto.
asked-with-law = Rispondi anche alla domanda sull’articolo
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

plan-begin = Ripassa secondo un piano
plan-change = Cambia il piano
plan-about = I casi a cui hai risposto ritornano poco prima che tu li dimentichi, come nuova variante se ce n’è una. Ogni giorno vedi che cosa ripassare e perché, e puoi smettere quando vuoi.
plan-exam = Giorno dell’esame
plan-exam-hint = Facoltativo. Nell’ultima settimana tutto ritorna ancora una volta.
plan-zone = Fuso orario
plan-zone-hint = Determina quando cominciano e finiscono i giorni: Europe/Rome, America/New_York, UTC.
plan-retention = Quanto vuoi ricordare
plan-retention-hint = Più vuoi ricordare, prima ritornano i casi.
plan-opt-in = Comincia a ripassare
plan-save = Salva il piano
plan-opt-out = Smetti di ripassare
plan-fault-exam = Data non valida. Scrivila come 2027-05-31, o lascia vuoto.
plan-fault-zone = Questo fuso orario non esiste. Scrivilo come Europe/Rome.
plan-fault-retention = Scegli quanto vuoi ricordare.
plan-fault-store = Il piano non è stato salvato: il database non risponde. Riprova tra un minuto.

## Confidence, flags and keyboard shortcuts

confidence-title = Quanto è sicura la tua risposta?
confidence-hint = Facoltativo. Non influisce sul voto, e ti mostra che cosa credi soltanto di sapere.
confidence-guess = Tiro a indovinare
confidence-fairly_sure = Abbastanza sicura
confidence-sure = Sicura
confidence-untold = Non indicato
confidence-was-guess = Hai tirato a indovinare.
confidence-was-fairly_sure = La davi per abbastanza sicura.
confidence-was-sure = La davi per sicura.
flag-button = Contrassegna
flag-clear = Togli il contrassegno
flag-clear-of = Togli il contrassegno: { $title }
flag-is-set = Contrassegnato.
flag-is-cleared = Contrassegno tolto.
flag-failed = Il contrassegno non è stato salvato. Riprova tra un minuto.
keys-move-arrows = lo stesso, dentro il modulo
keys-flag = contrassegnare o togliere il contrassegno, dopo l’accesso
keys-law = il Codice
scenario-law-book = Codice (si apre accanto a questa pagina)
keep-sign-in = per contrassegnare casi, tenere note e vedere a che punto sei.

## Notes and reports

note-title = La tua nota
note-label = Che cosa vuoi ricordare
note-hint = Al massimo { $n } caratteri. La vedi solo tu.
note-save = Salva la nota
note-earlier = Com’era prima
report-title = Segnala questo caso
report-about = C’è un errore nel caso { $id }? La segnalazione viene letta da chi cura la raccolta.
report-with-answer = Viene inviata anche la tua risposta.
report-label = Che cosa non va
report-send = Invia la segnalazione
report-thanks = La segnalazione è stata inviata. Grazie.
text-fault-empty = Non c’è scritto nulla.
text-fault-long = Non salvato: ci sono { $n } caratteri, e il massimo è { $limit }.
text-fault-zero = Non salvato: contiene un carattere che non si può salvare.
text-fault-store = Non salvato: il database non risponde. Riprova tra un minuto.
text-fault-ended = Non salvato: il tuo accesso è scaduto. Accedi in un’altra scheda e salva ancora una volta.
text-fault-many = { $minutes ->
    [one] Non inviato: sono arrivate troppe segnalazioni. Riprova tra un minuto.
   *[other] Non inviato: sono arrivate troppe segnalazioni. Riprova tra { $minutes } minuti.
}
text-fault-cut = Il testo era troppo lungo per mostrarlo di nuovo qui: torna indietro nel browser per ritrovarlo intero.

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
practice-search-change = Modifica la ricerca
practice-search-any = Tutti
practice-search-text = Parole del titolo, o numero
practice-search-law = Articolo
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
