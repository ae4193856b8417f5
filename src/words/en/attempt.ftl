# An exam for its candidates: entry, questions, saving, submitting.

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
exam-trial = This is a mock exam. It does not count.
exam-manner-saved = Every answer is saved as you give it. An answer shown as saved is safe, and has a receipt.
exam-manner-devices = If your device fails, sign in on another one and carry on where you were.
exam-manner-runs-on = The clock keeps running if you go offline. Answers that you give meanwhile wait in your browser.
exam-manner-stops = The clock stops if you go offline, up to a limit. Answers that you give meanwhile wait in your browser.
exam-manner-closed = Until you submit, the rest of this site is closed to you.
exam-go-on = Continue your exam
exam-not-yet = The exam has not opened yet.
exam-over = The exam is over.
exam-entry = Entry code
exam-entry-hint = Your examiner gives it to you.
exam-authorised = Your examiner must admit you. Your time starts only then.
exam-begin = Start
exam-earlier = Your attempts
exam-fault-not_yet = The exam has not opened yet.
exam-fault-over = The exam is over.
exam-fault-not_listed = This exam is for people on the examiner’s list, and you are not on it. If you should be, ask your examiner.
exam-fault-marks = You mark this exam, so you cannot sit it.
exam-fault-entry_code = That is not the entry code. Check it and try again.
exam-fault-too_many = Too many wrong codes. Wait 15 minutes, or ask your examiner.
exam-fault-none_left = You have used all your attempts for now.
exam-fault-cooling_off = It is too soon after your last attempt. Try again later.
exam-fault-tried = You have previewed this exam as an examiner and know its questions. You cannot sit it.
exam-fault-store = That could not be saved. Please try again.

attempt-state-waits = Waiting
attempt-state-under_way = Under way
attempt-state-submitted = Submitted
attempt-state-out_of_time = Time expired
attempt-state-ended = Ended by an examiner

attempt-clock = Time
attempt-part-closed = Closed book
attempt-part-open = Open book
attempt-ends = ends
attempt-time-over = Your time is up.
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
attempt-public = Question ID: { $id }. Quote it if you report a problem with this question.
attempt-page-is-closed = This question is closed. Any answer you gave is saved.
attempt-page-changed = This question has been changed since your paper was drawn. Answer what you see now. Your examiner can see that it was changed.
attempt-saved = Saved at { $time } ({ $zone }) · receipt { $receipt }
attempt-saving = Saving …
attempt-waiting = Not saved yet: the server is not responding. Your answers are waiting in this browser and will be sent when it does ({ $n } waiting).
attempt-refused-over = Not saved: the exam was over. Download the file and show it to your examiner ({ $n } not saved).
attempt-refused-part_over = Not saved: the time for that part was over. Download the file and show it to your examiner ({ $n } not saved).
attempt-refused-closed = Not saved: you had gone on to the next stage, and this question was closed. Download the file and show it to your examiner ({ $n } not saved).
attempt-refused-no_page = Not saved: this question was not open. Download the file and show it to your examiner ({ $n } not saved).
attempt-refused-stale = Not saved: you have since answered this question on another device, and that answer counts. Reload this page to see it. The file has what was not saved ({ $n } not saved).
attempt-refused-twice = Not saved: something went wrong in this browser. Choose your answer again, and download the file ({ $n } not saved).
attempt-refused-too_long = Not saved: the answer is too long. Choose your answer again, and download the file ({ $n } not saved).
attempt-refused-too_many = Not saved: the limit for saved changes is reached. Download the file and show it to your examiner ({ $n } not saved).
attempt-refused-unreadable = Not saved: the server could not read what this browser sent. Download the file and show it to your examiner ({ $n } not saved).
attempt-session-ended = Not saved: you are signed out. Sign in again in another tab. Your answers are waiting in this browser.
attempt-file = Download unsaved answers
attempt-save = Save
attempt-save-next = Save and next question
attempt-next = Next question
attempt-stage = What happened next
attempt-go-on-help = This question is then closed, and you can no longer change your answer.
attempt-note = Your note
attempt-note-label = Only you can see it
attempt-note-hint = Up to { $n } characters. It is not marked.
attempt-note-save = Save note
attempt-to-summary = Review and submit

attempt-summary = Your answers
attempt-go-on = Continue
attempt-counts-whole = All questions are answered.
attempt-counts-left = { $n ->
    [one] One question is not answered.
   *[other] { $n } questions are not answered.
}
attempt-counts-partly = { $n ->
    [one] One question is only partly answered.
   *[other] { $n } questions are only partly answered.
}
attempt-counts-flagged = { $n ->
    [0] No questions are flagged.
    [one] One question is flagged.
   *[other] { $n } questions are flagged.
}
attempt-open-part = Start the open-book part
attempt-open-part-help = This ends the closed-book part and the time for it.
attempt-submit = Submit
attempt-submit-help = After that you cannot change anything.
attempt-closed = While your exam is under way, the rest of the site is closed to you.
attempt-over-help = Your examiner will release the results.
attempt-kept = Saved answers
attempt-receipt = receipt { $receipt }
attempt-receipts = Download all receipts
attempt-file-head = Receipts of saved answers. Each is the SHA-256 of the eight lines above it.

attempt-waits-title = Waiting to be admitted
attempt-waits-help = Your examiner will admit you. Your time has not started. This page refreshes itself.
attempt-paper-title = You sit this exam on paper
attempt-paper-help = You get a booklet and an answer sheet in the hall. Your result appears here once it is released.
attempt-tables-title = You are examined at tables
attempt-tables-help = Examiners call you to the tables in the room. Your result appears here once it is released.
attempt-paused-title = The clock is stopped
attempt-paused-help = An examiner has stopped your clock. You lose no time. This page refreshes itself.
attempt-elsewhere-title = Open in another browser
attempt-elsewhere-help = This exam is open in another browser. If you continue here, that one can no longer save.
attempt-take-over = Continue here

attempt-fault-elsewhere = Not saved: this exam is open in another browser.
attempt-fault-waits = You have not been admitted yet.
attempt-fault-paused = Not saved: an examiner has stopped your clock.
attempt-fault-over = Not saved: the exam is over.
attempt-fault-no_page = That question is not open.
attempt-fault-part_over = Not saved: that part is over.
attempt-fault-closed = Not saved: that question is closed.
attempt-fault-stale = Not saved: you have answered this question on another device since you opened it here. That answer counts and is shown here.
attempt-fault-too_long = Not saved: the answer is too long.
attempt-fault-too_many = Not saved: the limit for saved changes is reached. Show this to your examiner.
attempt-fault-twice = Not saved. Please save again.
attempt-fault-store = Not saved: something went wrong on our side. Please save again.
