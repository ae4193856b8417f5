//! A candidate's attempt: data for its pages, form handlers, and the browser protocol.
//!
//! - `enter`: entry to a sitting
//! - `act`: the forms of a page and of the summary
//! - `live`: saving in the background
//! - `closed`: pages closed during an attempt
//! - `receipts`: all receipts as a file

mod act;
mod closed;
mod enter;
mod live;
mod receipts;

pub use act::attempt_act;
pub use closed::closed;
pub use enter::{ExamEntry, attempt_begin, entry};
pub use live::{SAVE_BODY, act_of, attempt_save};
pub use receipts::attempt_receipts;

use super::variant::find;
use super::visit::{Refused, Visit};
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

/// The longest token of an answer, and the most of them under one name: a form has shorter ones, and fewer.
const LONGEST_TOKEN: usize = 64;
const MOST_TOKENS: usize = 64;

/// An attempt with its pages, as its candidate sees it now.
pub struct Seen {
    pub attempt: Attempt,
    pub pages: Vec<PageDone>,
    /// Completeness of each, in the same order.
    pub answered: Vec<Completeness>,
    /// The current time.
    pub now: Timestamp,
    /// The time zone of the federation.
    pub zone: String,
    /// True if this browser is the active device.
    pub here: bool,
    /// A number for what the form of this page changes.
    pub change: Uuid,
}

/// The user, the server, their device's identifier, and the attempt with this id, if it is theirs.
pub(super) async fn theirs<'a>(
    visit: &'a Visit,
    id: &str,
) -> Result<(&'a Server, Account, String, Attempt), Refused> {
    let (server, account, token) = visit.signed_in().await?;
    match server.attempt_of(&account, id).await {
        Ok(Some(attempt)) => Ok((server, account, device(token), attempt)),
        Ok(None) => Err(Refused::Lost),
        Err(error) => {
            tracing::error!(%error, "an attempt could not be read");
            Err(Refused::Store)
        }
    }
}

impl Seen {
    /// Completeness of a page's answer.
    pub fn answered(&self, page: &PageDone) -> Completeness {
        let at = self.pages.iter().position(|one| one.number == page.number);
        at.and_then(|at| self.answered.get(at).copied()).unwrap_or(Completeness::Nothing)
    }
}

/// One's own attempt, with what was done on each page. Where a page is looked at, that is kept.
pub async fn seen(visit: &Visit, bank: &Arc<Bank>, id: &str, looks_at: Option<u16>) -> Result<Seen, Refused> {
    let (server, account, device, mut attempt) = theirs(visit, id).await?;
    let unread = |error| {
        tracing::error!(%error, "the pages of an attempt could not be read");
        Refused::Store
    };
    if let Some(page) = looks_at
        && attempt.state() == AttemptState::UnderWay
    {
        // That a page was seen is worth no refusal of it.
        match server.act(&attempt, &device, false, vec![Act::Look { page, seconds: 0 }]).await {
            Ok(done) => attempt = done.attempt,
            Err(error) => tracing::warn!(%error, "that a page was seen could not be kept"),
        }
    }
    let pages = server.pages_of(&attempt).await.map_err(unread)?;
    let answered = |page: &PageDone| {
        page.answer
            .as_deref()
            .map_or(Completeness::Nothing, |answer| server.how_answered(bank, &attempt, &page.of, answer))
    };
    let answered = pages.iter().map(answered).collect();
    let here = attempt.device() == device;
    let zone = server.zone_of(&account).await.map_err(unread)?;
    Ok(Seen { attempt, pages, answered, now: server.instant(), zone, here, change: server.change() })
}

/// The question on a page: the scenario, stage or variant, and the previous stage.
pub async fn asked(
    bank: &Arc<Bank>,
    attempt: &Attempt,
    page: &PageOf,
) -> Result<Option<(Arc<Scenario>, Option<Arc<Scenario>>)>, Unruled> {
    let Some(scenario) = known(bank, attempt, page).await? else { return Ok(None) };
    let before = attempt.rules.pages.iter().find(|one| one.item == page.item && one.stage + 1 == page.stage);
    let before = match before {
        Some(before) => known(bank, attempt, before).await?,
        None => None,
    };
    Ok(Some((scenario, before)))
}

/// The question of a page. A variant is recognised by its digest in the paper; a ruling is needed
/// only if the bank has changed.
async fn known(bank: &Arc<Bank>, attempt: &Attempt, page: &PageOf) -> Result<Option<Arc<Scenario>>, Unruled> {
    let server = use_context::<Server>();
    if let Some(known) = server.as_ref().and_then(|server| server.known_unruled(bank, attempt, page)) {
        return Ok(Some(known));
    }
    let found = find(bank, &page.id).await?;
    if let (Some(server), Some(found)) = (server, &found) {
        server.keep_asked(&page.id, found.clone());
    }
    Ok(found)
}

/// An answer as it is kept: sorted, without what no form offers under any name. Whether each token
/// is a choice is seen when it is marked: an answer is kept also while it cannot be told.
pub(super) fn canonical(fields: BTreeMap<String, Vec<String>>) -> Option<String> {
    let mut tokens = Vec::new();
    for (name, mut given) in fields {
        given.retain(|token| !token.is_empty());
        let plain =
            |token: &String| token.len() <= LONGEST_TOKEN && token.bytes().all(|b| b.is_ascii_graphic());
        if given.len() > MOST_TOKENS || !given.iter().all(plain) {
            return None;
        }
        let key = Key::from_word(&name)?;
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
