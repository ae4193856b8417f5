//! Reports on scenarios: the form at `/scenario/{id}` and on pages with a marked answer. No account
//! is needed.

use super::cookies::{self, Flash};
use super::digest::digest;
use super::note::{leave, word};
use super::redirect::{local, see_other};
use super::request_context::{AuthState, RequestContext};
use super::variant::find;
use axum::extract::ConnectInfo;
use axum::http::request::Parts;
use bank::{Answer, Bank};
use leptos::prelude::*;
use leptos::server_fn::error::ServerFnError;
use rules::engine;
use server::Server;
use server::reports::{NewReport, ReportFault, Reporter};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;

/// Stores a report and redirects to its page, which thanks for it. `answer` is the answer as a
/// query.
#[server(prefix = "/api", endpoint = "report")]
pub async fn report(
    #[server(default)] scenario: String,
    #[server(default)] text: String,
    #[server(default)] answer: String,
    #[server(default)] next: String,
) -> Result<(), ServerFnError> {
    let bank = expect_context::<Arc<Bank>>();
    let Ok(Some(scenario)) = find(&bank, &scenario).await else {
        see_other("/practice");
        return Ok(());
    };
    let context = RequestContext::current();
    let reporter = match context.auth_state().await {
        AuthState::SignedIn(account) => Reporter::Account(account),
        AuthState::Visitor | AuthState::SessionEnded | AuthState::Unavailable => {
            Reporter::Visitor(visitor_address())
        }
    };
    let new = NewReport {
        scenario: scenario.id.clone(),
        scenario_digest: digest(&bank, &scenario.id),
        engine: engine::VERSION.to_owned(),
        text: text.clone(),
        answer: Answer::from_query(&answer).map(|answer| answer.fields()).filter(|answer| !answer.is_empty()),
    };
    let server = expect_context::<Server>();
    match server.reports.keep(&reporter, new).await {
        Ok(_) => {
            let typed = BTreeMap::from([("scenario".to_owned(), scenario.id.clone())]);
            cookies::leave_flash("report", &Flash { faults: Vec::new(), typed });
        }
        Err(fault) => {
            let (fault, more) = match fault {
                ReportFault::Text(fault) => (word(fault), Vec::new()),
                ReportFault::TooMany { wait } => {
                    let minutes = wait.whole_seconds().max(1).unsigned_abs().div_ceil(60);
                    ("many", vec![("minutes".to_owned(), minutes.to_string())])
                }
                ReportFault::Store(error) => {
                    tracing::error!(%error, scenario = scenario.id, "cannot store a report");
                    ("store", Vec::new())
                }
            };
            leave(&scenario.id, "report", fault, &text, more);
        }
    }
    let back = local(&next).map_or_else(|| format!("/scenario/{}", scenario.id), str::to_owned);
    see_other(&format!("{back}#report"));
    Ok(())
}

/// The visitor's network address.
fn visitor_address() -> Option<std::net::IpAddr> {
    let parts = use_context::<Parts>()?;
    parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(visitor_address)| visitor_address.ip())
}
