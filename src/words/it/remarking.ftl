### Re-marking, after a correction of the engine.

remarking-title = Rivalutazione
remarking-all = Rivalutazione: tutte le sessioni d’esame
remarking-lead = I voti del motore { $engine } vengono confrontati con quelli dati in precedenza dal motore. Nulla cambia finché non confermi, e i voti dati dagli esaminatori restano.
remarking-compare = Confronta
remarking-again = Confronta di nuovo
remarking-comparing =
    { $of ->
        [0] Confronto in corso…
        [one] Confronto in corso: { $done } su un tentativo
       *[other] Confronto in corso: { $done } su { $of } tentativi
    }
remarking-applying = I nuovi voti sono in corso di assegnazione…
remarking-broken = Si è interrotto, e nulla è stato cambiato.
remarking-stopped = Si è interrotto prima della fine. Ripeti l’assegnazione con lo stesso criterio: i voti già assegnati non vengono dati due volte.
remarking-applied =
    { $n ->
        [0] Nessun nuovo voto è stato dato.
        [one] Sono stati dati nuovi voti per un tentativo. Chi conosce già i propri voti riceve un’e-mail.
       *[other] Sono stati dati nuovi voti per { $n } tentativi. Chi conosce già i propri voti riceve un’e-mail.
    }
remarking-found =
    { $n ->
        [0] Nessun voto è diverso, { $of ->
            [one] nell’unico tentativo confrontato
           *[other] in nessuno dei { $of } tentativi confrontati
        }.
        [one] I voti di un tentativo sono diversi, su { $of }.
       *[other] I voti di { $n } tentativi sono diversi, su { $of }.
    }
remarking-missing = Non confrontati, perché non sono più nella raccolta: { $scenarios }
remarking-otherwise = Non confrontati, perché sono cambiati rispetto a come li hanno visti i candidati: { $scenarios }
remarking-table = Tentativi i cui voti sono diversi
remarking-candidate = Candidato
remarking-pages = Voti diversi, in percentuale
remarking-before = Com’è
remarking-never_lower-head = Mai meno
remarking-as_computed-head = Come calcolato
remarking-page = Pagina { $page } ({ $scenario }): { $kept } dal motore { $engine }, { $now } ora
remarking-result =
    { $passed ->
        [yes] { $mark } %, superato
        [no] { $mark } %, non superato
       *[none] { $mark } %
    }
remarking-waits = attende la valutazione
remarking-apply = Assegna i nuovi voti
remarking-apply-about = I nuovi voti si aggiungono a quelli precedenti e sono annotati nel registro delle operazioni.
remarking-never_lower = Mai meno
remarking-never_lower-about =
    Una pagina riceve il nuovo voto dove è più alto: { $n ->
        [0] nessun tentativo
        [one] un tentativo
       *[other] { $n } tentativi
    }.
remarking-as_computed = Come calcolato
remarking-as_computed-about =
    Ogni pagina riceve il voto che il motore dà ora, più alto o più basso: { $n ->
        [one] un tentativo
       *[other] { $n } tentativi
    }.
