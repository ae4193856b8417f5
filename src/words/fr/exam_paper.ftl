### Building an exam paper from rows.

## The form

paper-save = Enregistrer et vérifier
paper-head = Le sujet
paper-names = Nom dans d’autres langues
paper-head-name = Nom
paper-programme = Programme
paper-programme-hint = Enregistrez une fois, et les lignes proposent ses niveaux.
paper-none = Aucun programme
paper-any = Peu importe
paper-edition = Édition des Lois
paper-edition-hint = Seulement des cas arbitrés selon ces Lois.
paper-since = Examen de mise à jour : ce qui a changé depuis
paper-since-hint = Laissez « Peu importe » pour un examen ordinaire.
paper-unasked_months = Ne rien tirer de ce qui a été demandé depuis … mois
paper-unasked_months-hint = Les tirages laissent de côté les cas posés à vos candidats en examen pendant ce temps, par exemple 24.
paper-result = Résultat
paper-pass = Seuil de réussite, en %
paper-pass-hint = Laissez-le vide si l’on ne réussit ni n’échoue.
paper-part_floor = Pour réussir, au moins ceci dans chaque partie, en %
paper-critical_above = Une question critique est manquée jusqu’à, en %
paper-critical_above-hint = 50 % si c’est vide.
paper-cap = Le résultat entier est alors d’au plus, en %
paper-cap-hint = 50 % si c’est vide.
paper-bands = Les paliers commencent à, en %
paper-bands-hint = Du plus bas au plus haut, séparés par des espaces : 60 80 90

## Rows

paper-list-item = Questions fixes
paper-list-item-about = Tous les candidats les reçoivent. Elles viennent en premier dans leur partie.
paper-list-draw = Questions tirées au sort
paper-list-draw-about = Chaque ligne tire ses questions pour chaque candidat, parmi les cas qui lui conviennent.
paper-list-rubric = À la table et à l’oral
paper-list-rubric-about = Les examinateurs y donnent des points à la main.
paper-row-head = Le sujet
paper-row-names = Nom dans d’autres langues
paper-row-result = Résultat
paper-row-item = Question fixe { $n }
paper-row-draw = Tirage { $n }
paper-row-rubric = Critère { $n }
paper-add-item = Ajouter une question fixe
paper-add-draw = Ajouter un tirage
paper-add-rubric = Ajouter un critère
paper-act-keep = Enregistrer
paper-act-keep-of = Enregistrer : { $row }
paper-act-up = Monter
paper-act-up-of = Monter : { $row }
paper-act-down = Descendre
paper-act-down-of = Descendre : { $row }
paper-act-copy = Dupliquer
paper-act-copy-of = Dupliquer : { $row }
paper-act-remove = Supprimer
paper-act-remove-of = Supprimer : { $row }
paper-part = Partie
paper-part-closed = Livre fermé
paper-part-open = Livre ouvert
paper-part-practical = Pratique
paper-part-oral = Orale
paper-scenario = Cas
paper-scenario-hint = Son identifiant, par exemple r002. Tapez une partie du titre pour choisir dans la liste.
paper-count = Nombre de questions
paper-family = Sorte
paper-law = Loi
paper-level = Exigé par le niveau
paper-stages = Nombre d’étapes
paper-weight = Poids de chacune
paper-weight-hint = Par rapport aux autres questions ; 1 si c’est vide.
paper-critical = Critique : le résultat est plafonné si elle est manquée
paper-variants = Poser des variantes là où il y en a
paper-judgement = Inclure ce qui laisse une part au jugement ; des examinateurs le corrigent
paper-id = Nom court
paper-name = Critère
paper-points = Points au plus
paper-other = Champs qu’aucun sujet n’a
paper-pool = { $n ->
    [0] Aucun cas ne convient.
    [1] Un seul cas convient ; { $unasked ->
        [0] il a été posé en examen depuis { $months } mois.
       *[other] il n’a pas été posé en examen depuis { $months } mois.
    }
   *[other] { $n } cas conviennent, dont { $unasked } n’ont pas été posés en examen depuis { $months } mois.
}
paper-fault-of = { $field } : { $what }
paper-fault-in = { $row }, { $field } : { $what }

## Its rules in words

paper-said-pass = On réussit à partir de { $pass }.
paper-said-no-pass = Il n’y a pas de seuil : on ne réussit ni n’échoue.
paper-said-floor = Il faut aussi { $floor } dans chaque partie.
paper-said-critical = Si une question critique reçoit { $above } ou moins, le résultat entier est d’au plus { $cap }.
paper-said-bands = Les paliers commencent à { $bands }.

## As a file

paper-unread = Ce fichier ne peut pas être montré en lignes. Corrigez-le ci-dessous, ou remplacez-le.
paper-comments = Le fichier de ce sujet a des commentaires. Ils sont perdus dès que vous enregistrez les lignes : téléchargez d’abord le fichier si vous voulez les garder.
paper-as-file = En fichier
paper-as-file-about = Le même sujet en texte, à garder, à envoyer à une autre fédération, ou à en recevoir.
paper-download = Télécharger le fichier
paper-table-names = Le nom dans d’autres langues
paper-table-result = Règles du résultat
paper-table-item = Une question fixe
paper-table-draw = Un tirage de questions d’une sorte
paper-table-rubric = Un critère d’une partie pratique ou orale
paper-value-text = un texte
paper-value-id = un identifiant
paper-value-number = un nombre entier de { $from } à { $to }
paper-value-mark = en pour cent, par exemple "65 %"
paper-value-marks = une liste en pour cent, par exemple ["60 %", "80 %"]
paper-value-truth = true ou false
paper-value-law = le numéro d’une Loi, par exemple "30"
paper-value-choice = un de ces mots : { $words }

## A new paper

hold-paper-like = Commencer par
hold-paper-like-hint = Tout peut être changé ensuite.
hold-paper-like-nothing = Dix questions à livre fermé
hold-paper-like-bank = Modèle : { $name }
hold-paper-like-own = Comme { $name }
hold-paper-unasked = Ne rien tirer de ce qui a été demandé dans nos examens depuis deux ans
hold-paper-fault-like = Ce sujet ne peut pas être copié. Choisissez-en un autre.

## Preview

paper-preview = Voir comme un candidat
paper-preview-of = Aperçu : { $name }
paper-preview-about = Un exemple tiré au sort, tel qu’un candidat le verrait. Rien n’est enregistré ni corrigé. Les variantes sont faites à l’ouverture d’une épreuve ; ici, les cas de la banque les remplacent.
paper-preview-another = Un autre exemple
paper-preview-back = Retour au sujet
paper-preview-questions = Questions de l’exemple
paper-preview-question = Question { $n } sur { $of }
paper-preview-next = Question suivante
paper-preview-none = Corrigez d’abord les erreurs du sujet. Un exemple pourra alors être tiré.

## Expected difficulty and time

paper-expected = Difficulté et durée attendues
paper-expected-of = Attendu : { $name }
paper-expected-about = D’après les réponses des candidats aux { $sittings } dernières épreuves terminées de votre fédération. Un cas compte dès que { $least } candidats y ont répondu.
paper-expected-too-few = Il y a encore trop peu de réponses pour prévoir un résultat ou une durée pour le sujet entier.
paper-expected-mark = On peut s’attendre à { $mark } en moyenne.
paper-expected-time = On peut s’attendre à { $minutes } minutes en moyenne.
paper-expected-row = Ligne
paper-expected-known = Cas avec assez de réponses
paper-expected-known-of = { $known } sur { $n }
paper-expected-mean = Note moyenne
paper-expected-minutes = Minutes en moyenne
paper-expected-unknown = trop peu de réponses
