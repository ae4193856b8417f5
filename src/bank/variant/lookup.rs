//! Lookup of variants and their other stages in the bank, by id.

use super::Variation;
use crate::bank::Bank;
use crate::id::MARK;
use crate::scenario::Scenario;
use rules::engine::{self, Case, Ruling};
use std::sync::Arc;

impl Bank {
    /// The scenario or stage with this id, a variant of one, or one under another code. The latter
    /// two are validated by ruling on them.
    pub fn find(&self, id: &str) -> Option<Arc<Scenario>> {
        self.find_by(id, |case| Some(Arc::new(engine::rule(case))))
    }

    /// The same by rulings that this engine made elsewhere; `None` for a variant without one.
    pub fn find_by(&self, id: &str, rule: impl FnMut(&Case) -> Option<Arc<Ruling>>) -> Option<Arc<Scenario>> {
        let Some((origin, variation)) = id.split_once(MARK) else {
            return self.ruled(id).map(|(scenario, _)| scenario.clone());
        };
        let scenario = self.scenario(origin)?;
        let stages: Vec<_> = self.stages(scenario).filter_map(|stage| self.ruled(&stage.id)).collect();
        let varied = match variation.parse().ok()? {
            Variation::Variant(token) => super::variant_stages(&stages, token, rule)?,
            Variation::Under(edition) => super::edition::stages_under(&stages, edition, rule)?,
        };
        varied.into_iter().nth(usize::from(scenario.stage.number) - 1).map(Arc::new)
    }

    /// Candidates for the variant with this id, without a ruling. For callers who know that it
    /// exists and can tell which of them it is.
    pub fn candidates(&self, id: &str) -> Vec<Scenario> {
        let stage = id.split_once(MARK).and_then(|(origin, variation)| {
            let stage = self.scenario(origin)?;
            Some((stage, &self.stages(stage).last()?.case, variation.parse().ok()?))
        });
        stage.map(|(stage, last, variation)| super::candidates(stage, last, variation)).unwrap_or_default()
    }

    /// The stage before this one, in the same variant.
    pub fn before(&self, scenario: &Scenario) -> Option<Arc<Scenario>> {
        let before = |stage: &&Scenario| stage.stage.number < scenario.stage.number;
        self.alike(self.stages(scenario).take_while(before).last()?, scenario)
    }

    /// The stage after this one, in the same variant.
    pub fn after(&self, scenario: &Scenario) -> Option<Arc<Scenario>> {
        self.alike(self.stages(scenario).find(|stage| stage.stage.number > scenario.stage.number)?, scenario)
    }

    /// A stage in the variant that another stage belongs to.
    fn alike(&self, stage: &Scenario, other: &Scenario) -> Option<Arc<Scenario>> {
        self.find(
            &other
                .variation
                .map_or_else(|| stage.id.clone(), |variation| format!("{}{MARK}{variation}", stage.id)),
        )
    }
}
