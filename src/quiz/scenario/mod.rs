//! A scenario: the facts of a case and what is asked about it. Its file format is told in `quizzes/README.md`.
//!
//! A file per family says how its facts are written. A file holds no answer: a field that is not of the format is a fault.

mod claim;
mod concession;
mod meaning;
mod rotation;
mod source;

pub use source::Source;

use super::fault::{Fault, FaultKind};
use super::reader::{self, Lines, Node, Table};
use crate::bridge::{Seat, Strain, Suit, Vulnerable};
use crate::engine::{Case, Facts, Family, Key};
use crate::law::{Edition, Elections, OrderWithinSuit, Permille};
use std::collections::BTreeMap;

/// A scenario of the bank.
#[derive(Clone, Debug, PartialEq)]
pub struct Scenario {
    /// Its id, the name of its file: small letters, digits and hyphens
    pub id: String,
    /// The facts, and the code they are ruled under
    pub case: Case,
    /// The components that are asked, in the order in which a Director works
    pub asks: Vec<Key>,
    /// Weights from 1 to 9; what is not here weighs 1
    pub weights: BTreeMap<Key, u8>,
    /// Components that cap the mark when they are wrong
    pub critical: Vec<Key>,
    /// Where the facts come from
    pub source: Source,
    lines: Lines,
}

impl Scenario {
    /// Reads the text of a scenario file; reports every fault.
    pub fn read(text: &str) -> Result<Scenario, Vec<Fault>> {
        let (mut scenario, lines) = reader::read(text, root)?;
        scenario.lines = lines;
        Ok(scenario)
    }

    /// The family of its facts.
    pub const fn family(&self) -> Family {
        self.case.facts.family()
    }

    /// What a component weighs.
    pub fn weight(&self, key: Key) -> u8 {
        self.weights.get(&key).copied().unwrap_or(1)
    }

    /// Whether a wrong answer here caps the mark.
    pub fn is_critical(&self, key: Key) -> bool {
        self.critical.contains(&key)
    }

    /// The line of its file on which a field stands.
    pub fn line(&self, field: &str) -> usize {
        self.lines.of(field)
    }
}

fn root(mut file: Table<'_>) -> Option<Scenario> {
    let id = file.need("id").and_then(|n| id(&n));
    let family = file.need("family").and_then(|n| n.word(Family::ALL.map(|f| (f.word(), f))));
    let edition = file.need("edition").and_then(|n| n.word(Edition::ALL.map(|e| (e.word(), e))));
    let asks = file.need("asks").and_then(|n| keys(&n, None));
    let critical = file.maybe("critical", |n| keys(n, asks.as_deref()));
    let weights = file.maybe("weights", |n| weights(n, asks.as_deref()));
    let source = file.need("source").and_then(|n| source::read(&n));
    let elections = file.maybe("elections", elections);
    let facts = file.need("facts").and_then(|n| match family? {
        Family::Rotation => rotation::read(&n).map(Facts::Rotation),
        Family::Claim => claim::read(&n).map(Facts::Claim),
        Family::Concession => concession::read(&n).map(Facts::Concession),
    });
    file.close();
    Some(Scenario {
        id: id?,
        case: Case { edition: edition?, elections: elections?.unwrap_or_default(), facts: facts? },
        asks: asks?,
        weights: weights?.unwrap_or_default(),
        critical: critical?.unwrap_or_default(),
        source: source?,
        lines: Lines::default(),
    })
}

/// An id of small letters, digits and hyphens.
pub(super) fn id(node: &Node<'_>) -> Option<String> {
    let text = node.text()?;
    let good = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if text.is_empty() || text.len() > 60 || !text.chars().all(good) {
        return node.fault(FaultKind::NotAnId);
    }
    Some(text.to_owned())
}

/// The components that have values in a form: all but the line of play and the period.
fn askable(key: Key) -> bool {
    !matches!(key, Key::Line | Key::Period)
}

/// A list of components without repetition, all of them among `asked` when that is known.
fn keys<'a>(node: &Node<'a>, asked: Option<&[Key]>) -> Option<Vec<Key>> {
    let read = |item: &Node<'a>| {
        let key = item.word(Key::ALL.map(|k| (k.word(), k)))?;
        if !askable(key) {
            return item.fault(FaultKind::CannotBeAsked);
        }
        is_asked(item, key, asked)?;
        Some((item.clone(), key))
    };
    let mut keys = Vec::new();
    let mut good = true;
    for (item, key) in node.each(read)? {
        if keys.contains(&key) {
            good = false;
            item.fault::<()>(FaultKind::Twice);
        }
        keys.push(key);
    }
    if keys.is_empty() {
        return node.fault(FaultKind::Empty);
    }
    keys.sort();
    good.then_some(keys)
}

fn is_asked(item: &Node<'_>, key: Key, asked: Option<&[Key]>) -> Option<()> {
    if asked.is_none_or(|asked| asked.contains(&key)) { Some(()) } else { item.fault(FaultKind::NotAsked) }
}

fn weights(node: &Node<'_>, asked: Option<&[Key]>) -> Option<BTreeMap<Key, u8>> {
    let read = |(name, item): (&str, Node<'_>)| {
        let Some(key) = Key::from_word(name) else { return item.fault(FaultKind::UnknownField) };
        let weight = item.number(1, 9);
        is_asked(&item, key, asked)?;
        Some((key, weight? as u8))
    };
    let read: Vec<_> = node.table()?.all().into_iter().map(read).collect();
    read.into_iter().collect()
}

fn elections(node: &Node<'_>) -> Option<Elections> {
    let otherwise = Elections::default();
    let mut table = node.table()?;
    let similar_from = table.maybe("similar_from", |n| n.number(0, 1000).map(Permille));
    let dissimilar_below = table.maybe("dissimilar_below", |n| n.number(0, 1000).map(Permille));
    let order = table.maybe("order", |n| {
        let all = [OrderWithinSuit::Any, OrderWithinSuit::TopDown, OrderWithinSuit::Ebu];
        n.word(all.map(|o| (o.word(), o)))
    });
    table.close();
    let elections = Elections {
        similar_from: similar_from?.unwrap_or(otherwise.similar_from),
        dissimilar_below: dissimilar_below?.unwrap_or(otherwise.dissimilar_below),
        order: order?.unwrap_or(otherwise.order),
    };
    if elections.dissimilar_below > elections.similar_from {
        return node.fault(FaultKind::ThresholdsCross);
    }
    Some(elections)
}

fn seat(node: &Node<'_>) -> Option<Seat> {
    node.read(FaultKind::NotASeat)
}

fn strain(node: &Node<'_>) -> Option<Strain> {
    node.read(FaultKind::NotAStrain)
}

fn vulnerable(node: &Node<'_>) -> Option<Vulnerable> {
    let all = [Vulnerable::None, Vulnerable::NS, Vulnerable::EW, Vulnerable::Both];
    node.word(all.map(|v| (v.word(), v)))
}

/// Four hands in PBN.
fn hands(node: &Node<'_>) -> Option<[crate::bridge::Cards; 4]> {
    crate::bridge::pbn::hands(node.text()?).map_err(FaultKind::NotHands).map_or_else(|k| node.fault(k), Some)
}

fn cards(node: &Node<'_>) -> Option<Vec<crate::bridge::Card>> {
    node.each(|n| n.read(FaultKind::NotACard))
}

/// A seat and a suit, as in `W H`.
fn seat_and_suit(node: &Node<'_>) -> Option<(Seat, Suit)> {
    let read = |(seat, suit): (&str, &str)| Some((seat.parse().ok()?, suit.parse().ok()?));
    node.text()?.split_once(' ').and_then(read).or_else(|| node.fault(FaultKind::NotSeatAndSuit))
}
