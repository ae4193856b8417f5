### Sessions at the table that somebody has directed, and the name that a co-signer puts to them

## One’s own

directed-title = Sessions you have directed
directed-lead = Enter each session that you have directed at the table, and ask a course leader or an examiner of your federation to put their name to it. Certificates that ask for practice count what is signed.
directed-none = You have entered no session.
directed-total-signed =
    { $n ->
        [0] Nothing is signed yet.
        [one] Signed: one session, { $hours }{"\u00A0"}h { $minutes }{"\u00A0"}min.
       *[other] Signed: { $n } sessions, { $hours }{"\u00A0"}h { $minutes }{"\u00A0"}min.
    }
directed-total-asked =
    { $n ->
        [0] Nothing waits to be signed.
        [one] Waiting to be signed: one session, { $hours }{"\u00A0"}h { $minutes }{"\u00A0"}min.
       *[other] Waiting to be signed: { $n } sessions, { $hours }{"\u00A0"}h { $minutes }{"\u00A0"}min.
    }
directed-length = { $hours }{"\u00A0"}h { $minutes }{"\u00A0"}min
directed-part-directed = directed
directed-part-co_directed = helped the director
directed-state-asked = waits for { $name }
directed-state-signed = signed by { $name }
directed-state-refused = not signed by { $name }
directed-why = Why:
directed-withdraw = Withdraw
directed-withdraw-spoken = Withdraw { $event }, { $day }
directed-gone = Whom you asked has left. Withdraw it and ask somebody else.
directed-enter = Enter a session
directed-entered = The session is entered, and its co-signer is asked.
directed-nobody = Nobody in your federation can sign sessions yet: it has no course leader and no examiner but perhaps yourself.
directed-day = Day
directed-minutes = How long it took, in minutes
directed-minutes-hint = From 1 to 1440.
directed-text = What it was, and where
directed-text-hint = Such as: club evening, Bergen. At most { $limit } characters.
directed-part = What you did
directed-part-choice-directed = I directed it
directed-part-choice-co_directed = I helped the director
directed-cosigner = Who can put their name to it
directed-cosigner-choose = Choose somebody
directed-send = Enter the session
directed-fault-day = Write the day as year, month and day, such as 2026-03-01.
directed-fault-future = That day is still to come.
directed-fault-minutes = Write a whole number of minutes, from 1 to 1440.
directed-fault-event = Say what it was, and where.
directed-fault-event-long = At most { $limit } characters, please.
directed-fault-event-sign = There is a sign in it that cannot be kept.
directed-fault-twice = You have entered this session already. If it was another one, tell them apart here.
directed-fault-part = Choose one of the two.
directed-fault-cosigner = Choose somebody from the list.
directed-fault-full = { $unsigned } of your sessions are not signed. Have some of them signed, or withdraw some, before you enter more.

## The co-signer’s

federation-sessions = Sessions to sign
federation-sessions-about = What people have directed at the table and ask you to put your name to
cosign-lead =
    { $n ->
        [0] Nobody waits for your signature.
        [one] One session waits for your signature. Sign what you know to be so.
       *[other] { $n } sessions wait for your signature. Sign what you know to be so.
    }
cosign-none = Nobody has asked you to sign a session.
cosign-asked = Waiting
cosign-decided = Decided
cosign-state-signed = signed
cosign-state-refused = not signed
cosign-sign = Sign
cosign-sign-spoken = Sign: { $name }, { $event }, { $day }
cosign-refuse = Refuse
cosign-refuse-spoken = Refuse: { $name }, { $event }, { $day }
cosign-take-back = Take the signature back
cosign-take-back-spoken = Take the signature back: { $name }, { $event }, { $day }
cosign-reason = Why, which { $name } reads
cosign-more = Earlier ones
cosign-first = The latest
cosign-fault-act = Sign, or refuse and say why.
cosign-fault-empty = Say why, at least in a sentence.
cosign-fault-long = At most { $limit } characters, please.
cosign-fault-zero = There is a sign in it that cannot be kept.
