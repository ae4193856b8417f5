### The archive of a sitting: its page, and the output of `director archive verify`.

after-title = { $page } · { $sitting }
after-nav = Dopo l’esame
archive-title = Archivio
archive-lead = Tutto ciò con cui i risultati di questa sessione d’esame si possono difendere, in un solo file:
archive-holds-sitting = le impostazioni, e il questionario com’era quando la sessione è stata aperta
archive-holds-attempts = ogni tentativo con i suoi orari e ogni risposta salvata con la sua ricevuta
archive-holds-marks = ogni voto, chi l’ha dato e perché, i risultati, e i reclami con le risposte
archive-holds-log = che cosa dice della sessione il registro delle operazioni, e chi l’ha fatto
archive-holds-scenarios = che cosa è stato chiesto, come file di casi, con ogni decisione e come ci si è arrivati
archive-holds-manifest = la versione del motore, e una somma di controllo di ciascuno di questi
archive-get = Salvare l’archivio
archive-get-provisional = Salvare un archivio provvisorio
archive-still-waiting = { $n ->
    [one] Una pagina non ha ancora un voto che conti. Un archivio fatto ora è provvisorio: lo dice, e non contiene alcun voto di quella pagina.
   *[other] { $n } pagine non hanno ancora un voto che conti. Un archivio fatto ora è provvisorio: lo dice, e non contiene voti di queste pagine.
}
archive-not-yet = Ce n’è uno quando la sessione è finita e nessuno può più rispondere.
archive-check = Verificare un archivio
archive-check-how = Dal solo file il programma dice se tutto si accorda. Che non sia stato rifatto, lo dice con la somma di controllo del manifesto, che il registro delle operazioni conserva per ogni archivio scaricato:
archive-check-receipt = Se qualcuno mostra una ricevuta, dice anche per quale risposta sta, e se quella contava:
archive-people = Contiene nomi, risposte e voti. Conservarlo dove può accedervi solo chi tiene gli esami.

archive-whole = Integro.
archive-not-whole = Com’è stato fatto, ma non integro.
archive-of = Sessione d’esame { $sitting } di { $federation }, archivio fatto il { $at } con il motore { $engine }: { $attempts ->
    [one] un tentativo
   *[other] { $attempts } tentativi
}, { $answers ->
    [one] una risposta salvata
   *[other] { $answers } risposte salvate
}, ciascuna con la sua ricevuta. Manifesto { $hash }
archive-missing = Chiesti, ma non più nella raccolta quando l’archivio è stato fatto: { $scenarios }
archive-changed = Chiesti in modo diverso da come li aveva la raccolta quando l’archivio è stato fatto, e inclusi come li aveva la raccolta: { $scenarios }
archive-provisional = Provvisorio: fatto prima che tutto fosse valutato.
archive-waits = Tentativo { $attempt }: non contiene alcun voto della pagina { $pages }.
archive-receipt-counts = { $receipt }: tentativo { $attempt }, pagina { $page }, salvata il { $at }, e in seguito non cambiata: { $answer }
archive-receipt-changed = { $receipt }: tentativo { $attempt }, pagina { $page }, salvata il { $at }, e in seguito cambiata: { $answer }
archive-no-receipt = { $receipt }: nessuna risposta nell’archivio ha questa ricevuta.
archive-fault-not_an_archive = Questo non è un archivio leggibile di una sessione d’esame.
archive-fault-missing = { $what } è elencato, ma manca.
archive-fault-changed = { $what } non è ciò di cui è stata fatta la somma di controllo.
archive-fault-unlisted = { $what } c’è, ma non è elencato una volta.
archive-fault-twice = Vi sono file due volte sotto un solo nome, o sovrapposti l’uno all’altro.
archive-fault-other_manifest = Il manifesto non è quello con questa somma di controllo.
archive-fault-attempts = I tentativi non sono tanti quanti dovrebbero.
archive-fault-unreadable = { $what } non si può leggere.
archive-fault-receipt = Tentativo { $what }: la risposta salvata { $number } non è ciò di cui è stata fatta la ricevuta.
