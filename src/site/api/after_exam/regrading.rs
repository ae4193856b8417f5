//! Regrading: data for the page, and its form handler.

use super::opened_sitting;
use crate::api::federation::{or_refuse, server};
use crate::api::redirect::see_other;
use crate::api::request_context::{Refused, RequestContext, browser};
use bank::Bank;
use leptos::prelude::*;
use leptos::server_fn::error::ServerFnError;
use server::exams::Sitting;
pub use server::exams::regrade::{
    ChangedAttempt, Comparison, PageChange, Policy, Regrade, RegradeState, engine_now,
};
use server::roles::{Action, Allowed, Whose};
use server::rulings::Rulings;
use std::sync::Arc;

/// The latest regrade of a sitting, or of all sittings of a federation.
pub async fn regrading(
    context: &RequestContext,
    allowed: &Allowed,
    sitting: Option<&Sitting>,
) -> Result<Option<Regrade>, Refused> {
    or_refuse(server(context)?.regrades.latest(allowed, sitting.map(|sitting| sitting.id)).await)
}

/// Starts a regrade or applies its result under a policy, and redirects to its page.
#[server(prefix = "/api", endpoint = "remarking")]
pub async fn remark(
    #[server(default)] federation: String,
    #[server(default)] exam: String,
    #[server(default)] act: String,
) -> Result<(), ServerFnError> {
    let context = RequestContext::current();
    let back = match exam.is_empty() {
        true => format!("/federation/{federation}/remarking"),
        false => format!("/federation/{federation}/exams/{exam}/remarking"),
    };
    match run(&context, &federation, &exam, &act).await {
        Ok(()) => see_other(&back),
        Err(refused) => refused.redirect(&back),
    }
    Ok(())
}

async fn run(context: &RequestContext, federation: &str, exam: &str, act: &str) -> Result<(), Refused> {
    let allowed = context.allowed(Action::HoldExams, federation, Whose::Others).await?;
    let sitting = match exam {
        "" => None,
        id => Some(opened_sitting(context, &allowed, id).await?.id),
    };
    let server = server(context)?;
    match Policy::read(act) {
        Some(policy) => {
            if let Some(found) = or_refuse(server.regrades.latest(&allowed, sitting).await)? {
                // A repeated click finds the job running.
                or_refuse(server.regrades.apply(browser().language, &allowed, &found, policy).await)?;
            }
        }
        None => {
            let bank = use_context::<Arc<Bank>>().ok_or(Refused::Database)?;
            let rulings = use_context::<Rulings>().ok_or(Refused::Database)?;
            or_refuse(server.regrades.compare(&allowed, sitting, bank, rulings).await)?;
        }
    }
    Ok(())
}
