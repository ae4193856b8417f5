//! Lookup of a scenario by id, and of the stages before and after it. An id may name a scenario or
//! stage of the bank, a variant of it, or its facts under another code of Laws.

use super::Variation;
use crate::bank::Bank;
use crate::id::MARK;
use crate::scenario::Scenario;
use rules::engine::{self, Case, Ruling};
use std::sync::Arc;

impl Bank {
    /// The scenario, stage or variant with this id, or the original facts under another code. A
    /// variation is generated and ruled on here; `None` if its ruling shows that it is not valid.
    pub fn find(&self, id: &str) -> Option<Arc<Scenario>> {
        self.find_by(id, |case| Some(Arc::new(engine::rule(case))))
    }

    /// Like [`Bank::find`], but the caller rules on a variation; also `None` if `rule` gives no
    /// ruling.
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

    /// The candidates for the variation with this id, generated without a ruling: neither their
    /// validity nor which of them applies is checked. For callers who know that the variation is
    /// valid and can recognise it, such as by a digest.
    pub fn variants_without_ruling(&self, id: &str) -> Vec<Scenario> {
        let parts = id.split_once(MARK).and_then(|(origin, variation)| {
            let stage = self.scenario(origin)?;
            Some((stage, &self.stages(stage).last()?.case, variation.parse().ok()?))
        });
        parts.map(|(stage, last, variation)| super::candidates(stage, last, variation)).unwrap_or_default()
    }

    /// The stage before this one; for a variation, in the same variation.
    pub fn before(&self, scenario: &Scenario) -> Option<Arc<Scenario>> {
        let before = |stage: &&Scenario| stage.stage.number < scenario.stage.number;
        self.in_same_variation(self.stages(scenario).take_while(before).last()?, scenario)
    }

    /// The stage after this one; for a variation, in the same variation.
    pub fn after(&self, scenario: &Scenario) -> Option<Arc<Scenario>> {
        self.in_same_variation(
            self.stages(scenario).find(|stage| stage.stage.number > scenario.stage.number)?,
            scenario,
        )
    }

    /// `stage`, as in the bank, in the variation that `other` belongs to, if any.
    fn in_same_variation(&self, stage: &Scenario, other: &Scenario) -> Option<Arc<Scenario>> {
        match other.variation {
            Some(variation) => self.find(&format!("{}{MARK}{variation}", stage.id)),
            None => self.find(&stage.id),
        }
    }
}
