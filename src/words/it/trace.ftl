### The tests of a ruling: `asked-…` is what was asked, `decided-…-held` and `decided-…-not` the fact that decided it.

answer-yes = Sì
answer-no = No
share-less = meno dello 0,1{"\u00A0"}%

## Calls out of rotation

asked-out_of_turn = È stata fatta una chiamata quando era il turno di un altro giocatore?
decided-out_of_turn-held = Era il turno di { $turn } quando { $by } ha fatto la chiamata: la { $call } era fuori turno.
decided-out_of_turn-not = Era il turno di { $by }: la { $call } era in rotazione.
asked-all_in_turn = Ogni chiamata è stata fatta al proprio turno?
decided-all_in_turn-held = Ogni giocatore ha fatto la chiamata al proprio turno.
decided-all_in_turn-not = Un giocatore ha fatto una chiamata al turno di un altro.
asked-proper_player_called = { $proper }, cui spettava il turno, ha fatto una chiamata prima che l’Arbitro decidesse?
decided-proper_player_called-held = La { $call } è stata fatta al turno di { $proper } e prima di ogni decisione: dunque è in rotazione.
decided-proper_player_called-not = { $proper } non aveva fatto chiamate quando è venuto l’Arbitro.
asked-next_hand_accepted = { $lho }, il giocatore che segue il colpevole, ha accettato la chiamata?
decided-next_hand_accepted-held = { $call-known ->
    [yes] La { $call } è stata fatta sopra di essa, e così l’ha accettata.
   *[no] { $lho } ha scelto di accettarla.
}
decided-next_hand_accepted-not = { $lho } non ha fatto una chiamata sopra di essa né ha scelto di accettarla.
asked-declined = La chiamata è cancellata, perché { $lho } non l’ha accettata?
decided-declined-held = { $lho } non l’ha accettata: la { $call } è cancellata.
decided-declined-not = La { $call } non è stata rifiutata.
asked-artificial_pass = Il passo era artificiale?
decided-artificial_pass-held = La { $call } era artificiale per accordo.
decided-artificial_pass-not = La { $call } non era artificiale.
asked-pass_of_partners_artificial = Era un passo su una chiamata artificiale del compagno?
decided-pass_of_partners_artificial-held = È un passo sulla { $partners }, che era artificiale.
decided-pass_of_partners_artificial-not = L’ultima chiamata diversa dal passo non era una chiamata artificiale del compagno.
asked-pass_of_opponents_artificial = Era un passo su una chiamata artificiale di un avversario: ciò porta all’Art. 31?
decided-pass_of_opponents_artificial-held = È un passo sulla { $theirs }, che era artificiale, e questa lettura lo conta fra i passi su una chiamata artificiale.
decided-pass_of_opponents_artificial-not = È un passo sulla { $theirs }, che era artificiale; ma l’Art. 31 parla solo della chiamata artificiale del compagno.
asked-at_rhos_turn = Era il turno dell’avversario di destra del colpevole?
decided-at_rhos_turn-held = Era il turno di { $turn }, che è l’avversario di destra di { $offender }.
decided-at_rhos_turn-not = { $relation ->
    [partner] Era il turno di { $turn }, che è il compagno di { $offender }.
    [lho] Era il turno di { $turn }, che è l’avversario di sinistra di { $offender }.
   *[other] Era il turno di { $turn }.
}
asked-at_partners_or_first_at_lhos = Era il turno del compagno, oppure dell’avversario di sinistra e il colpevole non aveva ancora fatto chiamate?
decided-at_partners_or_first_at_lhos-held = { $relation ->
    [partner] Era il turno di { $turn }, che è il compagno di { $offender }.
    [lho] Era il turno di { $turn }, che è l’avversario di sinistra di { $offender }; e { $offender } non aveva ancora fatto chiamate.
   *[other] Era il turno di { $turn }.
}
decided-at_partners_or_first_at_lhos-not = { $earlier-known ->
    [yes] Era il turno di { $turn }, l’avversario di sinistra, e c’era già stata la { $earlier }.
   *[no] Era il turno di { $turn }.
}
asked-later_at_lhos = Era il turno dell’avversario di sinistra, e il colpevole aveva già fatto una chiamata?
decided-later_at_lhos-held = { $earlier-known ->
    [yes] Era il turno di { $turn }, e c’era già stata la { $earlier }.
   *[no] Era il turno di { $turn }, e { $offender } aveva già fatto una chiamata.
}
decided-later_at_lhos-not = { $earlier-known ->
    [yes] Era il turno di { $turn }, che non è l’avversario di sinistra di { $offender }.
   *[no] { $offender } non aveva ancora fatto chiamate.
}
asked-partner_is_free = Il compagno del colpevole può fare qualsiasi chiamata legale?
decided-partner_is_free-held = Per ora { $partner } non è obbligato a passare; ma finché non la sostituisce una chiamata comparabile, l’informazione che viene dalla chiamata ritirata è non autorizzata per { $partner }.
decided-partner_is_free-not = { $partner } non è libero nelle sue chiamate.
asked-offender_is_free = Il colpevole può fare qualsiasi chiamata legale al proprio turno?
decided-offender_is_free-held = { $offender } può; il seguito dipende da quella chiamata.
decided-offender_is_free-not = { $offender } non è libero nelle sue chiamate.
asked-at_partners_turn = Era il turno del compagno del colpevole?
decided-at_partners_turn-held = Era il turno di { $turn }, che è il compagno di { $offender }.
decided-at_partners_turn-not = { $relation ->
    [rho] Era il turno di { $turn }, che è l’avversario di destra di { $offender }.
    [lho] Era il turno di { $turn }, che è l’avversario di sinistra di { $offender }.
   *[other] Era il turno di { $turn }.
}
asked-rho_passed = L’avversario di destra del colpevole ha passato?
decided-rho_passed-held = { $rho } ha passato.
decided-rho_passed-not = { $call-known ->
    [yes] La { $call } non è un passo.
   *[no] { $rho } non ha passato.
}
asked-similar = La nuova chiamata ha lo stesso significato di quella ritirata, o quasi?
decided-similar-held = Fra le mani che fanno la { $replacement }, la quota di quelle che avrebbero fatto anche la chiamata ritirata è: { $share }. Basta questa: { $from }.
decided-similar-not = { $enough ->
    [yes] Per quanto si possono contare le mani, la quota è: { $share }; ma una delle chiamate promette qualcosa che non si può contare.
   *[no] { $none ->
        [yes] Nessuna delle mani che fanno la { $replacement } avrebbe fatto anche la chiamata ritirata; la quota necessaria è: { $from }.
       *[no] Fra le mani che fanno la { $replacement }, la quota di quelle che avrebbero fatto anche la chiamata ritirata è: { $share }. Quella necessaria è: { $from }.
    }
}
asked-subset = Ogni mano che fa la nuova chiamata avrebbe fatto anche quella ritirata?
decided-subset-held = Ogni mano che fa la { $replacement } avrebbe fatto anche la chiamata ritirata.
decided-subset-not = { $enough ->
    [yes] Per quanto si possono contare le mani, ognuna che fa la { $replacement } avrebbe fatto anche la chiamata ritirata; ma una delle chiamate promette qualcosa che non si può contare.
   *[no] { $none ->
        [yes] Nessuna delle mani che fanno la { $replacement } avrebbe fatto anche la chiamata ritirata.
       *[no] Non tutte le mani che fanno la { $replacement } avrebbero fatto anche la chiamata ritirata, come sarebbe necessario. La quota è: { $share }.
    }
}
asked-same_purpose = Le due chiamate hanno lo stesso scopo?
decided-same_purpose-held = La { $replacement } ha lo stesso scopo della chiamata ritirata.
decided-same_purpose-not = La { $replacement } e la chiamata ritirata non hanno in comune uno scopo, come interrogare o fare un relay.
asked-found_comparable = L’Arbitro ha stabilito che la nuova chiamata è comparabile?
decided-found_comparable-held = L’Arbitro ha confrontato i significati e ha stabilito che è comparabile.
decided-found_comparable-not = L’Arbitro ha confrontato i significati e ha stabilito che non è comparabile.
asked-replacement_comparable = La chiamata con cui { $offender } ha sostituito quella ritirata è comparabile?
decided-replacement_comparable-held = Lo è: non c’è ulteriore rettifica.
decided-replacement_comparable-not = Non è comparabile.
asked-replacement_not_comparable = La chiamata sostitutiva non è comparabile, sicché il compagno del colpevole deve passare una volta?
decided-replacement_not_comparable-held = Non è comparabile: { $partner } deve passare al prossimo turno.
decided-replacement_not_comparable-not = È comparabile: { $partner } non è obbligato a passare.
asked-lead_restricted = Il dichiarante può limitare un attacco della linea colpevole?
decided-lead_restricted-held = { $suits-n ->
    [0] { $offender } ha specificato ogni seme nella licitazione legale: non resta alcun seme da vietare.
    [1] Al primo turno d’attacco di { $binds }. L’unico seme che { $offender } non ha specificato nella licitazione legale è { $suits }.
    [4] Al primo turno d’attacco di { $binds } il dichiarante può vietare un seme qualsiasi.
   *[other] Al primo turno d’attacco di { $binds }. I semi che { $offender } non ha specificato nella licitazione legale sono { $suits }.
}
decided-lead_restricted-not = { $binds } può attaccare in qualsiasi seme.
asked-unintended_call = La { $earlier }, quella precedente del colpevole, era involontaria?
decided-unintended_call-held = L’Arbitro ha stabilito che il giocatore non ha mai inteso farla.
decided-unintended_call-not = L’Arbitro ha stabilito che il giocatore intendeva farla.
asked-made_as_intended = Il colpevole intendeva fare la { $earlier } quando l’ha fatta?
decided-made_as_intended-held = Il giocatore intendeva farla: resta valida, qualunque ne sia la ragione.
decided-made_as_intended-not = Il giocatore non intendeva farla.
asked-however_aware = La { $earlier } si può sostituire in qualunque modo il giocatore se ne sia accorto?
decided-however_aware-held = Sì: non importa come il giocatore se ne sia accorto.
decided-however_aware-not = No: conta come il giocatore se ne sia accorto.
asked-prompted_by_partner = Un’azione del compagno ha mostrato l’errore: la { $earlier } può essere sostituita lo stesso?
decided-prompted_by_partner-held = Non conta come il giocatore se ne è accorto.
decided-prompted_by_partner-not = Secondo questo parere un’informazione dal compagno non può servire a questo.
asked-partner_has_called = Il compagno ha fatto una chiamata dopo quella involontaria?
decided-partner_has_called-held = { $partner } ha fatto una chiamata nel frattempo: non può più essere sostituita.
decided-partner_has_called-not = { $partner } non ha fatto chiamate nel frattempo.
asked-ended_before_partner = La licitazione è finita prima del turno del compagno?
decided-ended_before_partner-held = La licitazione è finita prima che { $partner } potesse fare una chiamata, e il suo periodo non è terminato: la chiamata può ancora essere sostituita.
decided-ended_before_partner-not = La licitazione non era finita.
asked-may_withdraw = L’avversario di sinistra aveva fatto una chiamata sopra quella involontaria?
decided-may_withdraw-held = { $lho } vi aveva fatto sopra la { $over }, e può ritirarla.
decided-may_withdraw-not = { $lho } non vi aveva fatto sopra nessuna chiamata.
asked-withdrew = L’avversario di sinistra ha ritirato la chiamata fatta sopra quella involontaria?
decided-withdrew-held = { $lho } ha ritirato la { $over }.
decided-withdrew-not = { $lho } ha mantenuto la { $over }.
asked-change_accepted = L’avversario di sinistra ha accettato il cambio di chiamata?
decided-change_accepted-held = { $lho } l’ha accettato: la seconda chiamata resta valida.
decided-change_accepted-not = { $lho } non l’ha accettato.
asked-first_call_stands = Il cambio è cancellato, sicché resta valida la prima chiamata?
decided-first_call_stands-held = Il cambio non è stato accettato: la { $earlier } resta valida.
decided-first_call_stands-not = Il cambio è stato accettato: la { $earlier } non resta valida.
asked-lets_first_call_stand = Il colpevole lascia valida la prima chiamata?
decided-lets_first_call_stand-held = { $offender } lascia valida la { $earlier }: il compagno deve passare una volta.
decided-lets_first_call_stand-not = { $offender } fa un’altra chiamata al posto della { $earlier }.
asked-at_most_average_minus = Il punteggio della parte colpevole è limitato?
decided-at_most_average_minus-held = { $side } ottengono al massimo la media meno.
decided-at_most_average_minus-not = Il punteggio di { $side } non è limitato.
asked-three_passes_one_out_of_turn = Una chiamata è stata seguita da tre passi, uno dei quali fuori turno?
decided-three_passes_one_out_of_turn-held = Le ultime { $passes } chiamate sono passi, e una di esse è la { $irregular }.
decided-three_passes_one_out_of_turn-not = { $passes-n ->
    [0] L’ultima chiamata non è un passo.
    [1] Solo l’ultima chiamata è un passo.
   *[other] Le ultime { $passes } chiamate sono passi, che non concludono la licitazione togliendo il turno a qualcuno.
}
asked-lost_his_turn = Un giocatore ha perso per questo un turno?
decided-lost_his_turn-held = { $player } è stato saltato: la licitazione torna a { $player } e i passi successivi sono cancellati.
decided-lost_his_turn-not = { $player } non ha perso turni.
asked-same_time = Due chiamate sono state fatte nello stesso momento?
decided-same_time-held = La { $call } è stata fatta nello stesso momento della { $with }, e conta come successiva.
decided-same_time-not = La { $call } e la { $with } sono state fatte una dopo l’altra.
asked-required_to_pass = Il giocatore cui spettava il turno era obbligato a passare?
decided-required_to_pass-held = { $rho } doveva passare: la { $irregular } conta come fatta in rotazione.
decided-required_to_pass-not = Nulla obbligava { $rho } a passare.
asked-required_to_repeat = Il giocatore cui spettava il turno era obbligato a ripetere una chiamata, e questa vale come fatta?
decided-required_to_repeat-held = { $rho } doveva ripetere una chiamata, e questa opinione la considera fatta: la { $irregular } conta come fatta in rotazione.
decided-required_to_repeat-not = { $rho } doveva ripetere una chiamata; ma l’Art. 28A parla soltanto di un giocatore obbligato a passare.
asked-rho_must_call = L’avversario di destra del colpevole deve passare, per la decisione su un’altra irregolarità?
decided-rho_must_call-held = { $rho } deve passare.
decided-rho_must_call-not = { $rho } deve ripetere { $must_call }.
asked-inadmissible = Il contro o il surcontro è inammissibile?
decided-inadmissible-held = In quel momento non c’è nulla dell’altra linea che la { $call } potesse contrare o surcontrare.
decided-inadmissible-not = La { $call } è ammissibile.
asked-called_over_inadmissible = Il giocatore che segue ha fatto una chiamata prima che fosse rettificato?
decided-called_over_inadmissible-held = La { $call } è stata fatta sopra di esso: entrambe le chiamate sono cancellate, con tutto ciò che è seguito.
decided-called_over_inadmissible-not = { $lho } non aveva fatto una chiamata sopra di esso.
asked-lead_faced = L’attacco iniziale è stato scoperto prima che qualcuno se ne accorgesse?
decided-lead_faced-held = L’attacco era scoperto: il contratto è quello che sarebbe senza la { $call }.
decided-lead_faced-not = L’attacco non era stato scoperto.
asked-inadmissible_cancelled = La chiamata inammissibile è cancellata?
decided-inadmissible_cancelled-held = La { $call } è cancellata.
decided-inadmissible_cancelled-not = La { $call } non è cancellata.
asked-must_substitute = Il colpevole, cui spettava il turno, deve mettere al suo posto una chiamata legale?
decided-must_substitute-held = { $offender } deve sostituirla con una chiamata legale.
decided-must_substitute-not = Il turno non era di { $offender }.
asked-inadmissible_out_of_turn = Era anche fuori turno?
decided-inadmissible_out_of_turn-held = Lo era: la licitazione torna indietro, e { $offender } può fare qualsiasi chiamata legale al proprio turno.
decided-inadmissible_out_of_turn-not = Era il turno di { $offender }.
asked-breach_of_duty_to_pass = Un giocatore obbligato a passare ha licitato, contrato o surcontrato?
decided-breach_of_duty_to_pass-held = Il giocatore doveva passare: la { $call } è inammissibile.
decided-breach_of_duty_to_pass-not = La { $call } non ha violato alcun obbligo di passare.
asked-above_seven = È una licita superiore a sette?
decided-above_seven-held = La { $call } è superiore a sette e non resta mai valida.
decided-above_seven-not = La { $call } non è superiore a sette.
asked-after_final_pass = La chiamata è stata fatta dopo il passo finale?
decided-after_final_pass-held = La licitazione era conclusa prima della { $call }.
decided-after_final_pass-not = La licitazione non era conclusa prima della { $call }.
asked-called_before_rectification = Il giocatore che segue ha fatto una chiamata prima della rettifica?
decided-called_before_rectification-held = { $lho } aveva già fatto una chiamata sopra di essa.
decided-called_before_rectification-not = { $lho } non aveva fatto una chiamata sopra di essa.
asked-call_cancelled = La chiamata inammissibile è cancellata?
decided-call_cancelled-held = La { $call } è cancellata.
decided-call_cancelled-not = La { $call } non è cancellata.
asked-side_must_pass = Un passo ne prende il posto, ed entrambi i giocatori della linea devono passare a ogni turno?
decided-side_must_pass-held = Un passo ne prende il posto: { $offender } e il compagno devono passare a ogni turno.
decided-side_must_pass-not = { $offender } e il compagno non sono obbligati.
asked-looks_like_contract = La licita superiore a sette è stata seguita da tre passi?
decided-looks_like_contract-held = Sono seguiti tre passi, ma la { $call } non può diventare il contratto.
decided-looks_like_contract-not = La { $call } non era stata seguita da tre passi.
asked-pass_or_declaring_side = Era un passo di un difensore, o una chiamata della linea del dichiarante?
decided-pass_or_declaring_side-held = La { $call } non poteva aiutare la difesa: non segue altro.
decided-pass_or_declaring_side-not = La { $call } era di un difensore, e non un passo.
asked-action_by_defender = Un difensore ha licitato, contrato o surcontrato dopo il passo finale?
decided-action_by_defender-held = La { $call } ha detto qualcosa ai difensori: l’attacco può essere soggetto a restrizioni.
decided-action_by_defender-not = La { $call } non era una chiamata di questo genere.
asked-specifies = La chiamata era artificiale, così che contano le denominazioni che specificava?
decided-specifies-held = { $strains-n ->
    [0] La { $call } non ne specificava nessuna.
   *[other] La { $call } specificava { $strains }; conta questo, e non ciò che nominava.
}
decided-specifies-not = La { $call } non era artificiale.
asked-anybody_had_bid = Qualcuno aveva già licitato?
decided-anybody_had_bid-held = C’era stata la { $bid }.
decided-anybody_had_bid-not = Nessuno aveva licitato.
asked-nobody_had_bid = È accaduto prima che qualcuno avesse licitato?
decided-nobody_had_bid-held = Nessuno aveva licitato: di chiunque fosse il turno, il colpevole deve passare al prossimo turno.
decided-nobody_had_bid-not = Qualcuno aveva licitato.
asked-must_pass_throughout = { $player } deve passare ogni volta che è di turno?
decided-must_pass_throughout-held = { $player } deve passare per il resto della licitazione.
decided-must_pass_throughout-not = { $player } non è obbligato.
asked-may_not_double_now = Al compagno è vietato contrare e surcontrare a questo turno?
decided-may_not_double_now-held = { $partner } può licitare o passare, ma ora non può né contrare né surcontrare.
decided-may_not_double_now-not = { $partner } ha fatto la chiamata a quel turno, ed è libero.
asked-repeats_denomination = La nuova chiamata ripete la denominazione della licita fuori turno?
decided-repeats_denomination-held = { $replacement-known ->
    [yes] La { $replacement } ripete { $strains }.
   *[no] Si suppone che ripeta { $strains }.
}
decided-repeats_denomination-not = { $strains-n ->
    [0] La chiamata ritirata non specificava alcuna denominazione da ripetere.
   *[other] { $replacement-known ->
        [yes] La { $replacement } non ripete { $strains }.
       *[no] Si suppone che non ripeta { $strains }.
    }
}
asked-rho_acted = L’avversario di destra del colpevole ha licitato, contrato o surcontrato?
decided-rho_acted-held = { $call-known ->
    [yes] La { $call } non è un passo.
   *[no] { $rho } ha licitato, contrato o surcontrato.
}
decided-rho_acted-not = { $rho } ha passato.
asked-each_suit_specified = Il colpevole ha specificato nella licitazione legale tutti i semi della chiamata ritirata?
decided-each_suit_specified-held = { $offender } li ha specificati tutti: l’attacco non ha restrizioni.
decided-each_suit_specified-not = { $offender } non li ha specificati tutti.
asked-suit_was_specified = La chiamata ritirata specificava semi che il colpevole non ha specificato nella licitazione legale?
decided-suit_was_specified-held = { $suits-n ->
    [1] Specificava { $suits }: al primo turno d’attacco di { $binds } il dichiarante può esigere quel seme o vietarlo.
   *[other] Specificava { $suits }: al primo turno d’attacco di { $binds } il dichiarante può esigerne uno o vietarne uno.
}
decided-suit_was_specified-not = { $binds } può attaccare in qualsiasi seme.
asked-lead_is_free = L’attacco è libero, perché la nuova chiamata è comparabile?
decided-lead_is_free-held = { $partner } può attaccare in qualsiasi seme.
decided-lead_is_free-not = La nuova chiamata non è comparabile.
asked-authorised = L’altra linea può usare l’informazione che viene dalla chiamata ritirata?
decided-authorised-held = { $side } possono usarla.
decided-authorised-not = { $side } non possono usarla.
asked-no_rectification = La licitazione e il gioco proseguono senza ulteriore rettifica?
decided-no_rectification-held = La nuova chiamata è comparabile: proseguono, e l’Art. 16C2 non si applica.
decided-no_rectification-not = La nuova chiamata non è comparabile.
asked-help_watched = L’Arbitro deve valutare in seguito se la chiamata ritirata ha aiutato i colpevoli?
decided-help_watched-held = Dopo il gioco l’Arbitro valuta se, senza l’aiuto della { $irregular }, l’esito avrebbe ben potuto essere diverso.
decided-help_watched-not = Non c’è nulla da valutare.
asked-exposed_in_auction = Sono state esposte carte di { $player } durante la licitazione?
decided-exposed_in_auction-held = Per un errore di { $player } il compagno poteva vedere { $cards }: { $cards-n ->
    [1] la carta resta scoperta
   *[other] le carte restano scoperte
} fino alla fine della licitazione.
decided-exposed_in_auction-not = { $player } ha esposto { $cards } dopo la fine della licitazione.
asked-low_card_not_led = È una sola carta inferiore a un onore, e non è stata attaccata?
decided-low_card_not_led-held = { $cards } è una sola carta inferiore a un onore e non è stata attaccata: la licitazione prosegue senza restrizioni.
decided-low_card_not_led-not = { $cards }: non è una sola carta inferiore a un onore e non attaccata.
asked-honour_or_led = È un solo onore, o una carta attaccata troppo presto?
decided-honour_or_led-held = { $cards }: un solo onore, o una carta attaccata troppo presto. { $partner } deve passare al prossimo turno.
decided-honour_or_led-not = { $cards }: né un solo onore né una carta attaccata.
asked-two_or_more_cards = Sono state esposte due o più carte?
decided-two_or_more_cards-held = { $cards }: due o più carte. { $partner } deve passare al prossimo turno.
decided-two_or_more_cards-not = { $cards }: una sola carta, e { $partner } è libero.
asked-exposed_information = L’informazione che viene dalle carte esposte è non autorizzata per { $partner }?
decided-exposed_information-held = L’informazione che viene dalle carte esposte è non autorizzata per { $partner }; l’altra linea può usarla.
decided-exposed_information-not = { $partner } può usare l’informazione che viene dalle carte esposte.
asked-declaring_side = { $player } diventa dichiarante o morto?
decided-declaring_side-held = { $player } è nella linea del dichiarante e riprende { $cards }.
decided-declaring_side-not = { $player } difende, e non riprende senz’altro { $cards }.
asked-becomes_penalty_card = { $player } difende, con carte penalizzate?
decided-becomes_penalty_card-held = { $player } difende: ogni carta esposta ({ $cards }) è trattata come carta penalizzata.
decided-becomes_penalty_card-not = { $player } non difende: { $cards } non può diventare una carta penalizzata.
asked-minor_penalty_card = Una carta penalizzata sarebbe minore?
decided-minor_penalty_card-held = { $cards } è una sola carta inferiore a un onore, esposta senza intenzione: come carta penalizzata è minore.
decided-minor_penalty_card-not = Con un onore, una carta attaccata, o due o più carte, una carta penalizzata è maggiore: { $cards }.
asked-must_lead_penalty_card = { $player } deve attaccare con una carta penalizzata maggiore?
decided-must_lead_penalty_card-held = { $player } ha l’attacco iniziale e deve attaccare { $cards-n ->
    [1] con { $cards }
   *[other] con la carta che il dichiarante indica: { $cards }
}.
decided-must_lead_penalty_card-not = { $player } non deve attaccare con { $cards }.
asked-partners_penalty_card = La carta penalizzata maggiore del compagno limita l’attacco di { $binds }?
decided-partners_penalty_card-held = Prima dell’attacco di { $binds } il dichiarante può esigere o vietare { $suits-n ->
    [1] questo seme: { $suits }
   *[other] uno di questi semi: { $suits }
}, o lasciare libera la scelta.
decided-partners_penalty_card-not = { $binds } può attaccare con ogni carta, { $suits } compreso.
asked-damage_watched = L’Arbitro deve valutare in seguito se il colpevole avrebbe potuto essere consapevole di un possibile danno?
decided-damage_watched-held = Dopo il gioco l’Arbitro valuta se { $offender } avrebbe potuto essere consapevole che l’irregolarità avrebbe ben potuto danneggiare l’altra linea.
decided-damage_watched-not = Non c’è nulla da valutare.
asked-called_on_wrong_cards = { $player } ha chiamato con le carte di un board sbagliato?
decided-called_on_wrong_cards-held = { $call-known ->
    [yes] { $player } aveva le carte di un board sbagliato: la { $call } è cancellata.
   *[no] { $player } ha chiamato con le carte di un board sbagliato: la chiamata è cancellata.
}
decided-called_on_wrong_cards-not = { $player } non aveva ancora chiamato con quelle carte: nessuna chiamata è cancellata.
asked-partner_called_after = { $partner } ha chiamato nel frattempo?
decided-partner_called_after-held = { $call-known ->
    [yes] { $partner } ha chiamato nel frattempo (la { $call }): un punteggio arbitrale.
   *[no] { $partner } ha chiamato nel frattempo: un punteggio arbitrale.
}
decided-partner_called_after-not = { $partner } non ha chiamato nel frattempo.
asked-lho_must_repeat = { $lho } aveva chiamato sopra la chiamata cancellata?
decided-lho_must_repeat-held = { $call-known ->
    [yes] { $lho } vi aveva chiamato sopra, e deve ripetere la { $call }.
   *[no] { $lho } vi aveva chiamato sopra, e deve ripetere quella chiamata.
}
decided-lho_must_repeat-not = { $lho } non vi aveva chiamato sopra.
asked-substitute_differs = La { $substitute } differisce nel significato dalla { $call }, o è psichica?
decided-substitute_differs-held = L’Arbitro ha giudicato che la { $substitute } differisce dalla { $call }: un punteggio arbitrale artificiale.
decided-substitute_differs-not = L’Arbitro ha giudicato che la { $substitute } non differisce dalla { $call }.
asked-calls_again = { $player } chiama di nuovo?
decided-calls_again-held = { $player } guarda la mano giusta e chiama di nuovo; la licitazione prosegue da lì.
decided-calls_again-not = { $player } non chiama di nuovo.
asked-other_board_watched = L’Arbitro deve tenere presente l’altro board?
decided-other_board_watched-held = Sul board da cui venivano le carte, una chiamata di { $player } che differisce da quella cancellata porta a un punteggio arbitrale.
decided-other_board_watched-not = Non c’è un altro board da tenere presente.
asked-may_penalise = È possibile una penalità procedurale?
decided-may_penalise-held = L’Arbitro può dare a { $player } anche una penalità procedurale.
decided-may_penalise-not = Nessuna penalità procedurale.
asked-auction_ended = La licitazione è finita con un contratto?
decided-auction_ended-held = Tre passi in rotazione hanno seguito l’ultima licita. Il dichiarante è { $declarer }.
decided-auction_ended-not = La licitazione prosegue.
asked-passed_out = Il board è stato chiuso con quattro passi?
decided-passed_out-held = Tutti e quattro i giocatori hanno passato.
decided-passed_out-not = Qualcuno ha licitato.
asked-period_ends_at_lead = Il periodo della licitazione dura fino all’attacco iniziale?
decided-period_ends_at_lead-held = Il periodo della licitazione finisce quando l’attacco iniziale è scoperto.
decided-period_ends_at_lead-not = Il periodo della licitazione non dura fino all’attacco iniziale.
asked-period_ends_in_board = Il periodo della licitazione dura finché le mani non sono riposte?
decided-period_ends_in_board-held = Il periodo della licitazione finisce quando tutte le mani sono di nuovo nel board.
decided-period_ends_in_board-not = Il periodo della licitazione non dura finché le mani sono riposte.

## Insufficient bids

asked-insufficient = La licita era insufficiente?
decided-insufficient-held = { $over-known ->
    [yes] La { $call } era insufficiente: non supera la { $over }.
   *[no] La { $call } era insufficiente: non supera l’ultima licita.
}
decided-insufficient-not = { $over-known ->
    [yes] La { $call } era sufficiente: supera la { $over }.
   *[no] La { $call } era sufficiente: prima non c’era stata alcuna licita.
}
asked-premature_replacement = { $offender } ha sostituito la licita prima che l’Arbitro decidesse?
decided-premature_replacement-held = La { $replacement } è stata fatta prima che l’Arbitro decidesse.
decided-premature_replacement-not = { $offender } non ha fatto altre chiamate prima che l’Arbitro decidesse.
asked-lowest_in_denomination = La sostituisce la più bassa licita sufficiente che specifica la stessa denominazione?
decided-lowest_in_denomination-held = { $replacement-known ->
    [yes] La { $replacement } è la più bassa licita sufficiente che specifica { $strains }.
   *[no] Si suppone che la sostituisca la più bassa licita sufficiente che specifica { $strains }.
}
decided-lowest_in_denomination-not = { $strains-n ->
    [0] La licita insufficiente non specificava alcuna denominazione.
   *[other] { $replacement-known ->
        [yes] La { $replacement } non è la più bassa licita sufficiente che specifica { $strains }.
       *[no] Si suppone che non la sostituisca la più bassa licita sufficiente che specifica { $strains }.
    }
}
asked-both_natural = Entrambe le licite sono naturali senza alcun dubbio?
decided-both_natural-held = { $replacement-known ->
    [yes] La { $call } era naturale, e così la { $replacement }.
   *[no] La { $call } era naturale. Si suppone che lo sia anche la licita che la sostituisce.
}
decided-both_natural-not = { $replacement-known ->
    [yes] La { $call } e la { $replacement } non sono entrambe naturali senza alcun dubbio.
   *[no] La { $call } non era naturale senza alcun dubbio.
}
asked-found_lowest = L’Arbitro ha stabilito che la nuova licita è la più bassa sufficiente nella stessa denominazione?
decided-found_lowest-held = L’Arbitro ha stabilito che è la più bassa licita sufficiente che specifica la stessa denominazione.
decided-found_lowest-not = L’Arbitro ha stabilito che non è la più bassa licita sufficiente che specifica la stessa denominazione.
asked-more_precise = La nuova chiamata ha lo stesso significato della licita insufficiente, o uno più preciso?
decided-more_precise-held = Ogni mano che fa la { $replacement } avrebbe fatto anche la licita insufficiente.
decided-more_precise-not = { $enough ->
    [yes] Per quanto si possono contare le mani, ognuna che fa la { $replacement } avrebbe fatto anche la licita insufficiente; ma una delle chiamate promette qualcosa che non si può contare.
   *[no] { $none ->
        [yes] Nessuna delle mani che fanno la { $replacement } avrebbe fatto anche la licita insufficiente.
       *[no] Non tutte le mani che fanno la { $replacement } avrebbero fatto anche la licita insufficiente, come sarebbe necessario. La quota è: { $share }.
    }
}
asked-found_more_precise = L’Arbitro ha stabilito che la nuova chiamata ha lo stesso significato, o uno più preciso?
decided-found_more_precise-held = L’Arbitro ha confrontato i significati e ha giudicato quello nuovo uguale o più preciso.
decided-found_more_precise-not = L’Arbitro ha confrontato i significati e ha giudicato quello nuovo né uguale né più preciso.
asked-double_instead = Il colpevole ha invece contrato o surcontrato, senza averne il diritto?
decided-double_instead-held = La { $call } non può sostituire la licita insufficiente: è cancellata.
decided-double_instead-not = La { $call } non è un contro o un surcontro da cancellare.
asked-insufficient_again = Anche la sostituzione è insufficiente, e non è stata accettata?
decided-insufficient_again-held = Anche la { $call } è insufficiente, e non è stata accettata.
decided-insufficient_again-not = La { $call } è sufficiente, o è stata accettata.

## Mistaken explanations

asked-explanation_presumed = Si presume errata la spiegazione della { $call }, e non la chiamata?
decided-explanation_presumed-held = Non c’è prova che la { $call } fosse una chiamata sbagliata: l’Arbitro presume una spiegazione errata.
decided-explanation_presumed-not = È provato che la spiegazione era giusta e l’errore stava nella { $call }: non c’è stata informazione errata.
asked-explanation_corrected = La spiegazione di { $player } è stata corretta?
decided-explanation_corrected-held = La spiegazione di { $player } è stata corretta.
decided-explanation_corrected-not = La spiegazione di { $player } non è stata corretta.
asked-explainer_in_time = { $player } deve correggere la propria spiegazione prima che finisca il periodo di chiarimento?
decided-explainer_in_time-held = { $player }, appena se ne accorge, chiama l’Arbitro e corregge la spiegazione prima che finisca il periodo di chiarimento. Può farlo anche prima.
decided-explainer_in_time-not = { $player } non ha nulla da correggere.
asked-explainer_at_once = { $player } deve chiamare subito l’Arbitro per la propria spiegazione?
decided-explainer_at_once-held = { $player }, appena se ne accorge, deve chiamare immediatamente l’Arbitro.
decided-explainer_at_once-not = { $player } non ha nulla da correggere.
asked-silent_in_auction = La licitazione è ancora in corso, così che { $player } non può correggere la spiegazione?
decided-silent_in_auction-held = La licitazione è in corso: { $player } non può correggere la spiegazione del compagno.
decided-silent_in_auction-not = L’ultimo passo è stato fatto.
asked-corrects_after_pass = { $player } deve correggerla dopo l’ultimo passo, come dichiarante o morto?
decided-corrects_after_pass-held = { $player } è dichiarante o morto, e corregge la spiegazione dopo l’ultimo passo.
decided-corrects_after_pass-not = { $player } è difensore, e corregge la spiegazione solo alla fine del gioco.
asked-heard_partner = Ciò che { $seat } ha sentito dal compagno è informazione non autorizzata?
decided-heard_partner-held = { $seat } l’ha sentito dal compagno: è informazione non autorizzata.
decided-heard_partner-not = { $seat } non ha sentito nulla dal compagno.
asked-lead_not_faced = L’attacco iniziale non è ancora stato scoperto?
decided-lead_not_faced-held = L’attacco iniziale non è stato scoperto: il periodo della licitazione non è finito.
decided-lead_not_faced-not = L’attacco iniziale è stato scoperto: il periodo della licitazione è finito.
asked-called_since = { $side } hanno chiamato dopo la spiegazione?
decided-called_since-held = { $call-known ->
    [yes] L’ultima chiamata di { $side } dopo la spiegazione è la { $call }.
   *[no] { $side } hanno chiamato dopo la spiegazione.
}
decided-called_since-not = { $call-known ->
    [yes] La { $call } è venuta prima della spiegazione.
   *[no] { $side } non hanno chiamato dopo la spiegazione.
}
asked-partner_not_called = { $partner } non ha chiamato dopo?
decided-partner_not_called-held = { $partner } non ha chiamato dopo.
decided-partner_not_called-not = { $partner } ha chiamato dopo: la chiamata non si può più cambiare.
asked-found_influenced = La chiamata può ben essere stata influenzata dall’informazione errata?
decided-found_influenced-held = { $call-known ->
    [yes] L’Arbitro ha giudicato che la { $call } può ben essere stata influenzata.
   *[no] L’Arbitro ha giudicato che la chiamata può ben essere stata influenzata.
}
decided-found_influenced-not = { $call-known ->
    [yes] L’Arbitro ha giudicato che la { $call } non è stata influenzata.
   *[no] L’Arbitro ha giudicato che la chiamata non è stata influenzata.
}
asked-lho_may_change = { $lho } può cambiare una chiamata fatta dopo?
decided-lho_may_change-held = { $call-known ->
    [yes] { $lho } può cambiare la { $call }.
   *[no] { $lho } può cambiare una chiamata fatta dopo.
}
decided-lho_may_change-not = { $call-known ->
    [yes] { $lho } non può cambiare la { $call }.
   *[no] { $lho } non ha chiamato dopo.
}
asked-too_late_to_change = È troppo tardi perché { $side } cambino una chiamata?
decided-too_late_to_change-held = È troppo tardi per una chiamata di { $side }: l’Arbitro assegna un punteggio arbitrale se la linea colpevole ne ha tratto vantaggio.
decided-too_late_to_change-not = Non è troppo tardi perché { $side } cambino una chiamata.

## Claims and concessions

asked-other_tricks = Ciò che è stato detto o fatto riguarda prese diverse da quella in corso?
decided-other_tricks-held = Riguarda le prese ancora da giocare.
decided-other_tricks-not = Riguarda solo la presa in corso.
asked-claims_tricks = È una richiesta?
decided-claims_tricks-held = Con { $left } ancora da giocare, { $speaker } ne richiede { $claims-word }, espressamente o implicitamente.
decided-claims_tricks-not = Non viene richiesta alcuna presa.
asked-concedes_tricks = È una concessione?
decided-concedes_tricks-held = Con { $left } ancora da giocare, { $speaker } ne concede { $concedes-word }, espressamente o implicitamente.
decided-concedes_tricks-not = Non viene concessa alcuna presa.
asked-defender_concedes = A concedere è un difensore?
decided-defender_concedes-held = { $conceder } è un difensore.
decided-defender_concedes-not = { $conceder } è della linea del dichiarante.
asked-partner_objected = Il compagno di chi concede si è opposto immediatamente?
decided-partner_objected-held = { $partner } si è opposto immediatamente.
decided-partner_objected-not = { $partner } non si è opposto immediatamente.
asked-claim_falls_too = La richiesta delle altre prese cade insieme con la concessione?
decided-claim_falls_too-held = La richiesta di { $claims } cade con la concessione non riuscita: non c’è stata né l’una né l’altra.
decided-claim_falls_too-not = La richiesta di { $claims } vale da sola.
asked-cards_exposed = Sono state esposte così carte dei difensori?
decided-cards_exposed-held = Sono state esposte carte di { $seats }; non sono carte penalizzate.
decided-cards_exposed-not = Non è stata esposta alcuna carta di un difensore.
asked-unauthorised = { $seat } ha appreso qualcosa che non può usare?
decided-unauthorised-held = { $family ->
    [rotation] L’informazione che viene dalla chiamata ritirata è non autorizzata per { $seat }.
   *[other] L’informazione che viene da ciò che è stato detto o mostrato è non autorizzata per { $seat }.
}
decided-unauthorised-not = { $seat } non ha appreso nulla che non possa usare.
asked-done = È un modo di richiedere o di concedere?
decided-done-held = { $how ->
    [named] { $speaker } ha indicato un numero di prese.
    [curtailed] { $speaker } ha proposto di abbreviare il gioco.
    [shown] { $speaker } ha mostrato delle carte: è una richiesta, salvo che sia dimostrato che non era intesa come tale.
    [faced_after_lead] { $speaker } ha scoperto la mano: è una richiesta, salvo che sia dimostrato che non era intesa come tale.
   *[abandoned] { $speaker } ha abbandonato la mano: così concede tutte le prese.
}
decided-done-not = { $speaker } non ha fatto nulla con cui si richiedano o si concedano prese.
asked-meant_to_claim = { $by } può aver inteso fare una richiesta?
decided-meant_to_claim-held = Nulla dimostra che { $by } non intendesse fare una richiesta.
decided-meant_to_claim-not = { $how ->
    [faced_after_lead] Sul tavolo c’era un attacco fuori turno: { $by } ha scoperto la mano per questo, e dimostrabilmente non per fare una richiesta.
   *[other] L’Arbitro ha stabilito che, dimostrabilmente, { $by } non intendeva fare una richiesta.
}
social-decided-meant_to_claim-not = È dimostrato che { $by } non intendeva fare una richiesta.
asked-faces_hand = { $seat } deve scoprire la mano?
decided-faces_hand-held = { $faced ->
    [yes] La mano deve essere scoperta. Lo è stata.
   *[no] La mano deve essere scoperta. Non lo è ancora stata.
}
decided-faces_hand-not = { $seat } non è obbligato a scoprirla.
asked-asks_to_play_on = La linea che non ha richiesto né concesso ha chiesto che il gioco prosegua?
decided-asks_to_play_on-held = Lo ha chiesto { $by }, che è dell’altra linea.
decided-asks_to_play_on-not = { $known ->
    [yes] Lo ha chiesto { $by }, della linea che ha richiesto o concesso: può farlo solo l’altra linea.
   *[no] Lo ha chiesto { $by }, ma questo Codice non conosce il proseguimento del gioco di comune accordo dopo una richiesta o una concessione.
}
asked-all_agree = Tutti e quattro i giocatori sono d’accordo che il gioco prosegua?
decided-all_agree-held = Tutti e quattro erano d’accordo.
decided-all_agree-not = Non tutti e quattro erano d’accordo: decide l’Arbitro.
asked-void_by_agreement = È nulla, sicché non si giudica e resta valido il punteggio ottenuto?
decided-void_by_agreement-held = { $made-known ->
    [yes] Il gioco è proseguito, e la linea del dichiarante ha vinto così { $made }: questo resta valido. Gli Artt. 16 e 50 non si applicano.
   *[no] Il gioco prosegue, e il punteggio che ne viene resta valido. Gli Artt. 16 e 50 non si applicano.
}
decided-void_by_agreement-not = Non è nulla.
asked-director_called = Si deve chiamare l’Arbitro?
decided-director_called-held = È contestata, e può contestarla ogni giocatore, anche il morto. Non si può fare nulla finché non arriva l’Arbitro.
decided-director_called-not = Nulla è contestato.
asked-leads_to_agreement = Nessuno ne dubita?
decided-leads_to_agreement-held = Nessuno ne dubita, dunque si applica l’Art. 69.
decided-leads_to_agreement-not = Qualcuno ne dubita.
asked-played_on = Sono state giocate carte quando non si sarebbe dovuto giocare?
decided-played_on-held = { $worth ->
    [nothing] Carte giocate mentre il gioco era sospeso: { $cards }. Non tutti erano d’accordo, dunque non contano nulla.
    [evidence] Carte giocate benché il gioco fosse cessato: { $cards }. L’Arbitro può considerarlo una prova, ma non è obbligato.
   *[void] Carte giocate benché il gioco fosse cessato: { $cards }. Ciò è nullo.
}
decided-played_on-not = Non è stato giocato nulla.
asked-play_is_evidence = Quanto è stato giocato dopo la richiesta, considerato come prova, cambia il numero?
decided-play_is_evidence-held = Giudicata da sola, la richiesta vale { $without }. Tenendo conto di quanto è stato giocato – { $cards } – e della peggiore linea di gioco normale che ne segue, vale { $with }.
decided-play_is_evidence-not = Giudicata da sola, la richiesta vale { $without }; tenendo conto di quanto è stato giocato e della peggiore linea di gioco normale che ne segue, vale altrettanto.
asked-play_goes_on = Il gioco prosegue, con le carte di { $exposed } scoperte?
decided-play_goes_on-held = È contestata, e nel bridge amichevole ciò non mette fine al gioco: { $exposed } prosegue con la mano scoperta.
decided-play_goes_on-not = Il gioco non prosegue.
asked-bound_by_statement = Il richiedente è vincolato alla spiegazione e a una linea di gioco abituale?
decided-bound_by_statement-held = { $steps-n ->
    [0] { $speaker } non ha spiegato nulla, e può seguire solo una linea di gioco abituale.
    [1] { $speaker } è vincolato all’unica cosa spiegata; per il resto solo una linea di gioco abituale.
   *[other] { $speaker } è vincolato alle { $steps } cose spiegate; per il resto solo una linea di gioco abituale.
}
decided-bound_by_statement-not = { $speaker } non è vincolato.
asked-no_unannounced_finesse = È vietata un’impasse non annunciata?
decided-no_unannounced_finesse-held = { $announced-n ->
    [0] Non è stata annunciata alcuna impasse: { $speaker } non può farne, salvo che sia sicura o praticamente sicura.
    [1] È stata annunciata un’impasse. { $speaker } non può farne altre, salvo che siano sicure o praticamente sicure.
   *[other] Sono state annunciate { $announced } impasse. { $speaker } non può farne altre, salvo che siano sicure o praticamente sicure.
}
decided-no_unannounced_finesse-not = { $speaker } può fare l’impasse.
social-decided-trump_forgotten-held = { $found ->
    [no] { $speaker } non sapeva di { $cards }.
   *[other] { $speaker } può non aver saputo di { $cards }.
}
social-decided-trump_forgotten-not = { $speaker } sapeva degli atout ancora fuori.
asked-may_require_trumps = Gli avversari possono decidere se gli atout vanno battuti?
decided-may_require_trumps-held = { $opponents } possono esigere che { $speaker } batta gli atout, o che non li batta.
decided-may_require_trumps-not = Non possono.
asked-defenders_may_show = I difensori possono mostrarsi le mani?
decided-defenders_may_show-held = { $defenders } possono scoprire le mani l’uno per l’altro, senza penalità.
decided-defenders_may_show-not = Non possono.
asked-may_forbid_partner = Il dichiarante può vietare all’altro difensore ciò che le carte del compagno suggeriscono?
decided-may_forbid_partner-held = { $declarer } può vietare a { $partner } una giocata che la vista delle carte del compagno potrebbe suggerire.
decided-may_forbid_partner-not = { $declarer } non può vietare nulla.
asked-before_all_called = Il dubbio è venuto prima che tutti facessero una chiamata in una smazzata successiva?
decided-before_all_called-held = { $when ->
    [before_mixed] Le carte non erano nemmeno mescolate.
   *[other] Non tutti avevano fatto una chiamata in una smazzata successiva.
}
decided-before_all_called-not = Tutti avevano fatto una chiamata in una smazzata successiva.
asked-before_mixed = Il dubbio è venuto prima che le carte fossero mescolate?
decided-before_mixed-held = Le carte non erano mescolate.
decided-before_mixed-not = Le carte erano mescolate.
asked-line_stated = È stata dichiarata una linea di gioco?
decided-line_stated-held = { $steps-n ->
    [1] { $speaker } ha spiegato una cosa, e vi è vincolato.
   *[other] { $speaker } ha spiegato { $steps } cose, e vi è vincolato.
}
decided-line_stated-not = { $speaker } non ha dichiarato alcuna linea di gioco.
asked-disputed = Un giocatore la contesta?
decided-disputed-held = Un giocatore la contesta.
decided-disputed-not = Nessuno la contesta.
asked-agreed = Tutti hanno acconsentito?
decided-agreed-held = Tutti i giocatori hanno acconsentito.
decided-agreed-not = Non tutti i giocatori hanno acconsentito.
asked-assented = L’altra linea ha acconsentito?
decided-assented-held = { $side } hanno acconsentito.
decided-assented-not = { $side } non hanno mai acconsentito, dunque non c’è stato consenso.
asked-doubted_before_next_call = Il dubbio è venuto prima che la linea facesse una chiamata in un board successivo e prima che il round finisse?
decided-doubted_before_next_call-held = { $when ->
    [at_once] Il dubbio è venuto sul momento.
   *[other] Il dubbio è venuto prima che { $side } facessero una chiamata in un board successivo e prima che il round finisse.
}
decided-doubted_before_next_call-not = A quel punto { $side } avevano fatto una chiamata in un board successivo, o il round era finito.
asked-in_correction_period = Il dubbio è venuto entro il periodo di correzione?
decided-in_correction_period-held = { $when ->
    [at_once] Il dubbio è venuto sul momento.
   *[other] Il periodo di correzione non era trascorso.
}
decided-in_correction_period-not = Il periodo di correzione era trascorso.
asked-trick_won = La linea aveva vinto una presa che è stata conteggiata come perduta?
decided-trick_won-held = { $side } avevano vinto { $tricks } in più di quanto dica il punteggio.
decided-trick_won-not = Non è stata ceduta alcuna presa che { $side } avessero vinto.
asked-no_legal_play_loses = È stata ceduta una presa che nessuna giocata legale poteva perdere?
decided-no_legal_play_loses-held = Cedute: { $given_up }. Di queste, { $side } non potevano perderne { $tricks-word } con alcuna giocata legale.
decided-no_legal_play_loses-not = Cedute: { $given_up }. Ciascuna poteva essere perduta da { $side } in qualche modo legale.
asked-no_normal_play_loses = { $standard ->
    [careless] È stata ceduta una presa che nemmeno una giocata trascurata poteva perdere?
    [inferior] È stata ceduta una presa che nemmeno una giocata inferiore poteva perdere?
   *[other] È stata ceduta una presa che nessuna giocata normale poteva perdere?
}
decided-no_normal_play_loses-held = { $standard ->
    [careless] Cedute: { $given_up }. Di queste, { $side } non potevano perderne { $tricks-word } nemmeno con giocate trascurate. Se siano normali per questa categoria di giocatori, lo giudica l’Arbitro.
    [inferior] Cedute: { $given_up }. Di queste, { $side } non potevano perderne { $tricks-word } nemmeno con giocate inferiori. Se siano normali per questa categoria di giocatori, lo giudica l’Arbitro.
   *[other] Cedute: { $given_up }. Di queste, { $side } non potevano perderne { $tricks-word } con alcuna giocata normale.
}
decided-no_normal_play_loses-not = { $standard ->
    [careless] Cedute: { $given_up }. Ciascuna poteva essere perduta da { $side } con giocate trascurate, o era già stata riavuta. Se siano normali per questa categoria di giocatori, lo giudica l’Arbitro.
    [inferior] Cedute: { $given_up }. Ciascuna poteva essere perduta da { $side } con giocate inferiori, o era già stata riavuta. Se siano normali per questa categoria di giocatori, lo giudica l’Arbitro.
   *[other] Cedute: { $given_up }. Ciascuna poteva essere perduta da { $side } in qualche modo normale, o era già stata riavuta.
}
social-decided-no_normal_play_loses-held = { $standard ->
    [careless] Cedute: { $given_up }. Di queste, { $side } non potevano perderne { $tricks-word } nemmeno con giocate trascurate. Se siano probabili, lo giudicano i giocatori.
    [inferior] Cedute: { $given_up }. Di queste, { $side } non potevano perderne { $tricks-word } nemmeno con giocate inferiori. Se siano probabili, lo giudicano i giocatori.
   *[other] Cedute: { $given_up }. Di queste, { $side } non potevano perderne { $tricks-word } con alcuna giocata probabile.
}
social-decided-no_normal_play_loses-not = { $standard ->
    [careless] Cedute: { $given_up }. Ciascuna poteva essere perduta da { $side } con giocate trascurate, o era già stata riavuta. Se siano probabili, lo giudicano i giocatori.
    [inferior] Cedute: { $given_up }. Ciascuna poteva essere perduta da { $side } con giocate inferiori, o era già stata riavuta. Se siano probabili, lo giudicano i giocatori.
   *[other] Cedute: { $given_up }. Ciascuna poteva essere perduta da { $side } in qualche modo probabile, o era già stata riavuta.
}
asked-contract_decided = Il contratto era già mantenuto o battuto, e ciò nonostante è stato concesso?
decided-contract_decided-held = { $declares ->
    [yes] Prese necessarie per mantenere il contratto: { $takes-word }. Il dichiarante aveva vinto { $won }, eppure ha concesso di arrivare solo a { $conceded_to }.
   *[no] Prese necessarie per battere il contratto: { $takes-word }. I difensori avevano vinto { $won }, eppure hanno concesso di arrivare solo a { $conceded_to }.
}
decided-contract_decided-not = { $declares ->
    [yes] Prese necessarie per mantenere il contratto: { $takes-word }. Il dichiarante aveva vinto { $won }, e ha concesso di arrivare a { $conceded_to }.
   *[no] Prese necessarie per battere il contratto: { $takes-word }. I difensori avevano vinto { $won }, e hanno concesso di arrivare a { $conceded_to }.
}
asked-likely_won = La linea avrebbe probabilmente vinto prese che ha acconsentito a perdere?
decided-likely_won-held = { $found-known ->
    [yes] L’Arbitro stabilisce che { $side } avrebbero probabilmente vinto { $tricks }.
   *[no] { $side } avrebbero probabilmente vinto { $tricks }: nient’altro è normale.
} Con il proprio gioco normale recuperano con certezza { $least }, con il gioco normale degli altri al massimo { $most }{ $best-known ->
    [yes] ; a carte viste: { $best }.
   *[no] .
}
decided-likely_won-not = { $found-known ->
    [yes] L’Arbitro stabilisce che { $side } probabilmente non avrebbero vinto altre prese.
   *[no] { $side } non avrebbero vinto altre prese: nient’altro è normale.
} Con il proprio gioco normale recuperano con certezza { $least }, con il gioco normale degli altri al massimo { $most }{ $best-known ->
    [yes] ; a carte viste: { $best }.
   *[no] .
}
asked-statement_heard = Si ascoltano prima la spiegazione e le obiezioni?
decided-statement_heard-held = Il richiedente ripete la spiegazione e gli avversari fanno le loro obiezioni. { $must_face ->
    [yes] Tutte le mani devono essere scoperte.
   *[no] L’Arbitro non è limitato a queste, e può far scoprire le carte.
}
decided-statement_heard-not = No.
asked-irrational_kept_out = La nota su «normale» esclude ciò che sarebbe irrazionale?
decided-irrational_kept_out-held = Sì: è normale ciò che è trascurato o inferiore per questa categoria di giocatori, ma non ciò che è irrazionale. Una scelta non dichiarata è accettata dove non farla sarebbe irrazionale.
decided-irrational_kept_out-not = No: è normale ciò che è trascurato o inferiore per questa categoria di giocatori, e la parola «irrazionale» non è più nella nota. { $guess ->
    [yes] Resta nella regola sulle scelte non dichiarate: una è accettata dove non farla sarebbe irrazionale.
   *[no] Non è più nemmeno nella regola sulle scelte non dichiarate.
}
asked-trump_out = È ancora fuori un atout contro il richiedente?
decided-trump_out-held = { $cards-n ->
    [1] È fuori { $cards }.
   *[other] Sono fuori { $cards }.
}
decided-trump_out-not = Non è fuori alcun atout.
asked-trump_not_mentioned = Il richiedente non ha detto nulla dell’atout ancora fuori?
decided-trump_not_mentioned-held = { $stated ->
    [no] { $speaker } non ha spiegato nulla.
   *[yes] La spiegazione non ne dice nulla.
}
decided-trump_not_mentioned-not = { $step-known ->
    [yes] La spiegazione ne parla: «{ $step }».
   *[no] La spiegazione ne parla.
}
asked-trump_forgotten = È in qualche misura probabile che il richiedente non ne sapesse nulla?
decided-trump_forgotten-held = { $found ->
    [no] L’Arbitro ha stabilito che { $speaker } non sapeva di { $cards }.
    [doubtful] Non si è potuto stabilire se { $speaker } sapesse di { $cards }, e il dubbio va contro il richiedente.
   *[other] Nulla mostra che { $speaker } sapesse di { $cards }.
}
decided-trump_forgotten-not = { $found ->
    [yes] L’Arbitro ha stabilito che { $speaker } sapeva degli atout ancora fuori.
   *[other] Quanto è stato detto e fatto mostra che { $speaker } sapeva degli atout ancora fuori.
}
asked-trick_lost_to_trump = Una giocata normale potrebbe perdere una presa a causa di quell’atout?
decided-trick_lost_to_trump-held = La peggiore linea di gioco normale perde una presa a causa sua e vince { $tricks }; se il richiedente avesse saputo dell’atout, vincerebbe { $aware }.
decided-trick_lost_to_trump-not = Che si dimentichi l’atout o no, la peggiore linea di gioco normale vince { $tricks }.
asked-cards_forgotten = Il richiedente aveva dimenticato carte ancora fuori a { $suit }?
decided-cards_forgotten-held = { $found ->
    [no] L’Arbitro ha stabilito che { $speaker } non sapeva di { $cards }.
    [doubtful] Non si è potuto stabilire se { $speaker } sapesse di { $cards }, e il dubbio va contro il richiedente.
   *[other] Nulla mostra che { $speaker } sapesse di { $cards }.
}
decided-cards_forgotten-not = { $found ->
    [yes] L’Arbitro ha stabilito che { $speaker } sapeva quali { $suit } erano fuori.
   *[other] Quanto è stato detto e fatto mostra che { $speaker } sapeva quali { $suit } erano fuori.
}
asked-normal_line_loses = { $standard ->
    [careless] Una linea di gioco trascurata vince meno prese della migliore, che non è stata dichiarata?
    [inferior] Una linea di gioco inferiore vince meno prese della migliore, che non è stata dichiarata?
   *[considered] Una linea di gioco normale vince meno prese della migliore, che non è stata dichiarata?
}
decided-normal_line_loses-held = { $standard ->
    [careless] Una linea di gioco trascurata vince { $tricks }, la migliore { $best }. Se sia normale per questa categoria di giocatori, lo giudica l’Arbitro.
    [inferior] Una linea di gioco inferiore vince { $tricks }, la migliore { $best }. Se sia normale per questa categoria di giocatori, lo giudica l’Arbitro.
   *[considered] Escluse le giocate chiaramente inferiori, la peggiore linea di gioco normale vince { $tricks }, la migliore { $best }.
}
decided-normal_line_loses-not = { $tricks-n ->
    [0] Nemmeno la linea di gioco migliore vince una presa.
   *[other] { $standard ->
        [careless] Anche le linee di gioco trascurate vincono { $tricks }, quanto la migliore.
        [inferior] Anche le linee di gioco inferiori vincono { $tricks }, quanto la migliore.
       *[considered] Escluse le giocate chiaramente inferiori, la peggiore linea di gioco normale vince { $tricks }, quanto la migliore.
    }
}
asked-more_lines = { $standard ->
    [careless] Ci sono più linee di gioco trascurate di quante la ricerca ne esamini?
   *[inferior] Ci sono più linee di gioco inferiori di quante la ricerca ne esamini?
}
decided-more_lines-held = { $standard ->
    [careless] Sì. Una linea di gioco trascurata vince almeno { $least }; quanto vinca la peggiore non è stabilito.
   *[inferior] Sì. Una linea di gioco inferiore vince almeno { $least }; quanto vinca la peggiore non è stabilito.
}
decided-more_lines-not = No: il numero è certo.
asked-rests_on_partner = Il numero di prese dipende da una scelta del compagno del richiedente?
decided-rests_on_partner-held = Se { $partner } fa la giocata normale sbagliata, la loro linea vince { $tricks }, con quella giusta { $found }.
decided-rests_on_partner-not = Qualunque giocata normale scelga { $partner }, la peggiore linea di gioco normale vince { $tricks }.
asked-rests_on_location = Il numero di prese dipende da quale avversario ha una carta che non si è ancora vista?
decided-rests_on_location-held = Senza sapere dove si trova, la peggiore linea di gioco normale vince { $tricks }; sapendolo, { $located }.
decided-rests_on_location-not = Sapere chi la possiede non servirebbe: la peggiore linea di gioco normale vince comunque { $tricks }.
asked-rests_on_showing_out = Il numero di prese dipende da un avversario che non risponde a { $suit }?
decided-rests_on_showing_out-held = { $before ->
    [yes] Prima della richiesta un avversario non aveva risposto a { $suit }: la carta mancante è localizzata e giocare di conseguenza non è indovinare. È un’eccezione alla regola: la peggiore linea di gioco normale vince { $tricks }; senza l’eccezione, { $otherwise }.
   *[no] Nelle linee di gioco normali un avversario non risponde a { $suit }: la carta mancante è localizzata e giocare di conseguenza non è indovinare. È un’eccezione alla regola: la peggiore linea di gioco normale vince { $tricks }; senza l’eccezione, { $otherwise }.
}
decided-rests_on_showing_out-not = Nessuno scarto localizza una carta che conta: la peggiore linea di gioco normale vince { $tricks }.
asked-rests_on_irrational = Il numero di prese dipende da una scelta che sarebbe irrazionale non fare?
decided-rests_on_irrational-held = Non fare quella scelta sarebbe irrazionale. È un’eccezione alla regola fino al 2007: la peggiore linea di gioco normale vince { $tricks }; senza l’eccezione, { $otherwise }.
decided-rests_on_irrational-not = No: la peggiore linea di gioco normale vince { $tricks }.
asked-rests_on_order = Il numero di prese dipende dall’ordine in cui si gioca un seme?
decided-rests_on_order-held = { $order ->
    [top_down] Un seme conta come giocato dall’alto: la linea del richiedente vince { $tricks }. Se fosse normale qualsiasi ordine, vincerebbe { $otherwise }.
    [ebu] Un seme chiuso conta come giocato dall’alto: la linea del richiedente vince { $tricks }. Se fosse normale qualsiasi ordine, vincerebbe { $otherwise }.
   *[any] Non è stabilito alcun ordine, e qualsiasi ordine è normale: la linea del richiedente vince { $tricks }. Dall’alto vincerebbe { $otherwise }.
}
decided-rests_on_order-not = In qualunque ordine si giochi il seme, la peggiore linea di gioco normale vince { $tricks }.
asked-rests_on_presumption = Il numero dipende da una linea guida?
decided-rests_on_presumption-held = Si presume quanto segue: { $presumption } ({ $presumption-by }). Così la linea del richiedente vince { $tricks }. Senza ciò vincerebbe { $otherwise }.
decided-rests_on_presumption-not = Si presume quanto segue: { $presumption } ({ $presumption-by }); ma ciò non cambia nulla: anche senza, la linea del richiedente vincerebbe altrettanto.
asked-claim_good = Ogni linea di gioco normale vince tante prese quante ne sono state richieste?
decided-claim_good-held = La richiesta era di { $claims }, e la peggiore linea di gioco normale vince { $tricks }.
decided-claim_good-not = La richiesta era di { $claims }, ma la peggiore linea di gioco normale vince { $tricks }.
asked-search_stopped = Ci sono più linee di gioco di quante la ricerca ne esamini?
decided-search_stopped-held = Sì, e delle prese della linea di { $speaker } è dimostrato questo: almeno { $least-word }, al massimo { $most }.
decided-search_stopped-not = No: il numero è certo.
asked-same_in_all_layouts = La decisione è la stessa comunque siano divise le carte non note?
decided-same_in_all_layouts-held = Sì: { $layouts-n } divisioni sono compatibili con ciò che è noto, e in tutte la decisione è la stessa.
decided-same_in_all_layouts-not = No.
asked-conceded_trick_sure = È stata concessa una presa che nessuna linea di gioco normale perde?
decided-conceded_trick_sure-held = Concesse: { $conceded }. Di queste, un totale di { $sure } non è perduto da alcuna linea di gioco normale.
decided-conceded_trick_sure-not = Concesse: { $conceded }. Ognuna può essere perduta con una linea di gioco normale.

## What is to be said of cards that were not played

other-normal = { $n ->
    [one] Sarebbe normale anche { $cards }.
   *[other] Sarebbe normale anche ognuna di queste: { $cards }.
}
other-inferior = { $cards } solo se per questo giocatore è normale una giocata inferiore.
other-careless = { $cards } solo se per questo giocatore è normale non vedere ciò che ha davanti.
other-excluded = Non { $cards }: { $why } ({ $law }; { $authority }).
presumption-as_stated = fa ciò che ha detto
presumption-winners_first = gioca le carte che ritiene vincenti, o verso di esse, prima delle perdenti
presumption-from_the_top = gioca un seme dall’alto
presumption-low_under_his_own = non spreca una carta alta sotto una vincente della propria linea
presumption-wins_last = giocando per ultimo, vince se può, e non con una carta più alta del necessario
presumption-takes_sure_winner = non liscia con una vincente sicura
presumption-ruffs_low = taglia il più basso possibile, e non le proprie vincenti
presumption-keeps_winners = scarta le perdenti prima delle vincenti
presumption-draws_trumps = batte gli atout che sa essere fuori
presumption-no_dearer_than_needed = non gioca più alto di quanto richieda lo scopo
presumption-no_trump_to_be_safe = non incassa per sicurezza un atout alto quando crede che non ne siano fuori
presumption-keeps_trumps = non spende gli atout prima delle altre vincenti quando nessuno degli avversari ne ha più
presumption-partner_keeps_masters = un difensore non scarta una carta franca
presumed-laws = il Codice
presumed-practice = la pratica comune
presumed-ebu_white_book = EBU White Book { $paragraph }
presumed-acbl_2019 = Commissione Leggi ACBL 2019, linea guida { $number }

## Why a play is normal

why-forced = l’unica carta che si può giocare
why-stated = come spiegato (Art. 68C)
why-cashes = una carta ritenuta vincente; le vincenti si possono incassare in qualsiasi ordine di semi
why-crosses = bassa, verso una carta ritenuta vincente nella mano di fronte
why-leads_to_ruff = bassa, da tagliare di fronte
why-draws = si sa che sono fuori degli atout, e si battono
why-guesses = una scelta che guadagna se una carta è ben piazzata, una giocata normale fra altre (Art. 70E)
why-gives_up = niente di meglio, o una presa da perdere che era stata concessa
why-follows_low = bassa, sotto una carta vincente della stessa linea
why-wins = vinta con una carta ritenuta vincente
why-wins_cheaply = vinta con la carta più bassa possibile
why-leaves_it_opposite = lasciata alla mano di fronte
why-overtakes = superata, per cambiare mano
why-cannot_win = bassa, perché la presa non si può vincere
why-ruffs = tagliata il più basso possibile
why-throws_loser = si scarta una carta ritenuta perdente
why-throws_winner = si deve scartare una fra più carte ritenute vincenti
why-any_order = una fra più carte ritenute uguali; fra di esse non è stabilito alcun ordine
why-opponents = scelta di un avversario
why-partners = scelta del compagno del richiedente
why-not_presumed = l’autorità competente non presume altro
why-needed = l’unica giocata ragionevole

## The same tests in a few words, as they stand in the drawing

short-out_of_turn = Fuori turno?
short-all_in_turn = Tutte al proprio turno?
short-proper_player_called = Chiamata al turno prima della decisione?
short-next_hand_accepted = Accettata dal giocatore che segue?
short-declined = Non accettata, dunque cancellata?
short-artificial_pass = Un passo artificiale?
short-pass_of_partners_artificial = Passo su una chiamata artificiale del compagno?
short-pass_of_opponents_artificial = Conta un passo su quella di un avversario?
short-at_rhos_turn = Turno dell’avversario di destra?
short-at_partners_or_first_at_lhos = Turno del compagno, o dell’avversario di sinistra alla prima chiamata?
short-at_partners_turn = Turno del compagno?
short-later_at_lhos = Turno dell’avversario di sinistra, più tardi?
short-offender_is_free = Colpevole libero nelle chiamate?
short-partner_is_free = Compagno libero nelle chiamate?
short-unauthorised = Appreso qualcosa che vincola?
short-authorised = L’altra linea può usarlo?
short-rho_passed = L’avversario di destra ha passato?
short-rho_acted = L’avversario di destra ha agito?
short-similar = Quasi lo stesso significato?
short-subset = Ogni mano adatta alla chiamata ritirata?
short-same_purpose = Lo stesso scopo?
short-found_comparable = Comparabile, per l’Arbitro?
short-replacement_comparable = Nuova chiamata comparabile?
short-replacement_not_comparable = Nuova chiamata non comparabile?
short-repeats_denomination = Di nuovo la stessa denominazione?
short-no_rectification = Null’altro da rettificare?
short-lead_restricted = Attacco soggetto a restrizioni?
short-lead_is_free = Attacco libero?
short-each_suit_specified = Tutti i semi specificati?
short-suit_was_specified = Un seme mostrato e mai licitato?
short-help_watched = Aiuto da valutare poi?
short-exposed_in_auction = Esposta durante la licitazione?
short-low_card_not_led = Una sola carta bassa, non attaccata?
short-honour_or_led = Un solo onore, o una carta attaccata?
short-two_or_more_cards = Due o più carte?
short-exposed_information = Carte esposte: non autorizzate per il compagno?
short-declaring_side = Dichiarante o morto?
short-becomes_penalty_card = Difensore, con carte penalizzate?
short-minor_penalty_card = Carta penalizzata minore?
short-must_lead_penalty_card = Deve attaccare con una carta penalizzata?
short-partners_penalty_card = Attacco limitato dalla carta penalizzata del compagno?
short-damage_watched = Danno da valutare poi?
short-unintended_call = Prima chiamata involontaria?
short-made_as_intended = Fatta come voluto?
short-however_aware = Non importa come?
short-prompted_by_partner = Comunque notata?
short-partner_has_called = Il compagno ha chiamato?
short-ended_before_partner = Finita prima del compagno?
short-may_withdraw = Chiamata sopra di essa?
short-withdrew = Chiamata ritirata?
short-change_accepted = Cambio accettato?
short-first_call_stands = Resta valida la prima chiamata?
short-lets_first_call_stand = Prima chiamata lasciata valida?
short-at_most_average_minus = Al massimo media meno?
short-three_passes_one_out_of_turn = Tre passi, uno fuori turno?
short-lost_his_turn = Perso così un turno?
short-same_time = Nello stesso momento?
short-required_to_pass = Comunque obbligato a passare?
short-required_to_repeat = Obbligato a ripetere, come se fatta?
short-rho_must_call = Avversario di destra obbligato a passare?
short-must_pass_throughout = Deve passare per tutta la licitazione?
short-may_not_double_now = Ora non può contrare?
short-inadmissible = Inammissibile?
short-called_over_inadmissible = Già una chiamata sopra?
short-lead_faced = Attacco iniziale già scoperto?
short-inadmissible_cancelled = Cancellata come inammissibile?
short-must_substitute = Una chiamata legale al suo posto?
short-inadmissible_out_of_turn = Anche fuori turno?
short-breach_of_duty_to_pass = Di chi doveva passare?
short-above_seven = Superiore a sette?
short-after_final_pass = Dopo il passo finale?
short-called_before_rectification = Già una chiamata sopra?
short-call_cancelled = Cancellata come inammissibile?
short-side_must_pass = Entrambi devono passare a ogni turno?
short-looks_like_contract = Tre passi dopo?
short-pass_or_declaring_side = Passo, o linea del dichiarante?
short-action_by_defender = Licita o contro di un difensore?
short-specifies = Artificiale: conta ciò che mostra?
short-anybody_had_bid = Qualcuno aveva licitato?
short-nobody_had_bid = Prima di ogni licita?
short-auction_ended = Licitazione finita?
short-called_on_wrong_cards = Ha chiamato con carte sbagliate?
short-partner_called_after = Il compagno ha chiamato?
short-lho_must_repeat = Avversario di sinistra ha chiamato?
short-substitute_differs = La nuova chiamata differisce?
short-calls_again = Chiama di nuovo?
short-other_board_watched = L’altro board?
short-may_penalise = Penalità possibile?
short-passed_out = Quattro passi?
short-period_ends_at_lead = Periodo fino all’attacco?
short-period_ends_in_board = Periodo fino alle mani riposte?
short-insufficient = Una licita insufficiente?
short-premature_replacement = Sostituita prima della decisione?
short-lowest_in_denomination = La più bassa, stessa denominazione?
short-both_natural = Entrambe le licite naturali?
short-found_lowest = La più bassa, per l’Arbitro?
short-more_precise = Stesso significato, o più preciso?
short-found_more_precise = Più precisa, per l’Arbitro?
short-double_instead = Contro o surcontro al suo posto, cancellato?
short-insufficient_again = Di nuovo insufficiente?
short-explanation_presumed = Spiegazione presunta errata?
short-explanation_corrected = Spiegazione corretta?
short-explainer_in_time = Corretta in tempo da chi ha spiegato?
short-explainer_at_once = Corretta subito da chi ha spiegato?
short-silent_in_auction = Silenzio durante la licitazione?
short-corrects_after_pass = Dichiarante o morto?
short-heard_partner = Informazione dal compagno?
short-lead_not_faced = Attacco non ancora scoperto?
short-called_since = Chiamata dopo la spiegazione?
short-partner_not_called = Compagno senza chiamate dopo?
short-found_influenced = Può ben essere stata influenzata?
short-lho_may_change = L’avversario di sinistra aveva chiamato?
short-too_late_to_change = Troppo tardi per cambiare?
short-other_tricks = Riguarda altre prese?
short-claims_tricks = Una richiesta?
short-concedes_tricks = Una concessione?
short-defender_concedes = Di un difensore?
short-partner_objected = Il compagno si è subito opposto?
short-claim_falls_too = Cade anche la richiesta?
short-cards_exposed = Carte esposte?
short-done = Un modo di farlo?
short-meant_to_claim = Intesa come richiesta?
short-faces_hand = Mano da scoprire?
short-asks_to_play_on = Chiesto di proseguire?
short-all_agree = Tutti e quattro d’accordo?
short-void_by_agreement = Nulla, e vale il punteggio?
short-director_called = Arbitro da chiamare?
short-leads_to_agreement = Nessun dubbio?
short-played_on = Si è giocato lo stesso?
short-play_is_evidence = Quel gioco cambia il numero?
short-play_goes_on = Il gioco prosegue?
short-bound_by_statement = Vincolato alla spiegazione?
short-no_unannounced_finesse = Nessuna impasse non annunciata?
short-may_require_trumps = Si può esigere di battere gli atout?
short-defenders_may_show = I difensori possono mostrarsi le mani?
short-may_forbid_partner = Il dichiarante può vietare una giocata?
short-before_all_called = Prima che tutti chiamassero di nuovo?
short-before_mixed = Prima che le carte fossero mescolate?
short-line_stated = Linea di gioco dichiarata?
short-disputed = Contestata?
short-agreed = Tutti d’accordo?
short-assented = Consenso dato?
short-doubted_before_next_call = Prima della chiamata successiva?
short-in_correction_period = Entro il periodo di correzione?
short-trick_won = Una presa già vinta?
short-no_legal_play_loses = Una presa che nessuna giocata legale perde?
short-no_normal_play_loses = Una presa che nessuna giocata normale perde?
short-contract_decided = Già mantenuto o battuto?
short-likely_won = Probabilmente vinte?
short-statement_heard = Spiegazione e obiezioni ascoltate?
short-irrational_kept_out = Escluso l’«irrazionale»?
short-trump_out = Un atout fuori?
short-trump_not_mentioned = Non menzionato?
short-trump_forgotten = Probabilmente dimenticato?
short-trick_lost_to_trump = Una presa persa così con gioco normale?
short-cards_forgotten = Carte dimenticate?
short-normal_line_loses = Una linea di gioco simile perde una presa?
short-more_lines = Troppe linee di gioco simili?
short-rests_on_partner = Dipende dalla scelta del compagno?
short-rests_on_location = Dipende da chi ha una carta?
short-rests_on_showing_out = Una carta localizzata?
short-rests_on_irrational = Una scelta irrazionale da non fare?
short-rests_on_order = Dipende dall’ordine in un seme?
short-rests_on_presumption = Dipende da una linea guida?
short-claim_good = Valida in ogni linea di gioco normale?
short-search_stopped = Troppe linee di gioco?
short-same_in_all_layouts = La stessa in ogni divisione?
short-conceded_trick_sure = Concessa una presa sicura?
