//! Tricks that a side gave up and now asks for: it withdraws its agreement to a claim (Law 69), or
//! wants its concession cancelled (Law 71). Both are a *doubt* here.
//!
//! Gives the laws the facts of the doubt, the ruling with one of those facts changed, and the
//! result with tricks returned. `laws::law_69`, `laws::law_71` and `laws::social` decide which
//! tricks are returned.

use crate::bridge::{Seat, Side};
use crate::engine::case::Case;
use crate::engine::claim::facts::ClaimFacts;
use crate::engine::claim::facts::doubt::{Doubt, Doubted};
use crate::engine::component::{Component, Score, SideTricks, Tricks};
use crate::engine::effort::Effort;
use crate::engine::ruling::Ruling;
use crate::law::Edition;

/// The tricks that the doubting side gave up in a claim or concession, and the facts of the doubt.
pub(crate) struct GivenUpTricks<'a> {
    /// The facts
    pub facts: &'a ClaimFacts,
    /// The function that rules on them: called again for each answer to a question about the doubt
    rule: RuleOnClaim,
    edition: Edition,
    /// The side that gave up the tricks and now doubts it
    pub side: Side,
    /// True if it conceded them; false if it agreed to a claim
    pub by_conceding: bool,
    /// Tricks that it gave up, of those left
    pub tricks: u8,
    /// Tricks left, the one in progress included
    pub left: u8,
    /// The facts of the doubt
    pub doubt: Doubt,
    /// The search budget of the ruling
    effort: &'a Effort,
}

/// Rules on a claim or concession within a search budget.
pub(crate) type RuleOnClaim = fn(&Case, &ClaimFacts, &Effort) -> Ruling;

impl<'a> GivenUpTricks<'a> {
    /// Tricks given up by the doubter's side. If the doubter is unknown, that is the claimer's
    /// opponents; after a concession or a claim of no tricks, which concedes all (Law 68B), it is
    /// the claimer's side.
    pub fn new(
        facts: &'a ClaimFacts,
        edition: Edition,
        effort: &'a Effort,
        rule: RuleOnClaim,
    ) -> GivenUpTricks<'a> {
        let claimers = facts.claimer().side();
        let gave_up = if facts.is_concession() || facts.claims() == 0 { claimers } else { claimers.other() };
        let doubt = *facts.doubt();
        let side = doubt.by.map_or(gave_up, Seat::side);
        let by_conceding = side == claimers;
        let tricks = if by_conceding { facts.concedes() } else { facts.claims() };
        GivenUpTricks { facts, rule, edition, side, by_conceding, tricks, left: facts.left(), doubt, effort }
    }

    /// Budget of one search: an eighth of the ruling's, because a ruling makes a search for each
    /// answer to its questions.
    pub fn search_budget(&self) -> Effort {
        self.effort.part(8)
    }

    /// Tricks that the side did not give up, of those left.
    pub fn retained(&self) -> u8 {
        self.left - self.tricks
    }

    /// True if the doubter is the claimer's or conceder's partner.
    pub fn is_doubted_by_partner(&self) -> bool {
        self.doubt.by == Some(self.facts.claimer().partner())
    }

    /// True if a dispute or objection is recorded, or a doubt of a concession.
    pub fn is_doubted(&self) -> bool {
        self.facts.disputed() || self.facts.is_concession() && self.doubt.is_told()
    }

    /// Time of the doubt. If none is recorded, it was raised at once, unless the claim had been
    /// agreed or the concession had met no objection. `None` if unknown, or if the edition in force
    /// does not distinguish the recorded time.
    pub fn doubted_when(&self) -> Option<Doubted> {
        let may_be_at_once = match self.facts.is_concession() {
            true => self.facts.disputed(),
            false => self.facts.agreed() != Some(true),
        };
        match self.doubt.when {
            Some(when) => Some(when).filter(|when| when.is_in(self.edition)),
            None => may_be_at_once.then_some(Doubted::AtOnce),
        }
    }

    /// The ruling on other facts.
    pub fn rule_again(&self, case: &Case, facts: &ClaimFacts) -> Ruling {
        (self.rule)(case, facts, self.effort)
    }

    /// The facts in the form of a claim, for searches; `None` if some cards are unknown.
    pub fn as_claim(&self) -> Option<ClaimFacts> {
        self.facts.as_claim().filter(|facts| facts.unseen().is_none())
    }

    /// Tricks that declarer's side gets of those left, if `returned` of them go back to the
    /// doubting side; except in social bridge, also the result of the contract, if the contract and
    /// the tricks won are known. `with_already_won` also returns the tricks that the side had
    /// already won when it gave them up.
    pub fn result_with_returned(&self, returned: u8, with_already_won: bool) -> Vec<Component> {
        let declarer = self.facts.declarer().side();
        let doubters_tricks = self.retained() + returned;
        let tricks = if self.side == declarer { doubters_tricks } else { self.left - doubters_tricks };
        let mut components =
            vec![Component::Tricks(Tricks { declarer, left: self.left, least: tricks, most: tricks })];
        if let (Some(contract), Some(won)) = (self.facts.contract(), self.facts.won(declarer))
            && self.edition != Edition::Social
        {
            let still_given_up = if with_already_won { 0 } else { i32::from(self.doubt.already_won) };
            let still_given_up = if self.side == declarer { still_given_up } else { -still_given_up };
            let tricks = i32::from(won) + i32::from(tricks) - still_given_up;
            components.push(Component::Result(Score::of(contract, tricks, self.facts.vulnerable())));
        }
        components
    }

    /// The return of tricks that the side had already won when it gave them up; `None` if there are
    /// none.
    pub fn already_won_returned(&self) -> Option<Component> {
        let (side, tricks) = (self.side, self.doubt.already_won);
        (tricks > 0).then_some(Component::Returned(SideTricks { side, tricks }))
    }
}
