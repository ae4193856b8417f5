### Exams, for examiners.

federation-exams = Esami
federation-exams-about = Questionari, sessioni d’esame, e il quadro mentre un esame è in corso
exams-none = Non c’è ancora alcuna sessione d’esame.
hold-sittings = Sessioni d’esame
hold-papers = Questionari
hold-papers-none = Non c’è ancora alcun questionario. Scriverne prima uno: una sessione d’esame si basa su un questionario.
hold-new = Nuova sessione
hold-trial = prova
hold-zone = Gli orari sono quelli di { $zone }.

## A paper

hold-paper = Questionario
hold-paper-changed = scritto il { $when }
hold-paper-name = Nome di un nuovo questionario
hold-paper-make = Cominciare un questionario
hold-paper-asks = Che cosa chiede
hold-paper-file = Il file del questionario
hold-paper-file-hint = Domande da estrarre, un [[draw]] per ciascuna, o domande poste a tutti, un [[item]] per ciascuna.
hold-paper-save = Salvare il questionario
hold-paper-kept = Il questionario è salvato.
hold-paper-kept-with-faults = Il questionario è salvato con i suoi errori. Così non si può usare in un esame.
hold-paper-fault-name = Dare al questionario un nome di al massimo 120 caratteri.
hold-paper-fault-long = Il file è troppo lungo: può avere al massimo 100 kilobyte. È rimasto ciò che c’era prima.
hold-paper-faults = { $n ->
    [one] Un errore
   *[other] { $n } errori
}
hold-paper-comes-to = Che cosa ne risulta
hold-paper-format = I campi del file di un questionario
hold-line = Riga { $line }
hold-field-name = Il nome del questionario.
hold-field-programme = Il nome breve di un programma, di cui le righe possono indicare i livelli.
hold-field-edition = Solo ciò su cui si decide secondo questa edizione del Codice, per esempio "2017".
hold-field-draw = [[draw]]: tante domande di un tipo, estratte per ciascun candidato.
hold-field-part = "closed", senza il Codice, oppure "open", con il Codice.
hold-field-count = Quante domande si estraggono.
hold-field-family = Solo "rotation", "claim" o "concession".
hold-field-law = Solo ciò che decide questo articolo, per esempio "30".
hold-field-level = Solo ciò che richiede questo livello del programma.
hold-field-stages = Solo casi con tante fasi.
hold-field-variants = true: si chiedono varianti al posto dei casi stessi.
hold-field-judgement = true: si chiedono anche casi che lasciano qualcosa al giudizio, e li valutano esaminatori.
hold-field-weight = Quanto pesa ogni domanda rispetto alle altre, da 1.
hold-field-critical = true: chi sbaglia una domanda simile non supera il limite.
hold-field-item = [[item]]: una domanda posta a tutti; scenario = "r001" ne indica l’id, anche di una variante.
hold-field-result = [result]: pass, part_floor, critical_above, cap e bands, in percentuale: pass = "65 %".

hold-coverage = Domande su ciascun articolo in un questionario di { $items }
hold-coverage-told = Ogni barra è lunga quanto ciò che si chiede in media ai candidati; la linea sopra va dal minimo al massimo. Una domanda decisa da più articoli conta per ciascuno.
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
hold-times = Orari
hold-who = Chi può partecipare
hold-name = Nome
hold-code = Codice
hold-code-hint = I candidati vi trovano l’esame. Lettere minuscole, cifre e trattini. Dare a una sessione il codice di una precedente per tenere di nuovo quell’esame.
hold-opens = I candidati possono cominciare dal
hold-closes = Tutto finisce il
hold-closed_minutes = Parte senza Codice, in minuti
hold-closed_minutes-hint = 0 se non c’è.
hold-open_minutes = Parte con il Codice, in minuti
hold-open_minutes-hint = 0 se non c’è.
hold-grace_seconds = Tolleranza, in secondi
hold-grace_seconds-hint = Per questo tempo dopo la fine si accettano le risposte già in viaggio.
hold-clock = Se un candidato perde la connessione
hold-clock-runs_on = l’orologio continua
hold-clock-stops = l’orologio si ferma
hold-clock-up-to = { $n ->
    [one] l’orologio si ferma, per un minuto al massimo
   *[other] l’orologio si ferma, per { $n } minuti al massimo
}
hold-stop_minutes = Si ferma al massimo, in minuti
hold-entry_code = Codice d’ingresso
hold-entry_code-hint = Chi comincia deve inserirlo. Lasciare vuoto se non c’è.
hold-no-code = nessuno
hold-begin = Inizio
hold-authorised = Un esaminatore dà a ogni candidato il permesso di cominciare
hold-not-authorised = Ogni candidato comincia senza attendere il permesso
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
hold-save = Salvare la sessione
hold-address = Indirizzo per i candidati
hold-fault-name = Dare alla sessione un nome di al massimo 120 caratteri.
hold-fault-code = Dare alla sessione un codice di al massimo 40 lettere minuscole, cifre e trattini.
hold-fault-paper = Scegliere un questionario.
hold-fault-opens = Questo non è un orario. Scriverlo come 2027-05-31T09:30.
hold-fault-closes = Questo non è un orario, o non è dopo l’inizio. Scriverlo come 2027-05-31T12:00.
hold-fault-closed_minutes = Scrivere un numero di minuti da 0 a 1440.
hold-fault-open_minutes = Scrivere un numero di minuti da 0 a 1440.
hold-fault-no_time = Una delle parti deve durare un certo tempo.
hold-fault-grace_seconds = Scrivere un numero di secondi da 0 a 600.
hold-fault-clock = Scegliere che cosa fa l’orologio.
hold-fault-stop_minutes = Scrivere un numero di minuti da 0 a 120.
hold-fault-entry_code = Un codice d’ingresso ha al massimo 40 caratteri.
hold-fault-attempts = Scrivere un numero da 1 a 100.
hold-fault-period_days = Scrivere un numero di giorni da 0 a 3650.
hold-fault-cooling_off_days = Scrivere un numero di giorni da 0 a 3650.
hold-fault-is_open = La sessione è aperta: le sue impostazioni restano come sono.

hold-checks = Prima di aprirla
hold-changed = Cambiato su questo sito da quando l’esame è stato aperto: { $list }. I candidati che non sono ancora arrivati a queste domande le vedono come sono ora, e ne sono informati; le risposte già date sono valutate secondo i fatti di oggi. Riguardarle prima di aprire i risultati.
hold-checked = Come è stata aperta
hold-finding-good = In ordine.
hold-finding-look = Da riguardare.
hold-finding-bad = Così no.
hold-open-hint = Il questionario resta com’è ora, su ogni domanda che può essere posta si calcola la decisione, e i candidati trovano l’esame. Da allora le impostazioni restano; si può spostare solo la fine.
hold-open-not = Così non si può aprire.
hold-act-open = Aprire la sessione
hold-open-fault-past = La sessione sarebbe già finita.
hold-open-fault-paper = Il questionario ha errori.
hold-open-fault-short = C’è troppo poco di ciò che il questionario chiede, una volta create le varianti.
hold-open-fault-checks = Qualcosa nell’elenco qui sotto impedisce di aprirla.
hold-open-fault-changed = La sessione o il suo questionario sono stati cambiati nel frattempo. Riguardarla, e poi aprirla.
hold-open-fault-closed = La sessione è chiusa, e la sua fine è rimasta dov’era.
hold-open-fault-late = Le decisioni richiedono più tempo del solito. Ciò che è stato trovato è conservato: aprirla ancora una volta.
hold-move = Spostare la fine
hold-act-move = Spostarla
hold-end = Chiudere l’esame
hold-end-about = I questionari di tutti sono ritirati subito come sono, e nessuno può più cominciare.
hold-act-end = Chiuderlo per tutti
hold-again-about = Una nuova sessione con le stesse impostazioni e lo stesso codice, da modificare e aprire.
hold-act-again = Tenere di nuovo questo esame
hold-test = Provarlo come candidato
hold-test-of = Provare { $name }
hold-test-about = Si riceve un questionario come un candidato, con l’orologio e tutto il resto. Non conta nulla, e sul quadro compare come prova.
hold-test-begin = Cominciare
hold-test-fault-not_open = Per questo la sessione deve essere aperta.
hold-test-fault-sits = Lei stesso sta sostenendo questo esame. Potrà provarlo dopo la consegna.
hold-test-fault-guest = Solo chi ha un account in questa federazione può sostenerne gli esami.

## The live monitor

hold-board = Il quadro
board-of = Quadro: { $name }
board-search = Nome o numero di tessera
board-show = Mostrare
board-again = Aggiornare questa pagina da sola ogni 15 secondi.
board-again-stop = Questa pagina si aggiorna da sola ogni 15 secondi. Interrompere.
board-stale = Il server non risponde: ciò che si vede qui non è aggiornato.
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
board-held-open = l’esame è chiuso: questo resta aperto finché non si fa ripartire l’orologio o non si chiude il tentativo, al massimo per un giorno
board-time-up = tempo finito
board-test = prova di un esaminatore
board-own = il Suo: se ne occupa un altro esaminatore
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
board-act-authorise = Far cominciare
board-act-authorise-spoken = Far cominciare: { $name }
board-act-authorise-all = Far cominciare: tutti quelli in attesa
board-act-pause = Fermare l’orologio
board-act-pause-spoken = Fermare l’orologio di { $name }
board-act-pause-all = Fermare l’orologio di tutti
board-act-go_on = Riprendere
board-act-go_on-spoken = Riprendere: { $name }
board-act-go_on-all = Riprendere: tutti
board-act-add = Dare
board-act-end = Chiudere il tentativo
board-act-end-spoken = Chiudere il tentativo di { $name }
board-everybody = Per tutti
board-fault-minutes = Scrivere un numero di minuti da 1 a 240, o da -1 a -240 per riprendere quelli dati.
board-done-none = Nulla è stato cambiato: nel frattempo non c’era nulla da fare.
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
