## What the operator’s program says

print-words-whole = { $n ->
    [one] una lingua, completa
   *[other] { $n } lingue, complete
}
print-no-federation = Non c’è una federazione con il codice { $code }.
print-no-account = In { $federation } non c’è un account con questo indirizzo.
print-no-role = I ruoli che si possono dare sono { $roles }.
print-role-unchanged = Nulla da cambiare.
print-audit-whole = { $federation }: { $n ->
    [0] nessuna voce.
    [one] una voce, integra. Da conservare altrove: { $n }:{ $hash }
   *[other] { $n } voci, integre. Da conservare altrove: { $n }:{ $hash }
}
print-audit-missing = { $federation }: manca la voce { $number }. Le voci precedenti sono integre.
print-audit-parted = { $federation }: la voce { $number } non è legata a quella precedente. Le voci precedenti sono integre.
print-audit-changed = { $federation }: la voce { $number } non è ciò di cui è stato fatto l’hash. Le voci precedenti sono integre.
print-audit-beyond = { $federation }: dalla voce { $number } in poi ci sono più voci di quante ne conosca il registro.
print-audit-replaced = { $federation }: la voce { $number } ha un hash diverso da quello conservato.
print-letter-waits = Attende; prevista
print-letter-hastened = Il sito in funzione la riprova subito.
print-no-letter = Lì non attende alcuna lettera con questo id.
