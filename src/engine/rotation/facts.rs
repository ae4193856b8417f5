//! The facts of an auction: what happened, in the order in which it happened, and what the Director found out.

use super::meaning::Meaning;
use crate::bridge::{Call, Seat, Vulnerable};
use crate::engine::case::Misfit;

/// One thing that happened at the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Event {
    /// Who did it
    pub seat: Seat,
    /// What he did
    pub happened: Happened,
}

/// What a player did.
#[derive(Clone, Debug, PartialEq)]
pub enum Happened {
    /// He made a call. A call out of turn needs no mark: it is one when the seat is not the one whose turn it is.
    Called {
        /// The call
        call: Call,
        /// Whether it was artificial; not known when absent
        artificial: Option<bool>,
        /// What it meant by agreement; not known when absent
        meaning: Option<Meaning>,
    },
    /// He accepted the call out of rotation, by a call not told here.
    Accepted,
    /// He declined to accept it, after the Director had come and explained.
    Declined,
    /// He bid, doubled or redoubled legally; which is not told here.
    Acted,
}

/// The facts as somebody wrote them down, unchecked.
#[derive(Clone, Debug, PartialEq)]
pub struct RotationSetup {
    /// Who deals, and so calls first
    pub dealer: Seat,
    /// Which sides are vulnerable; it does not bear on the ruling
    pub vulnerable: Vulnerable,
    /// What happened, in order
    pub events: Vec<Event>,
    /// The Director's finding whether the offender's replacement call is comparable (Law 23A), where he has judged it
    pub comparable: Option<bool>,
    /// The Director's finding whether the offender's earlier call was unintended (Law 25A), where that matters
    pub unintended: Option<bool>,
}

/// Facts that hang together: see [`RotationSetup::check`].
#[derive(Clone, Debug, PartialEq)]
pub struct RotationFacts(RotationSetup);

/// What is wrong with the facts of an auction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RotationFault {
    /// Nobody has called
    NoCall,
    /// Somebody accepts, declines or acts before anybody has called out of rotation
    NothingToAnswer,
    /// No hand can make the call that this meaning is given for
    EmptyMeaning,
}

impl RotationSetup {
    /// Checks that the facts hang together, and reports every fault with its field.
    pub fn check(self) -> Result<RotationFacts, Vec<Misfit<RotationFault>>> {
        let mut faults = Vec::new();
        if !self.events.iter().any(|e| matches!(e.happened, Happened::Called { .. })) {
            faults.push(Misfit::new("facts.auction", RotationFault::NoCall));
        }
        let mut turn = self.dealer;
        let mut out_of_turn = false;
        let mut number = 0;
        for (i, event) in self.events.iter().enumerate() {
            match &event.happened {
                Happened::Called { meaning, .. } => {
                    number += 1;
                    out_of_turn |= event.seat != turn;
                    turn = event.seat.lho();
                    if meaning.as_ref().is_some_and(|m| !m.is_possible()) {
                        faults.push(Misfit::new(
                            format!("facts.meaning.{number}"),
                            RotationFault::EmptyMeaning,
                        ));
                    }
                }
                _ if !out_of_turn => {
                    faults.push(Misfit::new(format!("facts.auction[{i}]"), RotationFault::NothingToAnswer));
                }
                _ => {}
            }
        }
        if faults.is_empty() { Ok(RotationFacts(self)) } else { Err(faults) }
    }
}

impl RotationFacts {
    /// Who deals.
    pub fn dealer(&self) -> Seat {
        self.0.dealer
    }

    /// Which sides are vulnerable.
    pub fn vulnerable(&self) -> Vulnerable {
        self.0.vulnerable
    }

    /// What happened, in order.
    pub fn events(&self) -> &[Event] {
        &self.0.events
    }

    /// The Director's finding whether the replacement is comparable.
    pub fn comparable(&self) -> Option<bool> {
        self.0.comparable
    }

    /// The Director's finding whether the earlier call was unintended.
    pub fn unintended(&self) -> Option<bool> {
        self.0.unintended
    }

    /// The same facts and one more event after them.
    pub fn and_then(&self, seat: Seat, happened: Happened) -> RotationFacts {
        let mut more = self.clone();
        more.0.events.push(Event { seat, happened });
        more
    }

    /// The same facts with this finding on comparability.
    pub fn with_comparable(&self, comparable: bool) -> RotationFacts {
        let mut more = self.clone();
        more.0.comparable = Some(comparable);
        more
    }

    /// The same facts with this finding on intention.
    pub fn with_unintended(&self, unintended: bool) -> RotationFacts {
        let mut more = self.clone();
        more.0.unintended = Some(unintended);
        more
    }

    /// The same facts with this finding on whether call `number`, counted from 1, was artificial.
    pub fn with_artificial(&self, number: usize, found: bool) -> RotationFacts {
        let mut more = self.clone();
        let calls = more.0.events.iter_mut().filter_map(|e| match &mut e.happened {
            Happened::Called { artificial, .. } => Some(artificial),
            _ => None,
        });
        if let Some(artificial) = calls.into_iter().nth(number - 1) {
            *artificial = Some(found);
        }
        more
    }
}
