### What is wrong with a file of the bank or with the facts in it. What is wrong with a form stands with the pages, in ui.ftl.

## Files of a language

words-syntax = questo non è leggibile: un messaggio è un id, = e il testo
words-missing = manca «{ $id }»; l’inglese lo ha in questa riga
words-extra = l’inglese non ha «{ $id }»
words-twice = «{ $id }» compare qui una seconda volta
words-parameter = «{ $id }» non riceve { $name }
words-function = «{ $id }» usa { $name }, e questa lingua non ha una funzione simile
words-apostrophe = questo apostrofo non è quello tipografico: ’
words-no-file = questo file manca

## Files of the bank

file-syntax = questo non è TOML
file-unknown_field = non c’è un campo con questo nome
file-missing_field = questo campo manca
file-wrong_type = qui occorre { $expected }
file-unknown_word = qui occorre uno di questi: { $words }
file-out_of_range = qui occorre un valore da { $from } a { $to }
file-not_per_cent = scrivi un voto in percentuale, da "0 %" a "100 %", per esempio "65 %" o "67,5 %"
file-bare_mark = un voto senza segno è in millesimi, quindi { $mark } è { $percent }; se intendi una percentuale, scrivi "{ $mark } %", altrimenti "{ $percent }"
file-not_from_to = qui occorrono due numeri, da e a, prima il più basso
file-twice = questo compare una seconda volta
file-unknown_language = un nome si traduce nelle lingue del sito: { $tags }
file-empty = non contiene nulla
file-too_long = contiene troppo: il massimo è { $most }
file-not_one_of = occorre indicare esattamente uno di questi: { $words }
file-bands_without_exam = le fasce si ricavano dal voto di un esame, e questo livello si può raggiungere senza
file-not_together = non può stare insieme a «{ $field }»
file-not_an_id = un id ha lettere minuscole, cifre e trattini, al massimo 60
file-not_an_address = questo non è un indirizzo web
file-not_a_seat = questo non è un posto; i posti sono N, E, S e W
file-not_a_suit = questo non è un seme; i semi sono S, H, D e C
file-not_a_strain = questo non è né un seme né NT
file-not_a_card = questa non è una carta; le carte si scrivono prima con il seme, come S9 o HT
file-not_a_date = questo non è un giorno del calendario; le date si scrivono con anno, mese e giorno, come 2011-12-01
file-not_in_force = l’edizione del { $edition } quel giorno non era in vigore da nessuna parte
file-not_a_contract = questo non è un contratto; i contratti si scrivono come 4S, 3NTX o 2HXX
file-not_an_event = questo non è né un posto con una chiamata, come «N 1S», né un posto con «accepts», «declines», «acts», «director» o «leads»; due chiamate nello stesso momento si uniscono, come «N 1S + S P»
file-no_such_bid = questa licita non esiste: le licite vanno da 1C a 7NT
file-not_seat_and_suit = qui occorrono un posto e un seme, come «W H»
file-not_seat_and_length = qui occorrono un posto e un numero di carte di un seme, come «W 2S»
file-not_a_step = questo non è un passaggio di una spiegazione; i passaggi si scrivono come «draw», «cash S», «play SA SK», «ruff H in N» o «cross to N»
file-not_a_law = il catalogo non ha questo articolo
file-not_a_purpose = questo non è uno scopo di una chiamata; gli scopi si scrivono come «relay», «transfer H», «asks majors» o «asks key-cards S»
file-not_a_mark = questa non è un’indicazione valida; si scrivono come «stopper S», «good H», «solid C», «control D» o «playing-tricks»
file-unknown_agreement = l’elenco non ha un accordo con questo nome; il più vicino è «{ $nearest }»
file-no_such_call = la licitazione non ha una chiamata con questo numero
file-not_asked = questo elemento non è chiesto in questo caso
file-cannot_be_asked = questo elemento non si può chiedere
file-forgotten_but_not_unaware = è indicata come dimenticata una carta di un seme che, secondo l’accertamento, il richiedente conosceva
file-thresholds_cross = la soglia inferiore sta sopra quella superiore
file-unreadable = questo non è leggibile
file-missing = nessun file né cartella con questo nome
file-not_a_file = questo non è un file normale; link a cartelle, pipe e dispositivi non si leggono
file-too_large = questo file ha più di un mebibyte e non si legge
file-wrong_ending = il nome di un file della raccolta finisce in «.toml», in lettere minuscole
file-misplaced = i file della raccolta stanno nelle cartelle rotation, claims, programmes e papers
file-unknown_folder = una raccolta ha le cartelle rotation, claims, programmes e papers, e non una cartella come questa
file-not_utf8 = questo file non è UTF-8
file-reserved_id = gli identificativi che iniziano con «own-» sono riservati ai casi delle federazioni
file-id_is_not_the_name = l’id non è il nome del file
file-id_twice = un altro file ha questo id: { $file }
file-wrong_folder = un caso della famiglia «{ $family }» sta in un’altra cartella
file-asked_but_not_decided = si chiede «{ $key }», ma con questi fatti il Codice non lo decide
file-right_answer_not_offered = la risposta giusta a «{ $key }» non è fra le scelte offerte dal modulo
file-nothing_new = questa fase non aggiunge nulla: nessun evento, nessun significato e nessun accertamento
file-too_many_stages = un caso ha al massimo { $most } fasi
file-too_few_scenarios = casi di questo tipo nella raccolta: solo { $have }
file-unknown_scenario = la raccolta non ha un caso o una variante con questo id; se le fasi sono più d’una si indica la prima
file-unknown_paper = la raccolta non ha un questionario «{ $id }»
file-unknown_exam = la federazione non tiene alcun esame con il codice «{ $id }»
file-no_example = un programma proprio di una federazione non è un esempio
file-called_otherwise = il programma si chiama «{ $id }», e così resta: i certificati lo nominano
file-unknown_programme = non c’è alcun programma «{ $id }» senza errori
file-unknown_level = il programma ha questi livelli: { $names }
file-limit-edition = questa famiglia non è ancora trattata secondo questa edizione
file-limit-earlier_text = quel giorno l’articolo aveva ancora il testo precedente alla modifica, che non è trattato
file-limit-obligation_breached = un giocatore fa una chiamata diversa da quella da ripetere, o un contro vietato: nessun articolo ne tratta
file-limit-duties_clash = le decisioni su due irregolarità esigono da questo giocatore chiamate diverse
file-limit-before_the_auction = una carta è esposta prima della prima chiamata: non trattato in questa edizione
file-limit-board_not_played = segue qualcosa benché il board non si giochi più: è assegnato un punteggio arbitrale
file-limit-wrong_board_in_play = le carte di un board sbagliato sono state notate solo dopo che l’attacco iniziale era stato scoperto
file-limit-wrong_board_and_another = le carte di un board sbagliato sono state notate in una licitazione con un’altra irregolarità
file-limit-before_the_ruling = una chiamata è stata fatta prima che il giocatore che segue ne avesse accettato o rifiutato un’altra, in un ordine di cui il Codice non parla: indica la sua risposta
file-limit-at = chiamata { $n }: { $what }
file-limit-same_time = due chiamate nello stesso momento, nessuna al proprio turno: indica quale è stata la prima
file-limit-not_told = una chiamata ne segue una non indicata: indica quella mancante
file-limit-breach_not_told = un giocatore che doveva passare ha fatto un’altra chiamata, non indicata: indica quella mancante
file-limit-nothing_to_answer = un giocatore accetta, rifiuta, agisce o attacca senza che gli sia stato chiesto
file-limit-turn_lost = il giocatore dalla cui chiamata dipende l’obbligo del colpevole ha perso quel turno
file-limit-open_questions = sono aperte insieme più domande di quante se ne possano seguire in diramazioni: rispondi ad alcune
file-limit-search_bound = ci sono più linee di gioco di quante la ricerca ne consenta
file-limit-layouts = le carte non note possono essere divise in troppi modi
expected-text = un testo fra virgolette
expected-number = un numero intero
expected-truth = true o false
expected-list = un elenco
expected-table = una tabella

## Kinds of hand that no hand is of

hand-points_cross = nessuna mano è di questo tipo: il minimo dei punti supera il massimo
hand-length_crosses = nessuna mano è di questo tipo: a { $suit } il minimo di carte supera il massimo
hand-too_many_cards = nessuna mano è di questo tipo: i suoi semi hanno insieme almeno { $n } carte, e una mano ne ha tredici
hand-too_few_cards = nessuna mano è di questo tipo: i suoi semi hanno insieme al massimo { $n } carte, e una mano ne ha tredici
hand-not_balanced = nessuna mano è di questo tipo: con queste lunghezze nessuna è bilanciata
hand-not_unbalanced = nessuna mano è di questo tipo: con queste lunghezze ognuna è bilanciata
hand-not_with_these_points = nessuna mano è di questo tipo: con queste lunghezze nessuna ha tanti punti

## Facts that do not hang together

facts-no-call = nessuno ha fatto chiamate
facts-nothing-to-answer = non c’è nulla da accettare, da rifiutare o su cui agire: finora non c’è stata alcuna chiamata fuori turno né licita insufficiente
facts-not-partners-call = il compagno non ha fatto alcuna chiamata con questo numero
facts-nothing-to-correct = questa linea non ha dato di una chiamata con questo numero alcuna spiegazione ancora da correggere
facts-led-too-early = la licitazione non è finita, e nessuno attacca ancora
facts-exposed-twice = una carta di questo elenco è già stata esposta
facts-wrong-board-twice = questo giocatore aveva già le carte di un board sbagliato
facts-exposed-in-play = carte esposte dopo l’attacco iniziale: non riguarda più la licitazione
facts-not-two-calls = ciò che avviene nello stesso momento devono essere due chiamate, di due giocatori
facts-thirteen-tricks = le prese sono solo tredici
facts-empty-meaning = nessuna mano corrisponde a questo significato
facts-no-cards = non restano carte da giocare
facts-card-twice = { $card } compare due volte
facts-hand-size = { $seat } ha { $has } carte e deve averne { $must }
facts-trick-complete = una presa di quattro carte non è in corso
facts-revoke = { $seat } non ha risposto a colore, e avrebbe potuto
facts-tricks = le prese vinte ({ $won }) e quelle rimaste ({ $left }) non fanno tredici
facts-trump-of-contract = il contratto è a { $strain }
facts-declarer-of-contract = il contratto è giocato da { $seat }
facts-dummy-claims = il morto non richiede né concede
facts-agreed-and-objected = non possono aver acconsentito tutti se un giocatore si è opposto
facts-too-many-tricks = prese indicate: { $said }; prese rimaste: solo { $left }
facts-card-not-theirs = passaggio { $step }: { $card } non è in alcuna mano che il richiedente gioca
facts-hand-not-theirs = passaggio { $step }: il richiedente non gioca la mano di { $seat }
facts-no-trump-suit = passaggio { $step }: non c’è un seme di atout
facts-ruffs-trumps = passaggio { $step }: gli atout non si tagliano
facts-not-an-opponent = passaggio { $step }: { $seat } non è un avversario del richiedente
facts-tally-too-long = passaggio { $step }: si contano più prese di quante ne restino
facts-not-a-trump = passaggio { $step }: { $card } non è un atout
facts-card-seen = passaggio { $step }: { $card } non è in alcuna delle mani che il richiedente non vede, e non può cadere
facts-hand-seen = passaggio { $step }: il richiedente vede la mano di { $seat }, o è la sua
facts-miscounts = passaggio { $step }: non sono fuori tante { $suit }; se il richiedente ne aveva dimenticate, indica le carte dimenticate
facts-else-without-if = passaggio { $step }: ciò che si fa altrimenti sta dopo un passaggio con «if» o «unless»
facts-too-many-steps = una spiegazione ha al massimo { $most } passaggi
facts-holds-shown-out = { $seat } non ha risposto a { $suit } e ne ha
facts-not-out = { $card } non può essere stata dimenticata: non è fuori, o è di un altro seme
facts-draws-unaware = il richiedente dice che batterà gli atout, dunque sapeva che c’erano { $suit } fuori; indica le carte dimenticate
facts-nothing-forgotten = il richiedente non conosceva le { $suit } ancora fuori, ma non è indicata alcuna carta del seme
facts-doubted-and-undisputed = una richiesta non contestata è una cui tutti hanno acconsentito e di cui nessuno dubita
facts-doubted-twice = un giocatore si è opposto subito, dunque il dubbio non è venuto dopo
facts-nothing-given-up = la linea del giocatore che ne dubita non ha ceduto alcuna presa
facts-more-than-won = non può essere stato vinto e ceduto un tale numero di prese ({ $said }): la linea ne aveva vinte { $won }
facts-not-a-defender = { $seat } non è un difensore
facts-said = le prese richieste ({ $claims }) e quelle concesse ({ $concedes }) non si accordano con quelle che restano ({ $left })
facts-abandoned-but-claims = una mano abbandonata concede tutte le prese, dunque non ne richiede nessuna
facts-nothing-shown = l’intenzione di richiedere si accerta solo se sono state mostrate carte
facts-no-lead-out-of-turn = il dichiarante può scoprire la mano dopo un attacco iniziale fuori turno solo se ha attaccato il difensore alla sua destra, e nessuno ha ancora giocato
facts-not-on-turn = { $card } non si può giocare qui: è il turno di { $turn }, e { $turn } non ha questa carta
facts-cards-not-told = ciò che è stato giocato si può seguire solo se sono indicati le carte, il seme di atout e chi attacca
facts-said-without-cards = ciò che è stato detto e saputo si può valutare solo se sono indicati le carte, il seme di atout e chi attacca
facts-undisputed = il gioco può proseguire su domanda solo se un giocatore contesta
facts-made-without-agreement = si vincono prese proseguendo il gioco solo se tutti e quattro erano d’accordo
facts-made-otherwise = prese indicate: { $told }; secondo le carte giocate sono { $counted }
facts-nothing-conceded = non è concessa alcuna presa
facts-no-hand-unseen = indica quali mani non sono note
facts-hand-not-hidden = le carte di { $seat } sono viste dal giocatore che ha richiesto o concesso, quindi vanno indicate
facts-unseen-twice = { $seat } è indicato due volte
facts-hand-known = le carte di { $seat } sono note; la lunghezza si indica solo per una mano non nota
facts-unseen-without-cards = indica le mani note
facts-out-does-not-fill = le mani non note hanno in tutto { $must } carte, ma ne { $has ->
    [one] resta una
   *[other] restano { $has }
} per loro; indica le carte giocate o le carte ancora fuori
facts-no-layout-fits = nessuna divisione delle carte non note è compatibile con tutto ciò che è indicato
pbn-no-seat = le mani cominciano con un posto e i due punti, come «N:»
pbn-hands = { $n ->
    [one] c’è una mano invece di quattro
   *[other] ci sono { $n } mani invece di quattro
}
pbn-suits = la mano di { $seat } ha { $n } semi invece di quattro
pbn-rank = «{ $rank }» nella mano di { $seat } non è un valore; il dieci si scrive T
pbn-twice = { $card } compare due volte

## What cannot be done at the desk

desk-fault-unreadable = prima correggi «{ $field }»: così com’è non è leggibile
desk-fault-nothing = non c’è nulla da annullare
desk-fault-no_call_before = due chiamate nello stesso momento sono di due giocatori: indica prima l’altra
desk-fault-hand_full = { $seat } ha già tredici carte
desk-fault-in_the_trick = { $card } è nella presa in corso
desk-fault-not_on_turn = { $card } non si può giocare qui: è il turno di { $seat }, e la carta è in mano a un altro giocatore
desk-fault-no_leader = indica prima chi attacca
desk-fault-no_trump = indica prima l’atout, per stabilire chi vince la presa
desk-fault-card_in_step = questo passaggio ha già { $card }
desk-fault-full = non c’è posto per altro
desk-fault-only_so_many_games = { $n ->
    [one] in questo testo c’è una sola smazzata
   *[other] in questo testo ci sono solo { $n } smazzate
}

## Games in PBN or LIN

game-fault-at = riga { $line }: { $what }
game-fault-no_game = qui non c’è una smazzata, né in PBN né in LIN, né quattro mani come «N:AK.Q.. …»
game-fault-not_a_tag = questo non è un tag; i tag si scrivono come [Dealer "N"]
game-fault-open_comment = qui comincia con una graffa un commento che non finisce
game-fault-not_hands = { $what }
game-fault-not_in_a_hand = «{ $text }» nella mano di { $seat } non è né un seme né un valore
game-fault-not_a_seat = «{ $text }» non è un posto; i posti sono N, E, S e W
game-fault-not_vulnerable = «{ $text }» non dice chi è in zona: None, NS, EW o All in PBN, o, n, e o b in LIN
game-fault-not_a_contract = «{ $text }» non è un contratto; i contratti si scrivono come 4S, 3NTX o Pass
game-fault-not_tricks = «{ $text }» non è un numero di prese da 0 a 13
game-fault-not_a_call = «{ $text }» non è una chiamata; le chiamate si scrivono come 1C, 3NT, Pass, X o XX
game-fault-no_first_caller = c’è una chiamata, ma non è indicato chi è il mazziere
game-fault-not_a_card = «{ $text }» non è una carta; le carte si scrivono prima con il seme, come S9 o HT
game-fault-no_deal = le carte di questa smazzata non sono indicate
game-fault-no_trump = non è indicato l’atout, dunque non si può stabilire chi ha vinto questa presa
game-fault-nobody_holds = qui si gioca { $card }, e nessuno l’ha più in mano
game-fault-played_twice = { $card } e un’altra carta di questa presa sono entrambe di { $seat }
game-fault-gap = sono indicate carte di questa presa, ma non quelle giocate prima
game-fault-played_out = tutte le carte di questa smazzata sono state giocate: non resta nulla da richiedere
game-fault-no_auction = questa smazzata non ha licitazione
