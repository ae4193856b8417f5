//! Notifications of changes on a live monitor (Server-Sent Events).

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
/// Interval of keep-alive comments, which detect closed connections.
const KEEP_ALIVE_INTERVAL: Duration = Duration::from_secs(15);
/// Duration of a response, after which the browser reconnects and its permission is checked again.
const RESPONSE_TIME: Duration = Duration::from_secs(10 * 60);

/// The notification.
const CHANGED: &[u8] = b"event: changed\ndata:\n\n";
/// A keep-alive comment.
const KEEP_ALIVE: &[u8] = b":\n\n";

/// Notifies an examiner's browser when the live monitor of a sitting has changed; it then reloads
/// the page.
pub async fn board_changes(
    State(rules): State<Server>,
    UrlPath((code, id)): UrlPath<(String, String)>,
    parts: Parts,
) -> Response {
    let context = RequestContext::of_request(rules.clone(), &parts);
    let begun: Result<SittingWatch, Refused> = async {
        let allowed = context.allowed(Action::HoldExams, &code, Whose::Others).await?;
        Ok(rules.watch_board(&sitting(&context, &allowed, &id).await?))
    }
    .await;
    let watch = match begun {
        Ok(watch) => watch,
        Err(why) => return why.file_response(&format!("/federation/{code}/exams/{id}/board")),
    };
    let (send, going) = mpsc::channel(1);
    tokio::spawn(send_changes(watch, send));
    // Some proxies buffer responses.
    let at_once = (HeaderName::from_static("x-accel-buffering"), "no");
    let head = [(header::CONTENT_TYPE, "text/event-stream"), (header::CACHE_CONTROL, "no-store")];
    (head, [at_once], Body::new(StreamingBody(going))).into_response()
}

async fn send_changes(mut watch: SittingWatch, to: mpsc::Sender<io::Result<Vec<u8>>>) {
    let until = Instant::now() + RESPONSE_TIME;
    // The first line confirms the connection.
    let mut line = KEEP_ALIVE;
    while to.send(Ok(line.to_vec())).await.is_ok() && Instant::now() < until {
        if line == CHANGED {
            sleep(DEBOUNCE).await;
        }
        line = match timeout(KEEP_ALIVE_INTERVAL, watch.changed()).await {
            Ok(Some(())) => CHANGED,
            Ok(None) => return,
            Err(_) => KEEP_ALIVE,
        };
    }
}
