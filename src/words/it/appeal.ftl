### Appeals against marks, and their answers.

federation-appeals = Reclami
federation-appeals-about = Le obiezioni dei candidati ai loro voti, in attesa di risposta
appeals-open =
    { $n ->
        [0] Tutti i reclami hanno avuto risposta.
        [one] Un reclamo attende risposta.
       *[other] { $n } reclami attendono risposta.
    }
appeals-none = Non c’è stato alcun reclamo.
appeals-age =
    { $days ->
        [0] attende da oggi
        [one] attende da un giorno
       *[other] attende da { $days } giorni
    }
appeals-own = I tuoi reclami
appeals-own-lead = Se ritieni che un voto sia sbagliato, spiega perché. Un esaminatore lo rivede e risponde.
appeals-none-own = Non hai presentato reclami.
appeals-until = I reclami si accettano fino al
appeals-closed = Ora non si accettano reclami.
appeals-nothing-left = Hai già presentato reclamo contro ogni pagina che ha un voto.
appeal-page = pagina { $page }
appeal-which = Contro il voto di
appeal-text = Che cosa c’è di sbagliato nel voto, e secondo quale articolo?
appeal-send = Presenta reclamo
appeal-answer = La risposta
appeal-state-open = attende risposta
appeal-state-upheld = accolto
appeal-state-refused = respinto
appeal-of = Reclamo di { $name }
appeal-gone = La raccolta non ha più questo caso.
appeal-otherwise = La raccolta ora descrive questo caso in modo diverso da come lo ha visto il candidato. I fatti qui sotto sono quelli di oggi; la decisione del motore non viene mostrata, perché il voto non si basa su di essa.
appeal-decider-alone = Questa pagina l’hai valutata tu, e non c’è un altro esaminatore che possa decidere. Il registro delle operazioni annota che decidi sul tuo stesso voto.
appeal-decider-marked = Questa pagina l’hai valutata tu. Sul reclamo decide un altro esaminatore.
appeal-decider-own = Questo è un tuo reclamo. Decide un altro esaminatore.
appeal-unruled = La decisione è ancora in corso di calcolo. Ricarica la pagina tra poco.
appeal-given = La risposta data
appeal-marks = Voti
appeal-mark =
    { $kind ->
        [engine] { $mark } dal motore { $engine }
        [remark] { $mark }, dato di nuovo
       *[other] { $mark } da un esaminatore
    }
appeal-decide = Decisione
appeal-decide-upheld = Accolto: il candidato ha ragione
appeal-decide-refused = Respinto: il voto resta
appeal-new-mark = Un altro voto per questa pagina, in percentuale
appeal-new-mark-hint = Solo se il reclamo è accolto. Lascia vuoto se si corregge il motore e tutti sono rivalutati.
appeal-answer-label = La tua risposta, che il candidato leggerà
appeal-answer-send = Decidi e rispondi
appeal-file = Salva i fatti come file di caso
appeal-file-about = Aggiunti alla raccolta, impediscono al motore di ripetere lo stesso errore.
appeal-fault-not-now = Ora non si accettano reclami.
appeal-fault-page = Scegli una delle pagine.
appeal-fault-twice = Hai già presentato reclamo contro questa pagina.
appeal-fault-waits = Questa pagina non ha ancora un voto.
appeal-fault-lower = È meno del voto in vigore. Un reclamo accolto non abbassa mai un voto.
appeal-fault-empty = Scrivi almeno una frase.
appeal-fault-long = Al massimo { $limit } caratteri, per favore.
appeal-fault-zero = Contiene un carattere che non si può salvare.
appeal-fault-decision = Scegli una delle due.
appeal-fault-mark = Un voto è un numero intero da 0 a 100.
