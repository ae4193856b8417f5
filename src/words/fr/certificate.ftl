### Certificates: the check, the holder’s pages, proposals, issuing, the printed sheet.

## What a certificate was issued for

grounds-scenarios = { $n ->
    [one] { $n } cas d’entraînement, Loi{"\u00A0"}{ $laws }.
   *[other] { $n } cas d’entraînement, Lois { $laws }.
}
grounds-exam = L’examen { $paper }, passé le { $date }.
grounds-sessions = { $n ->
    [one] Une séance arbitrée, { $hours } h.
   *[other] { $n } séances arbitrées, { $hours } h au total.
}
grounds-oral = Un examen oral.
grounds-engine = Arbitré par la version { $engine } du moteur.

## The credential

credential-name = { $level }, { $federation }
credential-about = { $level } du programme « { $programme } », certifié par { $federation } selon l’édition { $edition } des Lois du bridge de compétition.
credential-criteria = Tout ce qu’exige le niveau { $level } du programme « { $programme } ».
credential-edition = Lois du bridge de compétition { $edition }
credential-band = Mention
credential-grounds = Motifs de la délivrance

## On paper

paper-heading = Certificat
paper-before-holder = Il est certifié que
paper-before-programme = a rempli toutes les exigences du programme
paper-edition = Lois
paper-edition-of = Lois du bridge de compétition, { $edition }
paper-issued = Délivré
paper-valid = Valable
paper-valid-life = à vie
paper-valid-active = jusqu’à { $years ->
    [one] un an
   *[other] { $years } ans
} sans activité
paper-examiner = Examinateur
paper-examiner-first = Premier examinateur
paper-examiner-second = Second examinateur
paper-issued-anew = Délivré de nouveau le { $date } ; remplace le { $number }.
paper-number = Numéro
paper-verify = Chacun peut le vérifier à l’adresse
paper-code = Un code qui mène à la page où ce certificat peut être vérifié
paper-logo = Le logo de la fédération
paper-credential = La même chose en attestation signée (Open Badges 3.0)

## The public check

verify-title = Vérifier un certificat
verify-lead = Saisissez le numéro d’un certificat, ou son fichier d’attestation, qui est signé. Vous verrez s’il est bien l’un des nôtres, inchangé, et valable aujourd’hui. Rien de ce que vous saisissez n’est conservé.
verify-paste = Le numéro du certificat, ou l’attestation
verify-paste-hint = Le numéro est sur le certificat. Pour une attestation, ouvrez le fichier dans n’importe quel programme de texte, copiez-le en entier, et collez-le ici.
verify-file = Ou son fichier
verify-check = Vérifier
verify-certificate = Voir le certificat
verify-unknown = Ce certificat n’existe pas
verify-unknown-about = L’adresse est mal saisie, ou aucun certificat portant ce numéro n’a été délivré ici. Un certificat révoqué apparaîtrait quand même.
verify-heading = Certificat { DE($name) }
verify-removed = une personne dont le dossier a été supprimé
verify-valid = Valable
verify-expired = Expiré
verify-suspended = Suspendu
verify-revoked = Révoqué
verify-replaced = Remplacé
verify-renewed = Renouvelé
verify-valid-about = Ce certificat est valable jusqu’au { $date }.
verify-life-about = Ce certificat est valable.
verify-expired-about = Ce certificat était valable jusqu’au { $date }. Il ne l’est plus.
verify-suspended-about = Ce certificat a été suspendu le { $date }. Il ne compte pas pour l’instant.
verify-revoked-about = Ce certificat a été révoqué le { $date }. Il ne compte plus.
verify-replaced-about = Ce certificat a été remplacé le { $date } par un autre, au nom que porte maintenant son titulaire.
verify-renewed-about = Ce certificat a été renouvelé le { $date }. Un autre compte à sa place.
verify-now = Voir celui qui compte maintenant
verify-holder = Titulaire
verify-issuer = Délivré par
verify-level = Niveau
verify-programme = Programme
verify-band = Mention
verify-edition = Lois
verify-issued = Délivré
verify-valid-row = Valable
verify-number = Numéro
verify-logo = Logo : { $federation }
verify-grounds-hidden = La fédération ne le montre pas.
verify-grounds = Motifs de la délivrance
verify-other = Vérifier un autre certificat

## The register

register-title = Arbitres : { $federation }
register-lead = { $n ->
    [one] { $n } arbitre
   *[other] { $n } arbitres
} avec un certificat valable, et d’accord pour figurer ici.
register-search = Nom ou niveau
register-find = Chercher
register-none = Personne n’est inscrit.
register-none-found = Aucun arbitre inscrit ne porte ce nom.
register-until = valable jusqu’au { $date }
register-file = L’annuaire en un fichier
register-file-name = Nom
register-file-level = Niveau
register-file-edition = Lois
register-file-issued = Délivré
register-file-until = Valable jusqu’au
register-file-certificate = Numéro

## The user’s own

mine-none = Vous n’avez pas encore de certificat. Vos progrès montrent ce qui manque encore.
mine-dates = délivré le { $issued }, valable jusqu’au { $until }
mine-issued = délivré le { $issued }
mine-pdf = Certificat (PDF)
mine-pdf-of = Certificat (PDF) { DE($level) }
mine-credential = Fichier d’attestation
mine-credential-of = Fichier d’attestation { DE($level) }
mine-listing = L’annuaire des arbitres
mine-listed = Vous y figurez tant que vous avez un certificat valable.
mine-unlisted = Vous n’y figurez pas. Vos certificats peuvent quand même être vérifiés à leur adresse.
mine-list = M’inscrire
mine-unlist = Me retirer
mine-register = Voir l’annuaire
me-certificates = Mes certificats

## Issued by examiners

federation-certificates = Certificats
federation-certificates-about = Délivrer, renouveler, suspendre et révoquer
certificates-none = Aucun certificat n’a encore été délivré.
certificates-none-found = Aucun certificat ne correspond.
certificates-search = Nom, numéro de licence ou numéro du certificat
certificates-standing = État
certificates-standing-any = Tous les états
certificates-of-level = Programme et niveau
certificates-of-level-any = Tous les programmes
certificates-every-level = { $programme } : tous les niveaux
certificates-level-of = { $programme } : { $level }
certificates-find = Chercher
certificates-later = Plus récents
certificates-earlier = Plus anciens
certificates-proposed = Délivrer des certificats
certificates-proposed-about = Ces personnes ont tout ce qu’exige un niveau, d’après leurs dossiers tels qu’ils sont maintenant. Les personnes choisies reçoivent un certificat au nom de la fédération. Un examen compte dès que ses notes sont communiquées aux candidats.
certificates-nobody = Aucun certificat ne peut être délivré maintenant.
certificates-unsigned = Rien ne peut être délivré : l’exploitant de ce site n’a pas mis en place de clé pour les certificats.
certificates-level = { $level } ({ $programme }) : { $n ->
    [one] { $n } personne
   *[other] { $n } personnes
}
certificates-renewal = un renouvellement
certificates-first = deux examinateurs doivent être d’accord ; vous seriez le premier
certificates-second = un autre examinateur a donné son accord
certificates-waits = vous avez donné votre accord ; un autre examinateur est attendu
certificates-own = le vôtre : un autre examinateur le délivre
certificates-awaits = attend la publication des résultats de { $exam }
certificates-rule-results = Une personne dont un examen a des résultats non publiés attend leur publication.
certificates-rule-second = Deux examinateurs doivent approuver chaque certificat : le premier donne son accord, le second délivre.
certificates-rule-alone = Vous êtes le seul examinateur de la fédération et délivrez donc seul. Dès qu’il y en a deux, les deux doivent être d’accord.
certificates-code = Code de votre second facteur
certificates-code-hint = Les six chiffres qu’affiche maintenant votre application d’authentification. Ils sont redemandés au bout d’un quart d’heure.
certificates-issue = Délivrer aux personnes choisies
certificates-issuing = Délivrance en cours : { $done } sur { $of } jusqu’ici. Cette page se met à jour d’elle-même.
certificates-progress = Combien ont été délivrés
certificates-broken = La délivrance s’est interrompue. Ce qui a été délivré auparavant l’est ; les autres restent proposés.
certificates-done = Délivrés : { $issued }. Accord donné, un autre examinateur attendu : { $agreed }. Non délivrés : { $left }.
certificates-left-own = c’est le vôtre
certificates-left-agreed = vous avez déjà donné votre accord, et un autre examinateur est attendu
certificates-left-held = il a été délivré entre-temps
certificates-left-results = les résultats d’un examen ne sont pas encore publiés
certificates-left-name = le nom ne peut pas être mis sur un certificat
certificates-left-fault = quelque chose a mal tourné ; vous pouvez réessayer
certificates-fault-nothing = Personne n’a été choisi.
certificates-fault-gone = Les personnes choisies ne sont plus proposées.
certificates-fault-at-work = D’autres certificats sont délivrés en ce moment. Attendez que ce soit terminé.
certificates-fault-signing = Rien ne peut être signé : la clé de l’exploitant manque, ou n’est pas celle qui protège la clé de la fédération. Rien n’a été fait.
certificates-fault-code = Le code est faux, ou a déjà servi. Chacun compte une fois.
certificates-fault-code-empty = { own-fault-code-empty }
certificates-fault-code-often = Trop de codes ont été essayés. Attendez quelques minutes.
certificates-fault-act = Choisissez une décision.
certificates-fault-reason = Il manque un motif.
certificates-fault-reason-long = Le motif est trop long.
certificates-fault-not-now = Ce n’est pas possible dans l’état actuel du certificat.
certificates-fault-name = Le nom ne peut pas être mis sur un certificat : il contient des signes que personne ne voit, des lettres d’une écriture qu’aucune police n’a ici, ou trop de lettres.
certificate-of = Certificat { DE($name) }
certificate-public = Page publique
certificate-happened = Historique
certificate-event-agreed = Un premier examinateur a donné son accord
certificate-event-issued = Délivré
certificate-event-suspended = Suspendu
certificate-event-reinstated = Rétabli
certificate-event-revoked = Révoqué
certificate-event-replaced = Remplacé par un autre
certificate-event-renewed = Renouvelé par un autre
certificate-over = Ce certificat a été remplacé ou révoqué. Il ne peut plus être modifié.
certificate-own = C’est le vôtre. Un autre examinateur décide.
certificate-change = Décider
certificate-what = Décision
certificate-act-reissue = Le délivrer de nouveau, au nom que porte maintenant le compte du titulaire
certificate-act-suspend = Le suspendre : il ne compte pas pour l’instant
certificate-act-reinstate = Le rétablir : il compte de nouveau
certificate-act-revoke = Le révoquer : il ne comptera plus jamais
certificate-reason = Motif
certificate-reason-hint = Il est conservé avec le certificat, pour les examinateurs.
certificate-do = Appliquer
