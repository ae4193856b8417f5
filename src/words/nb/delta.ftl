### What a change of edition means for those who hold certificates.

delta-title = A change of edition
delta-lead = Which of the scenarios behind the certificates in force are ruled otherwise under another edition of the Laws, and an exam that asks those.
delta-none = No certificate is in force.
delta-from = Certified under
delta-from-choice = { $edition } ({ $n ->
    [one] one holder
   *[other] { $n } holders
})
delta-to = Held against
delta-look = Compare
delta-same = Choose two editions that are not the same.
delta-unheld = Nobody holds a certificate in force that certifies this edition.
delta-late = Claims are searched again, which takes a while: { $done } of { $of } rulings are there. The page asks again by itself.
delta-progress = How many of the rulings are there
delta-found = { $n ->
    [one] One person holds a certificate
   *[other] { $n } people hold certificates
} under the { $from }. { $scenarios ->
    [0] No scenario is on record behind them.
    [one] One scenario stands behind them; { $changed ->
        [0] it is ruled alike
       *[other] it is ruled otherwise
    } under the { $to }.
   *[other] { $scenarios } scenarios stand behind them; { $changed ->
        [0] none of them is ruled otherwise
        [one] one of them is ruled otherwise
       *[other] { $changed } of them are ruled otherwise
    } under the { $to }.
}
delta-unknown = { $n ->
    [one] One of them holds a certificate
   *[other] { $n } of them hold certificates
} behind which no scenario is on record.

delta-kinds = The scenarios behind the certificates
delta-kind = What becomes of them
delta-scenarios = Scenarios
delta-kind-changed = Otherwise
delta-kind-changed-about = Ruled otherwise
delta-kind-unchanged = Alike
delta-kind-unchanged-about = Ruled alike
delta-kind-uncovered = Not covered
delta-kind-uncovered-about = Not covered under one of the editions
delta-kind-unruled = No ruling
delta-kind-unruled-about = No ruling could be had
delta-kind-gone = Gone
delta-kind-gone-about = Not in the bank any more

delta-changed = Ruled otherwise: { $n ->
    [one] one scenario
   *[other] { $n } scenarios
}
delta-behind = { $n ->
    [one] one holder
   *[other] { $n } holders
}
delta-is-asked = in the exam
delta-what = What changes
delta-open = What is left open differs, and nothing else.

delta-left = Left out, and why: { $n ->
    [one] one scenario
   *[other] { $n } scenarios
}
delta-left-unasked = Nothing that it asks is ruled otherwise.
delta-left-judged = Under the { $to } something that it asks is not decided, or left to judgement.
delta-left-unruled = No ruling on it could be had.
delta-left-gone = It is not in the bank any more.

delta-paper = The exam on what has changed
delta-paper-about = { $n ->
    [one] One scenario is
   *[other] { $n } scenarios are
} asked under the { $to }, with the book open. Whoever holds a certificate under the { $from } may renew it by this exam where its level says so. The paper can be edited before it is held.
delta-paper-name = From the { $from } to the { $to }
delta-nothing = There is nothing to ask: none of these scenarios asks anything that is ruled otherwise.
delta-fault-same = Choose two editions that are not the same. No paper was made.
delta-fault-late = Rulings are still being worked out. No paper was made.
delta-fault-nothing = There is nothing to ask. No paper was made.
delta-fault-long = The paper would be too long. It was not made.

delta-holders = The holders
delta-holders-each = Each holder, and how many of theirs change
delta-holders-more = { $n ->
    [one] One more, for whom
   *[other] { $n } more, for whom
} no more changes than for these.
delta-holder = Holder
delta-levels = Level
