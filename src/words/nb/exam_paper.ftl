### Building an exam paper from rows.

## The form

exam-paper-head = Oppgavesettet
exam-paper-head-name = Navn
exam-paper-programme = Program
exam-paper-programme-hint = Lagre én gang, så kan radene velge nivåene i det.
exam-paper-none = Ikke noe program
exam-paper-any = Alle
exam-paper-edition = Utgave av lovene
exam-paper-edition-hint = Bare oppgaver som dømmes etter disse lovene.
exam-paper-since = Endringseksamen: hva som er endret siden
exam-paper-since-hint = La det stå «Alle» for en vanlig eksamen.
exam-paper-unasked_months = Trekk ikke noe som er gitt de siste … månedene
exam-paper-unasked_months-hint = Trekningene utelater oppgaver som kandidatene deres har fått til eksamen i denne tiden, for eksempel 24.
exam-paper-result = Regel for bestått
exam-paper-pass = Grense for bestått, i %
exam-paper-pass-hint = La det stå tomt om ingen består eller stryker.
exam-paper-part_floor = For å bestå, minst dette i hver del, i %
exam-paper-critical_above = En kritisk oppgave er feil til og med, i %
exam-paper-critical_above-hint = 50 % om det står tomt.
exam-paper-cap = Da er hele resultatet høyst, i %
exam-paper-cap-hint = 50 % om det står tomt.
exam-paper-bands = Trinnene begynner på, i %
exam-paper-bands-hint = Fra det laveste, med mellomrom: 60 80 90

## Rows

exam-paper-list-item = Faste oppgaver
exam-paper-list-item-about = Alle kandidatene får disse. De kommer først i sin del.
exam-paper-list-draw = Trukne oppgaver
exam-paper-list-draw-about = Hver rad trekker sine oppgaver for hver kandidat, blant dem som passer.
exam-paper-list-rubric = Ved bordet og muntlig
exam-paper-list-rubric-about = Sensorer gir poeng for disse for hånd.
exam-paper-row-head = Oppgavesettet
exam-paper-row-names = Navn på andre språk
exam-paper-row-result = Regel for bestått
exam-paper-row-item = Fast oppgave { $n }
exam-paper-row-draw = Trekning { $n }
exam-paper-row-rubric = Kriterium { $n }
exam-paper-add-item = Legg til en fast oppgave
exam-paper-add-draw = Legg til en trekning
exam-paper-add-rubric = Legg til et kriterium
exam-paper-part = Del
exam-paper-part-closed = Uten lovbok
exam-paper-part-open = Med lovbok
exam-paper-part-practical = Praktisk
exam-paper-part-oral = Muntlig
exam-paper-scenario = Oppgave
exam-paper-scenario-hint = Id-en, for eksempel r002. Skriv litt av tittelen for å velge fra listen.
exam-paper-count = Antall oppgaver
exam-paper-family = Slag
exam-paper-law = Paragraf
exam-paper-level = Krevd av nivået
exam-paper-stages = Antall trinn
exam-paper-weight = Vekt, om ikke 1
exam-paper-critical = Kritisk: Resultatet får et tak om den blir feil
exam-paper-variants = Gi varianter der det finnes
exam-paper-judgement = Ta med det som overlater noe til skjønn; sensorer retter det
exam-paper-id = Kortnavn
exam-paper-name = Kriterium
exam-paper-points = Høyest antall poeng
exam-paper-table = Bord
exam-paper-table-hint = For eksempel Bord A, eller en tittel. Kriterier for samme bord fylles ut sammen på telefonen.
exam-paper-rubric-scenario = Oppgave som spilles ved bordet
exam-paper-other = Felt som ikke finnes i oppgavesett
exam-paper-brief-none = Ingenting er valgt ennå
exam-paper-brief-count = { $n ->
    [one] én oppgave
   *[other] { $n } oppgaver
}
exam-paper-brief-stages = { $n ->
    [one] ett trinn
   *[other] { $n } trinn
}
exam-paper-brief-weight = vekt { $n }
exam-paper-brief-critical = kritisk
exam-paper-brief-variants = varianter
exam-paper-brief-judgement = med skjønn
exam-paper-brief-points = { $n ->
    [one] ett poeng
   *[other] { $n } poeng
}
exam-paper-pool = { $n ->
    [0] Ingen oppgave passer.
    [one] Én oppgave passer; { $unasked ->
        [0] den er gitt til eksamen de siste { $months } månedene.
       *[other] den er ikke gitt til eksamen de siste { $months } månedene.
    }
   *[other] { $n } oppgaver passer; { $unasked } av dem er ikke gitt til eksamen de siste { $months } månedene.
}
exam-paper-fault-of = { $field }: { $what }
exam-paper-fault-in = { $row }, { $field }: { $what }

## Its rules in words

exam-paper-said-pass = Kandidatene består med { $pass } eller mer.
exam-paper-said-no-pass = Det er ingen grense: Ingen består eller stryker.
exam-paper-said-floor = De trenger også { $floor } i hver del.
exam-paper-said-critical = Får en kritisk oppgave { $above } eller mindre, er hele resultatet høyst { $cap }.
exam-paper-said-bands = Trinnene begynner på { $bands }.

## As a file

exam-paper-unread = Denne filen kan ikke vises som rader. Rett den nedenfor, eller bytt den ut.
exam-paper-comments = Filen til dette oppgavesettet har kommentarer. De går tapt når du lagrer radene: Last ned filen først om du vil ta vare på dem.
exam-paper-as-file = Som fil
exam-paper-as-file-about = Det samme oppgavesettet som tekst, til å ta vare på, sende til et annet forbund eller hente derfra.
exam-paper-download = Last ned filen
exam-paper-table-names = Navnet på andre språk
exam-paper-table-result = Regler for resultatet
exam-paper-table-item = En fast oppgave
exam-paper-table-draw = En trekning av oppgaver av et slag
exam-paper-table-rubric = Et kriterium for en praktisk eller muntlig del
exam-paper-value-text = en tekst
exam-paper-value-id = en id
exam-paper-value-number = et helt tall fra { $from } til { $to }
exam-paper-value-mark = i prosent, for eksempel "65 %"
exam-paper-value-marks = en liste i prosent, for eksempel ["60 %", "80 %"]
exam-paper-value-truth = true eller false
exam-paper-value-law = nummeret på en paragraf, for eksempel "30"
exam-paper-value-choice = ett av: { $words }

## A new paper

hold-paper-like = Begynn med
hold-paper-like-hint = Alt kan endres etterpå.
hold-paper-like-nothing = Ti oppgaver uten lovbok
hold-paper-like-bank = Mal: { $name }
hold-paper-like-own = Det samme som { $name }
hold-paper-unasked = Trekk ikke noe som er gitt til våre eksamener de siste to årene
hold-paper-fault-like = Dette oppgavesettet kan ikke kopieres. Velg et annet å begynne med.

## Preview

exam-paper-preview = Se det som en kandidat
exam-paper-preview-of = Forhåndsvisning: { $name }
exam-paper-preview-about = Én trekning med sine varianter, slik en kandidat ville få den. Ingenting lagres, og ingenting av det du velger, rettes. Adressen til denne siden viser den samme trekningen igjen.
exam-paper-preview-another = En ny trekning
exam-paper-preview-variant = Variant { $id }
exam-paper-preview-back = Tilbake til oppgavesettet
exam-paper-preview-questions = Oppgavene i eksempelet
exam-paper-preview-question = Oppgave { $n } av { $of }
exam-paper-preview-next = Neste oppgave
exam-paper-preview-none = Rett feilene i oppgavesettet først. Da kan et eksempel trekkes.

## Expected difficulty and time

exam-paper-expected = Forventet vanskegrad og tid
exam-paper-expected-of = Forventet: { $name }
exam-paper-expected-about = { $sittings ->
    [0] Forbundet har ingen avsluttet gjennomføring ennå. En oppgave teller når { $least } kandidater har svart på den.
    [one] Ut fra kandidatenes svar ved forbundets ene avsluttede gjennomføring. En oppgave teller når { $least } kandidater har svart på den.
   *[other] Ut fra kandidatenes svar ved forbundets siste { $sittings } avsluttede gjennomføringer. En oppgave teller når { $least } kandidater har svart på den.
}
exam-paper-expected-too-few = Det er ennå for få svar til å anslå et resultat eller en tid for hele oppgavesettet.
exam-paper-expected-mark = Kandidatene kan ventes å få { $mark } i snitt.
exam-paper-expected-time = De kan ventes å bruke { $minutes } minutter i snitt.
exam-paper-expected-row = Rad
exam-paper-expected-known = Oppgaver med nok svar
exam-paper-expected-known-of = { $known } av { $n }
exam-paper-expected-mean = Snittkarakter
exam-paper-expected-minutes = Minutter i snitt
exam-paper-expected-unknown = for få svar
