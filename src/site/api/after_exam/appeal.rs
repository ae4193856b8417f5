//! Appeals: data for their pages, and form handlers.

use crate::api::attachment::{TOML, attachment};
use crate::api::federation::{or_refuse, server};
use crate::api::posted::{Posted, Stop, form};
use crate::api::request_context::{Refused, RequestContext, browser};
use axum::extract::{Path as UrlPath, State};
use axum::http::request::Parts;
use axum::response::Response;
use bank::Bank;
use jiff::Timestamp;
use server::Server;
use server::exams::Attempt;
pub use server::exams::appeal::case::{AppealCase, Decider};
pub use server::exams::appeal::{Appeal, AppealOf, AppealState};
use server::exams::appeal::{appeal_id, takes_appeals};
use server::exams::marking::rulings::find_ruled;
use server::forms::Faults;
use server::roles::{Action, Allowed, Whose};
use server::rulings::Rulings;
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
    })
}

form! {
    /// Raises an appeal.
    "appeal" AppealPost at "/attempt/{attempt}/appeals" labels "appeal-{}" {
        attempt: hidden,
        page: choice = "appeal-which",
        text: prose(6),
    }
    "waits" at "page", "twice" at "page"
}

impl Posted for AppealPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let (server, who, _) = context.signed_in().await?;
        let attempt: Attempt = server.attempts.find(&who, &self.attempt).await?.ok_or(Refused::NotFound)?;
        let page = self.page.parse().map_err(|_| "page")?;
        server.appeals.raise(&who, &attempt, page, &self.text).await?;
        Ok(self.page())
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

form! {
    /// Decides an appeal.
    "appeal-decision" DecisionPost at "/federation/{federation}/appeals/{appeal}" labels "appeal-{}" {
        federation: hidden,
        appeal: hidden,
        decision: choice = "appeal-decide",
        mark: digits(0, 100) = "appeal-new-mark",
        text: prose(6) = "appeal-answer-label",
    }
    "lower" at "mark"
}

impl Posted for DecisionPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::HoldExams, &self.federation, Whose::Others).await?;
        let id = appeal_id(&self.appeal).ok_or(Refused::NotFound)?;
        let upheld = match AppealState::read(&self.decision) {
            Some(AppealState::Upheld) => true,
            Some(AppealState::Refused) => false,
            Some(AppealState::Open) | None => return Err("decision".into()),
        };
        let mut faults = Faults::default();
        let mark = faults.want("mark", &self.mark).map(|percent| 10 * percent.unsigned_abs());
        faults.check()?;
        let appeals = &server(context)?.appeals;
        appeals.decide(browser().language, &allowed, id, upheld, &self.text, mark).await?;
        Ok(self.page())
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
