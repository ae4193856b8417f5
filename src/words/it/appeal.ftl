### Appeals against marks, and their answers.

federation-appeals = Reclami
federation-appeals-about = Che cosa dicono i candidati contro i loro voti, in attesa di risposta
appeals-open =
    { $n ->
        [0] Ogni reclamo ha avuto risposta.
        [one] Un reclamo attende risposta. Ciascuno ne ha diritto.
       *[other] { $n } reclami attendono risposta. Ciascuno ne ha diritto.
    }
appeals-none = Non c’è stato alcun reclamo.
appeals-age =
    { $days ->
        [0] attende da oggi
        [one] attende da un giorno
       *[other] attende da { $days } giorni
    }
appeals-own = I Suoi reclami
appeals-own-lead = Se ritiene che un voto sia sbagliato, dica perché. Un esaminatore lo riguarda e risponde.
appeals-none-own = Non ha presentato reclami.
appeals-until = I reclami si accettano fino al
appeals-closed = Ora i reclami non si accettano.
appeals-nothing-left = Non c’è una pagina con un voto contro il quale non abbia già presentato reclamo.
appeal-page = pagina { $page }
appeal-which = Contro il voto di
appeal-text = Che cosa c’è di sbagliato nel voto, e secondo quale articolo?
appeal-send = Presentare reclamo
appeal-answer = La risposta
appeal-state-open = attende risposta
appeal-state-upheld = accolto
appeal-state-refused = respinto
appeal-of = Reclamo di { $name }
appeal-gone = La raccolta non ha più questo caso.
appeal-otherwise = La raccolta racconta questo caso in modo diverso da come era stato raccontato al candidato. I fatti qui sotto sono quelli di oggi, e la decisione del motore che ne segue non si mostra: il voto non è stato dato su di essa.
appeal-decider-alone = Questa pagina l’ha valutata Lei, e non c’è un altro esaminatore che possa decidere. Che Lei decida sul proprio voto è annotato nel registro delle operazioni.
appeal-decider-marked = Questa pagina l’ha valutata Lei. Questo reclamo lo decide un altro esaminatore.
appeal-decider-own = Questo è il Suo reclamo. Lo decide un altro esaminatore.
appeal-unruled = La decisione è ancora in corso di calcolo. Ricaricare la pagina tra un momento.
appeal-given = Che cosa è stato risposto
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
appeal-new-mark-hint = Solo se il reclamo è accolto. Lasciare vuoto se si corregge il motore e tutti sono rivalutati.
appeal-answer-label = La Sua risposta, che il candidato legge
appeal-answer-send = Decidere e rispondere
appeal-file = Salvare i fatti come file di caso
appeal-file-about = Messi nella raccolta, impediscono che il motore sbagli lì di nuovo.
appeal-fault-not-now = Ora i reclami non si accettano.
appeal-fault-page = Scegliere una delle pagine.
appeal-fault-twice = Ha già presentato reclamo contro questa pagina.
appeal-fault-waits = Questa pagina non ha ancora un voto.
appeal-fault-lower = È meno del voto che conta. Un reclamo accolto non abbassa il voto di nessuno.
appeal-fault-empty = Scrivere almeno una frase.
appeal-fault-long = Al massimo { $limit } caratteri, per favore.
appeal-fault-zero = Contiene un segno che non si può conservare.
appeal-fault-decision = Scegliere una delle due.
appeal-fault-mark = Un voto è un numero intero da 0 a 100.
