//! Requirements of practice: a number of scenarios of one kind with certain marks, or several
//! lessons with a mean.
//!
//! The best mark of each scenario counts, and of each kind the required number of best marks.

use crate::fault::FaultKind;
use crate::reader::{TableReader, ValueNode};
use rules::engine::Family;
use rules::law::Clause;

/// A kind of scenarios.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PracticeScope {
    /// Scenarios of a family
    Family(Family),
    /// Scenarios disposed of by the law with this number
    Law(&'static str),
}

/// A number of different scenarios of one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// Kind
    pub of: PracticeScope,
    /// Number of scenarios
    pub scenarios: usize,
    /// Place in the file: `levels[0].requires[1]`
    pub place: String,
}

/// A number of different scenarios of one kind, with a least mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Practice {
    /// Kind and number
    pub lesson: Lesson,
    /// Lowest mean of their marks, in thousandths
    pub mean: u16,
    /// Lowest single mark, in thousandths
    pub floor: Option<u16>,
}

/// Several lessons. The mark of each is the mean of those of its scenarios.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lessons {
    pub lessons: Vec<Lesson>,
    /// Lowest mean of their marks, in thousandths
    pub mean: u16,
    /// Lowest single mark, in thousandths
    pub floor: Option<u16>,
}

impl PracticeScope {
    /// True if it includes a scenario of this family disposed of by these laws.
    pub fn has(self, family: Family, laws: &[&str]) -> bool {
        match self {
            PracticeScope::Family(f) => f == family,
            PracticeScope::Law(law) => laws.contains(&law),
        }
    }

    fn read(node: &ValueNode<'_>, table: &mut TableReader<'_>) -> Option<PracticeScope> {
        let family = table.maybe("family", |n| n.word(Family::ALL.map(|f| (f.word(), f))));
        let law = table.maybe("law", law);
        match (family?, law?) {
            (Some(family), None) => Some(PracticeScope::Family(family)),
            (None, Some(law)) => Some(PracticeScope::Law(law)),
            _ => node.fault(FaultKind::NotOneOf(vec!["family", "law"])),
        }
    }
}

impl Lesson {
    fn read(node: &ValueNode<'_>) -> Option<Lesson> {
        let mut table = node.table()?;
        let lesson = Lesson::fields(node, &mut table);
        table.close();
        lesson
    }

    fn fields(node: &ValueNode<'_>, table: &mut TableReader<'_>) -> Option<Lesson> {
        let of = PracticeScope::read(node, table);
        let scenarios = table.need("scenarios").and_then(|n| n.number(1, 1000));
        Some(Lesson { of: of?, scenarios: scenarios?.into(), place: node.path().to_owned() })
    }
}

impl Practice {
    pub(super) fn read(node: &ValueNode<'_>, table: &mut TableReader<'_>) -> Option<Practice> {
        let lesson = Lesson::fields(node, table);
        let (mean, floor) = marks(table);
        Some(Practice { lesson: lesson?, mean: mean?, floor: floor? })
    }
}

impl Lessons {
    pub(super) fn read(table: &mut TableReader<'_>) -> Option<Lessons> {
        let lessons = table.need("lessons").and_then(|n| n.each_non_empty(Lesson::read));
        let (mean, floor) = marks(table);
        Some(Lessons { lessons: lessons?, mean: mean?, floor: floor? })
    }
}

/// The fields `mean` and `floor`.
fn marks(table: &mut TableReader<'_>) -> (Option<u16>, Option<Option<u16>>) {
    (table.need("mean").and_then(|n| n.mark()), table.maybe("floor", ValueNode::mark))
}

/// Reads a whole law, not one of its clauses.
pub(crate) fn law(node: &ValueNode<'_>) -> Option<&'static str> {
    let clause = node.read::<Clause>(FaultKind::NotALaw)?;
    if clause.citation() == clause.law() { Some(clause.law()) } else { node.fault(FaultKind::NotALaw) }
}
