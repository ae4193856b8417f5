### Building an exam paper from rows.

## The form

paper-save = Salva e controlla
paper-head = Il questionario
paper-names = Nome in altre lingue
paper-head-name = Nome
paper-programme = Programma
paper-programme-hint = Salva una volta, e le righe ne propongono i livelli.
paper-none = Nessun programma
paper-any = Qualsiasi
paper-edition = Edizione del Codice
paper-edition-hint = Solo casi decisi secondo questo Codice.
paper-since = Esame di aggiornamento: che cosa è cambiato dal
paper-since-hint = Lascia “Qualsiasi” per un esame ordinario.
paper-unasked_months = Non estrarre ciò che è stato chiesto negli ultimi … mesi
paper-unasked_months-hint = Le estrazioni escludono i casi chiesti ai tuoi candidati negli esami in questo periodo, per esempio 24.
paper-result = Risultato
paper-pass = Soglia per superare l’esame, in %
paper-pass-hint = Lascia vuoto se l’esame non si supera né si fallisce.
paper-part_floor = Per superare l’esame, almeno questo in ogni parte, in %
paper-critical_above = Una domanda critica è sbagliata fino a, in %
paper-critical_above-hint = 50 % se è vuoto.
paper-cap = Allora il risultato intero è al massimo, in %
paper-cap-hint = 50 % se è vuoto.
paper-bands = Le fasce cominciano da, in %
paper-bands-hint = Dal più basso, separati da spazi: 60 80 90

## Rows

paper-list-item = Domande fisse
paper-list-item-about = Tutti i candidati le ricevono. Vengono per prime nella loro parte.
paper-list-draw = Domande estratte
paper-list-draw-about = Ogni riga estrae le sue domande per ciascun candidato, fra i casi adatti.
paper-list-rubric = Al tavolo e all’orale
paper-list-rubric-about = Gli esaminatori assegnano i punti a mano.
paper-row-head = Il questionario
paper-row-names = Nome in altre lingue
paper-row-result = Risultato
paper-row-item = Domanda fissa { $n }
paper-row-draw = Estrazione { $n }
paper-row-rubric = Criterio { $n }
paper-add-item = Aggiungi una domanda fissa
paper-add-draw = Aggiungi un’estrazione
paper-add-rubric = Aggiungi un criterio
paper-act-keep = Salva
paper-act-keep-of = Salva: { $row }
paper-act-up = Su
paper-act-up-of = Su: { $row }
paper-act-down = Giù
paper-act-down-of = Giù: { $row }
paper-act-copy = Duplica
paper-act-copy-of = Duplica: { $row }
paper-act-remove = Elimina
paper-act-remove-of = Elimina: { $row }
paper-part = Parte
paper-part-closed = Senza il Codice
paper-part-open = Con il Codice
paper-part-practical = Pratica
paper-part-oral = Orale
paper-scenario = Caso
paper-scenario-hint = Il suo id, per esempio r002. Scrivi una parte del titolo per scegliere dall’elenco.
paper-count = Numero di domande
paper-family = Tipo
paper-law = Articolo
paper-level = Richiesto dal livello
paper-stages = Numero di fasi
paper-weight = Peso di ciascuna
paper-weight-hint = Rispetto alle altre domande; 1 se è vuoto.
paper-critical = Critica: il risultato ha un tetto se è sbagliata
paper-variants = Chiedi varianti dove ci sono
paper-judgement = Includi ciò che lascia qualcosa al giudizio; lo valutano esaminatori
paper-id = Nome breve
paper-name = Criterio
paper-points = Punti al massimo
paper-other = Campi che nessun questionario ha
paper-pool = { $n ->
    [0] Nessun caso è adatto.
    [one] Un solo caso è adatto; { $unasked ->
        [0] è stato chiesto in un esame negli ultimi { $months } mesi.
       *[other] non è stato chiesto in un esame negli ultimi { $months } mesi.
    }
   *[other] { $n } casi sono adatti; { $unasked } di questi non sono stati chiesti in un esame negli ultimi { $months } mesi.
}
paper-fault-of = { $field }: { $what }
paper-fault-in = { $row }, { $field }: { $what }

## Its rules in words

paper-said-pass = L’esame si supera da { $pass } in su.
paper-said-no-pass = Non c’è una soglia: l’esame non si supera né si fallisce.
paper-said-floor = Serve anche { $floor } in ogni parte.
paper-said-critical = Se una domanda critica ha { $above } o meno, il risultato intero è al massimo { $cap }.
paper-said-bands = Le fasce cominciano da { $bands }.

## As a file

paper-unread = Questo file non si può mostrare in righe. Correggilo qui sotto, o sostituiscilo.
paper-comments = Il file di questo questionario ha dei commenti. Si perdono quando salvi le righe: scarica prima il file, se vuoi conservarli.
paper-as-file = Come file
paper-as-file-about = Lo stesso questionario come testo, da conservare, da inviare a un’altra federazione o da riceverne.
paper-download = Scarica il file
paper-table-names = Il nome in altre lingue
paper-table-result = Regole del risultato
paper-table-item = Una domanda fissa
paper-table-draw = Un’estrazione di domande di un tipo
paper-table-rubric = Un criterio di una parte pratica o orale
paper-value-text = un testo
paper-value-id = un id
paper-value-number = un numero intero da { $from } a { $to }
paper-value-mark = in percentuale, per esempio "65 %"
paper-value-marks = un elenco in percentuale, per esempio ["60 %", "80 %"]
paper-value-truth = true o false
paper-value-law = il numero di un articolo, per esempio "30"
paper-value-choice = uno di: { $words }

## A new paper

hold-paper-like = Comincia con
hold-paper-like-hint = Poi si può cambiare tutto.
hold-paper-like-nothing = Dieci domande senza il Codice
hold-paper-like-bank = Modello: { $name }
hold-paper-like-own = Come { $name }
hold-paper-unasked = Non estrarre ciò che è stato chiesto nei nostri esami negli ultimi due anni
hold-paper-fault-like = Questo questionario non si può copiare. Scegline un altro.

## Preview

paper-preview = Anteprima come candidato
paper-preview-of = Anteprima: { $name }
paper-preview-about = Un esempio estratto, come lo vedrebbe un candidato. Nulla si salva né si valuta. Le varianti si creano all’apertura di una sessione; qui ci sono al loro posto i casi della banca.
paper-preview-another = Un altro esempio
paper-preview-back = Torna al questionario
paper-preview-questions = Domande dell’esempio
paper-preview-question = Domanda { $n } di { $of }
paper-preview-next = Domanda successiva
paper-preview-none = Correggi prima gli errori del questionario. Poi si può estrarre un esempio.

## Expected difficulty and time

paper-expected = Difficoltà e tempo previsti
paper-expected-of = Previsione: { $name }
paper-expected-about = Dalle risposte dei candidati nelle ultime { $sittings } sessioni concluse della tua federazione. Un caso conta da quando { $least } candidati vi hanno risposto.
paper-expected-too-few = Le risposte sono ancora troppo poche per prevedere un risultato o un tempo per l’intero questionario.
paper-expected-mark = In media ci si può attendere { $mark }.
paper-expected-time = In media ci si possono attendere { $minutes } minuti.
paper-expected-row = Riga
paper-expected-known = Casi con risposte sufficienti
paper-expected-known-of = { $known } su { $n }
paper-expected-mean = Voto medio
paper-expected-minutes = Minuti in media
paper-expected-unknown = troppo poche risposte
