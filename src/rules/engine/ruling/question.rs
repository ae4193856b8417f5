//! Open questions of a ruling, with the person who answers each, and the answers.

use crate::bridge::{Card, Seat, Side, Suit};
use crate::engine::claim::facts::doubt::Doubted;
use crate::engine::fact::Count;
use crate::engine::rotation::finding::FindingKind;
use derive::Facts;

/// A fact to be established before the ruling is complete: a player's choice, or a finding of the
/// Director.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Facts)]
pub enum Question {
    /// Does this player accept the irregular call? (29A, 27A1, or 25B1 for a change of call)
    Accepts {
        /// The offender's left-hand opponent
        seat: Seat,
        /// The call out of rotation, counted from 1
        call: usize,
    },
    /// Does this player pass, or bid, double or redouble? (31A, 32A)
    PassesOrActs {
        /// The offender's right-hand opponent
        seat: Seat,
        /// The cancelled call, counted from 1
        call: usize,
    },
    /// Is the offender's replacement call comparable? (23A)
    Comparable {
        /// The offender
        seat: Seat,
        /// The cancelled call, counted from 1
        call: usize,
    },
    /// Does the offender's replacement call repeat the denomination of the bid? (31A2 in 2007)
    Repeats {
        /// The offender
        seat: Seat,
        /// The cancelled call, counted from 1
        call: usize,
    },
    /// Is the offender's replacement the lowest sufficient bid that specifies the same denomination
    /// as the insufficient one? (27B1)
    Lowest {
        /// The offender
        seat: Seat,
        /// The insufficient bid, counted from 1
        call: usize,
    },
    /// Does the offender's replacement call mean the same as the insufficient bid, or something more
    /// precise? (27B1(b) in 2007)
    MorePrecise {
        /// The offender
        seat: Seat,
        /// The insufficient bid, counted from 1
        call: usize,
    },
    /// Does the offender let the first call stand, now that the change of call is declined?
    /// (25B2(b) in 1997)
    LetsStand {
        /// The offender
        seat: Seat,
        /// The new call, counted from 1
        call: usize,
    },
    /// Was the call that the new one would replace unintended? (25A)
    Unintended {
        /// The offender
        seat: Seat,
        /// The new call, counted from 1
        call: usize,
    },
    /// Could this player's last call well have been influenced by the mistaken explanation? (21B1(a))
    Influenced {
        /// The player who made the last call of the misinformed side
        seat: Seat,
        /// The call explained, counted from 1
        call: usize,
    },
    /// Does the offender's call with the right cards differ much from the cancelled one in meaning, or
    /// is it psychic? (17D before 2017)
    Differs {
        /// The offender
        seat: Seat,
        /// The cancelled call, counted from 1
        call: usize,
    },
    /// Was this call, counted from 1, artificial? (30C)
    #[fact("call")]
    Artificial(usize),
    /// Did the conceder's partner object at once? (68B2)
    #[fact("seat")]
    ObjectedAtOnce(Seat),
    /// At which point did this side first doubt it? (69A, 71, 79C)
    #[fact("side")]
    WhenDoubted(Side),
    /// Did this side assent to it? (69A)
    #[fact("side")]
    Assented(Side),
    /// Tricks that this side would likely have won, of those it agreed to lose? (69B2)
    #[fact("side")]
    LikelyWon(Side),
    /// Tricks that no normal play of this side could lose, of those it gave up? (69B, 71)
    #[fact("side")]
    NoNormalPlayLoses(Side),
    /// Tricks that no legal play of this side could lose, of those it conceded? (71A until 1997)
    #[fact("side")]
    NoLegalPlayLoses(Side),
    /// Did this player, who showed cards, mean to claim? (68A)
    #[fact("seat")]
    MeantToClaim(Seat),
    /// Do all four agree that play go on? (68D2(b)(i))
    AllAgree,
    /// Was the claimer aware that cards of this suit were out? (70A, 70C2)
    #[fact("suit")]
    AwareOf(Suit),
    /// Does this player hold this card? Asked where some hands are unknown
    Holds {
        /// The player
        seat: Seat,
        /// The card
        card: Card,
    },
    /// Number of cards of this suit in this player's hand? Asked where some hands are unknown
    Length {
        /// The player
        seat: Seat,
        /// The suit
        suit: Suit,
    },
}

/// The person who answers a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AskedOf {
    /// This player chooses
    Player(Seat),
    /// The Director finds out
    Director,
}

/// An answer to an open question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Facts)]
pub enum Answer {
    /// Accepts
    Accepts,
    /// Declines
    Declines,
    /// Passes
    Passes,
    /// Bids, doubles or redoubles
    Acts,
    /// Yes, but later
    Later,
    /// Doubted at that point
    #[fact("doubted")]
    Doubted(Doubted),
    /// This many tricks
    #[fact("tricks")]
    Tricks(u8),
    /// This many cards
    #[fact("cards")]
    Cards(Count),
    /// Yes
    Yes,
    /// No
    No,
}

impl Question {
    /// The person who answers.
    pub const fn asked_of(self) -> AskedOf {
        match self {
            Question::Accepts { seat, .. }
            | Question::PassesOrActs { seat, .. }
            | Question::LetsStand { seat, .. } => AskedOf::Player(seat),
            _ => AskedOf::Director,
        }
    }

    /// The finding on a call that answers it: of which kind, and on which call.
    pub const fn finding(self) -> Option<(FindingKind, usize)> {
        Some(match self {
            Question::Comparable { call, .. } | Question::MorePrecise { call, .. } => {
                (FindingKind::Comparable, call)
            }
            Question::Repeats { call, .. } => (FindingKind::Repeats, call),
            Question::Lowest { call, .. } => (FindingKind::Lowest, call),
            Question::Unintended { call, .. } => (FindingKind::Unintended, call),
            Question::Influenced { call, .. } => (FindingKind::Influenced, call),
            Question::Differs { call, .. } => (FindingKind::Differs, call),
            Question::Artificial(call) => (FindingKind::Artificial, call),
            _ => return None,
        })
    }
}
