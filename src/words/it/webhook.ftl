## Webhooks: systems of a federation are told of events

federation-webhooks = Messaggi ai vostri sistemi
federation-webhooks-about = Avvisare subito il sistema dei tesserati quando si pubblicano risultati o cambiano certificati (webhook)
webhook-lead = Quando qui succede qualcosa, questo sito può inviare un breve messaggio firmato a un sistema informatico della federazione: un webhook. Il sistema viene poi a prendere ciò che gli serve, e nessuno deve più portare file dall’uno all’altro.
webhook-documents = Per i programmatori: i messaggi, e come verificarli
webhook-list = Indirizzi
webhook-none = Non ci sono ancora indirizzi.
webhook-events-count = { $n ->
    [one] { $n } evento
   *[other] { $n } eventi
}
webhook-state-active = Attivo
webhook-state-trouble = Attivo, ma l’ultimo messaggio non è stato accettato
webhook-state-paused = In pausa
webhook-state-failing = In pausa: nulla è stato accettato per cinque giorni
webhook-state-gone = In pausa: il sistema risponde che non vuole più messaggi (410)
webhook-last = ultimo accettato
webhook-never = ancora nulla di accettato
webhook-new = Aggiungi un indirizzo
webhook-name = Nome
webhook-name-hint = Il sistema che riceve i messaggi, per esempio “Sistema dei tesserati”. Il nome figura nel registro delle operazioni.
webhook-url = Indirizzo
webhook-url-hint = Te lo dà il programmatore di quel sistema. Comincia con https://.
webhook-events = Invia un messaggio quando
webhook-event-sitting-opened = una sessione d’esame è aperta ai candidati
webhook-event-sitting-ended = una sessione d’esame finisce: all’ora prevista, o prima per mano di un esaminatore
webhook-event-result-released = i risultati sono pubblicati ai candidati
webhook-event-result-changed = risultati pubblicati cambiano dopo un reclamo, una nuova correzione o un voto tardivo
webhook-event-result-hidden = risultati pubblicati sono di nuovo nascosti
webhook-event-certificate-issued = un certificato è rilasciato
webhook-event-certificate-suspended = un certificato è sospeso
webhook-event-certificate-reinstated = un certificato sospeso è ripristinato
webhook-event-certificate-revoked = un certificato è revocato
webhook-event-certificate-replaced = un altro certificato ne sostituisce uno dopo un cambio di nome
webhook-event-certificate-renewed = un nuovo certificato ne rinnova uno
webhook-event-webhook-test = messaggio di prova
webhook-make = Aggiungi indirizzo
webhook-save = Salva modifiche
webhook-saved = Salvato.
webhook-removed = L’indirizzo e ciò che gli è stato inviato sono stati rimossi.
webhook-secret-made = Il nuovo segreto
webhook-secret-about = Dallo ora al programmatore di quel sistema, per una via sicura. Con esso il sistema verifica che un messaggio venga da qui. Non sarà più mostrato.
webhook-secret-renewed = Dallo ora al programmatore di quel sistema, per una via sicura. Non sarà più mostrato. Per 24 ore i messaggi sono firmati anche con il segreto precedente.
webhook-failing-since = Nulla è accettato dal
webhook-trouble-about = Ogni messaggio è tentato dieci volte in tre giorni. Dopo cinque giorni senza successo l’indirizzo va in pausa, e gli amministratori ricevono un’email.
webhook-paused-about = Quando il sistema funziona di nuovo, riprendi: ciò che era trattenuto viene allora inviato. Un messaggio abbandonato ha un pulsante per inviarlo di nuovo.
webhook-test = Invia un messaggio di prova
webhook-tested = Un messaggio di prova è in viaggio. Ricarica questa pagina tra un momento per vedere la risposta.
webhook-pause = Metti in pausa
webhook-paused = In pausa. I messaggi sono trattenuti fino alla ripresa, per 90 giorni al massimo.
webhook-resume = Riprendi
webhook-resumed = Ripreso. Ciò che era trattenuto viene inviato.
webhook-deliveries = Messaggi
webhook-deliveries-none = Non è stato ancora inviato nulla.
webhook-deliveries-about = Prima i più recenti. Sono conservati per 90 giorni.
webhook-earlier = Messaggi precedenti
webhook-delivery-waiting = in attesa
webhook-delivery-delivered = accettato
webhook-delivery-failed = abbandonato
webhook-attempts = { $n ->
    [one] { $n } tentativo
   *[other] { $n } tentativi
}
webhook-next = prossimo tentativo
webhook-tried = Ultimo tentativo:
webhook-details = Che cosa è stato inviato
webhook-resend = Invia di nuovo
webhook-resend-spoken = Invia di nuovo: { $event }
webhook-resent = Il messaggio viene inviato di nuovo, con lo stesso identificativo.
webhook-fault-answer-status = il sistema non l’ha accettato
webhook-fault-answer-redirect = l’indirizzo porta altrove; i reindirizzamenti non sono seguiti
webhook-fault-answer-gone = il sistema non vuole più messaggi
webhook-fault-answer-forbidden = l’indirizzo non è sull’internet pubblica, o l’operatore di questo sito non lo permette
webhook-fault-answer-silent = nessuna risposta
webhook-fault-answer-slow = nessuna risposta entro 15 secondi
webhook-secret = Segreto
webhook-secret-kept = Un segreto è conservato, cifrato. Se finisce in altre mani o va perso, creane uno nuovo.
webhook-old-until = Firma anche il segreto precedente, fino al
webhook-secret-renew = Crea un nuovo segreto
webhook-settings = Impostazioni
webhook-remove-title = Rimuovi questo indirizzo
webhook-remove-about = Non si invia più nulla, e l’elenco dei messaggi viene rimosso. Non si può annullare.
webhook-remove = Rimuovi definitivamente
webhook-fault-name = Inserisci un nome di al massimo 60 caratteri.
webhook-fault-url = Inserisci un indirizzo come https://members.example.org/webhook, di al massimo 500 caratteri e senza #.
webhook-fault-url-forbidden = Non si possono inviare messaggi lì. L’indirizzo deve cominciare con https://, non contenere password ed essere sull’internet pubblica; l’operatore di questo sito può permetterne altri.
webhook-fault-events = Scegli almeno un evento.
webhook-fault-full = Ci sono già dieci indirizzi. Prima rimuovine uno.
webhook-fault-unsealed = Questo sito non ha una chiave con cui cifrare il segreto. Rivolgiti all’operatore.
webhook-fault-not-now = Ora non è possibile: lo stato è cambiato. Guarda di nuovo la pagina.

## The page about the API

api-webhooks = Webhook
api-webhooks-about = Un amministratore inserisce un indirizzo nella pagina “{ federation-webhooks }” e sceglie gli eventi. Ogni evento è una POST in JSON a quell’indirizzo, secondo la specifica Standard Webhooks; le sue librerie, in molti linguaggi, la verificano. Dice che cosa è successo e dove leggerlo: “resource” è un indirizzo di questa API, da interrogare con un token.
api-webhooks-type = Il nome dell’evento, uno di quelli qui sotto, o webhook.test.
api-webhooks-timestamp = L’ora dell’evento, la stessa a ogni tentativo.
api-webhooks-data = L’oggetto dell’evento.
api-webhooks-verify = Come verificare
api-webhooks-verify-about = Il segreto comincia con whsec_; il resto è la chiave in Base64. Calcola l’HMAC-SHA256 di webhook-id, webhook-timestamp e del corpo come ricevuto, uniti da punti. In Base64, preceduto da v1, deve essere una delle firme in webhook-signature, separate da spazi: per 24 ore dopo un nuovo segreto sono due. Rifiuta un messaggio il cui webhook-timestamp dista più di cinque minuti dal tuo orologio.
api-webhooks-tries = Tentativi
api-webhooks-tries-about = Rispondi con uno stato da 200 a 299 entro 15 secondi, e lavora dopo. Altrimenti il messaggio è inviato di nuovo dopo 5 secondi, 5 e 30 minuti, 2, 5, 10, 14, 20 e 24 ore, poi è abbandonato. Può arrivare più di una volta: webhook-id resta lo stesso. Può arrivare dopo uno più recente: leggi “resource” per lo stato attuale. I reindirizzamenti non sono seguiti. 410 mette in pausa l’indirizzo.
api-webhooks-events = Eventi
