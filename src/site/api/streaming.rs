//! Streaming response bodies.

use axum::body::Bytes;
use http_body::Frame;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use tokio::sync::mpsc;

/// A body that streams chunks until the sender is dropped. An error aborts the response, so that a
/// part is not mistaken for the whole.
pub struct StreamingBody(pub mpsc::Receiver<io::Result<Vec<u8>>>);

impl http_body::Body for StreamingBody {
    type Data = Bytes;
    type Error = io::Error;

    fn poll_frame(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, io::Error>>> {
        let piece = self.get_mut().0.poll_recv(context);
        piece.map(|piece| piece.map(|piece| piece.map(|bytes| Frame::data(bytes.into()))))
    }
}
