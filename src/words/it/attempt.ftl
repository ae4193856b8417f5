# An exam for its candidates: entry, questions, saving, submitting.

exam-opens = Apre
exam-closes = Chiude
exam-parts = Parti
exam-part-closed = { $n ->
    [one] Senza Codice: un minuto
   *[other] Senza Codice: { $n } minuti
}
exam-part-open = { $n ->
    [one] Con il Codice: un minuto
   *[other] Con il Codice: { $n } minuti
}
exam-yours = Il Suo tempo
exam-minutes = { $n ->
    [one] Un minuto in tutto
   *[other] { $n } minuti in tutto
}
exam-trial = Questa è una prova. Non conta nulla.
exam-manner-saved = Ogni risposta è salvata appena viene data. Ciò che compare come salvato è conservato, e ha una ricevuta.
exam-manner-devices = Se il dispositivo si guasta, accedere da un altro e proseguire da dove ci si trovava.
exam-manner-runs-on = L’orologio continua se la connessione cade. Le risposte date nel frattempo attendono nel browser.
exam-manner-stops = L’orologio si ferma se la connessione cade, fino a un limite. Le risposte date nel frattempo attendono nel browser.
exam-manner-closed = Fino alla consegna il resto di questo sito è chiuso.
exam-go-on = Proseguire l’esame
exam-not-yet = L’esame non è ancora aperto.
exam-over = L’esame è finito.
exam-entry = Codice d’ingresso
exam-entry-hint = Lo comunica l’esaminatore.
exam-authorised = L’esaminatore dà il permesso di cominciare. Il tempo parte solo allora.
exam-begin = Cominciare
exam-earlier = I Suoi tentativi
exam-fault-not_yet = L’esame non è ancora aperto.
exam-fault-over = L’esame è finito.
exam-fault-entry_code = Questo non è il codice d’ingresso.
exam-fault-too_many = Troppi codici sbagliati. Attendere un quarto d’ora, o chiedere all’esaminatore.
exam-fault-none_left = Ha già usato tutti i tentativi disponibili per ora.
exam-fault-cooling_off = Dopo l’ultimo tentativo occorre attendere più a lungo.
exam-fault-tried = Ha provato questo esame come esaminatore, e dunque sa che cosa chiede. Non può sostenerlo.
exam-fault-store = In questo momento non è stato possibile conservarlo. Si prega di riprovare.

attempt-state-waits = In attesa
attempt-state-under_way = In corso
attempt-state-submitted = Consegnato
attempt-state-out_of_time = Tempo scaduto
attempt-state-ended = Chiuso da un esaminatore

attempt-clock = Tempo
attempt-part-closed = Senza Codice
attempt-part-open = Con il Codice
attempt-ends = finisce
attempt-time-over = Il tempo è scaduto.
attempt-left-title = Tempo rimasto
attempt-left-minutes = { $n ->
    [one] Resta un minuto
   *[other] Restano { $n } minuti
}
attempt-left-seconds = { $n ->
    [one] Resta un secondo
   *[other] Restano { $n } secondi
}
attempt-warning = { $n ->
    [one] Resta un minuto.
   *[other] Restano { $n } minuti.
}

attempt-pages = Domande
attempt-page = Domanda { $n }
attempt-page-locked = si apre più tardi
attempt-page-not-seen = non vista
attempt-page-seen = vista, senza risposta
attempt-page-partly = risposta incompleta
attempt-page-answered = con risposta
attempt-page-closed = chiusa
attempt-page-flagged = contrassegnata

attempt-question = Domanda { $n } di { $of }
attempt-public = Numero della domanda: { $id }. Indicarlo se si segnala che nella domanda qualcosa non va.
attempt-page-is-closed = Questa pagina è chiusa. La risposta data è conservata.
attempt-page-changed = Questa domanda è stata cambiata sul sito dopo che il Suo questionario era stato preparato. Rispondere a ciò che si vede ora. L’esaminatore vede che è stata cambiata.
attempt-saved = Salvato alle { $time } ({ $zone }) · ricevuta { $receipt }
attempt-saving = Salvataggio…
attempt-waiting = Non ancora salvato: il server non risponde. Le risposte attendono in questo browser e saranno inviate appena risponde ({ $n } in attesa).
attempt-refused-over = Non salvato: l’esame era finito. Conservare il file e mostrarlo all’esaminatore ({ $n } non salvate).
attempt-refused-part_over = Non salvato: il tempo di quella parte era finito. Conservare il file e mostrarlo all’esaminatore ({ $n } non salvate).
attempt-refused-closed = Non salvato: si era già passati alla fase successiva, e la pagina era chiusa. Conservare il file e mostrarlo all’esaminatore ({ $n } non salvate).
attempt-refused-no_page = Non salvato: la pagina non era aperta. Conservare il file e mostrarlo all’esaminatore ({ $n } non salvate).
attempt-refused-stale = Non salvato: nel frattempo ha risposto a questa domanda su un altro dispositivo, e vale quella risposta. Ricaricare questa pagina per vederla. Ciò che non è stato salvato è nel file ({ $n } non salvate).
attempt-refused-twice = Non salvato: in questo browser qualcosa è andato storto. Scegliere di nuovo la risposta, e conservare il file ({ $n } non salvate).
attempt-refused-too_long = Non salvato: la risposta è più lunga di quanto possa essere. Scegliere di nuovo la risposta, e conservare il file ({ $n } non salvate).
attempt-refused-too_many = Non salvato: questo esame ha già tante modifiche quante se ne conservano. Conservare il file e mostrarlo all’esaminatore ({ $n } non salvate).
attempt-refused-unreadable = Non salvato: il server non ha potuto leggere ciò che questo browser ha inviato. Conservare il file e mostrarlo all’esaminatore ({ $n } non salvate).
attempt-session-ended = Non salvato: l’accesso non è più attivo. Accedere di nuovo in un’altra scheda. Le risposte attendono in questo browser.
attempt-file = Conservare ciò che non è salvato come file
attempt-save = Salvare
attempt-save-next = Salvare, e domanda successiva
attempt-next = Domanda successiva
attempt-stage = Che cosa è successo poi
attempt-go-on-help = Poi questa pagina è chiusa, e la sua risposta non si può più cambiare.
attempt-note = La Sua nota
attempt-note-label = Solo per Lei
attempt-note-hint = Fino a { $n } caratteri. Non viene valutata.
attempt-note-save = Salvare la nota
attempt-to-summary = Riepilogo e consegna

attempt-summary = Le Sue risposte
attempt-go-on = Proseguire
attempt-counts-whole = Tutte le domande hanno una risposta completa.
attempt-counts-left = { $n ->
    [one] Una domanda è senza risposta.
   *[other] { $n } domande sono senza risposta.
}
attempt-counts-partly = { $n ->
    [one] Una domanda ha solo una risposta incompleta.
   *[other] { $n } domande hanno solo una risposta incompleta.
}
attempt-counts-flagged = { $n ->
    [0] Nessuna è contrassegnata.
    [one] Una è contrassegnata.
   *[other] { $n } sono contrassegnate.
}
attempt-open-part = Passare alla parte con il Codice
attempt-open-part-help = Poi la parte senza Codice è chiusa, e il suo tempo è finito.
attempt-submit = Consegnare
attempt-submit-help = Poi non si può più cambiare nulla.
attempt-closed = Mentre l’esame è in corso, il resto del sito è chiuso.
attempt-over-help = I risultati arrivano quando l’esaminatore li apre.
attempt-kept = Che cosa è stato conservato
attempt-receipt = ricevuta { $receipt }
attempt-receipts = Tutte le ricevute come file
attempt-file-head = Ricevute delle risposte salvate. Ciascuna è lo SHA-256 delle otto righe che la precedono.

attempt-waits-title = L’esaminatore dà il permesso di cominciare
attempt-waits-help = L’ingresso è avvenuto. Il tempo non è ancora partito. Questa pagina si aggiorna da sola.
attempt-paused-title = L’orologio è fermo
attempt-paused-help = Un esaminatore ha fermato il Suo orologio. Non Le viene tolto tempo. Questa pagina si aggiorna da sola.
attempt-elsewhere-title = È in uso un altro dispositivo
attempt-elsewhere-help = Questo esame prosegue in un altro browser. Se si prosegue qui, l’altro non può più salvare nulla.
attempt-take-over = Proseguire qui

attempt-fault-elsewhere = Non salvato: questo esame prosegue in un altro browser.
attempt-fault-waits = Non ha ancora cominciato.
attempt-fault-paused = Non salvato: un esaminatore ha fermato il Suo orologio.
attempt-fault-over = Non salvato: l’esame è finito.
attempt-fault-no_page = Quella pagina non è aperta.
attempt-fault-part_over = Non salvato: quella parte è finita.
attempt-fault-closed = Non salvato: quella pagina è chiusa.
attempt-fault-stale = Non salvato: da quando ha aperto la pagina ha risposto a questa domanda su un altro dispositivo. Vale quella risposta, ed è mostrata qui.
attempt-fault-too_long = Non salvato: la risposta è più lunga di quanto possa essere.
attempt-fault-too_many = Non salvato: questo esame ha già tante modifiche quante se ne conservano. Mostrarlo all’esaminatore.
attempt-fault-twice = Non salvato. Si prega di salvare di nuovo.
attempt-fault-store = Non salvato: in questo momento non è stato possibile conservarlo. Si prega di salvare di nuovo.
