//! An exam required by a level. A single sat exam must meet all conditions.

use super::permille;
use super::progress::{Counts, MissingPart};
use super::records::ExamRecord;
use crate::exam::{Part, UnwrittenPart};
use crate::reader::ValueNode;
use crate::scenario::id;
use jiff::ToSpan;
use jiff::civil::Date;
use num_rational::BigRational;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// The most items or points of an exam.
const MOST: u16 = 1000;

/// Conditions on an exam. Without a mark, items or points, its paper decides on passing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExamRequirement {
    /// The paper; any, when it is left out
    pub paper: Option<String>,
    /// The result is at least this, in thousandths
    pub mark: Option<u16>,
    /// So many items are wholly right, in an exam of so many items
    pub right: Option<OutOf>,
    /// So many points, in an exam of so many points: an item has as many as it weighs, and its mark
    /// is the share of them
    pub points: Option<OutOf>,
    /// The least mark of a section, in thousandths
    pub sections: BTreeMap<ExamPart, u16>,
    /// True if no critical item may have gone wrong
    pub critical: bool,
    /// Greatest age in days
    pub within_days: Option<u16>,
    /// Place in the file: `levels[0].requires[1].exam`
    pub place: String,
}

/// At least so many out of so many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOf {
    /// At least so many
    pub least: u16,
    /// Out of exactly so many
    pub of: u16,
}

/// A section of an exam.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ExamPart {
    /// One that is written
    Written(Part),
    /// One that is not
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
        let paper = table.maybe("paper", id);
        let mark = table.maybe("mark", permille);
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

    /// Progress with these exams. The one that lacks least counts.
    pub(super) fn progress<'a>(
        &self,
        exams: impl Iterator<Item = &'a ExamRecord>,
        today: Date,
    ) -> (Counts<'a>, Vec<MissingPart>) {
        let order = |(lacking, one): &(Vec<MissingPart>, &'a ExamRecord)| {
            (lacking.len(), Reverse(one.permille), Reverse(one.date), one.paper.clone(), lacking.clone())
        };
        let of_kind = exams.filter(|one| self.is_about(one, today));
        match of_kind.map(|one| (self.lacking(one), one)).min_by_key(order) {
            Some((lacking, one)) => (Counts::Exam(Some(one)), lacking),
            None => (Counts::Exam(None), vec![MissingPart::Exam]),
        }
    }

    /// True if one of these meets all conditions and has at least this mark, in thousandths.
    pub(super) fn is_met_at<'a>(
        &self,
        mark: u16,
        mut exams: impl Iterator<Item = &'a ExamRecord>,
        today: Date,
    ) -> bool {
        exams.any(|one| self.is_about(one, today) && one.permille >= mark && self.lacking(one).is_empty())
    }

    /// True if its paper decides on passing.
    pub fn is_by_paper(&self) -> bool {
        self.mark.is_none() && self.right.is_none() && self.points.is_none()
    }

    /// True if an exam is of the required kind, regardless of its result.
    fn is_about(&self, one: &ExamRecord, today: Date) -> bool {
        let recent = |days: u16| one.date.saturating_add(i64::from(days).days()) >= today;
        self.paper.as_ref().is_none_or(|paper| *paper == one.paper)
            && self.right.is_none_or(|right| one.items.len() == usize::from(right.of))
            && self.points.is_none_or(|points| one.points() == u32::from(points.of))
            && self.within_days.is_none_or(recent)
    }

    /// Conditions that an exam of this kind does not meet.
    fn lacking(&self, one: &ExamRecord) -> Vec<MissingPart> {
        let mut missing = Vec::new();
        if self.is_by_paper() && one.passed != Some(true) {
            missing.push(MissingPart::Pass);
        }
        if let Some(need) = self.mark.filter(|need| one.permille < *need) {
            missing.push(MissingPart::Mark { have: one.permille, need });
        }
        let wrong = self.right.map_or(0, |right| usize::from(right.least).saturating_sub(one.right()));
        if wrong > 0 {
            missing.push(MissingPart::Right(wrong));
        }
        let earned = one.earned();
        let points = self.points.map(|points| points.least);
        if let Some(need) = points.filter(|need| earned < BigRational::from_integer((*need).into())) {
            missing.push(MissingPart::Points { have: earned.to_integer().try_into().unwrap_or(0), need });
        }
        let have = |section: &ExamPart| one.sections.get(section).copied();
        let low =
            self.sections.iter().filter(|(section, need)| have(section).is_none_or(|have| have < **need));
        missing.extend(low.map(|(section, need)| MissingPart::Section {
            section: *section,
            have: have(section),
            need: *need,
        }));
        if self.critical && one.items.iter().any(|item| item.failed) {
            missing.push(MissingPart::Critical);
        }
        missing
    }
}

/// The table `sections`.
fn sections(node: &ValueNode<'_>) -> Option<BTreeMap<ExamPart, u16>> {
    let mut table = node.table()?;
    let read = ExamPart::ALL.map(|section| (section, table.maybe(section.word(), permille)));
    table.close();
    let mut sections = BTreeMap::new();
    for (section, mark) in read {
        if let Some(mark) = mark? {
            sections.insert(section, mark);
        }
    }
    Some(sections)
}
