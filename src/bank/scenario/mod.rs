//! Scenarios: the facts of a case and the components asked for. `quizzes/README.md` describes the
//! file format.
//!
//! | file | contents |
//! |---|---|
//! | `schema`, `values` | a field as a row for reader, writer, desk and changes; types of values |
//! | `claim`, `elections` | the rows of a claim or concession, and of the elections |
//! | `rotation`, `event`, `finding`, `meaning` | the facts of an auction, which stages add to |
//! | `stage`, `asks`, `source` | the stages, what is asked, the source |
//! | `vetoed` | variants that are not asked |
//! | `write` | the writer |
//!
//! A scenario file holds no answer: an unknown field is a fault. The events and findings of an
//! auction are no rows: later stages add to them, and they refer to calls by number.

pub(super) mod asks;
pub(crate) mod claim;
pub(crate) mod elections;
pub(crate) mod event;
mod finding;
mod meaning;
pub(crate) mod rotation;
pub(crate) mod schema;
mod source;
mod stage;
pub(crate) mod values;
mod vetoed;
pub(crate) mod write;

pub use source::ScenarioSource;
pub use stage::Stage;
pub use vetoed::{ALL_VARIANTS, VetoedVariants};

use super::fault::{FaultKind, LocatedFault};
use super::id::{self, MARK};
use super::reader::{self, LineNumbers, TableReader, ValueNode};
use super::variant::variation::Variation;
use asks::AskedComponents;
use rules::engine::{Case, Facts, Family, Key};
use rules::law::{Date, Edition, Elections};
use std::collections::BTreeMap;

/// A scenario of the bank, or one stage of it. Each stage is asked, answered and marked separately,
/// with the facts known by then.
#[derive(Clone, Debug, PartialEq)]
pub struct Scenario {
    /// Id: the name of its file, of lower-case letters, digits and hyphens; a later stage adds its
    /// number, as in `r041.2`
    pub id: String,
    /// Stage
    pub stage: Stage,
    /// The facts, and the code to rule under
    pub case: Case,
    /// Components asked for, in the order in which a Director works
    pub asks: Vec<Key>,
    /// Weights from 1 to 9; by default 1
    pub weights: BTreeMap<Key, u8>,
    /// Components that cap the mark when they are wrong
    pub critical: Vec<Key>,
    /// Variants that are not asked
    pub vetoed: VetoedVariants,
    /// Source of the facts
    pub source: ScenarioSource,
    /// The variant or code by which it differs from its file; `None` if it does not
    pub variation: Option<Variation>,
    lines: LineNumbers,
}

impl Scenario {
    /// Reads the text of a scenario file; of several stages the last, with the facts of all.
    /// Reports every fault.
    pub fn read(text: &str) -> Result<Scenario, Vec<LocatedFault>> {
        let mut stages = Scenario::read_stages(text)?;
        // There is always a first stage.
        stages.pop().ok_or_else(|| vec![LocatedFault::new(1, "", FaultKind::Empty)])
    }

    /// Reads all stages of the text of a scenario file, in order; reports every fault.
    pub fn read_stages(text: &str) -> Result<Vec<Scenario>, Vec<LocatedFault>> {
        let (mut stages, lines) = reader::read(text, root)?;
        for scenario in &mut stages {
            scenario.lines.clone_from(&lines);
        }
        Ok(stages)
    }

    /// The same stage with this case, as a variation.
    pub(super) fn varied(&self, variation: Variation, case: Case) -> Scenario {
        Scenario {
            id: format!("{}{MARK}{variation}", self.stage.id()),
            case,
            vetoed: VetoedVariants::default(),
            source: self.source.followed(),
            variation: Some(variation),
            ..self.clone()
        }
    }

    /// The same scenario without the question of this component, unless it asks nothing else.
    pub fn without(&self, key: Key) -> Scenario {
        let mut scenario = self.clone();
        if self.asks.iter().any(|asked| *asked != key) {
            scenario.asks.retain(|asked| *asked != key);
            scenario.critical.retain(|asked| *asked != key);
            scenario.weights.remove(&key);
        }
        scenario
    }

    /// A scenario of one stage that weighs every component alike.
    pub(super) fn single_stage(id: &str, case: Case, asks: Vec<Key>, source: ScenarioSource) -> Scenario {
        let stage = Stage { of: id.to_owned(), number: 1, stages: 1 };
        let (weights, critical, vetoed, lines) = Default::default();
        let (id, variation) = (id.to_owned(), None);
        Scenario { id, stage, case, asks, weights, critical, vetoed, source, variation, lines }
    }

    /// The family of its facts.
    pub const fn family(&self) -> Family {
        self.case.facts.family()
    }

    /// Weight of a component.
    pub fn weight(&self, key: Key) -> u8 {
        self.weights.get(&key).copied().unwrap_or(1)
    }

    /// True if a wrong answer to it caps the mark.
    pub fn is_critical(&self, key: Key) -> bool {
        self.critical.contains(&key)
    }

    /// The line of a field in its file.
    pub fn line(&self, field: &str) -> usize {
        self.lines.line(field)
    }
}

/// Reads a case: the fields `family`, `edition`, `date`, `elections` and `facts` of a scenario file,
/// and no others; reports every fault.
pub(super) fn read_case(text: &str) -> Result<Case, Vec<LocatedFault>> {
    reader::read(text, case).map(|(case, _)| case)
}

/// Reads a Regulating Authority's elections: the table `elections` of a scenario file, and nothing
/// else; reports every fault.
pub fn read_elections(text: &str) -> Result<Elections, Vec<LocatedFault>> {
    let elections = |mut file: TableReader<'_>| {
        let elections = file.maybe("elections", elections::read);
        file.close();
        Some(elections?.unwrap_or_default())
    };
    reader::read(text, elections).map(|(elections, _)| elections)
}

fn case(mut file: TableReader<'_>) -> Option<Case> {
    let family = family(&mut file);
    let edition = edition(&mut file);
    let date = date(&mut file, edition);
    let elections = file.maybe("elections", elections::read);
    let node = file.need("facts");
    let facts = family.zip(node).and_then(|(family, node)| facts(family, &node));
    file.close();
    Some(Case { edition: edition?, elections: elections?.unwrap_or_default(), date: date?, facts: facts? })
}

fn family(file: &mut TableReader<'_>) -> Option<Family> {
    file.need("family").and_then(|n| n.word(Family::ALL.map(|f| (f.word(), f))))
}

fn edition(file: &mut TableReader<'_>) -> Option<Edition> {
    file.need("edition").and_then(|n| n.word(Edition::ALL.map(|e| (e.word(), e))))
}

/// The day of the event: one on which an authority can have had the edition in force.
fn date(file: &mut TableReader<'_>, edition: Option<Edition>) -> Option<Option<Date>> {
    file.maybe("date", |node| {
        let date = node.read(FaultKind::NotADate)?;
        match edition.filter(|edition| !edition.may_be_in_force(date)) {
            Some(edition) => node.fault(FaultKind::NotInForce(edition)),
            None => Some(date),
        }
    })
}

/// The facts of one stage.
fn facts(family: Family, node: &ValueNode<'_>) -> Option<Facts> {
    match family {
        Family::Rotation => rotation::read(node)?.check(node).map(Facts::Rotation),
        Family::Claim | Family::Concession => claim::read(node, family).map(Facts::Claim),
    }
}

fn root(mut file: TableReader<'_>) -> Option<Vec<Scenario>> {
    let id = file.need("id").and_then(|n| id::read(&n));
    let family = family(&mut file);
    let edition = edition(&mut file);
    let date = date(&mut file, edition);
    let asked = asks::read(&mut file);
    let vetoed = file.maybe("vetoed", vetoed::read);
    let source = file.need("source").and_then(|n| source::read(&n));
    let elections = file.maybe("elections", elections::read);
    let all = stages_of(&mut file, family, asked);
    file.close();
    let (id, edition, source, elections) = (id?, edition?, source?, elections?.unwrap_or_default());
    let (date, vetoed) = (date?, vetoed?.unwrap_or_default());
    let all = all?;
    let stages = all.len() as u8;
    let scenario = |(number, (asked, facts)): (u8, (AskedComponents, Facts))| {
        let stage = Stage { of: id.clone(), number, stages };
        Scenario {
            id: stage.id(),
            stage,
            case: Case { edition, elections, date, facts },
            asks: asked.asks,
            weights: asked.weights,
            critical: asked.critical,
            vetoed: vetoed.clone(),
            source: source.clone(),
            variation: None,
            lines: LineNumbers::default(),
        }
    };
    Some((1..).zip(all).map(scenario).collect())
}

/// Facts and questions of each stage; without later stages there is one.
fn stages_of(
    file: &mut TableReader<'_>,
    family: Option<Family>,
    asked: Option<AskedComponents>,
) -> Option<Vec<(AskedComponents, Facts)>> {
    let node = file.need("facts");
    let later = file.get("stages");
    let facts = match family? {
        Family::Rotation => {
            let mut auction = node.as_ref().and_then(rotation::read);
            let facts = auction.as_mut().zip(node.as_ref()).and_then(|(auction, node)| auction.check(node));
            let later = later.map_or(Some(Vec::new()), |n| stage::read(&n, auction));
            let first = (asked?, Facts::Rotation(facts?));
            return Some(std::iter::once(first).chain(later?).collect());
        }
        family => node.and_then(|n| self::facts(family, &n)),
    };
    if let Some(later) = later {
        return later.fault(FaultKind::NotTogether("family"));
    }
    Some(vec![(asked?, facts?)])
}
