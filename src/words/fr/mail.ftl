### Emails, as plain text. An email is short, says what its link does and for how long, and what to
### do if it was not requested.

mail-hours = { $n ->
    [one] une heure
   *[other] { $n } heures
}
mail-days = { $n ->
    [one] un jour
   *[other] { $n } jours
}
mail-close =
    { $federation }
    { $site }

mail-invitation-subject = { $federation } : votre compte
mail-invitation-text =
    Bonjour { $name },

    { $federation } vous a ouvert un compte sur Director, please!, où l’on apprend à arbitrer à la table de bridge. Suivez ce lien pour choisir un mot de passe :

    { $link }

    Le lien peut servir une fois, dans un délai { DE($span) }. Si vous ne voulez pas de ce compte, ne faites rien.

mail-confirmation-subject = { $federation } : confirmez votre adresse
mail-confirmation-text =
    Cette adresse a servi à une inscription sur Director, please!

    Si c’était vous, suivez ce lien et écrivez le mot de passe que vous avez choisi :

    { $link }

    Le lien peut servir une fois, dans un délai { DE($span) }. Si ce n’était pas vous, ne faites rien : sans votre confirmation, personne ne peut utiliser le compte.

mail-known-subject = { $federation } : vous avez un compte
mail-known-text =
    Cette adresse a servi à une inscription sur Director, please! C’est déjà celle d’un compte, et rien n’a été changé.

    Si c’était vous, connectez-vous avec le mot de passe que vous aviez choisi. Si vous ne le savez plus, demandez-en un nouveau ici :

    { $reset }

    Si ce n’était pas vous, ne faites rien.

mail-reset-subject = { $federation } : un nouveau mot de passe
mail-reset-text =
    Un nouveau mot de passe a été demandé pour le compte qui a cette adresse sur Director, please!

    Si c’était vous, suivez ce lien pour en choisir un :

    { $link }

    Le lien peut servir une fois, dans un délai { DE($span) }. Si ce n’était pas vous, ne faites rien : votre mot de passe reste tel qu’il est.

mail-password-changed-subject = { $federation } : votre mot de passe a été changé
mail-password-changed-text =
    Le mot de passe de votre compte sur Director, please! vient d’être changé, et tous ceux qui étaient connectés avec lui ont été déconnectés.

    Si ce n’était pas vous, demandez-en aussitôt un nouveau :

    { $reset }

mail-address-subject = { $federation } : votre nouvelle adresse
mail-address-text =
    Cette adresse a été indiquée comme nouvelle adresse d’un compte sur Director, please!

    Si ce compte est le vôtre, suivez ce lien pour le confirmer :

    { $link }

    Le lien peut servir une fois, dans un délai { DE($span) }. Sinon, ne faites rien.

mail-address-taken-subject = { $federation } : votre adresse
mail-address-taken-text =
    Cette adresse a été indiquée comme nouvelle adresse d’un compte sur Director, please! C’est déjà l’adresse d’un compte, et rien n’a donc été changé.

    Si c’était vous, connectez-vous avec ce compte. Si vous n’en savez plus le mot de passe, demandez-en un nouveau ici :

    { $reset }

    Si ce n’était pas vous, ne faites rien.

mail-address-changed-subject = { $federation } : votre adresse a été changée
mail-address-changed-text =
    Votre compte sur Director, please! a désormais une autre adresse, et les courriels y sont envoyés.

    Si ce n’est pas vous qui l’avez changée, prévenez aussitôt { $federation }.

mail-change-asked-subject = { $federation } : une modification de votre compte est demandée
mail-change-asked-text =
    Une personne responsable à { $federation } a demandé de modifier votre compte sur Director, please! : de supprimer votre second facteur, de le délier d’un système de connexion, de corriger votre nom, votre adresse ou votre numéro, ou de supprimer le compte. Une deuxième personne décide.

    Si vous n’avez rien demandé, dites-le tout de suite à { $federation }.

mail-second-factor-removed-subject = { $federation } : votre second facteur a été supprimé
mail-second-factor-removed-text =
    { $federation } a supprimé le second facteur de votre compte sur Director, please!, et vous avez été déconnecté partout. Connectez-vous avec votre mot de passe et mettez-en un autre en place.

    Si vous n’avez rien demandé, changez votre mot de passe et dites-le tout de suite à { $federation } :

    { $reset }

mail-provider-linked-subject = { $federation } : votre compte est relié à { $name }
mail-provider-linked-text =
    Votre compte sur Director, please! vient d’être relié à { $name }. Vous pouvez désormais vous connecter par ce système.

    Si ce n’était pas vous, dites-le tout de suite à { $federation }. Choisissez ensuite un nouveau mot de passe ici, connectez-vous avec lui et déliez { $name } à la page de votre compte :

    { $reset }

mail-provider-unlinked-subject = { $federation } : votre compte n’est plus relié à { $name }
mail-provider-unlinked-text =
    Votre compte sur Director, please! n’est plus relié à { $name } : vous ne pouvez plus vous connecter par ce système. Votre mot de passe reste valable. Si vous n’en avez pas, choisissez-en un ici :

    { $reset }

    Si vous n’avez rien demandé, dites-le tout de suite à { $federation }.

mail-account-deleted-subject = { $federation } : votre compte a été supprimé
mail-account-deleted-text =
    Votre compte sur Director, please! a été supprimé par { $federation }.

    Si vous n’avez rien demandé, dites-le à { $federation }.

mail-remarked-subject = { $federation } : votre examen a été corrigé de nouveau
mail-remarked-text =
    L’un de vos examens a été corrigé de nouveau, et au moins une de ses notes a changé. Voyez ici ce que cela a donné :

    { $link }

mail-appeal-decided-subject = { $federation } : votre recours est tranché
mail-appeal-decided-text =
    Un examinateur a tranché votre recours. Lisez ici la réponse :

    { $link }
mail-certificate-issued-subject = { $federation } : votre certificat
mail-certificate-issued-text =
    { $federation } vous a délivré un certificat ({ $level }). Connectez-vous pour le télécharger :

    { $link }

mail-certificate-suspended-subject = { $federation } : votre certificat est suspendu
mail-certificate-suspended-text =
    { $federation } a suspendu votre certificat ({ $level }). Il n’est pas valable tant qu’il n’est pas rétabli.

    Motif : { $reason }

    Voyez-le ici :

    { $link }

mail-certificate-reinstated-subject = { $federation } : votre certificat est rétabli
mail-certificate-reinstated-text =
    { $federation } a rétabli votre certificat ({ $level }).

    Motif : { $reason }

    Voyez-le ici :

    { $link }

mail-certificate-revoked-subject = { $federation } : votre certificat est révoqué
mail-certificate-revoked-text =
    { $federation } a révoqué définitivement votre certificat ({ $level }).

    Motif : { $reason }

    Voyez-le ici :

    { $link }

mail-marker-subject = { $federation } : des réponses d’examen à corriger
mail-marker-text =
    Un examinateur de { $federation } vous demande de corriger des réponses de cet examen : { $name }

    Chacune est notée par deux personnes, qui ne voient ni les noms ni la note de l’autre. Suivez ce lien d’ici { $span } :

    { $link }

mail-exam-subject = { $federation } : { $name }
mail-exam-text =
    Vous êtes sur la liste des candidats de cet examen : { $name }

    Ouverture : { $opens }
    Clôture : { $closes }
    Temps accordé : { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }
    Code d’entrée : { $coded ->
        [yes] { $entry }
       *[no] aucun
    }

    À l’ouverture, connectez-vous et commencez ici :

    { $link }


mail-exam-tomorrow-subject = { $federation } : demain, { $name }
mail-exam-tomorrow-text =
    Pour rappel : vous êtes sur la liste des candidats de cet examen, qui s’ouvre demain : { $name }

    Ouverture : { $opens }
    Clôture : { $closes }
    Temps accordé : { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }
    Code d’entrée : { $coded ->
        [yes] { $entry }
       *[no] aucun
    }

    À l’ouverture, connectez-vous et commencez ici :

    { $link }


mail-runs-out-subject = { $federation } : votre certificat expire le { $on }
mail-runs-out-text =
    Votre certificat ({ $level }) est valable jusqu’au { $on }. Voyez ici ce qui le renouvelle :

    { $link }

mail-webhook-paused-subject = { $federation } : les messages à { $name } sont en pause
mail-webhook-paused-text =
    { $gone ->
        [yes] Votre système { $name } a répondu qu’il ne veut plus de messages sur les résultats et les certificats.
       *[other] Votre système { $name } n’a accepté aucun message sur les résultats et les certificats pendant cinq jours.
    } Aucun n’est plus envoyé tant qu’un administrateur ne les reprend pas ici :

    { $link }

mail-review-subject = { $federation } : votre examen
mail-review-text =
    { $federation } a ouvert ce qui peut être vu d’un examen que vous avez passé. Connectez-vous et suivez ce lien :

    { $link }

## Texts of emails that a federation writes itself

federation-emails = Courriels
federation-emails-about = Rédigez les textes des courriels que votre fédération envoie
emails-lead = Ces courriels sont envoyés au nom de votre fédération. Ceux qui protègent un compte, par exemple pour un nouveau mot de passe, gardent toujours le texte standard.
emails-own = texte propre
emails-kind-invitation = Invitation à un compte
emails-kind-exam = Examen : quand et où
emails-kind-exam-tomorrow = Examen : rappel la veille
emails-kind-review = Résultats d’examen
emails-kind-appeal-decided = Recours tranché
emails-kind-remarked = Examen recorrigé
emails-kind-certificate-issued = Certificat délivré
emails-kind-certificate-suspended = Certificat suspendu
emails-kind-certificate-reinstated = Certificat de nouveau valable
emails-kind-certificate-revoked = Certificat révoqué
emails-kind-runs-out = Certificat bientôt expiré
email-text-is-own = Ce texte est le vôtre.
email-text-is-standard = C’est le texte standard. Modifiez-le à votre gré.
email-text-subject = Objet
email-text-body = Texte
email-text-body-hint = Le nom de votre fédération et l’adresse du site suivent en dessous.
email-text-save = Enregistrer le texte
email-text-saved = Enregistré. Il sert dès le prochain courriel.
email-text-standard = Revenir au texte standard
email-text-changed = Quelqu’un d’autre a enregistré ce texte depuis que vous l’avez ouvert ; le vôtre n’est donc pas encore enregistré. Il est dans le formulaire : enregistrez-le de nouveau pour remplacer l’autre.
email-text-theirs = L’autre texte
email-text-changed-standard = Quelqu’un d’autre a enregistré ce texte depuis que vous l’avez ouvert ; il est donc resté. Lisez-le, puis appuyez de nouveau sur le bouton pour revenir au texte standard.
email-text-preview = Un exemple
email-text-places = Champs
email-text-places-about = Chacun est remplacé à l’envoi. Une ligne dont tous les champs sont vides est omise.
email-text-needed = obligatoire
email-text-fault-subject = Rédigez un objet d’une ligne, 150 caractères au plus.
email-text-fault-body = Rédigez un texte de 5000 caractères au plus.
email-text-fault-subject-unknown = Ce courriel n’a pas ce champ : { $unknown }
email-text-fault-body-unknown = Ce courriel n’a pas ce champ : { $unknown }
email-text-fault-body-missing = Il manque ce champ au texte : { $missing }
email-place-link = le lien
email-place-name = le nom du destinataire
email-place-exam = le nom de l’examen
email-place-span = durée de validité du lien
email-place-federation = le nom de votre fédération
email-place-opens = ouverture de l’examen
email-place-closes = fermeture de l’examen
email-place-minutes = minutes accordées, temps supplémentaire compris
email-place-entry = le code d’accès, s’il en faut un
email-place-level = le nom du niveau
email-place-reason = le motif de l’examinateur
email-place-on = le dernier jour du certificat
