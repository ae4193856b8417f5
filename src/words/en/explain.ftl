### An answer explained, and what if: two paths through the Laws beside each other.

## The path that is not the ruling’s: of a wrong premise, or with a fact changed

beside-one-premise = The ruling
beside-other-premise = You
beside-one-change = As it is
beside-other-change = Changed
beside-says = { $who }: { $answer }

path-two-title = Both paths through the Laws
path-two-told-premise = { $n ->
    [0] The two paths part at once
    [one] The two paths share one test, then part
   *[other] The two paths share { $n } tests, then part
}: the ruling’s on the left, yours on the right. The list below gives both in words.
path-two-told-change = { $n ->
    [0] The two paths part at once
    [one] The two paths share one test, then part
   *[other] The two paths share { $n } tests, then part
}: as it is on the left, with the change on the right. The list below gives both in words.
path-begins = What happened
path-branch = { $answer }: { $laws }

part-premise = Your path parts from the ruling here.
part-answer-premise = On your premise the answer is “{ $answer }”. { $decided }
part-test-premise = On your premise { $cite } comes next: { $asked } { $answer }. { $decided }
part-fact-premise = On your premise the answer is the same, for another reason. { $decided }
part-open-premise = On your premise a question is still open here: { $question }
part-ends-premise = On your premise the path ends here.
part-change = The paths part here.
part-answer-change = With the change the answer is “{ $answer }”. { $decided }
part-test-change = With the change { $cite } comes next: { $asked } { $answer }. { $decided }
part-fact-change = With the change the answer is the same, for another reason. { $decided }
part-open-change = With the change a question is still open here: { $question }
part-ends-change = With the change the path ends here.

part-decides = This decides your first wrong part: { $part }.

trace-all = { $n ->
    [one] One test
    [2] Both tests
   *[other] All { $n } tests
}
trace-minor = { $n ->
    [one] One test that did not hold and decided nothing is shown below in its place.
   *[other] { $n } tests that did not hold and decided nothing are shown below in their places.
}
trace-other-premise = { $n ->
    [one] Your path: one test
    [2] Your path: both tests
   *[other] Your path: all { $n } tests
}
trace-other-change = { $n ->
    [one] The changed path: one test
    [2] The changed path: both tests
   *[other] The changed path: all { $n } tests
}

## What if

what-if-title = What if?
what-if-page-title = What if: { $title }
what-if-lead = Change one fact and compare the rulings. Everything that depends on it changes too.
what-if-list = What you can change
what-if-other = Change something else
what-if-undo = Undo the change
what-if-desk = Open these facts on the desk
what-if-back = Back to the scenario
what-if-as-it-is = The ruling as it is
what-if-part = Part
what-if-before = As it is
what-if-after = With the change
what-if-changed = Change
what-if-caption = The ruling as it is and with the change, part by part
what-if-is-changed = changed
what-if-is-same = the same
what-if-parts = { $n ->
    [one] One part of the ruling changes.
   *[other] { $n } parts of the ruling change.
}
what-if-changing = Changes the ruling ({ $n })
what-if-idle = Does not change the ruling ({ $n })
what-if-unknown-yet = Effect not worked out yet ({ $n })
what-if-verdict = { $verdict } — { $law }
what-if-changes = Changes: { $parts }
what-if-no-part = No part of the ruling changes, but it follows another path.
what-if-nothing = Nothing changes: the ruling does not depend on this fact.
what-if-law-same = { $then } applies in both cases.
what-if-law-instead = { $then } would apply instead of { $was }.
what-if-says = What the Director would say
what-if-clauses = Clauses that differ
what-if-only-before = Only as it is
what-if-only-after = Only with the change
what-if-same-clauses = The same clauses apply.
what-if-ways = Both paths through the Laws
what-if-unknown-title = No such change
what-if-unknown = “{ $change }” is not a change of this scenario.
what-if-link = What if? Change a fact and see the ruling change.
what-if-warning = This shows the ruling.
unruled-what-if = The link to this page contains the change.

## Why an answer is wrong as it is

explain-premise = The premise behind it
explain-follows = { $n ->
    [0] It shows in “{ $first }”. No other wrong part follows from it.
    [one] It shows in “{ $first }”, which scores nothing. “{ $parts }” follows from it and scores half its weight.
   *[other] It shows in “{ $first }”, which scores nothing. These parts follow from it, and each scores half its weight: { $parts }.
}
explain-first = First wrong part: { $part }
explain-otherwise = What would change the ruling
explain-see-it = See what changes
mark-follow = { $n ->
    [one] one follows from your premise
   *[other] { $n } follow from your premise
}
marks-first-wrong = first wrong step
