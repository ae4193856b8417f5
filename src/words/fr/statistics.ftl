### Statistics of a sitting’s items and paper.

statistics-title = Statistiques
statistics-counted =
    { $n ->
        [0] Personne n’est encore compté
        [one] Un candidat est compté
       *[other] { $n } candidats sont comptés
    }{ $waiting ->
        [0] .
        [one] {"\u202F"}; un ne l’est pas, parce qu’une partie de sa copie attend d’être corrigée.
       *[other] {"\u202F"}; { $waiting } ne le sont pas, parce qu’une partie de leurs copies attend d’être corrigée.
    }
statistics-unfinished =
    { $n ->
        [one] L’un d’eux n’a pas encore de points pour la table ou l’entretien, et compte pour le seul écrit.
       *[other] { $n } d’entre eux n’ont pas encore de points pour la table ou l’entretien, et comptent pour le seul écrit.
    }
statistics-none = Rien à montrer avant que des tentatives soient terminées et corrigées.
statistics-passed = Réussis : { $n } sur { $of }, avec { $pass } ou plus.
statistics-distribution = Résultats, en pour cent
statistics-result = Résultat
statistics-candidates = Candidats
statistics-class = de { $from } à { $to } %
statistics-lie = Moyenne { $mean }, écart type { $deviation }. De { $lowest } à { $highest } ; un quart au-dessous de { $lower }, la moitié au-dessous de { $middle }, un quart au-dessus de { $upper }.

statistics-reliability = Fiabilité
statistics-reliability-none = Trop peu de questions, ou trop peu de candidats, pour dire si les résultats sont fiables.
statistics-reliability-few = Trop peu de candidats pour se prononcer : une estimation en demande au moins { $fewest } ; il y en a ici { $n }.
statistics-reliability-is = { $name } vaut { $value } : { $band }.
statistics-kr20 = Le KR-20
statistics-alpha = L’alpha de Cronbach
statistics-reliability-unacceptable = inacceptable, au-dessous de 0,5
statistics-reliability-poor = faible, à partir de 0,5
statistics-reliability-questionable = discutable, à partir de 0,6
statistics-reliability-acceptable = acceptable, à partir de 0,7
statistics-reliability-good = bonne, à partir de 0,8
statistics-reliability-excellent = excellente, à partir de 0,9
statistics-error = L’erreur type de mesure est de { $error } : parmi ceux qui ont fait aussi bien, deux sur trois obtiennent un résultat qui ne s’écarte pas davantage de ce qu’ils méritent.
statistics-reliability-of = Cela vaut pour la moyenne simple des questions écrites, toutes de même poids, et non pour les résultats ci-dessus, où les questions ont des poids, où une question critique peut plafonner l’ensemble, et où la pratique et l’entretien peuvent compter.
statistics-reliability-about = Pour décider d’une seule personne, on demande d’ordinaire 0,9. Davantage de questions, et des questions qui distinguent les forts des faibles, rendent les résultats plus fiables.

statistics-disputes = Questions où les meilleurs candidats divergent du moteur
statistics-disputes-about = Ici, la plupart des 27 % les meilleurs sur tout le reste ont répondu autrement que le moteur. Ils ont peut-être vu ce que le moteur, ou le cas, n’a pas vu : examinez ces questions de nouveau.
statistics-disputes-none = Aucune, parmi celles auxquelles au moins trois d’entre eux ont répondu.
statistics-dispute = { $scenario } : { $component }
statistics-dispute-told = { $agree } sur { $strong } d’accord · { $gave } ont répondu { $given }

statistics-items = Questions
statistics-items-about = Pour un candidat qui a passé l’examen plusieurs fois, la première tentative compte. La discrimination est l’écart entre les 27 % les meilleurs et les 27 % les plus faibles ; question-reste est la corrélation avec le résultat obtenu sur tout le reste.
statistics-items-few = Discrimination et corrélation avec le reste sont indiquées à partir de { $fewest } réponses ; en deçà, elles relèvent du hasard.
statistics-scatter = Facilité des questions, et dans quelle mesure elles distinguent les forts des faibles
statistics-hard = difficile
statistics-easy = facile
statistics-item = Question
statistics-asked = Réponses comptées
statistics-facility = Facilité
statistics-discrimination = Discrimination
statistics-item-rest = Question-reste
statistics-time = Temps
statistics-exposure = Dans les copies
statistics-seconds = { $median } s, neuf sur dix en { $ninetieth } s
statistics-item-negative = négative
statistics-item-poor = faible
statistics-item-marginal = passable
statistics-item-good = bonne
statistics-item-very_good = très bonne
statistics-csv = Exporter en feuille de calcul
statistics-file-item = Question
statistics-file-asked = Réponses comptées
statistics-file-exposure = Dans les copies
statistics-file-facility = Facilité
statistics-file-discrimination = Discrimination
statistics-file-item_rest = Corrélation question-reste
statistics-file-seconds = Secondes en moyenne
statistics-file-median = Secondes, médiane
statistics-file-ninetieth = Secondes de neuf sur dix
