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
hall-state-typed = { $typed } page(s) saisie(s) sur { $pages }
hall-state-finished = terminé : { $typed } page(s) avec réponse sur { $pages }
hall-own = votre propre sujet : un autre examinateur le saisit
hall-answers = Réponses
hall-no-sign = –
hall-signs = { $page }.{ $ask } : { $signs }
hall-field = { $number } { $text }
hall-field-one = Une de { $first } à { $last } ; vide si rien n’est coché.
hall-field-many = Une ou plusieurs de { $first } à { $last }, par exemple ACD ; vide si rien n’est coché.
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
hall-fault-differs = Ceci diffère de la première saisie. Regardez de nouveau la feuille.
hall-fault-refused-over = Le sujet est terminé ; ses réponses ne peuvent plus être modifiées.
hall-fault-refused-stale = Quelqu’un d’autre a saisi cette page entre-temps. Vérifiez et enregistrez à nouveau.
hall-finish-title = Terminer le sujet
hall-finish-about = Une fois toutes les réponses saisies, terminez le sujet : il est alors corrigé et ne peut plus être modifié. Laissez tels quels les sujets des absents.
hall-finish = Terminer ce sujet
hall-finished = Le sujet est terminé et en cours de correction.
hall-paper-finished = Ce sujet est terminé. Ses réponses ne peuvent plus être modifiées.

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
