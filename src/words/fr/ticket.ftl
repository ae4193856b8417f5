### Pages that links in emails lead to, and pages that send such emails; the emails are in mail.ftl.

link-new-password = Nouveau mot de passe
link-invitation-title = Choisir un mot de passe
link-invitation-lead = { $federation } a ouvert un compte pour { $name }, avec l’adresse { $email }. Avec un mot de passe à vous, il est à vous.
link-invitation-submit = Le choisir et se connecter
link-confirmation-title = Confirmer votre adresse
link-confirmation-lead = Vous vous êtes inscrit auprès de cette fédération : { $federation }. Écrivez le mot de passe que vous avez choisi, et { $email } est l’adresse de votre compte.
link-confirmation-submit = Confirmer et se connecter
link-reset-title = Choisir un nouveau mot de passe
link-reset-lead = Pour le compte qui a l’adresse { $email }. Tous ceux qui y sont connectés maintenant sont déconnectés.
link-reset-submit = Changer le mot de passe
link-address-title = Votre nouvelle adresse
link-address-lead = { $email } doit devenir l’adresse de votre compte ({ $federation }) : vous vous connectez avec elle, et les courriers y sont envoyés.
link-address-submit = Utiliser cette adresse
link-spent-title = Ce lien ne peut pas servir
link-spent-help = Il a déjà servi, son délai est écoulé, ou il en manque un morceau. S’il vous en faut un autre, demandez-le : tant que vous vous souvenez de l’adresse, il y a un chemin vers votre compte.
reset-title = Un nouveau mot de passe
reset-lead = Écrivez l’adresse de votre compte. Un courrier y arrive, avec un lien qui permet de choisir un nouveau mot de passe.
reset-submit = Envoyer le courrier
reset-asked = S’il y a un compte avec cette adresse, un courrier est en route.
reset-asked-help = Il arrive en quelques minutes ; regardez aussi parmi les indésirables. Son lien peut servir une fois, pendant une heure.
email-title = Votre adresse
email-lead = L’adresse de votre compte est { $email }. Vous vous connectez avec elle, et les courriers y sont envoyés. Une nouvelle adresse vaut dès que vous suivez le lien d’un courrier qui y est envoyé.
email-new = Nouvelle adresse
email-password = Votre mot de passe
email-submit = Envoyer le courrier
email-asked = Un courrier est en route vers { $email }. Suivez le lien qu’il contient.
email-address-changed = Votre adresse est changée.
email-fault-email-taken = C’est déjà l’adresse de votre compte.
sign-in-forgotten = Mot de passe oublié ?
sign-in-password-changed = Votre mot de passe est changé. Connectez-vous avec lui.
sign-in-address-changed = Votre adresse est changée. Connectez-vous avec la nouvelle.
sign-up-to-confirm = Un courriel est en route vers vous. Il vous dit comment vous connecter.
sign-up-to-confirm-help = Il arrive en quelques minutes ; regardez aussi parmi les indésirables. Un lien qu’il contient peut servir une fois, pendant deux jours.
account-fault-wrong-or-unconfirmed = L’adresse et le mot de passe ne vont pas ensemble, ou l’adresse n’est pas encore confirmée. Dans ce cas, un courriel avec un lien est en route vers vous.
account-fault-invited = On ne s’inscrit pas soi-même dans cette fédération : c’est elle qui invite.
account-fault-wrong-password = Ce n’est pas le mot de passe du compte.
account-fault-spent = Cela ne peut plus se faire.

## Inviting

federation-invite = Inviter quelqu’un
federation-invite-about = Créer un compte pour une personne et lui envoyer un lien pour choisir un mot de passe.
invite-title = Inviter quelqu’un
invite-lead = La personne reçoit un courrier avec un lien qui permet de choisir un mot de passe. Le lien peut servir une fois, pendant trente jours.
invite-name = Nom
invite-email = Adresse électronique
invite-submit = Envoyer l’invitation
invite-invited = Une invitation est en route vers { $email }.
invite-fault-email-taken = Quelqu’un a déjà un compte avec cette adresse.
invite-again = Inviter de nouveau
invite-again-spoken = Inviter de nouveau { $name }
invite-again-invited = Une autre invitation est en route.

## The operator’s outbox

outbox-title = Boîte d’envoi
outbox-about = Courriers de tout le site qui attendent d’être envoyés.
outbox-sends = Les courriers sont remis au serveur de messagerie configuré. Ce que dit un courrier reste entre lui et son lecteur, et n’est donc pas affiché ici.
outbox-reads = Aucun serveur de messagerie n’est configuré (SMTP_URL), les courriers attendent donc ici, et vous pouvez les transmettre. Leurs liens sont secrets : chacun est un accès à un compte.
outbox-none = Aucun courrier n’a encore été écrit.
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
outbox-again = Essayer aussitôt
outbox-again-spoken = Essayer aussitôt : { $subject }, à { $to }
