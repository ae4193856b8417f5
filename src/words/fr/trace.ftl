### The tests of a ruling: `asked-…` is what was asked, `decided-…-held` and `decided-…-not` the fact that decided it.

answer-yes = Oui
answer-no = Non
share-less = moins de 0,1{"\u00A0"}%

## Calls out of rotation

asked-out_of_turn = Une déclaration a-t-elle été faite au tour d’un autre joueur ?
decided-out_of_turn-held = C’était au tour { DE($turn) } quand { $by } a déclaré : { $call } était hors tour.
decided-out_of_turn-not = C’était bien au tour { DE($by) } : { $call } a été fait au tour de parole.
asked-all_in_turn = Toutes les déclarations ont-elles été faites au tour de parole ?
decided-all_in_turn-held = Chaque joueur a déclaré à son tour.
decided-all_in_turn-not = Un joueur a déclaré au tour d’un autre joueur.
asked-proper_player_called = { $proper }, dont c’était le tour, a-t-il déclaré avant que l’Arbitre ait décidé ?
decided-proper_player_called-held = C’était le tour { DE($proper) } et rien n’avait été décidé : { $call } est donc fait au tour de parole.
decided-proper_player_called-not = { $proper } n’avait pas déclaré quand l’Arbitre est venu.
asked-next_hand_accepted = { $lho }, le joueur qui suit le joueur fautif, a-t-il accepté la déclaration ?
decided-next_hand_accepted-held = { $call-known ->
    [yes] Il y a eu ensuite { $call }, et c’est une acceptation.
   *[no] { $lho } a choisi de l’accepter.
}
decided-next_hand_accepted-not = { $lho } n’a ni déclaré ensuite, ni choisi de l’accepter.
asked-declined = La déclaration est-elle annulée, faute d’être acceptée par { $lho } ?
decided-declined-held = { $lho } ne l’a pas acceptée : { $call } est annulé.
decided-declined-not = Personne n’a refusé d’accepter { $call }.
asked-artificial_pass = Le Passe était-il artificiel ?
decided-artificial_pass-held = Par entente, { $call } était artificiel.
decided-artificial_pass-not = C’était naturel : { $call }.
asked-pass_of_partners_artificial = Était-ce un Passe sur une déclaration artificielle du partenaire ?
decided-pass_of_partners_artificial-held = Il a été fait sur { $partners }, et cette déclaration était artificielle.
decided-pass_of_partners_artificial-not = La dernière déclaration autre que Passe n’était pas une déclaration artificielle du partenaire.
asked-pass_of_opponents_artificial = C’était un Passe sur une déclaration artificielle d’un adversaire : relève-t-il de la Loi 31 ?
decided-pass_of_opponents_artificial-held = Il a été fait sur { $theirs }, qui était artificiel, et selon cette lecture il relève de la Loi 31.
decided-pass_of_opponents_artificial-not = Il a été fait sur { $theirs }, qui était artificiel ; mais la Loi 31 ne parle que de la déclaration artificielle du partenaire.
asked-at_rhos_turn = Était-ce au tour de l’adversaire de droite du joueur fautif ?
decided-at_rhos_turn-held = C’était au tour { DE($turn) }, l’adversaire de droite { DE($offender) }.
decided-at_rhos_turn-not = { $relation ->
    [partner] C’était au tour { DE($turn) }, le partenaire { DE($offender) }.
    [lho] C’était au tour { DE($turn) }, l’adversaire de gauche { DE($offender) }.
   *[other] C’était au tour { DE($turn) }.
}
asked-at_partners_or_first_at_lhos = Était-ce au tour du partenaire, ou à celui de l’adversaire de gauche sans que le joueur fautif ait déjà déclaré ?
decided-at_partners_or_first_at_lhos-held = { $relation ->
    [partner] C’était au tour { DE($turn) }, le partenaire { DE($offender) }.
    [lho] C’était au tour { DE($turn) }, l’adversaire de gauche { DE($offender) }, qui n’avait pas encore déclaré.
   *[other] C’était au tour { DE($turn) }.
}
decided-at_partners_or_first_at_lhos-not = { $earlier-known ->
    [yes] C’était au tour { DE($turn) }, l’adversaire de gauche, et { $offender } avait déjà déclaré : { $earlier }.
   *[no] C’était au tour { DE($turn) }.
}
asked-later_at_lhos = Était-ce au tour de l’adversaire de gauche, le joueur fautif ayant déjà déclaré ?
decided-later_at_lhos-held = { $earlier-known ->
    [yes] C’était au tour { DE($turn) }, et { $offender } avait déjà déclaré : { $earlier }.
   *[no] C’était au tour { DE($turn) }, et { $offender } avait déjà déclaré.
}
decided-later_at_lhos-not = { $earlier-known ->
    [yes] C’était au tour { DE($turn) }, qui n’est pas l’adversaire de gauche { DE($offender) }.
   *[no] { $offender } n’avait pas encore déclaré.
}
asked-partner_is_free = Le partenaire du joueur fautif peut-il faire toute déclaration légale ?
decided-partner_is_free-held = Rien n’oblige encore { $partner } à passer ; mais tant qu’une déclaration comparable ne l’a pas remplacée, l’information tirée de la déclaration retirée n’est pas autorisée pour { $partner }.
decided-partner_is_free-not = { $partner } n’est pas libre de déclarer.
asked-offender_is_free = Le joueur fautif peut-il faire toute déclaration légale quand vient son tour ?
decided-offender_is_free-held = { $offender } le peut ; la suite dépend de cette déclaration.
decided-offender_is_free-not = { $offender } n’est pas libre de déclarer.
asked-at_partners_turn = Était-ce au tour du partenaire du joueur fautif ?
decided-at_partners_turn-held = C’était au tour { DE($turn) }, le partenaire { DE($offender) }.
decided-at_partners_turn-not = { $relation ->
    [rho] C’était au tour { DE($turn) }, l’adversaire de droite { DE($offender) }.
    [lho] C’était au tour { DE($turn) }, l’adversaire de gauche { DE($offender) }.
   *[other] C’était au tour { DE($turn) }.
}
asked-rho_passed = L’adversaire de droite du joueur fautif a-t-il passé ?
decided-rho_passed-held = { $rho } a passé.
decided-rho_passed-not = { $call-known ->
    [yes] Il y a eu { $call }, qui n’est pas un Passe.
   *[no] { $rho } n’a pas passé.
}
asked-similar = La nouvelle déclaration a-t-elle la même signification que la déclaration retirée, ou presque ?
decided-similar-held = Parmi les mains pour { $replacement }, { $share } auraient fait la déclaration retirée ; { $from } suffisent.
decided-similar-not = { $enough ->
    [yes] Dans la mesure où les mains se comptent, c’est { $share } ; mais l’une des déclarations promet aussi ce qui ne se compte pas.
   *[no] { $none ->
        [yes] Aucune des mains pour { $replacement } n’aurait fait la déclaration retirée ; il en faut { $from }.
       *[no] Parmi les mains pour { $replacement }, { $share } auraient fait la déclaration retirée ; il en faut { $from }.
    }
}
asked-subset = Toute main qui fait la nouvelle déclaration aurait-elle fait la déclaration retirée ?
decided-subset-held = Toute main pour { $replacement } aurait fait la déclaration retirée.
decided-subset-not = { $enough ->
    [yes] Dans la mesure où les mains se comptent, chacune de celles pour { $replacement } aurait fait la déclaration retirée ; mais l’une des déclarations promet aussi ce qui ne se compte pas.
   *[no] { $none ->
        [yes] Aucune des mains pour { $replacement } n’aurait fait la déclaration retirée.
       *[no] Parmi les mains pour { $replacement }, { $share } auraient fait la déclaration retirée ; il faudrait que ce soient toutes.
    }
}
asked-same_purpose = Les deux déclarations ont-elles le même but ?
decided-same_purpose-held = Le même but est poursuivi par { $replacement } et par la déclaration retirée.
decided-same_purpose-not = Il n’y a pas de but commun, comme une question ou un relais, entre { $replacement } et la déclaration retirée.
asked-found_comparable = L’Arbitre a-t-il jugé la nouvelle déclaration comparable ?
decided-found_comparable-held = L’Arbitre a comparé les significations et l’a jugée comparable.
decided-found_comparable-not = L’Arbitre a comparé les significations et l’a jugée non comparable.
asked-replacement_comparable = La déclaration par laquelle { $offender } a remplacé la déclaration retirée est-elle comparable ?
decided-replacement_comparable-held = Elle est comparable : il n’y a pas d’autre rectification.
decided-replacement_comparable-not = Elle n’est pas comparable.
asked-replacement_not_comparable = La déclaration de remplacement est-elle non comparable, ce qui oblige le partenaire du joueur fautif à passer une fois ?
decided-replacement_not_comparable-held = Elle n’est pas comparable : { $partner } doit passer à son prochain tour.
decided-replacement_not_comparable-not = Elle est comparable : { $partner } n’est pas tenu de passer.
asked-lead_restricted = Le déclarant peut-il restreindre une attaque du camp fautif ?
decided-lead_restricted-held = { $suits-n ->
    [0] { $offender } a spécifié toutes les couleurs dans les annonces légales : il n’en reste aucune à interdire.
    [1] Cela vaut quand { $binds } doit attaquer pour la première fois. La seule couleur { QUE($offender) } n’a pas spécifiée dans les annonces légales : { $suits }.
    [4] Quand { $binds } doit attaquer pour la première fois, le déclarant peut interdire une couleur quelconque.
   *[other] Cela vaut quand { $binds } doit attaquer pour la première fois. Les couleurs { QUE($offender) } n’a pas spécifiées dans les annonces légales : { $suits }.
}
decided-lead_restricted-not = { $binds } peut attaquer dans n’importe quelle couleur.
asked-unintended_call = La déclaration précédente du joueur fautif, { $earlier }, était-elle non intentionnelle ?
decided-unintended_call-held = L’Arbitre a constaté que le joueur n’avait jamais eu l’intention de la faire.
decided-unintended_call-not = L’Arbitre a constaté que le joueur avait bien l’intention de la faire.
asked-made_as_intended = Le joueur fautif avait-il l’intention de faire { $earlier } au moment où il l’a faite ?
decided-made_as_intended-held = Le joueur avait l’intention de la faire : elle tient, quelle qu’en soit la raison.
decided-made_as_intended-not = Le joueur n’avait pas l’intention de la faire.
asked-however_aware = La déclaration { $earlier } peut-elle être remplacée quelle que soit la façon dont le joueur s’en est aperçu ?
decided-however_aware-held = Oui : peu importe comment le joueur s’en est aperçu.
decided-however_aware-not = Non : la façon dont le joueur s’en est aperçu compte.
asked-prompted_by_partner = Une action du partenaire a fait voir l’erreur : { $earlier } peut-il quand même être remplacé ?
decided-prompted_by_partner-held = La façon dont le joueur s’en est aperçu n’importe pas.
decided-prompted_by_partner-not = Selon cet avis, une information venant du partenaire ne doit pas y servir.
asked-partner_has_called = Le partenaire a-t-il déclaré depuis la déclaration non intentionnelle ?
decided-partner_has_called-held = { $partner } a déclaré depuis : elle ne peut plus être remplacée.
decided-partner_has_called-not = { $partner } n’a pas déclaré depuis.
asked-ended_before_partner = Les annonces se sont-elles terminées avant le tour du partenaire ?
decided-ended_before_partner-held = Les annonces se sont terminées avant que { $partner } ne puisse déclarer, et leur période n’est pas finie : la déclaration peut encore être remplacée.
decided-ended_before_partner-not = Les annonces n’étaient pas terminées.
asked-may_withdraw = L’adversaire de gauche avait-il déclaré après la déclaration non intentionnelle ?
decided-may_withdraw-held = { $lho } avait déclaré après elle, par { $over }, et peut retirer cette déclaration.
decided-may_withdraw-not = { $lho } n’avait pas déclaré après elle.
asked-withdrew = L’adversaire de gauche a-t-il retiré la déclaration faite après la déclaration non intentionnelle ?
decided-withdrew-held = { $lho } a retiré { $over }.
decided-withdrew-not = { $lho } a maintenu { $over }.
asked-change_accepted = L’adversaire de gauche a-t-il accepté le changement de déclaration ?
decided-change_accepted-held = { $lho } l’a accepté : la seconde déclaration tient.
decided-change_accepted-not = { $lho } ne l’a pas accepté.
asked-first_call_stands = Le changement est-il annulé, de sorte que la première déclaration tient ?
decided-first_call_stands-held = Le changement n’a pas été accepté : { $earlier } tient.
decided-first_call_stands-not = Le changement a été accepté : { $earlier } ne tient pas.
asked-lets_first_call_stand = Le joueur fautif maintient-il la première déclaration ?
decided-lets_first_call_stand-held = { $offender } maintient { $earlier } : son partenaire doit passer une fois.
decided-lets_first_call_stand-not = { $offender } fait une autre déclaration à la place de { $earlier }.
asked-at_most_average_minus = La marque du camp fautif est-elle limitée ?
decided-at_most_average_minus-held = Le camp { $side } marque au plus moyenne moins.
decided-at_most_average_minus-not = La marque du camp { $side } n’est pas limitée.
asked-three_passes_one_out_of_turn = Une déclaration a-t-elle été suivie de trois Passe, dont un hors tour ?
decided-three_passes_one_out_of_turn-held = Les { $passes } dernières déclarations sont des Passe, et { $irregular } en fait partie.
decided-three_passes_one_out_of_turn-not = { $passes-n ->
    [0] La dernière déclaration n’est pas un Passe.
    [1] Seule la dernière déclaration est un Passe.
   *[other] Les { $passes } dernières déclarations sont des Passe, qui ne mettent fin aux annonces au détriment de personne.
}
asked-lost_his_turn = Un joueur a-t-il perdu son tour de ce fait ?
decided-lost_his_turn-held = { $player } a été sauté : la parole revient à { $player } et les Passe faits depuis sont annulés.
decided-lost_his_turn-not = { $player } n’a perdu aucun tour.
asked-same_time = Deux déclarations ont-elles été faites en même temps ?
decided-same_time-held = Fait en même temps que { $with }, { $call } compte comme venu après.
decided-same_time-not = Ces déclarations ont été faites l’une après l’autre : { $call } et { $with }.
asked-required_to_pass = Le joueur dont c’était le tour était-il tenu de passer ?
decided-required_to_pass-held = { $rho } devait passer : { $irregular } compte comme fait au tour de parole.
decided-required_to_pass-not = Rien n’obligeait { $rho } à passer.
asked-required_to_repeat = Le joueur dont c’était le tour était-il tenu de répéter une déclaration, et celle-ci compte-t-elle comme faite ?
decided-required_to_repeat-held = { $rho } devait répéter une déclaration, et cet avis la compte comme faite : { $irregular } compte comme fait au tour de parole.
decided-required_to_repeat-not = { $rho } devait répéter une déclaration ; mais la Loi 28A ne parle que d’un joueur tenu de passer.
asked-rho_must_call = L’adversaire de droite du joueur fautif est-il tenu de passer, d’après l’arbitrage d’une autre irrégularité ?
decided-rho_must_call-held = { $rho } doit passer.
decided-rho_must_call-not = { $rho } doit répéter { $must_call }.
asked-inadmissible = Le Contre ou le Surcontre est-il inadmissible ?
decided-inadmissible-held = À ce moment, { $call } n’a rien à contrer ni à surcontrer dans l’autre camp.
decided-inadmissible-not = À ce moment, { $call } est admissible.
asked-called_over_inadmissible = Le joueur suivant a-t-il déclaré avant la rectification ?
decided-called_over_inadmissible-held = Le joueur suivant a déclaré ({ $call }) : tous deux sont annulés, avec tout ce qui a suivi.
decided-called_over_inadmissible-not = { $lho } n’avait pas encore déclaré.
asked-lead_faced = L’entame a-t-elle été exposée avant que l’irrégularité soit remarquée ?
decided-lead_faced-held = L’entame a été exposée : le contrat est ce qu’il serait sans { $call }.
decided-lead_faced-not = L’entame n’avait pas été exposée.
asked-inadmissible_cancelled = La déclaration inadmissible est-elle annulée ?
decided-inadmissible_cancelled-held = Oui : { $call } est annulé.
decided-inadmissible_cancelled-not = Non : { $call } n’est pas annulé.
asked-must_substitute = Le joueur fautif, dont c’était le tour, doit-il lui substituer une déclaration légale ?
decided-must_substitute-held = { $offender } doit lui substituer une déclaration légale.
decided-must_substitute-not = Ce n’était pas au tour { DE($offender) }.
asked-inadmissible_out_of_turn = Le Contre ou le Surcontre était-il aussi hors tour ?
decided-inadmissible_out_of_turn-held = Il était hors tour : la parole revient au joueur dont c’était le tour, et { $offender } peut faire toute déclaration légale quand vient son tour.
decided-inadmissible_out_of_turn-not = C’était au tour { DE($offender) }.
asked-breach_of_duty_to_pass = Un joueur tenu de passer a-t-il enchéri, contré ou surcontré ?
decided-breach_of_duty_to_pass-held = Le joueur devait passer, donc c’est inadmissible : { $call }.
decided-breach_of_duty_to_pass-not = Aucune obligation de passer n’a été enfreinte par { $call }.
asked-above_seven = Est-ce une enchère de plus de sept ?
decided-above_seven-held = Plus de sept n’est jamais maintenu : { $call }.
decided-above_seven-not = Ce n’est pas plus de sept : { $call }.
asked-after_final_pass = La déclaration a-t-elle été faite après le Passe final ?
decided-after_final_pass-held = Les annonces étaient terminées avant { $call }.
decided-after_final_pass-not = Les annonces n’étaient pas terminées avant { $call }.
asked-called_before_rectification = Le joueur suivant a-t-il déclaré avant la rectification ?
decided-called_before_rectification-held = Le joueur suivant, { $lho }, avait déjà déclaré.
decided-called_before_rectification-not = { $lho } n’avait pas encore déclaré.
asked-call_cancelled = La déclaration inadmissible est-elle annulée ?
decided-call_cancelled-held = Oui : { $call } est annulé.
decided-call_cancelled-not = Non : { $call } n’est pas annulé.
asked-side_must_pass = Un Passe prend-il sa place, et les deux joueurs du camp doivent-ils passer à chaque tour ?
decided-side_must_pass-held = Un Passe prend sa place : { $offender } et son partenaire doivent passer à chaque tour.
decided-side_must_pass-not = { $offender } et son partenaire n’y sont pas tenus.
asked-looks_like_contract = Trois Passe ont-ils suivi l’enchère de plus de sept ?
decided-looks_like_contract-held = Trois Passe ont suivi, mais { $call } ne peut devenir le contrat.
decided-looks_like_contract-not = Trois Passe n’avaient pas suivi { $call }.
asked-pass_or_declaring_side = Était-ce un Passe d’un joueur de la défense, ou une déclaration du camp déclarant ?
decided-pass_or_declaring_side-held = La défense ne pouvait rien gagner par { $call } : rien d’autre ne s’ensuit.
decided-pass_or_declaring_side-not = C’était une déclaration d’un joueur de la défense autre qu’un Passe : { $call }.
asked-action_by_defender = Un joueur de la défense a-t-il enchéri, contré ou surcontré après le Passe final ?
decided-action_by_defender-held = La défense a pu apprendre quelque chose par { $call } : l’attaque peut être restreinte.
decided-action_by_defender-not = Ce n’était pas le cas : { $call }.
asked-specifies = La déclaration était-elle artificielle, de sorte que comptent les dénominations qu’elle spécifiait ?
decided-specifies-held = { $strains-n ->
    [0] Aucune dénomination n’était spécifiée par { $call }.
   *[other] Ce qui compte est ce que spécifiait { $call }, et non ce qu’il nommait : { $strains }.
}
decided-specifies-not = C’était naturel : { $call }.
asked-anybody_had_bid = Une enchère avait-elle déjà été faite ?
decided-anybody_had_bid-held = Il y avait eu { $bid }.
decided-anybody_had_bid-not = Personne n’avait enchéri.
asked-nobody_had_bid = Était-ce avant toute enchère ?
decided-nobody_had_bid-held = Personne n’avait enchéri : quel que soit le joueur dont c’était le tour, le joueur fautif doit passer à son prochain tour.
decided-nobody_had_bid-not = Une enchère avait déjà été faite.
asked-must_pass_throughout = { $player } doit-il passer jusqu’à la fin des annonces ?
decided-must_pass_throughout-held = { $player } doit passer jusqu’à la fin des annonces.
decided-must_pass_throughout-not = { $player } n’y est pas tenu.
asked-may_not_double_now = Est-il interdit au partenaire de contrer et de surcontrer à ce tour ?
decided-may_not_double_now-held = { $partner } peut enchérir ou passer, mais ne peut maintenant ni contrer ni surcontrer.
decided-may_not_double_now-not = { $partner } a déclaré à ce tour : l’interdiction ne vaut plus.
asked-repeats_denomination = La nouvelle déclaration répète-t-elle la dénomination de l’enchère hors tour ?
decided-repeats_denomination-held = { $replacement-known ->
    [yes] Avec { $replacement }, la dénomination est répétée : { $strains }.
   *[no] On suppose qu’elle répète : { $strains }.
}
decided-repeats_denomination-not = { $strains-n ->
    [0] La déclaration retirée ne spécifiait aucune dénomination qui puisse être répétée.
   *[other] { $replacement-known ->
        [yes] Avec { $replacement }, la dénomination n’est pas répétée : { $strains }.
       *[no] On suppose qu’elle ne répète pas : { $strains }.
    }
}
asked-rho_acted = L’adversaire de droite du joueur fautif a-t-il enchéri, contré ou surcontré ?
decided-rho_acted-held = { $call-known ->
    [yes] Il y a eu { $call }, qui n’est pas un Passe.
   *[no] { $rho } a enchéri, contré ou surcontré.
}
decided-rho_acted-not = { $rho } a passé.
asked-each_suit_specified = Le joueur fautif a-t-il spécifié dans les annonces légales toutes les couleurs de la déclaration retirée ?
decided-each_suit_specified-held = { $offender } les a toutes spécifiées : l’attaque n’est pas restreinte.
decided-each_suit_specified-not = { $offender } ne les a pas toutes spécifiées.
asked-suit_was_specified = La déclaration retirée spécifiait-elle des couleurs que le joueur fautif n’a pas spécifiées dans les annonces légales ?
decided-suit_was_specified-held = { $suits-n ->
    [1] Elle spécifiait { $suits } : quand { $binds } doit attaquer pour la première fois, le déclarant peut exiger cette couleur ou l’interdire.
   *[other] Elle spécifiait { $suits } : quand { $binds } doit attaquer pour la première fois, le déclarant peut exiger l’une d’elles ou en interdire une.
}
decided-suit_was_specified-not = { $binds } peut attaquer dans n’importe quelle couleur.
asked-lead_is_free = L’attaque est-elle libre, parce que la nouvelle déclaration est comparable ?
decided-lead_is_free-held = { $partner } peut attaquer dans n’importe quelle couleur.
decided-lead_is_free-not = La nouvelle déclaration n’est pas comparable.
asked-authorised = L’autre camp peut-il utiliser l’information tirée de la déclaration retirée ?
decided-authorised-held = Le camp { $side } peut l’utiliser.
decided-authorised-not = Le camp { $side } ne peut pas l’utiliser.
asked-no_rectification = Les annonces et le jeu continuent-ils sans autre rectification ?
decided-no_rectification-held = La nouvelle déclaration est comparable : ils continuent, et la Loi 16C2 ne s’applique pas.
decided-no_rectification-not = La nouvelle déclaration n’est pas comparable.
asked-help_watched = Faudra-t-il examiner si la déclaration retirée a aidé le camp fautif ?
decided-help_watched-held = Après le jeu, l’Arbitre examine si le résultat aurait bien pu être différent sans l’aide apportée par { $irregular }, et attribue s’il y a lieu une marque ajustée.
decided-help_watched-not = Il n’y a rien à examiner.
asked-exposed_in_auction = Des cartes { DE($player) } ont-elles été exposées pendant les annonces ?
decided-exposed_in_auction-held = Par l’erreur { DE($player) }, son partenaire pouvait voir { $cards }, qui { $cards-n ->
    [1] reste exposé
   *[other] restent exposés
} jusqu’à la fin des annonces.
decided-exposed_in_auction-not = { $player } a exposé { $cards } après la fin des annonces.
asked-low_card_not_led = Est-ce une seule carte inférieure à un honneur, qui n’a pas été attaquée ?
decided-low_card_not_led-held = { $cards } est une seule carte inférieure à un honneur et n’a pas été attaqué : les annonces continuent sans restriction.
decided-low_card_not_led-not = { $cards } : ce n’est pas une seule petite carte non attaquée.
asked-honour_or_led = Est-ce un seul honneur, ou une carte attaquée prématurément ?
decided-honour_or_led-held = { $cards } : un seul honneur, ou une carte attaquée prématurément. { $partner } doit passer à son prochain tour.
decided-honour_or_led-not = { $cards } : ce n’est ni un seul honneur, ni une carte attaquée.
asked-two_or_more_cards = Deux cartes ou plus ont-elles été exposées ?
decided-two_or_more_cards-held = { $cards } : deux cartes ou plus. { $partner } doit passer à son prochain tour.
decided-two_or_more_cards-not = { $cards } : une seule carte, { $partner } reste libre.
asked-exposed_information = L’information tirée des cartes exposées est-elle non autorisée pour { $partner } ?
decided-exposed_information-held = L’information tirée des cartes exposées n’est pas autorisée pour { $partner } ; l’autre camp peut s’en servir.
decided-exposed_information-not = { $partner } peut se servir de l’information tirée des cartes exposées.
asked-declaring_side = { $player } devient-il déclarant ou mort ?
decided-declaring_side-held = { $player } est dans le camp du déclarant et reprend { $cards }.
decided-declaring_side-not = { $player } est en défense et ne reprend pas { $cards } sans autre suite.
asked-becomes_penalty_card = { $player } est-il en défense, avec des cartes pénalisées ?
decided-becomes_penalty_card-held = { $player } est en défense : chaque carte exposée ({ $cards }) est traitée comme carte pénalisée.
decided-becomes_penalty_card-not = { $player } n’est pas en défense : { $cards } ne peut pas être pénalisé.
asked-minor_penalty_card = Une carte pénalisée serait-elle secondaire ?
decided-minor_penalty_card-held = { $cards } est une seule carte inférieure à un honneur, exposée par inadvertance : une carte pénalisée secondaire.
decided-minor_penalty_card-not = Avec un honneur, une carte attaquée, ou deux cartes ou plus, une carte pénalisée est principale : { $cards }.
asked-must_lead_penalty_card = { $player } doit-il entamer d’une carte pénalisée principale ?
decided-must_lead_penalty_card-held = { $player } a l’entame et doit entamer { $cards-n ->
    [1] de cette carte : { $cards }
   *[other] de la carte que le déclarant désigne : { $cards }
}.
decided-must_lead_penalty_card-not = { $player } n’est pas tenu d’entamer de { $cards }.
asked-partners_penalty_card = La carte pénalisée principale du partenaire restreint-elle l’attaque { DE($binds) } ?
decided-partners_penalty_card-held = Avant l’attaque { DE($binds) }, le déclarant peut exiger ou interdire { $suits-n ->
    [1] cette couleur : { $suits }
   *[other] l’une de ces couleurs : { $suits }
}, ou lui laisser le choix.
decided-partners_penalty_card-not = { $binds } peut attaquer de toute carte, { $suits } compris.
asked-damage_watched = Faudra-t-il examiner si le joueur fautif aurait pu se rendre compte d’un dommage possible ?
decided-damage_watched-held = Après le jeu, l’Arbitre examine si { $offender } aurait pu se rendre compte que l’irrégularité pourrait bien léser l’autre camp, et attribue s’il y a lieu une marque ajustée.
decided-damage_watched-not = Il n’y a rien à examiner.
asked-called_on_wrong_cards = { $player } a-t-il déclaré avec les cartes d’un mauvais étui ?
decided-called_on_wrong_cards-held = { $call-known ->
    [yes] { $player } avait les cartes d’un mauvais étui : { $call } est annulé.
   *[no] { $player } a déclaré avec les cartes d’un mauvais étui : la déclaration est annulée.
}
decided-called_on_wrong_cards-not = { $player } n’avait pas encore déclaré avec ces cartes : aucune déclaration n’est annulée.
asked-partner_called_after = { $partner } a-t-il déclaré depuis ?
decided-partner_called_after-held = { $call-known ->
    [yes] { $partner } a déclaré depuis ({ $call }) : une marque ajustée.
   *[no] { $partner } a déclaré depuis : une marque ajustée.
}
decided-partner_called_after-not = { $partner } n’a pas déclaré depuis.
asked-lho_must_repeat = { $lho } avait-il déclaré après la déclaration annulée ?
decided-lho_must_repeat-held = { $call-known ->
    [yes] { $lho } avait déclaré après elle, et doit répéter { $call }.
   *[no] { $lho } avait déclaré après elle, et doit répéter sa déclaration.
}
decided-lho_must_repeat-not = { $lho } n’avait pas déclaré après elle.
asked-substitute_differs = Le sens de { $substitute } diffère-t-il de { $call }, ou la déclaration est-elle psychique ?
decided-substitute_differs-held = L’Arbitre a jugé que { $substitute } diffère de { $call } : une marque ajustée artificielle.
decided-substitute_differs-not = L’Arbitre a jugé que { $substitute } ne diffère pas de { $call }.
asked-calls_again = { $player } déclare-t-il à nouveau ?
decided-calls_again-held = { $player } prend connaissance de la bonne main et déclare à nouveau ; les annonces continuent à partir de là.
decided-calls_again-not = { $player } ne déclare pas à nouveau.
asked-other_board_watched = L’Arbitre doit-il garder l’autre donne à l’esprit ?
decided-other_board_watched-held = Sur la donne d’où venaient les cartes, une déclaration { DE($player) } qui diffère de celle qui est annulée mène à une marque ajustée.
decided-other_board_watched-not = Il n’y a pas d’autre donne à garder à l’esprit.
asked-may_penalise = Une pénalité de procédure est-elle possible ?
decided-may_penalise-held = L’Arbitre peut aussi donner une pénalité de procédure ({ $player }).
decided-may_penalise-not = Pas de pénalité de procédure.
asked-auction_ended = Les annonces ont-elles abouti à un contrat ?
decided-auction_ended-held = Trois Passe faits au tour de parole ont suivi la dernière enchère. Le déclarant : { $declarer }.
decided-auction_ended-not = Les annonces continuent.
asked-passed_out = La donne est-elle passée ?
decided-passed_out-held = Les quatre joueurs ont passé.
decided-passed_out-not = Une enchère a été faite.
asked-period_ends_at_lead = La période des annonces dure-t-elle jusqu’à l’entame ?
decided-period_ends_at_lead-held = La période des annonces prend fin quand l’entame est exposée.
decided-period_ends_at_lead-not = La période des annonces ne dure pas jusqu’à l’entame.
asked-period_ends_in_board = La période des annonces dure-t-elle jusqu’à la remise des mains ?
decided-period_ends_in_board-held = La période des annonces prend fin quand toutes les mains sont remises dans l’étui.
decided-period_ends_in_board-not = La période des annonces ne dure pas jusqu’à la remise des mains.

## Insufficient bids

asked-insufficient = L’enchère était-elle insuffisante ?
decided-insufficient-held = { $over-known ->
    [yes] Elle était insuffisante : { $call } n’est pas supérieur à l’enchère précédente, { $over }.
   *[no] Elle était insuffisante : { $call } n’est pas supérieur à l’enchère précédente.
}
decided-insufficient-not = { $over-known ->
    [yes] Elle était suffisante : { $call } est supérieur à l’enchère précédente, { $over }.
   *[no] Elle était suffisante : il n’y avait pas eu d’enchère avant { $call }.
}
asked-premature_replacement = { $offender } a-t-il remplacé l’enchère avant que l’Arbitre ait décidé ?
decided-premature_replacement-held = Il y a eu { $replacement } avant que l’Arbitre ait décidé.
decided-premature_replacement-not = { $offender } n’a pas fait d’autre déclaration avant que l’Arbitre ait décidé.
asked-lowest_in_denomination = La plus basse enchère suffisante qui spécifie la même dénomination la remplace-t-elle ?
decided-lowest_in_denomination-held = { $replacement-known ->
    [yes] Avec { $replacement }, c’est la plus basse enchère suffisante qui spécifie la même dénomination : { $strains }.
   *[no] On suppose que c’est la plus basse enchère suffisante qui spécifie la même dénomination : { $strains }.
}
decided-lowest_in_denomination-not = { $strains-n ->
    [0] L’enchère insuffisante ne spécifiait aucune dénomination.
   *[other] { $replacement-known ->
        [yes] Avec { $replacement }, ce n’est pas la plus basse enchère suffisante qui spécifie la même dénomination : { $strains }.
       *[no] On suppose que ce n’est pas la plus basse enchère suffisante qui spécifie la même dénomination : { $strains }.
    }
}
asked-both_natural = Les deux enchères sont-elles naturelles sans aucun doute ?
decided-both_natural-held = { $replacement-known ->
    [yes] Toutes deux sont naturelles : { $call } et { $replacement }.
   *[no] C’était naturel : { $call }. On suppose que l’enchère qui le remplace l’est aussi.
}
decided-both_natural-not = { $replacement-known ->
    [yes] Elles ne sont pas toutes deux naturelles : { $call } et { $replacement }.
   *[no] Il n’est pas certain que { $call } soit naturel.
}
asked-found_lowest = L’Arbitre a-t-il jugé que la nouvelle enchère est la plus basse qui suffise dans la même dénomination ?
decided-found_lowest-held = L’Arbitre a jugé que c’est la plus basse enchère suffisante qui spécifie la même dénomination.
decided-found_lowest-not = L’Arbitre a jugé que ce n’est pas la plus basse enchère suffisante qui spécifie la même dénomination.
asked-more_precise = La nouvelle déclaration a-t-elle la même signification que l’enchère insuffisante, ou une signification plus précise ?
decided-more_precise-held = Toute main pour { $replacement } aurait fait l’enchère insuffisante.
decided-more_precise-not = { $enough ->
    [yes] Dans la mesure où les mains se comptent, chacune de celles pour { $replacement } aurait fait l’enchère insuffisante ; mais l’une des déclarations promet aussi ce qui ne se compte pas.
   *[no] { $none ->
        [yes] Aucune des mains pour { $replacement } n’aurait fait l’enchère insuffisante.
       *[no] Parmi les mains pour { $replacement }, { $share } auraient fait l’enchère insuffisante ; il faudrait que ce soient toutes.
    }
}
asked-found_more_precise = L’Arbitre a-t-il jugé que la nouvelle déclaration a la même signification, ou une signification plus précise ?
decided-found_more_precise-held = L’Arbitre a comparé les significations et a jugé la nouvelle identique ou plus précise.
decided-found_more_precise-not = L’Arbitre a comparé les significations et n’a jugé la nouvelle ni identique ni plus précise.
asked-double_instead = Le joueur fautif a-t-il remplacé l’enchère par un Contre ou un Surcontre, sans en avoir le droit ?
decided-double_instead-held = L’enchère insuffisante ne peut pas être remplacée par { $call } : il est annulé.
decided-double_instead-not = L’enchère n’a été remplacée ni par un Contre ni par un Surcontre à annuler : { $call }.
asked-insufficient_again = L’enchère de remplacement est-elle insuffisante elle aussi, et non acceptée ?
decided-insufficient_again-held = Elle est insuffisante elle aussi, et n’a pas été acceptée : { $call }.
decided-insufficient_again-not = Elle est suffisante, ou a été acceptée : { $call }.

## Mistaken explanations

asked-explanation_presumed = L’explication est-elle présumée erronée, et non la déclaration ({ $call }) ?
decided-explanation_presumed-held = Rien ne prouve que la déclaration ({ $call }) était une erreur : l’Arbitre présume une explication erronée.
decided-explanation_presumed-not = Il est prouvé que l’explication était exacte et que l’erreur est dans la déclaration ({ $call }) : il n’y a pas eu d’information erronée.
asked-explanation_corrected = L’explication donnée par { $player } a-t-elle été corrigée ?
decided-explanation_corrected-held = L’explication donnée par { $player } a été corrigée.
decided-explanation_corrected-not = L’explication donnée par { $player } n’a pas été corrigée.
asked-explainer_in_time = { $player } doit-il corriger sa propre explication avant la fin de la période de clarification ?
decided-explainer_in_time-held = { $player }, quand ce joueur s’en aperçoit, appelle l’Arbitre et corrige l’explication avant la fin de la période de clarification. Plus tôt est permis.
decided-explainer_in_time-not = { $player } n’a rien à corriger.
asked-explainer_at_once = { $player } doit-il appeler l’Arbitre immédiatement pour sa propre explication ?
decided-explainer_at_once-held = { $player }, quand ce joueur s’en aperçoit, doit appeler l’Arbitre immédiatement.
decided-explainer_at_once-not = { $player } n’a rien à corriger.
asked-silent_in_auction = Les annonces durent-elles encore, de sorte que { $player } ne peut pas corriger l’explication ?
decided-silent_in_auction-held = Les annonces durent : { $player } ne peut pas corriger l’explication de son partenaire.
decided-silent_in_auction-not = Le dernier Passe a été fait.
asked-corrects_after_pass = { $player } doit-il corriger l’explication après le dernier Passe, comme déclarant ou mort ?
decided-corrects_after_pass-held = { $player } est déclarant ou mort, et corrige l’explication après le dernier Passe.
decided-corrects_after_pass-not = { $player } est en défense, et ne corrige l’explication qu’à la fin du jeu.
asked-heard_partner = Ce que { $seat } a entendu de son partenaire est-il une information non autorisée ?
decided-heard_partner-held = { $seat } l’a entendu de son partenaire : l’information n’est pas autorisée.
decided-heard_partner-not = { $seat } n’a rien entendu de son partenaire.
asked-lead_not_faced = L’entame n’a-t-elle pas encore été exposée ?
decided-lead_not_faced-held = L’entame n’a pas été exposée : la période des annonces n’est pas finie.
decided-lead_not_faced-not = L’entame a été exposée : la période des annonces est finie.
asked-called_since = Le camp { $side } a-t-il déclaré depuis l’explication ?
decided-called_since-held = { $call-known ->
    [yes] La dernière déclaration du camp { $side } depuis l’explication : { $call }.
   *[no] Le camp { $side } a déclaré depuis l’explication.
}
decided-called_since-not = { $call-known ->
    [yes] Déclaration faite avant l’explication : { $call }.
   *[no] Le camp { $side } n’a pas déclaré depuis l’explication.
}
asked-partner_not_called = { $partner } n’a-t-il pas déclaré depuis ?
decided-partner_not_called-held = { $partner } n’a pas déclaré depuis.
decided-partner_not_called-not = { $partner } a déclaré depuis : la déclaration ne peut plus être changée.
asked-found_influenced = La déclaration a-t-elle bien pu être influencée par l’information erronée ?
decided-found_influenced-held = { $call-known ->
    [yes] L’Arbitre a jugé que cette déclaration a bien pu être influencée : { $call }.
   *[no] L’Arbitre a jugé que la déclaration a bien pu être influencée.
}
decided-found_influenced-not = { $call-known ->
    [yes] L’Arbitre a jugé que cette déclaration n’a pas été influencée : { $call }.
   *[no] L’Arbitre a jugé que la déclaration n’a pas été influencée.
}
asked-lho_may_change = { $lho } peut-il changer une déclaration faite depuis ?
decided-lho_may_change-held = { $call-known ->
    [yes] { $lho } peut changer sa déclaration ({ $call }).
   *[no] { $lho } peut changer une déclaration faite depuis.
}
decided-lho_may_change-not = { $call-known ->
    [yes] { $lho } ne peut pas changer sa déclaration ({ $call }).
   *[no] { $lho } n’a pas déclaré depuis.
}
asked-too_late_to_change = Est-il trop tard pour que le camp { $side } change une déclaration ?
decided-too_late_to_change-held = Il est trop tard pour une déclaration du camp { $side } : l’Arbitre attribue une marque ajustée si le camp fautif en a tiré avantage.
decided-too_late_to_change-not = Il n’est pas trop tard pour que le camp { $side } change une déclaration.

## Claims and concessions

asked-other_tricks = Ce qui a été dit ou fait concerne-t-il d’autres levées que la levée en cours ?
decided-other_tricks-held = Des levées à venir sont concernées.
decided-other_tricks-not = Seule la levée en cours est concernée.
asked-claims_tricks = Est-ce une revendication ?
decided-claims_tricks-held = Sur { $left } à jouer, { $speaker } en revendique { $claims-word }, en le disant ou implicitement.
decided-claims_tricks-not = Aucune levée n’est revendiquée.
asked-concedes_tricks = Est-ce une concession ?
decided-concedes_tricks-held = Sur { $left } à jouer, { $speaker } en concède { $concedes-word }, en le disant ou implicitement.
decided-concedes_tricks-not = Aucune levée n’est concédée.
asked-defender_concedes = Est-ce un joueur de la défense qui concède ?
decided-defender_concedes-held = { $conceder } joue en défense.
decided-defender_concedes-not = { $conceder } joue dans le camp du déclarant.
asked-partner_objected = Le partenaire du joueur qui concède a-t-il fait immédiatement objection ?
decided-partner_objected-held = { $partner } a fait immédiatement objection.
decided-partner_objected-not = { $partner } n’a pas fait immédiatement objection.
asked-claim_falls_too = La revendication des autres levées tombe-t-elle avec la concession ?
decided-claim_falls_too-held = La revendication { DE($claims) } tombe avec la concession qui n’a pas abouti : ni l’une ni l’autre n’a eu lieu.
decided-claim_falls_too-not = La revendication { DE($claims) } subsiste seule.
asked-cards_exposed = Des cartes de la défense ont-elles été exposées à cette occasion ?
decided-cards_exposed-held = Des cartes { DE($seats) } ont été exposées ; ce ne sont pas des cartes pénalisées.
decided-cards_exposed-not = Aucune carte de la défense n’a été exposée.
asked-unauthorised = Y a-t-il une information non autorisée pour { $seat } ?
decided-unauthorised-held = { $family ->
    [rotation] L’information tirée de la déclaration retirée n’est pas autorisée pour { $seat }.
   *[other] L’information tirée de ce qui a été dit ou montré n’est pas autorisée pour { $seat }.
}
decided-unauthorised-not = { $seat } n’a reçu aucune information non autorisée.
asked-done = Est-ce une façon de revendiquer ou de concéder ?
decided-done-held = { $how ->
    [named] { $speaker } a annoncé un nombre de levées.
    [curtailed] { $speaker } a proposé d’écourter le jeu.
    [shown] { $speaker } a montré des cartes : c’est une revendication, à moins que ce n’ait manifestement pas été l’intention.
    [faced_after_lead] { $speaker } a étalé sa main : c’est une revendication, à moins que ce n’ait manifestement pas été l’intention.
   *[abandoned] { $speaker } a abandonné sa main : c’est concéder toutes les levées.
}
decided-done-not = { $speaker } n’a ni revendiqué ni concédé de levées.
asked-meant_to_claim = { $by } a-t-il pu avoir l’intention de revendiquer ?
decided-meant_to_claim-held = Rien ne démontre { QUE($by) } n’avait pas l’intention de revendiquer.
decided-meant_to_claim-not = { $how ->
    [faced_after_lead] Il y avait sur la table une entame hors tour : { $by } a étalé sa main à cause d’elle, et manifestement pas pour revendiquer.
   *[other] L’Arbitre a constaté { QUE($by) } n’avait manifestement pas l’intention de revendiquer.
}
social-decided-meant_to_claim-not = { $by } n’avait manifestement pas l’intention de revendiquer.
asked-faces_hand = { $seat } doit-il montrer sa main ?
decided-faces_hand-held = { $faced ->
    [yes] La main doit être montrée. Elle l’a été.
   *[no] La main doit être montrée. Elle ne l’a pas encore été.
}
decided-faces_hand-not = { $seat } n’a pas à la montrer.
asked-asks_to_play_on = Le camp qui n’a ni revendiqué ni concédé a-t-il demandé que le jeu continue ?
decided-asks_to_play_on-held = { $by } l’a demandé, et appartient à l’autre camp.
decided-asks_to_play_on-not = { $known ->
    [yes] { $by } l’a demandé, mais appartient au camp qui a revendiqué ou concédé : seul l’autre camp le peut.
   *[no] { $by } l’a demandé, mais ce Code ne prévoit pas que le jeu continue d’un commun accord après une revendication ou une concession.
}
asked-all_agree = Les quatre joueurs sont-ils d’accord pour que le jeu continue ?
decided-all_agree-held = Tous les quatre ont été d’accord.
decided-all_agree-not = Les quatre n’ont pas tous été d’accord : l’Arbitre décide.
asked-void_by_agreement = Est-elle nulle, de sorte que rien n’est arbitré et que le score obtenu est maintenu ?
decided-void_by_agreement-held = { $made-known ->
    [yes] Le jeu a continué, et le camp du déclarant y a gagné ceci, qui est maintenu : { $made }. Les Lois 16 et 50 ne s’appliquent pas.
   *[no] Le jeu continue, et le score qui en résultera est maintenu. Les Lois 16 et 50 ne s’appliquent pas.
}
decided-void_by_agreement-not = Elle n’est pas nulle.
asked-director_called = L’Arbitre doit-il être appelé ?
decided-director_called-held = Un joueur conteste ; tout joueur le peut, le mort aussi. Rien ne peut être entrepris avant l’arrivée de l’Arbitre.
decided-director_called-not = Rien n’est contesté.
asked-leads_to_agreement = Tous sont-ils d’accord ?
decided-leads_to_agreement-held = Personne ne conteste : la Loi 69 s’applique.
decided-leads_to_agreement-not = Un joueur conteste.
asked-played_on = Des cartes ont-elles été jouées alors qu’il n’aurait plus dû y avoir de jeu ?
decided-played_on-held = { $worth ->
    [nothing] On a joué { $cards } pendant que le jeu était interrompu. Tous n’étaient pas d’accord : cela ne compte pas.
    [evidence] On a joué { $cards } alors que le jeu avait cessé. L’Arbitre peut le prendre comme indice, sans y être tenu.
   *[void] On a joué { $cards } alors que le jeu avait cessé : c’est nul.
}
decided-played_on-not = Rien n’a été joué.
asked-play_is_evidence = Ce qui a été joué après la revendication, pris comme indice, change-t-il le nombre ?
decided-play_is_evidence-held = Jugée pour elle-même, la revendication vaut : { $without }. D’après ce qui a été joué — { $cards } — et la pire ligne normale ensuite, elle vaut : { $with }.
decided-play_is_evidence-not = Jugée pour elle-même, la revendication vaut : { $without } ; et elle vaut autant d’après ce qui a été joué et la pire ligne normale ensuite.
asked-play_goes_on = Le jeu continue-t-il, les cartes { DE($exposed) } étant étalées ?
decided-play_goes_on-held = Il y a contestation, et au bridge de société cela ne met pas fin au jeu : { $exposed } continue de jouer, main étalée.
decided-play_goes_on-not = Le jeu ne continue pas.
asked-bound_by_statement = Le joueur qui revendique est-il lié par son exposé, et tenu à une ligne ordinaire ?
decided-bound_by_statement-held = { $steps-n ->
    [0] { $speaker } n’a fait aucun exposé, et ne peut suivre qu’une ligne ordinaire.
    [1] { $speaker } doit s’en tenir à la seule étape exposée ; pour le reste, une ligne ordinaire seulement.
   *[other] { $speaker } doit s’en tenir aux { $steps } étapes exposées ; pour le reste, une ligne ordinaire seulement.
}
decided-bound_by_statement-not = { $speaker } n’est pas lié par un exposé.
asked-no_unannounced_finesse = Une impasse qui n’a pas été annoncée est-elle interdite ?
decided-no_unannounced_finesse-held = { $announced-n ->
    [0] Aucune impasse n’a été annoncée : { $speaker } ne peut en faire aucune, sauf si elle est prouvée ou presque.
    [1] Une impasse a été annoncée. { $speaker } ne peut en faire aucune autre, sauf si elle est prouvée ou presque.
   *[other] Il y a eu { $announced } impasses annoncées. { $speaker } ne peut en faire aucune autre, sauf si elle est prouvée ou presque.
}
decided-no_unannounced_finesse-not = { $speaker } peut faire l’impasse.
social-decided-trump_forgotten-held = { $found ->
    [no] { $speaker } ignorait qu’il restait { $cards } dehors.
   *[other] { $speaker } ignorait peut-être qu’il restait { $cards } dehors.
}
social-decided-trump_forgotten-not = { $speaker } savait quels atouts restaient dehors.
asked-may_require_trumps = Les adversaires peuvent-ils exiger que les atouts soient purgés, ou qu’ils ne le soient pas ?
decided-may_require_trumps-held = { $opponents } peuvent exiger { QUE($speaker) } purge les atouts, ou ne les purge pas.
decided-may_require_trumps-not = Ils ne le peuvent pas.
asked-defenders_may_show = Les joueurs de la défense peuvent-ils se montrer leurs mains ?
decided-defenders_may_show-held = { $defenders } peuvent étaler leurs mains l’un pour l’autre, sans pénalité.
decided-defenders_may_show-not = Ils ne le peuvent pas.
asked-may_forbid_partner = Le déclarant peut-il interdire à l’autre joueur de la défense ce que suggèrent les cartes de son partenaire ?
decided-may_forbid_partner-held = { $declarer } peut interdire à { $partner } un jeu que la vue des cartes de son partenaire pourrait suggérer.
decided-may_forbid_partner-not = { $declarer } ne peut rien interdire.
asked-before_all_called = Le doute a-t-il été émis avant que tous aient déclaré sur une donne ultérieure ?
decided-before_all_called-held = { $when ->
    [before_mixed] Les cartes n’étaient même pas mêlées.
   *[other] Tous n’avaient pas encore déclaré sur une donne ultérieure.
}
decided-before_all_called-not = Tous avaient déclaré sur une donne ultérieure.
asked-before_mixed = Le doute a-t-il été émis avant que les cartes soient mêlées ?
decided-before_mixed-held = Les cartes n’étaient pas mêlées.
decided-before_mixed-not = Les cartes étaient mêlées.
asked-line_stated = Une ligne de jeu a-t-elle été exposée ?
decided-line_stated-held = { $steps-n ->
    [1] { $speaker } a exposé une étape de sa ligne de jeu, et doit s’y tenir.
   *[other] { $speaker } a exposé { $steps } étapes de sa ligne de jeu, et doit s’y tenir.
}
decided-line_stated-not = { $speaker } n’a exposé aucune ligne de jeu.
asked-disputed = Un joueur la conteste-t-il ?
decided-disputed-held = Un joueur la conteste.
decided-disputed-not = Personne ne la conteste.
asked-agreed = Tous sont-ils d’accord ?
decided-agreed-held = Tous les joueurs ont donné leur accord.
decided-agreed-not = Tous les joueurs n’ont pas donné leur accord.
asked-assented = L’autre camp a-t-il donné son accord ?
decided-assented-held = Le camp { $side } a donné son accord.
decided-assented-not = Le camp { $side } n’a jamais donné son accord, si bien qu’il n’y a pas eu d’agrément.
asked-doubted_before_next_call = Le doute a-t-il été émis avant que le camp déclare sur une donne ultérieure et avant la fin du tour ?
decided-doubted_before_next_call-held = { $when ->
    [at_once] Il a été émis sur-le-champ.
   *[other] Il a été émis avant que le camp { $side } déclare sur une donne ultérieure et avant la fin du tour.
}
decided-doubted_before_next_call-not = À ce moment, le camp { $side } avait déclaré sur une donne ultérieure, ou le tour était fini.
asked-in_correction_period = Le doute a-t-il été émis pendant la période de correction ?
decided-in_correction_period-held = { $when ->
    [at_once] Il a été émis sur-le-champ.
   *[other] La période de correction n’était pas écoulée.
}
decided-in_correction_period-not = La période de correction était écoulée.
asked-trick_won = Le camp avait-il gagné une levée qui a été marquée comme perdue ?
decided-trick_won-held = Le camp { $side } avait gagné { $tricks } de plus que n’en compte la marque.
decided-trick_won-not = Aucune levée gagnée par le camp { $side } n’a été abandonnée.
asked-no_legal_play_loses = A-t-on abandonné une levée qu’aucun jeu légal ne pouvait perdre ?
decided-no_legal_play_loses-held = Abandonné : { $given_up }, dont { $tricks-word } qu’aucun jeu légal du camp { $side } ne pouvait perdre.
decided-no_legal_play_loses-not = Abandonné : { $given_up } ; chacune pouvait être perdue par un jeu légal du camp { $side }.
asked-no_normal_play_loses = { $standard ->
    [careless] A-t-on abandonné une levée que même un jeu négligent ne pouvait perdre ?
    [inferior] A-t-on abandonné une levée que même un jeu inférieur ne pouvait perdre ?
   *[other] A-t-on abandonné une levée qu’aucun jeu normal ne pouvait perdre ?
}
decided-no_normal_play_loses-held = { $standard ->
    [careless] Abandonné : { $given_up }, dont { $tricks-word } que même un jeu négligent du camp { $side } ne pouvait perdre. Si un tel jeu est normal pour cette classe de joueur, c’est à l’Arbitre d’en juger.
    [inferior] Abandonné : { $given_up }, dont { $tricks-word } que même un jeu inférieur du camp { $side } ne pouvait perdre. Si un tel jeu est normal pour cette classe de joueur, c’est à l’Arbitre d’en juger.
   *[other] Abandonné : { $given_up }, dont { $tricks-word } qu’aucun jeu normal du camp { $side } ne pouvait perdre.
}
decided-no_normal_play_loses-not = { $standard ->
    [careless] Abandonné : { $given_up } ; un jeu négligent du camp { $side } pouvait perdre chacune, ou elle est déjà rendue. Si un tel jeu est normal pour cette classe de joueur, c’est à l’Arbitre d’en juger.
    [inferior] Abandonné : { $given_up } ; un jeu inférieur du camp { $side } pouvait perdre chacune, ou elle est déjà rendue. Si un tel jeu est normal pour cette classe de joueur, c’est à l’Arbitre d’en juger.
   *[other] Abandonné : { $given_up } ; un jeu normal du camp { $side } pouvait perdre chacune, ou elle est déjà rendue.
}
social-decided-no_normal_play_loses-held = { $standard ->
    [careless] Abandonné : { $given_up }, dont { $tricks-word } que même un jeu négligent du camp { $side } ne pouvait perdre. Si un tel jeu est probable, c’est aux joueurs d’en juger.
    [inferior] Abandonné : { $given_up }, dont { $tricks-word } que même un jeu inférieur du camp { $side } ne pouvait perdre. Si un tel jeu est probable, c’est aux joueurs d’en juger.
   *[other] Abandonné : { $given_up }, dont { $tricks-word } qu’aucun jeu probable du camp { $side } ne pouvait perdre.
}
social-decided-no_normal_play_loses-not = { $standard ->
    [careless] Abandonné : { $given_up } ; un jeu négligent du camp { $side } pouvait perdre chacune, ou elle est déjà rendue. Si un tel jeu est probable, c’est aux joueurs d’en juger.
    [inferior] Abandonné : { $given_up } ; un jeu inférieur du camp { $side } pouvait perdre chacune, ou elle est déjà rendue. Si un tel jeu est probable, c’est aux joueurs d’en juger.
   *[other] Abandonné : { $given_up } ; un jeu probable du camp { $side } pouvait perdre chacune, ou elle est déjà rendue.
}
asked-contract_decided = Le contrat était-il déjà gagné ou chuté, et concédé quand même ?
decided-contract_decided-held = { $declares ->
    [yes] Pour gagner le contrat, il faut { $takes-word } levées. Déjà gagnées par le déclarant : { $won } ; conservées selon la concession, seulement : { $conceded_to }.
   *[no] Nombre de levées qui fait chuter le contrat : { $takes-word }. Déjà gagnées par la défense : { $won } ; conservées selon la concession, seulement : { $conceded_to }.
}
decided-contract_decided-not = { $declares ->
    [yes] Pour gagner le contrat, il faut { $takes-word } levées. Déjà gagnées par le déclarant : { $won } ; conservées selon la concession : { $conceded_to }.
   *[no] Nombre de levées qui fait chuter le contrat : { $takes-word }. Déjà gagnées par la défense : { $won } ; conservées selon la concession : { $conceded_to }.
}
asked-likely_won = Le camp aurait-il probablement gagné des levées dont il a accepté la perte ?
decided-likely_won-held = { $found-known ->
    [yes] L’Arbitre estime que le camp { $side } aurait probablement gagné { $tricks }.
   *[no] Le camp { $side } aurait probablement gagné { $tricks } : rien d’autre n’est normal.
} À coup sûr, par son propre jeu normal : { $least } ; au plus, selon le jeu normal des autres : { $most }{ $best-known ->
    [yes] {"\u202F"}; toutes les cartes étant vues, ce serait : { $best }.
   *[no] .
}
decided-likely_won-not = { $found-known ->
    [yes] L’Arbitre estime que le camp { $side } n’aurait probablement rien gagné de plus.
   *[no] Le camp { $side } n’aurait rien gagné de plus : rien d’autre n’est normal.
} À coup sûr, par son propre jeu normal : { $least } ; au plus, selon le jeu normal des autres : { $most }{ $best-known ->
    [yes] {"\u202F"}; toutes les cartes étant vues, ce serait : { $best }.
   *[no] .
}
asked-statement_heard = L’exposé et les objections sont-ils d’abord entendus ?
decided-statement_heard-held = Le joueur qui revendique répète son exposé et les adversaires font leurs objections. { $must_face ->
    [yes] Toutes les mains doivent être étalées.
   *[no] L’Arbitre n’est pas limité à leurs objections, et peut faire étaler les cartes.
}
decided-statement_heard-not = Ni l’exposé ni les objections ne sont entendus.
asked-irrational_kept_out = La note sur le mot « normal » exclut-elle ce qui serait irrationnel ?
decided-irrational_kept_out-held = Elle l’exclut : est normal ce qui est négligent ou inférieur pour cette classe de joueur, mais non irrationnel. Un choix non exposé est accepté si ne pas le faire serait irrationnel.
decided-irrational_kept_out-not = Elle ne l’exclut pas : est normal ce qui est négligent ou inférieur pour cette classe de joueur, et le mot « irrationnel » ne figure plus dans la note. { $guess ->
    [yes] Il figure encore dans la règle sur les choix non exposés : un choix est accepté si ne pas le faire serait irrationnel.
   *[no] Il ne figure plus non plus dans la règle sur les choix non exposés.
}
asked-trump_out = Reste-t-il un atout dehors contre le joueur qui revendique ?
decided-trump_out-held = { $cards-n ->
    [1] { $cards } reste dehors.
   *[other] { $cards } restent dehors.
}
decided-trump_out-not = Aucun atout ne reste dehors.
asked-trump_not_mentioned = L’exposé passe-t-il sous silence l’atout qui reste dehors ?
decided-trump_not_mentioned-held = { $stated ->
    [no] { $speaker } n’a fait aucun exposé.
   *[yes] L’exposé n’en dit rien.
}
decided-trump_not_mentioned-not = { $step-known ->
    [yes] L’exposé en parle : « { $step } ».
   *[no] L’exposé en parle.
}
asked-trump_forgotten = Y a-t-il la moindre probabilité que le joueur qui revendique en ait ignoré l’existence ?
decided-trump_forgotten-held = { $found ->
    [no] L’Arbitre a constaté { QUE($speaker) } ignorait qu’il restait { $cards } dehors.
    [doubtful] On n’a pu établir si { $speaker } savait qu’il restait { $cards } dehors, et le doute joue contre le joueur qui revendique.
   *[other] Rien ne montre { QUE($speaker) } savait qu’il restait { $cards } dehors.
}
decided-trump_forgotten-not = { $found ->
    [yes] L’Arbitre a constaté { QUE($speaker) } savait quels atouts restaient dehors.
   *[other] Ce qui a été dit et fait montre { QUE($speaker) } savait quels atouts restaient dehors.
}
asked-trick_lost_to_trump = Un jeu normal pouvait-il perdre une levée à cause de cet atout ?
decided-trick_lost_to_trump-held = À cause de cet atout, la pire ligne normale perd une levée ; son gain : { $tricks }. Si le joueur avait su qu’il restait dehors : { $aware }.
decided-trick_lost_to_trump-not = Que l’atout soit oublié ou non, gain de la pire ligne normale : { $tricks }.
asked-cards_forgotten = Le joueur qui revendique avait-il oublié des cartes restées dehors à { $suit } ?
decided-cards_forgotten-held = { $found ->
    [no] L’Arbitre a constaté { QUE($speaker) } ignorait qu’il restait { $cards } dehors.
    [doubtful] On n’a pu établir si { $speaker } savait qu’il restait { $cards } dehors, et le doute joue contre le joueur qui revendique.
   *[other] Rien ne montre { QUE($speaker) } savait qu’il restait { $cards } dehors.
}
decided-cards_forgotten-not = { $found ->
    [yes] L’Arbitre a constaté { QUE($speaker) } savait quelles cartes restaient dehors à { $suit }.
   *[other] Ce qui a été dit et fait montre { QUE($speaker) } savait quelles cartes restaient dehors à { $suit }.
}
asked-normal_line_loses = { $standard ->
    [careless] Une ligne négligente gagne-t-elle moins de levées que la meilleure ligne, qui n’a pas été exposée ?
    [inferior] Une ligne inférieure gagne-t-elle moins de levées que la meilleure ligne, qui n’a pas été exposée ?
   *[considered] Une ligne normale gagne-t-elle moins de levées que la meilleure ligne, qui n’a pas été exposée ?
}
decided-normal_line_loses-held = { $standard ->
    [careless] Gain d’une ligne négligente : { $tricks } ; de la meilleure ligne : { $best }. Si elle est normale pour cette classe de joueur, c’est à l’Arbitre d’en juger.
    [inferior] Gain d’une ligne inférieure : { $tricks } ; de la meilleure ligne : { $best }. Si elle est normale pour cette classe de joueur, c’est à l’Arbitre d’en juger.
   *[considered] Une fois écartés les jeux qu’un autre surpasse quelle que soit la répartition, gain de la pire ligne : { $tricks } ; de la meilleure ligne : { $best }.
}
decided-normal_line_loses-not = { $tricks-n ->
    [0] Même la meilleure ligne ne gagne aucune levée.
   *[other] { $standard ->
        [careless] Même les lignes négligentes gagnent autant que la meilleure ligne : { $tricks }.
        [inferior] Même les lignes inférieures gagnent autant que la meilleure ligne : { $tricks }.
       *[considered] Une fois écartés les jeux qu’un autre surpasse quelle que soit la répartition, la pire ligne gagne { $tricks }, autant que la meilleure.
    }
}
asked-more_lines = { $standard ->
    [careless] Y a-t-il plus de lignes négligentes que la recherche n’en examine ?
   *[inferior] Y a-t-il plus de lignes inférieures que la recherche n’en examine ?
}
decided-more_lines-held = { $standard ->
    [careless] Il y en a plus. Gain minimum d’une ligne négligente : { $least } ; celui de la pire n’est pas établi.
   *[inferior] Il y en a plus. Gain minimum d’une ligne inférieure : { $least } ; celui de la pire n’est pas établi.
}
decided-more_lines-not = Toutes ont été examinées : le nombre est établi.
asked-rests_on_partner = Le nombre de levées dépend-il d’un choix du partenaire du joueur qui revendique ?
decided-rests_on_partner-held = Si { $partner } fait le mauvais jeu normal, le camp gagne : { $tricks } ; avec le bon : { $found }.
decided-rests_on_partner-not = Quel que soit le jeu normal que choisit { $partner }, gain de la pire ligne normale : { $tricks }.
asked-rests_on_location = Le nombre de levées dépend-il de l’adversaire qui détient une carte qui n’a pas été vue ?
decided-rests_on_location-held = Sans savoir où elle est, gain de la pire ligne normale : { $tricks } ; en le sachant : { $located }.
decided-rests_on_location-not = Savoir qui la détient n’y changerait rien ; gain de la pire ligne normale : toujours { $tricks }.
asked-rests_on_showing_out = Le nombre de levées dépend-il d’un adversaire qui ne fournit pas à { $suit } ?
decided-rests_on_showing_out-held = { $before ->
    [yes] Avant la revendication, un adversaire n’avait pas fourni à { $suit } : la carte manquante est localisée, et jouer en conséquence n’est pas un choix au hasard. C’est une exception à la règle ; gain de la pire ligne normale : { $tricks } ; sans l’exception : { $otherwise }.
   *[no] Sur les lignes normales, un adversaire ne fournit pas à { $suit } : la carte manquante est localisée, et jouer en conséquence n’est pas un choix au hasard. C’est une exception à la règle ; gain de la pire ligne normale : { $tricks } ; sans l’exception : { $otherwise }.
}
decided-rests_on_showing_out-not = Aucune défausse ne localise une carte qui compte ; gain de la pire ligne normale : { $tricks }.
asked-rests_on_irrational = Le nombre de levées dépend-il d’un choix qu’il serait irrationnel de ne pas faire ?
decided-rests_on_irrational-held = Ne pas faire ce choix serait irrationnel. C’est une exception à la règle jusqu’en 2007 ; gain de la pire ligne normale : { $tricks } ; sans l’exception : { $otherwise }.
decided-rests_on_irrational-not = Non ; gain de la pire ligne normale : { $tricks }.
asked-rests_on_order = Le nombre de levées dépend-il de l’ordre dans lequel une couleur est jouée ?
decided-rests_on_order-held = { $order ->
    [top_down] Une couleur est réputée jouée de haut en bas ; le camp du joueur qui revendique gagne : { $tricks }. Si tout ordre était normal, il gagnerait : { $otherwise }.
    [ebu] Une couleur pleine est réputée jouée de haut en bas ; le camp du joueur qui revendique gagne : { $tricks }. Si tout ordre était normal, il gagnerait : { $otherwise }.
   *[any] Aucun ordre n’est fixé, et tout ordre est normal ; le camp du joueur qui revendique gagne : { $tricks }. De haut en bas, il gagnerait : { $otherwise }.
}
decided-rests_on_order-not = Quel que soit l’ordre dans la couleur, gain de la pire ligne normale : { $tricks }.
asked-rests_on_presumption = Le nombre dépend-il d’une directive ?
decided-rests_on_presumption-held = On présume { QUE($presumption) } ({ $presumption-by }) ; le camp du joueur qui revendique gagne : { $tricks }. Sans cela, il gagnerait : { $otherwise }.
decided-rests_on_presumption-not = On présume { QUE($presumption) } ({ $presumption-by }), mais cela ne change rien : sans cela, le camp du joueur qui revendique gagnerait autant.
asked-claim_good = Toute ligne normale gagne-t-elle autant de levées qu’on en a revendiqué ?
decided-claim_good-held = Revendication : { $claims } ; gain de la pire ligne normale : { $tricks }.
decided-claim_good-not = Revendication : { $claims } ; gain de la pire ligne normale, seulement : { $tricks }.
asked-search_stopped = La recherche s’est-elle arrêtée avant d’examiner toutes les lignes de jeu ?
decided-search_stopped-held = La recherche s’est arrêtée à sa limite. Voici ce qui est prouvé pour les levées du camp { DE($speaker) } : au minimum { $least-word }, au maximum { $most }.
decided-search_stopped-not = Toutes ont été examinées : le nombre est établi.
asked-same_in_all_layouts = La décision est-elle la même quelle que soit la répartition des cartes inconnues ?
decided-same_in_all_layouts-held = Oui : { $layouts-n } répartitions sont compatibles avec ce que l’on sait, et la décision est la même dans toutes.
decided-same_in_all_layouts-not = Non.
asked-conceded_trick_sure = A-t-on concédé une levée qu’aucune ligne normale ne perd ?
decided-conceded_trick_sure-held = Concédé : { $conceded }, dont { $sure } qu’aucune ligne normale ne perd.
decided-conceded_trick_sure-not = Concédé : { $conceded } ; chacune peut être perdue par une ligne normale.

## What is to be said of cards that were not played

other-normal = { $n ->
    [one] { $cards } serait normal aussi.
   *[other] Chacune de ces cartes serait normale aussi : { $cards }.
}
other-inferior = { $cards } seulement si un jeu inférieur est normal pour ce joueur.
other-careless = { $cards } seulement s’il est normal pour ce joueur de ne pas remarquer une carte visible.
other-excluded = Pas { $cards } : { $why } ({ $law } ; { $authority }).
presumption-as_stated = il fait ce qu’il a dit
presumption-winners_first = il joue les cartes qu’il tient pour maîtresses, ou vers elles, avant les perdantes
presumption-from_the_top = il joue une couleur de haut en bas
presumption-low_under_his_own = il ne gaspille pas une carte haute sous une carte gagnante de son camp
presumption-wins_last = dernier à jouer, il gagne s’il le peut, et pas plus cher qu’il ne faut
presumption-takes_sure_winner = il ne laisse pas passer une levée qu’il est sûr de gagner
presumption-ruffs_low = il coupe du plus petit atout possible, et ne coupe pas ses propres cartes maîtresses
presumption-keeps_winners = il défausse les perdantes avant les cartes maîtresses
presumption-draws_trumps = il purge les atouts qu’il sait dehors
presumption-no_dearer_than_needed = il ne joue pas plus haut que le but ne le demande
presumption-no_trump_to_be_safe = il n’encaisse pas un gros atout par prudence quand il pense qu’il n’en reste pas dehors
presumption-keeps_trumps = il ne dépense pas ses atouts avant ses autres cartes maîtresses quand aucun adversaire n’en a plus
presumption-partner_keeps_masters = un joueur de la défense ne défausse pas une carte maîtresse
presumed-laws = les Lois
presumed-practice = pratique courante
presumed-ebu_white_book = White Book de l’EBU, { $paragraph }
presumed-acbl_2019 = Commission des Lois de l’ACBL 2019, directive { $number }

## Why a play is normal

why-forced = la seule carte qui puisse être jouée
why-stated = conforme à l’exposé (Loi 68C)
why-cashes = une carte tenue pour maîtresse ; les cartes maîtresses peuvent être encaissées dans n’importe quel ordre de couleurs
why-crosses = petit, vers une carte d’en face tenue pour maîtresse
why-leads_to_ruff = petit, pour être coupé en face
why-draws = on sait qu’il reste des atouts dehors, et on les purge
why-guesses = un choix qui rapporte si une carte est bien placée, un jeu normal parmi d’autres (Loi 70E)
why-gives_up = rien de mieux, ou une levée concédée
why-follows_low = petit, sous une carte gagnante du même camp
why-wins = levée prise avec une carte tenue pour maîtresse
why-wins_cheaply = levée prise au moindre prix
why-leaves_it_opposite = levée laissée à la main d’en face
why-overtakes = levée prise au-dessus du partenaire, pour changer de main
why-cannot_win = petit, puisque la levée ne peut être gagnée
why-ruffs = coupe du plus petit atout possible
why-throws_loser = défausse d’une carte tenue pour perdante
why-throws_winner = défausse obligée d’une des cartes tenues pour maîtresses
why-any_order = une de plusieurs cartes tenues pour égales ; tout ordre entre elles est normal
why-opponents = le choix d’un adversaire
why-partners = le choix du partenaire du joueur qui revendique
why-not_presumed = l’organisme responsable ne présume pas le contraire
why-needed = le seul jeu raisonnable

## The same tests in a few words, as they stand in the drawing

short-out_of_turn = Hors tour ?
short-all_in_turn = Toutes au tour de parole ?
short-proper_player_called = Déclaration au tour de parole avant la décision ?
short-next_hand_accepted = Acceptée par le joueur suivant ?
short-declined = Non acceptée, donc annulée ?
short-artificial_pass = Passe artificiel ?
short-pass_of_partners_artificial = Passe sur une déclaration artificielle du partenaire ?
short-pass_of_opponents_artificial = Un Passe sur une déclaration adverse compte-t-il ?
short-at_rhos_turn = Tour de l’adversaire de droite ?
short-at_partners_or_first_at_lhos = Tour du partenaire, ou de l’adversaire de gauche et 1re déclaration ?
short-at_partners_turn = Tour du partenaire ?
short-later_at_lhos = Tour de l’adversaire de gauche, plus tard ?
short-offender_is_free = Joueur fautif libre de déclarer ?
short-partner_is_free = Partenaire libre de déclarer ?
short-unauthorised = Information non autorisée ?
short-authorised = Information utilisable par l’autre camp ?
short-rho_passed = L’adversaire de droite a passé ?
short-rho_acted = L’adversaire de droite a agi ?
short-similar = À peu près même signification ?
short-subset = Toute main aurait-elle fait la déclaration retirée ?
short-same_purpose = Même but ?
short-found_comparable = Jugée comparable par l’Arbitre ?
short-replacement_comparable = Nouvelle déclaration comparable ?
short-replacement_not_comparable = Nouvelle déclaration non comparable ?
short-repeats_denomination = Même dénomination répétée ?
short-no_rectification = Rectification terminée ?
short-lead_restricted = Attaque restreinte ?
short-lead_is_free = Attaque libre ?
short-each_suit_specified = Toutes les couleurs spécifiées ?
short-suit_was_specified = Couleur spécifiée seulement par la déclaration retirée ?
short-help_watched = Aide à examiner après le jeu ?
short-exposed_in_auction = Exposée pendant les annonces ?
short-low_card_not_led = Une seule petite carte, non attaquée ?
short-honour_or_led = Un seul honneur, ou une carte attaquée ?
short-two_or_more_cards = Deux cartes ou plus ?
short-exposed_information = Cartes exposées : non autorisé pour le partenaire ?
short-declaring_side = Déclarant ou mort ?
short-becomes_penalty_card = En défense, avec des cartes pénalisées ?
short-minor_penalty_card = Carte pénalisée secondaire ?
short-must_lead_penalty_card = Doit entamer d’une carte pénalisée ?
short-partners_penalty_card = Attaque restreinte par la carte pénalisée du partenaire ?
short-damage_watched = Dommage à examiner après le jeu ?
short-unintended_call = Première déclaration non intentionnelle ?
short-made_as_intended = Faite comme voulu ?
short-however_aware = Peu importe comment ?
short-prompted_by_partner = Peu importe comment ?
short-partner_has_called = Le partenaire a-t-il déclaré ?
short-ended_before_partner = Fin avant le partenaire ?
short-may_withdraw = L’adversaire de gauche avait-il déclaré ?
short-withdrew = Déclaration retirée ?
short-change_accepted = Changement accepté ?
short-first_call_stands = La première déclaration tient-elle ?
short-lets_first_call_stand = Première déclaration maintenue ?
short-at_most_average_minus = Au plus moyenne moins ?
short-three_passes_one_out_of_turn = Trois Passe, dont un hors tour ?
short-lost_his_turn = Un joueur a-t-il perdu son tour ?
short-same_time = En même temps ?
short-required_to_pass = De toute façon tenu de passer ?
short-required_to_repeat = Tenu de répéter : comme si c’était fait ?
short-rho_must_call = Adversaire de droite tenu de passer ?
short-must_pass_throughout = Passe obligatoire jusqu’à la fin ?
short-may_not_double_now = Contre interdit à ce tour ?
short-inadmissible = Inadmissible ?
short-called_over_inadmissible = Le suivant a-t-il déjà déclaré ?
short-lead_faced = Entame déjà exposée ?
short-inadmissible_cancelled = Annulé comme inadmissible ?
short-must_substitute = Une déclaration légale à la place ?
short-inadmissible_out_of_turn = Et hors tour ?
short-breach_of_duty_to_pass = D’un joueur tenu de passer ?
short-above_seven = Plus de sept ?
short-after_final_pass = Après le Passe final ?
short-called_before_rectification = Le suivant a-t-il déjà déclaré ?
short-call_cancelled = Annulé comme inadmissible ?
short-side_must_pass = Le camp doit-il passer à chaque tour ?
short-looks_like_contract = Trois Passe ensuite ?
short-pass_or_declaring_side = Passe, ou camp déclarant ?
short-action_by_defender = Enchère ou Contre de la défense ?
short-specifies = Artificielle : ce qu’elle montre compte-t-il ?
short-anybody_had_bid = Une enchère déjà faite ?
short-nobody_had_bid = Avant toute enchère ?
short-auction_ended = Annonces finies ?
short-called_on_wrong_cards = Déclaré avec de mauvaises cartes ?
short-partner_called_after = Partenaire a déclaré depuis ?
short-lho_must_repeat = Adversaire de gauche a déclaré ?
short-substitute_differs = Nouvelle déclaration différente ?
short-calls_again = Déclare à nouveau ?
short-other_board_watched = L’autre donne ?
short-may_penalise = Pénalité possible ?
short-passed_out = Donne passée ?
short-period_ends_at_lead = Période jusqu’à l’entame ?
short-period_ends_in_board = Période jusqu’à la remise ?
short-insufficient = Une enchère insuffisante ?
short-premature_replacement = Remplacée avant la décision ?
short-lowest_in_denomination = La plus basse, même dénomination ?
short-both_natural = Les deux enchères naturelles ?
short-found_lowest = La plus basse, selon l’Arbitre ?
short-more_precise = Même signification, ou plus précise ?
short-found_more_precise = Plus précise, selon l’Arbitre ?
short-double_instead = Contre ou Surcontre à la place, annulé ?
short-insufficient_again = De nouveau insuffisante ?
short-explanation_presumed = Explication présumée erronée ?
short-explanation_corrected = Explication corrigée ?
short-explainer_in_time = Corrigée à temps par son auteur ?
short-explainer_at_once = Corrigée aussitôt par son auteur ?
short-silent_in_auction = Silence pendant les annonces ?
short-corrects_after_pass = Déclarant ou mort ?
short-heard_partner = Information venue du partenaire ?
short-lead_not_faced = Entame pas encore exposée ?
short-called_since = Déclaration depuis l’explication ?
short-partner_not_called = Partenaire sans déclaration depuis ?
short-found_influenced = A bien pu être influencée ?
short-lho_may_change = L’adversaire de gauche avait déclaré ?
short-too_late_to_change = Trop tard pour changer ?
short-other_tricks = D’autres levées concernées ?
short-claims_tricks = Une revendication ?
short-concedes_tricks = Une concession ?
short-defender_concedes = Par la défense ?
short-partner_objected = Objection immédiate du partenaire ?
short-claim_falls_too = La revendication tombe-t-elle aussi ?
short-cards_exposed = Cartes exposées ?
short-done = Revendication ou concession ?
short-meant_to_claim = Intention de revendiquer ?
short-faces_hand = Main à montrer ?
short-asks_to_play_on = Demande de continuer ?
short-all_agree = Tous les quatre d’accord ?
short-void_by_agreement = Nulle, et le score maintenu ?
short-director_called = Arbitre à appeler ?
short-leads_to_agreement = Accord de tous ?
short-played_on = On a joué quand même ?
short-play_is_evidence = Ce jeu change-t-il le nombre ?
short-play_goes_on = Le jeu continue-t-il ?
short-bound_by_statement = Lié par l’exposé ?
short-no_unannounced_finesse = Impasse non annoncée interdite ?
short-may_require_trumps = Peut-on exiger les atouts ?
short-defenders_may_show = La défense peut-elle se montrer les mains ?
short-may_forbid_partner = Le déclarant peut-il interdire un jeu ?
short-before_all_called = Avant que tous aient déclaré de nouveau ?
short-before_mixed = Avant que les cartes soient mêlées ?
short-line_stated = Une ligne exposée ?
short-disputed = Contestée ?
short-agreed = Tous d’accord ?
short-assented = Accord donné ?
short-doubted_before_next_call = Avant la déclaration suivante ?
short-in_correction_period = Dans la période de correction ?
short-trick_won = Une levée déjà gagnée ?
short-no_legal_play_loses = Une levée qu’aucun jeu légal ne perd ?
short-no_normal_play_loses = Une levée qu’aucun jeu normal ne perd ?
short-contract_decided = Déjà gagné ou chuté ?
short-likely_won = Probablement gagnée ?
short-statement_heard = Exposé et objections entendus ?
short-irrational_kept_out = « Irrationnel » exclu ?
short-trump_out = Un atout dehors ?
short-trump_not_mentioned = Atout passé sous silence ?
short-trump_forgotten = Atout peut-être oublié ?
short-trick_lost_to_trump = Une levée perdue à cause de lui ?
short-cards_forgotten = Cartes oubliées ?
short-normal_line_loses = Une telle ligne perd-elle une levée ?
short-more_lines = Trop de lignes de ce genre ?
short-rests_on_partner = Un choix du partenaire ?
short-rests_on_location = La place d’une carte ?
short-rests_on_showing_out = Une carte localisée par une défausse ?
short-rests_on_irrational = Un choix évident ?
short-rests_on_order = L’ordre dans une couleur ?
short-rests_on_presumption = Une directive ?
short-claim_good = Bonne sur toute ligne normale ?
short-search_stopped = Trop de lignes à examiner ?
short-same_in_all_layouts = La même dans toutes les répartitions ?
short-conceded_trick_sure = Une levée sûre concédée ?
