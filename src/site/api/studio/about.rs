//! What is computed about a draft with its ruling, off the serving threads where it takes many
//! rulings.

use bank::Scenario;
use bank::studio::{DraftVariant, TriedPremise, premises, variants};
use rules::engine::{Family, Ruling, rule};
use std::sync::Arc;

/// Variants shown, and candidates tried for them.
const VARIANTS: usize = 4;
const TRIES: usize = 200;

/// What is computed about a draft.
pub struct AboutDraft {
    /// Variants; `None` where they would need searches
    pub variants: Option<Vec<DraftVariant>>,
    pub premises: Vec<TriedPremise>,
}

/// Variants of these stages, with their rulings, and premises of the one at this index. A claim or
/// concession has neither here: each would need a search.
pub async fn about_draft(stages: Vec<(Arc<Scenario>, Arc<Ruling>)>, at: usize) -> Option<AboutDraft> {
    let is_call = stages.first()?.0.family() == Family::Rotation;
    let found = tokio::task::spawn_blocking(move || {
        let rule = |case: &_| is_call.then(|| Arc::new(rule(case)));
        let (scenario, ruling) = stages.get(at)?;
        let premises = premises(scenario, ruling, rule);
        let variants = is_call.then(|| variants(&stages, VARIANTS, TRIES, rule));
        Some(AboutDraft { variants, premises })
    });
    found.await.ok().flatten()
}
