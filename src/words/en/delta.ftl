### The effect of a change of edition on certificate holders.

delta-title = Change of edition
delta-lead = See which scenarios behind current certificates get a different ruling under another edition of the Laws, and make an exam of them.
delta-none = There are no current certificates.
delta-from = Certified under
delta-from-choice = { $edition } ({ $n ->
    [one] one holder
   *[other] { $n } holders
})
delta-to = Compared with
delta-look = Compare
delta-same = Choose two different editions.
delta-unheld = There are no current certificates under this edition.
delta-late = Claims are being analysed again, which takes a while: { $done } of { $of } rulings are ready. This page refreshes itself.
delta-progress = Rulings ready
delta-found = { $n ->
    [one] One person holds a certificate
   *[other] { $n } people hold certificates
} under the { $from }. { $scenarios ->
    [0] No scenarios are on record for them.
    [one] They are based on one scenario; under the { $to } { $changed ->
        [0] its ruling is the same
       *[other] its ruling is different
    }.
   *[other] They are based on { $scenarios } scenarios; under the { $to } { $changed ->
        [0] all rulings are the same
        [one] one ruling is different
       *[other] { $changed } rulings are different
    }.
}
delta-unknown = { $n ->
    [one] One of them holds a certificate
   *[other] { $n } of them hold certificates
} for which no scenarios are on record.

delta-kinds = Scenarios behind the certificates
delta-kind = Effect of the new edition
delta-scenarios = Scenarios
delta-kind-changed = Different
delta-kind-changed-about = Different ruling
delta-kind-unchanged = Same
delta-kind-unchanged-about = Same ruling
delta-kind-uncovered = Not covered
delta-kind-uncovered-about = Not covered under one of the editions
delta-kind-unruled = No ruling
delta-kind-unruled-about = Ruling could not be computed
delta-kind-gone = Removed
delta-kind-gone-about = No longer in the bank

delta-changed = Different ruling: { $n ->
    [one] one scenario
   *[other] { $n } scenarios
}
delta-behind = { $n ->
    [one] one holder
   *[other] { $n } holders
}
delta-is-asked = in the exam
delta-what = Differences
delta-open = Only the open questions differ.

delta-left = Left out: { $n ->
    [one] one scenario
   *[other] { $n } scenarios
}
delta-left-unasked = Nothing it asks has a different ruling.
delta-left-judged = Under the { $to }, something it asks is undecided or left to judgement.
delta-left-unruled = Its ruling could not be computed.
delta-left-gone = It is no longer in the bank.

delta-paper = Exam on the changes
delta-paper-about = { $n ->
    [one] One scenario is
   *[other] { $n } scenarios are
} asked under the { $to }, open book. Holders of a certificate under the { $from } may renew it by this exam if its level allows that. You can edit the paper first.
delta-paper-name = From the { $from } to the { $to }
delta-nothing = There is nothing to ask: no question in these scenarios has a different ruling.
delta-fault-same = Choose two different editions. No paper was created.
delta-fault-late = Rulings are still being computed. No paper was created. Try again in a moment.
delta-fault-nothing = There is nothing to ask. No paper was created.
delta-fault-long = The paper would be too long. It was not created.

delta-holders = Holders
delta-holders-each = Holders, with the number of their scenarios that change
delta-holders-more = { $n ->
    [one] One more holder, for whom
   *[other] { $n } more holders, for whom
} no more scenarios change than for these.
delta-holder = Holder
delta-levels = Level
