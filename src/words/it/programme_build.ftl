### Building a programme from levels and requirements.

## Forms that build a file from cards

draft-save = Salva e controlla
draft-names = Nome in altre lingue
draft-act-keep = Salva
draft-act-keep-of = Salva: { $row }
draft-act-up = Su
draft-act-up-of = Su: { $row }
draft-act-down = Giù
draft-act-down-of = Giù: { $row }
draft-act-copy = Duplica
draft-act-copy-of = Duplica: { $row }
draft-act-remove = Elimina
draft-act-remove-of = Elimina: { $row }

## The programme

build-programme = Il programma
build-levels = Livelli
build-levels-about = Il più basso per primo. In una frase lascia vuoto un campo dove non c’è un limite.
build-level = Livello { $n }
build-add-level = Aggiungi un livello
build-level-by-name = I certificati indicano questo livello con il suo nome: se lo cambi, non valgono più per esso.
build-requires = Che cosa richiede
build-prerequisite = Un certificato valido: { $level }
build-requirement-in = { $in }, requisito { $n }
build-lesson-in = { $in }, lezione { $n }
build-refresher-in = { $in }, rinnovo con un aggiornamento
build-delta-in = { $in }, rinnovo con un esame sui cambiamenti
build-add = Aggiungi un requisito:
build-add-within = Aggiungi un requisito
build-add-exam = Un esame
build-add-practice = Esercizio
build-add-lessons = Più lezioni
build-add-practical = Direzione
build-add-oral = Un esame orale
build-add-any = Una scelta
build-add-all = Un gruppo
build-add-lesson = Aggiungi una lezione
build-add-refresher = Rinnova con un aggiornamento
build-add-delta = Rinnova con un esame sui cambiamenti
build-add-to = { $what }: { $row }

## Sentences

build-exam-said = Superare { $paper } con un risultato di almeno { $mark } %. Senza percentuale decide la regola del suo questionario.
build-exam-any = un esame qualsiasi
build-exam = { $name } ({ $code })
build-exam-unknown = { $code } (nessun esame ha ancora questo codice)
build-exam-further = Altre condizioni
build-exam-new = Oppure un esame non ancora tenuto, con il codice { $code }.
build-exam-right = Almeno { $least } domande su { $of } del tutto giuste.
build-exam-points = Almeno { $least } punti su { $of }.
build-exam-sections = Almeno { $closed } % nella parte senza Codice, { $open } % nella parte con il Codice, { $practical } % nella parte pratica e { $oral } % nella parte orale.
build-exam-within = Sostenuto negli ultimi { $days } giorni.
build-practice = { $scope }: almeno { $scenarios } casi di esercizio con una media di almeno { $mean } %, nessuno sotto { $floor } %.
build-lessons = Una media di almeno { $mean } % in queste lezioni di esercizio, nessuna sotto { $floor } %:
build-lesson = { $scope }: { $scenarios } casi.
build-practical = Dirigere almeno { $sessions } tornei e { $hours } ore in tutto; contano { $cosigned }.
build-cosigned-only = solo i tornei controfirmati
build-cosigned-all = tutti i tornei
build-oral = Un esame orale con un voto di almeno { $mark } %.
build-any = Almeno { $least } di questi:
build-all = Tutti questi:
build-unknown = Questo non è un requisito, o ne contiene più d’uno.
build-terms = Il certificato
build-validity = È valido per { $years } anni, o finché il titolare non resta inattivo per { $inactive } anni. Lascia vuoti entrambi se è valido a vita.
build-examiners = Per ogni certificato occorre l’approvazione di { $examiners }.
build-examiners-one = un esaminatore
build-examiners-two = due esaminatori
build-bands = Con merito da { $merit } % e con lode da { $distinction } % in ogni esame.
build-refresher = Rinnovato con un aggiornamento
build-delta = Rinnovato con un esame su ciò che un’altra edizione ha cambiato
build-window = L’esame che lo rinnova conta da { $opens_days } giorni prima del suo ultimo giorno fino a { $grace_days } giorni dopo.

## Names of the fields

build-field-name = Nome
build-field-id = Nome breve
build-field-edition = Edizione del Codice
build-hint-edition = Contano solo i casi decisi secondo questo Codice.
build-field-example = Solo un esempio
build-field-other = Campi che nessun programma ha
build-field-prerequisites = Certificati richiesti
build-field-scope = Tipo di casi
build-field-scenarios = Numero di casi
build-field-mean = Media minima, in %
build-field-floor = Voto minimo, in %
build-field-paper = Esame
build-field-paper-new = Codice di un esame non ancora tenuto
build-field-mark = Risultato minimo, in %
build-field-right-least = Domande del tutto giuste
build-field-right-of = Domande in tutto
build-field-points-least = Punti
build-field-points-of = Punti in tutto
build-field-sections-closed = Parte senza Codice, in %
build-field-sections-open = Parte con il Codice, in %
build-field-sections-practical = Parte pratica, in %
build-field-sections-oral = Parte orale, in %
build-field-critical = Nessuna domanda critica dev’essere sbagliata
build-field-within_days = Età massima in giorni
build-field-practical-sessions = Numero di tornei
build-field-practical-hours = Numero di ore
build-field-practical-cosigned = Tornei che contano
build-field-oral-mark = Voto minimo, in %
build-field-least = Numero necessario
build-field-validity-years = Validità in anni
build-field-validity-inactive_years = Anni di inattività
build-field-examiners = Numero di esaminatori
build-field-bands-merit = Con merito da, in %
build-field-bands-distinction = Con lode da, in %
build-field-renewal-opens_days = Giorni prima dell’ultimo giorno
build-field-renewal-grace_days = Giorni dopo l’ultimo giorno

## Faults, in the terms of this form

build-fault-not_per_cent = Indica una percentuale da 0 a 100, per esempio 65 o 67,5.
build-fault-missing_field-levels = Aggiungi almeno un livello.
build-fault-missing_field-requires = Aggiungi almeno un requisito.
build-fault-empty-all = Aggiungi almeno un requisito a questo gruppo, o eliminalo.
build-fault-empty-any = Aggiungi almeno un requisito a questa scelta, o eliminala.
build-fault-empty-lessons = Aggiungi almeno una lezione.
build-fault-not_one_of-requires = Questo non è un requisito, o ne contiene più d’uno. Correggi le sue righe, o eliminalo.
build-fault-not_one_of-validity = Indica gli anni di validità o gli anni di inattività, non entrambi.
build-fault-missing_field-sessions = Indica un numero di tornei, di ore, o entrambi.
build-fault-missing_field-refresher = Aggiungi l’esame che rinnova il certificato, o lascia vuoti i giorni prima e dopo.

## As a file

build-unread = Questo file non si può mostrare come modulo. Correggilo qui sotto, o sostituiscilo.
build-comments = Il file di questo programma ha dei commenti. Si perdono quando salvi il modulo: scarica prima il file, se vuoi conservarli.
build-as-file-about = Lo stesso programma come testo, da conservare, da inviare a un’altra federazione o da riceverne.

## Who would pass

simulation-show = Chi supererebbe?
simulation-of = Chi supererebbe: { $name }
simulation-back = Torna al programma
simulation-about = Il testo salvato è applicato a ciò che ognuno ha fatto finora. Nulla viene salvato, e nessuno viene avvisato.
simulation-compared = È confrontato con il testo offerto ora.
simulation-published = Questo è il testo offerto ora.
simulation-alone = Nessun testo è ancora offerto: non c’è nulla da confrontare.
simulation-without = { $n ->
    [0] Tutti hanno risolto un caso, sostenuto un esame o diretto un torneo.
    [one] Una persona senza esercizio, esami e tornei è esclusa.
   *[other] { $n } persone senza esercizio, esami e tornei sono escluse.
}
simulation-part = Il conto riguarda una parte delle persone, al massimo { $most }, in ordine di nome. Le altre parti hanno le loro pagine.
simulation-nobody = Nessuno qui ha ancora risolto un caso, sostenuto un esame o diretto un torneo.
simulation-faults = Correggi prima gli errori del programma. Poi si potrà applicare alle persone.
simulation-passed = { $held ->
    [0] Con queste regole supererebbero { $n } persone su { $of }.
   *[other] { $of ->
        [0] Qui tutti hanno questo certificato.
       *[other] Su { $of } persone senza questo certificato, con queste regole supererebbero { $n }.
    }
}
simulation-held = { $n ->
    [one] Una persona lo ha, e lo conserva con qualsiasi regola.
   *[other] { $n } persone lo hanno, e lo conservano con qualsiasi regola.
}
simulation-before = Secondo il testo offerto ora superano { $n } su { $of }.
simulation-new-level = Il testo offerto ora non ha questo livello.
simulation-stops = Ciò che ferma più persone: «{ $what }» { $n ->
    [one] Una persona non lo soddisfa
   *[other] { $n } persone non lo soddisfano
}; { $alone ->
    [0] nessuno non supera solo per questo.
    [one] una persona non supera solo per questo.
   *[other] { $alone } non superano solo per questo.
}
simulation-caption = Persone che soddisfano ciascun requisito, su { $of }
simulation-need = Requisito
simulation-met = Persone che lo soddisfano
simulation-all = Tutti i requisiti
simulation-all-short = tutti
simulation-gains = { $n ->
    [one] Una persona supererebbe e ora non supera
   *[other] { $n } persone supererebbero e ora non superano
}
simulation-losses = { $n ->
    [one] Una persona ora supera e non supererebbe
   *[other] { $n } persone ora superano e non supererebbero
}
