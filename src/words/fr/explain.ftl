### An answer explained, and what if: two ways through the Laws beside each other.

## The way that is not the ruling’s: of a wrong premise, and of a fact told otherwise

beside-one-premise = L’arbitrage
beside-other-premise = Vous
beside-one-change = Avant
beside-other-change = Après
beside-says = { $who } : { $answer }

path-two-title = Les deux chemins à travers les Lois
path-two-told-premise = { $n ->
    [0] Le chemin de l’arbitrage à gauche et le vôtre à droite, séparés dès le début
    [one] Un point en commun, puis le chemin de l’arbitrage à gauche et le vôtre à droite
   *[other] { $n } points en commun, puis le chemin de l’arbitrage à gauche et le vôtre à droite
}, chacun jusqu’à sa conclusion. La liste ci-dessous dit où ils se séparent, et donne les deux chemins en mots.
path-two-told-change = { $n ->
    [0] Le chemin d’avant à gauche et le chemin modifié à droite, séparés dès le début
    [one] Un point en commun, puis le chemin d’avant à gauche et le chemin modifié à droite
   *[other] { $n } points en commun, puis le chemin d’avant à gauche et le chemin modifié à droite
}, chacun jusqu’à sa conclusion. La liste ci-dessous dit où ils se séparent, et donne les deux chemins en mots.
path-begins = Ce qui s’est passé
path-branch = { $answer } : { $laws }

part-premise = Ici, votre chemin s’écarte de celui de l’arbitrage.
part-answer-premise = Selon votre prémisse, la réponse est « { $answer } ». { $decided }
part-test-premise = Selon votre prémisse, on examine ensuite la { $cite } : { $asked } { $answer }. { $decided }
part-fact-premise = Selon votre prémisse, la réponse est la même, d’après un autre fait. { $decided }
part-open-premise = Selon votre prémisse, la suite dépend d’une question : { $question }
part-ends-premise = Selon votre prémisse, on n’examine plus rien.
part-change = Ici, les chemins se séparent.
part-answer-change = Avec la modification, la réponse est « { $answer } ». { $decided }
part-test-change = Avec la modification, on examine ensuite la { $cite } : { $asked } { $answer }. { $decided }
part-fact-change = Avec la modification, la réponse est la même, d’après un autre fait. { $decided }
part-open-change = Avec la modification, la suite dépend d’une question : { $question }
part-ends-change = Avec la modification, on n’examine plus rien.

part-decides = Ce point décide de votre première partie fausse : { $part }.

trace-all = { $n ->
    [one] Le seul point
   *[other] Les { $n } points
}
trace-minor = { $n ->
    [one] Un point qui ne s’appliquait pas figure à sa place ci-dessous.
   *[other] { $n } points qui ne s’appliquaient pas figurent à leur place ci-dessous.
}
trace-other-premise = { $n ->
    [one] Votre chemin : un point
   *[other] Votre chemin : les { $n } points
}
trace-other-change = { $n ->
    [one] Le chemin modifié : un point
   *[other] Le chemin modifié : les { $n } points
}

## What if

what-if-title = Et si ?
what-if-page-title = Et si : { $title }
what-if-lead = Modifiez un fait, et voyez l’arbitrage avant et après. Tout ce qui dépend de ce fait change avec lui.
what-if-list = Ce qui peut être modifié
what-if-other = Modifier autre chose
what-if-undo = Revenir à ce qui s’est passé
what-if-desk = Ces faits au bureau
what-if-back = Retour au cas
what-if-as-it-is = L’arbitrage avant la modification
what-if-part = Partie
what-if-before = Avant
what-if-after = Après
what-if-changed = Modification
what-if-caption = L’arbitrage avant et après la modification, partie par partie
what-if-is-changed = changé
what-if-is-same = identique
what-if-parts = { $n ->
    [one] Une partie de l’arbitrage change.
   *[other] { $n } parties de l’arbitrage changent.
}
what-if-changing = Change l’arbitrage ({ $n })
what-if-idle = Ne change pas l’arbitrage ({ $n })
what-if-unknown-yet = Effet pas encore calculé ({ $n })
what-if-verdict = { $verdict } — { $law }
what-if-changes = Change : { $parts }
what-if-no-part = Aucune partie de l’arbitrage ne change, mais on y arrive autrement.
what-if-nothing = Rien ne change : les Lois ne tiennent pas compte ici de ce fait.
what-if-law-same = Dans les deux cas, c’est la { $then } qui décide.
what-if-law-instead = C’est la { $then } qui déciderait, au lieu de la { $was }.
what-if-says = Ce que dirait l’Arbitre
what-if-clauses = Les clauses qui diffèrent
what-if-only-before = Seulement avant
what-if-only-after = Seulement après
what-if-same-clauses = Les mêmes clauses s’appliquent.
what-if-ways = Les deux chemins à travers les Lois
what-if-unknown-title = Cette modification n’existe pas
what-if-unknown = « { $change } » n’est pas une modification de ce cas.
what-if-link = Et si ? Modifier un fait et voir l’arbitrage changer
what-if-warning = Montre l’arbitrage
unruled-what-if = La modification est dans l’adresse de cette page.

## Why an answer is wrong as it is

explain-premise = La prémisse de votre réponse
explain-follows = { $n ->
    [0] Elle apparaît dans « { $first } » ; aucune autre partie fausse n’en découle.
    [one] Elle apparaît dans « { $first } », qui ne rapporte rien. « { $parts } » en découle, et rapporte la moitié de son poids.
   *[other] Elle apparaît dans « { $first } », qui ne rapporte rien. En découlent, et rapportent chacune la moitié de leur poids : { $parts }.
}
explain-first = La première partie fausse : { $part }
explain-otherwise = Ce qui aurait fait la différence
explain-see-it = Voir ce qui change
mark-follow = { $n ->
    [one] une découle de votre prémisse
   *[other] { $n } découlent de votre prémisse
}
marks-first-wrong = première erreur
