### Practice: reviews due and why, lists, the plan; flags, notes and reports on a scenario.

## The practice page of a signed-in user

practice-own = Pour vous
practice-mistakes = { $n ->
    [one] un cas à reprendre
   *[other] { $n } cas à reprendre
}
practice-flagged = { $n ->
    [one] un cas
   *[other] { $n } cas
}
practice-variant = variante nouvelle
practice-variant-of = de : { $title }
practice-due = { $n ->
    [one] Un cas est à revoir aujourd’hui.
   *[other] { $n } cas sont à revoir aujourd’hui.
}
practice-due-nothing-yet = Rien à revoir encore. Vos réponses reviennent à partir de demain, de moins en moins souvent à mesure que vous progressez.
practice-due-later = { $n ->
    [one] Rien à revoir aujourd’hui. Le prochain cas revient le { $day }.
   *[other] Rien à revoir aujourd’hui. Les { $n } prochains cas reviennent le { $day }.
}
practice-due-all = Les { $n } cas à revoir
practice-exam-past = Le jour d’examen de votre plan, le { $day }, est passé : il n’accélère plus les révisions.
practice-exam = { $n ->
    [0] Votre examen est aujourd’hui, { $day }.
    [one] Votre examen est demain, { $day }.
   *[other] Votre examen est le { $day }, dans { $n } jours.
}
practice-days = Révisions de chacun des { $n } prochains jours
practice-days-due = Révisions
why-due-since = à revoir depuis le { $day }
why-due-today = à revoir aujourd’hui
why-due-exam = une fois encore avant l’examen

## Lists

list-due = À revoir aujourd’hui
list-mistakes = Reprendre mes erreurs
list-flagged = Cas marqués
list-start = Commencer
list-about-due = Chacun revient en variante nouvelle, s’il en existe : le même schéma, d’autres faits.
list-about-mistakes = Votre dernière réponse à chacun de ces cas contenait une erreur. Ceux dont vous étiez sûr viennent d’abord.
list-about-flagged = Vous les avez marqués pour y revenir.
list-none-due = Rien à revoir aujourd’hui.
list-none-mistakes = Rien à reprendre : votre dernière réponse à tout ce que vous avez traité est juste.
list-none-flagged = Vous n’avez rien marqué.
marked-variant = Variante nouvelle
marked-list-done = Retour à l’entraînement
asked-not-law = Compte pour l’entraînement, pas pour un certificat : la Loi n’est pas demandée dans cette liste.
asked-was-not-law = Compte pour l’entraînement, pas pour un certificat : la Loi n’a pas été demandée.
asked-with-law = Répondre aussi à la question de la Loi
navigator-label = Liste d’entraînement
navigator-place = { $n } sur { $of } dans : { $list }
navigator-list = { $of } dans : { $list }
navigator-counts = traités : { $answered }, marqués : { $flagged }
navigator-before = Précédent
navigator-next = Suivant
navigator-all = Toute la liste avec les titres
navigator-not-seen = pas vu
navigator-answered = traité
navigator-flagged = marqué

## The plan

plan-begin = Réviser selon un plan
plan-change = Modifier le plan
plan-about = Chaque cas traité revient peu avant que vous ne l’oubliiez, en variante nouvelle s’il en existe. Vous voyez chaque jour ce qui est à revoir et pourquoi, et vous pouvez arrêter quand vous voulez.
plan-exam = Jour de votre examen
plan-exam-hint = Peut rester vide. Tout revient une fois encore dans la semaine qui le précède.
plan-zone = Fuseau horaire
plan-zone-hint = Vos jours commencent et finissent selon ce fuseau : Europe/Paris, America/New_York, UTC.
plan-retention = Part à retenir
plan-retention-hint = Plus cette part est grande, plus tôt les cas reviennent.
plan-opt-in = Commencer à réviser
plan-save = Enregistrer le plan
plan-opt-out = Arrêter de réviser
plan-fault-exam = Ce n’est pas un jour. Écrivez-le comme 2027-05-31, ou laissez vide.
plan-fault-zone = Ce fuseau horaire n’existe pas. Un fuseau s’écrit comme Europe/Paris.
plan-fault-retention = Choisissez la part à retenir.
plan-fault-store = Votre plan n’a pas été enregistré : la base de données ne répond pas. Veuillez réessayer dans une minute.

## Confidence, flags and keyboard shortcuts

confidence-title = Êtes-vous sûr de vous ?
confidence-hint = Facultatif. Cela ne compte pas dans la note, et vous montre plus tard où vous êtes trop sûr de vous.
confidence-guess = Je devine
confidence-fairly_sure = Assez sûr
confidence-sure = Sûr
confidence-untold = Non dit
confidence-was-guess = Vous avez deviné.
confidence-was-fairly_sure = Vous étiez assez sûr.
confidence-was-sure = Vous étiez sûr.
flag-button = Marquer
flag-clear = Démarquer
flag-clear-of = Démarquer : { $title }
flag-is-set = Marqué.
flag-is-cleared = Démarqué.
flag-failed = Le cas n’a pas pu être marqué ou démarqué. Veuillez réessayer dans une minute.
keys-move-arrows = la même chose, dans le formulaire
keys-flag = marquer ou démarquer, quand vous êtes connecté
keys-law = le Code
scenario-law-book = Code (s’ouvre à côté de cette page)
keep-sign-in = pour marquer des cas, garder des mémos et voir où vous en êtes.

## Notes and reports

note-title = Votre mémo
note-label = Ce que vous voulez retenir ici
note-hint = Au plus { $n } caractères. Vous seul le voyez.
note-save = Enregistrer le mémo
note-earlier = Ce qu’il disait auparavant
report-title = Signaler ce cas
report-about = Quelque chose ne va pas dans le cas { $id } ? Les responsables de la banque le liront.
report-with-answer = Votre réponse est jointe.
report-label = Ce qui ne va pas
report-send = Envoyer le signalement
report-thanks = Merci. Votre signalement est enregistré.
text-fault-empty = Écrivez d’abord un texte.
text-fault-long = Non enregistré : le texte compte { $n } caractères, sur { $limit } au plus.
text-fault-zero = Non enregistré : le texte contient un caractère qui ne peut pas être enregistré.
text-fault-store = Non enregistré : la base de données ne répond pas. Veuillez réessayer dans une minute.
text-fault-ended = Non enregistré : votre session a pris fin. Connectez-vous dans un autre onglet, puis enregistrez de nouveau.
text-fault-many = { $minutes ->
    [one] Non envoyé : il y a eu beaucoup de signalements d’ici. Réessayez dans une minute.
   *[other] Non envoyé : il y a eu beaucoup de signalements d’ici. Réessayez dans { $minutes } minutes.
}
text-fault-cut = Le texte était trop long pour être affiché ici en entier : revenez en arrière dans votre navigateur pour le retrouver.

## Le travail du jour, sur la page d’entraînement et sur celle des progrès

today-title = Aujourd’hui
today-go = Commencer
today-next = Cas suivant : { $title }
today-new = { $n ->
    [one] { $n } nouveau cas
   *[other] { $n } nouveaux cas
}
today-due = { $n ->
    [one] une révision
   *[other] { $n } révisions
}
today-wrong = { $n } à corriger
today-work = { $work }.
today-done = Le travail du jour est fait.
today-free = Rien à corriger.
today-pace = { $left ->
    [one] Un seul cas vous est encore inconnu ; à ce rythme, vous l’aurez vu le { $day }.
   *[other] { $left } cas vous sont encore inconnus ; à ce rythme, vous les aurez tous vus le { $day }.
}
practice-days-coming = Révisions des jours à venir

## La recherche de cas

practice-search-title = Chercher des cas
practice-search-change = Modifier la recherche
practice-search-any = Tous
practice-search-text = Mots du titre, ou numéro
practice-search-law = Loi
practice-search-edition = Code en vigueur
practice-search-family = Sujet
practice-search-level = Niveau
practice-search-state = Vos réponses
practice-search-new = Pas encore de réponse
practice-search-done = Avec réponse
practice-search-mistakes = Avec une erreur
practice-search-find = Chercher
practice-found = { $n ->
    [one] Un cas trouvé
   *[other] { $n } cas trouvés
}
practice-found-none = Aucun cas ne correspond. Retirez un critère, ou cherchez moins de mots.
pager-label = Pages
pager-page = Page { $n } sur { $of }
