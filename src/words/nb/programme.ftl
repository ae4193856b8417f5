### Programmes: the requirements of a level, what counts toward them, and what is missing.

## Requirements

requires-practice = { $what }: { $n ->
    [one] én oppgave med en vurdering på minst { $mean }.
   *[other] { $n } oppgaver med et snitt på minst { $mean }.
}
requires-practice-floor = { $what }: { $n ->
    [one] én oppgave med en vurdering på minst { $mean }, og ikke under { $floor }.
   *[other] { $n } oppgaver med et snitt på minst { $mean }, ingen under { $floor }.
}
requires-lessons = { $lessons }: et snitt på minst { $mean } over disse leksjonene.
requires-lessons-floor = { $lessons }: et snitt på minst { $mean } over disse leksjonene, ingen under { $floor }.
requires-lesson = { $what } ({ $n ->
    [one] én oppgave
   *[other] { $n } oppgaver
})
requires-exam = En eksamen: { $asked }.
requires-exam-paper = den med koden { $paper }
requires-exam-pass = bestått etter reglene i oppgavesettet
requires-exam-mark = et resultat på minst { $mark }
requires-exam-right = minst { $least } av { $of } oppgaver helt riktige
requires-exam-points = minst { $least } av { $of } poeng
requires-exam-section-closed = minst { $mark } i delen uten lovbok
requires-exam-section-open = minst { $mark } i delen med lovbok
requires-exam-section-practical = minst { $mark } i den praktiske delen
requires-exam-section-oral = minst { $mark } i den muntlige delen
requires-exam-critical = ingen kritisk oppgave feil
requires-exam-within = tatt { $days ->
    [one] i dag eller i går
   *[other] innen de siste { $days } dagene
}
requires-practical = Turneringsledelse: { $asked }.
requires-practical-sessions = { $n ->
    [one] én økt
   *[other] { $n } økter
}
requires-practical-hours = { $n ->
    [one] én time
   *[other] { $n } timer
}
requires-practical-cosigned = attestert av en annen
requires-oral = En muntlig eksamen med en vurdering på minst { $mark }.
requires-all = Alle disse:
requires-any = { $least ->
    [one] Ett av disse:
   *[other] Minst { $least } av disse:
}
requires-several = { $said } { $each }

## What counts toward it

counts-practice = Så langt { $have } av { $need }. Den beste vurderingen i hver oppgave teller: snitt { $mean }, lavest { $lowest }.
counts-practice-none = Ingen av { $need } ennå.
counts-lessons = Snitt av de beste vurderingene så langt { $mean }.
counts-exam = Det beste så langt: { $mark }.
counts-practical = { $sessions ->
    [one] Én økt så langt
   *[other] { $sessions } økter så langt
}, { $hours } t { $minutes } min.
counts-several = { $met } av { $of } oppfylt.
counts-none = Ingenting ennå.

## What is missing

missing-scenarios = { $n ->
    [one] én oppgave til
   *[other] { $n } oppgaver til
}
missing-lessons = { $n ->
    [one] én leksjon til
   *[other] { $n } leksjoner til
}
missing-mean = et snitt på { $need } i stedet for { $have }
missing-floor = { $need } som det laveste i stedet for { $have }
missing-exam = en eksamen av dette slaget
missing-mark = en vurdering på { $need } i stedet for { $have }
missing-pass = bestått
missing-right = { $n ->
    [one] én oppgave til helt riktig
   *[other] { $n } oppgaver til helt riktige
}
missing-points = { $need } poeng i stedet for { $have }
missing-section-closed = { $need } i delen uten lovbok i stedet for { $have }
missing-section-open = { $need } i delen med lovbok i stedet for { $have }
missing-section-practical = { $need } i den praktiske delen i stedet for { $have }
missing-section-oral = { $need } i den muntlige delen i stedet for { $have }
missing-section-none = ingenting
missing-critical = alle kritiske oppgaver riktige
missing-sessions = { $n ->
    [one] én økt til
   *[other] { $n } økter til
}
missing-minutes = { $hours } t { $minutes } min turneringsledelse til
missing-oral = en muntlig eksamen
missing-requirements = { $n ->
    [one] ett av disse til
   *[other] { $n } av disse til
}

## A level

level-edition = Sertifiserer for { $edition }; det som er dømt etter et annet lovverk, teller ikke.
level-prerequisite = Et gyldig sertifikat: { $level }
level-valid-life = Et sertifikat er gyldig livet ut.
level-valid-years = Et sertifikat er gyldig i { $n ->
    [one] ett år.
   *[other] { $n } år.
}
level-valid-inactive = Et sertifikat er gyldig til innehaveren ikke har vært aktiv på { $n ->
    [one] ett år.
   *[other] { $n } år.
}
level-band-pass = bestått
level-band-merit = meget godt
level-band-distinction = utmerket
level-band-from = { $band }: hver eksamen med minst { $mark }
level-bands = Karakterer: { $bands }.
level-examiners = To sensorer må godkjenne et sertifikat.
level-refresher = Det fornyes ved en eksamen: { $asked }.
level-delta = Det fornyes ved en eksamen i det et annet lovverk har endret: { $asked }.
level-renewed-from = Den teller fra { $days ->
    [one] én dag
   *[other] { $days } dager
} før siste gyldige dag.
level-renewed-grace = Den teller til { $days ->
    [one] én dag
   *[other] { $days } dager
} etter siste gyldige dag.
