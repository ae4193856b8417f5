### Pages that links in emails lead to, and pages that send such emails; the emails are in mail.ftl.

link-new-password = Nouveau mot de passe
link-invitation-title = Choisir un mot de passe
link-invitation-lead = { $federation } a ouvert un compte pour { $name }, avec l’adresse { $email }. Choisissez un mot de passe pour l’utiliser.
link-invitation-submit = Enregistrer et se connecter
link-confirmation-title = Confirmer votre adresse
link-confirmation-lead = Vous vous êtes inscrit auprès de cette fédération : { $federation }. Saisissez le mot de passe que vous avez choisi, pour confirmer que { $email } est l’adresse de votre compte.
link-confirmation-submit = Confirmer et se connecter
link-reset-title = Choisir un nouveau mot de passe
link-reset-lead = Pour le compte qui a l’adresse { $email }. Tous les appareils connectés à ce compte seront déconnectés.
link-reset-submit = Changer le mot de passe
link-address-title = Votre nouvelle adresse
link-address-lead = { $email } doit devenir l’adresse de votre compte ({ $federation }) : vous vous connectez avec elle, et les courriels y sont envoyés.
link-address-submit = Utiliser cette adresse
link-spent-title = Ce lien n’est plus valable
link-spent-help = Il a déjà servi, son délai est écoulé, ou il est incomplet. S’il vous en faut un autre, demandez-le : l’adresse de votre compte suffit.
reset-title = Un nouveau mot de passe
reset-lead = Saisissez l’adresse de votre compte. Vous y recevrez un courriel, avec un lien pour choisir un nouveau mot de passe.
reset-submit = Envoyer le courriel
reset-asked = S’il y a un compte avec cette adresse, un courriel est en route.
reset-asked-help = Il arrive en quelques minutes ; regardez aussi parmi les indésirables. Son lien peut servir une fois, pendant une heure.
email-title = Votre adresse
email-lead = L’adresse de votre compte est { $email }. Vous vous connectez avec elle, et les courriels y sont envoyés. Une nouvelle adresse prend effet dès que vous suivez le lien du courriel qui y est envoyé.
email-new = Nouvelle adresse
email-password = Votre mot de passe
email-submit = Envoyer le courriel
email-asked = Un courriel est en route vers { $email }. Suivez le lien qu’il contient.
email-address-changed = Votre adresse a été changée.
email-fault-email-taken = C’est déjà l’adresse de votre compte.
sign-in-forgotten = Mot de passe oublié ?
sign-in-password-changed = Votre mot de passe a été changé. Connectez-vous avec le nouveau.
sign-in-address-changed = Votre adresse a été changée. Connectez-vous avec la nouvelle.
sign-in-signed-out = Vous êtes déconnecté.
sign-up-to-confirm = Un courriel est en route vers vous. Il vous dit comment vous connecter.
sign-up-to-confirm-help = Il arrive en quelques minutes ; regardez aussi parmi les indésirables. Un lien qu’il contient peut servir une fois, pendant deux jours.
account-fault-wrong-or-unconfirmed = Adresse ou mot de passe incorrect, ou adresse pas encore confirmée. Dans ce dernier cas, un courriel avec un lien est en route vers vous.
account-fault-invited = Cette fédération n’accepte que les inscriptions sur invitation.
account-fault-wrong-password = Ce n’est pas le mot de passe du compte.
account-fault-spent = Ce n’est plus possible.

## Inviting

federation-invite = Inviter une personne
federation-invite-about = Créer un compte pour une personne et lui envoyer un lien pour choisir un mot de passe
invite-title = Inviter une personne
invite-lead = La personne reçoit un courriel avec un lien pour choisir un mot de passe. Le lien peut servir une fois, pendant trente jours.
invite-name = Nom
invite-email = Adresse électronique
invite-submit = Envoyer l’invitation
invite-invited = Une invitation est en route vers { $email }.
invite-fault-email-taken = Un compte a déjà cette adresse.
invite-again = Inviter de nouveau
invite-again-spoken = Inviter de nouveau { $name }
invite-again-invited = Une autre invitation est en route.

## The operator’s outbox

outbox-title = Boîte d’envoi
outbox-about = Les courriels de tout le site qui attendent d’être envoyés
outbox-sends = Les courriels sont remis au serveur de messagerie configuré. Leur contenu ne regarde que leur destinataire ; il n’est pas affiché ici.
outbox-reads = Aucun serveur de messagerie n’est configuré (SMTP_URL) : les courriels attendent ici, et vous pouvez les transmettre. Leurs liens sont secrets : chacun donne accès à un compte.
outbox-none = Aucun courriel n’a encore été écrit.
outbox-to = À { $to }
outbox-sent = Envoyé :
outbox-due = Prochain essai :
outbox-waits = Attend ici.
outbox-given-up = Abandonné, ou devenu inutile.
outbox-fault = { $attempts ->
    [one] Essayé une fois. { $fault }
   *[other] Essayé { $attempts } fois. { $fault }
}
outbox-read = Lire
outbox-again = Réessayer maintenant
outbox-again-spoken = Réessayer maintenant : { $subject }, à { $to }
