## What the operator’s program says

print-words-whole = { $n ->
    [one] ett språk, fullstendig
   *[other] { $n } språk, alle fullstendige
}
print-no-federation = Det finnes ikke noe forbund med koden { $code }.
print-no-account = Det finnes ingen konto med denne adressen i { $federation }.
print-no-role = Rollene som kan gis, er { $roles }.
print-role-unchanged = Ingenting å endre.
print-audit-whole = { $federation }: { $n ->
    [0] ingen innføringer.
    [one] én innføring, intakt. Oppbevares et annet sted: { $n }:{ $hash }
   *[other] { $n } innføringer, intakte. Oppbevares et annet sted: { $n }:{ $hash }
}
print-audit-missing = { $federation }: Innføring { $number } mangler. Innføringene før den er intakte.
print-audit-parted = { $federation }: Innføring { $number } bygger ikke på den forrige. Innføringene før den er intakte.
print-audit-changed = { $federation }: Innføring { $number } er ikke det kontrollsummen ble laget av. Innføringene før den er intakte.
print-audit-beyond = { $federation }: Fra og med innføring { $number } er det flere innføringer enn loggen kjenner til.
print-audit-replaced = { $federation }: Innføring { $number } har en annen kontrollsum enn den som ble oppbevart.
print-letter-waits = Venter; skal prøves
print-letter-hastened = Nettstedet som kjører, prøver å sende den med én gang.
print-no-letter = Ingen e-post med denne id-en venter der.
