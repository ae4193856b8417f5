//! An insufficient bid, and what its maker has put in its place.

use super::story::Made;
use rules::bridge::{Bid, Seat};

/// A call that was offered in the offender's turn, with its number.
#[derive(Clone, Copy, Debug)]
pub struct Tried {
    pub number: usize,
    pub made: Made,
}

/// State of an insufficient bid.
#[derive(Clone, Copy, Debug)]
pub enum State {
    /// LHO may accept the last insufficient bid
    Offered,
    /// Not accepted, and to be replaced
    Refused,
    /// A double instead: whether it may stand depends on a finding
    Doubtful,
    /// Replaced by this call
    Replaced(Tried),
    /// Accepted
    Accepted,
}

/// An insufficient bid, and what followed it.
#[derive(Clone, Debug)]
pub struct Matter {
    pub offender: Seat,
    /// Insufficient bids, and doubles that could not stand
    pub tried: Vec<Tried>,
    pub state: State,
    /// 27C: a call made before the Director had ruled
    pub premature: Option<Tried>,
    /// In 1997 it is withdrawn
    pub attempted: bool,
    pub cancelled: Vec<usize>,
    /// The paragraph by which partner passes, whatever the replacement
    pub silenced: Option<&'static str>,
    /// The bid that it does not reach
    pub last: Bid,
    /// The Director has come
    pub ruled: bool,
}

impl Matter {
    pub fn is_closed(&self) -> bool {
        matches!(self.state, State::Replaced(_) | State::Accepted)
    }

    /// The bid that was insufficient first.
    pub fn bid(&self) -> Tried {
        self.tried[0]
    }
}
