//! Programmes: the levels of a certificate, and what each requires.

use super::fault::{Fault, FaultKind};
use super::mastery::{Mastery, mean};
use super::reader::{self, Lines, Node, Table};
use super::scenario::id;
use crate::engine::Family;
use crate::law::Clause;

/// A programme: what leads to a certificate.
#[derive(Clone, Debug, PartialEq)]
pub struct Programme {
    /// Its id, the name of its file
    pub id: String,
    /// Its name, as the federation calls it
    pub name: String,
    /// Its levels, the lowest first
    pub levels: Vec<Level>,
    lines: Lines,
}

/// A level of a programme: all of its requirements must be met.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Level {
    /// Its name, as the federation calls it
    pub name: String,
    /// What it requires
    pub requires: Vec<Requirement>,
}

/// So many different scenarios of one kind, with such marks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Requirement {
    /// Of which kind
    pub of: Scope,
    /// At least so many different scenarios answered
    pub scenarios: usize,
    /// The mean of the latest marks is at least this, in thousandths
    pub mean: u16,
    /// No latest mark is below this, in thousandths
    pub floor: Option<u16>,
}

/// A kind of scenarios.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Those of a family
    Family(Family),
    /// Those disposed of by a law, given by its number
    Law(&'static str),
}

/// How far somebody is with one requirement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RequirementProgress<'a> {
    /// The level it belongs to
    pub level: &'a Level,
    /// The requirement
    pub requirement: &'a Requirement,
    /// Different scenarios answered
    pub have: usize,
    /// Different scenarios required
    pub need: usize,
    /// The mean of the latest marks in thousandths, rounded down, if any is there
    pub mean: Option<u16>,
    /// The lowest of the latest marks
    pub lowest: Option<u16>,
    /// Whether it is met
    pub met: bool,
}

impl Scope {
    /// Whether a scenario of this family, disposed of by these laws, is one of them.
    pub fn has(self, family: Family, laws: &[&str]) -> bool {
        match self {
            Scope::Family(f) => f == family,
            Scope::Law(law) => laws.contains(&law),
        }
    }
}

impl Programme {
    /// Reads the text of a programme file; reports every fault.
    pub fn read(text: &str) -> Result<Programme, Vec<Fault>> {
        let (mut programme, lines) = reader::read(text, root)?;
        programme.lines = lines;
        Ok(programme)
    }

    /// How far somebody is with each requirement, level by level.
    pub fn progress(&self, mastery: &Mastery) -> Vec<RequirementProgress<'_>> {
        let all = self.levels.iter().flat_map(|level| level.requires.iter().map(move |r| (level, r)));
        all.map(|(level, requirement)| progress(level, requirement, mastery)).collect()
    }

    /// The line of its file on which a field stands.
    pub fn line(&self, field: &str) -> usize {
        self.lines.of(field)
    }
}

fn progress<'a>(
    level: &'a Level,
    requirement: &'a Requirement,
    mastery: &Mastery,
) -> RequirementProgress<'a> {
    let of = mastery.items.iter().filter(|i| requirement.of.has(i.family, &i.laws));
    let marks: Vec<u16> = of.filter_map(|i| i.latest).collect();
    let (have, need) = (marks.len(), requirement.scenarios);
    let (mean, lowest) = (mean(&marks), marks.iter().copied().min());
    let good = mean.is_some_and(|m| m >= requirement.mean);
    let none_below = requirement.floor.is_none_or(|floor| lowest.is_some_and(|l| l >= floor));
    RequirementProgress {
        level,
        requirement,
        have,
        need,
        mean,
        lowest,
        met: have >= need && good && none_below,
    }
}

fn root(mut file: Table<'_>) -> Option<Programme> {
    let id = file.need("id").and_then(|n| id(&n));
    let name = file.need("name").and_then(|n| n.some_text().map(str::to_owned));
    let levels = file.need("levels").and_then(|n| some(&n, level));
    file.close();
    Some(Programme { id: id?, name: name?, levels: levels?, lines: Lines::default() })
}

fn level(node: &Node<'_>) -> Option<Level> {
    let mut table = node.table()?;
    let name = table.need("name").and_then(|n| n.some_text().map(str::to_owned));
    let requires = table.need("requires").and_then(|n| some(&n, requirement));
    table.close();
    Some(Level { name: name?, requires: requires? })
}

fn requirement(node: &Node<'_>) -> Option<Requirement> {
    let mut table = node.table()?;
    let family = table.maybe("family", |n| n.word(Family::ALL.map(|f| (f.word(), f))));
    let law = table.maybe("law", law);
    let scenarios = table.need("scenarios").and_then(|n| n.number(1, 1000));
    let mean = table.need("mean").and_then(|n| n.number(0, 1000));
    let floor = table.maybe("floor", |n| n.number(0, 1000));
    let of = match (family, law) {
        (Some(Some(family)), Some(None)) => Some(Scope::Family(family)),
        (Some(None), Some(Some(law))) => Some(Scope::Law(law)),
        (Some(Some(_)), Some(Some(_))) => node.fault(FaultKind::NotTogether("family")),
        (Some(None), Some(None)) => {
            table.need("family");
            None
        }
        _ => None,
    };
    table.close();
    Some(Requirement { of: of?, scenarios: usize::from(scenarios?), mean: mean?, floor: floor? })
}

/// A law as a whole, not a clause of it.
pub(super) fn law(node: &Node<'_>) -> Option<&'static str> {
    let clause = node.read::<Clause>(FaultKind::NotALaw)?;
    if clause.citation() == clause.law() { Some(clause.law()) } else { node.fault(FaultKind::NotALaw) }
}

/// A list with something in it.
fn some<T>(node: &Node<'_>, f: impl Fn(&Node<'_>) -> Option<T>) -> Option<Vec<T>> {
    let read = node.each(f)?;
    if read.is_empty() { node.fault(FaultKind::Empty) } else { Some(read) }
}
