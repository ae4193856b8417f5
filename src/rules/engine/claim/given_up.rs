//! Tricks that a side gave up and now asks for: it withdraws its agreement to a claim (Law 69), or
//! wants its concession cancelled (Law 71). Both are a *doubt* here.
//!
//! Gives the laws the facts of the doubt, the ruling with one of those facts changed, and the
//! result with tricks returned. `laws::law_69`, `laws::law_71` and `laws::social` decide which
//! tricks are returned.

use crate::bridge::{Contract, Seat, Side, Suit, Vulnerable};
use crate::engine::case::Case;
use crate::engine::claim::facts::ClaimFacts;
use crate::engine::claim::facts::claim_setup::Awareness;
use crate::engine::claim::facts::concession::ConcessionFacts;
use crate::engine::claim::facts::doubt::{Doubt, Doubted};
use crate::engine::component::{Component, Score, SideTricks, Tricks};
use crate::engine::effort::Effort;
use crate::engine::ruling::Ruling;
use crate::law::Edition;

/// The tricks that the doubting side gave up in a claim or concession, and the facts of the doubt.
pub(crate) struct GivenUpTricks<'a> {
    facts: GivenUpFacts<'a>,
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

/// Rules on a claim within a search budget.
pub(crate) type RuleOnClaim = fn(&Case, &ClaimFacts, &Effort) -> Ruling;

/// Rules on a concession within a search budget.
pub(crate) type RuleOnConcession = fn(&Case, &ConcessionFacts, &Effort) -> Ruling;

/// The facts, and the function that rules on them: called again for each answer to a question about
/// the doubt.
#[derive(Clone, Copy)]
enum GivenUpFacts<'a> {
    Claim(&'a ClaimFacts, RuleOnClaim),
    Concession(&'a ConcessionFacts, RuleOnConcession),
}

impl<'a> GivenUpTricks<'a> {
    /// Tricks given up in a claim, by the doubter's side. If the doubter is unknown, that is the
    /// claimer's opponents; after a claim of no tricks, which concedes all (Law 68B), it is
    /// the claimer's side.
    pub fn in_claim(
        facts: &'a ClaimFacts,
        edition: Edition,
        effort: &'a Effort,
        rule: RuleOnClaim,
    ) -> GivenUpTricks<'a> {
        let claimers = facts.claimer().side();
        let side = if facts.claims() == 0 { claimers } else { claimers.other() };
        let side = facts.doubt().by.map_or(side, Seat::side);
        GivenUpTricks::new(
            GivenUpFacts::Claim(facts, rule),
            edition,
            [claimers, side],
            [facts.claims(), facts.left()],
            effort,
        )
    }

    /// Tricks given up in a concession, by the doubter's side; if the doubter is unknown, by the
    /// conceding side.
    pub fn in_concession(
        facts: &'a ConcessionFacts,
        edition: Edition,
        effort: &'a Effort,
        rule: RuleOnConcession,
    ) -> GivenUpTricks<'a> {
        let conceders = facts.conceder().side();
        let side = facts.doubt().by.map_or(conceders, Seat::side);
        GivenUpTricks::new(
            GivenUpFacts::Concession(facts, rule),
            edition,
            [conceders, side],
            [facts.claims(), facts.left()],
            effort,
        )
    }

    fn new(
        facts: GivenUpFacts<'a>,
        edition: Edition,
        [claiming_side, side]: [Side; 2],
        [claims, left]: [u8; 2],
        effort: &'a Effort,
    ) -> GivenUpTricks<'a> {
        let by_conceding = side == claiming_side;
        let tricks = if by_conceding { left - claims } else { claims };
        let doubt = match facts {
            GivenUpFacts::Claim(facts, _) => *facts.doubt(),
            GivenUpFacts::Concession(facts, _) => *facts.doubt(),
        };
        GivenUpTricks { facts, edition, side, by_conceding, tricks, left, doubt, effort }
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

    /// True if the opponents of the claimer or conceder assented; `None` if unknown.
    pub fn is_agreed(&self) -> Option<bool> {
        match self.facts {
            GivenUpFacts::Claim(facts, _) => facts.agreed(),
            GivenUpFacts::Concession(facts, _) => Some(facts.agreed()),
        }
    }

    /// True if the doubter is the claimer's or conceder's partner.
    pub fn is_doubted_by_partner(&self) -> bool {
        let claimer = match self.facts {
            GivenUpFacts::Claim(facts, _) => facts.claimer(),
            GivenUpFacts::Concession(facts, _) => facts.conceder(),
        };
        self.doubt.by == Some(claimer.partner())
    }

    /// True if a doubt, dispute or objection is recorded.
    pub fn is_doubted(&self) -> bool {
        match self.facts {
            GivenUpFacts::Claim(facts, _) => facts.disputed(),
            GivenUpFacts::Concession(facts, _) => facts.is_disputed() || facts.doubt().is_told(),
        }
    }

    /// Time of the doubt. If none is recorded, it was raised at once, unless the claim had been
    /// agreed or the concession had met no objection. `None` if unknown, or if the edition in force
    /// does not distinguish the recorded time.
    pub fn doubted_when(&self) -> Option<Doubted> {
        let may_be_at_once = match self.facts {
            GivenUpFacts::Claim(facts, _) => facts.agreed() != Some(true),
            GivenUpFacts::Concession(facts, _) => facts.is_disputed(),
        };
        match self.doubt.when {
            Some(when) => Some(when).filter(|when| when.is_in(self.edition)),
            None => may_be_at_once.then_some(Doubted::AtOnce),
        }
    }

    /// The ruling with these facts of the doubt.
    pub fn rule_with_doubt(&self, case: &Case, doubt: Doubt) -> Ruling {
        match self.facts {
            GivenUpFacts::Claim(facts, rule) => rule(case, &facts.with_doubt(doubt), self.effort),
            GivenUpFacts::Concession(facts, rule) => rule(case, &facts.with_doubt(doubt), self.effort),
        }
    }

    /// The ruling with the finding that the opponents assented, or did not.
    pub fn rule_with_agreed(&self, case: &Case, agreed: bool) -> Ruling {
        match self.facts {
            GivenUpFacts::Claim(facts, rule) => rule(case, &facts.with_agreed(agreed), self.effort),
            GivenUpFacts::Concession(facts, rule) => rule(case, &facts.with_agreed(agreed), self.effort),
        }
    }

    /// The ruling with this finding on the claimer's or conceder's awareness of a suit.
    pub fn rule_with_awareness(&self, case: &Case, suit: Suit, found: Awareness) -> Ruling {
        match self.facts {
            GivenUpFacts::Claim(facts, rule) => rule(case, &facts.with_aware(suit, found), self.effort),
            GivenUpFacts::Concession(facts, rule) => rule(case, &facts.with_aware(suit, found), self.effort),
        }
    }

    /// The facts in the form of a claim, for searches; `None` if some cards are unknown.
    pub fn as_claim(&self) -> Option<ClaimFacts> {
        match self.facts {
            GivenUpFacts::Claim(facts, _) => Some(facts.clone()).filter(|facts| facts.unseen().is_none()),
            GivenUpFacts::Concession(facts, _) => facts.as_claim().filter(|facts| facts.unseen().is_none()),
        }
    }

    /// Tricks that declarer's side gets of those left, if `returned` of them go back to the
    /// doubting side; except in social bridge, also the result of the contract, if the contract and
    /// the tricks won are known. `with_already_won` also returns the tricks that the side had
    /// already won when it gave them up.
    pub fn result_with_returned(&self, returned: u8, with_already_won: bool) -> Vec<Component> {
        let declarer = self.declarer().side();
        let doubters_tricks = self.retained() + returned;
        let tricks = if self.side == declarer { doubters_tricks } else { self.left - doubters_tricks };
        let mut components =
            vec![Component::Tricks(Tricks { declarer, left: self.left, least: tricks, most: tricks })];
        if let (Some(contract), Some(won)) = (self.contract(), self.won(declarer))
            && self.edition != Edition::Social
        {
            let still_given_up = if with_already_won { 0 } else { i32::from(self.doubt.already_won) };
            let still_given_up = if self.side == declarer { still_given_up } else { -still_given_up };
            let tricks = i32::from(won) + i32::from(tricks) - still_given_up;
            components.push(Component::Result(Score::of(contract, tricks, self.vulnerable())));
        }
        components
    }

    /// The return of tricks that the side had already won when it gave them up; `None` if there are
    /// none.
    pub fn already_won_returned(&self) -> Option<Component> {
        let (side, tricks) = (self.side, self.doubt.already_won);
        (tricks > 0).then_some(Component::Returned(SideTricks { side, tricks }))
    }

    pub fn declarer(&self) -> Seat {
        match self.facts {
            GivenUpFacts::Claim(facts, _) => facts.declarer(),
            GivenUpFacts::Concession(facts, _) => facts.declarer(),
        }
    }

    /// The contract, if known.
    pub fn contract(&self) -> Option<Contract> {
        match self.facts {
            GivenUpFacts::Claim(facts, _) => facts.contract(),
            GivenUpFacts::Concession(facts, _) => facts.contract(),
        }
    }

    /// Tricks that a side had won before the claim or concession, if known.
    pub fn won(&self, side: Side) -> Option<u8> {
        match self.facts {
            GivenUpFacts::Claim(facts, _) => facts.won(side),
            GivenUpFacts::Concession(facts, _) => facts.won(side),
        }
    }

    fn vulnerable(&self) -> Vulnerable {
        match self.facts {
            GivenUpFacts::Claim(facts, _) => facts.vulnerable(),
            GivenUpFacts::Concession(facts, _) => facts.vulnerable(),
        }
    }
}
