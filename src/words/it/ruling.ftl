### A ruling: what the Director says at the table, what is still open, what is not covered.

value-nothing = Nulla
value-law = { $law }
value-watch = { $laws }
value-line = { $cards }
value-unauthorised_for = { $seats } ({ $law })
value-lead-forbid_one_of = { $suits-n ->
    [1] { $seat }: si può vietare il seme di { $suits }
    [4] { $seat }: si può vietare un seme qualsiasi
   *[other] { $seat }: si può vietare un seme fra { $suits }
}
value-lead-require_or_forbid = { $suits-n ->
    [1] { $seat }: si può esigere o vietare il seme di { $suits }
   *[other] { $seat }: si può esigere o vietare un seme fra { $suits }
}
value-tricks-bounds = almeno { $least } su { $left-word } a { $side }, al massimo { $most-word }
value-tricks = { $tricks } su { $left-word } a { $side }
value-returned = { $tricks } a { $side }
value-judged = { $value }; oppure, a giudizio dell’Arbitro, { $others }
value-result = { $result }: { $score } a { $side }
say-all-in-turn = Ogni chiamata è stata fatta al proprio turno. Non c’è nulla da rettificare.
say-may_accept-seat = { $seat } può accettare la chiamata.
say-may_accept-already_accepted = La { $call } è stata accettata.
say-may_change-seat = { $seat } può cambiare la sua ultima chiamata senza altra rettifica.
say-may_change-nobody = Nessun giocatore può cambiare una chiamata.
say-corrects-not_in_auction = { $seat } non può correggere la spiegazione prima dell’ultimo passo, né far capire che era errata.
say-corrects-after_final_pass = { $seat } deve ora chiamare l’Arbitro e correggere la spiegazione.
say-corrects-after_play = { $seat } deve chiamare l’Arbitro e correggere la spiegazione alla fine del gioco, non prima.
say-corrects-never = { $seat } non ha spiegazioni da correggere.
say-cancelled = { $calls-n ->
    [1] La { $calls } è cancellata.
   *[other] Sono cancellate: { $calls }.
}
say-call-stands = La { $call } resta valida.
say-turn = Ora il turno di chiamata è di { $seat }.
say-auction-over = La licitazione è finita.
say-auction-back_to = La licitazione torna a { $seat }.
say-auction-adjusted_score = La licitazione non prosegue. Assegna un punteggio arbitrale.
say-auction-artificial_score = La licitazione non prosegue. Assegna un punteggio arbitrale artificiale.
say-play-goes_on = Il gioco prosegue.
say-play-ceases = Il gioco cessa.
say-play-suspended = Il gioco è sospeso.
say-play-may_go_on_if_all_agree = Il gioco può proseguire se tutti e quattro i giocatori sono d’accordo.
say-offender-any_legal_call = { $seat } può fare qualsiasi chiamata legale.
say-offender-must_pass_next = { $seat } deve passare una volta.
say-offender-must_pass_throughout = { $seat } deve passare a ogni turno.
say-offender-may_not_double_now = { $seat } può licitare o passare, ma a questo turno non può né contrare né surcontrare.
say-offender-must_repeat = { $seat } deve ripetere la chiamata.
say-offender-change_of_call = Ciò che { $seat } ha fatto è trattato come un cambio di chiamata.
say-offender-bid_or_pass = { $seat } deve fare una licita sufficiente o passare; può contrare o surcontrare solo se l’Art. 27B lo consente.
say-replacement-comparable = { $made ->
    [yes] La chiamata sostitutiva ({ $new-call }) è comparabile: non c’è ulteriore rettifica.
   *[no] La chiamata sostitutiva è comparabile: non c’è ulteriore rettifica.
}
say-replacement-not_comparable = { $made ->
    [yes] La chiamata sostitutiva ({ $new-call }) resta valida, ma non è comparabile.
   *[no] La chiamata sostitutiva non è comparabile.
}
say-replacement-judgement = Spetta all’Arbitro giudicare se la chiamata sostitutiva è comparabile.
say-lead-forbid_one_of = { $suits-n ->
    [0] { $seat } può attaccare in qualsiasi seme.
    [1] Se quella linea è in difesa, il dichiarante può vietare a { $seat }, al primo turno d’attacco, di attaccare a { $suits }; il divieto vale finché { $seat } resta in presa.
    [4] Se quella linea è in difesa, il dichiarante può vietare a { $seat }, al primo turno d’attacco, di attaccare in un seme qualsiasi; il divieto vale finché { $seat } resta in presa.
   *[other] Se quella linea è in difesa, il dichiarante può vietare a { $seat }, al primo turno d’attacco, di attaccare in un seme fra { $suits }; il divieto vale finché { $seat } resta in presa.
}
say-lead-require_or_forbid = { $suits-n ->
    [1] Se quella linea è in difesa, il dichiarante può esigere che { $seat }, al primo turno d’attacco, attacchi a { $suits }, oppure vietarlo finché { $seat } resta in presa.
   *[other] Se quella linea è in difesa, il dichiarante può esigere che { $seat }, al primo turno d’attacco, attacchi in un seme fra { $suits }, oppure vietarne uno finché { $seat } resta in presa.
}
say-lead-forbid_one_of-declared = { $suits-n ->
    [1] Il dichiarante ({ $declarer }) può vietare a { $seat }, al primo turno d’attacco, di attaccare a { $suits }; il divieto vale finché { $seat } resta in presa.
    [4] Il dichiarante ({ $declarer }) può vietare a { $seat }, al primo turno d’attacco, di attaccare in un seme qualsiasi a sua scelta; il divieto vale finché { $seat } resta in presa.
   *[other] Il dichiarante ({ $declarer }) può vietare a { $seat }, al primo turno d’attacco, di attaccare in un seme fra { $suits }; il divieto vale finché { $seat } resta in presa.
}
say-lead-require_or_forbid-declared = { $suits-n ->
    [1] Il dichiarante ({ $declarer }) può esigere che { $seat }, al primo turno d’attacco, attacchi a { $suits }, oppure vietarlo finché { $seat } resta in presa.
   *[other] Il dichiarante ({ $declarer }) può esigere che { $seat }, al primo turno d’attacco, attacchi in un seme fra { $suits }, oppure vietarne uno finché { $seat } resta in presa.
}
say-contract = Il contratto è { $value }.
say-contract-passed_out = Il board è chiuso con quattro passi.
say-in-rotation = La chiamata era in rotazione.
say-unauthorised_for-rotation = L’informazione che viene dalla chiamata ritirata è non autorizzata per { $seats } ({ $law }).
say-unauthorised_for-partner = Ciò che viene dal compagno è non autorizzato per { $seats } ({ $law }).
say-unauthorised_for-cards = L’informazione che viene dalle carte esposte è non autorizzata per { $seats } ({ $law }).
say-unauthorised_for-claim = L’informazione che viene da ciò che è stato detto o mostrato è non autorizzata per { $seats } ({ $law }).
say-unauthorised_for-concession = L’informazione che viene da ciò che è stato detto o mostrato è non autorizzata per { $seats } ({ $law }).
say-what = { $value }, secondo il Codice.
say-exposed_cards-penalty = Le carte esposte sono carte penalizzate.
say-exposed_cards-not_penalty = Le carte esposte non sono carte penalizzate.
say-penalty_cards-picked_up = { $seat } riprende { $cards }.
say-penalty_cards-minor = { $cards } è una carta penalizzata minore di { $seat }: resta scoperta e si gioca prima di ogni altra carta del seme inferiore a un onore.
say-penalty_cards-major = { $cards-n ->
    [1] { $cards } è una carta penalizzata maggiore
   *[other] { $cards } sono carte penalizzate maggiori
} di { $seat }, da giocare alla prima occasione legale.
say-penalty_cards-minor_if_defending = { $cards } resta scoperta fino alla fine della licitazione. Se { $seat } difende, è una carta penalizzata minore; se è dichiarante o morto, la riprende.
say-penalty_cards-major_if_defending = { $cards-n ->
    [1] { $cards } resta scoperta fino alla fine della licitazione. Se { $seat } difende, è una carta penalizzata maggiore; se è dichiarante o morto, la riprende.
   *[other] { $cards } restano scoperte fino alla fine della licitazione. Se { $seat } difende, sono carte penalizzate maggiori; se è dichiarante o morto, le riprende.
}
say-penalty_cards-minor_at_choice = Se { $seat } difende, il dichiarante può trattare { $cards } come carta penalizzata minore.
say-penalty_cards-major_at_choice = Se { $seat } difende, il dichiarante può trattare { $cards-n ->
    [1] { $cards } come carta penalizzata maggiore
   *[other] { $cards } come carte penalizzate maggiori
}.
say-standing-stands-claim = La richiesta resta valida.
say-standing-stands-concession = La concessione resta valida.
say-standing-adjudicated-claim = L’Arbitro giudica la richiesta.
say-standing-adjudicated-concession = L’Arbitro giudica la concessione.
say-standing-cancelled-claim = La concessione è cancellata.
say-standing-cancelled-concession = La concessione è cancellata.
say-standing-withdrawn-claim = Il consenso alla richiesta è ritirato, e il board è ricalcolato.
say-standing-withdrawn-concession = Il consenso è ritirato, e il board è ricalcolato.
say-standing-void-claim = La richiesta è nulla.
say-standing-void-concession = La concessione è nulla.
say-tricks-bounds = { $side } ricevono almeno { $least } su { $left-word }, e al massimo { $most-word }.
awarded = { $side } ricevono { $tricks } su { $left-word }
say-tricks-result = { $awarded }. { $result } ({ $sum }).
sum = { $won } + { $awarded } = { $all }
sum-down = { $won } + { $awarded } = { $all }; ne servono { $needed }
say-tricks = { $awarded }.
say-tricks-judged = { $awarded }, { $others }.
or-inferior = oppure { $tricks } se l’Arbitro giudica normale per questo giocatore una linea di gioco inferiore ({ $cite })
or-overlooks = oppure { $tricks } se l’Arbitro giudica normale per questo giocatore una linea di gioco trascurata ({ $cite })
or-play_is_evidence = oppure { $tricks } se l’Arbitro considera come prova il gioco successivo alla richiesta ({ $cite })
social-or-inferior = oppure { $tricks } se i giocatori giudicano probabile una linea di gioco inferiore ({ $cite })
social-or-overlooks = oppure { $tricks } se i giocatori giudicano probabile una linea di gioco trascurata ({ $cite })
say-returned = { $tricks-n ->
    [1] Una presa già vinta è restituita a { $side }.
   *[other] Prese già vinte restituite a { $side }: { $tricks }.
}
say-rescored = Il board è ricalcolato.
say-result = Il risultato: { $result }.
result-with = con { $tricks }, { $result }
say-period-until_next_call-open = Il termine non è trascorso: dura finché la linea non fa una chiamata in un board successivo o il round non finisce.
say-period-until_next_call-over = La linea ha fatto una chiamata in un board successivo, o il round è finito: il termine è trascorso.
say-period-correction_period-open = Il periodo di correzione non è trascorso.
say-period-correction_period-over = Il periodo di correzione è trascorso.
say-period-until_mixed-open = Le carte non sono mescolate: c’è ancora tempo.
say-period-until_mixed-over = Le carte sono mescolate: il termine è trascorso.
say-period-until_all_called-open = Non tutti hanno fatto una chiamata in una smazzata successiva: c’è ancora tempo.
say-period-until_all_called-over = Tutti hanno fatto una chiamata in una smazzata successiva: il termine è trascorso.
say-watch = A fine gioco, valutare un punteggio arbitrale ({ $laws }).

## Why

reason-then = { $decided } { $then }
then-at_partners_or_first_at_lhos-2017 = { $offender } può fare qualsiasi chiamata legale; se non è comparabile, { $partner } deve passare una volta.
then-at_rhos_turn = Se { $rho } passa, { $offender } deve ripetere la chiamata; altrimenti { $offender } può fare qualsiasi chiamata legale.
then-at_rhos_turn-30 = { $offender } deve passare una volta.
reason-not-comparable = { $shared ->
    [none] La { $replacement } non è comparabile con la { $withdrawn }: nessuna mano fa entrambe.
    [all] La { $replacement } non è comparabile con la { $withdrawn }: una delle due promette qualcosa che le mani non mostrano.
   *[some] La { $replacement } non è comparabile con la { $withdrawn }: solo il { $share } delle mani che la fanno avrebbe fatto entrambe.
}

## What has to be known first

open-accepts = { $seat } accetta la chiamata?
if-accepts-accepts = Se { $seat } accetta la chiamata
if-accepts-declines = Se { $seat } non accetta la chiamata
open-passes_or_acts = { $seat } passa?
if-passes_or_acts-passes = Se { $seat } passa
if-passes_or_acts-acts = Se { $seat } licita, contra o surcontra
open-comparable = La chiamata con cui { $seat } sostituisce quella ritirata è comparabile?
if-comparable-yes = Se { $seat } la sostituisce con una chiamata comparabile
if-comparable-no = Se { $seat } la sostituisce con una chiamata non comparabile
open-repeats = La nuova chiamata di { $seat } ripete la denominazione della licita ritirata?
if-repeats-yes = Se { $seat } ripete la denominazione
if-repeats-no = Se { $seat } non ripete la denominazione
open-lowest = { $seat } sostituisce la licita insufficiente con quella sufficiente più bassa che specifica la stessa denominazione?
if-lowest-yes = Se { $seat } fa la licita sufficiente più bassa nella stessa denominazione
if-lowest-no = Se { $seat } fa un’altra chiamata
open-more_precise = La chiamata con cui { $seat } sostituisce la licita insufficiente ha lo stesso significato, o uno più preciso?
if-more_precise-yes = Se { $seat } fa una chiamata con lo stesso significato o con uno più preciso
if-more_precise-no = Se { $seat } fa una chiamata con un altro significato
open-lets_stand = { $seat } lascia valida la prima chiamata?
if-lets_stand-yes = Se { $seat } lascia valida la prima chiamata
if-lets_stand-no = Se { $seat } fa un’altra chiamata
open-unintended = { $seat } ha fatto la chiamata precedente senza volerlo?
if-unintended-yes = Se { $seat } non ha mai inteso fare la chiamata precedente
if-unintended-no = Se { $seat } intendeva fare la chiamata precedente quando l’ha fatta
open-influenced = L’ultima chiamata di { $seat } può ben essere stata influenzata dalla spiegazione?
if-influenced-yes = Se l’ultima chiamata di { $seat } può ben essere stata influenzata
if-influenced-no = Se { $seat } avrebbe fatto comunque la stessa chiamata
open-differs = La nuova chiamata di { $seat } ha un significato molto diverso da quella cancellata, o è psichica?
if-differs-yes = Se la nuova chiamata di { $seat } differisce da quella cancellata
if-differs-no = Se la nuova chiamata di { $seat } non differisce da quella cancellata
open-artificial = La { $call } era artificiale?
if-artificial-yes = Se la { $call } era artificiale
if-artificial-no = Se la { $call } non era artificiale
open-objected_at_once = { $seat } si è opposto immediatamente?
if-objected_at_once-yes = Se { $seat } si è opposto immediatamente
if-objected_at_once-later = Se { $seat } si è opposto, ma non immediatamente
if-objected_at_once-no = Se { $seat } non si è opposto
open-when_doubted = Quando { $side } hanno sollevato il dubbio?
if-when_doubted-before_next_call = Se è stato prima che { $side } facessero una chiamata in un board successivo e prima che il round finisse
if-when_doubted-in_correction_period = Se è stato più tardi, ma ancora nel periodo di correzione
if-when_doubted-too_late = Se è stato dopo il periodo di correzione
if-when_doubted-before_mixed = Se è stato prima che le carte fossero mescolate
if-when_doubted-before_all_called = Se è stato più tardi, ma prima che tutti avessero fatto una chiamata in una smazzata successiva
if-when_doubted-all_called = Se è stato dopo che tutti avevano fatto una chiamata in una smazzata successiva
if-when_doubted-at_once = Se è stato sul momento
open-assented = { $side } hanno acconsentito?
if-assented-yes = Se { $side } hanno acconsentito
if-assented-no = Se { $side } non hanno mai acconsentito
open-likely_won = Quante delle prese cedute avrebbero probabilmente vinto { $side }?
if-likely_won-tricks = Se si stabilisce che { $side } avrebbero probabilmente vinto { $tricks }
open-no_normal_play_loses = Quante delle prese cedute { $side } non potevano perdere con alcuna giocata normale?
if-no_normal_play_loses-tricks = Se fra le prese cedute vi è un totale di { $tricks } che { $side } non potevano perdere con alcuna giocata normale
open-no_legal_play_loses = Quante delle prese cedute { $side } non potevano perdere con alcuna giocata legale?
if-no_legal_play_loses-tricks = Se fra le prese cedute vi è un totale di { $tricks } che { $side } non potevano perdere con alcuna giocata legale
open-meant_to_claim = { $seat }, che ha mostrato delle carte, intendeva fare una richiesta?
if-meant_to_claim-yes = Se { $seat } può aver inteso fare una richiesta
if-meant_to_claim-no = Se è dimostrato che { $seat } non intendeva fare una richiesta
open-all_agree = Tutti e quattro i giocatori sono d’accordo che il gioco prosegua?
if-all_agree-yes = Se tutti e quattro sono d’accordo
if-all_agree-no = Se non tutti e quattro sono d’accordo
open-aware_of = { $family ->
    [concession] Chi ha concesso
   *[claim] Il richiedente
} sapeva delle carte di { $suit } ancora fuori?
if-aware_of-yes = Se { $family ->
    [concession] chi ha concesso
   *[claim] il richiedente
} sapeva delle carte di { $suit } ancora fuori
if-aware_of-no = Se { $family ->
    [concession] chi ha concesso
   *[claim] il richiedente
} non sapeva delle carte di { $suit } ancora fuori
open-holds = { $seat } ha { $card }?
if-holds-yes = Se { $seat } ha { $card }
if-holds-no = Se { $seat } non ha { $card }
open-length = Quante carte di { $suit } ha { $seat }?
if-length-cards = { $cards-n ->
    [0] Se { $seat } non ha carte di { $suit }
    [1] Se { $seat } ha una carta di { $suit }
   *[other] Se { $seat } ha { $cards } carte di { $suit }
}

## What is not covered

limit-edition = Secondo questa edizione ({ $edition }) non è trattato: { $law }.
limit-earlier_text = Il giorno del fatto questo articolo aveva ancora il testo precedente alla modifica, che non è trattato: { $law }.
limit-obligation_breached = La { $call } non è quella che il giocatore doveva ripetere, o è un contro o surcontro vietato. L’Art. 37 tratta solo dell’obbligo di passare, e nessun altro articolo dice che cosa segue.
limit-duties_clash = Le decisioni su due irregolarità esigono chiamate diverse dallo stesso giocatore, e il Codice non dice quale prevale: la { $call } non può essere giudicata.
limit-before_the_auction = Una carta è stata esposta prima della prima chiamata. L’Art. 24 di questa edizione parla della licitazione; l’Arbitro giudica se l’informazione è stata usata (Art. 16).
limit-before_the_ruling = La { $call } è stata fatta prima che l’Arbitro avesse deciso su un’altra chiamata fuori turno, in un ordine di cui il Codice non parla. Occorre dire se il giocatore che segue accetta quell’altra chiamata.
limit-same_time = La { $call } è stata fatta nello stesso momento di un’altra, e nessuno dei due giocatori era di turno. Il Codice non le mette in ordine: occorre dire quale è stata la prima.
limit-not_told = Prima della { $call } è stata fatta una chiamata che non è indicata. Occorre indicarla.
limit-breach_not_told = { $seat } doveva passare, ma ha licitato, contrato o surcontrato con una chiamata che non è indicata. Occorre indicarla: decide l’Art. 37.
limit-nothing_to_answer = Dopo la { $call } un giocatore accetta, rifiuta, agisce o attacca senza che gli sia stato chiesto.
limit-turn_lost = Ciò che il colpevole deve fare dipende dalla chiamata di un giocatore che ha perso quel turno per un’altra irregolarità. Il Codice non ne parla, e la { $call } non può essere giudicata.
limit-board_not_played = Dopo la { $call } il board non si gioca più, perché è assegnato un punteggio arbitrale.
limit-wrong_board_in_play = Le carte di un board sbagliato sono state notate solo dopo che l’attacco iniziale era stato scoperto. Il Codice non dice come proseguire; decide l’Arbitro (Art. 12A2).
limit-wrong_board_and_another = Le carte di un board sbagliato sono state notate in una licitazione con un’altra irregolarità. Il Codice non dice come si combinano le due decisioni; decide l’Arbitro (Art. 12A2).
limit-open_questions = Sono aperte insieme più domande di quante se ne possano seguire in diramazioni. Occorre rispondere ad alcune.
limit-lead_out_of_turn = È stato fatto un attacco iniziale fuori turno. Il seguito spetta all’Art. 54, che finora non è trattato.
limit-defenders_cards = Che cosa accada alle carte che il difensore ha mostrato spetta all’Art. 49, che finora non è trattato.
limit-agreement_withdrawn = Il consenso a una richiesta viene ritirato. Le regole del bridge amichevole non hanno nulla che corrisponda all’Art. 69; ciò che dicono di un ritiro riguarda le concessioni (Art. 71).
limit-search_bound = Ci sono più linee di gioco di quante la ricerca ne esamini. Questo è dimostrato; entro questi limiti giudica l’Arbitro.
limit-layouts = Le carte non note possono essere divise in troppi modi per decidere su ciascuno. Indica di più: carte viste, carte giocate, semi in cui un giocatore ha mostrato di non avere carte, lunghezza di un seme.
beyond = La decisione vale fino a qui. { $limit }

## What is left to the Director

judgement = L’{ $cite } lascia giudicare all’Arbitro { $matter }
judgement-range = L’{ $cite } lascia giudicare all’Arbitro { $matter } Per «{ $what }» è giusta ognuna di queste risposte: { $range }.
social-judgement = L’{ $cite } lascia giudicare ai giocatori { $matter }
social-judgement-range = L’{ $cite } lascia giudicare ai giocatori { $matter } Per «{ $what }» è giusta ognuna di queste risposte: { $range }.
judgement-similar = se i significati siano abbastanza simili, quando fra le mani che fanno la nuova chiamata la quota di quelle che avrebbero fatto anche la chiamata ritirata è: { $permille }.
judgement-inferior = se una linea di gioco con una giocata inferiore, giusta solo con certe disposizioni delle carte, sia normale per questa categoria di giocatori.
judgement-play_is_evidence = se quanto è stato giocato dopo la richiesta mostri come il gioco sarebbe proseguito.
judgement-overlooks = se una linea di gioco trascurata, che non vede un seme bloccato o un ingresso evidente, sia normale per questa categoria di giocatori.

## What is contested

contested = { $cite }: le autorità non concordano su un punto: { $point }. Questa decisione segue { $follows }; di altro avviso: { $others }.
contested-pass_of_opponents_artificial_call = se il passo su una chiamata artificiale di un avversario sia trattato secondo l’Art. 31
contested-claim_implied_by_concession = se la richiesta delle altre prese cada insieme con la concessione, quando il compagno si oppone
contested-call_at_own_turn = se una chiamata sopra una chiamata fuori turno, fatta dal giocatore che segue e cui spettava il turno, la annulli o la accetti
contested-call_over_a_change = se una chiamata sopra un cambio di chiamata, fatta al proprio turno, annulli il cambio o lo accetti
contested-call_after_acceptance = se il giocatore cui spettava il turno possa ancora annullare una chiamata fuori turno quando il giocatore che segue vi ha chiamato sopra
contested-before_a_required_call = se sia in rotazione una chiamata fatta prima che un giocatore obbligato a ripetere la propria lo abbia fatto
contested-order_of_calls = quale di due chiamate fuori turno si decida per prima
contested-lead_after_a_cancelled_change = se un cambio di chiamata non accettato limiti l’attacco
contested-lead_after_a_required_pass = se un passo obbligato limiti l’attacco quando non significa lo stesso del passo ritirato
contested-prompted_by_partner = se un giocatore possa sostituire una chiamata involontaria di cui si è accorto per l’avviso o la spiegazione del compagno
contested-ruling = Secondo l’altra opinione: { $says }
authority-text_of_25b1 = il testo dell’Art. 25B1
authority-text_of_29a = il testo dell’Art. 29A
authority-text_of_28b = il testo dell’Art. 28B
authority-text_of_30c = il testo dell’Art. 30C
authority-text_of_25b2 = il testo dell’Art. 25B2
authority-text_of_26 = il testo dell’Art. 26
authority-text_of_28a = il testo dell’Art. 28A
authority-text_of_30a = il testo dell’Art. 30A
authority-first_call_first = gli Arbitri che trattano le chiamate nell’ordine in cui sono state fatte
authority-last_call_first = gli Arbitri che cominciano dall’ultima chiamata
authority-required_call_is_made = gli Arbitri che trattano una chiamata da ripetere come un passo obbligato
authority-wbflc_footnote_2011 = la Commissione Leggi della World Bridge Federation, per la quale non conta come il giocatore se ne è accorto (nota del 2011)
authority-prompt_is_unauthorised = gli Arbitri per i quali l’avviso o la spiegazione del compagno è un’informazione non autorizzata, che non può servire ad accorgersi di un errore (Artt. 16 e 73)
authority-preamble_of_31 = l’introduzione all’Art. 31
authority-wbflc_minute_2001 = la Commissione Leggi della World Bridge Federation (verbale del 28 ottobre 2001, punto 10)
authority-claim_stands_alone = gli Arbitri per i quali la richiesta di alcune prese vale da sola
contested-otherwise = { $contested } Secondo quest’altro parere, «{ $what }» sarebbe: { $otherwise }.
contested-list_of_winners = se un elenco di prese sia anche un ordine di gioco
contested-then_in_a_list = se «poi», in un elenco di prese, ne faccia un ordine di gioco
contested-run_on = se il richiedente che dichiara di incassare un seme lo giochi fino in fondo, benché sia mal diviso e se ne accorgerebbe
contested-draw_on = se il richiedente che dichiara di battere gli atout e poi di tagliare li batta tutti, benché siano mal divisi e il taglio vada perduto
contested-trump_before_winners = se il richiedente che crede che non ci siano più atout fuori possa giocare un atout prima delle altre vincenti
contested-order_within_a_suit = se le carte di un seme siano giocate dall’alto quando non è stato stabilito alcun ordine
contested-solid_from_the_jack = se un seme guidato dal Fante sia abbastanza chiuso da essere giocato dall’alto
authority-danish_lku_20 = la Commissione Leggi della Federazione Danese, per la quale non lo è (parere 20, 2.1)
authority-ebu_laws_and_ethics_2011 = il Comitato Leggi ed Etica dell’English Bridge Union, per il quale è così (2011)
authority-list_is_an_order = gli Arbitri per i quali le prese si giocano nell’ordine in cui sono nominate
authority-list_is_no_order = gli Arbitri per i quali nessun elenco di prese è un ordine
authority-wbflc_claims_minute_2001 = la Commissione Leggi della Federazione Mondiale, che gli consente di accorgersene (verbale del 1° novembre 2001, punto 3)
authority-bridge_winners_poll_2018 = quattro quinti di un sondaggio su Bridge Winners (2018)
authority-ebu_white_book_2019 = l’English Bridge Union, per la quale è abituale non accorgersi di come è diviso un seme (White Book 2019, 8.70.9)
authority-ebu_white_book_winner = l’English Bridge Union, per la quale si può giocare per primo l’uno o l’altro seme (White Book, 8.70, su una vincente ancora fuori)
authority-acbl_2019 = la Commissione Leggi dell’ACBL, per la quale l’atout viene conservato (2019, linee guida 3 e 4)
authority-text_of_70e2 = il testo dell’Art. 70E2, che lascia all’autorità competente di stabilire un ordine
authority-acbl_2019_order = la Commissione Leggi dell’ACBL, per la quale è così (2019, linea guida 1)
authority-ebu_white_book_solid = l’English Bridge Union, per la quale è così se il seme ha una certa solidità (White Book, 8.70.5)
authority-ebu_forum = Arbitri del forum dell’English Bridge Union, per i quali non lo è (sul White Book, 8.70.5)
authority-jack_is_solid = gli Arbitri per i quali basta il Fante
irregularity = { $n ->
    [1] Prima irregolarità: { $what }
    [2] Seconda irregolarità: { $what }
    [3] Terza irregolarità: { $what }
    [4] Quarta irregolarità: { $what }
   *[other] Irregolarità numero { $n }: { $what }
}
