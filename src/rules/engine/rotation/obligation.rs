//! The calls that a duty leaves its player.

use crate::bridge::Call;
use crate::engine::component::Duty;

/// A duty of a player in turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Obligation {
    Pass,
    Repeat(Call),
    NoDouble,
}

impl Obligation {
    /// The obligation that a duty means for its player's next call; `call` is the irregular one.
    pub fn of(duty: Duty, call: Call) -> Option<Obligation> {
        match duty {
            Duty::MustPassNext | Duty::MustPassThroughout => Some(Obligation::Pass),
            Duty::MustRepeat => Some(Obligation::Repeat(call)),
            Duty::MayNotDoubleNow => Some(Obligation::NoDouble),
            Duty::AnyLegalCall | Duty::BidOrPass | Duty::ChangeOfCall => None,
        }
    }

    /// The one call that fulfils it, if only one does.
    pub fn call(self) -> Option<Call> {
        match self {
            Obligation::Repeat(call) => Some(call),
            Obligation::Pass => Some(Call::Pass),
            Obligation::NoDouble => None,
        }
    }

    /// True if no call satisfies both.
    pub fn clashes(self, other: Obligation) -> bool {
        self.call().zip(other.call()).is_some_and(|(a, b)| a != b)
    }
}
