### Building an exam paper from rows.

## The form

exam-paper-head = The paper
exam-paper-head-name = Name
exam-paper-programme = Programme
exam-paper-programme-hint = Save once, and rows offer its levels.
exam-paper-none = No programme
exam-paper-any = Any
exam-paper-edition = Edition of the Laws
exam-paper-edition-hint = Only scenarios ruled under these Laws.
exam-paper-since = Delta exam: what has changed since
exam-paper-since-hint = Leave it at “Any” for an ordinary exam.
exam-paper-unasked_months = Draw nothing asked in the last … months
exam-paper-unasked_months-hint = Drawn rows leave out scenarios that your candidates were asked in exams in this time, such as 24.
exam-paper-result = Pass rule
exam-paper-pass = Pass mark, in %
exam-paper-pass-hint = Leave it empty if candidates neither pass nor fail.
exam-paper-part_floor = To pass, at least this in each part, in %
exam-paper-critical_above = A critical item has gone wrong up to, in %
exam-paper-critical_above-hint = 50 % if left empty.
exam-paper-cap = Then the whole result is at most, in %
exam-paper-cap-hint = 50 % if left empty.
exam-paper-bands = Bands begin at, in %
exam-paper-bands-hint = From the lowest, with spaces between: 60 80 90

## Rows

exam-paper-list-item = Fixed items
exam-paper-list-item-about = Every candidate is asked these. They come first in their part.
exam-paper-list-draw = Drawn items
exam-paper-list-draw-about = Each row draws its items for each candidate, from the scenarios that fit it.
exam-paper-list-rubric = At the table and in an interview
exam-paper-list-rubric-about = Examiners give points for these by hand.
exam-paper-row-head = The paper
exam-paper-row-names = Name in other languages
exam-paper-row-result = Pass rule
exam-paper-row-item = Fixed item { $n }
exam-paper-row-draw = Drawn row { $n }
exam-paper-row-rubric = Criterion { $n }
exam-paper-add-item = Add a fixed item
exam-paper-add-draw = Add drawn items
exam-paper-add-rubric = Add a criterion
exam-paper-part = Part
exam-paper-part-closed = Closed book
exam-paper-part-open = Open book
exam-paper-part-practical = Practical
exam-paper-part-oral = Oral
exam-paper-scenario = Scenario
exam-paper-scenario-hint = Its ID, such as r002. Type part of the title to choose from the list.
exam-paper-count = Number of items
exam-paper-family = Kind
exam-paper-law = Law
exam-paper-level = Required by level
exam-paper-stages = Number of stages
exam-paper-weight = Weight, if not 1
exam-paper-critical = Critical: the result is capped if it goes wrong
exam-paper-variants = Ask variants where there are any
exam-paper-judgement = Include what leaves something to judgement; examiners mark it
exam-paper-id = Short name
exam-paper-name = Criterion
exam-paper-points = Most points
exam-paper-table = Table
exam-paper-table-hint = Such as Table A, or a title. Criteria of the same table are filled in together on a phone.
exam-paper-rubric-scenario = Scenario staged at the table
exam-paper-other = Fields that no paper has
exam-paper-brief-none = Nothing chosen yet
exam-paper-brief-count = { $n ->
    [one] one item
   *[other] { $n } items
}
exam-paper-brief-stages = { $n ->
    [one] one stage
   *[other] { $n } stages
}
exam-paper-brief-weight = weight { $n }
exam-paper-brief-critical = critical
exam-paper-brief-variants = variants
exam-paper-brief-judgement = with judgement
exam-paper-brief-points = { $n ->
    [one] one point
   *[other] { $n } points
}
exam-paper-pool = { $n ->
    [0] No scenario fits.
    [one] One scenario fits; { $unasked ->
        [0] it was asked in an exam in the last { $months } months.
       *[other] it was not asked in an exam in the last { $months } months.
    }
   *[other] { $n } scenarios fit; { $unasked } of them were not asked in an exam in the last { $months } months.
}
exam-paper-fault-of = { $field }: { $what }
exam-paper-fault-in = { $row }, { $field }: { $what }

## Its rules in words

exam-paper-said-pass = Candidates pass with { $pass } or more.
exam-paper-said-no-pass = There is no pass mark: candidates neither pass nor fail.
exam-paper-said-floor = They also need { $floor } in each part.
exam-paper-said-critical = If a critical item has a mark of { $above } or less, the whole result is at most { $cap }.
exam-paper-said-bands = Bands begin at { $bands }.

## As a file

exam-paper-unread = This file cannot be shown as rows. Correct it below, or replace it.
exam-paper-comments = The file of this paper has comments. They are lost when you save its rows: download the file first if you want to keep them.
exam-paper-as-file = As a file
exam-paper-as-file-about = The same paper as text, to keep, to send to another federation, or to take one from there.
exam-paper-download = Download the file
exam-paper-table-names = The name in other languages
exam-paper-table-result = Rules for the result
exam-paper-table-item = A fixed item
exam-paper-table-draw = Drawn items of a kind
exam-paper-table-rubric = A criterion for a practical or oral part
exam-paper-value-text = a text
exam-paper-value-id = an ID
exam-paper-value-number = a whole number from { $from } to { $to }
exam-paper-value-mark = in per cent, such as "65 %"
exam-paper-value-marks = a list in per cent, such as ["60 %", "80 %"]
exam-paper-value-truth = true or false
exam-paper-value-law = the number of a Law, such as "30"
exam-paper-value-choice = one of: { $words }

## A new paper

hold-paper-like = Begin with
hold-paper-like-hint = You can change everything afterwards.
hold-paper-like-nothing = Ten closed-book items
hold-paper-like-bank = Template: { $name }
hold-paper-like-own = The same as { $name }
hold-paper-unasked = Draw nothing asked in our exams in the last two years
hold-paper-fault-like = That paper cannot be copied. Choose another to begin with.

## Preview

exam-paper-preview = Preview as a candidate
exam-paper-preview-of = Preview: { $name }
exam-paper-preview-about = One draw with its variants, as a candidate would get it. Nothing is stored, and nothing you choose is marked. The address of this page shows the same draw again.
exam-paper-preview-another = Another draw
exam-paper-preview-variant = Variant { $id }
exam-paper-preview-back = Back to the paper
exam-paper-preview-questions = Questions of the example
exam-paper-preview-question = Question { $n } of { $of }
exam-paper-preview-next = Next question
exam-paper-preview-none = Correct the faults of the paper first. Then an example can be drawn.

## Expected difficulty and time

exam-paper-expected = Expected difficulty and time
exam-paper-expected-of = Expected: { $name }
exam-paper-expected-about = { $sittings ->
    [0] Your federation has no ended sitting yet. A scenario counts once { $least } candidates have answered it.
    [one] From the answers of candidates in your federation’s one ended sitting. A scenario counts once { $least } candidates have answered it.
   *[other] From the answers of candidates in your federation’s latest { $sittings } ended sittings. A scenario counts once { $least } candidates have answered it.
}
exam-paper-expected-too-few = There are too few answers yet to expect a result or a time for the whole paper.
exam-paper-expected-mark = Candidates may be expected to reach { $mark } on average.
exam-paper-expected-time = They may be expected to need { $minutes } minutes on average.
exam-paper-expected-row = Row
exam-paper-expected-known = Scenarios with enough answers
exam-paper-expected-known-of = { $known } of { $n }
exam-paper-expected-mean = Average mark
exam-paper-expected-minutes = Average minutes
exam-paper-expected-unknown = too few answers
