//! Findings of the Director that a change can alter: about a call, the claimer's knowledge of a
//! suit, and the tricks given up in a doubted claim or concession.

use derive::Word;
use rules::engine::claim::{Awareness, Doubt};
use rules::engine::rotation::{Finding, RotationSetup};

/// A finding about an irregular call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum CallFinding {
    /// Is the replacement of the irregular call comparable? (23A, 2017)
    Comparable,
    /// Was the offender's call before the irregular one unintended? (25A)
    Unintended,
    /// Does the replacement repeat the denomination of the irregular call? (31A2, 2007)
    Repeats,
}

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

impl CallFinding {
    pub(super) fn finding_mut(self, setup: &mut RotationSetup) -> &mut Finding {
        match self {
            CallFinding::Comparable => &mut setup.findings.comparable,
            CallFinding::Unintended => &mut setup.findings.unintended,
            CallFinding::Repeats => &mut setup.findings.repeats,
        }
    }

    pub(super) fn finding(self, setup: &RotationSetup) -> &Finding {
        match self {
            CallFinding::Comparable => &setup.findings.comparable,
            CallFinding::Unintended => &setup.findings.unintended,
            CallFinding::Repeats => &setup.findings.repeats,
        }
    }
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
