### What is gone through before a sitting is opened.

check-of-closed = closed-book part
check-of-open = open-book part
check-shortage = { $field }: { $have } of { $need }

check-enough-good = There are enough scenarios for every row of the paper.
check-enough-bad = There are too few scenarios for a paper in full. { $rows }.
check-spare-good = Candidates get different papers.
check-spare-look = { $n ->
    [one] This row asks everybody the same scenarios: { $rows }.
   *[other] These rows ask everybody the same scenarios: { $rows }.
}
check-fixed-look = Every candidate gets the same paper: all its items are fixed.
check-rule-good = Candidates pass with { $pass } or more.
check-rule-look = The paper has no pass mark: nobody passes or fails. Write one, such as pass = "65 %" in [result], unless that is what you want. A paper cannot be changed once it is open.
check-low-look = Candidates pass with { $pass } already. Raise the pass mark, unless that is what you want.
check-variants-good = Wherever the paper asks for variants, variants are asked.
check-variants-look = { $n ->
    [one] Of this scenario there is no variant, and it is asked as it stands in the bank: { $ids }.
   *[other] Of these scenarios there are no variants, and they are asked as they stand in the bank: { $ids }.
}
check-judged-good = Every mark is computed: nothing that may be asked leaves anything to the Director’s judgement.
check-judged-look = { $n ->
    [one] This scenario leaves something to the Director’s judgement, and two examiners mark it: { $ids }.
   *[other] These scenarios leave something to the Director’s judgement, and two examiners mark them: { $ids }.
}
check-contested-good = Authorities agree on everything that may be asked.
check-contested-look = { $n ->
    [one] Authorities differ on this scenario: { $ids }.
   *[other] Authorities differ on these scenarios: { $ids }.
}
check-clauses-good = Every clause that is ruled on in the laws of this paper may be asked.
check-clauses-look = Of the { $all } clauses that are ruled on in the laws of this paper { $covered } may be asked. These never decide anything in it: { $clauses }.
check-part-good = The { $part } has { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} for at most { $pages ->
    [one] one page
   *[other] { $pages } pages
}.
check-part-look = The { $part } has { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} for up to { $pages } pages: less than a minute for each.
check-part-bad = { $pages ->
    [0] The { $part } has { $minutes } minutes, and nothing is asked in it.
   *[other] The { $part } has { $pages } pages, and no time.
}
check-window-good = The sitting is open for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
check-window-bad = { $over ->
    [0] The sitting closes before it opens.
   *[other] The sitting has closed already: its close lies in the past.
}
check-fits-good = The sitting is open for { $window } minutes, and the paper takes { $needs }.
check-fits-look = The sitting is open for { $window } minutes, and the paper takes { $needs }: nobody has the whole time.
