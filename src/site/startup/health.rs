//! Health checks for monitoring.
//!
//! A site listens only after migrating its tables and reading its bank. So readiness means that the
//! database answers and can be written, and that the site is not shutting down.

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

/// Shutdown state of the site.
#[derive(Debug, Default)]
pub(super) struct ShutdownState {
    stopping: AtomicBool,
}

impl ShutdownState {
    /// Begins the shutdown: readiness fails from now on.
    pub(super) fn stop(&self) {
        self.stopping.store(true, Ordering::Relaxed);
    }

    /// True once shutdown has begun.
    pub(super) fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Relaxed)
    }
}

/// The response: no addresses, no names.
#[derive(Serialize)]
pub(super) struct Readiness {
    ready: bool,
    /// `ok`, `silent` within a second, or `fault`.
    database: &'static str,
    stopping: bool,
}

/// Liveness: the program answers.
pub(super) async fn alive() -> &'static str {
    "ok"
}

/// Readiness: the site can do its work.
pub(super) async fn readiness(
    State(server): State<Server>,
    State(shutdown): State<Arc<ShutdownState>>,
) -> (StatusCode, Json<Readiness>) {
    let database = match tokio::time::timeout(TIMEOUT, server.ready()).await {
        Ok(Ok(true)) => "ok",
        // The store has logged the cause.
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
