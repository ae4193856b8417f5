### Checks before a sitting opens.

check-of-closed = closed-book part
check-of-open = open-book part
check-shortage = { $field }: { $have } of { $need }
check-scenarios = The { $n } scenarios

check-enough-good = There are enough scenarios for every row of the paper.
check-enough-bad = There are too few scenarios for a full paper. { $rows }.
check-spare-good = Candidates get different papers.
check-spare-look = { $n ->
    [one] All candidates get the same scenarios in this row: { $rows }.
   *[other] All candidates get the same scenarios in these rows: { $rows }.
}
check-fixed-look = Every candidate gets the same paper: all its items are fixed.
check-rule-good = The pass mark is { $pass }.
check-rule-look = The paper has no pass mark, so candidates neither pass nor fail. Unless you want that, add one, such as 65 %. A paper cannot be changed once it is open.
check-low-look = The pass mark is only { $pass }. Raise it, unless you want that.
check-variants-good = Every scenario that the paper wants as a variant has one.
check-variants-look = { $n ->
    [one] This scenario has no variant, and is asked as it is in the bank.
   *[other] These scenarios have no variants, and are asked as they are in the bank.
}
check-judged-good = Every mark is computed: no scenario leaves anything to the Director’s judgement.
check-judged-look = { $n ->
    [one] This scenario leaves something to the Director’s judgement, so two examiners mark it.
   *[other] These scenarios leave something to the Director’s judgement, so two examiners mark them.
}
check-contested-good = Authorities agree on every scenario in the paper.
check-contested-look = { $n ->
    [one] Authorities differ on this scenario.
   *[other] Authorities differ on these scenarios.
}
check-clauses-good = The paper can test every clause we rule on in its laws.
check-clauses-look = The paper can test { $covered } of the { $all } clauses we rule on in its laws. Not tested: { $clauses }.
check-part-good = The { $part } has { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} for at most { $pages ->
    [one] one question
   *[other] { $pages } questions, stages included
}.
check-part-look = The { $part } has { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} for up to { $pages } questions, stages included: less than a minute each.
check-part-bad = { $pages ->
    [0] The { $part } has { $minutes } minutes, but no questions.
   *[other] The { $part } has { $pages } questions, but no time.
}
check-minutes = { $n ->
    [one] one minute
   *[other] { $n } minutes
}
check-days = { $n } days
check-window-good = The sitting is open for { $time }.
check-window-bad = { $over ->
    [0] The sitting closes before it opens.
   *[other] The sitting has already closed: its end is in the past.
}
check-fits-good = The sitting is open for { $window }, and the paper takes { $needs }.
check-fits-look = The sitting is open for { $window }, but the paper takes { $needs }: no candidate gets the full time.
