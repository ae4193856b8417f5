### Courses, for their leaders and members.

federation-courses = Cours
federation-courses-about = Programme du cours, membres, exercices donnés, et où en est chaque groupe
courses-none = Il n’y a pas encore de cours.
course-days = du { $begins } au { $ends }
course-from = à partir du { $begins }
course-until = jusqu’au { $ends }
course-always = sans dates
course-told = { $days } · { $n ->
    [one] { $n } stagiaire
   *[other] { $n } stagiaires
} · dans les fichiers : { $code }

course-new = Nouveau cours
course-settings = Réglages du cours
course-save = Enregistrer le cours
course-name = Nom
course-code = Code
course-code-hint = Nom court du cours dans les fichiers d’inscription : lettres, chiffres, traits d’union. Par exemple spring-27.
course-begins = Premier jour
course-ends = Dernier jour
course-laws = Lois
course-laws-hint = Leurs numéros, par exemple 28, 30, 68. Le groupe est suivi dans ces Lois ; dans toutes si vous laissez vide.
course-sets = Séries de cas
course-sets-hint = Une par ligne : un nom, un deux-points, et les identifiants courts des cas. Par exemple Passes: r001, r002
course-fault-name = Donnez au cours un nom d’au plus 120 caractères.
course-fault-code = Donnez au cours un code d’au plus 40 lettres, chiffres et traits d’union.
course-fault-code-taken = Un autre cours a ce code.
course-fault-begins = Ce n’est pas un jour. Écrivez-le comme 2027-05-31, ou laissez vide.
course-fault-ends = Ce n’est pas un jour, ou il est avant le premier.
course-fault-laws = Il n’y a pas de cas d’entraînement pour la Loi { $named }.
course-fault-sets = La ligne { $named } n’est pas écrite comme un nom, un deux-points et des identifiants de cas ; ou son nom figure déjà plus haut.
course-fault-sets-scenario = Il n’y a pas de cas { $named }.

course-export = Exporter en feuille de calcul
course-file-name = Nom
course-file-email = Adresse électronique
course-file-number = Numéro de licence
course-file-part = Rôle dans le cours
course-file-suspended = Suspendu
course-file-answers = Réponses
course-file-mean = Moyenne en pour cent
course-file-last = Dernière réponse
course-file-done = { $title } : faits
course-file-of = { $title } : sur

course-work = Exercices donnés
course-work-none = Aucun exercice n’est donné.
course-work-done = { $scenarios ->
    [one] { $scenarios } cas
   *[other] { $scenarios } cas
} · tout fait par { $n } sur { $of }
course-withdraw = Retirer
course-withdraw-spoken = Retirer { $title }
course-assign = Donner un exercice
work-of = Quoi
work-title = Titre
work-title-hint = Peut rester vide : l’exercice prend alors le nom de la Loi ou de la série.
work-opens = À partir du
work-opens-hint = Les réponses comptent à partir de ce jour.
work-due = Jusqu’au
work-assign = Donner
work-days = du { $opens } au { $due }
work-from = à partir du { $opens }
work-fault-title = Un titre a au plus 120 caractères.
work-fault-of = Choisissez une Loi ou une série.
work-fault-opens = Ce n’est pas un jour. Écrivez-le comme 2027-05-31.
work-fault-due = Ce n’est pas un jour, ou il est avant le premier.

course-weak = Les points faibles du groupe
course-weak-none = Personne n’a encore répondu à un cas dans les Lois de ce cours.
course-untouched = { $n ->
    [one] Dans une Loi de ce cours, personne n’a encore répondu à un cas.
   *[other] Dans { $n } Lois de ce cours, personne n’a encore répondu à un cas.
}
course-stuck = Moins de 60{"\u00A0"}%
course-stuck-of = { $n } sur { $of }
course-quiet = Stagiaires sans réponse récente
course-quiet-none = Aucun.
course-quiet-about = { $n ->
    [one] Un stagiaire n’a
   *[other] { $n } stagiaires n’ont
} donné aucune réponse depuis { $days } jours ou plus.
course-last = { $days ->
    [0] dernière réponse aujourd’hui
    [one] dernière réponse hier
   *[other] dernière réponse il y a { $days } jours
}
course-last-never = pas encore de réponse
course-last-day = dernière le { $day }
course-everybody = Réponses de chacun
course-answers = { $n ->
    [0] aucune réponse
    [one] une réponse
   *[other] { $n } réponses
}
course-mean = moyenne { $mean }
course-done = { $title } : { $n } sur { $of }
course-more = { $n ->
    [one] Un de plus est dans la feuille de calcul.
   *[other] { $n } de plus sont dans la feuille de calcul.
}
course-trainee = stagiaire
course-leader = responsable de cours
course-suspended = suspendu

course-members = Membres
course-members-of = Membres : { $name }
course-members-none = Personne n’est encore dans ce cours.
course-members-file = Pour beaucoup de personnes à la fois :
course-act-suspend = Suspendre
course-act-suspend-spoken = Suspendre { $name }
course-act-resume = Réintégrer
course-act-resume-spoken = Réintégrer { $name }
course-act-remove = Retirer
course-act-remove-spoken = Retirer { $name }
course-seat = Ajouter un membre
course-seat-email = Adresse électronique
course-seat-email-hint = Celle d’une personne qui a un compte dans cette fédération.
course-seat-part = Rôle dans le cours
course-seat-do = Ajouter
course-seat-fault-email = Aucun compte de cette fédération n’a cette adresse. Invitez d’abord la personne, ou inscrivez-la par un fichier.
course-seat-fault-part = Cette personne n’est pas responsable de cours de la fédération. Un administrateur donne ce rôle sur la page de la personne.

course-syllabus = Programme du cours
course-syllabus-none = Aucune Loi ni aucune série n’est fixée.

assigned = Donné à faire
assigned-of = faits : { $n } sur { $of }
assigned-due = { $days ->
    [0] à rendre aujourd’hui
    [one] à rendre demain
   *[other] à rendre le { $day }
}
assigned-late = était à rendre le { $day }
assigned-open = sans date limite
assigned-later = à partir du { $day }
assigned-done = tout est fait
assigned-go = Continuer
assigned-go-spoken = Continuer { $title }
