### Exams, for examiners.

federation-exams = Esami
federation-exams-about = Questionari, sessioni d’esame, e il quadro degli esami in corso
exams-none = Non c’è ancora alcuna sessione d’esame.
exams-results = Risultati di un periodo
exams-results-about = I risultati di tutti gli esami iniziati tra due giorni, in un’unica tabella. Lascia vuoto un giorno per non porre limiti.
exams-results-from = Dal
exams-results-until = Al
exams-results-file = Scarica i risultati (CSV)
federation-invigilate = Sorveglianza
federation-invigilate-about = Ammettere i candidati agli esami in corso, fermare l’orologio, aggiungere tempo
invigilate-none = Nessuna sessione è aperta.
hold-sittings = Sessioni d’esame
hold-papers = Questionari
hold-papers-none = Non c’è ancora alcun questionario. Scrivine prima uno: una sessione d’esame si basa su un questionario.
hold-paper-first = Un esame ha bisogno di un questionario, e non ce n’è ancora nessuno. Creane uno; «Nuova sessione», nella stessa pagina, riporta poi qui.
hold-new = Nuova sessione
hold-trial = prova
exams-at-open = bozza, non aperta ai candidati
exams-at-begin = aperta; inizia il { $when }
exams-at-watch = { $n ->
    [0] in corso, ora nessuno sta sostenendo l’esame
    [one] in corso, un candidato sta sostenendo l’esame
   *[other] in corso, { $n } candidati stanno sostenendo l’esame
}
exams-at-mark = { $n ->
    [one] una risposta da valutare
   *[other] { $n } risposte da valutare
}
exams-at-points = { $n ->
    [one] un candidato senza punti della prova pratica o orale
   *[other] { $n } candidati senza punti della prova pratica o orale
}
exams-at-type = { $n ->
    [one] conclusa; un questionario da inserire o scansionare
   *[other] conclusa; { $n } questionari da inserire o scansionare
}
exams-at-wait = valutazione da parte del motore in corso
exams-at-release = { $n ->
    [one] un risultato da pubblicare
   *[other] { $n } risultati da pubblicare
}
exams-at-issue = { $n ->
    [one] pubblicata; un certificato da rilasciare
   *[other] pubblicata; { $n } certificati da rilasciare
}
exams-at-archive = pubblicata; non archiviata
exams-at-done = pubblicata e archiviata
exams-at-nobody = conclusa; nessuno l’ha sostenuta
exams-at-look = conclusa
exams-next-open = Controlla e apri
exams-next-begin = Invita i candidati
exams-next-points = Inserisci i punti
exams-next-release = Pubblica i risultati
exams-next-spoken = { $step }: { $exam }
hold-suggested = Tutto è compilato, resta solo da salvare: sabato prossimo alle 10, cinque minuti per domanda e mezz’ora per chi arriva in ritardo. Cambia quello che vuoi.
hold-again-suggested = Le stesse impostazioni e lo stesso codice, una settimana dopo o più, alla stessa ora. Cambia quello che vuoi, poi salva.
hold-zone = Gli orari sono quelli di { $zone }.

## A paper

hold-paper = Questionario
hold-paper-changed = scritto il { $when }
hold-paper-name = Nome di un nuovo questionario
hold-paper-make = Crea il questionario
hold-paper-asks = Che cosa chiede
hold-paper-file = Il file del questionario
hold-paper-file-hint = Domande da estrarre, un [[draw]] per ciascuna, o domande poste a tutti, un [[item]] per ciascuna.
hold-paper-save = Salva il questionario
hold-paper-kept = Il questionario è salvato.
hold-paper-beside = Questa prova è stata cambiata dopo che l’hai aperta, da un’altra persona o in un’altra finestra. Ciò che hai inviato è salvato qui, come prova accanto all’altra: dalle un altro nome, o riporta lì la tua modifica.
hold-paper-kept-with-faults = Il questionario è salvato con i suoi errori. Così non si può usare in un esame.
hold-paper-fault-name = Dai al questionario un nome di al massimo 120 caratteri.
hold-paper-fault-long = Il file è troppo lungo: al massimo 100 kilobyte. La versione precedente è rimasta.
hold-paper-faults = { $n ->
    [one] Un errore
   *[other] { $n } errori
}
hold-paper-comes-to = Risultato
hold-paper-format = I campi del file di un questionario
hold-line = Riga { $line }

hold-coverage = Domande su ciascun articolo in un questionario di { $items }
hold-coverage-never = { $n ->
    [one] Nessuna domanda sull’articolo { $laws }.
   *[other] Nessuna domanda sugli articoli { $laws }.
}
hold-coverage-told = Ogni barra mostra quante domande riceve in media un candidato; la linea va dal minimo al massimo. Una domanda decisa da più articoli conta per ciascuno.
hold-law = Articolo
hold-law-short = Art.{"\u00A0"}{ $law }
hold-mean = In media
hold-span = Da, a
hold-of = Casi

## A sitting

hold-state-draft = In preparazione
hold-state-ready = Aperta, non ancora cominciata
hold-state-open = In corso
hold-state-closed = Finita
hold-state-ended = Chiusa da un esaminatore
hold-settings = Impostazioni
hold-settings-change = Cambia le impostazioni
hold-times = Orari
hold-who = Chi può partecipare
hold-name = Nome
hold-code = Codice
hold-code-hint = L’indirizzo dell’esame per i candidati. Lettere minuscole, cifre e trattini. Dai a una sessione il codice di una precedente per tenere di nuovo quell’esame.
hold-code-asked = Fa parte dell’indirizzo dell’esame. Lettere minuscole, cifre e trattini. Usa il codice di una sessione precedente per tenere di nuovo quell’esame. I tuoi programmi chiedono { $codes }.
hold-uncounted = Nessun programma della federazione conta un esame con il codice { $code }: nessun certificato può basarsi su di esso.
hold-uncounted-asked = Nessun programma della federazione conta un esame con il codice { $code }: nessun certificato può basarsi su di esso. I programmi chiedono { $codes }.
hold-opens = I candidati possono cominciare dal
hold-closes = Tutto finisce il
hold-closed_minutes = Parte senza Codice, in minuti
hold-closed_minutes-hint = 0 se non c’è.
hold-open_minutes = Parte con il Codice, in minuti
hold-open_minutes-hint = 0 se non c’è.
hold-grace_seconds = Tolleranza, in secondi
hold-grace_seconds-hint = Per questo tempo dopo la fine si accettano le risposte già inviate.
hold-clock = Se un candidato perde la connessione
hold-clock-runs_on = l’orologio continua
hold-clock-stops = l’orologio si ferma
hold-clock-up-to = { $n ->
    [one] l’orologio si ferma, per un minuto al massimo
   *[other] l’orologio si ferma, per { $n } minuti al massimo
}
hold-stop_minutes = Si ferma al massimo, in minuti
hold-entry_code = Codice d’ingresso
hold-entry_code-hint = Chi comincia deve inserirlo. Lascia vuoto se non c’è.
hold-no-code = nessuno
hold-begin = Inizio
hold-authorised = Un esaminatore dà a ogni candidato il permesso di cominciare
hold-not-authorised = Ogni candidato comincia da solo
hold-attempts = Tentativi
hold-period_days = Entro giorni
hold-period_days-hint = I tentativi si contano entro tanti giorni; 0 li conta per sempre.
hold-cooling_off_days = Giorni di attesa dopo un tentativo
hold-is-trial = Questa è una prova: non conta nulla
hold-for-ever = per sempre
hold-minutes = { $n ->
    [0] nessuno
    [one] 1 minuto
   *[other] { $n } minuti
}
hold-seconds = { $n ->
    [0] nessuno
    [one] 1 secondo
   *[other] { $n } secondi
}
hold-days = { $n ->
    [0] nessuno
    [one] 1 giorno
   *[other] { $n } giorni
}
hold-save = Salva la sessione
hold-address = Indirizzo per i candidati
hold-address-hint = Copialo, o fai scansionare il codice ai candidati.
hold-address-picture = Codice QR dell’indirizzo per i candidati
hold-address-open = Apri la pagina dei candidati
hold-running = Mentre è in corso
hold-fault-name = Dai alla sessione un nome di al massimo 120 caratteri.
hold-fault-code = Dai alla sessione un codice di al massimo 40 lettere minuscole, cifre e trattini.
hold-fault-paper = Scegli un questionario.
hold-fault-opens = Orario non valido. Scrivilo come 2027-05-31T09:30.
hold-fault-opens-taken = Un’altra sessione con questo codice, «{ $named }», si svolge in quel momento. Scegli un altro momento o un altro codice.
hold-fault-closes = Orario non valido, o non successivo all’inizio. Scrivilo come 2027-05-31T12:00.
hold-fault-closes-taken = Un’altra sessione con questo codice, «{ $named }», comincia prima. Scegli una fine più vicina.
hold-fault-closed_minutes = Scrivi un numero di minuti da 0 a 1440.
hold-fault-open_minutes = Scrivi un numero di minuti da 0 a 1440.
hold-fault-no_time = Almeno una delle parti deve avere una durata.
hold-fault-grace_seconds = Scrivi un numero di secondi da 0 a 600.
hold-fault-clock = Scegli che cosa fa l’orologio.
hold-fault-stop_minutes = Scrivi un numero di minuti da 0 a 120.
hold-fault-entry_code = Un codice d’ingresso ha al massimo 40 caratteri.
hold-fault-attempts = Scrivi un numero da 1 a 100.
hold-fault-period_days = Scrivi un numero di giorni da 0 a 3650.
hold-fault-cooling_off_days = Scrivi un numero di giorni da 0 a 3650.
hold-fault-is_open = La sessione è aperta: le sue impostazioni non si possono più cambiare.

hold-checks = Prima di aprirla
hold-changed = Queste domande sono cambiate da quando l’esame è stato aperto. I candidati che non ci sono ancora arrivati le vedono come sono ora, e ne sono informati; le risposte già date sono valutate secondo i fatti di oggi. Rivedile prima di pubblicare i risultati.
hold-checked = Controllo all’apertura
hold-finding-good = In ordine.
hold-finding-look = Da riguardare.
hold-finding-bad = Da correggere.
hold-open-not = Così non si può aprire.
hold-opening = Che cosa fa l’apertura
hold-opening-fixes = Fissa per sempre il questionario e tutte le impostazioni: non si possono più cambiare.
hold-opening-shows = Calcola la decisione per ogni domanda e rende l’esame visibile ai candidati.
hold-opening-leaves = Puoi ancora spostare la fine, concludere l’esame e dare più tempo ai candidati.
hold-act-open = Apri la sessione
hold-open-fault-past = La sessione sarebbe già finita.
hold-open-fault-paper = Il questionario ha errori.
hold-open-fault-short = Mancano casi per ciò che il questionario chiede, anche con le varianti.
hold-open-fault-checks = Correggi prima le voci segnate qui sotto.
hold-open-fault-changed = La sessione o il suo questionario sono stati cambiati nel frattempo. Rivedila, e poi aprila.
hold-open-fault-closed = La sessione è chiusa: la sua fine non è stata spostata.
hold-open-fault-late = Le decisioni richiedono più tempo del solito. Quelle già calcolate restano: apri la sessione ancora una volta.
hold-move = Sposta la fine
hold-act-move = Sposta
hold-end = Chiudi l’esame
hold-end-about = I questionari sui dispositivi vengono ritirati subito così come sono, e nessuno può più cominciare.
hold-end-on-paper = { $n ->
    [one] Un questionario scritto in sala non è ancora inserito o concluso. Chiudere l’esame non lo cambia: puoi ancora inserirne le risposte e concluderlo. Dopo non si possono più estrarre nuovi questionari.
   *[other] { $n } questionari scritti in sala non sono ancora inseriti o conclusi. Chiudere l’esame non li cambia: puoi ancora inserirne le risposte e concluderli. Dopo non si possono più estrarre nuovi questionari.
}
hold-act-end = Chiudi per tutti
hold-again-about = Compila una nuova sessione con le stesse impostazioni e lo stesso codice, in un giorno successivo.
hold-again = Tieni di nuovo questo esame
hold-test = Prova l’esame come candidato
hold-test-of = Prova { $name }
hold-test-about = Ricevi un questionario come un candidato, con l’orologio e tutto il resto. Non conta nulla, e nel quadro compare come prova.
hold-test-begin = Comincia
hold-test-fault-not_open = Per la prova la sessione deve essere aperta.
hold-test-fault-sits = Stai sostenendo questo esame. Potrai provarlo dopo la consegna.
hold-test-fault-guest = Solo chi ha un account in questa federazione può sostenerne gli esami.

## The live monitor

hold-board = Il quadro
board-of = Quadro: { $name }
board-search = Nome o numero di tessera
board-show = Mostra
board-again = Aggiorna la pagina da sola ogni 15 secondi
board-again-stop = La pagina si aggiorna da sola ogni 15 secondi. Interrompi.
board-stale = Il server non risponde: i dati qui sotto non sono aggiornati.
board-none = Non c’è nessuno.
board-before = La pagina precedente
board-after = I prossimi { $n }
board-count = { $state }: { $n }
board-state-waits = in attesa
board-state-under_way = in corso
board-state-submitted = consegnato
board-state-out_of_time = tempo scaduto
board-state-ended = chiuso da un esaminatore
board-paused = orologio fermo
board-held-open = l’esame è chiuso: questo tentativo resta aperto finché non fai ripartire l’orologio o non lo chiudi, al massimo per un giorno
board-time-up = tempo finito
board-test = prova di un esaminatore
board-own = il tuo: se ne occupa un altro esaminatore
board-number = tentativo { $n }
board-answered = risposte: { $n } su { $of }
board-partly = risposte incomplete: { $n }
board-part-closed = senza Codice
board-part-open = con il Codice
board-left = restano { $time }
board-added = { $n ->
    [one] 1 minuto aggiunto
   *[other] { $n } minuti aggiunti
}
board-there = connesso
board-away = { $n ->
    [0] connessione persa ora
    [one] connessione persa da un minuto
   *[other] connessione persa da { $n } minuti
}
board-heard = { $n ->
    [0] ultimo contatto ora
    [one] ultimo contatto un minuto fa
   *[other] ultimo contatto { $n } minuti fa
}
board-more = Altro
board-more-spoken = Altro per { $name }
board-minutes = Minuti in più
board-act-authorise = Ammetti
board-act-authorise-spoken = Ammetti { $name }
board-act-authorise-all = Ammetti tutti quelli in attesa
board-act-pause = Ferma l’orologio
board-act-pause-spoken = Ferma l’orologio di { $name }
board-act-pause-all = Ferma l’orologio di tutti
board-act-go_on = Riprendi
board-act-go_on-spoken = Riprendi: { $name }
board-act-go_on-all = Riprendi: tutti
board-act-add = Aggiungi
board-act-end = Chiudi il tentativo
board-act-end-spoken = Chiudi il tentativo di { $name }
board-everybody = Per tutti
board-fault-minutes = Scrivi un numero di minuti da 1 a 240, o da -1 a -240 per riprendere quelli dati.
board-done-none = Nulla è cambiato: nel frattempo non c’era più nulla da fare.
board-done-authorise = { $n ->
    [one] Un candidato può cominciare.
   *[other] { $n } candidati possono cominciare.
}
board-done-pause = { $n ->
    [one] Un orologio è fermo.
   *[other] { $n } orologi sono fermi.
}
board-done-go_on = { $n ->
    [one] Un orologio riprende.
   *[other] { $n } orologi riprendono.
}
board-done-add = { $n ->
    [one] Il tempo di un candidato è cambiato.
   *[other] Il tempo di { $n } candidati è cambiato.
}
board-done-end = { $n ->
    [one] Un tentativo è chiuso.
   *[other] { $n } tentativi sono chiusi.
}
