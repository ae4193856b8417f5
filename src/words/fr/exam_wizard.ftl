### A whole exam from one form, and what is left to do for an exam.

wizard-title = Un examen en dix minutes
wizard-lead = Lisez les phrases, changez-y ce que vous voulez et dites qui passe l’examen. Les candidats n’en sont pas informés avant son ouverture ; ceux qui n’ont pas de compte sont invités à en ouvrir un dès maintenant.
wizard-sentence-who = À partir du { $opens }, { $who } passent un examen.
wizard-sentence-level = Il mène à { $level } ; un nouveau s’appelle { $level_name }.
wizard-sentence-new = Il mène à un nouveau certificat, { $level_name }.
wizard-sentence-paper = Avec { $paper } pour sujet, il faut { $pass } % pour réussir.
wizard-sentence-times = On a { $per_question } minutes par question, et l’examen reste ouvert { $late } minutes de plus pour les retardataires.
wizard-who = Candidats
wizard-who-listed = les personnes ci-dessous
wizard-who-everyone = tous les membres de la fédération
wizard-people = Personnes
wizard-people-hint = Une par ligne : nom et adresse électronique, par exemple Ada Lovelace ada@example.org. Pour qui a déjà un compte, l’adresse ou le numéro de membre suffit.
wizard-opens = Début
wizard-level = Certificat
wizard-level_name = Nom d’un nouveau certificat
wizard-level-of = { $level } ({ $programme })
wizard-level-new = un nouveau certificat
wizard-level-usual = Arbitre de club
wizard-paper = Sujet
wizard-paper-own = { $n ->
    [one] notre « { $name } », { $n } question
   *[other] notre « { $name } », { $n } questions
}
wizard-paper-bank = { $n ->
    [one] le modèle « { $name } », { $n } question
   *[other] le modèle « { $name } », { $n } questions
}
wizard-paper-like = { $n ->
    [1] { $name }, seuil de { $pass } %
   *[other] { $name }, seuil de { $pass } % ({ $n })
}
wizard-pass = Seuil de réussite en pour cent
wizard-zone = Les heures sont celles du fuseau { $zone }.
wizard-rules = Un nouveau certificat revient à tous ceux qui réussissent cet examen ; un seul examinateur le délivre, et il n’a pas de fin. Cela se change plus tard sur la page de son programme.
wizard-more = Durées, nom et codes
wizard-per_question = Minutes par question
wizard-late = Minutes pour les retardataires
wizard-name-hint = Laissez vide pour reprendre le nom du certificat.
wizard-code-hint = Laissez vide pour reprendre le code que demande le certificat. Minuscules, chiffres et traits d’union.
wizard-make = Créer l’examen
wizard-fault-who = Choisissez qui passe l’examen.
wizard-fault-people = Indiquez au moins une personne, ou choisissez tous les membres de la fédération.
wizard-fault-people-long = Indiquez au plus 3 000 personnes.
wizard-fault-people-name = { $named } n’a pas encore de compte : écrivez son nom à côté de l’adresse.
wizard-fault-people-number = Personne dans la fédération n’a le numéro de membre { $named }.
wizard-fault-people-odd = { $named } n’est ni une adresse électronique ni un numéro de membre.
wizard-fault-people-enrol = { $named } n’a pas de compte, et votre rôle ne permet pas d’inviter. Demandez d’abord à un administrateur de l’inviter.
wizard-fault-level = Choisissez un certificat qui demande un examen.
wizard-fault-level_name = Donnez au nouveau certificat un nom de 120 caractères au plus.
wizard-fault-level_name-taken = Trop de programmes portent ce nom. Choisissez-en un autre.
wizard-fault-paper-faults = Ce sujet a des erreurs. Corrigez-les sur sa page, ou choisissez-en un autre.
wizard-fault-paper-short = Il n’y a pas assez de cas pour ce sujet. Choisissez-en un autre.
wizard-fault-paper-names = Il y a trop de sujets de ce nom. Renommez-en un, ou choisissez-en un autre.
wizard-fault-pass = Indiquez un seuil de 1 à 100.
wizard-fault-opens-past = Avec ce début, l’examen serait déjà terminé.
wizard-fault-per_question = Indiquez un nombre de minutes de 1 à 60.
wizard-fault-late = Indiquez un nombre de minutes de 0 à 720.
wizard-fault-unruled = Le calcul des décisions prend plus de temps que d’habitude. Appuyez de nouveau dans un instant : ce qui est calculé est conservé.
wizard-fault-store = Une erreur s’est produite de notre côté, et l’examen n’est pas complet. Appuyez de nouveau : ce qui existe déjà n’est pas créé deux fois.
wizard-before = Ce qui existe déjà
wizard-before-about = Le reste est créé quand vous appuyez de nouveau.
wizard-part-paper = Sujet
wizard-part-programme = Programme
wizard-part-sitting = Épreuve
wizard-part-missing = pas encore
wizard-made = L’examen est créé.
wizard-made-paper = Son sujet
wizard-made-programme = Le programme avec son certificat
wizard-made-people = { $n ->
    [0] Personne n’a été ajouté à la liste.
    [one] { $n } personne ajoutée à la liste, dont { $invited } invitée à ouvrir un compte.
   *[other] { $n } personnes ajoutées à la liste, dont { $invited } invitées à ouvrir un compte.
}

## What is left to do for an exam.

exam-tasks = Ce qui reste à faire
exam-task-is-done = Fait
exam-task-is-left = À faire
exam-task-is-waits = À faire maintenant
exam-task-is-optional = Facultatif
exam-task-open = Ouvrir l’examen
exam-task-open-done = Les candidats le trouvent, et les inscrits sur la liste ont été prévenus par courriel.
exam-task-open-left = { $n ->
    [0] Les candidats le trouvent une fois ouvert. Le bouton est sous les vérifications.
    [one] { $n } personne de la liste est prévenue par courriel à l’ouverture. Le bouton est sous les vérifications.
   *[other] { $n } personnes de la liste sont prévenues par courriel à l’ouverture. Le bouton est sous les vérifications.
}
exam-task-people = Liste des candidats
exam-task-people-done = { $n ->
    [one] { $n } personne est sur la liste.
   *[other] { $n } personnes sont sur la liste.
}
exam-task-people-left = Seuls les inscrits sur la liste peuvent entrer, et elle est vide.
exam-task-accounts = Comptes
exam-task-accounts-done = Tous les inscrits sur la liste ont un compte.
exam-task-accounts-left = { $n ->
    [one] { $n } personne n’a pas encore accepté l’invitation à ouvrir un compte.
   *[other] { $n } personnes n’ont pas encore accepté l’invitation à ouvrir un compte.
}
exam-task-examiner = Un second correcteur
exam-task-examiner-done = Les réponses laissées à l’appréciation sont notées par deux personnes ; { $n } peuvent le faire.
exam-task-examiner-left = Le sujet laisse des réponses à l’appréciation, que deux personnes notent. Nombre de correcteurs : { $n }. Donnez le rôle à quelqu’un d’autre, ou invitez un correcteur une fois l’examen ouvert.
exam-task-examiner-waits = { $n ->
    [one] { $n } réponse attend un second correcteur : invitez-en un.
   *[other] { $n } réponses attendent un second correcteur : invitez-en un.
}
exam-task-key = Clé des certificats
exam-task-key-done = Des certificats peuvent être délivrés.
exam-task-key-left = Le site n’a pas encore de clé : aucun certificat ne peut être délivré. C’est à son opérateur d’en définir une.
exam-task-invigilator = Un surveillant
exam-task-invigilator-done = { $n ->
    [one] { $n } surveillant peut suivre l’examen avec les examinateurs.
   *[other] { $n } surveillants peuvent suivre l’examen avec les examinateurs.
}
exam-task-invigilator-optional = Les examinateurs suivent l’examen en direct. Un administrateur peut donner ce rôle à d’autres.
