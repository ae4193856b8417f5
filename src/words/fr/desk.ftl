### The Director’s desk: the user’s own facts, field by field.

## The page

nav-desk = Bureau
home-desk = Besoin d’un arbitrage maintenant ?
home-desk-link = Arbitrer vos propres faits
desk-title = Le bureau de l’Arbitre
desk-page-title = { $title } : l’arbitrage
desk-eyebrow = Le bureau : vos propres faits
desk-lead = Décrivez ce qui s’est passé à votre table : l’arbitrage s’affiche, avec toutes les suites possibles. Aucun compte n’est nécessaire, et rien n’est conservé ici : les faits sont dans l’adresse de la page.
desk-begin-rotation = Des annonces
desk-begin-about-rotation = Un joueur a déclaré au tour d’un autre, ou n’a pas enchéri assez haut. Reproduisez les annonces avec une boîte à enchères où chacun peut déclarer à tout moment.
desk-begin-claim = Une revendication
desk-begin-about-claim = Un joueur a revendiqué des levées. Indiquez les cartes restantes, ce qui a été dit, et qui n’est pas d’accord.
desk-begin-concession = Une concession
desk-begin-about-concession = Un joueur a abandonné des levées, et son partenaire fait objection, ou un doute est émis plus tard.
desk-family = De quoi il s’agit
desk-family-rotation = Des annonces
desk-family-claim = Une revendication
desk-family-concession = Une concession
desk-anew = Recommencer
desk-rule = Arbitrer ces faits
desk-told = indiqué
desk-yes = oui
desk-no = non
desk-untold = non indiqué
desk-unknown = inconnu
desk-as-laws = selon les directives

## The deal and the code

desk-dealer = Donneur
desk-vulnerable = Vulnérables
desk-vulnerable-none = personne
desk-vulnerable-NS = Nord-Sud
desk-vulnerable-EW = Est-Ouest
desk-vulnerable-both = tous
desk-vulnerable-short-none = Aucun
desk-vulnerable-short-NS = N–S
desk-vulnerable-short-EW = E–O
desk-vulnerable-short-both = Tous
desk-code = Le Code en vigueur
desk-edition = Édition
desk-date = Date des faits
desk-date-hint = Année, mois et jour, comme 2011-12-01. Elle n’importe que si l’édition a été modifiée pendant qu’elle était en vigueur ; sans date, le dernier texte s’applique.
desk-elections = Choix de l’organisme responsable
desk-elections-hint = Ce qui reste inchangé suit les Lois, ou les directives choisies ici.
desk-guidelines = Directives sur les revendications
desk-guidelines-none = aucune
desk-guidelines-acbl_2019 = ACBL, 2019
desk-guidelines-ebu = White Book de l’EBU
desk-order = Ordre dans lequel une couleur est réputée jouée
desk-order-any = n’importe lequel
desk-order-top_down = de haut en bas
desk-order-ebu = de haut en bas si la couleur est pleine
desk-similar-from = Proche à partir de
desk-dissimilar-below = Pas proche au-dessous de
desk-similar-hint = Parts des mains, en millièmes : combien des mains qui font la nouvelle déclaration auraient fait la déclaration retirée.
desk-presumptions = Ce que l’on présume du joueur qui revendique, point par point

## The auction

desk-box = Boîte à enchères
desk-box-who = Qui déclare
desk-box-turn = (son tour)
desk-box-hint = Chacun peut déclarer à tout moment : c’est pour cela qu’on appelle un Arbitre. Les flèches du clavier permettent de s’y déplacer.
desk-box-insufficient = pas supérieure à la dernière enchère ; elle peut être faite quand même
desk-box-above-seven = Une enchère de plus de sept
desk-undo = Retirer la dernière saisie
desk-together = en même temps que la dernière déclaration
desk-events = Ce qui s’est passé ensuite
desk-events-answer = La déclaration était irrégulière. Que s’est-il passé ensuite ?
desk-events-accept = { $player } l’accepte en déclarant : choisissez { $player } et la déclaration. Ou bien :
desk-did-declines = { $player } ne l’accepte pas
desk-did-accepts = { $player } l’accepte
desk-did-acts = { $player } enchérit, contre ou surcontre
desk-events-more = Autre événement
desk-events-when = Quand ?
desk-events-now = maintenant, après la dernière déclaration
desk-events-after = après la déclaration { $n } : { $player }, { $call }
desk-events-first = avant la première déclaration
desk-events-director = Un joueur le fait remarquer, et l’Arbitre vient. Lequel ?
desk-events-leads = L’entame est exposée. Qui a entamé ?
desk-events-wrong-board = Un joueur détient les cartes d’un mauvais étui. Lequel ?
desk-events-seen = Une carte est exposée ou attaquée
desk-events-whose = La carte de qui ?
desk-events-how = Comment ?
desk-events-how-exposes = exposée
desk-events-how-leads = attaquée
desk-events-cards-hint = Touchez chaque carte que le partenaire a pu voir ; touchez-la de nouveau pour la retirer.
desk-events-explained = Une explication est fausse ou est corrigée
desk-events-explained-which = Quelle déclaration a été mal expliquée ?
desk-events-explained-hint = Une alerte fausse ou omise compte aussi. Touchez de nouveau la déclaration pour la retirer.
desk-events-explained-by = expliquée par { $player }
desk-events-corrects = Qui appelle l’Arbitre et corrige l’explication ?
desk-written = Les annonces en lettres
desk-written-label = Ce qui s’est passé, dans l’ordre
desk-written-hint = Une place et une déclaration, séparées des suivantes par des virgules : N P, E 1H. Une place et ce qui a été fait : S declines ; accepts, acts, director, leads, wrong_board ; O exposes D4, O leads D4, E misexplains 2, O corrects 2 (le numéro de la déclaration). Deux déclarations en même temps : N 1H + S P. Couleurs : S pique, H cœur, D carreau, C trèfle, ou ♠ ♥ ♦ ♣.
desk-meanings = Ce que signifiaient les déclarations
desk-meanings-hint = Naturelles sauf indication contraire. Ce que montraient la déclaration irrégulière et celle qui la remplace décide si elles sont comparables.
desk-by-itself = selon l’entente, ou naturelle
desk-natural = naturelle
desk-artificial = artificielle
desk-meaning-artificial = La déclaration était
desk-meaning-agreement = Entente
desk-meaning-agreement-hint = Prise dans la liste, par exemple weak-two-H ou stayman-1NT.
desk-meaning-more = Ce qu’elle montrait, en chiffres
desk-meaning-points = Points
desk-meaning-points-hint = De … à …, par exemple 12-14.
desk-meaning-balanced = Main régulière
desk-meaning-purpose = But
desk-meaning-purpose-hint = À quoi elle sert quand elle ne décrit pas : relay, transfer H, asks majors, asks key-cards S, asks strength.
desk-meaning-specifies = Spécifie
desk-meaning-specifies-hint = Les dénominations que spécifie une déclaration artificielle : H, ou S C, ou NT.
desk-meaning-marks = Promet aussi
desk-meaning-marks-hint = stopper S, good H, solid C, control D, playing-tricks.
desk-meaning-forcing = Forcing
desk-meaning-promises-more = Promet autre chose qui ne se chiffre pas
desk-findings = Ce que l’Arbitre a constaté, et le résultat
desk-comparable = La déclaration de remplacement est comparable
desk-comparable-hint = Sans réponse, cela est déduit de ce que montraient les déclarations, ou bien l’arbitrage a une branche pour chaque réponse.
desk-unintended = La déclaration faite par le joueur fautif avant l’irrégulière n’était pas intentionnelle
desk-prompted = L’alerte, l’explication ou une autre action du partenaire a fait voir au joueur fautif que la déclaration n’était pas celle qu’il voulait (Loi 25A)
desk-repeats = La déclaration de remplacement répète la dénomination (jusqu’en 2007)
desk-lowest = La déclaration de remplacement est l’enchère suffisante la plus basse qui spécifie la même dénomination
desk-influenced = La dernière déclaration du camp mal informé a bien pu être influencée (Loi 21B1)
desk-differs = La nouvelle déclaration du joueur qui avait les cartes d’un mauvais étui diffère de celle qui est annulée (Loi 17D)
desk-mistaken-call = Il est prouvé que la déclaration était une erreur et son explication exacte (Loi 21B1(b))
desk-made = Levées gagnées en tout par le camp du déclarant

## The cards

desk-cards = Cartes
desk-cards-into = Les prochaines cartes vont à
desk-cards-trick = la levée
desk-card-trick-mark = •
desk-card-held = { $card }, chez { $player }
desk-card-seen = { $card }, exposée par { $player }
desk-card-in-trick = { $card }, dans la levée en cours
desk-cards-written = Les cartes en lettres
desk-cards-label = Les cartes restantes, en PBN
desk-cards-hint = Piques, cœurs, carreaux, trèfles, dans le sens des aiguilles d’une montre à partir de la place nommée, sans la levée en cours : N:AK.2.. 54.3.. Q.J.9. J.Q.8.
desk-unseen-cards = Cartes inconnues
desk-unseen = Mains inconnues
desk-unseen-hint = Laissez ces mains vides, ou donnez seulement les cartes que vous savez s’y trouver. Uniquement des mains que le joueur qui revendique ou concède ne voit pas.
desk-out = Cartes que ces mains contiennent à elles deux
desk-out-hint = Par exemple SD S7 H4. À laisser vide si vous donnez les cartes jouées.
desk-played = Cartes déjà jouées
desk-played-hint = Aux levées précédentes, par exemple SA SR. Restent dehors les cartes qui ne sont ni jouées ni dans une main connue.
desk-lengths = Longueurs connues
desk-lengths-hint = Une place et un nombre de cartes d’une couleur, par exemple O 2S, E 0H.
desk-paste-title = Coller une donne
desk-paste = Une donne en PBN ou en LIN
desk-paste-hint = Tout ce qu’elle contient est repris : les mains, les annonces, le contrat, les cartes jouées jusque-là.
desk-paste-send = Reprendre
desk-paste-long = Ce formulaire est trop long pour être envoyé : { $limit } ko au plus. Votre texte est toujours là. Ne gardez que la donne voulue, puis reprenez-la.
desk-games-title = Quelle donne ?
desk-games-lead = { $n ->
    [one] Le texte contient une donne.
   *[other] Le texte contient { $n } donnes. Choisissez-en une.
}
desk-games-text = Texte collé
desk-games-drop = Revenir sans rien reprendre
desk-game-board = Donne { $board }
desk-game-number = Donne n° { $n }
desk-game-dealer = donneur { $player }
desk-game-calls = { $n ->
    [one] une annonce
   *[other] { $n } annonces
}
desk-game-tricks = { $n ->
    [one] une levée notée
   *[other] { $n } levées notées
}
desk-finished-title = Quand a-t-on revendiqué ?
desk-finished-after = La revendication a suivi la levée
desk-finished-hint = Cette donne a été jouée jusqu’au bout. 0 : avant la première levée.
desk-finished-look = Voir la position
desk-finished-use = Prendre cette position

## The play

desk-play = Le jeu jusqu’ici
desk-declarer = Déclarant
desk-trump = Atout
desk-left = Levées restantes
desk-left-hint = La levée en cours comprise.
desk-leader = Qui a la main
desk-leader-hint = Qui a attaqué dans la levée en cours, ou doit attaquer maintenant.
desk-trick = La levée en cours
desk-trick-hint = Ses cartes, l’attaque d’abord, par exemple HD H2. Aucune si la levée suivante n’a pas commencé.
desk-won-NS = Gagnées par Nord-Sud
desk-won-EW = Gagnées par Est-Ouest
desk-contract = Contrat
desk-won-hint = Facultatif ; si vous l’indiquez, la marque est donnée aussi. Les contrats s’écrivent 4S, 3NTX ou 2HXX.

## What was claimed or conceded

desk-claim = La revendication
desk-claimer = Qui a revendiqué
desk-claims = Levées revendiquées
desk-claims-hint = Parmi celles qui restent, la levée en cours comprise.
desk-statement = Ce qui a été dit de la façon de jouer
desk-statement-hint = Appuyez sur chaque étape dans l’ordre où elle a été énoncée. Laissez vide si rien n’a été dit.
desk-statement-written = Les étapes en texte
desk-statement-written-label = Étapes, une par ligne
desk-statement-written-hint = Chaque étape s’écrit comme dans la liste ci-dessous.
desk-statement-steps = Comment s’écrivent les étapes
desk-statement-more = Les nombres, cartes, couleurs et places peuvent être remplacés par d’autres. Une étape qui suit « if …: » est suivie quand la condition se révèle remplie.
desk-said = « { $statement }. »
desk-said-steps = Étapes de la déclaration
desk-said-up = Monter l’étape { $n }
desk-said-down = Descendre l’étape { $n }
desk-said-remove = Retirer l’étape { $n }
desk-say-cash = Défiler
desk-say-top = Défiler de haut en bas
desk-say-concede = Donner une levée à
desk-say-good = Cette main est maîtresse
desk-say-more = Couper, faire l’impasse, changer de main et autres étapes
desk-say-play = Jouer ces cartes dans l’ordre
desk-say-play-hint = Appuyez sur les cartes l’une après l’autre.
desk-say-ruff = Couper
desk-say-finesse = Faire l’impasse
desk-say-cross = Rejoindre une main
desk-say-crossruff = Double coupe
desk-say-discard = Défausser
desk-say-tally = Levées énumérées par couleur
desk-say-add = Ajouter
desk-say-choose = Faites un choix.
desk-say-once = Une carte nommée ne coupe qu’une fois.
desk-say-any-suit = n’importe quelle couleur
desk-say-with-low = le plus bas possible
desk-say-with-high = gros atouts
desk-say-condition = L’étape suivante dépend d’une condition
desk-say-condition-hint = Choisissez la condition, puis appuyez sur l’étape.
desk-say-always = sans condition
desk-say-when-if = si
desk-say-when-unless = sauf si
desk-say-when-else = sinon
desk-say-what-breaks = la couleur se partage
desk-say-what-out = un joueur ne fournit pas
desk-say-what-falls = une carte tombe
desk-say-anyone = l’un ou l’autre adversaire
desk-say-field-suit = Couleur
desk-say-field-suits = Couleurs
desk-say-field-hand = Main
desk-say-field-times = Combien de fois
desk-say-field-with = Avec
desk-say-field-card = Carte
desk-say-field-through = À travers
desk-say-field-in = À
desk-say-field-trumps = Atouts
desk-say-field-when = Condition
desk-say-field-what = Événement
desk-say-field-split = Partage
desk-say-field-who = Qui ne fournit pas
desk-say-field-falls = Carte qui tombe
desk-concession = La concession
desk-conceder = Qui a concédé
desk-concedes = Levées abandonnées
desk-claims-beside = Levées revendiquées en même temps
desk-objection = Objection du partenaire
desk-objection-at_once = aussitôt
desk-objection-later = plus tard
desk-objection-no = aucune
desk-objection-open = inconnu
desk-objections = Accord ou objection, et cartes vues
desk-disputed = Un joueur la conteste, alors ou plus tard
desk-disputed-hint = Sans réponse : oui.
desk-agreed = L’autre camp a donné son accord
desk-exposed = Joueurs qui ont étalé ou montré des cartes
desk-current-trick-only = Il s’agissait seulement de la levée en cours
desk-awareness = Ce que savait le joueur qui revendique ou concède
desk-awareness-hint = Ce que l’Arbitre constate : si le joueur avait conscience des cartes restées dehors dans cette couleur.
desk-aware-yes = conscient
desk-aware-no = non conscient
desk-aware-doubtful = douteux
desk-forgot = Cartes oubliées
desk-forgot-hint = Si on les connaît, par exemple C8 C5 ; elles vont avec « non conscient ».
desk-shown-out = Joueurs qui n’ont pas fourni
desk-shown-out-hint = Une place et une couleur, par exemple O H, E S.
desk-act = De quelle façon, et ce qui a été joué depuis
desk-how = Façon de faire
desk-how-named = en annonçant un nombre de levées
desk-how-curtailed = en proposant d’écourter le jeu
desk-how-shown = en montrant des cartes
desk-how-faced_after_lead = en étalant la main du déclarant après une entame hors tour
desk-how-abandoned = en abandonnant la main
desk-meant = Montrer les cartes était une revendication voulue
desk-meant-hint = « Non » s’il est démontré qu’aucune revendication n’était voulue.
desk-played-on = Cartes jouées ensuite
desk-played-on-hint = Dans l’ordre, par exemple S5 S9 SR.
desk-play-on-asked-by = Qui a demandé que le jeu continue
desk-play-on-asked-by-hint = Loi 68D2(b), édition 2017.
desk-play-on-all-agree = Les quatre joueurs ont été d’accord pour continuer
desk-play-on-made = Levées gagnées alors par le camp du déclarant
desk-doubt = Un doute a été émis plus tard
desk-doubted = Quand
desk-doubted-at_once = sur-le-champ
desk-doubted-before_next_call = avant la déclaration suivante sur une autre donne
desk-doubted-in_correction_period = pendant la période de correction
desk-doubted-too_late = après la période de correction
desk-doubted-before_mixed = avant que les cartes soient mêlées
desk-doubted-before_all_called = avant que tous aient déclaré sur une donne ultérieure
desk-doubted-all_called = après que tous ont déclaré sur une donne ultérieure
desk-doubter = Par qui
desk-already-won = Levées abandonnées qui étaient déjà gagnées
desk-likely = Parmi les levées restantes, probablement gagnées
desk-no-normal-play-loses = Parmi elles, qu’aucun jeu normal ne perd
desk-no-legal-play-loses = Parmi elles, qu’aucun jeu légal ne perd

## The ruling

desk-ruling = L’arbitrage
desk-to-ruling = Aller à l’arbitrage
desk-story = Ce qui s’est passé
desk-not-yet = L’arbitrage s’affichera ici
desk-not-yet-help = Il manque encore :
desk-missing-facts = ce qui s’est passé
desk-missing-call = la première déclaration
desk-missing-cards = les cartes restantes
desk-missing-hand = les cartes { DE($seat) } : { $has } jusqu’ici, il en faut { $must }
desk-missing-conceded = combien de levées ont été abandonnées
desk-fault = { $field } : { $fault }.
desk-fault-item = { $field }, n° { $n } : { $fault }.
desk-wrong-help = L’arbitrage s’affichera dès que les faits concorderont.
desk-late-kept = Rien n’est perdu : les faits sont dans l’adresse de cette page.
desk-says-called = { $player } : { $call }.
desk-says-out-of-turn = { $player } : { $call }, hors tour.
desk-says-insufficient = { $player } : { $call }, enchère insuffisante.
desk-says-missing = { $n ->
    [one] Il reste une chose à indiquer.
   *[other] Il reste { $n } choses à indiquer.
}
desk-says-ruled = L’arbitrage est prêt.
desk-says-ruled-by = L’arbitrage est prêt : { $law }.
desk-what-if = Et si un fait était différent ?
desk-otherwise = Et si : { $change }
desk-otherwise-over = Continuer avec cette modification
desk-otherwise-back = Revenir aux faits indiqués

## Saving and sharing

desk-keep = Conserver
desk-link = Lien vers ces faits
desk-link-hint = Toute personne qui l’ouvre voit les mêmes faits et leur arbitrage.
desk-link-long = Ce lien compte { $n } caractères ; certains programmes coupent des liens si longs. Le fichier de cas ci-dessous contient les mêmes faits.
desk-copy = Copier
desk-copied = Le lien est copié.
desk-save = Enregistrer comme fichier de cas
desk-save-hint = Les faits au format de la banque, avec comme questions ce que décide cet arbitrage.
desk-save-none = Ces faits ne peuvent pas être enregistrés comme cas :
desk-print = Imprimer sur une page

## Saved cases

saved-case-title = Cas enregistrés
saved-case-none = Vous n’avez enregistré aucun cas. Saisissez-en un au bureau et enregistrez-le à côté de l’arbitrage.
saved-case-desk = Retour au bureau
saved-case-name = Nom de ce cas
saved-case-name-hint = Par exemple : donne 7, mardi. Vous retrouvez le cas sous ce nom parmi vos cas enregistrés.
saved-case-save = Enregistrer ce cas
saved-case-saved = Le cas est enregistré.
saved-case-before = Le cas était déjà enregistré sous ce nom. Rien n’a changé.
saved-case-delete = Supprimer
saved-case-delete-spoken = Supprimer { $name }
saved-case-deleted = Le cas est supprimé.
saved-case-sign-in = Connectez-vous pour enregistrer ce cas
saved-case-too-long = Copiez d’abord le lien : ce cas est trop long pour être retrouvé après la connexion.
saved-case-fault-name = Donnez un nom d’au plus { $limit } caractères, avec une lettre ou un chiffre.
saved-case-fault-name-taken = Un autre de vos cas porte ce nom. Choisissez un nom différent, ou supprimez d’abord ce cas.
saved-case-fault-unreadable = Non enregistré : le bureau ne peut pas lire ces faits comme un cas.
saved-case-fault-full = Vous avez enregistré { $cases } cas, et ne pouvez pas en enregistrer plus. Supprimez-en un d’abord.
