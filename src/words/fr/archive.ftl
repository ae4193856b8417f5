### The archive of a sitting: the page where it is taken along, and what `director archive verify` says.

after-title = { $page } · { $sitting }
after-nav = After the exam
archive-title = Archive
archive-lead = Everything by which the results of this sitting can be defended, in one file:
archive-holds-sitting = the settings, and the paper as it was when the sitting was opened
archive-holds-attempts = every attempt with its times and each saved answer with its receipt
archive-holds-marks = every mark, who gave it and why, the results, and the appeals with their answers
archive-holds-log = what the audit log tells of the sitting, and who did it
archive-holds-scenarios = what was asked, as scenario files, with each ruling and how it was reached
archive-holds-manifest = the version of the engine, and a checksum of each of these
archive-get = Save the archive
archive-get-provisional = Save a provisional archive
archive-still-waiting = { $n ->
    [one] One page has no mark that counts yet. An archive made now is provisional: it says so, and holds no mark of that page.
   *[other] { $n } pages have no mark that counts yet. An archive made now is provisional: it says so, and holds no marks of these pages.
}
archive-not-yet = There is one once the sitting is over and nobody can answer any more.
archive-check = Checking an archive
archive-check-how = The program tells from the file alone whether it fits together. That it was not made anew it tells by the checksum of the manifest, which the audit log holds for each archive that was taken along:
archive-check-receipt = Where somebody shows a receipt, it also tells which answer it stands for, and whether that one counted:
archive-people = It holds names, answers and marks. Keep it where only those get at it who hold your exams.

archive-whole = Whole.
archive-not-whole = As it was made, but not whole.
archive-of = Sitting { $sitting } of { $federation }, made { $at } with engine { $engine }: { $attempts ->
    [one] one attempt
   *[other] { $attempts } attempts
}, { $answers ->
    [one] one saved answer
   *[other] { $answers } saved answers
}, each with its receipt. Manifest { $hash }
archive-missing = Asked, but no longer in the bank when the archive was made: { $scenarios }
archive-changed = Asked otherwise than the bank had it when the archive was made, and in it as the bank had it: { $scenarios }
archive-provisional = Provisional: made before everything was marked.
archive-waits = Attempt { $attempt }: no mark of page { $pages } is in it.
archive-receipt-counts = { $receipt }: attempt { $attempt }, page { $page }, saved { $at }, and not changed afterwards: { $answer }
archive-receipt-changed = { $receipt }: attempt { $attempt }, page { $page }, saved { $at }, and changed afterwards: { $answer }
archive-no-receipt = { $receipt }: no answer in the archive has this receipt.
archive-fault-not_an_archive = This is no archive of a sitting that can be read.
archive-fault-missing = { $what } is listed, but not there.
archive-fault-changed = { $what } is not what its checksum was made of.
archive-fault-unlisted = { $what } is there, but not listed once.
archive-fault-twice = Files stand in it twice under one name, or lie over one another.
archive-fault-other_manifest = The manifest is not the one with this checksum.
archive-fault-attempts = There are not as many attempts as there should be.
archive-fault-unreadable = { $what } cannot be read.
archive-fault-receipt = Attempt { $what }: saved answer { $number } is not what its receipt was made of.
