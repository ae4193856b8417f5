//! Receives request bodies before a permit is taken, so that slow senders hold none.

use super::forms::{BODY_LIMIT, limit};
use super::gate::Gate;
use axum::body::{Body, HttpBody};
use axum::extract::Request;
use axum::http::{HeaderValue, header};
use http_body_util::{BodyExt, LengthLimitError, Limited};
use std::time::Duration;

/// Within what time a form has to be here.
const FORM: Duration = Duration::from_secs(5);
/// Within what time a file has to be here. With the wait for a place it is short of what a request
/// may take in all (`layers::REQUEST_LIMIT`).
const FILE: Duration = Duration::from_secs(20);
/// Timeout for an upload slot.
const PLACE: Duration = Duration::from_secs(4);
/// Concurrent uploads, each held in memory.
pub(super) const FILES: usize = 8;

/// Result of receiving a body.
pub(super) enum Arrived {
    /// The request with all that was sent along.
    Whole(Request),
    /// More was sent, or is going to be, than is read at that address. It is to be refused for
    /// that, which takes no place.
    TooLong(Request),
    /// Too late, or interrupted.
    Never,
}

/// Waits for the body; an upload holds a slot in `files` meanwhile. Visitors' files are not
/// received, only forms: uploads require sign-in, and the response says so.
pub(super) async fn arrived(
    request: Request,
    files: &Gate,
    is_somebody: impl Future<Output = bool>,
) -> Arrived {
    let mut limit = limit(request.uri().path());
    if limit > BODY_LIMIT && !is_somebody.await {
        limit = BODY_LIMIT;
    }
    let (mut head, body) = request.into_parts();
    if body.is_end_stream() {
        return Arrived::Whole(Request::from_parts(head, body));
    }
    if body.size_hint().lower() > limit as u64 {
        return Arrived::TooLong(Request::from_parts(head, body));
    }
    let whole = Limited::new(body, limit).collect();
    let come = if limit > BODY_LIMIT {
        let Some(_place) = files.enter(PLACE).await else { return Arrived::Never };
        tokio::time::timeout(FILE, whole).await
    } else {
        tokio::time::timeout(FORM, whole).await
    };
    match come {
        Ok(Ok(all)) => Arrived::Whole(Request::from_parts(head, Body::from(all.to_bytes()))),
        Ok(Err(fault)) if fault.is::<LengthLimitError>() => {
            // Its length was not declared; now it is treated like any body that is too long.
            head.headers.remove(header::TRANSFER_ENCODING);
            head.headers.insert(header::CONTENT_LENGTH, HeaderValue::from(limit + 1));
            Arrived::TooLong(Request::from_parts(head, Body::empty()))
        }
        Ok(Err(_)) | Err(_) => Arrived::Never,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api;

    #[tokio::test]
    async fn uploads_take_a_slot_forms_do_not() {
        let files = Gate::new("files", 1);
        let sent = |path| Request::post(path).body(Body::from("a")).expect("a request");
        let somebody = async |path| arrived(sent(path), &files, async { true }).await;
        let held = files.enter(PLACE).await.expect("nobody has it");
        assert!(matches!(somebody("/api/sign-in").await, Arrived::Whole(_)));
        assert!(matches!(somebody(api::LOGO).await, Arrived::Never));
        assert_eq!(files.figures().refused, 1, "it is counted");
        drop(held);
        assert!(matches!(somebody(api::LOGO).await, Arrived::Whole(_)));
        assert_eq!(files.figures().line.running, 0, "it has given its place back");
    }

    #[tokio::test]
    async fn visitors_cannot_upload() {
        let files = Gate::new("files", 1);
        let _held = files.enter(PLACE).await.expect("nobody has it");
        let sent = |length| Request::post(api::LOGO).body(Body::from(vec![b'a'; length])).expect("a request");
        let stranger = async |length| arrived(sent(length), &files, async { false }).await;
        assert!(matches!(stranger(10).await, Arrived::Whole(_)));
        assert!(matches!(stranger(BODY_LIMIT + 1).await, Arrived::TooLong(_)));
        assert_eq!(files.figures().refused, 0);
    }
}
