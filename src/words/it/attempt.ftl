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
exam-yours = Il tuo tempo
exam-minutes = { $n ->
    [one] Un minuto in tutto
   *[other] { $n } minuti in tutto
}
exam-trial = Questa è una prova. Non conta nulla.
exam-manner-saved = Ogni risposta è salvata appena la dai. Ciò che compare come salvato è al sicuro e ha una ricevuta.
exam-manner-devices = Se il dispositivo si guasta, accedi da un altro e prosegui da dove eri.
exam-manner-runs-on = Se la connessione cade, l’orologio continua. Le risposte che dai nel frattempo attendono nel browser.
exam-manner-stops = Se la connessione cade, l’orologio si ferma, fino a un limite. Le risposte che dai nel frattempo attendono nel browser.
exam-manner-closed = Fino alla consegna il resto del sito non è accessibile.
exam-go-on = Prosegui l’esame
exam-not-yet = L’esame non è ancora aperto.
exam-over = L’esame è finito.
exam-entry = Codice d’ingresso
exam-entry-hint = Te lo comunica l’esaminatore.
exam-authorised = L’esaminatore ti dà il permesso di cominciare. Il tempo parte solo allora.
exam-begin = Comincia
exam-earlier = I tuoi tentativi
exam-fault-not_yet = L’esame non è ancora aperto.
exam-fault-over = L’esame è finito.
exam-fault-not_listed = Questo esame è riservato alle persone nell’elenco dell’esaminatore, e tu non ci sei. Se è un errore, rivolgiti a lui.
exam-fault-marks = Correggi questo esame, quindi non puoi sostenerlo.
exam-fault-entry_code = Il codice d’ingresso non è corretto.
exam-fault-too_many = Troppi codici sbagliati. Attendi un quarto d’ora, o chiedi all’esaminatore.
exam-fault-none_left = Hai usato tutti i tentativi disponibili per ora.
exam-fault-cooling_off = Dopo l’ultimo tentativo devi attendere ancora.
exam-fault-tried = Hai provato questo esame come esaminatore e ne conosci le domande: non puoi sostenerlo.
exam-fault-store = Salvataggio non riuscito. Riprova.

attempt-state-waits = In attesa
attempt-state-under_way = In corso
attempt-state-submitted = Consegnato
attempt-state-out_of_time = Tempo scaduto
attempt-state-ended = Chiuso da un esaminatore

attempt-clock = Tempo
attempt-part-closed = Senza Codice
attempt-part-open = Con il Codice
attempt-ends = termina
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
attempt-public = Numero della domanda: { $id }. Indicalo se segnali un errore nella domanda.
attempt-page-is-closed = Questa pagina è chiusa. La tua risposta è salvata.
attempt-page-changed = Questa domanda è cambiata dopo la preparazione del tuo questionario. Rispondi a ciò che vedi ora. L’esaminatore sa che è cambiata.
attempt-saved = Salvato alle { $time } ({ $zone }) · ricevuta { $receipt }
attempt-saving = Salvataggio…
attempt-waiting = Non ancora salvato: il server non risponde. Le risposte attendono in questo browser e saranno inviate appena risponde ({ $n } in attesa).
attempt-refused-over = Non salvato: l’esame era finito. Conserva il file e mostralo all’esaminatore ({ $n } non salvate).
attempt-refused-part_over = Non salvato: il tempo di quella parte era finito. Conserva il file e mostralo all’esaminatore ({ $n } non salvate).
attempt-refused-closed = Non salvato: eri già alla fase successiva, e la pagina era chiusa. Conserva il file e mostralo all’esaminatore ({ $n } non salvate).
attempt-refused-no_page = Non salvato: la pagina non era aperta. Conserva il file e mostralo all’esaminatore ({ $n } non salvate).
attempt-refused-stale = Non salvato: nel frattempo hai risposto a questa domanda su un altro dispositivo, e vale quella risposta. Ricarica la pagina per vederla. Ciò che non è stato salvato è nel file ({ $n } non salvate).
attempt-refused-twice = Non salvato: errore in questo browser. Scegli di nuovo la risposta e conserva il file ({ $n } non salvate).
attempt-refused-too_long = Non salvato: la risposta è troppo lunga. Scegli di nuovo la risposta e conserva il file ({ $n } non salvate).
attempt-refused-too_many = Non salvato: raggiunto il limite di modifiche salvate per questo esame. Conserva il file e mostralo all’esaminatore ({ $n } non salvate).
attempt-refused-unreadable = Non salvato: il server non ha potuto leggere i dati inviati da questo browser. Conserva il file e mostralo all’esaminatore ({ $n } non salvate).
attempt-session-ended = Non salvato: l’accesso non è più attivo. Accedi di nuovo in un’altra scheda. Le risposte attendono in questo browser.
attempt-file = Salva in un file le risposte non salvate
attempt-save = Salva
attempt-save-next = Salva e vai alla prossima domanda
attempt-next = Domanda successiva
attempt-stage = Che cosa è successo poi
attempt-go-on-help = Proseguendo, questa pagina si chiude e la risposta non si può più cambiare.
attempt-note = La tua nota
attempt-note-label = La vedi solo tu
attempt-note-hint = Fino a { $n } caratteri. Non viene valutata.
attempt-note-save = Salva la nota
attempt-to-summary = Riepilogo e consegna

attempt-summary = Le tue risposte
attempt-go-on = Prosegui
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
attempt-open-part = Passa alla parte con il Codice
attempt-open-part-help = Dopo, la parte senza Codice è chiusa e il suo tempo è finito.
attempt-submit = Consegna
attempt-submit-help = Dopo la consegna non puoi più cambiare nulla.
attempt-closed = Durante l’esame il resto del sito non è accessibile.
attempt-over-help = Vedrai i risultati quando l’esaminatore li pubblica.
attempt-kept = Che cosa è stato salvato
attempt-receipt = ricevuta { $receipt }
attempt-receipts = Tutte le ricevute come file
attempt-file-head = Ricevute delle risposte salvate. Ciascuna è lo SHA-256 delle otto righe che la precedono.

attempt-waits-title = L’esaminatore dà il permesso di cominciare
attempt-waits-help = Hai effettuato l’accesso. Il tempo non è ancora partito. Questa pagina si aggiorna da sola.
attempt-paper-title = Sostieni questo esame su carta
attempt-paper-help = Ricevi un fascicolo e un foglio risposte in sala. Il risultato appare qui quando viene pubblicato.
attempt-tables-title = Sei esaminato ai tavoli
attempt-tables-help = Gli esaminatori ti chiamano ai tavoli in sala. Il risultato appare qui quando viene pubblicato.
attempt-paused-title = L’orologio è fermo
attempt-paused-help = Un esaminatore ha fermato il tuo orologio. Non perdi tempo. Questa pagina si aggiorna da sola.
attempt-elsewhere-title = È in uso un altro dispositivo
attempt-elsewhere-help = Questo esame prosegue in un altro browser. Se prosegui qui, l’altro non può più salvare nulla.
attempt-take-over = Prosegui qui

attempt-fault-elsewhere = Non salvato: questo esame prosegue in un altro browser.
attempt-fault-waits = Non hai ancora cominciato.
attempt-fault-paused = Non salvato: un esaminatore ha fermato il tuo orologio.
attempt-fault-over = Non salvato: l’esame è finito.
attempt-fault-no_page = Quella pagina non è aperta.
attempt-fault-part_over = Non salvato: quella parte è finita.
attempt-fault-closed = Non salvato: quella pagina è chiusa.
attempt-fault-stale = Non salvato: da quando hai aperto la pagina hai risposto a questa domanda su un altro dispositivo. Vale quella risposta, mostrata qui.
attempt-fault-too_long = Non salvato: la risposta è troppo lunga.
attempt-fault-too_many = Non salvato: raggiunto il limite di modifiche salvate per questo esame. Mostralo all’esaminatore.
attempt-fault-twice = Non salvato. Salva di nuovo.
attempt-fault-store = Non salvato: errore temporaneo. Salva di nuovo.
