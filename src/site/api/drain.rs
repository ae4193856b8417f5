//! Drains request bodies that will not be read, so that the connection can be reused.

use axum::body::{Body, HttpBody};
use std::future::poll_fn;
use std::pin::Pin;

/// Limit on drained bytes.
const DRAIN_LIMIT: usize = 32 * 1024 * 1024;

/// Reads and discards a body, so that the client reads the response: a browser that is still
/// sending treats a closed connection as an error, and leftover bytes may break the next request.
/// Stops at a length that no client sends by mistake.
pub async fn drain(mut body: Body) {
    let mut left = DRAIN_LIMIT;
    while let Some(Ok(frame)) = poll_fn(|context| Pin::new(&mut body).poll_frame(context)).await {
        let read = frame.data_ref().map_or(0, |data| data.len());
        match left.checked_sub(read) {
            Some(rest) => left = rest,
            None => return,
        }
    }
}
