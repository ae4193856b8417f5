### The effect of a change of edition on certificate holders.

delta-title = Un cambio di edizione
delta-lead = Quali casi alla base dei certificati in vigore sono decisi in modo diverso da un’altra edizione del Codice, e un esame su questi casi.
delta-none = Nessun certificato è in vigore.
delta-from = Certificati secondo
delta-from-choice = { $edition } ({ $n ->
    [one] un titolare
   *[other] { $n } titolari
})
delta-to = Confrontati con
delta-look = Confronta
delta-same = Scegli due edizioni diverse.
delta-unheld = Nessuno ha un certificato in vigore che certifichi secondo questa edizione.
delta-late = Le richieste vengono analizzate di nuovo: decisioni pronte { $done } su { $of }. La pagina si aggiorna da sola.
delta-progress = Quante decisioni sono pronte
delta-found = { $n ->
    [one] Una persona ha un certificato
   *[other] { $n } persone hanno un certificato
} secondo l’edizione «{ $from }». { $scenarios ->
    [0] Alla base non è registrato alcun caso.
    [one] Alla base c’è un caso, che { $changed ->
        [0] è deciso allo stesso modo
       *[other] è deciso in modo diverso
    } secondo l’edizione «{ $to }».
   *[other] Alla base ci sono { $scenarios } casi; { $changed ->
        [0] nessuno è deciso in modo diverso
        [one] uno è deciso in modo diverso
       *[other] { $changed } sono decisi in modo diverso
    } secondo l’edizione «{ $to }».
}
delta-unknown = { $n ->
    [one] Una di loro ha un certificato
   *[other] { $n } di loro hanno un certificato
} alla cui base non è registrato alcun caso.

delta-kinds = I casi alla base dei certificati
delta-kind = Esito
delta-scenarios = Casi
delta-kind-changed = Diversi
delta-kind-changed-about = Decisi in modo diverso
delta-kind-unchanged = Uguali
delta-kind-unchanged-about = Decisi allo stesso modo
delta-kind-uncovered = Non trattati
delta-kind-uncovered-about = Non trattati secondo una delle edizioni
delta-kind-unruled = Non decisi
delta-kind-unruled-about = Nessuna decisione disponibile
delta-kind-gone = Spariti
delta-kind-gone-about = Non sono più nella raccolta

delta-changed = Decisi in modo diverso: { $n ->
    [one] un caso
   *[other] { $n } casi
}
delta-behind = { $n ->
    [one] un titolare
   *[other] { $n } titolari
}
delta-is-asked = nell’esame
delta-what = Che cosa cambia
delta-open = Cambia solo ciò che resta aperto.

delta-left = Esclusi, e perché: { $n ->
    [one] un caso
   *[other] { $n } casi
}
delta-left-unasked = Nulla di ciò che il caso chiede è deciso in modo diverso.
delta-left-judged = Secondo l’edizione «{ $to }» qualcosa di ciò che il caso chiede non è deciso, o è lasciato al giudizio.
delta-left-unruled = Nessuna decisione disponibile.
delta-left-gone = Non è più nella raccolta.

delta-paper = L’esame su ciò che è cambiato
delta-paper-about = { $n ->
    [one] Si chiede un caso
   *[other] Si chiedono { $n } casi
} secondo l’edizione «{ $to }», con il Codice. Chi ha un certificato secondo l’edizione «{ $from }» può rinnovarlo con questo esame, dove il suo livello lo prevede. Il questionario si può modificare prima di tenere l’esame.
delta-paper-name = Dal { $from } al { $to }
delta-nothing = Non c’è nulla da chiedere: nessuno di questi casi chiede qualcosa che sia deciso in modo diverso.
delta-fault-same = Scegli due edizioni diverse. Non è stato creato alcun questionario.
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
