### After an exam: results, answers for examiners to mark, mark sheets, and the candidates’ review.

results-title = Resultater
results-page-title = Resultater: { $name }
results-told = { $n ->
    [one] Ett forsøk
   *[other] { $n } forsøk
}, { $over } avsluttet, { $done } med resultat.
results-told-passed = { $n ->
    [one] Ett forsøk
   *[other] { $n } forsøk
}, { $over } avsluttet, { $done } med resultat, { $passed } bestått.
results-review-nothing = Kandidatene ser ingenting av det ennå.
results-review-marks = Kandidatene ser vurderingene sine.
results-review-answers = Kandidatene ser vurderingene sine, og svarene sine ved siden av avgjørelsene.
results-review-explanations = Kandidatene ser vurderingene sine, svarene sine ved siden av avgjørelsene, og hvorfor avgjørelsene er som de er.
results-marking = Rett svar
results-review = Hva kandidatene ser
results-csv = Som tabell (CSV)
results-candidates = Kandidater
results-trials = Prøvd av sensorer
results-attempt = forsøk { $n }
results-state-waits = venter på å slippe inn
results-state-under_way = i gang
results-state-submitted = levert
results-state-out_of_time = tiden ute
results-state-ended = avsluttet av en sensor
results-state-not_sat = ikke møtt
results-part = { $part }: { $mark }
results-part-closed = uten lovbok
results-part-open = med lovbok
results-part-practical = ved bordet
results-part-oral = i samtalen
results-open = åpen
results-capped = begrenset av en kritisk oppgave
results-band = karakter { $n }
results-passed = bestått
results-failed = ikke bestått
results-coming = { $n ->
    [one] ett svar blir rettet
   *[other] { $n } svar blir rettet
}
results-waits = { $n ->
    [one] ett svar venter på sensorer
   *[other] { $n } svar venter på sensorer
}
results-lines = { $n ->
    [one] én linje i skjemaet er åpen
   *[other] { $n } linjer i skjemaet er åpne
}
results-table = { $table }: { $points } av { $of }
results-sheet = Skjema
results-sheet-spoken = Skjema for { $name }
results-file-code = Eksamenskode
results-file-exam = Eksamen
results-file-opens = Begynner (UTC)
results-file-released = Frigitt
results-file-name = Navn
results-file-email = Adresse
results-file-number = Nummer
results-file-attempt = Forsøk
results-file-state = Status
results-file-closed = Del uten lovbok, av 1000
results-file-open = Del med lovbok, av 1000
results-file-practical = Praktisk del, av 1000
results-file-oral = Muntlig del, av 1000
results-file-whole = Resultat, av 1000
results-file-passed = Bestått
results-file-band = Karakter
results-file-waits = Venter

marking-title = Svar som skal rettes
marking-page-title = Svar som skal rettes: { $name }
marking-about = Her er svarene der lovene overlater noe til TL eller autoritetene er uenige, og de som motoren ikke kunne rette. To sensorer retter hvert av dem, uten navn og uten å se den andres vurdering; skiller de seg med mer enn 15 poeng, avgjør en tredje.
marking-told = { $n ->
    [one] Ett svar venter på deg.
   *[other] { $n } svar venter på deg.
}
marking-none = Ingenting venter på deg.
marking-others = { $n ->
    [one] Ett svar som du har rettet, venter på en annen.
   *[other] { $n } svar som du har rettet, venter på en annen.
}
marking-question = Oppgave { $id }
marking-turn-examiner = skal rettes av to
marking-computed = motoren kunne ikke rette det
marking-turn-third = to sensorer er uenige: din vurdering avgjør
marking-answered = Svaret
marking-engine = Motorens beregning, der et svar regnes som riktig når det er innenfor det lovene overlater til TL. Dette er ikke en vurdering.
marking-changed = Oppgaven er endret siden oppgavesettet ble trukket, så motoren har ikke rettet den. Fakta er dagens: Kandidaten kan ha svart på andre. Rett svaret slik det ble gitt, og spør den som endret oppgaven, hva den var.
marking-gone = Oppgavebanken har ikke denne oppgaven lenger, så motoren kunne ikke rette den. Spør den som fjernet den, hva den var.
marking-no-ruling = Motoren har ingen avgjørelse om den, så den kunne ikke rette den.
marking-mark = Vurdering, fra 0 til 100
marking-mark-hint = 100 for et helt riktig svar.
marking-reason = Hvorfor
marking-reason-hint = Kandidaten leser dette når svarene frigis.
marking-give = Gi denne vurderingen
marking-fault-mark = Skriv et helt tall fra 0 til 100.
marking-fault-text = Begrunn vurderingen med noen få ord.
marking-fault-long = Teksten er for lang: Gjør den kortere.
marking-fault-taken = Det svaret venter ikke på deg lenger.

sheet-page-title = Skjema for { $name }
sheet-about = { $exam }: poeng for prøven ved bordet og for samtalen. Det en annen sensor lagrer imens, blir stående.
sheet-open = åpen
sheet-part-practical = Ved bordet
sheet-part-oral = I samtalen
sheet-remark = Merknad
sheet-table-remarks = Merknader ved bordene
sheet-keep = Lagre disse poengene
sheet-kept = Poengene er lagret.
sheet-fault-since = { $line }: En annen sensor har gitt andre poeng, som nå er valgt her. Ingenting ble lagret; rett dem hvis de er feil.
sheet-fault-points = { $line }: velg fra 0 til { $most } poeng.

review-title = Hva kandidatene ser
review-page-title = Hva kandidatene ser av { $name }
review-about = Resultatene kan frigis når gjennomføringen er over og ingen er i gang; gjennomføringen forblir da stengt. Den som ser mer enn før, får en e-post.
review-open = { $n ->
    [one] Én kandidat er ikke ferdig.
   *[other] { $n } kandidater er ikke ferdige.
}
review-waits = { $n ->
    [one] Ett resultat er fortsatt åpent.
   *[other] { $n } resultater er fortsatt åpne.
}
review-phase = Kandidatene ser
review-nothing = Ingenting
review-marks = Vurderingene sine
review-answers = Vurderingene sine, og svarene sine ved siden av avgjørelsene
review-explanations = Alt det, og hvorfor avgjørelsene er som de er
review-appeals = De kan klage til
review-appeals-hint = Etter klokken i { $zone }. La feltet stå tomt hvis ingen kan klage.
review-fault-appeals_until = Oppgi en dag og et klokkeslett.
review-fault-lasts = En kandidat er i gang, eller kan fortsatt begynne. Frigi resultatene når gjennomføringen er over og ingen er i gang.
review-fault-typing = Et sett skrevet i sal er ikke fullført. Tast det ferdig før du frigir resultatene.
review-fault-unsure = Kandidatene ville se mindre enn nå. Bekreft det nedenfor.
review-sure = De skal se mindre enn de gjør nå
review-set = Lagre

reviewed-link = Resultatet
reviewed-page-title = { $name }: resultatet
reviewed-closed = Svarene dine er lagret. Resultatet vises her når en sensor frigir det; du får da en e-post.
reviewed-under-way = Du tar en annen eksamen. Resultatet av denne vises når den er over.
reviewed-waits = { $n ->
    [one] Én vurdering er fortsatt åpen, så resultatet er også åpent.
   *[other] { $n } vurderinger er fortsatt åpne, så resultatet er også åpent.
}
reviewed-pages = Oppgaver
reviewed-marks = Svar og avgjørelser vises når en sensor frigir dem.
reviewed-answers = Hver oppgave fører til svaret ditt ved siden av avgjørelsen.
reviewed-explanations = Hver oppgave fører til svaret ditt ved siden av avgjørelsen, med begrunnelsen.
reviewed-question = { $n }. Oppgave { $id }
reviewed-unanswered = ikke besvart
reviewed-page-waits = venter på retting
reviewed-by-engine = rettet av motoren
reviewed-by-examiner = rettet av to sensorer
reviewed-by-third = rettet av en tredje sensor
reviewed-by-remark = rettet på nytt
reviewed-answer = Svaret ditt
reviewed-changed = Oppgaven er endret siden oppgavesettet ditt ble trukket. Fakta er dagens, og avgjørelsen om dem vises ikke ved siden av svaret ditt.
reviewed-gone = Oppgavebanken har ikke denne oppgaven lenger.
given-caption = Svarene, del for del
reviewed-reasons = Sensorenes begrunnelser
reviewed-receipt = Lagret som endring { $n }, { $at }, med kvitteringen
reviewed-no-receipt = Ingenting ble lagret for denne oppgaven.
reviewed-before = Den forrige
reviewed-after = Den neste

## Markers of a sitting, who have no role.

marker-title = Medsensorer for denne eksamenen
marker-about = Inviter en person til å vurdere denne eksamenen: en kollega, gjerne fra et annet forbund. Personen ser svarene som venter, uten navn, og ikke noe annet. Invitasjonen varer i 30 dager.
marker-needed = { $n ->
    [one] Ett svar venter på en medsensor: inviter en.
   *[other] { $n } svar venter på en medsensor: inviter en.
}
marker-email = E-postadresse
marker-invite = Inviter
marker-invited = En invitasjon er på vei til { $email }.
marker-withdraw = Trekk tilbake
marker-withdraw-spoken = Trekk tilbake invitasjonen til { $email }
marker-withdrawn = Invitasjonen er trukket tilbake. Poeng som er gitt, står.
marker-is-invited = invitert, til { $when }
marker-is-marks = vurderer, til { $when }
marker-is-over = avsluttet { $when }
marker-fault-email = Kontroller e-postadressen: den er ikke gyldig.
marker-fault-email-own = Det er din egen adresse. Medsensoren er en annen person.
marker-fault-email-draft = Åpne gjennomføringen først.
marker-fault-email-candidate = Denne personen er kandidat i denne eksamenen.
marker-fault-email-many = Denne eksamenen har 20 invitasjoner. Trekk tilbake en først.
mark-title = Vurder en eksamen
mark-lead = { $federation } ber deg vurdere svar i «{ $exam }».
mark-about = Du ser svarene som trenger en vurdering til, uten navn, og hva motoren sier om dem. Du gir hvert svar poeng og en begrunnelse.
mark-as = Du er logget inn som { $name }.
mark-accept = Godta
mark-sign-in = Logg inn og godta
mark-new = Ingen konto ennå?
mark-new-about = Opprett en for { $email } og begynn.
mark-join = Opprett konto og godta
mark-go = Vurder svar
mark-taken = Denne invitasjonen er godtatt med en annen konto. Logg inn med den.
mark-fault-taken = Denne invitasjonen er godtatt med en annen konto.
mark-fault-candidate = Du er kandidat i denne eksamenen, så du kan ikke vurdere den.
