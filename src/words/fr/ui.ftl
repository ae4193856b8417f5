### The pages: their frame, headings, buttons and hints. Texts about a case or a ruling are in the other files.

## Around every page

site-name = Director, please!
site-name-short = Arbitre !
site-skip = Aller au contenu
language-label = Langue
language-of-laws = Langue des Lois
language-title = Langues et couleurs des cartes
language-page = Langue des pages
language-law = Langue des Lois et des arbitrages
language-law-same = La même que pour les pages
language-law-hint = Beaucoup d’arbitres étudient les Lois dans une langue et travaillent dans une autre.
language-beside = Afficher les Lois et les arbitrages dans les deux langues, côte à côte
ruling-in-this-language = Dans la langue de ce site
language-suits = Couleurs des cartes
language-suits-four = Cartes en quatre couleurs
language-suits-two = Cartes en deux couleurs
language-save = Enregistrer
site-footer = Les arbitrages sont calculés à partir des faits. Les Lois elles-mêmes appartiennent à la Fédération mondiale de bridge : elles sont ici citées et paraphrasées, non copiées.
nav-label = Site
nav-practice = S’entraîner
nav-laws = Lois
nav-progress = Mes progrès
nav-menu = Menu
nav-sign-in = Se connecter
nav-sign-out = Se déconnecter
nav-signed-in-as = Connecté : { $name }
lost-title = Page introuvable
lost-help = L’adresse est peut-être mal saisie, ou la page a changé de place.
lost-home = Retour à l’accueil
malformed-title = Ce formulaire n’a pas pu être lu
malformed-help = Rien n’a été modifié. Revenez en arrière, rechargez la page et réessayez.
malformed-long-title = C’est trop long
malformed-long = Rien n’a été enregistré : { $limit } ko au plus peuvent être envoyés à la fois.
malformed-long-kept = Votre texte n’est pas perdu. Revenez en arrière avec le navigateur : il est toujours dans le formulaire. Raccourcissez-le (d’un fichier de donnes, ne gardez que celle qu’il vous faut) et renvoyez-le.
store-title = La page ne peut pas être affichée pour l’instant
store-help = La base de données ne répond pas. Ce que vous avez enregistré n’est pas perdu ; veuillez réessayer dans une minute.

## The front page

home-lead = Apprenez à arbitrer au bridge : lisez les faits, arbitrez, et comparez avec l’arbitrage calculé.
home-start = Commencer l’entraînement
home-choose = Choisir un sujet
home-verify = On vous présente un certificat ?
home-first-steps = Ce site n’a pas encore d’exploitant.
home-count = { $n ->
    [one] { $n } cas dans la banque. Aucun compte n’est nécessaire.
   *[other] { $n } cas dans la banque. Aucun compte n’est nécessaire.
}
home-example = Un exemple
home-how = Comment cela marche
home-step-1-title = Les faits
home-step-1 = Une table, des annonces ou une fin de coup, et ce qui a été dit et fait. Aucun cas ne contient de réponse.
home-step-2-title = Votre arbitrage
home-step-2 = Ce qui s’est passé, quelle Loi s’applique, quels choix sont offerts et à qui, ce qui suit maintenant et ce qui suivra : dans l’ordre où travaille un Arbitre.
home-step-3-title = Le chemin à travers les Lois
home-step-3 = Chaque partie de votre arbitrage à côté de l’arbitrage calculé, avec chaque clause examinée, qu’elle s’applique ou non, et le fait qui en décide.

## Practice

practice-title = S’entraîner
practice-visitor = Vous pouvez vous entraîner sans compte. Avec un compte, vos réponses sont conservées et vous voyez où vous en êtes.
practice-by-law = Par Loi
practice-silent = La base de données ne répond pas : vos résultats ne sont pas affichés. Vous pouvez vous entraîner quand même ; rechargez la page dans une minute.
practice-latest = dernière fois : { $mark }
practice-stages = { $of } étapes
practice-stages-done = étapes faites : { $done } sur { $of }
practice-id = N° { $id }
practice-law-book = Lire la Loi dans nos propres mots
edition-short = Lois de { $edition }
edition-short-social = bridge de société
law-title = { $cite } : { $heading }
family-rotation = Déclarations hors tour et enchères insuffisantes
family-claim = Revendications contestées
family-concession = Concessions
title-dealer = Donneur { $player }
title-left = encore { $tricks }

## The table and the auction

facts-caption = Les faits
facts-since = La suite
table-caption = La table
table-dealer = donneur
table-vulnerable = vul.
table-to-call = doit déclarer
table-was-to-call = devait déclarer
table-to-play = { $player } doit jouer
table-on-lead = { $player } a la main
table-claims = { $n ->
    [0] { $player } ne revendique aucune levée
    [one] { $player } revendique une levée
   *[other] { $player } revendique { $n } levées
}
table-concedes = { $n ->
    [0] { $player } ne concède aucune levée
    [one] { $player } concède une levée
   *[other] { $player } concède { $n } levées
}
table-declarer = déclarant : { $player }
table-trumps = atout { $suit }
table-notrump = sans-atout
table-left = { $n ->
    [one] reste une levée
   *[other] restent { $n } levées
}
table-won = levées gagnées : Nord-Sud { $ns }, Est-Ouest { $ew }
seat-letter-N = N
seat-letter-E = E
seat-letter-S = S
seat-letter-W = O
hand-of = Cartes { DE($player) }
hand-not-known = Cartes inconnues
hand-others-not-known = Autres cartes inconnues
table-out = Entre { $seats } : { $cards }
hand-suit = { $suit } : { $cards }
hand-void = chicane
trick-card = { $player } a joué
auction-caption = Les annonces
auction-his-turn = devait déclarer
auction-untold = déclaration
auction-out-of-turn = hors tour
auction-insufficient = trop basse
# With a soft hyphen: on a telephone the cell is narrower than the word.
auction-cancelled = annu{"\u00AD"}lée
auction-new = nouvelle
auction-accepts = { $player } accepte la déclaration.
auction-declines = { $player } n’accepte pas la déclaration.
auction-director = { $player } appelle l’Arbitre.
auction-led = { $player } entame.
auction-misexplains = { $player } explique mal { $call }.
auction-corrects = { $player } corrige l’explication donnée pour { $call }.
auction-wrong-board = { $player } détient les cartes d’un mauvais étui.
auction-exposes = { $player } expose { $cards }.
auction-leads-early = { $player } attaque { $cards } avant la fin des annonces.
auction-same-time = en même temps
auction-note-link = Note { $n }
auction-player-label = Les enchères, une par une
auction-by-step = Pas à pas
auction-step-back = Précédent
auction-step-on = Suivant
auction-at-start = Avant la première déclaration
auction-at = Étape { $n } sur { $of }
auction-keys-step = une étape
note-artificial = Artificielle.
note-artificial-and = Artificielle : { $meaning }

## The form

form-title = Votre arbitrage
form-submit = Rendre cet arbitrage
form-many = Choisissez toutes les réponses qui conviennent.
form-faults = { $n ->
    [one] Un point à corriger
   *[other] { $n } points à corriger
}
form-fault-of = { $question } { $fault }
answer-fault-missing = Choisissez une réponse.
answer-fault-several = Choisissez une seule réponse.
answer-fault-none_and_others = « { $none } » ne peut pas être coché avec une autre réponse. Décochez l’un ou l’autre.
answer-fault-not_a_choice = Cette réponse ne figure pas parmi les choix. Choisissez de nouveau.
answer-fault-not_asked = Une réponse a été envoyée à une question qui n’était pas posée.
source-constructed = composé pour cette banque
source-published = d’après { $where }
keys-open = Raccourcis clavier
keys-title = Raccourcis clavier
keys-choose = choisir dans la question active
keys-choose-number = la même chose
keys-move = question suivante, question précédente
keys-list = cette liste
keys-switch = Les raccourcis sont actifs
keys-close = Fermer

## The marked page

marked-page-title = { $title } : corrigé
marked-next = Cas suivant
marked-next-of-list = Suivant de la liste
marked-next-stage = La suite
marked-again = Réessayer
marked-visitor = Cette réponse n’est conservée que dans ce navigateur : vous n’êtes pas connecté.
marked-sign-up = S’inscrire pour conserver vos réponses
mark-right-of = justes : { $right } sur { $of }
percent = { $n }{"\u00A0"}%
decimal = { $whole },{ $part }
colon = {"\u00A0: "}
semicolon = {"\u202F; "}
marks-caption = Votre arbitrage et l’arbitrage calculé, partie par partie
marks-asked = Question
marks-given = Vous
marks-ruling = L’arbitrage
marks-mark = Note
marks-or = {" ou "}
marks-critical = critique
marks-capped = Une partie critique est fausse : la note est plafonnée à 50{"\u00A0"}%.
marks-not-decided = non décidé ici
verdict-right = juste
verdict-wrong = faux
verdict-in-range = laissé au jugement
verdict-follows-through = découle de votre prémisse
saved = Enregistré le
not-saved-title = Non enregistré
not-saved = Votre réponse n’a pas été enregistrée : la base de données ne répond pas. Elle est encore ici ; vous pouvez la renvoyer.
not-saved-again = Enregistrer de nouveau
not-saved-session = Votre réponse n’est pas encore enregistrée : votre session avait pris fin. Elle est encore ici ; vous pouvez l’envoyer maintenant.
not-saved-ended = Votre session a pris fin : cette réponse n’est pas enregistrée. Elle est encore ici : connectez-vous, puis renvoyez-la.
not-saved-ruling = Votre réponse n’est pas encore enregistrée : son arbitrage était en cours de calcul. Elle est encore ici ; vous pouvez l’envoyer maintenant.
unruled-title = L’arbitrage est encore en cours de calcul
unruled-late = Certaines revendications demandent une longue recherche. Celle-ci se poursuit, et ses résultats sont conservés : rechargez cette page dans quelques secondes.
unruled-busy = Plusieurs longues recherches attendent leur tour en ce moment. Rechargez cette page dans quelques secondes.
unruled-broken-title = L’arbitrage n’a pas pu être calculé
unruled-broken = Une erreur s’est produite dans le programme, et elle a été consignée. Veuillez continuer avec un autre cas.
unruled-kept = Votre réponse est enregistrée.
unruled-kept-here = Votre réponse n’est pas perdue : l’adresse de cette page la contient, et elle sera corrigée dès que l’arbitrage sera prêt.
unruled-reload = Recharger cette page
busy-title = Le site est très occupé en ce moment
busy-help = Les examens sont prioritaires. Rechargez cette page dans quelques secondes.
busy-sent = Les examens sont prioritaires. Votre envoi n’a pas été traité, et rien n’a été changé : revenez en arrière dans quelques secondes et réessayez.
broken-title = Une erreur s’est produite
broken-help = Nous l’avons consignée. Si vous la signalez, indiquez ce numéro : { $id }
answer-changed = Le cas ou le moteur a changé depuis votre réponse. La note était alors de { $mark } ; votre réponse est corrigée de nouveau ci-dessous.
answer-gone-title = Ce cas n’est plus disponible
answer-gone = Votre réponse est conservée ; sa note était de { $mark }.
ruling-director-says = Ce que dit l’Arbitre
ruling-why = Pourquoi
ruling-tests = { $n ->
    [1] Le seul test
   *[other] Les { $n } tests, et le chemin à travers les Lois
}
ruling-line = La pire ligne normale
ruling-judgement = Laissé au jugement de l’Arbitre
ruling-contested = Les autorités divergent
ruling-not-covered = Non traité
ruling-further = { $n ->
    [one] Pourquoi : un point de plus
   *[other] Pourquoi : { $n } points de plus
}
path-title = Le chemin à travers les Lois
path-told = { $n ->
    [one] Un point
   *[other] { $n } points
} dans l’ordre, chacun avec le chemin pris et le chemin écarté, puis la conclusion, ou les questions encore ouvertes avec la suite de chaque réponse. Les listes disent la même chose, avec les faits qui ont décidé.
trace-legend-held = c’est le cas
trace-legend-refused = ce n’est pas le cas
line-caption = Carte par carte. De toutes les lignes normales, c’est celle qui donne le moins de levées au camp du joueur qui revendique.
line-sight = Toutes cartes vues
line-normal = Par toute ligne normale
line-contrast = Levées du camp { $side }, sur { $left } restantes.
line-player-label = La ligne, carte par carte
line-step-start = Début
line-step-back-trick = Levée préc.
line-step-back = Carte préc.
line-step-on = Carte suiv.
line-step-on-trick = Levée suiv.
line-step-end = Fin
line-at-start = Avant la première carte
line-at = Levée { $trick }, carte { $card } sur { $of }
line-takes = { $player } gagne la levée.
line-tally = Levées gagnées : Nord-Sud { $ns }, Est-Ouest { $ew }
line-tally-since = Levées gagnées à partir d’ici : Nord-Sud { $ns }, Est-Ouest { $ew }
line-keys = Au clavier, une fois un bouton sélectionné :
line-keys-card = une carte
line-keys-trick = une levée
line-keys-ends = début et fin
line-list = Levée par levée, en liste
line-others = Autres cartes
line-tricks-caption = Qui a joué quoi. La carte d’attaque est soulignée.
line-led = attaque :
line-won-by = Gagnée par
line-ruffs = { $card } coupe
line-trick = Levée
line-player = Joueur
line-card = Carte
line-why = Pourquoi

## The Laws

laws-title = Les Lois
laws-lead = Ce que dit chaque clause, dans nos propres mots, et lesquelles le moteur arbitre.
laws-paraphrase = Dans nos propres mots. Les Lois elles-mêmes sont publiées par la Fédération mondiale de bridge ; seul leur texte fait foi.
laws-ruled = Le moteur l’arbitre.
laws-legend-ruled = le moteur l’arbitre
laws-legend-mentioned = mentionnée
laws-ruled-count = { $n ->
    [one] le moteur arbitre une clause
   *[other] le moteur arbitre { $n } clauses
}
laws-mentioned = mentionnée
laws-practise = S’entraîner sur cette Loi
laws-example = Un exemple à la table
laws-example-practise = S’exercer sur ce cas
laws-turn-on-it = { $n ->
    [one] Un cas en dépend
   *[other] { $n } cas en dépendent
}
laws-changed = De { $older } à { $newer }
laws-side-by-side = Ce qui diffère, clause par clause
laws-clause = Clause
laws-not-in = aucune clause de ce numéro en { $edition }
laws-as-it-was = Les clauses qui ne figurent pas ici disent la même chose dans les deux éditions.
laws-the-other = Cette Loi dans l’édition de { $edition }

## Accounts

sign-up-title = S’inscrire
sign-up-lead = Avec un compte, vos réponses sont conservées, et vous voyez où vous en êtes.
sign-up-name = Votre nom
sign-up-name-hint = Tel qu’il doit figurer sur un certificat.
sign-up-email = Adresse électronique
sign-up-password = Mot de passe
sign-up-password-hint = Au moins 10 caractères ; quelques mots à la suite conviennent bien.
sign-up-submit = Créer mon compte
sign-up-have = Vous avez déjà un compte ?
sign-in-title = Se connecter
sign-in-submit = Se connecter
sign-in-none = Pas encore de compte ?
sign-in-sign-up = S’inscrire
session-ended = Votre session a pris fin. Veuillez vous reconnecter.
sign-out-title = Échec de la déconnexion : vous êtes encore connecté
sign-out-failed = La base de données ne répond pas, et votre session n’a pas pris fin. Veuillez réessayer dans une minute ; d’ici là, ne laissez pas cet appareil à d’autres.
sign-out-again = Se déconnecter
sign-out-done = Vous êtes déconnecté
sign-out-onward-about = Ce navigateur est peut-être encore connecté à { $name }. Sur un ordinateur partagé, déconnectez-vous là-bas aussi : sinon, la personne suivante entre dans votre compte ici sans mot de passe.
sign-out-onward = Se déconnecter de { $name }
sign-out-stay = Page d’accueil
account-fault-name-empty = Saisissez votre nom.
account-fault-name-too-long = Un nom a au plus 100 caractères.
account-fault-name-unprintable = Le nom contient des caractères qui ne peuvent pas être affichés.
account-fault-email-empty = Saisissez votre adresse électronique.
account-fault-email-too-long = Une adresse a au plus 254 caractères.
account-fault-email-malformed = Adresse non valide. Écrivez-la comme nom@example.org.
account-fault-email-taken = Un compte a déjà cette adresse. Connectez-vous plutôt.
account-fault-password-too-short = Un mot de passe a au moins 10 caractères.
account-fault-password-too-long = Un mot de passe a au plus 256 caractères.
account-fault-password-common = Ce mot de passe, ou un autre tout proche, est très répandu. Choisissez-en un autre.
account-fault-password-word = Un mot seul est facile à deviner. Mettez-en plusieurs.
account-fault-password-name = Évitez les noms et ce que l’on sait de vous : c’est facile à deviner.
account-fault-password-date = Évitez les dates et les années : elles sont faciles à deviner.
account-fault-password-repeated = Évitez les répétitions : elles sont faciles à deviner.
account-fault-password-sequence = Évitez les suites de lettres ou de chiffres : elles sont faciles à deviner.
account-fault-password-keyboard = Évitez les touches voisines : elles sont faciles à deviner.
account-fault-password-simple = Ce mot de passe est facile à deviner. Choisissez-en un plus long ou moins simple.
account-fault-wrong = Adresse ou mot de passe incorrect.
account-fault-too-many = { $minutes ->
    [one] Trop de tentatives ont échoué. Attendez une minute et réessayez.
   *[other] Trop de tentatives ont échoué. Attendez { $minutes } minutes et réessayez.
}
account-fault-busy = Beaucoup de personnes se connectent en ce moment. Veuillez réessayer.
account-fault-store = La base de données ne répond pas. Veuillez réessayer dans une minute.

## Progress

me-title = Mes progrès
me-who = Connecté : { $name }
me-signed-out = Connectez-vous pour voir où vous en êtes. Vous pouvez aussi vous entraîner sans compte.
me-empty = Vous n’avez encore répondu à aucun cas. Vos réponses figureront ici, Loi par Loi.
me-met = Exigences remplies : { $met } sur { $of }.
me-missing = Manque : { $what }.
me-is-met = remplie
me-not-met = pas encore
me-by-law = Par Loi
me-law = Loi
me-scenarios = Traités
me-answered = { $n } sur { $of }
me-mean = Moyenne de la dernière note de chaque cas
me-no-mean = —
me-recent = Vos dernières réponses
moment = { $day }, { $time } ({ $zone })
month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre
