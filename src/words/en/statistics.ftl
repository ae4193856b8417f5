### What the answers of a sitting tell of its items and of its paper.

statistics-title = Statistics
statistics-counted =
    { $n ->
        [0] Nobody is counted yet
        [one] One candidate is counted
       *[other] { $n } candidates are counted
    }{ $waiting ->
        [0] .
        [one] ; one is not, because something of theirs waits to be marked.
       *[other] ; { $waiting } are not, because something of theirs waits to be marked.
    }
statistics-unfinished =
    { $n ->
        [one] One of them has no points for the table or the interview yet, and counts for what was written alone.
       *[other] { $n } of them have no points for the table or the interview yet, and count for what was written alone.
    }
statistics-none = There is nothing to tell before attempts are over and marked.
statistics-passed = { $n } of { $of } passed, with { $pass } or more.
statistics-distribution = Results, in per cent
statistics-result = Result
statistics-candidates = Candidates
statistics-class = { $from } to { $to } %
statistics-lie = Mean { $mean }, standard deviation { $deviation }. From { $lowest } to { $highest }; a quarter below { $lower }, half below { $middle }, a quarter above { $upper }.

statistics-reliability = Reliability
statistics-reliability-none = Too few items, or too few candidates, to say how reliable the results are.
statistics-reliability-is = { $name } is { $value }: { $band }.
statistics-kr20 = KR-20
statistics-alpha = Cronbach’s alpha
statistics-reliability-unacceptable = unacceptable, below 0.5
statistics-reliability-poor = poor, from 0.5
statistics-reliability-questionable = questionable, from 0.6
statistics-reliability-acceptable = acceptable, from 0.7
statistics-reliability-good = good, from 0.8
statistics-reliability-excellent = excellent, from 0.9
statistics-error = The standard error of measurement is { $error }: of those who did equally well, two in three get results within so much of what they deserve.
statistics-reliability-of = This is of the plain mean of the items that were written, all weighing the same, not of the results above, in which items have weights, a critical item may cap the whole, and points for the table and the interview may count.
statistics-reliability-about = For a decision about one person 0.9 is usually asked. More items, and items that tell the strong from the weak, make results more reliable.

statistics-disputes = Strong candidates disagree with the engine
statistics-disputes-about = The upper 27 % on everything else mostly answered otherwise here. They may have seen what the engine, or the scenario, has not: look at these again.
statistics-disputes-none = They do not, in anything that at least three of them answered.
statistics-dispute = { $scenario }: { $component }
statistics-dispute-told = { $agree } of { $strong } agree · { $gave } answered { $given }

statistics-items = Items
statistics-items-about = Of somebody who sat several times the first attempt counts. Discrimination is what the upper 27 % earned more than the lower 27 %; item-rest is the correlation with what was earned on everything else.
statistics-scatter = How easy items are, and how well they tell the strong from the weak
statistics-hard = hard
statistics-easy = easy
statistics-item = Item
statistics-asked = Answers counted
statistics-facility = Facility
statistics-discrimination = Discrimination
statistics-item-rest = Item-rest
statistics-time = Time
statistics-exposure = In papers
statistics-seconds = { $median } s, nine in ten within { $ninetieth } s
statistics-item-negative = negative
statistics-item-poor = poor
statistics-item-marginal = marginal
statistics-item-good = good
statistics-item-very_good = very good
statistics-csv = Save as a spreadsheet
statistics-file-item = Item
statistics-file-asked = Answers counted
statistics-file-exposure = In papers
statistics-file-facility = Facility
statistics-file-discrimination = Discrimination
statistics-file-item_rest = Item-rest correlation
statistics-file-seconds = Mean seconds
statistics-file-median = Median seconds
statistics-file-ninetieth = Seconds of nine in ten
