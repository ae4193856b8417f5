### Re-marking, after a correction of the engine.

remarking-title = Rivalutazione
remarking-all = Rivalutazione: tutte le sessioni d’esame
remarking-lead = Ciò che dà ora il motore { $engine } è confrontato con ogni voto dato in precedenza dal motore. Nulla cambia finché non lo si conferma, e i voti dati da persone restano.
remarking-compare = Confrontare
remarking-again = Confrontare di nuovo
remarking-comparing =
    { $of ->
        [0] Confronto in corso…
        [one] Confronto in corso: { $done } su un tentativo
       *[other] Confronto in corso: { $done } su { $of } tentativi
    }
remarking-applying = I nuovi voti sono in corso di assegnazione…
remarking-broken = Si è interrotto, e nulla è stato cambiato.
remarking-stopped = Si è interrotto prima della fine. Dare ancora una volta i nuovi voti, con lo stesso criterio: ciò che è già stato dato non è dato due volte.
remarking-applied =
    { $n ->
        [0] Nessun nuovo voto è stato dato.
        [one] Sono stati dati nuovi voti per un tentativo. Chi conosce già i propri voti riceve una lettera.
       *[other] Sono stati dati nuovi voti per { $n } tentativi. Chi conosce già i propri voti riceve una lettera.
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
remarking-missing = Non confrontati, perché la raccolta non li ha più: { $scenarios }
remarking-otherwise = Non confrontati, perché la raccolta li racconta in modo diverso da come erano stati raccontati ai candidati: { $scenarios }
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
remarking-apply = Dare i nuovi voti
remarking-apply-about = Ciò che è dato di nuovo si aggiunge ai voti che c’erano, ed è annotato nel registro delle operazioni.
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
