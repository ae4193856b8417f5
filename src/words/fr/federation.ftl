## A federation: its people, roles and settings

nav-federation = Fédération
federation-lead = Ce que vous pouvez faire ici dépend des rôles que vous avez dans cette fédération.
federation-people = Personnes
federation-people-about = Les membres de la fédération et leurs rôles
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
people-none = Aucun résultat.
people-more = Personnes suivantes
people-file = Télécharger les personnes (CSV)
people-file-of-certificates = Télécharger les certificats (CSV)
people-file-name = Nom
people-file-email = Adresse électronique
people-file-number = Numéro de licence
people-file-since = Inscrit le
people-file-password = A choisi un mot de passe
people-file-confirmed = Adresse confirmée
people-file-roles = Rôles
people-file-yes = oui
people-file-no = non
people-file-programme = Programme
people-file-level = Niveau
people-file-edition = Lois
people-file-issued = Délivré
people-file-until = Valable jusqu’au
people-file-state = État
people-file-certificate = Numéro
people-invited = invitation pas encore acceptée

person-number = Numéro de licence
person-since = Inscrit
person-joined = compte en service
person-confirmed = adresse confirmée
person-unconfirmed = adresse non confirmée
person-roles = Rôles

role-trainee = Stagiaire
role-course_leader = Responsable de cours
role-invigilator = Surveillant
role-examiner = Examinateur
role-admin = Administrateur de la fédération
role-operator = Exploitant du site
role-held = attribué
role-not-held = non attribué
role-give = Donner
role-take = Retirer
role-give-spoken = Donner à { $name } le rôle { $role }
role-take-spoken = Retirer le rôle { $role } à { $name }
role-own = Personne ne change ses propres rôles. Adressez-vous à une autre personne habilitée.
role-ends-sessions = Quand les rôles d’une personne changent, elle est déconnectée partout et doit se reconnecter.

settings-name = Nom
settings-languages = Langues
settings-languages-hint = La principale d’abord, séparées par des virgules, par exemple nb, en.
settings-edition = Édition des Lois en vigueur
settings-edition_from = En vigueur à partir du
settings-edition_from-hint = Avant ce jour, c’est l’édition précédente qui est en vigueur. Laissez vide si l’édition choisie l’est depuis toujours.
settings-zone = Fuseau horaire
settings-zone-hint = Par exemple Europe/Oslo. Les dates des cours et des examens y commencent et y finissent.
settings-levels = Niveaux
settings-levels-hint = Un par ligne, du plus bas au plus haut.
settings-sign_up = Qui peut s’inscrire
settings-sign_up-hint = Si le site envoie des courriels, toute personne qui s’inscrit confirme d’abord son adresse, et nul ne peut apprendre ici quelles adresses ont un compte. Sinon, avec « tout le monde », l’inscription est immédiate, et le formulaire dit qu’une adresse est déjà prise.
settings-sign_up-open = Tout le monde
settings-sign_up-confirmed = Tous ceux qui confirment leur adresse électronique
settings-sign_up-invited = Sur invitation seulement
settings-keeps_record = Le dossier public d’un certificat reste quand le compte de son titulaire est supprimé
settings-disclosure = Ce que chacun peut voir de ce pour quoi un certificat a été délivré
settings-disclosure-nothing = Rien
settings-disclosure-laws = Les Lois, et la version du moteur qui les a appliquées
settings-disclosure-all = Aussi les examens avec leurs dates, et le fait que des séances ont été arbitrées ; jamais une note
settings-disclosure-hint = Cela vaut pour les certificats délivrés à partir de maintenant.
settings-awaits_results = Les certificats attendent les résultats : aucun pour une personne dont un examen a des résultats non publiés
settings-second_issuer = Un second examinateur doit approuver chaque certificat
settings-second_issuer-never = Seulement si le programme le prévoit
settings-second_issuer-possible = Partout où la fédération a deux examinateurs
settings-second_issuer-always = Toujours
settings-second_issuer-hint = L’examinateur qui a rédigé le sujet et organisé l’examen ne décide alors pas seul. Avec « Toujours » et un seul examinateur, aucun certificat ne peut être délivré.
settings-logo = Logo sur les certificats
settings-logo-now = Le logo tel qu’il est maintenant
settings-logo-none = Il n’y en a pas : les quatre couleurs figurent à sa place.
settings-logo-file = Une autre image
settings-logo-file-hint = Un PNG d’au plus 500 ko et 2000 pixels de côté. Il est imprimé sur les certificats délivrés à partir de maintenant ; ceux qui ont été délivrés avant gardent le leur.
settings-logo-save = Enregistrer le logo
settings-logo-remove = Retirer le logo
settings-holds = oui
settings-holds-not = non
settings-save = Enregistrer les réglages
settings-fault-name = Donnez à la fédération un nom d’au plus 120 caractères.
settings-fault-languages = Écrivez des langues comme nb, en, 20 au plus.
settings-fault-edition = Choisissez l’une des éditions.
settings-fault-edition_from = Écrivez le jour dans l’ordre année, mois, jour, par exemple 2027-08-01.
settings-fault-elections = Les seuils sont des nombres de 0 à 1000, et « pas proche au-dessous de » n’est pas supérieur à « proche à partir de ».
settings-fault-zone = Ce fuseau horaire n’existe pas. Un fuseau s’écrit comme Europe/Oslo.
settings-fault-levels = Au plus 20 niveaux, chacun une fois, avec des noms d’au plus 120 caractères.
settings-fault-sign_up = Choisissez qui peut s’inscrire.
settings-fault-disclosure = Choisissez ce que chacun peut voir.
settings-fault-second_issuer = Choisissez quand un second examinateur doit donner son accord.
settings-fault-logo-none = Choisissez d’abord un fichier.
settings-fault-logo-bytes = Ce fichier est trop lourd : 500 ko au plus.
settings-fault-logo-pixels = Cette image est trop grande : 2000 pixels de côté au plus.
settings-fault-logo-picture = Ce n’est pas un PNG, ou le fichier est incomplet.
settings-fault-logo-detail = Il y a trop de détails dans cette image : les certificats deviendraient trop lourds. Les dessins et les lettres conviennent ; les photographies, non.

refused-title = Accès refusé
refused-help = Aucun de vos rôles ne le permet. Si vous devez y avoir accès, adressez-vous à un administrateur de la fédération.
silent-title = Le site ne peut pas répondre pour l’instant
silent-help = La base de données ne répond pas. Rien n’a été changé ; veuillez réessayer dans un instant.

## Changes to a person’s account by an admin

keep-title = Compte
keep-lead = Corrigez ce qui est faux, supprimez un second facteur perdu, déliez le compte d’un système de connexion, ou supprimez-le. Toute action est inscrite au journal, et la personne en est informée par courriel.
keep-two = Cette personne a un rôle qui exige un second facteur. Une deuxième personne qui y est autorisée doit confirmer chaque modification dans les sept jours. S’il n’y en a pas, l’exploitant du site fait la modification avec le programme.
keep-correct = Corriger le compte
keep-second-factor = Supprimer le second facteur
keep-second-factor-about = Pour un appareil perdu. Assurez-vous de l’identité de la personne. Elle est déconnectée, se connecte avec son seul mot de passe et met en place un autre second facteur.
keep-unlink = Délier du système de connexion
keep-unlink-about = Si le compte est relié à la mauvaise personne dans le système de votre fédération, ou ne peut être relié à la bonne. Assurez-vous de l’identité de la personne. Elle est déconnectée. Sans mot de passe, il lui en faut un par courriel, ou une nouvelle invitation.
keep-delete = Supprimer le compte
keep-sure = J’en suis sûr : rien ne rétablit un compte supprimé.
keep-asked-second-factor = Demandé : la suppression du second facteur.
keep-asked-unlink = Demandé : délier le compte du système de connexion.
keep-asked-correct = Demandé : la correction du compte en { $to }
keep-asked-delete = Demandé : la suppression du compte.
keep-own = Vous l’avez demandé. Une autre personne doit le confirmer.
keep-confirm = Confirmer
keep-drop = Abandonner
keep-waiting = Modifications qui attendent une deuxième personne
keep-done = C’est fait.
keep-waits = C’est demandé. Ce sera fait dès qu’une deuxième personne l’aura confirmé.
keep-dropped = Abandonné. Rien n’a été modifié.
keep-deleted = Le compte est supprimé.
keep-fault-sure = Cochez la case de confirmation.
keep-fault-act = Choisissez ce qu’il faut faire.
keep-fault-second = Vous l’avez demandé : une autre personne doit le confirmer.
keep-fault-not-waiting = Cette demande n’attend plus. Voyez l’état actuel du compte.
keep-fault-nothing = Cela ne changerait rien.
keep-fault-email-taken = Un autre compte a cette adresse.
keep-fault-number = Écrivez un numéro de licence fait de lettres et de chiffres, ou rien.
keep-fault-number-taken = Un autre compte a ce numéro de licence.
