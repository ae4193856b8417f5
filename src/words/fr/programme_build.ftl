### Building a programme from levels and requirements.

## Forms that build a file from cards

draft-save = Enregistrer et vérifier
draft-names = Nom dans d’autres langues
draft-act-keep = Enregistrer
draft-act-keep-of = Enregistrer : { $row }
draft-act-up = Monter
draft-act-up-of = Monter : { $row }
draft-act-down = Descendre
draft-act-down-of = Descendre : { $row }
draft-act-copy = Dupliquer
draft-act-copy-of = Dupliquer : { $row }
draft-act-remove = Supprimer
draft-act-remove-of = Supprimer : { $row }

## The programme

build-programme = Le programme
build-levels = Niveaux
build-levels-about = Le plus bas d’abord. Dans une phrase, laissez un champ vide là où il n’y a pas de limite.
build-level = Niveau { $n }
build-add-level = Ajouter un niveau
build-level-by-name = Les certificats désignent ce niveau par son nom : si vous le changez, ils ne comptent plus pour lui.
build-requires = Ce qu’il exige
build-prerequisite = Un certificat valable : { $level }
build-requirement-in = { $in }, exigence { $n }
build-lesson-in = { $in }, leçon { $n }
build-refresher-in = { $in }, renouvellement par une remise à niveau
build-delta-in = { $in }, renouvellement par un examen sur les changements
build-add = Ajouter une exigence :
build-add-within = Ajouter une exigence
build-add-exam = Un examen
build-add-practice = Des cas d’entraînement
build-add-lessons = Plusieurs leçons
build-add-practical = De l’arbitrage à la table
build-add-oral = Un examen oral
build-add-any = Un choix
build-add-all = Un groupe
build-add-lesson = Ajouter une leçon
build-add-refresher = Renouveler par une remise à niveau
build-add-delta = Renouveler par un examen sur les changements
build-add-to = { $what } : { $row }

## Sentences

build-exam-said = Réussir { $paper } avec un résultat d’au moins { $mark } %. Sans pourcentage, c’est la règle de son sujet qui décide.
build-exam-any = n’importe quel examen
build-exam = { $name } ({ $code })
build-exam-unknown = { $code } (aucun examen n’a encore ce code)
build-exam-further = Autres conditions
build-exam-new = Ou un examen encore à venir, sous le code { $code }.
build-exam-right = Au moins { $least } questions sur { $of } entièrement justes.
build-exam-points = Au moins { $least } points sur { $of }.
build-exam-sections = Au moins { $closed } % dans la partie à livre fermé, { $open } % dans la partie à livre ouvert, { $practical } % dans la partie pratique et { $oral } % dans la partie orale.
build-exam-within = Passé au cours des { $days } derniers jours.
build-practice = { $scope } : au moins { $scenarios } cas d’entraînement avec une moyenne d’au moins { $mean } %, aucun au-dessous de { $floor } %.
build-lessons = Une moyenne d’au moins { $mean } % sur ces leçons d’entraînement, aucune au-dessous de { $floor } % :
build-lesson = { $scope } : { $scenarios } cas.
build-practical = Arbitrer au moins { $sessions } séances et { $hours } heures en tout ; comptent { $cosigned }.
build-cosigned-only = seulement les séances cosignées
build-cosigned-all = toutes les séances
build-oral = Un examen oral avec une note d’au moins { $mark } %.
build-any = Au moins { $least } de ceux-ci :
build-all = Tout ceci :
build-unknown = Ce n’est pas une exigence, ou c’en est plusieurs à la fois.
build-terms = Le certificat
build-validity = Il est valable { $years } ans, ou tant que son titulaire n’est pas resté { $inactive } ans sans activité. Laissez les deux vides s’il est valable à vie.
build-examiners = Accord nécessaire pour chaque certificat : { $examiners }.
build-examiners-one = un examinateur
build-examiners-two = deux examinateurs
build-bands = Mention bien à partir de { $merit } % et mention très bien à partir de { $distinction } % à chaque examen.
build-refresher = Renouvelé par une remise à niveau
build-delta = Renouvelé par un examen sur ce qu’une autre édition a changé
build-window = L’examen qui le renouvelle compte de { $opens_days } jours avant son dernier jour à { $grace_days } jours après.

## Names of the fields

build-field-name = Nom
build-field-id = Nom court
build-field-edition = Édition des Lois
build-hint-edition = Seul compte ce qui est arbitré selon ces Lois.
build-field-example = Seulement un exemple
build-field-other = Champs qu’aucun programme n’a
build-field-prerequisites = Certificats exigés
build-field-scope = Sorte de cas
build-field-scenarios = Nombre de cas
build-field-mean = Moyenne minimale, en %
build-field-floor = Note minimale, en %
build-field-paper = Examen
build-field-paper-new = Code d’un examen encore à venir
build-field-mark = Résultat minimal, en %
build-field-right-least = Questions entièrement justes
build-field-right-of = Questions en tout
build-field-points-least = Points
build-field-points-of = Points en tout
build-field-sections-closed = Partie à livre fermé, en %
build-field-sections-open = Partie à livre ouvert, en %
build-field-sections-practical = Partie pratique, en %
build-field-sections-oral = Partie orale, en %
build-field-critical = Aucune question critique ne doit être fausse
build-field-within_days = Âge maximal en jours
build-field-practical-sessions = Nombre de séances
build-field-practical-hours = Nombre d’heures
build-field-practical-cosigned = Séances qui comptent
build-field-oral-mark = Note minimale, en %
build-field-least = Nombre nécessaire
build-field-validity-years = Validité en années
build-field-validity-inactive_years = Années sans activité
build-field-examiners = Nombre d’examinateurs
build-field-bands-merit = Mention bien à partir de, en %
build-field-bands-distinction = Mention très bien à partir de, en %
build-field-renewal-opens_days = Jours avant le dernier jour
build-field-renewal-grace_days = Jours après le dernier jour

## Faults, in the terms of this form

build-fault-not_per_cent = Indiquez un pourcentage de 0 à 100, par exemple 65 ou 67,5.
build-fault-missing_field-levels = Ajoutez au moins un niveau.
build-fault-missing_field-requires = Ajoutez au moins une exigence.
build-fault-empty-all = Ajoutez au moins une exigence à ce groupe, ou supprimez-le.
build-fault-empty-any = Ajoutez au moins une exigence à ce choix, ou supprimez-le.
build-fault-empty-lessons = Ajoutez au moins une leçon.
build-fault-not_one_of-requires = Ce n’est pas une exigence, ou c’en est plusieurs à la fois. Corrigez ses lignes, ou supprimez-la.
build-fault-not_one_of-validity = Indiquez une durée de validité ou une durée sans activité, mais pas les deux.
build-fault-missing_field-sessions = Indiquez un nombre de séances, d’heures, ou les deux.
build-fault-missing_field-refresher = Ajoutez l’examen qui renouvelle le certificat, ou laissez vides les jours avant et après.

## As a file

build-unread = Ce fichier ne peut pas être montré en formulaire. Corrigez-le ci-dessous, ou remplacez-le.
build-comments = Le fichier de ce programme a des commentaires. Ils sont perdus dès que vous enregistrez le formulaire : téléchargez d’abord le fichier si vous voulez les garder.
build-as-file-about = Le même programme en texte, à garder, à envoyer à une autre fédération, ou à en recevoir.

## Who would pass

simulation-show = Qui réussirait ?
simulation-of = Qui réussirait : { $name }
simulation-back = Retour au programme
simulation-about = Le texte enregistré est appliqué à ce que chacun a fait jusqu’ici. Rien n’est enregistré, et personne n’est averti.
simulation-compared = Il est comparé au texte proposé actuellement.
simulation-published = C’est le texte proposé actuellement.
simulation-alone = Aucun texte n’est encore proposé : il n’y a rien à comparer.
simulation-without = { $n ->
    [0] Tous ont résolu un cas, passé un examen ou arbitré une séance.
    [one] { $n } personne sans entraînement, examen ni séance est laissée de côté.
   *[other] { $n } personnes sans entraînement, examen ni séance sont laissées de côté.
}
simulation-part = Le compte porte sur une partie de vos membres, { $most } au plus, par ordre de nom. Les autres parties ont leurs pages.
simulation-nobody = Personne ici n’a encore résolu de cas, passé d’examen ni arbitré de séance.
simulation-faults = Corrigez d’abord les erreurs du programme. Il pourra alors être appliqué à vos membres.
simulation-passed = { $held ->
    [0] Avec ces règles, { $n } personnes sur { $of } réussiraient.
   *[other] { $of ->
        [0] Tous ici ont ce certificat.
       *[other] Sur { $of } personnes sans ce certificat, { $n } réussiraient avec ces règles.
    }
}
simulation-held = { $n ->
    [one] { $n } personne l’a, et le garde quelles que soient les règles.
   *[other] { $n } personnes l’ont, et le gardent quelles que soient les règles.
}
simulation-before = Selon le texte proposé actuellement, { $n } sur { $of } réussissent.
simulation-new-level = Le texte proposé actuellement n’a pas ce niveau.
simulation-stops = Ce qui arrête le plus de monde : « { $what } » { $n ->
    [one] { $n } personne ne le remplit pas
   *[other] { $n } personnes ne le remplissent pas
} ; { $alone ->
    [0] personne n’échoue pour cette seule raison.
    [one] { $alone } personne échoue pour cette seule raison.
   *[other] { $alone } échouent pour cette seule raison.
}
simulation-caption = Personnes qui remplissent chaque exigence, sur { $of }
simulation-need = Exigence
simulation-met = Personnes qui la remplissent
simulation-all = Toutes les exigences
simulation-all-short = toutes
simulation-gains = { $n ->
    [one] { $n } personne réussirait, qui ne réussit pas actuellement
   *[other] { $n } personnes réussiraient, qui ne réussissent pas actuellement
}
simulation-losses = { $n ->
    [one] { $n } personne réussit actuellement et ne réussirait plus
   *[other] { $n } personnes réussissent actuellement et ne réussiraient plus
}
