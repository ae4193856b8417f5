### A whole exam from one form, and what is left to do for an exam.

wizard-title = En eksamen på ti minutter
wizard-lead = Les setningene, endre det du vil i dem, og skriv hvem som skal opp. Kandidatene hører ingenting om eksamenen før du åpner den; de som ikke har konto, blir invitert til å opprette en nå.
wizard-sentence-who = Fra { $opens } kan { $who } gå opp til eksamen.
wizard-sentence-level = Den gjelder { $level }; et nytt heter { $level_name }.
wizard-sentence-new = Den gjelder et nytt sertifikat, { $level_name }.
wizard-sentence-paper = Med { $paper } som oppgavesett er { $pass } % bestått.
wizard-sentence-times = Hver oppgave får { $per_question } minutter, og eksamenen er åpen { $late } minutter lenger for dem som kommer sent.
wizard-who = Hvem som skal opp
wizard-who-listed = personene nedenfor
wizard-who-everyone = alle i forbundet
wizard-people = Personer
wizard-people-hint = Én per linje: navn og e-postadresse, for eksempel Ada Lovelace ada@example.org. For dem som har konto, er adressen eller medlemsnummeret nok.
wizard-opens = Når den begynner
wizard-level = Sertifikat
wizard-level_name = Navn på et nytt sertifikat
wizard-level-of = { $level } ({ $programme })
wizard-level-new = et nytt sertifikat
wizard-level-usual = Klubbturneringsleder
wizard-paper = Oppgavesett
wizard-paper-own = { $n ->
    [one] vårt «{ $name }», én oppgave
   *[other] vårt «{ $name }», { $n } oppgaver
}
wizard-paper-bank = { $n ->
    [one] malen «{ $name }», én oppgave
   *[other] malen «{ $name }», { $n } oppgaver
}
wizard-paper-like = { $n ->
    [1] { $name }, beståttgrense { $pass } %
   *[other] { $name }, beståttgrense { $pass } % ({ $n })
}
wizard-pass = Grense for bestått i prosent
wizard-zone = Klokkeslett er etter { $zone }.
wizard-rules = Et nytt sertifikat går til alle som består denne eksamenen; én sensor utsteder det, og det har ingen sluttdato. Det kan du endre senere på siden til programmet.
wizard-more = Tider, navn og koder
wizard-per_question = Minutter per oppgave
wizard-late = Minutter for dem som kommer sent
wizard-name-hint = La feltet stå tomt for sertifikatets navn.
wizard-code-hint = La feltet stå tomt for koden som sertifikatet krever. Små bokstaver, sifre og bindestreker.
wizard-make = Lag eksamenen
wizard-fault-who = Velg hvem som skal opp til eksamen.
wizard-fault-people = Skriv minst én person, eller velg alle i forbundet.
wizard-fault-people-long = Skriv høyst 3000 personer.
wizard-fault-people-name = { $named } har ingen konto ennå: skriv navnet ved siden av adressen.
wizard-fault-people-number = Ingen i forbundet har medlemsnummeret { $named }.
wizard-fault-people-odd = { $named } er verken en e-postadresse eller et medlemsnummer.
wizard-fault-people-enrol = { $named } har ingen konto, og rollen din kan ikke invitere. Be en administrator om å invitere først.
wizard-fault-level = Velg et sertifikat som krever en eksamen.
wizard-fault-level_name = Gi det nye sertifikatet et navn på høyst 120 tegn.
wizard-fault-level_name-taken = Det finnes for mange programmer med dette navnet. Velg et annet.
wizard-fault-paper-faults = Dette oppgavesettet har feil. Rett dem på siden til oppgavesettet, eller velg et annet.
wizard-fault-paper-short = Banken har for få oppgaver til dette oppgavesettet. Velg et annet.
wizard-fault-paper-names = Det er for mange oppgavesett med dette navnet. Gi ett av dem et annet navn, eller velg et annet oppgavesett.
wizard-fault-pass = Skriv en grense fra 1 til 100.
wizard-fault-opens-past = Med denne begynnelsen ville eksamenen alt være over.
wizard-fault-per_question = Skriv et antall minutter fra 1 til 60.
wizard-fault-late = Skriv et antall minutter fra 0 til 720.
wizard-fault-unruled = Avgjørelsene tar lengre tid enn vanlig. Trykk igjen om et øyeblikk: det som er regnet ut, er tatt vare på.
wizard-fault-store = Noe gikk galt hos oss, og eksamenen er ikke hel. Trykk igjen: det som finnes fra før, blir ikke laget to ganger.
wizard-before = Det som finnes fra før
wizard-before-about = Resten blir laget når du trykker igjen.
wizard-part-paper = Oppgavesett
wizard-part-programme = Program
wizard-part-sitting = Gjennomføring
wizard-part-missing = ikke ennå
wizard-made = Eksamenen er laget.
wizard-made-paper = Oppgavesettet
wizard-made-programme = Programmet med sertifikatet
wizard-made-people = { $n ->
    [0] Ingen ble lagt til på listen.
    [one] Én person ble lagt til på listen, { $invited } av dem invitert til å opprette konto.
   *[other] { $n } personer ble lagt til på listen, { $invited } av dem invitert til å opprette konto.
}

## What is left to do for an exam.

exam-tasks = Dette gjenstår
exam-task-is-done = Gjort
exam-task-is-left = Gjenstår
exam-task-is-waits = Gjenstår nå
exam-task-is-optional = Om du vil
exam-task-open = Åpne eksamenen
exam-task-open-done = Kandidatene finner den, og de på listen har fått e-post.
exam-task-open-left = { $n ->
    [0] Kandidatene finner den når den er åpen. Knappen står under kontrollen.
    [one] Én person på listen får e-post når du åpner den. Knappen står under kontrollen.
   *[other] { $n } personer på listen får e-post når du åpner den. Knappen står under kontrollen.
}
exam-task-people = Personer på listen
exam-task-people-done = { $n ->
    [one] Én person er på listen.
   *[other] { $n } personer er på listen.
}
exam-task-people-left = Bare de på listen slipper inn, og den er tom.
exam-task-accounts = Kontoer
exam-task-accounts-done = Alle på listen har konto.
exam-task-accounts-left = { $n ->
    [one] Én person har ikke tatt imot invitasjonen til konto ennå.
   *[other] { $n } personer har ikke tatt imot invitasjonen til konto ennå.
}
exam-task-examiner = En medsensor
exam-task-examiner-done = Svar som er overlatt til skjønn, blir vurdert av to; { $n } kan gjøre det.
exam-task-examiner-left = Oppgavesettet overlater svar til skjønn, og dem vurderer to personer. Bare { $n } kan gjøre det: gi en til rollen, eller inviter en medsensor når eksamenen er åpen.
exam-task-examiner-waits = { $n ->
    [one] Ett svar venter på en medsensor: inviter en.
   *[other] { $n } svar venter på en medsensor: inviter en.
}
exam-task-key = Nøkkel for sertifikater
exam-task-key-done = Sertifikater kan utstedes.
exam-task-key-left = Nettstedet har ingen nøkkel ennå, så ingen sertifikater kan utstedes. Operatøren setter den.
exam-task-invigilator = En eksamensvakt
exam-task-invigilator-done = { $n ->
    [one] Én eksamensvakt kan følge med sammen med sensorene.
   *[other] { $n } eksamensvakter kan følge med sammen med sensorene.
}
exam-task-invigilator-optional = Sensorene følger med på oversikten. En administrator kan gi rollen til andre.
