//! Facts of a claim, or of a concession by either side, unchecked ([`ClaimSetup`]) and checked
//! ([`ClaimFacts`]): what was said and done, and the table as far as it is known.
//!
//! A claim in a scenario file:
//!
//! ```toml
//! cards = "N:..5432. .KQJ.K. AK.A..9 QJ..A.2"   # the trick in progress is not among them
//! trump = "C"                                   # or "NT"
//! declarer = "S"
//! leader = "S"                                  # the leader to the trick in progress, or the player on lead
//! trick = []                                    # the cards of the trick in progress, the lead first
//! won = { NS = 5, EW = 4 }                      # may be left out
//! contract = "3C"                               # may be left out
//! vulnerable = "none"
//! claimer = "S"
//! claims = 4                                    # tricks for the claimer's side, the one in progress included
//! statement = ["draw", "cash S"]                # see `statement`
//! shown_out = ["W H"]                           # failures to follow before the claim
//! aware = { C = "no" }                          # the Director's findings: yes, no or doubtful
//! forgot = ["C2"]                               # with "no": which cards, if known
//! exposed = ["S"]                               # players who faced or showed cards with it
//! current_trick_only = false
//! disputed = true
//! agreed = true                                 # the other side assented; for its doubt see `doubt`
//! # facts of the act and of the play since: see `act`
//! # unknown hands: see `unseen`
//! ```
//!
//! A concession has the same fields and these instead of the claimer and the dispute. Cards, trumps
//! and leader may be left out; a statement needs them.
//!
//! ```toml
//! conceder = "E"
//! left = 4                       # tricks left, the one in progress included
//! concedes = 2                   # tricks conceded to the other side
//! claims = 2                     # tricks claimed expressly; 0 if not mentioned
//! objection = "at_once"          # at_once, later or no; left out while unknown
//! ```
//!
//! `announcement` has what Law 68 asks of either, `altered` the facts with one of them changed, for
//! the branches of a question.

pub(crate) mod act;
mod altered;
pub(super) mod announcement;
pub(super) mod check;
pub(crate) mod claim_setup;
pub(crate) mod doubt;
pub(super) mod fault;
pub(super) mod known_cards;
pub(super) mod unseen;

pub use claim_setup::{Announced, Awareness, ClaimSetup, Objection};

use claim_setup::hidden_from;
use unseen::Unseen;

use act::Act;

use super::statement::StatementStep;
use crate::bridge::{Card, Cards, Contract, Seat, Side, Strain, Suit, Vulnerable};
use crate::engine::field_fault::FieldFault;
use doubt::Doubt;
use fault::ClaimFault;

/// Consistent facts: see [`ClaimSetup::check`].
#[derive(Clone, Debug, PartialEq)]
pub struct ClaimFacts(ClaimSetup);

impl ClaimSetup {
    /// Checks that the facts are consistent; otherwise every fault with its field.
    pub fn check(self) -> Result<ClaimFacts, Vec<FieldFault<ClaimFault>>> {
        let faults = if self.unseen.is_none() { check::all(&self) } else { check::unseen::all(&self) };
        if faults.is_empty() { Ok(ClaimFacts(self)) } else { Err(faults) }
    }
}

impl ClaimFacts {
    /// A copy of the unchecked facts, to be changed and checked again.
    pub fn setup(&self) -> ClaimSetup {
        self.0.clone()
    }

    /// The cards left in a hand, without those in the trick in progress; of an unknown hand the
    /// known ones.
    pub fn hand(&self, seat: Seat) -> Cards {
        self.0.hands()[seat.index()]
    }

    /// The cards left in each hand, with [`Seat::index`].
    pub fn cards(&self) -> [Cards; 4] {
        self.0.hands()
    }

    /// The hands, the trump suit and the leader, if all are recorded.
    pub fn table(&self) -> Option<([Cards; 4], Strain, Seat)> {
        Some((self.0.cards?, self.0.trump?, self.0.leader?))
    }

    /// The trump suit.
    pub fn trump(&self) -> Strain {
        self.0.strain()
    }

    /// Declarer.
    pub fn declarer(&self) -> Seat {
        self.0.declarer
    }

    /// The leader to the trick in progress, or the player on lead.
    pub fn leader(&self) -> Seat {
        self.0.first_hand()
    }

    /// The cards of the trick in progress.
    pub fn trick(&self) -> &[Card] {
        &self.0.trick
    }

    /// Tricks already won by a side, when known.
    pub fn won(&self, side: Side) -> Option<u8> {
        self.0.won.map(|won| won[side as usize])
    }

    /// The contract, when known.
    pub fn contract(&self) -> Option<Contract> {
        self.0.contract
    }

    /// Vulnerability.
    pub fn vulnerable(&self) -> Vulnerable {
        self.0.vulnerable
    }

    /// True for a concession.
    pub const fn is_concession(&self) -> bool {
        self.0.is_concession()
    }

    /// The claimer or conceder.
    pub fn claimer(&self) -> Seat {
        self.0.claimer
    }

    /// Tricks for the claimer's side: claimed, or not conceded.
    pub fn claims(&self) -> u8 {
        self.0.claimed()
    }

    /// Tricks for the other side: conceded, or not claimed.
    pub fn concedes(&self) -> u8 {
        self.left() - self.claims()
    }

    /// The reaction of a conceder's partner.
    pub fn objection(&self) -> Option<Objection> {
        match self.0.announced {
            Announced::Claim { .. } => None,
            Announced::Concession { objection, .. } => objection,
        }
    }

    /// The statement.
    pub fn statement(&self) -> &[StatementStep] {
        &self.0.statement
    }

    /// True if the statement plays this suit from the top.
    pub fn says_from_the_top(&self, suit: Suit) -> bool {
        let says = |step: &StatementStep| match step.done() {
            StatementStep::Top(top) => top.is_none_or(|top| top == suit),
            _ => false,
        };
        self.0.statement.iter().any(says)
    }

    /// Players who have shown out, with the suit.
    pub fn shown_out(&self) -> &[(Seat, Suit)] {
        &self.0.shown_out
    }

    /// The finding on the claimer's knowledge of the cards out in a suit.
    pub fn aware(&self, suit: Suit) -> Option<Awareness> {
        self.0.aware[suit.index()]
    }

    /// Players who faced or showed cards with it.
    pub fn exposed(&self) -> &[Seat] {
        &self.0.exposed
    }

    /// True if it concerned the trick in progress only.
    pub fn concerns_current_trick_only(&self) -> bool {
        self.0.concerns_current_trick_only
    }

    /// The doubt.
    pub fn doubt(&self) -> &Doubt {
        &self.0.doubt
    }

    /// The act, and the play since.
    pub fn act(&self) -> &Act {
        &self.0.act
    }

    /// The tricks that are left, the one in progress included.
    pub fn left(&self) -> u8 {
        self.0.left()
    }

    /// True for the hands the claimer plays: their own, and dummy's if declarer.
    pub fn plays(&self, hand: Seat) -> bool {
        self.0.claimer_plays(hand)
    }

    /// The hands that the claimer cannot see: the opponents', or declarer's and partner's.
    pub fn hidden(&self) -> [Seat; 2] {
        hidden_from(self.0.claimer, self.0.declarer)
    }

    /// The hands with unknown cards.
    pub fn unseen(&self) -> &Unseen {
        &self.0.unseen
    }

    /// The cards that the unknown hands hold between them.
    pub fn out(&self) -> Cards {
        self.0.out()
    }

    /// The cards that the claimer cannot see.
    pub fn not_seen(&self) -> Cards {
        self.hidden().into_iter().fold(self.out(), |all, seat| all.and(self.hand(seat)))
    }
}
