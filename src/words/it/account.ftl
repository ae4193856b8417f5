### The user’s account: /account and below, and /sign-in/code.

nav-account = Il mio account
own-title = Il mio account
own-who = Accedi con { $email }.
own-name-save = Salva il nome
own-email-about = Il nuovo indirizzo vale quando segui il link nell’e-mail che vi inviamo.
own-password = Cambia la password
own-password-about = Gli altri dispositivi vengono disconnessi.
own-password-ends = Se la cambi, esci ovunque tranne che qui.
own-password-current = La password attuale
own-password-new = La nuova password
own-password-save = Cambia la password
own-password-changed = La password è cambiata. Ora l’accesso è attivo solo qui.
own-second = Secondo fattore
own-second-on = Attivo: l’accesso richiede un codice oltre alla password.
own-second-off = Non attivo: basta la password.
own-second-needed = Hai un ruolo che vale solo con un secondo fattore attivo. Finché non lo attivi, non puoi usarlo.
own-second-about = Oltre alla password, l’accesso richiede un codice di sei cifre generato da un’app di autenticazione sul telefono. La sola password rubata non basta per entrare.
own-second-begin = Attiva
own-second-scan = Inquadra questa immagine con l’app di autenticazione.
own-second-picture = Un’immagine per l’app di autenticazione; il testo qui sotto contiene gli stessi dati
own-second-type = Oppure digita nell’app:
own-second-confirm-about = Digita le sei cifre che l’app mostra ora.
own-second-code = Codice
own-second-confirm = Conferma
own-second-another = Mostra un’altra immagine
own-second-in-force = L’accesso richiede un codice oltre alla password.
own-codes-left = { $n ->
    [0] Non hai più codici di recupero.
    [one] Ti resta un codice di recupero.
   *[other] Ti restano { $n } codici di recupero.
}
own-codes-title = I tuoi codici di recupero
own-codes-about = Scrivili e conservali lontano dal telefono. Se lo perdi, ciascuno ti fa entrare una volta al posto di un codice. Li vedi ora e mai più.
own-codes-renew-title = Nuovi codici di recupero
own-codes-renew-about = Quelli vecchi non valgono più.
own-codes-renew = Crea nuovi codici
own-second-remove-title = Disattiva il secondo fattore
own-second-remove-needed = Hai un ruolo che vale solo con un secondo fattore: senza, non puoi usarlo.
own-second-remove = Disattiva
own-sessions = I tuoi accessi attivi
own-sessions-about = Controlla i dispositivi e disconnetti quelli che non sono tuoi.
own-sessions-lead = Se non riconosci uno di questi, disconnettilo e cambia la password.
own-sessions-everywhere = Esci ovunque
own-session-this = questo dispositivo
own-session-used = Ultimo uso
own-session-since = accesso dal
own-session-end = Disconnetti
own-session-end-spoken = Disconnetti { $device }
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
own-data = Scarica i miei dati
own-data-about = Tutto ciò che conserviamo di te, in un solo file (JSON).
own-leave = Cancella il mio account
own-leave-about = Per sempre: nessuno può recuperarlo.
own-leave-goes = Nome, indirizzo, note, contrassegni e piano, i tornei diretti, i ruoli e tutto il resto che è solo tuo vengono cancellati subito e per sempre.
own-leave-stays = Le risposte restano, anche quelle degli esami con i voti e i reclami, ma nessuno può più dire di chi fossero. Ciò che hai firmato per altri resta firmato. I dati di un certificato che una federazione ha reso pubblici restano secondo le sue regole.
own-leave-data = Prima puoi scaricare i tuoi dati.
own-leave-do = Cancella il mio account per sempre
own-fault-code = Codice errato o già usato. Attendi il prossimo.
own-fault-code-empty = Inserisci le sei cifre dell’app di autenticazione.
own-fault-current = La password non è corretta.
own-fault-password = La password non è corretta.
own-fault-nothing = Non c’è più nulla da confermare. Ricomincia.
own-fault-too-many = { $minutes ->
    [one] Troppi tentativi. Attendi un minuto.
   *[other] Troppi tentativi. Attendi { $minutes } minuti.
}

## The code after the password

code-title = Il codice, per favore
code-lead = La password è giusta. Ora digita le sei cifre che mostra l’app di autenticazione.
code-hint = Sei cifre, oppure uno dei tuoi codici di recupero.

## Accommodations

granted-title = Agevolazioni
granted-lead = Ciò che registri qui vale subito e ovunque serva.
granted-link-about = Tempo supplementare, caratteri più grandi, nessun conto alla rovescia
granted-percent = Tempo supplementare, in percentuale
granted-percent-hint = Per esempio 25 per un quarto in più. Lascia vuoto se non ce n’è.
granted-minutes = Tempo supplementare, in minuti
granted-minutes-hint = Al posto della percentuale, non in aggiunta.
granted-larger_type = Caratteri più grandi in tutte le pagine
granted-no_countdown = Nessun conto alla rovescia negli esami
granted-save = Salva
granted-kept = Salvato: vale da ora in poi.
granted-fault-percent = Scrivi un numero intero da 1 a 300, o nulla.
granted-fault-minutes = Scrivi un numero intero da 1 a 600, o nulla.
granted-fault-both = Concedi la percentuale o i minuti, non entrambi.
