//! Marking of answers, with rulings from the cache or a search.

use super::ruling::{Unruled, ruling_service};
use bank::{Answer, Bank, Marked, Scenario, mark_by, premise};
use leptos::prelude::use_context;
use rules::engine::{self, Case, Family, Ruling};
use server::rulings::Rulings;
use std::sync::Arc;

/// Marks an answer with the ruling on its scenario and, if it is wrong, the rulings under premises
/// that could explain it. Needs all of them, so that the same answer always gets the same mark.
pub async fn marked_by_rulings(scenario: &Scenario, answer: &Answer) -> Result<Marked, Unruled> {
    // Rulings on scenarios of the bank are always available; a variant may need a search.
    let of_bank = use_context::<Arc<Bank>>().is_some_and(|bank| bank.holds_case(scenario));
    let rulings = match use_context::<Rulings>().filter(|_| of_bank) {
        Some(rulings) => rulings,
        None => ruling_service().await?,
    };
    let ruling = rulings.on(&scenario.case).await?;
    if scenario.family() == Family::Rotation {
        // Each takes microseconds.
        return Ok(mark_by(ruling, scenario, answer, |case| Some(Arc::new(engine::rule(case)))));
    }
    let cases = premise::cases(scenario, &ruling, answer);
    let under: Vec<(&Case, Arc<Ruling>)> = cases.iter().zip(rulings.on_all(&cases).await?).collect();
    let known =
        |case: &Case| under.iter().find(|(known, _)| *known == case).map(|(_, ruling)| ruling.clone());
    Ok(mark_by(ruling, scenario, answer, known))
}
