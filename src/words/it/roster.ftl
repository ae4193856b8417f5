### Le persone che sostengono un esame, per gli esaminatori.

roster-title = Candidati
roster-of = Candidati: { $name }
roster-open = Candidati e inviti
roster-none = Nell’elenco non c’è ancora nessuno.
roster-may-enter-everyone = Può entrare chiunque abbia un account nella federazione.
roster-may-enter-listed = Possono entrare solo le persone nell’elenco.
roster-counts = { $n ->
    [one] Una persona nell’elenco
   *[other] { $n } persone nell’elenco
} · hanno aperto la pagina dell’esame: { $opened } · in corso: { $sits } · hanno finito: { $done }
roster-listed = L’elenco
roster-draft = La sessione non è ancora aperta. Chi è nell’elenco riceverà un’e-mail quando la aprirai.
roster-before = Pagina precedente
roster-after = Pagina successiva
roster-state-invited = nell’elenco
roster-state-opened = ha aperto la pagina dell’esame
roster-state-on_paper = ha un questionario su carta
roster-state-sits = sta sostenendo l’esame
roster-state-done = ha finito
roster-emailed-at = e-mail inviata il { $when }
roster-not-emailed = nessuna e-mail finora
roster-act-email = Invia l’e-mail
roster-act-email-spoken = Invia l’e-mail a { $name }
roster-act-email-again = Invia di nuovo l’e-mail
roster-act-email-again-spoken = Invia di nuovo l’e-mail a { $name }
roster-act-remove = Togli
roster-act-remove-spoken = Togli { $name } dall’elenco
roster-emailed = L’e-mail è in partenza.
roster-removed = La persona è stata tolta dall’elenco.
roster-added = { $n ->
    [0] Nessuno è stato aggiunto: erano già tutti nell’elenco.
    [one] Una persona è stata aggiunta.
   *[other] { $n } persone sono state aggiunte.
}
roster-fault-entered = Questa persona ha già iniziato l’esame e resta nell’elenco.
roster-fault-not-open = L’e-mail si può inviare solo finché la sessione è aperta.
roster-fault-no-address = Questa persona non ha un indirizzo e-mail.
roster-fault-chosen = Spunta almeno una persona da aggiungere.

## Aggiungere persone

roster-choose = Aggiungi persone della federazione
roster-is-listed = già nell’elenco
roster-add-chosen = Aggiungi le persone spuntate
roster-paste = Aggiungi con indirizzo e-mail o numero di tessera
roster-people = Indirizzi o numeri
roster-people-hint = Una persona per riga, oppure separate da virgole. Vedi chi è stato trovato prima di aggiungere qualcuno.
roster-fault-people = Incolla almeno un indirizzo e-mail o un numero di tessera.
roster-fault-people-long = Incolla al massimo 3.000 persone alla volta.
roster-new = I candidati devono avere un account nella federazione. Crea prima quelli dei nuovi:
roster-try = Cerca
roster-tried = Persone trovate
roster-tried-counts = Da aggiungere: { $new } · già nell’elenco: { $listed } · non trovate: { $faulty }
roster-tried-email = Ognuna riceve ora un’e-mail sull’esame.
roster-tried-draft = Ognuna riceverà un’e-mail sull’esame quando aprirai la sessione.
roster-add-tried = { $n ->
    [one] Aggiungi una persona
   *[other] Aggiungi { $n } persone
}
roster-to-add = sarà aggiunta
roster-back = Torna all’elenco

## Chi può entrare

roster-who-may = Chi può entrare
roster-entry = Ingresso a questo esame
roster-entry-everyone = Tutti quelli che hanno un account nella federazione
roster-entry-listed = Solo le persone nell’elenco
roster-fault-entry = Scegli chi può entrare.
roster-entry-save = Salva
roster-entry-kept = Salvato.
