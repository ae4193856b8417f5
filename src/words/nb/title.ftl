## Titler: en melding, og meldingene rundt den

title-out-of-turn = { $makes } i { $turn }s tur
title-insufficient = { $makes } over { $over }
title-exposes = { $player } viser { $cards }
title-leads-early = { $player } spiller ut { $cards } for tidlig
title-misexplains = { $player } forklarer { $call } feil
title-wrong-board = { $player } har kort fra feil mappe
title-call = { $player } melder
title-no-call = Ingen melding ennå
title-unknown = en melding
title-next-call = {" – "}
title-after = { $title }, etter { $calls }
title-after-more = { $title }, etter … { $calls }
title-accepted = { $title }; godtatt
title-declined = { $title }; ikke godtatt
title-then = { $title }; så { $calls }
title-then-more = { $title }; så { $calls } …

## Et krav eller en innrømmelse

title-in = { $declarer } i { $trump }
title-declarer = { $declarer } spiller
title-claims = { $by ->
    [declarer] { $contract }: krever { $number } av { $left }
   *[other] { $contract }: { $player } krever { $number } av { $left }
}
title-claims-all = { $by ->
    [declarer] { $n ->
        [1] { $contract }: krever det siste stikket
       *[other] { $contract }: krever alle { $left }
    }
   *[other] { $n ->
        [1] { $contract }: { $player } krever det siste stikket
       *[other] { $contract }: { $player } krever alle { $left }
    }
}
title-concedes = { $by ->
    [declarer] { $contract }: avstår { $number } av { $left }
   *[other] { $contract }: { $player } avstår { $number } av { $left }
}
title-concedes-all = { $by ->
    [declarer] { $n ->
        [1] { $contract }: avstår det siste stikket
       *[other] { $contract }: avstår alle { $left }
    }
   *[other] { $n ->
        [1] { $contract }: { $player } avstår det siste stikket
       *[other] { $contract }: { $player } avstår alle { $left }
    }
}
title-curtailed = { $contract }: { $player } foreslår å stoppe, { $left } igjen
title-shown = { $contract }: { $player } viser kort, { $left } igjen
title-faced_after_lead = { $contract }: { $player } legger opp hånden etter utspillet
title-abandoned = { $contract }: { $player } oppgir hånden, { $left } igjen
title-no-line = { $title }, uten spillelinje
title-line = { $title }, «{ $line }»
title-line-more = { $title }, «{ $line } …»
title-hand = { $title } ({ $hand })
title-objects = { $title }; makker protesterer
title-objects-later = { $title }; makker protesterer senere
title-doubted-later = { $title }; bestridt senere

## Et trinn

title-stage = { $title }, { $stage }
stage-of = trinn { $n } av { $of }
