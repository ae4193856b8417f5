### What happened. The story never names the law and never says what follows.

## Numbers

number-0 = zero
number-1 = una
number-2 = due
number-3 = tre
number-4 = quattro
number-5 = cinque
number-6 = sei
number-7 = sette
number-8 = otto
number-9 = nove
number-10 = dieci
number-11 = undici
number-12 = dodici
number-13 = tredici
tricks = { $n ->
    [0] zero prese
    [1] una presa
   *[other] { $number } prese
}

## The auction

story-date = È accaduto il { $date }.
story-dealer = Mazziere { $dealer }, { $vulnerable }.
story-calls = { $calls }.
story-passes = { $seat } passa
story-doubles = { $seat } contra
story-redoubles = { $seat } surcontra
story-bids = { $seat } licita { $call }
story-out-of-turn = { $makes }, benché sia il turno di { $turn }.
story-not-higher = { $makes }, che non supera la { $over }
story-instead = In sostituzione, { $makes }.
story-before-director = Prima che l’Arbitro sia chiamato, { $makes }.
story-director-called = Viene chiamato l’Arbitro.
story-accepts = { $replaced ->
    [yes] L’Arbitro viene chiamato e spiega. { $seat } accetta la { $call }.
   *[no] L’Arbitro viene chiamato e spiega. { $seat } accetta la chiamata.
}
story-declines = { $replaced ->
    [yes] L’Arbitro viene chiamato e spiega. { $seat } non accetta la { $call }.
   *[no] L’Arbitro viene chiamato e spiega. { $seat } non accetta la chiamata.
}
story-accepts-then = { $replaced ->
    [yes] { $seat } accetta la { $call }.
   *[no] { $seat } accetta la chiamata.
}
story-declines-then = { $replaced ->
    [yes] { $seat } non accetta la { $call }.
   *[no] { $seat } non accetta la chiamata.
}
story-acts = { $seat } fa poi una chiamata legale diversa dal passo.
story-asked-about = L’Arbitro chiede che cosa significasse questa chiamata: { $makes }.
story-same-time = Nello stesso momento, { $makes }.
story-director = { $seat } richiama l’attenzione sul fatto, e viene chiamato l’Arbitro.
story-made = { $n ->
    [0] La linea del dichiarante non vince alcuna presa.
    [1] La linea del dichiarante vince una presa.
   *[other] La linea del dichiarante vince { $number } prese.
}
story-lead-faced = { $seat } attacca e scopre la carta.
story-misexplains = La spiegazione della { $call } data da { $seat }, o un alert mancante o errato, non corrisponde alla mano del compagno.
story-corrects = { $seat } chiama l’Arbitro e dice che la spiegazione della { $call } era errata.
story-changes-call = Al posto dell’ultima chiamata, { $makes }.
story-exposes = { $seat } espone { $cards }, in vista del compagno.
story-leads-early = { $seat } attacca { $cards }, a carta scoperta.
story-means = { $named ->
    [yes] Per accordo questa chiamata è { $meaning }.
   *[no] Per accordo questa chiamata mostra { $meaning }.
}
story-means-artificial = { $named ->
    [yes] Questa chiamata è artificiale; per accordo è { $meaning }.
   *[no] Questa chiamata è artificiale; per accordo mostra { $meaning }.
}
story-artificial = Questa chiamata è artificiale.
story-found-comparable = L’Arbitro ha confrontato i significati e stabilisce che la nuova chiamata dice ciò che diceva quella ritirata.
story-found-not-comparable = L’Arbitro ha confrontato i significati e stabilisce che la nuova chiamata dice altro da quella ritirata.
story-found-repeats = L’Arbitro stabilisce che la nuova chiamata ripete la denominazione della licita ritirata.
story-found-not-repeats = L’Arbitro stabilisce che la nuova chiamata non ripete la denominazione della licita ritirata.
story-found-lowest = L’Arbitro stabilisce che la nuova licita è la licita sufficiente più bassa che specifica la stessa denominazione.
story-found-not-lowest = L’Arbitro stabilisce che la nuova chiamata non è la licita sufficiente più bassa che specifica la stessa denominazione.
story-found-of = Per la { $call }: { $found }
story-found-unintended = L’Arbitro stabilisce che il giocatore non ha mai inteso fare la chiamata precedente.
story-found-not-unintended = L’Arbitro stabilisce che il giocatore intendeva fare la chiamata precedente quando l’ha fatta.
story-found-prompted = L’Arbitro stabilisce che il giocatore si è accorto dell’errore per l’avviso, la spiegazione o un’altra azione del compagno.
story-found-not-prompted = L’Arbitro stabilisce che il giocatore si è accorto dell’errore senza il compagno.
story-found-influenced = L’Arbitro giudica che l’ultima chiamata dell’altra linea può ben essere stata influenzata dalla spiegazione.
story-found-not-influenced = L’Arbitro giudica che l’ultima chiamata dell’altra linea non è stata influenzata dalla spiegazione.
story-found-mistaken_call = L’Arbitro stabilisce che è provato che la spiegazione era giusta e la chiamata uno sbaglio.
story-found-not-mistaken_call = L’Arbitro non trova prove che la chiamata fosse uno sbaglio.

## Claims and concessions

story-contract = Il contratto è { $contract }, { $vulnerable }.
story-trump = { $declarer } è il dichiarante; atout { $trump }.
story-notrump = { $declarer } è il dichiarante, a senza atout.
story-declarer = { $declarer } è il dichiarante.
story-won = { $n ->
    [0] Nord-Sud hanno vinto { $ns }, Est-Ovest nessuna.
   *[other] Nord-Sud hanno vinto { $ns }, Est-Ovest { $ew }.
}
story-left = { $n ->
    [1] Resta una presa.
   *[other] Restano { $tricks }.
}
story-on-lead = Tocca a { $leader } attaccare.
story-led = { $leader } ha attaccato con { $card }.
story-led-and-played = { $leader } ha attaccato con { $card }; { $played }.
story-played = { $seat } ha giocato { $card }
story-shown-out = { $seat } ha già mostrato di non avere { $suit }.
story-unseen = { $n ->
    [1] L’Arbitro non conosce le carte di { $seats }.
   *[other] L’Arbitro non conosce queste mani: { $seats }. Insieme hanno { $cards }.
}
story-unseen-held = Si sa che { $seat } ha { $cards }.
story-length = { $n ->
    [0] Si sa che { $seat } non ha carte di { $suit }.
    [1] Si sa che { $seat } ha una carta di { $suit }.
   *[other] Si sa che { $seat } ha { $number } carte di { $suit }.
}
story-claims-all = { $n ->
    [1] { $claimer } la richiede.
   *[other] { $claimer } le richiede tutte.
}
story-claims = { $n ->
    [0] { $claimer } non ne richiede nessuna.
   *[other] { $claimer } ne richiede { $number }.
}
story-statement = { $claimer } dice: «{ $statement }».
story-no-statement = { $n ->
    [1] { $claimer } non dice nulla di come sarà vinta.
   *[other] { $claimer } non dice nulla di come saranno vinte.
}
story-how-named = Il numero di prese viene indicato.
story-how-curtailed = { $speaker } propone di abbreviare il gioco.
story-how-shown = { $speaker } mostra delle carte; se fosse una richiesta, sarebbe di { $tricks }.
story-how-faced_after_lead = { $speaker } ha scoperto la mano dopo l’attacco, che era fuori turno.
story-how-abandoned = { $speaker } abbandona la mano.
story-meant = L’Arbitro non trova nulla che mostri che { $speaker } non intendeva fare una richiesta.
story-not-meant = L’Arbitro ritiene dimostrato che { $speaker } non intendeva fare una richiesta.
story-asks-to-play-on = { $seat } chiede che il gioco prosegua.
story-all-agree = Tutti e quattro i giocatori sono d’accordo.
story-not-all-agree = Non tutti e quattro i giocatori sono d’accordo.
story-played-on = Poi si giocano queste carte, in quest’ordine: { $cards }.
social-story-meant = Nulla mostra che { $speaker } non intendesse fare una richiesta.
social-story-not-meant = È dimostrato che { $speaker } non intendeva fare una richiesta.
social-story-disputed = Un giocatore contesta la richiesta.
social-story-objects-at-once = { $partner } si oppone subito.
social-story-objects-later = { $partner } si oppone, ma solo qualche tempo dopo.
social-story-director-called = Non si sa ancora se qualcuno si sia opposto.
social-story-aware = { $claimer } sapeva delle carte di { $suit } ancora fuori.
social-story-unaware = { $claimer } non sapeva che ci fossero ancora fuori carte di { $suit }.
social-story-forgot = { $claimer } aveva dimenticato { $cards }.
social-story-doubtful = Non si può stabilire se { $claimer } sapesse delle carte di { $suit } ancora fuori.
story-made-of-these = { $n ->
    [0] Di queste prese la linea del dichiarante non ne vince nessuna.
    [1] Di queste prese la linea del dichiarante ne vince una.
   *[other] Di queste prese la linea del dichiarante ne vince { $number }.
}
story-current-trick = Ciò che è stato detto riguarda solo la presa in corso.
story-disputed = Un giocatore contesta la richiesta e viene chiamato l’Arbitro.
story-undisputed = Nessuno contesta la richiesta.
story-aware = L’Arbitro stabilisce che { $claimer } sapeva delle carte di { $suit } ancora fuori.
story-unaware = L’Arbitro stabilisce che { $claimer } non sapeva che ci fossero ancora fuori carte di { $suit }.
story-forgot = L’Arbitro stabilisce che { $claimer } aveva dimenticato { $cards }.
story-doubtful = L’Arbitro non può stabilire se { $claimer } sapesse delle carte di { $suit } ancora fuori.
story-concedes-all = { $n ->
    [1] { $conceder } la concede a { $side }.
   *[other] { $conceder } le concede tutte a { $side }.
}
story-concedes = { $conceder } ne concede { $number } a { $side }.
story-exposed = Le carte di { $seats } sono scoperte sul tavolo.
story-objects-at-once = { $partner } si oppone subito. Viene chiamato l’Arbitro.
story-objects-later = { $partner } si oppone, ma solo qualche tempo dopo. Viene chiamato l’Arbitro.
story-objects-not = { $partner } non si oppone.
story-agreed = Tutti i giocatori acconsentono.
story-assented = L’altra linea acconsente.
story-not-assented = L’altra linea non acconsente né si oppone.
story-somebody-of = un giocatore di { $side }
story-doubted-unknown = In seguito { $who } ne dubita, e viene chiamato l’Arbitro.
story-doubted-at_once = Sul momento { $who } ne dubita, e viene chiamato l’Arbitro.
story-doubted-before_next_call = Prima che { $side } abbiano fatto una chiamata in un board successivo, e prima che il round sia finito, { $who } ne dubita e viene chiamato l’Arbitro.
story-doubted-in_correction_period = { $side } hanno fatto una chiamata in un board successivo, o il round è finito; ma il periodo di correzione non è ancora trascorso quando { $who } ne dubita e viene chiamato l’Arbitro.
story-doubted-too_late = Il periodo di correzione è trascorso quando { $who } ne dubita e viene chiamato l’Arbitro.
story-doubted-before_mixed = Le carte non sono ancora mescolate quando { $who } ne dubita.
story-doubted-before_all_called = Le carte sono mescolate, ma non tutti hanno ancora fatto una chiamata in una smazzata successiva quando { $who } ne dubita.
story-doubted-all_called = Tutti hanno fatto una chiamata in una smazzata successiva quando { $who } ne dubita.
story-already-won = Il board è stato conteggiato come se { $side } avessero perso { $tricks } che in realtà avevano già vinto.
story-likely = { $n ->
    [0] L’Arbitro stabilisce che, se il gioco fosse proseguito, { $side } probabilmente non avrebbero vinto altre prese.
   *[other] L’Arbitro stabilisce che, se il gioco fosse proseguito, { $side } avrebbero probabilmente vinto { $tricks } in più.
}
story-no-normal-play = { $n ->
    [0] L’Arbitro non trova, fra le prese cedute, alcuna presa che { $side } non potessero perdere con una giocata normale.
   *[other] L’Arbitro trova, fra le prese cedute, { $tricks } che { $side } non potevano perdere con alcuna giocata normale.
}
story-no-legal-play = { $n ->
    [0] L’Arbitro non trova, fra le prese cedute, alcuna presa che { $side } non potessero perdere con una giocata legale.
   *[other] L’Arbitro trova, fra le prese cedute, { $tricks } che { $side } non potevano perdere con alcuna giocata legale.
}

## A claimer’s statement

statement-then = , poi{" "}
statement-tally-before = :{" "}
statement-tally-after = ;{" "}
statement-else-before = ;{" "}
statement-beside = ,{" "}
statement-draw = battere gli atout
statement-draw-rounds = { $n ->
    [1] battere un giro di atout
   *[other] battere { $number } giri di atout
}
statement-draw-out = { $n ->
    [1] battere l’ultimo atout
   *[other] battere i { $number } atout ancora fuori
}
statement-top = tutto dall’alto
statement-top-suit = incassare le { $suit } dall’alto
statement-cash = incassare le { $suit }
statement-play = giocare { $cards }
statement-ruff = { $n ->
    [1] tagliare una { $suit } nella mano di { $hand }
   *[other] tagliare { $number } { $suit } nella mano di { $hand }
}
statement-ruff-high = { $n ->
    [1] tagliare alto una { $suit } nella mano di { $hand }
   *[other] tagliare alto { $number } { $suit } nella mano di { $hand }
}
statement-ruff-with = tagliare una { $suit } con { $card } nella mano di { $hand }
statement-crossruff = { $high ->
    [yes] fare tagli incrociati alti
   *[no] fare tagli incrociati
}
statement-crossruff-suits = { $high ->
    [yes] fare tagli incrociati alti a { $suits }
   *[no] fare tagli incrociati a { $suits }
}
statement-cross = passare nella mano di { $hand }
statement-cross-in = passare nella mano di { $hand } a { $suit }
statement-good = la mano di { $hand } è tutta vincente
statement-finesse = fare l’impasse con { $card } su { $seat }
statement-concede = cedere una { $suit }
statement-tally-suit = { $number } { $suit }
statement-discard = scartare { $card } dalla mano di { $hand }
statement-if = se { $condition }, { $step }
statement-unless = salvo se { $condition }, { $step }
statement-else = altrimenti { $step }
condition-breaks = le { $suit } sono divise { $long }-{ $short }
condition-shows-out = { $seat } non risponde a { $suit }
condition-anyone-shows-out = qualcuno non risponde a { $suit }
condition-falls = { $card } cade
