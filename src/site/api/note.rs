//! Notes on scenarios: the form at `/scenario/{id}`.

use super::answer::list_param;
use super::posted::{Posted, Stop, form};
use super::request_context::{AuthState, RequestContext};
use super::variant::find;
use crate::segment::Segment;
use bank::Bank;
use leptos::prelude::expect_context;
use server::forms::Rejection;
pub use server::texts::TEXT_LIMIT;
use std::sync::Arc;

form! {
    /// Stores a note; leads to the scenario, which shows it as read back from the store.
    "note" NotePost labels "note-{}" faults "text-fault-{}" {
        scenario: kept,
        text: remark(4) = "note-label",
        list: hidden,
    }
    "store" at "text", "ended" at "text"
}

impl NotePost {
    fn path(&self) -> String {
        let list = list_param(&self.list);
        let list = if list.is_empty() { list } else { format!("?list={list}") };
        format!("/scenario/{}{list}#note", Segment(&self.scenario))
    }
}

impl Posted for NotePost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let bank = expect_context::<Arc<Bank>>();
        let Ok(Some(scenario)) = find(&bank, &self.scenario).await else { return Ok("/practice".to_owned()) };
        let (account, server) = match (context.auth_state().await, context.server()) {
            (AuthState::SignedIn(account), Some(server)) => (account, server),
            (AuthState::Unavailable, _) | (_, None) => return Err("store".into()),
            (AuthState::Visitor | AuthState::SessionEnded, _) => return Err("ended".into()),
        };
        server.notes.note(&account, &scenario.id, &self.text).await.map_err(|rejection| match rejection {
            Rejection::Store(error) => {
                tracing::error!(%error, scenario = scenario.id, "cannot store a note");
                Stop::from("store")
            }
            other => other.into(),
        })?;
        Ok(self.page())
    }
}
