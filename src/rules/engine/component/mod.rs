//! The components of a ruling: the flat list that is graded, printed and written as JSON.
//!
//! Every component has a key and, for grading and forms, its value as canonical tokens: a set of
//! short words that are equal exactly when the values are.
//!
//! `key` has the keys and their order, `tokens` the canonical words, `line` the cards of a line of
//! play. Not here: sentences (`words`) and the JSON of a value (`engine/json`).

mod key;
mod line;
mod tokens;

use derive::Word;
pub use key::Key;
pub use line::{LineCard, NormalityStatus, OtherCard};

use crate::bridge::{Contract, Seat, Side, Suit};
use crate::law::{Clause, Edition};

/// A component with its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Component {
    /// True for a call in rotation
    InRotation(bool),
    /// A claim, a concession, both or neither
    What(ClaimedTricks),
    /// The clause that disposes of it
    Law(Clause),
    /// Players who may accept the irregular call
    MayAccept(MayAccept),
    /// The cancelled calls, counted from 1 in the order made
    Cancelled(Vec<usize>),
    /// The player in turn to call
    Turn(Seat),
    /// Consequence for the auction
    Auction(AuctionConsequence),
    /// Consequence for the play
    Play(PlayConsequence),
    /// Duty or option of the offender
    Offender(Duty),
    /// Comparable call or not
    Replacement(Replacement),
    /// Duty or option of the offender's partner
    Partner(Duty),
    /// Lead restrictions
    Lead(LeadRestriction),
    /// Players for whom information is unauthorised, with the clause
    UnauthorisedFor {
        /// The players who may not use it
        seats: Vec<Seat>,
        /// The clause that says so
        clause: Clause,
    },
    /// Consequence for cards a defender exposed
    ExposedCards(ExposedCards),
    /// Status of the claim or concession
    Standing(Standing),
    /// Tricks already won that were scored as lost and go back to the side that had won them (Laws
    /// 69B and 71)
    Returned {
        /// The side that had won them
        side: Side,
        /// Number of tricks
        tricks: u8,
    },
    /// Tricks of the remaining ones
    Tricks(Tricks),
    /// The contract with its declarer when the auction is over; none when the board was passed out
    Contract(Option<Contract>),
    /// Contract result and duplicate score of declarer's side
    Result {
        /// The contract
        contract: Contract,
        /// Tricks declarer's side has won in all
        tricks: i32,
        /// The score to declarer's side
        score: i32,
    },
    /// The worst normal line, card by card
    Line(Vec<LineCard>),
    /// The governing time limit
    Period(Period),
    /// Clauses the Director keeps in mind afterwards
    Watch(Vec<Clause>),
}

impl Component {
    /// The clauses in its value.
    pub fn clauses(&self) -> &[Clause] {
        match self {
            Component::Law(clause) | Component::UnauthorisedFor { clause, .. } => {
                std::slice::from_ref(clause)
            }
            Component::Watch(clauses) => clauses,
            _ => &[],
        }
    }
}

/// A claim, a concession, both or neither (Law 68A and B), in tricks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimedTricks {
    /// A claim of this many tricks and no concession
    Claim(u8),
    /// A concession of this many tricks and no claim
    Concession(u8),
    /// A claim of some and a concession of the rest
    Both,
    /// Neither
    Neither,
}

/// Players who may accept a call out of rotation (Law 29A).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MayAccept {
    /// This player
    Seat(Seat),
    /// No player: the call has been cancelled, or cannot be accepted
    Nobody,
    /// Already accepted
    AlreadyAccepted,
}

/// A player's duty or option in the auction from now on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Word)]
pub enum Duty {
    /// Any legal call
    AnyLegalCall,
    /// Must pass at the next turn
    MustPassNext,
    /// Must bid sufficiently or pass, doubles and redoubles being allowed only where the law says so
    /// (27B)
    BidOrPass,
    /// Must repeat the call
    MustRepeat,
    /// Must pass throughout
    MustPassThroughout,
    /// May bid or pass, but neither double nor redouble at this turn (2007, 30B2(b))
    MayNotDoubleNow,
    /// The call is treated as a change of call (Law 25)
    ChangeOfCall,
}

/// Comparability of the call that replaces a cancelled one (Law 23A).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Replacement {
    /// Comparable
    Comparable,
    /// Not comparable
    NotComparable,
    /// The Director judges
    Judgement,
    /// There is none yet, or it is not tested
    NotTested,
}

/// A restriction on a defender's lead (Law 26).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LeadRestriction {
    /// None
    None,
    /// Declarer may forbid one suit of these at this player's first turn to lead
    ForbidOneOf {
        /// The suits to choose from
        suits: Vec<Suit>,
        /// The player bound by it
        binds: Seat,
    },
    /// Declarer may require or forbid one of these suits at this player's first turn to lead
    /// (before 2017)
    RequireOrForbid {
        /// The suits to choose from
        suits: Vec<Suit>,
        /// The player bound by it
        binds: Seat,
    },
}

/// Consequence for the auction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AuctionConsequence {
    /// Continues
    On,
    /// Has ended
    Over,
    /// Goes back to this player
    BackTo(Seat),
}

/// Consequence for the play (Law 68D).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PlayConsequence {
    /// Continues
    On,
    /// Ceases
    Ceases,
    /// Is suspended
    Suspended,
    /// May continue if all four players agree
    MayGoOnIfAllAgree,
}

/// Status of a claim or concession.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Standing {
    /// Stands
    Stands,
    /// The Director adjudicates
    Adjudicated,
    /// Cancelled
    Cancelled,
    /// The agreement is withdrawn and the board is rescored
    Withdrawn,
    /// Void
    Void,
    /// There was none in law
    NotEstablished,
}

/// A time limit of Laws 69, 71 and 79C, and whether it has run out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    /// The time limit
    pub limit: TimeLimit,
    /// True once the period has ended
    pub over: bool,
}

/// The time limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Word)]
pub enum TimeLimit {
    /// Until the side calls on a later board or the round ends (69A, and 71C until 1997)
    UntilNextCall,
    /// The correction period (79C)
    CorrectionPeriod,
    /// In social bridge: until the cards are mixed
    UntilMixed,
    /// In social bridge: until everyone has called on a later deal
    UntilAllCalled,
}

/// Consequence for cards that a defender exposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ExposedCards {
    /// They are penalty cards
    Penalty,
    /// They are not
    NotPenalty,
    /// None was exposed
    None,
}

/// Tricks of the remaining ones to declarer's side: from `least` to `most`, equal when it is
/// settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tricks {
    /// Declarer's side
    pub declarer: Side,
    /// Tricks that are left, the one in progress included
    pub left: u8,
    /// The fewest declarer's side may get
    pub least: u8,
    /// The most
    pub most: u8,
}

impl TimeLimit {
    /// The time limits of the rules in force.
    pub const fn of(edition: Edition) -> [TimeLimit; 2] {
        match edition {
            Edition::Social => [TimeLimit::UntilMixed, TimeLimit::UntilAllCalled],
            _ => [TimeLimit::UntilNextCall, TimeLimit::CorrectionPeriod],
        }
    }
}

impl Duty {
    /// True if it leaves the player fewer calls than the other duty. A call that must be repeated
    /// is one call, as a pass is; neither leaves fewer than the other.
    pub const fn binds_more_than(self, other: Duty) -> bool {
        self.weight() > other.weight() && !matches!(other, Duty::MustRepeat)
    }

    const fn weight(self) -> u8 {
        match self {
            Duty::AnyLegalCall | Duty::ChangeOfCall => 0,
            Duty::MayNotDoubleNow | Duty::BidOrPass => 1,
            Duty::MustRepeat => 2,
            Duty::MustPassNext => 3,
            Duty::MustPassThroughout => 4,
        }
    }
}
