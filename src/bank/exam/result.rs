//! The result of an attempt's written parts.
//!
//! The mark of an item is the mean of its stages; the mark of a part, and the whole result, is the
//! weighted mean of its items. Each is computed exactly and then rounded down to thousandths. A
//! critical item whose mark does not exceed a threshold caps the whole result.

use super::drawn_paper::DrawnPaper;
use super::fields::{BANDS, CAP as CAP_FIELD, CRITICAL_ABOVE, PART_FLOOR, PASS};
use super::mean::{MarkFraction, weighted_mean};
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
    /// Lowest mark in each part for a pass
    pub part_floor: Option<u16>,
    /// A critical item fails unless its mark exceeds this
    pub critical_above: u16,
    /// Cap of the result if a critical item fails
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
    /// Unanswered, which counts as 0
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
    /// True for a pass; `None` without a pass mark, or while a mark is pending
    pub passed: Option<bool>,
    /// The band, from 1, or 0 below the lowest; `None` without bands, or while a mark is pending
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
    /// True if it is critical and its mark does not exceed [`Rules::critical_above`]
    pub failed: bool,
}

/// Result of a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PartResult {
    /// The part
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
        let pass = table.maybe(PASS.name, ValueNode::mark);
        let part_floor = table.maybe(PART_FLOOR.name, ValueNode::mark);
        let critical_above = table.maybe(CRITICAL_ABOVE.name, ValueNode::mark);
        let cap = table.maybe(CAP_FIELD.name, ValueNode::mark);
        let bands = table.maybe(BANDS.name, |n| {
            let bands = n.each(ValueNode::mark)?;
            let ascending = bands.windows(2).all(|two| two[0] < two[1]);
            if ascending { Some(bands) } else { n.fault(FaultKind::ThresholdsCross) }
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

    /// The result after the cap, pass or fail, and the band. `whole` is the mean of all items,
    /// `failed` is true if a critical item fails, `parts` are the marks of the parts.
    pub(super) fn judge(
        &self,
        whole: Option<u16>,
        failed: bool,
        parts: &[Option<u16>],
    ) -> (Option<u16>, Option<bool>, Option<usize>) {
        let permille = whole.map(|mark| if failed { mark.min(self.cap) } else { mark });
        let reach = |floor: u16| parts.iter().all(|part| part.is_some_and(|mark| mark >= floor));
        let parts_pass = self.part_floor.is_none_or(reach);
        let passed = permille.zip(self.pass).map(|(mark, pass)| mark >= pass && parts_pass);
        let band = permille.filter(|_| !self.bands.is_empty());
        let band = band.map(|mark| self.bands.iter().filter(|from| mark >= **from).count());
        (permille, passed, band)
    }
}

/// The result of a paper with these marks, one for each of its pages in order. Missing marks count
/// as unanswered.
pub fn result(drawn: &DrawnPaper, marks: &[PageMark], rules: &Rules) -> ExamResult {
    let mut page_marks = marks.iter().copied().chain(std::iter::repeat(PageMark::Unanswered));
    let mut items = Vec::new();
    let mut waits = 0;
    for item in &drawn.items {
        let stages: Vec<PageMark> = page_marks.by_ref().take(item.stages.into()).collect();
        waits += stages.iter().filter(|mark| **mark == PageMark::Waits).count();
        let mark = item_mark(&stages);
        let failed = item.critical && mark.is_some_and(|mark| !mark.is_above(rules.critical_above));
        items.push(ItemResult { mark, weight: item.weight, failed });
    }
    let results_in = |part: Part| {
        drawn.items.iter().zip(&items).filter(move |(item, _)| item.part == part).map(|(_, result)| *result)
    };
    let in_part = |part: Part| {
        let items: Vec<ItemResult> = results_in(part).collect();
        let weight = items.iter().map(|item| u32::from(item.weight)).sum();
        (!items.is_empty()).then(|| PartResult { part, permille: mean(&items), weight })
    };
    let parts: Vec<PartResult> = Part::ALL.into_iter().filter_map(in_part).collect();
    let whole = mean(&items);
    let failed = items.iter().any(|item| item.failed);
    let part_marks: Vec<Option<u16>> = parts.iter().map(|part| part.permille).collect();
    let (permille, passed, band) = rules.judge(whole, failed, &part_marks);
    ExamResult { items, parts, permille, capped: permille != whole, passed, band, waits }
}

/// The mean of an item's stages; `None` while a mark is pending, or without stages.
fn item_mark(stages: &[PageMark]) -> Option<MarkFraction> {
    let mark = |stage: &PageMark| match stage {
        PageMark::Marked(mark) => Some(u32::from(*mark)),
        PageMark::Unanswered => Some(0),
        PageMark::Waits => None,
    };
    let earned = stages.iter().map(mark).sum::<Option<u32>>()?;
    let of = u32::try_from(stages.len()).ok().filter(|of| *of > 0)?;
    Some(MarkFraction { earned, of })
}

/// The weighted mean of these items; `None` while a mark is pending, or without any weight.
pub(super) fn mean(items: &[ItemResult]) -> Option<u16> {
    let marks: Option<Vec<_>> = items.iter().map(|item| Some((item.mark?, item.weight))).collect();
    weighted_mean(&marks?)
}
