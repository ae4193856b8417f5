//! The next scenario, and progress in a scenario with several stages.

use crate::api::{Own, answered_as_visitor};
use bank::review::{self, History, Queued};
use bank::{Bank, Scenario, mastery};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use rules::engine::Family;
use std::collections::BTreeMap;

/// Latest mark of each scenario in thousandths; a variant's counts for its scenario.
pub type LatestMarks = BTreeMap<String, u16>;

/// The first scenario of the bank.
pub fn first_scenario(bank: &Bank) -> Option<&Scenario> {
    Family::ALL.into_iter().find_map(|family| bank.by_family(family).next())
}

/// The first scenario with a single question.
pub fn first_of_one_question(bank: &Bank) -> Option<&Scenario> {
    let mut all = Family::ALL.into_iter().flat_map(|family| bank.by_family(family));
    all.find(|scenario| scenario.asks.len() == 1)
}

/// Inputs for choosing the next scenario.
#[derive(Clone, Debug)]
pub struct NextInputs {
    history: History,
    plan: Option<review::ReviewPlan>,
    zone: TimeZone,
}

impl Default for NextInputs {
    fn default() -> Self {
        Self { history: History::default(), plan: None, zone: TimeZone::UTC }
    }
}

impl NextInputs {
    /// For a user, or for a visitor, whose cookie has answers without times: they count as of
    /// today.
    pub fn of(own: Option<&Own>, now: Timestamp) -> NextInputs {
        match own {
            Some(own) => {
                let (plan, zone) = (own.review(), own.plan.time_zone());
                NextInputs { history: own.history(), plan, zone }
            }
            None => NextInputs { history: answered_as_visitor(now), ..NextInputs::default() },
        }
    }

    /// The next scenario, after the one just answered if any.
    pub fn next(&self, bank: &Bank, now: Timestamp, after: Option<&Scenario>) -> Option<Queued> {
        review::next(bank, &self.history, self.plan.as_ref(), &self.zone, now, after)
    }

    /// URL of the next scenario, after the one just answered if any.
    pub fn next_url(&self, bank: &Bank, now: Timestamp, after: Option<&Scenario>) -> Option<String> {
        let Queued { id, why } = self.next(bank, now, after)?;
        Some(if why.is_repeated() {
            format!("/scenario/{id}/variant")
        } else {
            format!("/scenario/{}", review::onward(bank, &self.history, &id))
        })
    }
}

/// Combined mark of a scenario's stages; `None` until all are answered.
pub fn combined_mark(bank: &Bank, scenario: &Scenario, latest: &LatestMarks) -> Option<u16> {
    mastery::whole_mark(bank, scenario, |id| latest.get(id).copied())
}
