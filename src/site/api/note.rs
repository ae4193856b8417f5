//! Notes on scenarios: the form at `/scenario/{id}`.

use super::answer::list_param;
use super::cookies::{self, Flash};
use super::redirect::see_other;
use super::request_context::{AuthState, RequestContext};
use super::variant::find;
use bank::Bank;
use leptos::prelude::*;
use leptos::server_fn::error::ServerFnError;
use server::notes::NoteFault;
pub use server::texts::TEXT_LIMIT;
use server::texts::TextFault;
use std::sync::Arc;

/// Stores a note and redirects to the scenario, which shows it as read back from the store; on a
/// fault with the input and the fault.
#[server(prefix = "/api", endpoint = "note")]
pub async fn note(
    #[server(default)] scenario: String,
    #[server(default)] text: String,
    #[server(default)] list: String,
) -> Result<(), ServerFnError> {
    let bank = expect_context::<Arc<Bank>>();
    let Ok(Some(scenario)) = find(&bank, &scenario).await else {
        see_other("/practice");
        return Ok(());
    };
    let context = RequestContext::current();
    let fault = match (context.auth_state().await, context.server()) {
        (AuthState::SignedIn(account), Some(server)) => {
            match server.notes.note(&account, &scenario.id, &text).await {
                Ok(()) => None,
                Err(NoteFault::Text(fault)) => Some(word(fault)),
                Err(NoteFault::Store(error)) => {
                    tracing::error!(%error, scenario = scenario.id, "cannot store a note");
                    Some("store")
                }
            }
        }
        (AuthState::Unavailable, _) | (_, None) => Some("store"),
        (AuthState::Visitor | AuthState::SessionEnded, _) => Some("ended"),
    };
    if let Some(fault) = fault {
        leave(&scenario.id, "note", fault, &text, Vec::new());
    }
    let list = list_param(&list);
    let list = if list.is_empty() { list } else { format!("?list={list}") };
    see_other(&format!("/scenario/{}{list}#note", scenario.id));
    Ok(())
}

/// Token of a fault, for the page.
pub(super) const fn word(fault: TextFault) -> &'static str {
    match fault {
        TextFault::Empty => "empty",
        TextFault::TooLong(_) => "long",
        TextFault::ZeroByte => "zero",
    }
}

/// Passes an unsaved text back to the page with its fault; the page says if it was truncated.
pub(super) fn leave(scenario: &str, form: &str, fault: &str, text: &str, more: Vec<(String, String)>) {
    let mut typed: std::collections::BTreeMap<String, String> =
        more.into_iter().chain([("scenario".to_owned(), scenario.to_owned())]).collect();
    typed.insert("characters".to_owned(), text.chars().count().to_string());
    typed.insert("text".to_owned(), text.to_owned());
    cookies::leave_flash(form, &Flash { faults: vec![fault.to_owned()], typed });
}
