### Pages that links in emails lead to, and pages that send such emails; the emails are in mail.ftl.

link-new-password = Nuova password
link-invitation-title = Scegliere una password
link-invitation-lead = { $federation } ha creato un account per { $name }, con l’indirizzo { $email }. Con una password propria è Suo.
link-invitation-submit = Sceglierla e accedere
link-confirmation-title = Confermare l’indirizzo
link-confirmation-lead = Si è iscritto presso { $federation }. Scrivendo la password scelta, { $email } diventa l’indirizzo del Suo account.
link-confirmation-submit = Confermare e accedere
link-reset-title = Scegliere una nuova password
link-reset-lead = Per l’account con l’indirizzo { $email }. Chiunque vi abbia ora fatto accesso è fatto uscire.
link-reset-submit = Cambiare la password
link-address-title = Il Suo nuovo indirizzo
link-address-lead = { $email } deve diventare l’indirizzo del Suo account presso { $federation }: con esso si accede, e lì vanno le lettere.
link-address-submit = Usare questo indirizzo
link-spent-title = Questo link non si può usare
link-spent-help = È già stato usato, il suo tempo è scaduto, o ne manca un pezzo. Se ne serve un altro, lo si può chiedere: finché si ricorda l’indirizzo, c’è modo di entrare nel proprio account.
reset-title = Una nuova password
reset-lead = Scrivere l’indirizzo dell’account. Vi arriva una lettera con un link per scegliere una nuova password.
reset-submit = Inviare la lettera
reset-asked = Se c’è un account con questo indirizzo, una lettera è in arrivo.
reset-asked-help = Arriva entro pochi minuti; guardare anche nella posta indesiderata. Il link si può usare una volta sola, entro un’ora.
email-title = Il Suo indirizzo
email-lead = L’indirizzo del Suo account è { $email }. Con esso si accede, e lì vanno le lettere. Un nuovo indirizzo vale appena si segue il link contenuto in una lettera inviata a esso.
email-new = Nuovo indirizzo
email-password = La Sua password
email-submit = Inviare la lettera
email-asked = Una lettera è in arrivo a { $email }. Seguire il link che contiene.
email-address-changed = L’indirizzo è cambiato.
email-fault-email-taken = Questo è già l’indirizzo del Suo account.
sign-in-forgotten = Password dimenticata?
sign-in-password-changed = La password è cambiata. Accedere con la nuova.
sign-in-address-changed = L’indirizzo è cambiato. Accedere con il nuovo.
sign-up-to-confirm = Un’e-mail è in arrivo. Spiega come accedere.
sign-up-to-confirm-help = Arriva entro pochi minuti; guardare anche nella posta indesiderata. Un link che contiene si può usare una volta sola, entro due giorni.
account-fault-wrong-or-unconfirmed = L’indirizzo e la password non corrispondono, oppure l’indirizzo non è ancora confermato. In tal caso è in arrivo un’e-mail con un link.
account-fault-invited = Presso questa federazione non ci si iscrive: invita essa stessa le persone.
account-fault-wrong-password = Questa non è la password dell’account.
account-fault-spent = Questo non si può più fare.

## Inviting

federation-invite = Invitare qualcuno
federation-invite-about = Creare un account per una persona e inviarle un link con cui scegliere una password.
invite-title = Invitare qualcuno
invite-lead = La persona riceve una lettera con un link per scegliere una password. Il link si può usare una volta sola, entro trenta giorni.
invite-name = Nome
invite-email = Indirizzo e-mail
invite-submit = Inviare l’invito
invite-invited = Un invito è in arrivo a { $email }.
invite-fault-email-taken = Qualcuno ha già un account con questo indirizzo.
invite-again = Invitare di nuovo
invite-again-spoken = Invitare di nuovo { $name }
invite-again-invited = Un altro invito è in arrivo.

## The operator’s outbox

outbox-title = Posta in uscita
outbox-about = Lettere di tutto il sito che attendono di essere inviate.
outbox-sends = Le lettere sono consegnate al server di posta configurato. Ciò che dice una lettera riguarda solo chi la legge, perciò qui non si mostra.
outbox-reads = Nessun server di posta è configurato (SMTP_URL), perciò le lettere attendono qui, e si possono trasmettere. I loro link sono segreti: ciascuno dà accesso a un account.
outbox-none = Non è stata ancora scritta alcuna lettera.
outbox-to = A { $to }
outbox-sent = Inviata:
outbox-due = Prossimo tentativo:
outbox-waits = Attende qui.
outbox-given-up = Abbandonata, o non serve più.
outbox-fault = { $attempts ->
    [one] Un tentativo. { $fault }
   *[other] { $attempts } tentativi. { $fault }
}
outbox-read = Leggere
outbox-again = Riprovare subito
outbox-again-spoken = Riprovare subito: { $subject }, a { $to }
