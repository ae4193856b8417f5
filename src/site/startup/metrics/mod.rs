//! Metrics for Prometheus, at a separate, non-public address.
//!
//! - `figures`: metrics of the server, the searches, the concurrency limits and the process, read
//!   on each scrape
//!
//! Labels have few, known values: a route from the table of routes, never a URL. Requests are
//! counted here, everything else where it happens (`server::metrics`, `server::rulings`).

mod figures;
mod process;

use super::admission::RequestGates;
use super::health::ShutdownState;
use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;
use server::Server;
use server::rulings::Rulings;
use std::sync::Arc;
use std::time::Duration;

/// The bounds of seconds that an answer takes.
const SECONDS: [f64; 11] = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 30.0];

/// Labels of the response counter.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct ResponseLabels {
    method: &'static str,
    route: String,
    status: &'static str,
}

/// Labels of the duration histogram.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct DurationLabels {
    method: &'static str,
    route: String,
}

/// Request counters.
pub(super) struct Requests {
    answered: Family<ResponseLabels, Counter>,
    seconds: Family<DurationLabels, Histogram, fn() -> Histogram>,
    under_way: Gauge,
}

impl Default for Requests {
    fn default() -> Self {
        let histogram: fn() -> Histogram = || Histogram::new(SECONDS);
        Self {
            answered: Family::default(),
            seconds: Family::new_with_constructor(histogram),
            under_way: Gauge::default(),
        }
    }
}

/// A request that is under way until this is dropped.
pub(super) struct RunningLabels(Gauge);

impl Drop for RunningLabels {
    fn drop(&mut self) {
        self.0.dec();
    }
}

impl Requests {
    /// One has come.
    pub(super) fn begin(&self) -> RunningLabels {
        self.under_way.inc();
        RunningLabels(self.under_way.clone())
    }

    /// One has been answered.
    pub(super) fn answered(&self, method: &'static str, route: &str, status: StatusCode, took: Duration) {
        let class = match status.as_u16() {
            100..=199 => "1xx",
            200..=299 => "2xx",
            300..=399 => "3xx",
            400..=499 => "4xx",
            _ => "5xx",
        };
        let route = route.to_owned();
        self.seconds
            .get_or_create(&DurationLabels { method, route: route.clone() })
            .observe(took.as_secs_f64());
        self.answered.get_or_create(&ResponseLabels { method, route, status: class }).inc();
    }

    fn register(&self, registry: &mut Registry) {
        let answered = self.answered.clone();
        registry.register("http_requests", "Requests that were answered", answered);
        let seconds = self.seconds.clone();
        registry.register("http_request_duration_seconds", "How long it took until an answer began", seconds);
        registry.register("http_requests_in_flight", "Requests under way", self.under_way.clone());
    }
}

/// Sources of all metrics.
#[derive(Clone)]
pub(super) struct MetricSources {
    pub(super) requests: Arc<Requests>,
    pub(super) gates: RequestGates,
    pub(super) server: Server,
    pub(super) rulings: Rulings,
    pub(super) standing: Arc<ShutdownState>,
}

/// Routes of the metrics address.
pub(super) fn routes(told: MetricSources) -> Router {
    Router::new().route("/metrics", get(metrics)).with_state(told)
}

/// All figures, as they are now.
async fn metrics(State(told): State<MetricSources>) -> Response {
    let mut registry = Registry::with_prefix("director");
    told.requests.register(&mut registry);
    figures::gates(&mut registry, &told.gates.figures());
    figures::searches(&mut registry, told.rulings.metrics());
    figures::server(&mut registry, told.server.metrics().await);
    figures::site(&mut registry, &told.standing);
    // Standard names of process metrics.
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
            tracing::error!(%error, "the figures could not be written");
            StatusCode::INTERNAL_SERVER_ERROR.into_response()
        }
    }
}
