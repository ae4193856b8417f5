//! The candidate's browser protocol during an exam. Lines of words, so that the browser needs no
//! parser:
//!
//! | sent | |
//! |---|---|
//! | `look 3 15` | page 3 was in front of the candidate for 15 seconds more; with no other line, that they are there |
//! | `answer 3 {change} law=30A&lead=H 17` | page 3 is answered so, under the browser's own number for it, by somebody who knew the page's change 17 (0 for none) |
//! | `flag 3 set`, `flag 3 clear` | |
//!
//! | answered | |
//! |---|---|
//! | `clock under_way running closed 2640` | how the attempt is, its clock, its part, and the seconds that are left of it |
//! | `kept {change} 3 {number} {receipt} 10:03:12` | it is on disk |
//! | `refused {change} over`, `refused {change} unreadable` | it is not, and will not be; `stale` is what another device has answered since |
//! | `flagged 3 yes` | |
//! | `fault elsewhere` | why nothing else was done |
//!
//! Where nothing is known to be kept the answer is 503 with `Retry-After`, and comes soon.

use super::super::cookies;
use super::super::request_context::{Refused, RequestContext};
use super::{canonical, theirs};
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

/// The most lines that are taken at once: what waits in a browser comes in several.
const LINES: usize = 100;
/// The longest body, in bytes: a hundred answers of long forms.
pub const SAVE_BODY: usize = 128 * 1024;

/// The browser's timeout for a response: a little longer than the server's for saving. A refused
/// line is sent again, and saved once.
const LIMIT: Duration = Duration::from_secs(5);
/// After how many seconds it is worth to be sent again.
const AGAIN: &str = "2";

/// Takes the lines and answers them, or says within a few seconds that they are to be sent again.
pub async fn attempt_save(
    State(server): State<Server>,
    UrlPath(id): UrlPath<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    let saved = tokio::time::timeout(LIMIT, save(server, headers, id, body)).await;
    let mut answer = saved.unwrap_or_else(|_| {
        tracing::error!("what a candidate did could not be kept in time");
        StatusCode::SERVICE_UNAVAILABLE.into_response()
    });
    if answer.status() == StatusCode::SERVICE_UNAVAILABLE {
        answer.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static(AGAIN));
    }
    answer
}

async fn save(server: Server, headers: HeaderMap, id: String, body: Bytes) -> Response {
    let context = RequestContext::of(server, cookies::session_in(&headers));
    let (server, _, device, attempt) = match theirs(&context, &id).await {
        Ok(theirs) => theirs,
        Err(Refused::NotFound) => return Redirect::to("/lost").into_response(),
        Err(refused) => return refused.file_response("/me"),
    };
    let text = String::from_utf8_lossy(&body);
    // A line that cannot be read holds up none of the others; what waits behind it in the browser would never be sent.
    let lines: Vec<(&str, Option<Act>)> = text.lines().take(LINES).map(|line| (line, act_of(line))).collect();
    let unread: String =
        lines.iter().filter(|(_, act)| act.is_none()).filter_map(|(line, _)| refused(line)).collect();
    let acts: Vec<Act> = lines.into_iter().filter_map(|(_, act)| act).collect();
    match server.act(&attempt, &device, true, acts.clone()).await {
        Ok(done) => {
            let plain =
                [(header::CONTENT_TYPE, "text/plain; charset=utf-8"), (header::CACHE_CONTROL, "no-store")];
            (plain, answered(&acts, &done, server.instant()) + &unread).into_response()
        }
        Err(error) => {
            tracing::error!(%error, "what a candidate did could not be kept");
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

/// The act of one line that was sent; none where it cannot be read.
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
        // Writing to a text does not fail.
        let _ = match (act, outcome) {
            (Act::Answer { change, page, .. }, Ok(Some(kept))) => {
                let at = kept.saved_at.strftime("%H:%M:%S");
                writeln!(text, "kept {change} {page} {} {} {at}", kept.number, hex::encode(&kept.hash))
            }
            (Act::Answer { change, .. }, Err(fault)) => writeln!(text, "refused {change} {}", fault.word()),
            (Act::Flag { page, set }, Ok(_)) => {
                writeln!(text, "flagged {page} {}", if *set { "yes" } else { "no" })
            }
            // That a page cannot be looked at the browser learns from the line of the clock.
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
