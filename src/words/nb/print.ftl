### Headings of a ruling on a terminal.

print-ruling = Avgjørelsen
print-line = Den dårligste normale spillemåten
print-trace = Veien dit
print-why = Hvorfor
print-judgement = Overlatt til TL
print-contested = Autoritetene er uenige
print-branch = { $answer }:

## Output of `director check`

print-packed = Skrevet: { $file } ({ $bytes } byte).
print-bank-sound = { $scenarios ->
    [one] Én oppgave
   *[other] { $scenarios } oppgaver
}, { $programmes ->
    [one] ett program
   *[other] { $programmes } programmer
} og { $papers ->
    [one] ett oppgavesett
   *[other] { $papers } oppgavesett
}: ingen feil
print-settings-sound = Disse innstillingene er i orden.
print-faults = { $n ->
    [one] Én feil
   *[other] { $n } feil
}
print-report = { $at } · { $scenario } · { $by } · motor { $engine }
print-report-account = konto { $id }
print-report-visitor = en besøkende
print-report-answer = svarte: { $answer }
print-no-reports = Ingen meldinger om feil.
