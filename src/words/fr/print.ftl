### Headings of a ruling on a terminal.

print-ruling = L’arbitrage
print-line = La pire ligne normale
print-trace = Le raisonnement
print-why = Pourquoi
print-judgement = Laissé à l’Arbitre
print-contested = Les autorités divergent
print-branch = { $answer } :

## Output of `director check`

print-packed = Écrit : { $file } ({ $bytes } octets).
print-bank-sound = { $scenarios ->
    [one] { $scenarios } cas
   *[other] { $scenarios } cas
}, { $programmes ->
    [one] { $programmes } programme
   *[other] { $programmes } programmes
} et { $papers ->
    [one] { $papers } sujet
   *[other] { $papers } sujets
} : aucune erreur
print-settings-sound = Ces réglages sont cohérents.
print-faults = { $n ->
    [one] { $n } erreur
   *[other] { $n } erreurs
}
print-report = { $at } · { $scenario } · { $by } · moteur { $engine }
print-report-account = compte { $id }
print-report-visitor = un visiteur
print-report-answer = réponse : { $answer }
print-no-reports = Aucun signalement.
