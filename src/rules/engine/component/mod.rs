//! The components of a ruling: the flat list that is graded, printed and written as JSON.
//!
//! Every component has a key, facts, and from them its value as canonical tokens and as JSON. A new
//! component needs its variant here and its messages, if its value is made of facts that
//! `engine/fact` knows.
//!
//! `lead`, `line`, `period`, `result` and `tricks` have the values with tokens of their own, `duty`
//! duties. Not here: sentences (`words`).

mod duty;
mod lead;
mod line;
mod penalty_cards;
mod period;
mod result;
mod tricks;

pub use duty::Duty;
pub use lead::LeadRestriction;
pub use line::{LineCard, NormalityStatus, OtherCard};
pub use penalty_cards::PenaltyStatus;
pub use period::{Period, TimeLimit};
pub use result::{FinalContract, Score};
pub use tricks::{SideTricks, Tricks};

use super::fact::{self, Fact};
use crate::bridge::{Cards, Seat};
use crate::law::Clause;
use derive::{Facts, Keyed};
use serde_json::Value;

/// A component with its value, in the order in which a Director works.
#[derive(Clone, Debug, PartialEq, Eq, Facts, Keyed)]
pub enum Component {
    /// True for a call in rotation
    #[fact("yes")]
    InRotation(bool),
    /// A claim, a concession, both or neither
    #[fact("what")]
    What(ClaimedTricks),
    /// The clause that disposes of it
    #[fact("law")]
    Law(Clause),
    /// Players who may accept the irregular call
    #[fact("seat")]
    MayAccept(MayAccept),
    /// The player who may change a call after misinformation
    #[fact("seat")]
    MayChange(MayChange),
    /// The moment at which the partner of a player who explained wrongly must correct it
    #[fact("moment")]
    Corrects(CorrectionMoment),
    /// The cancelled calls, counted from 1 in the order made
    #[fact("calls")]
    Cancelled(Vec<usize>),
    /// The player in turn to call
    #[fact("seat")]
    Turn(Seat),
    /// Consequence for the auction
    #[fact("auction")]
    Auction(AuctionConsequence),
    /// Consequence for the play
    #[fact("play")]
    Play(PlayConsequence),
    /// Duty or option of the offender
    #[fact("duty")]
    Offender(Duty),
    /// Comparable call or not
    #[fact("replacement")]
    Replacement(Replacement),
    /// Duty or option of the offender's partner
    #[fact("duty")]
    Partner(Duty),
    /// Lead restrictions
    #[fact("lead")]
    Lead(LeadRestriction),
    /// Players for whom information is unauthorised, with the clause
    UnauthorisedFor {
        /// The players who may not use it
        seats: Vec<Seat>,
        /// The clause that says so
        #[fact("law")]
        clause: Clause,
    },
    /// Consequence for cards a defender exposed
    #[fact("cards")]
    ExposedCards(ExposedCards),
    /// Consequence for cards that a player exposed before play began
    PenaltyCards {
        /// What becomes of them
        #[fact("status")]
        status: PenaltyStatus,
        /// The player
        seat: Seat,
        /// The cards
        cards: Cards,
    },
    /// Status of the claim or concession
    #[fact("standing")]
    Standing(Standing),
    /// Tricks of the remaining ones
    #[fact("tricks")]
    Tricks(Tricks),
    /// Tricks already won that were scored as lost and go back to the side that had won them (Laws
    /// 69B and 71)
    #[fact("returned")]
    Returned(SideTricks),
    /// The contract with its declarer when the auction is over
    #[fact("contract")]
    Contract(FinalContract),
    /// Contract result and duplicate score of declarer's side
    #[fact("result")]
    Result(Score),
    /// The worst normal line, card by card
    #[fact("line")]
    Line(Vec<LineCard>),
    /// The governing time limit
    #[fact("period")]
    Period(Period),
    /// Clauses the Director keeps in mind afterwards
    #[fact("laws")]
    Watch(Vec<Clause>),
}

impl Component {
    /// Sorted tokens of the value. An empty set (no call cancelled, no player bound) is the single
    /// token `none`.
    pub fn tokens(&self) -> Vec<String> {
        self.value().tokens()
    }

    /// The value in JSON, without its key.
    pub fn json(&self) -> Value {
        match self.facts().as_slice() {
            [(_, yes @ Fact::Flag(_))] => yes.tokens().concat().into(),
            [(_, value)] => value.json(),
            several => fact::object(several).into(),
        }
    }

    /// The fact that is compared: the first.
    pub fn value(&self) -> Fact {
        self.facts().remove(0).1
    }

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

impl Key {
    /// True if it concerns the table as it is now rather than a single irregularity.
    pub const fn is_of_the_table(self) -> bool {
        matches!(self, Key::Turn | Key::Auction | Key::Contract | Key::Result)
    }
}

/// A claim, a concession, both or neither (Law 68A and B), in tricks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Facts)]
pub enum ClaimedTricks {
    /// A claim of this many tricks and no concession
    #[fact("tricks")]
    Claim(u8),
    /// A concession of this many tricks and no claim
    #[fact("tricks")]
    Concession(u8),
    /// A claim of some and a concession of the rest
    Both,
    /// Neither
    Neither,
}

/// Players who may accept an irregular call (Laws 27A, 29A).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Facts)]
pub enum MayAccept {
    /// This player
    #[fact("seat")]
    Seat(Seat),
    /// No player: the call has been cancelled, or cannot be accepted
    Nobody,
    /// Already accepted
    AlreadyAccepted,
}

/// The player who may change a call after misinformation (Law 21B).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Facts)]
pub enum MayChange {
    /// This player
    #[fact("seat")]
    Seat(Seat),
    /// No player
    Nobody,
}

/// The moment at which a player must correct partner's mistaken explanation (Law 20F5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Facts)]
pub enum CorrectionMoment {
    /// Not before the final pass
    NotInAuction,
    /// Now, after the final pass
    AfterFinalPass,
    /// At the end of the play
    AfterPlay,
    /// Not at all: the explanation was right
    Never,
}

/// Comparability of the call that replaces a cancelled one (Law 23A).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Facts)]
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

/// Consequence for the auction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Facts)]
pub enum AuctionConsequence {
    /// Continues
    #[word("goes_on")]
    On,
    /// Has ended
    Over,
    /// Goes back to this player
    #[fact("seat")]
    BackTo(Seat),
    /// Is not continued: the Director awards an adjusted score (15A2(a))
    AdjustedScore,
    /// Is not continued: the Director awards an artificial adjusted score (17D before 2017)
    ArtificialScore,
}

/// Consequence for the play (Law 68D).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Facts)]
pub enum PlayConsequence {
    /// Continues
    #[word("goes_on")]
    On,
    /// Ceases
    Ceases,
    /// Is suspended
    Suspended,
    /// May continue if all four players agree
    MayGoOnIfAllAgree,
}

/// Status of a claim or concession.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Facts)]
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

/// Consequence for cards that a defender exposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Facts)]
pub enum ExposedCards {
    /// They are penalty cards
    Penalty,
    /// They are not
    NotPenalty,
    /// None was exposed
    None,
}
