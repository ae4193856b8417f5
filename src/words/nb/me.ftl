### Progress: the drawings and lists of the page. Its first texts are in ui.ftl.

me-band-none = ikke besvart ennå
me-band-unmarked = besvart, uten karakter
me-band-low = snitt under 60{"\u00A0"}%
me-band-middle = snitt fra 60{"\u00A0"}%
me-band-high = snitt fra 80{"\u00A0"}%
me-sure-wrong = Sikker og feil
me-sure-wrong-about = Du var sikker på disse, og noe var galt i det siste svaret ditt.
me-sure-wrong-none = Ingen feil i de siste svarene du var sikker på.
me-calibration = Helt riktige svar, etter hvor sikker du var
me-calibration-of = { $n ->
    [one] { $name }: ett svar
   *[other] { $name }: { $n } svar
}
me-calibration-confidence = Hvor sikker
me-calibration-right = Helt riktig
me-history = Dag for dag
me-streak = { $days ->
    [0] Ingen svar i dag eller i går.
    [one] Én dag med svar.
   *[other] { $days } dager på rad med svar.
} { $longest ->
    [0] {""}
    [one] Det meste så langt: én dag.
   *[other] Det meste så langt: { $longest } dager på rad.
}
me-days = Svar på hver av de siste { $n } dagene
me-days-marks = Snitt av alle svar på hver av de siste { $n } dagene, gjentakelser medregnet
me-day-answers = Svar
me-day-mean = Snitt av alle svar den dagen
me-notes = Notatene dine
plot-day = Dag
plot-table = Det samme som tabell
day = { $day }. { $month } { $year }
day-short = { $day }. { $month }
day-spoken = { $weekday } { $day }
month-short-1 = jan.
month-short-2 = feb.
month-short-3 = mars
month-short-4 = apr.
month-short-5 = mai
month-short-6 = juni
month-short-7 = juli
month-short-8 = aug.
month-short-9 = sep.
month-short-10 = okt.
month-short-11 = nov.
month-short-12 = des.
weekday-1 = mandag
weekday-2 = tirsdag
weekday-3 = onsdag
weekday-4 = torsdag
weekday-5 = fredag
weekday-6 = lørdag
weekday-7 = søndag

## Brukerens eksamener

own-exams = Eksamenene dine
own-exam-opens = åpner { $when }
own-exam-open = åpen nå, til { $when }
own-exam-waits = venter på å bli sluppet inn
own-exam-under_way = i gang
own-exam-done = levert; resultatet er ikke klart ennå
own-exam-result = resultatet er klart
own-exam-missed = stengte { $when }; du tok den ikke
own-exam-marks = du retter svarene, til { $when }
weekday-short-1 = ma
weekday-short-2 = ti
weekday-short-3 = on
weekday-short-4 = to
weekday-short-5 = fr
weekday-short-6 = lø
weekday-short-7 = sø
me-table = Det samme som tabell
me-toward = { $n ->
    [one] Én oppgave til før neste krav
   *[other] { $n } oppgaver til før neste krav
}: { $level }, { $what }
given-lost = { $n ->
    [one] Dette svaret, gitt før du registrerte deg, er ikke i kontoen din: Oppgaven er endret eller fjernet.
   *[other] Disse { $n } svarene, gitt før du registrerte deg, er ikke i kontoen din: Oppgavene er endret eller fjernet.
}
given-waiting = { $n ->
    [one] Ett svar gitt i denne nettleseren er ikke i kontoen din ennå: Du ga det før du logget inn, eller det kunne ikke rettes da.
   *[other] { $n } svar gitt i denne nettleseren er ikke i kontoen din ennå: Du ga dem før du logget inn, eller de kunne ikke rettes da.
}
given-add = Legg til i kontoen min
given-drop = Forkast
