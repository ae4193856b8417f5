### Checks before a sitting opens.

check-of-closed = delen uten lovbok
check-of-open = delen med lovbok
check-shortage = { $field }: { $have } av { $need }
check-scenarios = De { $n } oppgavene

check-enough-good = Det er nok oppgaver til hver rad i oppgavesettet.
check-enough-bad = Det er for få oppgaver til et helt oppgavesett. { $rows }.
check-spare-good = Kandidatene får ulike oppgavesett.
check-spare-look = { $n ->
    [one] Denne raden gir alle de samme oppgavene: { $rows }.
   *[other] Disse radene gir alle de samme oppgavene: { $rows }.
}
check-fixed-look = Alle kandidater får det samme oppgavesettet: Alle oppgavene er faste.
check-rule-good = Kandidatene består med { $pass } eller mer.
check-rule-look = Oppgavesettet har ingen grense for bestått: Ingen består eller stryker. Skriv en grense, for eksempel 65 %, om ikke dette er meningen. Et oppgavesett kan ikke endres når det er åpnet.
check-low-look = Kandidatene består allerede med { $pass }. Hev grensen, om ikke dette er meningen.
check-variants-good = Overalt der oppgavesettet ber om varianter, blir varianter gitt.
check-variants-look = { $n ->
    [one] Av denne oppgaven finnes det ingen variant, og den blir gitt slik den står i oppgavebanken.
   *[other] Av disse oppgavene finnes det ingen varianter, og de blir gitt slik de står i oppgavebanken.
}
check-judged-good = Hver vurdering regnes ut: Ingen oppgave som kan bli gitt, overlater noe til TLs skjønn.
check-judged-look = { $n ->
    [one] Denne oppgaven overlater noe til TLs skjønn, og to sensorer retter den.
   *[other] Disse oppgavene overlater noe til TLs skjønn, og to sensorer retter dem.
}
check-contested-good = Autoritetene er enige om alt som kan bli gitt.
check-contested-look = { $n ->
    [one] Autoritetene er uenige om denne oppgaven.
   *[other] Autoritetene er uenige om disse oppgavene.
}
check-clauses-good = Hver bestemmelse motoren dømmer etter i paragrafene i dette oppgavesettet, kan komme med.
check-clauses-look = Av de { $all } bestemmelsene motoren dømmer etter i paragrafene i dette oppgavesettet, kan { $covered } komme med. Disse avgjør aldri noe i det: { $clauses }.
check-part-good = Til { $part } er det { $minutes ->
    [one] ett minutt
   *[other] { $minutes } minutter
} for høyst { $pages ->
    [one] én oppgave
   *[other] { $pages } oppgaver, trinnene medregnet
}.
check-part-look = Til { $part } er det { $minutes ->
    [one] ett minutt
   *[other] { $minutes } minutter
} for inntil { $pages } oppgaver, trinnene medregnet: mindre enn ett minutt på hver.
check-part-bad = { $pages ->
    [0] Til { $part } er det { $minutes } minutter, men ingen oppgaver.
   *[other] Til { $part } er det { $pages } oppgaver, og ingen tid.
}
check-minutes = { $n ->
    [one] ett minutt
   *[other] { $n } minutter
}
check-days = { $n } dager
check-window-good = Gjennomføringen er åpen i { $time }.
check-window-bad = { $over ->
    [0] Gjennomføringen stenger før den åpner.
   *[other] Gjennomføringen er allerede stengt: Sluttidspunktet er passert.
}
check-fits-good = Gjennomføringen er åpen i { $window }, og oppgavesettet tar { $needs }.
check-fits-look = Gjennomføringen er åpen i { $window }, og oppgavesettet tar { $needs }: Ingen får nok tid.
