### Building an exam paper from rows.

## The form

paper-save = Lagre og sjekk
paper-head = Oppgavesettet
paper-names = Navn på andre språk
paper-head-name = Navn
paper-programme = Program
paper-programme-hint = Lagre én gang, så kan radene velge nivåene i det.
paper-none = Ikke noe program
paper-any = Alle
paper-edition = Utgave av lovene
paper-edition-hint = Bare oppgaver som dømmes etter disse lovene.
paper-since = Endringseksamen: hva som er endret siden
paper-since-hint = La det stå «Alle» for en vanlig eksamen.
paper-unasked_months = Trekk ikke noe som er gitt de siste … månedene
paper-unasked_months-hint = Trekningene utelater oppgaver som kandidatene deres har fått til eksamen i denne tiden, for eksempel 24.
paper-result = Resultat
paper-pass = Grense for bestått, i %
paper-pass-hint = La det stå tomt om ingen består eller stryker.
paper-part_floor = For å bestå, minst dette i hver del, i %
paper-critical_above = En kritisk oppgave er feil til og med, i %
paper-critical_above-hint = 50 % om det står tomt.
paper-cap = Da er hele resultatet høyst, i %
paper-cap-hint = 50 % om det står tomt.
paper-bands = Trinnene begynner på, i %
paper-bands-hint = Fra det laveste, med mellomrom: 60 80 90

## Rows

paper-list-item = Faste oppgaver
paper-list-item-about = Alle kandidatene får disse. De kommer først i sin del.
paper-list-draw = Trukne oppgaver
paper-list-draw-about = Hver rad trekker sine oppgaver for hver kandidat, blant dem som passer.
paper-list-rubric = Ved bordet og muntlig
paper-list-rubric-about = Sensorer gir poeng for disse for hånd.
paper-row-head = Oppgavesettet
paper-row-names = Navn på andre språk
paper-row-result = Resultat
paper-row-item = Fast oppgave { $n }
paper-row-draw = Trekning { $n }
paper-row-rubric = Kriterium { $n }
paper-add-item = Legg til en fast oppgave
paper-add-draw = Legg til en trekning
paper-add-rubric = Legg til et kriterium
paper-act-keep = Lagre
paper-act-keep-of = Lagre: { $row }
paper-act-up = Opp
paper-act-up-of = Opp: { $row }
paper-act-down = Ned
paper-act-down-of = Ned: { $row }
paper-act-copy = Dupliser
paper-act-copy-of = Dupliser: { $row }
paper-act-remove = Fjern
paper-act-remove-of = Fjern: { $row }
paper-part = Del
paper-part-closed = Uten lovbok
paper-part-open = Med lovbok
paper-part-practical = Praktisk
paper-part-oral = Muntlig
paper-scenario = Oppgave
paper-scenario-hint = Id-en, for eksempel r002. Skriv litt av tittelen for å velge fra listen.
paper-count = Antall oppgaver
paper-family = Slag
paper-law = Paragraf
paper-level = Krevd av nivået
paper-stages = Antall trinn
paper-weight = Vekt for hver
paper-weight-hint = I forhold til de andre; 1 om det står tomt.
paper-critical = Kritisk: Resultatet får et tak om den blir feil
paper-variants = Gi varianter der det finnes
paper-judgement = Ta med det som overlater noe til skjønn; sensorer retter det
paper-id = Kortnavn
paper-name = Kriterium
paper-points = Høyest antall poeng
paper-other = Felt som ikke finnes i oppgavesett
paper-pool = { $n ->
    [0] Ingen oppgave passer.
    [one] Én oppgave passer; { $unasked ->
        [0] den er gitt til eksamen de siste { $months } månedene.
       *[other] den er ikke gitt til eksamen de siste { $months } månedene.
    }
   *[other] { $n } oppgaver passer; { $unasked } av dem er ikke gitt til eksamen de siste { $months } månedene.
}
paper-fault-of = { $field }: { $what }
paper-fault-in = { $row }, { $field }: { $what }

## Its rules in words

paper-said-pass = Kandidatene består med { $pass } eller mer.
paper-said-no-pass = Det er ingen grense: Ingen består eller stryker.
paper-said-floor = De trenger også { $floor } i hver del.
paper-said-critical = Får en kritisk oppgave { $above } eller mindre, er hele resultatet høyst { $cap }.
paper-said-bands = Trinnene begynner på { $bands }.

## As a file

paper-unread = Denne filen kan ikke vises som rader. Rett den nedenfor, eller bytt den ut.
paper-comments = Filen til dette oppgavesettet har kommentarer. De går tapt når du lagrer radene: Last ned filen først om du vil ta vare på dem.
paper-as-file = Som fil
paper-as-file-about = Det samme oppgavesettet som tekst, til å ta vare på, sende til et annet forbund eller hente derfra.
paper-download = Last ned filen
paper-table-names = Navnet på andre språk
paper-table-result = Regler for resultatet
paper-table-item = En fast oppgave
paper-table-draw = En trekning av oppgaver av et slag
paper-table-rubric = Et kriterium for en praktisk eller muntlig del
paper-value-text = en tekst
paper-value-id = en id
paper-value-number = et helt tall fra { $from } til { $to }
paper-value-mark = i prosent, for eksempel "65 %"
paper-value-marks = en liste i prosent, for eksempel ["60 %", "80 %"]
paper-value-truth = true eller false
paper-value-law = nummeret på en paragraf, for eksempel "30"
paper-value-choice = ett av: { $words }

## A new paper

hold-paper-like = Begynn med
hold-paper-like-hint = Alt kan endres etterpå.
hold-paper-like-nothing = Ti oppgaver uten lovbok
hold-paper-like-bank = Mal: { $name }
hold-paper-like-own = Det samme som { $name }
hold-paper-unasked = Trekk ikke noe som er gitt til våre eksamener de siste to årene
hold-paper-fault-like = Dette oppgavesettet kan ikke kopieres. Velg et annet å begynne med.

## Preview

paper-preview = Se det som en kandidat
paper-preview-of = Forhåndsvisning: { $name }
paper-preview-about = Ett trukket eksempel, slik en kandidat ville se det. Ingenting lagres eller rettes. Varianter lages når en gjennomføring åpnes; her står oppgavene i banken i stedet.
paper-preview-another = Et annet eksempel
paper-preview-back = Tilbake til oppgavesettet
paper-preview-questions = Oppgavene i eksempelet
paper-preview-question = Oppgave { $n } av { $of }
paper-preview-next = Neste oppgave
paper-preview-none = Rett feilene i oppgavesettet først. Da kan et eksempel trekkes.

## Expected difficulty and time

paper-expected = Forventet vanskegrad og tid
paper-expected-of = Forventet: { $name }
paper-expected-about = Ut fra kandidatenes svar ved forbundets siste { $sittings } avsluttede gjennomføringer. En oppgave teller når { $least } kandidater har svart på den.
paper-expected-too-few = Det er ennå for få svar til å anslå et resultat eller en tid for hele oppgavesettet.
paper-expected-mark = Kandidatene kan ventes å få { $mark } i snitt.
paper-expected-time = De kan ventes å bruke { $minutes } minutter i snitt.
paper-expected-row = Rad
paper-expected-known = Oppgaver med nok svar
paper-expected-known-of = { $known } av { $n }
paper-expected-mean = Snittkarakter
paper-expected-minutes = Minutter i snitt
paper-expected-unknown = for få svar
