### Why a part of an answer is wrong, on the ruling’s own path, and the marked page at a glance. $named is the clause that was named, $cite the
### one whose test is told, by $question, $answer and $decided.

reason-refused = { $named } does not apply. { $question } { $answer }. { $decided }
reason-superseded = { $named } is on the path to the ruling, but { $cite } decides. { $decided }
reason-not-reached = The path to { $named } is left at { $cite }. { $question } { $answer }. { $decided }

## The marked page at a glance

glance-right = All right
glance-wrong = { $wrong ->
    [one] One part is wrong
   *[other] { $wrong } parts are wrong
}
glance-alone = The other parts of your answer are right.
glance-parts = Part by part
glance-ruling = The ruling, and the path to it
path-parting-title = Where your path leaves the ruling’s
path-parting-told = { $n ->
    [one] One test down, and then the ruling’s path on the left and yours on the right. The sentence above says why they part.
   *[other] { $n } tests down, and then the ruling’s path on the left and yours on the right. The sentence above says why they part.
}
keys-onward = what comes next
