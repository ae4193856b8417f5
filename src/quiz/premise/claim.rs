//! The premises that there may be on a claim or a concession.

use super::Premise;
use super::reading::{self, Reading};
use super::supposed::{Of, Supposed};
use crate::bridge::Suit;
use crate::engine::claim::{Awareness, ClaimFacts, ConcessionFacts};
use crate::engine::{Case, Facts, Ruling};

/// Every premise there may be on a claim, with what it is about.
pub(super) fn of_claim(case: &Case, facts: &ClaimFacts, ruling: &Ruling) -> Vec<Supposed> {
    let mut all: Vec<Supposed> = Suit::DOWN.into_iter().filter_map(|suit| aware(case, facts, suit)).collect();
    let declares = facts.claimer().side() == facts.declarer().side();
    let declarers = |claimers: u8| if declares { claimers } else { facts.left() - claimers };
    let tricks = |premise, claimers| {
        let tricks = declarers(claimers);
        Supposed::reading(premise, Of::Tricks(tricks), Reading::Tricks(tricks))
    };
    all.push(tricks(Premise::AsClaimed, facts.claims()));
    all.extend(reading::best(ruling).map(|best| tricks(Premise::BestPlay, best)));
    all.push(Supposed::reading(Premise::PenaltyCards, Of::Case, Reading::PenaltyCards));
    all
}

/// Every premise there may be on a concession, with what it is about.
pub(super) fn of_concession(_case: &Case, _facts: &ConcessionFacts) -> Vec<Supposed> {
    vec![Supposed::reading(Premise::PenaltyCards, Of::Case, Reading::PenaltyCards)]
}

/// What the Director found of a suit taken otherwise.
fn aware(case: &Case, facts: &ClaimFacts, suit: Suit) -> Option<Supposed> {
    let (premise, awareness) = match facts.aware(suit)? {
        Awareness::Aware => (Premise::Unaware, Awareness::Unaware { forgot: None }),
        Awareness::Unaware { .. } => (Premise::Aware, Awareness::Aware),
        Awareness::Doubtful => (Premise::DoubtForClaimer, Awareness::Aware),
    };
    let facts = Facts::Claim(facts.with_aware(suit, awareness));
    Some(Supposed::case(premise, Of::Suit(suit), Case { facts, ..case.clone() }))
}
