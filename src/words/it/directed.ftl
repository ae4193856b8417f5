### Sessions directed at the table, and their co-signers

## The user’s own

directed-title = Tornei diretti
directed-lead = Inserisci ogni torneo diretto al tavolo, e chiedi a un responsabile di corso o a un esaminatore della federazione di controfirmarlo. I certificati che richiedono pratica contano solo i tornei controfirmati.
directed-none = Non hai inserito alcun torneo.
directed-total-signed =
    { $n ->
        [0] Nessun torneo è ancora controfirmato.
        [one] Controfirmato: un torneo, { $hours }{"\u00A0"}h { $minutes }{"\u00A0"}min.
       *[other] Controfirmati: { $n } tornei, { $hours }{"\u00A0"}h { $minutes }{"\u00A0"}min.
    }
directed-total-asked =
    { $n ->
        [0] Nessun torneo attende la controfirma.
        [one] In attesa di controfirma: un torneo, { $hours }{"\u00A0"}h { $minutes }{"\u00A0"}min.
       *[other] In attesa di controfirma: { $n } tornei, { $hours }{"\u00A0"}h { $minutes }{"\u00A0"}min.
    }
directed-length = { $hours }{"\u00A0"}h { $minutes }{"\u00A0"}min
directed-part-directed = diretto
directed-part-co_directed = aiuto all’Arbitro
directed-state-asked = attende { $name }
directed-state-signed = controfirmato da { $name }
directed-state-refused = controfirma rifiutata da { $name }
directed-why = Perché:
directed-withdraw = Ritira
directed-withdraw-spoken = Ritira { $event }, { $day }
directed-gone = La persona cui avevi chiesto la controfirma non c’è più. Ritira la richiesta e rivolgiti a qualcun altro.
directed-enter = Inserisci un torneo
directed-entered = Il torneo è inserito, e la controfirma è stata chiesta.
directed-nobody = Nella tua federazione nessuno può ancora controfirmare tornei: non ci sono responsabili di corso né esaminatori, a parte forse te.
directed-day = Giorno
directed-minutes = Durata, in minuti
directed-minutes-hint = Da 1 a 1440.
directed-text = Quale torneo, e dove
directed-text-hint = Per esempio: torneo di circolo, Bologna. Al massimo { $limit } caratteri.
directed-part = Il tuo ruolo
directed-part-choice-directed = L’ho diretto
directed-part-choice-co_directed = Ho aiutato l’Arbitro
directed-cosigner = Chi può controfirmarlo
directed-cosigner-choose = Scegli qualcuno
directed-send = Inserisci il torneo
directed-fault-day = Scrivi il giorno come anno, mese e giorno, per esempio 2026-03-01.
directed-fault-future = Questo giorno è nel futuro.
directed-fault-minutes = Scrivi un numero intero di minuti, da 1 a 1440.
directed-fault-event = Indica quale torneo, e dove.
directed-fault-event-long = Al massimo { $limit } caratteri, per favore.
directed-fault-event-sign = Contiene un carattere che non si può salvare.
directed-fault-twice = Hai già inserito questo torneo. Se era un altro, distinguili qui.
directed-fault-part = Scegli una delle due.
directed-fault-cosigner = Scegli qualcuno dall’elenco.
directed-fault-full = Tornei non ancora controfirmati: { $unsigned }. Prima di inserirne altri, fanne controfirmare o ritirane alcuni.

## The co-signer’s

federation-sessions = Tornei da controfirmare
federation-sessions-about = I tornei che altri hanno diretto e ti chiedono di controfirmare
cosign-lead =
    { $n ->
        [0] Nessuno attende la tua controfirma.
        [one] Un torneo attende la tua controfirma. Firma ciò che sai essere vero.
       *[other] { $n } tornei attendono la tua controfirma. Firma ciò che sai essere vero.
    }
cosign-none = Nessuno ti ha chiesto di controfirmare un torneo.
cosign-asked = In attesa
cosign-decided = Decisi
cosign-state-signed = controfirmato
cosign-state-refused = controfirma rifiutata
cosign-sign = Firma
cosign-sign-spoken = Firma: { $name }, { $event }, { $day }
cosign-refuse = Rifiuta
cosign-refuse-spoken = Rifiuta: { $name }, { $event }, { $day }
cosign-take-back = Ritira la firma
cosign-take-back-spoken = Ritira la firma: { $name }, { $event }, { $day }
cosign-reason = Il motivo, che { $name } leggerà
cosign-more = Precedenti
cosign-first = Le più recenti
cosign-fault-act = Firma, oppure rifiuta e spiega perché.
cosign-fault-empty = Spiega perché, almeno in una frase.
cosign-fault-long = Al massimo { $limit } caratteri, per favore.
cosign-fault-zero = Contiene un carattere che non si può salvare.
