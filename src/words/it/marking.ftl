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
results-marking = Valuta risposte
results-review = Che cosa vedono i candidati
results-csv = Come tabella (CSV)
results-candidates = Candidati
results-trials = Provato da esaminatori
results-attempt = tentativo { $n }
results-state-waits = in attesa di ammissione
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
results-table = { $table }: { $points } su { $of }
results-sheet = Scheda
results-sheet-spoken = Scheda di { $name }
results-file-code = Codice dell’esame
results-file-exam = Esame
results-file-opens = Inizio (UTC)
results-file-released = Pubblicato
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
marking-about = Qui trovi le risposte in cui il Codice lascia qualcosa all’Arbitro o le autorità non concordano, e quelle che il motore non ha potuto valutare. Due esaminatori valutano ciascuna, senza nomi e senza vedere il voto dell’altro; se differiscono di più di 15 punti decide un terzo.
marking-told = { $n ->
    [one] Una risposta attende il tuo voto.
   *[other] { $n } risposte attendono il tuo voto.
}
marking-none = Nessuna risposta attende il tuo voto.
marking-others = { $n ->
    [one] Una risposta che hai già valutato attende un altro esaminatore.
   *[other] { $n } risposte che hai già valutato attendono un altro esaminatore.
}
marking-question = Domanda { $id }
marking-turn-examiner = da valutare in due
marking-computed = il motore non ha potuto valutarla
marking-turn-third = due esaminatori differiscono: decide il tuo voto
marking-answered = La risposta
marking-engine = Il calcolo del motore, che considera giusta ogni risposta entro ciò che il Codice lascia all’Arbitro. Non è un voto.
marking-changed = Questa domanda è cambiata dopo l’estrazione del questionario, perciò il motore non l’ha valutata. I fatti sono quelli di oggi: il candidato può aver risposto su altri. Valuta la risposta data, e chiedi com’era la domanda a chi l’ha cambiata.
marking-gone = La domanda non è più nella raccolta, perciò il motore non ha potuto valutarla. Chiedi com’era a chi l’ha tolta.
marking-no-ruling = Il motore non ha una decisione su questa domanda, perciò non ha potuto valutarla.
marking-mark = Voto, da 0 a 100
marking-mark-hint = 100 per una risposta pienamente corretta.
marking-reason = Perché
marking-reason-hint = Il candidato lo legge quando vengono pubblicate le risposte.
marking-give = Assegna questo voto
marking-fault-mark = Inserisci un numero intero da 0 a 100.
marking-fault-text = Spiega perché, in poche parole.
marking-fault-long = Il testo è troppo lungo: accorcialo.
marking-fault-taken = Quella risposta non attende più il tuo voto.

sheet-page-title = Scheda di { $name }
sheet-about = { $exam }: punti per la prova al tavolo e per il colloquio. Ciò che un altro esaminatore registra nel frattempo resta.
sheet-open = aperto
sheet-part-practical = Al tavolo
sheet-part-oral = Al colloquio
sheet-remark = Osservazione
sheet-table-remarks = Osservazioni ai tavoli
sheet-keep = Registra questi punti
sheet-kept = I punti sono registrati.
sheet-fault-since = { $line }: un altro esaminatore ha dato punti diversi, ora selezionati qui. Nulla è stato registrato; correggili se sono sbagliati.
sheet-fault-points = { $line }: scegli da 0 a { $most } punti.

review-title = Che cosa vedono i candidati
review-page-title = Che cosa vedono i candidati di { $name }
review-about = Si può pubblicare quando la sessione è finita e nessuno sta più rispondendo; la sessione resta poi chiusa. Chi vede più di prima riceve un’e-mail.
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
review-appeals-hint = Secondo l’ora di { $zone }. Lascia vuoto se non si può presentare reclamo.
review-fault-appeals_until = Indica un giorno e un’ora.
review-fault-lasts = Un candidato sta ancora rispondendo, o può ancora farlo. Pubblica i risultati quando la sessione è finita e nessuno sta più rispondendo.
review-fault-typing = Un questionario scritto in sala non è concluso. Finisci di inserirlo prima di pubblicare i risultati.
review-fault-unsure = I candidati vedrebbero meno di quanto vedono ora. Confermalo qui sotto.
review-sure = Devono vedere meno di quanto vedono ora
review-set = Conferma

reviewed-link = Il risultato
reviewed-page-title = { $name }: il risultato
reviewed-closed = Le tue risposte sono salvate. Il risultato compare qui quando un esaminatore lo pubblica; riceverai allora un’e-mail.
reviewed-under-way = Stai sostenendo un altro esame. Il risultato di questo compare quando quello è finito.
reviewed-waits = { $n ->
    [one] Un voto è ancora aperto, perciò è aperto anche il risultato.
   *[other] { $n } voti sono ancora aperti, perciò è aperto anche il risultato.
}
reviewed-pages = Domande
reviewed-marks = Risposte e decisioni compaiono quando un esaminatore le pubblica.
reviewed-answers = Ogni domanda porta alla tua risposta accanto alla decisione.
reviewed-explanations = Ogni domanda porta alla tua risposta accanto alla decisione, con la spiegazione.
reviewed-question = { $n }. Domanda { $id }
reviewed-unanswered = senza risposta
reviewed-page-waits = attende la valutazione
reviewed-by-engine = valutata dal motore
reviewed-by-examiner = valutata da due esaminatori
reviewed-by-third = valutata da un terzo esaminatore
reviewed-by-remark = rivalutata
reviewed-answer = La tua risposta
reviewed-changed = Questa domanda è cambiata dopo l’estrazione del tuo questionario. I fatti sono quelli di oggi, e la decisione che ne segue non compare accanto alla tua risposta.
reviewed-gone = La domanda non è più nella raccolta.
given-caption = Le risposte, parte per parte
reviewed-reasons = I commenti degli esaminatori
reviewed-receipt = Salvata come modifica { $n } ({ $at }), con la ricevuta
reviewed-no-receipt = Per questa domanda non è stato salvato nulla.
reviewed-before = La precedente
reviewed-after = La successiva

## Markers of a sitting, who have no role.

marker-title = Correttori di questo esame
marker-about = Invita una persona a correggere questo esame: un collega, anche di un’altra federazione. Vede le risposte che aspettano lei, senza nomi, e nient’altro. L’invito vale 30 giorni.
marker-needed = { $n ->
    [one] Una risposta aspetta un secondo correttore: invitane uno.
   *[other] { $n } risposte aspettano un secondo correttore: invitane uno.
}
marker-email = Indirizzo email
marker-invite = Invita
marker-invited = Un invito è in viaggio verso { $email }.
marker-withdraw = Ritira
marker-withdraw-spoken = Ritira l’invito a { $email }
marker-withdrawn = L’invito è stato ritirato. I voti già dati restano.
marker-is-invited = invitato, fino al { $when }
marker-is-marks = corregge, fino al { $when }
marker-is-over = terminato il { $when }
marker-fault-email = Controlla l’indirizzo email: non è valido.
marker-fault-email-own = È il tuo indirizzo. Il secondo correttore è un’altra persona.
marker-fault-email-draft = Apri prima la sessione.
marker-fault-email-candidate = Questa persona è candidata a questo esame.
marker-fault-email-many = Questo esame ha 20 inviti. Ritirane prima uno.
mark-title = Correggi un esame
mark-lead = { $federation } ti chiede di correggere risposte di «{ $exam }».
mark-about = Vedi le risposte che richiedono un secondo parere, senza nomi, e che cosa ne dice il motore. Dai a ciascuna un voto e un motivo.
mark-as = Sei collegato come { $name }.
mark-accept = Accetta
mark-sign-in = Accedi e accetta
mark-new = Non hai ancora un account?
mark-new-about = Creane uno per { $email } e comincia.
mark-join = Crea l’account e accetta
mark-go = Correggi le risposte
mark-taken = Questo invito è stato accettato con un altro account. Accedi con quello.
mark-fault-taken = Questo invito è stato accettato con un altro account.
mark-fault-candidate = Sei candidato a questo esame, quindi non puoi correggerlo.
