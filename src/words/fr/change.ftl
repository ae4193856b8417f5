### One fact told otherwise. `change-…` is a line of a list, without a full stop; `had-…` begins a sentence that goes on with
### `counterfactual`. `$to` is what the fact is changed to: yes, no, open (not known) or a word of its own.

counterfactual = { $had }, c’est la { $law } qui s’appliquerait.
change-of-call = { $change } (déclaration { $n })
change-irregular = la déclaration irrégulière
change-instead = { $kind ->
    [pass] au lieu de passer
    [double] au lieu de contrer
    [redouble] au lieu de surcontrer
   *[bid] au lieu d’annoncer { $call }
}
had-makes = { $kind ->
    [pass] Si { $seat } avait passé
    [double] Si { $seat } avait contré
    [redouble] Si { $seat } avait surcontré
   *[bid] Si { $seat } avait annoncé { $call }
}
change-removed = N’ont alors pas lieu : { $removed }.
change-removed-call = une déclaration { DE($seat) }
change-removed-lead = l’entame { DE($seat) }
change-removed-exposed = les cartes exposées par { $seat } ({ $cards })
change-removed-statement = l’explication donnée

## Groups

change-group-dealer = Le donneur
change-group-caller = Qui a déclaré
change-group-call = Quelle était la déclaration
change-group-together = En même temps ou non
change-group-answer = Ce qu’on y a répondu
change-group-director = Quand l’Arbitre est venu
change-group-meaning = Ce que signifiait une déclaration
change-group-finding = Ce que constate l’Arbitre
change-group-speaker = Qui a parlé
change-group-tricks = Combien de levées
change-group-statement = Ce qui a été dit
change-group-act = La façon de revendiquer ou de concéder
change-group-aware = Ce que savait le joueur qui revendique
change-group-trump = L’atout
change-group-table = La table à ce moment
change-group-exposed = Cartes exposées
change-group-objection = Objection du partenaire
change-group-disputed = Contestée ou agréée
change-group-doubt = Un doute venu plus tard
change-group-play = Ce qui a été joué depuis
change-group-edition = L’édition des Lois
change-group-date = La date
change-group-election = Un choix de l’organisme responsable

## The auction

change-dealer = Donneur : { $seat }
had-dealer = Si { $seat } avait été le donneur
change-begins = Personne ne déclare avant { $call }
had-begins = Si personne n’avait déclaré avant { $call }
change-caller = { $makes }, et non { $seat }
had-caller = { $makes }, et non { $seat }
change-call = { $makes } { $instead }
had-call = { $makes } { $instead }
change-together = { $to ->
    [yes] En même temps que la déclaration précédente : { $call }
   *[no] Après la déclaration précédente, et non en même temps : { $call }
}
had-together = { $to ->
    [yes] Si { $call } avait été fait en même temps que la déclaration précédente
   *[no] Si { $call } n’avait pas été fait en même temps que la déclaration précédente
}
change-accepts = { $to ->
    [yes] { $next } accepte { $call }
    [no] { $next } n’accepte pas { $call }
   *[open] { $next } n’a pas encore dit accepter ou non { $call }
}
had-accepts = { $to ->
    [yes] Si { $next } avait accepté { $call }
    [no] Si { $next } n’avait pas accepté { $call }
   *[open] Si { $next } n’avait pas encore dit accepter ou non { $call }
}
change-director = { $to ->
    [yes] L’Arbitre est appelé juste après { $call }
   *[no] Personne n’appelle l’Arbitre juste après { $call }
}
had-director = { $to ->
    [yes] Si l’Arbitre avait été appelé juste après { $call }
   *[no] Si personne n’avait appelé l’Arbitre juste après { $call }
}
change-acts = { $to ->
    [yes] { $seat } enchérit, contre ou surcontre ensuite
   *[no] { $seat } passe ensuite
}
had-acts = { $to ->
    [yes] Si { $seat } avait ensuite enchéri, contré ou surcontré
   *[no] Si { $seat } avait passé ensuite
}
change-not_led = Aucune entame n’est exposée
had-not_led = Si aucune entame n’avait été exposée

## What calls meant, and what is found of them

change-artificial = { $to ->
    [yes] Artificiel : { $call }
    [no] Naturel : { $call }
   *[open] On ne sait pas si { $call } est artificiel
}
had-artificial = { $to ->
    [yes] Si { $call } avait été artificiel
    [no] Si { $call } avait été naturel
   *[open] Si l’on n’avait pas su si { $call } est artificiel
}
change-meaning = { $to ->
    [open] On ne sait pas ce que signifie { $call }
   *[name] Par entente, { $call } est { $meaning }
}
had-meaning = { $to ->
    [open] Si l’on n’avait pas su ce que signifie { $call }
   *[name] Si, par entente, { $call } avait été { $meaning }
}
change-comparable = { $to ->
    [yes] La déclaration qui remplace { $call } est comparable
    [no] La déclaration qui remplace { $call } n’est pas comparable
   *[open] On n’a pas encore établi si la déclaration qui remplace { $call } est comparable
}
had-comparable = { $to ->
    [yes] Si la déclaration qui remplace { $call } avait été comparable
    [no] Si la déclaration qui remplace { $call } n’avait pas été comparable
   *[open] Si l’on n’avait pas établi si la déclaration qui remplace { $call } est comparable
}
change-unintended = { $to ->
    [yes] La déclaration faite avant { $call } par le même joueur n’était pas intentionnelle
    [no] La déclaration faite avant { $call } par le même joueur était intentionnelle
   *[open] On n’a pas encore établi si la déclaration faite avant { $call } par le même joueur était intentionnelle
}
had-unintended = { $to ->
    [yes] Si la déclaration faite avant { $call } par le même joueur n’avait pas été intentionnelle
    [no] Si la déclaration faite avant { $call } par le même joueur avait été intentionnelle
   *[open] Si l’on n’avait pas établi si la déclaration faite avant { $call } par le même joueur était intentionnelle
}
change-prompted = { $to ->
    [yes] Le joueur a remarqué grâce à son partenaire l’erreur que corrige { $call }
    [no] Le joueur a remarqué sans son partenaire l’erreur que corrige { $call }
   *[open] On n’a pas encore établi comment le joueur a remarqué l’erreur que corrige { $call }
}
had-prompted = { $to ->
    [yes] Si le joueur avait remarqué grâce à son partenaire l’erreur que corrige { $call }
    [no] Si le joueur avait remarqué sans son partenaire l’erreur que corrige { $call }
   *[open] Si l’on n’avait pas établi comment le joueur avait remarqué l’erreur que corrige { $call }
}
change-influenced = { $to ->
    [yes] La dernière déclaration faite après l’explication ({ $call }) a bien pu être influencée
    [no] La dernière déclaration faite après l’explication ({ $call }) n’a pas été influencée
   *[open] On n’a pas encore jugé si la dernière déclaration faite après l’explication ({ $call }) a été influencée
}
had-influenced = { $to ->
    [yes] Si la dernière déclaration faite après l’explication ({ $call }) avait bien pu être influencée
    [no] Si la dernière déclaration faite après l’explication ({ $call }) n’avait pas été influencée
   *[open] Si l’on n’avait pas jugé si la dernière déclaration faite après l’explication ({ $call }) a été influencée
}
change-mistaken_call = { $to ->
    [yes] Il est prouvé que la déclaration était une erreur : { $call }
    [no] Rien ne prouve que la déclaration était une erreur : { $call }
   *[open] Rien n’est établi sur une erreur dans la déclaration : { $call }
}
had-mistaken_call = { $to ->
    [yes] S’il avait été prouvé que la déclaration ({ $call }) était une erreur
    [no] Si rien n’avait prouvé que la déclaration ({ $call }) était une erreur
   *[open] Si rien n’était établi sur une erreur dans la déclaration ({ $call })
}
change-repeats = { $to ->
    [yes] La déclaration qui remplace { $call } en répète la dénomination
    [no] La déclaration qui remplace { $call } n’en répète pas la dénomination
   *[open] On n’a pas encore établi si la déclaration qui remplace { $call } en répète la dénomination
}
had-repeats = { $to ->
    [yes] Si la déclaration qui remplace { $call } en avait répété la dénomination
    [no] Si la déclaration qui remplace { $call } n’en avait pas répété la dénomination
   *[open] Si l’on n’avait pas établi si la déclaration qui remplace { $call } en répète la dénomination
}
change-lowest = { $to ->
    [yes] La déclaration qui remplace { $call } est l’enchère suffisante la plus basse dans la même dénomination
    [no] La déclaration qui remplace { $call } n’est pas l’enchère suffisante la plus basse dans la même dénomination
   *[open] On n’a pas encore établi si la déclaration qui remplace { $call } est l’enchère suffisante la plus basse dans la même dénomination
}
had-lowest = { $to ->
    [yes] Si la déclaration qui remplace { $call } avait été l’enchère suffisante la plus basse dans la même dénomination
    [no] Si la déclaration qui remplace { $call } n’avait pas été l’enchère suffisante la plus basse dans la même dénomination
   *[open] Si l’on n’avait pas établi si la déclaration qui remplace { $call } est l’enchère suffisante la plus basse dans la même dénomination
}

## Claims and concessions

change-speaker = { $family ->
    [claim] { $seat } revendique autant de levées, et ne dit rien de plus
   *[concession] { $seat } concède autant de levées
}
had-speaker = { $family ->
    [claim] Si { $seat } avait revendiqué autant de levées, sans rien dire de plus
   *[concession] Si { $seat } avait concédé autant de levées
}
change-claims = Revendication { DE($speaker) } : { $tricks }
had-claims = Si la revendication { DE($speaker) } avait été { DE($tricks) }
change-concedes = Concession { DE($speaker) } : { $tricks }
had-concedes = Si la concession { DE($speaker) } avait été { DE($tricks) }
change-silent = { $speaker } ne dit rien de la façon de jouer
had-silent = Si { $speaker } n’avait rien dit de la façon de jouer
change-unsaid = { $speaker } ne dit pas « { $step } »
had-unsaid = Si { $speaker } n’avait pas dit « { $step } »
change-how = { $to ->
    [named] { $speaker } annonce le nombre de levées
    [curtailed] { $speaker } propose d’écourter le jeu
    [shown] { $speaker } montre des cartes
    [faced_after_lead] { $speaker } étale sa main après une entame hors tour
    [abandoned] { $speaker } abandonne sa main
   *[open] On ne sait pas de quelle façon
}
had-how = { $to ->
    [named] Si { $speaker } avait annoncé le nombre de levées
    [curtailed] Si { $speaker } avait proposé d’écourter le jeu
    [shown] Si { $speaker } avait montré des cartes
    [faced_after_lead] Si { $speaker } avait étalé sa main après une entame hors tour
    [abandoned] Si { $speaker } avait abandonné sa main
   *[open] Si l’on n’avait pas su de quelle façon
}
change-meant = { $to ->
    [yes] Rien ne montre { QUE($speaker) } n’avait pas l’intention de revendiquer
    [no] { $speaker } n’avait manifestement pas l’intention de revendiquer
   *[open] On n’a pas encore établi si { $speaker } avait l’intention de revendiquer
}
had-meant = { $to ->
    [yes] Si rien n’avait montré { QUE($speaker) } n’avait pas l’intention de revendiquer
    [no] Si { $speaker } n’avait manifestement pas eu l’intention de revendiquer
   *[open] Si l’on n’avait pas établi si { $speaker } avait l’intention de revendiquer
}
change-current_trick_only = { $to ->
    [yes] Cela concerne seulement la levée en cours
   *[no] Cela concerne toutes les levées restantes
}
had-current_trick_only = { $to ->
    [yes] Si cela avait concerné seulement la levée en cours
   *[no] Si cela avait concerné toutes les levées restantes
}
change-exposed = { $to ->
    [yes] { $seat } étale ou montre des cartes
   *[no] { $seat } ne montre aucune carte
}
had-exposed = { $to ->
    [yes] Si { $seat } avait étalé ou montré des cartes
   *[no] Si { $seat } n’avait montré aucune carte
}
change-aware = { $to ->
    [yes] { $speaker } savait quelles cartes restaient dehors à { $suit }
    [no] { $speaker } ignorait qu’il restait des cartes dehors à { $suit }
    [doubtful] On ne peut établir si { $speaker } savait quelles cartes restaient dehors à { $suit }
   *[open] Personne n’a demandé si { $speaker } savait quelles cartes restaient dehors à { $suit }
}
had-aware = { $to ->
    [yes] Si { $speaker } avait su quelles cartes restaient dehors à { $suit }
    [no] Si { $speaker } avait ignoré qu’il restait des cartes dehors à { $suit }
    [doubtful] Si l’on n’avait pu établir si { $speaker } savait quelles cartes restaient dehors à { $suit }
   *[open] Si personne n’avait demandé si { $speaker } savait quelles cartes restaient dehors à { $suit }
}
change-trump = { $to ->
    [NT] Le contrat est à sans-atout
   *[suit] L’atout est { $suit }
}
had-trump = { $to ->
    [NT] Si le contrat avait été à sans-atout
   *[suit] Si l’atout avait été { $suit }
}
change-leader = { $seat } a la main
had-leader = Si { $seat } avait eu la main
change-trick = { $n ->
    [0] Rien n’a été joué dans la levée en cours
    [1] Une seule carte a été jouée dans la levée en cours
   *[other] Seules { $number } cartes ont été jouées dans la levée en cours
}
had-trick = { $n ->
    [0] Si rien n’avait été joué dans la levée en cours
    [1] Si une seule carte avait été jouée dans la levée en cours
   *[other] Si seules { $number } cartes avaient été jouées dans la levée en cours
}
change-shown_out = { $to ->
    [yes] { $seat } n’a pas fourni à { $suit } lors d’une levée précédente
   *[no] { $seat } a toujours fourni à { $suit } jusqu’ici
}
had-shown_out = { $to ->
    [yes] Si { $seat } n’avait pas fourni à { $suit } lors d’une levée précédente
   *[no] Si { $seat } avait toujours fourni à { $suit } jusqu’ici
}
change-objection = { $to ->
    [at_once] { $partner } fait aussitôt objection
    [later] { $partner } fait objection, mais seulement un peu plus tard
    [no] { $partner } ne fait pas objection
   *[open] On ne sait pas si { $partner } fait objection
}
had-objection = { $to ->
    [at_once] Si { $partner } avait fait aussitôt objection
    [later] Si { $partner } avait fait objection seulement un peu plus tard
    [no] Si { $partner } n’avait pas fait objection
   *[open] Si l’on n’avait pas su si { $partner } fait objection
}
change-disputed = { $to ->
    [yes] Un joueur conteste la revendication
   *[no] Personne ne conteste la revendication
}
had-disputed = { $to ->
    [yes] Si un joueur avait contesté la revendication
   *[no] Si personne n’avait contesté la revendication
}
change-agreed = { $to ->
    [yes] L’autre camp donne son accord
    [no] L’autre camp ne donne pas son accord
   *[open] On ne sait pas si l’autre camp donne son accord
}
had-agreed = { $to ->
    [yes] Si l’autre camp avait donné son accord
    [no] Si l’autre camp n’avait pas donné son accord
   *[open] Si l’on n’avait pas su si l’autre camp donne son accord
}
change-doubted = { $to ->
    [at_once] Le doute est émis sur-le-champ
    [before_next_call] Le doute est émis plus tard, avant une déclaration sur une autre donne et avant la fin du tour
    [in_correction_period] Le doute est émis encore plus tard, pendant la période de correction
    [too_late] Le doute est émis après la période de correction
    [before_mixed] Le doute est émis plus tard, avant que les cartes soient mêlées
    [before_all_called] Le doute est émis encore plus tard, avant que tous aient déclaré sur une donne ultérieure
    [all_called] Le doute est émis après que tous ont déclaré sur une donne ultérieure
   *[open] On ne sait pas quand le doute est émis
}
had-doubted = { $to ->
    [at_once] Si le doute avait été émis sur-le-champ
    [before_next_call] Si le doute avait été émis plus tard, mais avant une déclaration sur une autre donne et avant la fin du tour
    [in_correction_period] Si le doute avait été émis seulement pendant la période de correction
    [too_late] Si le doute avait été émis seulement après la période de correction
    [before_mixed] Si le doute avait été émis plus tard, mais avant que les cartes soient mêlées
    [before_all_called] Si le doute avait été émis seulement une fois les cartes mêlées
    [all_called] Si le doute avait été émis seulement après que tous avaient déclaré sur une donne ultérieure
   *[open] Si l’on n’avait pas su quand le doute a été émis
}
change-doubter = { $to ->
    [open] On ne sait pas qui émet le doute
   *[seat] { $seat } émet le doute
}
had-doubter = { $to ->
    [open] Si l’on n’avait pas su qui émet le doute
   *[seat] Si c’était { $seat } qui avait émis le doute
}
change-already_won = Levées abandonnées, mais déjà gagnées : { $tricks }
had-already_won = Si le nombre de levées abandonnées, mais déjà gagnées avait été différent ({ $tricks })
change-likely = { $to ->
    [open] On n’a pas encore établi combien de levées abandonnées auraient probablement été gagnées
   *[n] Levées abandonnées qui auraient probablement été gagnées : { $tricks }
}
had-likely = { $to ->
    [open] Si l’on n’avait pas établi combien de levées abandonnées auraient probablement été gagnées
   *[n] Si le nombre de levées abandonnées qui auraient probablement été gagnées avait été différent ({ $tricks })
}
change-no_normal_play_loses = { $to ->
    [open] On n’a pas encore établi combien des levées abandonnées aucun jeu normal ne pouvait perdre
   *[n] Levées abandonnées qu’aucun jeu normal ne pouvait perdre : { $tricks }
}
had-no_normal_play_loses = { $to ->
    [open] Si l’on n’avait pas établi combien des levées abandonnées aucun jeu normal ne pouvait perdre
   *[n] Si le nombre de levées abandonnées qu’aucun jeu normal ne pouvait perdre avait été différent ({ $tricks })
}
change-no_legal_play_loses = { $to ->
    [open] On n’a pas encore établi combien des levées abandonnées aucun jeu légal ne pouvait perdre
   *[n] Levées abandonnées qu’aucun jeu légal ne pouvait perdre : { $tricks }
}
had-no_legal_play_loses = { $to ->
    [open] Si l’on n’avait pas établi combien des levées abandonnées aucun jeu légal ne pouvait perdre
   *[n] Si le nombre de levées abandonnées qu’aucun jeu légal ne pouvait perdre avait été différent ({ $tricks })
}
change-played_on = { $n ->
    [0] Rien n’est joué ensuite
    [1] Une seule carte est jouée ensuite
   *[other] Seules { $number } cartes sont jouées ensuite
}
had-played_on = { $n ->
    [0] Si rien n’avait été joué ensuite
    [1] Si une seule carte avait été jouée ensuite
   *[other] Si seules { $number } cartes avaient été jouées ensuite
}
change-not_asked_to_play_on = Personne ne demande que le jeu continue
had-not_asked_to_play_on = Si personne n’avait demandé que le jeu continue
change-all_agree = { $to ->
    [yes] Les quatre joueurs sont d’accord pour que le jeu continue
    [no] Les quatre joueurs ne sont pas tous d’accord pour que le jeu continue
   *[open] On ne sait pas si les quatre joueurs sont d’accord pour que le jeu continue
}
had-all_agree = { $to ->
    [yes] Si les quatre joueurs avaient été d’accord pour que le jeu continue
    [no] Si les quatre joueurs n’avaient pas tous été d’accord pour que le jeu continue
   *[open] Si l’on n’avait pas su si les quatre joueurs sont d’accord pour que le jeu continue
}

## The code

change-edition = { $to ->
    [social] Les règles du bridge de société
   *[year] Les Lois de { $to }
}
had-edition = { $to ->
    [social] S’il s’était agi de bridge de société
   *[year] Si les Lois de { $to } avaient été en vigueur
}
change-date = Cela s’est passé le { $date }
had-date = Si cela s’était passé le { $date }
change-election-similar_from = Une signification est proche quand au moins { $percent } % des mains conviennent aux deux déclarations
had-election-similar_from = Si une signification était proche quand au moins { $percent } % des mains conviennent aux deux déclarations
change-election-dissimilar_below = Une signification n’est pas proche quand moins de { $percent } % des mains conviennent aux deux déclarations
had-election-dissimilar_below = Si une signification n’était jugée non proche que quand moins de { $percent } % des mains conviennent aux deux déclarations
change-election-order = { $to ->
    [top_down] Les couleurs sont réputées jouées de haut en bas
    [ebu] Les couleurs pleines sont réputées jouées de haut en bas, les petites cartes dans n’importe quel ordre
   *[any] Aucun ordre n’est fixé dans une couleur
}
had-election-order = { $to ->
    [top_down] Si les couleurs étaient réputées jouées de haut en bas
    [ebu] Si les couleurs pleines étaient réputées jouées de haut en bas, et les petites cartes dans n’importe quel ordre
   *[any] Si aucun ordre n’était fixé dans une couleur
}
change-election-guidelines = { $to ->
    [acbl_2019] Revendications selon les directives de la Commission des Lois de l’ACBL, 2019
    [ebu] Revendications selon le White Book de l’English Bridge Union
   *[none] Revendications selon les Lois seules, sans directives
}
had-election-guidelines = { $to ->
    [acbl_2019] Si l’on suivait les directives de la Commission des Lois de l’ACBL de 2019
    [ebu] Si l’on suivait le White Book de l’English Bridge Union
   *[none] Si l’on ne suivait aucune directive sur les revendications
}
change-election-presumes = { $to ->
    [yes] On présume ceci du joueur qui revendique : { $presumption }
   *[no] On ne présume pas ceci du joueur qui revendique : { $presumption }
}
had-election-presumes = { $to ->
    [yes] Si l’on présumait du joueur qui revendique { QUE($presumption) }
   *[no] Si l’on ne présumait pas du joueur qui revendique { QUE($presumption) }
}
