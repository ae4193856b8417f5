### The pages: their frame, headings, buttons and hints. Texts about a case or a ruling are in the other files.

## Around every page

site-name = Director, please!
site-name-short = Arbitro!
site-skip = Vai al contenuto
language-label = Lingua
language-of-laws = Lingua del Codice
language-title = Lingue e colori dei semi
language-page = Lingua delle pagine
language-law = Lingua del Codice e delle decisioni
language-law-same = La stessa delle pagine
language-law-hint = Molti Arbitri studiano il Codice in una lingua e lavorano in un’altra.
language-beside = Mostra il Codice e le decisioni in entrambe le lingue, una accanto all’altra
ruling-in-this-language = Nella lingua di questo sito
language-suits = Colori dei semi
language-suits-four = Semi in quattro colori
language-suits-two = Semi in due colori
language-save = Salva
site-footer = Le decisioni sono calcolate dai fatti. Il Codice appartiene alla World Bridge Federation: qui è citato e parafrasato, non copiato.
nav-label = Sito
nav-practice = Allenamento
nav-laws = Codice
nav-progress = I miei progressi
nav-menu = Menu
nav-sign-in = Accedi
nav-sign-out = Esci
nav-signed-in-as = Accesso come { $name }
lost-title = Questa pagina non esiste
lost-help = L’indirizzo può essere scritto male, o la pagina può essere stata spostata.
lost-home = Pagina iniziale
malformed-title = Non è stato possibile leggere questo modulo
malformed-help = I dati inviati non corrispondono a un modulo di questo sito. Nulla è stato cambiato. Torna indietro, ricarica la pagina e riprova.
malformed-long-title = È troppo lungo
malformed-long = Nulla è stato salvato: si possono inviare al massimo { $limit } kB alla volta.
malformed-long-kept = Il tuo testo non è perso. Torna indietro con il browser: è ancora nel modulo. Accorcialo (di un file di smazzate tieni solo quella che ti serve) e invialo di nuovo.
store-title = In questo momento la pagina non è disponibile
store-help = Il database non risponde. Ciò che hai salvato è al sicuro; riprova tra un minuto.

## The front page

home-lead = Impara ad arbitrare: leggi che cosa è successo, decidi e confronta con la decisione calcolata.
home-start = Comincia ad allenarsi
home-choose = Scegli un argomento
home-verify = Ti hanno mostrato un certificato?
home-first-steps = Questo sito non ha ancora un gestore.
home-count = { $n ->
    [one] Un caso nella raccolta. Non serve un account.
   *[other] { $n } casi nella raccolta. Non serve un account.
}
home-example = Un esempio
home-how = Come funziona
home-step-1-title = I fatti
home-step-1 = Un tavolo, una licitazione o un finale, e ciò che è stato detto e fatto. Nient’altro: nessun caso contiene una risposta.
home-step-2-title = La tua decisione
home-step-2 = Che cosa è successo, quale articolo, che cosa si offre a chi, che cosa segue ora e che cosa seguirà: nell’ordine in cui lavora un Arbitro.
home-step-3-title = Il percorso nel Codice
home-step-3 = Ogni parte della tua decisione accanto a quella calcolata, con ogni capoverso esaminato, se si applicava, e il fatto che lo ha deciso.

## Practice

practice-title = Allenamento
practice-visitor = Puoi allenarti senza account. Con un account le risposte sono salvate e vedi a che punto sei.
practice-by-law = Per articolo
practice-silent = Il database non risponde, perciò qui non compaiono i tuoi risultati. Puoi allenarti ugualmente; ricarica la pagina tra un minuto.
practice-latest = ultima volta { $mark }
practice-stages = { $of } fasi
practice-stages-done = fasi con risposta: { $done } su { $of }
practice-id = N. { $id }
practice-law-book = Leggi l’articolo con parole nostre
edition-short = Codice { $edition }
edition-short-social = bridge amichevole
law-title = { $cite }: { $heading }
family-rotation = Chiamate fuori turno e licite insufficienti
family-claim = Richieste contestate
family-concession = Concessioni
title-dealer = Mazziere { $player }
title-left = da giocare: { $tricks }

## The table and the auction

facts-caption = I fatti
facts-since = Che cosa è successo poi
table-caption = Il tavolo
table-dealer = mazziere
table-vulnerable = zona
table-to-call = di turno
table-was-to-call = era di turno
table-to-play = Tocca a { $player } giocare
table-on-lead = Tocca a { $player } attaccare
table-claims = { $n ->
    [one] { $player } richiede una presa
   *[other] { $player } richiede { $n } prese
}
table-concedes = { $n ->
    [one] { $player } concede una presa
   *[other] { $player } concede { $n } prese
}
table-declarer = { $player } è il dichiarante
table-trumps = atout { $suit }
table-notrump = senza atout
table-left = { $n ->
    [one] resta una presa
   *[other] restano { $n } prese
}
table-won = prese vinte: Nord-Sud { $ns }, Est-Ovest { $ew }
seat-letter-N = N
seat-letter-E = E
seat-letter-S = S
seat-letter-W = O
hand-of = Carte di { $player }
hand-not-known = Carte non note
hand-others-not-known = Altre carte non note
table-out = { $seats } hanno insieme { $cards }
hand-suit = { $suit }: { $cards }
hand-void = nessuna
trick-card = { $player } ha giocato
auction-caption = La licitazione
auction-his-turn = era di turno
auction-untold = una chiamata
auction-out-of-turn = fuori turno
auction-insufficient = troppo bassa
# With a soft hyphen: on a telephone the cell is narrower than the word.
auction-cancelled = cancel{"\u00AD"}lata
auction-new = nuova
auction-accepts = { $player } accetta la chiamata.
auction-declines = { $player } non accetta la chiamata.
auction-director = { $player } chiama l’Arbitro.
auction-led = { $player } fa l’attacco iniziale.
auction-misexplains = { $player } spiega male la { $call }.
auction-corrects = { $player } corregge la spiegazione della { $call }.
auction-wrong-board = { $player } ha le carte di un board sbagliato.
auction-exposes = { $player } espone { $cards }.
auction-leads-early = { $player } attacca { $cards } prima della fine della licitazione.
auction-same-time = nello stesso momento
auction-note-link = Nota { $n }
auction-player-label = La licita, chiamata per chiamata
auction-by-step = Passo per passo
auction-step-back = Indietro
auction-step-on = Avanti
auction-at-start = Prima della prima chiamata
auction-at = Passo { $n } di { $of }
auction-keys-step = un passo
note-artificial = Artificiale.
note-artificial-and = Artificiale: { $meaning }

## The form

form-title = La tua decisione
form-submit = Dai la tua decisione
form-many = Scegli tutte le risposte valide.
form-faults = { $n ->
    [one] Un punto richiede attenzione
   *[other] { $n } punti richiedono attenzione
}
form-fault-of = { $question } { $fault }
answer-fault-missing = Scegli una risposta.
answer-fault-several = Scegli una sola risposta.
answer-fault-none_and_others = «{ $none }» esclude ogni altra risposta. Togli l’una o le altre.
answer-fault-not_a_choice = Non era fra le scelte. Scegli di nuovo.
answer-fault-not_asked = È arrivata una risposta a una domanda non posta.
source-constructed = creato per questa raccolta
source-published = da { $where }
keys-open = Tasti
keys-title = Tasti
keys-choose = scegliere nella domanda in cui ci si trova
keys-choose-number = lo stesso
keys-move = domanda successiva, domanda precedente
keys-list = questo elenco
keys-switch = I tasti sono attivi
keys-close = Chiudi

## The marked page

marked-page-title = { $title }: valutazione
marked-next = Prossimo caso
marked-next-of-list = Prossimo dell’elenco
marked-next-stage = Che cosa è successo poi
marked-again = Riprova
marked-visitor = Questa risposta è salvata solo in questo browser: non hai effettuato l’accesso.
marked-sign-up = Iscriviti per salvare le tue risposte
mark-right-of = giuste { $right } su { $of }
percent = { $n }{"\u00A0"}%
decimal = { $whole },{ $part }
colon = {": "}
semicolon = {"; "}
marks-caption = La tua decisione e quella calcolata, parte per parte
marks-asked = Domanda
marks-given = Tu
marks-ruling = La decisione
marks-mark = Voto
marks-or = {" o "}
marks-critical = critica
marks-capped = Una parte critica è sbagliata, perciò il voto è al massimo del 50{"\u00A0"}%.
marks-not-decided = qui non deciso
verdict-right = giusto
verdict-wrong = sbagliato
verdict-in-range = entro il margine di giudizio
verdict-follows-through = segue dalla tua premessa
saved = Salvato
not-saved-title = Non salvato
not-saved = La risposta non è stata salvata: il database non risponde. È ancora qui; puoi inviarla di nuovo.
not-saved-again = Salva di nuovo
not-saved-session = La risposta non è ancora salvata: il tuo accesso era scaduto. È ancora qui; ora puoi inviarla.
not-saved-ended = Il tuo accesso è scaduto, perciò questa risposta non è salvata. È ancora qui: dopo l’accesso puoi inviarla di nuovo.
not-saved-ruling = La risposta non è ancora salvata: la decisione era ancora in corso di calcolo. È ancora qui; ora puoi inviarla.
unruled-title = La decisione è ancora in corso di calcolo
unruled-late = Alcune richieste esigono una lunga ricerca. Questa continua, e ciò che trova è conservato: ricarica la pagina tra qualche secondo.
unruled-busy = Ci sono altre ricerche lunghe in attesa. Ricarica la pagina tra qualche secondo.
unruled-broken-title = Non è stato possibile calcolare la decisione
unruled-broken = C’è stato un errore nel programma, ed è stato registrato. Prosegui con un altro caso.
unruled-kept = La risposta è salvata.
unruled-kept-here = La risposta non è perduta: è nell’indirizzo di questa pagina, e sarà valutata appena la decisione è pronta.
unruled-reload = Ricarica la pagina
busy-title = In questo momento il sito è molto occupato
busy-help = Il sito è molto carico, e gli esami hanno la precedenza. Ricarica la pagina tra qualche secondo.
busy-sent = Il sito è molto carico, e gli esami hanno la precedenza. I dati inviati non sono stati elaborati e nulla è cambiato: torna indietro tra qualche secondo e inviali di nuovo.
broken-title = C’è stato un errore
broken-help = L’errore è stato registrato. Se lo segnali, indica questo numero: { $id }
answer-changed = Il caso o il motore sono cambiati dopo la tua risposta. Il voto era allora { $mark }; qui sotto la risposta è valutata di nuovo.
answer-gone-title = Questo caso non è più nella raccolta
answer-gone = La risposta è salvata, e il suo voto era { $mark }.
ruling-director-says = Che cosa dice l’Arbitro
ruling-why = Perché
ruling-tests = { $n ->
    [1] L’unica verifica
   *[other] Tutte le { $n } verifiche, e il percorso nel Codice
}
ruling-line = La peggiore linea di gioco normale
ruling-judgement = Lasciato al giudizio dell’Arbitro
ruling-contested = Le autorità non concordano
ruling-not-covered = Non trattato
ruling-further = { $n ->
    [one] Perché: un’altra verifica
   *[other] Perché: altre { $n } verifiche
}
path-title = Il percorso nel Codice
path-told = { $n ->
    [one] Una verifica
   *[other] { $n } verifiche
} in ordine, ciascuna con il percorso seguito e quello escluso, e alla fine ciò che ne segue, o le domande ancora aperte con ciò che segue da ogni risposta. Gli elenchi dicono lo stesso con i fatti che hanno deciso.
trace-legend-held = è così
trace-legend-refused = non è così
line-caption = Carta per carta. Fra tutte le linee di gioco normali è quella che dà meno prese alla linea del richiedente.
line-sight = A carte viste
line-normal = Con qualsiasi linea di gioco normale
line-contrast = Prese a { $side }, su { $left } rimaste.
line-player-label = La linea di gioco, carta per carta
line-step-start = Inizio
line-step-back-trick = Presa indietro
line-step-back = Carta indietro
line-step-on = Carta avanti
line-step-on-trick = Presa avanti
line-step-end = Fine
line-at-start = Prima della prima carta
line-at = Presa { $trick }, carta { $card } di { $of }
line-takes = { $player } vince la presa.
line-tally = Prese vinte: Nord-Sud { $ns }, Est-Ovest { $ew }
line-tally-since = Prese vinte da qui in poi: Nord-Sud { $ns }, Est-Ovest { $ew }
line-keys = Tasti, quando un pulsante è selezionato:
line-keys-card = una carta
line-keys-trick = una presa
line-keys-ends = inizio e fine
line-list = Presa per presa, come elenco
line-others = Altre carte
line-tricks-caption = Chi ha giocato che cosa. La carta d’attacco è sottolineata.
line-led = attacco:
line-won-by = Vinta da
line-ruffs = { $card } taglia
line-trick = Presa
line-player = Giocatore
line-card = Carta
line-why = Perché

## The Laws

laws-title = Il Codice
laws-lead = Che cosa dice ogni capoverso, con parole nostre, e su quali il motore decide.
laws-paraphrase = Con parole nostre. Il Codice è pubblicato dalla World Bridge Federation; solo il suo testo è vincolante.
laws-ruled = Il motore decide su questo.
laws-legend-ruled = il motore decide su questo
laws-legend-mentioned = menzionato
laws-ruled-count = { $n ->
    [one] il motore decide su un capoverso
   *[other] il motore decide su { $n } capoversi
}
laws-mentioned = menzionato
laws-practise = Allenati su questo articolo
laws-example = Un esempio al tavolo
laws-example-practise = Esercitati su questo caso
laws-turn-on-it = { $n ->
    [one] Un caso dipende da esso
   *[other] { $n } casi dipendono da esso
}
laws-changed = Dal { $older } al { $newer }
laws-side-by-side = Che cosa è diverso, capoverso per capoverso
laws-clause = Capoverso
laws-not-in = nessun capoverso con questo numero nell’edizione del { $edition }
laws-as-it-was = I capoversi non elencati dicono lo stesso in entrambe.
laws-the-other = Questo articolo nell’edizione del { $edition }

## Accounts

sign-up-title = Iscriviti
sign-up-lead = Con un account le risposte sono salvate e vedi a che punto sei.
sign-up-name = Nome e cognome
sign-up-name-hint = Come deve comparire su un certificato.
sign-up-email = Indirizzo e-mail
sign-up-password = Password
sign-up-password-hint = Almeno 10 caratteri; vanno bene alcune parole di seguito.
sign-up-submit = Crea l’account
sign-up-have = Hai già un account?
sign-in-title = Accedi
sign-in-submit = Accedi
sign-in-none = Non hai ancora un account?
sign-in-sign-up = Iscriviti
session-ended = Il tuo accesso è scaduto. Accedi di nuovo.
sign-out-title = Uscita non riuscita: l’accesso è ancora attivo
sign-out-failed = Il database non risponde, e il tuo accesso è ancora attivo. Riprova tra un minuto, e fino ad allora non lasciare questo dispositivo ad altri.
sign-out-again = Esci
sign-out-done = L’accesso è terminato
sign-out-onward-about = Questo browser potrebbe avere ancora accesso a { $name }. Su un computer condiviso, esci anche da lì: altrimenti la prossima persona entra qui nel tuo account senza password.
sign-out-onward = Esci da { $name }
sign-out-stay = Pagina iniziale
account-fault-name-empty = Scrivi il nome.
account-fault-name-too-long = Un nome ha al massimo 100 caratteri.
account-fault-name-unprintable = Nel nome ci sono caratteri che non si possono mostrare.
account-fault-email-empty = Scrivi l’indirizzo e-mail.
account-fault-email-too-long = Un indirizzo ha al massimo 254 caratteri.
account-fault-email-malformed = Indirizzo non valido. Scrivilo come nome@example.org.
account-fault-email-taken = C’è già un account con questo indirizzo. Accedi con quello.
account-fault-password-too-short = Una password ha almeno 10 caratteri.
account-fault-password-too-long = Una password ha al massimo 256 caratteri.
account-fault-password-common = Molte persone usano questa password o una simile. Scegline un’altra.
account-fault-password-word = Una sola parola è facile da indovinare. Usane più d’una.
account-fault-password-name = Il tuo nome e i tuoi dati sono facili da indovinare. Scegli altro.
account-fault-password-date = Date e anni sono facili da indovinare. Scegli altro.
account-fault-password-repeated = Le ripetizioni sono facili da indovinare. Scegli altro.
account-fault-password-sequence = Lettere o cifre in ordine sono facili da indovinare. Scegli altro.
account-fault-password-keyboard = Tasti vicini sulla tastiera sono facili da indovinare. Scegli altro.
account-fault-password-simple = Questa password è facile da indovinare. Rendila più lunga, o meno semplice.
account-fault-wrong = L’indirizzo e la password non corrispondono.
account-fault-too-many = { $minutes ->
    [one] Troppi tentativi non riusciti. Attendi un minuto e riprova.
   *[other] Troppi tentativi non riusciti. Attendi { $minutes } minuti e riprova.
}
account-fault-busy = In questo momento molte persone stanno accedendo. Riprova.
account-fault-store = Il database non risponde. Riprova tra un minuto.

## Progress

me-title = I miei progressi
me-who = Accesso come { $name }
me-signed-out = Accedi per vedere a che punto sei. Puoi allenarti anche senza account.
me-empty = Non hai ancora risposto ad alcun caso. La prima risposta comparirà qui, articolo per articolo.
me-met = Requisiti soddisfatti: { $met } su { $of }.
me-missing = Manca: { $what }.
me-is-met = soddisfatto
me-not-met = non ancora
me-by-law = Per articolo
me-law = Articolo
me-scenarios = Risposte
me-answered = { $n } su { $of }
me-mean = Media dell’ultimo voto di ogni caso
me-no-mean = —
me-recent = Le ultime risposte
moment = { $day }, { $time } ({ $zone })
month-1 = gennaio
month-2 = febbraio
month-3 = marzo
month-4 = aprile
month-5 = maggio
month-6 = giugno
month-7 = luglio
month-8 = agosto
month-9 = settembre
month-10 = ottobre
month-11 = novembre
month-12 = dicembre
