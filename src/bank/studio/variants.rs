//! Variants that a scenario being written would have.

use crate::scenario::{Scenario, VetoedVariants};
use crate::variant::{Token, tokens, variant_stages};
use rules::engine::{Case, Ruling};
use std::sync::Arc;

/// A variant: its token, and the moved stages.
#[derive(Clone, Debug)]
pub struct DraftVariant {
    pub token: Token,
    pub stages: Vec<Scenario>,
}

/// Up to `most` variants of these stages, which come with their rulings, among `tries` candidates,
/// without vetoed ones. `rule` gives the ruling on a case, if there is one.
pub fn variants(
    stages: &[(Arc<Scenario>, Arc<Ruling>)],
    vetoed: &VetoedVariants,
    (most, tries): (usize, usize),
    mut rule: impl FnMut(&Case) -> Option<Arc<Ruling>>,
) -> Vec<DraftVariant> {
    let originals: Vec<_> = stages.iter().map(|(scenario, ruling)| (scenario, ruling)).collect();
    let tokens = tokens(stages.last().map(|(last, _)| &last.case), 0).take(tries);
    let tokens = tokens.filter(|token| !vetoed.has(*token));
    let found = tokens.filter_map(|token| {
        let stages = variant_stages(&originals, token, &mut rule)?;
        Some(DraftVariant { token, stages })
    });
    found.take(most).collect()
}
