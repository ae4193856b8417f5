### Certificates: the check, the holder’s pages, proposals, issuing, the printed sheet.

## What a certificate was issued for

grounds-scenarios = { $n ->
    [one] Un caso di allenamento, secondo l’articolo { $laws }.
   *[other] { $n } casi di allenamento, secondo gli articoli { $laws }.
}
grounds-exam = L’esame { $paper }, sostenuto il { $date }.
grounds-sessions = { $n ->
    [one] Un torneo diretto, { $hours } ore.
   *[other] { $n } tornei diretti, { $hours } ore in tutto.
}
grounds-oral = Un esame orale.
grounds-engine = Decisioni della versione { $engine } del motore.

## The credential

credential-name = { $level }, { $federation }
credential-about = { $level } del programma «{ $programme }», certificato da { $federation } secondo l’edizione { $edition } del Codice del bridge di gara.
credential-criteria = Tutto ciò che richiede il livello { $level } del programma «{ $programme }».
credential-edition = Codice del bridge di gara { $edition }
credential-band = Fascia
credential-grounds = Motivo del rilascio

## On paper

paper-heading = Certificato
paper-before-holder = Si certifica che
paper-before-programme = ha soddisfatto tutti i requisiti del programma
paper-edition = Codice
paper-edition-of = Codice del bridge di gara, { $edition }
paper-issued = Rilasciato
paper-valid = Valido
paper-valid-life = a vita
paper-valid-active = finché non { $years ->
    [one] passa un anno
   *[other] passano { $years } anni
} senza attività
paper-examiner = Esaminatore
paper-examiner-first = Primo esaminatore
paper-examiner-second = Secondo esaminatore
paper-issued-anew = Rilasciato di nuovo il { $date }; sostituisce il { $number }.
paper-number = Numero
paper-verify = Chiunque può verificarlo su
paper-code = Un codice che porta alla pagina in cui verificare questo certificato
paper-logo = Il logo della federazione
paper-credential = Lo stesso come credenziale firmata (Open Badges 3.0)

## The public check

verify-title = Verifica un certificato
verify-lead = Ogni certificato ha un numero; il file della credenziale indica chi l’ha rilasciata ed è firmato. Qui vedi se è uno dei nostri, non modificato e oggi valido. Non ne conserviamo nulla.
verify-paste = Il numero del certificato, o la credenziale
verify-paste-hint = Il numero è sul certificato. Per una credenziale, apri il file con un editor di testo, copialo per intero e incollalo qui.
verify-file = Oppure il suo file
verify-check = Verifica
verify-certificate = Vedi il certificato
verify-unknown = Questo certificato non esiste
verify-unknown-about = L’indirizzo è scritto male, oppure nessun certificato è stato rilasciato qui con questo numero. Anche un certificato revocato si troverebbe.
verify-heading = Certificato di { $name }
verify-removed = una persona i cui dati sono stati rimossi
verify-valid = Valido
verify-expired = Scaduto
verify-suspended = Sospeso
verify-revoked = Revocato
verify-replaced = Sostituito
verify-renewed = Rinnovato
verify-valid-about = Questo certificato è valido fino al { $date }.
verify-life-about = Questo certificato è valido.
verify-expired-about = Questo certificato era valido fino al { $date }. Non è più valido.
verify-suspended-about = Questo certificato è stato sospeso il { $date }. Per ora non è valido.
verify-revoked-about = Questo certificato è stato revocato il { $date }. Non è più valido.
verify-replaced-about = Questo certificato è stato sostituito il { $date } da un altro, con il nome che il titolare ha ora.
verify-renewed-about = Questo certificato è stato rinnovato il { $date }. Al suo posto ne vale un altro.
verify-now = Vedi il certificato valido
verify-holder = Titolare
verify-issuer = Rilasciato da
verify-level = Livello
verify-programme = Programma
verify-band = Fascia
verify-edition = Codice
verify-issued = Rilasciato
verify-valid-row = Valido
verify-number = Numero
verify-logo = Logo: { $federation }
verify-grounds-hidden = La federazione non lo mostra.
verify-grounds = Motivo del rilascio
verify-other = Verifica un altro certificato

## The register

register-title = Arbitri: { $federation }
register-lead = { $n ->
    [one] Un Arbitro con un certificato valido, che ha acconsentito a comparire nell’elenco.
   *[other] { $n } Arbitri con un certificato valido, che hanno acconsentito a comparire nell’elenco.
}
register-search = Nome o livello
register-find = Cerca
register-none = Nell’elenco non c’è nessuno.
register-none-found = Nessun nome corrisponde.
register-until = valido fino al { $date }
register-file = L’elenco come file
register-file-name = Nome
register-file-level = Livello
register-file-edition = Codice
register-file-issued = Rilasciato
register-file-until = Valido fino al
register-file-certificate = Numero

## The user’s own

mine-none = Non hai ancora certificati. I tuoi progressi mostrano che cosa manca.
mine-dates = rilasciato il { $issued }, valido fino al { $until }
mine-issued = rilasciato il { $issued }
mine-pdf = Certificato (PDF)
mine-pdf-of = Certificato (PDF) di { $level }
mine-credential = File della credenziale
mine-credential-of = File della credenziale di { $level }
mine-listing = L’elenco degli Arbitri
mine-listed = Compari nell’elenco finché hai un certificato valido.
mine-unlisted = Non compari nell’elenco. I tuoi certificati si possono comunque verificare al loro indirizzo.
mine-list = Inseriscimi nell’elenco
mine-unlist = Toglimi dall’elenco
mine-register = Vedi l’elenco
me-certificates = I miei certificati

## Issued by examiners

federation-certificates = Certificati
federation-certificates-about = Rilascia, rinnova, sospendi e revoca
certificates-none = Non è stato ancora rilasciato alcun certificato.
certificates-none-found = Nessun certificato corrisponde.
certificates-search = Nome, numero di tessera o numero del certificato
certificates-standing = Stato
certificates-standing-any = Qualsiasi stato
certificates-of-level = Programma e livello
certificates-of-level-any = Tutti i programmi
certificates-every-level = { $programme }: tutti i livelli
certificates-level-of = { $programme }: { $level }
certificates-find = Cerca
certificates-later = Più recenti
certificates-earlier = Precedenti
certificates-proposed = Rilascia certificati
certificates-proposed-about = Queste persone soddisfano tutti i requisiti di un livello, secondo i loro dati attuali. Chi selezioni riceve un certificato a nome della federazione. Un esame conta da quando i voti sono comunicati ai candidati.
certificates-nobody = Ora nessuno ha i requisiti per un certificato.
certificates-unsigned = Non si può rilasciare nulla: il gestore di questo sito non ha impostato una chiave per i certificati.
certificates-level = { $level } ({ $programme }): { $n ->
    [one] una persona
   *[other] { $n } persone
}
certificates-renewal = un rinnovo
certificates-first = servono due approvazioni; la tua sarebbe la prima
certificates-second = un altro esaminatore ha approvato
certificates-waits = hai approvato; manca un altro esaminatore
certificates-own = il tuo: lo rilascia un altro esaminatore
certificates-awaits = attende la pubblicazione dei risultati di { $exam }
certificates-rule-results = Chi ha un esame con risultati non pubblicati attende che lo siano.
certificates-rule-second = Due esaminatori devono approvare ogni certificato: il primo dà l’assenso, il secondo rilascia.
certificates-rule-alone = Sei l’unico esaminatore della federazione e rilasci quindi da solo. Quando saranno due, dovranno essere d’accordo entrambi.
certificates-code = Codice del secondo fattore
certificates-code-hint = Le sei cifre che l’app di autenticazione mostra ora. Dopo un quarto d’ora il codice è richiesto di nuovo.
certificates-issue = Rilascia alle persone selezionate
certificates-issuing = Rilascio in corso: { $done } di { $of } finora. Questa pagina si aggiorna da sola.
certificates-progress = Quanti sono stati rilasciati
certificates-broken = Il rilascio si è interrotto. I certificati già rilasciati restano; gli altri sono ancora proposti.
certificates-done = Rilasciati: { $issued }. Approvati, in attesa di un altro esaminatore: { $agreed }. Esclusi: { $left }.
certificates-left-own = è il tuo
certificates-left-agreed = lo hai già approvato, e manca un altro esaminatore
certificates-left-held = nel frattempo è stato rilasciato
certificates-left-results = i risultati di un esame non sono ancora pubblicati
certificates-left-name = il nome non può stare su un certificato
certificates-left-fault = errore; puoi riprovare
certificates-fault-nothing = Non hai selezionato nessuno.
certificates-fault-gone = Le persone selezionate non hanno più i requisiti.
certificates-fault-at-work = È in corso un altro rilascio. Attendi che finisca.
certificates-fault-signing = Non si può firmare nulla: la chiave del gestore manca, o è diversa da quella che protegge la chiave della federazione. Nulla è stato fatto.
certificates-fault-code = Codice errato o già usato. Ogni codice vale una volta.
certificates-fault-code-empty = { own-fault-code-empty }
certificates-fault-code-often = Troppi codici provati. Attendi qualche minuto.
certificates-fault-act = Scegli che cosa fare.
certificates-fault-reason = Manca un motivo.
certificates-fault-reason-long = Il motivo è troppo lungo.
certificates-fault-not-now = Lo stato attuale del certificato non lo consente.
certificates-fault-name = Il nome non può stare su un certificato: contiene caratteri invisibili o di una scrittura per cui non abbiamo un font, oppure è troppo lungo.
certificate-of = Certificato di { $name }
certificate-public = La pagina che tutti vedono
certificate-happened = Cronologia
certificate-event-agreed = Approvato da un primo esaminatore
certificate-event-issued = Rilasciato
certificate-event-suspended = Sospeso
certificate-event-reinstated = Ripristinato
certificate-event-revoked = Revocato
certificate-event-replaced = Sostituito da un altro
certificate-event-renewed = Rinnovato con un altro
certificate-over = Questo certificato è stato sostituito o revocato. Non si può più modificare.
certificate-own = È il tuo. Decide un altro esaminatore.
certificate-change = Modifica il certificato
certificate-what = Che cosa fare?
certificate-act-reissue = Rilascialo di nuovo, con il nome che l’account del titolare ha ora
certificate-act-suspend = Sospendilo: per ora non è valido
certificate-act-reinstate = Ripristinalo: torna valido
certificate-act-revoke = Revocalo: non sarà mai più valido
certificate-reason = Motivo
certificate-reason-hint = Si conserva con il certificato, per gli esaminatori.
certificate-do = Esegui
