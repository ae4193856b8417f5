### Progress: the drawings and lists of the page. Its first texts are in ui.ftl.

me-band-none = pas encore de réponse
me-band-unmarked = répondu, sans note
me-band-low = moyenne au-dessous de 60{"\u00A0"}%
me-band-middle = moyenne à partir de 60{"\u00A0"}%
me-band-high = moyenne à partir de 80{"\u00A0"}%
me-sure-wrong = Sûr et faux
me-sure-wrong-about = Vous étiez sûr de ces cas, et votre dernière réponse contenait une erreur.
me-sure-wrong-none = Aucune erreur dans vos dernières réponses, parmi celles dont vous étiez sûr.
me-calibration = Entièrement juste, selon votre assurance
me-calibration-of = { $n ->
    [one] { $name } : { $n } réponse
   *[other] { $name } : { $n } réponses
}
me-calibration-confidence = Assurance
me-calibration-right = Entièrement juste
me-history = Jour par jour
me-streak = { $days ->
    [0] Aucune réponse aujourd’hui ni hier.
    [one] Un jour avec des réponses.
   *[other] { $days } jours de suite avec des réponses.
} { $longest ->
    [0] {""}
    [one] Record : un jour.
   *[other] Record : { $longest } jours de suite.
}
me-days = Réponses de chacun des { $n } derniers jours
me-days-marks = Moyenne de toutes les réponses de chacun des { $n } derniers jours, reprises comprises
me-day-answers = Réponses
me-day-mean = Moyenne de toutes les réponses du jour
me-notes = Vos mémos
plot-day = Jour
plot-table = La même chose en tableau
day = { $day ->
    [1] 1er
   *[other] { $day }
} { $month } { $year }
day-short = { $day ->
    [1] 1er
   *[other] { $day }
} { $month }
day-spoken = { $weekday } { $day }
month-short-1 = janv.
month-short-2 = févr.
month-short-3 = mars
month-short-4 = avr.
month-short-5 = mai
month-short-6 = juin
month-short-7 = juil.
month-short-8 = août
month-short-9 = sept.
month-short-10 = oct.
month-short-11 = nov.
month-short-12 = déc.
weekday-1 = lundi
weekday-2 = mardi
weekday-3 = mercredi
weekday-4 = jeudi
weekday-5 = vendredi
weekday-6 = samedi
weekday-7 = dimanche

## Les examens de l’utilisateur

own-exams = Vos examens
own-exam-opens = ouvre { $when }
own-exam-open = ouvert maintenant, jusqu’au { $when }
own-exam-waits = en attente d’admission
own-exam-under_way = en cours
own-exam-done = rendu ; le résultat n’est pas encore publié
own-exam-result = le résultat est publié
own-exam-missed = clos { $when } ; vous ne l’avez pas passé
own-exam-marks = vous en corrigez les réponses, jusqu’au { $when }
weekday-short-1 = lu
weekday-short-2 = ma
weekday-short-3 = me
weekday-short-4 = je
weekday-short-5 = ve
weekday-short-6 = sa
weekday-short-7 = di
me-table = La même chose en tableau
me-toward = { $n ->
    [one] Encore un cas jusqu’à la prochaine exigence
   *[other] Encore { $n } cas jusqu’à la prochaine exigence
} : { $level }, { $what }
given-lost = { $n ->
    [one] Cette réponse, donnée avant votre inscription, n’est pas dans votre compte : le cas a été modifié ou retiré.
   *[other] Ces { $n } réponses, données avant votre inscription, ne sont pas dans votre compte : les cas ont été modifiés ou retirés.
}
given-waiting = { $n ->
    [one] Une réponse donnée dans ce navigateur n’est pas encore dans votre compte : vous l’avez donnée avant de vous connecter, ou elle ne pouvait pas être corrigée à ce moment.
   *[other] { $n } réponses données dans ce navigateur ne sont pas encore dans votre compte : vous les avez données avant de vous connecter, ou elles ne pouvaient pas être corrigées à ce moment.
}
given-add = Ajouter à mon compte
given-drop = Abandonner
