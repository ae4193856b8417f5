//! Health checks for monitoring: liveness and readiness.
//!
//! A site is ready if its database answers and can be written, and it is not shutting down. Nothing
//! else is checked: it listens only once its database is migrated and its bank is loaded.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Serialize;
use server::Server;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Timeout of the database check.
const TIMEOUT: Duration = Duration::from_secs(1);

/// Shared flag: true once the site is shutting down.
#[derive(Debug, Default)]
pub(crate) struct ShutdownState {
    stopping: AtomicBool,
}

impl ShutdownState {
    /// Marks the beginning of the shutdown: from now on the site is not ready.
    pub(super) fn stop(&self) {
        self.stopping.store(true, Ordering::Relaxed);
    }

    /// True once shutdown has begun.
    pub(super) fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Relaxed)
    }
}

/// The response to a readiness check. It is public, so without addresses and names.
#[derive(Serialize)]
pub(crate) struct Readiness {
    ready: bool,
    /// `ok`; `silent` if there was no answer within [`TIMEOUT`]; or `fault`.
    database: &'static str,
    stopping: bool,
}

/// Liveness: `ok` whenever the program answers.
pub(crate) async fn alive() -> &'static str {
    "ok"
}

/// Readiness: status 200 if the site can serve requests, otherwise 503.
pub(crate) async fn readiness(
    State(server): State<Server>,
    State(shutdown): State<Arc<ShutdownState>>,
) -> (StatusCode, Json<Readiness>) {
    let database = match tokio::time::timeout(TIMEOUT, server.ready()).await {
        Ok(Ok(true)) => "ok",
        // A write has just failed, and the store has logged the cause.
        Ok(Ok(false)) => "fault",
        Ok(Err(cause)) => {
            tracing::error!(%cause, "readiness check failed: cannot write to the database");
            "fault"
        }
        Err(_) => {
            tracing::error!("readiness check failed: database timeout");
            "silent"
        }
    };
    let stopping = shutdown.is_stopping();
    let ready = database == "ok" && !stopping;
    let status = if ready { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (status, Json(Readiness { ready, database, stopping }))
}
