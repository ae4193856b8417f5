### Sessions directed at the table, and their co-signers

## The user’s own

directed-title = Sessioni dirette
directed-lead = Inserire ogni sessione diretta al tavolo, e chiedere a un responsabile di corso o a un esaminatore della federazione di controfirmarla. I certificati che richiedono pratica contano ciò che è firmato.
directed-none = Non ha inserito alcuna sessione.
directed-total-signed =
    { $n ->
        [0] Ancora nulla è firmato.
        [one] Firmata: una sessione, { $hours }{"\u00A0"}h { $minutes }{"\u00A0"}min.
       *[other] Firmate: { $n } sessioni, { $hours }{"\u00A0"}h { $minutes }{"\u00A0"}min.
    }
directed-total-asked =
    { $n ->
        [0] Nulla attende la firma.
        [one] In attesa di firma: una sessione, { $hours }{"\u00A0"}h { $minutes }{"\u00A0"}min.
       *[other] In attesa di firma: { $n } sessioni, { $hours }{"\u00A0"}h { $minutes }{"\u00A0"}min.
    }
directed-length = { $hours }{"\u00A0"}h { $minutes }{"\u00A0"}min
directed-part-directed = diretta
directed-part-co_directed = aiuto all’Arbitro
directed-state-asked = attende { $name }
directed-state-signed = firmata da { $name }
directed-state-refused = non firmata da { $name }
directed-why = Perché:
directed-withdraw = Ritirare
directed-withdraw-spoken = Ritirare { $event }, { $day }
directed-gone = La persona cui era stata chiesta la firma non c’è più. Ritirarla e chiedere a qualcun altro.
directed-enter = Inserire una sessione
directed-entered = La sessione è inserita, e la firma è stata chiesta.
directed-nobody = Nella Sua federazione nessuno può ancora firmare sessioni: non ha responsabili di corso né esaminatori, salvo forse Lei.
directed-day = Giorno
directed-minutes = Quanto è durata, in minuti
directed-minutes-hint = Da 1 a 1440.
directed-text = Che cos’era, e dove
directed-text-hint = Per esempio: torneo di circolo, Bologna. Al massimo { $limit } caratteri.
directed-part = Che cosa ha fatto
directed-part-choice-directed = L’ho diretta
directed-part-choice-co_directed = Ho aiutato l’Arbitro
directed-cosigner = Chi può controfirmarla
directed-cosigner-choose = Scegliere qualcuno
directed-send = Inserire la sessione
directed-fault-day = Scrivere il giorno come anno, mese e giorno, per esempio 2026-03-01.
directed-fault-future = Quel giorno deve ancora venire.
directed-fault-minutes = Scrivere un numero intero di minuti, da 1 a 1440.
directed-fault-event = Dire che cos’era, e dove.
directed-fault-event-long = Al massimo { $limit } caratteri, per favore.
directed-fault-event-sign = Contiene un segno che non si può conservare.
directed-fault-twice = Ha già inserito questa sessione. Se era un’altra, distinguerle qui.
directed-fault-part = Scegliere una delle due.
directed-fault-cosigner = Scegliere qualcuno dall’elenco.
directed-fault-full = Sessioni non ancora firmate: { $unsigned }. Prima di inserirne altre, farne firmare o ritirarne alcune.

## The co-signer’s

federation-sessions = Sessioni da firmare
federation-sessions-about = Che cosa altri hanno diretto al tavolo e chiedono a Lei di controfirmare
cosign-lead =
    { $n ->
        [0] Nessuno attende la Sua firma.
        [one] Una sessione attende la Sua firma. Firmare ciò che si sa essere vero.
       *[other] { $n } sessioni attendono la Sua firma. Firmare ciò che si sa essere vero.
    }
cosign-none = Nessuno Le ha chiesto di firmare una sessione.
cosign-asked = In attesa
cosign-decided = Decise
cosign-state-signed = firmata
cosign-state-refused = non firmata
cosign-sign = Firmare
cosign-sign-spoken = Firmare: { $name }, { $event }, { $day }
cosign-refuse = Rifiutare
cosign-refuse-spoken = Rifiutare: { $name }, { $event }, { $day }
cosign-take-back = Ritirare la firma
cosign-take-back-spoken = Ritirare la firma: { $name }, { $event }, { $day }
cosign-reason = Il motivo, che { $name } leggerà
cosign-more = Precedenti
cosign-first = Le più recenti
cosign-fault-act = Firmare, oppure rifiutare e dire perché.
cosign-fault-empty = Dire perché, almeno in una frase.
cosign-fault-long = Al massimo { $limit } caratteri, per favore.
cosign-fault-zero = Contiene un segno che non si può conservare.
