//! Facts that fall away with a change, because they depend on the changed one.

use super::Change;
use rules::bridge::{Call, Cards, Seat};
use rules::engine::rotation::{AuctionEvent, Event, RotationFacts};
use rules::engine::{Case, Facts};

/// A fact of a case that the changed case does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RemovedFact {
    /// A call
    Call(Seat, Call),
    /// An unrecorded call
    Unrecorded(Seat),
    /// An opening lead
    Lead(Seat),
    /// Exposed cards
    Exposed(Seat, Cards),
    /// The statement of a claimer
    Statement,
}

impl Change {
    /// The later events, and the statement of another claimer, that the changed case `other` does
    /// not have. Facts that the change itself names are not among them.
    pub fn removes(&self, case: &Case, other: &Case) -> Vec<RemovedFact> {
        match (*self, &case.facts, &other.facts) {
            (Change::Begins(_) | Change::NotLed, ..) => Vec::new(),
            (_, Facts::Rotation(before), Facts::Rotation(after)) => events(before, after),
            (Change::Speaker(_), Facts::Claim(before), _) if !before.statement().is_empty() => {
                vec![RemovedFact::Statement]
            }
            _ => Vec::new(),
        }
    }
}

/// What an event is as a fact that may fall away.
fn fact(event: &Event) -> Option<RemovedFact> {
    match event.happened {
        AuctionEvent::Called { call, .. } => Some(RemovedFact::Call(event.seat, call)),
        AuctionEvent::Acted => Some(RemovedFact::Unrecorded(event.seat)),
        AuctionEvent::Led => Some(RemovedFact::Lead(event.seat)),
        AuctionEvent::Exposed { cards, .. } => Some(RemovedFact::Exposed(event.seat, cards)),
        AuctionEvent::Accepted | AuctionEvent::Declined | AuctionEvent::Director => None,
        AuctionEvent::Misexplained(_) | AuctionEvent::Corrected(_) | AuctionEvent::WrongBoard => None,
    }
}

/// The last events, as many as are fewer.
fn events(before: &RotationFacts, after: &RotationFacts) -> Vec<RemovedFact> {
    let facts = |facts: &RotationFacts| facts.events().iter().filter_map(fact).collect::<Vec<_>>();
    let (mut before, after) = (facts(before), facts(after));
    before.split_off(after.len().min(before.len()))
}
