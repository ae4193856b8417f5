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
results-review-explanations = Les candidats voient leurs notes, leurs réponses à côté des arbitrages, et la raison des arbitrages.
results-marking = Corriger des réponses
results-review = Ce que voient les candidats
results-csv = En tableau (CSV)
results-candidates = Candidats
results-trials = Essais d’examinateurs
results-attempt = tentative { $n }
results-state-waits = attend le départ
results-state-under_way = en cours
results-state-submitted = rendue
results-state-out_of_time = temps écoulé
results-state-ended = terminée par un examinateur
results-state-not_sat = non passée
results-part = { $part } : { $mark }
results-part-closed = à livre fermé
results-part-open = à livre ouvert
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
results-table = { $table } : { $points } sur { $of }
results-sheet = Fiche
results-sheet-spoken = Fiche { DE($name) }
results-file-code = Code de l’examen
results-file-exam = Examen
results-file-opens = Début (UTC)
results-file-released = Publié
results-file-name = Nom
results-file-email = Adresse
results-file-number = Numéro
results-file-attempt = Tentative
results-file-state = État
results-file-closed = Partie à livre fermé, sur 1000
results-file-open = Partie à livre ouvert, sur 1000
results-file-practical = Partie pratique, sur 1000
results-file-oral = Partie orale, sur 1000
results-file-whole = Résultat, sur 1000
results-file-passed = Réussi
results-file-band = Mention
results-file-waits = En attente

marking-title = Réponses à corriger
marking-page-title = Réponses à corriger : { $name }
marking-about = Les réponses sur lesquelles les Lois laissent une part de jugement à l’Arbitre, ou sur lesquelles les autorités divergent, et celles que le moteur n’a pas pu corriger. Deux examinateurs corrigent chacune, sans noms et sans voir la note de l’autre ; s’ils diffèrent de plus de 15 points, un troisième décide.
marking-told = { $n ->
    [one] Une réponse vous attend.
   *[other] { $n } réponses vous attendent.
}
marking-none = Rien ne vous attend.
marking-others = { $n ->
    [one] Une réponse que vous avez corrigée attend un autre examinateur.
   *[other] { $n } réponses que vous avez corrigées attendent un autre examinateur.
}
marking-question = Question { $id }
marking-turn-examiner = à corriger par deux
marking-computed = le moteur n’a pas pu la corriger
marking-turn-third = deux examinateurs diffèrent : votre note décide
marking-answered = La réponse
marking-engine = Correction du moteur, une réponse comptant pour juste si elle reste dans ce que les Lois laissent à l’Arbitre. Ce n’est pas une note.
marking-changed = Cette question a été modifiée depuis le tirage du sujet, si bien que le moteur ne l’a pas corrigée. Les faits sont ceux d’aujourd’hui : le candidat a pu répondre d’après d’autres. Notez ce qui a été répondu, et demandez à l’auteur de la modification ce qu’était la question.
marking-gone = Cette question n’est plus dans la banque, si bien que le moteur n’a pas pu la corriger. Demandez à la personne qui l’a retirée ce qu’elle était.
marking-no-ruling = Le moteur n’a pas d’arbitrage pour cette question, et n’a donc pas pu la corriger.
marking-mark = Note, de 0 à 100
marking-mark-hint = 100 pour une réponse parfaite.
marking-reason = Pourquoi
marking-reason-hint = Le candidat lira ceci quand les réponses seront ouvertes.
marking-give = Donner cette note
marking-fault-mark = Donnez un nombre entier de 0 à 100.
marking-fault-text = Dites pourquoi, en quelques mots.
marking-fault-long = C’est trop long : abrégez.
marking-fault-taken = Cette réponse ne vous attend plus.

sheet-page-title = Fiche { DE($name) }
sheet-about = { $exam } : des points pour la pratique à la table et pour l’entretien. Ce qu’un autre examinateur inscrit entre-temps est conservé.
sheet-open = en suspens
sheet-part-practical = À la table
sheet-part-oral = À l’entretien
sheet-remark = Remarque
sheet-table-remarks = Remarques aux tables
sheet-keep = Enregistrer ces points
sheet-kept = Les points sont enregistrés.
sheet-fault-since = { $line } : un autre examinateur a donné depuis d’autres points, maintenant choisis ici. Rien n’a été enregistré ; choisissez de nouveau s’ils sont faux.
sheet-fault-points = { $line } : choisissez de 0 à { $most } points.

review-title = Ce que voient les candidats
review-page-title = Ce que voient les candidats : { $name }
review-about = Les résultats peuvent être ouverts une fois l’épreuve terminée, quand plus aucun candidat n’est en cours ; l’épreuve reste alors close. Les candidats qui voient davantage qu’auparavant reçoivent un courriel.
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
review-explanations = Tout cela, et la raison des arbitrages
review-appeals = Recours ouverts jusqu’au
review-appeals-hint = Selon l’heure de { $zone }. Laissez vide pour ne pas ouvrir de recours.
review-fault-appeals_until = Indiquez un jour et une heure.
review-fault-lasts = Un candidat passe encore l’épreuve, ou peut encore la passer. Ouvrez les résultats une fois l’épreuve terminée, quand plus personne n’est en cours.
review-fault-typing = Un sujet écrit en salle n’est pas terminé. Achevez sa saisie avant de publier les résultats.
review-fault-unsure = Cela masque des résultats que les candidats voient maintenant. Confirmez ci-dessous.
review-sure = Les candidats doivent voir moins que maintenant
review-set = Enregistrer

reviewed-link = Votre résultat
reviewed-page-title = { $name } : votre résultat
reviewed-closed = Vos réponses sont conservées. Votre résultat s’affichera ici quand un examinateur l’ouvrira ; vous recevrez alors un courriel.
reviewed-under-way = Vous passez un autre examen. Ce résultat s’affichera quand vous aurez terminé.
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
reviewed-changed = Cette question a été modifiée depuis le tirage de votre sujet. Les faits sont ceux d’aujourd’hui, et leur arbitrage n’est pas affiché à côté de votre réponse.
reviewed-gone = Cette question n’est plus dans la banque.
given-caption = Les réponses données, partie par partie
reviewed-reasons = Ce qu’ont dit les examinateurs
reviewed-receipt = Enregistré comme modification { $n } le { $at }, avec le reçu
reviewed-no-receipt = Rien n’a été enregistré pour cette question.
reviewed-before = La précédente
reviewed-after = La suivante

## Markers of a sitting, who have no role.

marker-title = Correcteurs de cet examen
marker-about = Invitez une personne à corriger cet examen : un collègue, même d’une autre fédération. Elle voit les réponses qui l’attendent, sans les noms, et rien d’autre. L’invitation vaut 30 jours.
marker-needed = { $n ->
    [one] { $n } réponse attend un second correcteur : invitez-en un.
   *[other] { $n } réponses attendent un second correcteur : invitez-en un.
}
marker-email = Adresse électronique
marker-invite = Inviter
marker-invited = Une invitation part à { $email }.
marker-withdraw = Retirer
marker-withdraw-spoken = Retirer l’invitation de { $email }
marker-withdrawn = L’invitation est retirée. Les notes déjà données restent.
marker-is-invited = invité, jusqu’au { $when }
marker-is-marks = corrige, jusqu’au { $when }
marker-is-over = terminé le { $when }
marker-fault-email = Vérifiez l’adresse électronique : elle n’est pas valable.
marker-fault-email-own = C’est votre propre adresse. Le second correcteur est une autre personne.
marker-fault-email-draft = Ouvrez d’abord l’épreuve.
marker-fault-email-candidate = Cette personne est candidate à cet examen.
marker-fault-email-many = Cet examen a 20 invitations. Retirez-en d’abord une.
mark-title = Corriger un examen
mark-lead = { $federation } vous demande de corriger des réponses de « { $exam } ».
mark-about = Vous voyez les réponses qui demandent un second avis, sans les noms, et ce qu’en dit le moteur. Vous donnez à chacune une note et une raison.
mark-as = Vous êtes connecté sous le nom de { $name }.
mark-accept = Accepter
mark-sign-in = Se connecter et accepter
mark-new = Pas encore de compte ?
mark-new-about = Créez-en un pour { $email } et commencez.
mark-join = Créer le compte et accepter
mark-go = Corriger les réponses
mark-taken = Cette invitation a été acceptée avec un autre compte. Connectez-vous avec celui-là.
mark-fault-taken = Cette invitation a été acceptée avec un autre compte.
mark-fault-candidate = Vous êtes candidat à cet examen, vous ne pouvez donc pas le corriger.
