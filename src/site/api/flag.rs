//! Flags on scenarios: the button in the form at `/scenario/{id}`.

use super::answer::{choices_query, list_param};
use super::posted::{Posted, Stop, form};
use super::redirect::local;
use super::request_context::{AuthState, RequestContext};
use super::variant::find;
use bank::Bank;
use leptos::prelude::expect_context;
use std::sync::Arc;
use url::form_urlencoded;

form! {
    /// Sets or clears a flag, and leads to the scenario with the choices made in its form, of which
    /// the button is part; elsewhere to `next`.
    "flag" FlagPost {
        scenario: hidden,
        flag: hidden,
        answer: sheet,
        confidence: hidden,
        list: hidden,
        next: hidden,
    }
}

impl FlagPost {
    fn path(&self) -> String {
        if let Some(next) = local(&self.next) {
            return next.to_owned();
        }
        let mut query = form_urlencoded::Serializer::new(choices_query(None, &self.answer));
        for (name, value) in [("confidence", &self.confidence), ("list", &list_param(&self.list))] {
            if !value.is_empty() {
                query.append_pair(name, value);
            }
        }
        let query = query.finish();
        let mark = if query.is_empty() { "" } else { "?" };
        format!("/scenario/{}{mark}{query}#flag", self.scenario)
    }
}

impl Posted for FlagPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let bank = expect_context::<Arc<Bank>>();
        let Ok(Some(scenario)) = find(&bank, &self.scenario).await else { return Ok("/practice".to_owned()) };
        let (AuthState::SignedIn(account), Some(server)) = (context.auth_state().await, context.server())
        else {
            return Err("store".into());
        };
        let stored = server.notes.flag(&account, &scenario.id, self.flag != "clear").await;
        stored.map_err(|error| {
            tracing::error!(%error, scenario = scenario.id, "cannot store a flag");
            "store"
        })?;
        Ok(self.page())
    }
}
