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

mail-invitation-subject = { $federation }: il Suo account
mail-invitation-text =
    Gentile { $name },

    { $federation } ha creato per Lei un account su Director, please!, dove si impara a decidere al tavolo di bridge. Segua questo link per scegliere una password:

    { $link }

    Il link si può usare una volta sola, entro { $span }. Se non vuole l’account, non occorre fare nulla.

mail-confirmation-subject = { $federation }: confermi il Suo indirizzo
mail-confirmation-text =
    Questo indirizzo è stato usato per un’iscrizione su Director, please!

    Se è stato Lei, segua questo link e scriva la password che ha scelto:

    { $link }

    Il link si può usare una volta sola, entro { $span }. Se non è stato Lei, non occorre fare nulla: senza la Sua conferma nessuno può usare l’account.

mail-known-subject = { $federation }: ha già un account
mail-known-text =
    Questo indirizzo è stato usato per un’iscrizione su Director, please! Appartiene già a un account, perciò nulla è stato cambiato.

    Se è stato Lei, acceda con la password scelta in precedenza. Se non la ricorda più, ne chieda qui una nuova:

    { $reset }

    Se non è stato Lei, non occorre fare nulla.

mail-reset-subject = { $federation }: una nuova password
mail-reset-text =
    È stata chiesta una nuova password per l’account con questo indirizzo su Director, please!

    Se è stato Lei, segua questo link per sceglierla:

    { $link }

    Il link si può usare una volta sola, entro { $span }. Se non è stato Lei, non occorre fare nulla: la Sua password resta com’è.

mail-password-changed-subject = { $federation }: la Sua password è stata cambiata
mail-password-changed-text =
    La password del Suo account su Director, please! è stata cambiata poco fa, e chiunque vi avesse fatto accesso è stato fatto uscire.

    Se non è stato Lei, ne chieda subito una nuova:

    { $reset }

mail-address-subject = { $federation }: il Suo nuovo indirizzo
mail-address-text =
    Questo indirizzo è stato indicato come nuovo indirizzo di un account su Director, please!

    Se l’account è Suo, segua questo link per confermarlo:

    { $link }

    Il link si può usare una volta sola, entro { $span }. Altrimenti non occorre fare nulla.

mail-address-taken-subject = { $federation }: il Suo indirizzo
mail-address-taken-text =
    Questo indirizzo è stato indicato come nuovo indirizzo di un account su Director, please! È già l’indirizzo di un account, perciò nulla è stato cambiato.

    Se è stato Lei, acceda con quell’account. Se non ricorda più la password, ne chieda qui una nuova:

    { $reset }

    Se non è stato Lei, non occorre fare nulla.

mail-address-changed-subject = { $federation }: il Suo indirizzo è stato cambiato
mail-address-changed-text =
    Il Suo account su Director, please! ha da ora un altro indirizzo, e le lettere vanno lì.

    Se non è stato Lei a cambiarlo, lo dica subito a { $federation }.

mail-change-asked-subject = { $federation }: è stata chiesta una modifica del Suo account
mail-change-asked-text =
    Una persona responsabile di { $federation } ha chiesto di modificare il Suo account su Director, please!: togliere il secondo fattore, correggere nome, indirizzo o numero, oppure eliminare l’account. Decide una seconda persona.

    Se non l’ha chiesto Lei, lo dica subito a { $federation }.

mail-second-factor-removed-subject = { $federation }: il Suo secondo fattore è stato tolto
mail-second-factor-removed-text =
    { $federation } ha tolto il secondo fattore del Suo account su Director, please!, e tutte le sessioni sono state chiuse. Acceda con la Sua password e ne imposti un altro.

    Se non l’ha chiesto Lei, cambi la password e lo dica subito a { $federation }:

    { $reset }

mail-account-deleted-subject = { $federation }: il Suo account è stato eliminato
mail-account-deleted-text =
    Il Suo account su Director, please! è stato eliminato da { $federation }.

    Se non l’ha chiesto Lei, lo dica a { $federation }.

mail-remarked-subject = { $federation }: il Suo esame è stato rivalutato
mail-remarked-text =
    Un Suo esame è stato rivalutato, e almeno uno dei voti è cambiato. Qui può vedere com’è andata:

    { $link }

mail-appeal-decided-subject = { $federation }: il Suo reclamo è stato deciso
mail-appeal-decided-text =
    Un esaminatore ha deciso il Suo reclamo. Qui può leggere la risposta:

    { $link }

mail-runs-out-subject = { $federation }: il Suo certificato scade il { $on }
mail-runs-out-text =
    Il Suo certificato di { $level } è valido fino al { $on }. Qui può vedere che cosa lo rinnova:

    { $link }

mail-review-subject = { $federation }: il Suo esame
mail-review-text =
    { $federation } ha aperto ciò che si può vedere di un esame che Lei ha sostenuto. Acceda e segua questo link:

    { $link }
