//! An exam required by a level. A single sat exam must meet all conditions.

use crate::exam::{Part, UnwrittenPart};
use crate::id;
use crate::reader::ValueNode;
use std::collections::BTreeMap;

/// The most items or points of an exam.
const MOST: u16 = 1000;

/// Conditions on an exam. Without a mark, items or points, its paper decides on passing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExamRequirement {
    /// The paper; `None` for any
    pub paper: Option<String>,
    /// Lowest result, in thousandths
    pub mark: Option<u16>,
    /// Number of wholly right items, in an exam of a fixed number of items
    pub right: Option<OutOf>,
    /// Number of points, in an exam of a fixed number of points: an item has as many as its weight,
    /// and its mark is the share earned
    pub points: Option<OutOf>,
    /// Lowest mark of each section, in thousandths
    pub sections: BTreeMap<ExamPart, u16>,
    /// True if no critical item may have gone wrong
    pub critical: bool,
    /// Greatest age in days
    pub within_days: Option<u16>,
    /// Place in the file: `levels[0].requires[1].exam`
    pub place: String,
}

/// A least number out of a fixed number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOf {
    /// Least number
    pub least: u16,
    /// Total
    pub of: u16,
}

/// A section of an exam.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ExamPart {
    /// A written part
    Written(Part),
    /// A part that is not written
    Unwritten(UnwrittenPart),
}

impl ExamPart {
    /// Every one.
    pub const ALL: [ExamPart; 4] = [
        ExamPart::Written(Part::Closed),
        ExamPart::Written(Part::Open),
        ExamPart::Unwritten(UnwrittenPart::Practical),
        ExamPart::Unwritten(UnwrittenPart::Oral),
    ];

    /// The word of files and Fluent files.
    pub const fn word(self) -> &'static str {
        match self {
            ExamPart::Written(part) => part.word(),
            ExamPart::Unwritten(part) => part.word(),
        }
    }
}

impl OutOf {
    fn read(node: &ValueNode<'_>) -> Option<OutOf> {
        let mut table = node.table()?;
        let of = table.need("of").and_then(|n| n.number(1, MOST));
        let least = table.need("least").and_then(|n| n.number(1, of.unwrap_or(MOST)));
        table.close();
        Some(OutOf { least: least?, of: of? })
    }
}

impl ExamRequirement {
    pub(super) fn read(node: &ValueNode<'_>) -> Option<ExamRequirement> {
        let mut table = node.table()?;
        let paper = table.maybe("paper", id::read);
        let mark = table.maybe("mark", ValueNode::mark);
        let right = table.maybe("right", OutOf::read);
        let points = table.maybe("points", OutOf::read);
        let sections = table.maybe("sections", sections);
        let critical = table.maybe("critical", ValueNode::truth);
        let within_days = table.maybe("within_days", |n| n.number(1, u16::MAX));
        table.close();
        Some(ExamRequirement {
            paper: paper?,
            mark: mark?,
            right: right?,
            points: points?,
            sections: sections?.unwrap_or_default(),
            critical: critical?.unwrap_or(false),
            within_days: within_days?,
            place: node.path().to_owned(),
        })
    }

    /// True if its paper decides on passing.
    pub fn is_by_paper(&self) -> bool {
        self.mark.is_none() && self.right.is_none() && self.points.is_none()
    }
}

/// The table `sections`.
fn sections(node: &ValueNode<'_>) -> Option<BTreeMap<ExamPart, u16>> {
    let mut table = node.table()?;
    let read = ExamPart::ALL.map(|section| (section, table.maybe(section.word(), ValueNode::mark)));
    table.close();
    let mut sections = BTreeMap::new();
    for (section, mark) in read {
        if let Some(mark) = mark? {
            sections.insert(section, mark);
        }
    }
    Some(sections)
}
