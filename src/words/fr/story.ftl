### What happened. The story never names the law and never says what follows.

## Numbers

number-0 = aucune
number-1 = une
number-2 = deux
number-3 = trois
number-4 = quatre
number-5 = cinq
number-6 = six
number-7 = sept
number-8 = huit
number-9 = neuf
number-10 = dix
number-11 = onze
number-12 = douze
number-13 = treize
tricks = { $n ->
    [0] aucune levée
    [1] une levée
   *[other] { $number } levées
}

## The auction

story-date = Cela s’est passé le { $date }.
story-dealer = Donneur : { $dealer }, { $vulnerable }.
story-calls = { $calls }.
story-passes = { $seat } passe
story-doubles = { $seat } contre
story-redoubles = { $seat } surcontre
story-bids = { $seat } annonce { $call }
story-out-of-turn = { $makes }, alors que c’est au tour { DE($turn) }.
story-not-higher = { $makes }, qui ne dépasse pas { $over }
story-instead = À la place, { $makes }.
story-before-director = Avant que l’Arbitre ait été appelé, { $makes }.
story-director-called = L’Arbitre est appelé.
story-accepts = { $replaced ->
    [yes] L’Arbitre est appelé et explique. { $seat } accepte { $call }.
   *[no] L’Arbitre est appelé et explique. { $seat } accepte la déclaration.
}
story-declines = { $replaced ->
    [yes] L’Arbitre est appelé et explique. { $seat } n’accepte pas { $call }.
   *[no] L’Arbitre est appelé et explique. { $seat } n’accepte pas la déclaration.
}
story-accepts-then = { $replaced ->
    [yes] { $seat } accepte { $call }.
   *[no] { $seat } accepte la déclaration.
}
story-declines-then = { $replaced ->
    [yes] { $seat } n’accepte pas { $call }.
   *[no] { $seat } n’accepte pas la déclaration.
}
story-acts = Ensuite, { $seat } enchérit, contre ou surcontre.
story-asked-about = L’Arbitre demande ce que signifiait cette déclaration : { $makes }.
story-same-time = En même temps, { $makes }.
story-director = { $seat } le fait remarquer, et l’Arbitre est appelé.
story-made = { $n ->
    [0] Le camp du déclarant ne gagne aucune levée.
    [1] Le camp du déclarant gagne une levée.
   *[other] Le camp du déclarant gagne { $number } levées.
}
story-lead-faced = { $seat } entame, carte exposée.
story-misexplains = L’explication donnée par { $seat } pour { $call }, ou une alerte absente ou erronée, ne correspond pas à la main du partenaire.
story-corrects = { $seat } appelle l’Arbitre et dit que l’explication était erronée ({ $call }).
story-changes-call = À la place de la dernière déclaration, { $makes }.
story-exposes = { $seat } expose { $cards }, que son partenaire peut voir.
story-leads-early = { $seat } attaque { $cards }, face visible.
story-means = { $named ->
    [yes] Par entente, c’est { $meaning }.
   *[no] Par entente, cette déclaration montre : { $meaning }.
}
story-means-artificial = { $named ->
    [yes] Cette déclaration est artificielle ; par entente, c’est { $meaning }.
   *[no] Cette déclaration est artificielle ; par entente, elle montre : { $meaning }.
}
story-artificial = Cette déclaration est artificielle.
story-found-comparable = L’Arbitre a comparé les significations et constate que la nouvelle déclaration dit la même chose que la déclaration retirée.
story-found-not-comparable = L’Arbitre a comparé les significations et constate que la nouvelle déclaration dit autre chose que la déclaration retirée.
story-found-repeats = L’Arbitre constate que la nouvelle déclaration répète la dénomination de l’enchère retirée.
story-found-not-repeats = L’Arbitre constate que la nouvelle déclaration ne répète pas la dénomination de l’enchère retirée.
story-found-lowest = L’Arbitre constate que la nouvelle enchère est l’enchère suffisante la plus basse qui spécifie la même dénomination.
story-found-not-lowest = L’Arbitre constate que la nouvelle déclaration n’est pas l’enchère suffisante la plus basse qui spécifie la même dénomination.
story-found-of = Pour { $call } : { $found }
story-found-unintended = L’Arbitre constate que le joueur n’a jamais eu l’intention de faire la déclaration précédente.
story-found-not-unintended = L’Arbitre constate que le joueur avait bien l’intention de faire la déclaration précédente quand il l’a faite.
story-found-prompted = L’Arbitre constate que le joueur a remarqué l’erreur grâce à l’alerte, à l’explication ou à une autre action de son partenaire.
story-found-not-prompted = L’Arbitre constate que le joueur a remarqué l’erreur sans son partenaire.
story-found-influenced = L’Arbitre juge que la dernière déclaration de l’autre camp a bien pu être influencée par l’explication.
story-found-not-influenced = L’Arbitre juge que la dernière déclaration de l’autre camp n’a pas été influencée par l’explication.
story-found-mistaken_call = L’Arbitre constate qu’il est prouvé que l’explication était exacte et que la déclaration était l’erreur.
story-found-not-mistaken_call = L’Arbitre ne trouve pas de preuve que la déclaration était une erreur.

## Claims and concessions

story-contract = Le contrat est { $contract }, { $vulnerable }.
story-trump = Déclarant : { $declarer }. L’atout est { $trump }.
story-notrump = Déclarant : { $declarer }, à sans-atout.
story-declarer = Déclarant : { $declarer }.
story-won = Jusqu’ici : { $ns } pour Nord-Sud, { $n ->
    [0] aucune pour Est-Ouest.
   *[other] { $ew } pour Est-Ouest.
}
story-left = { $n ->
    [1] Il reste une levée.
   *[other] Il reste { $tricks }.
}
story-on-lead = { $leader } a la main.
story-led = { $leader } a attaqué de { $card }.
story-led-and-played = { $leader } a attaqué de { $card } ; { $played }.
story-played = { $seat } a joué { $card }
story-shown-out = Lors d’une levée précédente, { $seat } n’a pas fourni à { $suit }.
story-unseen = { $n ->
    [1] L’Arbitre ne connaît pas les cartes { DE($seats) }.
   *[other] L’Arbitre ne connaît pas les mains suivantes : { $seats }. À elles deux, elles contiennent { $cards }.
}
story-unseen-held = On sait que { $seat } détient { $cards }.
story-length = { $n ->
    [0] On sait que { $seat } n’a aucune carte à { $suit }.
    [1] On sait que { $seat } a une carte à { $suit }.
   *[other] On sait que { $seat } a { $number } cartes à { $suit }.
}
story-claims-all = { $n ->
    [1] { $claimer } la revendique.
   *[other] { $claimer } les revendique toutes.
}
story-claims = { $n ->
    [0] { $claimer } n’en revendique aucune.
   *[other] { $claimer } en revendique { $number }.
}
story-statement = { $claimer } dit : « { $statement } ».
story-no-statement = { $n ->
    [1] { $claimer } ne dit rien de la façon de la gagner.
   *[other] { $claimer } ne dit rien de la façon de les gagner.
}
story-how-named = Le nombre de levées est annoncé.
story-how-curtailed = { $speaker } propose d’écourter le jeu.
story-how-shown = { $speaker } montre ses cartes ; si c’est une revendication, elle porte sur { $tricks }.
story-how-faced_after_lead = { $speaker } a étalé sa main après l’entame, qui était hors tour.
story-how-abandoned = { $speaker } abandonne sa main.
story-meant = L’Arbitre ne trouve rien qui montre { QUE($speaker) } n’avait pas l’intention de revendiquer.
story-not-meant = L’Arbitre tient pour manifeste { QUE($speaker) } n’avait pas l’intention de revendiquer.
story-asks-to-play-on = { $seat } demande que le jeu continue.
story-all-agree = Les quatre joueurs sont d’accord.
story-not-all-agree = Les quatre joueurs ne sont pas tous d’accord.
story-played-on = Sont alors jouées, dans cet ordre : { $cards }.
social-story-meant = Rien ne montre { QUE($speaker) } n’avait pas l’intention de revendiquer.
social-story-not-meant = { $speaker } n’avait manifestement pas l’intention de revendiquer.
social-story-disputed = Un joueur conteste la revendication.
social-story-objects-at-once = { $partner } fait aussitôt objection.
social-story-objects-later = { $partner } fait objection, mais seulement un peu plus tard.
social-story-director-called = On ne sait pas encore si quelqu’un a fait objection.
social-story-aware = { $claimer } savait quelles cartes restaient dehors à { $suit }.
social-story-unaware = { $claimer } ignorait qu’il restait des cartes dehors à { $suit }.
social-story-forgot = { $claimer } avait oublié { $cards }.
social-story-doubtful = On ne peut établir si { $claimer } savait quelles cartes restaient dehors à { $suit }.
story-made-of-these = { $n ->
    [0] Le camp du déclarant ne gagne aucune de ces levées.
    [1] Le camp du déclarant gagne une de ces levées.
   *[other] Le camp du déclarant gagne { $number } de ces levées.
}
story-current-trick = Ce qui a été dit concerne seulement la levée en cours.
story-disputed = Un joueur conteste la revendication et l’Arbitre est appelé.
story-undisputed = Personne ne conteste la revendication.
story-aware = L’Arbitre constate { QUE($claimer) } savait quelles cartes restaient dehors à { $suit }.
story-unaware = L’Arbitre constate { QUE($claimer) } ignorait qu’il restait des cartes dehors à { $suit }.
story-forgot = L’Arbitre constate { QUE($claimer) } avait oublié { $cards }.
story-doubtful = L’Arbitre ne peut établir si { $claimer } savait quelles cartes restaient dehors à { $suit }.
story-concedes-all = { $n ->
    [1] { $conceder } la concède au camp { $side }.
   *[other] { $conceder } les concède toutes au camp { $side }.
}
story-concedes = { $conceder } en concède { $number } au camp { $side }.
story-exposed = Les cartes { DE($seats) } sont étalées sur la table.
story-objects-at-once = { $partner } fait aussitôt objection. L’Arbitre est appelé.
story-objects-later = { $partner } fait objection, mais seulement un peu plus tard. L’Arbitre est appelé.
story-objects-not = { $partner } ne fait pas objection.
story-agreed = Tous les joueurs sont d’accord.
story-assented = L’autre camp donne son accord.
story-not-assented = L’autre camp ne donne pas son accord et ne fait pas objection.
story-somebody-of = un joueur du camp { $side }
story-doubted-unknown = Plus tard, { $who } émet un doute, et l’Arbitre est appelé.
story-doubted-at_once = Sur-le-champ, { $who } émet un doute, et l’Arbitre est appelé.
story-doubted-before_next_call = Avant que le camp { $side } ait déclaré sur une donne ultérieure, et avant la fin du tour, { $who } émet un doute et l’Arbitre est appelé.
story-doubted-in_correction_period = Le camp { $side } a déclaré sur une donne ultérieure, ou le tour est fini ; mais la période de correction n’est pas terminée quand { $who } émet un doute et que l’Arbitre est appelé.
story-doubted-too_late = La période de correction est terminée quand { $who } émet un doute et que l’Arbitre est appelé.
story-doubted-before_mixed = Les cartes ne sont pas encore mêlées quand { $who } émet un doute.
story-doubted-before_all_called = Les cartes sont mêlées, mais tous n’ont pas encore déclaré sur une donne ultérieure quand { $who } émet un doute.
story-doubted-all_called = Tous ont déclaré sur une donne ultérieure quand { $who } émet un doute.
story-already-won = La donne a été marquée en comptant comme perdues, pour le camp { $side }, des levées qu’il avait déjà gagnées : { $tricks }.
story-likely = { $n ->
    [0] L’Arbitre estime que le camp { $side } n’aurait probablement rien gagné de plus si le jeu avait continué.
   *[other] L’Arbitre estime que le camp { $side } aurait probablement gagné { $tricks } de plus si le jeu avait continué.
}
story-no-normal-play = { $n ->
    [0] L’Arbitre ne trouve, parmi les levées abandonnées, aucune levée que le camp { $side } ne pouvait perdre par aucun jeu normal.
   *[other] L’Arbitre trouve, parmi les levées abandonnées, { $tricks } que le camp { $side } ne pouvait perdre par aucun jeu normal.
}
story-no-legal-play = { $n ->
    [0] L’Arbitre ne trouve, parmi les levées abandonnées, aucune levée que le camp { $side } ne pouvait perdre par aucun jeu légal.
   *[other] L’Arbitre trouve, parmi les levées abandonnées, { $tricks } que le camp { $side } ne pouvait perdre par aucun jeu légal.
}

## A claimer’s statement

statement-then = , puis{" "}
statement-tally-before = {"\u00A0"}:{" "}
statement-tally-after = {"\u202F"};{" "}
statement-else-before = {"\u202F"};{" "}
statement-beside = ,{" "}
statement-draw = purger les atouts
statement-draw-rounds = { $n ->
    [1] jouer un tour d’atout
   *[other] jouer { $number } tours d’atout
}
statement-draw-out = { $n ->
    [1] enlever le dernier atout
   *[other] enlever les { $number } atouts qui restent dehors
}
statement-top = tout de haut en bas
statement-top-suit = défiler les { $suit ->
    [carreau] carreaux
   *[other] { $suit }s
} de haut en bas
statement-cash = défiler les { $suit ->
    [carreau] carreaux
   *[other] { $suit }s
}
statement-play = jouer { $cards }
statement-ruff = { $n ->
    [1] couper un { $suit } dans la main { DE($hand) }
   *[other] couper { $number } { $suit ->
        [carreau] carreaux
       *[other] { $suit }s
    } dans la main { DE($hand) }
}
statement-ruff-high = { $n ->
    [1] couper un { $suit } d’un gros atout dans la main { DE($hand) }
   *[other] couper { $number } { $suit ->
        [carreau] carreaux
       *[other] { $suit }s
    } de gros atouts dans la main { DE($hand) }
}
statement-ruff-with = couper un { $suit } avec { $card } dans la main { DE($hand) }
statement-crossruff = { $high ->
    [yes] jouer en double coupe avec de gros atouts
   *[no] jouer en double coupe
}
statement-crossruff-suits = { $high ->
    [yes] jouer en double coupe à { $suits } avec de gros atouts
   *[no] jouer en double coupe à { $suits }
}
statement-cross = rejoindre la main { DE($hand) }
statement-cross-in = rejoindre la main { DE($hand) } à { $suit }
statement-good = la main { DE($hand) } est maîtresse
statement-finesse = faire l’impasse avec { $card } à travers { $seat }
statement-concede = céder un { $suit }
statement-tally-suit = { $number ->
    [une] une levée à { $suit }
   *[other] { $number } levées à { $suit }
}
statement-discard = défausser { $card } de la main { DE($hand) }
statement-if = si { $condition }, { $step }
statement-unless = sauf si { $condition }, { $step }
statement-else = sinon { $step }
condition-breaks = les { $suit ->
    [carreau] carreaux
   *[other] { $suit }s
} sont partagés { $long }-{ $short }
condition-shows-out = { $seat } ne fournit pas à { $suit }
condition-anyone-shows-out = quelqu’un ne fournit pas à { $suit }
condition-falls = { $card } tombe
