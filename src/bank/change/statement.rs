//! Changes of the statement and knowledge of a claimer or conceder.

use super::Change;
use rules::bridge::Suit;
use rules::engine::claim::{Awareness, ClaimFacts, ClaimSetup};

/// Candidate changes of a claim, or of the claim left by a concession.
pub(super) fn candidates(facts: &ClaimFacts) -> Vec<Change> {
    let mut all = Vec::new();
    all.extend((!facts.statement().is_empty()).then_some(Change::Silent));
    all.extend((1..=facts.statement().len()).map(Change::WithoutStep));
    let out = facts.not_seen();
    let concerns = |suit: &Suit| !out.of(*suit).is_empty() || facts.aware(*suit).is_some();
    for suit in Suit::DOWN.into_iter().filter(concerns) {
        all.extend(Awareness::ALL.into_iter().map(Some).chain([None]).map(|to| Change::Aware { suit, to }));
    }
    for seat in facts.hidden() {
        let short = Suit::DOWN.into_iter().filter(|suit| facts.hand(seat).of(*suit).is_empty());
        all.extend(short.flat_map(|suit| [true, false].map(|to| Change::ShownOut { seat, suit, to })));
    }
    all
}

/// Applies a change; `None` if it is not one of these.
pub(super) fn apply(change: Change, setup: &mut ClaimSetup) -> Option<()> {
    match change {
        Change::Silent => setup.statement.clear(),
        Change::WithoutStep(step) if step <= setup.statement.len() => {
            setup.statement.remove(step.checked_sub(1)?);
        }
        Change::Aware { suit, to } => setup.aware[suit.index()] = to,
        Change::ShownOut { seat, suit, to } => {
            setup.shown_out.retain(|one| *one != (seat, suit));
            setup.shown_out.extend(to.then_some((seat, suit)));
        }
        _ => return None,
    }
    Some(())
}
