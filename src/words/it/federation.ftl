## A federation: its people, roles and settings

nav-federation = Federazione
federation-lead = Che cosa puoi fare qui dipende dai ruoli che hai in questa federazione.
federation-people = Persone
federation-people-about = Chi appartiene alla federazione, e con quale ruolo
federation-settings = Impostazioni
federation-settings-about = Nome, lingue, edizione del Codice, fuso orario, livelli, iscrizione
federation-choose = Federazione
federation-others = Altre federazioni di questo sito

people-count =
    { $n ->
        [one] Una persona ha qui un account.
       *[other] { $n } persone hanno qui un account.
    } { $roles ->
        [0] Nessuno ha un ruolo oltre a quello di allievo.
        [one] È assegnato un ruolo oltre a quello di allievo.
       *[other] Sono assegnati { $roles } ruoli oltre a quello di allievo.
    }
people-search = Nome, indirizzo e-mail o numero di tessera
people-find = Cerca
people-none = Nessun risultato.
people-more = Altre persone
people-file = Scarica le persone (CSV)
people-file-of-certificates = Scarica i certificati (CSV)
people-file-name = Nome
people-file-email = Indirizzo e-mail
people-file-number = Numero di tessera
people-file-since = Iscritto il
people-file-password = Ha scelto una password
people-file-confirmed = Indirizzo confermato
people-file-roles = Ruoli
people-file-yes = sì
people-file-no = no
people-file-programme = Programma
people-file-level = Livello
people-file-edition = Codice
people-file-issued = Rilasciato
people-file-until = Valido fino al
people-file-state = Stato
people-file-certificate = Numero
people-invited = invitato, non ancora entrato

person-number = Numero di tessera
person-since = Inserito
person-joined = account in uso
person-confirmed = indirizzo confermato
person-unconfirmed = indirizzo non confermato
person-roles = Ruoli

role-trainee = Allievo
role-course_leader = Responsabile di corso
role-invigilator = Sorvegliante
role-examiner = Esaminatore
role-admin = Amministratore della federazione
role-operator = Gestore del sito
role-held = assegnato
role-not-held = non assegnato
role-give = Assegna
role-take = Revoca
role-give-spoken = Assegna a { $name } il ruolo: { $role }
role-take-spoken = Revoca a { $name } il ruolo: { $role }
role-own = Non puoi cambiare i tuoi ruoli: rivolgiti a un altro amministratore.
role-ends-sessions = Chi cambia ruolo viene disconnesso ovunque e deve accedere di nuovo.

settings-name = Nome
settings-languages = Lingue
settings-languages-hint = La principale per prima, separate da virgole, per esempio it, en.
settings-edition = Edizione del Codice in vigore
settings-edition_from = In vigore dal
settings-edition_from-hint = Prima di quel giorno è in vigore l’edizione precedente. Lascia vuoto se è in vigore da sempre.
settings-zone = Fuso orario
settings-zone-hint = Per esempio Europe/Rome. Vale per le date di corsi ed esami.
settings-levels = Livelli
settings-levels-hint = Uno per riga, dal più basso in su.
settings-sign_up = Chi può iscriversi
settings-sign_up-hint = Se il sito invia e-mail, chi si iscrive conferma prima il proprio indirizzo, e il modulo non rivela quali indirizzi hanno un account. Altrimenti, con «Tutti», l’iscrizione vale subito e il modulo dice se un indirizzo è già in uso.
settings-sign_up-open = Tutti
settings-sign_up-confirmed = Tutti coloro che confermano il proprio indirizzo e-mail
settings-sign_up-invited = Nessuno: solo su invito
settings-keeps_record = I dati pubblici di un certificato restano quando l’account del titolare è cancellato
settings-disclosure = Che cosa chiunque può vedere dei motivi del rilascio di un certificato
settings-disclosure-nothing = Nulla
settings-disclosure-laws = Gli articoli, e la versione del motore che ha deciso
settings-disclosure-all = Anche gli esami con le loro date, e che sono stati diretti tornei; mai un voto
settings-disclosure-hint = Vale per i certificati rilasciati da ora in poi.
settings-awaits_results = I certificati attendono i risultati: nessuno per chi ha un esame con risultati non pubblicati
settings-second_issuer = Un secondo esaminatore deve approvare ogni certificato
settings-second_issuer-never = Solo se il programma lo prevede
settings-second_issuer-possible = Ovunque la federazione abbia due esaminatori
settings-second_issuer-always = Sempre
settings-second_issuer-hint = Così l’esaminatore che ha scritto il questionario e tenuto l’esame non decide da solo. Con «Sempre» e un solo esaminatore non si può rilasciare alcun certificato.
settings-logo = Logo sui certificati
settings-logo-now = Il logo com’è ora
settings-logo-none = Nessuno: al suo posto ci sono i quattro semi.
settings-logo-file = Un’altra immagine
settings-logo-file-hint = Un PNG di al massimo 500 kB e 2000 pixel per lato. Compare sui certificati rilasciati da ora in poi; quelli già rilasciati conservano il loro.
settings-logo-save = Salva il logo
settings-logo-remove = Togli il logo
settings-holds = vale
settings-holds-not = non vale
settings-save = Salva le impostazioni
settings-fault-name = Dai alla federazione un nome di al massimo 120 caratteri.
settings-fault-languages = Scrivi le lingue come it, en, al massimo 20.
settings-fault-edition = Scegli una delle edizioni.
settings-fault-edition_from = Scrivi il giorno come anno, mese e giorno, per esempio 2027-08-01.
settings-fault-elections = Le soglie sono numeri da 0 a 1000, e «Non simile sotto» non supera «Simile da».
settings-fault-zone = Questo fuso orario non esiste. Si scrive come Europe/Rome.
settings-fault-levels = Al massimo 20 livelli, ciascuno una volta, con nomi di al massimo 120 caratteri.
settings-fault-sign_up = Scegli chi può iscriversi.
settings-fault-disclosure = Scegli che cosa chiunque può vedere.
settings-fault-second_issuer = Scegli quando un secondo esaminatore deve dare il suo assenso.
settings-fault-logo-none = Scegli prima un file.
settings-fault-logo-bytes = Questo file è troppo grande: al massimo 500 kB.
settings-fault-logo-pixels = Questa immagine è troppo grande: al massimo 2000 pixel per lato.
settings-fault-logo-picture = Questo non è un PNG, o non è intero.
settings-fault-logo-detail = L’immagine ha troppi dettagli: i certificati diventerebbero troppo grandi. Vanno bene disegni e scritte; le fotografie no.

refused-title = Non puoi vedere o fare questo
refused-help = Nessuno dei tuoi ruoli lo consente. Se dovresti poterlo fare, rivolgiti a un amministratore della federazione.
silent-title = In questo momento il sito non risponde
silent-help = Il database non risponde. Nulla è stato cambiato; riprova tra poco.

## Changes to a person’s account by an admin

keep-title = Account
keep-lead = Correggi i dati sbagliati, togli un secondo fattore perduto, scollega l’account da un sistema di accesso, oppure eliminalo. Ogni modifica è annotata nel registro, e la persona ne è informata per e-mail.
keep-two = Questa persona ha un ruolo che richiede un secondo fattore. Ogni modifica deve essere confermata entro sette giorni da una seconda persona autorizzata. Se non c’è, la modifica la fa il gestore del sito con il programma.
keep-correct = Correggi l’account
keep-second-factor = Togli il secondo fattore
keep-second-factor-about = Per un dispositivo perduto. Accertati di chi lo chiede. La persona viene disconnessa, accede con la sola password e imposta un altro secondo fattore.
keep-unlink = Scollega dal sistema di accesso
keep-unlink-about = Se l’account è collegato alla persona sbagliata nel sistema della tua federazione, o non si può collegare a quella giusta. Accertati di chi lo chiede. La persona viene disconnessa. Senza password, deve riceverne una via e-mail o un nuovo invito.
keep-delete = Elimina l’account
keep-sure = Sono sicuro: un account eliminato non si ripristina.
keep-asked-second-factor = Chiesto: togliere il secondo fattore.
keep-asked-unlink = Chiesto: scollegare l’account dal sistema di accesso.
keep-asked-correct = Chiesto: correggere l’account in { $to }
keep-asked-delete = Chiesto: eliminare l’account.
keep-own = L’hai chiesto tu. Deve confermarlo un’altra persona.
keep-confirm = Conferma
keep-drop = Annulla la richiesta
keep-waiting = Modifiche che attendono una seconda persona
keep-done = Fatto.
keep-waits = Chiesto. Sarà fatto quando una seconda persona lo conferma.
keep-dropped = Richiesta annullata. Nulla è stato modificato.
keep-deleted = L’account è eliminato.
keep-fault-sure = Spunta la conferma.
keep-fault-act = Scegli che cosa fare.
keep-fault-second = L’hai chiesto tu: deve confermarlo un’altra persona.
keep-fault-not-waiting = Non è più in attesa. Controlla la situazione attuale.
keep-fault-nothing = Non cambierebbe nulla.
keep-fault-email-taken = Un altro account ha questo indirizzo.
keep-fault-number = Scrivi un numero di tessera di lettere e cifre, o nessuno.
keep-fault-number-taken = Un altro account ha questo numero di tessera.
