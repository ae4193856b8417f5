### The user’s account: /account and below, and /sign-in/code.

nav-account = Mon compte
own-title = Mon compte
own-who = Vous vous connectez avec { $email }.
own-name-save = Enregistrer le nom
own-email-about = La nouvelle adresse prend effet dès que vous suivez le lien du courriel qui y est envoyé.
own-password = Changer le mot de passe
own-password-about = Toutes les autres sessions prennent alors fin.
own-password-ends = Quand vous le changez, vous êtes déconnecté partout sauf ici.
own-password-current = Votre mot de passe actuel
own-password-new = Le nouveau mot de passe
own-password-save = Changer le mot de passe
own-password-changed = Mot de passe changé. Vous êtes déconnecté partout sauf ici.
own-second = Second facteur
own-second-on = Activé : à la connexion, un code est demandé en plus du mot de passe.
own-second-off = Désactivé : le mot de passe seul suffit pour se connecter.
own-second-needed = Vous avez un rôle qui n’est actif qu’avec un second facteur. Mettez-le en place pour l’exercer.
own-second-about = En plus de votre mot de passe, la connexion demande alors un code de six chiffres, fourni par une application d’authentification sur votre téléphone. Un mot de passe volé ne suffit plus.
own-second-begin = Mettre en place
own-second-scan = Scannez cette image avec votre application d’authentification.
own-second-picture = Une image pour votre application d’authentification ; le texte qui suit dit la même chose
own-second-type = Ou saisissez-y ceci :
own-second-confirm-about = Saisissez les six chiffres qu’elle affiche maintenant.
own-second-code = Code
own-second-confirm = Activer
own-second-another = Afficher une autre image
own-second-in-force = À la connexion, un code est demandé en plus du mot de passe.
own-codes-left = { $n ->
    [0] Il ne vous reste aucun code de secours.
    [one] Il vous reste un code de secours.
   *[other] Il vous reste { $n } codes de secours.
}
own-codes-title = Vos codes de secours
own-codes-about = Notez-les et gardez-les ailleurs que sur votre téléphone. Si vous perdez le téléphone, chacun permet de vous connecter une fois, à la place d’un code. Ils ne seront plus jamais affichés.
own-codes-renew-title = Nouveaux codes de secours
own-codes-renew-about = Les anciens cessent alors d’être valables.
own-codes-renew = Créer de nouveaux codes
own-second-remove-title = Désactiver le second facteur
own-second-remove-needed = Vous avez un rôle qui n’est actif qu’avec un second facteur : sans lui, vous ne pourrez plus l’exercer.
own-second-remove = Désactiver
own-sessions = Où vous êtes connecté
own-sessions-about = Voir tous vos appareils, et déconnecter ceux que vous ne reconnaissez pas.
own-sessions-lead = Si vous ne reconnaissez pas l’une de ces sessions, mettez-y fin et changez votre mot de passe.
own-sessions-everywhere = Se déconnecter partout
own-session-this = celle-ci
own-session-used = Dernière utilisation le
own-session-since = connecté depuis le
own-session-end = Terminer
own-session-end-spoken = Terminer la session sur { $device }
own-session-unknown = Un autre programme
own-session-device = { $browser } sur { $system }
device-edge = Edge
device-opera = Opera
device-firefox = Firefox
device-chrome = Chrome
device-safari = Safari
device-android = Android
device-iphone = iPhone
device-ipad = iPad
device-windows = Windows
device-mac = Mac
device-linux = Linux
own-data = Télécharger mes données
own-data-about = Tout ce qui est conservé à votre sujet, dans un fichier (JSON).
own-leave = Supprimer mon compte
own-leave-about = Définitivement : personne ne peut le rétablir.
own-leave-goes = Votre nom, votre adresse, vos mémos, vos cas marqués et votre plan, les séances que vous avez arbitrées, vos rôles et tout ce qui n’est qu’à vous sont supprimés aussitôt et définitivement.
own-leave-stays = Vos réponses restent, y compris celles des examens avec leurs notes et leurs recours, mais plus rien ne les relie à vous. Ce que vous avez signé pour d’autres reste signé. Ce qu’une fédération a rendu public d’un certificat reste selon ses règles.
own-leave-data = Vous voudrez peut-être d’abord télécharger vos données.
own-leave-do = Supprimer mon compte définitivement
own-fault-code = Code faux, ou déjà utilisé. Attendez le suivant.
own-fault-code-empty = Saisissez les six chiffres de votre application d’authentification.
own-fault-current = Ce n’est pas votre mot de passe.
own-fault-password = Ce n’est pas votre mot de passe.
own-fault-nothing = Il n’y a plus rien à confirmer. Recommencez.
own-fault-too-many = { $minutes ->
    [one] Trop de tentatives. Veuillez attendre une minute.
   *[other] Trop de tentatives. Veuillez attendre { $minutes } minutes.
}

## The code after the password

code-title = Code de connexion
code-lead = Votre mot de passe est juste. Saisissez maintenant les six chiffres qu’affiche votre application d’authentification.
code-hint = Six chiffres, ou l’un de vos codes de secours.

## Accommodations

granted-title = Aménagements
granted-lead = Ces aménagements s’appliquent partout où ils comptent, dès leur enregistrement.
granted-link-about = Temps supplémentaire, caractères plus grands, pas de compte à rebours
granted-percent = Temps supplémentaire, en pour cent
granted-percent-hint = Par exemple 25 pour un quart de plus. Laissez vide s’il n’y en a pas.
granted-minutes = Temps supplémentaire, en minutes
granted-minutes-hint = Au lieu du pourcentage, et non en plus.
granted-larger_type = Caractères plus grands sur toutes les pages
granted-no_countdown = Pas de compte à rebours aux examens
granted-save = Enregistrer
granted-kept = Enregistré : ces aménagements s’appliquent désormais.
granted-fault-percent = Écrivez un nombre entier de 1 à 300, ou rien.
granted-fault-minutes = Écrivez un nombre entier de 1 à 600, ou rien.
granted-fault-both = Accordez soit un pourcentage, soit des minutes.
