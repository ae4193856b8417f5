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
print-anchors-kept = kept in { $place }: where each log ends now. Keep that file where nobody who can write the database can write it.
print-anchors-unread = { $place } cannot be read as a file of this command: { $why }
print-anchors-unwritten = { $place } cannot be written: { $why }
print-letter-waits = Waits; due
print-letter-hastened = It is tried at once by the site that is running.
print-no-letter = No letter with this id waits there.
print-backup-written = { $kilobytes } kB of about { $of } kB are written
print-backup-checking = All is written, and is being checked
print-backup-made = { $place }: { $kilobytes } kB, { $rows } rows, schema { $schema }. SQLite finds no fault in it. Gone through as well: log entries ({ $entries }) and saved exam answers ({ $changes }).
print-backup-key = The operator’s key is not in it, but in { $place }. Keep a copy of that apart from the backup: without it the restored site can sign nothing.
print-backup-no-key = The operator’s key is not in it, and none is where it is looked for. If the site signs certificates, keep a copy of its key apart from the backup.
print-restored = { $place }: { $kilobytes } kB, { $rows } rows, schema { $schema }. SQLite finds no fault in it. Gone through as well: log entries ({ $entries }) and saved exam answers ({ $changes }).
print-restored-unsigned = The site has no key to sign with yet.
print-restored-key = The operator’s key in { $place } opens what the site signs with.
print-restored-other-key = The operator’s key in { $place } is not that of this site: it does not open what the site signs with. Until the right one is there, no certificate can be issued; those that were issued stay good.
print-restored-no-key = There is no operator’s key in { $place }. Put that of this site there before you start it: the site would make itself another, with which no certificate can be issued. Those that were issued stay good.
print-move-copied = { $table }: { $rows } of { $of } rows
print-move-same = { $table }: { $n ->
    [0] no rows
    [one] one row, the same on both sides
   *[other] { $n } rows, the same on both sides
}
print-move-differs = { $table }: { $n } rows here and { $there } there, which are not the same
print-move-whole = The site is there: { $rows } rows in { $tables } tables, each the same as here. Whole as well: log entries ({ $entries }) and saved exam answers ({ $changes }).
print-move-there = The site was there already: { $rows } rows in { $tables } tables, each the same as here. Whole as well: log entries ({ $entries }) and saved exam answers ({ $changes }).
print-move-next = Now start it there, with the operator’s key that it has here ({ $place }) as CREDENTIAL_KEY or CREDENTIAL_KEY_FILE; and never again on the SQLite database, or people would answer in two places.
print-move-next-no-key = Now start it there, and never again on the SQLite database, or people would answer in two places. No operator’s key was found here: if the site signs certificates, give it the one that it had as CREDENTIAL_KEY or CREDENTIAL_KEY_FILE.
