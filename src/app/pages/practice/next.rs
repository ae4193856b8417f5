//! The way to the next scenario, and how far a scenario of several stages is.

use super::{Latest, StoreSilent, theirs};
use crate::app::api::{Own, Visit, answered_as_visitor};
use crate::engine::Family;
use crate::quiz::review::{self, History, Queued};
use crate::quiz::{Bank, Scenario, mastery};
use jiff::Timestamp;

/// The scenario to begin with.
pub fn first(bank: &Bank) -> Option<&Scenario> {
    Family::ALL.into_iter().find_map(|family| bank.by_family(family).next())
}

/// What the next scenario follows from.
#[derive(Clone, Debug, Default)]
pub struct Practised {
    history: History,
    plan: Option<review::Plan>,
}

impl Practised {
    /// Of an account.
    pub fn of(own: &Own) -> Practised {
        Practised { history: own.history(), plan: own.plan.review() }
    }

    /// Of a visitor, whose browser keeps what was answered.
    pub fn of_visitor(now: Timestamp) -> Practised {
        Practised { history: answered_as_visitor(now), plan: None }
    }

    /// Of whoever asks for this page.
    pub async fn by(visit: &Visit, now: Timestamp) -> Result<Practised, StoreSilent> {
        let own = theirs(visit).await?;
        Ok(own.as_ref().map_or_else(|| Practised::of_visitor(now), Practised::of))
    }

    /// The address of the next scenario, after the one just answered if there is one.
    pub fn next_address(&self, bank: &Bank, now: Timestamp, after: Option<&Scenario>) -> Option<String> {
        let Queued { id, why } = review::next(bank, &self.history, self.plan.as_ref(), now, after)?;
        Some(if why.is_repeated() {
            format!("/scenario/{id}/variant")
        } else {
            format!("/scenario/{}", review::onward(bank, &self.history, &id))
        })
    }
}

/// Where somebody goes on with a scenario who has answered only some of its stages.
pub fn left_at<'a>(bank: &'a Bank, scenario: &'a Scenario, latest: &Latest) -> Option<&'a Scenario> {
    let answered = |stage: &&Scenario| latest.contains_key(&stage.id);
    bank.stages(scenario).find(answered)?;
    bank.stages(scenario).find(|stage| !answered(stage))
}

/// The mark of a scenario as a whole, once it has been answered.
pub fn whole(bank: &Bank, scenario: &Scenario, latest: &Latest) -> Option<u16> {
    mastery::whole(bank, scenario, |id| latest.get(id).copied())
}
