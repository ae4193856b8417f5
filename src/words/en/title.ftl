## Titles of scenarios: a call, and the calls around it

title-out-of-turn = { $makes } at { $turn }’s turn
title-insufficient = { $makes } over { $over }
title-exposes = { $player } exposes { $cards }
title-leads-early = { $player } leads { $cards } early
title-misexplains = { $player } misexplains { $call }
title-wrong-board = { $player } has cards from a wrong board
title-call = { $player } calls
title-no-call = No call yet
title-unknown = a call
title-next-call = {" – "}
title-after = { $title }, after { $calls }
title-after-more = { $title }, after … { $calls }
title-accepted = { $title }; accepted
title-declined = { $title }; not accepted
title-then = { $title }; then { $calls }
title-then-more = { $title }; then { $calls } …

## A claim or concession

title-in = { $declarer } in { $trump }
title-declarer = { $declarer } declares
title-claims = { $by ->
    [declarer] { $contract }: claims { $number } of { $left }
   *[other] { $contract }: { $player } claims { $number } of { $left }
}
title-claims-all = { $by ->
    [declarer] { $n ->
        [1] { $contract }: claims the last trick
       *[other] { $contract }: claims all { $left }
    }
   *[other] { $n ->
        [1] { $contract }: { $player } claims the last trick
       *[other] { $contract }: { $player } claims all { $left }
    }
}
title-concedes = { $by ->
    [declarer] { $contract }: concedes { $number } of { $left }
   *[other] { $contract }: { $player } concedes { $number } of { $left }
}
title-concedes-all = { $by ->
    [declarer] { $n ->
        [1] { $contract }: concedes the last trick
       *[other] { $contract }: concedes all { $left }
    }
   *[other] { $n ->
        [1] { $contract }: { $player } concedes the last trick
       *[other] { $contract }: { $player } concedes all { $left }
    }
}
title-curtailed = { $contract }: { $player } suggests stopping, { $left } left
title-shown = { $contract }: { $player } shows cards, { $left } left
title-faced_after_lead = { $contract }: { $player } faces the hand after the lead
title-abandoned = { $contract }: { $player } gives up the hand, { $left } left
title-no-line = { $title }, no line
title-line = { $title }, “{ $line }”
title-line-more = { $title }, “{ $line } …”
title-hand = { $title } ({ $hand })
title-objects = { $title }; partner objects
title-objects-later = { $title }; partner objects later
title-doubted-later = { $title }; doubted later

## A stage

title-stage = { $title }, { $stage }
stage-of = stage { $n } of { $of }
