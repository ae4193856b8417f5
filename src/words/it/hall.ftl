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
hall-state-typed = { $typed } pagine inserite su { $pages }
hall-state-finished = finito: { $typed } pagine con risposta su { $pages }
hall-own = il tuo questionario: lo inserisce un altro esaminatore
hall-answers = Risposte
hall-no-sign = –
hall-signs = { $page }.{ $ask }: { $signs }
hall-field = { $number } { $text }
hall-field-one = Una da { $first } a { $last }; vuoto se non c’è nessun segno.
hall-field-many = Una o più da { $first } a { $last }, per esempio ACD; vuoto se non c’è nessun segno.
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
hall-fault-differs = È diverso dal primo inserimento. Guarda di nuovo il foglio.
hall-fault-refused-over = Il questionario è finito; le risposte non si possono più cambiare.
hall-fault-refused-stale = Un’altra persona ha inserito questa pagina nel frattempo. Controlla e salva di nuovo.
hall-finish-title = Concludi il questionario
hall-finish-about = Quando tutte le risposte sono inserite, concludi il questionario: viene corretto e non si può più cambiare. Lascia come sono i questionari degli assenti.
hall-finish = Concludi questo questionario
hall-finished = Il questionario è concluso e viene corretto.
hall-paper-finished = Questo questionario è concluso. Le risposte non si possono più cambiare.

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
