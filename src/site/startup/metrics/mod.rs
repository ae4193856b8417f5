//! Metrics for Prometheus, at a separate, non-public address.
//!
//! - `requests`: request counters
//! - `gauges`: metrics of the server, the searches and the concurrency limits, read on each scrape
//! - `process`: metrics of the process
//!
//! Labels have few, known values: a route from the table of routes, never a URL. Requests are
//! counted here, everything else where it happens (`server::metrics`, `server::rulings`).

mod gauges;
mod process;
pub(super) mod requests;

use super::health::ShutdownState;
use super::route_limiters::RouteLimiters;
use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use prometheus_client::encoding::text::encode;
use prometheus_client::registry::Registry;
use requests::RequestCounters;
use server::Server;
use server::rulings::Rulings;
use std::sync::Arc;

/// Sources of all metrics.
#[derive(Clone)]
pub(super) struct MetricSources {
    pub(super) requests: Arc<RequestCounters>,
    pub(super) limiters: RouteLimiters,
    pub(super) server: Server,
    pub(super) rulings: Rulings,
    pub(super) shutdown: Arc<ShutdownState>,
}

/// Routes of the metrics address.
pub(super) fn routes(sources: MetricSources) -> Router {
    Router::new().route("/metrics", get(metrics)).with_state(sources)
}

/// The current metrics as OpenMetrics text.
async fn metrics(State(sources): State<MetricSources>) -> Response {
    let mut registry = Registry::with_prefix("director");
    sources.requests.register(&mut registry);
    gauges::limiters(&mut registry, &sources.limiters.metrics());
    gauges::searches(&mut registry, sources.rulings.metrics());
    gauges::server(&mut registry, sources.server.metrics.collect().await);
    gauges::site(&mut registry, &sources.shutdown);
    // Process metrics have standard names without our prefix.
    let mut own = Registry::default();
    process::register(&mut own);
    let mut text = String::new();
    let written = prometheus_client::encoding::text::encode_registry(&mut text, &registry)
        .and_then(|()| encode(&mut text, &own));
    match written {
        Ok(()) => {
            let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
            ([(header::CONTENT_TYPE, kind)], text).into_response()
        }
        Err(error) => {
            tracing::error!(%error, "cannot encode metrics");
            StatusCode::INTERNAL_SERVER_ERROR.into_response()
        }
    }
}
