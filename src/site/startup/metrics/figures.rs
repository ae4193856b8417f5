//! The numbers of the house under the names that Prometheus has for them.

use super::super::gate::GateFigures;
use super::super::health::ShutdownState;
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
use store::pools::PoolMetrics;

/// A name among a few.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct NameLabel {
    name: &'static str,
}

/// One number under each name.
struct Gauges(Family<NameLabel, Gauge>);

impl Gauges {
    fn new(registry: &mut Registry, name: &str, help: &str) -> Self {
        let family = Family::default();
        registry.register(name, help, family.clone());
        Self(family)
    }

    fn put(&self, name: &'static str, value: usize) -> &Self {
        self.0.get_or_create(&NameLabel { name }).set(i64::try_from(value).unwrap_or(i64::MAX));
        self
    }
}

/// One count under each name.
struct Counters(Family<NameLabel, Counter>);

impl Counters {
    fn new(registry: &mut Registry, name: &str, help: &str) -> Self {
        let family = Family::default();
        registry.register(name, help, family.clone());
        Self(family)
    }

    fn put(&self, name: &'static str, value: u64) -> &Self {
        self.0.get_or_create(&NameLabel { name }).inc_by(value);
        self
    }
}

/// A spread as Prometheus has it.
#[derive(Debug)]
struct Histograms(Histogram);

impl TypedMetric for Histograms {
    const TYPE: MetricType = MetricType::Histogram;
}

impl EncodeMetric for Histograms {
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

/// The shares of requests.
pub(super) fn gates(registry: &mut Registry, gates: &[GateFigures]) {
    let running = Gauges::new(registry, "share_running", "Requests of each share that are let in");
    let waiting = Gauges::new(registry, "share_waiting", "Requests of each share that wait for a place");
    let refused =
        Counters::new(registry, "share_refused", "Requests of each share that were told to come again");
    for gate in gates {
        running.put(gate.name, gate.line.running);
        waiting.put(gate.name, gate.line.waiting);
        refused.put(gate.name, gate.refused);
    }
}

/// The searches for rulings.
pub(super) fn searches(registry: &mut Registry, searches: SearchMetrics) {
    let SearchMetrics { line, visitors, found, done, broken, busy, late, dropped } = searches;
    gauge(registry, "searches_running", "Searches for rulings under way", line.running);
    gauge(registry, "searches_waiting", "Searches that wait for their turn", line.waiting);
    gauge(registry, "visitor_searches_running", "Searches for visitors under way", visitors.running);
    gauge(registry, "visitor_searches_waiting", "Searches for visitors that wait", visitors.waiting);
    Counters::new(registry, "searches", "Searches that have ended")
        .put("done", done)
        .put("broken", broken)
        .put("dropped", dropped);
    Counters::new(
        registry,
        "search_requests",
        "What became of asking for a ruling that needs a search, where no search was begun or waited out",
    )
    .put("found", found)
    .put("busy", busy)
    .put("late", late);
}

/// Metrics of the server.
pub(super) fn server(registry: &mut Registry, figures: ServerMetrics) {
    let ServerMetrics { saves, hashing, judging, marking, marking_left, letters, jobs, connections } =
        figures;
    let queues = Gauges::new(registry, "queue_waiting", "How much waits in each line");
    queues.put("saving", saves.waiting).put("marking", marking);
    let running = Gauges::new(registry, "queue_running", "How much of each line is at work");
    for (name, line) in [("hashing", Some(hashing)), ("judging", Some(judging)), ("jobs", jobs)] {
        let Some(line) = line else { continue };
        queues.put(name, line.waiting);
        running.put(name, line.running);
    }
    if let Some(letters) = letters {
        queues.put("letters", usize::try_from(letters).unwrap_or(usize::MAX));
    }
    counter(registry, "marking_left", "Attempts that found no place in the line of marking", marking_left);
    registry.register(
        "save_duration_seconds",
        "How long commits of saved answers took",
        Histograms(saves.seconds),
    );
    registry.register("save_orders", "How many orders shared a commit", Histograms(saves.orders));
    counter(registry, "save_failures", "Commits of saved answers that failed", saves.failed);
    let open = Gauges::new(registry, "database_connections", "Connections to the database");
    let idle = Gauges::new(registry, "database_connections_idle", "Connections that nobody uses");
    let most = Gauges::new(registry, "database_connections_max", "How many there may be");
    let waiting = Gauges::new(registry, "database_connections_waiting", "Who waits for a connection");
    let waits =
        Counters::new(registry, "database_connection_waits", "How often somebody waited, however shortly");
    let seconds = Family::<NameLabel, Counter<f64, AtomicU64>>::default();
    let help = "How long was waited for connections, in all";
    registry.register("database_connection_wait_seconds", help, seconds.clone());
    let size = |n: u32| usize::try_from(n).unwrap_or(usize::MAX);
    for PoolMetrics { kind, open: are_open, idle: are_idle, most: may_be, waits: told } in connections {
        open.put(kind, size(are_open));
        idle.put(kind, size(are_idle));
        most.put(kind, size(may_be));
        waiting.put(kind, size(told.waiting));
        waits.put(kind, told.ended);
        seconds.get_or_create(&NameLabel { name: kind }).inc_by(told.waited.as_secs_f64());
    }
}

/// Which program it is, and whether it has been told to stop.
pub(super) fn site(registry: &mut Registry, standing: &ShutdownState) {
    let build = vec![("version", env!("CARGO_PKG_VERSION")), ("engine", engine::VERSION)];
    registry.register("build", "Which program this is", Info::new(build));
    gauge(registry, "stopping", "Whether it has been told to stop", usize::from(standing.is_stopping()));
}
