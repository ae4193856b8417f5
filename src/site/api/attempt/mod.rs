//! A candidate's attempt: data for its pages, form handlers, and the browser protocol.
//!
//! - `enter`: entry to a sitting
//! - `act`: the forms of a page and of the summary
//! - `live`: saving in the background
//! - `closed`: pages closed during an attempt
//! - `own`: the user's exams
//! - `receipts`: all receipts as a file

mod act;
mod closed;
mod enter;
mod live;
mod own;
mod receipts;

pub use closed::closed;
pub use enter::{BeginPost, ExamEntry, entry};
pub use live::{SAVE_BODY, act_of, attempt_save};
pub use own::{MarkedSitting, OwnExam, OwnExams, own_exams};
pub use receipts::attempt_receipts;

use super::request_context::{Refused, RequestContext};
use super::variant::find;
pub use bank::exam::{PageOf, Part, Phase};
use bank::{Answer, Bank, Scenario};
use jiff::Timestamp;
use leptos::prelude::use_context;
use rules::engine::Key;
use server::Server;
use server::accounts::Account;
pub use server::exams::attempt::receipt::short;
use server::exams::{Act, device};
pub use server::exams::{Attempt, AttemptState, Completeness, PageDone, Sitting, public_id};
use server::rulings::Unruled;
use std::collections::BTreeMap;
use std::sync::Arc;
use uuid::Uuid;

/// Limits on an answer's tokens, in bytes and in number per key; no form exceeds them.
const LONGEST_TOKEN: usize = 64;
const MOST_TOKENS: usize = 64;

/// An attempt with its pages, as its candidate sees it now.
pub struct CandidateView {
    pub attempt: Attempt,
    pub pages: Vec<PageDone>,
    /// Completeness of each, in the same order.
    pub answered: Vec<Completeness>,
    /// The current time.
    pub now: Timestamp,
    /// True if this browser is the active device.
    pub here: bool,
    /// Id for the change this page's form will send.
    pub change: Uuid,
}

/// The user, the server, their device's identifier, and the attempt with this id, if it is theirs.
pub(super) async fn own_attempt<'a>(
    context: &'a RequestContext,
    id: &str,
) -> Result<(&'a Server, Account, String, Attempt), Refused> {
    let (server, account, token) = context.signed_in().await?;
    match server.attempts.find(&account, id).await {
        Ok(Some(attempt)) => Ok((server, account, device(token), attempt)),
        Ok(None) => Err(Refused::NotFound),
        Err(error) => {
            tracing::error!(%error, "cannot read an attempt");
            Err(Refused::Database)
        }
    }
}

impl CandidateView {
    /// Completeness of a page's answer.
    pub fn answered(&self, page: &PageDone) -> Completeness {
        let at = self.pages.iter().position(|one| one.number == page.number);
        at.and_then(|at| self.answered.get(at).copied()).unwrap_or(Completeness::Empty)
    }
}

/// The candidate's attempt with the state of each page. Viewing a page is recorded.
pub async fn candidate_view(
    context: &RequestContext,
    bank: &Arc<Bank>,
    id: &str,
    looks_at: Option<u16>,
) -> Result<CandidateView, Refused> {
    let (server, _, device, mut attempt) = own_attempt(context, id).await?;
    let unread = |error| {
        tracing::error!(%error, "cannot read the pages of an attempt");
        Refused::Database
    };
    if let Some(page) = looks_at
        && attempt.state() == AttemptState::UnderWay
    {
        // A failure to record the view must not refuse the page.
        match server.attempts.act(&attempt, &device, false, vec![Act::Look { page, seconds: 0 }]).await {
            Ok(done) => attempt = done.attempt,
            Err(error) => tracing::warn!(%error, "cannot record a page view"),
        }
    }
    let pages = server.attempts.pages_of(&attempt).await.map_err(unread)?;
    let answered = |page: &PageDone| {
        page.answer.as_deref().map_or(Completeness::Empty, |answer| {
            server.attempts.how_answered(bank, &attempt, &page.of, answer)
        })
    };
    let answered = pages.iter().map(answered).collect();
    let here = attempt.device() == device;
    Ok(CandidateView {
        attempt,
        pages,
        answered,
        now: server.instant(),
        here,
        change: server.attempts.change(),
    })
}

/// The question on a page: the scenario, stage or variant, and the previous stage.
pub async fn question_of(
    bank: &Arc<Bank>,
    attempt: &Attempt,
    page: &PageOf,
) -> Result<Option<(Arc<Scenario>, Option<Arc<Scenario>>)>, Unruled> {
    let Some(scenario) = scenario_of(bank, attempt, page).await? else { return Ok(None) };
    let before = attempt.rules.pages.iter().find(|one| one.item == page.item && one.stage + 1 == page.stage);
    let before = match before {
        Some(before) => scenario_of(bank, attempt, before).await?,
        None => None,
    };
    Ok(Some((scenario, before)))
}

/// The question of a page. A variant is recognised by its digest in the paper; a ruling is needed
/// only if the bank has changed.
async fn scenario_of(
    bank: &Arc<Bank>,
    attempt: &Attempt,
    page: &PageOf,
) -> Result<Option<Arc<Scenario>>, Unruled> {
    let server = use_context::<Server>();
    if let Some(scenario) =
        server.as_ref().and_then(|server| server.attempts.known_unruled(bank, attempt, page))
    {
        return Ok(Some(scenario));
    }
    let found = find(bank, &page.id).await?;
    if let (Some(server), Some(found)) = (server, &found) {
        server.attempts.keep_asked(&page.id, found.clone());
    }
    Ok(found)
}

/// An answer in stored form: sorted, without tokens no form offers. Whether a token is a choice is
/// checked at marking, since that may need a ruling not available now.
pub(super) fn canonical(fields: BTreeMap<String, Vec<String>>) -> Option<String> {
    let mut tokens = Vec::new();
    for (name, mut given) in fields {
        given.retain(|token| !token.is_empty());
        let plain =
            |token: &String| token.len() <= LONGEST_TOKEN && token.bytes().all(|b| b.is_ascii_graphic());
        if given.len() > MOST_TOKENS || !given.iter().all(plain) {
            return None;
        }
        let key = Key::read(&name)?;
        if !given.is_empty() {
            tokens.push((key, given));
        }
    }
    Some(Answer::of(tokens).to_json())
}

/// The answer, by component keys.
pub fn chosen(answer: Option<&str>) -> BTreeMap<String, Vec<String>> {
    answer.and_then(Answer::from_json).map(|answer| answer.fields()).unwrap_or_default()
}
