### The Director’s desk: the user’s own facts, field by field.

## The page

nav-desk = Banco
home-desk = È appena successo qualcosa al tuo tavolo?
home-desk-link = Decidi sui tuoi fatti
desk-title = Il banco dell’Arbitro
desk-page-title = { $title }: la decisione
desk-eyebrow = Il banco: i tuoi fatti
desk-lead = Descrivi che cosa è successo al tavolo e leggi la decisione, con tutti i seguiti possibili. Non serve un account e non salviamo nulla: i fatti sono nell’indirizzo della pagina.
desk-begin-rotation = Una licitazione
desk-begin-about-rotation = Un giocatore ha fatto una chiamata al turno di un altro, o una licita troppo bassa. Inserisci la licitazione con un bidding box in cui chiunque può fare una chiamata in ogni momento.
desk-begin-claim = Una richiesta
desk-begin-about-claim = Un giocatore ha richiesto delle prese. Indica le carte rimaste, che cosa è stato detto e chi contesta.
desk-begin-concession = Una concessione
desk-begin-about-concession = Un giocatore ha ceduto delle prese e il compagno si oppone, oppure il dubbio nasce in seguito.
desk-family = Di che cosa si tratta
desk-family-rotation = Una licitazione
desk-family-claim = Una richiesta
desk-family-concession = Una concessione
desk-anew = Ricomincia
desk-rule = Decidi su questi fatti
desk-told = indicato
desk-yes = sì
desk-no = no
desk-untold = non indicato
desk-unknown = non si sa
desk-as-laws = come nelle linee guida

## The deal and the code

desk-dealer = Mazziere
desk-vulnerable = In zona
desk-vulnerable-none = nessuno
desk-vulnerable-NS = Nord-Sud
desk-vulnerable-EW = Est-Ovest
desk-vulnerable-both = tutti
desk-vulnerable-short-none = Ness.
desk-vulnerable-short-NS = N–S
desk-vulnerable-short-EW = E–O
desk-vulnerable-short-both = Tutti
desk-code = Il Codice in vigore
desk-edition = Edizione
desk-date = Data del fatto
desk-date-hint = Anno, mese e giorno, come 2011-12-01. Conta solo se l’edizione è stata modificata mentre era in vigore; senza data vale l’ultimo testo.
desk-elections = Che cosa ha scelto la Regulating Authority
desk-elections-hint = Ciò che non cambi segue il Codice, o le linee guida scelte qui.
desk-guidelines = Linee guida sulle richieste
desk-guidelines-none = nessuna
desk-guidelines-acbl_2019 = ACBL, 2019
desk-guidelines-ebu = EBU White Book
desk-order = Ordine in cui un seme si considera giocato
desk-order-any = qualsiasi
desk-order-top_down = dall’alto
desk-order-ebu = dall’alto se il seme è chiuso
desk-similar-from = Simile da
desk-dissimilar-below = Non simile sotto
desk-similar-hint = Quote di mani in millesimi: quante delle mani che fanno la nuova chiamata avrebbero fatto anche quella ritirata.
desk-presumptions = Che cosa si presume di un richiedente, punto per punto

## The auction

desk-box = Bidding box
desk-box-who = Chi fa la chiamata
desk-box-turn = (di turno)
desk-box-hint = Chiunque può fare una chiamata in ogni momento: per questo si chiama l’Arbitro. Con i tasti freccia ti muovi nel bidding box.
desk-box-insufficient = non supera l’ultima licita; la puoi fare ugualmente
desk-box-above-seven = Una licita superiore a sette
desk-undo = Annulla l’ultima
desk-together = nello stesso momento dell’ultima chiamata
desk-events = Che cosa è successo poi
desk-events-answer = La chiamata era irregolare. Che cosa è successo poi?
desk-events-accept = { $player } la accetta facendo una chiamata: scegli { $player } e la chiamata. Oppure:
desk-did-declines = { $player } non la accetta
desk-did-accepts = { $player } la accetta
desk-did-acts = { $player } licita, contra o surcontra
desk-events-more = È successo altro
desk-events-when = Quando?
desk-events-now = adesso, dopo l’ultima chiamata
desk-events-after = dopo la chiamata { $n }: { $player }, { $call }
desk-events-first = prima della prima chiamata
desk-events-director = Un giocatore richiama l’attenzione e arriva l’Arbitro. Chi è stato?
desk-events-leads = L’attacco iniziale è scoperto. Chi ha attaccato?
desk-events-wrong-board = Un giocatore ha le carte di un board sbagliato. Chi?
desk-events-seen = Una carta è esposta o attaccata
desk-events-whose = Di chi è la carta?
desk-events-how = Come?
desk-events-how-exposes = esposta
desk-events-how-leads = attaccata
desk-events-cards-hint = Tocca ogni carta che il compagno può aver visto; toccala di nuovo per toglierla.
desk-events-explained = Una spiegazione è sbagliata o viene corretta
desk-events-explained-which = Quale chiamata è stata spiegata male?
desk-events-explained-hint = Vale anche un alert sbagliato o mancante. Tocca di nuovo la chiamata per toglierla.
desk-events-explained-by = spiegata da { $player }
desk-events-corrects = Chi chiama l’Arbitro e corregge la spiegazione?
desk-written = La licitazione in lettere
desk-written-label = Che cosa è successo, in ordine
desk-written-hint = Un posto e una chiamata, separati da virgole: N P, E 1H. Un posto e ciò che ha fatto: S declines; accepts, acts, director, leads, wrong_board; O exposes D4, O leads D4, E misexplains 2, O corrects 2 (il numero della chiamata). Due chiamate nello stesso momento: N 1H + S P. Posti: N, E, S, O. Semi: S picche, H cuori, D quadri, C fiori, o ♠ ♥ ♦ ♣.
desk-meanings = Che cosa significavano le chiamate
desk-meanings-hint = Naturali, se non è indicato altro. Ciò che mostravano la chiamata irregolare e quella che la sostituisce decide se sono comparabili.
desk-by-itself = come da accordi, o naturale
desk-natural = naturale
desk-artificial = artificiale
desk-meaning-artificial = La chiamata era
desk-meaning-agreement = Accordo
desk-meaning-agreement-hint = Dall’elenco, per esempio weak-two-H o stayman-1NT.
desk-meaning-more = Che cosa mostrava, in numeri
desk-meaning-points = Punti
desk-meaning-points-hint = Da e a, per esempio 12-14.
desk-meaning-balanced = Mano bilanciata
desk-meaning-purpose = Scopo
desk-meaning-purpose-hint = A che cosa serve quando non descrive: relay, transfer H, asks majors, asks key-cards S, asks strength.
desk-meaning-specifies = Specifica
desk-meaning-specifies-hint = Le denominazioni che una chiamata artificiale specifica: H, oppure S H, oppure NT.
desk-meaning-marks = Promette inoltre
desk-meaning-marks-hint = stopper S, good H, solid S, control H, playing-tricks.
desk-meaning-forcing = Forzante
desk-meaning-promises-more = Promette altro, non esprimibile in numeri
desk-findings = Che cosa ha stabilito l’Arbitro, e il risultato
desk-comparable = La chiamata sostitutiva è comparabile
desk-comparable-hint = Se non è indicato, si ricava da ciò che le chiamate mostravano, oppure la decisione ha una diramazione per ogni risposta.
desk-unintended = La chiamata del colpevole prima di quella irregolare era involontaria
desk-prompted = L’avviso, la spiegazione o un’altra azione del compagno ha mostrato al colpevole che la chiamata non era quella voluta (Art. 25A)
desk-repeats = La chiamata sostitutiva ripete la denominazione (fino al 2007)
desk-lowest = La chiamata sostitutiva è la licita sufficiente più bassa che specifica la stessa denominazione
desk-influenced = L’ultima chiamata della linea male informata può ben essere stata influenzata (Art. 21B1)
desk-differs = La nuova chiamata del giocatore che aveva le carte di un board sbagliato differisce da quella cancellata (Art. 17D)
desk-mistaken-call = È provato che la chiamata era uno sbaglio e la sua spiegazione giusta (Art. 21B1(b))
desk-made = Prese vinte in tutto dalla linea del dichiarante

## The cards

desk-cards = Carte
desk-cards-into = Le prossime carte vanno a
desk-cards-trick = la presa
desk-card-trick-mark = •
desk-card-held = { $card }, in mano a { $player }
desk-card-seen = { $card }, esposta da { $player }
desk-card-in-trick = { $card }, nella presa in corso
desk-cards-written = Le carte in lettere
desk-cards-label = Le carte rimaste, in PBN
desk-cards-hint = Picche, cuori, quadri, fiori, in senso orario dal posto indicato, senza la presa in corso: N:AK.2.. 54.3.. Q.J.9. J.Q.8.
desk-unseen-cards = Carte non note
desk-unseen = Mani non note
desk-unseen-hint = Lascia vuote queste mani, o indica solo le carte che sai essere lì. Solo mani che chi ha richiesto o concesso non vede.
desk-out = Carte che queste mani hanno insieme
desk-out-hint = Per esempio SQ S7 H4. Lascia vuoto se indichi le carte giocate.
desk-played = Carte già giocate
desk-played-hint = Nelle prese precedenti, per esempio SA SK. Sono fuori le carte né giocate né in una mano nota.
desk-lengths = Lunghezze note
desk-lengths-hint = Un posto e un numero di carte di un seme, per esempio O 2S, E 0H.
desk-paste-title = Incolla una smazzata
desk-paste = Una smazzata in PBN o LIN
desk-paste-hint = Viene importato tutto ciò che contiene: mani, licitazione, contratto, carte giocate finora.
desk-paste-send = Importa
desk-paste-long = Questo modulo è troppo lungo per essere inviato: al massimo { $limit } kB. Il tuo testo è ancora qui. Tieni solo la smazzata che ti serve e importa di nuovo.
desk-games-title = Quale smazzata?
desk-games-lead = { $n ->
    [one] Il testo contiene una smazzata.
   *[other] Il testo contiene { $n } smazzate. Scegline una.
}
desk-games-text = Testo incollato
desk-games-drop = Torna senza importare
desk-game-board = Board { $board }
desk-game-number = Smazzata n. { $n }
desk-game-dealer = mazziere { $player }
desk-game-calls = { $n ->
    [one] una chiamata
   *[other] { $n } chiamate
}
desk-game-tricks = { $n ->
    [one] una presa registrata
   *[other] { $n } prese registrate
}
desk-finished-title = Quando è stata fatta la richiesta?
desk-finished-after = La richiesta è venuta dopo la presa
desk-finished-hint = Questa smazzata è stata giocata fino in fondo. 0: prima della prima presa.
desk-finished-look = Mostra la posizione
desk-finished-use = Usa questa posizione

## The play

desk-play = Il gioco finora
desk-declarer = Dichiarante
desk-trump = Atout
desk-left = Prese rimaste
desk-left-hint = Compresa quella in corso.
desk-leader = Chi attacca
desk-leader-hint = Chi ha attaccato nella presa in corso, o deve attaccare ora.
desk-trick = La presa in corso
desk-trick-hint = Le sue carte, l’attacco per primo, per esempio HA H2. Nessuna se la prossima presa non è cominciata.
desk-won-NS = Vinte da Nord-Sud
desk-won-EW = Vinte da Est-Ovest
desk-contract = Contratto
desk-won-hint = Facoltative; se le indichi ottieni anche il punteggio. I contratti si scrivono 4S, 3NTX o 2HXX.

## What was claimed or conceded

desk-claim = La richiesta
desk-claimer = Chi ha richiesto
desk-claims = Prese richieste
desk-claims-hint = Di quelle rimaste, compresa quella in corso.
desk-statement = Che cosa è stato detto del gioco
desk-statement-hint = Premi ogni passaggio nell’ordine in cui è stato detto. Nulla se non è stato detto nulla.
desk-statement-written = I passaggi come testo
desk-statement-written-label = Passaggi, uno per riga
desk-statement-written-hint = Ogni passaggio si scrive come nell’elenco qui sotto.
desk-statement-steps = Come si scrivono i passaggi
desk-statement-more = Numeri, carte, semi e posti sono esempi. Un passaggio dopo «if …:» si esegue quando la condizione risulta soddisfatta.
desk-said = «{ $statement }».
desk-said-steps = Passaggi della dichiarazione
desk-said-up = Sposta su il passaggio { $n }
desk-said-down = Sposta giù il passaggio { $n }
desk-said-remove = Togli il passaggio { $n }
desk-say-cash = Incassare
desk-say-top = Incassare dall’alto
desk-say-concede = Cedere una presa a
desk-say-good = Questa mano è vincente
desk-say-more = Taglio, impasse, passaggio di mano e altro
desk-say-play = Giocare queste carte in ordine
desk-say-play-hint = Premi le carte una dopo l’altra.
desk-say-ruff = Tagliare
desk-say-finesse = Fare l’impasse
desk-say-cross = Passare in una mano
desk-say-crossruff = Tagli incrociati
desk-say-discard = Scartare
desk-say-tally = Prese elencate per seme
desk-say-add = Aggiungi
desk-say-choose = Scegli.
desk-say-once = Una carta nominata taglia una volta sola.
desk-say-any-suit = qualsiasi seme
desk-say-with-low = il più basso possibile
desk-say-with-high = alti
desk-say-condition = Il prossimo passaggio dipende da qualcosa
desk-say-condition-hint = Scegli la condizione, poi premi il passaggio.
desk-say-always = nessuna condizione
desk-say-when-if = se
desk-say-when-unless = salvo se
desk-say-when-else = altrimenti
desk-say-what-breaks = il seme è diviso
desk-say-what-out = un giocatore non risponde
desk-say-what-falls = una carta cade
desk-say-anyone = uno degli avversari
desk-say-field-suit = Seme
desk-say-field-suits = Semi
desk-say-field-hand = Mano
desk-say-field-times = Quante volte
desk-say-field-with = Con
desk-say-field-card = Carta
desk-say-field-through = Su
desk-say-field-in = A
desk-say-field-trumps = Atout
desk-say-field-when = Condizione
desk-say-field-what = Evento
desk-say-field-split = Divisione
desk-say-field-who = Chi non risponde
desk-say-field-falls = Carta che cade
desk-concession = La concessione
desk-conceder = Chi ha concesso
desk-concedes = Prese cedute
desk-claims-beside = Prese richieste insieme
desk-objection = Opposizione del compagno
desk-objection-at_once = subito
desk-objection-later = più tardi
desk-objection-no = nessuna
desk-objection-open = non si sa
desk-objections = Chi ha acconsentito o si è opposto, e quali carte si sono viste
desk-disputed = Un giocatore la contesta, sul momento o dopo
desk-disputed-hint = Se non è indicato: sì.
desk-agreed = L’altra linea ha acconsentito
desk-exposed = Di chi erano le carte scoperte o mostrate
desk-current-trick-only = Riguardava solo la presa in corso
desk-awareness = Che cosa sapeva chi ha richiesto o concesso
desk-awareness-hint = Ciò che ha stabilito l’Arbitro: se questo giocatore sapeva delle carte ancora fuori in questo seme.
desk-aware-yes = lo sapeva
desk-aware-no = non lo sapeva
desk-aware-doubtful = dubbio
desk-forgot = Carte dimenticate
desk-forgot-hint = Se si conoscono, per esempio H8 H5; vanno con «non lo sapeva».
desk-shown-out = Chi ha mostrato di non avere un seme
desk-shown-out-hint = Un posto e un seme, per esempio O H, E S.
desk-act = Come è stato fatto, e che cosa si è giocato poi
desk-how = È stato fatto
desk-how-named = indicando un numero
desk-how-curtailed = proponendo di abbreviare il gioco
desk-how-shown = mostrando delle carte
desk-how-faced_after_lead = scoprendo la mano del dichiarante dopo un attacco fuori turno
desk-how-abandoned = abbandonando la mano
desk-meant = Mostrare le carte era inteso come richiesta
desk-meant-hint = «No» se è dimostrato che non si intendeva fare una richiesta.
desk-played-on = Carte giocate dopo
desk-played-on-hint = In ordine, per esempio S5 S9 SA.
desk-play-on-asked-by = Chi ha chiesto che il gioco prosegua
desk-play-on-asked-by-hint = Art. 68D2(b) del 2017.
desk-play-on-all-agree = Tutti e quattro erano d’accordo di proseguire
desk-play-on-made = Prese vinte poi dalla linea del dichiarante
desk-doubt = Se ne è dubitato in seguito
desk-doubted = Quando
desk-doubted-at_once = sul momento
desk-doubted-before_next_call = prima della prima chiamata in un board successivo
desk-doubted-in_correction_period = entro il periodo di correzione
desk-doubted-too_late = dopo il periodo di correzione
desk-doubted-before_mixed = prima che le carte fossero mescolate
desk-doubted-before_all_called = prima che tutti avessero fatto una chiamata in una smazzata successiva
desk-doubted-all_called = dopo che tutti avevano fatto una chiamata in una smazzata successiva
desk-doubter = Da chi
desk-already-won = Prese cedute che erano già state vinte
desk-likely = Delle prese rimaste, quelle probabilmente vincibili
desk-no-normal-play-loses = Di esse, quelle che nessuna giocata normale perde
desk-no-legal-play-loses = Di esse, quelle che nessuna giocata legale perde

## The ruling

desk-ruling = La decisione
desk-to-ruling = Alla decisione
desk-story = Che cosa è successo
desk-not-yet = La decisione comparirà qui
desk-not-yet-help = Manca ancora:
desk-missing-facts = che cosa è successo
desk-missing-call = la prima chiamata
desk-missing-cards = le carte rimaste
desk-missing-hand = carte di { $seat }: finora { $has }, necessarie { $must }
desk-missing-conceded = quante prese sono state cedute
desk-fault = { $field }: { $fault }.
desk-fault-item = { $field }, n. { $n }: { $fault }.
desk-wrong-help = La decisione arriva appena i fatti sono coerenti.
desk-late-kept = Nulla è perduto: i fatti sono nell’indirizzo di questa pagina.
desk-says-called = { $player }: { $call }.
desk-says-out-of-turn = { $player }: { $call }, fuori turno.
desk-says-insufficient = { $player }: { $call }, licita insufficiente.
desk-says-missing = { $n ->
    [one] Manca ancora un dato.
   *[other] Mancano ancora { $n } dati.
}
desk-says-ruled = La decisione è pronta.
desk-says-ruled-by = La decisione è pronta: { $law }.
desk-what-if = E se un fatto fosse diverso?
desk-otherwise = E se: { $change }
desk-otherwise-over = Prosegui con questo cambiamento
desk-otherwise-back = Torna ai fatti indicati

## Saving and sharing

desk-keep = Conserva il caso
desk-link = Link a questi fatti
desk-link-hint = Chi lo apre vede gli stessi fatti e la decisione.
desk-link-long = Questo link ha { $n } caratteri; alcuni programmi tagliano link così lunghi. Il file del caso qui sotto contiene gli stessi fatti.
desk-copy = Copia
desk-copied = Il link è copiato.
desk-save = Salva come file di caso
desk-save-hint = I fatti nel formato della raccolta, con le domande a cui questa decisione risponde.
desk-save-none = Questi fatti non si possono salvare come caso:
desk-print = Stampa su una pagina

## Casi salvati

saved-case-title = I miei casi salvati
saved-case-none = Nessun caso salvato. Inseriscine uno al banco e salvalo accanto alla decisione.
saved-case-desk = Al banco
saved-case-name = Nome di questo caso
saved-case-name-hint = Per esempio: board 7, martedì. Il caso si ritrova con questo nome tra i casi salvati.
saved-case-save = Salva questo caso
saved-case-saved = Il caso è salvato.
saved-case-before = Il caso era già salvato con questo nome. Nulla è cambiato.
saved-case-delete = Elimina
saved-case-delete-spoken = Elimina { $name }
saved-case-deleted = Il caso è eliminato.
saved-case-sign-in = Accedi per salvare questo caso
saved-case-too-long = Copia prima il link: questo caso è troppo lungo per essere ripreso dopo l’accesso.
saved-case-fault-name = Scrivi un nome di al massimo { $limit } caratteri, con una lettera o una cifra.
saved-case-fault-name-taken = Un altro caso salvato ha questo nome. Scegli un nome diverso, o elimina prima quel caso.
saved-case-fault-unreadable = Non salvato: il banco non può leggere questi fatti come un caso.
saved-case-fault-full = Casi salvati: { $cases }, il massimo. Prima eliminane uno.
