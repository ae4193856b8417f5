### Why a part of an answer is wrong, on the ruling’s own way, and the marked page at a glance. $named is the clause that was named, $cite the
### one whose test is told, by $question, $answer and $decided.

reason-refused = { $named } non si applica. { $question } { $answer }. { $decided }
reason-superseded = { $named } è sulla via della decisione, ma decide { $cite }. { $decided }
reason-not-reached = La via verso { $named } si lascia a { $cite }. { $question } { $answer }. { $decided }

## The marked page at a glance

glance-right = Tutto giusto
glance-wrong = { $wrong ->
    [one] Una parte è sbagliata
   *[other] { $wrong } parti sono sbagliate
}
glance-alone = Le altre parti della risposta sono giuste.
glance-parts = Parte per parte
glance-ruling = La decisione, e la via che vi porta
path-parting-title = Dove la via della risposta lascia quella della decisione
path-parting-told = { $n ->
    [one] Una domanda verso il basso, poi a sinistra la via della decisione e a destra quella della risposta. La frase sopra dice perché si separano.
   *[other] { $n } domande verso il basso, poi a sinistra la via della decisione e a destra quella della risposta. La frase sopra dice perché si separano.
}
keys-onward = ciò che segue
