### Appeals against marks, and their answers.

federation-appeals = Recours
federation-appeals-about = Ce que les candidats opposent à leurs notes, et à quoi il faut répondre
appeals-open =
    { $n ->
        [0] Tous les recours ont reçu une réponse.
        [one] Un recours attend une réponse. Chacun y a droit.
       *[other] { $n } recours attendent une réponse. Chacun y a droit.
    }
appeals-none = Il n’y a pas eu de recours.
appeals-age =
    { $days ->
        [0] attend depuis aujourd’hui
        [one] attend depuis un jour
       *[other] attend depuis { $days } jours
    }
appeals-own = Vos recours
appeals-own-lead = Si vous tenez une note pour fausse, dites pourquoi. Un examinateur l’examine et répond.
appeals-none-own = Vous n’avez pas fait de recours.
appeals-until = Les recours sont reçus jusqu’au
appeals-closed = Les recours ne sont pas reçus maintenant.
appeals-nothing-left = Il n’y a plus de page notée contre laquelle vous n’ayez pas fait de recours.
appeal-page = page { $page }
appeal-which = Contre la note de
appeal-text = Qu’y a-t-il de faux dans la note, et d’après quelle Loi ?
appeal-send = Faire un recours
appeal-answer = La réponse
appeal-state-open = attend une réponse
appeal-state-upheld = admis
appeal-state-refused = rejeté
appeal-of = Recours { DE($name) }
appeal-gone = La banque n’a plus ce cas.
appeal-otherwise = La banque présente ce cas autrement qu’il ne l’a été au candidat. Les faits ci-dessous sont ceux d’aujourd’hui, et l’arbitrage du moteur n’est pas affiché : la note n’a pas été donnée d’après lui.
appeal-decider-alone = Vous avez corrigé cette page, et il n’y a pas d’autre examinateur qui puisse décider. Que vous décidiez de votre propre note est inscrit au journal d’audit.
appeal-decider-marked = Vous avez corrigé cette page. Un autre examinateur décide de ce recours.
appeal-decider-own = C’est votre propre recours. Un autre examinateur en décide.
appeal-unruled = L’arbitrage est encore en cours de calcul. Rechargez la page dans un instant.
appeal-given = Ce qui a été répondu
appeal-marks = Notes
appeal-mark =
    { $kind ->
        [engine] { $mark } par le moteur { $engine }
        [remark] { $mark }, redonnée
       *[other] { $mark } par un examinateur
    }
appeal-decide = Décision
appeal-decide-upheld = Admis : le candidat a raison
appeal-decide-refused = Rejeté : la note reste
appeal-new-mark = Une autre note pour cette page, en pour cent
appeal-new-mark-hint = Seulement si le recours est admis. Laissez vide si le moteur est corrigé et que tous sont notés de nouveau.
appeal-answer-label = Votre réponse, que lira le candidat
appeal-answer-send = Décider et répondre
appeal-file = Enregistrer les faits comme fichier de cas
appeal-file-about = Mis dans la banque, ils empêchent le moteur de se tromper là de nouveau.
appeal-fault-not-now = Les recours ne sont pas reçus maintenant.
appeal-fault-page = Choisissez l’une des pages.
appeal-fault-twice = Vous avez déjà fait un recours contre cette page.
appeal-fault-waits = Cette page n’a pas encore de note.
appeal-fault-lower = C’est moins que la note qui compte. Un recours admis n’abaisse la note de personne.
appeal-fault-empty = Écrivez au moins une phrase.
appeal-fault-long = Au plus { $limit } caractères, s’il vous plaît.
appeal-fault-zero = Il contient un signe qui ne peut pas être conservé.
appeal-fault-decision = Choisissez l’un des deux.
appeal-fault-mark = Une note est un nombre entier de 0 à 100.
