### Emails, as plain text. An email is short, says what its link does and for how long, and what to
### do if it was not requested.

mail-hours = { $n ->
    [one] un’ora
   *[other] { $n } ore
}
mail-days = { $n ->
    [one] un giorno
   *[other] { $n } giorni
}
mail-close =
    { $federation }
    { $site }

mail-invitation-subject = { $federation }: il tuo account
mail-invitation-text =
    Gentile { $name },

    { $federation } ha creato per te un account su Director, please!, dove si impara a decidere al tavolo di bridge. Segui questo link per scegliere una password:

    { $link }

    Il link si può usare una volta sola, entro { $span }. Se non vuoi l’account, non devi fare nulla.

mail-confirmation-subject = { $federation }: conferma il tuo indirizzo
mail-confirmation-text =
    Questo indirizzo è stato usato per un’iscrizione su Director, please!

    Se sei stato tu, segui questo link e scrivi la password che hai scelto:

    { $link }

    Il link si può usare una volta sola, entro { $span }. Se non sei stato tu, non devi fare nulla: senza la tua conferma nessuno può usare l’account.

mail-known-subject = { $federation }: hai già un account
mail-known-text =
    Questo indirizzo è stato usato per un’iscrizione su Director, please! Appartiene già a un account, perciò nulla è stato cambiato.

    Se sei stato tu, accedi con la password scelta in precedenza. Se non la ricordi, chiedine qui una nuova:

    { $reset }

    Se non sei stato tu, non devi fare nulla.

mail-reset-subject = { $federation }: una nuova password
mail-reset-text =
    È stata chiesta una nuova password per l’account con questo indirizzo su Director, please!

    Se sei stato tu, segui questo link per sceglierla:

    { $link }

    Il link si può usare una volta sola, entro { $span }. Se non sei stato tu, non devi fare nulla: la tua password resta com’è.

mail-password-changed-subject = { $federation }: la tua password è stata cambiata
mail-password-changed-text =
    La password del tuo account su Director, please! è stata cambiata poco fa, e tutti i dispositivi sono stati disconnessi.

    Se non sei stato tu, chiedine subito una nuova:

    { $reset }

mail-address-subject = { $federation }: il tuo nuovo indirizzo
mail-address-text =
    Questo indirizzo è stato indicato come nuovo indirizzo di un account su Director, please!

    Se l’account è tuo, segui questo link per confermarlo:

    { $link }

    Il link si può usare una volta sola, entro { $span }. Altrimenti non devi fare nulla.

mail-address-taken-subject = { $federation }: il tuo indirizzo
mail-address-taken-text =
    Questo indirizzo è stato indicato come nuovo indirizzo di un account su Director, please! È già l’indirizzo di un account, perciò nulla è stato cambiato.

    Se sei stato tu, accedi con quell’account. Se non ricordi la password, chiedine qui una nuova:

    { $reset }

    Se non sei stato tu, non devi fare nulla.

mail-address-changed-subject = { $federation }: il tuo indirizzo è stato cambiato
mail-address-changed-text =
    Il tuo account su Director, please! ha da ora un altro indirizzo, e le e-mail vanno lì.

    Se non sei stato tu a cambiarlo, avvisa subito { $federation }.

mail-change-asked-subject = { $federation }: è stata chiesta una modifica del tuo account
mail-change-asked-text =
    Una persona responsabile di { $federation } ha chiesto di modificare il tuo account su Director, please!: togliere il secondo fattore, scollegarlo da un sistema di accesso, correggere nome, indirizzo o numero, oppure eliminare l’account. Decide una seconda persona.

    Se non l’hai chiesto tu, avvisa subito { $federation }.

mail-second-factor-removed-subject = { $federation }: il tuo secondo fattore è stato tolto
mail-second-factor-removed-text =
    { $federation } ha tolto il secondo fattore del tuo account su Director, please!, e tutti i dispositivi sono stati disconnessi. Accedi con la tua password e impostane un altro.

    Se non l’hai chiesto tu, cambia la password e avvisa subito { $federation }:

    { $reset }

mail-provider-linked-subject = { $federation }: il tuo account è collegato a { $name }
mail-provider-linked-text =
    Il tuo account su Director, please! è stato appena collegato a { $name }. Da ora puoi accedere attraverso quel sistema.

    Se non sei stato tu, avvisa subito { $federation }. Poi scegli qui una nuova password, accedi con quella e scollega { $name } alla pagina del tuo account:

    { $reset }

mail-provider-unlinked-subject = { $federation }: il tuo account non è più collegato a { $name }
mail-provider-unlinked-text =
    Il tuo account su Director, please! non è più collegato a { $name }: non puoi più accedere attraverso quel sistema. La tua password resta valida. Se non ne hai una, sceglila qui:

    { $reset }

    Se non l’hai chiesto tu, avvisa subito { $federation }.

mail-account-deleted-subject = { $federation }: il tuo account è stato eliminato
mail-account-deleted-text =
    Il tuo account su Director, please! è stato eliminato da { $federation }.

    Se non l’hai chiesto tu, avvisa { $federation }.

mail-remarked-subject = { $federation }: il tuo esame è stato rivalutato
mail-remarked-text =
    Un tuo esame è stato rivalutato, e almeno uno dei voti è cambiato. Qui puoi vedere il risultato:

    { $link }

mail-appeal-decided-subject = { $federation }: il tuo reclamo è stato deciso
mail-appeal-decided-text =
    Un esaminatore ha deciso il tuo reclamo. Qui puoi leggere la risposta:

    { $link }
mail-certificate-issued-subject = { $federation }: il tuo certificato
mail-certificate-issued-text =
    { $federation } ti ha rilasciato un certificato di { $level }. Accedi per scaricarlo:

    { $link }

mail-certificate-suspended-subject = { $federation }: il tuo certificato è sospeso
mail-certificate-suspended-text =
    { $federation } ha sospeso il tuo certificato di { $level }. Non è valido finché non viene ripristinato.

    Motivo: { $reason }

    Lo trovi qui:

    { $link }

mail-certificate-reinstated-subject = { $federation }: il tuo certificato è di nuovo valido
mail-certificate-reinstated-text =
    { $federation } ha ripristinato il tuo certificato di { $level }.

    Motivo: { $reason }

    Lo trovi qui:

    { $link }

mail-certificate-revoked-subject = { $federation }: il tuo certificato è stato revocato
mail-certificate-revoked-text =
    { $federation } ha revocato definitivamente il tuo certificato di { $level }.

    Motivo: { $reason }

    Lo trovi qui:

    { $link }

mail-marker-subject = { $federation }: risposte d’esame da correggere
mail-marker-text =
    Un esaminatore di { $federation } ti chiede di correggere risposte di questo esame: { $name }

    Ognuna è valutata da due persone, che non vedono i nomi né il voto dell’altra. Segui questo link entro { $span }:

    { $link }

mail-exam-subject = { $federation }: { $name }
mail-exam-text =
    Sei nell’elenco dei candidati di questo esame: { $name }

    Apertura: { $opens }
    Chiusura: { $closes }
    Tempo concesso: { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }
    Codice d’ingresso: { $coded ->
        [yes] { $entry }
       *[no] non serve
    }

    Quando apre, accedi e comincia qui:

    { $link }


mail-exam-tomorrow-subject = { $federation }: domani, { $name }
mail-exam-tomorrow-text =
    Un promemoria: sei nell’elenco dei candidati di questo esame, che si apre domani: { $name }

    Apertura: { $opens }
    Chiusura: { $closes }
    Tempo concesso: { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }
    Codice d’ingresso: { $coded ->
        [yes] { $entry }
       *[no] non serve
    }

    Quando apre, accedi e comincia qui:

    { $link }


mail-runs-out-subject = { $federation }: il tuo certificato scade il { $on }
mail-runs-out-text =
    Il tuo certificato di { $level } è valido fino al { $on }. Qui puoi vedere come rinnovarlo:

    { $link }

mail-webhook-paused-subject = { $federation }: i messaggi a { $name } sono in pausa
mail-webhook-paused-text =
    { $gone ->
        [yes] Il vostro sistema { $name } ha risposto che non vuole più messaggi su risultati e certificati.
       *[other] Il vostro sistema { $name } non ha accettato alcun messaggio su risultati e certificati per cinque giorni.
    } Non se ne inviano altri finché un amministratore non li riprende qui:

    { $link }

mail-review-subject = { $federation }: il tuo esame
mail-review-text =
    { $federation } ha pubblicato l’esito di un esame che hai sostenuto. Accedi e segui questo link:

    { $link }

## Texts of emails that a federation writes itself

federation-emails = Email
federation-emails-about = Scrivi i testi delle email che la tua federazione invia
emails-lead = Queste email sono inviate a nome della tua federazione. Quelle che proteggono un account, per esempio per una nuova password, hanno sempre il testo standard.
emails-own = testo proprio
emails-kind-invitation = Invito a un account
emails-kind-exam = Esame: quando e dove
emails-kind-exam-tomorrow = Esame: promemoria il giorno prima
emails-kind-review = Risultati di un esame
emails-kind-appeal-decided = Ricorso deciso
emails-kind-remarked = Esame ricorretto
emails-kind-certificate-issued = Certificato rilasciato
emails-kind-certificate-suspended = Certificato sospeso
emails-kind-certificate-reinstated = Certificato di nuovo valido
emails-kind-certificate-revoked = Certificato revocato
emails-kind-runs-out = Certificato in scadenza
email-text-is-own = Questo testo è vostro.
email-text-is-standard = Questo è il testo standard. Cambialo come vuoi.
email-text-subject = Oggetto
email-text-body = Testo
email-text-body-hint = Sotto seguono il nome della federazione e l’indirizzo del sito.
email-text-save = Salva il testo
email-text-saved = Salvato. Vale dalla prossima email.
email-text-standard = Torna al testo standard
email-text-changed = Un’altra persona ha salvato questo testo da quando l’hai aperto, quindi il tuo non è ancora salvato. È nel modulo: salvalo di nuovo per sostituire l’altro.
email-text-theirs = L’altro testo
email-text-changed-standard = Un’altra persona ha salvato questo testo da quando l’hai aperto, quindi è rimasto. Leggilo, poi premi di nuovo il pulsante per tornare al testo standard.
email-text-preview = Un esempio
email-text-places = Segnaposto
email-text-places-about = Ognuno è sostituito all’invio. Una riga i cui segnaposto sono tutti vuoti è omessa.
email-text-needed = obbligatorio
email-text-fault-subject = Scrivi un oggetto di una riga, al massimo 150 caratteri.
email-text-fault-body = Scrivi un testo di al massimo 5000 caratteri.
email-text-fault-subject-unknown = Questa email non ha questo segnaposto: { $unknown }
email-text-fault-body-unknown = Questa email non ha questo segnaposto: { $unknown }
email-text-fault-body-missing = Al testo manca questo segnaposto: { $missing }
email-place-link = il link
email-place-name = il nome del destinatario
email-place-exam = il nome dell’esame
email-place-span = per quanto tempo vale il link
email-place-federation = il nome della federazione
email-place-opens = quando si apre l’esame
email-place-closes = quando si chiude l’esame
email-place-minutes = minuti concessi, con il tempo aggiuntivo
email-place-entry = il codice d’accesso, se serve
email-place-level = il nome del livello
email-place-reason = il motivo dell’esaminatore
email-place-on = l’ultimo giorno del certificato
