### Programmes: the requirements of a level, what counts toward them, and what is missing.

## Requirements

requires-practice = { $what }: { $n ->
    [one] un caso con un voto di almeno { $mean }.
   *[other] { $n } casi con una media di almeno { $mean }.
}
requires-practice-floor = { $what }: { $n ->
    [one] un caso con un voto di almeno { $mean }, e non sotto { $floor }.
   *[other] { $n } casi con una media di almeno { $mean }, nessuno sotto { $floor }.
}
requires-lessons = { $lessons }: una media di almeno { $mean } in queste lezioni.
requires-lessons-floor = { $lessons }: una media di almeno { $mean } in queste lezioni, nessuna sotto { $floor }.
requires-lesson = { $what } ({ $n ->
    [one] un caso
   *[other] { $n } casi
})
requires-exam = Un esame: { $asked }.
requires-exam-paper = quello con il codice { $paper }
requires-exam-pass = superato secondo la regola del suo questionario
requires-exam-mark = un risultato di almeno { $mark }
requires-exam-right = almeno { $least } domande su { $of } del tutto giuste
requires-exam-points = almeno { $least } punti su { $of }
requires-exam-section-closed = almeno { $mark } nella parte senza Codice
requires-exam-section-open = almeno { $mark } nella parte con il Codice
requires-exam-section-practical = almeno { $mark } nella parte pratica
requires-exam-section-oral = almeno { $mark } nella parte orale
requires-exam-critical = nessuna domanda critica sbagliata
requires-exam-within = sostenuto { $days ->
    [one] oggi o ieri
   *[other] negli ultimi { $days } giorni
}
requires-practical = Direzione: { $asked }.
requires-practical-sessions = { $n ->
    [one] un torneo
   *[other] { $n } tornei
}
requires-practical-hours = { $n ->
    [one] un’ora
   *[other] { $n } ore
}
requires-practical-cosigned = con un controfirmatario
requires-oral = Un esame orale con un voto di almeno { $mark }.
requires-all = Tutti questi:
requires-any = { $least ->
    [one] Uno di questi:
   *[other] Almeno { $least } di questi:
}
requires-several = { $said } { $each }

## What counts toward it

counts-practice = Finora { $have } su { $need }. Di ognuno conta il voto migliore: media { $mean }, il più basso { $lowest }.
counts-practice-none = Ancora nessuno su { $need }.
counts-lessons = Media dei voti migliori finora { $mean }.
counts-exam = Il migliore finora: { $mark }.
counts-practical = { $sessions ->
    [one] Finora un torneo
   *[other] Finora { $sessions } tornei
}, { $hours } h { $minutes } min.
counts-several = Soddisfatti { $met } su { $of }.
counts-none = Ancora nulla.

## What is missing

missing-scenarios = { $n ->
    [one] ancora un caso
   *[other] ancora { $n } casi
}
missing-lessons = { $n ->
    [one] ancora una lezione
   *[other] ancora { $n } lezioni
}
missing-mean = una media di { $need } invece di { $have }
missing-floor = { $need } come voto più basso invece di { $have }
missing-exam = un esame di questo tipo
missing-mark = un voto di { $need } invece di { $have }
missing-pass = il superamento
missing-right = { $n ->
    [one] ancora una domanda del tutto giusta
   *[other] ancora { $n } domande del tutto giuste
}
missing-points = { $need } punti invece di { $have }
missing-section-closed = { $need } nella parte senza Codice invece di { $have }
missing-section-open = { $need } nella parte con il Codice invece di { $have }
missing-section-practical = { $need } nella parte pratica invece di { $have }
missing-section-oral = { $need } nella parte orale invece di { $have }
missing-section-none = nulla
missing-critical = giusta ogni domanda critica
missing-sessions = { $n ->
    [one] ancora un torneo
   *[other] ancora { $n } tornei
}
missing-minutes = ancora { $hours } h { $minutes } min di direzione
missing-oral = un esame orale
missing-requirements = { $n ->
    [one] ancora uno di questi
   *[other] ancora { $n } di questi
}

## A level

level-edition = Certifica secondo: { $edition }; ciò che è stato deciso secondo un altro Codice non conta.
level-prerequisite = Un certificato valido: { $level }
level-valid-life = Un certificato è valido a vita.
level-valid-years = Un certificato è valido per { $n ->
    [one] un anno.
   *[other] { $n } anni.
}
level-valid-inactive = Un certificato è valido finché il titolare non resta inattivo per { $n ->
    [one] un anno.
   *[other] { $n } anni.
}
level-band-pass = superato
level-band-merit = con merito
level-band-distinction = con lode
level-band-from = { $band }: ogni esame con almeno { $mark }
level-bands = Fasce: { $bands }.
level-examiners = Un certificato richiede l’approvazione di due esaminatori.
level-refresher = Si rinnova con un esame: { $asked }.
level-delta = Si rinnova con un esame su ciò che è cambiato rispetto a un altro Codice: { $asked }.
level-renewed-from = L’esame conta da { $days ->
    [one] un giorno
   *[other] { $days } giorni
} prima del suo ultimo giorno in poi.
level-renewed-grace = L’esame conta fino a { $days ->
    [one] un giorno
   *[other] { $days } giorni
} dopo il suo ultimo giorno.
