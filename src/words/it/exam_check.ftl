### Checks before a sitting opens.

check-of-closed = parte senza Codice
check-of-open = parte con il Codice
check-shortage = { $field }: { $have } su { $need }
check-scenarios = I { $n } casi

check-enough-good = Ci sono casi a sufficienza per ogni riga del questionario.
check-enough-bad = I casi non bastano per un questionario completo. { $rows }.
check-spare-good = I candidati ricevono questionari diversi.
check-spare-look = { $n ->
    [one] Questa riga pone a tutti gli stessi casi: { $rows }.
   *[other] Queste righe pongono a tutti gli stessi casi: { $rows }.
}
check-fixed-look = Tutti i candidati ricevono lo stesso questionario: tutte le sue domande sono fisse.
check-rule-good = Si supera con almeno { $pass }.
check-rule-look = Il questionario non ha una soglia: nessuno supera l’esame né viene respinto. Scrivine una, per esempio 65 %, a meno che non sia voluto. Un questionario aperto non si può più cambiare.
check-low-look = Si supera già con { $pass }. Alza la soglia, a meno che non sia voluto.
check-variants-good = Dove il questionario chiede varianti, si pongono varianti.
check-variants-look = { $n ->
    [one] Di questo caso non c’è una variante, e si pone com’è nella raccolta.
   *[other] Di questi casi non ci sono varianti, e si pongono come sono nella raccolta.
}
check-judged-good = Ogni voto è calcolato: nulla di ciò che può essere chiesto lascia qualcosa al giudizio dell’Arbitro.
check-judged-look = { $n ->
    [one] Questo caso lascia qualcosa al giudizio dell’Arbitro, e lo valutano due esaminatori.
   *[other] Questi casi lasciano qualcosa al giudizio dell’Arbitro, e li valutano due esaminatori.
}
check-contested-good = Le autorità concordano su tutto ciò che può essere chiesto.
check-contested-look = { $n ->
    [one] Le autorità non concordano su questo caso.
   *[other] Le autorità non concordano su questi casi.
}
check-clauses-good = Ogni capoverso su cui il motore decide negli articoli di questo questionario può essere chiesto.
check-clauses-look = Dei { $all } capoversi su cui il motore decide negli articoli di questo questionario ne possono essere chiesti { $covered }. Questi non vi decidono mai nulla: { $clauses }.
check-part-good = La { $part } ha { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
} per al massimo { $pages ->
    [one] una domanda
   *[other] { $pages } domande, fasi comprese
}.
check-part-look = La { $part } ha { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
} per un massimo di { $pages } domande, fasi comprese: meno di un minuto per ciascuna.
check-part-bad = { $pages ->
    [0] La { $part } ha { $minutes } minuti, e non vi si chiede nulla.
   *[other] La { $part } ha { $pages } domande, e nessun tempo.
}
check-minutes = { $n ->
    [one] un minuto
   *[other] { $n } minuti
}
check-days = { $n } giorni
check-window-good = La sessione è aperta per { $time }.
check-window-bad = { $over ->
    [0] La sessione chiude prima di aprire.
   *[other] La sessione è già chiusa: l’orario di chiusura è passato.
}
check-fits-good = La sessione è aperta per { $window }, e il questionario richiede { $needs }.
check-fits-look = La sessione è aperta per { $window }, e il questionario richiede { $needs }: nessuno ha tempo a sufficienza.
