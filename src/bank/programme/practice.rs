//! Scenarios in practice: so many of one kind with such marks, or several lessons with a mean.
//!
//! Of each scenario the best mark counts, and of all those of a kind the best so many.

use super::progress::{Counts, LessonProgress, MissingPart, PracticeMarks};
use super::records::{Evidence, PracticeRecord};
use super::{permille, some};
use crate::exam::weighted;
use crate::fault::FaultKind;
use crate::reader::{TableReader, ValueNode};
use rules::engine::Family;
use rules::law::Clause;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// A kind of scenarios.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PracticeScope {
    /// Those of a family
    Family(Family),
    /// Those disposed of by a law, given by its number
    Law(&'static str),
}

/// So many different scenarios of one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// Of which kind
    pub of: PracticeScope,
    /// Number of scenarios
    pub scenarios: usize,
    /// Place in the file: `levels[0].requires[1]`
    pub place: String,
}

/// So many different scenarios of one kind, with such marks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Practice {
    /// Which, and how many
    pub lesson: Lesson,
    /// The mean of their marks is at least this, in thousandths
    pub mean: u16,
    /// None of their marks is below this, in thousandths
    pub floor: Option<u16>,
}

/// Several lessons. The mark of each is the mean of those of its scenarios.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lessons {
    pub lessons: Vec<Lesson>,
    /// The mean of their marks is at least this, in thousandths
    pub mean: u16,
    /// None of their marks is below this, in thousandths
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

    /// The best marks of its kind, the best first, so many of them at most.
    fn practised<'a>(&self, evidence: Evidence<'a>) -> PracticeMarks<'a> {
        let mut best: BTreeMap<&str, &PracticeRecord> = BTreeMap::new();
        for one in evidence.practice().filter(|one| self.of.has(one.family, &one.laws)) {
            let mark = best.entry(&one.scenario).or_insert(one);
            if one.permille > mark.permille {
                *mark = one;
            }
        }
        let mut marks: Vec<&PracticeRecord> = best.into_values().collect();
        marks.sort_by_key(|one| Reverse(one.permille));
        marks.truncate(self.scenarios);
        PracticeMarks { marks }
    }

    fn missing(&self, practised: &PracticeMarks<'_>) -> Option<MissingPart> {
        let more = self.scenarios.saturating_sub(practised.marks.len());
        (more > 0).then_some(MissingPart::Scenarios(more))
    }
}

impl Practice {
    pub(super) fn read(node: &ValueNode<'_>, table: &mut TableReader<'_>) -> Option<Practice> {
        let lesson = Lesson::fields(node, table);
        let (mean, floor) = marks(table);
        Some(Practice { lesson: lesson?, mean: mean?, floor: floor? })
    }

    pub(super) fn progress<'a>(&self, evidence: Evidence<'a>) -> (Counts<'a>, Vec<MissingPart>) {
        let practised = self.lesson.practised(evidence);
        let mut missing: Vec<MissingPart> = self.lesson.missing(&practised).into_iter().collect();
        missing
            .extend(below(practised.mean(), self.mean).map(|(have, need)| MissingPart::Mean { have, need }));
        let floor = self.floor.and_then(|floor| below(practised.lowest(), floor));
        missing.extend(floor.map(|(have, need)| MissingPart::Floor { have, need }));
        (Counts::Practice(practised), missing)
    }
}

impl Lessons {
    pub(super) fn read(table: &mut TableReader<'_>) -> Option<Lessons> {
        let lessons = table.need("lessons").and_then(|n| some(&n, Lesson::read));
        let (mean, floor) = marks(table);
        Some(Lessons { lessons: lessons?, mean: mean?, floor: floor? })
    }

    pub(super) fn progress<'a>(&'a self, evidence: Evidence<'a>) -> (Counts<'a>, Vec<MissingPart>) {
        let each: Vec<LessonProgress<'a>> =
            self.lessons.iter().map(|one| self.lesson(one, evidence)).collect();
        let begun: Vec<_> = each.iter().filter_map(|one| Some((one.practised.share()?, 1))).collect();
        let mean = weighted(&begun);
        let more = each.iter().filter(|one| !one.missing.is_empty()).count();
        let mut missing = Vec::new();
        if more > 0 {
            missing.push(MissingPart::Lessons(more));
        }
        missing.extend(below(mean, self.mean).map(|(have, need)| MissingPart::Mean { have, need }));
        (Counts::Lessons { lessons: each, mean }, missing)
    }

    fn lesson<'a>(&self, lesson: &'a Lesson, evidence: Evidence<'a>) -> LessonProgress<'a> {
        let practised = lesson.practised(evidence);
        let mut missing: Vec<MissingPart> = lesson.missing(&practised).into_iter().collect();
        let floor = self.floor.and_then(|floor| below(practised.mean(), floor));
        missing.extend(floor.map(|(have, need)| MissingPart::Floor { have, need }));
        LessonProgress { lesson, practised, missing }
    }
}

/// The fields `mean` and `floor`.
fn marks(table: &mut TableReader<'_>) -> (Option<u16>, Option<Option<u16>>) {
    (table.need("mean").and_then(|n| permille(&n)), table.maybe("floor", permille))
}

/// Have and need, if more is needed.
fn below(have: Option<u16>, need: u16) -> Option<(u16, u16)> {
    have.filter(|have| *have < need).map(|have| (have, need))
}

/// A law as a whole, not a clause of it.
pub(crate) fn law(node: &ValueNode<'_>) -> Option<&'static str> {
    let clause = node.read::<Clause>(FaultKind::NotALaw)?;
    if clause.citation() == clause.law() { Some(clause.law()) } else { node.fault(FaultKind::NotALaw) }
}
