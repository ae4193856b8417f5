# An exam as its candidate sees it: the way in, the pages of a paper, saving, handing in.

exam-opens = Opens
exam-closes = Closes
exam-parts = Parts
exam-part-closed = { $n ->
    [one] Closed book: one minute
   *[other] Closed book: { $n } minutes
}
exam-part-open = { $n ->
    [one] Open book: one minute
   *[other] Open book: { $n } minutes
}
exam-yours = Your time
exam-minutes = { $n ->
    [one] One minute in all
   *[other] { $n } minutes in all
}
exam-trial = This is a trial. It counts for nothing.
exam-manner-saved = Every answer is saved as you give it. What is shown as saved is kept, and has a receipt.
exam-manner-devices = If your device fails, sign in on another one and go on where you were.
exam-manner-runs-on = The clock runs on if your connection fails. Answers that you give meanwhile wait in your browser.
exam-manner-stops = The clock stops if your connection fails, up to a limit. Answers that you give meanwhile wait in your browser.
exam-manner-closed = Until you have handed in, the rest of this site is closed to you.
exam-go-on = Go on with your exam
exam-not-yet = The exam has not opened yet.
exam-over = The exam is over.
exam-entry = Entry code
exam-entry-hint = Your examiner tells you.
exam-authorised = Your examiner lets you begin. Your time starts only then.
exam-begin = Begin
exam-earlier = Your attempts
exam-fault-not_yet = The exam has not opened yet.
exam-fault-over = The exam is over.
exam-fault-entry_code = That is not the entry code.
exam-fault-too_many = Too many wrong codes. Wait a quarter of an hour, or ask your examiner.
exam-fault-none_left = You have had all the attempts that there are for now.
exam-fault-cooling_off = You must wait longer after your last attempt.
exam-fault-tried = You have tried this exam as an examiner, so that you know what it asks. You cannot sit it.
exam-fault-store = That could not be kept just now. Please try again.

attempt-state-waits = Waiting
attempt-state-under_way = Under way
attempt-state-submitted = Handed in
attempt-state-out_of_time = Time was over
attempt-state-ended = Ended by an examiner

attempt-clock = Time
attempt-part-closed = Closed book
attempt-part-open = Open book
attempt-ends = ends
attempt-time-over = Your time is over.
attempt-left-title = Time left
attempt-left-minutes = { $n ->
    [one] One minute left
   *[other] { $n } minutes left
}
attempt-left-seconds = { $n ->
    [one] One second left
   *[other] { $n } seconds left
}
attempt-warning = { $n ->
    [one] One minute left.
   *[other] { $n } minutes left.
}

attempt-pages = Questions
attempt-page = Question { $n }
attempt-page-locked = opens later
attempt-page-not-seen = not seen
attempt-page-seen = seen, not answered
attempt-page-partly = partly answered
attempt-page-answered = answered
attempt-page-closed = closed
attempt-page-flagged = flagged

attempt-question = Question { $n } of { $of }
attempt-public = Question id: { $id }. Name it if you report that something is wrong with the question.
attempt-page-is-closed = This page is closed. What you answered is kept.
attempt-page-changed = This question was changed on this site after your paper was made. Answer what you see now. Your examiner sees that it was changed.
attempt-saved = Saved at { $time } ({ $zone }) · receipt { $receipt }
attempt-saving = Saving …
attempt-waiting = Not saved yet: the server does not answer. Your answers wait in this browser and are sent when it does ({ $n } waiting).
attempt-refused-over = Not saved: the exam was over. Keep the file and show it to your examiner ({ $n } not saved).
attempt-refused-part_over = Not saved: the time of that part was over. Keep the file and show it to your examiner ({ $n } not saved).
attempt-refused-closed = Not saved: you had gone on to the next stage, and the page was closed. Keep the file and show it to your examiner ({ $n } not saved).
attempt-refused-no_page = Not saved: the page was not open. Keep the file and show it to your examiner ({ $n } not saved).
attempt-refused-stale = Not saved: you have answered this question on another device since then, and that answer counts. Load this page again to see it. What was not saved is in the file ({ $n } not saved).
attempt-refused-twice = Not saved: something went wrong in this browser. Choose your answer again, and keep the file ({ $n } not saved).
attempt-refused-too_long = Not saved: the answer is longer than any can be. Choose your answer again, and keep the file ({ $n } not saved).
attempt-refused-too_many = Not saved: this exam has as many changes as are kept. Keep the file and show it to your examiner ({ $n } not saved).
attempt-refused-unreadable = Not saved: the server could not read what this browser sent. Keep the file and show it to your examiner ({ $n } not saved).
attempt-session-ended = Not saved: you are signed out. Sign in again in another tab. Your answers wait in this browser.
attempt-file = Keep what is not saved as a file
attempt-save = Save
attempt-save-next = Save, and next question
attempt-next = Next question
attempt-stage = What happened next
attempt-go-on-help = Then this page is closed, and you cannot change its answer any more.
attempt-note = Your note
attempt-note-label = For yourself alone
attempt-note-hint = Up to { $n } characters. It is not marked.
attempt-note-save = Save note
attempt-to-summary = Summary and handing in

attempt-summary = Your answers
attempt-go-on = Go on
attempt-counts-whole = Everything is answered.
attempt-counts-left = { $n ->
    [one] One question is not answered.
   *[other] { $n } questions are not answered.
}
attempt-counts-partly = { $n ->
    [one] One question is only partly answered.
   *[other] { $n } questions are only partly answered.
}
attempt-counts-flagged = { $n ->
    [0] None is flagged.
    [one] One is flagged.
   *[other] { $n } are flagged.
}
attempt-open-part = Go on to the open-book part
attempt-open-part-help = Then the closed-book part is closed, and its time is over.
attempt-submit = Hand in
attempt-submit-help = Then nothing can be changed any more.
attempt-closed = While your exam is under way, the rest of the site is closed to you.
attempt-over-help = Results come when your examiner opens them.
attempt-kept = What was kept
attempt-receipt = receipt { $receipt }
attempt-receipts = All receipts as a file
attempt-file-head = Receipts of saved answers. Each is the SHA-256 of the eight lines above it.

attempt-waits-title = Your examiner lets you begin
attempt-waits-help = You are in. Your time has not started. This page asks again by itself.
attempt-paused-title = The clock is stopped
attempt-paused-help = An examiner has stopped your clock. You lose no time. This page asks again by itself.
attempt-elsewhere-title = Another device is at work
attempt-elsewhere-help = This exam goes on in another browser. If you go on here, that one can save nothing more.
attempt-take-over = Go on here

attempt-fault-elsewhere = Not saved: this exam goes on in another browser.
attempt-fault-waits = You have not begun yet.
attempt-fault-paused = Not saved: an examiner has stopped your clock.
attempt-fault-over = Not saved: the exam is over.
attempt-fault-no_page = That page is not open.
attempt-fault-part_over = Not saved: that part is over.
attempt-fault-closed = Not saved: that page is closed.
attempt-fault-stale = Not saved: you have answered this question on another device since you opened the page. That answer counts and is shown here.
attempt-fault-too_long = Not saved: the answer is longer than any can be.
attempt-fault-too_many = Not saved: this exam has as many changes as are kept. Show this to your examiner.
attempt-fault-twice = Not saved. Please save again.
attempt-fault-store = Not saved: that could not be kept just now. Please save again.
