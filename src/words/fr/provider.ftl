### La connexion par le système d’une fédération, avec OpenID Connect.

provider-or = Ou par votre fédération
provider-continue = Continuer avec { $name }
provider-away = Si ce système ne fonctionne pas, connectez-vous avec votre mot de passe. Vous n’en avez pas ? « Mot de passe oublié ? » vous envoie un lien pour en choisir un.
provider-onward-title = Vers { $name }
provider-onward-lead = Connectez-vous là-bas. Vous reviendrez ensuite ici.
provider-onward-link = Continuer vers { $name }
provider-expired-title = Cette connexion a expiré

## La première connexion

provider-first-title = Première connexion avec { $name }
provider-first-unnamed = Vous êtes connecté à { $provider }.
provider-first-name = Vous êtes connecté à { $provider } sous le nom de { $name }.
provider-first-address = Vous êtes connecté à { $provider } avec { $email }.
provider-first-both = Vous êtes connecté à { $provider } sous le nom de { $name }, { $email }.
provider-first-link-own = Est-ce bien vous ? Reliez cette identité au compte de { $name }, { $email }. Dès lors, { $provider } vous connecte.
provider-first-link = Relier à ce compte
provider-first-new = Je suis nouveau ici
provider-first-new-about = Votre compte auprès de { $federation } aura l’adresse { $email }. Il ne faut pas de mot de passe.
provider-first-join = Créer le compte
provider-first-have = J’ai un compte
provider-first-have-about = Connectez-vous une fois à ce compte, pour prouver qu’il est à vous. Vous pourrez alors le relier.
provider-first-known = Il existe un compte avec l’adresse { $email }. Connectez-vous une fois à ce compte, pour prouver qu’il est à vous. Vous pourrez alors le relier.
provider-first-sign-in = Se connecter et relier
provider-first-none = Pas encore de compte ? Il ne peut pas être créé d’ici. Inscrivez-vous d’abord auprès de { $federation }.

## Les invitations

provider-or-accept = Ou sans mot de passe
provider-accept-about = Vous êtes connecté à { $provider } sous le nom de { $name }. Acceptez l’invitation, et { $provider } vous connectera dès lors.
provider-accept = Accepter

## Le compte de l’utilisateur

provider-own = Connexion par votre fédération
provider-own-about = Reliez ce compte au système de votre fédération.
provider-own-none = Votre fédération ne propose aucun système de connexion.
provider-own-password = Votre mot de passe reste valable, même si l’autre système est en panne.
provider-own-no-password = Vous n’avez pas de mot de passe. Choisissez-en un par courriel pour pouvoir vous connecter quand l’autre système est en panne.
provider-own-no-mail = Vous n’avez pas de mot de passe, et ce site n’envoie pas de courriels. Si l’autre système est en panne, demandez à votre fédération un lien pour en choisir un.
provider-own-set = Choisir un mot de passe
provider-own-linked = Votre compte est relié. Vous pouvez désormais vous connecter ainsi.
provider-own-unlinked = Votre compte n’est plus relié, et vos autres appareils sont déconnectés.
provider-own-not = Non relié
provider-own-since = Relié
provider-own-used = dernière connexion
provider-own-link = Relier
provider-own-link-spoken = Relier à { $name }
provider-own-unlink = Délier
provider-own-unlink-spoken = Délier de { $name }
provider-own-other-number = { $name } indique { $number } comme numéro de licence, mais c’est { $own } ici. Dites à votre fédération lequel est le bon.
provider-own-taken-number = { $name } indique { $number } comme numéro de licence, mais un autre compte le porte. Signalez-le à votre fédération.

## Les fautes

account-fault-provider-expired = Cette connexion a expiré, a déjà servi ou a commencé dans un autre navigateur. Veuillez recommencer.
account-fault-provider-gone = Cette connexion n’est plus proposée. Utilisez votre mot de passe.
account-fault-provider-declined = Vous n’avez pas donné votre accord à l’autre système : vous n’êtes pas connecté. Réessayez, ou utilisez votre mot de passe.
account-fault-provider-refused = L’autre système a refusé la connexion. Réessayez, ou utilisez votre mot de passe.
account-fault-provider-silent = L’autre système ne répond pas. Utilisez votre mot de passe, faites-vous en envoyer un nouveau, ou réessayez plus tard.
account-fault-provider-invalid = La réponse de l’autre système n’est pas digne de foi : vous n’êtes pas connecté. Utilisez votre mot de passe, et prévenez votre fédération.
account-fault-provider-linked = Cela est déjà relié : soit cette personne à un autre compte, soit votre compte à une autre personne. Déliez d’abord l’un des deux.
account-fault-provider-last = C’est votre seul moyen de vous connecter. Choisissez d’abord un mot de passe.

## Pour les administrateurs de la fédération

federation-providers = Connexion
federation-providers-about = Permettre aux membres de se connecter par le système de la fédération
provider-lead = Vos membres peuvent se connecter par le système de votre fédération, s’il parle OpenID Connect. Les mots de passe restent valables à côté.
provider-none = Aucun système pour l’instant.
provider-new = Ajouter un système
provider-removed = Le système et tous ses liens ont été supprimés.
provider-saved = Enregistré.
provider-state-new = Pas encore essayé.
provider-state-tried = Essayé, non proposé.
provider-state-offered = Proposé.
provider-linked = { $n ->
    [0] Aucun compte n’est relié.
    [one] Un compte est relié.
   *[other] { $n } comptes sont reliés.
}
provider-no-mail = Ce site n’envoie pas de courriels : les membres sans mot de passe ne peuvent pas se connecter quand le système est en panne.
provider-return = Adresse de retour, à indiquer dans le système comme redirect URI et comme post logout redirect URI :
provider-settings = Réglages
provider-name = Nom sur le bouton
provider-name-hint = Le nom que vos membres donnent au système.
provider-issuer = Émetteur (issuer)
provider-issuer-hint = L’adresse du système, par exemple https://id.example.org/realms/members. Elle ne peut plus être changée ensuite.
provider-client = Identifiant du client (client ID)
provider-client-hint = Donné par le système quand ce site y est enregistré.
provider-secret = Secret du client (client secret)
provider-secret-hint = Donné au même endroit. Il est conservé chiffré. Laissez vide pour un client public.
provider-secret-kept = Un secret est conservé, chiffré. Laissez vide pour le garder.
provider-scopes = Portées (scopes)
provider-scopes-hint = En plus de openid, séparées par des espaces.
provider-number_claim = Attribut (claim) du numéro de licence
provider-number_claim-hint = Remplit le numéro de licence des comptes qui n’en ont pas. Laissez vide s’il n’y en a pas.
provider-email_rule = Adresses électroniques fiables
provider-email_rule-hint = Un nouveau compte demande une adresse dont on est sûr qu’elle est à son titulaire.
provider-email_rule-verified = Celles que le système a vérifiées
provider-email_rule-always = Toutes : la fédération s’en porte garante
provider-email_rule-never = Aucune
provider-admits = Les membres sans compte en reçoivent un à leur première connexion
provider-trusts_factor = Un second facteur demandé par le système vaut ici
provider-trusts_factor-about = La personne qui commande le système peut alors agir ici comme un examinateur ou un administrateur qui n’a pas de second facteur sur ce site. Les opérateurs et ceux qui ont un rôle ailleurs ne sont jamais concernés.
provider-save = Enregistrer
provider-try = Essayer
provider-tried = Cela fonctionne : vous êtes revenu connecté. Vous êtes le seul à pouvoir vous en servir tant que vous ne le proposez pas.
provider-tried-at = Dernier essai
provider-offer = Proposer aux membres
provider-withdraw = Ne plus proposer
provider-remove-title = Supprimer
provider-remove-about = { $n ->
    [0] Aucun compte n’est relié.
    [one] Un compte est relié. Son titulaire aura besoin d’un mot de passe, qu’il peut choisir par courriel.
   *[other] { $n } comptes sont reliés. Leurs titulaires auront besoin d’un mot de passe, qu’ils peuvent choisir par courriel.
}
provider-remove = Supprimer définitivement
provider-said = Ce que le système dit de vous
provider-said-subject = Sujet
provider-said-name = Nom
provider-said-email = Adresse électronique
provider-said-number = Numéro de licence
provider-said-second = Second facteur
provider-said-none = rien
provider-said-trusted = { $email }, fiable
provider-said-untrusted = { $email }, non fiable
provider-said-factor = demandé
provider-said-no-factor = non demandé
provider-fault-name = Indiquez un nom de 60 caractères au plus.
provider-fault-issuer = Indiquez l’adresse du système, qui commence par https://.
provider-fault-issuer-forbidden = Ce site ne peut pas s’adresser là. Il faut https et une adresse publique, ou l’accord de l’opérateur.
provider-fault-issuer-silent = Cette adresse ne répond pas. Vérifiez-la, ou réessayez plus tard.
provider-fault-issuer-other = Il n’y a pas de description OpenID Connect de cet émetteur à cette adresse.
provider-fault-issuer-keys = Les clés de cet émetteur n’ont pas pu être lues.
provider-fault-client = Indiquez l’identifiant du client, en lettres sans accent, chiffres et signes.
provider-fault-secret = N’employez que des lettres sans accent, des chiffres et des signes.
provider-fault-secret-unsealed = Ce site n’a pas de clé pour chiffrer le secret. Adressez-vous à l’opérateur.
provider-fault-scopes = N’employez que des lettres sans accent, des chiffres et des signes.
provider-fault-number_claim = Indiquez un seul attribut, sans espace.
provider-fault-email_rule = Choisissez une de ces possibilités.
provider-fault-many = Il y a déjà dix systèmes.
provider-fault-often = C’est trop souvent. Veuillez réessayer dans un quart d’heure.
provider-fault-untried = Essayez-le d’abord.
