//! What is sent along with a request is here before the request gets a place: who sends slowly, or never to the end, keeps nobody out.

use super::forms::BODY_LIMIT;
use axum::body::{Body, HttpBody};
use axum::extract::Request;
use axum::http::{HeaderValue, header};
use http_body_util::{BodyExt, Limited};
use std::time::Duration;

/// Within what time it has to be here.
const IN_TIME: Duration = Duration::from_secs(5);

/// The request with all that was sent along; nothing where that did not arrive in time, or never will.
///
/// What says by itself that it is longer than a form is let through as it is: either it is a file, of which few addresses take one, or it is refused for its
/// length. What does not say how long it is and turns out to be too long goes on empty and with the length that it has at least, to be refused for that.
pub(super) async fn arrived(request: Request) -> Option<Request> {
    let (mut head, body) = request.into_parts();
    let is_long = body.size_hint().lower() > BODY_LIMIT as u64;
    if is_long || body.is_end_stream() {
        return Some(Request::from_parts(head, body));
    }
    match tokio::time::timeout(IN_TIME, Limited::new(body, BODY_LIMIT).collect()).await {
        Ok(Ok(all)) => Some(Request::from_parts(head, Body::from(all.to_bytes()))),
        Ok(Err(fault)) if fault.is::<http_body_util::LengthLimitError>() => {
            head.headers.remove(header::TRANSFER_ENCODING);
            head.headers.insert(header::CONTENT_LENGTH, HeaderValue::from(BODY_LIMIT + 1));
            Some(Request::from_parts(head, Body::empty()))
        }
        Ok(Err(_)) | Err(_) => None,
    }
}
