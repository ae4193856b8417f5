//! Appeals: data for their pages, and form handlers.

use crate::api::attachment::{TOML, attachment};
use crate::api::cookies::{self, Flash};
use crate::api::federation::{or_refuse, server};
use crate::api::note::word;
use crate::api::redirect::see_other;
use crate::api::request_context::{Refused, RequestContext, browser};
use axum::extract::{Path as UrlPath, State};
use axum::http::request::Parts;
use axum::response::Response;
use bank::Bank;
use jiff::Timestamp;
use leptos::prelude::*;
use leptos::server_fn::error::ServerFnError;
use server::Server;
use server::exams::Attempt;
pub use server::exams::appeal::case::{AppealCase, Decider};
use server::exams::appeal::decide::DecideFault;
pub use server::exams::appeal::{Appeal, AppealOf, AppealState};
use server::exams::appeal::{AppealFault, appeal_id, takes_appeals};
use server::exams::marking::rulings::find_ruled;
use server::roles::{Action, Allowed, Whose};
use server::rulings::Rulings;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A candidate's appeals against an attempt of theirs.
pub struct OwnAppeals {
    /// The name of the sitting.
    pub sitting: String,
    /// Pages whose mark counts.
    pub pages: Vec<u16>,
    /// Deadline for appeals; `None` while none are accepted.
    pub until: Option<Timestamp>,
    pub appeals: Vec<Appeal>,
    /// The time zone of the federation.
    pub zone: String,
}

/// The candidate's appeals against the attempt in the URL. Not found while they sit another exam,
/// since the answers reveal rulings.
pub async fn own_appeals(context: &RequestContext, id: &str) -> Result<OwnAppeals, Refused> {
    let (server, who, _) = context.signed_in().await?;
    let attempt =
        or_refuse(server.attempts.find(&who, id).await)?.filter(|attempt| attempt.state().is_over());
    let attempt = attempt.ok_or(Refused::NotFound)?;
    if or_refuse(server.attempts.under_way(&who).await)?.is_some() {
        return Err(Refused::NotFound);
    }
    let sitting = &attempt.rules.sitting;
    Ok(OwnAppeals {
        sitting: sitting.name.clone(),
        pages: or_refuse(server.appeals.marked_pages(&attempt).await)?,
        until: sitting.appeals_until.filter(|_| takes_appeals(sitting, server.instant())),
        appeals: or_refuse(server.appeals.own(&attempt).await)?,
        zone: or_refuse(server.federations.zone_of(&who).await)?,
    })
}

/// Raises an appeal and redirects to the list; on a fault with the input and the fault.
#[server(prefix = "/api", endpoint = "appeal")]
pub async fn raise_appeal(
    #[server(default)] attempt: String,
    #[server(default)] page: String,
    #[server(default)] text: String,
) -> Result<(), ServerFnError> {
    let context = RequestContext::current();
    let back = format!("/attempt/{attempt}/appeals");
    match store_appeal(&context, &attempt, &page, &text).await {
        Ok(None) => see_other(&back),
        Ok(Some(fault)) => {
            let typed = [("page", page), ("text", text)].map(|(name, text)| (name.to_owned(), text));
            let flash = Flash { faults: vec![fault.to_owned()], typed: BTreeMap::from(typed) };
            cookies::leave_flash("appeal", &flash);
            see_other(&back);
        }
        Err(refused) => refused.redirect(&back),
    }
    Ok(())
}

/// Token of the fault; `None` once stored.
async fn store_appeal(
    context: &RequestContext,
    attempt: &str,
    page: &str,
    text: &str,
) -> Result<Option<&'static str>, Refused> {
    let (server, who, _) = context.signed_in().await?;
    let attempt: Attempt = or_refuse(server.attempts.find(&who, attempt).await)?.ok_or(Refused::NotFound)?;
    let Ok(page) = page.parse() else { return Ok(Some("page")) };
    match server.appeals.raise(&who, &attempt, page, text).await {
        Ok(_) => Ok(None),
        Err(AppealFault::NotNow) => Ok(Some("not-now")),
        Err(AppealFault::NoPage) => Ok(Some("page")),
        Err(AppealFault::Waits) => Ok(Some("waits")),
        Err(AppealFault::Twice) => Ok(Some("twice")),
        Err(AppealFault::Text(fault)) => Ok(Some(word(fault))),
        Err(AppealFault::Store(error)) => or_refuse(Err(error)),
    }
}

/// Appeals of a federation, open ones first.
pub async fn appeals(context: &RequestContext, allowed: &Allowed) -> Result<Vec<AppealOf>, Refused> {
    or_refuse(server(context)?.appeals.list(allowed).await)
}

/// The appeal in the URL, with its question and answer.
pub async fn appeal_case(
    context: &RequestContext,
    allowed: &Allowed,
    id: &str,
) -> Result<AppealCase, Refused> {
    let id = appeal_id(id).ok_or(Refused::NotFound)?;
    or_refuse(server(context)?.appeals.case(allowed, id).await)?.ok_or(Refused::NotFound)
}

/// The current time.
pub fn appeals_now(context: &RequestContext) -> Result<Timestamp, Refused> {
    Ok(server(context)?.instant())
}

/// Decides an appeal and redirects to it; on a fault with the input and the fault.
#[server(prefix = "/api", endpoint = "appeal-decision")]
pub async fn decide_appeal(
    #[server(default)] federation: String,
    #[server(default)] appeal: String,
    #[server(default)] decision: String,
    #[server(default)] mark: String,
    #[server(default)] text: String,
) -> Result<(), ServerFnError> {
    let context = RequestContext::current();
    let back = format!("/federation/{federation}/appeals/{appeal}");
    match store_decision(&context, &federation, &appeal, &decision, &mark, &text).await {
        Ok(None) => see_other(&back),
        Ok(Some(fault)) => {
            let typed = [("decision", decision), ("mark", mark), ("text", text)];
            let typed = typed.map(|(name, text)| (name.to_owned(), text));
            let flash = Flash { faults: vec![fault.to_owned()], typed: BTreeMap::from(typed) };
            cookies::leave_flash("appeal-decision", &flash);
            see_other(&back);
        }
        Err(refused) => refused.redirect(&back),
    }
    Ok(())
}

/// Token of the fault; `None` once decided.
async fn store_decision(
    context: &RequestContext,
    federation: &str,
    appeal: &str,
    decision: &str,
    mark: &str,
    text: &str,
) -> Result<Option<&'static str>, Refused> {
    let allowed = context.allowed(Action::HoldExams, federation, Whose::Others).await?;
    let id = appeal_id(appeal).ok_or(Refused::NotFound)?;
    let upheld = match AppealState::read(decision) {
        Some(AppealState::Upheld) => true,
        Some(AppealState::Refused) => false,
        Some(AppealState::Open) | None => return Ok(Some("decision")),
    };
    let mark = match mark.trim() {
        "" => None,
        typed => match typed.parse::<u16>() {
            Ok(percent) if percent <= 100 => Some(10 * percent),
            _ => return Ok(Some("mark")),
        },
    };
    match server(context)?.appeals.decide(browser().language, &allowed, id, upheld, text, mark).await {
        Ok(()) => Ok(None),
        Err(DecideFault::NotOpen) => Err(Refused::NotFound),
        Err(DecideFault::Own | DecideFault::Marked) => Err(Refused::Forbidden),
        Err(DecideFault::Lower) => Ok(Some("lower")),
        Err(DecideFault::Text(fault)) => Ok(Some(word(fault))),
        Err(DecideFault::Store(error)) => or_refuse(Err(error)),
    }
}

/// The facts of an upheld appeal as a scenario file, for the engine's test bank.
pub async fn appeal_file(
    State(rules): State<Server>,
    State(bank): State<Arc<Bank>>,
    State(rulings): State<Rulings>,
    UrlPath((code, id)): UrlPath<(String, String)>,
    parts: Parts,
) -> Response {
    let context = RequestContext::of_request(rules, &parts);
    let found: Result<(String, String), Refused> = async {
        let allowed = context.allowed(Action::HoldExams, &code, Whose::Others).await?;
        let case = appeal_case(&context, &allowed, &id).await?;
        if case.of.appeal.state != AppealState::Upheld {
            return Err(Refused::NotFound);
        }
        let (scenario, _) = find_ruled(&bank, &rulings, &case.asked.id).await.ok_or(Refused::NotFound)?;
        // The appeal is about the question as drawn, not as changed since.
        if !case.is_as_drawn(&scenario) {
            return Err(Refused::NotFound);
        }
        let name: String =
            scenario.id.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
        Ok((name, scenario.write()))
    }
    .await;
    match found {
        Ok((name, text)) => attachment(TOML, &format!("{name}.toml"), text),
        Err(why) => why.file_response(&format!("/federation/{code}/appeals/{id}")),
    }
}
