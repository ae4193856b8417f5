### Pages that links in emails lead to, and pages that send such emails; the emails are in mail.ftl.

link-new-password = Nuova password
link-invitation-title = Scegli una password
link-invitation-lead = { $federation } ha creato un account per { $name }, con l’indirizzo { $email }. Scegli una password e sarà tuo.
link-invitation-submit = Scegli la password e accedi
link-confirmation-title = Conferma l’indirizzo
link-confirmation-lead = Per completare l’iscrizione presso { $federation }, scrivi la password che hai scelto: { $email } diventa l’indirizzo del tuo account.
link-confirmation-submit = Conferma e accedi
link-reset-title = Scegli una nuova password
link-reset-lead = Per l’account con l’indirizzo { $email }. Tutti i dispositivi connessi verranno disconnessi.
link-reset-submit = Cambia la password
link-address-title = Il tuo nuovo indirizzo
link-address-lead = { $email } diventerà l’indirizzo del tuo account presso { $federation }: lo userai per accedere e per ricevere le e-mail.
link-address-submit = Usa questo indirizzo
link-spent-title = Questo link non si può usare
link-spent-help = È già stato usato, è scaduto o è incompleto. Se te ne serve un altro, chiedilo: finché ricordi l’indirizzo, puoi rientrare nel tuo account.
reset-title = Una nuova password
reset-lead = Scrivi l’indirizzo del tuo account. Ti inviamo un’e-mail con un link per scegliere una nuova password.
reset-submit = Invia l’e-mail
reset-asked = Se c’è un account con questo indirizzo, un’e-mail è in arrivo.
reset-asked-help = Arriva entro pochi minuti; guarda anche nella posta indesiderata. Il link si può usare una volta sola, entro un’ora.
email-title = Il tuo indirizzo
email-lead = L’indirizzo del tuo account è { $email }. Lo usi per accedere e per ricevere le e-mail. Il nuovo indirizzo vale quando segui il link nell’e-mail che vi inviamo.
email-new = Nuovo indirizzo
email-password = La tua password
email-submit = Invia l’e-mail
email-asked = Un’e-mail è in arrivo a { $email }. Segui il link che contiene.
email-address-changed = L’indirizzo è cambiato.
email-fault-email-taken = Questo è già l’indirizzo del tuo account.
sign-in-forgotten = Password dimenticata?
sign-in-password-changed = La password è cambiata. Accedi con la nuova.
sign-in-address-changed = L’indirizzo è cambiato. Accedi con il nuovo.
sign-in-signed-out = L’accesso è terminato.
sign-up-to-confirm = Un’e-mail è in arrivo. Ti spiega come accedere.
sign-up-to-confirm-help = Arriva entro pochi minuti; guarda anche nella posta indesiderata. Il link si può usare una volta sola, entro due giorni.
account-fault-wrong-or-unconfirmed = L’indirizzo e la password non corrispondono, oppure l’indirizzo non è ancora confermato. In tal caso è in arrivo un’e-mail con un link.
account-fault-invited = A questa federazione ci si iscrive solo su invito.
account-fault-wrong-password = Questa non è la password dell’account.
account-fault-spent = Questa operazione non è più possibile.

## Inviting

federation-invite = Invita qualcuno
federation-invite-about = Crea un account per una persona e inviale un link con cui scegliere una password
invite-title = Invita qualcuno
invite-lead = La persona riceve un’e-mail con un link per scegliere una password. Il link si può usare una volta sola, entro trenta giorni.
invite-name = Nome
invite-email = Indirizzo e-mail
invite-submit = Invia l’invito
invite-invited = Un invito è in arrivo a { $email }.
invite-fault-email-taken = Qualcuno ha già un account con questo indirizzo.
invite-again = Invita di nuovo
invite-again-spoken = Invita di nuovo { $name }
invite-again-invited = Un altro invito è in arrivo.

## The operator’s outbox

outbox-title = Posta in uscita
outbox-about = Le e-mail di tutto il sito in attesa di invio
outbox-sends = Le e-mail sono consegnate al server di posta configurato. Il loro testo riguarda solo chi le riceve, perciò qui non si mostra.
outbox-reads = Nessun server di posta è configurato (SMTP_URL), perciò le e-mail attendono qui e le puoi inoltrare. I loro link sono segreti: ciascuno dà accesso a un account.
outbox-none = Nessuna e-mail è stata ancora scritta.
outbox-to = A { $to }
outbox-sent = Inviata:
outbox-due = Prossimo tentativo:
outbox-waits = Attende qui.
outbox-given-up = Abbandonata, o non serve più.
outbox-fault = { $attempts ->
    [one] Un tentativo. { $fault }
   *[other] { $attempts } tentativi. { $fault }
}
outbox-read = Leggi
outbox-again = Riprova subito
outbox-again-spoken = Riprova subito: { $subject }, a { $to }
