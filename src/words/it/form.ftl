### Il modulo della decisione nell'esercizio: una domanda alla volta, gli articoli per numero, il Codice accanto.

## Una domanda alla volta

steps-answered = { $n } risposte su { $of }
steps-all = Tutte le domande
steps-one = Una alla volta
steps-back = Indietro
steps-next = Domanda successiva
steps-last = Controllare le risposte
steps-review = Le Sue risposte
steps-change = Modificare
steps-unanswered = senza risposta
steps-skipped = Domanda saltata: { $label }. { $why }
steps-open = Rispondere comunque
idle-replacement = Non ha annullato alcuna chiamata: nessuna ne sostituisce un’altra.
idle-lead = Non ha annullato alcuna chiamata: nessun attacco può essere vietato.
idle-standing = Non ha visto né una richiesta né una concessione: nessuna può restare valida.

## L'articolo

law-find = Scriva un articolo, per esempio 30B1
law-book-link = Codice
law-book-loading = Il Codice si sta caricando.
law-book-failed = Il Codice non è stato caricato. Controlli la connessione e riprovi.
law-book-page = Aprirlo in un’altra scheda
laws-of-family = Gli articoli per questo genere di caso: { $family }
laws-all = Tutti gli articoli di questa edizione

## Tasti

keys-enter = domanda successiva
keys-send = dare la Sua decisione

## Un problema nella pagina iniziale

home-question = Che cosa decide?
home-submit = Correggere la mia risposta
