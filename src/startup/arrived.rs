//! What is sent along with a request is here before the request gets a place: who sends slowly, or never to the end, keeps nobody out.

use super::forms::{BODY_LIMIT, limit};
use axum::body::{Body, HttpBody};
use axum::extract::Request;
use axum::http::{HeaderValue, header};
use http_body_util::{BodyExt, LengthLimitError, Limited};
use std::time::Duration;
use tokio::sync::Semaphore;

/// Within what time a form has to be here.
const FORM: Duration = Duration::from_secs(5);
/// Within what time a file has to be here: as long as a request may take.
const FILE: Duration = super::layers::REQUEST_LIMIT;
/// How many files may be on their way at once, each of them in memory.
const FILES: usize = 8;

static FILES_COMING: Semaphore = Semaphore::const_new(FILES);

/// What became of it.
pub(super) enum Arrived {
    /// The request with all that was sent along.
    Whole(Request),
    /// More was sent, or is going to be, than is read at that address. It is to be refused for that, which takes no place.
    TooLong(Request),
    /// It did not come in time, or broke off.
    Never,
}

/// Waits for what is sent along.
pub(super) async fn arrived(request: Request) -> Arrived {
    let limit = limit(request.uri().path());
    let (mut head, body) = request.into_parts();
    if body.is_end_stream() {
        return Arrived::Whole(Request::from_parts(head, body));
    }
    if body.size_hint().lower() > limit as u64 {
        return Arrived::TooLong(Request::from_parts(head, body));
    }
    let is_file = limit > BODY_LIMIT;
    let coming = async {
        let _place = if is_file { Some(FILES_COMING.acquire().await) } else { None };
        Limited::new(body, limit).collect().await
    };
    match tokio::time::timeout(if is_file { FILE } else { FORM }, coming).await {
        Ok(Ok(all)) => Arrived::Whole(Request::from_parts(head, Body::from(all.to_bytes()))),
        Ok(Err(fault)) if fault.is::<LengthLimitError>() => {
            // It had not said how long it is. Now it does, as everybody else who sends too much.
            head.headers.remove(header::TRANSFER_ENCODING);
            head.headers.insert(header::CONTENT_LENGTH, HeaderValue::from(limit + 1));
            Arrived::TooLong(Request::from_parts(head, Body::empty()))
        }
        Ok(Err(_)) | Err(_) => Arrived::Never,
    }
}
