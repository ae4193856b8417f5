### Exams on paper, in a hall without devices.

hall-title = Exam on paper
hall-of = Exam on paper: { $name }
hall-about = For a hall without devices: print a booklet and an answer sheet for each candidate, then type in the answers.
hall-open = Papers and answers

## Drawing and printing

hall-draw-title = 1. Draw the papers
hall-draw-about = Each person on the list gets a paper of their own and a number. They can then no longer sit this exam on a device.
hall-drawn-about = Everyone below has a paper. People who join the list later get theirs when you draw again.
hall-draw-closed = There are no papers. They are drawn while the sitting is open.
hall-draw = Draw the papers
hall-drawn = { $n ->
    [0] No paper was drawn: everyone on the list has one.
    [one] One paper was drawn.
   *[other] { $n } papers were drawn.
} { $refused ->
    [0] { "" }
    [one] One person may not sit: no attempt is left, or the paper would be your own.
   *[other] { $refused } people may not sit: no attempt is left, or the paper would be your own.
}
hall-fault-closed = The sitting is not open, or it is over. Papers are drawn while it is open.
hall-fault-nobody = Nobody is on the list. Add the candidates first.
hall-print-title = 2. Print
hall-print-about = A booklet has the rules, the cases and the questions. An answer sheet carries the candidate’s name and a code on every page. Print on A4 at full size.
hall-print-language = Language
hall-print-own = each candidate’s own
hall-print-booklets = Booklets (PDF)
hall-print-sheets = Answer sheets (PDF)
hall-print-parts = The closed-book and the open-book part have booklets and answer sheets of their own. Collect those of the closed-book part from everyone before any law book is opened; only then hand out the others.
hall-print-booklets-closed = Closed-book booklets (PDF)
hall-print-sheets-closed = Closed-book answer sheets (PDF)
hall-print-booklets-open = Open-book booklets (PDF)
hall-print-sheets-open = Open-book answer sheets (PDF)

## Typing in

hall-type-title = 3. Type in the answers
hall-type-about = Type a candidate’s number, or scan the code of a sheet. Each page is saved when you press Enter, like an answer given on a device; the audit log says who typed it.
hall-find = Number, name or code
hall-find-go = Find
hall-sheet-elsewhere = This code belongs to no paper of this sitting. Check which exam the sheet is from.
hall-state-typed = { $typed } of { $pages } pages typed in{ $empty ->
    [0] { "" }
    [one] , one of them empty
   *[other] , { $empty } of them empty
}
hall-state-all = all { $pages } pages typed in{ $empty ->
    [0] { "" }
    [one] , one of them empty
   *[other] , { $empty } of them empty
}: finish the paper
hall-state-finished = finished: { $typed } of { $pages } pages answered
hall-own = your own paper: another examiner types it in
hall-answers = Answers
hall-page-untyped = not typed in yet
hall-page-empty = typed in: nothing is marked
hall-no-sign = –
hall-signs = { $page }.{ $ask }: { $signs }
hall-field = { $number } { $text }
hall-field-one = One of { $first } to { $last }; empty if nothing is marked.
hall-field-many = Any of { $first } to { $last }, such as ACD; empty if nothing is marked.
hall-type-empty = Nothing is marked on this page? Save it empty: it then counts as typed in.
hall-type-saved-empty = This page is saved as empty: nothing is marked on it.
hall-save = Save and go on
hall-before = Previous page
hall-skip = Next page
hall-again-about = To be sure, type in the answers a second time: they are compared with the first.
hall-again = Type in again and compare
hall-again-note = Second typing: nothing is changed, differences are shown.
hall-compare = Compare and go on
hall-fault-unknown = No choice has this sign.
hall-fault-several = Only one choice counts here. If several are marked, leave it empty.
hall-fault-none_and_others = “None” cannot be combined with other choices.
hall-fault-untyped = This page is not typed in yet, so there is nothing to compare. Type it in first.
hall-fault-differs = This differs from what was typed first. Look at the sheet again.
hall-fault-refused-over = The paper is finished; its answers can no longer be changed.
hall-fault-refused-stale = Somebody else has typed in this page since. Check it and save again.
hall-finish-title = Finish the paper
hall-finish-about = Once all answers are typed in, finish the paper: it is then marked. Until the results are released it can be reopened for a correction. Leave the papers of people who did not come as they are.
hall-finish = Finish this paper
hall-finished = The paper is finished and is being marked.
hall-paper-finished = This paper is finished. Its answers can no longer be changed.

## Correcting a finished paper

hall-reopen-title = Correct this paper
hall-reopen-about = If something was typed in or confirmed wrongly, reopen the paper before the results are released. All versions are kept, and changed pages are marked again.
hall-reopen-reason = Reason
hall-reopen-reason-hint = For the audit log: what was wrong.
hall-reopen = Reopen the paper
hall-reopened = The paper is open again. Correct it, then finish it.
hall-reopen-fault-reason = Say why the paper is reopened.
hall-reopen-fault-long = The reason is too long.
hall-reopen-fault-released = The results are released: corrections are now made by an appeal.

## Photographs and scans

hall-scan-way = Quicker for many sheets: photograph or scan them.
hall-scan-open = Upload photographs and scans
hall-scan-title = Photographs and scans
hall-scan-of = Photographs and scans: { $name }
hall-scan-lead = Upload photographs (JPEG, PNG) or a PDF from a scanner. Each sheet is recognised by its code; you then check doubtful marks and confirm each candidate’s answers.
hall-scan-files = Photographs or scans
hall-scan-files-hint = Several at once, up to 40 MB together. A file has at most 20 MB, a photograph at most 50 million pixels, a PDF at most 100 pages. Put each sheet flat, with all four black corner marks in the picture.
hall-scan-send = Upload
hall-scan-kept = Pictures are personal data. They are deleted { $days } days after their upload, or with the candidate’s account.
hall-scan-reads = The files are being read. This page reloads by itself; you can also leave it.
hall-scan-fault-files-none = Choose at least one file.
hall-scan-fault-files-cut = The upload was cut off or is larger than 40 MB. Upload fewer files at once.
hall-scan-fault-files-waiting = Too many files are waiting to be read. Upload these when the others are done.
hall-scan-files-title = Files
hall-scan-file-waits = waiting to be read
hall-scan-file-reads = { $done } of { $of } pictures read
hall-scan-file-done = { $read ->
    [0] no answer sheet read
    [one] one answer sheet
   *[other] { $read } answer sheets
}
hall-scan-file-stopped = could not be read; upload it again
hall-scan-file-bytes = larger than 20 MB: take smaller pictures, or split the PDF
hall-scan-file-kind = neither JPEG, PNG nor PDF
hall-scan-file-empty = a PDF without scanned pages
hall-scan-file-many = more than 100 pages: split the PDF
hall-scan-file-locked = a PDF protected by a password: save it without protection
hall-scan-file-remove = Remove
hall-scan-file-remove-of = Remove { $name }
hall-scan-file-remove-title = Remove this file
hall-scan-file-remove-about = { $n ->
    [one] The file goes with its picture and what was read in it. No answer was stored from it.
   *[other] The file goes with its { $n } pictures and what was read in them. No answer was stored from it.
}
hall-scan-file-removed = The file is removed.
hall-scan-file-stays = answers were stored from it, so it stays
hall-scan-fault-confirmed = Answers were stored from this file: it stays, so that they can be checked.
hall-scan-page = Page { $n }: { $text }
hall-scan-read = Candidate { $n }: { $name }, sheet { $sheet }
hall-scan-again-same = { $text } (seen before, with the same marks)
hall-scan-again-other = { $text } (seen before, with other marks)
hall-scan-state-read = An answer sheet whose candidate is no longer known
hall-scan-state-code = An answer sheet whose code cannot be read: say whose it is
hall-scan-state-sitting = An answer sheet of another sitting: upload it there
hall-scan-state-foreign = The code belongs to no paper of this federation
hall-scan-state-small = Too few pixels: go closer, or scan at 150 dpi or more
hall-scan-state-blurred = Blurred: photograph the sheet again
hall-scan-state-corners = Not all four corner marks are in the picture: photograph the whole sheet
hall-scan-state-up = The small square beside the first corner mark is covered: photograph the sheet again
hall-scan-state-nothing = No answer sheet found
hall-scan-state-pixels = More than 50 million pixels: take a smaller picture
hall-scan-state-broken = The picture is broken or incomplete
hall-scan-state-coding = The picture is stored in a way that cannot be read: scan to JPEG
hall-scan-candidates = Candidates
hall-scan-wait = { $n ->
    [0] No sheet waits for you.
    [one] One candidate’s sheets wait for you.
   *[other] The sheets of { $n } candidates wait for you.
}
hall-scan-missing = { $n ->
    [one] sheet { $list } is missing
   *[other] sheets { $list } are missing
}
hall-scan-none-of = no sheet yet
hall-scan-finished = paper finished
hall-scan-confirmed = confirmed
hall-scan-differ = one sheet read twice, with different marks
hall-scan-doubts = { $n ->
    [0] to confirm
    [one] to confirm; one doubtful mark
   *[other] to confirm; { $n } doubtful marks
}
hall-scan-done-assigned = The sheet now belongs to { $name }.
hall-scan-done-confirmed = The answers of { $name } are stored.
hall-scan-done-finished = The answers of { $name } are stored, and the paper is being marked.
hall-scan-removed = The picture is removed.
hall-scan-picture = The picture
hall-scan-picture-of = Picture { $n } of { $name }
hall-scan-whose = Whose sheet is this?
hall-scan-whose-about = The name, the candidate’s number and the number of the sheet are printed at the top.
hall-scan-number = Candidate’s number
hall-scan-sheet = Number of the sheet
hall-scan-assign = Read it as this candidate’s sheet
hall-scan-fault-number = No candidate of this sitting has this number.
hall-scan-fault-sheet = This paper has no sheet of this number.
hall-scan-remove-title = Remove the picture
hall-scan-remove-about = Removes the picture and what was read in it. Answers that are stored already stay.
hall-scan-remove = Remove
hall-scan-review = Answer sheets of candidate { $n }: { $name }
hall-scan-review-over = This paper is finished. The pictures are for comparison only.
hall-scan-review-confirmed = These sheets are confirmed. You can still change answers until the paper is finished.
hall-scan-typing = Type in the answers instead
hall-scan-sheet-missing = Sheet { $sheet } of { $of } is missing. Upload it, or type in its answers.
hall-scan-sheet-differs = Sheet { $sheet } of { $of } was read twice, with different marks. Look at both pictures and remove one.
hall-scan-nth = Picture { $n }
hall-scan-sheet-of = Sheet { $sheet } of { $of }
hall-scan-whole = The whole of sheet { $sheet }
hall-scan-question = Question { $number }
hall-scan-crop = Question { $number } in the picture
hall-scan-doubt-faint = A mark is faint or not cleanly erased. Which choice is meant?
hall-scan-doubt-several = Several choices are marked, but only one counts. Which is meant?
hall-scan-doubt-number = A digit is missing, or no choice has this number.
hall-scan-doubt-written = Written by hand: type in the number.
hall-scan-doubt-outside = This question is not wholly in the picture.
hall-scan-doubt-typed = { $why } Typed in: { $typed }.
hall-scan-differs = Read: { $read }. Typed in: { $typed }. Which is right?
hall-scan-reads-as = Read: { $read }
hall-scan-signs = Number of the choice, or – for nothing
hall-scan-nothing = nothing
hall-scan-looked = I have looked: what is ticked is meant
hall-scan-open-title = Doubtful marks
hall-scan-open-marks = { $n ->
    [0] All marks are clear.
    [one] One question needs your eye.
   *[other] { $n } questions need your eye.
}
hall-scan-clear-title = Everything else
hall-scan-clear-about = Compare quickly with the picture. You can change any answer.
hall-scan-finish = Store the answers and finish the paper
hall-scan-confirm = Store the answers only
hall-scan-confirm-about = What you store counts as the candidate’s answers; the audit log says who stored it.
hall-scan-fault-unknown = Question { $number }: no choice has this sign.
hall-scan-fault-several = Question { $number }: only one choice counts. If several are marked, choose “nothing”.
hall-scan-fault-none_and_others = Question { $number }: “None” cannot be combined with other choices.
hall-scan-fault-undecided = Question { $number }: decide what is meant, or choose “nothing”.
hall-fault-changed = The sheets have changed since you opened this page. Check them again.

## The key

hall-key-title = Key for markers
hall-key-of = Key: { $name }
hall-key-open = Open the key
hall-key-closed = The key opens once the sitting is over.
hall-key-about = Computed from the rulings. Several lines for one question are alternatives. Each look at the key is in the audit log.
hall-key-file = Key (PDF)
hall-key-candidates = { $n ->
    [one] Candidate { $list }
   *[other] Candidates { $list }
}
hall-key-judged = Examiners mark this page: the Laws leave part of it to judgement.
hall-key-none = There is no ruling to compare with.
hall-key-line = { $page }.{ $ask }  { $signs }  ({ $text })

## On paper

hall-candidate = Candidate { $n }: { $name }
hall-candidate-member = Candidate { $n }: { $name } ({ $member })
hall-minutes = Time allowed: { $n ->
    [one] one minute
   *[other] { $n } minutes
}
hall-rule-sheet = Only the answer sheet counts. Fill in the bubble of your choice completely with a dark pencil. To change an answer, erase it cleanly.
hall-rule-signs = Each choice has a letter or a number. A number of two digits takes one bubble in each of two rows: first the tens, then the units.
hall-rule-order = Take the questions in order: a later one may tell what happened after an earlier one.
hall-rule-hand-in = Hand in the booklet and the answer sheet, even if they are empty.
hall-rule-hand-in-closed = Hand in this booklet and its answer sheet, even if they are empty, before any law book is opened. Only then do you get the booklet of the open-book part.
hall-title-closed = { $name }: closed book
hall-title-open = { $name }: open book
hall-part-closed = Closed book
hall-part-closed-rule = You may not use the Laws or notes.
hall-part-open = Open book
hall-part-open-rule = You may use the Laws.
hall-question = Question { $n }
hall-question-of = Question { $n } of { $of }
hall-question-goes-on = Goes on from question { $n }, which you have answered.
hall-question-gone = This question is no longer in the bank. Do not answer it.
hall-number = { $page }.{ $ask }
hall-dealer = { $seat } (dealer)
hall-suit = { $suit } { $cards }
hall-hand-unseen = not known
hall-foot = { $foot } · page { $n } of { $of }
hall-sheet-number = Answer sheet { $n } of { $of }
hall-sheet-name = Name and signature
hall-sheet-code = QR code of this answer sheet
hall-sheet-how = Fill in bubbles completely with a dark pencil; erase cleanly. Do not write on the black squares or the code.
