//! Counters of requests by route, method and status class.

use axum::http::StatusCode;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;
use std::time::Duration;

/// Histogram bounds of response times, in seconds.
const BUCKETS: [f64; 11] = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 30.0];

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
pub(in crate::startup) struct RequestCounters {
    responses: Family<ResponseLabels, Counter>,
    seconds: Family<DurationLabels, Histogram, fn() -> Histogram>,
    running: Gauge,
}

impl Default for RequestCounters {
    fn default() -> Self {
        let histogram: fn() -> Histogram = || Histogram::new(BUCKETS);
        Self {
            responses: Family::default(),
            seconds: Family::new_with_constructor(histogram),
            running: Gauge::default(),
        }
    }
}

/// A request counted as running until this is dropped.
pub(in crate::startup) struct RunningRequest(Gauge);

impl Drop for RunningRequest {
    fn drop(&mut self) {
        self.0.dec();
    }
}

impl RequestCounters {
    /// Counts a request as running.
    pub(in crate::startup) fn begin(&self) -> RunningRequest {
        self.running.inc();
        RunningRequest(self.running.clone())
    }

    /// Counts a response and the time until it began.
    pub(in crate::startup) fn record(
        &self,
        method: &'static str,
        route: &str,
        status: StatusCode,
        took: Duration,
    ) {
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
        self.responses.get_or_create(&ResponseLabels { method, route, status: class }).inc();
    }

    pub(super) fn register(&self, registry: &mut Registry) {
        let responses = self.responses.clone();
        registry.register("http_requests", "Requests answered", responses);
        let seconds = self.seconds.clone();
        registry.register("http_request_duration_seconds", "Time until the response began", seconds);
        registry.register("http_requests_in_flight", "Running requests", self.running.clone());
    }
}
