### The effect of a change of edition on certificate holders.

delta-title = Un cambio di edizione
delta-lead = Quali casi alla base dei certificati in vigore sono decisi altrimenti secondo un’altra edizione del Codice, e un esame che li chiede.
delta-none = Nessun certificato è in vigore.
delta-from = Certificati secondo
delta-from-choice = { $edition } ({ $n ->
    [one] un titolare
   *[other] { $n } titolari
})
delta-to = Confrontati con
delta-look = Confrontare
delta-same = Scegliere due edizioni diverse.
delta-unheld = Nessuno ha un certificato in vigore che certifichi secondo questa edizione.
delta-late = Le richieste si analizzano di nuovo, e ci vuole un po’: decisioni pronte { $done } su { $of }. La pagina si aggiorna da sola.
delta-progress = Quante decisioni sono pronte
delta-found = { $n ->
    [one] Una persona ha un certificato
   *[other] { $n } persone hanno un certificato
} secondo l’edizione «{ $from }». { $scenarios ->
    [0] Alla base non è registrato alcun caso.
    [one] Alla base c’è un caso, che { $changed ->
        [0] è deciso allo stesso modo
       *[other] è deciso altrimenti
    } secondo l’edizione «{ $to }».
   *[other] Alla base ci sono { $scenarios } casi; { $changed ->
        [0] nessuno è deciso altrimenti
        [one] uno è deciso altrimenti
       *[other] { $changed } sono decisi altrimenti
    } secondo l’edizione «{ $to }».
}
delta-unknown = { $n ->
    [one] Una di loro ha un certificato
   *[other] { $n } di loro hanno un certificato
} alla cui base non è registrato alcun caso.

delta-kinds = I casi alla base dei certificati
delta-kind = Che cosa ne è
delta-scenarios = Casi
delta-kind-changed = Altrimenti
delta-kind-changed-about = Decisi altrimenti
delta-kind-unchanged = Uguali
delta-kind-unchanged-about = Decisi allo stesso modo
delta-kind-uncovered = Non trattati
delta-kind-uncovered-about = Non trattati secondo una delle edizioni
delta-kind-unruled = Non decisi
delta-kind-unruled-about = Non si è potuta avere una decisione
delta-kind-gone = Spariti
delta-kind-gone-about = Non sono più nella raccolta

delta-changed = Decisi altrimenti: { $n ->
    [one] un caso
   *[other] { $n } casi
}
delta-behind = { $n ->
    [one] un titolare
   *[other] { $n } titolari
}
delta-is-asked = nell’esame
delta-what = Che cosa cambia
delta-open = Differisce solo ciò che resta aperto.

delta-left = Esclusi, e perché: { $n ->
    [one] un caso
   *[other] { $n } casi
}
delta-left-unasked = Nulla di ciò che chiede è deciso altrimenti.
delta-left-judged = Secondo l’edizione «{ $to }» qualcosa di ciò che chiede non è deciso, o è lasciato al giudizio.
delta-left-unruled = Non se ne è potuta avere una decisione.
delta-left-gone = Non è più nella raccolta.

delta-paper = L’esame su ciò che è cambiato
delta-paper-about = { $n ->
    [one] Si chiede un caso
   *[other] Si chiedono { $n } casi
} secondo l’edizione «{ $to }», con il Codice. Chi ha un certificato secondo l’edizione «{ $from }» può rinnovarlo con questo esame, dove il suo livello lo prevede. Il questionario si può modificare prima di tenere l’esame.
delta-paper-name = Dal { $from } al { $to }
delta-nothing = Non c’è nulla da chiedere: nessuno di questi casi chiede qualcosa che sia deciso altrimenti.
delta-fault-same = Scegliere due edizioni diverse. Non è stato creato alcun questionario.
delta-fault-late = Si stanno ancora calcolando le decisioni. Non è stato creato alcun questionario.
delta-fault-nothing = Non c’è nulla da chiedere. Non è stato creato alcun questionario.
delta-fault-long = Il questionario sarebbe troppo lungo. Non è stato creato.

delta-holders = I titolari
delta-holders-each = Ogni titolare, e quanti dei suoi casi cambiano
delta-holders-more = { $n ->
    [one] Un altro titolare, per il quale
   *[other] Altri { $n } titolari, per i quali
} non ci sono più cambiamenti che per questi.
delta-holder = Titolare
delta-levels = Livello
