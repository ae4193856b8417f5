//! Lookup in the bank of a scenario by id, and of the stages before and after it. An id may also
//! name a variant, or the same facts under another code.

use super::Variation;
use crate::bank::Bank;
use crate::id::MARK;
use crate::scenario::Scenario;
use rules::engine::{self, Case, Ruling};
use std::sync::Arc;

impl Bank {
    /// The scenario, stage or variant with this id, or the original facts under another code. The
    /// latter two are made and ruled on here; `None` if that shows them to be invalid.
    pub fn find(&self, id: &str) -> Option<Arc<Scenario>> {
        self.find_by(id, |case| Some(Arc::new(engine::rule(case))))
    }

    /// Like [`Bank::find`], with rulings from the caller; also `None` if `rule` has none for a
    /// variant.
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

    /// The forms that the variant with this id may have, made without a ruling. For callers who
    /// know that the variant exists and can tell which form is right, such as by a digest.
    pub fn variants_without_ruling(&self, id: &str) -> Vec<Scenario> {
        let stage = id.split_once(MARK).and_then(|(origin, variation)| {
            let stage = self.scenario(origin)?;
            Some((stage, &self.stages(stage).last()?.case, variation.parse().ok()?))
        });
        stage.map(|(stage, last, variation)| super::candidates(stage, last, variation)).unwrap_or_default()
    }

    /// The stage before this one; for a variant, that of the same variant.
    pub fn before(&self, scenario: &Scenario) -> Option<Arc<Scenario>> {
        let before = |stage: &&Scenario| stage.stage.number < scenario.stage.number;
        self.in_same_variant(self.stages(scenario).take_while(before).last()?, scenario)
    }

    /// The stage after this one; for a variant, that of the same variant.
    pub fn after(&self, scenario: &Scenario) -> Option<Arc<Scenario>> {
        self.in_same_variant(
            self.stages(scenario).find(|stage| stage.stage.number > scenario.stage.number)?,
            scenario,
        )
    }

    /// `stage`, an original, in the variant that `other` belongs to.
    fn in_same_variant(&self, stage: &Scenario, other: &Scenario) -> Option<Arc<Scenario>> {
        self.find(
            &other
                .variation
                .map_or_else(|| stage.id.clone(), |variation| format!("{}{MARK}{variation}", stage.id)),
        )
    }
}
