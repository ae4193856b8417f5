### Why a part of an answer is wrong, on the ruling’s own way, and the marked page at a glance. $named is the clause that was named, $cite the
### one whose test is told, by $question, $answer and $decided.

reason-refused = { $named } ne s’applique pas. { $question } { $answer }. { $decided }
reason-superseded = { $named } est sur la voie de l’arbitrage, mais c’est { $cite } qui décide. { $decided }
reason-not-reached = La voie vers { $named } est quittée à { $cite }. { $question } { $answer }. { $decided }

## The marked page at a glance

glance-right = Tout est juste
glance-wrong = { $wrong ->
    [one] Une partie est fausse
   *[other] { $wrong } parties sont fausses
}
glance-alone = Les autres parties de votre réponse sont justes.
glance-parts = Partie par partie
glance-ruling = L’arbitrage, et la voie qui y mène
path-parting-title = Où votre voie quitte celle de l’arbitrage
path-parting-told = { $n ->
    [one] Une question vers le bas, puis la voie de l’arbitrage à gauche et la vôtre à droite. La phrase au-dessus dit pourquoi elles se séparent.
   *[other] { $n } questions vers le bas, puis la voie de l’arbitrage à gauche et la vôtre à droite. La phrase au-dessus dit pourquoi elles se séparent.
}
keys-onward = la suite
