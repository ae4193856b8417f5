//! The result of an attempt.
//!
//! An item's mark is the mean of its stages; a part's, and the whole result, the weighted mean of
//! its items. Each is computed exactly and then rounded down to thousandths. A critical item with a
//! mark not above a bound caps the whole result.

use super::drawn_paper::DrawnPaper;
use super::mean::{MarkFraction, weighted};
use super::part::Part;
use crate::fault::FaultKind;
use crate::grade::CAP;
use crate::reader::ValueNode;
use serde::{Deserialize, Serialize};

/// Rules for a result: the table `result` of a paper's file. Marks are in thousandths, whatever
/// unit the file uses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The pass mark; `None` for a paper without pass or fail
    pub pass: Option<u16>,
    /// Lowest mark of every part for a pass
    pub part_floor: Option<u16>,
    /// A critical item has gone wrong if its mark is at most this
    pub critical_above: u16,
    /// Cap of the result if a critical item has gone wrong
    pub cap: u16,
    /// Lowest mark of each band, in ascending order
    pub bands: Vec<u16>,
}

/// The mark of a page, or the reason it has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PageMark {
    /// Marked, in thousandths
    Marked(u16),
    /// Unanswered, which earns nothing
    Unanswered,
    /// Not yet marked by examiners
    Waits,
}

/// The result of an attempt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExamResult {
    /// Each item, in the order of the paper
    pub items: Vec<ItemResult>,
    /// Each part with items
    pub parts: Vec<PartResult>,
    /// The result in thousandths, after the cap; `None` while a mark is pending
    pub permille: Option<u16>,
    /// True if the cap has lowered it
    pub capped: bool,
    /// Passed or failed, if there is a pass mark
    pub passed: Option<bool>,
    /// The band, from 1, or 0 below the lowest; `None` for a paper without bands
    pub band: Option<usize>,
    /// Number of pages with a pending mark
    pub waits: usize,
}

/// Result of an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ItemResult {
    /// Mark; `None` while a stage of it is pending
    pub mark: Option<MarkFraction>,
    /// Weight
    pub weight: u16,
    /// True if it is critical and has gone wrong
    pub failed: bool,
}

/// Result of a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PartResult {
    /// Which
    pub part: Part,
    /// Mark; `None` while an item in it is pending
    pub permille: Option<u16>,
    /// Total weight of its items
    pub weight: u32,
}

impl Default for Rules {
    fn default() -> Rules {
        Rules { pass: None, part_floor: None, critical_above: CAP, cap: CAP, bands: Vec::new() }
    }
}

impl ItemResult {
    /// Mark in thousandths, rounded down; `None` while a stage of it is pending.
    pub fn permille(&self) -> Option<u16> {
        self.mark.map(MarkFraction::permille)
    }
}

impl Rules {
    /// Reads the table `result`.
    pub(super) fn read(node: &ValueNode<'_>) -> Option<Rules> {
        let mut table = node.table()?;
        let pass = table.maybe("pass", ValueNode::mark);
        let part_floor = table.maybe("part_floor", ValueNode::mark);
        let critical_above = table.maybe("critical_above", ValueNode::mark);
        let cap = table.maybe("cap", ValueNode::mark);
        let bands = table.maybe("bands", |n| {
            let bands = n.each(ValueNode::mark)?;
            let rise = bands.windows(2).all(|two| two[0] < two[1]);
            if rise { Some(bands) } else { n.fault(FaultKind::ThresholdsCross) }
        });
        table.close();
        Some(Rules {
            pass: pass?,
            part_floor: part_floor?,
            critical_above: critical_above?.unwrap_or(CAP),
            cap: cap?.unwrap_or(CAP),
            bands: bands?.unwrap_or_default(),
        })
    }

    /// The result after the cap, pass or fail, and the band; `whole` is the mean, `parts` are the
    /// marks of all parts.
    pub(super) fn judge(
        &self,
        whole: Option<u16>,
        failed: bool,
        parts: &[Option<u16>],
    ) -> (Option<u16>, Option<bool>, Option<usize>) {
        let permille = whole.map(|mark| if failed { mark.min(self.cap) } else { mark });
        let above = |floor: u16| parts.iter().all(|part| part.is_some_and(|mark| mark >= floor));
        let above = self.part_floor.is_none_or(above);
        let passed = permille.zip(self.pass).map(|(mark, pass)| mark >= pass && above);
        let band = permille.filter(|_| !self.bands.is_empty());
        let band = band.map(|mark| self.bands.iter().filter(|from| mark >= **from).count());
        (permille, passed, band)
    }
}

/// The result of a paper with these marks, one for each of its pages in order. Missing marks count
/// as unanswered.
pub fn result(drawn: &DrawnPaper, marks: &[PageMark], rules: &Rules) -> ExamResult {
    let mut rest = marks.iter().copied().chain(std::iter::repeat(PageMark::Unanswered));
    let mut items = Vec::new();
    let mut waits = 0;
    for item in &drawn.items {
        let stages: Vec<PageMark> = rest.by_ref().take(item.stages.into()).collect();
        waits += stages.iter().filter(|mark| **mark == PageMark::Waits).count();
        let mark = of_stages(&stages);
        let failed = item.critical && mark.is_some_and(|mark| !mark.is_above(rules.critical_above));
        items.push(ItemResult { mark, weight: item.weight, failed });
    }
    let of = |part: Part| {
        drawn.items.iter().zip(&items).filter(move |(item, _)| item.part == part).map(|(_, r)| *r)
    };
    let in_part = |part: Part| {
        let items: Vec<ItemResult> = of(part).collect();
        let weight = items.iter().map(|item| u32::from(item.weight)).sum();
        (!items.is_empty()).then(|| PartResult { part, permille: mean(&items), weight })
    };
    let parts: Vec<PartResult> = Part::ALL.into_iter().filter_map(in_part).collect();
    let whole = mean(&items);
    let failed = items.iter().any(|item| item.failed);
    let of_parts: Vec<Option<u16>> = parts.iter().map(|part| part.permille).collect();
    let (permille, passed, band) = rules.judge(whole, failed, &of_parts);
    ExamResult { items, parts, permille, capped: permille != whole, passed, band, waits }
}

/// The mark of an item: the mean of its stages.
fn of_stages(stages: &[PageMark]) -> Option<MarkFraction> {
    let mark = |stage: &PageMark| match stage {
        PageMark::Marked(mark) => Some(u32::from(*mark)),
        PageMark::Unanswered => Some(0),
        PageMark::Waits => None,
    };
    let earned = stages.iter().map(mark).sum::<Option<u32>>()?;
    let of = u32::try_from(stages.len()).ok().filter(|of| *of > 0)?;
    Some(MarkFraction { earned, of })
}

/// The mean of these items; `None` while a mark is pending, or without items.
pub(super) fn mean(items: &[ItemResult]) -> Option<u16> {
    let marks: Option<Vec<_>> = items.iter().map(|item| Some((item.mark?, item.weight))).collect();
    weighted(&marks?)
}
