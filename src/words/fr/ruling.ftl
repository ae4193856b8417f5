### A ruling: what the Director says at the table, what is still open, what is not covered.

value-nothing = Rien
value-law = { $law }
value-watch = { $laws }
value-line = { $cards }
value-unauthorised_for = { $seats } ({ $law })
value-lead-forbid_one_of = { $suits-n ->
    [1] { $seat } : attaque à { $suits } peut être interdite
    [4] { $seat } : une couleur quelconque peut être interdite
   *[other] { $seat } : une couleur peut être interdite parmi { $suits }
}
value-lead-require_or_forbid = { $suits-n ->
    [1] { $seat } : { $suits } peut être exigé ou interdit
   *[other] { $seat } : une couleur peut être exigée ou interdite parmi { $suits }
}
value-tricks-bounds = sur { $left-word } au camp { $side }, au minimum { $least }, au maximum { $most-word }
value-tricks = { $tricks } sur { $left-word } au camp { $side }
value-returned = { $tricks } au camp { $side }
value-judged = { $value } ; ou, si l’Arbitre en juge ainsi, { $others }
value-result = { $result }, soit { $score } pour { $side }
say-all-in-turn = Toutes les déclarations ont été faites au tour de parole. Il n’y a rien à rectifier.
say-may_accept-seat = { $seat } peut accepter la déclaration.
say-may_accept-already_accepted = Accepté : { $call }.
say-may_change-seat = { $seat } peut changer sa dernière déclaration sans autre rectification.
say-may_change-nobody = Aucun joueur ne peut changer de déclaration.
say-corrects-not_in_auction = { $seat } ne peut pas corriger l’explication avant le dernier Passe, ni montrer qu’elle était erronée.
say-corrects-after_final_pass = { $seat } doit maintenant appeler l’Arbitre et corriger l’explication.
say-corrects-after_play = { $seat } doit appeler l’Arbitre et corriger l’explication à la fin du jeu, pas avant.
say-corrects-never = { $seat } n’a pas d’explication à corriger.
say-cancelled = { $calls-n ->
    [1] Annulé : { $calls }.
   *[other] Annulés : { $calls }.
}
say-call-stands = Reste valable : { $call }.
say-turn = Maintenant, la parole est à { $seat }.
say-auction-over = Les annonces sont finies.
say-auction-back_to = La parole revient à { $seat }.
say-auction-adjusted_score = Les annonces ne continuent pas. Attribuez une marque ajustée.
say-auction-artificial_score = Les annonces ne continuent pas. Attribuez une marque ajustée artificielle.
say-play-goes_on = Le jeu continue.
say-play-ceases = Le jeu cesse.
say-play-suspended = Le jeu est interrompu.
say-play-may_go_on_if_all_agree = Le jeu peut continuer si les quatre joueurs sont d’accord.
say-offender-any_legal_call = { $seat } peut faire toute déclaration légale.
say-offender-must_pass_next = { $seat } doit passer une fois.
say-offender-must_pass_throughout = { $seat } doit passer à chaque tour.
say-offender-may_not_double_now = { $seat } peut enchérir ou passer, mais ne peut ni contrer ni surcontrer à ce tour.
say-offender-must_repeat = { $seat } doit répéter sa déclaration.
say-offender-change_of_call = Ce qu’a fait { $seat } est traité comme un changement de déclaration.
say-offender-bid_or_pass = { $seat } doit faire une enchère suffisante ou passer ; un Contre ou un Surcontre n’est possible que si la Loi 27B le permet.
say-replacement-comparable = { $made ->
    [yes] La déclaration de remplacement ({ $new-call }) est comparable : il n’y a pas d’autre rectification.
   *[no] La déclaration de remplacement est comparable : il n’y a pas d’autre rectification.
}
say-replacement-not_comparable = { $made ->
    [yes] La déclaration de remplacement ({ $new-call }) reste valable, mais n’est pas comparable.
   *[no] La déclaration de remplacement n’est pas comparable.
}
say-replacement-judgement = C’est à l’Arbitre de juger si la déclaration de remplacement est comparable.
say-lead-forbid_one_of = { $suits-n ->
    [0] { $seat } peut attaquer dans n’importe quelle couleur.
    [1] Si ce camp joue en défense, le déclarant peut interdire à { $seat }, quand ce joueur doit attaquer pour la première fois, d’attaquer à { $suits } ; cela vaut tant { QUE($seat) } garde la main.
    [4] Si ce camp joue en défense, le déclarant peut interdire à { $seat }, quand ce joueur doit attaquer pour la première fois, d’attaquer dans une couleur quelconque ; cela vaut tant { QUE($seat) } garde la main.
   *[other] Si ce camp joue en défense, le déclarant peut interdire à { $seat }, quand ce joueur doit attaquer pour la première fois, d’attaquer dans une couleur parmi { $suits } ; cela vaut tant { QUE($seat) } garde la main.
}
say-lead-require_or_forbid = { $suits-n ->
    [1] Si ce camp joue en défense, le déclarant peut exiger { DE($seat) }, quand ce joueur doit attaquer pour la première fois, l’attaque à { $suits }, ou l’interdire tant { QUE($seat) } garde la main.
   *[other] Si ce camp joue en défense, le déclarant peut exiger { DE($seat) }, quand ce joueur doit attaquer pour la première fois, l’attaque d’une couleur parmi { $suits }, ou en interdire une tant { QUE($seat) } garde la main.
}
say-lead-forbid_one_of-declared = { $suits-n ->
    [1] Le déclarant ({ $declarer }) peut interdire à { $seat }, quand ce joueur doit attaquer pour la première fois, d’attaquer à { $suits } ; cela vaut tant { QUE($seat) } garde la main.
    [4] Le déclarant ({ $declarer }) peut interdire à { $seat }, quand ce joueur doit attaquer pour la première fois, d’attaquer dans une couleur de son choix ; cela vaut tant { QUE($seat) } garde la main.
   *[other] Le déclarant ({ $declarer }) peut interdire à { $seat }, quand ce joueur doit attaquer pour la première fois, d’attaquer dans une couleur parmi { $suits } ; cela vaut tant { QUE($seat) } garde la main.
}
say-lead-require_or_forbid-declared = { $suits-n ->
    [1] Le déclarant ({ $declarer }) peut exiger { DE($seat) }, quand ce joueur doit attaquer pour la première fois, l’attaque à { $suits }, ou l’interdire tant { QUE($seat) } garde la main.
   *[other] Le déclarant ({ $declarer }) peut exiger { DE($seat) }, quand ce joueur doit attaquer pour la première fois, l’attaque d’une couleur parmi { $suits }, ou en interdire une tant { QUE($seat) } garde la main.
}
say-contract = Le contrat est { $value }.
say-contract-passed_out = La donne est passée.
say-in-rotation = La déclaration a été faite au tour de parole.
say-unauthorised_for-rotation = L’information tirée de la déclaration retirée n’est pas autorisée pour { $seats } ({ $law }).
say-unauthorised_for-partner = Ce qui vient du partenaire n’est pas autorisé pour { $seats } ({ $law }).
say-unauthorised_for-cards = L’information tirée des cartes exposées n’est pas autorisée pour { $seats } ({ $law }).
say-unauthorised_for-claim = L’information tirée de ce qui a été dit ou montré n’est pas autorisée pour { $seats } ({ $law }).
say-unauthorised_for-concession = L’information tirée de ce qui a été dit ou montré n’est pas autorisée pour { $seats } ({ $law }).
say-what = { $value }, au sens des Lois.
say-exposed_cards-penalty = Les cartes exposées sont des cartes pénalisées.
say-exposed_cards-not_penalty = Les cartes exposées ne sont pas des cartes pénalisées.
say-penalty_cards-picked_up = { $seat } reprend { $cards } dans son jeu.
say-penalty_cards-minor = { $cards } est une carte pénalisée secondaire { DE($seat) } : elle reste exposée et se joue avant toute autre carte de la couleur inférieure à un honneur.
say-penalty_cards-major = { $cards-n ->
    [1] { $cards } est une carte pénalisée principale
   *[other] { $cards } sont des cartes pénalisées principales
} { DE($seat) }, à jouer à la première occasion légale.
say-penalty_cards-minor_if_defending = { $cards } reste exposé jusqu’à la fin des annonces. Si { $seat } est en défense, c’est une carte pénalisée secondaire ; comme déclarant ou mort, { $seat } la reprend.
say-penalty_cards-major_if_defending = { $cards-n ->
    [1] { $cards } reste exposé jusqu’à la fin des annonces. Si { $seat } est en défense, c’est une carte pénalisée principale ; comme déclarant ou mort, { $seat } la reprend.
   *[other] { $cards } restent exposés jusqu’à la fin des annonces. Si { $seat } est en défense, ce sont des cartes pénalisées principales ; comme déclarant ou mort, { $seat } les reprend.
}
say-penalty_cards-minor_at_choice = Si { $seat } est en défense, le déclarant peut traiter { $cards } comme carte pénalisée secondaire.
say-penalty_cards-major_at_choice = Si { $seat } est en défense, le déclarant peut traiter { $cards-n ->
    [1] { $cards } comme carte pénalisée principale
   *[other] { $cards } comme cartes pénalisées principales
}.
say-standing-stands-claim = La revendication tient.
say-standing-stands-concession = La concession tient.
say-standing-adjudicated-claim = L’Arbitre tranche la revendication.
say-standing-adjudicated-concession = L’Arbitre tranche la concession.
say-standing-cancelled-claim = La concession est annulée.
say-standing-cancelled-concession = La concession est annulée.
say-standing-withdrawn-claim = L’agrément à la revendication est retiré ; la donne est marquée de nouveau.
say-standing-withdrawn-concession = L’agrément est retiré ; la donne est marquée de nouveau.
say-standing-void-claim = La revendication est nulle.
say-standing-void-concession = La concession est nulle.
say-tricks-bounds = Attribution au camp { $side }, sur { $left-word } à jouer : au minimum { $least }, au maximum { $most-word }.
awarded = Attribution au camp { $side } : { $tricks } sur { $left-word } à jouer
say-tricks-result = { $awarded }. { $result } ({ $sum }).
sum = { $won } + { $awarded } = { $all }
sum-down = { $won } + { $awarded } = { $all } ; il en faut { $needed }
say-tricks = { $awarded }.
say-tricks-judged = { $awarded }, { $others }.
or-inferior = ou { $tricks } si l’Arbitre juge une ligne inférieure normale pour ce joueur ({ $cite })
or-overlooks = ou { $tricks } si l’Arbitre juge une ligne négligente normale pour ce joueur ({ $cite })
or-play_is_evidence = ou { $tricks } si l’Arbitre tient le jeu qui a suivi la revendication pour un indice ({ $cite })
social-or-inferior = ou { $tricks } si les joueurs jugent une ligne inférieure probable ({ $cite })
social-or-overlooks = ou { $tricks } si les joueurs jugent une ligne négligente probable ({ $cite })
say-returned = { $tricks-n ->
    [1] Une levée déjà gagnée est rendue au camp { $side }.
   *[other] Levées déjà gagnées rendues au camp { $side } : { $tricks }.
}
say-rescored = La donne est marquée de nouveau.
say-result = Le résultat : { $result }.
result-with = avec { $tricks }, { $result }
say-period-until_next_call-open = Il est encore temps : le camp n’a pas déclaré sur une donne ultérieure, et le tour n’est pas fini.
say-period-until_next_call-over = Trop tard : le camp a déclaré sur une donne ultérieure, ou le tour est fini.
say-period-correction_period-open = La période de correction n’est pas terminée.
say-period-correction_period-over = La période de correction est terminée.
say-period-until_mixed-open = Les cartes ne sont pas mêlées : il est encore temps.
say-period-until_mixed-over = Trop tard : les cartes sont mêlées.
say-period-until_all_called-open = Tous n’ont pas encore déclaré sur une donne ultérieure : il est encore temps.
say-period-until_all_called-over = Trop tard : tous ont déclaré sur une donne ultérieure.
say-watch = Après le jeu, examiner s’il faut attribuer une marque ajustée ({ $laws }).

## Why

reason-then = { $decided } { $then }
then-at_partners_or_first_at_lhos-2017 = { $offender } peut faire toute déclaration légale ; si elle n’est pas comparable, { $partner } doit passer une fois.
then-at_rhos_turn = Si { $rho } passe, { $offender } doit répéter la déclaration ; sinon, { $offender } peut faire toute déclaration légale.
then-at_rhos_turn-30 = { $offender } doit passer une fois.
reason-not-comparable = { $shared ->
    [none] Non comparables : { $replacement } et { $withdrawn } ; aucune main ne fait les deux déclarations.
    [all] Non comparables : { $replacement } et { $withdrawn } ; l’une promet quelque chose que les mains ne montrent pas.
   *[some] Non comparables : { $replacement } et { $withdrawn } ; seules { $share } des mains qui font la première auraient fait les deux.
}

## What has to be known first

open-accepts = { $seat } accepte-t-il la déclaration ?
if-accepts-accepts = Si { $seat } accepte la déclaration
if-accepts-declines = Si { $seat } n’accepte pas la déclaration
open-passes_or_acts = { $seat } passe-t-il ?
if-passes_or_acts-passes = Si { $seat } passe
if-passes_or_acts-acts = Si { $seat } enchérit, contre ou surcontre
open-comparable = La déclaration par laquelle { $seat } remplace la déclaration retirée est-elle comparable ?
if-comparable-yes = Si { $seat } la remplace par une déclaration comparable
if-comparable-no = Si { $seat } la remplace par une déclaration qui n’est pas comparable
open-repeats = La nouvelle déclaration { DE($seat) } répète-t-elle la dénomination de l’enchère retirée ?
if-repeats-yes = Si { $seat } répète la dénomination
if-repeats-no = Si { $seat } ne répète pas la dénomination
open-lowest = { $seat } remplace-t-il l’enchère insuffisante par l’enchère suffisante la plus basse qui spécifie la même dénomination ?
if-lowest-yes = Si { $seat } fait l’enchère suffisante la plus basse dans la même dénomination
if-lowest-no = Si { $seat } fait une autre déclaration
open-more_precise = La déclaration par laquelle { $seat } remplace l’enchère insuffisante a-t-elle la même signification, ou une signification plus précise ?
if-more_precise-yes = Si { $seat } fait une déclaration de même signification ou plus précise
if-more_precise-no = Si { $seat } fait une déclaration d’une autre signification
open-lets_stand = { $seat } maintient-il la première déclaration ?
if-lets_stand-yes = Si { $seat } maintient la première déclaration
if-lets_stand-no = Si { $seat } fait une autre déclaration
open-unintended = { $seat } a-t-il fait la déclaration précédente sans en avoir l’intention ?
if-unintended-yes = Si { $seat } n’a jamais eu l’intention de faire la déclaration précédente
if-unintended-no = Si { $seat } avait l’intention de faire la déclaration précédente quand il l’a faite
open-influenced = La dernière déclaration { DE($seat) } a-t-elle bien pu être influencée par l’explication ?
if-influenced-yes = Si la dernière déclaration { DE($seat) } a bien pu être influencée
if-influenced-no = Si { $seat } aurait fait la même déclaration de toute façon
open-differs = La nouvelle déclaration { DE($seat) } a-t-elle un sens très différent de celle qui est annulée, ou est-elle psychique ?
if-differs-yes = Si la nouvelle déclaration { DE($seat) } diffère de celle qui est annulée
if-differs-no = Si la nouvelle déclaration { DE($seat) } ne diffère pas de celle qui est annulée
open-artificial = Est-ce que { $call } était artificiel ?
if-artificial-yes = Si { $call } était artificiel
if-artificial-no = Si { $call } n’était pas artificiel
open-objected_at_once = { $seat } a-t-il fait immédiatement objection ?
if-objected_at_once-yes = Si { $seat } a fait immédiatement objection
if-objected_at_once-later = Si { $seat } a fait objection, mais pas immédiatement
if-objected_at_once-no = Si { $seat } n’a pas fait objection
open-when_doubted = Quand le camp { $side } a-t-il émis un doute ?
if-when_doubted-before_next_call = Si c’était avant que le camp { $side } déclare sur une donne ultérieure et avant la fin du tour
if-when_doubted-in_correction_period = Si c’était plus tard, mais encore pendant la période de correction
if-when_doubted-too_late = Si c’était après la période de correction
if-when_doubted-before_mixed = Si c’était avant que les cartes soient mêlées
if-when_doubted-before_all_called = Si c’était plus tard, mais avant que tous aient déclaré sur une donne ultérieure
if-when_doubted-all_called = Si c’était après que tous avaient déclaré sur une donne ultérieure
if-when_doubted-at_once = Si c’était sur-le-champ
open-assented = Le camp { $side } a-t-il donné son accord ?
if-assented-yes = Si le camp { $side } a donné son accord
if-assented-no = Si le camp { $side } n’a jamais donné son accord
open-likely_won = Combien des levées abandonnées le camp { $side } aurait-il probablement gagnées ?
if-likely_won-tricks = Si l’on compte comme probablement gagné par le camp { $side } : { $tricks }
open-no_normal_play_loses = Combien des levées abandonnées le camp { $side } ne pouvait-il perdre par aucun jeu normal ?
if-no_normal_play_loses-tricks = Si l’on compte comme impossible à perdre par un jeu normal du camp { $side } : { $tricks }
open-no_legal_play_loses = Combien des levées abandonnées le camp { $side } ne pouvait-il perdre par aucun jeu légal ?
if-no_legal_play_loses-tricks = Si l’on compte comme impossible à perdre par un jeu légal du camp { $side } : { $tricks }
open-meant_to_claim = { $seat }, qui a montré des cartes, avait-il l’intention de revendiquer ?
if-meant_to_claim-yes = Si { $seat } a pu avoir l’intention de revendiquer
if-meant_to_claim-no = Si { $seat } n’avait manifestement pas l’intention de revendiquer
open-all_agree = Les quatre joueurs sont-ils d’accord pour que le jeu continue ?
if-all_agree-yes = Si les quatre sont d’accord
if-all_agree-no = Si les quatre ne sont pas tous d’accord
open-aware_of = Le joueur qui { $family ->
    [concession] concède
   *[claim] revendique
} savait-il quelles cartes restaient dehors à { $suit } ?
if-aware_of-yes = Si le joueur qui { $family ->
    [concession] concède
   *[claim] revendique
} savait quelles cartes restaient dehors à { $suit }
if-aware_of-no = Si le joueur qui { $family ->
    [concession] concède
   *[claim] revendique
} ne savait pas quelles cartes restaient dehors à { $suit }
open-holds = { $seat } détient-il { $card } ?
if-holds-yes = Si { $seat } détient { $card }
if-holds-no = Si { $seat } ne détient pas { $card }
open-length = Combien de cartes { $seat } détient-il à { $suit } ?
if-length-cards = { $cards-n ->
    [0] Si { $seat } n’a aucune carte à { $suit }
    [1] Si { $seat } a une carte à { $suit }
   *[other] Si { $seat } a { $cards } cartes à { $suit }
}

## What is not covered

limit-edition = Ce point n’est pas traité pour les { $edition } : { $law }.
limit-earlier_text = Le jour des faits, cette Loi avait encore son texte d’avant la modification, qui n’est pas traité : { $law }.
limit-obligation_breached = Ce n’est pas la déclaration que le joueur devait répéter, ou c’est un Contre ou un Surcontre interdit : { $call }. La Loi 37 ne traite que de l’obligation de passer, et aucune autre Loi ne dit ce qui s’ensuit.
limit-duties_clash = Les arbitrages de deux irrégularités exigent d’un même joueur des déclarations différentes, et les Lois ne disent pas laquelle passe d’abord. On ne peut juger : { $call }.
limit-before_the_auction = Une carte a été exposée avant la première déclaration. La Loi 24 de cette édition parle des annonces ; l’Arbitre juge si l’information en a été utilisée (Loi 16).
limit-before_the_ruling = Cette déclaration a été faite avant que l’Arbitre ait décidé d’une autre déclaration hors tour, dans un ordre dont les Lois ne parlent pas : { $call }. Dites si le joueur suivant accepte cette autre déclaration.
limit-same_time = Cette déclaration a été faite en même temps qu’une autre, et ce n’était le tour d’aucun des deux joueurs : { $call }. Les Lois n’ordonnent pas les deux : dites laquelle est venue en premier.
limit-not_told = Avant { $call }, il y a eu une déclaration qui n’est pas indiquée. Indiquez-la.
limit-breach_not_told = { $seat } devait passer, mais a enchéri, contré ou surcontré par une déclaration qui n’est pas indiquée. Indiquez-la : la Loi 37 décide de la suite.
limit-nothing_to_answer = Après { $call }, un joueur accepte, n’accepte pas, agit ou entame sans y avoir été invité.
limit-turn_lost = Ce que doit faire le joueur fautif dépend de la déclaration d’un joueur qu’une autre irrégularité a privé de ce tour. Les Lois n’en parlent pas, et l’on ne peut juger : { $call }.
limit-board_not_played = Après { $call }, la donne n’est plus jouée, car une marque ajustée est attribuée.
limit-wrong_board_in_play = Les cartes d’un mauvais étui n’ont été remarquées qu’une fois l’entame exposée. Les Lois ne disent pas comment poursuivre ; l’Arbitre décide (Loi 12A2).
limit-wrong_board_and_another = Les cartes d’un mauvais étui ont été remarquées dans des annonces où il y a une autre irrégularité. Les Lois ne disent pas comment les deux arbitrages se combinent ; l’Arbitre décide (Loi 12A2).
limit-open_questions = Trop de questions restent ouvertes à la fois. Répondez à quelques-unes.
limit-lead_out_of_turn = Il y a eu une entame hors tour. La suite relève de la Loi 54, qui n’est pas traitée pour l’instant.
limit-defenders_cards = Le sort des cartes montrées par le joueur de la défense relève de la Loi 49, qui n’est pas traitée pour l’instant.
limit-agreement_withdrawn = L’accord donné à une revendication est retiré. Les règles du bridge de société n’ont pas d’équivalent de la Loi 69 ; ce qu’elles disent d’un retrait concerne les concessions (Loi 71).
limit-search_bound = Il y a plus de lignes de jeu que la recherche n’en examine. Voici ce qui est prouvé ; l’Arbitre décide dans ces limites.
limit-layouts = Les cartes inconnues peuvent être réparties de trop de façons pour que chacune soit arbitrée. Précisez : cartes vues, cartes jouées, couleurs où un joueur n’a pas fourni, longueur d’une couleur.
beyond = L’arbitrage s’arrête ici. { $limit }

## What is left to the Director

judgement = La { $cite } laisse à l’Arbitre le soin de juger { $matter }
judgement-range = La { $cite } laisse à l’Arbitre le soin de juger { $matter } Pour « { $what } », chacune de ces réponses est juste : { $range }.
social-judgement = La { $cite } laisse aux joueurs le soin de juger { $matter }
social-judgement-range = La { $cite } laisse aux joueurs le soin de juger { $matter } Pour « { $what } », chacune de ces réponses est juste : { $range }.
judgement-similar = si les significations sont assez proches, quand { $permille } des mains qui font la nouvelle déclaration auraient fait la déclaration retirée.
judgement-inferior = si une ligne comportant un jeu inférieur, qui n’est juste que sur certaines répartitions, est normale pour cette classe de joueur.
judgement-play_is_evidence = si ce qui a été joué après la revendication montre comment le jeu se serait déroulé.
judgement-overlooks = si une ligne négligente, qui ne voit pas une couleur bloquée ou une rentrée évidente, est normale pour cette classe de joueur.

## What is contested

contested = { $cite } : les autorités ne s’accordent pas pour dire { $point }. Cet arbitrage suit { $follows } ; d’un autre avis : { $others }.
contested-pass_of_opponents_artificial_call = si un Passe sur une déclaration artificielle d’un adversaire relève de la Loi 31
contested-claim_implied_by_concession = si la revendication des autres levées tombe avec la concession, quand le partenaire fait objection
contested-call_at_own_turn = si une déclaration faite après une déclaration hors tour par le joueur suivant, dont c’était le tour, défait cette déclaration ou l’accepte
contested-call_over_a_change = si une déclaration faite au tour de parole après un changement de déclaration défait le changement ou l’accepte
contested-call_after_acceptance = si le joueur dont c’était le tour peut encore défaire une déclaration hors tour quand le joueur suivant a déclaré par-dessus
contested-before_a_required_call = si une déclaration est faite au tour de parole quand un joueur tenu de répéter la sienne ne l’a pas encore fait
contested-order_of_calls = laquelle de deux déclarations hors tour est traitée d’abord
contested-lead_after_a_cancelled_change = si un changement de déclaration qui n’est pas accepté restreint l’attaque
contested-lead_after_a_required_pass = si un Passe obligatoire restreint l’attaque quand il n’a pas la même signification que le Passe retiré
contested-prompted_by_partner = si un joueur peut remplacer une déclaration non intentionnelle qu’il a remarquée grâce à l’alerte ou à l’explication de son partenaire
contested-ruling = D’après l’autre avis : { $says }
authority-text_of_25b1 = le texte de la Loi 25B1
authority-text_of_29a = le texte de la Loi 29A
authority-text_of_28b = le texte de la Loi 28B
authority-text_of_30c = le texte de la Loi 30C
authority-text_of_25b2 = le texte de la Loi 25B2
authority-text_of_26 = le texte de la Loi 26
authority-text_of_28a = le texte de la Loi 28A
authority-text_of_30a = le texte de la Loi 30A
authority-first_call_first = les Arbitres qui traitent les déclarations dans l’ordre où elles ont été faites
authority-last_call_first = les Arbitres qui commencent par la dernière déclaration
authority-required_call_is_made = les Arbitres qui traitent une déclaration à répéter comme un Passe obligatoire
authority-wbflc_footnote_2011 = la Commission des Lois de la Fédération mondiale de bridge, pour qui la façon dont le joueur s’en est aperçu n’importe pas (note de 2011)
authority-prompt_is_unauthorised = les Arbitres pour qui l’alerte ou l’explication du partenaire est une information non autorisée, qui ne doit pas servir à remarquer une erreur (Lois 16 et 73)
authority-preamble_of_31 = le préambule de la Loi 31
authority-wbflc_minute_2001 = la Commission des Lois de la Fédération mondiale de bridge (procès-verbal du 28 octobre 2001, point 10)
authority-claim_stands_alone = les Arbitres qui laissent subsister seule la revendication d’une partie des levées
contested-otherwise = { $contested } Selon cet autre avis, « { $what } » serait : { $otherwise }.
contested-list_of_winners = si une liste de levées est aussi un ordre de jeu
contested-then_in_a_list = si « puis », dans une liste de levées, en fait un ordre de jeu
contested-run_on = si le joueur qui revendique en annonçant défiler une couleur la joue jusqu’au bout, alors qu’elle est mal répartie et qu’il s’en apercevrait
contested-draw_on = si le joueur qui revendique en annonçant purger les atouts puis couper purge tous les atouts, alors qu’ils sont mal répartis et que la coupe est perdue
contested-trump_before_winners = si le joueur qui revendique en pensant qu’il ne reste aucun atout dehors pourrait jouer un atout avant ses autres cartes maîtresses
contested-order_within_a_suit = si les cartes d’une couleur sont jouées à partir du haut quand aucun ordre n’a été fixé
contested-solid_from_the_jack = si une couleur commandée par le Valet est assez solide pour être jouée à partir du haut
authority-danish_lku_20 = la Commission des Lois de la Fédération danoise de bridge, pour qui elle ne l’est pas (avis 20, 2.1)
authority-ebu_laws_and_ethics_2011 = le Comité des Lois et de l’Éthique de l’English Bridge Union, pour qui c’est le cas (2011)
authority-list_is_an_order = les Arbitres pour qui les levées sont jouées dans l’ordre où elles sont nommées
authority-list_is_no_order = les Arbitres pour qui aucune liste de levées n’est un ordre
authority-wbflc_claims_minute_2001 = la Commission des Lois de la Fédération mondiale de bridge, qui le laisse s’en apercevoir (procès-verbal du 1er novembre 2001, point 3)
authority-bridge_winners_poll_2018 = quatre cinquièmes d’un sondage sur Bridge Winners (2018)
authority-ebu_white_book_2019 = l’English Bridge Union, pour qui il est normal de ne pas remarquer comment une couleur est répartie (White Book 2019, 8.70.9)
authority-ebu_white_book_winner = l’English Bridge Union, pour qui l’une ou l’autre couleur peut être jouée d’abord (White Book, 8.70, sur une carte maîtresse encore dehors)
authority-acbl_2019 = la Commission des Lois de l’ACBL, pour qui l’atout est gardé (2019, directives 3 et 4)
authority-text_of_70e2 = le texte de la Loi 70E2, qui laisse à l’organisme responsable le soin de fixer un ordre
authority-acbl_2019_order = la Commission des Lois de l’ACBL, pour qui c’est le cas (2019, directive 1)
authority-ebu_white_book_solid = l’English Bridge Union, pour qui c’est le cas si la couleur a une certaine solidité (White Book, 8.70.5)
authority-ebu_forum = des Arbitres du forum de l’English Bridge Union, pour qui elle ne l’est pas (sur le White Book, 8.70.5)
authority-jack_is_solid = les Arbitres pour qui le Valet suffit
irregularity = { $n ->
    [1] Première irrégularité : { $what }
    [2] Deuxième irrégularité : { $what }
    [3] Troisième irrégularité : { $what }
    [4] Quatrième irrégularité : { $what }
   *[other] Irrégularité n° { $n } : { $what }
}
