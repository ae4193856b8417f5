### The user’s account: /account and below, and /sign-in/code.

nav-account = Mon compte
own-title = Mon compte
own-who = Vous vous connectez avec { $email }.
own-name-save = Enregistrer le nom
own-email-about = Une nouvelle adresse vaut dès que vous suivez le lien du courrier qui y est envoyé.
own-password = Changer le mot de passe
own-password-about = Toutes les autres sessions prennent alors fin.
own-password-ends = Quand vous le changez, vous êtes déconnecté partout sauf ici.
own-password-current = Votre mot de passe actuel
own-password-new = Le nouveau mot de passe
own-password-save = Changer le mot de passe
own-password-changed = Votre mot de passe est changé, et vous êtes déconnecté partout sauf ici.
own-second = Second facteur
own-second-on = Activé : à la connexion, un code est demandé en plus du mot de passe.
own-second-off = Désactivé : le mot de passe seul suffit pour entrer.
own-second-needed = Vous avez un rôle qui ne vaut qu’une fois le second facteur mis en place. Jusque-là, vous ne pouvez rien en faire.
own-second-about = En plus de votre mot de passe, la connexion demande alors un code de six chiffres que produit une application d’authentification sur votre téléphone. Qui a découvert votre mot de passe ne peut pas entrer avec lui seul.
own-second-begin = Le mettre en place
own-second-scan = Lisez cette image avec votre application d’authentification.
own-second-picture = Une image pour votre application d’authentification ; le texte qui suit dit la même chose
own-second-type = Ou tapez-y ceci :
own-second-confirm-about = Tapez les six chiffres qu’il affiche maintenant.
own-second-code = Code
own-second-confirm = L’activer
own-second-another = Montrer une autre image
own-second-in-force = À la connexion, un code est demandé en plus du mot de passe.
own-codes-left = { $n ->
    [0] Il ne vous reste aucun code de secours.
    [one] Il vous reste un code de secours.
   *[other] Il vous reste { $n } codes de secours.
}
own-codes-title = Vos codes de secours
own-codes-about = Notez-les et gardez-les ailleurs que sur votre téléphone. Chacun vous laisse entrer une fois, à la place d’un code, si vous perdez le téléphone. Ils sont affichés ici maintenant, et ne le seront plus jamais.
own-codes-renew-title = Nouveaux codes de secours
own-codes-renew-about = Les anciens ne valent alors plus.
own-codes-renew = Créer de nouveaux codes
own-second-remove-title = Le désactiver
own-second-remove-needed = Vous avez un rôle qui ne vaut qu’avec un second facteur : sans lui, vous ne pouvez rien en faire.
own-second-remove = Le désactiver
own-sessions = Où vous êtes connecté
own-sessions-about = Voir tous les appareils, et mettre fin à ce qui n’est pas à vous.
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
own-data = Emporter mes données
own-data-about = Tout ce qui est conservé à votre sujet, en un fichier (JSON).
own-leave = Supprimer mon compte
own-leave-about = Définitivement : personne ne peut le rétablir.
own-leave-goes = Votre nom, votre adresse, vos mémos, vos marques et votre plan, les séances que vous avez arbitrées, vos rôles et tout ce qui n’est qu’à vous sont supprimés aussitôt et définitivement.
own-leave-stays = Vos réponses restent, y compris celles des examens avec leurs notes et leurs recours, mais personne ne peut plus dire de qui elles étaient. Ce que vous avez signé pour d’autres reste signé. Ce qu’une fédération a rendu public d’un certificat reste selon ses règles.
own-leave-data = Vous voudrez peut-être d’abord emporter vos données.
own-leave-do = Supprimer mon compte définitivement
own-fault-code = Ce n’est pas le code du moment, ou il a déjà servi. Attendez le suivant.
own-fault-current = Ce n’est pas votre mot de passe.
own-fault-password = Ce n’est pas votre mot de passe.
own-fault-nothing = Il n’y a plus rien à confirmer. Veuillez recommencer.
own-fault-too-many = { $minutes ->
    [one] Trop de tentatives. Veuillez attendre une minute.
   *[other] Trop de tentatives. Veuillez attendre { $minutes } minutes.
}

## The code after the password

code-title = Le code, s’il vous plaît
code-lead = Votre mot de passe est juste. Tapez maintenant les six chiffres qu’affiche votre application d’authentification.
code-hint = Six chiffres, ou l’un de vos codes de secours.

## Accommodations

granted-title = Aménagements
granted-lead = Ce qui est inscrit ici vaut partout où cela importe, et prend effet aussitôt.
granted-link-about = Temps supplémentaire, caractères plus grands, sans compte à rebours
granted-percent = Temps supplémentaire, en pour cent
granted-percent-hint = Par exemple 25 pour un quart de plus. Laissez vide s’il n’y en a pas.
granted-minutes = Temps supplémentaire, en minutes
granted-minutes-hint = Au lieu du pourcentage, et non en plus.
granted-larger_type = Caractères plus grands sur toutes les pages
granted-no_countdown = Sans compte à rebours aux examens
granted-save = Enregistrer
granted-kept = C’est enregistré, et cela vaut désormais.
granted-fault-percent = Écrivez un nombre entier de 1 à 300, ou rien.
granted-fault-minutes = Écrivez un nombre entier de 1 à 600, ou rien.
granted-fault-both = Accordez soit un pourcentage, soit des minutes.
