### Courses, for their leaders and members.

federation-courses = Kurs
federation-courses-about = Pensum, medlemmer, tildelt øving, og hvordan det går med hver gruppe
courses-none = Det er ikke noe kurs ennå.
course-days = { $begins } til { $ends }
course-from = fra { $begins }
course-until = til { $ends }
course-always = ingen datoer
course-told = { $days } · { $n ->
    [one] én deltaker
   *[other] { $n } deltakere
} · i filer: { $code }

course-new = Nytt kurs
course-settings = Kursinnstillinger
course-save = Lagre kurset
course-name = Navn
course-code = Kode
course-code-hint = Et kort navn som filer med personer bruker om kurset: bokstaver, sifre, bindestreker. For eksempel vaar-27.
course-begins = Første dag
course-ends = Siste dag
course-laws = Paragrafer
course-laws-hint = Numrene, for eksempel 28, 30, 68. Gruppen følges i disse; i alle hvis du lar feltet stå tomt.
course-sets = Samlinger av oppgaver
course-sets-hint = Én på hver linje: et navn, et kolon og kort-id-ene til oppgaver. For eksempel Passer: r001, r002
course-fault-name = Gi kurset et navn på høyst 120 tegn.
course-fault-code = Gi kurset en kode på høyst 40 bokstaver, sifre og bindestreker.
course-fault-code-taken = Et annet kurs har denne koden.
course-fault-begins = Ugyldig dato. Skriv den som 2027-05-31, eller la feltet stå tomt.
course-fault-ends = Ugyldig dato, eller før første dag.
course-fault-laws = Det er ingenting å øve på i § { $named }.
course-fault-sets = Linje { $named } må ha et navn, et kolon og id-er til oppgaver; eller navnet er brukt før.
course-fault-sets-scenario = Oppgaven { $named } finnes ikke.

course-export = Lagre som regneark
course-file-name = Navn
course-file-email = E-postadresse
course-file-number = Medlemsnummer
course-file-part = Rolle i kurset
course-file-suspended = Suspendert
course-file-answers = Svar
course-file-mean = Snitt i prosent
course-file-last = Siste svar
course-file-done = { $title }: gjort
course-file-of = { $title }: av

course-work = Tildelt øving
course-work-none = Ingen øving er tildelt.
course-work-done = { $scenarios ->
    [one] én oppgave
   *[other] { $scenarios } oppgaver
} · alt gjort av { $n } av { $of }
course-withdraw = Trekk tilbake
course-withdraw-spoken = Trekk tilbake { $title }
course-assign = Tildel øving
work-of = Hva
work-title = Tittel
work-title-hint = Kan stå tom: Da brukes navnet på paragrafen eller samlingen.
work-opens = Fra
work-opens-hint = Svar teller fra og med denne dagen.
work-due = Til
work-assign = Tildel
work-days = { $opens } til { $due }
work-from = fra { $opens }
work-fault-title = En tittel har høyst 120 tegn.
work-fault-of = Velg en paragraf eller en samling.
work-fault-opens = Ugyldig dato. Skriv den som 2027-05-31.
work-fault-due = Ugyldig dato, eller før første dag.

course-weak = Hvor gruppen er svak
course-weak-none = Ingen har svart på noe i paragrafene i dette kurset ennå.
course-untouched = { $n ->
    [one] I én paragraf i dette kurset har ingen svart på noe.
   *[other] I { $n } paragrafer i dette kurset har ingen svart på noe.
}
course-stuck = Under 60{"\u00A0"}%
course-stuck-of = { $n } av { $of }
course-quiet = Inaktive deltakere
course-quiet-none = Ingen.
course-quiet-about = { $n ->
    [one] Én deltaker har
   *[other] { $n } deltakere har
} ikke svart på noe på { $days } dager eller mer.
course-last = { $days ->
    [0] siste svar i dag
    [one] siste svar i går
   *[other] siste svar for { $days } dager siden
}
course-last-never = ingen svar ennå
course-last-day = sist { $day }
course-everybody = Hvem har gjort hva
course-answers = { $n ->
    [0] ingen svar
    [one] ett svar
   *[other] { $n } svar
}
course-mean = snitt { $mean }
course-done = { $title }: { $n } av { $of }
course-more = { $n ->
    [one] Én til står i regnearket.
   *[other] { $n } til står i regnearket.
}
course-trainee = deltaker
course-leader = kursleder
course-suspended = suspendert

course-members = Medlemmer
course-members-of = Medlemmer av { $name }
course-members-none = Ingen er med i dette kurset ennå.
course-members-file = Mange personer på en gang melder du på fra en fil:
course-act-suspend = Suspender
course-act-suspend-spoken = Suspender { $name }
course-act-resume = Ta inn igjen
course-act-resume-spoken = Ta inn igjen { $name }
course-act-remove = Fjern
course-act-remove-spoken = Fjern { $name }
course-seat = Legg til et medlem
course-seat-email = E-postadresse
course-seat-email-hint = Til en person med konto i dette forbundet.
course-seat-part = Rolle i kurset
course-seat-do = Legg til
course-seat-fault-email = Ingen konto i dette forbundet har denne adressen. Meld personen på fra en fil, eller inviter først.
course-seat-fault-part = Personen er ikke kursleder i forbundet. En administrator gir rollen på personens side.

course-syllabus = Pensum
course-syllabus-none = Ingen paragrafer eller samlinger er valgt.

assigned = Tildelt deg
assigned-of = { $n } av { $of } gjort
assigned-due = { $days ->
    [0] frist i dag
    [one] frist i morgen
   *[other] frist { $day }
}
assigned-late = fristen var { $day }
assigned-open = ingen frist
assigned-later = fra { $day }
assigned-done = alt gjort
assigned-go = Fortsett
assigned-go-spoken = Fortsett med { $title }
