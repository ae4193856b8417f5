### Statistics of a sitting’s items and paper.

statistics-title = Statistics
statistics-counted =
    { $n ->
        [0] No candidates are counted yet
        [one] One candidate is counted
       *[other] { $n } candidates are counted
    }{ $waiting ->
        [0] .
        [one] ; one is not, because some of their answers are waiting to be marked.
       *[other] ; { $waiting } are not, because some of their answers are waiting to be marked.
    }
statistics-unfinished =
    { $n ->
        [one] One of them has no practical or oral points yet, and is counted on the written part alone.
       *[other] { $n } of them have no practical or oral points yet, and are counted on the written part alone.
    }
statistics-none = There are no statistics until attempts are over and marked.
statistics-passed = { $n } of { $of } passed; the pass mark is { $pass }.
statistics-distribution = Results, in per cent
statistics-result = Result
statistics-candidates = Candidates
statistics-class = { $from } to { $to } %
statistics-lie = Mean { $mean }, standard deviation { $deviation }. From { $lowest } to { $highest }; a quarter below { $lower }, half below { $middle }, a quarter above { $upper }.

statistics-reliability = Reliability
statistics-reliability-none = There are too few items or candidates to estimate how reliable the results are.
statistics-reliability-few = Too few candidates to tell: an estimate needs at least { $fewest }; here there are { $n }.
statistics-reliability-is = { $name } is { $value }: { $band }.
statistics-kr20 = KR-20
statistics-alpha = Cronbach’s alpha
statistics-reliability-unacceptable = unacceptable, below 0.5
statistics-reliability-poor = poor, from 0.5
statistics-reliability-questionable = questionable, from 0.6
statistics-reliability-acceptable = acceptable, from 0.7
statistics-reliability-good = good, from 0.8
statistics-reliability-excellent = excellent, from 0.9
statistics-error = The standard error of measurement is { $error }: among candidates of equal ability, two in three get a result within this distance of their true score.
statistics-reliability-of = This describes the plain mean of the written items, all with the same weight, not the results above, in which items are weighted, a critical item may cap the result, and practical and oral points may count.
statistics-reliability-about = For decisions about individuals, 0.9 is usually required. More items, and items that separate strong candidates from weak ones, make results more reliable.

statistics-disputes = Strong candidates disagree with the engine
statistics-disputes-about = Most of the upper 27 % on all other items gave a different answer here. They may have seen something that the engine or the scenario misses: check these.
statistics-disputes-none = None, among items answered by at least three of them.
statistics-dispute = { $scenario }: { $component }
statistics-dispute-told = { $agree } of { $strong } agree · { $gave } answered { $given }

statistics-items = Items
statistics-items-about = If a candidate sat several times, the first attempt counts. Discrimination is the score of the upper 27 % minus that of the lower 27 %; item-rest is the correlation with the score on all other items.
statistics-items-few = Discrimination and item-rest are shown from { $fewest } answers; with fewer, they are chance.
statistics-scatter = How easy items are, and how well they separate strong candidates from weak ones
statistics-hard = hard
statistics-easy = easy
statistics-item = Item
statistics-asked = Answers counted
statistics-facility = Facility
statistics-discrimination = Discrimination
statistics-item-rest = Item-rest
statistics-time = Time
statistics-exposure = In papers
statistics-seconds = { $median } s; 90 % within { $ninetieth } s
statistics-item-negative = negative
statistics-item-poor = poor
statistics-item-marginal = marginal
statistics-item-good = good
statistics-item-very_good = very good
statistics-csv = Export as CSV
statistics-file-item = Item
statistics-file-asked = Answers counted
statistics-file-exposure = In papers
statistics-file-facility = Facility
statistics-file-discrimination = Discrimination
statistics-file-item_rest = Item-rest correlation
statistics-file-seconds = Mean seconds
statistics-file-median = Median seconds
statistics-file-ninetieth = 90th percentile of seconds
