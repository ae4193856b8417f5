//! A draft of a scenario, made from a case: it asks for all that the ruling decides.

use crate::answerable::unanswerable;
use crate::fault::LocatedFault;
use crate::scenario::asks::askable;
use crate::scenario::{Scenario, ScenarioSource};
use rules::engine::{Case, Key, Ruling};

/// Default id of a draft.
pub const DRAFT_ID: &str = "draft";

impl Scenario {
    /// A scenario of this case, its source constructed. It asks for every component that can be
    /// asked and that the ruling decides or leaves to judgement; if there is none, for the law. The
    /// faults are those of [`unanswerable`], or an invalid id.
    pub fn draft(id: &str, case: Case, ruling: &Ruling) -> Result<Scenario, Vec<LocatedFault>> {
        let source = ScenarioSource::Constructed { publication: None, url: None, case: None };
        let with_asks = |asks: Vec<Key>| Scenario::single_stage(id, case.clone(), asks, source.clone());
        let keys = Key::ALL.into_iter().filter(|key| askable(*key));
        let asks: Vec<Key> =
            keys.filter(|key| unanswerable(&with_asks(vec![*key]), ruling).is_empty()).collect();
        let scenario = with_asks(if asks.is_empty() { vec![Key::Law] } else { asks });
        let faults = unanswerable(&scenario, ruling);
        if !faults.is_empty() {
            return Err(faults);
        }
        // Reading the written file back finds an invalid id.
        Scenario::read(&scenario.write())
    }
}
