//! How the facts of an auction are written: those of the first stage, and what a later one adds.

use super::meaning::{self, Said};
use super::{seat, vulnerable};
use crate::bridge::{Call, Seat, Strain};
use crate::engine::rotation::{
    Event, Finding, Findings, Happened, RotationFacts, RotationFault, RotationSetup,
};
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
    /// The events of each text of `auction`
    auction: Vec<Vec<Event>>,
    findings: Findings,
    made: Option<u8>,
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
        findings: Findings::default(),
        made: None,
    };
    let mut told = Told { setup, places: BTreeMap::new(), reported: Vec::new() };
    told.add(node.path(), added?);
    Some(told)
}

/// Reads what a stage tells; `before` is how many calls were made earlier, when that could be read.
pub(super) fn added(table: &mut Table<'_>, before: Option<usize>) -> Option<Added> {
    let auction = table.maybe("auction", |n| n.each(events)).map(Option::unwrap_or_default);
    let so_far = before
        .zip(auction.as_deref().map(|a| a.iter().map(|e| calls(e)).sum()))
        .map(|(b, m): (_, usize)| b + m);
    let mut finding = |field| table.maybe(field, |n| finding(n, so_far)).map(Option::unwrap_or_default);
    let (comparable, unintended, repeats) =
        (finding("comparable"), finding("unintended"), finding("repeats"));
    let made = table.maybe("made", |n| n.number(0, 13));
    let said = table.maybe("meaning", |n| meaning::read(n, so_far));
    Some(Added {
        auction: auction?,
        findings: Findings {
            comparable: comparable?,
            unintended: unintended?,
            repeats: repeats?,
            artificial: Finding::default(),
        },
        made: made?.map(|tricks| tricks as u8),
        said: said?.unwrap_or_default(),
    })
}

/// A finding of the Director: `true` or `false` for every irregularity, or by the number of the irregular call.
fn finding(node: &Node<'_>, calls: Option<usize>) -> Option<Finding> {
    if !node.is_table() {
        return Some(Finding::all(Some(node.truth()?)));
    }
    let table = node.table()?;
    let read = |(name, item): (&str, Node<'_>)| match name.parse::<usize>() {
        Ok(number) if number > 0 && calls.is_none_or(|calls| number <= calls) => {
            Some((number, item.truth()?))
        }
        _ => item.fault(FaultKind::NoSuchCall),
    };
    let of: Vec<_> = table.all().into_iter().map(read).collect();
    Some(Finding { all: None, of: of.into_iter().collect::<Option<_>>()? })
}

impl Added {
    /// Whether nothing is told.
    pub fn is_nothing(&self) -> bool {
        let nothing_found = self.findings == Findings::default();
        self.auction.is_empty() && nothing_found && self.made.is_none() && self.said.is_empty()
    }
}

impl Told {
    /// How many calls were made.
    pub fn calls(&self) -> usize {
        calls(&self.setup.events)
    }

    /// Adds what is told at `place`, a path in the file. What was found later stands in place of what was found before.
    pub fn add(&mut self, place: &str, added: Added) {
        let Added { auction, findings, made, said } = added;
        for (i, events) in auction.into_iter().enumerate() {
            for event in events {
                let field = format!("facts.auction[{}]", self.setup.events.len());
                self.places.insert(field, format!("{place}.auction[{i}]"));
                self.setup.events.push(event);
            }
        }
        for number in said.keys() {
            let field = format!("meaning.{number}");
            self.places.insert(format!("facts.{field}"), format!("{place}.{field}"));
        }
        meaning::put(&mut self.setup.events, said);
        let found = &mut self.setup.findings;
        for (known, new) in [
            (&mut found.comparable, findings.comparable),
            (&mut found.unintended, findings.unintended),
            (&mut found.repeats, findings.repeats),
        ] {
            known.all = new.all.or(known.all);
            known.of.extend(new.of);
        }
        self.setup.made = made.or(self.setup.made);
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

/// What one text tells: a call, or what somebody did; or two calls at the same time, with ` + ` between them (Law 33).
fn events(node: &Node<'_>) -> Option<Vec<Event>> {
    let texts: Vec<&str> = node.text()?.split(" + ").collect();
    let read = |(i, text): (usize, &&str)| Some(Event { together: i > 0, ..event(text)? });
    let events: Option<Vec<Event>> = texts.iter().enumerate().map(read).collect();
    events.or_else(|| {
        let high = texts.iter().any(|text| is_no_bid(text));
        node.fault(if high { FaultKind::NoSuchBid } else { FaultKind::NotAnEvent })
    })
}

/// Whether it is written like a bid, by a seat, at a level that there is not.
fn is_no_bid(text: &str) -> bool {
    let bid = text.split_once(' ').filter(|(seat, _)| seat.parse::<Seat>().is_ok()).map(|(_, bid)| bid);
    let split = bid.and_then(|bid| bid.find(|c: char| !c.is_ascii_digit()).map(|at| bid.split_at(at)));
    split.is_some_and(|(level, strain)| !level.is_empty() && strain.parse::<Strain>().is_ok())
}

/// A seat and a call, or a seat and what he did.
fn event(text: &str) -> Option<Event> {
    let (seat, what) = text.split_once(' ')?;
    let happened = match what {
        "accepts" => Happened::Accepted,
        "declines" => Happened::Declined,
        "acts" => Happened::Acted,
        "director" => Happened::Director,
        "leads" => Happened::Led,
        call => Happened::Called { call: call.parse::<Call>().ok()?, artificial: Some(false), meaning: None },
    };
    Some(Event::new(seat.parse().ok()?, happened))
}
