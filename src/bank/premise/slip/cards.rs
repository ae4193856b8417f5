//! Slips about a lead and about penalty cards.

use super::wrong_value::WrongValue;
use crate::premise::Premise;
use rules::engine::component::PenaltyStatus;
use std::collections::BTreeSet;

/// The prefix of a suit whose lead declarer may require as well.
const REQUIRE: &str = "require_or_forbid:";

/// Another restriction of a lead.
pub(super) fn lead(wrong: &WrongValue<'_>) -> Premise {
    let suits = |tokens: &BTreeSet<&str>| -> BTreeSet<String> {
        tokens.iter().map(|token| token.trim_start_matches(REQUIRE).to_owned()).collect()
    };
    if wrong.right.is_empty() {
        Premise::LeadImposed
    } else if wrong.given.is_empty() {
        Premise::LeadForgotten
    } else if wrong.given.is_subset(&wrong.right) {
        Premise::LeadSuitMissing
    } else if !suits(&wrong.given).is_subset(&suits(&wrong.right)) {
        Premise::LeadOtherSuit
    } else if wrong.given.iter().any(|token| token.starts_with(REQUIRE)) {
        Premise::LeadRequired
    } else {
        Premise::LeadOnlyForbidden
    }
}

/// Another status of the exposed cards.
pub(super) fn penalty(wrong: &WrongValue<'_>) -> Option<Premise> {
    let picked_up = PenaltyStatus::PickedUp.word();
    let is_minor = |token: &str| token.starts_with(PenaltyStatus::Minor.word());
    let (given, right) = (wrong.token(), wrong.right_token()?);
    Some(if right == picked_up {
        Premise::PenaltyForDeclarer
    } else if given == picked_up {
        Premise::PenaltyLifted
    } else if is_minor(given) != is_minor(right) {
        Premise::PenaltyRank
    } else {
        Premise::PenaltyMoment
    })
}
