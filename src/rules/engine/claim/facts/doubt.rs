//! Doubts about a claim or concession: time, doubter and the Director's findings (Laws 69 and 71).
//!
//! In a scenario file of either family; each may be left out:
//!
//! ```toml
//! agreed = true                     # the other side assented to it
//! doubted = "in_correction_period"  # at_once, before_next_call, in_correction_period or too_late; in social bridge
//!                                   # at_once, before_mixed, before_all_called or all_called
//! doubter = "W"                     # optional; by default the other side of a claim
//! already_won = 1                   # tricks given up that the doubter's side had won before
//! likely = 1                        # of those left, tricks given up that his side would likely have won (69B2)
//! no_normal_play_loses = 1          # tricks given up that no normal play could lose, without the cards
//! no_legal_play_loses = 0           # the same of legal plays (71A until 1997)
//! ```

use crate::bridge::Seat;
use crate::law::Edition;
use derive::Word;

/// Time at which a claim or concession was doubted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Word)]
pub enum Doubted {
    /// At once
    AtOnce,
    /// Later, before the doubter's side called on a later board and before the round ended
    BeforeNextCall,
    /// After that, in the correction period (79C)
    InCorrectionPeriod,
    /// After the correction period
    TooLate,
    /// In social bridge: later, before the cards were mixed
    BeforeMixed,
    /// In social bridge: after that, before everyone had called on a later deal
    BeforeAllCalled,
    /// In social bridge: after everyone had called on a later deal
    AllCalled,
}

/// Facts of the doubt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Doubt {
    /// Time of the doubt; `None` if unknown
    pub when: Option<Doubted>,
    /// The doubter; `None` if unknown
    pub by: Option<Seat>,
    /// Tricks that were given up although the doubter's side had won them before
    pub already_won: u8,
    /// Of those left, tricks given up that the doubter's side would likely have won; a finding
    pub likely: Option<u8>,
    /// Of those left, tricks given up that no normal play could lose; a finding without the cards
    pub no_normal_play: Option<u8>,
    /// Of those left, tricks given up that no legal play could lose; a finding without the cards
    pub no_legal_play: Option<u8>,
}

impl Doubted {
    /// The later times that the rules in force distinguish, the earliest first.
    pub const fn later(edition: Edition) -> [Doubted; 3] {
        match edition {
            Edition::Social => [Doubted::BeforeMixed, Doubted::BeforeAllCalled, Doubted::AllCalled],
            _ => [Doubted::BeforeNextCall, Doubted::InCorrectionPeriod, Doubted::TooLate],
        }
    }

    /// True if the rules in force recognise this time.
    pub fn is_in(self, edition: Edition) -> bool {
        self == Doubted::AtOnce || Doubted::later(edition).contains(&self)
    }

    /// True if it was not raised at once.
    pub fn is_later(self) -> bool {
        self != Doubted::AtOnce
    }
}

impl Doubt {
    /// True if any fact of a doubt is recorded.
    pub fn is_told(&self) -> bool {
        *self != Doubt::default()
    }

    /// True if a doubt was not raised at once, as far as recorded.
    pub fn is_later(&self) -> bool {
        self.when.is_some_and(Doubted::is_later)
    }
}
