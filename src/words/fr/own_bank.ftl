### La banque de cas d’une fédération, pour celles et ceux qui les écrivent et les relisent.

federation-bank = Cas de la fédération
federation-bank-about = La banque de la fédération : ébauches, relecture, ce que vos examens peuvent tirer
bank-lead = Les cas de votre fédération. Vos sujets tirent ceux qui sont en service, en plus de ceux du site. Les autres ne les voient pas, sauf si vous les proposez.
bank-none = Il n’y a encore aucun cas. Écrivez-en un, importez des fichiers, faites-en produire sur un article, ou enregistrez un cas depuis le bureau.
bank-all = Afficher les { $n }
bank-unreadable = (Le fichier n’est pas encore lisible)
bank-heading-review = En relecture
bank-state-review = en relecture
bank-heading-draft = Ébauches
bank-state-draft = ébauche
bank-heading-live = En service
bank-state-live = en service
bank-heading-retired = Retirés
bank-state-retired = retiré
bank-state-dropped = abandonné
bank-origin-written = écrit ici
bank-origin-imported = importé d’un fichier
bank-origin-generated = produit par le moteur
bank-origin-desk = venu du bureau
bank-origin-appeal = né d’un recours accepté
bank-is-offered = proposé à toutes les fédérations
bank-is-practised = ouvert à l’entraînement
bank-text = Texte { $n } : { $name }, { $when }
bank-reviewed = Relu : { $name }, { $when }
bank-replaces = Remplace { $id }
bank-of-appeal = Le recours
bank-note-of-reviewer = La note du relecteur
bank-not-asked = Pas posé dans vos derniers examens
bank-asked = { $n ->
    [one] Posé à un candidat dans vos derniers examens ; note { $mean }
   *[other] Posé à { $n } candidats dans vos derniers examens ; note moyenne { $mean }
}
bank-acts = La suite
bank-about-draft = Soumettez-le une fois terminé. Une autre personne qui a le droit d’écrire des cas le relit alors.
bank-about-review = Lisez ci-dessous les faits, la décision et les questions. Approuvé, il entre aussitôt en service : les sujets peuvent le tirer, et son texte ne change plus.
bank-about-live = Son texte ne change plus. Pour le corriger, remplacez-le par un nouveau cas ; celui-ci est retiré quand le nouveau entre en service.
bank-about-retired = Les sujets ne le tirent plus. Il reste ici pour les notes déjà données.
bank-about-dropped = Cette ébauche a été abandonnée.
bank-act-submit = Soumettre à la relecture
bank-done-submit = Il attend un relecteur.
bank-act-back = Renvoyer à l’auteur
bank-done-back = Il a été renvoyé à son auteur.
bank-act-approve = Approuver : mettre en service
bank-done-approve = Il est en service.
bank-act-drop = Abandonner
bank-done-drop = L’ébauche a été abandonnée.
bank-act-retire = Retirer du service
bank-done-retire = Il est retiré.
bank-act-offer = Proposer à toutes les fédérations
bank-done-offer = Toutes les fédérations peuvent désormais le tirer.
bank-act-withdraw = Réserver à la fédération
bank-done-withdraw = Seule cette fédération peut désormais le tirer.
bank-act-practise = Ouvrir à l’entraînement des membres
bank-done-practise = Les membres peuvent désormais s’y entraîner.
bank-act-unpractise = Fermer à l’entraînement
bank-done-unpractise = Les membres ne peuvent plus s’y entraîner.
bank-act-replace = Remplacer par un nouveau
bank-own = Vous l’avez écrit : une autre personne doit le relire.
bank-note = Que faut-il changer ?
bank-note-hint = L’auteur lira ce texte, de { $limit } caractères au plus.
bank-file = Le fichier
bank-file-save = Enregistrer le fichier
bank-kept = Enregistré.
bank-same = Rien n’a changé.
bank-fault-state = Son état a changé entre-temps. Regardez-le de nouveau.
bank-fault-faults = Le fichier a des erreurs. Corrigez-les d’abord.
bank-fault-changed = Le texte a changé entre-temps. Regardez-le de nouveau.
bank-fault-own = Vous avez écrit l’un de ses textes : une autre personne doit le relire.
bank-fault-long = Non enregistré : c’est trop long. Raccourcissez.
bank-fault-zero = Le texte contient un caractère qui ne peut pas être enregistré. Effacez-le, ou tapez le texte de nouveau.
bank-fault-full = Il y a trop d’ébauches. Abandonnez-en ou terminez-en d’abord.
bank-uses = Sujets et épreuves
bank-uses-none = Aucun de vos sujets ne l’utilise.
bank-uses-open = Une fois retiré du service, il n’est plus posé dans une épreuve ouverte, sauf si les autres cas n’y suffisent pas.
bank-use-fixed = chaque candidat le reçoit
bank-use-drawn = peut le tirer
bank-use-sitting = épreuve ouverte : peut encore le poser
bank-asks = Ce qui est demandé
bank-critical = critique
bank-weight = poids { $n }
bank-variants = Variantes
bank-variants-none = Aucune variante de ces faits ne suit le même chemin : il est posé tel quel.
bank-variants-about = Quelques-unes des variantes qu’un sujet peut poser à sa place.
bank-premises = Erreurs expliquées
bank-premises-none = Aucune erreur courante n’est connue pour ces faits.
bank-premises-about = Quand une réponse découle de l’une d’elles, le candidat apprend laquelle.
bank-similar = Cas semblables
bank-similar-none = Aucun autre cas n’a ces faits ni ce chemin dans les Lois.
bank-similar-about = Comparez-les avant de l’approuver.
bank-like-same_facts = les mêmes faits
bank-like-twin = un jumeau : d’autres places, couleurs, paliers ou rangs
bank-like-same_path = le même chemin
bank-like-draft = Une ébauche

## Import

bank-import-title = Importer des fichiers
bank-import-lead = Chaque cas devient une ébauche, même avec des erreurs. Vous voyez ensuite ce qui ne va pas, et lesquels sont des jumeaux.
bank-import-files = Fichiers de cas
bank-import-files-hint = Vous pouvez en choisir plusieurs à la fois, 4 mégaoctets en tout.
bank-import-text = Ou collez le texte
bank-import-text-hint = Plusieurs cas à la suite, chacun commençant par sa ligne id = …
bank-import-send = Créer les ébauches
bank-import-report = { $n ->
    [0] Aucune ébauche n’a été créée
    [1] Une ébauche a été créée
   *[other] { $n } ébauches ont été créées
}
bank-import-taken = pris comme ébauche
bank-import-faulty = { $n ->
    [one] pris comme ébauche avec une erreur
   *[other] pris comme ébauche avec { $n } erreurs
}
bank-import-same_facts = pris comme ébauche ; mêmes faits que { $id }
bank-import-twin = pris comme ébauche ; jumeau de { $id }
bank-import-refused = refusé : ce n’est pas un texte, ou il dépasse 64 kilooctets
bank-import-fault-nothing = Choisissez des fichiers ou collez un texte.
bank-import-fault-many = Rien n’a été pris : 200 cas au plus à la fois.
bank-import-fault-large = Rien n’a été pris : les fichiers dépassent 4 mégaoctets en tout.
bank-import-fault-full = Rien n’a été pris : il y a trop d’ébauches. Abandonnez-en ou terminez-en d’abord.

## Generation

bank-generate-title = Produire des cas
bank-generate-lead = Le moteur compose des enchères, des revendications et des abandons que l’article tranche. Chaque cas a été arbitré, et aucun n’est le jumeau d’un autre. Une autre personne que vous relit chaque cas avant qu’il soit posé.
bank-generate-clause = Article
bank-generate-clause-hint = Par exemple 30B1(b)(ii) ou 70D1.
bank-generate-count = Combien
bank-generate-count-hint = 50 au plus ; il y en a moins si le temps ne suffit pas.
bank-generate-level = Niveau
bank-generate-level-any = tous
bank-generate-level-1 = 1 : un chemin court dans les Lois
bank-generate-level-2 = 2
bank-generate-level-3 = 3 : un chemin long
bank-generate-like = Comme ce cas
bank-generate-like-hint = Son numéro, par exemple r002 : tous suivent le même chemin. Laissez vide pour un chemin quelconque.
bank-generate-edition = Lois
bank-generate-send = Produire
bank-generate-made = { $n ->
    [one] Un nouveau cas en relecture
   *[other] { $n } nouveaux cas en relecture
}
bank-generate-fault-clause = Il n’y a pas de tel article. Écrivez-le comme 30B1(b)(ii).
bank-generate-fault-count = Écrivez un nombre de 1 à 50.
bank-generate-fault-level = Choisissez un niveau.
bank-generate-fault-edition = Choisissez une édition des Lois.
bank-generate-fault-like = Vos sujets ne peuvent tirer aucun cas de ce numéro.
bank-generate-fault-busy = Des cas sont en cours de production pour une autre demande. Réessayez dans un instant.
bank-generate-fault-full = Il y a trop d’ébauches. Abandonnez-en ou terminez-en d’abord.
bank-generate-fault-long = Un cas était trop long. Rien n’a été enregistré.
bank-generate-why-not_in_edition = Cette édition n’a pas cet article.
bank-generate-why-not_about_calls_or_claims = L’article ne porte ni sur les déclarations ni sur les revendications. Les cas sur le jeu ne peuvent pas encore être produits.
bank-generate-why-not_ruled = Le moteur se réfère à cet article, mais ne décide rien d’après lui.
bank-generate-why-given_elsewhere = Le cas indiqué n’est pas tranché par cet article dans cette édition.
bank-generate-why-given_unsettled = Le cas indiqué laisse quelque chose d’ouvert, de contesté ou à l’appréciation.
bank-generate-why-not_reached = Aucun des cas essayés n’a été tranché par cet article.
bank-generate-why-bound = Il n’en a pas été trouvé davantage dans le temps imparti. Envoyez de nouveau le formulaire pour en avoir d’autres.

## From the desk, and of an appeal

bank-desk-send = Enregistrer comme ébauche de cas de votre fédération
bank-desk-fault-facts = Ces faits ne peuvent pas encore devenir un cas : il manque quelque chose, ou rien ne peut être demandé.
bank-desk-fault-late = La décision prend plus de temps. Réessayez dans un instant.
bank-desk-fault-full = Il y a trop d’ébauches. Abandonnez-en ou terminez-en d’abord.
bank-desk-fault-long = Ces faits sont trop longs pour un cas.
bank-appeal-send = Reprendre la question dans la banque de votre fédération
bank-appeal-made = Dans la banque de votre fédération : { $id }
bank-appeal-fault-state = Le recours n’a pas été accepté.
bank-appeal-fault-gone = La question a changé depuis l’examen, ou n’est plus dans la banque.
bank-appeal-fault-full = Il y a trop d’ébauches. Abandonnez-en ou terminez-en d’abord.
bank-appeal-fault-long = La question est trop longue pour un cas.
