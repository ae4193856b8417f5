//! Receives request bodies into memory before a permit is taken, so that slow senders hold none.

use super::forms::{BODY_LIMIT, body_limit};
use super::limiter::Limiter;
use axum::body::{Body, HttpBody};
use axum::extract::Request;
use axum::http::{HeaderValue, header};
use http_body_util::{BodyExt, LengthLimitError, Limited};
use std::time::Duration;

/// Timeout for receiving a form.
const FORM_TIMEOUT: Duration = Duration::from_secs(5);
/// Timeout for receiving an upload. Together with [`SLOT_TIMEOUT`] it must be shorter than
/// `layers::REQUEST_TIMEOUT`.
const UPLOAD_TIMEOUT: Duration = Duration::from_secs(20);
/// Timeout for acquiring an upload slot.
const SLOT_TIMEOUT: Duration = Duration::from_secs(4);
/// Number of concurrent uploads; each is held in memory.
pub(super) const UPLOAD_SLOTS: usize = 8;

/// Result of receiving a body.
pub(super) enum Received {
    /// The request with its complete body.
    Complete(Request),
    /// The body is longer than the route allows. The handler refuses it without a permit.
    TooLong(Request),
    /// Timed out, interrupted, or no upload slot was free.
    Incomplete,
}

/// Waits for the body; an upload holds a slot of `uploads` meanwhile. A user who is not signed in
/// may send no more than a form, whatever the route: uploads require sign-in, and the handler's
/// response says so.
pub(super) async fn receive(
    request: Request,
    uploads: &Limiter,
    is_signed_in: impl Future<Output = bool>,
) -> Received {
    let mut limit = body_limit(request.uri().path());
    if limit > BODY_LIMIT && !is_signed_in.await {
        limit = BODY_LIMIT;
    }
    let (mut head, body) = request.into_parts();
    if body.is_end_stream() {
        return Received::Complete(Request::from_parts(head, body));
    }
    if body.size_hint().lower() > limit as u64 {
        return Received::TooLong(Request::from_parts(head, body));
    }
    let complete = Limited::new(body, limit).collect();
    let received = if limit > BODY_LIMIT {
        let Some(_slot) = uploads.acquire(SLOT_TIMEOUT).await else { return Received::Incomplete };
        tokio::time::timeout(UPLOAD_TIMEOUT, complete).await
    } else {
        tokio::time::timeout(FORM_TIMEOUT, complete).await
    };
    match received {
        Ok(Ok(body)) => Received::Complete(Request::from_parts(head, Body::from(body.to_bytes()))),
        Ok(Err(fault)) if fault.is::<LengthLimitError>() => {
            // The body had no declared length. Declares one, so that the handler refuses it as it
            // refuses any body that is too long.
            head.headers.remove(header::TRANSFER_ENCODING);
            head.headers.insert(header::CONTENT_LENGTH, HeaderValue::from(limit + 1));
            Received::TooLong(Request::from_parts(head, Body::empty()))
        }
        Ok(Err(_)) | Err(_) => Received::Incomplete,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn uploads_take_a_slot_forms_do_not() {
        let uploads = Limiter::new("files", 1);
        let request = |path| Request::post(path).body(Body::from("a")).expect("a request");
        let signed_in = async |path| receive(request(path), &uploads, async { true }).await;
        let slot = uploads.acquire(SLOT_TIMEOUT).await.expect("a free slot");
        assert!(matches!(signed_in("/api/sign-in").await, Received::Complete(_)));
        assert!(matches!(signed_in("/api/logo").await, Received::Incomplete));
        assert_eq!(uploads.metrics().refused, 1, "it is counted");
        drop(slot);
        assert!(matches!(signed_in("/api/logo").await, Received::Complete(_)));
        assert_eq!(uploads.metrics().queue.running, 0, "the slot is released");
    }

    #[tokio::test]
    async fn visitors_cannot_upload() {
        let uploads = Limiter::new("files", 1);
        let _slot = uploads.acquire(SLOT_TIMEOUT).await.expect("a free slot");
        let request =
            |length| Request::post("/api/logo").body(Body::from(vec![b'a'; length])).expect("a request");
        let visitor = async |length| receive(request(length), &uploads, async { false }).await;
        assert!(matches!(visitor(10).await, Received::Complete(_)));
        assert!(matches!(visitor(BODY_LIMIT + 1).await, Received::TooLong(_)));
        assert_eq!(uploads.metrics().refused, 0);
    }
}
