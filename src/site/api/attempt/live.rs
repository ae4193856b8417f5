//! The candidate's browser protocol during an exam. Lines of words, so that the browser needs no
//! parser:
//!
//! | request line | meaning |
//! |---|---|
//! | `look 3 15` | page 3 was visible for 15 more seconds; alone, the candidate is present |
//! | `answer 3 {change} law=30A&lead=H 17` | answer to page 3: change id, answer, last known change |
//! | `flag 3 set`, `flag 3 clear` | |
//!
//! | response line | meaning |
//! |---|---|
//! | `clock under_way running closed 2640` | state, clock, part, and seconds left |
//! | `kept {change} 3 {number} {receipt} 10:03:12` | stored on disk |
//! | `refused {change} over`, `… unreadable`, `… stale` | not stored, and never will be |
//! | `flagged 3 yes` | |
//! | `fault elsewhere` | the reason nothing else was done |
//!
//! A change is `stale` if another device has answered since. The last known change is 0 for none.
//! If nothing is known to be stored, the response is 503 with `Retry-After`, within seconds.

use super::super::cookies;
use super::super::request_context::{Refused, RequestContext};
use super::{canonical, own_attempt};
use axum::body::Bytes;
use axum::extract::{Path as UrlPath, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use bank::Answer;
use jiff::Timestamp;
use server::Server;
use server::exams::{Act, ActionRefusal, Attempt, Done};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::time::Duration;
use uuid::Uuid;

/// Maximum number of lines per request: a browser sends a longer backlog in several.
const LINES: usize = 100;
/// Body limit in bytes: a hundred answers of long forms.
pub const SAVE_BODY: usize = 128 * 1024;

/// The browser's timeout for a response: a little longer than the server's for saving. A refused
/// line is sent again, and saved once.
const LIMIT: Duration = Duration::from_secs(5);
/// `Retry-After`, in seconds.
const AGAIN: &str = "2";

/// Processes the lines, or responds within seconds that they must be sent again.
pub async fn attempt_save(
    State(server): State<Server>,
    UrlPath(id): UrlPath<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    let saved = tokio::time::timeout(LIMIT, save(server, headers, id, body)).await;
    let mut answer = saved.unwrap_or_else(|_| {
        tracing::error!("timeout storing a candidate's changes");
        StatusCode::SERVICE_UNAVAILABLE.into_response()
    });
    if answer.status() == StatusCode::SERVICE_UNAVAILABLE {
        answer.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static(AGAIN));
    }
    answer
}

async fn save(server: Server, headers: HeaderMap, id: String, body: Bytes) -> Response {
    let context = RequestContext::of(server, cookies::session_in(&headers));
    let (server, _, device, attempt) = match own_attempt(&context, &id).await {
        Ok(own) => own,
        Err(Refused::NotFound) => return Redirect::to("/lost").into_response(),
        Err(refused) => return refused.file_response("/me"),
    };
    let text = String::from_utf8_lossy(&body);
    // A malformed line must not block the others: the browser would retry them behind it for ever.
    let lines: Vec<(&str, Option<Act>)> = text.lines().take(LINES).map(|line| (line, act_of(line))).collect();
    let unread: String =
        lines.iter().filter(|(_, act)| act.is_none()).filter_map(|(line, _)| refused(line)).collect();
    let acts: Vec<Act> = lines.into_iter().filter_map(|(_, act)| act).collect();
    match server.attempts.act(&attempt, &device, true, acts.clone()).await {
        Ok(done) => {
            let plain =
                [(header::CONTENT_TYPE, "text/plain; charset=utf-8"), (header::CACHE_CONTROL, "no-store")];
            (plain, answered(&acts, &done, server.instant()) + &unread).into_response()
        }
        Err(error) => {
            tracing::error!(%error, "cannot store a candidate's changes");
            StatusCode::SERVICE_UNAVAILABLE.into_response()
        }
    }
}

/// The response to a malformed answer line; `None` if it has not even a change number.
fn refused(line: &str) -> Option<String> {
    let mut words = line.split(' ').skip(2);
    let change = words.next().and_then(|change| Uuid::try_parse(change).ok())?;
    Some(format!("refused {change} unreadable\n"))
}

/// The act of a request line; `None` if malformed.
pub fn act_of(line: &str) -> Option<Act> {
    let mut words = line.split(' ');
    let (kind, page) = (words.next()?, words.next()?.parse().ok()?);
    let next = words.next()?;
    match kind {
        "look" => Some(Act::Look { page, seconds: next.parse::<u16>().ok()?.min(600) }),
        "flag" => Some(Act::Flag { page, set: next == "set" }),
        "answer" => {
            let query = words.next().unwrap_or_default();
            let fields: BTreeMap<String, Vec<String>> = Answer::from_query(query)?.fields();
            let base = words.next().map(str::parse).transpose().ok()?.map(u16::into);
            Some(Act::Answer { page, change: Uuid::try_parse(next).ok()?, answer: canonical(fields)?, base })
        }
        _ => None,
    }
}

fn answered(acts: &[Act], done: &Done, now: Timestamp) -> String {
    let mut text = clock(&done.attempt, now);
    for (act, outcome) in acts.iter().zip(&done.outcomes) {
        // Writing to a `String` cannot fail.
        let _ = match (act, outcome) {
            (Act::Answer { change, page, .. }, Ok(Some(saved))) => {
                let at = saved.saved_at.strftime("%H:%M:%S");
                writeln!(text, "kept {change} {page} {} {} {at}", saved.number, hex::encode(&saved.hash))
            }
            (Act::Answer { change, .. }, Err(fault)) => writeln!(text, "refused {change} {}", fault.word()),
            (Act::Flag { page, set }, Ok(_)) => {
                writeln!(text, "flagged {page} {}", if *set { "yes" } else { "no" })
            }
            // The clock line already tells the browser that a page is not open.
            (Act::Look { .. }, Err(fault)) if *fault != ActionRefusal::Elsewhere => Ok(()),
            (_, Err(fault)) => writeln!(text, "fault {}", fault.word()),
            (_, Ok(_)) => Ok(()),
        };
    }
    text
}

/// State and clock of the attempt.
fn clock(attempt: &Attempt, now: Timestamp) -> String {
    let times = attempt.times();
    let phase = times.as_ref().map_or("over", |times| times.phase(now).word());
    let left = times.map_or(0, |times| times.left(now));
    format!("clock {} {phase} {} {left}\n", attempt.state().word(), attempt.part().word())
}
