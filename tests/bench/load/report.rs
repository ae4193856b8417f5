//! Reports: a table for people, and finally one line of JSON.

use crate::connection::Connection;
use crate::drive::Phase;
use crate::harness::running::Folder;
use crate::harness::served::Served;
use crate::harness::timing::{disk, timed};
use crate::machine::{self, ResourceUse, Sample, cores};
use crate::results::Results;
use crate::settings::Settings;
use crate::site::{Database, DatabaseKind, PreparedSite, address, rest};
use clap::ValueEnum;
use serde_json::{Value, json};
use std::time::Duration;

/// Duration of the disk benchmark.
const DISK: Duration = Duration::from_secs(3);
/// Number of starts of the program in the start benchmark.
const STARTS: usize = 5;

/// A report in progress.
pub struct Report {
    header: Value,
    phases: Vec<Value>,
}

impl Report {
    /// Starts with the machine and the settings.
    pub fn new(settings: &Settings, database: &Database) -> Self {
        let machine = machine::told();
        let database = match database.kind {
            DatabaseKind::Sqlite => "sqlite",
            DatabaseKind::Postgres => "postgres",
        };
        let writes = disk(Folder::new("disk").path(), DISK);
        let header = json!({
            "mode": settings.mode.to_possible_value().map(|mode| mode.get_name().to_owned()),
            "database": database,
            "machine": machine,
            "disk_writes": writes,
            "settings": {
                "seconds": settings.seconds(), "readers": settings.readers, "candidates": settings.candidates(),
                "encoding": settings.encoding, "seed": settings.seed,
            },
        });
        println!("{}", header["mode"].as_str().unwrap_or_default().to_uppercase());
        println!(
            "machine     {} cores, {}, {}",
            machine["cores"],
            text(&machine["processor"]),
            text(&machine["memory"])
        );
        println!("commit      {}", text(&machine["commit"]));
        println!(
            "database    {database}; the disk under Cargo’s folder takes {writes} writes a second for good, \
             one after the other"
        );
        println!("settings    {}", header["settings"]);
        if cfg!(debug_assertions) {
            println!(
                "NOTE        this program is not optimised: its numbers say nothing of the one that is served"
            );
        }
        Self { header, phases: Vec::new() }
    }

    /// Adds the program's memory before the first client.
    pub fn begun(&mut self, site: &PreparedSite) {
        let idle = site.served.memory() / 1024;
        println!(
            "people      {} who read, {} candidates; {} scenarios",
            site.readers.len(),
            site.candidates.len(),
            site.catalogue.scenarios.len()
        );
        println!("memory      {idle} MB before they come");
        self.header["idle_mb"] = json!(idle);
    }

    /// Adds the results of a phase.
    pub fn phase(&mut self, phase: &Phase, mut seen: Results, used: ResourceUse) {
        let seconds = used.lasted;
        println!("\n{}, {seconds:.0} s{}", phase.name, rates(phase));
        println!(
            "  {:<20} {:>9} {:>9} {:>9} {:>9} {:>9} {:>9} {:>8} {:>7}",
            "", "count", "a second", "p50 ms", "p95 ms", "p99 ms", "max ms", "bytes", "errors"
        );
        let mut kinds = Vec::new();
        for kind in seen.told() {
            let rate = kind.count as f64 / seconds;
            println!(
                "  {:<20} {:>9} {rate:>9.1} {:>9.1} {:>9.1} {:>9.1} {:>9.1} {:>8} {:>7}",
                kind.what, kind.count, kind.p50, kind.p95, kind.p99, kind.most, kind.bytes, kind.errors
            );
            kinds.push(json!({
                "what": kind.what, "count": kind.count, "rate": round(rate), "p50": kind.p50, "p95": kind.p95,
                "p99": kind.p99, "max": kind.most, "bytes": kind.bytes, "errors": kind.errors,
            }));
        }
        let kept = seen.kept as f64 / seconds;
        if seen.kept > 0 {
            println!("  answers kept: {}, {kept:.1} a second", seen.kept);
        }
        let faults: Vec<Value> = seen
            .faults()
            .map(|(what, fault, n)| {
                println!("  FAILED: {what}: {fault}: {n}");
                json!({ "what": what, "fault": fault, "count": n })
            })
            .collect();
        if seen.unasked > 0 {
            println!("  NEVER ASKED, as all were waiting long after the end: {}", seen.unasked);
        }
        print_used(&used);
        self.phases.push(json!({
            "name": phase.name, "seconds": round(seconds), "pages": phase.pages, "saves": phase.saves, "kinds": kinds,
            "kept": seen.kept, "kept_a_second": round(kept), "faults": faults, "unasked": seen.unasked,
            "used": used_json(&used),
        }));
    }

    /// Measures the time until the program listens with an up-to-date schema, and its idle memory.
    pub async fn start(mut self, database: &Database) {
        // The first start creates the schema.
        let (first, served) = timed(|| Served::start(&database.url));
        drop(served);
        let mut took = Vec::new();
        let mut last = None;
        for _ in 0..STARTS {
            drop(last.take());
            let (listening, served) = timed(|| Served::start(&database.url));
            let began = crate::pace::now();
            let mut connection = Connection::new(address(&served), "identity", "");
            let ready = connection.get("/readyz").await.map(|answer| answer.status);
            let and = began.elapsed();
            assert_eq!(ready, Ok(200), "ready");
            println!("  listens after {:.0} ms, is ready {:.1} ms later", ms(listening), ms(and));
            took.push(json!({ "listens_ms": round(ms(listening)), "ready_ms": round(ms(listening + and)) }));
            last = Some(served);
        }
        let served = last.expect("a started program");
        let at_once = served.memory() / 1024;
        let rested = rest(&served, Duration::from_secs(180)).await;
        let (idle, peak, files) = (served.memory() / 1024, served.peak_memory(), served.files());
        println!("  the first, which made the schema: {:.0} ms", ms(first));
        println!(
            "  memory: {at_once} MB at once, {idle} MB when at rest ({rested:.0?} later), \
             {peak} MB at the peak; {files} files"
        );
        self.phases.push(json!({
            "name": "start", "starts": took, "first_ms": round(ms(first)),
            "at_once_mb": at_once, "idle_mb": idle, "peak_mb": peak, "rested_s": rested.as_secs(), "files": files,
        }));
        self.end();
    }

    /// Prints the JSON line.
    pub fn end(mut self) {
        self.header["phases"] = Value::Array(self.phases);
        println!("\n{}", self.header);
    }
}

fn print_used(used: &ResourceUse) {
    let whole = used.lasted * cores() as f64;
    let share = |seconds: f64| format!("{seconds:.1} s ({:.0} %)", 100.0 * seconds / whole);
    let database = match used.database {
        Some(seconds) => share(seconds),
        None => "in the program, or not to be seen from here".to_owned(),
    };
    println!("  cores: program {}, database {database}, client {}", share(used.program), share(used.client));
    if let Some(active) = used.active {
        println!(
            "  database: its sessions were at work for {active:.1} s in all, {:.2} at a time",
            active / used.lasted
        );
    }
    let course = used.course();
    let text =
        |of: fn(&Sample) -> u64| -> String { course.iter().map(|one| format!(" {}", of(one))).collect() };
    println!("  program: MB as time went{}; {} at the peak", text(Sample::megabytes), used.peak);
    println!("  program: open files as time went{}", text(|one| one.files));
}

fn used_json(used: &ResourceUse) -> Value {
    let course = used.course();
    let samples = |of: fn(&Sample) -> u64| -> Vec<u64> { course.iter().map(of).collect() };
    json!({
        "cores": cores(), "program_s": round(used.program), "client_s": round(used.client),
        "database_s": used.database.map(round), "database_active_s": used.active.map(round), "peak_mb": used.peak,
        "course_mb": samples(Sample::megabytes), "course_files": samples(|one| one.files),
    })
}

fn rates(phase: &Phase) -> String {
    let text = |what: &str, rate: Option<f64>| {
        rate.map_or(String::new(), |rate| format!(", {rate} {what} a second are due"))
    };
    text("pages", phase.pages) + &text("saves", phase.saves)
}

fn ms(took: Duration) -> f64 {
    took.as_secs_f64() * 1000.0
}

fn round(number: f64) -> f64 {
    (number * 10.0).round() / 10.0
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
