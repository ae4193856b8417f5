### Il modulo della decisione nell’esercizio: una domanda alla volta, gli articoli per numero, il Codice accanto.

## Una domanda alla volta

steps-answered = { $n } risposte su { $of }
steps-all = Tutte le domande
steps-one = Una alla volta
steps-back = Indietro
steps-next = Domanda successiva
steps-last = Controlla le risposte
steps-review = Le tue risposte
steps-change = Modifica
steps-unanswered = senza risposta
steps-skipped = Domanda saltata: { $label }. { $why }
steps-open = Rispondi comunque
idle-replacement = Non hai cancellato alcuna chiamata: nessuna ne sostituisce un’altra.
idle-lead = Non hai cancellato alcuna chiamata: nessun attacco può essere vietato.
idle-standing = Non hai visto né una richiesta né una concessione: nessuna può restare valida.

## L’articolo

law-find = Scrivi un articolo, per esempio 30B1
law-book-link = Codice
law-book-loading = Il Codice si sta caricando.
law-book-failed = Il Codice non è stato caricato. Controlla la connessione e riprova.
law-book-page = Aprilo in un’altra scheda
laws-of-family = Gli articoli per questo genere di caso: { $family }
laws-all = Tutti gli articoli di questa edizione

## Tasti

keys-enter = domanda successiva
keys-send = dai la tua decisione

## Un problema nella pagina iniziale

home-question = Che cosa decidi?
home-submit = Correggi la mia risposta
