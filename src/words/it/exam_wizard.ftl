### A whole exam from one form, and what is left to do for an exam.

wizard-title = Un esame in dieci minuti
wizard-lead = Leggi le frasi, cambia quello che vuoi e indica chi sostiene l’esame. I candidati non ne sanno nulla prima che tu lo apra; chi non ha un account viene invitato adesso ad aprirne uno.
wizard-sentence-who = Dal { $opens }, { $who } sostengono un esame.
wizard-sentence-level = Serve per { $level }; uno nuovo si chiama { $level_name }.
wizard-sentence-new = Serve per un nuovo certificato, { $level_name }.
wizard-sentence-paper = Con { $paper } come questionario, si supera con { $pass } %.
wizard-sentence-times = Ogni domanda ha { $per_question } minuti, e l’esame resta aperto { $late } minuti in più per chi arriva tardi.
wizard-who = Candidati
wizard-who-listed = le persone qui sotto
wizard-who-everyone = tutti gli iscritti alla federazione
wizard-people = Persone
wizard-people-hint = Una per riga: nome e indirizzo email, per esempio Ada Lovelace ada@example.org. Per chi ha già un account basta l’indirizzo o il numero di tessera.
wizard-opens = Inizio
wizard-level = Certificato
wizard-level_name = Nome di un nuovo certificato
wizard-level-of = { $level } ({ $programme })
wizard-level-new = un nuovo certificato
wizard-level-usual = Arbitro di circolo
wizard-paper = Questionario
wizard-paper-own = { $n ->
    [one] il nostro «{ $name }», una domanda
   *[other] il nostro «{ $name }», { $n } domande
}
wizard-paper-bank = { $n ->
    [one] il modello «{ $name }», una domanda
   *[other] il modello «{ $name }», { $n } domande
}
wizard-paper-like = { $n ->
    [1] { $name }, soglia { $pass } %
   *[other] { $name }, soglia { $pass } % ({ $n })
}
wizard-pass = Soglia per superarlo, in per cento
wizard-zone = Gli orari sono quelli di { $zone }.
wizard-rules = Un nuovo certificato spetta a chiunque superi questo esame; lo rilascia un solo esaminatore e non scade. Puoi cambiarlo in seguito sulla pagina del programma.
wizard-more = Tempi, nome e codici
wizard-per_question = Minuti per domanda
wizard-late = Minuti per chi arriva tardi
wizard-name-hint = Lascia vuoto per il nome del certificato.
wizard-code-hint = Lascia vuoto per il codice richiesto dal certificato. Lettere minuscole, cifre e trattini.
wizard-make = Crea l’esame
wizard-fault-who = Scegli chi sostiene l’esame.
wizard-fault-people = Inserisci almeno una persona, o scegli tutti gli iscritti alla federazione.
wizard-fault-people-long = Inserisci al massimo 3.000 persone.
wizard-fault-people-name = { $named } non ha ancora un account: scrivi il nome accanto all’indirizzo.
wizard-fault-people-number = Nessuno nella federazione ha il numero di tessera { $named }.
wizard-fault-people-odd = { $named } non è né un indirizzo email né un numero di tessera.
wizard-fault-people-enrol = { $named } non ha un account, e il tuo ruolo non permette di invitare. Chiedi prima l’invito a un amministratore.
wizard-fault-level = Scegli un certificato che richieda un esame.
wizard-fault-level_name = Dai al nuovo certificato un nome di al massimo 120 caratteri.
wizard-fault-level_name-taken = Ci sono troppi programmi con questo nome. Scegline un altro.
wizard-fault-paper-faults = Questo questionario ha errori. Correggili sulla sua pagina, o scegline un altro.
wizard-fault-paper-short = I casi non bastano per questo questionario. Scegline un altro.
wizard-fault-paper-names = Ci sono troppi questionari con questo nome. Rinominane uno, o scegline un altro.
wizard-fault-pass = Inserisci una soglia da 1 a 100.
wizard-fault-opens-past = Con questo inizio l’esame sarebbe già finito.
wizard-fault-per_question = Inserisci un numero di minuti da 1 a 60.
wizard-fault-late = Inserisci un numero di minuti da 0 a 720.
wizard-fault-unruled = Il calcolo delle decisioni richiede più tempo del solito. Premi di nuovo tra un momento: quanto già calcolato resta.
wizard-fault-store = Qualcosa non ha funzionato da parte nostra, e l’esame non è completo. Premi di nuovo: quello che esiste già non viene creato due volte.
wizard-before = Che cosa esiste già
wizard-before-about = Il resto viene creato quando premi di nuovo.
wizard-part-paper = Questionario
wizard-part-programme = Programma
wizard-part-sitting = Sessione
wizard-part-missing = non ancora
wizard-made = L’esame è pronto.
wizard-made-paper = Il suo questionario
wizard-made-programme = Il programma con il suo certificato
wizard-made-people = { $n ->
    [0] Nessuno è stato aggiunto alla lista.
    [one] Una persona aggiunta alla lista, di cui { $invited } invitata ad aprire un account.
   *[other] { $n } persone aggiunte alla lista, di cui { $invited } invitate ad aprire un account.
}

## What is left to do for an exam.

exam-tasks = Che cosa resta da fare
exam-task-is-done = Fatto
exam-task-is-left = Da fare
exam-task-is-waits = Da fare adesso
exam-task-is-optional = Facoltativo
exam-task-open = Apri l’esame
exam-task-open-done = I candidati lo trovano, e chi è nella lista è stato avvisato per email.
exam-task-open-left = { $n ->
    [0] I candidati lo trovano quando è aperto. Il pulsante è sotto le verifiche.
    [one] Una persona della lista viene avvisata per email quando lo apri. Il pulsante è sotto le verifiche.
   *[other] { $n } persone della lista vengono avvisate per email quando lo apri. Il pulsante è sotto le verifiche.
}
exam-task-people = Lista dei candidati
exam-task-people-done = { $n ->
    [one] Una persona è nella lista.
   *[other] { $n } persone sono nella lista.
}
exam-task-people-left = Può entrare solo chi è nella lista, e la lista è vuota.
exam-task-accounts = Account
exam-task-accounts-done = Tutti quelli nella lista hanno un account.
exam-task-accounts-left = { $n ->
    [one] Una persona non ha ancora accettato l’invito ad aprire un account.
   *[other] { $n } persone non hanno ancora accettato l’invito ad aprire un account.
}
exam-task-examiner = Un secondo correttore
exam-task-examiner-done = Le risposte lasciate al giudizio sono valutate da due persone; possono farlo in { $n }.
exam-task-examiner-left = Il questionario lascia risposte al giudizio, che due persone valutano. Possono farlo in { $n }: dai il ruolo a un’altra persona, o invita un correttore quando l’esame è aperto.
exam-task-examiner-waits = { $n ->
    [one] Una risposta aspetta un secondo correttore: invitane uno.
   *[other] { $n } risposte aspettano un secondo correttore: invitane uno.
}
exam-task-key = Chiave dei certificati
exam-task-key-done = Si possono rilasciare certificati.
exam-task-key-left = Il sito non ha ancora una chiave, quindi non si può rilasciare alcun certificato. La imposta il suo gestore.
exam-task-invigilator = Un sorvegliante
exam-task-invigilator-done = { $n ->
    [one] Un sorvegliante può seguire l’esame con gli esaminatori.
   *[other] { $n } sorveglianti possono seguire l’esame con gli esaminatori.
}
exam-task-invigilator-optional = Gli esaminatori seguono l’esame dal quadro. Un amministratore può dare il ruolo ad altri.
