### After an exam: results, answers for examiners to mark, mark sheets, and the candidates’ review.

results-title = Risultati
results-page-title = Risultati di { $name }
results-told = { $n ->
    [one] Un tentativo
   *[other] { $n } tentativi
}; finiti: { $over }, con il risultato: { $done }.
results-told-passed = { $n ->
    [one] Un tentativo
   *[other] { $n } tentativi
}; finiti: { $over }, con il risultato: { $done }, superati: { $passed }.
results-review-nothing = I candidati non vedono ancora nulla.
results-review-marks = I candidati vedono i loro voti.
results-review-answers = I candidati vedono i loro voti, e le loro risposte accanto alle decisioni.
results-review-explanations = I candidati vedono i loro voti, le loro risposte accanto alle decisioni, e perché le decisioni sono quelle.
results-marking = Valutare risposte
results-review = Che cosa vedono i candidati
results-csv = Come tabella (CSV)
results-candidates = Candidati
results-trials = Provato da esaminatori
results-attempt = tentativo { $n }
results-state-waits = attende di entrare
results-state-under_way = in corso
results-state-submitted = consegnato
results-state-out_of_time = tempo scaduto
results-state-ended = chiuso da un esaminatore
results-state-not_sat = non sostenuto
results-part = { $part }: { $mark }
results-part-closed = senza il Codice
results-part-open = con il Codice
results-part-practical = al tavolo
results-part-oral = al colloquio
results-open = aperto
results-capped = limitato da una domanda critica
results-band = fascia { $n }
results-passed = superato
results-failed = non superato
results-coming = { $n ->
    [one] una risposta è in corso di valutazione
   *[other] { $n } risposte sono in corso di valutazione
}
results-waits = { $n ->
    [one] una risposta attende gli esaminatori
   *[other] { $n } risposte attendono gli esaminatori
}
results-lines = { $n ->
    [one] una riga della scheda è aperta
   *[other] { $n } righe della scheda sono aperte
}
results-sheet = Scheda
results-sheet-spoken = Scheda di { $name }
results-file-name = Nome
results-file-email = Indirizzo
results-file-number = Numero
results-file-attempt = Tentativo
results-file-state = Stato
results-file-closed = Parte senza Codice, su 1000
results-file-open = Parte con il Codice, su 1000
results-file-practical = Parte pratica, su 1000
results-file-oral = Parte orale, su 1000
results-file-whole = Risultato, su 1000
results-file-passed = Superato
results-file-band = Fascia
results-file-waits = In attesa

marking-title = Risposte da valutare
marking-page-title = Risposte da valutare: { $name }
marking-about = Ecco le risposte in cui il Codice lascia qualcosa all’Arbitro, o le autorità non concordano, e quelle che il motore non ha potuto valutare. Due esaminatori valutano ciascuna, senza nomi e senza vedere che cosa ha dato l’altro; se differiscono di più di 15 punti decide un terzo.
marking-told = { $n ->
    [one] Una risposta attende Lei.
   *[other] { $n } risposte attendono Lei.
}
marking-none = Nulla attende Lei.
marking-others = { $n ->
    [one] Una risposta che ha già valutato attende qualcun altro.
   *[other] { $n } risposte che ha già valutato attendono qualcun altro.
}
marking-question = Domanda { $id }
marking-turn-examiner = da valutare in due
marking-computed = il motore non ha potuto valutarla
marking-turn-third = due esaminatori differiscono: decide il Suo voto
marking-answered = La risposta
marking-engine = Che cosa ne dice il motore, dove vale come giusta una risposta entro ciò che il Codice lascia all’Arbitro. Non è un voto.
marking-changed = Il sito racconta ora questa domanda in modo diverso da quando il questionario è stato estratto, perciò il motore non l’ha valutata. I fatti sono quelli di oggi: il candidato può aver risposto su altri. Valutare ciò cui è stato risposto, e chiedere a chi ha cambiato la domanda com’era.
marking-gone = La raccolta non ha più questa domanda, perciò il motore non ha potuto valutarla. Chiedere a chi l’ha tolta com’era.
marking-no-ruling = Il motore non ha una decisione su di essa, perciò non ha potuto valutarla.
marking-mark = Voto, da 0 a 100
marking-mark-hint = 100 è una risposta che non lascia nulla a desiderare.
marking-reason = Perché
marking-reason-hint = Il candidato lo legge quando le risposte possono essere viste.
marking-give = Dare questo voto
marking-fault-mark = Dare un numero intero da 0 a 100.
marking-fault-text = Dire perché, in poche parole.
marking-fault-long = Abbreviare.
marking-fault-taken = Quella risposta non attende più Lei.

sheet-page-title = Scheda di { $name }
sheet-about = { $exam }: punti per ciò che si fa al tavolo, o si dice. Ciò che un altro esaminatore registra nel frattempo resta.
sheet-open = aperto
sheet-part-practical = Al tavolo
sheet-part-oral = Al colloquio
sheet-remark = Osservazione
sheet-keep = Registrare questi punti
sheet-kept = I punti sono registrati.
sheet-fault-since = { $line }: da allora qualcuno ha dato altri punti, che ora sono scelti qui. Nulla è stato registrato; scegliere di nuovo se sono sbagliati.
sheet-fault-points = { $line }: scegliere da 0 a { $most } punti.

review-title = Che cosa vedono i candidati
review-page-title = Che cosa vedono i candidati di { $name }
review-about = Si può aprire quando la sessione è finita e nessuno è più all’opera; la sessione resta poi chiusa. Chi vede più di prima riceve una lettera.
review-open = { $n ->
    [one] Un candidato non ha finito.
   *[other] { $n } candidati non hanno finito.
}
review-waits = { $n ->
    [one] Un risultato è ancora aperto.
   *[other] { $n } risultati sono ancora aperti.
}
review-phase = I candidati vedono
review-nothing = Nulla
review-marks = I loro voti
review-answers = I loro voti, e le loro risposte accanto alle decisioni
review-explanations = Tutto questo, e perché le decisioni sono quelle
review-appeals = Possono presentare reclamo fino al
review-appeals-hint = Secondo l’ora di { $zone }. Vuoto se nessuno può presentare reclamo.
review-fault-appeals_until = Indicare un giorno e un’ora.
review-fault-lasts = Qualcuno la sta sostenendo, o può ancora farlo. Aprirla quando la sessione è finita e nessuno è più all’opera.
review-fault-unsure = Vedrebbero meno di quanto vedono ora. Confermare qui sotto che è questo che si vuole.
review-sure = Devono vedere meno di quanto vedono ora
review-set = Confermare

reviewed-link = Com’è andata
reviewed-page-title = { $name }: com’è andata
reviewed-closed = Le Sue risposte sono conservate. Il loro esito compare qui quando un esaminatore lo apre; riceverà allora una lettera.
reviewed-under-way = Sta sostenendo un altro esame. L’esito di questo compare quando quello è finito.
reviewed-waits = { $n ->
    [one] Un voto è ancora aperto, perciò è aperto anche il risultato.
   *[other] { $n } voti sono ancora aperti, perciò è aperto anche il risultato.
}
reviewed-pages = Domande
reviewed-marks = Risposte e decisioni compaiono quando un esaminatore le apre.
reviewed-answers = Ogni domanda porta alla Sua risposta accanto alla decisione.
reviewed-explanations = Ogni domanda porta alla Sua risposta accanto alla decisione, e al perché la decisione è quella.
reviewed-question = { $n }. Domanda { $id }
reviewed-unanswered = senza risposta
reviewed-page-waits = attende la valutazione
reviewed-by-engine = valutata dal motore
reviewed-by-examiner = valutata da due esaminatori
reviewed-by-third = valutata da un terzo esaminatore
reviewed-by-remark = rivalutata
reviewed-answer = La Sua risposta
reviewed-changed = Il sito racconta ora questa domanda in modo diverso da quando il Suo questionario è stato estratto. I fatti sono quelli di oggi, e la decisione che ne segue non compare accanto alla Sua risposta.
reviewed-gone = La raccolta non ha più questa domanda.
given-caption = Che cosa è stato risposto, parte per parte
reviewed-reasons = Che cosa hanno detto gli esaminatori
reviewed-receipt = Salvata come modifica { $n } ({ $at }), con la ricevuta
reviewed-no-receipt = Per questa domanda non è stato salvato nulla.
reviewed-before = La precedente
reviewed-after = La successiva
