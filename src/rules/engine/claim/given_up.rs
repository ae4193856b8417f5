//! Tricks that a side gave up, by agreeing to a claim (Law 69) or by conceding (Law 71), and the
//! score with some of them returned.

use crate::bridge::score::duplicate;
use crate::bridge::{Contract, Seat, Side, Suit, Vulnerable};
use crate::engine::case::Case;
use crate::engine::claim::facts::ClaimFacts;
use crate::engine::claim::facts::claim_setup::Awareness;
use crate::engine::claim::facts::concession::ConcessionFacts;
use crate::engine::claim::facts::doubt::{Doubt, Doubted};
use crate::engine::component::{Component, Tricks};
use crate::engine::effort::Effort;
use crate::engine::ruling::Ruling;
use crate::law::Edition;

/// The tricks given up by the side that doubts a claim or concession.
pub(crate) struct GivenUpTricks<'a> {
    facts: GivenUpFacts<'a>,
    edition: Edition,
    /// The side that gave up tricks
    pub side: Side,
    /// True if it conceded them; false if it agreed to a claim
    pub by_conceding: bool,
    /// Tricks given up, of those left
    pub tricks: u8,
    /// Tricks left, the one in progress included
    pub left: u8,
    /// The doubt
    pub doubt: Doubt,
    /// The budget of the ruling
    effort: &'a Effort,
}

/// The ruling on a claim, within this search budget.
pub(crate) type RuleOnClaim = fn(&Case, &ClaimFacts, &Effort) -> Ruling;

/// The ruling on a concession, within this search budget.
pub(crate) type RuleOnConcession = fn(&Case, &ConcessionFacts, &Effort) -> Ruling;

/// The facts with the rule that applies to them: the answer to a question about the doubt is ruled
/// on from the beginning.
#[derive(Clone, Copy)]
enum GivenUpFacts<'a> {
    Claim(&'a ClaimFacts, RuleOnClaim),
    Concession(&'a ConcessionFacts, RuleOnConcession),
}

impl<'a> GivenUpTricks<'a> {
    /// From a claim. The doubter is the other side unless a player is named. A claim of no tricks
    /// concedes all of them, and only the claimer's side has given up tricks.
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

    /// From a concession. The doubter is the conceding side unless a player is named.
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
        [speakers, side]: [Side; 2],
        [claims, left]: [u8; 2],
        effort: &'a Effort,
    ) -> GivenUpTricks<'a> {
        let by_conceding = side == speakers;
        let tricks = if by_conceding { left - claims } else { claims };
        let doubt = match facts {
            GivenUpFacts::Claim(facts, _) => *facts.doubt(),
            GivenUpFacts::Concession(facts, _) => *facts.doubt(),
        };
        GivenUpTricks { facts, edition, side, by_conceding, tricks, left, doubt, effort }
    }

    /// Budget of one search: a ruling has several, one for each answer to its questions.
    pub fn share(&self) -> Effort {
        self.effort.part(8)
    }

    /// Tricks of those left that the side did not give up.
    pub fn retained(&self) -> u8 {
        self.left - self.tricks
    }

    /// True if the other side assented; `None` if unknown.
    pub fn agreed(&self) -> Option<bool> {
        match self.facts {
            GivenUpFacts::Claim(facts, _) => facts.agreed(),
            GivenUpFacts::Concession(facts, _) => Some(facts.agreed()),
        }
    }

    /// True if the speaker's partner doubted it.
    pub fn by_partner(&self) -> bool {
        let speaker = match self.facts {
            GivenUpFacts::Claim(facts, _) => facts.claimer(),
            GivenUpFacts::Concession(facts, _) => facts.conceder(),
        };
        self.doubt.by == Some(speaker.partner())
    }

    /// True if a player doubts it.
    pub fn is_doubted(&self) -> bool {
        match self.facts {
            GivenUpFacts::Claim(facts, _) => facts.disputed(),
            GivenUpFacts::Concession(facts, _) => objected(facts) || facts.doubt().is_told(),
        }
    }

    /// Time of the doubt. A doubt without further facts was raised at once. `None` where that is
    /// impossible because all had agreed or a concession met no objection, and where the rules in
    /// force do not recognise the time.
    pub fn when(&self) -> Option<Doubted> {
        let there_and_then = match self.facts {
            GivenUpFacts::Claim(facts, _) => facts.agreed() != Some(true),
            GivenUpFacts::Concession(facts, _) => objected(facts),
        };
        match self.doubt.when {
            Some(when) => Some(when).filter(|when| when.is_in(self.edition)),
            None => there_and_then.then_some(Doubted::AtOnce),
        }
    }

    /// The ruling with these facts of the doubt.
    pub fn rule_with_doubt(&self, case: &Case, doubt: Doubt) -> Ruling {
        match self.facts {
            GivenUpFacts::Claim(facts, rule) => rule(case, &facts.with_doubt(doubt), self.effort),
            GivenUpFacts::Concession(facts, rule) => rule(case, &facts.with_doubt(doubt), self.effort),
        }
    }

    /// The ruling when the other side assented, or did not.
    pub fn rule_with_agreed(&self, case: &Case, agreed: bool) -> Ruling {
        match self.facts {
            GivenUpFacts::Claim(facts, rule) => rule(case, &facts.with_agreed(agreed), self.effort),
            GivenUpFacts::Concession(facts, rule) => rule(case, &facts.with_agreed(agreed), self.effort),
        }
    }

    /// The ruling with this finding on the claimer's or conceder's knowledge.
    pub fn rule_with_aware(&self, case: &Case, suit: Suit, found: Awareness) -> Ruling {
        match self.facts {
            GivenUpFacts::Claim(facts, rule) => rule(case, &facts.with_aware(suit, found), self.effort),
            GivenUpFacts::Concession(facts, rule) => rule(case, &facts.with_aware(suit, found), self.effort),
        }
    }

    /// The ending as the claimer or conceder sees it; `None` if some cards are unknown.
    pub fn ending(&self) -> Option<ClaimFacts> {
        match self.facts {
            GivenUpFacts::Claim(facts, _) => Some(facts.clone()).filter(|facts| facts.unseen().is_none()),
            GivenUpFacts::Concession(facts, _) => facts.as_claim().filter(|facts| facts.unseen().is_none()),
        }
    }

    /// The tricks of declarer's side and, where contract and tricks won are known, the result (none
    /// in rubber bridge), with `back` of the tricks left returned to the side, and with or without
    /// those that it had won before.
    pub fn scored(&self, back: u8, with_already_won: bool) -> Vec<Component> {
        let declarer = self.declarer().side();
        let sides = self.retained() + back;
        let tricks = if self.side == declarer { sides } else { self.left - sides };
        let mut components =
            vec![Component::Tricks(Tricks { declarer, left: self.left, least: tricks, most: tricks })];
        if let (Some(contract), Some(won)) = (self.contract(), self.won(declarer))
            && self.edition != Edition::Social
        {
            let missing = if with_already_won { 0 } else { i32::from(self.doubt.already_won) };
            let missing = if self.side == declarer { missing } else { -missing };
            let tricks = i32::from(won) + i32::from(tricks) - missing;
            let score = duplicate(contract, tricks, self.vulnerable());
            components.push(Component::Result { contract, tricks, score });
        }
        components
    }

    /// The tricks that the side had won before and that were scored as lost: they go back to it.
    pub fn returned(&self) -> Option<Component> {
        let (side, tricks) = (self.side, self.doubt.already_won);
        (tricks > 0).then_some(Component::Returned { side, tricks })
    }

    /// Declarer.
    pub fn declarer(&self) -> Seat {
        match self.facts {
            GivenUpFacts::Claim(facts, _) => facts.declarer(),
            GivenUpFacts::Concession(facts, _) => facts.declarer(),
        }
    }

    /// The contract, when known.
    pub fn contract(&self) -> Option<Contract> {
        match self.facts {
            GivenUpFacts::Claim(facts, _) => facts.contract(),
            GivenUpFacts::Concession(facts, _) => facts.contract(),
        }
    }

    /// Tricks already won by a side, when known.
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

fn objected(facts: &ConcessionFacts) -> bool {
    facts.is_disputed()
}
