//! Regrading: data for the page, and its form handler.

use super::held_sitting;
use crate::api::federation::{server, told};
use crate::api::redirect::see_other;
use crate::api::visit::{Refused, Visit};
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

/// The comparison of a sitting, or of all of a federation's, that was asked for last.
pub async fn remarking(
    visit: &Visit,
    allowed: &Allowed,
    sitting: Option<&Sitting>,
) -> Result<Option<Regrade>, Refused> {
    told(server(visit)?.remarking(allowed, sitting.map(|sitting| sitting.id)).await)
}

/// Compares, or carries out what was found by a policy, and leads back.
#[server(prefix = "/api", endpoint = "remarking")]
pub async fn remark(
    #[server(default)] federation: String,
    #[server(default)] exam: String,
    #[server(default)] act: String,
) -> Result<(), ServerFnError> {
    let visit = Visit::current();
    let back = match exam.is_empty() {
        true => format!("/federation/{federation}/remarking"),
        false => format!("/federation/{federation}/exams/{exam}/remarking"),
    };
    match remarked(&visit, &federation, &exam, &act).await {
        Ok(()) => see_other(&back),
        Err(refused) => refused.lead(&back),
    }
    Ok(())
}

async fn remarked(visit: &Visit, federation: &str, exam: &str, act: &str) -> Result<(), Refused> {
    let allowed = visit.allowed(Action::HoldExams, federation, Whose::Others).await?;
    let sitting = match exam {
        "" => None,
        id => Some(held_sitting(visit, &allowed, id).await?.id),
    };
    let server = server(visit)?;
    match Policy::read(act) {
        Some(policy) => {
            if let Some(found) = told(server.remarking(&allowed, sitting).await)? {
                // A repeated click finds it running.
                told(server.apply(&allowed, &found, policy).await)?;
            }
        }
        None => {
            let bank = use_context::<Arc<Bank>>().ok_or(Refused::Store)?;
            let rulings = use_context::<Rulings>().ok_or(Refused::Store)?;
            told(server.compare(&allowed, sitting, bank, rulings).await)?;
        }
    }
    Ok(())
}
