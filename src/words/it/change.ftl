### One fact told otherwise. `change-…` is a line of a list, without a full stop; `had-…` begins a sentence that goes on with
### `counterfactual`. `$to` is what the fact is changed to: yes, no, open (not known) or a word of its own.

counterfactual = { $had }, si applicherebbe l’{ $law }.
change-of-call = { $change } (chiamata { $n })
change-irregular = chiamata irregolare
change-instead = { $kind ->
    [pass] invece di passare
    [double] invece di contrare
    [redouble] invece di surcontrare
   *[bid] invece di licitare { $call }
}
had-makes = { $kind ->
    [pass] Se { $seat } avesse passato
    [double] Se { $seat } avesse contrato
    [redouble] Se { $seat } avesse surcontrato
   *[bid] Se { $seat } avesse licitato { $call }
}
change-removed = Non c’è più: { $removed }.
change-removed-call = una chiamata di { $seat }
change-removed-lead = l’attacco di { $seat }
change-removed-exposed = le carte esposte da { $seat } ({ $cards })
change-removed-statement = la dichiarazione sul gioco

## Groups

change-group-dealer = Il mazziere
change-group-caller = Chi ha fatto la chiamata
change-group-call = Quale chiamata era
change-group-together = Nello stesso momento o no
change-group-answer = Che cosa ne è seguito
change-group-director = Quando è venuto l’Arbitro
change-group-meaning = Che cosa significava una chiamata
change-group-finding = Che cosa si stabilisce
change-group-speaker = Chi ha parlato
change-group-tricks = Quante prese
change-group-statement = Che cosa è stato detto
change-group-act = Come è stato fatto
change-group-aware = Che cosa sapeva il richiedente
change-group-trump = Atout
change-group-table = Il tavolo in quel momento
change-group-exposed = Carte esposte
change-group-objection = L’opposizione del compagno
change-group-disputed = Contestata o accettata
change-group-doubt = Un dubbio sollevato in seguito
change-group-play = Che cosa si è giocato poi
change-group-edition = L’edizione
change-group-date = La data
change-group-election = Che cosa ha scelto un’autorità

## The auction

change-dealer = Il mazziere è { $seat }
had-dealer = Se il mazziere fosse stato { $seat }
change-begins = Nessuno fa chiamate prima della { $call }
had-begins = Se nessuno avesse fatto chiamate prima della { $call }
change-caller = { $makes }, non { $seat }
had-caller = { $makes }, e non { $seat }
change-call = { $makes } { $instead }
had-call = { $makes } { $instead }
change-together = { $to ->
    [yes] La { $call } è fatta nello stesso momento della chiamata precedente
   *[no] La { $call } è fatta dopo la chiamata precedente, non nello stesso momento
}
had-together = { $to ->
    [yes] Se la { $call } fosse stata fatta nello stesso momento della chiamata precedente
   *[no] Se la { $call } non fosse stata fatta nello stesso momento della chiamata precedente
}
change-accepts = { $to ->
    [yes] { $next } accetta la { $call }
    [no] { $next } non accetta la { $call }
   *[open] { $next } non ha ancora né accettato né rifiutato la { $call }
}
had-accepts = { $to ->
    [yes] Se { $next } avesse accettato la { $call }
    [no] Se { $next } non avesse accettato la { $call }
   *[open] Se { $next } non avesse ancora né accettato né rifiutato la { $call }
}
change-director = { $to ->
    [yes] L’Arbitro è chiamato subito dopo la { $call }
   *[no] Nessuno chiama l’Arbitro subito dopo la { $call }
}
had-director = { $to ->
    [yes] Se l’Arbitro fosse stato chiamato subito dopo la { $call }
   *[no] Se nessuno avesse chiamato l’Arbitro subito dopo la { $call }
}
change-acts = { $to ->
    [yes] { $seat } fa poi una chiamata legale diversa dal passo
   *[no] { $seat } poi passa
}
had-acts = { $to ->
    [yes] Se { $seat } avesse poi fatto una chiamata legale diversa dal passo
   *[no] Se { $seat } avesse poi passato
}
change-not_led = Nessun attacco iniziale è scoperto
had-not_led = Se nessun attacco iniziale fosse stato scoperto

## What calls meant, and what is found of them

change-artificial = { $to ->
    [yes] La { $call } è artificiale
    [no] La { $call } è naturale
   *[open] Non si sa se la { $call } sia artificiale
}
had-artificial = { $to ->
    [yes] Se la { $call } fosse stata artificiale
    [no] Se la { $call } fosse stata naturale
   *[open] Se non si fosse saputo se la { $call } fosse artificiale
}
change-meaning = { $to ->
    [open] Non si sa che cosa significhi la { $call }
   *[name] La { $call } è per accordo { $meaning }
}
had-meaning = { $to ->
    [open] Se non si fosse saputo che cosa significasse la { $call }
   *[name] Se la { $call } fosse stata per accordo { $meaning }
}
change-comparable = { $to ->
    [yes] La chiamata che sostituisce la { $call } è comparabile con essa
    [no] La chiamata che sostituisce la { $call } non è comparabile con essa
   *[open] Non è ancora stabilito se la chiamata che sostituisce la { $call } sia comparabile con essa
}
had-comparable = { $to ->
    [yes] Se la chiamata che sostituisce la { $call } fosse stata comparabile con essa
    [no] Se la chiamata che sostituisce la { $call } non fosse stata comparabile con essa
   *[open] Se non fosse stato stabilito se la chiamata che sostituisce la { $call } fosse comparabile con essa
}
change-unintended = { $to ->
    [yes] La chiamata dello stesso giocatore prima della { $call } era involontaria
    [no] La chiamata dello stesso giocatore prima della { $call } era voluta
   *[open] Non è ancora stabilito se la chiamata dello stesso giocatore prima della { $call } fosse voluta
}
had-unintended = { $to ->
    [yes] Se la chiamata dello stesso giocatore prima della { $call } fosse stata involontaria
    [no] Se la chiamata dello stesso giocatore prima della { $call } fosse stata voluta
   *[open] Se non fosse stato stabilito se la chiamata dello stesso giocatore prima della { $call } fosse voluta
}
change-prompted = { $to ->
    [yes] Il giocatore si è accorto grazie al compagno dell’errore corretto con la { $call }
    [no] Il giocatore si è accorto senza il compagno dell’errore corretto con la { $call }
   *[open] Non è ancora stabilito come il giocatore si sia accorto dell’errore corretto con la { $call }
}
had-prompted = { $to ->
    [yes] Se il giocatore si fosse accorto grazie al compagno dell’errore corretto con la { $call }
    [no] Se il giocatore si fosse accorto senza il compagno dell’errore corretto con la { $call }
   *[open] Se non fosse stato stabilito come il giocatore si fosse accorto dell’errore corretto con la { $call }
}
change-influenced = { $to ->
    [yes] L’ultima chiamata fatta dopo la spiegazione della { $call } può ben essere stata influenzata
    [no] L’ultima chiamata fatta dopo la spiegazione della { $call } non è stata influenzata
   *[open] Non è ancora giudicato se l’ultima chiamata fatta dopo la spiegazione della { $call } sia stata influenzata
}
had-influenced = { $to ->
    [yes] Se l’ultima chiamata fatta dopo la spiegazione della { $call } potesse ben essere stata influenzata
    [no] Se l’ultima chiamata fatta dopo la spiegazione della { $call } non fosse stata influenzata
   *[open] Se non fosse stato giudicato se l’ultima chiamata fatta dopo la spiegazione della { $call } sia stata influenzata
}
change-mistaken_call = { $to ->
    [yes] È provato che la { $call } era uno sbaglio
    [no] Non c’è prova che la { $call } fosse uno sbaglio
   *[open] Non è stabilito nulla su uno sbaglio nella { $call }
}
had-mistaken_call = { $to ->
    [yes] Se fosse stato provato che la { $call } era uno sbaglio
    [no] Se non ci fosse stata prova che la { $call } era uno sbaglio
   *[open] Se non fosse stabilito nulla su uno sbaglio nella { $call }
}
change-repeats = { $to ->
    [yes] La chiamata che sostituisce la { $call } ne ripete la denominazione
    [no] La chiamata che sostituisce la { $call } non ne ripete la denominazione
   *[open] Non è ancora stabilito se la chiamata che sostituisce la { $call } ne ripeta la denominazione
}
had-repeats = { $to ->
    [yes] Se la chiamata che sostituisce la { $call } ne avesse ripetuto la denominazione
    [no] Se la chiamata che sostituisce la { $call } non ne avesse ripetuto la denominazione
   *[open] Se non fosse stato stabilito se la chiamata che sostituisce la { $call } ne ripetesse la denominazione
}
change-lowest = { $to ->
    [yes] La chiamata che sostituisce la { $call } è la licita sufficiente più bassa nella stessa denominazione
    [no] La chiamata che sostituisce la { $call } non è la licita sufficiente più bassa nella stessa denominazione
   *[open] Non è ancora stabilito se la chiamata che sostituisce la { $call } sia la licita sufficiente più bassa nella stessa denominazione
}
had-lowest = { $to ->
    [yes] Se la chiamata che sostituisce la { $call } fosse stata la licita sufficiente più bassa nella stessa denominazione
    [no] Se la chiamata che sostituisce la { $call } non fosse stata la licita sufficiente più bassa nella stessa denominazione
   *[open] Se non fosse stato stabilito se la chiamata che sostituisce la { $call } fosse la licita sufficiente più bassa nella stessa denominazione
}

## Claims and concessions

change-speaker = { $family ->
    [claim] { $seat } richiede altrettante prese, e non dice altro
   *[concession] { $seat } concede altrettante prese
}
had-speaker = { $family ->
    [claim] Se { $seat } avesse richiesto altrettante prese, senza dire altro
   *[concession] Se { $seat } avesse concesso altrettante prese
}
change-claims = { $speaker } richiede { $tricks }
had-claims = Se { $speaker } avesse richiesto { $tricks }
change-concedes = { $speaker } concede { $tricks }
had-concedes = Se { $speaker } avesse concesso { $tricks }
change-silent = { $speaker } non dice nulla del gioco
had-silent = Se { $speaker } non avesse detto nulla del gioco
change-unsaid = { $speaker } non dice «{ $step }»
had-unsaid = Se { $speaker } non avesse detto «{ $step }»
change-how = { $to ->
    [named] { $speaker } indica il numero di prese
    [curtailed] { $speaker } propone di abbreviare il gioco
    [shown] { $speaker } mostra delle carte
    [faced_after_lead] { $speaker } scopre la mano dopo un attacco fuori turno
    [abandoned] { $speaker } abbandona la mano
   *[open] Non è detto in che modo sia stato fatto
}
had-how = { $to ->
    [named] Se { $speaker } avesse indicato il numero di prese
    [curtailed] Se { $speaker } avesse proposto di abbreviare il gioco
    [shown] Se { $speaker } avesse mostrato delle carte
    [faced_after_lead] Se { $speaker } avesse scoperto la mano dopo un attacco fuori turno
    [abandoned] Se { $speaker } avesse abbandonato la mano
   *[open] Se non fosse stato detto in che modo è stato fatto
}
change-meant = { $to ->
    [yes] Nulla mostra che { $speaker } non intendesse fare una richiesta
    [no] È dimostrato che { $speaker } non intendeva fare una richiesta
   *[open] Non è ancora stabilito se { $speaker } intendesse fare una richiesta
}
had-meant = { $to ->
    [yes] Se nulla avesse mostrato che { $speaker } non intendeva fare una richiesta
    [no] Se fosse stato dimostrato che { $speaker } non intendeva fare una richiesta
   *[open] Se non fosse stato stabilito se { $speaker } intendesse fare una richiesta
}
change-current_trick_only = { $to ->
    [yes] Riguarda solo la presa in corso
   *[no] Riguarda tutte le prese rimaste
}
had-current_trick_only = { $to ->
    [yes] Se avesse riguardato solo la presa in corso
   *[no] Se avesse riguardato tutte le prese rimaste
}
change-exposed = { $to ->
    [yes] { $seat } scopre o mostra delle carte
   *[no] { $seat } non mostra alcuna carta
}
had-exposed = { $to ->
    [yes] Se { $seat } avesse scoperto o mostrato delle carte
   *[no] Se { $seat } non avesse mostrato alcuna carta
}
change-aware = { $to ->
    [yes] { $speaker } sapeva delle carte di { $suit } ancora fuori
    [no] { $speaker } non sapeva che ci fossero ancora fuori carte di { $suit }
    [doubtful] Non si può stabilire se { $speaker } sapesse delle carte di { $suit } ancora fuori
   *[open] Nessuno ha chiesto se { $speaker } sapesse delle carte di { $suit } ancora fuori
}
had-aware = { $to ->
    [yes] Se { $speaker } avesse saputo delle carte di { $suit } ancora fuori
    [no] Se { $speaker } non avesse saputo che c’erano ancora fuori carte di { $suit }
    [doubtful] Se non si fosse potuto stabilire se { $speaker } sapesse delle carte di { $suit } ancora fuori
   *[open] Se nessuno avesse chiesto se { $speaker } sapesse delle carte di { $suit } ancora fuori
}
change-trump = { $to ->
    [NT] Il contratto è a senza atout
   *[suit] Atout { $suit }
}
had-trump = { $to ->
    [NT] Se il contratto fosse stato a senza atout
   *[suit] Se gli atout fossero stati { $suit }
}
change-leader = Tocca a { $seat } attaccare
had-leader = Se fosse toccato a { $seat } attaccare
change-trick = { $n ->
    [0] Nulla è stato giocato nella presa in corso
    [1] Una sola carta è stata giocata nella presa in corso
   *[other] Solo { $number } carte sono state giocate nella presa in corso
}
had-trick = { $n ->
    [0] Se nulla fosse stato giocato nella presa in corso
    [1] Se una sola carta fosse stata giocata nella presa in corso
   *[other] Se solo { $number } carte fossero state giocate nella presa in corso
}
change-shown_out = { $to ->
    [yes] { $seat } ha già mostrato di non avere { $suit }
   *[no] { $seat } non ha ancora mostrato di non avere { $suit }
}
had-shown_out = { $to ->
    [yes] Se { $seat } avesse già mostrato di non avere { $suit }
   *[no] Se { $seat } non avesse ancora mostrato di non avere { $suit }
}
change-objection = { $to ->
    [at_once] { $partner } si oppone subito
    [later] { $partner } si oppone, ma solo qualche tempo dopo
    [no] { $partner } non si oppone
   *[open] Non si sa se { $partner } si opponga
}
had-objection = { $to ->
    [at_once] Se { $partner } si fosse opposto subito
    [later] Se { $partner } si fosse opposto solo qualche tempo dopo
    [no] Se { $partner } non si fosse opposto
   *[open] Se non si fosse saputo se { $partner } si opponesse
}
change-disputed = { $to ->
    [yes] Un giocatore contesta la richiesta
   *[no] Nessuno contesta la richiesta
}
had-disputed = { $to ->
    [yes] Se un giocatore avesse contestato la richiesta
   *[no] Se nessuno avesse contestato la richiesta
}
change-agreed = { $to ->
    [yes] L’altra linea acconsente
    [no] L’altra linea non acconsente
   *[open] Non si sa se l’altra linea acconsenta
}
had-agreed = { $to ->
    [yes] Se l’altra linea avesse acconsentito
    [no] Se l’altra linea non avesse acconsentito
   *[open] Se non si fosse saputo se l’altra linea acconsentisse
}
change-doubted = { $to ->
    [at_once] Se ne dubita sul momento
    [before_next_call] Se ne dubita più tardi, prima di una chiamata in un altro board e prima della fine del round
    [in_correction_period] Se ne dubita ancora più tardi, nel periodo di correzione
    [too_late] Se ne dubita dopo il periodo di correzione
    [before_mixed] Se ne dubita più tardi, prima che le carte siano mescolate
    [before_all_called] Se ne dubita ancora più tardi, prima che tutti abbiano fatto una chiamata in una smazzata successiva
    [all_called] Se ne dubita dopo che tutti hanno fatto una chiamata in una smazzata successiva
   *[open] Non si sa quando se ne dubiti
}
had-doubted = { $to ->
    [at_once] Se il dubbio fosse venuto sul momento
    [before_next_call] Se il dubbio fosse venuto più tardi, ma prima di una chiamata in un altro board e prima della fine del round
    [in_correction_period] Se il dubbio fosse venuto solo nel periodo di correzione
    [too_late] Se il dubbio fosse venuto solo dopo il periodo di correzione
    [before_mixed] Se il dubbio fosse venuto più tardi, ma prima che le carte fossero mescolate
    [before_all_called] Se il dubbio fosse venuto solo dopo che le carte erano mescolate
    [all_called] Se il dubbio fosse venuto solo dopo che tutti avevano fatto una chiamata in una smazzata successiva
   *[open] Se non si fosse saputo quando è venuto il dubbio
}
change-doubter = { $to ->
    [open] Non è detto chi ne dubiti
   *[seat] Ne dubita { $seat }
}
had-doubter = { $to ->
    [open] Se non fosse stato detto chi ne dubita
   *[seat] Se a dubitarne fosse stato { $seat }
}
change-already_won = Cedute benché già vinte: { $tricks }
had-already_won = Se fosse stato ceduto, benché già vinto, un totale di { $tricks }
change-likely = { $to ->
    [open] Non è ancora stabilito quante delle prese cedute sarebbero state probabilmente vinte
   *[n] Cedute benché probabilmente vincibili: { $tricks }
}
had-likely = { $to ->
    [open] Se non fosse stato stabilito quante delle prese cedute sarebbero state probabilmente vinte
   *[n] Se fosse stato ceduto, benché probabilmente vincibile, un totale di { $tricks }
}
change-no_normal_play_loses = { $to ->
    [open] Non è ancora stabilito quante delle prese cedute nessuna giocata normale poteva perdere
   *[n] Cedute benché nessuna giocata normale potesse perderle: { $tricks }
}
had-no_normal_play_loses = { $to ->
    [open] Se non fosse stato stabilito quante delle prese cedute nessuna giocata normale poteva perdere
   *[n] Se fosse stato ceduto un totale di { $tricks } che nessuna giocata normale poteva perdere
}
change-no_legal_play_loses = { $to ->
    [open] Non è ancora stabilito quante delle prese cedute nessuna giocata legale poteva perdere
   *[n] Cedute benché nessuna giocata legale potesse perderle: { $tricks }
}
had-no_legal_play_loses = { $to ->
    [open] Se non fosse stato stabilito quante delle prese cedute nessuna giocata legale poteva perdere
   *[n] Se fosse stato ceduto un totale di { $tricks } che nessuna giocata legale poteva perdere
}
change-played_on = { $n ->
    [0] Dopo non si gioca nulla
    [1] Dopo si gioca una sola carta
   *[other] Dopo si giocano solo { $number } carte
}
had-played_on = { $n ->
    [0] Se dopo non si fosse giocato nulla
    [1] Se dopo si fosse giocata una sola carta
   *[other] Se dopo si fossero giocate solo { $number } carte
}
change-not_asked_to_play_on = Nessuno chiede che il gioco prosegua
had-not_asked_to_play_on = Se nessuno avesse chiesto che il gioco proseguisse
change-all_agree = { $to ->
    [yes] Tutti e quattro i giocatori sono d’accordo che il gioco prosegua
    [no] Non tutti e quattro i giocatori sono d’accordo che il gioco prosegua
   *[open] Non si sa se tutti e quattro i giocatori siano d’accordo che il gioco prosegua
}
had-all_agree = { $to ->
    [yes] Se tutti e quattro i giocatori fossero stati d’accordo che il gioco proseguisse
    [no] Se non tutti e quattro i giocatori fossero stati d’accordo che il gioco proseguisse
   *[open] Se non si fosse saputo se tutti e quattro i giocatori fossero d’accordo che il gioco proseguisse
}

## The code

change-edition = { $to ->
    [social] Le regole del bridge amichevole
   *[year] Il Codice del { $to }
}
had-edition = { $to ->
    [social] Se fosse stato bridge amichevole
   *[year] Se fosse stato in vigore il Codice del { $to }
}
change-date = È accaduto il { $date }
had-date = Se fosse accaduto il { $date }
change-election-similar_from = Un significato è simile quando si adatta a entrambe le chiamate almeno questa quota delle mani: { $percent } %
had-election-similar_from = Se un significato fosse simile quando si adatta a entrambe le chiamate almeno questa quota delle mani: { $percent } %
change-election-dissimilar_below = Un significato non è simile quando si adatta a entrambe le chiamate meno di questa quota delle mani: { $percent } %
had-election-dissimilar_below = Se un significato non fosse simile solo quando si adatta a entrambe le chiamate meno di questa quota delle mani: { $percent } %
change-election-order = { $to ->
    [top_down] I semi si considerano giocati dall’alto
    [ebu] I semi chiusi si considerano giocati dall’alto, le carte piccole in qualsiasi ordine
   *[any] Non è stabilito alcun ordine all’interno di un seme
}
had-election-order = { $to ->
    [top_down] Se i semi si considerassero giocati dall’alto
    [ebu] Se i semi chiusi si considerassero giocati dall’alto, e le carte piccole in qualsiasi ordine
   *[any] Se non fosse stabilito alcun ordine all’interno di un seme
}
change-election-guidelines = { $to ->
    [acbl_2019] Richieste secondo le linee guida della Commissione Leggi ACBL, 2019
    [ebu] Richieste secondo il White Book della English Bridge Union
   *[none] Richieste secondo il solo Codice, senza linee guida
}
had-election-guidelines = { $to ->
    [acbl_2019] Se si seguissero le linee guida della Commissione Leggi ACBL del 2019
    [ebu] Se si seguisse il White Book della English Bridge Union
   *[none] Se non si seguissero linee guida sulle richieste
}
change-election-presumes = { $to ->
    [yes] Del richiedente si presume: { $presumption }
   *[no] Del richiedente non si presume: { $presumption }
}
had-election-presumes = { $to ->
    [yes] Se del richiedente si presumesse questo: «{ $presumption }»
   *[no] Se del richiedente non si presumesse questo: «{ $presumption }»
}
