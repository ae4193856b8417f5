### Building an exam paper from rows.

## The form

exam-paper-head = Le sujet
exam-paper-head-name = Nom
exam-paper-programme = Programme
exam-paper-programme-hint = Enregistrez une fois, et les lignes proposent ses niveaux.
exam-paper-none = Aucun programme
exam-paper-any = Peu importe
exam-paper-edition = Édition des Lois
exam-paper-edition-hint = Seulement des cas arbitrés selon ces Lois.
exam-paper-since = Examen de mise à jour : ce qui a changé depuis
exam-paper-since-hint = Laissez « Peu importe » pour un examen ordinaire.
exam-paper-unasked_months = Ne rien tirer de ce qui a été demandé depuis … mois
exam-paper-unasked_months-hint = Les tirages laissent de côté les cas posés à vos candidats en examen pendant ce temps, par exemple 24.
exam-paper-result = Règle de réussite
exam-paper-pass = Seuil de réussite, en %
exam-paper-pass-hint = Laissez-le vide si l’on ne réussit ni n’échoue.
exam-paper-part_floor = Pour réussir, au moins ceci dans chaque partie, en %
exam-paper-critical_above = Une question critique est manquée jusqu’à, en %
exam-paper-critical_above-hint = 50 % si c’est vide.
exam-paper-cap = Le résultat entier est alors d’au plus, en %
exam-paper-cap-hint = 50 % si c’est vide.
exam-paper-bands = Les paliers commencent à, en %
exam-paper-bands-hint = Du plus bas au plus haut, séparés par des espaces : 60 80 90

## Rows

exam-paper-list-item = Questions fixes
exam-paper-list-item-about = Tous les candidats les reçoivent. Elles viennent en premier dans leur partie.
exam-paper-list-draw = Questions tirées au sort
exam-paper-list-draw-about = Chaque ligne tire ses questions pour chaque candidat, parmi les cas qui lui conviennent.
exam-paper-list-rubric = À la table et à l’oral
exam-paper-list-rubric-about = Les examinateurs y donnent des points à la main.
exam-paper-row-head = Le sujet
exam-paper-row-names = Nom dans d’autres langues
exam-paper-row-result = Règle de réussite
exam-paper-row-item = Question fixe { $n }
exam-paper-row-draw = Tirage { $n }
exam-paper-row-rubric = Critère { $n }
exam-paper-add-item = Ajouter une question fixe
exam-paper-add-draw = Ajouter un tirage
exam-paper-add-rubric = Ajouter un critère
exam-paper-part = Partie
exam-paper-part-closed = Livre fermé
exam-paper-part-open = Livre ouvert
exam-paper-part-practical = Pratique
exam-paper-part-oral = Orale
exam-paper-scenario = Cas
exam-paper-scenario-hint = Son identifiant, par exemple r002. Tapez une partie du titre pour choisir dans la liste.
exam-paper-count = Nombre de questions
exam-paper-family = Sorte
exam-paper-law = Loi
exam-paper-level = Exigé par le niveau
exam-paper-stages = Nombre d’étapes
exam-paper-weight = Poids, si ce n’est pas 1
exam-paper-critical = Critique : le résultat est plafonné si elle est manquée
exam-paper-variants = Poser des variantes là où il y en a
exam-paper-judgement = Inclure ce qui laisse une part au jugement ; des examinateurs le corrigent
exam-paper-id = Nom court
exam-paper-name = Critère
exam-paper-points = Points au plus
exam-paper-table = Table
exam-paper-table-hint = Par exemple Table A, ou un titre. Les critères d’une même table se remplissent ensemble sur un téléphone.
exam-paper-rubric-scenario = Cas mis en scène à la table
exam-paper-other = Champs qu’aucun sujet n’a
exam-paper-brief-none = Rien n’est encore choisi
exam-paper-brief-count = { $n ->
    [one] une question
   *[other] { $n } questions
}
exam-paper-brief-stages = { $n ->
    [one] une étape
   *[other] { $n } étapes
}
exam-paper-brief-weight = poids { $n }
exam-paper-brief-critical = critique
exam-paper-brief-variants = variantes
exam-paper-brief-judgement = avec jugement
exam-paper-brief-points = { $n ->
    [one] un point
   *[other] { $n } points
}
exam-paper-pool = { $n ->
    [0] Aucun cas ne convient.
    [1] Un seul cas convient ; { $unasked ->
        [0] il a été posé en examen depuis { $months } mois.
       *[other] il n’a pas été posé en examen depuis { $months } mois.
    }
   *[other] { $n } cas conviennent, dont { $unasked } n’ont pas été posés en examen depuis { $months } mois.
}
exam-paper-fault-of = { $field } : { $what }
exam-paper-fault-in = { $row }, { $field } : { $what }

## Its rules in words

exam-paper-said-pass = On réussit à partir de { $pass }.
exam-paper-said-no-pass = Il n’y a pas de seuil : on ne réussit ni n’échoue.
exam-paper-said-floor = Il faut aussi { $floor } dans chaque partie.
exam-paper-said-critical = Si une question critique reçoit { $above } ou moins, le résultat entier est d’au plus { $cap }.
exam-paper-said-bands = Les paliers commencent à { $bands }.

## As a file

exam-paper-unread = Ce fichier ne peut pas être montré en lignes. Corrigez-le ci-dessous, ou remplacez-le.
exam-paper-comments = Le fichier de ce sujet a des commentaires. Ils sont perdus dès que vous enregistrez les lignes : téléchargez d’abord le fichier si vous voulez les garder.
exam-paper-as-file = En fichier
exam-paper-as-file-about = Le même sujet en texte, à garder, à envoyer à une autre fédération, ou à en recevoir.
exam-paper-download = Télécharger le fichier
exam-paper-table-names = Le nom dans d’autres langues
exam-paper-table-result = Règles du résultat
exam-paper-table-item = Une question fixe
exam-paper-table-draw = Un tirage de questions d’une sorte
exam-paper-table-rubric = Un critère d’une partie pratique ou orale
exam-paper-value-text = un texte
exam-paper-value-id = un identifiant
exam-paper-value-number = un nombre entier de { $from } à { $to }
exam-paper-value-mark = en pour cent, par exemple "65 %"
exam-paper-value-marks = une liste en pour cent, par exemple ["60 %", "80 %"]
exam-paper-value-truth = true ou false
exam-paper-value-law = le numéro d’une Loi, par exemple "30"
exam-paper-value-choice = un de ces mots : { $words }

## A new paper

hold-paper-like = Commencer par
hold-paper-like-hint = Tout peut être changé ensuite.
hold-paper-like-nothing = Dix questions à livre fermé
hold-paper-like-bank = Modèle : { $name }
hold-paper-like-own = Comme { $name }
hold-paper-unasked = Ne rien tirer de ce qui a été demandé dans nos examens depuis deux ans
hold-paper-fault-like = Ce sujet ne peut pas être copié. Choisissez-en un autre.

## Preview

exam-paper-preview = Voir comme un candidat
exam-paper-preview-of = Aperçu : { $name }
exam-paper-preview-about = Un tirage avec ses variantes, comme un candidat le recevrait. Rien n’est enregistré, et rien de ce que vous choisissez n’est corrigé. L’adresse de cette page montre de nouveau le même tirage.
exam-paper-preview-another = Un autre tirage
exam-paper-preview-variant = Variante { $id }
exam-paper-preview-back = Retour au sujet
exam-paper-preview-questions = Questions de l’exemple
exam-paper-preview-question = Question { $n } sur { $of }
exam-paper-preview-next = Question suivante
exam-paper-preview-none = Corrigez d’abord les erreurs du sujet. Un exemple pourra alors être tiré.

## Expected difficulty and time

exam-paper-expected = Difficulté et durée attendues
exam-paper-expected-of = Attendu : { $name }
exam-paper-expected-about = { $sittings ->
    [0] Votre fédération n’a pas encore d’épreuve terminée. Un cas compte dès que { $least } candidats y ont répondu.
    [1] D’après les réponses des candidats à l’unique épreuve terminée de votre fédération. Un cas compte dès que { $least } candidats y ont répondu.
   *[other] D’après les réponses des candidats aux { $sittings } dernières épreuves terminées de votre fédération. Un cas compte dès que { $least } candidats y ont répondu.
}
exam-paper-expected-too-few = Il y a encore trop peu de réponses pour prévoir un résultat ou une durée pour le sujet entier.
exam-paper-expected-mark = On peut s’attendre à { $mark } en moyenne.
exam-paper-expected-time = On peut s’attendre à { $minutes } minutes en moyenne.
exam-paper-expected-row = Ligne
exam-paper-expected-known = Cas avec assez de réponses
exam-paper-expected-known-of = { $known } sur { $n }
exam-paper-expected-mean = Note moyenne
exam-paper-expected-minutes = Minutes en moyenne
exam-paper-expected-unknown = trop peu de réponses
