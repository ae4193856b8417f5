## What the operator’s program says

print-words-whole = { $n ->
    [one] one language, whole
   *[other] { $n } languages, whole
}
print-no-federation = There is no federation with the code { $code }.
print-no-account = There is no account with this address in { $federation }.
print-no-role = The roles that can be given are { $roles }.
print-role-unchanged = Nothing to change.
print-audit-whole = { $federation }: { $n ->
    [0] no entries.
    [one] one entry, whole. To be kept elsewhere: { $n }:{ $hash }
   *[other] { $n } entries, whole. To be kept elsewhere: { $n }:{ $hash }
}
print-audit-missing = { $federation }: entry { $number } is missing. The entries before it are whole.
print-audit-parted = { $federation }: entry { $number } does not hold on to the one before it. The entries before it are whole.
print-audit-changed = { $federation }: entry { $number } is not what its hash was made of. The entries before it are whole.
print-audit-beyond = { $federation }: from entry { $number } on there are more entries than the log knows of.
print-audit-replaced = { $federation }: entry { $number } has another hash than the one that was kept.
print-letter-waits = Waits; due
print-letter-hastened = It is tried at once by the site that is running.
print-no-letter = No letter with this id waits there.
