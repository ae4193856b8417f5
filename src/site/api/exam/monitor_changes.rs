//! Notifies browsers of changes on a sitting's live monitor, by Server-Sent Events.

use super::sitting;
use crate::api::request_context::{Refused, RequestContext};
use crate::api::streaming::StreamingBody;
use axum::body::Body;
use axum::extract::{Path as UrlPath, State};
use axum::http::request::Parts;
use axum::http::{HeaderName, header};
use axum::response::{IntoResponse, Response};
use server::Server;
use server::exams::sitting::monitor::SittingWatch;
use server::roles::{Action, Whose};
use std::io;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, timeout};

/// Pause after a notification, so that changes in between need one reload.
const DEBOUNCE: Duration = Duration::from_secs(2);
/// Interval of keep-alive comments: sending one detects a closed connection.
const KEEP_ALIVE_INTERVAL: Duration = Duration::from_secs(15);
/// Time after which a response ends. The browser then reconnects, which checks its permission
/// again.
const MAX_RESPONSE_TIME: Duration = Duration::from_secs(10 * 60);

/// The event that tells a browser to reload.
const CHANGED_EVENT: &[u8] = b"event: changed\ndata:\n\n";
const KEEP_ALIVE_COMMENT: &[u8] = b":\n\n";

/// The event stream for the live monitor of the sitting in the URL.
pub async fn monitor_changes(
    State(server): State<Server>,
    UrlPath((code, id)): UrlPath<(String, String)>,
    parts: Parts,
) -> Response {
    let context = RequestContext::of_request(server.clone(), &parts);
    let watch: Result<SittingWatch, Refused> = async {
        let allowed = context.allowed(Action::Invigilate, &code, Whose::Others).await?;
        Ok(server.sittings.watch(&sitting(&context, &allowed, &id).await?))
    }
    .await;
    let watch = match watch {
        Ok(watch) => watch,
        Err(why) => return why.file_response(&format!("/federation/{code}/exams/{id}/board")),
    };
    let (sender, receiver) = mpsc::channel(1);
    tokio::spawn(send_changes(watch, sender));
    // Some proxies buffer responses by default.
    let unbuffered = (HeaderName::from_static("x-accel-buffering"), "no");
    let head = [(header::CONTENT_TYPE, "text/event-stream"), (header::CACHE_CONTROL, "no-store")];
    (head, [unbuffered], Body::new(StreamingBody(receiver))).into_response()
}

async fn send_changes(mut watch: SittingWatch, to: mpsc::Sender<io::Result<Vec<u8>>>) {
    let end = Instant::now() + MAX_RESPONSE_TIME;
    // Confirms the connection.
    let mut message = KEEP_ALIVE_COMMENT;
    while to.send(Ok(message.to_vec())).await.is_ok() && Instant::now() < end {
        if message == CHANGED_EVENT {
            sleep(DEBOUNCE).await;
        }
        message = match timeout(KEEP_ALIVE_INTERVAL, watch.changed()).await {
            Ok(Some(())) => CHANGED_EVENT,
            // The store is being closed.
            Ok(None) => return,
            Err(_) => KEEP_ALIVE_COMMENT,
        };
    }
}
