### What a call means by agreement. Names are those of the list of common agreements, without the calls and suits they end in.

agreement-points = { $way ->
    [exactly] nøyaktig { $from } poeng
    [least] minst { $from } poeng
   *[range] { $from }–{ $to } poeng
}
agreement-length = { $way ->
    [none] ingen { $suit }
    [exactly] nøyaktig { $from } { $suit }
    [least] minst { $from } { $suit }
    [most] høyst { $to } { $suit }
   *[range] { $from }–{ $to } { $suit }
}
agreement-balanced = en balansert hånd
agreement-unbalanced = en ubalansert hånd
agreement-any = en hvilken som helst hånd
agreement-specifies = en hånd med { $suits }
agreement-more = noe som ikke kan uttrykkes i tall
agreement-either = { $points }, med enten { $hands }
agreement-or = ; eller{" "}
agreement-and = ; og{" "}
agreement-short = { $name } ({ $points })
agreement-named = { $name }: { $shows }

## What it is for

agreement-relay = et relé til neste bud
agreement-transfer = en overføring til { $suit }
agreement-asks-majors = et spørsmål til makker om majorfargene
agreement-asks-aces = et spørsmål til makker om ess
agreement-asks-key-cards = { $suit ->
    [none] et spørsmål til makker om nøkkelkort
   *[other] et spørsmål til makker om nøkkelkort, med { $suit } som trumf
}
agreement-asks-kings = et spørsmål til makker om konger
agreement-asks-controls = et spørsmål til makker om kontroller
agreement-asks-control = et spørsmål til makker om kontroll i { $suit }
agreement-asks-stopper = et spørsmål til makker om stopper i { $suit }
agreement-asks-strength = et spørsmål til makker om styrke
agreement-asks-shape = et spørsmål til makker om fordeling
agreement-asks-hand = et spørsmål til makker om styrke og fordeling

## What is promised beside the hands

agreement-mark-stopper = stopper i { $suit }
agreement-mark-good = god { $suit }
agreement-mark-solid = solid { $suit }
agreement-mark-control = kontroll i { $suit }
agreement-mark-playing-tricks = flere stikk enn poengene tilsier
agreement-forcing-game = krav til utgang
agreement-forcing-round = krav for én runde
agreement-forcing-no = ikke krav

## Names

agreement-name-opening = en åpning på { $first }
agreement-name-opening-strong = en sterk åpning på { $first }
agreement-name-opening-weak = en svak åpning på { $first }
agreement-name-weak-two = svak to i { $first }
agreement-name-multi = multi { $first }
agreement-name-preempt = en sperreåpning på { $first }
agreement-name-gambling = gambling { $first }
agreement-name-response = et svar på { $second } til { $first }
agreement-name-natural-response = et naturlig svar på { $first }
agreement-name-jump-shift = et hopp i ny farge til { $first }
agreement-name-single-raise = en enkel støtte i { $first }
agreement-name-limit-raise = en invitt med støtte i { $first }
agreement-name-preemptive-raise = en sperrende støtte i { $first }
agreement-name-jacoby-raise = Jacoby-støtte i { $first }
agreement-name-drury = Drury-støtte i { $first }
agreement-name-splinter = splinter med støtte i { $first }
agreement-name-cue-raise = en overmelding med støtte i { $first }
agreement-name-negative-response = et negativt svar på { $first }
agreement-name-positive-response = et positivt svar på { $first }
agreement-name-stayman = Stayman over { $first }
agreement-name-puppet-stayman = Puppet Stayman over { $first }
agreement-name-transfer = en overføring til { $second } over { $first }
agreement-name-lebensohl = Lebensohl { $first }
agreement-name-quantitative = kvantitativ { $first }
agreement-name-key-cards = spørsmål om nøkkelkort i { $first }
agreement-name-blackwood = Blackwood
agreement-name-gerber = Gerber
agreement-name-stopper-ask = spørsmål om stopper i { $first }
agreement-name-control-bid = kontrollmelding i { $first }
agreement-name-kings-ask = spørsmål om konger
agreement-name-ogust = Ogust over svak to i { $first }
agreement-name-checkback = checkback
agreement-name-fourth-suit = fjerde farge krav
agreement-name-overcall = en innmelding på { $first }
agreement-name-weak-jump-overcall = en svak hoppende innmelding på { $first }
agreement-name-notrump-overcall = en innmelding i grand over { $first }
agreement-name-michaels = Michaels over { $first }
agreement-name-unusual-notrump = uvanlig grand over { $first }
agreement-name-landy = Landy { $first }
agreement-name-takeout-double = en opplysende dobling av { $first }
agreement-name-penalty-double = en straffedobling av { $first }
agreement-name-negative-double = en negativ dobling for { $first }
agreement-name-negative-double-majors = en negativ dobling for begge majorfargene
agreement-name-responsive-double-majors = en responsiv dobling for majorfargene
agreement-name-responsive-double-minors = en responsiv dobling for minorfargene
agreement-name-support-double = en støttedobling for { $first }
agreement-name-pass-opening = en pass i stedet for en åpning
agreement-name-pass-opening-no-weak-two = en pass i stedet for en åpning eller en svak to
agreement-name-pass-response = { $first ->
    [none] en pass på makkers åpning
   *[other] en pass på makkers åpning på { $first }
}
agreement-name-pass-over = en pass fra en spiller som ikke kunne melde inn over { $first }
