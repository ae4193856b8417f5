//! Variants of a scenario and mistakes that it can show, as far as there is time for the rulings.

use crate::rulings::Rulings;
use bank::Scenario;
use bank::scenario::VetoedVariants;
use bank::studio::{DraftVariant, TriedPremise, premises, variants};
use rules::engine::{Case, Ruling};
use std::sync::Arc;
use std::time::Duration;

/// Time for searches, for variants and for premises; cases on calls need none.
const TIME: Duration = Duration::from_millis(700);
/// Most variants shown, and candidates tried for them.
const VARIANTS: (usize, usize) = (4, 200);

/// What is computed about a scenario.
#[derive(Clone, Debug, Default)]
pub struct AboutScenario {
    pub variants: Vec<DraftVariant>,
    /// Wrong assumptions behind wrong answers that a mark explains.
    pub premises: Vec<TriedPremise>,
    /// True if there may be more: a repeated request gets further.
    pub is_late: bool,
}

/// Variants of these stages, with their rulings, without vetoed ones; and premises of the stage at
/// this index. Off the serving threads.
pub async fn about_scenario(
    rulings: Rulings,
    stages: Vec<(Arc<Scenario>, Arc<Ruling>)>,
    at: usize,
    vetoed: VetoedVariants,
) -> AboutScenario {
    let found = tokio::task::spawn_blocking(move || {
        let (mut first, mut second) = (rulings.until(TIME), rulings.until(2 * TIME));
        let premises = match stages.get(at) {
            Some((scenario, ruling)) => premises(scenario, ruling, |case: &Case| first.on(case)),
            None => Vec::new(),
        };
        let variants = variants(&stages, &vetoed, VARIANTS, |case: &Case| second.on(case));
        AboutScenario { variants, premises, is_late: first.is_late() || second.is_late() }
    });
    found.await.unwrap_or_default()
}
