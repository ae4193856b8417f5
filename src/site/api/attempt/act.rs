//! The forms of an attempt: a page and the summary. Every button saves the page's choices first.
//! Not a `form!`: its fault decides to which page it leads.

use super::super::cookies::{self, Flash};
use super::super::redirect::see_other;
use super::super::request_context::RequestContext;
use super::{canonical, own_attempt};
use leptos::prelude::*;
use leptos::server_fn::error::ServerFnError;
use server::Server;
use server::StoreError;
use server::exams::{Act, ActionRefusal, Attempt};
use server::texts;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use uuid::Uuid;

struct PageForm {
    page: u16,
    act: String,
    answer: Option<String>,
    change: Uuid,
    /// Number of the last change when the page was rendered
    base: Option<i32>,
    note: Option<String>,
}

/// Carries out the pressed button, and redirects. Nothing is reported as saved before it is on
/// disk.
#[server(prefix = "/api", endpoint = "attempt")]
pub async fn attempt_act(
    #[server(default)] attempt: String,
    #[server(default)] page: String,
    #[server(default)] act: String,
    #[server(default)] answer: BTreeMap<String, Vec<String>>,
    #[server(default)] change: String,
    #[server(default)] base: String,
    #[server(default)] note: String,
) -> Result<(), ServerFnError> {
    let context = RequestContext::current();
    let page: u16 = page.parse().unwrap_or_default();
    let (server, _, device, found) = match own_attempt(&context, &attempt).await {
        Ok(own) => own,
        Err(refused) => {
            let id: String =
                attempt.chars().filter(|c| c.is_ascii_hexdigit() || *c == '-').take(36).collect();
            refused.redirect(&format!("/attempt/{id}"));
            return Ok(());
        }
    };
    let at = format!("/attempt/{}", found.id().0);
    let here = if page == 0 { at.clone() } else { format!("{at}/{page}") };
    let sent = PageForm {
        page,
        answer: if page == 0 { None } else { canonical(answer) },
        change: Uuid::try_parse(&change).unwrap_or_else(|_| server.attempts.change()),
        // A malformed number counts as 0: no known change.
        base: Some(base).filter(|base| !base.is_empty()).map(|base| base.parse::<u16>().map_or(0, i32::from)),
        note: texts::text(&note).ok().filter(|_| page != 0),
        act,
    };
    match apply(server, &found, &device, &sent).await {
        Ok(None) => see_other(&onward(&sent, &found, &at, &here)),
        Ok(Some(fault)) => {
            leave(fault.word());
            see_other(if matches!(fault, ActionRefusal::NoPage | ActionRefusal::Over) { &at } else { &here });
        }
        Err(error) => {
            tracing::error!(%error, "cannot store a candidate's changes");
            leave("store");
            see_other(&here);
        }
    }
    Ok(())
}

fn leave(fault: &str) {
    cookies::leave_flash("attempt", &Flash { faults: vec![fault.to_owned()], ..Flash::default() });
}

/// Saves the page's changes and performs the button's action; returns the first refusal.
async fn apply(
    server: &Server,
    attempt: &Attempt,
    device: &str,
    sent: &PageForm,
) -> Result<Option<ActionRefusal>, StoreError> {
    let mut acts = Vec::new();
    if sent.page != 0 {
        let pages = server.attempts.pages_of(attempt).await?;
        let saved = pages.iter().find(|page| page.number == sent.page);
        let answer = sent.answer.clone().filter(|answer| {
            let saved = saved.and_then(|page| page.answer.as_deref()).unwrap_or("{}");
            saved != answer && accepts_answer(sent, &pages)
        });
        let last = saved.and_then(|page| page.receipt.as_ref()).map_or(&[][..], |last| &last.hash);
        acts.extend(answer.map(|answer| {
            let change = change_id(sent.change, last, &answer);
            Act::Answer { page: sent.page, change, answer, base: sent.base }
        }));
        let note =
            sent.note.clone().filter(|note| saved.is_some_and(|page| page.shown && page.note != *note));
        acts.extend(note.map(|text| Act::Note { page: sent.page, text }));
    }
    acts.extend(button_act(sent));
    if acts.is_empty() {
        return Ok(None);
    }
    let done = server.attempts.act(attempt, device, false, acts).await?;
    Ok(done.outcomes.into_iter().find_map(Result::err))
}

/// Id of the change a form sends. Submitted twice it is the same; sent again from an older copy of
/// the page, after another change or with another answer, it differs.
fn change_id(form: Uuid, last: &[u8], answer: &str) -> Uuid {
    let digest = Sha256::new().chain_update(form).chain_update(last).chain_update(answer).finalize();
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&digest[..16]);
    uuid::Builder::from_random_bytes(bytes).into_uuid()
}

/// True if a page accepts an answer, as far as its form can know: buttons of closed pages send
/// none.
fn accepts_answer(sent: &PageForm, pages: &[server::exams::PageDone]) -> bool {
    let closed = pages.iter().any(|page| page.number == sent.page && page.shown && !page.open);
    !closed || sent.act == "save"
}

/// The pressed button's action, besides saving the page.
fn button_act(sent: &PageForm) -> Option<Act> {
    let page = sent.page;
    match sent.act.as_str() {
        "flag" => Some(Act::Flag { page, set: true }),
        "unflag" => Some(Act::Flag { page, set: false }),
        "go_on" => Some(Act::GoOn { page }),
        "open_part" => Some(Act::OpenPart),
        "submit" => Some(Act::Submit),
        "take_over" => Some(Act::TakeOver),
        _ => None,
    }
}

/// The page to continue with.
fn onward(sent: &PageForm, attempt: &Attempt, at: &str, here: &str) -> String {
    let pages = attempt.rules.pages.len();
    match sent.act.as_str() {
        "next" | "go_on" if usize::from(sent.page) < pages => format!("{at}/{}", sent.page + 1),
        "next" | "submit" => at.to_owned(),
        "open_part" => {
            let first = attempt.rules.pages.iter().position(|page| page.part == super::Part::Open);
            first.map_or_else(|| at.to_owned(), |first| format!("{at}/{}", first + 1))
        }
        "flag" | "unflag" => format!("{here}#flag"),
        "save" => format!("{here}#saved"),
        _ => here.to_owned(),
    }
}
