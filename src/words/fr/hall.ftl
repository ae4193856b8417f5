### Épreuves sur papier, dans une salle sans appareil.

hall-title = Épreuve sur papier
hall-of = Épreuve sur papier : { $name }
hall-about = Pour une salle sans appareil : imprimez un cahier et une feuille de réponses par candidat, puis saisissez les réponses.
hall-open = Sujets et réponses

## Tirage et impression

hall-draw-title = 1. Tirer les sujets
hall-draw-about = Chaque personne de la liste reçoit son propre sujet et un numéro. Elle ne peut alors plus passer cette épreuve sur un appareil.
hall-drawn-about = Chaque personne ci-dessous a un sujet. Celles qui rejoignent la liste plus tard reçoivent le leur à un nouveau tirage.
hall-draw-closed = Il n’y a pas de sujet. On les tire tant que l’épreuve est ouverte.
hall-draw = Tirer les sujets
hall-drawn = { $n ->
    [0] Aucun sujet n’a été tiré : toutes les personnes de la liste en ont un.
    [one] Un sujet a été tiré.
   *[other] { $n } sujets ont été tirés.
} { $refused ->
    [0] { "" }
    [one] Une personne ne peut pas se présenter : il ne lui reste aucune tentative, ou le sujet serait le vôtre.
   *[other] { $refused } personnes ne peuvent pas se présenter : il ne leur reste aucune tentative, ou le sujet serait le vôtre.
}
hall-fault-closed = L’épreuve n’est pas ouverte, ou elle est terminée. On tire les sujets tant qu’elle est ouverte.
hall-fault-nobody = La liste est vide. Ajoutez d’abord les candidats.
hall-print-title = 2. Imprimer
hall-print-about = Le cahier contient les règles, les cas et les questions. La feuille de réponses porte le nom du candidat et un code sur chaque page. Imprimez en A4, à taille réelle.
hall-print-language = Langue
hall-print-own = celle de chaque candidat
hall-print-booklets = Cahiers (PDF)
hall-print-sheets = Feuilles de réponses (PDF)
hall-print-parts = La partie à livre fermé et celle à livre ouvert ont chacune leurs cahiers et leurs feuilles de réponses. Ramassez ceux de la partie à livre fermé auprès de tous avant que quiconque ouvre le Code ; distribuez ensuite seulement les autres.
hall-print-booklets-closed = Cahiers, livre fermé (PDF)
hall-print-sheets-closed = Feuilles de réponses, livre fermé (PDF)
hall-print-booklets-open = Cahiers, livre ouvert (PDF)
hall-print-sheets-open = Feuilles de réponses, livre ouvert (PDF)

## Saisie

hall-type-title = 3. Saisir les réponses
hall-type-about = Tapez le numéro d’un candidat, ou scannez le code d’une feuille. Chaque page est enregistrée avec la touche Entrée, comme une réponse donnée sur un appareil ; le journal indique qui l’a saisie.
hall-find = Numéro, nom ou code
hall-find-go = Chercher
hall-sheet-elsewhere = Ce code n’appartient à aucun sujet de cette épreuve. Vérifiez de quelle épreuve vient la feuille.
hall-state-typed = { $typed } page(s) saisie(s) sur { $pages }{ $empty ->
    [0] { "" }
    [one] , dont une vide
   *[other] , dont { $empty } vides
}
hall-state-all = toutes les pages saisies ({ $pages }){ $empty ->
    [0] { "" }
    [one] , dont une vide
   *[other] , dont { $empty } vides
} : terminez le sujet
hall-state-finished = terminé : { $typed } page(s) avec réponse sur { $pages }
hall-own = votre propre sujet : un autre examinateur le saisit
hall-answers = Réponses
hall-page-untyped = pas encore saisie
hall-page-empty = saisie : rien n’est coché
hall-no-sign = –
hall-signs = { $page }.{ $ask } : { $signs }
hall-field = { $number } { $text }
hall-field-one = Une de { $first } à { $last } ; vide si rien n’est coché.
hall-field-many = Une ou plusieurs de { $first } à { $last }, par exemple ACD ; vide si rien n’est coché.
hall-type-empty = Rien n’est coché sur cette page ? Enregistrez-la vide : elle compte alors comme saisie.
hall-type-saved-empty = Cette page est enregistrée vide : rien n’y est coché.
hall-save = Enregistrer et continuer
hall-before = Page précédente
hall-skip = Page suivante
hall-again-about = Pour plus de sûreté, saisissez les réponses une seconde fois : elles sont comparées aux premières.
hall-again = Saisir à nouveau et comparer
hall-again-note = Seconde saisie : rien n’est modifié, les différences sont signalées.
hall-compare = Comparer et continuer
hall-fault-unknown = Aucun choix ne porte ce signe.
hall-fault-several = Un seul choix compte ici. S’il y en a plusieurs, laissez vide.
hall-fault-none_and_others = « Aucun » ne se combine pas avec d’autres choix.
hall-fault-untyped = Cette page n’est pas encore saisie : il n’y a rien à comparer. Saisissez-la d’abord.
hall-fault-differs = Ceci diffère de la première saisie. Regardez de nouveau la feuille.
hall-fault-refused-over = Le sujet est terminé ; ses réponses ne peuvent plus être modifiées.
hall-fault-refused-stale = Quelqu’un d’autre a saisi cette page entre-temps. Vérifiez et enregistrez à nouveau.
hall-finish-title = Terminer le sujet
hall-finish-about = Une fois toutes les réponses saisies, terminez le sujet : il est alors corrigé. Jusqu’à la publication des résultats, il peut être rouvert pour une correction. Laissez tels quels les sujets des absents.
hall-finish = Terminer ce sujet
hall-finished = Le sujet est terminé et en cours de correction.
hall-paper-finished = Ce sujet est terminé. Ses réponses ne peuvent plus être modifiées.

## Corriger un sujet terminé

hall-reopen-title = Corriger ce sujet
hall-reopen-about = Si quelque chose a été mal saisi ou mal confirmé, rouvrez le sujet avant la publication des résultats. Toutes les versions sont conservées, et les pages modifiées sont corrigées de nouveau.
hall-reopen-reason = Motif
hall-reopen-reason-hint = Pour le journal : ce qui était faux.
hall-reopen = Rouvrir le sujet
hall-reopened = Le sujet est de nouveau ouvert. Corrigez-le, puis terminez-le.
hall-reopen-fault-reason = Dites pourquoi le sujet est rouvert.
hall-reopen-fault-long = Le motif est trop long.
hall-reopen-fault-released = Les résultats sont publiés : une erreur se corrige désormais par un recours.

## Photos et numérisations

hall-scan-way = Plus rapide pour beaucoup de feuilles : photographiez-les ou numérisez-les.
hall-scan-open = Envoyer des photos et des numérisations
hall-scan-title = Photos et numérisations
hall-scan-of = Photos et numérisations : { $name }
hall-scan-lead = Envoyez des photos (JPEG, PNG) ou un PDF de numériseur. Chaque feuille est reconnue à son code ; vous vérifiez ensuite les marques douteuses et confirmez les réponses de chaque candidat.
hall-scan-files = Photos ou numérisations
hall-scan-files-hint = Plusieurs à la fois, 40 Mo au plus ensemble. Un fichier a 20 Mo au plus, une photo 50 millions de pixels, un PDF 100 pages. Posez chaque feuille à plat, les quatre repères noirs des coins dans l’image.
hall-scan-send = Envoyer
hall-scan-kept = Les images sont des données personnelles. Elles sont supprimées { $days } jours après l’envoi, ou avec le compte du candidat.
hall-scan-reads = Les fichiers sont en cours de lecture. Cette page se recharge d’elle-même ; vous pouvez aussi la quitter.
hall-scan-fault-files-none = Choisissez au moins un fichier.
hall-scan-fault-files-cut = L’envoi a été interrompu ou dépasse 40 Mo. Envoyez moins de fichiers à la fois.
hall-scan-fault-files-waiting = Trop de fichiers attendent d’être lus. Envoyez ceux-ci quand les autres seront lus.
hall-scan-files-title = Fichiers
hall-scan-file-waits = en attente de lecture
hall-scan-file-reads = { $done } images lues sur { $of }
hall-scan-file-done = { $read ->
    [0] aucune feuille de réponses lue
    [one] une feuille de réponses
   *[other] { $read } feuilles de réponses
}
hall-scan-file-stopped = n’a pas pu être lu ; envoyez-le de nouveau
hall-scan-file-bytes = plus de 20 Mo : prenez des images plus petites ou divisez le PDF
hall-scan-file-kind = ni JPEG, ni PNG, ni PDF
hall-scan-file-empty = un PDF sans page numérisée
hall-scan-file-many = plus de 100 pages : divisez le PDF
hall-scan-file-locked = un PDF protégé par un mot de passe : enregistrez-le sans protection
hall-scan-file-remove = Supprimer
hall-scan-file-remove-of = Supprimer { $name }
hall-scan-file-remove-title = Supprimer ce fichier
hall-scan-file-remove-about = { $n ->
    [one] Le fichier est supprimé avec son image et ce qui y a été lu. Aucune réponse n’en a été enregistrée.
   *[other] Le fichier est supprimé avec ses { $n } images et ce qui y a été lu. Aucune réponse n’en a été enregistrée.
}
hall-scan-file-removed = Le fichier est supprimé.
hall-scan-file-stays = des réponses en ont été enregistrées : il est conservé
hall-scan-fault-confirmed = Des réponses ont été enregistrées à partir de ce fichier : il est conservé pour qu’on puisse les vérifier.
hall-scan-page = Page { $n } : { $text }
hall-scan-read = Candidat { $n } : { $name }, feuille { $sheet }
hall-scan-again-same = { $text } (déjà vue, avec les mêmes marques)
hall-scan-again-other = { $text } (déjà vue, avec d’autres marques)
hall-scan-state-read = Une feuille de réponses dont le candidat n’est plus connu
hall-scan-state-code = Une feuille de réponses au code illisible : dites à qui elle est
hall-scan-state-sitting = Une feuille de réponses d’une autre épreuve : envoyez-la là-bas
hall-scan-state-foreign = Ce code n’appartient à aucun sujet de cette fédération
hall-scan-state-small = Trop peu de pixels : approchez-vous, ou numérisez à 150 ppp au moins
hall-scan-state-blurred = Image floue : photographiez la feuille de nouveau
hall-scan-state-corners = Il manque un des quatre repères des coins : photographiez la feuille entière
hall-scan-state-up = Le petit carré à côté du premier repère est couvert : photographiez la feuille de nouveau
hall-scan-state-nothing = Aucune feuille de réponses trouvée
hall-scan-state-pixels = Plus de 50 millions de pixels : prenez une image plus petite
hall-scan-state-broken = L’image est endommagée ou incomplète
hall-scan-state-coding = L’image est enregistrée sous une forme illisible ici : numérisez en JPEG
hall-scan-candidates = Candidats
hall-scan-wait = { $n ->
    [0] Aucune feuille ne vous attend.
    [one] Les feuilles d’un candidat vous attendent.
   *[other] Les feuilles de { $n } candidats vous attendent.
}
hall-scan-missing = { $n ->
    [one] il manque la feuille { $list }
   *[other] il manque les feuilles { $list }
}
hall-scan-none-of = pas encore de feuille
hall-scan-finished = sujet terminé
hall-scan-confirmed = confirmé
hall-scan-differ = une feuille lue deux fois, avec des marques différentes
hall-scan-doubts = { $n ->
    [0] à confirmer
    [one] à confirmer ; une marque douteuse
   *[other] à confirmer ; { $n } marques douteuses
}
hall-scan-done-assigned = La feuille est maintenant celle de { $name }.
hall-scan-done-confirmed = Les réponses de { $name } sont enregistrées.
hall-scan-done-finished = Les réponses de { $name } sont enregistrées et le sujet est en cours de correction.
hall-scan-removed = L’image est supprimée.
hall-scan-picture = L’image
hall-scan-picture-of = Image { $n } de { $name }
hall-scan-whose = À qui est cette feuille ?
hall-scan-whose-about = Le nom, le numéro du candidat et celui de la feuille sont imprimés en haut.
hall-scan-number = Numéro du candidat
hall-scan-sheet = Numéro de la feuille
hall-scan-assign = La lire comme feuille de ce candidat
hall-scan-fault-number = Aucun candidat de cette épreuve n’a ce numéro.
hall-scan-fault-sheet = Ce sujet n’a pas de feuille de ce numéro.
hall-scan-remove-title = Supprimer l’image
hall-scan-remove-about = Supprime l’image et ce qui y a été lu. Les réponses déjà enregistrées restent.
hall-scan-remove = Supprimer
hall-scan-review = Feuilles de réponses du candidat { $n } : { $name }
hall-scan-review-over = Ce sujet est terminé. Les images ne servent plus qu’à comparer.
hall-scan-review-confirmed = Ces feuilles sont confirmées. Vous pouvez encore changer des réponses tant que le sujet n’est pas terminé.
hall-scan-typing = Saisir plutôt les réponses
hall-scan-sheet-missing = La feuille { $sheet } sur { $of } manque. Envoyez-la ou saisissez ses réponses.
hall-scan-sheet-differs = La feuille { $sheet } sur { $of } a été lue deux fois, avec des marques différentes. Regardez les deux images et supprimez-en une.
hall-scan-nth = Image { $n }
hall-scan-sheet-of = Feuille { $sheet } sur { $of }
hall-scan-whole = La feuille { $sheet } en entier
hall-scan-question = Question { $number }
hall-scan-crop = La question { $number } dans l’image
hall-scan-doubt-faint = Une marque est pâle ou mal effacée. Quel choix est voulu ?
hall-scan-doubt-several = Plusieurs choix sont marqués, mais un seul compte. Lequel est voulu ?
hall-scan-doubt-number = Un chiffre manque, ou aucun choix n’a ce numéro.
hall-scan-doubt-written = Écrit à la main : saisissez le numéro.
hall-scan-doubt-outside = Cette question n’est pas entièrement dans l’image.
hall-scan-doubt-typed = { $why } Saisi : { $typed }.
hall-scan-differs = Lu : { $read }. Saisi : { $typed }. Lequel est juste ?
hall-scan-reads-as = Lu : { $read }
hall-scan-signs = Numéro du choix, ou – pour rien
hall-scan-nothing = rien
hall-scan-looked = J’ai regardé : c’est ce qui est coché qui est voulu
hall-scan-open-title = Marques douteuses
hall-scan-open-marks = { $n ->
    [0] Toutes les marques sont nettes.
    [one] Une question demande votre regard.
   *[other] { $n } questions demandent votre regard.
}
hall-scan-clear-title = Tout le reste
hall-scan-clear-about = Comparez rapidement avec l’image. Vous pouvez changer toute réponse.
hall-scan-finish = Enregistrer les réponses et terminer le sujet
hall-scan-confirm = Enregistrer seulement les réponses
hall-scan-confirm-about = Ce que vous enregistrez compte comme les réponses du candidat ; le journal dit qui l’a enregistré.
hall-scan-fault-unknown = Question { $number } : aucun choix ne porte ce signe.
hall-scan-fault-several = Question { $number } : un seul choix compte. S’il y en a plusieurs, choisissez « rien ».
hall-scan-fault-none_and_others = Question { $number } : « Aucun » ne se combine pas avec d’autres choix.
hall-scan-fault-undecided = Question { $number } : décidez ce qui est voulu, ou choisissez « rien ».
hall-fault-changed = Les feuilles ont changé depuis que vous avez ouvert cette page. Vérifiez-les de nouveau.

## Le corrigé

hall-key-title = Corrigé
hall-key-of = Corrigé : { $name }
hall-key-open = Ouvrir le corrigé
hall-key-closed = Le corrigé s’ouvre une fois l’épreuve terminée.
hall-key-about = Calculé à partir des décisions. Plusieurs lignes pour une question sont des variantes possibles. Chaque consultation du corrigé figure au journal.
hall-key-file = Corrigé (PDF)
hall-key-candidates = { $n ->
    [one] Candidat { $list }
   *[other] Candidats { $list }
}
hall-key-judged = Les examinateurs notent cette page : le Code en laisse une part à l’appréciation.
hall-key-none = Il n’y a pas de décision de référence.
hall-key-line = { $page }.{ $ask }  { $signs }  ({ $text })

## Sur le papier

hall-candidate = Candidat { $n } : { $name }
hall-candidate-member = Candidat { $n } : { $name } ({ $member })
hall-minutes = Durée : { $n ->
    [one] une minute
   *[other] { $n } minutes
}
hall-rule-sheet = Seule la feuille de réponses compte. Noircissez entièrement la bulle de votre choix au crayon foncé. Pour changer de réponse, gommez proprement.
hall-rule-signs = Chaque choix porte une lettre ou un nombre. Un nombre à deux chiffres prend une bulle dans chacune des deux lignes : d’abord les dizaines, puis les unités.
hall-rule-order = Prenez les questions dans l’ordre : une question peut révéler la suite d’une autre.
hall-rule-hand-in = Remettez le cahier et la feuille de réponses, même vides.
hall-rule-hand-in-closed = Remettez ce cahier et sa feuille de réponses, même vides, avant que quiconque ouvre le Code. C’est alors seulement que vous recevez le cahier de la partie à livre ouvert.
hall-title-closed = { $name } : livre fermé
hall-title-open = { $name } : livre ouvert
hall-part-closed = Livre fermé
hall-part-closed-rule = Vous ne pouvez consulter ni le Code ni des notes.
hall-part-open = Livre ouvert
hall-part-open-rule = Vous pouvez consulter le Code.
hall-question = Question { $n }
hall-question-of = Question { $n } sur { $of }
hall-question-goes-on = Suite de la question { $n }, à laquelle vous avez répondu.
hall-question-gone = Cette question n’est plus dans la banque. N’y répondez pas.
hall-number = { $page }.{ $ask }
hall-dealer = { $seat } (donneur)
hall-suit = { $suit } { $cards }
hall-hand-unseen = inconnue
hall-foot = { $foot } · page { $n } sur { $of }
hall-sheet-number = Feuille de réponses { $n } sur { $of }
hall-sheet-name = Nom et signature
hall-sheet-code = Code QR de cette feuille de réponses
hall-sheet-how = Noircissez entièrement les bulles au crayon foncé ; gommez proprement. N’écrivez ni sur les carrés noirs ni sur le code.
