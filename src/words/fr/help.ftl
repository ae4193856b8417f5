### Help of the program: help-… with its place is a command or an argument, help-…-more the rest of a long text, help-arg-… what several commands share.
### At the end, faults of a command line. Names of commands, options, variables and values stay as they are.

help-usage = Utilisation :
help-commands = Commandes :
help-arguments = Arguments :
help-options = Options :
help-some-options = OPTIONS
help-one-command = COMMANDE
help-values = [au choix : { $value }]
help-default = [par défaut : { $value }]
help-environment = [variable d’environnement : { $name }]
help-command-director = Director, please! Calcule les arbitrages au bridge, forme et évalue les arbitres
help-command-help = Affiche ce texte, ou celui d’une commande
help-arg-site-root = Où se trouve la partie du site destinée aux navigateurs, que « cargo serve » crée
help-arg-bank = Le dossier de la banque
help-arg-help = Affiche ce texte
help-arg-version = Affiche la version
help-arg-language = La langue dans laquelle le programme s’exprime : en, fr, it ou nb ; à défaut, celle qu’indique LANG
help-arg-database-url = La base de données : sqlite:FILE ou postgres://…
help-arg-config = Un fichier de réglages en TOML, sous les noms des options avec _ à la place de - ; les options et les variables passent avant lui
help-arg-database-url-file = Le fichier qui contient l’adresse de la base de données, à la place de --database-url
help-arg-federation = Le code de la fédération
help-arg-limit = Combien au plus
help-arg-code = Le code de la fédération : lettres minuscules, chiffres et traits d’union
help-arg-email = L’adresse électronique de la personne

## The site

help-serve = Met le site en service
help-serve-listen = Sur quelle adresse écouter ; le port 0 désigne n’importe quel port libre
help-serve-public-url = L’adresse à laquelle on trouve le site, par exemple https://director.example.org ; à défaut, celle sur laquelle il écoute
help-serve-smtp-url = Le serveur de messagerie : smtps://user:password@host ou smtp://host:587?tls=required ; sans lui, les courriels attendent à /outbox
help-serve-mail-from = L’expéditeur des courriels, par exemple Director <director@example.org>
help-serve-client-address-header = L’en-tête dans lequel un serveur mandataire placé devant le site indique de qui vient la demande, par exemple x-forwarded-for ; sans lui, c’est la connexion qui le dit
help-serve-provider-hosts = Les hôtes où peuvent se trouver les systèmes de connexion des fédérations, séparés par des virgules ; ils peuvent avoir des adresses privées. Sans cela, tout hôte qui a une adresse publique
help-serve-webhook-hosts = Les hôtes auxquels des webhooks peuvent être envoyés, séparés par des virgules ; ils peuvent avoir des adresses privées. Sans cela, tout hôte qui a une adresse publique
help-serve-check = Affiche les réglages en vigueur, sans les secrets, lit la banque et la partie du site pour les navigateurs, et se termine ; rien n’est changé
help-serve-database-connections = Le nombre maximal de connexions à la base de données ; avec SQLite, de celles qui lisent
help-serve-smtp-url-file = Le fichier qui contient l’adresse du serveur de messagerie, à la place de --smtp-url
help-serve-log-format = Comment le journal est écrit : text ou json
help-serve-rust-log = Ce qui est journalisé, sous forme d’un filtre de tracing : un niveau, ou des niveaux pour des parties du programme
help-serve-metrics-listen = L’adresse des métriques pour Prometheus, sous /metrics, comme 127.0.0.1:9100 ; pas pour le public ; à défaut, aucune
help-serve-drain = Pendant combien de secondes le site continue une fois qu’on lui dit de s’arrêter, en annonçant sous /readyz qu’il n’est pas prêt
help-serve-workers = Combien de fils d’exécution servent ; à défaut, autant que de cœurs
help-serve-exam-requests = Combien de requêtes de candidats à leurs examens sont admises à la fois ; à défaut, selon la machine
help-serve-page-requests = Combien de requêtes pour les pages des fédérations et des comptes sont admises à la fois ; à défaut, selon les connexions à la base de données
help-serve-practice-requests = Combien de requêtes d’entraînement sont admises à la fois ; à défaut, selon les connexions à la base de données
help-serve-search-requests = Combien de requêtes qui peuvent attendre une recherche sont admises à la fois ; à défaut, 64
help-arg-credential-key = La clé qui protège celles avec lesquelles les certificats sont signés : 32 octets en base64 ou en hexadécimal
help-arg-credential-key-file = Le fichier qui contient cette clé, créé s’il n’existe pas ; à défaut des deux, un fichier à côté de la base SQLite

## Files

help-ruling = Affiche l’arbitrage calculé pour un fichier de cas, et comment on y arrive
help-ruling-file = Le fichier, tel que quizzes/README.md le décrit
help-ruling-json = Pour des programmes plutôt que pour des personnes
help-ruling-all-tests = Affiche chaque test avec sa question et sa réponse au lieu des raisons
help-generate = Engendre des cas sur un article, à faire relire par une personne avant usage
help-generate-more = Chacun est une séquence d’annonces avec une déclaration irrégulière, ou une fin de coup avec une revendication ou une concession. Le moteur l’arbitre, et seuls sont gardés les cas que l’article tranche ; aucun n’est le jumeau d’un autre ou d’un cas de la banque. La même graine donne les mêmes cas. Se termine avec le code 1 s’il y en a moins que demandé.
help-generate-clause = L’article, par exemple 30B1(b)(ii) ; une Loi ou un paragraphe entier comprend ses parties
help-generate-like = Un cas de la banque, par son identifiant : seulement ceux qui suivent le même chemin à travers les Lois
help-generate-count = Le nombre de cas pour chaque édition
help-generate-edition = Les éditions à appliquer, séparées par des virgules, par exemple 2017,2007
help-generate-level = La difficulté, de 1 à 3 : le tiers des cas de la banque sur cet article dont le chemin est aussi long ; sans elle, n’importe laquelle
help-generate-judgement = Aussi des cas qui laissent quelque chose en suspens, contesté ou à l’appréciation de l’arbitre
help-generate-seed = Un nombre ; un autre donne d’autres cas
help-generate-out = Le dossier où écrire un fichier par cas ; sans lui, ils sont affichés
help-pack = Écrit une copie de ce programme qui contient la partie du site destinée aux navigateurs et la banque : elle se copie où l’on veut et n’a besoin de rien d’autre
help-pack-file = Où l’écrire
help-check = Vérifie une banque entière et affiche chaque erreur de chaque fichier
help-check-dir = Son dossier
help-check-words = Compare plutôt les textes de chaque langue de ce dossier aux textes anglais : src/words
help-archive = Les archives des épreuves
help-archive-verify = Vérifie chaque fichier d’une archive par sa somme de contrôle et chaque réponse enregistrée par son reçu
help-archive-verify-more = Se termine avec le code 3 si l’archive est ce qu’elle était, mais ne contient pas tout.
help-archive-verify-file = L’archive
help-archive-verify-receipt = Un reçu qu’un candidat a conservé, ou ce qui lui en a été montré, au moins 16 chiffres hexadécimaux : il doit correspondre à une réponse de l’archive
help-archive-verify-manifest = La somme de contrôle du manifeste, 64 chiffres hexadécimaux, prise dans le journal d’audit : qui refait une archive fait un autre manifeste
help-credential = Les attestations, telles que les fédérations les signent
help-credential-check = Dit d’une attestation ce que la page /verify en dit
help-credential-check-more = Se termine avec le code 0 seulement si elle est authentique et valable aujourd’hui, et avec le code 3 si on ne peut pas le dire ici. Rien n’est téléchargé : ce que ce site a signé, et ce qu’il en est advenu, se trouve dans sa base de données.
help-credential-check-public-url = L’adresse du site, par exemple https://director.example.org : c’est par elle que sont nommés les émetteurs de ce site
help-credential-check-file = Le fichier de l’attestation

## Contents of the database

help-reports = Affiche ce que des personnes ont signalé à propos des cas, le plus récent d’abord
help-user = Les personnes et leurs comptes
help-user-list = Affiche les personnes d’une fédération dans l’ordre de leurs noms, avec leurs rôles
help-user-list-holds = Seulement celles dont le nom, l’adresse ou le numéro de licence contient ceci
help-user-add = Crée un compte ; le mot de passe est lu sur la première ligne de l’entrée standard
help-user-add-name = Le nom de la personne
help-user-password = Donne à quelqu’un un nouveau mot de passe, lu sur la première ligne de l’entrée standard, et le déconnecte partout
help-user-password-federation = Le code de la fédération dans laquelle la personne a son compte
help-user-sign-out = Déconnecte quelqu’un partout
help-user-sign-out-federation = Le code de la fédération dans laquelle la personne a son compte
help-user-second-factor = Supprime le second facteur d’une personne qui l’a perdu, et la déconnecte partout
help-user-second-factor-federation = Le code de la fédération dans laquelle la personne a son compte
help-user-unlink = Délie un compte des systèmes de connexion de la fédération, et déconnecte la personne partout
help-user-unlink-federation = Le code de la fédération dans laquelle la personne a son compte
help-user-correct = Corrige le nom, l’adresse ou le numéro de licence d’un compte ; ce qui n’est pas donné reste
help-user-correct-federation = Le code de la fédération dans laquelle la personne a son compte
help-user-correct-name = Le nouveau nom de la personne
help-user-correct-new-email = La nouvelle adresse
help-user-correct-member-number = Le nouveau numéro de licence ; vide pour aucun
help-user-delete = Supprime un compte ; rien ne le rétablit
help-user-delete-federation = Le code de la fédération dans laquelle la personne a son compte
help-federation = Les fédérations et ce qu’elles ont décidé
help-federation-list = Affiche les fédérations dans l’ordre de leurs noms
help-federation-add = Inscrit une fédération
help-federation-set = Change ce qu’une fédération a décidé ; ce qui n’est pas donné reste tel quel
help-arg-name = Le nom complet de la fédération
help-arg-languages = Les langues qu’utilise la fédération, la principale d’abord, par exemple nb, en
help-arg-edition = L’édition des Lois en vigueur, par exemple 2017
help-arg-edition-from = Le jour à partir duquel cette édition est en vigueur, par exemple 2017-08-01
help-arg-elections = Ce que la fédération a choisi, par exemple order=top_down, à donner une fois par choix ; si rien ne suit le signe, le choix est retiré
help-arg-zone = Le fuseau horaire de la fédération, par exemple Europe/Oslo
help-arg-levels = Un niveau, à donner une fois pour chacun, en commençant par le plus bas
help-arg-sign-up = Qui peut s’inscrire : open, confirmed ou invited
help-arg-keeps-record = Si le dossier public d’un certificat reste quand le compte de son titulaire est supprimé
help-arg-disclosure = Ce que chacun peut voir de ce pour quoi un certificat a été délivré : nothing, laws ou all
help-arg-awaits-results = Si aucun certificat n’est délivré à une personne dont un examen a des résultats non publiés
help-arg-second-issuer = Quand un second examinateur doit approuver chaque certificat : never, possible (s’il y en a deux) ou always
help-role = Qui a quel rôle
help-role-list = Affiche qui a quel rôle dans une fédération
help-role-grant = Donne un rôle à quelqu’un, et le déconnecte partout
help-role-grant-federation = Le code de la fédération dans laquelle le rôle est attribué
help-role-revoke = Retire un rôle à quelqu’un, et le déconnecte partout
help-role-revoke-federation = Le code de la fédération dans laquelle le rôle est attribué
help-arg-home = Le code de la fédération dans laquelle la personne a son compte, si c’en est une autre
help-arg-role = Le rôle : course_leader, invigilator, examiner, admin ou operator
help-outbox = Les courriels qui attendent d’être envoyés, et le sort des autres
help-outbox-list = Affiche les derniers courriels de toutes les fédérations, le plus récent d’abord, sans leur contenu : leurs liens sont secrets
help-outbox-list-waiting = Seulement ceux qui attendent
help-outbox-retry = Fait tenter aussitôt, par le site en marche, l’envoi d’un courriel qui attend
help-outbox-retry-federation = Le code de la fédération au nom de laquelle il est envoyé
help-outbox-retry-letter = Son identifiant, tel que la liste le donne
help-audit = Le journal d’audit
help-audit-verify = Parcourt les journaux de la première entrée à la dernière, et dit où l’un d’eux n’est plus ce qu’il était
help-audit-verify-federation = Seulement le journal de la fédération qui a ce code
help-audit-verify-known = Ce qu’une vérification précédente a affiché à propos du journal de cette fédération : le numéro d’une entrée, deux-points et son empreinte de 64 chiffres hexadécimaux ; cette entrée doit toujours s’y trouver
help-audit-verify-anchors = Un fichier qui retient, hors de la base, où en est chaque journal : créé s’il n’existe pas, comparé aux journaux, et mis à jour si tous sont intacts
help-key = Les clés avec lesquelles les fédérations signent les certificats
help-key-list = Affiche les clés d’une fédération, toutes celles avec lesquelles elle a signé un jour
help-key-rotate = Crée pour une fédération une autre clé, qui signe désormais ; ce qui a été signé avant reste valable

## A whole database

help-backup = Copie un site sur SQLite dans un fichier pendant qu’il fonctionne, et contrôle la copie
help-backup-more = La clé de l’exploitant n’en fait pas partie. Pour PostgreSQL, il y a pg_dump et pg_restore.
help-backup-file = Le fichier à créer ; s’il existe déjà, rien n’est fait
help-backup-credential-key-file = Le fichier qui contient cette clé ; à défaut des deux, un fichier à côté de la base SQLite. Le programme dit seulement où elle se trouve
help-restore = Met une sauvegarde à la place d’une base SQLite, là où il n’y en a pas, après l’avoir contrôlée
help-restore-more = Se termine par 3 lorsque le site est en place, mais pas la clé de son exploitant.
help-restore-file = La sauvegarde
help-restore-credential-key-file = Le fichier qui contient cette clé ; à défaut des deux, un fichier à côté de la base SQLite. Ce doit être celle du site
help-move = Copie un site de SQLite dans une base PostgreSQL, et compare chaque ligne
help-move-more = Arrêtez d’abord le site ; personne ne doit y écrire pendant ce temps. Après une interruption, la même commande reprend là où elle en était. Ne se termine par 0 que si tout le site s’y trouve, intact.
help-move-to = La base PostgreSQL, qui doit être vide : postgres://user:password@host/name
help-move-credential-key-file = Le fichier qui contient cette clé ; à défaut des deux, un fichier à côté de la base SQLite. Le programme dit seulement où elle se trouve

## A command line that cannot be read

usage-unknown-argument = « { $argument } » n’est ni une option ni un argument de cette commande.
usage-unknown-command = Il n’y a pas de commande « { $command } ».
usage-missing-argument = Il faut encore donner : { $argument }
usage-missing-command = « { $command } » doit être suivi d’une de ces commandes : { $commands }
usage-missing-value = « { $argument } » doit être suivi d’une valeur.
usage-wrong-value = « { $value } » ne peut pas être donné pour { $argument } :
usage-too-many-values = « { $value } » est une valeur de trop pour { $argument }.
usage-number-of-values = { $argument } ne peut pas recevoir ce nombre de valeurs : { $given }
usage-no-equals = « { $argument } » et sa valeur doivent être joints par le signe =.
usage-twice = « { $argument } » figure plus d’une fois.
usage-conflict = « { $argument } » ne peut pas être donné avec { $others }.
usage-not-text = Quelque chose dans cette ligne de commande n’est pas de l’UTF-8 valide.
usage-unreadable = Cette ligne de commande ne peut pas être lue : { $cause }
usage-similar = Vouliez-vous dire ceci ? { $names }
usage-help = Pour en savoir plus : { $command }
