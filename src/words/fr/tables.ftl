### Tables simulées d’un examen : les points, donnés sur un téléphone.

tables-title = Aux tables
tables-page-title = Aux tables : { $name }
tables-about = Choisissez la table que vous examinez. D’autres peuvent donner des points en même temps : rien de ce qu’ils inscrivent n’est perdu.
tables-others = Sans table
tables-done = { $done } sur { $n } terminés
tables-nobody = Aucun candidat n’est encore entré dans l’examen.
tables-missing = { $n ->
    [one] Une personne de la liste n’est pas encore entrée dans l’examen, aucun point ne peut être enregistré : { $list }.
   *[other] { $n } personnes de la liste ne sont pas encore entrées dans l’examen, aucun point ne peut être enregistré : { $list }.
}
tables-draw-about = Les candidats paraissent ici une fois entrés dans l’examen. S’ils composent en salle, tirez leurs sujets : ils ne peuvent alors plus passer cette épreuve sur un appareil.
tables-admit-about = Rien n’est demandé par écrit dans cet examen. Admettez-les, puis donnez-leur des points aux tables.
tables-admit = Les admettre aux tables
tables-admitted = { $n ->
    [0] Aucune admission : toute la liste est déjà aux tables.
    [one] Une personne est admise aux tables.
   *[other] { $n } personnes sont admises aux tables.
} { $refused ->
    [0] { "" }
    [one] Une personne ne peut pas composer : il ne lui reste aucune tentative, ou il s’agit de vous.
   *[other] { $refused } personnes ne peuvent pas composer : il ne leur reste aucune tentative, ou il s’agit de vous.
}
tables-missing-way = Épreuve sur papier
tables-coming = À venir ({ $n })
tables-finished = Terminés ({ $n })
tables-all-done = Tous les candidats ont des points à cette table.
tables-own = C’est vous : un autre examinateur donne les points.
tables-points = { $points } points sur { $of }
tables-candidate-title = { $name } : { $table }
tables-ruling = Décision : { $name }
tables-ruling-later = La décision sur { $id } n’est pas disponible maintenant. Rechargez la page dans un instant.
tables-no-ruling = Vous êtes candidat à cet examen : ses décisions ne vous sont pas montrées.
tables-remark = Remarque
tables-keep-next = Enregistrer, candidat suivant
tables-keep = Enregistrer
tables-saved = Enregistré : { $name }, { $points } points sur { $of }.{ $open ->
    [0] { "" }
    [one] { " " }Une ligne n’a pas encore de points.
   *[other] { " " }{ $open } lignes n’ont pas encore de points.
}
tables-saved-none = Aucun point n’est encore donné à { $name } à cette table. Votre remarque éventuelle est enregistrée ; les points peuvent être ajoutés à tout moment.
tables-saving = Enregistrement …
tables-unsaved = Pas encore enregistré. Votre saisie est gardée sur cet appareil et renvoyée jusqu’à ce qu’elle soit enregistrée. Ne fermez pas cette page.
tables-unsaved-refused = Pas enregistré. Votre saisie est gardée sur cet appareil : rechargez cette page, et reconnectez-vous si on vous le demande.
tables-unsaved-other = Une saisie pour un autre candidat n’est pas encore enregistrée.
tables-unsaved-open = L’ouvrir

## Sur la page de la session

tables-section = Les examinateurs donnent les points de chaque table sur leur téléphone, un candidat après l’autre.
tables-open = Donner des points à une table
tables-code = Code QR pour les téléphones des examinateurs
tables-picture = Code QR qui ouvre les tables de cet examen

## La fiche d’une table

tables-card = Fiche de cette table (PDF)
tables-card-about = Ce qui est mis en scène à cette table. Seuls les examinateurs et les joueurs peuvent la voir.
tables-card-examiner = Pour l’examinateur
tables-card-points = Points
tables-card-line = { $n ->
    [one] { $line } : un point au plus
   *[other] { $line } : { $n } points au plus
}
tables-card-reason = { $cite } : { $text }
