### Building an exam paper from rows.

## The form

exam-paper-head = Il questionario
exam-paper-head-name = Nome
exam-paper-programme = Programma
exam-paper-programme-hint = Salva una volta, e le righe ne propongono i livelli.
exam-paper-none = Nessun programma
exam-paper-any = Qualsiasi
exam-paper-edition = Edizione del Codice
exam-paper-edition-hint = Solo casi decisi secondo questo Codice.
exam-paper-since = Esame di aggiornamento: che cosa è cambiato dal
exam-paper-since-hint = Lascia “Qualsiasi” per un esame ordinario.
exam-paper-unasked_months = Non estrarre ciò che è stato chiesto negli ultimi … mesi
exam-paper-unasked_months-hint = Le estrazioni escludono i casi chiesti ai tuoi candidati negli esami in questo periodo, per esempio 24.
exam-paper-result = Regola per superare l’esame
exam-paper-pass = Soglia per superare l’esame, in %
exam-paper-pass-hint = Lascia vuoto se l’esame non si supera né si fallisce.
exam-paper-part_floor = Per superare l’esame, almeno questo in ogni parte, in %
exam-paper-critical_above = Una domanda critica è sbagliata fino a, in %
exam-paper-critical_above-hint = 50 % se è vuoto.
exam-paper-cap = Allora il risultato intero è al massimo, in %
exam-paper-cap-hint = 50 % se è vuoto.
exam-paper-bands = Le fasce cominciano da, in %
exam-paper-bands-hint = Dal più basso, separati da spazi: 60 80 90

## Rows

exam-paper-list-item = Domande fisse
exam-paper-list-item-about = Tutti i candidati le ricevono. Vengono per prime nella loro parte.
exam-paper-list-draw = Domande estratte
exam-paper-list-draw-about = Ogni riga estrae le sue domande per ciascun candidato, fra i casi adatti.
exam-paper-list-rubric = Al tavolo e all’orale
exam-paper-list-rubric-about = Gli esaminatori assegnano i punti a mano.
exam-paper-row-head = Il questionario
exam-paper-row-names = Nome in altre lingue
exam-paper-row-result = Regola per superare l’esame
exam-paper-row-item = Domanda fissa { $n }
exam-paper-row-draw = Estrazione { $n }
exam-paper-row-rubric = Criterio { $n }
exam-paper-add-item = Aggiungi una domanda fissa
exam-paper-add-draw = Aggiungi un’estrazione
exam-paper-add-rubric = Aggiungi un criterio
exam-paper-part = Parte
exam-paper-part-closed = Senza il Codice
exam-paper-part-open = Con il Codice
exam-paper-part-practical = Pratica
exam-paper-part-oral = Orale
exam-paper-scenario = Caso
exam-paper-scenario-hint = Il suo id, per esempio r002. Scrivi una parte del titolo per scegliere dall’elenco.
exam-paper-count = Numero di domande
exam-paper-family = Tipo
exam-paper-law = Articolo
exam-paper-level = Richiesto dal livello
exam-paper-stages = Numero di fasi
exam-paper-weight = Peso, se non è 1
exam-paper-critical = Critica: il risultato ha un tetto se è sbagliata
exam-paper-variants = Chiedi varianti dove ci sono
exam-paper-judgement = Includi ciò che lascia qualcosa al giudizio; lo valutano esaminatori
exam-paper-id = Nome breve
exam-paper-name = Criterio
exam-paper-points = Punti al massimo
exam-paper-table = Tavolo
exam-paper-table-hint = Per esempio Tavolo A, o un titolo. I criteri dello stesso tavolo si compilano insieme su un telefono.
exam-paper-rubric-scenario = Caso simulato al tavolo
exam-paper-other = Campi che nessun questionario ha
exam-paper-brief-none = Ancora nulla di scelto
exam-paper-brief-count = { $n ->
    [one] una domanda
   *[other] { $n } domande
}
exam-paper-brief-stages = { $n ->
    [one] una fase
   *[other] { $n } fasi
}
exam-paper-brief-weight = peso { $n }
exam-paper-brief-critical = critica
exam-paper-brief-variants = varianti
exam-paper-brief-judgement = con giudizio
exam-paper-brief-points = { $n ->
    [one] un punto
   *[other] { $n } punti
}
exam-paper-pool = { $n ->
    [0] Nessun caso è adatto.
    [one] Un solo caso è adatto; { $unasked ->
        [0] è stato chiesto in un esame negli ultimi { $months } mesi.
       *[other] non è stato chiesto in un esame negli ultimi { $months } mesi.
    }
   *[other] { $n } casi sono adatti; { $unasked } di questi non sono stati chiesti in un esame negli ultimi { $months } mesi.
}
exam-paper-fault-of = { $field }: { $what }
exam-paper-fault-in = { $row }, { $field }: { $what }

## Its rules in words

exam-paper-said-pass = L’esame si supera da { $pass } in su.
exam-paper-said-no-pass = Non c’è una soglia: l’esame non si supera né si fallisce.
exam-paper-said-floor = Serve anche { $floor } in ogni parte.
exam-paper-said-critical = Se una domanda critica ha { $above } o meno, il risultato intero è al massimo { $cap }.
exam-paper-said-bands = Le fasce cominciano da { $bands }.

## As a file

exam-paper-unread = Questo file non si può mostrare in righe. Correggilo qui sotto, o sostituiscilo.
exam-paper-comments = Il file di questo questionario ha dei commenti. Si perdono quando salvi le righe: scarica prima il file, se vuoi conservarli.
exam-paper-as-file = Come file
exam-paper-as-file-about = Lo stesso questionario come testo, da conservare, da inviare a un’altra federazione o da riceverne.
exam-paper-download = Scarica il file
exam-paper-table-names = Il nome in altre lingue
exam-paper-table-result = Regole del risultato
exam-paper-table-item = Una domanda fissa
exam-paper-table-draw = Un’estrazione di domande di un tipo
exam-paper-table-rubric = Un criterio di una parte pratica o orale
exam-paper-value-text = un testo
exam-paper-value-id = un id
exam-paper-value-number = un numero intero da { $from } a { $to }
exam-paper-value-mark = in percentuale, per esempio "65 %"
exam-paper-value-marks = un elenco in percentuale, per esempio ["60 %", "80 %"]
exam-paper-value-truth = true o false
exam-paper-value-law = il numero di un articolo, per esempio "30"
exam-paper-value-choice = uno di: { $words }

## A new paper

hold-paper-like = Comincia con
hold-paper-like-hint = Poi si può cambiare tutto.
hold-paper-like-nothing = Dieci domande senza il Codice
hold-paper-like-bank = Modello: { $name }
hold-paper-like-own = Come { $name }
hold-paper-unasked = Non estrarre ciò che è stato chiesto nei nostri esami negli ultimi due anni
hold-paper-fault-like = Questo questionario non si può copiare. Scegline un altro.

## Preview

exam-paper-preview = Anteprima come candidato
exam-paper-preview-of = Anteprima: { $name }
exam-paper-preview-about = Un’estrazione con le sue varianti, come la riceverebbe un candidato. Nulla viene salvato, e nulla di ciò che scegli viene valutato. L’indirizzo di questa pagina mostra di nuovo la stessa estrazione.
exam-paper-preview-another = Un’altra estrazione
exam-paper-preview-variant = Variante { $id }
exam-paper-preview-back = Torna al questionario
exam-paper-preview-questions = Domande dell’esempio
exam-paper-preview-question = Domanda { $n } di { $of }
exam-paper-preview-next = Domanda successiva
exam-paper-preview-none = Correggi prima gli errori del questionario. Poi si può estrarre un esempio.

## Expected difficulty and time

exam-paper-expected = Difficoltà e tempo previsti
exam-paper-expected-of = Previsione: { $name }
exam-paper-expected-about = { $sittings ->
    [0] La tua federazione non ha ancora sessioni concluse. Un caso conta da quando { $least } candidati vi hanno risposto.
    [one] Dalle risposte dei candidati nell’unica sessione conclusa della tua federazione. Un caso conta da quando { $least } candidati vi hanno risposto.
   *[other] Dalle risposte dei candidati nelle ultime { $sittings } sessioni concluse della tua federazione. Un caso conta da quando { $least } candidati vi hanno risposto.
}
exam-paper-expected-too-few = Le risposte sono ancora troppo poche per prevedere un risultato o un tempo per l’intero questionario.
exam-paper-expected-mark = In media ci si può attendere { $mark }.
exam-paper-expected-time = In media ci si possono attendere { $minutes } minuti.
exam-paper-expected-row = Riga
exam-paper-expected-known = Casi con risposte sufficienti
exam-paper-expected-known-of = { $known } su { $n }
exam-paper-expected-mean = Voto medio
exam-paper-expected-minutes = Minuti in media
exam-paper-expected-unknown = troppo poche risposte
