//! Metrics read on each scrape: concurrency limits, searches, the server, and the program.

use crate::startup::health::ShutdownState;
use crate::startup::limiter::LimiterMetrics;
use prometheus_client::encoding::{EncodeLabelSet, EncodeMetric, MetricEncoder, NoLabelSet};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::info::Info;
use prometheus_client::metrics::{MetricType, TypedMetric};
use prometheus_client::registry::Registry;
use rules::engine;
use server::metrics::{Histogram, ServerMetrics};
use server::rulings::SearchMetrics;
use std::fmt;
use std::sync::atomic::AtomicU64;
use store::pool::PoolMetrics;

/// Label with one of a few names.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct NameLabel {
    name: &'static str,
}

/// A gauge per name.
struct Gauges(Family<NameLabel, Gauge>);

impl Gauges {
    fn new(registry: &mut Registry, name: &str, help: &str) -> Self {
        let family = Family::default();
        registry.register(name, help, family.clone());
        Self(family)
    }

    fn set(&self, name: &'static str, value: usize) -> &Self {
        self.0.get_or_create(&NameLabel { name }).set(i64::try_from(value).unwrap_or(i64::MAX));
        self
    }
}

/// A counter per name.
struct Counters(Family<NameLabel, Counter>);

impl Counters {
    fn new(registry: &mut Registry, name: &str, help: &str) -> Self {
        let family = Family::default();
        registry.register(name, help, family.clone());
        Self(family)
    }

    fn set(&self, name: &'static str, value: u64) -> &Self {
        self.0.get_or_create(&NameLabel { name }).inc_by(value);
        self
    }
}

/// The server's histogram as a Prometheus metric.
#[derive(Debug)]
struct HistogramMetric(Histogram);

impl TypedMetric for HistogramMetric {
    const TYPE: MetricType = MetricType::Histogram;
}

impl EncodeMetric for HistogramMetric {
    fn encode(&self, mut encoder: MetricEncoder<'_>) -> Result<(), fmt::Error> {
        encoder.encode_histogram::<NoLabelSet>(self.0.sum, self.0.count(), &self.0.buckets, None)
    }

    fn metric_type(&self) -> MetricType {
        Self::TYPE
    }
}

fn gauge(registry: &mut Registry, name: &str, help: &str, value: usize) {
    let gauge: Gauge = Gauge::default();
    gauge.set(i64::try_from(value).unwrap_or(i64::MAX));
    registry.register(name, help, gauge);
}

fn counter(registry: &mut Registry, name: &str, help: &str, value: u64) {
    let counter: Counter = Counter::default();
    counter.inc_by(value);
    registry.register(name, help, counter);
}

/// Metrics of the concurrency limits.
pub(super) fn limiters(registry: &mut Registry, limiters: &[LimiterMetrics]) {
    let running = Gauges::new(registry, "share_running", "Running requests by route class");
    let waiting = Gauges::new(registry, "share_waiting", "Requests waiting for a permit, by route class");
    let refused = Counters::new(registry, "share_refused", "Requests refused under overload, by route class");
    for limiter in limiters {
        running.set(limiter.name, limiter.queue.running);
        waiting.set(limiter.name, limiter.queue.waiting);
        refused.set(limiter.name, limiter.refused);
    }
}

/// Metrics of the searches for rulings.
pub(super) fn searches(registry: &mut Registry, searches: SearchMetrics) {
    let SearchMetrics { line, visitors, found, done, broken, busy, late, dropped } = searches;
    gauge(registry, "searches_running", "Running searches for rulings", line.running);
    gauge(registry, "searches_waiting", "Searches waiting for a slot", line.waiting);
    gauge(registry, "visitor_searches_running", "Running searches for visitors", visitors.running);
    gauge(registry, "visitor_searches_waiting", "Searches for visitors waiting for a slot", visitors.waiting);
    Counters::new(registry, "searches", "Searches ended, by outcome")
        .set("done", done)
        .set("broken", broken)
        .set("dropped", dropped);
    Counters::new(
        registry,
        "search_requests",
        "Requests for rulings answered without completing a search, by outcome",
    )
    .set("found", found)
    .set("busy", busy)
    .set("late", late);
}

/// Metrics of the server.
pub(super) fn server(registry: &mut Registry, figures: ServerMetrics) {
    let ServerMetrics { saves, hashing, judging, marking, marking_left, jobs, connections, .. } = figures;
    let queues = Gauges::new(registry, "queue_waiting", "Waiting items by queue");
    queues.set("saving", saves.waiting).set("marking", marking);
    let running = Gauges::new(registry, "queue_running", "Running items by queue");
    for (name, line) in [("hashing", Some(hashing)), ("judging", Some(judging)), ("jobs", jobs)] {
        let Some(line) = line else { continue };
        queues.set(name, line.waiting);
        running.set(name, line.running);
    }
    for (name, waiting) in [("letters", figures.waiting_emails), ("webhooks", figures.waiting_webhooks)] {
        let Some(waiting) = waiting else { continue };
        queues.set(name, usize::try_from(waiting).unwrap_or(usize::MAX));
    }
    counter(registry, "marking_left", "Attempts refused by the full marking queue", marking_left);
    registry.register(
        "save_duration_seconds",
        "Duration of commits of saved answers",
        HistogramMetric(saves.seconds),
    );
    registry.register("save_orders", "Write orders per commit", HistogramMetric(saves.orders));
    counter(registry, "save_failures", "Commits of saved answers that failed", saves.failed);
    let open = Gauges::new(registry, "database_connections", "Connections to the database");
    let idle = Gauges::new(registry, "database_connections_idle", "Idle connections to the database");
    let most = Gauges::new(registry, "database_connections_max", "Maximum connections to the database");
    let waiting = Gauges::new(registry, "database_connections_waiting", "Tasks waiting for a connection");
    let waits = Counters::new(registry, "database_connection_waits", "Waits for a connection, of any length");
    let seconds = Family::<NameLabel, Counter<f64, AtomicU64>>::default();
    let help = "Total time waited for connections";
    registry.register("database_connection_wait_seconds", help, seconds.clone());
    let size = |n: u32| usize::try_from(n).unwrap_or(usize::MAX);
    for PoolMetrics { kind, open: open_now, idle: idle_now, most: limit, waits: pool_waits } in connections {
        open.set(kind, size(open_now));
        idle.set(kind, size(idle_now));
        most.set(kind, size(limit));
        waiting.set(kind, size(pool_waits.waiting));
        waits.set(kind, pool_waits.ended);
        seconds.get_or_create(&NameLabel { name: kind }).inc_by(pool_waits.waited.as_secs_f64());
    }
}

/// Version, and shutdown state.
pub(super) fn site(registry: &mut Registry, shutdown: &ShutdownState) {
    let build = vec![("version", env!("CARGO_PKG_VERSION")), ("engine", engine::VERSION)];
    registry.register("build", "Version of the program and the engine", Info::new(build));
    gauge(registry, "stopping", "1 once shutdown has begun", usize::from(shutdown.is_stopping()));
}
