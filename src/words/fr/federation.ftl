## A federation: those who belong to it and those who run it

nav-federation = Fédération
federation-lead = Ce que vous pouvez faire ici dépend des rôles que vous avez dans cette fédération.
federation-people = Personnes
federation-people-about = Qui appartient à la fédération, et qui a quel rôle
federation-settings = Réglages
federation-settings-about = Nom, langues, édition des Lois, fuseau horaire, niveaux, inscription
federation-choose = Fédération
federation-others = Autres fédérations de ce site

people-count =
    { $n ->
        [0] Personne n’a de compte ici.
        [one] Une personne a un compte ici.
       *[other] { $n } personnes ont un compte ici.
    } { $roles ->
        [0] Personne n’a de rôle au-delà de celui de stagiaire.
        [one] Un rôle au-delà de celui de stagiaire est attribué.
       *[other] { $roles } rôles au-delà de celui de stagiaire sont attribués.
    }
people-search = Nom, adresse électronique ou numéro de licence
people-find = Chercher
people-none = Personne n’y répond.
people-more = Plus de personnes
people-invited = invité, pas encore entré

person-number = Numéro de licence
person-since = Inscrit
person-joined = a choisi un mot de passe
person-confirmed = adresse confirmée
person-unconfirmed = adresse non confirmée
person-roles = Rôles

role-trainee = Stagiaire
role-course_leader = Responsable de cours
role-examiner = Examinateur
role-admin = Administrateur de la fédération
role-operator = Exploitant du site
role-held = attribué
role-not-held = non attribué
role-give = Donner
role-take = Retirer
role-give-spoken = Donner à { $name } le rôle { $role }
role-take-spoken = Retirer le rôle { $role } à { $name }
role-own = Nul ne change ses propres rôles. Quelqu’un d’autre, qui le peut, doit le faire.
role-ends-sessions = Qui voit changer ses rôles est déconnecté partout et se reconnecte.

settings-name = Nom
settings-languages = Langues
settings-languages-hint = La principale d’abord, séparées par des virgules, par exemple nb, en.
settings-edition = Édition des Lois en vigueur
settings-edition_from = En vigueur à partir du
settings-edition_from-hint = Avant ce jour, c’est l’édition précédente qui est en vigueur. Laissez vide si elle l’est depuis toujours.
settings-zone = Fuseau horaire
settings-zone-hint = Par exemple Europe/Oslo. Les dates des cours et des examens y commencent et y finissent.
settings-levels = Niveaux
settings-levels-hint = Un par ligne, du plus bas au plus haut.
settings-sign_up = Qui peut s’inscrire
settings-sign_up-open = Tout le monde
settings-sign_up-confirmed = Tous ceux qui confirment leur adresse électronique
settings-sign_up-invited = Personne : on est invité
settings-keeps_record = Le dossier public d’un certificat reste quand le compte de son titulaire est supprimé
settings-holds = vaut
settings-holds-not = ne vaut pas
settings-save = Enregistrer les réglages
settings-fault-name = Donnez à la fédération un nom d’au plus 120 caractères.
settings-fault-languages = Écrivez des langues comme nb, en, 20 au plus.
settings-fault-edition = Choisissez l’une des éditions.
settings-fault-edition_from = Écrivez le jour comme année, mois et jour, par exemple 2027-08-01.
settings-fault-elections = Les seuils sont des nombres de 0 à 1000, et « pas proche au-dessous de » n’est pas supérieur à « proche à partir de ».
settings-fault-zone = Il n’y a pas de tel fuseau horaire. Ils s’écrivent comme Europe/Oslo.
settings-fault-levels = Au plus 20 niveaux, chacun une fois, avec des noms d’au plus 120 caractères.
settings-fault-sign_up = Choisissez qui peut s’inscrire.

refused-title = Ceci ne vous est pas ouvert
refused-help = Aucun des rôles que vous avez ne le permet. Si vous devriez y avoir accès, demandez à un administrateur de la fédération.
silent-title = Le site ne peut pas le dire pour l’instant
silent-help = La base de données ne répond pas. Rien n’a été changé ; veuillez réessayer dans un instant.
