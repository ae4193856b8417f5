### Building an exam paper from rows.

## The form

paper-save = Save and check
paper-head = The paper
paper-names = Name in other languages
paper-head-name = Name
paper-programme = Programme
paper-programme-hint = Save once, and rows offer its levels.
paper-none = No programme
paper-any = Any
paper-edition = Edition of the Laws
paper-edition-hint = Only scenarios ruled under these Laws.
paper-since = Delta exam: what has changed since
paper-since-hint = Leave it at “Any” for an ordinary exam.
paper-unasked_months = Draw nothing asked in the last … months
paper-unasked_months-hint = Drawn rows leave out scenarios that your candidates were asked in exams in this time, such as 24.
paper-result = Result
paper-pass = Pass mark, in %
paper-pass-hint = Leave it empty if candidates neither pass nor fail.
paper-part_floor = To pass, at least this in each part, in %
paper-critical_above = A critical item has gone wrong up to, in %
paper-critical_above-hint = 50 % if left empty.
paper-cap = Then the whole result is at most, in %
paper-cap-hint = 50 % if left empty.
paper-bands = Bands begin at, in %
paper-bands-hint = From the lowest, with spaces between: 60 80 90

## Rows

paper-list-item = Fixed items
paper-list-item-about = Every candidate is asked these. They come first in their part.
paper-list-draw = Drawn items
paper-list-draw-about = Each row draws its items for each candidate, from the scenarios that fit it.
paper-list-rubric = At the table and in an interview
paper-list-rubric-about = Examiners give points for these by hand.
paper-row-head = The paper
paper-row-names = Name in other languages
paper-row-result = Result
paper-row-item = Fixed item { $n }
paper-row-draw = Drawn row { $n }
paper-row-rubric = Criterion { $n }
paper-add-item = Add a fixed item
paper-add-draw = Add drawn items
paper-add-rubric = Add a criterion
paper-act-keep = Save
paper-act-keep-of = Save: { $row }
paper-act-up = Up
paper-act-up-of = Up: { $row }
paper-act-down = Down
paper-act-down-of = Down: { $row }
paper-act-copy = Duplicate
paper-act-copy-of = Duplicate: { $row }
paper-act-remove = Remove
paper-act-remove-of = Remove: { $row }
paper-part = Part
paper-part-closed = Closed book
paper-part-open = Open book
paper-part-practical = Practical
paper-part-oral = Oral
paper-scenario = Scenario
paper-scenario-hint = Its ID, such as r002. Type part of the title to choose from the list.
paper-count = Number of items
paper-family = Kind
paper-law = Law
paper-level = Required by level
paper-stages = Number of stages
paper-weight = Weight of each
paper-weight-hint = Against the other items; 1 if left empty.
paper-critical = Critical: the result is capped if it goes wrong
paper-variants = Ask variants where there are any
paper-judgement = Include what leaves something to judgement; examiners mark it
paper-id = Short name
paper-name = Criterion
paper-points = Most points
paper-other = Fields that no paper has
paper-pool = { $n ->
    [0] No scenario fits.
    [one] One scenario fits; { $unasked ->
        [0] it was asked in an exam in the last { $months } months.
       *[other] it was not asked in an exam in the last { $months } months.
    }
   *[other] { $n } scenarios fit; { $unasked } of them were not asked in an exam in the last { $months } months.
}
paper-fault-of = { $field }: { $what }
paper-fault-in = { $row }, { $field }: { $what }

## Its rules in words

paper-said-pass = Candidates pass with { $pass } or more.
paper-said-no-pass = There is no pass mark: candidates neither pass nor fail.
paper-said-floor = They also need { $floor } in each part.
paper-said-critical = If a critical item has a mark of { $above } or less, the whole result is at most { $cap }.
paper-said-bands = Bands begin at { $bands }.

## As a file

paper-unread = This file cannot be shown as rows. Correct it below, or replace it.
paper-comments = The file of this paper has comments. They are lost when you save its rows: download the file first if you want to keep them.
paper-as-file = As a file
paper-as-file-about = The same paper as text, to keep, to send to another federation, or to take one from there.
paper-download = Download the file
paper-table-names = The name in other languages
paper-table-result = Rules for the result
paper-table-item = A fixed item
paper-table-draw = Drawn items of a kind
paper-table-rubric = A criterion for a practical or oral part
paper-value-text = a text
paper-value-id = an ID
paper-value-number = a whole number from { $from } to { $to }
paper-value-mark = in per cent, such as "65 %"
paper-value-marks = a list in per cent, such as ["60 %", "80 %"]
paper-value-truth = true or false
paper-value-law = the number of a Law, such as "30"
paper-value-choice = one of: { $words }

## A new paper

hold-paper-like = Begin with
hold-paper-like-hint = You can change everything afterwards.
hold-paper-like-nothing = Ten closed-book items
hold-paper-like-bank = Template: { $name }
hold-paper-like-own = The same as { $name }
hold-paper-unasked = Draw nothing asked in our exams in the last two years
hold-paper-fault-like = That paper cannot be copied. Choose another to begin with.

## Preview

paper-preview = Preview as a candidate
paper-preview-of = Preview: { $name }
paper-preview-about = One drawn example, as a candidate would see it. Nothing is stored, and nothing you choose is marked. Variants are made when a sitting is opened; here the scenarios of the bank stand for them.
paper-preview-another = Another example
paper-preview-back = Back to the paper
paper-preview-questions = Questions of the example
paper-preview-question = Question { $n } of { $of }
paper-preview-next = Next question
paper-preview-none = Correct the faults of the paper first. Then an example can be drawn.

## Expected difficulty and time

paper-expected = Expected difficulty and time
paper-expected-of = Expected: { $name }
paper-expected-about = From the answers of candidates in your federation’s latest { $sittings } ended sittings. A scenario counts once { $least } candidates have answered it.
paper-expected-too-few = There are too few answers yet to expect a result or a time for the whole paper.
paper-expected-mark = Candidates may be expected to reach { $mark } on average.
paper-expected-time = They may be expected to need { $minutes } minutes on average.
paper-expected-row = Row
paper-expected-known = Scenarios with enough answers
paper-expected-known-of = { $known } of { $n }
paper-expected-mean = Average mark
paper-expected-minutes = Average minutes
paper-expected-unknown = too few answers
