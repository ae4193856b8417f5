//! Regrading: data for the page, and its form handler.

use super::opened_sitting;
use crate::api::exam_bank;
use crate::api::federation::{or_refuse, server};
use crate::api::posted::{Posted, Stop, form};
use crate::api::request_context::{Refused, RequestContext, browser};
use leptos::prelude::use_context;
use server::exams::Sitting;
pub use server::exams::regrade::{
    ChangedAttempt, Comparison, PageChange, Policy, Regrade, RegradeState, engine_now,
};
use server::roles::{Action, Allowed, Whose};
use server::rulings::Rulings;

/// The latest regrade of a sitting, or of all sittings of a federation.
pub async fn regrading(
    context: &RequestContext,
    allowed: &Allowed,
    sitting: Option<&Sitting>,
) -> Result<Option<Regrade>, Refused> {
    or_refuse(server(context)?.regrades.latest(allowed, sitting.map(|sitting| sitting.id)).await)
}

form! {
    /// Starts a regrade, or applies its result under a policy.
    "remarking" RegradePost at "/federation/{federation}/exams/{exam}/remarking"
    without exam "/federation/{federation}/remarking" {
        federation: hidden,
        exam: hidden,
        act: hidden,
    }
}

impl Posted for RegradePost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::HoldExams, &self.federation, Whose::Others).await?;
        let sitting = match &*self.exam {
            "" => None,
            id => Some(opened_sitting(context, &allowed, id).await?.id),
        };
        let server = server(context)?;
        if let Some(policy) = Policy::read(&self.act) {
            if let Some(found) = server.regrades.latest(&allowed, sitting).await? {
                // A repeated click finds the job running.
                server.regrades.apply(browser().language, &allowed, &found, policy).await?;
            }
        } else {
            let bank = exam_bank();
            let rulings = use_context::<Rulings>().ok_or(Refused::Database)?;
            server.regrades.compare(&allowed, sitting, bank, rulings).await?;
        }
        Ok(self.page())
    }
}
