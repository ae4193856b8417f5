//! A case with one changed fact, and the changes in its ruling.
//!
//! | file | contents |
//! |---|---|
//! | `auction`, `answer` | changes of an auction; of the reactions to an irregular call |
//! | `claim`, `concession`, `spoken` | changes of a claim, of a concession, and of both |
//! | `code` | the edition and the elections |
//! | `token` | a change as one word of a URL, and its parser |
//! | `group` | the fact that a change is about |
//! | `compare` | two rulings, component by component |
//! | `counterfactual` | the nearest change after which another clause disposes of the case |
//!
//! Only consistent facts result: every change passes the engine's check. Facts that depend on the
//! changed one are removed with it: calls after a changed answer, the doubt of an undisputed claim.
//! Not here: the vulnerability and the tricks made, which affect only the score; the hands, which
//! are the case; and the wording of a change (`words`).

mod answer;
mod auction;
mod claim;
mod code;
pub mod compare;
mod concession;
pub mod counterfactual;
mod group;
mod said;
mod spoken;
mod token;

pub use code::Election;
pub use compare::{ChangedComponent, OutcomeKind, compare, decides_same};
pub use counterfactual::{Counterfactual, counterfactual};
pub use group::ChangeGroup;

use rules::bridge::{Call, Seat, Strain, Suit};
use rules::engine::claim::{ClaimAct, Doubted, Objection};
use rules::engine::{Case, Facts};
use rules::law::Edition;

/// A change of one fact of a case. Calls are counted from 1 over all calls, as in rulings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// This player is the dealer
    Dealer(Seat),
    /// The auction begins with this call: its caller deals, and earlier calls are removed
    Begins(usize),
    /// This player made the call
    Caller {
        call: usize,
        /// The caller
        seat: Seat,
    },
    /// The call was another one, with no agreement about it
    Call {
        /// Which call
        call: usize,
        /// The new call
        to: Call,
    },
    /// The call was simultaneous with the one before, or not
    Together {
        call: usize,
        /// New value
        to: bool,
    },
    /// LHO's reaction to an irregular call; `None` for none. Later events are removed
    Accepts {
        call: usize,
        /// Accepted or declined
        to: Option<bool>,
    },
    /// The Director came before another player had called, or not
    Director {
        /// The call after which he came
        call: usize,
        /// New value
        to: bool,
    },
    /// This player, the last to act, bid, doubled or redoubled; otherwise passed
    Acts {
        /// The player
        seat: Seat,
        /// New value
        to: bool,
    },
    /// No opening lead was faced before attention was drawn
    NotLed,
    /// The call was artificial; `None` if unknown
    Artificial {
        call: usize,
        /// New value
        to: Option<bool>,
    },
    /// The meaning of the call: a named agreement of the list, or unknown
    Meaning {
        call: usize,
        /// The agreement
        to: Option<&'static str>,
    },
    /// A finding of the Director on a call that was not regular
    Found {
        /// The finding
        of: CallFinding,
        /// Of which call; of all when absent
        call: Option<usize>,
        /// New value; `None` for no finding
        to: Option<bool>,
    },
    /// Trumps
    Trump(Strain),
    /// The leader to the trick in progress, or the player on lead
    Leader(Seat),
    /// Number of cards played to the trick in progress
    Trick(usize),
    /// A player had shown out of a suit, or not
    ShownOut {
        /// The player
        seat: Seat,
        /// To what
        suit: Suit,
        /// New value
        to: bool,
    },
    /// The claimer or conceder. The statement and knowledge of the other are removed
    Speaker(Seat),
    /// Number of tricks claimed for the claimer's side
    Claims(u8),
    /// Number of tricks conceded to the other side
    Concedes(u8),
    /// The claimer said nothing of how he would play
    Silent,
    /// The claimer did not say this step of his statement, counted from 1
    Unsaid(usize),
    /// The act; `None` if unknown
    How(Option<ClaimAct>),
    /// The shown cards may have been meant as a claim; `None` if unknown
    Meant(Option<bool>),
    /// It concerned the trick in progress only
    CurrentTrickOnly(bool),
    /// This player faced or showed cards with it, or not
    Exposed {
        /// The player
        seat: Seat,
        /// New value
        to: bool,
    },
    /// The claimer's knowledge of the cards out in a suit; `None` without a finding
    Aware {
        suit: Suit,
        /// New value
        to: Option<Knowledge>,
    },
    /// The reaction of the conceder's partner; `None` if unknown
    Objects(Option<Objection>),
    /// Some player disputes it. Without a dispute the facts of a doubt are removed
    Disputed(bool),
    /// The other side, or all, assented; `None` if unknown
    Agreed(Option<bool>),
    /// Time of the doubt; `None` if unknown
    Doubted(Option<Doubted>),
    /// The doubter; `None` if unknown
    Doubter(Option<Seat>),
    /// A number of tricks that the Director found; not known when absent
    Tricks {
        /// Of what
        of: DoubtTricks,
        /// New value
        to: Option<u8>,
    },
    /// So many cards were played after it
    PlayedOn(usize),
    /// No player asked to play on
    NotAskedToPlayOn,
    /// All four agreed to play on; `None` if unknown
    AllAgree(Option<bool>),
    /// The edition in force
    Edition(Edition),
    /// Elections of the Regulating Authority
    Election(Election),
}

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

impl Change {
    /// Every change of one fact of this case that hangs together, each with another case, in the
    /// order of [`ChangeGroup`] and within a group in that of the facts.
    pub fn all(case: &Case) -> Vec<Change> {
        let mut all = match &case.facts {
            Facts::Rotation(facts) => auction::all(case, facts),
            Facts::Claim(facts) => claim::all(facts),
            Facts::Concession(facts) => concession::all(facts),
        };
        all.extend(code::all(case));
        all.retain(|change| !matches!(change, Change::Doubted(Some(when)) if !when.is_in(case.edition)));
        all.sort_by_key(Change::group);
        let mut cases: Vec<Case> = vec![case.clone()];
        all.retain(|change| match change.apply(case) {
            Some(other) if !cases.contains(&other) => {
                cases.push(other);
                true
            }
            _ => false,
        });
        all
    }

    /// The call that it is about, counted from 1, where it is about one.
    pub const fn call(&self) -> Option<usize> {
        match *self {
            Change::Begins(call)
            | Change::Caller { call, .. }
            | Change::Call { call, .. }
            | Change::Together { call, .. }
            | Change::Accepts { call, .. }
            | Change::Director { call, .. }
            | Change::Artificial { call, .. }
            | Change::Meaning { call, .. } => Some(call),
            Change::Found { call, .. } => call,
            _ => None,
        }
    }

    /// The case with this changed; nothing where it does not hang together, or is no change of such a case.
    pub fn apply(&self, case: &Case) -> Option<Case> {
        if let Some(other) = code::apply(*self, case) {
            return Some(other);
        }
        let facts = match &case.facts {
            Facts::Rotation(facts) => Facts::Rotation(auction::apply(*self, facts.setup())?.check().ok()?),
            Facts::Claim(facts) => Facts::Claim(claim::apply(*self, facts.setup())?.check().ok()?),
            Facts::Concession(facts) => {
                Facts::Concession(concession::apply(*self, facts.setup())?.check().ok()?)
            }
        };
        Some(Case { facts, ..case.clone() })
    }
}
