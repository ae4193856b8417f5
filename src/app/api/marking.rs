//! An answer marked, with rulings from where they are worked out and kept.

use super::ruling::Unruled;
use crate::engine::{self, Case, Family, Ruling};
use crate::quiz::{Answer, Marked, Scenario, mark_by, premise};
use crate::server::rulings::Rulings;
use leptos::prelude::use_context;
use std::sync::Arc;

/// The answer marked: with the ruling on the scenario, and where something is wrong with those under premises from which it
/// could follow. It is marked by all of them or not yet, so that the same answer always gets the same mark.
pub async fn marked_by_rulings(scenario: &Scenario, answer: &Answer) -> Result<Marked, Unruled> {
    let rulings = use_context::<Rulings>().ok_or(Unruled::Broken)?;
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
