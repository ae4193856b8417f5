//! Appeals: what their pages show, and what their forms are posted to.

use crate::api::attachment::{TOML, attachment};
use crate::api::cookies::{self, Flash};
use crate::api::federation::{server, told};
use crate::api::note::word;
use crate::api::redirect::see_other;
use crate::api::visit::{Refused, Visit};
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

/// The appeals against an attempt of one's own.
pub struct OwnAppeals {
    /// The name of the sitting.
    pub sitting: String,
    /// The pages of which a mark counts.
    pub pages: Vec<u16>,
    /// Until when appeals are taken; none where they are not taken now.
    pub until: Option<Timestamp>,
    /// Those there are.
    pub appeals: Vec<Appeal>,
    /// The time zone of the federation.
    pub zone: String,
}

/// The appeals against the attempt in an address, for whose it is. What was answered tells of
/// rulings: as long as they sit another exam it is not there.
pub async fn own_appeals(visit: &Visit, id: &str) -> Result<OwnAppeals, Refused> {
    let (server, who, _) = visit.signed_in().await?;
    let attempt = told(server.attempt_of(&who, id).await)?.filter(|attempt| attempt.state().is_over());
    let attempt = attempt.ok_or(Refused::Lost)?;
    if told(server.under_way(&who).await)?.is_some() {
        return Err(Refused::Lost);
    }
    let sitting = &attempt.rules.sitting;
    Ok(OwnAppeals {
        sitting: sitting.name.clone(),
        pages: told(server.marked_pages(&attempt).await)?,
        until: sitting.appeals_until.filter(|_| takes_appeals(sitting, server.instant())),
        appeals: told(server.own_appeals(&attempt).await)?,
        zone: told(server.zone_of(&who).await)?,
    })
}

/// Appeals, and leads back to the list. On a fault it leads there too, with what was typed and what is wrong with it.
#[server(prefix = "/api", endpoint = "appeal")]
pub async fn raise_appeal(
    #[server(default)] attempt: String,
    #[server(default)] page: String,
    #[server(default)] text: String,
) -> Result<(), ServerFnError> {
    let visit = Visit::current();
    let back = format!("/attempt/{attempt}/appeals");
    match appealed(&visit, &attempt, &page, &text).await {
        Ok(None) => see_other(&back),
        Ok(Some(fault)) => {
            let typed = [("page", page), ("text", text)].map(|(name, text)| (name.to_owned(), text));
            let flash = Flash { faults: vec![fault.to_owned()], typed: BTreeMap::from(typed) };
            cookies::leave_flash("appeal", &flash);
            see_other(&back);
        }
        Err(refused) => refused.lead(&back),
    }
    Ok(())
}

/// The word of what is wrong; none when it is kept.
async fn appealed(
    visit: &Visit,
    attempt: &str,
    page: &str,
    text: &str,
) -> Result<Option<&'static str>, Refused> {
    let (server, who, _) = visit.signed_in().await?;
    let attempt: Attempt = told(server.attempt_of(&who, attempt).await)?.ok_or(Refused::Lost)?;
    let Ok(page) = page.parse() else { return Ok(Some("page")) };
    match server.appeal(&who, &attempt, page, text).await {
        Ok(_) => Ok(None),
        Err(AppealFault::NotNow) => Ok(Some("not-now")),
        Err(AppealFault::NoPage) => Ok(Some("page")),
        Err(AppealFault::Waits) => Ok(Some("waits")),
        Err(AppealFault::Twice) => Ok(Some("twice")),
        Err(AppealFault::Text(fault)) => Ok(Some(word(fault))),
        Err(AppealFault::Store(error)) => told(Err(error)),
    }
}

/// Appeals of a federation, open ones first.
pub async fn appeals(visit: &Visit, allowed: &Allowed) -> Result<Vec<AppealOf>, Refused> {
    told(server(visit)?.appeals(allowed).await)
}

/// One of them, by the id in an address, with what it is about.
pub async fn appeal_case(visit: &Visit, allowed: &Allowed, id: &str) -> Result<AppealCase, Refused> {
    let id = appeal_id(id).ok_or(Refused::Lost)?;
    told(server(visit)?.appeal_case(allowed, id).await)?.ok_or(Refused::Lost)
}

/// The current time.
pub fn appeals_now(visit: &Visit) -> Result<Timestamp, Refused> {
    Ok(server(visit)?.instant())
}

/// Decides an appeal, and leads back to it. On a fault it leads there too, with what was typed and
/// what is wrong with it.
#[server(prefix = "/api", endpoint = "appeal-decision")]
pub async fn decide_appeal(
    #[server(default)] federation: String,
    #[server(default)] appeal: String,
    #[server(default)] decision: String,
    #[server(default)] mark: String,
    #[server(default)] text: String,
) -> Result<(), ServerFnError> {
    let visit = Visit::current();
    let back = format!("/federation/{federation}/appeals/{appeal}");
    match decided(&visit, &federation, &appeal, &decision, &mark, &text).await {
        Ok(None) => see_other(&back),
        Ok(Some(fault)) => {
            let typed = [("decision", decision), ("mark", mark), ("text", text)];
            let typed = typed.map(|(name, text)| (name.to_owned(), text));
            let flash = Flash { faults: vec![fault.to_owned()], typed: BTreeMap::from(typed) };
            cookies::leave_flash("appeal-decision", &flash);
            see_other(&back);
        }
        Err(refused) => refused.lead(&back),
    }
    Ok(())
}

/// The word of what is wrong; none when it is decided.
async fn decided(
    visit: &Visit,
    federation: &str,
    appeal: &str,
    decision: &str,
    mark: &str,
    text: &str,
) -> Result<Option<&'static str>, Refused> {
    let allowed = visit.allowed(Action::HoldExams, federation, Whose::Others).await?;
    let id = appeal_id(appeal).ok_or(Refused::Lost)?;
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
    match server(visit)?.decide(&allowed, id, upheld, text, mark).await {
        Ok(()) => Ok(None),
        Err(DecideFault::NotOpen) => Err(Refused::Lost),
        Err(DecideFault::Own | DecideFault::Marked) => Err(Refused::NotTheirs),
        Err(DecideFault::Lower) => Ok(Some("lower")),
        Err(DecideFault::Text(fault)) => Ok(Some(word(fault))),
        Err(DecideFault::Store(error)) => told(Err(error)),
    }
}

/// The facts of an appeal that was upheld as a scenario file, for the bank by which the engine is tested.
pub async fn appeal_file(
    State(rules): State<Server>,
    State(bank): State<Arc<Bank>>,
    State(rulings): State<Rulings>,
    UrlPath((code, id)): UrlPath<(String, String)>,
    parts: Parts,
) -> Response {
    let visit = Visit::asked(rules, &parts);
    let found: Result<(String, String), Refused> = async {
        let allowed = visit.allowed(Action::HoldExams, &code, Whose::Others).await?;
        let case = appeal_case(&visit, &allowed, &id).await?;
        if case.of.appeal.state != AppealState::Upheld {
            return Err(Refused::Lost);
        }
        let (scenario, _) = find_ruled(&bank, &rulings, &case.asked.id).await.ok_or(Refused::Lost)?;
        // A changed question is not what the appeal was about.
        if !case.is_as_drawn(&scenario) {
            return Err(Refused::Lost);
        }
        let name: String =
            scenario.id.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
        Ok((name, scenario.write()))
    }
    .await;
    match found {
        Ok((name, text)) => attachment(TOML, &format!("{name}.toml"), text),
        Err(why) => why.in_place_of_a_file(&format!("/federation/{code}/appeals/{id}")),
    }
}
