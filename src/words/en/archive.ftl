### The archive of a sitting: its page, and the output of `director archive verify`.

after-title = { $page } · { $sitting }
after-nav = After the exam
archive-title = Archive
archive-lead = Everything you need to defend the results of this sitting, in one file:
archive-holds-sitting = the settings, and the paper as it was when the sitting opened
archive-holds-attempts = every attempt with its times, and each saved answer with its receipt
archive-holds-marks = every mark, who gave it and why, the results, and the appeals with their answers
archive-holds-log = the audit log of the sitting: what was done, and by whom
archive-holds-scenarios = the scenarios asked, as files, each with its ruling and how it was reached
archive-holds-manifest = the version of the engine, and a checksum of every file
archive-get = Download the archive
archive-get-provisional = Download a provisional archive
archive-still-waiting = { $n ->
    [one] One question has no final mark yet. An archive made now says that it is provisional, and has no mark for that question.
   *[other] { $n } questions have no final mark yet. An archive made now says that it is provisional, and has no marks for these questions.
}
archive-not-yet = The archive is available once the sitting is over and no attempt is under way.
archive-check = How to check an archive
archive-check-how = This command checks, from the file alone, that the archive is consistent. With the checksum of its manifest, which the audit log records for every download, it also shows that the archive has not been replaced:
archive-check-receipt = Given a receipt, it also finds the answer that belongs to it, and says whether that answer counted:
archive-people = The archive contains names, answers and marks. Keep it where only the people who run your exams have access.

archive-whole = Complete and unaltered.
archive-not-whole = Unaltered, but incomplete.
archive-of = Sitting { $sitting } of { $federation }, created { $at } with engine { $engine }: { $attempts ->
    [one] one attempt
   *[other] { $attempts } attempts
}, { $answers ->
    [one] one saved answer
   *[other] { $answers } saved answers
}, each with its receipt. Manifest { $hash }
archive-missing = Asked, but no longer in the bank when the archive was created: { $scenarios }
archive-changed = Changed in the bank between the exam and this archive, which holds the bank’s version: { $scenarios }
archive-provisional = Provisional: created before everything was marked.
archive-waits = Attempt { $attempt }: no mark for question { $pages } yet.
archive-receipt-counts = { $receipt }: attempt { $attempt }, question { $page }, saved { $at }, not changed afterwards: { $answer }
archive-receipt-changed = { $receipt }: attempt { $attempt }, question { $page }, saved { $at }, changed afterwards: { $answer }
archive-no-receipt = { $receipt }: no answer in the archive has this receipt.
archive-fault-not_an_archive = This is not a readable archive of a sitting.
archive-fault-missing = { $what } is listed, but missing.
archive-fault-changed = { $what } does not match its checksum.
archive-fault-unlisted = { $what } is present, but not listed exactly once.
archive-fault-twice = Two files have the same name, or overlap.
archive-fault-other_manifest = The manifest does not have this checksum.
archive-fault-attempts = The number of attempts is wrong.
archive-fault-unreadable = { $what } cannot be read.
archive-fault-receipt = Attempt { $what }: saved answer { $number } does not match its receipt.
