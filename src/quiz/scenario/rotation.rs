//! How the facts of an auction are written.

use super::{meaning, seat, vulnerable};
use crate::bridge::Call;
use crate::engine::rotation::{Event, Happened, RotationFacts, RotationSetup};
use crate::quiz::fault::FaultKind;
use crate::quiz::reader::Node;

/// Reads the table `facts`.
pub(super) fn read(node: &Node<'_>) -> Option<RotationFacts> {
    let mut table = node.table()?;
    let dealer = table.need("dealer").and_then(|n| seat(&n));
    let vulnerable = table.maybe("vulnerable", vulnerable);
    let auction = table.need("auction").and_then(|n| n.each(event));
    let comparable = table.maybe("comparable", Node::truth);
    let unintended = table.maybe("unintended", Node::truth);
    let said = table.maybe("meaning", |n| meaning::read(n, auction.as_deref().map(calls)));
    table.close();
    let mut events = auction?;
    meaning::put(&mut events, said?.unwrap_or_default());
    let setup = RotationSetup {
        dealer: dealer?,
        vulnerable: vulnerable?.unwrap_or_default(),
        events,
        comparable: comparable?,
        unintended: unintended?,
    };
    match setup.check() {
        Ok(facts) => Some(facts),
        Err(misfits) => {
            for misfit in misfits {
                node.fault_at(&misfit.field, FaultKind::Rotation(misfit.kind));
            }
            None
        }
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
