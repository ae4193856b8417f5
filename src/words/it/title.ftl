## Titoli dei casi: una chiamata, e quelle intorno

title-out-of-turn = { $makes } al turno di { $turn }
title-insufficient = { $makes } su { $over }
title-exposes = { $player } espone { $cards }
title-leads-early = { $player } attacca { $cards } in anticipo
title-misexplains = { $player } spiega male { $call }
title-wrong-board = { $player } ha le carte di un board sbagliato
title-call = { $player } fa una chiamata
title-no-call = Nessuna chiamata
title-unknown = una chiamata
title-next-call = {" – "}
title-after = { $title }, dopo { $calls }
title-after-more = { $title }, dopo … { $calls }
title-accepted = { $title }; accettata
title-declined = { $title }; non accettata
title-then = { $title }; poi { $calls }
title-then-more = { $title }; poi { $calls } …

## Una richiesta o una concessione

title-in = { $declarer } a { $trump }
title-declarer = Dichiarante { $declarer }
title-claims = { $by ->
    [declarer] { $contract }: richiede { $number } su { $left }
   *[other] { $contract }: { $player } richiede { $number } su { $left }
}
title-claims-all = { $by ->
    [declarer] { $n ->
        [1] { $contract }: richiede l’ultima presa
       *[other] { $contract }: richiede tutte e { $left } le prese
    }
   *[other] { $n ->
        [1] { $contract }: { $player } richiede l’ultima presa
       *[other] { $contract }: { $player } richiede tutte e { $left } le prese
    }
}
title-concedes = { $by ->
    [declarer] { $contract }: concede { $number } su { $left }
   *[other] { $contract }: { $player } concede { $number } su { $left }
}
title-concedes-all = { $by ->
    [declarer] { $n ->
        [1] { $contract }: concede l’ultima presa
       *[other] { $contract }: concede tutte e { $left } le prese
    }
   *[other] { $n ->
        [1] { $contract }: { $player } concede l’ultima presa
       *[other] { $contract }: { $player } concede tutte e { $left } le prese
    }
}
title-curtailed = { $contract }: { $player } propone di fermarsi, restano { $left }
title-shown = { $contract }: { $player } mostra delle carte, restano { $left }
title-faced_after_lead = { $contract }: { $player } scopre la mano dopo l’attacco
title-abandoned = { $contract }: { $player } abbandona la mano, restano { $left }
title-no-line = { $title }, senza linea di gioco
title-line = { $title }, «{ $line }»
title-line-more = { $title }, «{ $line } …»
title-hand = { $title } ({ $hand })
title-objects = { $title }; il compagno si oppone
title-objects-later = { $title }; il compagno si oppone più tardi
title-doubted-later = { $title }; contestata più tardi

## Una fase

title-stage = { $title }, { $stage }
stage-of = fase { $n } di { $of }
