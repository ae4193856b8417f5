//! Findings of the Director: about a call, about the claimer's knowledge, about the tricks of a
//! doubt.

use rules::engine::claim::{Awareness, Doubt};
use rules::engine::rotation::{Finding, RotationSetup};

/// A Director's finding about an irregular call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CallFinding {
    /// Is the replacement call comparable? (23A, 2017)
    Comparable,
    /// Was the call before unintended? (25A)
    Unintended,
    /// Does the replacement repeat the denomination? (31A2, 2007)
    Repeats,
}

/// A claimer's knowledge of the cards out in a suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Knowledge {
    /// Knew of them
    Aware,
    /// Did not know of them
    Unaware,
    /// Cannot be settled
    Doubtful,
}

/// Tricks of a doubt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DoubtTricks {
    /// Given up although the side had won them before
    AlreadyWon,
    /// Given up, and likely to have been won
    Likely,
    /// Given up, and lost by no normal play
    NoNormalPlay,
    /// Given up, and lost by no legal play
    NoLegalPlay,
}

impl CallFinding {
    /// All of them.
    pub const ALL: [CallFinding; 3] =
        [CallFinding::Comparable, CallFinding::Unintended, CallFinding::Repeats];

    /// The word of files.
    pub const fn word(self) -> &'static str {
        match self {
            CallFinding::Comparable => "comparable",
            CallFinding::Unintended => "unintended",
            CallFinding::Repeats => "repeats",
        }
    }

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
    /// All of them.
    pub const ALL: [Knowledge; 3] = [Knowledge::Aware, Knowledge::Unaware, Knowledge::Doubtful];

    /// The word of files.
    pub const fn word(self) -> &'static str {
        match self {
            Knowledge::Aware => "yes",
            Knowledge::Unaware => "no",
            Knowledge::Doubtful => "doubtful",
        }
    }

    /// The finding, without forgotten cards.
    pub const fn awareness(self) -> Awareness {
        match self {
            Knowledge::Aware => Awareness::Aware,
            Knowledge::Unaware => Awareness::Unaware { forgot: None },
            Knowledge::Doubtful => Awareness::Doubtful,
        }
    }
}

impl DoubtTricks {
    /// All of them.
    pub const ALL: [DoubtTricks; 4] =
        [DoubtTricks::AlreadyWon, DoubtTricks::Likely, DoubtTricks::NoNormalPlay, DoubtTricks::NoLegalPlay];

    /// The word of files.
    pub const fn word(self) -> &'static str {
        match self {
            DoubtTricks::AlreadyWon => "already_won",
            DoubtTricks::Likely => "likely",
            DoubtTricks::NoNormalPlay => "no_normal_play_loses",
            DoubtTricks::NoLegalPlay => "no_legal_play_loses",
        }
    }

    /// The number, if recorded.
    pub(super) fn number(self, doubt: &Doubt) -> Option<u8> {
        match self {
            DoubtTricks::AlreadyWon => Some(doubt.already_won).filter(|_| doubt.is_told()),
            DoubtTricks::Likely => doubt.likely,
            DoubtTricks::NoNormalPlay => doubt.no_normal_play,
            DoubtTricks::NoLegalPlay => doubt.no_legal_play,
        }
    }

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
