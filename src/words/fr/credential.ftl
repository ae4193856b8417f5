### Results of a credential check: a title for each result, an explanation for each reason.

credential-title-valid = Cette attestation est authentique et valable
credential-title-revoked = Cette attestation a été révoquée
credential-title-suspended = Cette attestation est suspendue
credential-title-expired = Cette attestation a expiré
credential-title-not-yet = Cette attestation n’est pas encore valable
credential-title-status-unknown = On ne peut pas dire maintenant si cette attestation est encore valable
credential-title-altered = Ce n’est pas une attestation telle qu’elle a été délivrée
credential-title-unknown-key = Cette attestation n’a pas été signée par l’émetteur qu’elle nomme
credential-title-foreign = Cette attestation n’a pas été délivrée ici
credential-title-nothing = Ce n’est pas une attestation

credential-about-valid = Elle a été signée par l’émetteur qu’elle nomme, rien n’y a été changé, et elle n’est ni expirée, ni suspendue, ni révoquée.
credential-about-revoked = Elle a été signée par l’émetteur qu’elle nomme et rien n’y a été changé, mais l’émetteur l’a révoquée. Elle ne redeviendra pas valable.
credential-about-suspended = Elle a été signée par l’émetteur qu’elle nomme et rien n’y a été changé, mais l’émetteur l’a suspendue. Elle n’est pas valable tant que l’émetteur ne l’a pas rétablie.
credential-about-expired = Elle a été signée par l’émetteur qu’elle nomme et rien n’y a été changé, mais elle n’était valable que jusqu’au { $date }.
credential-about-not-yet = Elle a été signée par l’émetteur qu’elle nomme et rien n’y a été changé, mais elle n’est valable qu’à partir du { $date }.
credential-about-status-unknown = Elle a été signée par l’émetteur qu’elle nomme et rien n’y a été changé, mais on n’a pas pu vérifier si elle a depuis été suspendue ou révoquée. Ne vous y fiez pas ; réessayez plus tard.

credential-about-no-proof = Elle nomme un émetteur de ce site, mais elle ne contient pas de preuve. Toute attestation délivrée ici est signée.
credential-about-proofs = Elle nomme un émetteur de ce site, mais la preuve qu’elle contient est une liste. Toute attestation délivrée ici a une seule preuve.
credential-about-suite = Elle nomme un émetteur de ce site, mais sa preuve est d’une sorte qui n’est pas utilisée ici (eddsa-rdfc-2022 l’est).
credential-about-purpose = Elle nomme un émetteur de ce site, mais sa preuve n’a pas été faite pour certifier quoi que ce soit.
credential-about-at = Elle nomme un émetteur de ce site, mais à la ligne { $line }, colonne { $column }, quelque chose est inconnu, manque ou figure deux fois. Aucune attestation délivrée ici n’est écrite ainsi.
credential-about-field = Elle nomme un émetteur de ce site, mais ce champ n’est écrit comme dans aucune attestation délivrée ici : { $field }
credential-about-value = Elle nomme un émetteur de ce site, mais ce champ contient ce qui n’est jamais certifié ici, comme des caractères invisibles ou un texte trop long : { $field }
credential-about-signature = Elle nomme un émetteur de ce site, mais la signature ne correspond pas à ce qu’elle dit : elle a été modifiée après la signature, ou signée par quelqu’un d’autre.
credential-about-unknown-key = Elle nomme un émetteur de ce site, mais elle est signée avec une clé que cet émetteur n’a jamais utilisée : { $method }
credential-about-foreign = Elle dit avoir été délivrée par { $issuer }, qui ne délivre rien sur ce site. Seul cet émetteur peut dire si elle est authentique.

credential-not-fetched = Rien n’a été téléchargé. L’attestation a été examinée comme le ferait le site { $site } : si elle a été signée par quelqu’un d’autre, et si elle y compte, on ne le sait pas ici.

credential-about-empty = Rien n’a été envoyé. Collez l’attestation, ou choisissez son fichier.
credential-about-too-long = C’est plus long que toute attestation : on examine au plus 64 ko.
credential-about-not-text = Ce n’est pas un texte. Une attestation est un fichier de texte qui finit par .json.
credential-about-pdf = C’est un PDF. Envoyez le fichier d’attestation (.json) : il est joint au PDF du certificat, et peut en être extrait.
credential-about-picture = C’est une image. Envoyez le fichier d’attestation (.json), ou scannez le code du certificat pour le consulter.
credential-about-archive = C’est une archive ou un document de bureautique. Envoyez le fichier d’attestation (.json) seul.
credential-about-web-page = C’est une page web. Envoyez le fichier d’attestation (.json), et non la page où vous l’avez trouvé.
credential-about-address = C’est une adresse. Ouvrez-la dans votre navigateur, et envoyez le fichier d’attestation (.json) que vous y trouvez.
credential-about-token = C’est un jeton signé. Les attestations délivrées ici sont des fichiers de texte qui contiennent une preuve, et non des jetons.
credential-about-line = Ce n’est ni une attestation ni le numéro d’un certificat. Un numéro s’écrit comme demo.01ab… : un nom court, un point, puis 32 chiffres et lettres. Copiez-le en entier.
credential-about-truncated = Le texte s’arrête au milieu, à la ligne { $line }, colonne { $column } : une partie manque. Copiez-le ou téléchargez-le de nouveau en entier.
credential-about-not-json = Le texte ne peut pas être lu : à la ligne { $line }, colonne { $column }, il y a quelque chose qui n’est pas du JSON. Copiez-le ou téléchargez-le de nouveau.
credential-about-no-credential = Le texte est lisible, mais il n’indique pas que c’est une attestation.
credential-about-other-kind = C’est une attestation, mais pas un Open Badge. Les certificats de ce site sont des Open Badges.
credential-about-no-issuer = C’est un Open Badge, mais il ne dit pas qui l’a délivré.
