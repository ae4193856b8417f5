//! Whether the site is well, for whatever watches over it.

use crate::server::Server;
use axum::extract::State;
use axum::http::StatusCode;

/// That the program runs: whoever asks is answered.
pub(super) async fn alive() -> &'static str {
    "ok"
}

/// Whether the site can do its work now: the database answers.
pub(super) async fn readiness(State(server): State<Server>) -> (StatusCode, &'static str) {
    match server.ready().await {
        Ok(()) => (StatusCode::OK, "ready"),
        Err(cause) => {
            tracing::error!("the database does not answer: {cause}");
            (StatusCode::SERVICE_UNAVAILABLE, "not ready")
        }
    }
}
