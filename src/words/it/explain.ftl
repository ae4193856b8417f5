### An answer explained, and what if: two ways through the Laws beside each other.

## The way that is not the ruling’s: of a wrong premise, and of a fact told otherwise

beside-one-premise = La decisione
beside-other-premise = Tu
beside-one-change = Com’è
beside-other-change = Cambiato
beside-says = { $who }: { $answer }

path-two-title = I due percorsi nel Codice
path-two-told-premise = { $n ->
    [0] Il percorso della decisione a sinistra e il tuo a destra, separati fin dall’inizio
    [one] Una verifica in comune, e da lì il percorso della decisione a sinistra e il tuo a destra
   *[other] { $n } verifiche in comune, e da lì il percorso della decisione a sinistra e il tuo a destra
}, ciascuno fino a ciò che ne segue. L’elenco qui sotto dice dove si separano, e riporta entrambi i percorsi in parole.
path-two-told-change = { $n ->
    [0] Il percorso com’è a sinistra e quello cambiato a destra, separati fin dall’inizio
    [one] Una verifica in comune, e da lì il percorso com’è a sinistra e quello cambiato a destra
   *[other] { $n } verifiche in comune, e da lì il percorso com’è a sinistra e quello cambiato a destra
}, ciascuno fino a ciò che ne segue. L’elenco qui sotto dice dove si separano, e riporta entrambi i percorsi in parole.
path-begins = Che cosa è successo
path-branch = { $answer }: { $laws }

part-premise = Qui il tuo percorso si separa da quello della decisione.
part-answer-premise = Secondo la tua premessa la risposta è «{ $answer }». { $decided }
part-test-premise = Secondo la tua premessa viene poi l’{ $cite }: { $asked } { $answer }. { $decided }
part-fact-premise = Secondo la tua premessa la risposta è la stessa, per un altro fatto. { $decided }
part-open-premise = Secondo la tua premessa, da qui in poi tutto dipende da una domanda: { $question }
part-ends-premise = Secondo la tua premessa non viene chiesto altro.
part-change = Qui i percorsi si separano.
part-answer-change = Con il cambiamento la risposta è «{ $answer }». { $decided }
part-test-change = Con il cambiamento viene poi l’{ $cite }: { $asked } { $answer }. { $decided }
part-fact-change = Con il cambiamento la risposta è la stessa, per un altro fatto. { $decided }
part-open-change = Con il cambiamento, da qui in poi tutto dipende da una domanda: { $question }
part-ends-change = Con il cambiamento non viene chiesto altro.

part-decides = Questo decide la tua prima parte sbagliata: { $part }.

trace-all = { $n ->
    [one] L’unica verifica
    [2] Entrambe le verifiche
   *[other] Tutte e { $n } le verifiche
}
trace-minor = { $n ->
    [one] Una verifica che non si applicava e non ha deciso nulla è al suo posto qui sotto.
   *[other] { $n } verifiche che non si applicavano e non hanno deciso nulla sono al loro posto qui sotto.
}
trace-other-premise = { $n ->
    [one] Il tuo percorso: una verifica
    [2] Il tuo percorso: entrambe le verifiche
   *[other] Il tuo percorso: tutte e { $n } le verifiche
}
trace-other-change = { $n ->
    [one] Il percorso cambiato: una verifica
    [2] Il percorso cambiato: entrambe le verifiche
   *[other] Il percorso cambiato: tutte e { $n } le verifiche
}

## What if

what-if-title = E se?
what-if-page-title = E se: { $title }
what-if-lead = Cambia un fatto e confronta la decisione prima e dopo. Cambia anche tutto ciò che ne dipende.
what-if-list = Che cosa si può cambiare
what-if-other = Cambia altro
what-if-undo = Com’è successo
what-if-desk = Questi fatti al banco
what-if-back = Al caso
what-if-as-it-is = La decisione com’è
what-if-part = Parte
what-if-before = Com’è
what-if-after = Come sarebbe
what-if-changed = Cambia
what-if-caption = La decisione com’è e come sarebbe, parte per parte
what-if-is-changed = cambia
what-if-is-same = uguale
what-if-parts = { $n ->
    [one] Cambia una parte della decisione.
   *[other] Cambiano { $n } parti della decisione.
}
what-if-changing = Cambia la decisione ({ $n })
what-if-idle = Non cambia la decisione ({ $n })
what-if-unknown-yet = Effetto non ancora calcolato ({ $n })
what-if-verdict = { $verdict } — { $law }
what-if-changes = Cambia: { $parts }
what-if-no-part = Nessuna parte della decisione cambia, ma il percorso è diverso.
what-if-nothing = Non cambia nulla: qui il Codice non tiene conto di questo fatto.
what-if-law-same = In entrambi i casi decide l’{ $then }.
what-if-law-instead = Deciderebbe l’{ $then } invece dell’{ $was }.
what-if-says = Che cosa direbbe l’Arbitro
what-if-clauses = I capoversi in cui si separano
what-if-only-before = Solo com’è
what-if-only-after = Solo con il cambiamento
what-if-same-clauses = Si applicano gli stessi capoversi.
what-if-ways = I due percorsi nel Codice
what-if-unknown-title = Questo cambiamento non esiste
what-if-unknown = «{ $change }» non è un cambiamento di questo caso.
what-if-link = E se? Cambia un fatto e vedi cambiare la decisione.
what-if-warning = Mostra la decisione.
unruled-what-if = Il cambiamento è nell’indirizzo di questa pagina.

## Why an answer is wrong as it is

explain-premise = La premessa dell’errore
explain-follows = { $n ->
    [0] Si vede in «{ $first }», e nessun’altra parte sbagliata ne segue.
    [one] Si vede in «{ $first }», che non dà punti. Ne segue «{ $parts }», che dà metà del suo peso.
   *[other] Si vede in «{ $first }», che non dà punti. Ne seguono queste, e ciascuna dà metà del suo peso: { $parts }.
}
explain-first = La prima parte sbagliata: { $part }
explain-otherwise = Che cosa avrebbe fatto la differenza
explain-see-it = Vedi che cosa cambia
mark-follow = { $n ->
    [one] una segue dalla tua premessa
   *[other] { $n } seguono dalla tua premessa
}
marks-first-wrong = primo passaggio sbagliato
