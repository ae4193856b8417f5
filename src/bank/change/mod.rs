//! One fact of a case told otherwise, and what changes with it.
//!
//! | file | what |
//! |---|---|
//! | `auction`, `answer` | changes of an auction; of what was done upon a call that was not regular |
//! | `claim`, `concession`, `spoken` | changes of a claim, of a concession, and of what both have |
//! | `code` | the edition and the elections |
//! | `token` | a change as one word of an address, and read back |
//! | `group` | which fact a change is of |
//! | `compare` | two rulings, component by component |
//! | `counterfactual` | the nearest change with which another clause disposes of the case |
//!
//! Only what hangs together comes out: every change goes through the check of the engine. What hung on a fact that is told
//! otherwise goes with it: the calls after an answer that was given otherwise, the doubt of a claim that nobody disputes.
//! Deliberately not here: the vulnerability and the tricks made, on which nothing but the score depends; the hands, which
//! are the case; and how a change is said (`words`).

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
pub use compare::{Changed, Kind, compare, decides_same};
pub use counterfactual::{Counterfactual, counterfactual};
pub use group::Group;

use rules::bridge::{Call, Seat, Strain, Suit};
use rules::engine::claim::{Doubted, How, Objection};
use rules::engine::{Case, Facts};
use rules::law::Edition;

/// A change of one fact of a case. Calls are counted from 1 over all calls, as in rulings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// This player is the dealer
    Dealer(Seat),
    /// The auction begins with this call: whoever made it deals, and nobody called before
    Begins(usize),
    /// This player made the call
    Caller {
        /// The call
        call: usize,
        /// Who made it
        seat: Seat,
    },
    /// The call was another one, with no agreement about it
    Call {
        /// Which call
        call: usize,
        /// What it was
        to: Call,
    },
    /// Whether the call was made at the same time as the one before
    Together {
        /// The call
        call: usize,
        /// Whether it was
        to: bool,
    },
    /// What the next player said of a call that was not regular; nothing when absent. What was told after that goes
    Accepts {
        /// The call
        call: usize,
        /// Whether he accepted
        to: Option<bool>,
    },
    /// Whether the Director came before anybody else had called
    Director {
        /// The call after which he came
        call: usize,
        /// Whether he did
        to: bool,
    },
    /// Whether this player, last in what is told, bid, doubled or redoubled; otherwise he passed
    Acts {
        /// Who
        seat: Seat,
        /// Whether he did
        to: bool,
    },
    /// No opening lead was faced before anybody noticed
    NotLed,
    /// Whether the call was artificial; not known when absent
    Artificial {
        /// The call
        call: usize,
        /// Whether it was
        to: Option<bool>,
    },
    /// What the call meant: an agreement of the list, by name, or not known
    Meaning {
        /// The call
        call: usize,
        /// The agreement
        to: Option<&'static str>,
    },
    /// A finding of the Director on a call that was not regular
    Found {
        /// What was to be found out
        of: Finding,
        /// Of which call; of all when absent
        call: Option<usize>,
        /// What was found; nothing when absent
        to: Option<bool>,
    },
    /// What is trumps
    Trump(Strain),
    /// Who led to the trick in progress, or is on lead
    Leader(Seat),
    /// How many cards of the trick in progress had been played
    Trick(usize),
    /// Whether a player had failed to follow to a suit
    ShownOut {
        /// Who
        seat: Seat,
        /// To what
        suit: Suit,
        /// Whether he had
        to: bool,
    },
    /// Who claimed or conceded. What the other said and knew goes
    Speaker(Seat),
    /// How many tricks were claimed for the claimer’s side
    Claims(u8),
    /// How many tricks were conceded to the other side
    Concedes(u8),
    /// The claimer said nothing of how he would play
    Silent,
    /// The claimer did not say this step of his statement, counted from 1
    Unsaid(usize),
    /// How it was done; not told when absent
    How(Option<How>),
    /// Whether cards that were shown may have been meant as a claim; not known when absent
    Meant(Option<bool>),
    /// Whether it concerned the trick in progress only
    CurrentTrickOnly(bool),
    /// Whether this player faced or showed cards with it
    Exposed {
        /// Who
        seat: Seat,
        /// Whether he did
        to: bool,
    },
    /// What the claimer knew of the cards out in a suit; not asked when absent
    Aware {
        /// The suit
        suit: Suit,
        /// What he knew
        to: Option<Knew>,
    },
    /// What the conceder’s partner did; not known when absent
    Objects(Option<Objection>),
    /// Whether anybody disputes it. Otherwise what is told of a doubt goes
    Disputed(bool),
    /// Whether the other side, or everybody, assented; not known when absent
    Agreed(Option<bool>),
    /// When it was doubted; not known when absent
    Doubted(Option<Doubted>),
    /// Who doubted it; not told when absent
    Doubter(Option<Seat>),
    /// A number of tricks that the Director found; not known when absent
    Tricks {
        /// Of what
        of: Counted,
        /// How many
        to: Option<u8>,
    },
    /// So many cards were played after it
    PlayedOn(usize),
    /// Nobody asked that play go on
    NotAskedToPlayOn,
    /// Whether all four agreed that play go on; not known when absent
    AllAgree(Option<bool>),
    /// The edition in force
    Edition(Edition),
    /// What the Regulating Authority has chosen
    Election(Election),
}

/// What a Director finds out of a call that was not regular.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finding {
    /// Whether the call that replaces it is comparable (23A, 2017)
    Comparable,
    /// Whether the call before was unintended (25A)
    Unintended,
    /// Whether the replacement repeats the denomination (31A2, 2007)
    Repeats,
}

/// What a claimer knew of the cards out in a suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Knew {
    /// He knew of them
    Aware,
    /// He did not
    Unaware,
    /// It cannot be settled
    Doubtful,
}

/// Tricks of a doubt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
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
    /// Every change of one fact of this case that hangs together, each with another case, in the order of [`Group`] and
    /// within a group in that of the facts.
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
