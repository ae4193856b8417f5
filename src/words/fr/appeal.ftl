### Appeals against marks, and their answers.

federation-appeals = Recours
federation-appeals-about = Les notes que contestent les candidats, et les réponses à donner
appeals-open =
    { $n ->
        [0] Tous les recours ont reçu une réponse.
        [one] Un recours attend une réponse. Chacun y a droit.
       *[other] { $n } recours attendent une réponse. Chacun y a droit.
    }
appeals-none = Aucun recours n’a été déposé.
appeals-age =
    { $days ->
        [0] attend depuis aujourd’hui
        [one] attend depuis un jour
       *[other] attend depuis { $days } jours
    }
appeals-own = Vos recours
appeals-own-lead = Si une note vous semble fausse, dites pourquoi. Un examinateur l’examine et vous répond.
appeals-none-own = Vous n’avez déposé aucun recours.
appeals-until = Les recours sont ouverts jusqu’au
appeals-closed = Les recours ne sont pas ouverts en ce moment.
appeals-nothing-left = Vous avez déposé un recours contre toutes les pages notées.
appeal-page = page { $page }
appeal-which = Contre la note de
appeal-text = Qu’y a-t-il de faux dans la note, et d’après quelle Loi ?
appeal-send = Déposer un recours
appeal-answer = La réponse
appeal-state-open = attend une réponse
appeal-state-upheld = admis
appeal-state-refused = rejeté
appeal-of = Recours { DE($name) }
appeal-gone = Ce cas n’est plus dans la banque.
appeal-otherwise = Ce cas a été modifié depuis que le candidat l’a vu. Les faits ci-dessous sont ceux d’aujourd’hui ; l’arbitrage du moteur n’est pas affiché, car la note n’en vient pas.
appeal-decider-alone = Vous avez corrigé cette page, et aucun autre examinateur ne peut décider. Le journal d’audit mentionnera que vous avez décidé de votre propre note.
appeal-decider-marked = Vous avez corrigé cette page. Un autre examinateur décide de ce recours.
appeal-decider-own = C’est votre propre recours. Un autre examinateur décide.
appeal-unruled = L’arbitrage est encore en cours de calcul. Rechargez la page dans un instant.
appeal-given = Les réponses données
appeal-marks = Notes
appeal-mark =
    { $kind ->
        [engine] { $mark } par le moteur { $engine }
        [remark] { $mark }, après nouvelle correction
       *[other] { $mark } par un examinateur
    }
appeal-decide = Décision
appeal-decide-upheld = Admis : le candidat a raison
appeal-decide-refused = Rejeté : la note reste
appeal-new-mark = Une autre note pour cette page, en pour cent
appeal-new-mark-hint = Seulement si le recours est admis. Laissez vide si le moteur est corrigé et que tout est corrigé de nouveau.
appeal-answer-label = Votre réponse au candidat
appeal-answer-send = Décider et répondre
appeal-file = Enregistrer les faits comme fichier de cas
appeal-file-about = Ajouté à la banque, ce fichier empêche le moteur de refaire la même erreur.
appeal-fault-not-now = Les recours ne sont pas ouverts en ce moment.
appeal-fault-page = Choisissez l’une des pages.
appeal-fault-twice = Vous avez déjà déposé un recours contre cette page.
appeal-fault-waits = Cette page n’a pas encore de note.
appeal-fault-lower = C’est moins que la note actuelle. Un recours admis ne fait jamais baisser une note.
appeal-fault-empty = Écrivez au moins une phrase.
appeal-fault-long = Au plus { $limit } caractères, s’il vous plaît.
appeal-fault-zero = Ce texte contient un caractère qui ne peut pas être enregistré.
appeal-fault-decision = Choisissez l’un des deux.
appeal-fault-mark = Une note est un nombre entier de 0 à 100.
