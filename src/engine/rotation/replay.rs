//! The auction replayed call by call, up to the first call out of rotation.

use super::facts::{Event, Happened, RotationFacts};
use super::meaning::Meaning;
use crate::bridge::{Auction, Call, Seat, Strain, Suit};
use crate::engine::ruling::Limit;

/// A call as it was made, with its number counted from 1 over all calls.
#[derive(Clone, Debug)]
pub(super) struct Made {
    pub number: usize,
    pub seat: Seat,
    pub call: Call,
    pub artificial: Option<bool>,
    pub meaning: Option<Meaning>,
}

/// The calls that stand, with their meanings.
#[derive(Clone, Debug)]
pub(super) struct Standing {
    pub auction: Auction,
    pub made: Vec<Made>,
}

/// An auction in which somebody has called out of rotation.
#[derive(Clone, Debug)]
pub(super) struct Irregular<'a> {
    /// What stood before
    pub before: Standing,
    /// The call out of rotation
    pub out: Made,
    /// Whose turn it was
    pub turn: Seat,
    /// What happened after it
    pub after: &'a [Event],
}

pub(super) enum Replayed<'a> {
    Regular(Standing),
    Irregular(Irregular<'a>),
    Limit(Limit),
}

/// The auction up to its first irregularity.
pub(super) fn replay(facts: &RotationFacts) -> Replayed<'_> {
    let mut standing = Standing::new(facts.dealer());
    for (i, event) in facts.events().iter().enumerate() {
        let Some(made) = made(event, standing.made.len() + 1) else { continue };
        let turn = standing.auction.turn();
        if made.seat != turn && !standing.auction.is_over() {
            return Replayed::Irregular(Irregular {
                before: standing,
                out: made,
                turn,
                after: &facts.events()[i + 1..],
            });
        }
        if let Err(limit) = standing.add(made) {
            return Replayed::Limit(limit);
        }
    }
    Replayed::Regular(standing)
}

/// The call of an event, if it is one.
pub(super) fn made(event: &Event, number: usize) -> Option<Made> {
    match &event.happened {
        Happened::Called { call, artificial, meaning } => Some(Made {
            number,
            seat: event.seat,
            call: *call,
            artificial: *artificial,
            meaning: meaning.clone(),
        }),
        _ => None,
    }
}

impl Standing {
    /// An auction in which nobody has called.
    pub fn new(dealer: Seat) -> Standing {
        Standing { auction: Auction::new(dealer), made: Vec::new() }
    }

    /// Adds a call in rotation.
    pub fn add(&mut self, made: Made) -> Result<(), Limit> {
        if made.seat != self.auction.turn() {
            return Err(Limit::SecondIrregularity(made.number));
        }
        self.auction.call(made.call).map_err(|_| Limit::IllegalCall(made.number))?;
        self.made.push(made);
        Ok(())
    }

    /// Adds calls in rotation.
    pub fn play_on(&mut self, calls: impl IntoIterator<Item = Made>) -> Result<(), Limit> {
        calls.into_iter().try_for_each(|made| self.add(made))
    }

    /// Adds a call out of rotation that is accepted, or the call that accepts it: it stands though the passes before it
    /// may look like the end of the auction (Law 17D3).
    pub fn accept(&mut self, made: Made) -> Result<(), Limit> {
        self.auction.accept(made.seat, made.call).map_err(|_| Limit::IllegalCall(made.number))?;
        self.made.push(made);
        Ok(())
    }

    /// The first call of a player.
    pub fn first_of(&self, seat: Seat) -> Option<&Made> {
        self.made.iter().find(|m| m.seat == seat)
    }

    /// The last call of a player.
    pub fn last_of(&self, seat: Seat) -> Option<&Made> {
        self.made.iter().rfind(|m| m.seat == seat)
    }

    /// The last call other than a natural pass.
    pub fn last_action(&self) -> Option<&Made> {
        self.made.iter().rfind(|m| m.call != Call::Pass || m.artificial != Some(false))
    }

    /// The suits that a player has specified in the legal auction, highest first.
    pub fn specified_by(&self, seat: Seat) -> Vec<Suit> {
        Suit::DOWN
            .into_iter()
            .filter(|s| self.made.iter().any(|m| m.seat == seat && m.specifies(*s)))
            .collect()
    }
}

impl Made {
    /// Whether this call specified the suit: by agreement, or by naming it naturally.
    fn specifies(&self, suit: Suit) -> bool {
        match (self.meaning.as_ref().and_then(|m| m.specifies.as_ref()), self.call) {
            (Some(strains), _) => strains.contains(&Strain::Suit(suit)),
            (None, Call::Bid(bid)) => self.artificial != Some(true) && bid.strain() == Strain::Suit(suit),
            (None, _) => false,
        }
    }
}

impl Irregular<'_> {
    /// Who called out of rotation.
    pub fn offender(&self) -> Seat {
        self.out.seat
    }

    /// The offender's first call before, if he had made one.
    pub fn earlier(&self) -> Option<&Made> {
        self.before.first_of(self.offender())
    }

    /// Whether it was left-hand opponent's turn and the offender had called: his call then is a change of call (30B2, 31C).
    pub fn is_change_of_call(&self) -> bool {
        self.turn == self.offender().lho() && self.earlier().is_some()
    }

    /// The calls made after it, in order.
    pub fn calls(&self) -> impl Iterator<Item = Made> {
        self.numbered().filter_map(|(number, event)| made(event, number))
    }

    /// What happened after the call, each call with its number.
    pub fn numbered(&self) -> impl Iterator<Item = (usize, &Event)> {
        let mut number = self.out.number;
        self.after.iter().map(move |event| {
            if matches!(event.happened, Happened::Called { .. }) {
                number += 1;
            }
            (number, event)
        })
    }
}
