### Building a programme from levels and requirements.

## Forms that build a file from cards

draft-save = Lagre og sjekk
draft-names = Navn på andre språk
draft-act-keep = Lagre
draft-act-keep-of = Lagre: { $row }
draft-act-up = Opp
draft-act-up-of = Opp: { $row }
draft-act-down = Ned
draft-act-down-of = Ned: { $row }
draft-act-copy = Dupliser
draft-act-copy-of = Dupliser: { $row }
draft-act-remove = Fjern
draft-act-remove-of = Fjern: { $row }

## The programme

build-programme = Programmet
build-levels = Nivåer
build-levels-about = Det laveste først. La et felt i en setning stå tomt der det ikke er noen slik grense.
build-level = Nivå { $n }
build-add-level = Legg til et nivå
build-level-by-name = Sertifikatene kjenner dette nivået ved navnet: Endrer du det, gjelder de ikke lenger for nivået.
build-requires = Dette kreves
build-prerequisite = Et gyldig sertifikat: { $level }
build-requirement-in = { $in }, krav { $n }
build-lesson-in = { $in }, leksjon { $n }
build-refresher-in = { $in }, fornyelse ved oppfriskning
build-delta-in = { $in }, fornyelse ved eksamen i endringer
build-add = Legg til et krav:
build-add-within = Legg til et krav
build-add-exam = En eksamen
build-add-practice = Øving
build-add-lessons = Flere leksjoner
build-add-practical = Turneringsledelse
build-add-oral = En muntlig eksamen
build-add-any = Et valg
build-add-all = En gruppe
build-add-lesson = Legg til en leksjon
build-add-refresher = Forny ved oppfriskning
build-add-delta = Forny ved eksamen i endringer
build-add-to = { $what }: { $row }

## Sentences

build-exam-said = Bestå { $paper } med et resultat på minst { $mark } %. Uten prosent avgjør reglene i oppgavesettet.
build-exam-any = en hvilken som helst eksamen
build-exam = { $name } ({ $code })
build-exam-unknown = { $code } (ingen eksamen har denne koden ennå)
build-exam-further = Flere vilkår
build-exam-new = Eller en eksamen dere ikke har holdt ennå, med koden { $code }.
build-exam-right = Minst { $least } av { $of } oppgaver helt riktige.
build-exam-points = Minst { $least } av { $of } poeng.
build-exam-sections = Minst { $closed } % i delen uten lovbok, { $open } % i delen med lovbok, { $practical } % i den praktiske delen og { $oral } % i den muntlige delen.
build-exam-within = Tatt innen de siste { $days } dagene.
build-practice = { $scope }: minst { $scenarios } øvingsoppgaver med et snitt på minst { $mean } %, ingen under { $floor } %.
build-lessons = Et snitt på minst { $mean } % over disse øvingsleksjonene, ingen under { $floor } %:
build-lesson = { $scope }: { $scenarios } oppgaver.
build-practical = Led minst { $sessions } økter og { $hours } timer til sammen; { $cosigned } teller.
build-cosigned-only = bare attesterte økter
build-cosigned-all = alle økter
build-oral = En muntlig eksamen med en vurdering på minst { $mark } %.
build-any = Minst { $least } av disse:
build-all = Alle disse:
build-unknown = Dette er ikke et krav, eller flere i ett.
build-terms = Sertifikatet
build-validity = Det er gyldig i { $years } år, eller til innehaveren ikke har vært aktiv på { $inactive } år. La begge stå tomme hvis det er gyldig livet ut.
build-examiners = { $examiners } må godkjenne hvert sertifikat.
build-examiners-one = Én sensor
build-examiners-two = To sensorer
build-bands = Meget godt fra { $merit } % og utmerket fra { $distinction } % i hver eksamen.
build-refresher = Fornyes ved oppfriskning
build-delta = Fornyes ved en eksamen i det en annen utgave har endret
build-window = Eksamenen som fornyer det, teller fra { $opens_days } dager før siste gyldige dag til { $grace_days } dager etter.

## Names of the fields

build-field-name = Navn
build-field-id = Kortnavn
build-field-edition = Utgave av lovene
build-hint-edition = Bare det som er avgjort etter disse lovene, teller.
build-field-example = Bare et eksempel
build-field-other = Felt som ikke finnes i programmer
build-field-prerequisites = Sertifikater som kreves
build-field-scope = Slag oppgaver
build-field-scenarios = Antall oppgaver
build-field-mean = Laveste snitt, i %
build-field-floor = Laveste vurdering, i %
build-field-paper = Eksamen
build-field-paper-new = Koden til en eksamen som ikke er holdt ennå
build-field-mark = Laveste resultat, i %
build-field-right-least = Oppgaver helt riktige
build-field-right-of = Oppgaver i alt
build-field-points-least = Poeng
build-field-points-of = Poeng i alt
build-field-sections-closed = Delen uten lovbok, i %
build-field-sections-open = Delen med lovbok, i %
build-field-sections-practical = Den praktiske delen, i %
build-field-sections-oral = Den muntlige delen, i %
build-field-critical = Ingen kritisk oppgave kan være feil
build-field-within_days = Høyeste alder i dager
build-field-practical-sessions = Antall økter
build-field-practical-hours = Antall timer
build-field-practical-cosigned = Økter som teller
build-field-oral-mark = Laveste vurdering, i %
build-field-least = Antall som trengs
build-field-validity-years = Gyldighet i år
build-field-validity-inactive_years = År uten aktivitet
build-field-examiners = Antall sensorer
build-field-bands-merit = Meget godt fra, i %
build-field-bands-distinction = Utmerket fra, i %
build-field-renewal-opens_days = Dager før siste gyldige dag
build-field-renewal-grace_days = Dager etter siste gyldige dag

## Faults, in the terms of this form

build-fault-not_per_cent = Oppgi en prosent fra 0 til 100, for eksempel 65 eller 67,5.
build-fault-missing_field-levels = Legg til minst ett nivå.
build-fault-missing_field-requires = Legg til minst ett krav.
build-fault-empty-all = Legg til minst ett krav i gruppen, eller fjern den.
build-fault-empty-any = Legg til minst ett krav i valget, eller fjern det.
build-fault-empty-lessons = Legg til minst én leksjon.
build-fault-not_one_of-requires = Dette er ikke et krav, eller flere i ett. Rett linjene, eller fjern det.
build-fault-not_one_of-validity = Oppgi år med gyldighet eller år uten aktivitet, ikke begge.
build-fault-missing_field-sessions = Oppgi et antall økter, timer eller begge deler.
build-fault-missing_field-refresher = Legg til eksamenen som fornyer sertifikatet, eller la dagene før og etter stå tomme.

## As a file

build-unread = Denne filen kan ikke vises som skjema. Rett den nedenfor, eller bytt den ut.
build-comments = Filen til dette programmet har kommentarer. De går tapt når du lagrer skjemaet: Last ned filen først om du vil ta vare på dem.
build-as-file-about = Det samme programmet som tekst, til å ta vare på, sende til et annet forbund eller hente derfra.

## Who would pass

simulation-show = Hvem ville bestå?
simulation-of = Hvem ville bestå: { $name }
simulation-back = Tilbake til programmet
simulation-about = Den lagrede teksten brukes på det folk har gjort så langt. Ingenting lagres, og ingen får beskjed.
simulation-compared = Den sammenlignes med teksten som tilbys nå.
simulation-published = Dette er teksten som tilbys nå.
simulation-alone = Ingen tekst tilbys ennå, så det er ingenting å sammenligne med.
simulation-without = { $n ->
    [0] Alle har øvd, tatt en eksamen eller ledet en økt.
    [one] Én person uten øving, eksamener og økter er holdt utenfor.
   *[other] { $n } personer uten øving, eksamener og økter er holdt utenfor.
}
simulation-part = Dette teller en del av medlemmene, høyst { $most }, etter navn. De andre delene har egne sider.
simulation-nobody = Ingen her har øvd, tatt en eksamen eller ledet en økt ennå.
simulation-faults = Rett feilene i programmet først. Så kan det brukes på medlemmene.
simulation-passed = { $held ->
    [0] Med disse reglene ville { $n } av { $of } bestå.
   *[other] { $of ->
        [0] Alle her har dette sertifikatet.
       *[other] Av { $of } uten dette sertifikatet ville { $n } bestå med disse reglene.
    }
}
simulation-held = { $n ->
    [one] Én person har det, og beholder det uansett regler.
   *[other] { $n } personer har det, og beholder det uansett regler.
}
simulation-before = Etter teksten som tilbys nå, består { $n } av { $of }.
simulation-new-level = Teksten som tilbys nå, har ikke dette nivået.
simulation-stops = Dette stopper flest: «{ $what }» { $n ->
    [one] Én person oppfyller det ikke
   *[other] { $n } personer oppfyller det ikke
}; { $alone ->
    [0] ingen faller på dette alene.
    [one] én person faller på dette alene.
   *[other] { $alone } faller på dette alene.
}
simulation-caption = Personer som oppfyller hvert krav, av { $of }
simulation-need = Krav
simulation-met = Personer som oppfyller det
simulation-all = Alle krav
simulation-all-short = alle
simulation-gains = { $n ->
    [one] Én person ville bestå som ikke består nå
   *[other] { $n } personer ville bestå som ikke består nå
}
simulation-losses = { $n ->
    [one] Én person består nå og ville ikke bestå
   *[other] { $n } personer består nå og ville ikke bestå
}
