//! Whether the site is well, for whatever watches over it.
//!
//! Before it listens it has brought its tables up to date and read its bank; a site that could not is not there. So what is asked here is
//! whether the database answers and can be written, and whether the site is about to stop.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Serialize;
use server::Server;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// How long the database may take to answer.
const PATIENCE: Duration = Duration::from_secs(1);

/// Whether the site has been told to stop.
#[derive(Debug, Default)]
pub(super) struct Standing {
    stopping: AtomicBool,
}

impl Standing {
    /// From now on it is not ready for anything new.
    pub(super) fn stop(&self) {
        self.stopping.store(true, Ordering::Relaxed);
    }

    /// Whether it has been told to.
    pub(super) fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Relaxed)
    }
}

/// What is told of it: no address, no name.
#[derive(Serialize)]
pub(super) struct Readiness {
    ready: bool,
    /// `ok`, `silent` within a second, or `fault`.
    database: &'static str,
    stopping: bool,
}

/// That the program runs: whoever asks is answered.
pub(super) async fn alive() -> &'static str {
    "ok"
}

/// Whether the site can do its work now.
pub(super) async fn readiness(
    State(server): State<Server>,
    State(standing): State<Arc<Standing>>,
) -> (StatusCode, Json<Readiness>) {
    let database = match tokio::time::timeout(PATIENCE, server.ready()).await {
        Ok(Ok(true)) => "ok",
        // The store has logged why.
        Ok(Ok(false)) => "fault",
        Ok(Err(cause)) => {
            tracing::error!("the database does not answer or cannot be written: {cause}");
            "fault"
        }
        Err(_) => {
            tracing::error!("the database does not answer within a second");
            "silent"
        }
    };
    let stopping = standing.is_stopping();
    let ready = database == "ok" && !stopping;
    let status = if ready { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (status, Json(Readiness { ready, database, stopping }))
}
