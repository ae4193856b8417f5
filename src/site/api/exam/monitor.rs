//! Examiners' actions on candidates.

use crate::api::cookies::{self, Flash};
use crate::api::federation::{or_refuse, server};
use crate::api::redirect::see_other;
use crate::api::request_context::{Refused, RequestContext};
use leptos::prelude::*;
use leptos::server_fn::error::ServerFnError;
use server::exams::marking::examiner::parse_attempt_id;
use server::exams::sitting::monitor::steer_asked;
use server::roles::{Action, Whose};

/// Lets one candidate or all begin (`authorise`), stops clocks (`pause`), resumes them (`go_on`),
/// adds minutes (`add`) or ends an attempt (`end`); redirects to the live monitor.
#[server(prefix = "/api", endpoint = "board")]
pub async fn steer(
    #[server(default)] federation: String,
    #[server(default)] sitting: String,
    #[server(default)] attempt: String,
    #[server(default)] act: String,
    #[server(default)] minutes: String,
    #[server(default)] query: String,
) -> Result<(), ServerFnError> {
    let context = RequestContext::current();
    let board = format!("/federation/{federation}/exams/{sitting}/board");
    // Only characters of a query, as it becomes part of a URL.
    let is_plain = |c: u8| c.is_ascii_alphanumeric() || b"=&%+-_.~*".contains(&c);
    let query = if query.bytes().all(is_plain) { query } else { String::new() };
    let back = if query.is_empty() { board } else { format!("{board}?{query}") };
    let form = MonitorForm { federation, sitting, attempt, act, minutes };
    match apply(&context, &form).await {
        Ok(Ok(done)) => {
            let typed = [("act".to_owned(), form.act), ("done".to_owned(), done.to_string())].into();
            cookies::leave_flash("board", &Flash { faults: Vec::new(), typed });
            see_other(&back);
        }
        Ok(Err(fault)) => {
            let typed = [("attempt".to_owned(), form.attempt), ("minutes".to_owned(), form.minutes)].into();
            cookies::leave_flash("board", &Flash { faults: vec![fault.to_owned()], typed });
            see_other(&back);
        }
        Err(refused) => refused.redirect(&back),
    }
    Ok(())
}

/// A form of the live monitor.
struct MonitorForm {
    federation: String,
    sitting: String,
    attempt: String,
    act: String,
    minutes: String,
}

/// Number of candidates affected, or token of the fault.
async fn apply(context: &RequestContext, form: &MonitorForm) -> Result<Result<usize, &'static str>, Refused> {
    let allowed = context.allowed(Action::HoldExams, &form.federation, Whose::Others).await?;
    let sitting = super::sitting(context, &allowed, &form.sitting).await?;
    let one = match form.attempt.as_str() {
        "all" => None,
        id => Some(parse_attempt_id(id).ok_or(Refused::NotFound)?),
    };
    // An exam is ended for all candidates by ending the sitting.
    if one.is_none() && form.act == "end" {
        return Err(Refused::NotFound);
    }
    let Some(steer) = steer_asked(&form.act, &form.minutes) else { return Ok(Err("minutes")) };
    Ok(Ok(or_refuse(server(context)?.sittings.steer_some(&allowed, &sitting, one, steer).await)?))
}
