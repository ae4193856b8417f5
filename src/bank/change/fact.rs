//! A change of one fact.

use super::election::Election;
use rules::bridge::{Call, Seat, Suit};
use rules::engine::claim::Awareness;
use rules::engine::rotation::FindingKind;
use rules::law::{Date, Edition};

/// A change of one fact of a case. Calls are counted from 1 over all calls, as in rulings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// This player is the dealer
    Dealer(Seat),
    /// The auction begins with this call: its caller deals, and earlier calls are removed
    Begins(usize),
    /// This player made the call
    Caller {
        call: usize,
        /// The caller
        seat: Seat,
    },
    /// The call was another one, with no agreement about it
    Call {
        /// Which call
        call: usize,
        /// The new call
        to: Call,
    },
    /// The call was simultaneous with the one before, or not
    Together {
        call: usize,
        /// New value
        to: bool,
    },
    /// LHO's reaction to an irregular call; `None` for none. Later events are removed
    Accepts {
        call: usize,
        /// Accepted or declined
        to: Option<bool>,
    },
    /// The Director came before another player had called, or not
    Director {
        /// The call after which the Director came
        call: usize,
        /// New value
        to: bool,
    },
    /// This player, the last to act, bid, doubled or redoubled; otherwise passed
    Acts {
        /// The player
        seat: Seat,
        /// New value
        to: bool,
    },
    /// No opening lead was faced before attention was drawn
    NotLed,
    /// The call was artificial; `None` if unknown
    Artificial {
        call: usize,
        /// New value
        to: Option<bool>,
    },
    /// The meaning of the call: a named agreement of the list, or unknown
    Meaning {
        call: usize,
        /// The agreement
        to: Option<&'static str>,
    },
    /// A finding of the Director on a call that was not regular
    Found {
        /// The finding
        of: FindingKind,
        /// Call; `None` for all calls
        call: Option<usize>,
        /// New value; `None` for no finding
        to: Option<bool>,
    },
    /// Number of cards played to the trick in progress
    Trick(usize),
    /// A player had shown out of a suit, or not
    ShownOut {
        /// The player
        seat: Seat,
        /// To what
        suit: Suit,
        /// New value
        to: bool,
    },
    /// The claimer or conceder. The statement and knowledge of the other are removed
    Speaker(Seat),
    /// The claimer made no statement about the play
    Silent,
    /// The claimer omitted this step of the statement, counted from 1
    WithoutStep(usize),
    /// This player faced or showed cards with it, or not
    Exposed {
        /// The player
        seat: Seat,
        /// New value
        to: bool,
    },
    /// The claimer's knowledge of the cards out in a suit; `None` without a finding
    Aware {
        suit: Suit,
        /// New value
        to: Option<Awareness>,
    },
    /// Number of cards played after it
    PlayedOn(usize),
    /// No player asked to play on
    NotAskedToPlayOn,
    /// Another choice in a field of a claim or concession
    Set {
        /// The last step of its path
        field: &'static str,
        /// A choice of its type; `None` if unknown
        to: Option<&'static str>,
    },
    /// The edition in force
    Edition(Edition),
    /// The day of the event
    Date(Date),
    /// Elections of the Regulating Authority
    Election(Election),
}

impl Change {
    /// This choice in a field of a claim or concession.
    pub(crate) const fn set(field: &'static str, choice: &'static str) -> Change {
        Change::Set { field, to: Some(choice) }
    }
}
