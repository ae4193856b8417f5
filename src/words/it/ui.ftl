### The pages: what stands around them, their headings, buttons and hints. What is said of a case or a ruling stands in the other files.

## Around every page

site-name = Director, please!
site-skip = Vai al contenuto
language-label = Lingua
language-of-laws = Lingua del Codice
language-title = Lingue
language-page = Lingua delle pagine
language-law = Lingua del Codice e delle decisioni
language-law-same = La stessa delle pagine
language-law-hint = Molti Arbitri studiano il Codice in una lingua e lavorano in un’altra.
language-beside = Mostrare il Codice e le decisioni in entrambe, una accanto all’altra
ruling-in-this-language = Nella lingua di questo sito
language-save = Salvare le lingue
site-footer = Le decisioni sono calcolate dai fatti. Il Codice appartiene alla World Bridge Federation: qui è citato e parafrasato, non copiato.
nav-label = Sito
nav-practice = Allenamento
nav-laws = Codice
nav-progress = I miei progressi
nav-sign-in = Accedere
nav-sign-out = Uscire
nav-signed-in-as = Accesso come { $name }
lost-title = Questa pagina non esiste
lost-help = L’indirizzo può essere scritto male, o la pagina può essere stata spostata.
lost-home = Alla pagina iniziale
malformed-title = Non è stato possibile leggere questo modulo
malformed-help = Ciò che è stato inviato non è quanto invia un modulo di questo sito, perciò non se ne è fatto nulla. Tornare indietro, riaprire la pagina e provare ancora una volta.
malformed-long = Ciò che è stato inviato è più lungo di quanto questo sito accetti, perciò non se ne è fatto nulla. Tornare indietro e inviare di meno.
store-title = In questo momento la pagina non si può mostrare
store-help = Il database non risponde. Nulla di ciò che è stato salvato è perduto; si prega di riprovare tra un minuto.

## The start

home-lead = Imparare a decidere al tavolo di bridge. Si legge che cosa è successo; si dà la decisione; il motore la calcola dagli stessi fatti e mostra, capoverso per capoverso, perché.
home-start = Cominciare ad allenarsi
home-choose = Scegliere un argomento
home-verify = Qualcuno Le mostra un certificato?
home-count = { $n ->
    [one] Un caso nella raccolta. Non serve un account.
   *[other] { $n } casi nella raccolta. Non serve un account.
}
home-example = Un esempio
home-how = Come funziona
home-step-1-title = I fatti
home-step-1 = Un tavolo, una licitazione o un finale, e ciò che è stato detto e fatto. Nient’altro: nessun caso contiene una risposta.
home-step-2-title = La Sua decisione
home-step-2 = Che cosa è successo, quale articolo, che cosa si offre a chi, che cosa segue ora e che cosa seguirà: nell’ordine in cui lavora un Arbitro.
home-step-3-title = Il percorso nel Codice
home-step-3 = Ogni parte della Sua decisione accanto a quella calcolata, con ogni capoverso esaminato, se valeva, e il fatto che lo ha deciso.

## Practice

practice-title = Allenamento
practice-lead = Prendere il prossimo caso, o scegliere un argomento.
practice-next = Prossimo caso
practice-visitor = Ci si può allenare senza account. Con un account le risposte sono conservate e si vede a che punto si è.
practice-by-law = Per articolo
practice-silent = Il database non risponde, perciò qui non compare ciò che ha fatto. Ci si può allenare ugualmente; si prega di riguardare tra un minuto.
practice-done = fatti { $done } su { $of }
practice-latest = ultima volta { $mark }
practice-stages = { $of } fasi
practice-stages-done = fasi con risposta: { $done } su { $of }
practice-id = N. { $id }
practice-law-book = Leggere l’articolo con parole nostre
edition-short = Codice { $edition }
edition-short-social = bridge amichevole
law-title = { $cite }: { $heading }
family-rotation = Chiamate fuori turno e licite insufficienti
family-about-rotation = Un giocatore ha fatto una chiamata al turno di un altro, o non ha licitato abbastanza alto. Che cosa si può accettare, che cosa è cancellato, e chi è vincolato a che cosa?
family-claim = Richieste contestate
family-about-claim = Qualcuno ha fatto una richiesta e un avversario non è d’accordo. Quante prese spettano a ciascuna linea?
family-concession = Concessioni
family-about-concession = Un difensore cede delle prese. E se il compagno non è d’accordo?
title-passes = { $player } passa al turno di { $turn }
title-insufficient = { $player } fa una licita insufficiente
title-calls = { $player } fa una chiamata al turno di { $turn }
title-in-turn = Era fuori turno?
title-claims = { $player } richiede { $tricks }
title-concedes = { $player } concede { $tricks }
title-stage = { $title }, { $stage }
stage-of = fase { $n } di { $of }
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
auction-same-time = nello stesso momento
auction-note-link = Nota { $n }
note-artificial = Artificiale.
note-artificial-and = Artificiale: { $meaning }

## The form

form-title = La Sua decisione
form-submit = Dare questa decisione
form-many = Scegliere tutte le risposte valide.
form-faults = { $n ->
    [one] Un punto richiede attenzione
   *[other] { $n } punti richiedono attenzione
}
form-fault-of = { $question } { $fault }
answer-fault-missing = Scegliere una risposta.
answer-fault-several = Scegliere una sola risposta.
answer-fault-none_and_others = «{ $none }» non può stare insieme con un’altra risposta. Togliere l’uno o l’altra.
answer-fault-not_a_choice = Non era fra le scelte. Scegliere di nuovo.
answer-fault-not_asked = È stato inviato qualcosa che non era chiesto.
source-constructed = creato per questa raccolta
source-published = da { $where }
keys-open = Tasti
keys-title = Tasti
keys-choose = scegliere nella domanda in cui ci si trova
keys-choose-number = lo stesso
keys-move = domanda successiva, domanda precedente
keys-list = questo elenco
keys-switch = I tasti sono attivi
keys-close = Chiudere

## The marked page

marked-page-title = { $title }: valutazione
marked-title = La Sua decisione, valutata
marked-next = Prossimo caso
marked-next-of-list = Prossimo dell’elenco
marked-next-stage = Che cosa è successo poi
marked-again = Riprovare
marked-visitor = Questa risposta è conservata solo in questo browser: non è stato fatto l’accesso.
marked-sign-up = Iscriversi per conservare le risposte
mark-right-of = giuste { $right } su { $of }
percent = { $n }{"\u00A0"}%
decimal = { $whole },{ $part }
colon = {": "}
semicolon = {"; "}
marks-caption = La Sua decisione e quella calcolata, parte per parte
marks-asked = Domanda
marks-given = Lei
marks-ruling = La decisione
marks-mark = Voto
marks-or = {" o "}
marks-critical = conta di più
marks-capped = Una parte che conta di più è sbagliata, perciò il voto è al massimo del 50{"\u00A0"}%.
marks-not-decided = qui non deciso
verdict-right = giusto
verdict-wrong = sbagliato
verdict-in-range = entro il margine di giudizio
verdict-follows-through = segue dalla Sua premessa
saved = Salvato
not-saved-title = Non salvato
not-saved = La risposta non è stata conservata: il database non l’ha accettata. È ancora qui; si può inviarla un’altra volta.
not-saved-again = Salvarla di nuovo
not-saved-session = La risposta non è ancora conservata: la sessione era finita. È ancora qui; ora si può inviarla.
not-saved-ended = La sessione è finita, perciò questa risposta non è conservata. È ancora qui: dopo l’accesso si può inviarla un’altra volta.
not-saved-ruling = La risposta non è ancora conservata: la decisione era ancora in corso di calcolo. È ancora qui; ora si può inviarla.
unruled-title = La decisione è ancora in corso di calcolo
unruled-late = Alcune richieste esigono una lunga ricerca. Questa continua, e ciò che trova è conservato: ricaricare questa pagina tra qualche secondo.
unruled-busy = In questo momento più ricerche lunghe aspettano il loro turno. Ricaricare questa pagina tra qualche secondo.
unruled-broken-title = Non è stato possibile calcolare la decisione
unruled-broken = Nel programma qualcosa è andato storto, e se ne è presa nota. Si prega di proseguire con un altro caso.
unruled-kept = La risposta è salvata.
unruled-kept-here = La risposta non è perduta: sta nell’indirizzo di questa pagina, e sarà valutata appena la decisione è pronta.
unruled-reload = Ricaricare questa pagina
busy-title = In questo momento il sito è molto occupato
busy-help = Ha più da fare di quanto possa, e gli esami hanno la precedenza. Ricaricare questa pagina tra qualche secondo.
busy-sent = Ha più da fare di quanto possa, e gli esami hanno la precedenza. Ciò che è stato inviato non è stato esaminato, e nulla è stato cambiato: tornare indietro tra qualche secondo e inviarlo di nuovo.
broken-title = Qui qualcosa è andato storto
broken-help = Se ne è presa nota. Chi lo segnala indichi questo numero, sotto il quale lo si ritrova: { $id }
answer-changed = Il caso o il motore sono cambiati da quando è stata data la risposta. Il voto era allora { $mark }; qui sotto la risposta è valutata di nuovo.
answer-gone-title = Questo caso non è più nella raccolta
answer-gone = La risposta è conservata, e il suo voto era { $mark }.
ruling-director-says = Che cosa dice l’Arbitro
ruling-why = Perché: il percorso nel Codice
ruling-line = La peggiore linea normale
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
} in ordine, ciascuna con la via presa e quella esclusa, e alla fine ciò che ne segue, o le domande ancora aperte con ciò che segue da ogni risposta. Gli elenchi dicono lo stesso con i fatti che hanno deciso.
trace-legend-held = è così
trace-legend-refused = non è così
line-caption = Carta per carta. Di tutte le linee normali è quella che dà meno prese alla linea del richiedente.
line-sight = A carte viste
line-normal = Con qualsiasi linea normale
line-contrast = Prese a { $side }, su { $left } rimaste.
line-player-label = La linea, carta per carta
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
laws-practise = Allenarsi su questo articolo
laws-turn-on-it = { $n ->
    [one] Un caso dipende da esso
   *[other] { $n } casi dipendono da esso
}
laws-changed = Dal { $older } al { $newer }
laws-side-by-side = Che cosa è diverso, capoverso per capoverso
laws-clause = Capoverso
laws-not-in = nulla sotto questo numero nell’edizione del { $edition }
laws-as-it-was = I capoversi non elencati dicono lo stesso in entrambe.
laws-the-other = Questo articolo nell’edizione del { $edition }

## Accounts

sign-up-title = Iscriversi
sign-up-lead = Con un account le risposte sono conservate e si vede a che punto si è.
sign-up-name = Nome e cognome
sign-up-name-hint = Come devono comparire su un certificato.
sign-up-email = Indirizzo e-mail
sign-up-password = Password
sign-up-password-hint = Almeno 10 caratteri; vanno bene alcune parole di seguito.
sign-up-submit = Creare l’account
sign-up-have = Ha già un account?
sign-in-title = Accedere
sign-in-submit = Accedere
sign-in-none = Non ha ancora un account?
sign-in-sign-up = Iscriversi
session-ended = La sessione è finita. Si prega di accedere di nuovo.
sign-out-title = L’uscita non è avvenuta
sign-out-failed = L’uscita non è riuscita: il database non risponde, e la sessione non è stata chiusa. Riprovare tra un minuto, e non lasciare questo dispositivo ad altri finché non ha funzionato.
sign-out-again = Uscire
account-fault-name-empty = Scrivere il nome.
account-fault-name-too-long = Un nome ha al massimo 100 caratteri.
account-fault-name-unprintable = Nel nome ci sono caratteri che non si possono mostrare.
account-fault-email-empty = Scrivere l’indirizzo e-mail.
account-fault-email-too-long = Un indirizzo ha al massimo 254 caratteri.
account-fault-email-malformed = Questo non è scritto come un indirizzo, per esempio nome@example.org.
account-fault-email-taken = C’è già un account con questo indirizzo. Si può accedere con quello.
account-fault-password-too-short = Una password ha almeno 10 caratteri.
account-fault-password-too-long = Una password ha al massimo 256 caratteri.
account-fault-password-common = Molte persone usano questa password o una simile. Sceglierne un’altra.
account-fault-password-word = Una sola parola si indovina presto. Usarne più d’una.
account-fault-password-name = Un nome, o ciò che si sa di Lei, si indovina presto. Scegliere altro.
account-fault-password-date = Date e anni si indovinano presto. Scegliere altro.
account-fault-password-repeated = La stessa cosa ripetuta si indovina presto. Scegliere altro.
account-fault-password-sequence = Lettere o cifre in ordine si indovinano presto. Scegliere altro.
account-fault-password-keyboard = Tasti vicini sulla tastiera si indovinano presto. Scegliere altro.
account-fault-password-simple = Questa password si indovinerebbe presto. Renderla più lunga, o meno semplice.
account-fault-wrong = L’indirizzo e la password non corrispondono.
account-fault-too-many = { $minutes ->
    [one] Troppi tentativi non riusciti. Attendere un minuto e riprovare.
   *[other] Troppi tentativi non riusciti. Attendere { $minutes } minuti e riprovare.
}
account-fault-busy = In questo momento molte persone stanno accedendo. Si prega di riprovare.
account-fault-store = Il database non risponde. Si prega di riprovare tra un minuto.

## Progress

me-title = I miei progressi
me-who = Accesso come { $name }
me-signed-out = Occorre accedere per vedere a che punto si è. Ci si può allenare anche senza account.
me-empty = Non ha ancora risposto ad alcun caso. La prima risposta comparirà qui, articolo per articolo.
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
when = { $day } { $month } { $year }, { $time } UTC
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
