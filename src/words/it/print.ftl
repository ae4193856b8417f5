### Headings of a ruling on a terminal.

print-ruling = La decisione
print-line = La peggiore linea di gioco normale
print-trace = Come ci si è arrivati
print-why = Perché
print-judgement = Lasciato all’Arbitro
print-contested = Le autorità non concordano
print-branch = { $answer }:

## Output of `director check`

print-packed = Scritto: { $file } ({ $bytes } byte).
print-bank-sound = { $scenarios ->
    [one] Un caso
   *[other] { $scenarios } casi
}, { $programmes ->
    [one] un programma
   *[other] { $programmes } programmi
} e { $papers ->
    [one] un questionario
   *[other] { $papers } questionari
}: nessun errore
print-settings-sound = Queste impostazioni sono coerenti.
print-faults = { $n ->
    [one] Un errore
   *[other] { $n } errori
}
print-report = { $at } · { $scenario } · { $by } · motore { $engine }
print-report-account = account { $id }
print-report-visitor = un visitatore
print-report-answer = risposta: { $answer }
print-no-reports = Nessuna segnalazione.
