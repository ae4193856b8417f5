### Progress: the drawings and lists of the page. Its first texts are in ui.ftl.

me-band-none = ancora senza risposta
me-band-unmarked = con risposta, senza voto
me-band-low = media sotto il 60{"\u00A0"}%
me-band-middle = media dal 60{"\u00A0"}%
me-band-high = media dall’80{"\u00A0"}%
me-sure-wrong = Sicure e sbagliate
me-sure-wrong-about = L’ultima risposta a questi casi era data per sicura, e c’era un errore.
me-sure-wrong-none = Nelle ultime risposte date per sicure non ci sono errori.
me-calibration = Risposte del tutto giuste, secondo quanto erano sicure
me-calibration-of = { $n ->
    [one] { $name }: una risposta
   *[other] { $name }: { $n } risposte
}
me-calibration-confidence = Quanto sicure
me-calibration-right = Del tutto giuste
me-history = Giorno per giorno
me-streak = { $days ->
    [0] Nessuna risposta oggi o ieri.
    [one] Un giorno con risposte.
   *[other] { $days } giorni di seguito con risposte.
} { $longest ->
    [0] {""}
    [one] Il massimo finora: un giorno.
   *[other] Il massimo finora: { $longest } giorni di seguito.
}
me-days = Risposte in ciascuno degli ultimi { $n } giorni
me-days-marks = Media di tutte le risposte date in ciascuno degli ultimi { $n } giorni, ripetizioni comprese
me-day-answers = Risposte
me-day-mean = Media di tutte le risposte del giorno
me-notes = Le tue note
plot-day = Giorno
plot-table = Lo stesso come tabella
day = { $day } { $month } { $year }
day-short = { $day } { $month }
day-spoken = { $weekday } { $day }
month-short-1 = gen
month-short-2 = feb
month-short-3 = mar
month-short-4 = apr
month-short-5 = mag
month-short-6 = giu
month-short-7 = lug
month-short-8 = ago
month-short-9 = set
month-short-10 = ott
month-short-11 = nov
month-short-12 = dic
weekday-1 = lunedì
weekday-2 = martedì
weekday-3 = mercoledì
weekday-4 = giovedì
weekday-5 = venerdì
weekday-6 = sabato
weekday-7 = domenica

## Gli esami dell’utente

own-exams = I tuoi esami
own-exam-opens = apre { $when }
own-exam-open = aperto ora, fino a { $when }
own-exam-waits = in attesa di ammissione
own-exam-under_way = in corso
own-exam-done = consegnato; l’esito non è ancora pubblicato
own-exam-result = l’esito è pubblicato
own-exam-missed = chiuso { $when }; non l’hai sostenuto
own-exam-marks = ne valuti le risposte, fino a { $when }
weekday-short-1 = lu
weekday-short-2 = ma
weekday-short-3 = me
weekday-short-4 = gi
weekday-short-5 = ve
weekday-short-6 = sa
weekday-short-7 = do
me-table = Lo stesso in una tabella
me-toward = { $n ->
    [one] Ancora un caso al prossimo requisito
   *[other] Ancora { $n } casi al prossimo requisito
}: { $level }, { $what }
given-lost = { $n ->
    [one] Questa risposta, data prima dell’iscrizione, non è nel tuo account: il caso è stato modificato o tolto.
   *[other] Queste { $n } risposte, date prima dell’iscrizione, non sono nel tuo account: i casi sono stati modificati o tolti.
}
given-waiting = { $n ->
    [one] Una risposta data in questo browser non è ancora nel tuo account: l’hai data prima di accedere, o in quel momento non si poteva correggere.
   *[other] { $n } risposte date in questo browser non sono ancora nel tuo account: le hai date prima di accedere, o in quel momento non si potevano correggere.
}
given-add = Aggiungi al mio account
given-drop = Scarta
