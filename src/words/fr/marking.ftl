### After an exam: results, answers for examiners to mark, mark sheets, and the candidates’ review.

results-title = Résultats
results-page-title = Résultats : { $name }
results-told = { $n ->
    [one] { $n } tentative
   *[other] { $n } tentatives
}, terminées : { $over }, avec leur résultat : { $done }.
results-told-passed = { $n ->
    [one] { $n } tentative
   *[other] { $n } tentatives
}, terminées : { $over }, avec leur résultat : { $done }, réussies : { $passed }.
results-review-nothing = Les candidats n’en voient encore rien.
results-review-marks = Les candidats voient leurs notes.
results-review-answers = Les candidats voient leurs notes, et leurs réponses à côté des arbitrages.
results-review-explanations = Les candidats voient leurs notes, leurs réponses à côté des arbitrages, et pourquoi les arbitrages sont ce qu’ils sont.
results-marking = Corriger des réponses
results-review = Ce que voient les candidats
results-csv = En tableau (CSV)
results-candidates = Candidats
results-trials = Essayé par des examinateurs
results-attempt = tentative { $n }
results-state-waits = attend de pouvoir entrer
results-state-under_way = en cours
results-state-submitted = rendue
results-state-out_of_time = temps écoulé
results-state-ended = terminée par un examinateur
results-state-not_sat = non passée
results-part = { $part } : { $mark }
results-part-closed = sans le code
results-part-open = avec le code
results-part-practical = à la table
results-part-oral = à l’entretien
results-open = en suspens
results-capped = plafonné par une question critique
results-band = mention { $n }
results-passed = réussi
results-failed = non réussi
results-coming = { $n ->
    [one] une réponse est en cours de correction
   *[other] { $n } réponses sont en cours de correction
}
results-waits = { $n ->
    [one] une réponse attend des examinateurs
   *[other] { $n } réponses attendent des examinateurs
}
results-lines = { $n ->
    [one] une ligne de la fiche est en suspens
   *[other] { $n } lignes de la fiche sont en suspens
}
results-sheet = Fiche
results-sheet-spoken = Fiche { DE($name) }
results-file-name = Nom
results-file-email = Adresse
results-file-number = Numéro
results-file-attempt = Tentative
results-file-state = État
results-file-closed = Partie sans le code, sur 1000
results-file-open = Partie avec le code, sur 1000
results-file-practical = Partie pratique, sur 1000
results-file-oral = Partie orale, sur 1000
results-file-whole = Résultat, sur 1000
results-file-passed = Réussi
results-file-band = Mention
results-file-waits = En attente

marking-title = Réponses à corriger
marking-page-title = Réponses à corriger : { $name }
marking-about = Voici les réponses sur lesquelles les Lois laissent quelque chose à l’Arbitre, ou sur lesquelles les autorités divergent, et celles que le moteur n’a pas pu corriger. Deux examinateurs corrigent chacune, sans noms et sans voir ce que l’autre a donné ; s’ils diffèrent de plus de 15 points, un troisième décide.
marking-told = { $n ->
    [one] Une réponse vous attend.
   *[other] { $n } réponses vous attendent.
}
marking-none = Rien ne vous attend.
marking-others = { $n ->
    [one] Une réponse que vous avez corrigée attend quelqu’un d’autre.
   *[other] { $n } réponses que vous avez corrigées attendent quelqu’un d’autre.
}
marking-question = Question { $id }
marking-turn-examiner = à corriger par deux
marking-computed = le moteur n’a pas pu la corriger
marking-turn-third = deux examinateurs diffèrent : votre note décide
marking-answered = La réponse
marking-engine = Ce qu’en fait le moteur, une réponse comptant pour juste si elle reste dans ce que les Lois laissent à l’Arbitre. Ce n’est pas une note.
marking-changed = Le site présente maintenant cette question autrement qu’au moment du tirage du sujet, si bien que le moteur ne l’a pas corrigée. Les faits sont ceux d’aujourd’hui : le candidat a pu répondre d’après d’autres. Notez ce qui a été répondu, et demandez à celui qui a modifié la question ce qu’elle était.
marking-gone = La banque n’a plus cette question, si bien que le moteur n’a pas pu la corriger. Demandez à celui qui l’a retirée ce qu’elle était.
marking-no-ruling = Le moteur n’a pas d’arbitrage pour elle, si bien qu’il n’a pas pu la corriger.
marking-mark = Note, de 0 à 100
marking-mark-hint = 100 est une réponse qui ne laisse rien à désirer.
marking-reason = Pourquoi
marking-reason-hint = Le candidat lira ceci quand les réponses pourront être vues.
marking-give = Donner cette note
marking-fault-mark = Donnez un nombre entier de 0 à 100.
marking-fault-text = Dites pourquoi, en quelques mots.
marking-fault-long = Abrégez.
marking-fault-taken = Cette réponse ne vous attend plus.

sheet-page-title = Fiche { DE($name) }
sheet-about = { $exam } : des points pour ce qui est fait à la table, ou dit. Ce qu’un autre examinateur inscrit entre-temps reste.
sheet-open = en suspens
sheet-part-practical = À la table
sheet-part-oral = À l’entretien
sheet-remark = Remarque
sheet-keep = Enregistrer ces points
sheet-kept = Les points sont enregistrés.
sheet-fault-since = { $line } : quelqu’un a donné depuis d’autres points, qui sont maintenant choisis ici. Rien n’a été enregistré ; choisissez de nouveau s’ils sont faux.
sheet-fault-points = { $line } : choisissez de 0 à { $most } points.

review-title = Ce que voient les candidats
review-page-title = Ce que voient les candidats : { $name }
review-about = Cela peut être ouvert une fois la session terminée et quand personne n’est plus en cours ; la session reste alors close. Qui voit plus qu’auparavant reçoit un courrier.
review-open = { $n ->
    [one] Un candidat n’a pas fini.
   *[other] { $n } candidats n’ont pas fini.
}
review-waits = { $n ->
    [one] Un résultat est encore en suspens.
   *[other] { $n } résultats sont encore en suspens.
}
review-phase = Les candidats voient
review-nothing = Rien
review-marks = Leurs notes
review-answers = Leurs notes et réponses, à côté des arbitrages
review-explanations = Tout cela, et le pourquoi des arbitrages
review-appeals = Ils peuvent faire un recours jusqu’au
review-appeals-hint = D’après l’heure de { $zone }. Vide si personne ne peut faire de recours.
review-fault-appeals_until = Indiquez un jour et une heure.
review-fault-lasts = Quelqu’un la passe, ou le peut encore. Ouvrez cela une fois la session terminée et quand personne n’est plus en cours.
review-fault-unsure = Ils verraient moins que maintenant. Dites ci-dessous que vous le voulez bien.
review-sure = Ils doivent voir moins que maintenant
review-set = Enregistrer

reviewed-link = Ce que cela a donné
reviewed-page-title = { $name } : ce que cela a donné
reviewed-closed = Vos réponses sont conservées. Ce qu’elles ont donné s’affiche ici quand un examinateur l’ouvre ; vous recevrez alors un courrier.
reviewed-under-way = Vous passez un autre examen. Ce qu’a donné celui-ci s’affichera quand l’autre sera fini.
reviewed-waits = { $n ->
    [one] Une note est encore en suspens, et le résultat l’est donc aussi.
   *[other] { $n } notes sont encore en suspens, et le résultat l’est donc aussi.
}
reviewed-pages = Questions
reviewed-marks = Les réponses et les arbitrages s’affichent quand un examinateur les ouvre.
reviewed-answers = Chaque question mène à votre réponse à côté de l’arbitrage.
reviewed-explanations = Chaque question mène à votre réponse à côté de l’arbitrage, et à la raison de celui-ci.
reviewed-question = { $n }. Question { $id }
reviewed-unanswered = sans réponse
reviewed-page-waits = attend d’être corrigée
reviewed-by-engine = corrigée par le moteur
reviewed-by-examiner = corrigée par deux examinateurs
reviewed-by-third = corrigée par un troisième examinateur
reviewed-by-remark = corrigée de nouveau
reviewed-answer = Votre réponse
reviewed-changed = Le site présente maintenant cette question autrement qu’au moment du tirage de votre sujet. Les faits sont ceux d’aujourd’hui, et leur arbitrage n’est pas affiché à côté de votre réponse.
reviewed-gone = La banque n’a plus cette question.
given-caption = Ce qui a été répondu, partie par partie
reviewed-reasons = Ce qu’ont dit les examinateurs
reviewed-receipt = Enregistré comme modification { $n } le { $at }, avec le reçu
reviewed-no-receipt = Rien n’a été enregistré pour cette question.
reviewed-before = La précédente
reviewed-after = La suivante
