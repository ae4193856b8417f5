//! Practical and oral parts, marked by hand in points: the lines of a rubric, and their combination
//! with the written result.
//!
//! A line counts as an item does: its share of the points by its weight.

use super::fields::{ID, NAME, POINTS, SCENARIO, TABLE, UNWRITTEN, WEIGHT};
use super::mean::MarkFraction;
use super::part::UnwrittenPart;
use super::result::{ExamResult, ItemResult, Rules, mean};
use super::scenario_id::scenario;
use crate::id;
use crate::reader::ValueNode;
use std::collections::BTreeMap;

/// A line of a rubric.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RubricLine {
    /// Id under which points are stored
    pub id: String,
    /// The federation's name for the criterion
    pub name: String,
    /// Most points
    pub points: u16,
    /// Weight relative to the other lines and the items
    pub weight: u16,
    /// The part it belongs to
    pub part: UnwrittenPart,
    /// The federation's name for the table at which it is judged
    pub table: Option<String>,
    /// Id of the scenario staged there
    pub scenario: Option<String>,
}

/// Points awarded, by the ids of lines.
pub type Points = BTreeMap<String, u16>;

/// The whole result of an attempt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CombinedResult {
    /// Written result
    pub written: ExamResult,
    /// Each unwritten part with a line
    pub unwritten: Vec<UnwrittenResult>,
    /// The result in thousandths, after the cap; `None` while a mark is pending
    pub permille: Option<u16>,
    /// True if the cap has lowered it
    pub capped: bool,
    /// Passed or failed, if there is a pass mark
    pub passed: Option<bool>,
    /// The band, from 1, or 0 below the lowest; `None` for a paper without bands
    pub band: Option<usize>,
    /// Number of pages and lines with a pending mark
    pub waits: usize,
}

/// Result of a part that is not written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnwrittenResult {
    /// Which
    pub part: UnwrittenPart,
    /// Mark; `None` while a line of it has no points
    pub permille: Option<u16>,
}

impl RubricLine {
    /// Reads a table of the list `rubric`.
    pub(super) fn read(node: &ValueNode<'_>) -> Option<RubricLine> {
        let mut table = node.table()?;
        let id = table.need(ID.name).and_then(|n| id::read(&n));
        let name = table.need(NAME.name).and_then(|n| n.non_empty_text().map(str::to_owned));
        let points = table.need(POINTS.name).and_then(|n| POINTS.number(&n));
        let weight = table.maybe(WEIGHT.name, |n| WEIGHT.number(n));
        let part = table
            .need(UNWRITTEN.name)
            .and_then(|n| n.word(UnwrittenPart::ALL.map(|part| (part.word(), part))));
        let at = table.maybe(TABLE.name, |n| n.non_empty_text().map(str::to_owned));
        let scenario = table.maybe(SCENARIO.name, scenario);
        table.close();
        Some(RubricLine {
            id: id?,
            name: name?,
            points: points?,
            weight: weight?.unwrap_or(1),
            part: part?,
            table: at?,
            scenario: scenario?,
        })
    }

    /// Mark with these points; `None` without any.
    fn mark(&self, points: &Points) -> Option<MarkFraction> {
        let of = u32::from(self.points);
        let given = u32::from(*points.get(&self.id)?).min(of);
        Some(MarkFraction { earned: given * 1000, of })
    }
}

/// The combined result of the written parts and of these lines with their points.
pub fn join(written: ExamResult, lines: &[RubricLine], points: &Points, rules: &Rules) -> CombinedResult {
    let item = |line: &RubricLine| ItemResult { mark: line.mark(points), weight: line.weight, failed: false };
    let of = |part: UnwrittenPart| {
        let items: Vec<ItemResult> = lines.iter().filter(|line| line.part == part).map(item).collect();
        (!items.is_empty()).then(|| UnwrittenResult { part, permille: mean(&items) })
    };
    let unwritten: Vec<UnwrittenResult> = UnwrittenPart::ALL.into_iter().filter_map(of).collect();
    let all: Vec<ItemResult> = written.items.iter().copied().chain(lines.iter().map(item)).collect();
    let whole = mean(&all);
    let failed = all.iter().any(|item| item.failed);
    let parts = written.parts.iter().map(|part| part.permille);
    let parts: Vec<Option<u16>> = parts.chain(unwritten.iter().map(|part| part.permille)).collect();
    let (permille, passed, band) = rules.judge(whole, failed, &parts);
    let waits = written.waits + lines.iter().filter(|line| !points.contains_key(&line.id)).count();
    CombinedResult { written, unwritten, permille, capped: permille != whole, passed, band, waits }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exam::{DrawnPaper, PageMark, Paper, PaperItem, Part, result};

    fn drawn(items: &[(Part, u16, bool)]) -> DrawnPaper {
        let item = |(part, weight, critical): &(Part, u16, bool)| PaperItem {
            part: *part,
            id: "r001".to_owned(),
            stages: 1,
            weight: *weight,
            critical: *critical,
        };
        DrawnPaper { items: items.iter().map(item).collect() }
    }

    fn lines() -> Vec<RubricLine> {
        let text = r#"
            name = "County"
            [[item]]
            scenario = "r001"
            part = "closed"
            [[rubric]]
            id = "manner"
            name = "Manner at the table"
            points = 8
            part = "practical"
            [[rubric]]
            id = "reasons"
            name = "Gives reasons"
            points = 3
            weight = 2
            part = "oral"
        "#;
        Paper::read(text).unwrap().rubric
    }

    #[test]
    fn line_weighs_as_an_item() {
        let rules = Rules { pass: Some(600), ..Rules::default() };
        let written = || result(&drawn(&[(Part::Closed, 1, false)]), &[PageMark::Marked(800)], &rules);
        let points = Points::from([("manner".to_owned(), 4), ("reasons".to_owned(), 2)]);
        let joined = join(written(), &lines(), &points, &rules);
        // (800 + 500 + 2 × 2000 / 3) / 4
        assert_eq!((joined.permille, joined.passed, joined.waits), (Some(658), Some(true), 0));
        assert_eq!(
            joined.unwritten.iter().map(|part| part.permille).collect::<Vec<_>>(),
            [Some(500), Some(666)]
        );
        let joined = join(written(), &lines(), &Points::from([("manner".to_owned(), 4)]), &rules);
        assert_eq!((joined.permille, joined.passed, joined.waits), (None, None, 1));
    }

    #[test]
    fn no_lines_leave_written_result() {
        let rules =
            Rules { pass: Some(500), part_floor: Some(400), bands: vec![300, 700], ..Rules::default() };
        let paper = drawn(&[(Part::Closed, 1, true), (Part::Open, 3, false)]);
        for marks in [[900, 800], [200, 1000], [300, 1000], [1000, 300]] {
            let written = result(&paper, &marks.map(PageMark::Marked), &rules);
            let joined = join(written.clone(), &[], &Points::new(), &rules);
            let kept = (joined.permille, joined.capped, joined.passed, joined.band, joined.waits);
            assert_eq!(kept, (written.permille, written.capped, written.passed, written.band, 0));
        }
    }

    #[test]
    fn floor_applies_to_every_part() {
        let rules = Rules { pass: Some(100), part_floor: Some(600), ..Rules::default() };
        let written = || result(&drawn(&[(Part::Closed, 1, false)]), &[PageMark::Marked(900)], &rules);
        let passed = |manner| {
            let points = Points::from([("manner".to_owned(), manner), ("reasons".to_owned(), 3)]);
            join(written(), &lines(), &points, &rules).passed
        };
        assert_eq!((passed(4), passed(5)), (Some(false), Some(true)));
    }
}
