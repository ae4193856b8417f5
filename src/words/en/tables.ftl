### Simulated tables of an exam: points given on a phone.

tables-title = At the tables
tables-page-title = At the tables: { $name }
tables-about = Choose the table you are examining. Others may give points at the same time: nothing of theirs is lost.
tables-others = Without a table
tables-done = { $done } of { $n } done
tables-nobody = No candidate has an attempt yet.
tables-missing = { $n ->
    [one] One person on the list has no attempt yet, so no points can be saved: { $list }.
   *[other] { $n } people on the list have no attempt yet, so no points can be saved: { $list }.
}
tables-draw-about = Candidates appear here once they have entered the exam. If they write in a hall, draw their papers: they can then no longer sit this exam on a device.
tables-admit-about = Nothing is asked in writing in this exam. Admit them, and give them points at the tables.
tables-admit = Admit them to the tables
tables-admitted = { $n ->
    [0] No one was admitted: everyone on the list is at the tables already.
    [one] One person is admitted to the tables.
   *[other] { $n } people are admitted to the tables.
} { $refused ->
    [0] { "" }
    [one] One person may not sit: no attempt is left, or it is you.
   *[other] { $refused } people may not sit: no attempt is left, or it is you.
}
tables-missing-way = Exam on paper
tables-coming = To come ({ $n })
tables-finished = Done ({ $n })
tables-all-done = Every candidate has points at this table.
tables-own = This is you: another examiner gives the points.
tables-points = { $points } of { $of } points
tables-candidate-title = { $name }: { $table }
tables-ruling = Ruling: { $name }
tables-ruling-later = The ruling on { $id } is not available now. Reload the page in a moment.
tables-no-ruling = You are a candidate in this exam, so its rulings are not shown to you.
tables-remark = Remark
tables-keep-next = Save, next candidate
tables-keep = Save
tables-saved = Saved: { $name }, { $points } of { $of } points.{ $open ->
    [0] { "" }
    [one] { " " }One line has no points yet.
   *[other] { " " }{ $open } lines have no points yet.
}
tables-saved-none = No points are given yet to { $name } at this table. Any remark you wrote is saved; points can be added at any time.
tables-saving = Saving …
tables-unsaved = Not saved yet. Your entry is kept on this device and sent again until it is saved. Do not close this page.
tables-unsaved-refused = Not saved. Your entry is kept on this device: reload this page, and sign in again if you are asked to.
tables-unsaved-other = An entry for another candidate is not saved yet.
tables-unsaved-open = Open it

## On the page of the sitting

tables-section = Examiners give points at each table on their phones, one candidate after the other.
tables-open = Give points at a table
tables-code = QR code for the phones of examiners
tables-picture = QR code that opens the tables of this exam

## The card of a table

tables-card = Card of this table (PDF)
tables-card-about = What is staged at this table. Only examiners and players may see it.
tables-card-examiner = For the examiner
tables-card-points = Points
tables-card-line = { $n ->
    [one] { $line }: up to one point
   *[other] { $line }: up to { $n } points
}
tables-card-reason = { $cite }: { $text }
