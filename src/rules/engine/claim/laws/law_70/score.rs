//! The tricks of declarer's side and the score, from the tricks of the claimer's side.

use crate::engine::claim::facts::ClaimFacts;
use crate::engine::component::{Component, Tricks};

/// The tricks of declarer's side, from those of the claimer's.
pub(super) fn tricks_between(facts: &ClaimFacts, least: u8, most: u8) -> Tricks {
    let (left, declarer) = (facts.left(), facts.declarer().side());
    let (least, most) =
        if facts.claimer().side() == declarer { (least, most) } else { (left - most, left - least) };
    Tricks { declarer, left, least, most }
}

/// The tricks of declarer's side and, where contract and tricks won are known, the result.
pub(crate) fn score(facts: &ClaimFacts, claimers: u8) -> Vec<Component> {
    facts.score_components(tricks_between(facts, claimers, claimers).least)
}
