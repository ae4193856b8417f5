### The effect of a change of edition on certificate holders.

delta-title = Un changement d’édition
delta-lead = Quels cas à l’appui des certificats en vigueur sont arbitrés autrement selon une autre édition des Lois, et un examen qui les pose.
delta-none = Aucun certificat n’est en vigueur.
delta-from = Certifiés selon
delta-from-choice = { $edition } ({ $n ->
    [one] { $n } titulaire
   *[other] { $n } titulaires
})
delta-to = Comparés avec
delta-look = Comparer
delta-same = Choisissez deux éditions différentes.
delta-unheld = Personne n’a de certificat en vigueur qui certifie selon cette édition.
delta-late = Les revendications sont analysées de nouveau, ce qui prend un moment : { $done } arbitrages prêts sur { $of }. La page s’actualise d’elle-même.
delta-progress = Combien d’arbitrages sont prêts
delta-found = { $n ->
    [one] Une personne a un certificat
   *[other] { $n } personnes ont un certificat
} selon les { $from }. { $scenarios ->
    [0] Aucun cas n’est enregistré à l’appui.
    [one] Un cas est enregistré à l’appui ; { $changed ->
        [0] il est arbitré de même
       *[other] il est arbitré autrement
    } selon les { $to }.
   *[other] { $scenarios } cas sont enregistrés à l’appui ; { $changed ->
        [0] aucun n’est arbitré autrement
        [one] l’un d’eux est arbitré autrement
       *[other] { $changed } d’entre eux sont arbitrés autrement
    } selon les { $to }.
}
delta-unknown = { $n ->
    [one] L’une d’elles a un certificat
   *[other] { $n } d’entre elles ont un certificat
} à l’appui duquel aucun cas n’est enregistré.

delta-kinds = Les cas à l’appui des certificats
delta-kind = Ce qu’ils deviennent
delta-scenarios = Cas
delta-kind-changed = Autrement
delta-kind-changed-about = Arbitrés autrement
delta-kind-unchanged = De même
delta-kind-unchanged-about = Arbitrés de même
delta-kind-uncovered = Non traités
delta-kind-uncovered-about = Non traités selon l’une des éditions
delta-kind-unruled = Indécis
delta-kind-unruled-about = Aucun arbitrage n’a pu être obtenu
delta-kind-gone = Disparus
delta-kind-gone-about = Plus dans la banque

delta-changed = Arbitrés autrement : { $n ->
    [one] { $n } cas
   *[other] { $n } cas
}
delta-behind = { $n ->
    [one] { $n } titulaire
   *[other] { $n } titulaires
}
delta-is-asked = dans l’examen
delta-what = Ce qui change
delta-open = Seul diffère ce qui est laissé ouvert.

delta-left = Laissés de côté, et pourquoi : { $n ->
    [one] { $n } cas
   *[other] { $n } cas
}
delta-left-unasked = Aucune de ses questions n’est arbitrée autrement.
delta-left-judged = Selon les { $to }, l’une de ses questions n’est pas décidée, ou est laissée au jugement.
delta-left-unruled = Aucun arbitrage n’a pu être obtenu.
delta-left-gone = Il n’est plus dans la banque.

delta-paper = L’examen sur ce qui a changé
delta-paper-about = { $n ->
    [one] Un cas est posé
   *[other] { $n } cas sont posés
} selon les { $to }, à livre ouvert. Les titulaires d’un certificat selon les { $from } peuvent le renouveler par cet examen, si leur niveau le prévoit. Le sujet peut être modifié avant d’être passé.
delta-paper-name = Changement d’édition : { $from } – { $to }
delta-nothing = Il n’y a rien à poser : aucune question de ces cas n’est arbitrée autrement.
delta-fault-same = Choisissez deux éditions différentes. Aucun sujet n’a été créé.
delta-fault-late = Des arbitrages sont encore en cours de calcul. Aucun sujet n’a été créé.
delta-fault-nothing = Il n’y a rien à poser. Aucun sujet n’a été créé.
delta-fault-long = Le sujet serait trop long. Il n’a pas été créé.

delta-holders = Les titulaires
delta-holders-each = Chaque titulaire, et combien de ses cas changent
delta-holders-more = { $n ->
    [one] Un autre titulaire, pour qui
   *[other] { $n } autres titulaires, pour qui
} les changements ne sont pas plus nombreux que pour ceux-ci.
delta-holder = Titulaire
delta-levels = Niveau
