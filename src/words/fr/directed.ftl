### Sessions directed at the table, and their co-signers

## The user’s own

directed-title = Les séances que vous avez arbitrées
directed-lead = Inscrivez chaque séance que vous avez arbitrée à la table, et demandez à un responsable de cours ou à un examinateur de votre fédération de la signer. Pour les certificats qui exigent de la pratique, seules les séances signées comptent.
directed-none = Vous n’avez inscrit aucune séance.
directed-total-signed =
    { $n ->
        [0] Rien n’est encore signé.
        [one] Signé : une séance, { $hours }{"\u00A0"}h { $minutes }{"\u00A0"}min.
       *[other] Signé : { $n } séances, { $hours }{"\u00A0"}h { $minutes }{"\u00A0"}min.
    }
directed-total-asked =
    { $n ->
        [0] Rien n’attend d’être signé.
        [one] En attente de signature : une séance, { $hours }{"\u00A0"}h { $minutes }{"\u00A0"}min.
       *[other] En attente de signature : { $n } séances, { $hours }{"\u00A0"}h { $minutes }{"\u00A0"}min.
    }
directed-length = { $hours }{"\u00A0"}h { $minutes }{"\u00A0"}min
directed-part-directed = arbitrée
directed-part-co_directed = a aidé l’Arbitre
directed-state-asked = attend { $name }
directed-state-signed = signée par { $name }
directed-state-refused = non signée par { $name }
directed-why = Pourquoi :
directed-withdraw = Retirer
directed-withdraw-spoken = Retirer { $event }, { $day }
directed-gone = La personne sollicitée n’est plus là. Retirez la séance et adressez-vous à quelqu’un d’autre.
directed-enter = Inscrire une séance
directed-entered = La séance est inscrite, et son cosignataire est sollicité.
directed-nobody = Personne dans votre fédération ne peut encore signer de séance : elle n’a ni responsable de cours ni examinateur, à part vous peut-être.
directed-day = Date
directed-minutes = Durée, en minutes
directed-minutes-hint = De 1 à 1440.
directed-text = Description et lieu
directed-text-hint = Par exemple : tournoi de régularité, Nantes. Au plus { $limit } caractères.
directed-part = Ce que vous avez fait
directed-part-choice-directed = J’ai arbitré
directed-part-choice-co_directed = J’ai aidé l’Arbitre
directed-cosigner = Qui peut la signer
directed-cosigner-choose = Choisir quelqu’un
directed-send = Inscrire la séance
directed-fault-day = Écrivez la date comme année, mois et jour, par exemple 2026-03-01.
directed-fault-future = Cette date est à venir.
directed-fault-minutes = Écrivez un nombre entier de minutes, de 1 à 1440.
directed-fault-event = Décrivez la séance, avec son lieu.
directed-fault-event-long = Au plus { $limit } caractères, s’il vous plaît.
directed-fault-event-sign = Ce texte contient un caractère qui ne peut pas être enregistré.
directed-fault-twice = Vous avez déjà inscrit cette séance. Si c’en est une autre, précisez ici ce qui la distingue.
directed-fault-part = Choisissez l’un des deux.
directed-fault-cosigner = Choisissez quelqu’un dans la liste.
directed-fault-full = { $unsigned } de vos séances ne sont pas signées. Faites-en signer, ou retirez-en, avant d’en inscrire d’autres.

## The co-signer’s

federation-sessions = Séances à signer
federation-sessions-about = Les séances que d’autres ont arbitrées et vous demandent de signer
cosign-lead =
    { $n ->
        [0] Personne n’attend votre signature.
        [one] Une séance attend votre signature. Signez ce que vous savez être vrai.
       *[other] { $n } séances attendent votre signature. Signez ce que vous savez être vrai.
    }
cosign-none = Personne ne vous a demandé de signer une séance.
cosign-asked = En attente
cosign-decided = Décidées
cosign-state-signed = signée
cosign-state-refused = non signée
cosign-sign = Signer
cosign-sign-spoken = Signer : { $name }, { $event }, { $day }
cosign-refuse = Refuser
cosign-refuse-spoken = Refuser : { $name }, { $event }, { $day }
cosign-take-back = Retirer la signature
cosign-take-back-spoken = Retirer la signature : { $name }, { $event }, { $day }
cosign-reason = Pourquoi ({ $name } le lira)
cosign-more = Plus anciennes
cosign-first = Les dernières
cosign-fault-act = Signez, ou refusez et dites pourquoi.
cosign-fault-empty = Dites pourquoi, au moins en une phrase.
cosign-fault-long = Au plus { $limit } caractères, s’il vous plaît.
cosign-fault-zero = Ce texte contient un caractère qui ne peut pas être enregistré.
