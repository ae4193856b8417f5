//! The questions asked of a scenario: in the list of a law that decides it, the law is not asked,
//! and the answer counts toward no certificate.

use bank::{Answer, Bank, Scenario, variant};
use rules::engine::Key;
use std::sync::Arc;

/// The scenario as asked in the list with this token. A list that names no law, or a law that does
/// not decide it, leaves nothing out.
pub fn asked_in_list(bank: &Bank, scenario: Arc<Scenario>, list: &str) -> Arc<Scenario> {
    if bank.laws_of(&scenario.id).contains(&list) { without_law(scenario) } else { scenario }
}

/// The scenario as it was asked to get this answer.
pub fn asked_for(scenario: Arc<Scenario>, answer: &Answer) -> Arc<Scenario> {
    if answer.tokens(Key::Law).is_empty() { without_law(scenario) } else { scenario }
}

fn without_law(scenario: Arc<Scenario>) -> Arc<Scenario> {
    if scenario.asks.contains(&Key::Law) { Arc::new(scenario.without(Key::Law)) } else { scenario }
}

/// True if it asks less than the scenario of the bank.
pub fn leaves_out(bank: &Bank, scenario: &Scenario) -> bool {
    let whole = bank.scenario(variant::origin(&scenario.id));
    whole.is_some_and(|whole| whole.asks.iter().any(|key| !scenario.asks.contains(key)))
}

/// True if the answer has something for every question of the scenario of the bank, so that its
/// mark may count toward a certificate.
pub(super) fn is_evidence(bank: &Bank, scenario: &Scenario, answer: &Answer) -> bool {
    let whole = bank.scenario(variant::origin(&scenario.id));
    whole.is_some_and(|whole| whole.asks.iter().all(|key| !answer.tokens(*key).is_empty()))
}
