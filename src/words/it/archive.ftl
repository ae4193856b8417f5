### The archive of a sitting: its page, and the output of `director archive verify`.

after-title = { $page } · { $sitting }
after-nav = Dopo l’esame
archive-title = Archivio
archive-lead = Tutto ciò che documenta i risultati di questa sessione d’esame, in un solo file:
archive-holds-sitting = le impostazioni, e il questionario com’era quando la sessione è stata aperta
archive-holds-attempts = ogni tentativo con i suoi orari e ogni risposta salvata con la sua ricevuta
archive-holds-marks = ogni voto, chi l’ha dato e perché, i risultati, e i reclami con le risposte
archive-holds-log = le voci del registro delle operazioni sulla sessione, con i loro autori
archive-holds-scenarios = ciò che è stato chiesto, come file di casi, con ogni decisione e il percorso che vi porta
archive-holds-manifest = la versione del motore, e una somma di controllo di ciascun elemento
archive-get = Salva l’archivio
archive-get-provisional = Salva un archivio provvisorio
archive-still-waiting = { $n ->
    [one] Una pagina non ha ancora un voto definitivo. Un archivio creato ora è provvisorio, lo dichiara e non contiene voti di quella pagina.
   *[other] { $n } pagine non hanno ancora un voto definitivo. Un archivio creato ora è provvisorio, lo dichiara e non contiene voti di queste pagine.
}
archive-not-yet = L’archivio è disponibile quando la sessione è finita e nessuno può più rispondere.
archive-check = Verifica un archivio
archive-check-how = Dal solo file il programma verifica che tutto concordi. Che l’archivio non sia stato rifatto lo prova la somma di controllo del manifesto, conservata nel registro delle operazioni per ogni archivio scaricato:
archive-check-receipt = Se un candidato mostra una ricevuta, dice anche a quale risposta appartiene e se quella risposta contava:
archive-people = Contiene nomi, risposte e voti. Conservalo dove può accedervi solo chi organizza gli esami.

archive-whole = Integro.
archive-not-whole = Com’è stato creato, ma non completo.
archive-of = Sessione d’esame { $sitting } di { $federation }, archivio creato il { $at } con il motore { $engine }: { $attempts ->
    [one] un tentativo
   *[other] { $attempts } tentativi
}, { $answers ->
    [one] una risposta salvata
   *[other] { $answers } risposte salvate
}, ciascuna con la sua ricevuta. Manifesto { $hash }
archive-missing = Chiesti, ma non più nella raccolta alla creazione dell’archivio: { $scenarios }
archive-changed = Chiesti in una versione diversa da quella che la raccolta aveva alla creazione dell’archivio, e inclusi in quella della raccolta: { $scenarios }
archive-provisional = Provvisorio: creato prima che tutto fosse valutato.
archive-waits = Tentativo { $attempt }: manca il voto della pagina { $pages }.
archive-receipt-counts = { $receipt }: tentativo { $attempt }, pagina { $page }, salvata il { $at }, poi non più modificata: { $answer }
archive-receipt-changed = { $receipt }: tentativo { $attempt }, pagina { $page }, salvata il { $at }, poi modificata: { $answer }
archive-no-receipt = { $receipt }: nessuna risposta nell’archivio ha questa ricevuta.
archive-fault-not_an_archive = Questo file non è un archivio leggibile di una sessione d’esame.
archive-fault-missing = { $what } è elencato, ma manca.
archive-fault-changed = { $what } non corrisponde alla sua somma di controllo.
archive-fault-unlisted = { $what } c’è, ma nell’elenco manca o compare più volte.
archive-fault-twice = Alcuni file hanno lo stesso nome o si sovrappongono.
archive-fault-other_manifest = Il manifesto non corrisponde a questa somma di controllo.
archive-fault-attempts = Il numero dei tentativi non è quello dichiarato.
archive-fault-unreadable = { $what } non si può leggere.
archive-fault-receipt = Tentativo { $what }: la risposta salvata { $number } non corrisponde alla sua ricevuta.
