//! Noting something on a scenario: the form at `/scenario/{id}`.

use super::answer::in_address;
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

/// Keeps a note and leads back to the scenario, which shows it as it was read back from the store.
/// On a fault it leads there too, with what was typed and what is wrong with it.
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
            match server.note(&account, &scenario.id, &text).await {
                Ok(()) => None,
                Err(NoteFault::Text(fault)) => Some(word(fault)),
                Err(NoteFault::Store(error)) => {
                    tracing::error!(%error, scenario = scenario.id, "a note could not be kept");
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
    let list = in_address(&list);
    let list = if list.is_empty() { list } else { format!("?list={list}") };
    see_other(&format!("/scenario/{}{list}#note", scenario.id));
    Ok(())
}

/// The word under which the page says what is wrong with a text.
pub(super) const fn word(fault: TextFault) -> &'static str {
    match fault {
        TextFault::Empty => "empty",
        TextFault::TooLong(_) => "long",
        TextFault::ZeroByte => "zero",
    }
}

/// Carries a text that was not kept back to the page, with what is wrong; where it does not fit, the page says so.
pub(super) fn leave(scenario: &str, form: &str, fault: &str, text: &str, more: Vec<(String, String)>) {
    let mut typed: std::collections::BTreeMap<String, String> =
        more.into_iter().chain([("scenario".to_owned(), scenario.to_owned())]).collect();
    typed.insert("characters".to_owned(), text.chars().count().to_string());
    typed.insert("text".to_owned(), text.to_owned());
    cookies::leave_flash(form, &Flash { faults: vec![fault.to_owned()], typed });
}
