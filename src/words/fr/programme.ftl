### Programmes: the requirements of a level, what counts toward them, and what is missing.

## Requirements

requires-practice = { $what } : { $n ->
    [one] { $n } cas avec une note d’au moins { $mean }.
   *[other] { $n } cas avec une moyenne d’au moins { $mean }.
}
requires-practice-floor = { $what } : { $n ->
    [one] { $n } cas avec une note d’au moins { $mean }, et pas au-dessous de { $floor }.
   *[other] { $n } cas avec une moyenne d’au moins { $mean }, aucun au-dessous de { $floor }.
}
requires-lessons = { $lessons } : une moyenne d’au moins { $mean } sur ces leçons.
requires-lessons-floor = { $lessons } : une moyenne d’au moins { $mean } sur ces leçons, aucune au-dessous de { $floor }.
requires-lesson = { $what } ({ $n ->
    [one] { $n } cas
   *[other] { $n } cas
})
requires-exam = Un examen : { $asked }.
requires-exam-paper = celui qui a le code { $paper }
requires-exam-pass = réussi selon la règle de son sujet
requires-exam-mark = un résultat d’au moins { $mark }
requires-exam-right = au moins { $least } questions sur { $of } entièrement justes
requires-exam-points = au moins { $least } points sur { $of }
requires-exam-section-closed = au moins { $mark } dans la partie à livre fermé
requires-exam-section-open = au moins { $mark } dans la partie à livre ouvert
requires-exam-section-practical = au moins { $mark } dans la partie pratique
requires-exam-section-oral = au moins { $mark } dans la partie orale
requires-exam-critical = aucune question critique fausse
requires-exam-within = passé { $days ->
    [one] aujourd’hui ou hier
   *[other] au cours des { $days } derniers jours
}
requires-practical = Arbitrage à la table : { $asked }.
requires-practical-sessions = { $n ->
    [one] une séance
   *[other] { $n } séances
}
requires-practical-hours = { $n ->
    [one] une heure
   *[other] { $n } heures
}
requires-practical-cosigned = avec un cosignataire
requires-oral = Un examen oral avec une note d’au moins { $mark }.
requires-all = Tout ceci :
requires-any = { $least ->
    [one] L’un de ceux-ci :
   *[other] Au moins { $least } de ceux-ci :
}
requires-several = { $said } { $each }

## What counts toward it

counts-practice = Jusqu’ici { $have } sur { $need }. La meilleure note de chacun compte : moyenne { $mean }, la plus basse { $lowest }.
counts-practice-none = Encore aucun sur { $need }.
counts-lessons = Moyenne des meilleures notes jusqu’ici : { $mean }.
counts-exam = Le meilleur jusqu’ici : { $mark }.
counts-practical = { $sessions ->
    [one] { $sessions } séance jusqu’ici
   *[other] { $sessions } séances jusqu’ici
}, { $hours } h { $minutes } min.
counts-several = Remplies : { $met } sur { $of }.
counts-none = Rien encore.

## What is missing

missing-scenarios = { $n ->
    [one] encore un cas
   *[other] encore { $n } cas
}
missing-lessons = { $n ->
    [one] encore une leçon
   *[other] encore { $n } leçons
}
missing-mean = une moyenne de { $need } au lieu de { $have }
missing-floor = { $need } comme note la plus basse au lieu de { $have }
missing-exam = un tel examen
missing-mark = une note de { $need } au lieu de { $have }
missing-pass = une réussite
missing-right = { $n ->
    [one] encore une question entièrement juste
   *[other] encore { $n } questions entièrement justes
}
missing-points = { $need } points au lieu de { $have }
missing-section-closed = { $need } dans la partie à livre fermé au lieu de { $have }
missing-section-open = { $need } dans la partie à livre ouvert au lieu de { $have }
missing-section-practical = { $need } dans la partie pratique au lieu de { $have }
missing-section-oral = { $need } dans la partie orale au lieu de { $have }
missing-section-none = rien
missing-critical = toutes les questions critiques justes
missing-sessions = { $n ->
    [one] encore une séance
   *[other] encore { $n } séances
}
missing-minutes = encore { $hours } h { $minutes } min d’arbitrage
missing-oral = un examen oral
missing-requirements = { $n ->
    [one] encore un de ceux-ci
   *[other] encore { $n } de ceux-ci
}

## A level

level-edition = Certifie selon : { $edition } ; ce qui a été arbitré selon un autre Code ne compte pas.
level-prerequisite = Un certificat valable : { $level }
level-valid-life = Un certificat est valable à vie.
level-valid-years = Un certificat est valable { $n ->
    [one] un an.
   *[other] { $n } ans.
}
level-valid-inactive = Un certificat est valable tant que son titulaire n’est pas resté sans activité pendant { $n ->
    [one] un an.
   *[other] { $n } ans.
}
level-band-pass = réussi
level-band-merit = mention bien
level-band-distinction = mention très bien
level-band-from = { $band } : chaque examen avec au moins { $mark }
level-bands = Mentions : { $bands }.
level-examiners = Deux examinateurs doivent être d’accord pour un certificat.
level-refresher = Il se renouvelle par un examen : { $asked }.
level-delta = Il se renouvelle par un examen sur ce qu’un autre Code a changé : { $asked }.
level-renewed-from = Cela compte à partir de { $days ->
    [one] un jour
   *[other] { $days } jours
} avant son dernier jour.
level-renewed-grace = Cela compte jusqu’à { $days ->
    [one] un jour
   *[other] { $days } jours
} après son dernier jour.
