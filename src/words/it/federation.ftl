## A federation: its people, roles and settings

nav-federation = Federazione
federation-lead = Che cosa si può fare qui dipende dai ruoli che si hanno in questa federazione.
federation-people = Persone
federation-people-about = Chi appartiene alla federazione, e chi ha quale ruolo
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
people-find = Cercare
people-none = Nessuno corrisponde.
people-more = Altre persone
people-invited = invitato, non ancora entrato

person-number = Numero di tessera
person-since = Inserito
person-joined = ha scelto una password
person-confirmed = indirizzo confermato
person-unconfirmed = indirizzo non confermato
person-roles = Ruoli

role-trainee = Allievo
role-course_leader = Responsabile di corso
role-examiner = Esaminatore
role-admin = Amministratore della federazione
role-operator = Gestore del sito
role-held = assegnato
role-not-held = non assegnato
role-give = Dare
role-take = Togliere
role-give-spoken = Dare a { $name } il ruolo: { $role }
role-take-spoken = Togliere a { $name } il ruolo: { $role }
role-own = Nessuno cambia i propri ruoli. Deve farlo qualcun altro che ne ha la facoltà.
role-ends-sessions = Chi cambia ruolo è fatto uscire ovunque e deve accedere di nuovo.

settings-name = Nome
settings-languages = Lingue
settings-languages-hint = La principale per prima, separate da virgole, per esempio it, en.
settings-edition = Edizione del Codice in vigore
settings-edition_from = In vigore dal
settings-edition_from-hint = Prima di quel giorno è in vigore l’edizione precedente. Lasciare vuoto se è in vigore da sempre.
settings-zone = Fuso orario
settings-zone-hint = Per esempio Europe/Rome. Secondo questo cominciano e finiscono le date di corsi ed esami.
settings-levels = Livelli
settings-levels-hint = Uno per riga, dal più basso in su.
settings-sign_up = Chi può iscriversi
settings-sign_up-hint = Se il sito invia e-mail, chi si iscrive conferma prima il proprio indirizzo, e da qui non si può sapere quali indirizzi hanno un account. Altrimenti «tutti» sono iscritti subito, e il modulo dice se un indirizzo è già in uso.
settings-sign_up-open = Tutti
settings-sign_up-confirmed = Tutti coloro che confermano il proprio indirizzo e-mail
settings-sign_up-invited = Nessuno: le persone sono invitate
settings-keeps_record = I dati pubblici di un certificato restano quando l’account del titolare è cancellato
settings-disclosure = Che cosa chiunque può vedere di ciò per cui un certificato è stato rilasciato
settings-disclosure-nothing = Nulla
settings-disclosure-laws = Gli articoli, e quale versione del motore ha deciso su di essi
settings-disclosure-all = Anche gli esami con le loro date, e che sono state dirette sessioni; mai un voto
settings-disclosure-hint = Vale per i certificati rilasciati da ora in poi.
settings-logo = Logo sui certificati
settings-logo-now = Il logo com’è ora
settings-logo-none = Non c’è: al suo posto stanno i quattro semi.
settings-logo-file = Un’altra immagine
settings-logo-file-hint = Un PNG di al massimo 500 kB e 2000 pixel per lato. Viene stampato sui certificati rilasciati da ora in poi; quelli rilasciati prima conservano il loro.
settings-logo-save = Salvare il logo
settings-logo-remove = Togliere il logo
settings-holds = vale
settings-holds-not = non vale
settings-save = Salvare le impostazioni
settings-fault-name = Dare alla federazione un nome di al massimo 120 caratteri.
settings-fault-languages = Scrivere le lingue come it, en, al massimo 20.
settings-fault-edition = Scegliere una delle edizioni.
settings-fault-edition_from = Scrivere il giorno come anno, mese e giorno, per esempio 2027-08-01.
settings-fault-elections = Le soglie sono numeri da 0 a 1000, e «Non simile sotto» non supera «Simile da».
settings-fault-zone = Non c’è un fuso orario simile. Si scrivono come Europe/Rome.
settings-fault-levels = Al massimo 20 livelli, ciascuno una volta, con nomi di al massimo 120 caratteri.
settings-fault-sign_up = Scegliere chi può iscriversi.
settings-fault-disclosure = Scegliere che cosa chiunque può vedere.
settings-fault-logo-none = Scegliere prima un file.
settings-fault-logo-bytes = Questo file è troppo grande: al massimo 500 kB.
settings-fault-logo-pixels = Questa immagine è troppo grande: al massimo 2000 pixel per lato.
settings-fault-logo-picture = Questo non è un PNG, o non è intero.
settings-fault-logo-detail = In questa immagine ci sono troppi dettagli: i certificati diventerebbero troppo grandi. Vanno bene disegni e scritte; le fotografie no.

refused-title = Questo non Le spetta di vedere o di fare
refused-help = Nessuno dei Suoi ruoli lo consente. Se dovrebbe poterlo fare, si rivolga a un amministratore della federazione.
silent-title = In questo momento il sito non può dirlo
silent-help = Il database non risponde. Nulla è stato cambiato; si prega di riprovare tra un momento.

## Changes to a person’s account by an admin

keep-title = Account
keep-lead = Correggere ciò che è sbagliato, togliere un secondo fattore perduto, oppure eliminare l’account. Ciò che si fa è annotato nel registro, e la persona ne è informata per e-mail.
keep-two = Questa persona ha un ruolo che richiede un secondo fattore. Una seconda persona autorizzata deve confermare ogni modifica entro sette giorni. Se non c’è, la modifica è fatta dal gestore del sito con il programma.
keep-correct = Correggere l’account
keep-second-factor = Togliere il secondo fattore
keep-second-factor-about = Per un dispositivo perduto. Accertarsi di chi lo chiede. Le sessioni della persona sono chiuse; accede con la sola password e imposta un altro secondo fattore.
keep-delete = Eliminare l’account
keep-sure = Sono sicuro: un account eliminato non si ripristina.
keep-asked-second-factor = Chiesto: togliere il secondo fattore.
keep-asked-correct = Chiesto: correggere l’account in { $to }
keep-asked-delete = Chiesto: eliminare l’account.
keep-own = L’ha chiesto Lei. Un’altra persona deve confermarlo.
keep-confirm = Confermare
keep-drop = Abbandonare
keep-waiting = Modifiche che attendono una seconda persona
keep-done = Fatto.
keep-waits = Chiesto. Sarà fatto quando una seconda persona lo conferma.
keep-dropped = Abbandonato. Nulla è stato modificato.
keep-deleted = L’account è eliminato.
keep-fault-sure = Spuntare la conferma.
keep-fault-act = Scegliere che cosa fare.
keep-fault-second = L’ha chiesto Lei: un’altra persona deve confermarlo.
keep-fault-not-waiting = Non è più in attesa. Vedere la situazione attuale.
keep-fault-nothing = Non cambierebbe nulla.
keep-fault-email-taken = Un altro account ha questo indirizzo.
keep-fault-number = Scrivere un numero di socio di lettere e cifre, o nessuno.
keep-fault-number-taken = Un altro account ha questo numero di socio.
