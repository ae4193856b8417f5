## Titres des cas : une déclaration, et celles qui l’entourent

title-out-of-turn = { $makes } au tour { DE($turn) }
title-insufficient = { $makes } sur { $over }
title-exposes = { $player } expose { $cards }
title-leads-early = { $player } attaque { $cards } trop tôt
title-misexplains = { $player } explique mal { $call }
title-wrong-board = { $player } a les cartes d’un mauvais étui
title-call = { $player } déclare
title-no-call = Aucune déclaration
title-unknown = une déclaration
title-next-call = {" – "}
title-after = { $title }, après { $calls }
title-after-more = { $title }, après … { $calls }
title-accepted = { $title } ; acceptée
title-declined = { $title } ; non acceptée
title-then = { $title } ; puis { $calls }
title-then-more = { $title } ; puis { $calls } …

## Une revendication ou une concession

title-in = { $declarer } à { $trump }
title-declarer = Déclarant { $declarer }
title-claims = { $by ->
    [declarer] { $contract } : revendication, { $number } sur { $left }
   *[other] { $contract } : revendication { DE($player) }, { $number } sur { $left }
}
title-claims-all = { $by ->
    [declarer] { $n ->
        [1] { $contract } : revendication de la dernière levée
       *[other] { $contract } : revendication des { $left } levées
    }
   *[other] { $n ->
        [1] { $contract } : { $player } revendique la dernière levée
       *[other] { $contract } : { $player } revendique les { $left } levées
    }
}
title-concedes = { $by ->
    [declarer] { $contract } : concession, { $number } sur { $left }
   *[other] { $contract } : concession { DE($player) }, { $number } sur { $left }
}
title-concedes-all = { $by ->
    [declarer] { $n ->
        [1] { $contract } : concession de la dernière levée
       *[other] { $contract } : concession des { $left } levées
    }
   *[other] { $n ->
        [1] { $contract } : { $player } concède la dernière levée
       *[other] { $contract } : { $player } concède les { $left } levées
    }
}
title-curtailed = { $contract } : { $player } propose d’arrêter, reste { $left }
title-shown = { $contract } : { $player } montre des cartes, reste { $left }
title-faced_after_lead = { $contract } : { $player } étale sa main après l’entame
title-abandoned = { $contract } : { $player } abandonne sa main, reste { $left }
title-no-line = { $title }, sans rien dire du jeu
title-line = { $title }, « { $line } »
title-line-more = { $title }, « { $line } … »
title-hand = { $title } ({ $hand })
title-objects = { $title } ; objection du partenaire
title-objects-later = { $title } ; objection tardive du partenaire
title-doubted-later = { $title } ; mise en doute plus tard

## Une étape

title-stage = { $title }, { $stage }
stage-of = étape { $n } sur { $of }
