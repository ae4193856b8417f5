### Errors of the program. The text after a colon comes from the system, the database or a library.

## The site and its email

trouble-listen = Le site ne peut pas écouter sur { $address } : { $cause }
trouble-bank = { $n ->
    [one] La banque de { $dir } ne peut pas être utilisée, car elle contient { $n } erreur :
   *[other] La banque de { $dir } ne peut pas être utilisée, car elle contient { $n } erreurs :
}
trouble-bundle = La partie du site destinée aux navigateurs, que « cargo serve » crée, manque. { $path } : { $cause }
trouble-unlisted = La partie du site destinée aux navigateurs, que « cargo serve » crée, manque : { $path } n’énumère pas ses styles, son script et son module.
trouble-packed = Un programme qui contient le site ne peut pas être écrit. { $path } : { $cause }
trouble-serve = Le site s’est interrompu : { $cause }
trouble-public-url = PUBLIC_URL doit être une adresse du web, par exemple https://director.example.org.
trouble-smtp-url = SMTP_URL doit s’écrire comme smtps://user:password@host ou smtp://host:port?tls=required.
trouble-mail-from = MAIL_FROM doit être une adresse, par exemple Director <director@example.org>.

## Settings: each follows the place where it was made

setting-faults = { $n ->
    [one] Un réglage est faux :
   *[other] { $n } réglages sont faux :
}
setting-not-utf8 = Ce fichier n’est pas un texte en UTF-8.
setting-syntax = Ce n’est pas une ligne de TOML.
setting-unknown = Il n’y a pas de réglage de ce nom.
setting-no-text = Il faut ici un texte ou un nombre entier.
setting-both = « { $other } » est réglé aussi, et seul l’un des deux peut valoir.
setting-listen = « { $value } » n’est pas une adresse où écouter, comme 127.0.0.1:3000.
setting-header = « { $value } » n’est pas un nom d’en-tête.
setting-hosts = « { $value } » n’est pas une liste d’hôtes, comme id.example.org, members.example.org:8443.
setting-log = Ce filtre du journal ne peut pas être lu : { $cause }.
setting-number = « { $value } » n’est pas un nombre entier de { $least } à { $most }.
setting-choice = « { $value } » n’est pas une de ces valeurs : { $values }.
setting-folder = Il n’y a pas de dossier { $value }.

## The database

trouble-url-scheme = L’adresse de la base de données doit commencer par sqlite: ou postgres:
trouble-url-no-file = Dans l’adresse de la base de données, sqlite: doit être suivi du chemin d’un fichier.
trouble-url-memory = Une base SQLite doit être un fichier : en mémoire, toutes les réponses seraient perdues.
trouble-url-options = L’adresse d’une base SQLite ne prend pas d’options après un point d’interrogation.
trouble-url-postgres = L’adresse de la base PostgreSQL ne peut pas être lue.
trouble-folder = Le dossier de la base de données { $place } ne peut pas être créé : { $cause }
trouble-file = La base de données { $place } ne peut pas être créée : { $cause }
trouble-open = La base de données { $place } ne peut pas être ouverte : { $cause }
trouble-migration = Les tables de la base de données { $place } ne peuvent pas être mises à jour, ou ont été faites par une autre version du programme : { $cause }
trouble-connect-unreachable = La base de données { $place } ne peut pas être atteinte : { $cause }
trouble-connect-silent = La base de données { $place } ne peut pas être atteinte : elle ne répond pas.
trouble-connect-tls = La base de données { $place } ne peut pas être atteinte par une connexion chiffrée, comme son adresse le demande : { $cause }
trouble-connect-not-listed = Le serveur de la base de données { $place } n’admet pas cet utilisateur d’ici de cette manière : son pg_hba.conf n’a pas de ligne pour cela, ou seulement avec chiffrement (sslmode dans l’adresse).
trouble-connect-password = La base de données { $place } n’accepte pas cet utilisateur et ce mot de passe.
trouble-connect-no-database = Il n’y a pas de base de données { $place } sur ce serveur.
trouble-connect-not-now = La base de données { $place } n’accepte pas de connexion en ce moment (SQLSTATE { $cause }).
trouble-connect-refused = La base de données { $place } a refusé la connexion (SQLSTATE { $cause }).
trouble-connect-protocol = Ce qui répond à { $place } n’est pas un serveur PostgreSQL, ou en est une autre version.
trouble-unique = La base de données a déjà une telle ligne ({ $key }).
trouble-reference = Une ligne de la base de données renverrait à une autre qui n’existe pas.
trouble-value = La base de données n’admet pas cette valeur : { $cause }
trouble-row = Une ligne de la base de données ne peut pas être lue : { $cause }
trouble-unavailable = La base de données est hors d’atteinte. Un nouvel essai peut réussir. { $cause }
trouble-stopping = Le site est en train de s’arrêter, et n’enregistre plus rien.
trouble-database = La base de données a refusé : { $cause }
trouble-newer = La base de données { $place } a les tables d’une version plus récente du programme (schéma { $schema }), qui servent les programmes à partir du schéma { $floor }. Ce programme est du schéma { $program } : installez-en un plus récent.
trouble-half-moved = Un site est en cours de transfert vers la base de données { $place }, et ne s’y trouve pas en entier. Relancez « director move » jusqu’à ce qu’il dise que tout y est.
trouble-absent = Il n’y a pas de base de données { $place }, et rien n’a été créé. Vérifiez le chemin ; director serve en crée une nouvelle.
trouble-no-site = { $place } n’est pas la base de données d’un site.
trouble-no-file = Il n’y a pas de fichier { $place }.
trouble-taken = { $place } existe déjà, et n’a pas été remplacé.
trouble-backup-sqlite = Cela vaut pour un site sur SQLite. Pour PostgreSQL, il y a pg_dump et pg_restore.
trouble-backup-file = { $place } ne peut pas être lu, écrit ou mis en place : { $cause }
trouble-damaged = { $place } est endommagé : { $cause }
trouble-chains = Toutes les lignes s’y trouvent, mais ce qui est enchaîné a été modifié, et l’était déjà auparavant :
trouble-receipts = { $federation } : tentative { $attempt } : à partir de la modification { $number }, les reçus ne correspondent plus.
trouble-move-from = Seul un site sur SQLite est transféré. D’une base PostgreSQL à une autre, il y a pg_dump et pg_restore.
trouble-move-to = Un site n’est transféré que vers PostgreSQL : postgres://user:password@host/name
trouble-move-schema = Les tables de la base de données { $place } (schéma { $schema }) ne sont pas celles de ce programme (schéma { $program }). Lancez une fois le site avec ce programme, puis arrêtez-le.
trouble-move-columns = La table { $table } n’est pas la même dans les deux bases de données. L’une d’elles a été modifiée à la main.
trouble-move-other = La base PostgreSQL contient un autre site, avec les fédérations { $federations }. Rien n’a été modifié.
trouble-move-under-way = Un autre transfert vers cette base PostgreSQL est en cours.
trouble-move-rows = La table { $table } : { $cause }
trouble-move-changed = Quelqu’un a écrit dans la base SQLite pendant ce temps, et cela n’a pas été transféré. Arrêtez le site, videz la base PostgreSQL et relancez la commande.
trouble-move-differs = Ces tables ne sont pas les mêmes des deux côtés : { $tables }. Des lignes déjà transférées ont été modifiées depuis. Videz la base PostgreSQL et relancez la commande.
trouble-move-there = La base PostgreSQL contient ce site, mais ces tables n’y sont pas telles qu’elles sont ici : { $tables }. L’un des deux a fonctionné depuis le transfert. Rien n’a été modifié.

## Keys

trouble-key-empty = { $place } : la clé de l’exploitant est vide. Il faut 32 octets, en base64 ou en hexadécimal (openssl rand -base64 32).
trouble-key-encoding = { $place } : la clé de l’exploitant n’est écrite ni en base64 ni en hexadécimal. Il faut 32 octets (openssl rand -base64 32).
trouble-key-length = { $n ->
    [one] { $place } : la clé de l’exploitant a { $n } octet, et il en faut 32 (openssl rand -base64 32).
   *[other] { $place } : la clé de l’exploitant a { $n } octets, et il en faut 32 (openssl rand -base64 32).
}
trouble-key-file = Le fichier de la clé de l’exploitant ne peut être ni lu ni créé. { $place } : { $cause }
trouble-no-operator-key = Aucune clé de l’exploitant n’est mise en place pour les certificats (CREDENTIAL_KEY ou CREDENTIAL_KEY_FILE).
trouble-no-seal = Ce que contient la base de données n’est pas une clé de signature scellée de la fédération.
trouble-sealed = La clé de signature de la fédération ne s’ouvre pas : elle a été scellée sous une autre clé de l’exploitant, ou modifiée.

## Accounts, roles, federations

trouble-no-password = Aucun mot de passe ne peut être lu sur l’entrée standard : { $cause }
trouble-unread = { $place } ne peut pas être lu : { $cause }
trouble-print = Le résultat ne peut pas être écrit : { $cause }
trouble-busy = Trop de mots de passe sont vérifiés en ce moment. Veuillez réessayer.
trouble-account-name-empty = Le nom ne contient aucune lettre.
trouble-account-email-empty = L’adresse électronique est vide.
trouble-account-email-taken = Il y a déjà un compte avec cette adresse.
trouble-account-password-name = Un nom, ou ce que l’on sait de la personne, est vite deviné. Choisissez autre chose.
trouble-role-nobody = Ce compte n’existe pas.
trouble-role-trainee = Toute personne qui a un compte est stagiaire ; ce rôle n’est ni donné ni retiré.
trouble-federation-code = Le code d’une fédération est fait de lettres minuscules, de chiffres et de traits d’union, 32 au plus.
trouble-federation-taken = Il y a déjà une fédération avec ce code.
trouble-settings-edition = Cette édition n’existe pas. Il y a { $editions }.
trouble-settings-elections = Rien ne peut être choisi ainsi : un choix porte un autre nom ou prend d’autres valeurs, ou deux se contredisent.
trouble-settings-sign_up = Qui peut s’inscrire : open, confirmed ou invited.
trouble-settings-disclosure = Ce que chacun peut voir : nothing, laws ou all.
trouble-settings-second_issuer = Second examinateur : never, possible ou always.
