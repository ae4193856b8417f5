//! Questions that an earlier answer leaves nothing to ask in: where no call is cancelled, none was
//! withdrawn, so no lead may be forbidden for it.
//!
//! A rule follows from the Laws alone, never from the ruling of a scenario, so that skipping a
//! question gives nothing away. `tests/bank/scenarios/idle.rs` holds the rules to every ruling of
//! the bank.

use super::question::{NONE, RulingForm};
use rules::engine::Key;

/// A question that an earlier answer settles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IdleRule {
    /// The component answered earlier
    pub after: Key,
    /// Its answer
    pub given: &'static str,
    /// The component that is then settled
    pub idle: Key,
    /// Its only possible answer
    pub settled: &'static str,
}

/// Laws 23A and 26 are about calls that were withdrawn or cancelled; a claim or concession that was
/// none cannot stand.
pub const RULES: [IdleRule; 3] = [
    IdleRule { after: Key::Cancelled, given: NONE, idle: Key::Replacement, settled: "not_tested" },
    IdleRule { after: Key::Cancelled, given: NONE, idle: Key::Lead, settled: NONE },
    IdleRule { after: Key::What, given: "neither", idle: Key::Standing, settled: "not_established" },
];

/// The rules that may apply to a form: both components are asked for, in this order.
pub fn rules_of(form: &RulingForm) -> impl Iterator<Item = &'static IdleRule> {
    let place = |key: Key| form.asks.iter().position(|ask| ask.key == key);
    let offers = |key: Key, token: &str| {
        form.ask(key).is_some_and(|ask| ask.choices.iter().any(|choice| choice == token))
    };
    RULES.iter().filter(move |rule| {
        place(rule.after).zip(place(rule.idle)).is_some_and(|(after, idle)| after < idle)
            && offers(rule.after, rule.given)
            && offers(rule.idle, rule.settled)
    })
}
