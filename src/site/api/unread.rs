//! What is sent and nobody wants.

use axum::body::{Body, HttpBody};
use std::future::poll_fn;
use std::pin::Pin;

/// How much of a body that nobody wants is read all the same, in bytes.
const FORGOTTEN: usize = 32 * 1024 * 1024;

/// Reads what is sent and keeps nothing of it, so that the answer is read: a browser that is still sending takes a connection that
/// is closed for a fault, and one on which something is left may be closed under what is asked next. What is longer than anybody sends by mistake is not read to its end.
pub async fn forget(mut body: Body) {
    let mut left = FORGOTTEN;
    while let Some(Ok(frame)) = poll_fn(|context| Pin::new(&mut body).poll_frame(context)).await {
        let read = frame.data_ref().map_or(0, |data| data.len());
        match left.checked_sub(read) {
            Some(rest) => left = rest,
            None => return,
        }
    }
}
