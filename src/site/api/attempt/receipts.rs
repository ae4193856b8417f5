//! All receipts of an attempt as a file, with the data to recompute them.

use super::super::attachment::attachment;
use super::super::request_context::RequestContext;
use super::own_attempt;
use crate::words;
use axum::extract::{Path as UrlPath, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use server::Server;
use server::exams::attempt::receipt::Saved;
use std::fmt::Write;

pub async fn attempt_receipts(
    State(server): State<Server>,
    UrlPath(id): UrlPath<String>,
    parts: Parts,
) -> Response {
    let context = RequestContext::of_request(server, &parts);
    let (server, _, _, attempt) = match own_attempt(&context, &id).await {
        Ok(own) => own,
        Err(refused) => return refused.file_response(&format!("/attempt/{id}")),
    };
    let changes = match server.attempts.changes_of(&attempt).await {
        Ok(changes) => changes,
        Err(error) => {
            tracing::error!(%error, "cannot read receipts");
            return StatusCode::SERVICE_UNAVAILABLE.into_response();
        }
    };
    let mut text = format!("{}\n\n", words().say("attempt-file-head"));
    let mut before: Option<Vec<u8>> = None;
    for change in &changes {
        // Writing to a `String` cannot fail.
        let _ = writeln!(
            text,
            "{}{}\n",
            Saved::from(change).text(before.as_deref()),
            hex::encode(&change.receipt)
        );
        before = Some(change.receipt.clone());
    }
    attachment("text/plain; charset=utf-8", &format!("receipts-{}.txt", attempt.id().0), text)
}
