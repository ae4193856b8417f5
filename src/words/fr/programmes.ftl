### The programmes of a federation: reading, writing and offering them, and people’s progress.

federation-programmes = Programmes
federation-programmes-about = Ce qui mène à chaque certificat
programmes-lead = Ce qu’exige chaque certificat : { $federation }.
programmes-none = Aucun programme n’est proposé.
programmes-of-bank = La fédération ne propose pas de programme propre ; ceux-ci s’appliquent.
programmes-written = Écrits ici
programmes-written-none = Aucun programme n’a encore été écrit.
programmes-offered = proposé
programmes-offered-older = proposé tel qu’il était avant la dernière modification
programmes-not-offered = non proposé
programmes-edit = Programme
programmes-everybody = Où en est chacun
programmes-everybody-of = Où en est chacun avec { $name }
programmes-new = Un nouveau programme
programmes-name = Nom
programmes-word = Nom court
programmes-word-hint = Les certificats désignent le programme par ce nom, qui ne change donc pas. Lettres minuscules, chiffres et traits d’union.
programmes-like = Modèle
programmes-like-one = Un niveau avec un examen
programmes-make = Commencer un programme
programmes-fault-name = Donnez au programme un nom d’au plus 120 caractères.
programmes-fault-word = Donnez-lui un nom court de lettres minuscules, chiffres et traits d’union.
programmes-fault-taken = La fédération a déjà un programme de ce nom court.
programmes-fault-like = Ce programme ne peut pas être copié. Choisissez-en un autre.
programmes-fault-long = Le fichier est trop long : 100 kilo-octets au plus. La version précédente est restée.
programmes-fault-faults = Le programme contient des erreurs ; il n’est donc pas proposé.
programmes-fault-changed = Quelqu’un a réécrit le programme. Examinez-le avant de le proposer.

## One programme

programmes-file = Le fichier du programme
programmes-file-hint = Des niveaux, un [[levels]] pour chacun, et ce que chacun exige, un [[levels.requires]] pour chaque exigence. Les sujets sont désignés par les codes des examens de la fédération.
programmes-asks = Ce qu’il exige
programmes-not-held = { $n ->
    [one] La fédération n’organise pas encore d’examen au code { $codes }. D’ici là, personne ne remplit ce qui en dépend. Si le code est mal écrit, corrigez-le.
   *[other] La fédération n’organise pas encore d’examens aux codes { $codes }. D’ici là, personne ne remplit ce qui en dépend. Si un code est mal écrit, corrigez-le.
}
programmes-in-words = En mots
programmes-save = Enregistrer le programme
programmes-kept = Le programme est enregistré.
programmes-kept-with-faults = Le programme est enregistré avec ses erreurs. Il ne peut pas être proposé ainsi.
programmes-same = Rien n’a été changé.
programmes-beside = Quelqu’un d’autre a modifié le programme entre-temps. Votre texte est conservé et figure ici, l’autre en dessous. Si vous enregistrez, le vôtre remplace l’autre : reprenez donc d’abord ce qui doit rester.
programmes-theirs = Ce que l’autre a écrit
programmes-present = Le texte actuel
programmes-version = C’est une autre version enregistrée. Si vous l’enregistrez, elle remplace le texte actuel.
programmes-offer = Proposer ce texte
programmes-offer-about = Il guide dès lors chaque stagiaire. Les certificats déjà délivrés gardent le texte selon lequel ils l’ont été.
programmes-withdraw = Ne plus le proposer
programmes-state-none = Il n’est pas proposé.
programmes-state-same = Il est proposé tel qu’il est ici.
programmes-state-older = Il est proposé tel qu’il était auparavant.
programmes-state-show = Voir ce texte
programmes-faults = { $n ->
    [one] Une erreur
   *[other] { $n } erreurs
}
programmes-format = Les champs du fichier d’un programme
programmes-field-id = Le nom court du programme ; il ne change pas. Les niveaux en ont un aussi.
programmes-field-name = Le nom du programme, ou d’un niveau.
programmes-field-edition = Seul compte ce qui est arbitré selon cette édition des Lois, par exemple "2017".
programmes-field-levels = [[levels]] : un niveau, le plus bas d’abord.
programmes-field-prerequisites = Les noms courts des niveaux dont il faut avoir un certificat valable.
programmes-field-validity = "life", { "{" } years = 2 { "}" } ou { "{" } inactive_years = 3 { "}" }.
programmes-field-examiners = Combien d’examinateurs doivent donner leur accord pour un certificat : 1 ou 2.
programmes-field-bands = Les notes à partir desquelles la mention est bien ou très bien.
programmes-field-requires = [[levels.requires]] : une exigence. Toutes doivent être remplies.
programmes-field-family = Un nombre de cas de cette famille, ou avec law de cette Loi, avec une moyenne (mean) et un plancher (floor).
programmes-field-lessons = Plusieurs sortes de cas, avec une moyenne sur l’ensemble.
programmes-field-exam = Un examen : paper (le code d’un examen), mark, right, points, sections, critical, within_days. Sans mark, c’est son sujet qui dit qui a réussi.
programmes-field-practical = Des séances arbitrées, ou des heures, avec ou sans cosignataire.
programmes-field-oral = Un examen oral avec telle note.
programmes-field-any = Une liste d’exigences dont une au moins doit être remplie, ou autant que le dit least ; all : toutes doivent l’être.
programmes-field-renewal = [levels.renewal] : par quel examen il se renouvelle, refresher ou delta, et quand.

## Progress of a person

progress-title = Certificats
progress-everybody-none = La fédération n’a encore aucun membre.
progress-name = Nom
progress-eligible = tout est rempli
progress-eligible-band = tout est rempli, { $band }
progress-met = exigences : { $met } sur { $of }
progress-held = certificat obtenu
progress-may = Un examinateur peut maintenant délivrer le certificat.
progress-may-band = Un examinateur peut maintenant délivrer le certificat, { $band }.
progress-holds = Le certificat est obtenu, valable jusqu’au { $day }.
progress-holds-for-life = Le certificat est obtenu, valable à vie.
progress-hidden = Les examens comptent ici dès que leurs notes sont montrées aux candidats.
renewal-title = Certificats qui arrivent à échéance
renewal-until = Valable jusqu’au { $date }.
renewal-over = Il était valable jusqu’au { $date }, et peut encore être renouvelé.
renewal-active = Il reste valable tant que vous êtes en activité : il expire après { $years ->
    [one] un an
   *[other] { $years } ans
} sans réponse, examen ni séance attestée de votre part.
renewal-window = { $n ->
    [one] Il se renouvelle par un examen
   *[other] Il se renouvelle par l’un de ces examens
}, à passer du { $from } au { $to }.
renewal-may = Un examinateur peut maintenant le renouveler.
renewal-by-refresher = Pour une remise à niveau.
renewal-by-delta = Sur les changements depuis les { $edition }.
renewal-none = Il ne se renouvelle pas. Quand il aura expiré, un autre pourra vous être délivré, si vous avez alors tout ce qu’exige son niveau.
renewal-withdrawn = Son programme n’est plus proposé : il ne peut pas être renouvelé.
progress-more = Personnes suivantes
progress-all = Tous les programmes de la fédération
