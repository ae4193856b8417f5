//! How the facts of an auction are written: those of the first stage, and what a later one adds.

use super::meaning::{self, Said};
use super::{seat, vulnerable};
use crate::bridge::Call;
use crate::engine::rotation::{Event, Happened, RotationFacts, RotationFault, RotationSetup};
use crate::quiz::fault::FaultKind;
use crate::quiz::reader::{Node, Table};
use std::collections::BTreeMap;

/// What is told of an auction up to a stage, unchecked.
pub(super) struct Told {
    setup: RotationSetup,
    /// Where in the file a field of the facts stands: `facts.auction[5]` may be `stages[0].auction[2]`
    places: BTreeMap<String, String>,
    /// What did not hang together at an earlier stage and has been reported
    reported: Vec<(String, RotationFault)>,
}

/// What one stage tells.
pub(super) struct Added {
    events: Vec<Event>,
    comparable: Option<bool>,
    unintended: Option<bool>,
    said: BTreeMap<usize, Said>,
}

/// Reads the table `facts`: what the first stage tells.
pub(super) fn read(node: &Node<'_>) -> Option<Told> {
    let mut table = node.table()?;
    let dealer = table.need("dealer").and_then(|n| seat(&n));
    let vulnerable = table.maybe("vulnerable", vulnerable);
    let auction = table.need("auction");
    let added = added(&mut table, Some(0));
    table.close();
    auction?;
    let setup = RotationSetup {
        dealer: dealer?,
        vulnerable: vulnerable?.unwrap_or_default(),
        events: Vec::new(),
        comparable: None,
        unintended: None,
    };
    let mut told = Told { setup, places: BTreeMap::new(), reported: Vec::new() };
    told.add(node.path(), added?);
    Some(told)
}

/// Reads what a stage tells; `before` is how many calls were made earlier, when that could be read.
pub(super) fn added(table: &mut Table<'_>, before: Option<usize>) -> Option<Added> {
    let auction = table.maybe("auction", |n| n.each(event)).map(Option::unwrap_or_default);
    let comparable = table.maybe("comparable", Node::truth);
    let unintended = table.maybe("unintended", Node::truth);
    let made = auction.as_deref().map(calls);
    let so_far = before.zip(made).map(|(before, made)| before + made);
    let said = table.maybe("meaning", |n| meaning::read(n, so_far));
    Some(Added {
        events: auction?,
        comparable: comparable?,
        unintended: unintended?,
        said: said?.unwrap_or_default(),
    })
}

impl Added {
    /// Whether nothing is told.
    pub fn is_nothing(&self) -> bool {
        let found = self.comparable.or(self.unintended);
        self.events.is_empty() && found.is_none() && self.said.is_empty()
    }
}

impl Told {
    /// How many calls were made.
    pub fn calls(&self) -> usize {
        calls(&self.setup.events)
    }

    /// Adds what is told at `place`, a path in the file. What was found later stands in place of what was found before.
    pub fn add(&mut self, place: &str, added: Added) {
        let Added { events, comparable, unintended, said } = added;
        let mut at = |field: &str, within: &str| {
            self.places.insert(format!("facts.{field}"), format!("{place}.{within}"));
        };
        for i in 0..events.len() {
            at(&format!("auction[{}]", self.setup.events.len() + i), &format!("auction[{i}]"));
        }
        for number in said.keys() {
            let field = format!("meaning.{number}");
            at(&field, &field);
        }
        self.setup.events.extend(events);
        meaning::put(&mut self.setup.events, said);
        self.setup.comparable = comparable.or(self.setup.comparable);
        self.setup.unintended = unintended.or(self.setup.unintended);
    }

    /// The facts told so far, if they hang together. What does not is reported once, at its place.
    pub fn check(&mut self, node: &Node<'_>) -> Option<RotationFacts> {
        let misfits = match self.setup.clone().check() {
            Ok(facts) => return Some(facts),
            Err(misfits) => misfits,
        };
        for misfit in misfits {
            let field = self.places.get(&misfit.field).unwrap_or(&misfit.field).clone();
            let fault = (field, misfit.kind);
            if !self.reported.contains(&fault) {
                node.fault_at(&fault.0, FaultKind::Rotation(fault.1));
                self.reported.push(fault);
            }
        }
        None
    }
}

/// How many calls there are among these events.
fn calls(events: &[Event]) -> usize {
    events.iter().filter(|e| matches!(e.happened, Happened::Called { .. })).count()
}

/// A seat and a call, or a seat and what he did.
fn event(node: &Node<'_>) -> Option<Event> {
    let read = |(seat, what): (&str, &str)| {
        let happened = match what {
            "accepts" => Happened::Accepted,
            "declines" => Happened::Declined,
            "acts" => Happened::Acted,
            call => {
                Happened::Called { call: call.parse::<Call>().ok()?, artificial: Some(false), meaning: None }
            }
        };
        Some(Event { seat: seat.parse().ok()?, happened })
    };
    node.text()?.split_once(' ').and_then(read).or_else(|| node.fault(FaultKind::NotAnEvent))
}
