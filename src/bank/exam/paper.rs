//! An exam paper as a federation writes it. `quizzes/README.md` describes its file format.
//!
//! It names items, or kinds of items with a number to draw, or both. Papers for candidates are
//! drawn later (`draw`).

use super::fields::{
    COUNT, CRITICAL, EDITION, FAMILY, ID, JUDGEMENT, LAW, LEVEL, MOST, NAME, PART, PROGRAMME, PaperTable,
    SCENARIO, SINCE, STAGES, UNASKED_MONTHS, VARIANTS, WEIGHT,
};
use super::part::Part;
use super::result::Rules;
use super::rubric::RubricLine;
use super::scenario_id::scenario;
use crate::draft::DraftField;
use crate::fault::{FaultKind, LocatedFault};
use crate::id;
use crate::names::Names;
use crate::programme::{Programme, law};
use crate::reader::{self, LineNumbers, TableReader, ValueNode};
use rules::engine::Family;
use rules::law::Edition;
use std::collections::BTreeSet;

/// A paper as read from its file.
#[derive(Clone, Debug, PartialEq)]
pub struct Paper {
    /// The federation's name for it
    pub name: String,
    /// Its translations
    pub names: Names,
    /// The programme whose levels the rows refer to
    pub programme: Option<String>,
    /// The code that all items are ruled under; any, when it is left out
    pub edition: Option<Edition>,
    /// For a delta exam, the edition since which changes are examined
    pub since: Option<Edition>,
    /// Scenarios that candidates of the federation were asked in exams within this number of months
    /// are not drawn
    pub unasked_months: Option<u16>,
    /// Rows: fixed items first, then drawn ones, each in file order
    pub rows: Vec<PaperRowRule>,
    /// Rules for the result
    pub rules: Rules,
    /// Practical and oral parts, marked by hand
    pub rubric: Vec<RubricLine>,
    /// The federation's own programme, if the paper was read for a federation that has one
    pub(super) own: Option<Programme>,
    /// Scenarios not drawn, because they were asked too recently
    pub(super) avoided: BTreeSet<String>,
    pub(super) lines: LineNumbers,
}

/// A row of a paper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaperRowRule {
    /// Part
    pub part: Part,
    /// Weight of each of its items
    pub weight: u16,
    /// True if each of them is critical
    pub critical: bool,
    /// Content
    pub what: RowContent,
    /// Place in the file: `draw[2]`
    pub place: String,
}

/// The content of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RowContent {
    /// This scenario or variant, by its id
    Fixed(String),
    /// A number of scenarios of a kind
    Drawn(Draw),
}

/// A kind of scenarios, and the number to draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draw {
    /// Number drawn
    pub count: u16,
    /// Family
    pub family: Option<Family>,
    /// Number of a law that disposes of them
    pub law: Option<&'static str>,
    /// Name of the level that requires them
    pub level: Option<String>,
    /// Number of stages
    pub stages: Option<u16>,
    /// True if variants replace the scenarios of the bank
    pub variants: bool,
    /// True if scenarios with judgement or contested points are included
    pub judgement: bool,
}

impl PaperRowRule {
    /// Number of items.
    pub const fn count(&self) -> u16 {
        match &self.what {
            RowContent::Fixed(_) => 1,
            RowContent::Drawn(draw) => draw.count,
        }
    }
}

impl Paper {
    /// Reads the text of a paper; reports every fault. [`Paper::check`] checks it against a bank.
    pub fn read(text: &str) -> Result<Paper, Vec<LocatedFault>> {
        let (mut paper, lines) = reader::read(text, root)?;
        paper.lines = lines;
        Ok(paper)
    }

    /// The line of a field in its file.
    pub fn line(&self, field: &str) -> usize {
        self.lines.line(field)
    }

    /// Number of items in a candidate's paper.
    pub fn items(&self) -> usize {
        self.rows.iter().map(|row| usize::from(row.count())).sum()
    }

    /// True if anything is asked in writing.
    pub fn is_written(&self) -> bool {
        !self.rows.is_empty()
    }

    /// True if no row is drawn, so that all candidates get the same paper.
    pub fn is_fixed(&self) -> bool {
        self.rows.iter().all(|row| matches!(row.what, RowContent::Fixed(_)))
    }

    /// True if this part has items.
    pub fn has(&self, part: Part) -> bool {
        self.rows.iter().any(|row| row.part == part)
    }

    pub(super) fn fault(&self, field: &str, kind: FaultKind) -> LocatedFault {
        LocatedFault::new(self.line(field), field, kind)
    }
}

fn root(mut file: TableReader<'_>) -> Option<Paper> {
    let name = file.need(NAME.name).and_then(|n| n.non_empty_text().map(str::to_owned));
    let names = Names::read(&mut file);
    let edition = file.maybe(EDITION.name, edition_of);
    let since = file.maybe(SINCE.name, edition_of);
    if let (Some(Some(since)), Some(edition)) = (&since, &edition) {
        match edition {
            None => drop(file.need(EDITION.name)),
            Some(edition) if edition == since => {
                file.get(SINCE.name).and_then(|n| n.fault::<()>(FaultKind::NotTogether(EDITION.name)));
            }
            Some(_) => {}
        }
    }
    let unasked_months = file.maybe(UNASKED_MONTHS.name, |n| UNASKED_MONTHS.number(n));
    let rules = file.maybe(PaperTable::Result.word(), Rules::read);
    let rubric = file.maybe(PaperTable::Rubric.word(), |n| rows(n, RubricLine::read));
    let items = file.maybe(PaperTable::Item.word(), |n| rows(n, fixed));
    let draws = file.maybe(PaperTable::Draw.word(), |n| rows(n, drawn));
    let programme = match &draws {
        Some(Some(draws)) if draws.iter().any(names_a_level) => {
            file.need(PROGRAMME.name).and_then(|n| id::read(&n)).map(Some)
        }
        _ => file.maybe(PROGRAMME.name, id::read),
    };
    // A paper may have tables alone.
    if matches!((&items, &draws, &rubric), (Some(None), Some(None), Some(None))) {
        file.need(PaperTable::Draw.word());
    }
    for (table, field) in [(PaperTable::Item, SCENARIO), (PaperTable::Rubric, ID)] {
        if let Some(node) = file.get(table.word()) {
            twice(&node, field);
        }
    }
    file.close();
    Some(Paper {
        name: name?,
        names: names?,
        programme: programme?,
        edition: edition?,
        since: since?,
        unasked_months: unasked_months?,
        rows: items?.into_iter().chain(draws?).flatten().collect(),
        rules: rules?.unwrap_or_default(),
        rubric: rubric?.unwrap_or_default(),
        own: None,
        avoided: BTreeSet::new(),
        lines: LineNumbers::default(),
    })
}

fn edition_of(node: &ValueNode<'_>) -> Option<Edition> {
    node.word(Edition::ALL.map(|edition| (edition.word(), edition)))
}

/// The rows of a non-empty list.
fn rows<T>(node: &ValueNode<'_>, row: impl Fn(&ValueNode<'_>) -> Option<T>) -> Option<Vec<T>> {
    match node.list()?.len() {
        0 => node.fault(FaultKind::Empty),
        many if many > usize::from(MOST) => node.fault(FaultKind::TooLong(MOST.into())),
        _ => node.each(row),
    }
}

fn fixed(node: &ValueNode<'_>) -> Option<PaperRowRule> {
    let mut table = node.table()?;
    let scenario = table.need(SCENARIO.name).and_then(|n| scenario(&n));
    row(table, node, scenario.map(RowContent::Fixed))
}

fn drawn(node: &ValueNode<'_>) -> Option<PaperRowRule> {
    let mut table = node.table()?;
    let count = table.need(COUNT.name).and_then(|n| COUNT.number(&n));
    let family = table.maybe(FAMILY.name, |n| n.word(Family::ALL.map(|family| (family.word(), family))));
    let law = table.maybe(LAW.name, law);
    let level = table.maybe(LEVEL.name, |n| n.non_empty_text().map(str::to_owned));
    let stages = table.maybe(STAGES.name, |n| STAGES.number(n));
    let variants = table.maybe(VARIANTS.name, ValueNode::truth);
    let judgement = table.maybe(JUDGEMENT.name, ValueNode::truth);
    let what = || {
        Some(RowContent::Drawn(Draw {
            count: count?,
            family: family?,
            law: law?,
            level: level.clone()?,
            stages: stages?,
            variants: variants?.unwrap_or(false),
            judgement: judgement?.unwrap_or(false),
        }))
    };
    row(table, node, what())
}

/// The fields common to both kinds of rows.
fn row(mut table: TableReader<'_>, node: &ValueNode<'_>, what: Option<RowContent>) -> Option<PaperRowRule> {
    let part = table.need(PART.name).and_then(|n| n.word(Part::ALL.map(|part| (part.word(), part))));
    let weight = table.maybe(WEIGHT.name, |n| WEIGHT.number(n));
    let critical = table.maybe(CRITICAL.name, ValueNode::truth);
    table.close();
    Some(PaperRowRule {
        part: part?,
        weight: weight?.unwrap_or(1),
        critical: critical?.unwrap_or(false),
        what: what?,
        place: node.path().to_owned(),
    })
}

fn names_a_level(row: &PaperRowRule) -> bool {
    matches!(&row.what, RowContent::Drawn(draw) if draw.level.is_some())
}

/// Reports repeated values of this field in a list; variants of a scenario count as the same.
fn twice(items: &ValueNode<'_>, field: DraftField) {
    let mut seen = BTreeSet::new();
    for node in items.list().into_iter().flatten().filter(ValueNode::is_table) {
        let Some(mut table) = node.table() else { continue };
        let Some(scenario) = table.get(field.name).filter(ValueNode::is_text) else { continue };
        let origin = scenario.text().map(id::origin);
        if origin.is_some_and(|origin| !seen.insert(origin)) {
            scenario.fault::<()>(FaultKind::Twice);
        }
    }
}
