### Re-marking, after a correction of the engine.

remarking-title = Nouvelle correction
remarking-all = Nouvelle correction : toutes les sessions
remarking-lead = Ce que donne maintenant le moteur { $engine } est comparé à chaque note que le moteur avait donnée. Rien n’est changé avant que vous le disiez, et les notes données par des personnes restent.
remarking-compare = Comparer
remarking-again = Comparer de nouveau
remarking-comparing =
    { $of ->
        [0] Comparaison …
        [one] Comparaison : { $done } tentative sur une
       *[other] Comparaison : { $done } tentatives sur { $of }
    }
remarking-applying = Les notes sont en train d’être redonnées …
remarking-broken = Cela s’est interrompu, et rien n’a été changé.
remarking-stopped = Cela s’est interrompu avant la fin. Redonnez les notes une fois de plus, selon la même règle : ce qui a déjà été donné ne l’est pas deux fois.
remarking-applied =
    { $n ->
        [0] Aucune note n’a été redonnée.
        [one] Des notes ont été redonnées pour une tentative. Qui connaissait déjà ses notes reçoit un courrier.
       *[other] Des notes ont été redonnées pour { $n } tentatives. Qui connaissait déjà ses notes reçoit un courrier.
    }
remarking-found =
    { $n ->
        [0] Aucune note ne diffère, dans { $of ->
            [one] la seule tentative comparée
           *[other] aucune des { $of } tentatives comparées
        }.
        [one] Les notes d’une tentative diffèrent, sur { $of }.
       *[other] Les notes de { $n } tentatives diffèrent, sur { $of }.
    }
remarking-missing = Non comparé, parce que la banque ne l’a plus : { $scenarios }
remarking-otherwise = Non comparé, parce que la banque le présente autrement qu’il ne l’a été aux candidats : { $scenarios }
remarking-table = Tentatives dont les notes diffèrent
remarking-candidate = Candidat
remarking-pages = Notes qui diffèrent, en pour cent
remarking-before = Tel quel
remarking-never_lower-head = Jamais plus bas
remarking-as_computed-head = Tel que calculé
remarking-page = Page { $page } ({ $scenario }) : { $kept } par le moteur { $engine }, { $now } maintenant
remarking-result =
    { $passed ->
        [yes] { $mark } %, réussi
        [no] { $mark } %, non réussi
       *[none] { $mark } %
    }
remarking-waits = attend d’être corrigé
remarking-apply = Redonner les notes
remarking-apply-about = Ce qui est redonné s’ajoute aux notes qu’il y avait, et est inscrit au journal d’audit.
remarking-never_lower = Jamais plus bas
remarking-never_lower-about =
    Une page reçoit une nouvelle note là où celle-ci est plus haute : { $n ->
        [0] aucune tentative
        [one] une tentative
       *[other] { $n } tentatives
    }.
remarking-as_computed = Telle que calculée
remarking-as_computed-about =
    Chaque page reçoit la note que donne maintenant le moteur, plus haute ou plus basse : { $n ->
        [0] aucune tentative
        [one] une tentative
       *[other] { $n } tentatives
    }.
