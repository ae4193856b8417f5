//! An answer marked, with rulings from their cache or by a search.

use super::ruling::{Unruled, rulings_asked};
use bank::{Answer, Bank, Marked, Scenario, mark_by, premise};
use leptos::prelude::use_context;
use rules::engine::{self, Case, Family, Ruling};
use server::rulings::Rulings;
use std::sync::Arc;

/// The answer marked: with the ruling on the scenario, and where something is wrong with those
/// under premises from which it could follow. It is marked by all of them or not yet, so that the
/// same answer always gets the same mark.
pub async fn marked_by_rulings(scenario: &Scenario, answer: &Answer) -> Result<Marked, Unruled> {
    // Scenarios of the bank have rulings in any case; a variant may need a search of its own.
    let of_bank = use_context::<Arc<Bank>>().is_some_and(|bank| bank.holds(scenario));
    let rulings = match use_context::<Rulings>().filter(|_| of_bank) {
        Some(rulings) => rulings,
        None => rulings_asked().await?,
    };
    let ruling = rulings.on(&scenario.case).await?;
    if scenario.family() == Family::Rotation {
        // Each is a matter of microseconds.
        return Ok(mark_by(ruling, scenario, answer, |case| Some(Arc::new(engine::rule(case)))));
    }
    let cases = premise::cases(scenario, &ruling, answer);
    let under: Vec<(&Case, Arc<Ruling>)> = cases.iter().zip(rulings.on_all(&cases).await?).collect();
    let known =
        |case: &Case| under.iter().find(|(known, _)| *known == case).map(|(_, ruling)| ruling.clone());
    Ok(mark_by(ruling, scenario, answer, known))
}
