//! The facts of a disputed claim: what somebody wrote down ([`ClaimSetup`]) and what hangs together ([`ClaimFacts`]).
//!
//! In a scenario file:
//!
//! ```toml
//! cards = "N:..5432. .KQJ.K. AK.A..9 QJ..A.2"   # the trick in progress is not among them
//! trump = "C"                                   # or "NT"
//! declarer = "S"
//! leader = "S"                                  # who led to the trick in progress, or is on lead
//! trick = []                                    # the cards of the trick in progress, the lead first
//! won = { NS = 5, EW = 4 }                      # may be left out
//! contract = "3C"                               # may be left out
//! vulnerable = "none"
//! claimer = "S"
//! claims = 4                                    # tricks for his side, of those left and the one in progress
//! statement = ["draw", "cash S"]                # see `statement`
//! shown_out = ["W H"]                           # who has already failed to follow to what
//! aware = { C = "no" }                          # the Director's findings: yes, no or doubtful
//! forgot = ["C2"]                               # with "no": which cards, when that is known
//! exposed = ["S"]                               # who faced or showed cards with it
//! current_trick_only = false
//! disputed = true
//! agreed = true                                 # the other side assented; see `doubt` for what goes with it
//! # how it was done and what was played since: see `act`
//! # hands whose cards are not known: see `unseen`
//! ```
//!
//! `with` has the same facts with something more found, for the branches of a question.

mod with;

use super::act::Act;
use super::check;
use super::doubt::Doubt;
use super::fault::ClaimFault;
use super::statement::Step;
use super::unseen::{self, Unseen};
use crate::bridge::{Card, Cards, Contract, Seat, Side, Strain, Suit, Vulnerable};
use crate::engine::case::Misfit;

/// What the Director found about the claimer's knowledge of the cards out in a suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awareness {
    /// He knew of them
    Aware,
    /// He did not
    Unaware {
        /// The cards he had forgotten; when it is not known which, those that explain the claim
        forgot: Option<Cards>,
    },
    /// It cannot be settled: resolved against the claimer (Laws 70A and 70C2)
    Doubtful,
}

/// The facts as somebody wrote them down, unchecked.
#[derive(Clone, Debug, PartialEq)]
pub struct ClaimSetup {
    /// The cards left in each hand, with [`Seat::index`], without those already in the trick in progress
    pub cards: [Cards; 4],
    /// The trump suit
    pub trump: Strain,
    /// Who plays the contract
    pub declarer: Seat,
    /// Who led to the trick in progress, or is on lead
    pub leader: Seat,
    /// The cards of the trick in progress, the lead first
    pub trick: Vec<Card>,
    /// Tricks already won by North and South, and by East and West
    pub won: Option<[u8; 2]>,
    /// The contract
    pub contract: Option<Contract>,
    /// Which sides are vulnerable
    pub vulnerable: Vulnerable,
    /// Who claimed
    pub claimer: Seat,
    /// Tricks claimed for his side, of those left and the one in progress
    pub claims: u8,
    /// What he said
    pub statement: Vec<Step>,
    /// Who has already shown out of what
    pub shown_out: Vec<(Seat, Suit)>,
    /// What the Director found about his knowledge of the cards out, with [`Suit::index`]; absent when it was not asked
    pub aware: [Option<Awareness>; 4],
    /// Players who faced or showed cards with it
    pub exposed: Vec<Seat>,
    /// What was said or done concerned the trick in progress only
    pub concerns_current_trick_only: bool,
    /// Some player disputes it, now or later
    pub disputed: bool,
    /// Whether the other side assented to it; absent when it is not known
    pub agreed: Option<bool>,
    /// What is told of a doubt
    pub doubt: Doubt,
    /// How it was done, and the play since
    pub act: Act,
    /// Hands whose cards are not known: of these `cards` has only what is known to be there
    pub unseen: Unseen,
}

/// Facts that hang together: see [`ClaimSetup::check`].
#[derive(Clone, Debug, PartialEq)]
pub struct ClaimFacts(ClaimSetup);

impl ClaimSetup {
    /// Checks that the facts hang together, and reports every fault with its field.
    pub fn check(self) -> Result<ClaimFacts, Vec<Misfit<ClaimFault>>> {
        let faults = if self.unseen.is_none() { check::claim(&self) } else { unseen::check_claim(&self) };
        if faults.is_empty() { Ok(ClaimFacts(self)) } else { Err(faults) }
    }

    /// Whether the claimer plays this hand: his own, and dummy's when he is declarer.
    pub fn plays(&self, hand: Seat) -> bool {
        hand == self.claimer || (self.claimer == self.declarer && hand == self.declarer.partner())
    }

    /// The cards that the hands which are not known hold between them.
    pub fn out(&self) -> Cards {
        unseen::Table::of_claim(self).out()
    }

    /// The tricks that are left, the one in progress included.
    pub fn left(&self) -> u8 {
        if !self.unseen.is_none() {
            return unseen::Table::of_claim(self).left();
        }
        self.cards.iter().map(|hand| hand.len()).max().unwrap_or(0) as u8
    }
}

impl ClaimFacts {
    /// The same as somebody would write them down, to be told otherwise and checked again.
    pub fn setup(&self) -> ClaimSetup {
        self.0.clone()
    }

    /// The cards left in a hand, without those in the trick in progress; of a hand that is not known those that are.
    pub fn hand(&self, seat: Seat) -> Cards {
        self.0.cards[seat.index()]
    }

    /// The cards left in each hand, with [`Seat::index`].
    pub fn cards(&self) -> [Cards; 4] {
        self.0.cards
    }

    /// The trump suit.
    pub fn trump(&self) -> Strain {
        self.0.trump
    }

    /// Who plays the contract.
    pub fn declarer(&self) -> Seat {
        self.0.declarer
    }

    /// Who led to the trick in progress, or is on lead.
    pub fn leader(&self) -> Seat {
        self.0.leader
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

    /// Which sides are vulnerable.
    pub fn vulnerable(&self) -> Vulnerable {
        self.0.vulnerable
    }

    /// Who claimed.
    pub fn claimer(&self) -> Seat {
        self.0.claimer
    }

    /// Tricks claimed for his side.
    pub fn claims(&self) -> u8 {
        self.0.claims
    }

    /// What he said.
    pub fn statement(&self) -> &[Step] {
        &self.0.statement
    }

    /// Whether he said that he plays this suit from the top.
    pub fn says_from_the_top(&self, suit: Suit) -> bool {
        let says = |step: &Step| matches!(step.done(), Step::Top(of) if of.is_none_or(|of| of == suit));
        self.0.statement.iter().any(says)
    }

    /// Who has already shown out of what.
    pub fn shown_out(&self) -> &[(Seat, Suit)] {
        &self.0.shown_out
    }

    /// What the Director found about his knowledge of the cards out in a suit.
    pub fn aware(&self, suit: Suit) -> Option<Awareness> {
        self.0.aware[suit.index()]
    }

    /// Who faced or showed cards with it.
    pub fn exposed(&self) -> &[Seat] {
        &self.0.exposed
    }

    /// Whether it concerned the trick in progress only.
    pub fn concerns_current_trick_only(&self) -> bool {
        self.0.concerns_current_trick_only
    }

    /// Whether some player disputes it.
    pub fn disputed(&self) -> bool {
        self.0.disputed
    }

    /// Whether the other side assented to it, when that is known.
    pub fn agreed(&self) -> Option<bool> {
        self.0.agreed
    }

    /// What is told of a doubt.
    pub fn doubt(&self) -> &Doubt {
        &self.0.doubt
    }

    /// How it was done, and the play since.
    pub fn act(&self) -> &Act {
        &self.0.act
    }

    /// The tricks that are left, the one in progress included.
    pub fn left(&self) -> u8 {
        self.0.left()
    }

    /// Whether the claimer plays this hand: his own, and dummy's when he is declarer.
    pub fn plays(&self, hand: Seat) -> bool {
        self.0.plays(hand)
    }

    /// The hands whose cards the claimer does not see: the opponents', or declarer's and partner's.
    pub fn hidden(&self) -> [Seat; 2] {
        hidden_from(self.0.claimer, self.0.declarer)
    }

    /// What is told of hands whose cards are not known.
    pub fn unseen(&self) -> &Unseen {
        &self.0.unseen
    }

    /// The cards that the hands which are not known hold between them.
    pub fn out(&self) -> Cards {
        self.0.out()
    }

    /// The cards that the claimer does not see.
    pub fn not_seen(&self) -> Cards {
        self.hidden().into_iter().fold(self.out(), |all, seat| all.and(self.hand(seat)))
    }
}

/// The hands that this player does not see: the opponents', or declarer's and partner's.
pub(super) fn hidden_from(speaker: Seat, declarer: Seat) -> [Seat; 2] {
    if speaker == declarer { [speaker.lho(), speaker.rho()] } else { [declarer, speaker.partner()] }
}
