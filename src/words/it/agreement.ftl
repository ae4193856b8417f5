### What a call means by agreement. Names are those of the list of common agreements, without the calls and suits they end in.

agreement-points = { $way ->
    [exactly] esattamente { $from } punti
    [least] { $from } o più punti
   *[range] { $from }–{ $to } punti
}
agreement-length = { $way ->
    [none] nessuna carta di { $suit }
    [exactly] { $from ->
        [1] esattamente 1 carta di { $suit }
       *[other] esattamente { $from } carte di { $suit }
    }
    [least] { $from } o più carte di { $suit }
    [most] { $to ->
        [1] al massimo 1 carta di { $suit }
       *[other] al massimo { $to } carte di { $suit }
    }
   *[range] { $from }–{ $to } carte di { $suit }
}
agreement-balanced = una mano bilanciata
agreement-unbalanced = una mano sbilanciata
agreement-any = una mano qualsiasi
agreement-specifies = una mano con { $suits }
agreement-more = qualcosa che non si può esprimere in numeri
agreement-either = { $points }, con una di queste mani: { $hands }
agreement-or = ; oppure{" "}
agreement-and = ; e{" "}
agreement-short = { $name } ({ $points })
agreement-named = { $name }: { $shows }

## What it is for

agreement-relay = un relay alla licita successiva
agreement-transfer = una transfer a { $suit }
agreement-asks-majors = un’interrogativa al compagno sui nobili
agreement-asks-aces = un’interrogativa al compagno sugli assi
agreement-asks-key-cards = { $suit ->
    [none] un’interrogativa al compagno sulle carte chiave
   *[other] un’interrogativa al compagno sulle carte chiave, con atout { $suit }
}
agreement-asks-kings = un’interrogativa al compagno sui re
agreement-asks-controls = un’interrogativa al compagno sui controlli
agreement-asks-control = un’interrogativa al compagno su un controllo a { $suit }
agreement-asks-stopper = un’interrogativa al compagno su un fermo a { $suit }
agreement-asks-strength = un’interrogativa al compagno sulla forza
agreement-asks-shape = un’interrogativa al compagno sulla distribuzione
agreement-asks-hand = un’interrogativa al compagno su forza e distribuzione

## What is promised beside the hands

agreement-mark-stopper = un fermo a { $suit }
agreement-mark-good = buone { $suit }
agreement-mark-solid = { $suit } chiuse
agreement-mark-control = un controllo a { $suit }
agreement-mark-playing-tricks = più prese di quante ne dicano i punti
agreement-forcing-game = forzante a manche
agreement-forcing-round = forzante per un giro
agreement-forcing-no = non forzante

## Names

agreement-name-opening = un’apertura di { $first }
agreement-name-opening-strong = un’apertura forte di { $first }
agreement-name-opening-weak = un’apertura debole di { $first }
agreement-name-weak-two = una sottoapertura a { $first }
agreement-name-multi = un { $first } multicolor
agreement-name-preempt = un barrage di { $first }
agreement-name-gambling = un { $first } gambling
agreement-name-response = una risposta di { $second } a { $first }
agreement-name-natural-response = una risposta naturale di { $first }
agreement-name-jump-shift = un salto a { $first }
agreement-name-single-raise = un appoggio semplice a { $first }
agreement-name-limit-raise = un appoggio limite a { $first }
agreement-name-preemptive-raise = un appoggio di barrage a { $first }
agreement-name-jacoby-raise = un appoggio Jacoby a { $first }
agreement-name-drury = un appoggio Drury a { $first }
agreement-name-splinter = una splinter con appoggio a { $first }
agreement-name-cue-raise = un appoggio con cue-bid a { $first }
agreement-name-negative-response = una risposta negativa di { $first }
agreement-name-positive-response = una risposta positiva di { $first }
agreement-name-stayman = Stayman su { $first }
agreement-name-puppet-stayman = Puppet Stayman su { $first }
agreement-name-transfer = una transfer a { $second } su { $first }
agreement-name-lebensohl = un { $first } Lebensohl
agreement-name-quantitative = un { $first } quantitativo
agreement-name-key-cards = una richiesta di carte chiave a { $first }
agreement-name-blackwood = Blackwood
agreement-name-gerber = Gerber
agreement-name-stopper-ask = una richiesta di fermo a { $first }
agreement-name-control-bid = una cue-bid di controllo a { $first }
agreement-name-kings-ask = una richiesta di re
agreement-name-ogust = una richiesta Ogust su una sottoapertura a { $first }
agreement-name-checkback = checkback
agreement-name-fourth-suit = quarto colore forzante
agreement-name-overcall = un intervento di { $first }
agreement-name-weak-jump-overcall = un intervento debole a salto di { $first }
agreement-name-notrump-overcall = un intervento a senza atout su { $first }
agreement-name-michaels = una cue-bid Michaels su { $first }
agreement-name-unusual-notrump = un senza atout inusuale su { $first }
agreement-name-landy = un { $first } Landy
agreement-name-takeout-double = un contro informativo su { $first }
agreement-name-penalty-double = un contro punitivo su { $first }
agreement-name-negative-double = un contro negativo per { $first }
agreement-name-negative-double-majors = un contro negativo per entrambi i nobili
agreement-name-responsive-double-majors = un contro responsivo per i nobili
agreement-name-responsive-double-minors = un contro responsivo per i minori
agreement-name-support-double = un contro d’appoggio per { $first }
agreement-name-pass-opening = un passo invece di un’apertura
agreement-name-pass-opening-no-weak-two = un passo invece di un’apertura o di una sottoapertura
agreement-name-pass-response = { $first ->
    [none] un passo sull’apertura del compagno
   *[other] un passo sull’apertura di { $first } del compagno
}
agreement-name-pass-over = un passo di un giocatore che non poteva intervenire su { $first }
