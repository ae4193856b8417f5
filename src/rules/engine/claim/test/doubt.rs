//! Tests of a doubt about a claim or concession, and of the tricks given up (Laws 69 and 71).

use super::standard::Standard;
use crate::bridge::Side;
use crate::engine::claim::facts::doubt::Doubted;
use derive::Facts;

/// A test of a doubt, or of tricks that a side agreed to lose or conceded.
#[derive(Clone, Debug, PartialEq, Eq, Facts)]
pub enum DoubtTest {
    /// Did this side assent? (69A)
    Assented {
        /// The side that did not claim
        side: Side,
    },
    /// Was it doubted before this side called on a later board and before the round ended? (69A,
    /// 71C until 1997)
    DoubtedBeforeNextCall {
        /// The side that doubts it
        side: Side,
        /// Time of the doubt
        when: Doubted,
    },
    /// Was it doubted in the correction period? (79C)
    InCorrectionPeriod {
        /// Time of the doubt
        when: Doubted,
    },
    /// Did the side give up tricks that it had won? (69B, 71)
    TrickWon {
        /// The side
        side: Side,
        /// Number of tricks
        tricks: u8,
    },
    /// Did the side give up tricks that no legal play could lose? (71A until 1997)
    NoLegalPlayLoses {
        /// The side
        side: Side,
        /// Tricks of those left that it gave up
        given_up: u8,
        /// Of these, tricks that no legal play could lose
        tricks: u8,
    },
    /// Did the side give up tricks that no normal play could lose? (69B, 71)
    NoNormalPlayLoses {
        /// The side
        side: Side,
        /// Tricks of those left that it gave up
        given_up: u8,
        /// Of these, tricks that no normal play could lose
        tricks: u8,
        /// The standard of carelessness; `None` for a finding of the Director
        standard: Option<Standard>,
    },
    /// Had the side already won the tricks that the contract, or beating it, takes? (71B until
    /// 1997)
    ContractDecided {
        /// True for declarer's side
        declares: bool,
        /// Tricks it had won
        won: u8,
        /// Tricks that it takes
        takes: u8,
        /// Tricks in all that it conceded to have
        conceded_to: u8,
    },
    /// Would the side likely have won tricks that it agreed to lose? (69B2)
    LikelyWon {
        /// The side
        side: Side,
        /// The Director's finding
        found: Option<u8>,
        /// Tricks it would likely have won
        tricks: u8,
        /// Tricks that no normal play of its own could lose
        least: u8,
        /// Tricks that it wins if the others go on normally, but as badly as that allows
        most: u8,
        /// Tricks the side wins double dummy, if the cards are known
        best: Option<u8>,
    },
}
