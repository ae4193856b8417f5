//! What becomes of cards that a player exposed before play began.

use crate::law::Edition;
use derive::Facts;

/// What becomes of cards that a player exposed before play began (Laws 24, 48A and 50B).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Facts)]
pub enum PenaltyStatus {
    /// They go back to the hand without restriction
    PickedUp,
    /// A minor penalty card
    Minor,
    /// Major penalty cards
    Major,
    /// Face up until the auction ends, then a minor penalty card if the player defends
    MinorIfDefending,
    /// Face up until the auction ends, then major penalty cards if the player defends
    MajorIfDefending,
    /// If the player defends, declarer may treat it as a minor penalty card (1997)
    MinorAtChoice,
    /// If the player defends, declarer may treat them as major penalty cards (1997)
    MajorAtChoice,
}

impl PenaltyStatus {
    /// True if a ruling under this edition may have it.
    pub fn is_of(self, edition: Edition) -> bool {
        let of_1997 = matches!(self, PenaltyStatus::MinorAtChoice | PenaltyStatus::MajorAtChoice);
        let since = matches!(self, PenaltyStatus::MinorIfDefending | PenaltyStatus::MajorIfDefending);
        match edition {
            Edition::E1997 => !since,
            _ => !of_1997,
        }
    }
}
