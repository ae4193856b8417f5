//! A scenario made from a case: it asks for what the ruling decides.

use crate::answerable::unanswerable;
use crate::fault::LocatedFault;
use crate::scenario::asks::askable;
use crate::scenario::{Scenario, ScenarioSource};
use rules::engine::{Case, Key, Ruling};

/// Id of a scenario that has not been given one.
pub const DRAFT_ID: &str = "draft";

impl Scenario {
    /// A constructed scenario of this case that asks for every component that the ruling decides or
    /// leaves to judgement and that has a form. The faults are those of [`unanswerable`], or an
    /// invalid id.
    pub fn draft(id: &str, case: Case, ruling: &Ruling) -> Result<Scenario, Vec<LocatedFault>> {
        let source = ScenarioSource::Constructed { publication: None, url: None, case: None };
        let asking = |asks: Vec<Key>| Scenario::single_stage(id, case.clone(), asks, source.clone());
        let each = Key::ALL.into_iter().filter(|key| askable(*key));
        let asks: Vec<Key> =
            each.filter(|key| unanswerable(&asking(vec![*key]), ruling).is_empty()).collect();
        let scenario = asking(if asks.is_empty() { vec![Key::Law] } else { asks });
        let faults = unanswerable(&scenario, ruling);
        if !faults.is_empty() {
            return Err(faults);
        }
        // Reading the text back rejects what cannot be a file.
        Scenario::read(&scenario.write())
    }
}
