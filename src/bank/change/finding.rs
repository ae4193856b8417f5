//! Findings of the Director that a change of a claim or concession can alter: the claimer's
//! knowledge of a suit, and the tricks given up in a doubted one.

use derive::Word;
use rules::engine::claim::{Awareness, Doubt};

/// A finding about the claimer's knowledge of the outstanding cards in a suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum Knowledge {
    /// Knew of them
    #[word("yes")]
    Aware,
    /// Did not know of them
    #[word("no")]
    Unaware,
    /// Cannot be determined
    Doubtful,
}

/// A number of tricks given up by a claim or concession that was doubted (Laws 69 and 71).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum DoubtTricks {
    /// Given up although the doubter's side had won them before
    AlreadyWon,
    /// Given up, though the doubter's side would likely have won them (69B2)
    Likely,
    /// Given up, though no normal play could lose them
    #[word("no_normal_play_loses")]
    NoNormalPlay,
    /// Given up, though no legal play could lose them (71A until 1997)
    #[word("no_legal_play_loses")]
    NoLegalPlay,
}

impl Knowledge {
    /// The finding as a fact, without naming forgotten cards.
    pub const fn awareness(self) -> Awareness {
        match self {
            Knowledge::Aware => Awareness::Aware,
            Knowledge::Unaware => Awareness::Unaware { forgot: None },
            Knowledge::Doubtful => Awareness::Doubtful,
        }
    }
}

impl DoubtTricks {
    /// The number, if recorded.
    pub(super) fn number(self, doubt: &Doubt) -> Option<u8> {
        match self {
            DoubtTricks::AlreadyWon => Some(doubt.already_won).filter(|_| doubt.is_told()),
            DoubtTricks::Likely => doubt.likely,
            DoubtTricks::NoNormalPlay => doubt.no_normal_play,
            DoubtTricks::NoLegalPlay => doubt.no_legal_play,
        }
    }

    /// Sets the number; returns `None` if it must not be unknown.
    pub(super) fn set(self, doubt: &mut Doubt, to: Option<u8>) -> Option<()> {
        match self {
            DoubtTricks::AlreadyWon => doubt.already_won = to?,
            DoubtTricks::Likely => doubt.likely = to,
            DoubtTricks::NoNormalPlay => doubt.no_normal_play = to,
            DoubtTricks::NoLegalPlay => doubt.no_legal_play = to,
        }
        Some(())
    }
}
