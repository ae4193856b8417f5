### Checks before a sitting opens.

check-of-closed = partie à livre fermé
check-of-open = partie à livre ouvert
check-shortage = { $field } : { $have } sur { $need }
check-scenarios = Les { $n } cas

check-enough-good = Il y a assez de cas pour chaque ligne du sujet.
check-enough-bad = Il y a trop peu de cas pour un sujet complet. { $rows }.
check-spare-good = Les candidats reçoivent des copies différentes.
check-spare-look = { $n ->
    [one] Cette ligne demande à tous les mêmes cas : { $rows }.
   *[other] Ces lignes demandent à tous les mêmes cas : { $rows }.
}
check-fixed-look = Tous les candidats ont le même sujet : toutes ses questions sont fixes.
check-rule-good = On réussit à partir de { $pass }.
check-rule-look = Le sujet n’a pas de seuil de réussite : personne ne réussit ni n’échoue. Écrivez-en un, par exemple 65 %, sauf si c’est voulu. Un sujet ouvert ne peut plus être changé.
check-low-look = On réussit dès { $pass }. Relevez le seuil de réussite, sauf si c’est voulu.
check-variants-good = Partout où le sujet demande des variantes, des variantes sont posées.
check-variants-look = { $n ->
    [one] Ce cas n’a pas de variante, et il est posé tel qu’il est dans la banque.
   *[other] Ces cas n’ont pas de variante, et ils sont posés tels qu’ils sont dans la banque.
}
check-judged-good = Toutes les notes sont calculées : aucun cas qui peut être posé ne laisse de part au jugement de l’Arbitre.
check-judged-look = { $n ->
    [one] Ce cas laisse une part au jugement de l’Arbitre, et deux examinateurs le corrigent.
   *[other] Ces cas laissent une part au jugement de l’Arbitre, et deux examinateurs les corrigent.
}
check-contested-good = Les autorités s’accordent sur tout ce qui peut être posé.
check-contested-look = { $n ->
    [one] Les autorités divergent sur ce cas.
   *[other] Les autorités divergent sur ces cas.
}
check-clauses-good = Toute clause arbitrée dans les Lois de ce sujet peut être posée.
check-clauses-look = Des { $all } clauses arbitrées dans les Lois de ce sujet, { $covered } peuvent être posées. Celles-ci n’y décident d’aucun cas : { $clauses }.
check-part-good = La { $part } a { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
} pour au plus { $pages ->
    [one] une question
   *[other] { $pages } questions, étapes comprises
}.
check-part-look = La { $part } a { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
} pour jusqu’à { $pages } questions, étapes comprises : moins d’une minute pour chacune.
check-part-bad = { $pages ->
    [0] La { $part } a { $minutes } minutes, et rien n’y est posé.
   *[other] La { $part } a { $pages } questions, et pas de temps.
}
check-minutes = { $n ->
    [one] une minute
   *[other] { $n } minutes
}
check-days = { $n } jours
check-window-good = L’épreuve est ouverte pendant { $time }.
check-window-bad = { $over ->
    [0] L’épreuve ferme avant d’ouvrir.
   *[other] L’épreuve est déjà close : sa fin est dans le passé.
}
check-fits-good = L’épreuve est ouverte pendant { $window }, et le sujet prend { $needs }.
check-fits-look = L’épreuve est ouverte pendant { $window }, et le sujet prend { $needs } : personne n’aura tout son temps.
