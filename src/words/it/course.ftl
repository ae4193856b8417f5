### Courses, for their leaders and members.

federation-courses = Corsi
federation-courses-about = Programma, membri, esercizi assegnati, e andamento di ciascun gruppo
courses-none = Non c’è ancora alcun corso.
course-days = dal { $begins } al { $ends }
course-from = dal { $begins }
course-until = fino al { $ends }
course-always = senza date
course-told = { $days } · { $n ->
    [one] un allievo
   *[other] { $n } allievi
} · nei file: { $code }

course-new = Nuovo corso
course-settings = Impostazioni del corso
course-save = Salva il corso
course-name = Nome
course-code = Codice
course-code-hint = Un nome breve con cui i file delle persone indicano il corso: lettere, cifre, trattini. Per esempio primavera-27.
course-begins = Primo giorno
course-ends = Ultimo giorno
course-laws = Articoli
course-laws-hint = I loro numeri, per esempio 28, 30, 68. Il gruppo viene seguito su questi; su tutti se lasci vuoto.
course-sets = Serie di casi
course-sets-hint = Una per riga: un nome, i due punti, e gli id brevi dei casi. Per esempio Passi: r001, r002
course-fault-name = Dai al corso un nome di al massimo 120 caratteri.
course-fault-code = Dai al corso un codice di al massimo 40 lettere, cifre e trattini.
course-fault-code-taken = Un altro corso ha questo codice.
course-fault-begins = Data non valida. Scrivila come 2027-05-31, o lascia vuoto.
course-fault-ends = Data non valida, o precedente al primo giorno.
course-fault-laws = Sull’articolo { $named } non ci sono casi.
course-fault-sets = La riga { $named } deve avere un nome, i due punti e gli id dei casi; oppure il nome compare già.
course-fault-sets-scenario = Il caso { $named } non esiste.

course-export = Salva come foglio di calcolo
course-file-name = Nome
course-file-email = Indirizzo e-mail
course-file-number = Numero di tessera
course-file-part = Ruolo nel corso
course-file-suspended = Sospeso
course-file-answers = Risposte
course-file-mean = Media in percentuale
course-file-last = Ultima risposta
course-file-done = { $title }: fatti
course-file-of = { $title }: su

course-work = Esercizi assegnati
course-work-none = Nessun esercizio assegnato.
course-work-done = { $scenarios ->
    [one] un caso
   *[other] { $scenarios } casi
} · tutto fatto da { $n } su { $of }
course-withdraw = Ritira
course-withdraw-spoken = Ritira { $title }
course-assign = Assegna esercizi
work-of = Che cosa
work-title = Titolo
work-title-hint = Facoltativo: altrimenti prende il nome dell’articolo o della serie.
work-opens = Dal
work-opens-hint = Contano le risposte da quel giorno in poi.
work-due = Fino al
work-assign = Assegna
work-days = dal { $opens } al { $due }
work-from = dal { $opens }
work-fault-title = Un titolo ha al massimo 120 caratteri.
work-fault-of = Scegli un articolo o una serie.
work-fault-opens = Data non valida. Scrivila come 2027-05-31.
work-fault-due = Data non valida, o precedente al primo giorno.

course-weak = Dove il gruppo è debole
course-weak-none = Nessuno ha ancora risposto sugli articoli di questo corso.
course-untouched = { $n ->
    [one] Su un articolo di questo corso nessuno ha ancora risposto.
   *[other] Su { $n } articoli di questo corso nessuno ha ancora risposto.
}
course-stuck = Sotto il 60{"\u00A0"}%
course-stuck-of = { $n } su { $of }
course-quiet = Chi è inattivo
course-quiet-none = Nessuno.
course-quiet-about = { $n ->
    [one] Un allievo non risponde
   *[other] { $n } allievi non rispondono
} da { $days } giorni o più.
course-last = { $days ->
    [0] ultima risposta oggi
    [one] ultima risposta ieri
   *[other] ultima risposta { $days } giorni fa
}
course-last-never = ancora nessuna risposta
course-last-day = l’ultima il { $day }
course-everybody = Chi ha fatto che cosa
course-answers = { $n ->
    [0] nessuna risposta
    [one] una risposta
   *[other] { $n } risposte
}
course-mean = media { $mean }
course-done = { $title }: { $n } su { $of }
course-more = { $n ->
    [one] Un altro è nel foglio di calcolo.
   *[other] Altri { $n } sono nel foglio di calcolo.
}
course-trainee = allievo
course-leader = responsabile del corso
course-suspended = sospeso

course-members = Membri
course-members-of = Membri di { $name }
course-members-none = In questo corso non c’è ancora nessuno.
course-members-file = Per inserire molte persone insieme usa un file:
course-act-suspend = Sospendi
course-act-suspend-spoken = Sospendi { $name }
course-act-resume = Riammetti
course-act-resume-spoken = Riammetti { $name }
course-act-remove = Rimuovi
course-act-remove-spoken = Rimuovi { $name }
course-seat = Aggiungi un membro
course-seat-email = Indirizzo e-mail
course-seat-email-hint = Di una persona con un account in questa federazione.
course-seat-part = Ruolo nel corso
course-seat-do = Aggiungi
course-seat-fault-email = Nessun account di questa federazione ha questo indirizzo. Inserisci la persona da un file, o prima invitala.
course-seat-fault-part = Questa persona non è responsabile di corso della federazione. Un amministratore assegna il ruolo nella pagina della persona.

course-syllabus = Programma
course-syllabus-none = Non sono indicati né articoli né serie.

assigned = Assegnati a te
assigned-of = fatti { $n } su { $of }
assigned-due = { $days ->
    [0] entro oggi
    [one] entro domani
   *[other] entro il { $day }
}
assigned-late = era entro il { $day }
assigned-open = senza scadenza
assigned-later = dal { $day }
assigned-done = tutto fatto
assigned-go = Prosegui
assigned-go-spoken = Prosegui con { $title }
