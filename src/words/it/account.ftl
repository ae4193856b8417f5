### The user’s account: /account and below, and /sign-in/code.

nav-account = Il mio account
own-title = Il mio account
own-who = Si accede con { $email }.
own-name-save = Salvare il nome
own-email-about = Un altro vale appena si segue il link contenuto in una lettera inviata a esso.
own-password = Cambiare la password
own-password-about = Così finiscono tutte le altre sessioni.
own-password-ends = Cambiandola si esce ovunque tranne che qui.
own-password-current = La password attuale
own-password-new = La nuova password
own-password-save = Cambiare la password
own-password-changed = La password è cambiata, e si è usciti ovunque tranne che qui.
own-second = Secondo fattore
own-second-on = Attivo: per accedere si chiede un codice oltre alla password.
own-second-off = Non attivo: basta la sola password.
own-second-needed = Lei ha un ruolo che vale solo dopo aver attivato un secondo fattore. Fino ad allora non può usarlo.
own-second-about = Oltre alla password, l’accesso chiede allora un codice di sei cifre generato da un programma di autenticazione sul telefono. Chi ha scoperto la password non può entrare con quella sola.
own-second-begin = Attivarlo
own-second-scan = Leggere questa immagine con il programma di autenticazione.
own-second-picture = Un’immagine per il programma di autenticazione; il testo qui sotto dice lo stesso
own-second-type = Oppure digitarvi questo:
own-second-confirm-about = Digitare le sei cifre che ora mostra.
own-second-code = Codice
own-second-confirm = Confermare
own-second-another = Mostrare un’altra immagine
own-second-in-force = Per accedere si chiede un codice oltre alla password.
own-codes-left = { $n ->
    [0] Non ci sono più codici di recupero.
    [one] Resta un codice di recupero.
   *[other] Restano { $n } codici di recupero.
}
own-codes-title = I Suoi codici di recupero
own-codes-about = Scriverli e conservarli lontano dal telefono. In caso di smarrimento, ciascuno permette di entrare una volta al posto di un codice. Si mostrano ora e mai più.
own-codes-renew-title = Nuovi codici di recupero
own-codes-renew-about = Quelli vecchi allora non valgono più.
own-codes-renew = Creare nuovi codici
own-second-remove-title = Disattivarlo
own-second-remove-needed = Lei ha un ruolo che vale solo con un secondo fattore: senza, non può usarlo.
own-second-remove = Disattivarlo
own-sessions = Dove è attivo il Suo accesso
own-sessions-about = Vedere ogni dispositivo e chiudere ciò che non è Suo.
own-sessions-lead = Se non riconosce uno di questi, lo chiuda e cambi la password.
own-sessions-everywhere = Uscire ovunque
own-session-this = questo
own-session-used = Ultimo uso
own-session-since = accesso dal
own-session-end = Chiudere
own-session-end-spoken = Chiudere la sessione su { $device }
own-session-unknown = Un altro programma
own-session-device = { $browser } su { $system }
device-edge = Edge
device-opera = Opera
device-firefox = Firefox
device-chrome = Chrome
device-safari = Safari
device-android = Android
device-iphone = iPhone
device-ipad = iPad
device-windows = Windows
device-mac = Mac
device-linux = Linux
own-data = Scaricare i miei dati
own-data-about = Tutto ciò che si conserva di Lei, in un solo file (JSON).
own-leave = Cancellare il mio account
own-leave-about = Per sempre: nessuno può recuperarlo.
own-leave-goes = Nome, indirizzo, note, contrassegni e piano, le sessioni dirette, i ruoli e tutto il resto che è solo Suo sono cancellati subito e per sempre.
own-leave-stays = Le risposte restano, anche quelle degli esami con i voti e i reclami, ma nessuno può più dire di chi fossero. Ciò che ha firmato per altri resta firmato. Ciò che una federazione ha reso pubblico di un certificato resta secondo le sue regole.
own-leave-data = Prima si possono scaricare i propri dati.
own-leave-do = Cancellare il mio account per sempre
own-fault-code = Questo non è il codice di questo momento, o è già stato usato. Attendere il prossimo.
own-fault-current = Questa non è la Sua password.
own-fault-password = Questa non è la Sua password.
own-fault-nothing = Non c’è più nulla da confermare. Si prega di ricominciare.
own-fault-too-many = { $minutes ->
    [one] Troppi tentativi. Attendere un minuto.
   *[other] Troppi tentativi. Attendere { $minutes } minuti.
}

## The code after the password

code-title = Il codice, per favore
code-lead = La password è giusta. Ora digitare le sei cifre che mostra il programma di autenticazione.
code-hint = Sei cifre, oppure uno dei codici di recupero.

## Accommodations

granted-title = Agevolazioni
granted-lead = Ciò che si registra qui vale ovunque serva, e subito.
granted-link-about = Tempo supplementare, caratteri più grandi, nessun conto alla rovescia
granted-percent = Tempo supplementare, in percentuale
granted-percent-hint = Per esempio 25 per un quarto in più. Lasciare vuoto se non ce n’è.
granted-minutes = Tempo supplementare, in minuti
granted-minutes-hint = Al posto della percentuale, non in aggiunta.
granted-larger_type = Caratteri più grandi in tutte le pagine
granted-no_countdown = Nessun conto alla rovescia negli esami
granted-save = Salvare
granted-kept = È salvato e vale da ora in poi.
granted-fault-percent = Scrivere un numero intero da 1 a 300, o nulla.
granted-fault-minutes = Scrivere un numero intero da 1 a 600, o nulla.
granted-fault-both = Concedere o la percentuale o i minuti.
