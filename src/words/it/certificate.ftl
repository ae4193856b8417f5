### Certificates: the check, the holder’s pages, proposals, issuing, the printed sheet.

## What a certificate was issued for

grounds-scenarios = { $n ->
    [one] Un caso di allenamento, secondo l’articolo { $laws }.
   *[other] { $n } casi di allenamento, secondo gli articoli { $laws }.
}
grounds-exam = L’esame { $paper }, sostenuto il { $date }.
grounds-sessions = { $n ->
    [one] Una sessione diretta, { $hours } ore.
   *[other] { $n } sessioni dirette, { $hours } ore in tutto.
}
grounds-oral = Un esame orale.
grounds-engine = Decisioni della versione { $engine } del motore.

## The credential

credential-name = { $level }, { $federation }
credential-about = { $level } del programma «{ $programme }», certificato da { $federation } secondo l’edizione { $edition } del Codice del bridge di gara.
credential-criteria = Tutto ciò che richiede il livello { $level } del programma «{ $programme }».
credential-edition = Codice del bridge di gara { $edition }
credential-band = Fascia
credential-grounds = Per che cosa è stato rilasciato

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
paper-code = Un codice che porta alla pagina in cui questo certificato si può verificare
paper-logo = Il logo della federazione
paper-credential = Lo stesso come credenziale firmata (Open Badges 3.0)

## The public check

verify-title = Verificare un certificato
verify-lead = Un certificato ha un numero, e il file della sua credenziale dice chi l’ha rilasciata ed è firmato. Qui si vede se è uno dei nostri, non modificato, e oggi valido. Non se ne conserva nulla.
verify-paste = Il numero del certificato, o la credenziale
verify-paste-hint = Il numero è sul certificato. Per una credenziale, aprire il file con un programma di testo, copiarlo per intero e incollarlo qui.
verify-file = Oppure il suo file
verify-check = Verificare
verify-certificate = Vedere il certificato
verify-unknown = Questo certificato non esiste
verify-unknown-about = L’indirizzo è scritto male, oppure qui nessuno ha rilasciato un certificato con questo numero. Un certificato revocato si troverebbe.
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
verify-suspended-about = Questo certificato è stato sospeso il { $date }. Per ora non conta.
verify-revoked-about = Questo certificato è stato revocato il { $date }. Non conta più.
verify-replaced-about = Questo certificato è stato sostituito il { $date } da un altro, con il nome che il titolare ha ora.
verify-renewed-about = Questo certificato è stato rinnovato il { $date }. Al suo posto ne conta un altro.
verify-now = Vedere quello che conta ora
verify-holder = Titolare
verify-issuer = Rilasciato da
verify-level = Livello
verify-programme = Programma
verify-band = Risultato
verify-edition = Codice
verify-issued = Rilasciato
verify-valid-row = Valido
verify-number = Numero
verify-logo = Logo: { $federation }
verify-grounds-hidden = La federazione non lo mostra.
verify-grounds = Per che cosa è stato rilasciato
verify-other = Verificare un altro certificato

## The register

register-title = Arbitri: { $federation }
register-lead = { $n ->
    [one] Un Arbitro con un certificato valido, che ha acconsentito a comparire nell’elenco.
   *[other] { $n } Arbitri con un certificato valido, che hanno acconsentito a comparire nell’elenco.
}
register-search = Nome o livello
register-find = Cercare
register-none = Nell’elenco non c’è nessuno.
register-none-found = Nessuno nell’elenco si chiama così.
register-until = valido fino al { $date }
register-file = L’elenco come file
register-file-name = Nome
register-file-level = Livello
register-file-edition = Codice
register-file-issued = Rilasciato
register-file-until = Valido fino al
register-file-certificate = Numero

## The user’s own

mine-none = Non ha ancora alcun certificato. I Suoi progressi mostrano che cosa manca.
mine-dates = rilasciato il { $issued }, valido fino al { $until }
mine-issued = rilasciato il { $issued }
mine-pdf = Certificato (PDF)
mine-pdf-of = Certificato (PDF) di { $level }
mine-credential = File della credenziale
mine-credential-of = File della credenziale di { $level }
mine-listing = L’elenco degli Arbitri
mine-listed = Compare nell’elenco finché ha un certificato valido.
mine-unlisted = Non compare nell’elenco. I Suoi certificati si possono comunque verificare con il loro indirizzo.
mine-list = Comparire nell’elenco
mine-unlist = Togliermi dall’elenco
mine-register = Vedere l’elenco
me-certificates = I miei certificati

## Issued by examiners

federation-certificates = Certificati
federation-certificates-about = rilasciare, rinnovare, sospendere e revocare
certificates-none = Non è stato ancora rilasciato alcun certificato.
certificates-none-found = Non si trova alcun certificato così.
certificates-search = Nome, numero di tessera o numero del certificato
certificates-standing = Stato
certificates-standing-any = Qualsiasi stato
certificates-of-level = Programma e livello
certificates-of-level-any = Tutti i programmi
certificates-every-level = { $programme }: tutti i livelli
certificates-level-of = { $programme }: { $level }
certificates-find = Cercare
certificates-later = Più recenti
certificates-earlier = Precedenti
certificates-proposed = Rilasciare certificati
certificates-proposed-about = Queste persone hanno tutto ciò che un livello richiede, secondo i loro dati attuali. Chi viene scelto riceve un certificato a nome della federazione. Un esame conta da quando i voti sono comunicati ai candidati.
certificates-nobody = Ora non c’è nessuno cui si possa rilasciare un certificato.
certificates-unsigned = Non si può rilasciare nulla: il gestore di questo sito non ha impostato una chiave per i certificati.
certificates-level = { $level } ({ $programme }): { $n ->
    [one] una persona
   *[other] { $n } persone
}
certificates-renewal = un rinnovo
certificates-first = due esaminatori devono acconsentire; Lei sarebbe il primo
certificates-second = un altro esaminatore ha acconsentito
certificates-waits = Lei ha acconsentito; si attende un altro esaminatore
certificates-own = il Suo: lo rilascia un altro esaminatore
certificates-code = Codice del secondo fattore
certificates-code-hint = Le sei cifre che il programma mostra ora. Dopo un quarto d’ora è chiesto di nuovo.
certificates-issue = Rilasciare a chi è scelto
certificates-issuing = Rilasciati: { $done } su { $of }.
certificates-progress = Quanti sono stati rilasciati
certificates-broken = Il rilascio si è interrotto. Ciò che era stato rilasciato resta rilasciato; gli altri sono ancora proposti.
certificates-done = Rilasciati: { $issued }. Con il consenso, in attesa di un altro esaminatore: { $agreed }. Rimasti: { $left }.
certificates-left-own = è il Suo
certificates-left-agreed = ha già acconsentito, e si attende un altro esaminatore
certificates-left-held = nel frattempo è stato rilasciato
certificates-left-name = il nome non può stare su un certificato
certificates-left-fault = qualcosa è andato storto; si può riprovare
certificates-fault-nothing = Nessuno è stato scelto.
certificates-fault-gone = Chi era stato scelto non è più proposto.
certificates-fault-at-work = In questo momento se ne stanno rilasciando altri. Attendere che sia finito.
certificates-fault-signing = Non si può firmare nulla: la chiave del gestore manca, o è diversa da quella con cui era custodita la chiave della federazione. Nulla è stato fatto.
certificates-fault-code = Il codice è sbagliato, o è già stato usato. Ciascuno vale una volta.
certificates-fault-code-often = Sono stati provati troppi codici. Attendere qualche minuto.
certificates-fault-act = Scegliere che cosa fare.
certificates-fault-reason = Manca un motivo.
certificates-fault-reason-long = Il motivo è troppo lungo.
certificates-fault-not-now = Allo stato attuale del certificato questo non si può fare.
certificates-fault-name = Il nome non può stare su un certificato: ha segni invisibili, lettere di una scrittura per cui qui non c’è un carattere, o ne ha troppe.
certificate-of = Certificato di { $name }
certificate-public = La pagina che tutti vedono
certificate-happened = Che cosa gli è successo
certificate-event-agreed = Un primo esaminatore ha acconsentito
certificate-event-issued = Rilasciato
certificate-event-suspended = Sospeso
certificate-event-reinstated = Ripristinato
certificate-event-revoked = Revocato
certificate-event-replaced = Sostituito da un altro
certificate-event-renewed = Rinnovato con un altro
certificate-over = Un altro certificato ha preso il posto di questo, oppure è stato revocato. Non se ne può fare nulla.
certificate-own = È il Suo. Ne decide un altro esaminatore.
certificate-change = Deciderne
certificate-what = Che cosa fare?
certificate-act-reissue = Rilasciarlo di nuovo, con il nome che l’account del titolare ha ora
certificate-act-suspend = Sospenderlo: per ora non conta
certificate-act-reinstate = Ripristinarlo: conta di nuovo
certificate-act-revoke = Revocarlo: non conta mai più
certificate-reason = Motivo
certificate-reason-hint = Si conserva con il certificato, per gli esaminatori.
certificate-do = Eseguire
