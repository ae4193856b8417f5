//! A call with its meaning.

use crate::agreements;
use rules::bridge::{Bid, Call, Strain, Suit};
use rules::engine::rotation::AuctionEvent;
use rules::engine::rotation::meaning::{HandBox, Meaning};

/// A call that a player may make.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::generate) struct CallChoice {
    /// The call
    pub call: Call,
    /// True if artificial
    pub artificial: bool,
    /// The meaning by agreement, if it is needed to be known
    pub meaning: Option<Meaning>,
    /// How often it is chosen, against the others
    pub weight: usize,
}

impl CallChoice {
    /// A natural call without an agreement.
    pub fn natural(call: Call, weight: usize) -> CallChoice {
        CallChoice { call, artificial: false, meaning: None, weight }
    }

    /// A natural call that shows this strength, and these lengths.
    pub fn showing(call: Call, points: (u8, u8), lengths: &[(Suit, (u8, u8))], weight: usize) -> CallChoice {
        let mut hand = HandBox { points, ..HandBox::ANY };
        for (suit, length) in lengths {
            hand.lengths[suit.index()] = *length;
        }
        CallChoice { meaning: Some(Meaning::showing(vec![hand])), ..CallChoice::natural(call, weight) }
    }

    /// A call by an agreement of the list, if it has one of this name.
    pub fn agreed(call: Call, name: &str, weight: usize) -> Option<CallChoice> {
        let agreement = agreements::all().get(name)?;
        let meaning = Some(agreement.meaning.clone());
        Some(CallChoice { call, artificial: agreement.artificial, meaning, weight })
    }

    /// The same with another strength in each kind of hand.
    pub fn with_points(mut self, points: (u8, u8)) -> CallChoice {
        for hand in self.meaning.iter_mut().flat_map(|meaning| &mut meaning.boxes) {
            hand.points = points;
        }
        self
    }

    /// The same as an artificial call.
    pub fn made_artificial(self) -> CallChoice {
        CallChoice { artificial: true, ..self }
    }

    /// The event of this call.
    pub fn event(&self) -> AuctionEvent {
        let (artificial, meaning) = (Some(self.artificial), self.meaning.clone());
        AuctionEvent::Called { call: self.call, artificial, meaning }
    }
}

/// The bid of this level and strain.
pub(super) fn bid(level: u8, strain: Strain) -> Option<Call> {
    Bid::new(level, strain).map(Call::Bid)
}

/// The lowest bid of this strain over the last one.
pub(super) fn cheapest(last: Option<Bid>, strain: Strain) -> Option<Bid> {
    (1..=7).filter_map(|level| Bid::new(level, strain)).find(|bid| last.is_none_or(|last| *bid > last))
}
