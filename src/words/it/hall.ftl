### Esami su carta, in una sala senza dispositivi.

hall-title = Esame su carta
hall-of = Esame su carta: { $name }
hall-about = Per una sala senza dispositivi: stampa un fascicolo e un foglio risposte per ogni candidato, poi inserisci le risposte.
hall-open = Fascicoli e risposte

## Estrazione e stampa

hall-draw-title = 1. Estrai i questionari
hall-draw-about = Ogni persona dell’elenco riceve un questionario proprio e un numero. Da quel momento non può più sostenere questo esame su un dispositivo.
hall-drawn-about = Tutte le persone qui sotto hanno un questionario. Chi si aggiunge all’elenco più tardi lo riceve con una nuova estrazione.
hall-draw-closed = Non ci sono questionari. Si estraggono mentre la sessione è aperta.
hall-draw = Estrai i questionari
hall-drawn = { $n ->
    [0] Nessun questionario estratto: tutte le persone dell’elenco ne hanno già uno.
    [one] È stato estratto un questionario.
   *[other] Sono stati estratti { $n } questionari.
} { $refused ->
    [0] { "" }
    [one] Una persona non può sostenere l’esame: non ha più tentativi, o il questionario sarebbe il tuo.
   *[other] { $refused } persone non possono sostenere l’esame: non hanno più tentativi, o il questionario sarebbe il tuo.
}
hall-fault-closed = La sessione non è aperta, o è finita. I questionari si estraggono mentre è aperta.
hall-fault-nobody = L’elenco è vuoto. Aggiungi prima i candidati.
hall-print-title = 2. Stampa
hall-print-about = Il fascicolo contiene le regole, i casi e le domande. Il foglio risposte porta il nome del candidato e un codice su ogni pagina. Stampa in A4 a dimensione reale.
hall-print-language = Lingua
hall-print-own = quella di ogni candidato
hall-print-booklets = Fascicoli (PDF)
hall-print-sheets = Fogli risposte (PDF)
hall-print-parts = La parte senza il Codice e quella con il Codice hanno ciascuna i propri fascicoli e fogli risposte. Ritira da tutti quelli della parte senza il Codice prima che si apra qualsiasi Codice; solo dopo distribuisci gli altri.
hall-print-booklets-closed = Fascicoli senza il Codice (PDF)
hall-print-sheets-closed = Fogli risposte senza il Codice (PDF)
hall-print-booklets-open = Fascicoli con il Codice (PDF)
hall-print-sheets-open = Fogli risposte con il Codice (PDF)

## Inserimento

hall-type-title = 3. Inserisci le risposte
hall-type-about = Scrivi il numero di un candidato, o scansiona il codice di un foglio. Ogni pagina si salva con Invio, come una risposta data su un dispositivo; il registro dice chi l’ha inserita.
hall-find = Numero, nome o codice
hall-find-go = Cerca
hall-sheet-elsewhere = Questo codice non appartiene a nessun questionario di questa sessione. Controlla da quale esame viene il foglio.
hall-state-typed = { $typed } pagine inserite su { $pages }{ $empty ->
    [0] { "" }
    [one] , di cui una vuota
   *[other] , di cui { $empty } vuote
}
hall-state-all = tutte le pagine inserite ({ $pages }){ $empty ->
    [0] { "" }
    [one] , di cui una vuota
   *[other] , di cui { $empty } vuote
}: concludi il questionario
hall-state-finished = finito: { $typed } pagine con risposta su { $pages }
hall-own = il tuo questionario: lo inserisce un altro esaminatore
hall-answers = Risposte
hall-page-untyped = non ancora inserita
hall-page-empty = inserita: nulla è segnato
hall-no-sign = –
hall-signs = { $page }.{ $ask }: { $signs }
hall-field = { $number } { $text }
hall-field-one = Una da { $first } a { $last }; vuoto se non c’è nessun segno.
hall-field-many = Una o più da { $first } a { $last }, per esempio ACD; vuoto se non c’è nessun segno.
hall-type-empty = In questa pagina non è segnato nulla? Salvala vuota: così conta come inserita.
hall-type-saved-empty = Questa pagina è salvata vuota: non vi è segnato nulla.
hall-save = Salva e continua
hall-before = Pagina precedente
hall-skip = Pagina successiva
hall-again-about = Per sicurezza, inserisci le risposte una seconda volta: vengono confrontate con le prime.
hall-again = Inserisci di nuovo e confronta
hall-again-note = Secondo inserimento: nulla viene modificato, le differenze vengono segnalate.
hall-compare = Confronta e continua
hall-fault-unknown = Nessuna scelta ha questo segno.
hall-fault-several = Qui conta una sola scelta. Se ce n’è più d’una, lascia vuoto.
hall-fault-none_and_others = «Nessuno» non si combina con altre scelte.
hall-fault-untyped = Questa pagina non è ancora inserita, quindi non c’è nulla da confrontare. Inseriscila prima.
hall-fault-differs = È diverso dal primo inserimento. Guarda di nuovo il foglio.
hall-fault-refused-over = Il questionario è finito; le risposte non si possono più cambiare.
hall-fault-refused-stale = Un’altra persona ha inserito questa pagina nel frattempo. Controlla e salva di nuovo.
hall-finish-title = Concludi il questionario
hall-finish-about = Quando tutte le risposte sono inserite, concludi il questionario: viene corretto. Fino alla pubblicazione dei risultati si può riaprire per una correzione. Lascia come sono i questionari degli assenti.
hall-finish = Concludi questo questionario
hall-finished = Il questionario è concluso e viene corretto.
hall-paper-finished = Questo questionario è concluso. Le risposte non si possono più cambiare.

## Correggere un questionario concluso

hall-reopen-title = Correggere questo questionario
hall-reopen-about = Se qualcosa è stato inserito o confermato male, riapri il questionario prima della pubblicazione dei risultati. Tutte le versioni restano, e le pagine cambiate vengono corrette di nuovo.
hall-reopen-reason = Motivo
hall-reopen-reason-hint = Per il registro: che cosa era sbagliato.
hall-reopen = Riapri il questionario
hall-reopened = Il questionario è di nuovo aperto. Correggilo, poi concludilo.
hall-reopen-fault-reason = Indica perché il questionario è riaperto.
hall-reopen-fault-long = Il motivo è troppo lungo.
hall-reopen-fault-released = I risultati sono pubblicati: un errore si corregge ora con un ricorso.

## Fotografie e scansioni

hall-scan-way = Più rapido con molti fogli: fotografali o scansionali.
hall-scan-open = Carica fotografie e scansioni
hall-scan-title = Fotografie e scansioni
hall-scan-of = Fotografie e scansioni: { $name }
hall-scan-lead = Carica fotografie (JPEG, PNG) o un PDF dello scanner. Ogni foglio è riconosciuto dal suo codice; poi controlli i segni dubbi e confermi le risposte di ogni candidato.
hall-scan-files = Fotografie o scansioni
hall-scan-files-hint = Più file insieme, al massimo 40 MB in tutto. Un file ha al massimo 20 MB, una fotografia 50 milioni di pixel, un PDF 100 pagine. Metti ogni foglio in piano, con i quattro quadrati neri degli angoli nell’immagine.
hall-scan-send = Carica
hall-scan-kept = Le immagini sono dati personali. Sono cancellate { $days } giorni dopo il caricamento, o con l’account del candidato.
hall-scan-reads = I file sono in lettura. Questa pagina si ricarica da sola; puoi anche lasciarla.
hall-scan-fault-files-none = Scegli almeno un file.
hall-scan-fault-files-cut = Il caricamento è stato interrotto o supera 40 MB. Carica meno file alla volta.
hall-scan-fault-files-waiting = Troppi file attendono la lettura. Carica questi quando gli altri saranno letti.
hall-scan-files-title = File
hall-scan-file-waits = in attesa di lettura
hall-scan-file-reads = { $done } immagini lette su { $of }
hall-scan-file-done = { $read ->
    [0] nessun foglio risposte letto
    [one] un foglio risposte
   *[other] { $read } fogli risposte
}
hall-scan-file-stopped = non si è potuto leggere; caricalo di nuovo
hall-scan-file-bytes = più di 20 MB: fai immagini più piccole o dividi il PDF
hall-scan-file-kind = né JPEG, né PNG, né PDF
hall-scan-file-empty = un PDF senza pagine scansionate
hall-scan-file-many = più di 100 pagine: dividi il PDF
hall-scan-file-locked = un PDF protetto da password: salvalo senza protezione
hall-scan-file-remove = Rimuovi
hall-scan-file-remove-of = Rimuovi { $name }
hall-scan-file-remove-title = Rimuovi questo file
hall-scan-file-remove-about = { $n ->
    [one] Il file viene rimosso con la sua immagine e con ciò che vi è stato letto. Nessuna risposta ne è stata salvata.
   *[other] Il file viene rimosso con le sue { $n } immagini e con ciò che vi è stato letto. Nessuna risposta ne è stata salvata.
}
hall-scan-file-removed = Il file è rimosso.
hall-scan-file-stays = ne sono state salvate risposte, quindi resta
hall-scan-fault-confirmed = Da questo file sono state salvate risposte: resta, perché si possano verificare.
hall-scan-page = Pagina { $n }: { $text }
hall-scan-read = Candidato { $n }: { $name }, foglio { $sheet }
hall-scan-again-same = { $text } (già visto, con gli stessi segni)
hall-scan-again-other = { $text } (già visto, con altri segni)
hall-scan-state-read = Un foglio risposte il cui candidato non è più noto
hall-scan-state-code = Un foglio risposte dal codice illeggibile: indica di chi è
hall-scan-state-sitting = Un foglio risposte di un’altra sessione: caricalo lì
hall-scan-state-foreign = Il codice non appartiene a nessun questionario di questa federazione
hall-scan-state-small = Troppo pochi pixel: avvicinati, o scansiona almeno a 150 dpi
hall-scan-state-blurred = Sfocata: fotografa di nuovo il foglio
hall-scan-state-corners = Nell’immagine non ci sono tutti e quattro i quadrati degli angoli: fotografa il foglio intero
hall-scan-state-up = Il quadratino accanto al primo angolo è coperto: fotografa di nuovo il foglio
hall-scan-state-nothing = Nessun foglio risposte trovato
hall-scan-state-pixels = Più di 50 milioni di pixel: fai un’immagine più piccola
hall-scan-state-broken = L’immagine è rovinata o incompleta
hall-scan-state-coding = L’immagine è salvata in una forma che non si può leggere: scansiona in JPEG
hall-scan-candidates = Candidati
hall-scan-wait = { $n ->
    [0] Nessun foglio ti attende.
    [one] Ti attendono i fogli di un candidato.
   *[other] Ti attendono i fogli di { $n } candidati.
}
hall-scan-missing = { $n ->
    [one] manca il foglio { $list }
   *[other] mancano i fogli { $list }
}
hall-scan-none-of = ancora nessun foglio
hall-scan-finished = questionario concluso
hall-scan-confirmed = confermato
hall-scan-differ = un foglio letto due volte, con segni diversi
hall-scan-doubts = { $n ->
    [0] da confermare
    [one] da confermare; un segno dubbio
   *[other] da confermare; { $n } segni dubbi
}
hall-scan-done-assigned = Il foglio ora è di { $name }.
hall-scan-done-confirmed = Le risposte di { $name } sono salvate.
hall-scan-done-finished = Le risposte di { $name } sono salvate e il questionario viene corretto.
hall-scan-removed = L’immagine è rimossa.
hall-scan-picture = L’immagine
hall-scan-picture-of = Immagine { $n } di { $name }
hall-scan-whose = Di chi è questo foglio?
hall-scan-whose-about = Il nome, il numero del candidato e quello del foglio sono stampati in alto.
hall-scan-number = Numero del candidato
hall-scan-sheet = Numero del foglio
hall-scan-assign = Leggilo come foglio di questo candidato
hall-scan-fault-number = Nessun candidato di questa sessione ha questo numero.
hall-scan-fault-sheet = Questo questionario non ha un foglio con questo numero.
hall-scan-remove-title = Rimuovere l’immagine
hall-scan-remove-about = Rimuove l’immagine e quanto vi è stato letto. Le risposte già salvate restano.
hall-scan-remove = Rimuovi
hall-scan-review = Fogli risposte del candidato { $n }: { $name }
hall-scan-review-over = Questo questionario è concluso. Le immagini servono solo per confronto.
hall-scan-review-confirmed = Questi fogli sono confermati. Puoi ancora cambiare risposte finché il questionario non è concluso.
hall-scan-typing = Inserisci invece le risposte
hall-scan-sheet-missing = Manca il foglio { $sheet } di { $of }. Caricalo o inserisci le sue risposte.
hall-scan-sheet-differs = Il foglio { $sheet } di { $of } è stato letto due volte, con segni diversi. Guarda le due immagini e rimuovine una.
hall-scan-nth = Immagine { $n }
hall-scan-sheet-of = Foglio { $sheet } di { $of }
hall-scan-whole = Il foglio { $sheet } intero
hall-scan-question = Domanda { $number }
hall-scan-crop = La domanda { $number } nell’immagine
hall-scan-doubt-faint = Un segno è debole o cancellato male. Quale scelta è intesa?
hall-scan-doubt-several = Sono segnate più scelte, ma ne conta una sola. Quale è intesa?
hall-scan-doubt-number = Manca una cifra, o nessuna scelta ha questo numero.
hall-scan-doubt-written = Scritto a mano: inserisci il numero.
hall-scan-doubt-outside = Questa domanda non è tutta nell’immagine.
hall-scan-doubt-typed = { $why } Inserito: { $typed }.
hall-scan-differs = Letto: { $read }. Inserito: { $typed }. Quale è giusto?
hall-scan-reads-as = Letto: { $read }
hall-scan-signs = Numero della scelta, o – per niente
hall-scan-nothing = niente
hall-scan-looked = Ho guardato: vale quanto è spuntato
hall-scan-open-title = Segni dubbi
hall-scan-open-marks = { $n ->
    [0] Tutti i segni sono chiari.
    [one] Una domanda richiede il tuo occhio.
   *[other] { $n } domande richiedono il tuo occhio.
}
hall-scan-clear-title = Tutto il resto
hall-scan-clear-about = Confronta rapidamente con l’immagine. Puoi cambiare ogni risposta.
hall-scan-finish = Salva le risposte e concludi il questionario
hall-scan-confirm = Salva solo le risposte
hall-scan-confirm-about = Quanto salvi vale come risposte del candidato; il registro dice chi lo ha salvato.
hall-scan-fault-unknown = Domanda { $number }: nessuna scelta ha questo segno.
hall-scan-fault-several = Domanda { $number }: conta una sola scelta. Se ce n’è più d’una, scegli «niente».
hall-scan-fault-none_and_others = Domanda { $number }: «Nessuno» non si combina con altre scelte.
hall-scan-fault-undecided = Domanda { $number }: decidi che cosa si intende, o scegli «niente».
hall-fault-changed = I fogli sono cambiati da quando hai aperto questa pagina. Controllali di nuovo.

## La chiave

hall-key-title = Chiave di correzione
hall-key-of = Chiave di correzione: { $name }
hall-key-open = Apri la chiave
hall-key-closed = La chiave si apre quando la sessione è finita.
hall-key-about = Calcolata dalle decisioni. Più righe per una domanda sono alternative. Ogni consultazione è annotata nel registro.
hall-key-file = Chiave (PDF)
hall-key-candidates = { $n ->
    [one] Candidato { $list }
   *[other] Candidati { $list }
}
hall-key-judged = Questa pagina è valutata dagli esaminatori: il Codice ne lascia una parte al giudizio.
hall-key-none = Non c’è una decisione con cui confrontare.
hall-key-line = { $page }.{ $ask }  { $signs }  ({ $text })

## Sulla carta

hall-candidate = Candidato { $n }: { $name }
hall-candidate-member = Candidato { $n }: { $name } ({ $member })
hall-minutes = Tempo a disposizione: { $n ->
    [one] un minuto
   *[other] { $n } minuti
}
hall-rule-sheet = Conta solo il foglio risposte. Annerisci completamente il cerchio scelto con una matita scura. Per cambiare risposta, cancella bene.
hall-rule-signs = Ogni scelta ha una lettera o un numero. Un numero di due cifre prende un cerchio in ognuna delle due righe: prima le decine, poi le unità.
hall-rule-order = Rispondi nell’ordine: una domanda può rivelare che cosa è successo dopo un’altra.
hall-rule-hand-in = Consegna il fascicolo e il foglio risposte, anche se vuoti.
hall-rule-hand-in-closed = Consegna questo fascicolo e il suo foglio risposte, anche se vuoti, prima che si apra qualsiasi Codice. Solo allora ricevi il fascicolo della parte con il Codice.
hall-title-closed = { $name }: senza il Codice
hall-title-open = { $name }: con il Codice
hall-part-closed = Senza il Codice
hall-part-closed-rule = Non puoi usare il Codice né appunti.
hall-part-open = Con il Codice
hall-part-open-rule = Puoi usare il Codice.
hall-question = Domanda { $n }
hall-question-of = Domanda { $n } di { $of }
hall-question-goes-on = Continua dalla domanda { $n }, a cui hai già risposto.
hall-question-gone = Questa domanda non è più nella banca. Non rispondere.
hall-number = { $page }.{ $ask }
hall-dealer = { $seat } (mazziere)
hall-suit = { $suit } { $cards }
hall-hand-unseen = non nota
hall-foot = { $foot } · pagina { $n } di { $of }
hall-sheet-number = Foglio risposte { $n } di { $of }
hall-sheet-name = Nome e firma
hall-sheet-code = Codice QR di questo foglio risposte
hall-sheet-how = Annerisci completamente i cerchi con una matita scura; cancella bene. Non scrivere sui quadrati neri né sul codice.
