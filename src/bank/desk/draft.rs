//! A scenario made of a case: what its ruling decides is asked, and nothing else.

use crate::answerable::unanswerable;
use crate::fault::LocatedFault;
use crate::scenario::asks::askable;
use crate::scenario::{Scenario, ScenarioSource};
use rules::engine::{Case, Key, Ruling};

/// The id of a scenario that was given none.
pub const ID: &str = "draft";

impl Scenario {
    /// A scenario of this case, constructed, that asks every component that the ruling decides or
    /// leaves to judgement and that a form can ask. The faults say why there is none: see
    /// [`unanswerable`]; an id that is none is one too.
    pub fn draft(id: &str, case: Case, ruling: &Ruling) -> Result<Scenario, Vec<LocatedFault>> {
        let source = ScenarioSource::Constructed { publication: None, url: None, case: None };
        let asking = |asks: Vec<Key>| Scenario::alone(id, case.clone(), asks, source.clone());
        let each = Key::ALL.into_iter().filter(|key| askable(*key));
        let asks: Vec<Key> =
            each.filter(|key| unanswerable(&asking(vec![*key]), ruling).is_empty()).collect();
        let scenario = asking(if asks.is_empty() { vec![Key::Law] } else { asks });
        let faults = unanswerable(&scenario, ruling);
        if !faults.is_empty() {
            return Err(faults);
        }
        // Its text is read like any other, so that what cannot be a file is never one.
        Scenario::read(&scenario.write())
    }
}
