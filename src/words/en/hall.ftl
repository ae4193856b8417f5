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
hall-state-typed = { $typed } of { $pages } pages typed in
hall-state-finished = finished: { $typed } of { $pages } pages answered
hall-own = your own paper: another examiner types it in
hall-answers = Answers
hall-no-sign = –
hall-signs = { $page }.{ $ask }: { $signs }
hall-field = { $number } { $text }
hall-field-one = One of { $first } to { $last }; empty if nothing is marked.
hall-field-many = Any of { $first } to { $last }, such as ACD; empty if nothing is marked.
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
hall-fault-differs = This differs from what was typed first. Look at the sheet again.
hall-fault-refused-over = The paper is finished; its answers can no longer be changed.
hall-fault-refused-stale = Somebody else has typed in this page since. Check it and save again.
hall-finish-title = Finish the paper
hall-finish-about = Once all answers are typed in, finish the paper: it is then marked, and can no longer be changed. Leave the papers of people who did not come as they are.
hall-finish = Finish this paper
hall-finished = The paper is finished and is being marked.
hall-paper-finished = This paper is finished. Its answers can no longer be changed.

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
