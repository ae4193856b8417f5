//! The next scenario, and progress in a scenario with several stages.

use crate::api::{Own, answered_as_visitor};
use bank::review::{self, History, Planned, Queued, ReviewPlan, ReviewSchedule};
use bank::{Bank, Scenario, mastery};
use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use rules::engine::Family;
use std::collections::BTreeMap;
use std::sync::OnceLock;

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

/// What a user has practised and what is due now, from which the next scenario follows: once for
/// each request.
#[derive(Clone, Debug)]
pub struct NextInputs {
    pub history: History,
    plan: Option<ReviewPlan>,
    zone: TimeZone,
    now: Timestamp,
    /// Computed when first needed; most pages need it more than once.
    schedule: OnceLock<ReviewSchedule>,
}

impl Default for NextInputs {
    fn default() -> Self {
        NextInputs::new(History::default(), None, TimeZone::UTC, Timestamp::default())
    }
}

impl NextInputs {
    /// For a user, or for a visitor, whose cookie has answers without times: they count as of
    /// today.
    pub fn of(own: Option<&Own>, now: Timestamp) -> NextInputs {
        match own {
            Some(own) => {
                let (plan, zone) = (own.review(), own.plan.time_zone());
                NextInputs::new(own.history(), plan, zone, now)
            }
            None => NextInputs::new(answered_as_visitor(now), None, TimeZone::UTC, now),
        }
    }

    fn new(history: History, plan: Option<ReviewPlan>, zone: TimeZone, now: Timestamp) -> NextInputs {
        NextInputs { history, plan, zone, now, schedule: OnceLock::new() }
    }

    /// The plan and its schedule; `None` if reviews are off.
    pub fn planned(&self, bank: &Bank) -> Option<Planned<'_>> {
        let plan = self.plan.as_ref()?;
        let schedule = self.schedule.get_or_init(|| ReviewSchedule::of(bank, &self.history, plan, self.now));
        Some(Planned { plan, schedule })
    }

    /// The instant for which they hold.
    pub fn now(&self) -> Timestamp {
        self.now
    }

    /// Today in the user's time zone.
    pub fn today(&self) -> Date {
        self.history.today(&self.zone, self.now)
    }

    /// The next scenario, after the one just answered if any.
    pub fn next(&self, bank: &Bank, after: Option<&Scenario>) -> Option<Queued> {
        review::next(bank, &self.history, self.planned(bank), &self.zone, self.now, after)
    }

    /// URL of the next scenario, after the one just answered if any.
    pub fn next_url(&self, bank: &Bank, after: Option<&Scenario>) -> Option<String> {
        self.next(bank, after).map(|next| self.url_of(bank, &next))
    }

    /// URL of an item of the queue.
    pub fn url_of(&self, bank: &Bank, next: &Queued) -> String {
        let Queued { id, why } = next;
        if why.is_repeated() {
            format!("/scenario/{id}/variant")
        } else {
            format!("/scenario/{}", review::onward(bank, &self.history, id))
        }
    }
}

/// Combined mark of a scenario's stages; `None` until all are answered.
pub fn combined_mark(bank: &Bank, scenario: &Scenario, latest: &LatestMarks) -> Option<u16> {
    mastery::whole_mark(bank, scenario, |id| latest.get(id).copied())
}
