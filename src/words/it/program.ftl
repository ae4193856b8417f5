## Output of the operator’s program

print-words-whole = { $n ->
    [one] una lingua, completa
   *[other] { $n } lingue, complete
}
print-no-federation = Non c’è una federazione con il codice { $code }.
print-no-account = In { $federation } non c’è un account con questo indirizzo.
print-no-role = I ruoli che si possono dare sono { $roles }.
print-role-unchanged = Nulla da cambiare.
print-audit-whole = { $federation }: { $n ->
    [0] nessuna voce.
    [one] una voce, integra. Da conservare altrove: { $n }:{ $hash }
   *[other] { $n } voci, integre. Da conservare altrove: { $n }:{ $hash }
}
print-audit-missing = { $federation }: manca la voce { $number }. Le voci precedenti sono integre.
print-audit-parted = { $federation }: la voce { $number } non è legata a quella precedente. Le voci precedenti sono integre.
print-audit-changed = { $federation }: la voce { $number } non corrisponde alla sua somma di controllo. Le voci precedenti sono integre.
print-audit-beyond = { $federation }: dalla voce { $number } in poi ci sono più voci di quante ne conosca il registro.
print-audit-replaced = { $federation }: la voce { $number } ha una somma di controllo diversa da quella conservata.
print-anchors-kept = conservato in { $place }: dove finisce ora ogni registro. Tieni il file dove chi può scrivere nel database non può scrivere.
print-anchors-unread = { $place } non è leggibile come file di questo comando: { $why }
print-anchors-unwritten = { $place } non può essere scritto: { $why }
print-letter-waits = In attesa; prossimo tentativo
print-letter-hastened = Il sito in funzione la riprova subito.
print-no-letter = Nessuna e-mail in attesa con questo id.
print-backup-written = Scritti { $kilobytes } kB su circa { $of } kB
print-backup-checking = È scritto tutto, e viene controllato
print-backup-made = { $place }: { $kilobytes } kB, { $rows } righe, schema { $schema }. SQLite non vi trova difetti. Controllate voci dei registri: { $entries }; risposte d’esame salvate: { $changes }.
print-backup-key = La chiave del gestore non ne fa parte: si trova in { $place }. Conservane una copia separata dalla copia di sicurezza: senza, il sito ripristinato non può firmare nulla.
print-backup-no-key = La chiave del gestore non ne fa parte, e non ce n’è una dove viene cercata. Se il sito firma certificati, conserva una copia della sua chiave separata dalla copia di sicurezza.
print-restored = { $place }: { $kilobytes } kB, { $rows } righe, schema { $schema }. SQLite non vi trova difetti. Controllate voci dei registri: { $entries }; risposte d’esame salvate: { $changes }.
print-restored-unsigned = Il sito non ha ancora una chiave con cui firmare.
print-restored-key = La chiave del gestore in { $place } apre quelle con cui il sito firma.
print-restored-other-key = La chiave del gestore in { $place } non è quella di questo sito: non apre quelle con cui il sito firma. Finché non c’è quella giusta non si può rilasciare alcun certificato; quelli rilasciati restano validi.
print-restored-no-key = Non c’è una chiave del gestore in { $place }. Mettici quella di questo sito prima di avviarlo: altrimenti il sito ne crea un’altra, con cui non si può rilasciare alcun certificato. Quelli rilasciati restano validi.
print-move-copied = { $table }: { $rows } di { $of } righe
print-move-same = { $table }: { $n ->
    [0] nessuna riga
    [one] una riga, la stessa dalle due parti
   *[other] { $n } righe, le stesse dalle due parti
}
print-move-differs = { $table }: righe qui { $n }, là { $there }; non sono le stesse
print-move-whole = Il sito è lì: { $rows } righe in { $tables } tabelle, ciascuna uguale a qui. Controllate voci dei registri: { $entries }; risposte d’esame salvate: { $changes }; tutto è integro.
print-move-there = Il sito era già lì: { $rows } righe in { $tables } tabelle, ciascuna uguale a qui. Controllate voci dei registri: { $entries }; risposte d’esame salvate: { $changes }; tutto è integro.
print-move-next = Ora avvialo là, con la chiave del gestore che ha qui ({ $place }) come CREDENTIAL_KEY o CREDENTIAL_KEY_FILE; e mai più sul database SQLite, o si risponderebbe in due posti.
print-move-next-no-key = Ora avvialo là, e mai più sul database SQLite, o si risponderebbe in due posti. Qui non è stata trovata alcuna chiave del gestore: se il sito firma certificati, dagli quella che aveva come CREDENTIAL_KEY o CREDENTIAL_KEY_FILE.

## `director generate`

print-generate-draft = { $id }: livello { $level }, { $tests ->
    [one] una verifica
   *[other] { $tests } verifiche
}
print-generate-made = { $law } ({ $edition }): { $n ->
    [0] nessun caso
    [one] un caso
   *[other] { $n } casi
}, in { $tried ->
    [one] un tentativo
   *[other] { $tried } tentativi
}.
print-generate-proven = Ciascuno è stato riletto dal proprio testo, giudicato, e risulta deciso da questo articolo; nessuno è il gemello di un altro o di un caso della raccolta. Fai rivedere ciascuno a una persona prima dell’uso.
print-generate-other-path = Esclusi per un altro percorso attraverso il Codice: { $n }
print-generate-unsettled = Esclusi perché qualcosa resta aperto, controverso o al giudizio dell’arbitro: { $n }
print-generate-other-level = Esclusi per un altro livello: { $n }
print-generate-faulty = Esclusi perché non si potrebbero proporre: { $n }
print-generate-twin = Esclusi come gemelli: { $n }
print-generate-not-in-edition = Questa edizione non ha questo articolo.
print-generate-not-about-calls-or-claims = L’articolo non riguarda né le chiamate né le richieste. I casi sul gioco non si possono ancora generare.
print-generate-not-ruled = Il motore rimanda soltanto a questo articolo, e non decide nulla in base ad esso.
print-generate-given-elsewhere = Il caso indicato non è deciso da questo articolo in questa edizione.
print-generate-given-unsettled = Il caso indicato lascia qualcosa di aperto, controverso o al giudizio dell’arbitro. Usa --judgement per generarne di simili.
print-generate-not-reached = Nessuno dei casi provati è stato deciso da questo articolo.
print-generate-bound = Non se ne sono trovati altri nel limite dei tentativi. Un altro --seed può trovarne di diversi.
print-generate-no-clause = { $clause } non è un articolo del catalogo. Scrivilo come 30B1(b)(ii).
print-generate-no-scenario = La raccolta non ha il caso { $id }.
print-generate-unwritten = { $place } non può essere scritto: { $cause }
