### What is wrong with a file of the bank or with the facts in it. What is wrong with a form stands with the pages, in ui.ftl.

## Files of a language

words-syntax = ceci ne peut pas être lu : un message est un identifiant, =, et ce qu’il dit
words-missing = « { $id } » manque ; l’anglais l’a à cette ligne
words-extra = l’anglais n’a pas de « { $id } »
words-twice = « { $id } » figure ici une seconde fois
words-parameter = « { $id } » ne reçoit pas le paramètre { $name }
words-function = « { $id } » utilise { $name }, que cette langue n’a pas
words-apostrophe = cette apostrophe n’est pas l’apostrophe typographique : ’
words-no-file = ce fichier manque

## Files of the bank

file-syntax = ce n’est pas du TOML
file-unknown_field = ce champ n’existe pas
file-missing_field = ce champ manque
file-wrong_type = ce doit être { $expected }
file-unknown_word = ce doit être l’un de ces mots : { $words }
file-out_of_range = ce doit être de { $from } à { $to }
file-not_per_cent = écrivez une note en pour cent, de "0 %" à "100 %", par exemple "65 %" ou "67,5 %"
file-bare_mark = une note sans signe est en millièmes, { $mark } est donc { $percent } ; pour un pourcentage, écrivez "{ $mark } %", sinon "{ $percent }"
file-not_from_to = ce doit être deux nombres, de … à …, le plus petit d’abord
file-twice = ceci figure ici une seconde fois
file-unknown_language = un nom se traduit dans les langues du site : { $tags }
file-empty = il n’y a rien dedans
file-too_long = c’est trop long : le maximum est { $most }
file-not_one_of = il faut donner exactement un de ceux-ci : { $words }
file-bands_without_exam = les mentions se déduisent de la note d’un examen, et ce niveau peut être atteint sans examen
file-not_together = ceci ne va pas avec « { $field } »
file-not_an_id = un identifiant se compose de lettres minuscules, de chiffres et de traits d’union, 60 au plus
file-not_an_address = ce n’est pas une adresse du web
file-not_a_seat = ce n’est pas une place ; les places sont N, E, S et W
file-not_a_suit = ce n’est pas une couleur ; les couleurs sont S, H, D et C
file-not_a_strain = ce n’est ni une couleur ni NT
file-not_a_card = ce n’est pas une carte ; les cartes s’écrivent couleur d’abord, comme S9 ou HT
file-not_a_date = ce n’est pas un jour du calendrier ; une date s’écrit année, mois et jour, comme 2011-12-01
file-not_in_force = l’édition de { $edition } n’était en vigueur nulle part ce jour-là
file-not_a_contract = ce n’est pas un contrat ; les contrats s’écrivent comme 4S, 3NTX ou 2HXX
file-not_an_event = ce n’est ni une place suivie d’une déclaration, comme « N 1S », ni une place suivie de « accepts », « declines », « acts », « director » ou « leads » ; deux déclarations simultanées sont jointes, comme « N 1S + S P »
file-no_such_bid = cette enchère n’existe pas : les enchères vont de 1C à 7NT
file-not_seat_and_suit = ce doit être une place et une couleur, comme « W H »
file-not_seat_and_length = ce doit être une place et un nombre de cartes d’une couleur, comme « W 2S »
file-not_a_step = ce n’est pas une étape d’exposé ; les étapes s’écrivent comme « draw », « cash S », « play SA SK », « ruff H in N » ou « cross to N »
file-not_a_law = le catalogue ne contient pas cette Loi
file-not_a_purpose = ce n’est pas un but de déclaration ; les buts s’écrivent comme « relay », « transfer H », « asks majors » ou « asks key-cards S »
file-not_a_mark = ce n’est pas une promesse connue ; elles s’écrivent comme « stopper S », « good H », « solid C », « control D » ou « playing-tricks »
file-unknown_agreement = la liste n’a pas d’entente de ce nom ; la plus proche est « { $nearest } »
file-no_such_call = les annonces n’ont pas de déclaration de ce numéro
file-not_asked = cet élément n’est pas une question de ce cas
file-cannot_be_asked = cet élément ne peut pas être une question
file-forgotten_but_not_unaware = une carte a été oubliée dans une couleur où il n’a pas été constaté que le joueur qui revendique l’ignorait
file-thresholds_cross = le seuil inférieur est au-dessus du seuil supérieur
file-unreadable = ceci ne peut pas être lu
file-missing = aucun fichier ni dossier de ce nom
file-not_a_file = ce n’est pas un fichier ordinaire ; les liens vers des dossiers, les tubes et les périphériques ne sont pas lus
file-too_large = ce fichier fait plus d’un mébioctet et n’est pas lu
file-wrong_ending = le nom d’un fichier de la banque finit par « .toml », en minuscules
file-misplaced = les fichiers de la banque se trouvent dans les dossiers rotation, claims, programmes et papers
file-unknown_folder = une banque a les dossiers rotation, claims, programmes et papers, et pas celui-ci
file-not_utf8 = ce fichier n’est pas en UTF-8
file-reserved_id = les identifiants qui commencent par « own- » sont réservés aux cas des fédérations
file-id_is_not_the_name = l’identifiant n’est pas le nom du fichier
file-id_twice = un autre fichier a cet identifiant : { $file }
file-wrong_folder = un cas de la famille « { $family } » se range dans un autre dossier
file-asked_but_not_decided = « { $key } » est demandé, mais les Lois n’en décident pas d’après ces faits
file-right_answer_not_offered = la réponse juste à « { $key } » n’est pas parmi les choix que propose le formulaire
file-nothing_new = cette étape n’apporte rien de nouveau : ni événement, ni signification, ni constat
file-too_many_stages = un cas a au plus { $most } étapes
file-too_few_scenarios = la banque n’a que { $have } cas de cette sorte
file-unknown_scenario = la banque n’a ni cas ni variante de cet identifiant ; de plusieurs étapes, on nomme la première
file-unknown_paper = la banque n’a pas de sujet « { $id } »
file-unknown_exam = la fédération n’organise pas d’examen avec le code « { $id } »
file-no_example = un programme propre à une fédération n’est pas un exemple
file-called_otherwise = le programme s’appelle « { $id } », et cela ne change pas : des certificats le nomment
file-unknown_programme = il n’y a pas de programme « { $id } » sans erreur
file-unknown_level = le programme a ces niveaux : { $names }
file-limit-edition = cette famille n’est pas encore traitée pour cette édition
file-limit-earlier_text = ce jour-là, la Loi avait encore son texte d’avant la modification, qui n’est pas traité
file-limit-obligation_breached = un joueur fait une autre déclaration que celle qu’il devait répéter, ou un Contre interdit : aucune Loi n’en traite
file-limit-duties_clash = les arbitrages de deux irrégularités exigent de ce joueur des déclarations différentes
file-limit-before_the_auction = une carte est exposée avant la première déclaration : non traité dans cette édition
file-limit-board_not_played = quelque chose suit alors que la donne n’est plus jouée : une marque ajustée est attribuée
file-limit-wrong_board_in_play = les cartes d’un mauvais étui n’ont été remarquées qu’une fois l’entame exposée
file-limit-wrong_board_and_another = les cartes d’un mauvais étui ont été remarquées dans des annonces où il y a une autre irrégularité
file-limit-before_the_ruling = une déclaration a été faite avant que le joueur suivant en ait accepté ou non une autre, dans un ordre dont les Lois ne parlent pas : indiquez sa réponse
file-limit-at = déclaration { $n } : { $what }
file-limit-same_time = deux déclarations simultanées, aucune au tour de parole : indiquez laquelle est venue en premier
file-limit-not_told = une déclaration en suit une qui n’est pas indiquée : indiquez-la
file-limit-breach_not_told = un joueur qui devait passer a fait une autre déclaration, non indiquée : indiquez-la
file-limit-nothing_to_answer = un joueur accepte, n’accepte pas, agit ou entame sans y avoir été invité
file-limit-turn_lost = le joueur dont la déclaration détermine ce que doit faire le joueur fautif a perdu ce tour
file-limit-open_questions = trop de questions restent ouvertes à la fois : répondez à quelques-unes
file-limit-search_bound = il y a plus de lignes de jeu que la recherche n’en permet
file-limit-layouts = les cartes inconnues peuvent être réparties de trop de façons
expected-text = un texte entre guillemets
expected-number = un nombre entier
expected-truth = true ou false
expected-list = une liste
expected-table = une table

## Kinds of hand that no hand is of

hand-points_cross = aucune main possible : le minimum de points dépasse le maximum
hand-length_crosses = aucune main possible : le minimum de cartes à { $suit } dépasse le maximum
hand-too_many_cards = aucune main possible : les couleurs ont ensemble au moins { $n } cartes, et une main en a treize
hand-too_few_cards = aucune main possible : les couleurs ont ensemble au plus { $n } cartes, et une main en a treize
hand-not_balanced = aucune main possible : aucune avec ces longueurs n’est régulière
hand-not_unbalanced = aucune main possible : toutes avec ces longueurs sont régulières
hand-not_with_these_points = aucune main possible : aucune avec ces longueurs n’a ce nombre de points

## Facts that do not hang together

facts-no-call = personne n’a déclaré
facts-nothing-to-answer = il n’y a rien à accepter ni à refuser : il n’y a encore eu ni déclaration hors tour ni enchère insuffisante
facts-not-partners-call = le partenaire n’a fait aucune déclaration portant ce numéro
facts-nothing-to-correct = ce camp n’a donné d’une déclaration portant ce numéro aucune explication encore à corriger
facts-led-too-early = les annonces ne sont pas finies, et personne n’entame encore
facts-exposed-twice = une carte de cette liste a déjà été exposée
facts-wrong-board-twice = ce joueur avait déjà les cartes d’un mauvais étui
facts-exposed-in-play = des cartes sont exposées après l’entame : cela ne relève plus des annonces
facts-not-two-calls = ce qui se passe en même temps doit être deux déclarations, de deux joueurs
facts-thirteen-tricks = il n’y a que treize levées
facts-empty-meaning = aucune main ne convient à cette signification
facts-no-cards = il ne reste pas de cartes à jouer
facts-card-twice = { $card } figure deux fois
facts-hand-size = { $seat } a { $has } cartes et doit en avoir { $must }
facts-trick-complete = une levée de quatre cartes n’est pas en cours
facts-revoke = { $seat } n’a pas fourni, alors que c’était possible
facts-tricks = { $won } levées gagnées et { $left } restantes ne font pas treize
facts-trump-of-contract = le contrat est à { $strain }
facts-declarer-of-contract = le contrat est joué par { $seat }
facts-dummy-claims = le mort ne revendique ni ne concède
facts-agreed-and-objected = tous ne peuvent pas avoir été d’accord si un joueur a fait objection
facts-too-many-tricks = { $said } levées annoncées, et il n’en reste que { $left }
facts-card-not-theirs = étape { $step } : { $card } n’est dans aucune des mains que joue le joueur qui revendique
facts-hand-not-theirs = étape { $step } : le joueur qui revendique ne joue pas la main { DE($seat) }
facts-no-trump-suit = étape { $step } : il n’y a pas d’atout
facts-ruffs-trumps = étape { $step } : on ne coupe pas l’atout
facts-not-an-opponent = étape { $step } : { $seat } n’est pas un adversaire du joueur qui revendique
facts-tally-too-long = étape { $step } : on compte plus de levées qu’il n’en reste
facts-not-a-trump = étape { $step } : { $card } n’est pas un atout
facts-card-seen = étape { $step } : { $card } n’est dans aucune des mains que le joueur qui revendique ne voit pas, et ne peut tomber
facts-hand-seen = étape { $step } : le joueur qui revendique voit la main { DE($seat) }, ou c’est la sienne
facts-miscounts = étape { $step } : il ne reste pas ce nombre de cartes dehors à { $suit } ; si le joueur qui revendique en avait oublié, nommez les cartes oubliées
facts-else-without-if = étape { $step } : « else » doit suivre une étape avec « if » ou « unless »
facts-too-many-steps = un exposé a au plus { $most } étapes
facts-holds-shown-out = { $seat } n’a pas fourni à { $suit } et en détient
facts-not-out = { $card } ne peut pas avoir été oublié : cette carte n’est pas dehors, ou est d’une autre couleur
facts-draws-unaware = le joueur qui revendique dit que les atouts seront purgés, et ne peut donc pas avoir ignoré qu’il en restait dehors à { $suit } ; nommez les cartes oubliées
facts-nothing-forgotten = le joueur qui revendique avait oublié des cartes à { $suit }, mais aucune n’est nommée
facts-doubted-and-undisputed = une revendication que personne ne conteste est agréée par tous, et personne n’en doute
facts-doubted-twice = un joueur a fait aussitôt objection, si bien que le doute n’est pas venu plus tard
facts-nothing-given-up = le camp du joueur qui émet le doute n’a abandonné aucune levée
facts-more-than-won = { $said } levées ne peuvent avoir été gagnées puis abandonnées, puisque le camp en avait gagné { $won }
facts-not-a-defender = { $seat } n’est pas un joueur de la défense
facts-said = { $claims } levées revendiquées et { $concedes } concédées ne vont pas avec les { $left } restantes
facts-abandoned-but-claims = une main abandonnée concède toutes les levées, et n’en revendique donc aucune
facts-nothing-shown = on ne constate si une revendication était voulue que si des cartes ont été montrées
facts-no-lead-out-of-turn = le déclarant ne peut étaler sa main après une entame hors tour que si le joueur de la défense placé à sa droite a entamé, et que personne n’a joué sur cette entame
facts-not-on-turn = { $card } ne peut pas être joué ici : c’est au tour { DE($turn) }, et { $turn } n’a pas cette carte
facts-cards-not-told = ce qui a été joué ne peut être suivi que si les cartes, l’atout et le joueur qui a la main sont indiqués
facts-said-without-cards = ce qui a été dit et su ne peut être apprécié que si les cartes, l’atout et le joueur qui a la main sont indiqués
facts-undisputed = le jeu ne peut continuer après une demande que si un joueur conteste
facts-made-without-agreement = des levées ne sont gagnées en continuant de jouer que si les quatre étaient d’accord
facts-made-otherwise = { $told } levées indiquées, alors que les cartes jouées en font { $counted }
facts-nothing-conceded = aucune levée n’est concédée
facts-no-hand-unseen = indiquez quelles mains sont inconnues
facts-hand-not-hidden = les cartes { DE($seat) } sont vues par le joueur qui revendique ou concède : il faut les donner
facts-unseen-twice = { $seat } est nommé deux fois
facts-hand-known = les cartes { DE($seat) } sont connues ; une longueur ne s’indique que pour une main inconnue
facts-unseen-without-cards = donnez les mains connues
facts-out-does-not-fill = les mains inconnues ont { $must } cartes à elles deux, mais il en reste { $has ->
    [one] une
   *[other] { $has }
} pour elles ; donnez les cartes jouées ou les cartes restées dehors
facts-no-layout-fits = aucune répartition des cartes inconnues n’est compatible avec tout ce qui est donné
pbn-no-seat = les mains commencent par une place et un deux-points, comme « N: »
pbn-hands = { $n ->
    [0] il n’y a aucune main au lieu de quatre
    [one] il y a une main au lieu de quatre
   *[other] il y a { $n } mains au lieu de quatre
}
pbn-suits = la main { DE($seat) } a { $n } couleurs au lieu de quatre
pbn-rank = « { $rank } » dans la main { DE($seat) } n’est pas une carte ; le dix s’écrit T
pbn-twice = { $card } figure deux fois

## What cannot be done at the desk

desk-fault-unreadable = « { $field } » doit d’abord être corrigé : on ne peut pas le lire tel quel
desk-fault-nothing = il n’y a rien à reprendre
desk-fault-no_call_before = deux déclarations simultanées sont faites par deux joueurs : indiquez d’abord l’autre
desk-fault-hand_full = { $seat } a déjà treize cartes
desk-fault-in_the_trick = { $card } est dans la levée en cours
desk-fault-not_on_turn = { $card } ne peut pas être joué ici : c’est au tour { DE($seat) }, et un autre joueur détient cette carte
desk-fault-no_leader = indiquez d’abord qui attaque
desk-fault-no_trump = indiquez d’abord l’atout, pour que l’on sache qui gagne la levée
desk-fault-card_in_step = cette étape comporte déjà { $card }
desk-fault-full = il n’y a plus de place
desk-fault-only_so_many_games = { $n ->
    [one] il n’y a qu’une donne dans ce texte
   *[other] il n’y a que { $n } donnes dans ce texte
}

## Games in PBN or LIN

game-fault-at = ligne { $line } : { $what }
game-fault-no_game = il n’y a pas de donne ici, ni en PBN, ni en LIN, ni quatre mains comme « N:AK.Q.. … »
game-fault-not_a_tag = ce n’est pas une balise ; les balises s’écrivent comme [Dealer "N"]
game-fault-open_comment = un commentaire commence ici par une accolade et ne finit pas
game-fault-not_hands = { $what }
game-fault-not_in_a_hand = « { $text } » dans la main { DE($seat) } n’est ni une couleur ni une carte
game-fault-not_a_seat = « { $text } » n’est pas une place ; les places sont N, E, S et W
game-fault-not_vulnerable = « { $text } » ne dit pas qui est vulnérable : None, NS, EW ou All en PBN, o, n, e ou b en LIN
game-fault-not_a_contract = « { $text } » n’est pas un contrat ; les contrats s’écrivent comme 4S, 3NTX ou Pass
game-fault-not_tricks = « { $text } » n’est pas un nombre de levées de 0 à 13
game-fault-not_a_call = « { $text } » n’est pas une déclaration ; les déclarations s’écrivent comme 1C, 3NT, Pass, X ou XX
game-fault-no_first_caller = un joueur déclare, et le donneur n’est pas indiqué
game-fault-not_a_card = « { $text } » n’est pas une carte ; les cartes s’écrivent couleur d’abord, comme S9 ou HT
game-fault-no_deal = les cartes de cette donne ne sont pas indiquées
game-fault-no_trump = l’atout n’est pas indiqué, et l’on ne peut donc pas dire qui a gagné cette levée
game-fault-nobody_holds = { $card } est joué ici, et personne n’a plus cette carte
game-fault-played_twice = { $card } et une autre carte de cette levée sont toutes deux { DE($seat) }
game-fault-gap = des cartes de cette levée sont indiquées, mais pas celles qui ont été jouées avant elles
game-fault-played_out = toutes les cartes de cette donne ont été jouées : il ne reste rien à revendiquer
game-fault-no_auction = cette donne n’a pas d’annonces
