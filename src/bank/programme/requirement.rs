//! Requirements of a level.

use super::exam::ExamRequirement;
use super::practical::{Oral, Practical};
use super::practice::{Lesson, Lessons, Practice};
use crate::fault::FaultKind;
use crate::reader::{TableReader, ValueNode};

/// Fields that select the kind of a requirement.
const KINDS: [&str; 8] = ["family", "law", "lessons", "exam", "practical", "oral", "all", "any"];

/// A requirement of a level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Requirement {
    /// Scenarios of one kind in practice
    Practice(Practice),
    /// Several lessons in practice, and their mean
    Lessons(Lessons),
    /// An exam
    Exam(ExamRequirement),
    /// Directed sessions
    Practical(Practical),
    /// An oral examination
    Oral(Oral),
    /// All of these
    All(Vec<Requirement>),
    /// A number of these
    Any {
        /// Number needed
        least: usize,
        /// Alternatives
        of: Vec<Requirement>,
    },
}

impl Requirement {
    /// Reads a table of the list `requires`, or of a list in it.
    pub(super) fn read(node: &ValueNode<'_>) -> Option<Requirement> {
        let mut table = node.table()?;
        let kinds: Vec<&'static str> = KINDS.into_iter().filter(|kind| table.get(kind).is_some()).collect();
        let read = match kinds[..] {
            ["family" | "law"] => Practice::read(node, &mut table).map(Requirement::Practice),
            ["lessons"] => Lessons::read(&mut table).map(Requirement::Lessons),
            ["exam"] => table.need("exam").and_then(|n| ExamRequirement::read(&n)).map(Requirement::Exam),
            ["practical"] => {
                table.need("practical").and_then(|n| Practical::read(&n)).map(Requirement::Practical)
            }
            ["oral"] => table.need("oral").and_then(|n| Oral::read(&n)).map(Requirement::Oral),
            ["all"] => {
                table.need("all").and_then(|n| n.each_non_empty(Requirement::read)).map(Requirement::All)
            }
            ["any"] => any(&mut table),
            ["family", "law"] => return node.fault(FaultKind::NotTogether("family")),
            // The other fields cannot be checked without a known kind.
            _ => return node.fault(FaultKind::NotOneOf(KINDS.to_vec())),
        };
        table.close();
        read
    }

    /// True if it cannot be met without an exam.
    pub(super) fn needs_exam(&self) -> bool {
        match self {
            Requirement::Exam(_) => true,
            Requirement::All(of) => of.iter().any(Requirement::needs_exam),
            Requirement::Any { least, of } => of.iter().filter(|one| !one.needs_exam()).count() < *least,
            _ => false,
        }
    }

    /// The kinds of scenarios that it requires.
    pub(super) fn lessons(&self) -> Vec<&Lesson> {
        match self {
            Requirement::Practice(practice) => vec![&practice.lesson],
            Requirement::Lessons(lessons) => lessons.lessons.iter().collect(),
            other => other.inside().iter().flat_map(Requirement::lessons).collect(),
        }
    }

    /// The exams that it requires.
    pub(super) fn exams(&self) -> Vec<&ExamRequirement> {
        match self {
            Requirement::Exam(exam) => vec![exam],
            other => other.inside().iter().flat_map(Requirement::exams).collect(),
        }
    }

    /// The requirements that it combines.
    fn inside(&self) -> &[Requirement] {
        match self {
            Requirement::All(of) | Requirement::Any { of, .. } => of,
            _ => &[],
        }
    }
}

fn any(table: &mut TableReader<'_>) -> Option<Requirement> {
    let of = table.need("any").and_then(|n| n.each_non_empty(Requirement::read));
    let most = of.as_ref().and_then(|of| u16::try_from(of.len()).ok()).unwrap_or(u16::MAX);
    let least = table.maybe("least", |n| n.number(1, most));
    Some(Requirement::Any { least: usize::from(least?.unwrap_or(1)), of: of? })
}
