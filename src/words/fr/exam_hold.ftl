### Exams, for examiners.

federation-exams = Examens
federation-exams-about = Les sujets, les épreuves, et le suivi pendant un examen
exams-none = Il n’y a pas encore d’épreuve.
exams-results = Résultats d’une période
exams-results-about = Les résultats de toutes les épreuves commencées entre deux jours, dans un seul tableau. Laissez un jour vide pour ne pas limiter.
exams-results-from = Du
exams-results-until = Au
exams-results-file = Télécharger les résultats (CSV)
federation-invigilate = Surveillance
federation-invigilate-about = Donner le départ aux candidats, arrêter leur horloge, ajouter du temps
invigilate-none = Aucune épreuve n’est ouverte.
hold-sittings = Épreuves
hold-papers = Sujets
hold-papers-none = Il n’y a pas encore de sujet. Écrivez-en un d’abord : une épreuve porte sur un sujet.
hold-paper-first = Un examen a besoin d’un sujet, et il n’y en a pas encore. Créez-en un ; « Nouvelle épreuve », sur la même page, ramène ensuite ici.
hold-new = Nouvelle épreuve
hold-trial = essai
exams-at-open = brouillon, fermé aux candidats
exams-at-begin = ouvert ; commence le { $when }
exams-at-watch = { $n ->
    [0] en cours, personne ne compose en ce moment
    [one] en cours, un candidat compose
   *[other] en cours, { $n } candidats composent
}
exams-at-mark = { $n ->
    [one] une réponse à corriger
   *[other] { $n } réponses à corriger
}
exams-at-points = { $n ->
    [one] un candidat sans points de pratique ou d’oral
   *[other] { $n } candidats sans points de pratique ou d’oral
}
exams-at-type = { $n ->
    [one] terminé ; un sujet à saisir ou à numériser
   *[other] terminé ; { $n } sujets à saisir ou à numériser
}
exams-at-wait = correction par le moteur en cours
exams-at-release = { $n ->
    [one] un résultat à publier
   *[other] { $n } résultats à publier
}
exams-at-issue = { $n ->
    [one] publié ; un certificat à délivrer
   *[other] publié ; { $n } certificats à délivrer
}
exams-at-archive = publié ; pas encore archivé
exams-at-done = publié et archivé
exams-at-nobody = terminé ; personne n’a composé
exams-at-look = terminé
exams-next-open = Vérifier et ouvrir
exams-next-begin = Inviter les candidats
exams-next-points = Saisir les points
exams-next-release = Publier les résultats
exams-next-spoken = { $step } : { $exam }
hold-suggested = Tout est rempli, il ne reste qu’à enregistrer : samedi prochain à 10 h, cinq minutes par question et une demi-heure pour les retardataires. Changez ce que vous voulez.
hold-again-suggested = Les mêmes réglages et le même code, une semaine plus tard ou davantage, à la même heure. Changez ce que vous voulez, puis enregistrez.
hold-zone = Les heures sont celles du fuseau { $zone }.

## A paper

hold-paper = Sujet
hold-paper-changed = écrit le { $when }
hold-paper-name = Nom d’un nouveau sujet
hold-paper-make = Commencer un sujet
hold-paper-asks = Ce qu’il demande
hold-paper-file = Le fichier du sujet
hold-paper-file-hint = Des questions à tirer au sort, un [[draw]] pour chaque tirage, ou des questions posées à tous, un [[item]] pour chacune.
hold-paper-save = Enregistrer le sujet
hold-paper-kept = Le sujet est enregistré.
hold-paper-beside = Ce sujet a été modifié depuis que vous l’avez ouvert, par une autre personne ou dans une autre fenêtre. Ce que vous avez envoyé est enregistré ici, comme un sujet à côté de l’autre : donnez-lui un autre nom, ou reportez votre modification.
hold-paper-kept-with-faults = Le sujet est enregistré avec ses erreurs. Il ne peut pas être passé ainsi.
hold-paper-fault-name = Donnez au sujet un nom d’au plus 120 caractères.
hold-paper-fault-long = Le fichier est trop long : 100 kilo-octets au plus. La version précédente est restée.
hold-paper-faults = { $n ->
    [one] Une erreur
   *[other] { $n } erreurs
}
hold-paper-comes-to = Ce que donne le sujet
hold-paper-format = Les champs du fichier d’un sujet
hold-line = Ligne { $line }

hold-coverage = Questions sur chaque Loi dans un sujet de { $items }
hold-coverage-never = { $n ->
    [one] Aucune question sur la Loi { $laws }.
   *[other] Aucune question sur les Lois { $laws }.
}
hold-coverage-told = La barre montre combien de questions un candidat reçoit en moyenne, le trait va du minimum au maximum. Une question que décident plusieurs Lois compte pour chacune.
hold-law = Loi
hold-law-short = Loi{"\u00A0"}{ $law }
hold-mean = En moyenne
hold-span = De, à
hold-of = Cas

## A sitting

hold-state-draft = En préparation
hold-state-ready = Ouverte, pas encore commencée
hold-state-open = En cours
hold-state-closed = Terminée
hold-state-ended = Terminée par un examinateur
hold-settings = Réglages
hold-settings-change = Modifier les réglages
hold-times = Temps
hold-who = Qui peut passer l’épreuve
hold-name = Nom
hold-code = Code
hold-code-hint = Les candidats trouvent l’examen sous ce code. Lettres minuscules, chiffres et traits d’union. Donnez à une épreuve le code d’une épreuve précédente pour organiser de nouveau cet examen.
hold-code-asked = Fait partie de l’adresse de l’examen. Minuscules, chiffres et traits d’union. Reprenez le code d’une épreuve passée pour tenir à nouveau cet examen. Vos programmes demandent { $codes }.
hold-uncounted = Aucun programme de la fédération ne compte un examen de code { $code } : aucun certificat ne peut s’appuyer sur lui.
hold-uncounted-asked = Aucun programme de la fédération ne compte un examen de code { $code } : aucun certificat ne peut s’appuyer sur lui. Les programmes demandent { $codes }.
hold-opens = Les candidats peuvent commencer à partir de
hold-closes = Tout se termine le
hold-closed_minutes = Partie à livre fermé, en minutes
hold-closed_minutes-hint = 0 s’il n’y en a pas.
hold-open_minutes = Partie à livre ouvert, en minutes
hold-open_minutes-hint = 0 s’il n’y en a pas.
hold-grace_seconds = Délai de grâce, en secondes
hold-grace_seconds-hint = Pendant ce délai après la fin, les réponses en chemin sont encore acceptées.
hold-clock = Quand la connexion d’un candidat est coupée
hold-clock-runs_on = l’horloge continue
hold-clock-stops = l’horloge s’arrête
hold-clock-up-to = { $n ->
    [one] l’horloge s’arrête, une minute au plus
   *[other] l’horloge s’arrête, { $n } minutes au plus
}
hold-stop_minutes = S’arrête au plus, en minutes
hold-entry_code = Code d’entrée
hold-entry_code-hint = Chaque candidat doit le saisir pour commencer. Laissez vide s’il n’y en a pas.
hold-no-code = aucun
hold-begin = Début
hold-authorised = Un examinateur donne le départ à chaque candidat
hold-not-authorised = Chaque candidat commence de lui-même
hold-attempts = Tentatives
hold-period_days = Période, en jours
hold-period_days-hint = Les tentatives sont comptées sur ce nombre de jours ; avec 0, elles sont toutes comptées, sans limite de temps.
hold-cooling_off_days = Jours à attendre après une tentative
hold-is-trial = C’est un essai : il ne compte pas
hold-for-ever = sans limite
hold-minutes = { $n ->
    [0] aucune
    [one] 1 minute
   *[other] { $n } minutes
}
hold-seconds = { $n ->
    [0] aucune
    [one] 1 seconde
   *[other] { $n } secondes
}
hold-days = { $n ->
    [0] aucun
    [one] 1 jour
   *[other] { $n } jours
}
hold-save = Enregistrer l’épreuve
hold-address = Adresse pour les candidats
hold-address-hint = Copiez-la, ou faites scanner le code aux candidats.
hold-address-picture = Code QR de l’adresse pour les candidats
hold-address-open = Ouvrir la page des candidats
hold-running = Pendant l’examen
hold-fault-name = Donnez à l’épreuve un nom d’au plus 120 caractères.
hold-fault-code = Donnez à l’épreuve un code d’au plus 40 lettres minuscules, chiffres et traits d’union.
hold-fault-paper = Choisissez un sujet.
hold-fault-opens = Ce n’est pas une date avec heure. Écrivez-la comme 2027-05-31T09:30.
hold-fault-opens-taken = Une autre épreuve avec ce code, « { $named } », a lieu à ce moment. Choisissez un autre moment ou un autre code.
hold-fault-closes = Ce n’est pas une date avec heure, ou elle n’est pas après le début. Écrivez-la comme 2027-05-31T12:00.
hold-fault-closes-taken = Une autre épreuve avec ce code, « { $named } », commence avant. Choisissez une fin plus proche.
hold-fault-closed_minutes = Écrivez un nombre de minutes de 0 à 1440.
hold-fault-open_minutes = Écrivez un nombre de minutes de 0 à 1440.
hold-fault-no_time = L’une des deux parties doit durer au moins une minute.
hold-fault-grace_seconds = Écrivez un nombre de secondes de 0 à 600.
hold-fault-clock = Choisissez ce que fait l’horloge.
hold-fault-stop_minutes = Écrivez un nombre de minutes de 0 à 120.
hold-fault-entry_code = Un code d’entrée a au plus 40 caractères.
hold-fault-attempts = Écrivez un nombre de 1 à 100.
hold-fault-period_days = Écrivez un nombre de jours de 0 à 3650.
hold-fault-cooling_off_days = Écrivez un nombre de jours de 0 à 3650.
hold-fault-is_open = L’épreuve est ouverte : ses réglages ne changent plus.

hold-checks = Avant de l’ouvrir
hold-changed = Ces questions ont été modifiées depuis l’ouverture de l’examen. Les candidats qui ne les ont pas encore vues les voient telles qu’elles sont maintenant, et en sont avertis ; les réponses déjà données sont corrigées d’après les faits d’aujourd’hui. Examinez-les avant d’ouvrir les résultats.
hold-checked = Vérifications faites à l’ouverture
hold-finding-good = En ordre.
hold-finding-look = À examiner.
hold-finding-bad = À corriger.
hold-open-not = L’épreuve ne peut pas encore être ouverte.
hold-opening = Ce que fait l’ouverture
hold-opening-fixes = Elle fige définitivement le sujet et tous les réglages : ils ne peuvent plus être modifiés.
hold-opening-shows = Elle calcule la décision pour chaque question et rend l’examen visible aux candidats.
hold-opening-leaves = Vous pouvez encore déplacer la fin, terminer l’examen et accorder du temps aux candidats.
hold-act-open = Ouvrir l’épreuve
hold-open-fault-past = L’épreuve serait déjà terminée.
hold-open-fault-paper = Le sujet contient des erreurs.
hold-open-fault-short = Il n’y a pas assez de cas pour ce que demande le sujet, variantes comprises.
hold-open-fault-checks = Corrigez d’abord les points signalés ci-dessous.
hold-open-fault-changed = L’épreuve ou son sujet a été modifié entre-temps. Examinez de nouveau, puis ouvrez.
hold-open-fault-closed = L’épreuve est close, et sa fin reste où elle était.
hold-open-fault-late = Les arbitrages demandent plus de temps que d’ordinaire. Ce qui a été calculé est conservé : ouvrez de nouveau.
hold-move = Déplacer la fin
hold-act-move = Déplacer
hold-end = Mettre fin à l’examen
hold-end-about = La copie de chaque candidat sur appareil est prise aussitôt telle quelle, et personne ne peut plus commencer.
hold-end-on-paper = { $n ->
    [one] Un sujet écrit en salle n’est pas encore saisi ou terminé. Mettre fin à l’examen n’y change rien : vous pouvez encore saisir ses réponses et le terminer. On ne peut alors plus tirer de nouveaux sujets.
   *[other] { $n } sujets écrits en salle ne sont pas encore saisis ou terminés. Mettre fin à l’examen n’y change rien : vous pouvez encore saisir leurs réponses et les terminer. On ne peut alors plus tirer de nouveaux sujets.
}
hold-act-end = Terminer pour tous
hold-again-about = Remplit une nouvelle épreuve avec les mêmes réglages et le même code, à un jour ultérieur.
hold-again = Organiser de nouveau cet examen
hold-test = L’essayer comme candidat
hold-test-of = Essayer { $name }
hold-test-about = Vous recevez une copie comme un candidat, avec l’horloge et tout le reste. Elle ne compte pas, et figure au suivi comme un essai.
hold-test-begin = Commencer
hold-test-fault-not_open = L’épreuve doit d’abord être ouverte.
hold-test-fault-sits = Vous passez vous-même cet examen. Vous pourrez l’essayer une fois votre copie rendue.
hold-test-fault-guest = Il faut un compte dans cette fédération pour passer ses examens.

## The live monitor

hold-board = Le suivi
board-of = Suivi : { $name }
board-search = Nom ou numéro de licence
board-show = Afficher
board-again = Actualiser cette page toutes les 15 secondes
board-again-stop = Cette page s’actualise toutes les 15 secondes. Arrêter
board-stale = Le serveur ne répond pas : les indications ci-dessous ne sont pas à jour.
board-none = Personne n’est entré.
board-before = La page précédente
board-after = Les { $n } suivants
board-count = { $state } : { $n }
board-state-waits = en attente
board-state-under_way = en cours
board-state-submitted = rendue
board-state-out_of_time = temps écoulé
board-state-ended = terminée par un examinateur
board-paused = horloge arrêtée
board-held-open = l’examen est clos : cette tentative reste ouverte jusqu’à ce que vous relanciez l’horloge ou y mettiez fin, un jour au plus
board-time-up = le temps est écoulé
board-test = essai d’un examinateur
board-own = la vôtre : un autre examinateur s’en occupe
board-number = tentative { $n }
board-answered = réponses : { $n } sur { $of }
board-partly = réponses incomplètes : { $n }
board-part-closed = à livre fermé
board-part-open = à livre ouvert
board-left = reste { $time }
board-added = { $n ->
    [one] 1 minute ajoutée
   *[other] { $n } minutes ajoutées
}
board-there = connecté
board-away = { $n ->
    [0] coupé à l’instant
    [one] coupé depuis une minute
   *[other] coupé depuis { $n } minutes
}
board-heard = { $n ->
    [0] dernier signe à l’instant
    [one] dernier signe il y a une minute
   *[other] dernier signe il y a { $n } minutes
}
board-more = Plus
board-more-spoken = Plus, pour { $name }
board-minutes = Minutes en plus
board-act-authorise = Donner le départ
board-act-authorise-spoken = Donner le départ : { $name }
board-act-authorise-all = Donner le départ à tous ceux qui attendent
board-act-pause = Arrêter l’horloge
board-act-pause-spoken = Arrêter l’horloge : { $name }
board-act-pause-all = Arrêter l’horloge de tous
board-act-go_on = Relancer
board-act-go_on-spoken = Relancer : { $name }
board-act-go_on-all = Relancer l’horloge de tous
board-act-add = Ajouter
board-act-end = Terminer la tentative
board-act-end-spoken = Terminer la tentative : { $name }
board-everybody = Pour tous
board-fault-minutes = Écrivez un nombre de minutes de 1 à 240, ou de -1 à -240 pour reprendre du temps ajouté.
board-done-none = Rien n’a été changé : il n’y avait plus rien à faire.
board-done-authorise = { $n ->
    [one] Un candidat peut commencer.
   *[other] { $n } candidats peuvent commencer.
}
board-done-pause = { $n ->
    [one] Une horloge est arrêtée.
   *[other] { $n } horloges sont arrêtées.
}
board-done-go_on = { $n ->
    [one] Une horloge est relancée.
   *[other] { $n } horloges sont relancées.
}
board-done-add = { $n ->
    [one] Le temps d’un candidat est modifié.
   *[other] Le temps de { $n } candidats est modifié.
}
board-done-end = { $n ->
    [one] Une tentative est terminée.
   *[other] { $n } tentatives sont terminées.
}
