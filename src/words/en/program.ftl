## Output of the operator’s program

print-words-whole = { $n ->
    [one] one language, complete
   *[other] { $n } languages, complete
}
print-no-federation = There is no federation with the code { $code }.
print-no-account = There is no account with this address in { $federation }.
print-no-role = Available roles: { $roles }.
print-role-unchanged = Nothing to change.
print-audit-whole = { $federation }: { $n ->
    [0] no entries.
    [one] one entry, intact. Keep elsewhere: { $n }:{ $hash }
   *[other] { $n } entries, intact. Keep elsewhere: { $n }:{ $hash }
}
print-audit-missing = { $federation }: entry { $number } is missing. The entries before it are intact.
print-audit-parted = { $federation }: entry { $number } does not follow from the one before it. The entries before it are intact.
print-audit-changed = { $federation }: entry { $number } does not match its hash. The entries before it are intact.
print-audit-beyond = { $federation }: from entry { $number } on, there are entries beyond the end of the log.
print-audit-replaced = { $federation }: the hash of entry { $number } differs from the one recorded.
print-anchors-kept = { $place }: the current end of each log is recorded. Keep this file where people with write access to the database cannot change it.
print-anchors-unread = { $place } is not a file written by this command: { $why }
print-anchors-unwritten = { $place } cannot be written: { $why }
print-letter-waits = Waiting; due
print-letter-hastened = The running site will send it now.
print-no-letter = No waiting email has this ID.
print-backup-written = Written: { $kilobytes } kB of about { $of } kB
print-backup-checking = Written; now checking
print-backup-made = { $place }: { $kilobytes } kB, { $rows } rows, schema { $schema }. SQLite finds no errors in it. Also verified: log entries ({ $entries }) and saved exam answers ({ $changes }).
print-backup-key = The operator’s key is not included; it is in { $place }. Keep a copy of it apart from the backup: without it, the restored site cannot sign anything.
print-backup-no-key = The operator’s key is not included, and none was found. If the site signs certificates, keep a copy of its key apart from the backup.
print-restored = { $place }: { $kilobytes } kB, { $rows } rows, schema { $schema }. SQLite finds no errors in it. Also verified: log entries ({ $entries }) and saved exam answers ({ $changes }).
print-restored-unsigned = The site does not have a signing key yet.
print-restored-key = The operator’s key in { $place } opens the site’s signing keys.
print-restored-other-key = The operator’s key in { $place } is not that of this site: it does not open the signing keys. Until the right key is there, no certificates can be issued; those already issued stay valid.
print-restored-no-key = There is no operator’s key in { $place }. Put the site’s key there before you start the site: if not, it creates another one, with which no certificates can be issued. Those already issued stay valid.
print-move-copied = { $table }: { $rows } of { $of } rows
print-move-same = { $table }: { $n ->
    [0] no rows
    [one] one row, identical on both sides
   *[other] { $n } rows, identical on both sides
}
print-move-differs = { $table }: { $n } rows here and { $there } there, not identical
print-move-whole = The site has been copied: { $rows } rows in { $tables } tables, all identical. Also verified: log entries ({ $entries }) and saved exam answers ({ $changes }).
print-move-there = The site had already been copied: { $rows } rows in { $tables } tables, all identical. Also verified: log entries ({ $entries }) and saved exam answers ({ $changes }).
print-move-next = Now start it on PostgreSQL, with its operator’s key ({ $place }) as CREDENTIAL_KEY or CREDENTIAL_KEY_FILE. Never start it on the SQLite database again: answers would be split between the two.
print-move-next-no-key = Now start it on PostgreSQL. Never start it on the SQLite database again: answers would be split between the two. No operator’s key was found here: if the site signs certificates, provide its key as CREDENTIAL_KEY or CREDENTIAL_KEY_FILE.

## `director generate`

print-generate-draft = { $id }: level { $level }, { $tests ->
    [one] one test
   *[other] { $tests } tests
}
print-generate-made = { $law } ({ $edition }): { $n ->
    [0] no scenarios
    [one] one scenario
   *[other] { $n } scenarios
}, in { $tried ->
    [one] one try
   *[other] { $tried } tries
}.
print-generate-proven = Each was read back from its own text, ruled on, and found to be decided by this clause; none is a twin of another or of one in the bank. Have a person review each before use.
print-generate-other-path = Left out for another path through the Laws: { $n }
print-generate-unsettled = Left out because something stays open, contested or to judgement: { $n }
print-generate-other-level = Left out for another level: { $n }
print-generate-faulty = Left out because they could not be asked: { $n }
print-generate-twin = Left out as twins: { $n }
print-generate-not-in-edition = This edition has no such clause.
print-generate-not-about-calls-or-claims = The clause is about neither calls nor claims. Scenarios on play cannot be generated yet.
print-generate-not-ruled = The engine only refers to this clause, and decides nothing by it.
print-generate-given-elsewhere = The given scenario is not decided by this clause in this edition.
print-generate-given-unsettled = The given scenario leaves something open, contested or to judgement. Use --judgement to generate others like it.
print-generate-not-reached = No case that was tried was decided by this clause.
print-generate-bound = No more were found within the limit of tries. Another --seed may find others.
print-generate-no-clause = { $clause } is not a clause of the catalogue. Write it like 30B1(b)(ii).
print-generate-no-scenario = The bank has no scenario { $id }.
print-generate-unwritten = { $place } cannot be written: { $cause }
