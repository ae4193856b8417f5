## Webhooks: systems of a federation are told of events

federation-webhooks = Messages à vos systèmes
federation-webhooks-about = Avertir aussitôt votre fichier des licenciés quand des résultats sont publiés ou que des certificats changent (webhooks)
webhook-lead = Quand quelque chose se passe ici, ce site peut envoyer un court message signé à un système informatique de la fédération : un webhook. Ce système vient alors chercher ce qu’il lui faut, et plus personne ne transporte de fichiers de l’un à l’autre.
webhook-documents = Pour les programmeurs : les messages, et comment les vérifier
webhook-list = Adresses
webhook-none = Il n’y a pas encore d’adresse.
webhook-events-count = { $n ->
    [one] { $n } événement
   *[other] { $n } événements
}
webhook-state-active = Actif
webhook-state-trouble = Actif, mais le dernier message n’a pas été accepté
webhook-state-paused = En pause
webhook-state-failing = En pause : rien n’a été accepté pendant cinq jours
webhook-state-gone = En pause : le système répond qu’il ne veut plus de messages (410)
webhook-last = dernier message accepté
webhook-never = rien d’accepté jusqu’ici
webhook-new = Ajouter une adresse
webhook-name = Nom
webhook-name-hint = Le système qui reçoit les messages, par exemple « Fichier des licenciés ». Ce nom figure dans le journal d’audit.
webhook-url = Adresse
webhook-url-hint = Le programmeur de ce système vous la donne. Elle commence par https://.
webhook-events = Envoyer un message quand
webhook-event-sitting-opened = une épreuve est ouverte à ses candidats
webhook-event-sitting-ended = une épreuve se termine : à l’heure prévue, ou plus tôt par un examinateur
webhook-event-result-released = des résultats sont publiés aux candidats
webhook-event-result-changed = des résultats publiés changent après un recours, une nouvelle correction ou une note tardive
webhook-event-result-hidden = des résultats publiés sont de nouveau masqués
webhook-event-certificate-issued = un certificat est délivré
webhook-event-certificate-suspended = un certificat est suspendu
webhook-event-certificate-reinstated = un certificat suspendu est rétabli
webhook-event-certificate-revoked = un certificat est révoqué
webhook-event-certificate-replaced = un autre certificat en remplace un après un changement de nom
webhook-event-certificate-renewed = un nouveau certificat en renouvelle un
webhook-event-webhook-test = message d’essai
webhook-make = Ajouter l’adresse
webhook-save = Enregistrer
webhook-saved = Enregistré.
webhook-removed = L’adresse et ce qui lui a été envoyé sont supprimés.
webhook-secret-made = Le nouveau secret
webhook-secret-about = Donnez-le maintenant, par une voie sûre, au programmeur de ce système. Il permet de vérifier qu’un message vient d’ici. Il ne sera plus affiché.
webhook-secret-renewed = Donnez-le maintenant, par une voie sûre, au programmeur de ce système. Il ne sera plus affiché. Pendant 24 heures, les messages sont aussi signés avec l’ancien secret.
webhook-failing-since = Rien d’accepté depuis le
webhook-trouble-about = Chaque message est tenté dix fois en trois jours. Après cinq jours sans succès, l’adresse est mise en pause, et les administrateurs reçoivent un courriel.
webhook-paused-about = Quand le système fonctionne de nouveau, reprenez : ce qui était retenu est alors envoyé. Un message abandonné a un bouton pour le renvoyer.
webhook-test = Envoyer un message d’essai
webhook-tested = Un message d’essai est en route. Rechargez cette page dans un instant pour voir la réponse.
webhook-pause = Mettre en pause
webhook-paused = En pause. Les messages sont retenus jusqu’à la reprise, pendant 90 jours au plus.
webhook-resume = Reprendre
webhook-resumed = Reprise. Ce qui était retenu est envoyé.
webhook-deliveries = Messages
webhook-deliveries-none = Rien n’a encore été envoyé.
webhook-deliveries-about = Les plus récents d’abord. Ils sont conservés 90 jours.
webhook-earlier = Messages plus anciens
webhook-delivery-waiting = en attente
webhook-delivery-delivered = accepté
webhook-delivery-failed = abandonné
webhook-attempts = { $n ->
    [one] { $n } tentative
   *[other] { $n } tentatives
}
webhook-next = prochaine tentative
webhook-tried = Dernière tentative :
webhook-details = Ce qui a été envoyé
webhook-resend = Renvoyer
webhook-resend-spoken = Renvoyer : { $event }
webhook-resent = Le message est renvoyé, avec le même identifiant.
webhook-fault-answer-status = le système ne l’a pas accepté
webhook-fault-answer-redirect = l’adresse mène ailleurs ; les redirections ne sont pas suivies
webhook-fault-answer-gone = le système ne veut plus de messages
webhook-fault-answer-forbidden = l’adresse n’est pas sur l’internet public, ou l’opérateur de ce site ne l’autorise pas
webhook-fault-answer-silent = pas de réponse
webhook-fault-answer-slow = pas de réponse en 15 secondes
webhook-secret = Secret
webhook-secret-kept = Un secret est conservé, chiffré. S’il tombe en d’autres mains ou se perd, créez-en un nouveau.
webhook-old-until = L’ancien secret signe aussi, jusqu’au
webhook-secret-renew = Créer un nouveau secret
webhook-settings = Réglages
webhook-remove-title = Supprimer cette adresse
webhook-remove-about = Plus rien n’est envoyé, et la liste des messages est supprimée. C’est définitif.
webhook-remove = Supprimer définitivement
webhook-fault-name = Saisissez un nom d’au plus 60 caractères.
webhook-fault-url = Saisissez une adresse comme https://members.example.org/webhook, d’au plus 500 caractères et sans #.
webhook-fault-url-forbidden = On ne peut pas envoyer de messages à cette adresse. Elle doit commencer par https://, ne contenir aucun mot de passe et être sur l’internet public ; l’opérateur de ce site peut en autoriser d’autres.
webhook-fault-events = Choisissez au moins un événement.
webhook-fault-full = Il y a déjà dix adresses. Supprimez-en une d’abord.
webhook-fault-unsealed = Ce site n’a pas de clé pour chiffrer le secret. Adressez-vous à l’opérateur.
webhook-fault-not-now = Ce n’est pas possible maintenant : l’état a changé. Regardez de nouveau la page.

## The page about the API

api-webhooks = Webhooks
api-webhooks-about = Un administrateur saisit une adresse sur la page « { federation-webhooks } » et choisit les événements. Chaque événement est un POST en JSON à cette adresse, selon la spécification Standard Webhooks ; ses bibliothèques, en de nombreux langages, le vérifient. Il dit ce qui s’est passé et où le lire : « resource » est une adresse de cette API, à interroger avec un jeton.
api-webhooks-type = Le nom de l’événement, l’un de ceux ci-dessous, ou webhook.test.
api-webhooks-timestamp = L’heure de l’événement, la même à chaque tentative.
api-webhooks-data = L’objet de l’événement.
api-webhooks-verify = Comment vérifier
api-webhooks-verify-about = Le secret commence par whsec_ ; le reste est la clé en Base64. Calculez le HMAC-SHA256 de webhook-id, webhook-timestamp et du corps tel qu’il est reçu, joints par des points. En Base64, précédé de v1, il doit être l’une des signatures de webhook-signature, séparées par des espaces : pendant 24 heures après un nouveau secret, il y en a deux. Refusez un message dont webhook-timestamp s’écarte de plus de cinq minutes de votre horloge.
api-webhooks-tries = Tentatives
api-webhooks-tries-about = Répondez avec un état de 200 à 299 en 15 secondes, et travaillez ensuite. Sinon le message est renvoyé après 5 secondes, 5 et 30 minutes, 2, 5, 10, 14, 20 et 24 heures, puis abandonné. Il peut arriver plus d’une fois : webhook-id reste le même. Il peut arriver après un plus récent : lisez « resource » pour l’état actuel. Les redirections ne sont pas suivies. 410 met l’adresse en pause.
api-webhooks-events = Événements
