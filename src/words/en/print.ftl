### Headings of a ruling on a terminal.

print-ruling = The ruling
print-line = The worst normal line
print-trace = How it was reached
print-why = Why
print-judgement = Left to the Director
print-contested = Authorities differ
print-branch = { $answer }:

## Output of `director check`

print-packed = Written: { $file } ({ $bytes } bytes).
print-bank-sound = { $scenarios ->
    [one] One scenario
   *[other] { $scenarios } scenarios
}, { $programmes ->
    [one] one programme
   *[other] { $programmes } programmes
} and { $papers ->
    [one] one paper
   *[other] { $papers } papers
}: no faults
print-settings-sound = The settings are valid.
print-faults = { $n ->
    [one] One fault
   *[other] { $n } faults
}
print-report = { $at } · { $scenario } · { $by } · engine { $engine }
print-report-account = account { $id }
print-report-visitor = a visitor
print-report-answer = answered: { $answer }
print-no-reports = No reports.
