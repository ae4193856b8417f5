### Les personnes qui passent un examen, pour les examinateurs.

roster-title = Candidats
roster-of = Candidats : { $name }
roster-open = Candidats et invitations
roster-none = Personne n’est encore sur la liste.
roster-may-enter-everyone = Toute personne qui a un compte dans la fédération peut entrer.
roster-may-enter-listed = Seules les personnes de la liste peuvent entrer.
roster-counts = { $n ->
    [one] Une personne sur la liste
   *[other] { $n } personnes sur la liste
} · ont ouvert la page de l’examen : { $opened } · composent : { $sits } · ont terminé : { $done }
roster-listed = La liste
roster-draft = L’épreuve n’est pas encore ouverte. Toutes les personnes de la liste recevront un courriel quand vous l’ouvrirez.
roster-before = Page précédente
roster-after = Page suivante
roster-state-invited = sur la liste
roster-state-opened = a ouvert la page de l’examen
roster-state-on_paper = a un sujet sur papier
roster-state-sits = compose
roster-state-done = a terminé
roster-emailed-at = courriel envoyé le { $when }
roster-not-emailed = pas encore de courriel
roster-act-email = Envoyer le courriel
roster-act-email-spoken = Envoyer le courriel à { $name }
roster-act-email-again = Renvoyer le courriel
roster-act-email-again-spoken = Renvoyer le courriel à { $name }
roster-act-remove = Retirer
roster-act-remove-spoken = Retirer { $name } de la liste
roster-emailed = Le courriel est en route.
roster-removed = La personne a été retirée de la liste.
roster-added = { $n ->
    [0] Personne n’a été ajouté : tous étaient déjà sur la liste.
    [one] Une personne a été ajoutée.
   *[other] { $n } personnes ont été ajoutées.
}
roster-fault-entered = Cette personne est entrée dans l’examen : elle reste sur la liste.
roster-fault-not-open = Le courriel ne peut être envoyé que tant que l’épreuve est ouverte.
roster-fault-no-address = Cette personne n’a pas d’adresse électronique.
roster-fault-chosen = Cochez au moins une personne à ajouter.

## Ajouter des personnes

roster-choose = Ajouter des personnes de la fédération
roster-is-listed = déjà sur la liste
roster-add-chosen = Ajouter les personnes cochées
roster-paste = Ajouter par adresse électronique ou numéro de licence
roster-people = Adresses ou numéros
roster-people-hint = Une personne par ligne, ou des virgules entre elles. Vous voyez qui est trouvé avant tout ajout.
roster-fault-people = Collez au moins une adresse électronique ou un numéro de licence.
roster-fault-people-long = Collez au plus 3 000 personnes à la fois.
roster-new = Un candidat doit avoir un compte dans la fédération. Créez d’abord ceux des nouveaux :
roster-try = Chercher
roster-tried = Personnes trouvées
roster-tried-counts = À ajouter : { $new } · déjà sur la liste : { $listed } · introuvables : { $faulty }
roster-tried-email = Chacune reçoit maintenant un courriel sur l’examen.
roster-tried-draft = Chacune recevra un courriel sur l’examen quand vous ouvrirez l’épreuve.
roster-add-tried = { $n ->
    [one] Ajouter une personne
   *[other] Ajouter { $n } personnes
}
roster-to-add = sera ajoutée
roster-back = Retour à la liste

## Qui peut entrer

roster-who-may = Qui peut entrer
roster-entry = Entrée dans cet examen
roster-entry-everyone = Toute personne qui a un compte dans la fédération
roster-entry-listed = Seulement les personnes de la liste
roster-fault-entry = Choisissez qui peut entrer.
roster-entry-save = Enregistrer
roster-entry-kept = Enregistré.
