## The audit log: who did what to whom

federation-audit = Audit log
federation-audit-about = Who did what to whom, to be read and taken along
audit-lead = What is done to accounts, roles, courses and settings is entered here as it is done, and never changed or removed.
audit-what = What was done
audit-deed = Everything
audit-show = Show
audit-person = Only what one person did, and what was done to them.
audit-everybody = Show everybody
audit-count =
    { $n ->
        [0] No entries.
        [one] One entry.
       *[other] { $n } entries.
    }
audit-later = Later entries
audit-earlier = Earlier entries
audit-by = by
audit-on = to
audit-program = the operator’s program
audit-gone = a deleted account
audit-on-federation = the federation
audit-on-course = a course
audit-on-paper = a paper
audit-on-sitting = a sitting
audit-on-letter = a letter
audit-csv = As a table (CSV)
audit-jsonl = For programs (JSON lines)
audit-end = Each entry holds on to the one before it. Keep this elsewhere, and the operator can show later that nothing before it was changed: { $n }:{ $hash }

audit-deed-account-made = Account made
audit-deed-account-invited = Invitation sent
audit-deed-invitation-taken = Invitation taken up
audit-deed-address-confirmed = E-mail address confirmed
audit-deed-address-changed = E-mail address changed
audit-deed-name-changed = Name changed
audit-deed-password-changed = Password changed
audit-deed-password-reset = New password set by a link
audit-deed-second-factor-set = Second factor set up
audit-deed-second-factor-removed = Second factor removed
audit-deed-recovery-codes-made = New recovery codes made
audit-deed-recovery-code-used = Recovery code used
audit-deed-sessions-ended = Sessions ended
audit-deed-data-exported = Data taken along
audit-deed-account-deleted = Account deleted
audit-deed-accommodations-set = Accommodations set
audit-deed-sitting-archived = Archive of a sitting taken along
audit-deed-attempt-remarked = Candidate’s marks given anew by the engine
audit-deed-sitting-remarked = Exam marked anew by the engine
audit-deed-appeal-raised = Appeal raised
audit-deed-appeal-decided = Appeal decided
audit-deed-directed-entered = Session at the table entered
audit-deed-directed-withdrawn = Session at the table withdrawn
audit-deed-directed-signed = Session at the table signed
audit-deed-directed-refused = Signature refused
audit-deed-directed-taken-back = Signature taken back
audit-deed-role-granted = Role given
audit-deed-role-revoked = Role taken back
audit-deed-federation-added = Federation entered
audit-deed-federation-changed = Settings changed
audit-deed-course-made = Course made
audit-deed-course-changed = Course changed
audit-deed-course-joined = Put in a course
audit-deed-course-left = Taken out of a course
audit-deed-work-assigned = Practice assigned
audit-deed-work-withdrawn = Assigned practice taken back
audit-deed-course-exported = Course taken along as a file
audit-deed-paper-made = Paper made
audit-deed-paper-changed = Paper written anew
audit-deed-sitting-made = Sitting made
audit-deed-sitting-changed = Settings of a sitting changed
audit-deed-sitting-opened = Sitting opened
audit-deed-sitting-moved = End of a sitting moved
audit-deed-sitting-ended = Sitting ended
audit-deed-attempt-authorised = Candidate let begin
audit-deed-attempt-paused = Candidate’s clock stopped
audit-deed-attempt-resumed = Candidate’s clock let go on
audit-deed-attempt-time-added = Candidate’s time changed
audit-deed-attempt-ended = Attempt ended by an examiner
audit-deed-attempt-taken-over = Attempt gone on with on another device
audit-deed-people-enrolled = People enrolled from a file
audit-deed-letter-retried = Letter put back in the queue
audit-deed-page-marked = Answer marked by an examiner
audit-deed-sheet-kept = Points given for what is not written
audit-deed-review-opened = Review of an exam opened or closed
audit-deed-results-exported = Results taken along as a file
