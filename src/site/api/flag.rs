//! Flags on scenarios: the button in the form at `/scenario/{id}`.

use super::answer::{choices_query, list_param};
use super::cookies::{self, Flash};
use super::redirect::{local, see_other};
use super::request_context::{AuthState, RequestContext};
use super::variant::find;
use bank::Bank;
use leptos::prelude::*;
use leptos::server_fn::error::ServerFnError;
use std::collections::BTreeMap;
use std::sync::Arc;
use url::form_urlencoded;

/// Sets or clears a flag and redirects to the scenario with the choices made in its form, of which
/// the button is part; elsewhere to `next`.
#[server(prefix = "/api", endpoint = "flag")]
pub async fn flag(
    #[server(default)] scenario: String,
    #[server(default)] flag: String,
    #[server(default)] answer: BTreeMap<String, Vec<String>>,
    #[server(default)] confidence: String,
    #[server(default)] list: String,
    #[server(default)] next: String,
) -> Result<(), ServerFnError> {
    let bank = expect_context::<Arc<Bank>>();
    let Ok(Some(scenario)) = find(&bank, &scenario).await else {
        see_other("/practice");
        return Ok(());
    };
    let back = local(&next).map_or_else(
        || format!("/scenario/{}{}#flag", scenario.id, chosen(&answer, &confidence, &list)),
        str::to_owned,
    );
    let context = RequestContext::current();
    if let (AuthState::SignedIn(account), Some(server)) = (context.auth_state().await, context.server()) {
        match server.notes.flag(&account, &scenario.id, flag != "clear").await {
            Ok(()) => {
                see_other(&back);
                return Ok(());
            }
            Err(error) => tracing::error!(%error, scenario = scenario.id, "cannot store a flag"),
        }
    }
    cookies::leave_flash("flag", &Flash { faults: vec!["store".to_owned()], ..Flash::default() });
    see_other(&back);
    Ok(())
}

/// The form's choices as the query of its URL.
fn chosen(answer: &BTreeMap<String, Vec<String>>, confidence: &str, list: &str) -> String {
    let mut query = form_urlencoded::Serializer::new(choices_query(None, answer));
    for (name, value) in [("confidence", confidence), ("list", list_param(list).as_str())] {
        if !value.is_empty() {
            query.append_pair(name, value);
        }
    }
    let query = query.finish();
    if query.is_empty() { query } else { format!("?{query}") }
}
