### Sessions directed at the table, and their co-signers

## The user’s own

directed-title = Sessions you have directed
directed-lead = Enter each session you have directed at the table, and ask a course leader or examiner of your federation to sign it. Only signed sessions count toward certificates that require practical experience.
directed-none = You have not entered any sessions.
directed-total-signed =
    { $n ->
        [0] No sessions are signed yet.
        [one] Signed: one session, { $hours }{"\u00A0"}h { $minutes }{"\u00A0"}min.
       *[other] Signed: { $n } sessions, { $hours }{"\u00A0"}h { $minutes }{"\u00A0"}min.
    }
directed-total-asked =
    { $n ->
        [0] No sessions are waiting to be signed.
        [one] Waiting to be signed: one session, { $hours }{"\u00A0"}h { $minutes }{"\u00A0"}min.
       *[other] Waiting to be signed: { $n } sessions, { $hours }{"\u00A0"}h { $minutes }{"\u00A0"}min.
    }
directed-length = { $hours }{"\u00A0"}h { $minutes }{"\u00A0"}min
directed-part-directed = directed
directed-part-co_directed = assisted the Director
directed-state-asked = waiting for { $name }
directed-state-signed = signed by { $name }
directed-state-refused = refused by { $name }
directed-why = Reason:
directed-withdraw = Withdraw
directed-withdraw-spoken = Withdraw { $event }, { $day }
directed-gone = The person you asked has left. Withdraw this session and ask another person.
directed-enter = Enter a session
directed-entered = The session has been entered, and your co-signer has been asked.
directed-nobody = There is no other course leader or examiner in your federation yet, so your sessions cannot be signed.
directed-day = Day
directed-minutes = Length in minutes
directed-minutes-hint = From 1 to 1440.
directed-text = Event and place
directed-text-hint = For example, club evening, Bergen. At most { $limit } characters.
directed-part = Your part
directed-part-choice-directed = I directed it
directed-part-choice-co_directed = I assisted the Director
directed-cosigner = Co-signer
directed-cosigner-choose = Choose a person
directed-send = Enter session
directed-fault-day = Enter the date as year, month and day, such as 2026-03-01.
directed-fault-future = That date is in the future. Enter the day you directed.
directed-fault-minutes = Enter a whole number of minutes, from 1 to 1440.
directed-fault-event = Enter the event and place.
directed-fault-event-long = Enter at most { $limit } characters.
directed-fault-event-sign = The text contains a character that cannot be saved. Delete it, or type the text again.
directed-fault-twice = You have already entered this session. If this was a different one, describe it differently here.
directed-fault-part = Choose one of the two.
directed-fault-cosigner = Choose a person from the list.
directed-fault-full = You have { $unsigned } unsigned sessions. Have some of them signed, or withdraw some, before you enter more.

## The co-signer’s

federation-sessions = Sessions to sign
federation-sessions-about = Sessions at the table that people ask you to sign
cosign-lead =
    { $n ->
        [0] No sessions are waiting for your signature.
        [one] One session is waiting for your signature. Sign only what you know to be true.
       *[other] { $n } sessions are waiting for your signature. Sign only what you know to be true.
    }
cosign-none = You have not been asked to sign any sessions.
cosign-asked = Waiting
cosign-decided = Decided
cosign-state-signed = signed
cosign-state-refused = refused
cosign-sign = Sign
cosign-sign-spoken = Sign: { $name }, { $event }, { $day }
cosign-refuse = Refuse
cosign-refuse-spoken = Refuse: { $name }, { $event }, { $day }
cosign-take-back = Withdraw signature
cosign-take-back-spoken = Withdraw signature: { $name }, { $event }, { $day }
cosign-reason = Reason, shown to { $name }
cosign-more = Earlier sessions
cosign-first = Latest sessions
cosign-fault-act = Sign, or refuse and give a reason.
cosign-fault-empty = Write at least one sentence.
cosign-fault-long = Write at most { $limit } characters.
cosign-fault-zero = The text contains a character that cannot be saved. Delete it, or type the text again.
