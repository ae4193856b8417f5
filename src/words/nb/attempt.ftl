# An exam for its candidates: entry, questions, saving, submitting.

exam-opens = Åpner
exam-closes = Stenger
exam-parts = Deler
exam-part-closed = { $n ->
    [one] Uten lovbok: ett minutt
   *[other] Uten lovbok: { $n } minutter
}
exam-part-open = { $n ->
    [one] Med lovbok: ett minutt
   *[other] Med lovbok: { $n } minutter
}
exam-yours = Din tid
exam-minutes = { $n ->
    [one] Ett minutt i alt
   *[other] { $n } minutter i alt
}
exam-trial = Dette er en prøve. Den teller ikke.
exam-manner-saved = Hvert svar blir lagret når du gir det. Det som vises som lagret, er tatt vare på og har en kvittering.
exam-manner-devices = Hvis enheten din svikter, logg inn på en annen og fortsett der du var.
exam-manner-runs-on = Klokken går videre hvis forbindelsen svikter. Svar du gir imens, venter i nettleseren din.
exam-manner-stops = Klokken stanser hvis forbindelsen svikter, inntil en grense. Svar du gir imens, venter i nettleseren din.
exam-manner-closed = Resten av nettstedet er stengt for deg til du har levert.
exam-go-on = Fortsett med eksamenen
exam-not-yet = Eksamenen har ikke åpnet ennå.
exam-over = Eksamenen er over.
exam-entry = Inngangskode
exam-entry-hint = Sensoren din oppgir den.
exam-authorised = Sensoren slipper deg inn. Tiden begynner først da.
exam-begin = Begynn
exam-earlier = Forsøkene dine
exam-fault-not_yet = Eksamenen har ikke åpnet ennå.
exam-fault-over = Eksamenen er over.
exam-fault-not_listed = Denne eksamenen er for dem som står på sensorens liste, og du står ikke der. Spør sensoren hvis du skulle ha gjort det.
exam-fault-marks = Du vurderer denne eksamenen, så du kan ikke gå opp til den.
exam-fault-entry_code = Inngangskoden er feil.
exam-fault-too_many = For mange feil koder. Vent et kvarter, eller spør sensoren din.
exam-fault-none_left = Du har brukt alle forsøkene du har inntil videre.
exam-fault-cooling_off = Du må vente lenger etter forrige forsøk.
exam-fault-tried = Du har prøvd denne eksamenen som sensor og kjenner oppgavene. Du kan ikke ta den.
exam-fault-store = Lagringen mislyktes. Prøv igjen.

attempt-state-waits = Venter
attempt-state-under_way = I gang
attempt-state-submitted = Levert
attempt-state-out_of_time = Tiden var ute
attempt-state-ended = Avsluttet av en sensor

attempt-clock = Tid
attempt-part-closed = Uten lovbok
attempt-part-open = Med lovbok
attempt-ends = slutter
attempt-time-over = Tiden din er ute.
attempt-left-title = Tid igjen
attempt-left-minutes = { $n ->
    [one] Ett minutt igjen
   *[other] { $n } minutter igjen
}
attempt-left-seconds = { $n ->
    [one] Ett sekund igjen
   *[other] { $n } sekunder igjen
}
attempt-warning = { $n ->
    [one] Ett minutt igjen.
   *[other] { $n } minutter igjen.
}

attempt-pages = Oppgaver
attempt-page = Oppgave { $n }
attempt-page-locked = åpnes senere
attempt-page-not-seen = ikke sett
attempt-page-seen = sett, ikke besvart
attempt-page-partly = delvis besvart
attempt-page-answered = besvart
attempt-page-closed = stengt
attempt-page-flagged = merket

attempt-question = Oppgave { $n } av { $of }
attempt-public = Oppgavens id: { $id }. Oppgi den hvis du melder fra om en feil i oppgaven.
attempt-page-is-closed = Denne siden er stengt. Svaret ditt er lagret.
attempt-page-changed = Denne oppgaven ble endret etter at oppgavesettet ditt ble laget. Svar på det du ser nå. Sensoren ser at den ble endret.
attempt-saved = Lagret kl. { $time } ({ $zone }) · kvittering { $receipt }
attempt-saving = Lagrer …
attempt-waiting = Ikke lagret ennå: Serveren svarer ikke. Svarene dine venter i denne nettleseren og blir sendt når den gjør det ({ $n } venter).
attempt-refused-over = Ikke lagret: Eksamenen var over. Ta vare på filen og vis den til sensoren din ({ $n } ikke lagret).
attempt-refused-part_over = Ikke lagret: Tiden for den delen var ute. Ta vare på filen og vis den til sensoren din ({ $n } ikke lagret).
attempt-refused-closed = Ikke lagret: Du hadde gått videre til neste trinn, og siden var stengt. Ta vare på filen og vis den til sensoren din ({ $n } ikke lagret).
attempt-refused-no_page = Ikke lagret: Siden var ikke åpen. Ta vare på filen og vis den til sensoren din ({ $n } ikke lagret).
attempt-refused-stale = Ikke lagret: Du har senere svart på denne oppgaven på en annen enhet, og det svaret teller. Last siden på nytt for å se det. Det som ikke ble lagret, er i filen ({ $n } ikke lagret).
attempt-refused-twice = Ikke lagret: Noe gikk galt i denne nettleseren. Velg svaret ditt på nytt, og ta vare på filen ({ $n } ikke lagret).
attempt-refused-too_long = Ikke lagret: Svaret er for langt. Velg svaret ditt på nytt, og ta vare på filen ({ $n } ikke lagret).
attempt-refused-too_many = Ikke lagret: Denne eksamenen har nådd grensen for hvor mange endringer som blir lagret. Ta vare på filen og vis den til sensoren din ({ $n } ikke lagret).
attempt-refused-unreadable = Ikke lagret: Serveren kunne ikke lese det denne nettleseren sendte. Ta vare på filen og vis den til sensoren din ({ $n } ikke lagret).
attempt-session-ended = Ikke lagret: Du er logget ut. Logg inn igjen i en annen fane. Svarene dine venter i denne nettleseren.
attempt-file = Lagre det ulagrede i en fil
attempt-save = Lagre
attempt-save-next = Lagre og gå til neste oppgave
attempt-next = Neste oppgave
attempt-stage = Hva som så skjedde
attempt-go-on-help = Siden blir da stengt, og du kan ikke lenger endre svaret på den.
attempt-note = Ditt notat
attempt-note-label = Bare for deg selv
attempt-note-hint = Inntil { $n } tegn. Det blir ikke rettet.
attempt-note-save = Lagre notatet
attempt-to-summary = Oversikt og levering

attempt-summary = Svarene dine
attempt-go-on = Fortsett
attempt-counts-whole = Alt er besvart.
attempt-counts-left = { $n ->
    [one] Én oppgave er ikke besvart.
   *[other] { $n } oppgaver er ikke besvart.
}
attempt-counts-partly = { $n ->
    [one] Én oppgave er bare delvis besvart.
   *[other] { $n } oppgaver er bare delvis besvart.
}
attempt-counts-flagged = { $n ->
    [0] Ingen er merket.
    [one] Én er merket.
   *[other] { $n } er merket.
}
attempt-open-part = Gå videre til delen med lovbok
attempt-open-part-help = Delen uten lovbok blir da stengt, og tiden for den er over.
attempt-submit = Lever
attempt-submit-help = Etter levering kan du ikke endre noe.
attempt-closed = Mens eksamenen din er i gang, er resten av nettstedet stengt for deg.
attempt-over-help = Du ser resultatet når sensoren frigir det.
attempt-kept = Hva som ble lagret
attempt-receipt = kvittering { $receipt }
attempt-receipts = Alle kvitteringer som fil
attempt-file-head = Kvitteringer for lagrede svar. Hver er SHA-256 av de åtte linjene over.

attempt-waits-title = Vent til sensoren slipper deg inn
attempt-waits-help = Du er logget inn på eksamenen. Tiden din har ikke begynt. Denne siden oppdaterer seg selv.
attempt-paper-title = Du tar denne eksamenen på papir
attempt-paper-help = Du får et hefte og et svarark i salen. Resultatet ditt vises her når det er frigitt.
attempt-tables-title = Du blir eksaminert ved bord
attempt-tables-help = Sensorene kaller deg til bordene i rommet. Resultatet ditt vises her når det er frigitt.
attempt-paused-title = Klokken er stanset
attempt-paused-help = En sensor har stanset klokken din. Du taper ingen tid. Denne siden oppdaterer seg selv.
attempt-elsewhere-title = En annen enhet er i bruk
attempt-elsewhere-help = Denne eksamenen pågår i en annen nettleser. Hvis du fortsetter her, kan den andre ikke lagre mer.
attempt-take-over = Fortsett her

attempt-fault-elsewhere = Ikke lagret: Denne eksamenen pågår i en annen nettleser.
attempt-fault-waits = Du har ikke begynt ennå.
attempt-fault-paused = Ikke lagret: En sensor har stanset klokken din.
attempt-fault-over = Ikke lagret: Eksamenen er over.
attempt-fault-no_page = Den siden er ikke åpen.
attempt-fault-part_over = Ikke lagret: Den delen er over.
attempt-fault-closed = Ikke lagret: Den siden er stengt.
attempt-fault-stale = Ikke lagret: Du har svart på denne oppgaven på en annen enhet siden du åpnet siden. Det svaret teller og vises her.
attempt-fault-too_long = Ikke lagret: Svaret er for langt.
attempt-fault-too_many = Ikke lagret: Denne eksamenen har nådd grensen for hvor mange endringer som blir lagret. Vis dette til sensoren din.
attempt-fault-twice = Ikke lagret. Lagre på nytt.
attempt-fault-store = Ikke lagret: Det kunne ikke lagres akkurat nå. Lagre på nytt.
