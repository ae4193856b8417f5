//! Reports on scenarios: the form at `/scenario/{id}` and on pages with a marked answer. No account
//! is needed.

use super::cookies::tell_with;
use super::digest::digest;
use super::posted::{Posted, Stop, form};
use super::redirect::local;
use super::request_context::{AuthState, RequestContext};
use super::ticket::minutes;
use super::variant::find;
use crate::segment::Segment;
use axum::extract::ConnectInfo;
use axum::http::request::Parts;
use bank::{Answer, Bank};
use leptos::prelude::{expect_context, use_context};
use rules::engine;
use server::Server;
use server::forms::{Faults, Rejection};
use server::reports::{NewReport, ReportFault, Reporter};
use std::net::SocketAddr;
use std::sync::Arc;

form! {
    /// Stores a report; leads to its page, which thanks for it. `answer` is the answer as a query.
    "report" ReportPost labels "report-{}" faults "text-fault-{}" {
        scenario: kept,
        text: prose(4) = "report-label",
        answer: hidden,
        next: hidden,
    }
    "store" at "text", "many" at "text"
}

impl ReportPost {
    fn path(&self) -> String {
        let here = format!("/scenario/{}", Segment(&self.scenario));
        format!("{}#report", local(&self.next).unwrap_or(&here))
    }
}

impl Posted for ReportPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let bank = expect_context::<Arc<Bank>>();
        let Ok(Some(scenario)) = find(&bank, &self.scenario).await else { return Ok("/practice".to_owned()) };
        let reporter = match context.auth_state().await {
            AuthState::SignedIn(account) => Reporter::Account(account),
            AuthState::Visitor | AuthState::SessionEnded | AuthState::Unavailable => {
                Reporter::Visitor(visitor_address())
            }
        };
        let answer = Answer::from_query(&self.answer).map(|answer| answer.fields());
        let new = NewReport {
            scenario: scenario.id.clone(),
            scenario_digest: digest(&bank, &scenario.id),
            engine: engine::VERSION.to_owned(),
            text: self.text.clone(),
            answer: answer.filter(|answer| !answer.is_empty()),
        };
        expect_context::<Server>().reports.keep(&reporter, new).await.map_err(|fault| match fault {
            ReportFault::Text(fault) => Stop::from(Rejection::from(fault)),
            ReportFault::TooMany { wait } => Faults::with("many", "minutes", minutes(wait)).into(),
            ReportFault::Store(error) => {
                tracing::error!(%error, scenario = scenario.id, "cannot store a report");
                "store".into()
            }
        })?;
        tell_with("report", "thanks", [("scenario", &scenario.id)]);
        Ok(self.page())
    }
}

/// The visitor's network address.
fn visitor_address() -> Option<std::net::IpAddr> {
    let parts = use_context::<Parts>()?;
    parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(visitor_address)| visitor_address.ip())
}
