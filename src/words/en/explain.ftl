### An answer explained, and what if: two ways through the Laws beside each other.

## The way that is not the ruling’s: of a wrong premise, and of a fact told otherwise

beside-one-premise = The ruling
beside-other-premise = You
beside-one-change = As it is
beside-other-change = Changed
beside-says = { $who }: { $answer }

path-two-title = Both ways through the Laws
path-two-told-premise = { $n ->
    [0] The ruling’s way on the left and yours on the right, apart from the beginning
    [one] One test together, and from there the ruling’s way on the left and yours on the right
   *[other] { $n } tests together, and from there the ruling’s way on the left and yours on the right
}, each to what follows from it. The list beneath says where they part, and has both ways in words.
path-two-told-change = { $n ->
    [0] The way as it is on the left and the changed one on the right, apart from the beginning
    [one] One test together, and from there the way as it is on the left and the changed one on the right
   *[other] { $n } tests together, and from there the way as it is on the left and the changed one on the right
}, each to what follows from it. The list beneath says where they part, and has both ways in words.
path-begins = What happened
path-branch = { $answer }: { $laws }

part-premise = Here your way parts.
part-answer-premise = By your premise the answer is “{ $answer }”. { $decided }
part-test-premise = By your premise { $cite } is asked next: { $asked } { $answer }. { $decided }
part-fact-premise = By your premise the answer is the same, on another fact. { $decided }
part-open-premise = By your premise it hangs on a question from here: { $question }
part-ends-premise = By your premise nothing more is asked.
part-change = Here the ways part.
part-answer-change = With the change the answer is “{ $answer }”. { $decided }
part-test-change = With the change { $cite } is asked next: { $asked } { $answer }. { $decided }
part-fact-change = With the change the answer is the same, on another fact. { $decided }
part-open-change = With the change it hangs on a question from here: { $question }
part-ends-change = With the change nothing more is asked.

part-decides = This decides your first wrong part: { $part }.

trace-all = { $n ->
    [one] The one test
    [2] Both tests
   *[other] All { $n } tests
}
trace-minor = { $n ->
    [one] One test that did not hold and decided nothing stands in its place below.
   *[other] { $n } tests that did not hold and decided nothing stand in their places below.
}
trace-other-premise = { $n ->
    [one] Your way: one test
    [2] Your way: both tests
   *[other] Your way: all { $n } tests
}
trace-other-change = { $n ->
    [one] The changed way: one test
    [2] The changed way: both tests
   *[other] The changed way: all { $n } tests
}

## What if

what-if-title = What if?
what-if-page-title = What if: { $title }
what-if-lead = Change one fact, and see the ruling before and after. Everything that hangs on the fact goes with it.
what-if-list = What can be changed
what-if-other = Change something else
what-if-undo = As it happened
what-if-desk = These facts on the desk
what-if-back = To the scenario
what-if-as-it-is = The ruling as it is
what-if-part = Part
what-if-before = As it is
what-if-after = As it would be
what-if-changed = Change
what-if-caption = The ruling as it is and as it would be, part by part
what-if-is-changed = changed
what-if-is-same = the same
what-if-parts = { $n ->
    [one] One part of the ruling changes.
   *[other] { $n } parts of the ruling change.
}
what-if-no-part = No part of the ruling changes, but it is reached in another way.
what-if-nothing = Nothing changes: the Laws do not ask about this fact here.
what-if-law-same = { $then } disposes of it in either case.
what-if-law-instead = { $then } would dispose of it instead of { $was }.
what-if-says = What the Director would say
what-if-clauses = The clauses in which they part
what-if-only-before = Only as it is
what-if-only-after = Only with the change
what-if-same-clauses = The same clauses apply.
what-if-ways = Both ways through the Laws
what-if-unknown-title = There is no such change
what-if-unknown = “{ $change }” is no change of this scenario.
what-if-link = What if? Change a fact and see the ruling change.
what-if-warning = It shows the ruling.
unruled-what-if = The change stands in the address of this page.

## Why an answer is wrong as it is

explain-premise = The premise behind it
explain-follows = { $n ->
    [0] It shows in “{ $first }”, and no other wrong part follows from it.
    [one] It shows in “{ $first }”, which earns nothing. “{ $parts }” follows from it, and earns half of what it weighs.
   *[other] It shows in “{ $first }”, which earns nothing. These follow from it, and each earns half of what it weighs: { $parts }.
}
explain-first = The first wrong part: { $part }
explain-otherwise = What would have made the difference
explain-see-it = See what changes
mark-follow = { $n ->
    [one] one follows from your premise
   *[other] { $n } follow from your premise
}
marks-first-wrong = first wrong step
