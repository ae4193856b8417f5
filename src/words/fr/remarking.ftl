### Re-marking, after a correction of the engine.

remarking-title = Nouvelle correction
remarking-all = Nouvelle correction : toutes les épreuves
remarking-lead = Chaque note donnée par le moteur est comparée à celle que donne maintenant le moteur { $engine }. Rien n’est changé sans votre confirmation, et les notes données par des examinateurs restent.
remarking-compare = Comparer
remarking-again = Comparer de nouveau
remarking-comparing =
    { $of ->
        [0] Comparaison…
        [one] Comparaison : { $done } tentative sur une
       *[other] Comparaison : { $done } tentatives sur { $of }
    }
remarking-applying = Les nouvelles notes sont en cours d’attribution…
remarking-broken = La comparaison s’est interrompue, et rien n’a été changé.
remarking-stopped = L’attribution s’est interrompue avant la fin. Relancez-la selon la même règle : ce qui a déjà été attribué ne l’est pas deux fois.
remarking-applied =
    { $n ->
        [0] Aucune nouvelle note n’a été attribuée.
        [one] De nouvelles notes ont été attribuées pour une tentative. Si le candidat connaissait ses notes, il reçoit un courriel.
       *[other] De nouvelles notes ont été attribuées pour { $n } tentatives. Les candidats qui connaissaient leurs notes reçoivent un courriel.
    }
remarking-found =
    { $n ->
        [0] Aucune note ne diffère : { $of ->
            [one] une tentative comparée
           *[other] { $of } tentatives comparées
        }.
        [one] Les notes d’une tentative diffèrent, sur { $of }.
       *[other] Les notes de { $n } tentatives diffèrent, sur { $of }.
    }
remarking-missing = Non comparés, car ils ne sont plus dans la banque : { $scenarios }
remarking-otherwise = Non comparés, car ils ont été modifiés depuis l’épreuve : { $scenarios }
remarking-table = Tentatives dont les notes diffèrent
remarking-candidate = Candidat
remarking-pages = Notes qui diffèrent, en pour cent
remarking-before = Avant
remarking-never_lower-head = Jamais plus bas
remarking-as_computed-head = Telle que calculée
remarking-page = Page { $page } ({ $scenario }) : { $kept } par le moteur { $engine }, { $now } maintenant
remarking-result =
    { $passed ->
        [yes] { $mark } %, réussi
        [no] { $mark } %, non réussi
       *[none] { $mark } %
    }
remarking-waits = attend d’être corrigé
remarking-apply = Attribuer les nouvelles notes
remarking-apply-about = Les nouvelles notes s’ajoutent aux anciennes, et sont inscrites au journal d’audit.
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
