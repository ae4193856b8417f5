# An exam for its candidates: entry, questions, saving, submitting.

exam-opens = Ouverture
exam-closes = Clôture
exam-parts = Parties
exam-part-closed = À livre fermé : { $n ->
    [one] une minute
   *[other] { $n } minutes
}
exam-part-open = À livre ouvert : { $n ->
    [one] une minute
   *[other] { $n } minutes
}
exam-yours = Votre temps
exam-minutes = { $n ->
    [one] Une minute en tout
   *[other] { $n } minutes en tout
}
exam-trial = C’est un essai. Il ne compte pas.
exam-manner-saved = Chaque réponse est enregistrée dès que vous la donnez. Ce qui est affiché comme enregistré l’est bien, avec un reçu.
exam-manner-devices = Si votre appareil tombe en panne, connectez-vous sur un autre et continuez là où vous en étiez.
exam-manner-runs-on = L’horloge continue si votre connexion est coupée. Les réponses que vous donnez entre-temps attendent dans votre navigateur.
exam-manner-stops = L’horloge s’arrête si votre connexion est coupée, jusqu’à une limite. Les réponses que vous donnez entre-temps attendent dans votre navigateur.
exam-manner-closed = Tant que vous n’avez pas rendu votre copie, le reste du site vous est fermé.
exam-go-on = Continuer votre examen
exam-not-yet = L’examen n’est pas encore ouvert.
exam-over = L’examen est terminé.
exam-entry = Code d’entrée
exam-entry-hint = Votre examinateur vous le donne.
exam-authorised = Votre examinateur vous donne le départ. Votre temps ne court qu’à partir de là.
exam-begin = Commencer
exam-earlier = Vos tentatives
exam-fault-not_yet = L’examen n’est pas encore ouvert.
exam-fault-over = L’examen est terminé.
exam-fault-not_listed = Cet examen est réservé aux personnes inscrites par l’examinateur, et vous n’en faites pas partie. Si c’est une erreur, adressez-vous à lui.
exam-fault-marks = Vous corrigez cet examen, vous ne pouvez donc pas le passer.
exam-fault-entry_code = Ce n’est pas le code d’entrée.
exam-fault-too_many = Trop de codes faux. Attendez un quart d’heure, ou adressez-vous à votre examinateur.
exam-fault-none_left = Vous avez utilisé toutes les tentatives possibles pour l’instant.
exam-fault-cooling_off = Vous devez attendre plus longtemps après votre dernière tentative.
exam-fault-tried = Vous avez essayé cet examen comme examinateur et connaissez ses questions. Vous ne pouvez pas le passer.
exam-fault-store = L’enregistrement n’a pas réussi. Veuillez réessayer.

attempt-state-waits = En attente
attempt-state-under_way = En cours
attempt-state-submitted = Rendue
attempt-state-out_of_time = Temps écoulé
attempt-state-ended = Terminée par un examinateur

attempt-clock = Temps
attempt-part-closed = À livre fermé
attempt-part-open = À livre ouvert
attempt-ends = fin le
attempt-time-over = Votre temps est écoulé.
attempt-left-title = Temps restant
attempt-left-minutes = { $n ->
    [one] Reste { $n } minute
   *[other] Restent { $n } minutes
}
attempt-left-seconds = { $n ->
    [one] Reste { $n } seconde
   *[other] Restent { $n } secondes
}
attempt-warning = { $n ->
    [one] Il reste { $n } minute.
   *[other] Il reste { $n } minutes.
}

attempt-pages = Questions
attempt-page = Question { $n }
attempt-page-locked = s’ouvre plus tard
attempt-page-not-seen = pas vue
attempt-page-seen = vue, sans réponse
attempt-page-partly = réponse incomplète
attempt-page-answered = avec réponse
attempt-page-closed = fermée
attempt-page-flagged = marquée

attempt-question = Question { $n } sur { $of }
attempt-public = Identifiant de la question : { $id }. Indiquez-le si vous signalez une erreur dans la question.
attempt-page-is-closed = Cette page est fermée. Vos réponses sont conservées.
attempt-page-changed = Cette question a été modifiée après la composition de votre sujet. Répondez à ce que vous voyez maintenant ; votre examinateur est averti de la modification.
attempt-saved = Enregistré à { $time } ({ $zone }) · reçu { $receipt }
attempt-saving = Enregistrement…
attempt-waiting = Pas encore enregistré : le serveur ne répond pas. Vos réponses attendent dans ce navigateur et partiront dès qu’il répondra ({ $n } en attente).
attempt-refused-over = Non enregistré : l’examen était terminé. Conservez le fichier et montrez-le à votre examinateur (non enregistrés : { $n }).
attempt-refused-part_over = Non enregistré : le temps de cette partie était écoulé. Conservez le fichier et montrez-le à votre examinateur (non enregistrés : { $n }).
attempt-refused-closed = Non enregistré : vous étiez passé à l’étape suivante, et la page était fermée. Conservez le fichier et montrez-le à votre examinateur (non enregistrés : { $n }).
attempt-refused-no_page = Non enregistré : la page n’était pas ouverte. Conservez le fichier et montrez-le à votre examinateur (non enregistrés : { $n }).
attempt-refused-stale = Non enregistré : vous avez depuis répondu à cette question sur un autre appareil, et c’est cette réponse qui compte. Rechargez cette page pour la voir. Ce qui n’a pas été enregistré est dans le fichier (non enregistrés : { $n }).
attempt-refused-twice = Non enregistré : quelque chose a mal tourné dans ce navigateur. Choisissez de nouveau votre réponse, et conservez le fichier (non enregistrés : { $n }).
attempt-refused-too_long = Non enregistré : la réponse est trop longue. Choisissez de nouveau votre réponse, et conservez le fichier (non enregistrés : { $n }).
attempt-refused-too_many = Non enregistré : le nombre maximal de modifications est atteint. Conservez le fichier et montrez-le à votre examinateur (non enregistrés : { $n }).
attempt-refused-unreadable = Non enregistré : le serveur n’a pas pu lire ce que ce navigateur a envoyé. Conservez le fichier et montrez-le à votre examinateur (non enregistrés : { $n }).
attempt-session-ended = Non enregistré : vous êtes déconnecté. Reconnectez-vous dans un autre onglet. Vos réponses attendent dans ce navigateur.
attempt-file = Télécharger les réponses non enregistrées
attempt-save = Enregistrer
attempt-save-next = Enregistrer et passer à la question suivante
attempt-next = Question suivante
attempt-stage = La suite
attempt-go-on-help = Cette page sera alors fermée, et vous ne pourrez plus en changer les réponses.
attempt-note = Votre mémo
attempt-note-label = Pour vous seul
attempt-note-hint = Jusqu’à { $n } caractères. Il n’est pas corrigé.
attempt-note-save = Enregistrer le mémo
attempt-to-summary = Récapitulatif et remise

attempt-summary = Vos réponses
attempt-go-on = Continuer
attempt-counts-whole = Toutes les questions ont reçu une réponse complète.
attempt-counts-left = { $n ->
    [one] Une question est sans réponse.
   *[other] { $n } questions sont sans réponse.
}
attempt-counts-partly = { $n ->
    [one] Une question n’a qu’une réponse incomplète.
   *[other] { $n } questions n’ont qu’une réponse incomplète.
}
attempt-counts-flagged = { $n ->
    [0] Aucune n’est marquée.
    [one] Une est marquée.
   *[other] { $n } sont marquées.
}
attempt-open-part = Passer à la partie à livre ouvert
attempt-open-part-help = La partie à livre fermé sera alors close, et son temps terminé.
attempt-submit = Rendre la copie
attempt-submit-help = Plus rien ne pourra alors être changé.
attempt-closed = Pendant votre examen, le reste du site vous est fermé.
attempt-over-help = Les résultats s’afficheront quand votre examinateur les ouvrira.
attempt-kept = Réponses enregistrées
attempt-receipt = reçu { $receipt }
attempt-receipts = Tous les reçus en un fichier
attempt-file-head = Reçus des réponses enregistrées. Chacun est le SHA-256 des huit lignes qui le précèdent.

attempt-waits-title = Votre examinateur va vous donner le départ
attempt-waits-help = Vous êtes entré. Votre temps ne court pas encore. Cette page s’actualise d’elle-même.
attempt-paper-title = Vous passez cette épreuve sur papier
attempt-paper-help = Vous recevez un cahier et une feuille de réponses dans la salle. Votre résultat paraît ici dès sa publication.
attempt-tables-title = Vous êtes examiné aux tables
attempt-tables-help = Les examinateurs vous appellent aux tables dans la salle. Votre résultat paraît ici dès sa publication.
attempt-paused-title = L’horloge est arrêtée
attempt-paused-help = Un examinateur a arrêté votre horloge. Vous ne perdez pas de temps. Cette page s’actualise d’elle-même.
attempt-elsewhere-title = Examen ouvert sur un autre appareil
attempt-elsewhere-help = Cet examen est ouvert dans un autre navigateur. Si vous continuez ici, l’autre ne pourra plus rien enregistrer.
attempt-take-over = Continuer ici

attempt-fault-elsewhere = Non enregistré : cet examen est ouvert dans un autre navigateur.
attempt-fault-waits = Vous n’avez pas encore commencé.
attempt-fault-paused = Non enregistré : un examinateur a arrêté votre horloge.
attempt-fault-over = Non enregistré : l’examen est terminé.
attempt-fault-no_page = Cette page n’est pas ouverte.
attempt-fault-part_over = Non enregistré : cette partie est terminée.
attempt-fault-closed = Non enregistré : cette page est fermée.
attempt-fault-stale = Non enregistré : vous avez répondu à cette question sur un autre appareil depuis que vous avez ouvert la page. C’est cette réponse qui compte et qui est affichée ici.
attempt-fault-too_long = Non enregistré : la réponse est trop longue.
attempt-fault-too_many = Non enregistré : le nombre maximal de modifications est atteint. Montrez ceci à votre examinateur.
attempt-fault-twice = Non enregistré. Veuillez enregistrer de nouveau.
attempt-fault-store = Non enregistré : l’enregistrement n’a pas réussi. Veuillez enregistrer de nouveau.
