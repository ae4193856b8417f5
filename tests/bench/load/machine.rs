//! Resource use of processes and of the machine.

use crate::harness::served::{Served, cpu_time_with_children, own_cpu_time};
use crate::pace::now;
use crate::site::{Database, DatabaseKind};
use serde_json::{Value, json};
use std::process::Command;
use std::time::Instant;

/// A sample of the program's resources.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// Memory, in kB.
    pub resident: u64,
    /// Open files and connections.
    pub files: u64,
}

/// Number of parts of the time in the report of memory and files.
const PARTS: usize = 12;

impl Sample {
    /// Memory in MB.
    pub fn megabytes(&self) -> u64 {
        self.resident / 1024
    }

    /// Takes a sample.
    pub fn of(served: &Served) -> Self {
        Self { resident: served.memory(), files: served.files() as u64 }
    }
}

/// Resources used up to a point in time.
pub struct Mark {
    at: Instant,
    program: f64,
    client: f64,
    database: Option<f64>,
    /// Active time of PostgreSQL's sessions, in seconds.
    active: Option<f64>,
}

/// Resources used in between, in seconds.
#[derive(Clone, Debug)]
pub struct ResourceUse {
    pub lasted: f64,
    pub program: f64,
    pub client: f64,
    /// `None` if the database is in the program, or on another machine.
    pub database: Option<f64>,
    pub active: Option<f64>,
    /// Peak memory of the program since its start, in MB.
    pub peak: u64,
    pub samples: Vec<Sample>,
}

impl Mark {
    /// Takes a mark.
    pub async fn now(served: &Served, database: &Database) -> Self {
        let database_work = database.postmaster.and_then(cpu_time_with_children);
        let active = match database.kind {
            DatabaseKind::Sqlite => None,
            DatabaseKind::Postgres => database.active().await,
        };
        Self {
            at: now(),
            program: served.cpu_time(),
            client: own_cpu_time(),
            database: database_work,
            active,
        }
    }

    /// Resources used since.
    pub async fn since(self, served: &Served, database: &Database, samples: Vec<Sample>) -> ResourceUse {
        let end = Mark::now(served, database).await;
        let less = |end: Option<f64>, before: Option<f64>| Some(end? - before?);
        ResourceUse {
            lasted: (end.at - self.at).as_secs_f64(),
            program: end.program - self.program,
            client: end.client - self.client,
            database: less(end.database, self.database),
            active: less(end.active, self.active),
            peak: served.peak_memory(),
            samples,
        }
    }
}

impl ResourceUse {
    /// The program's memory and files in each of twelve parts of the time, or fewer if sampled less
    /// often: the median of each part, which a password being hashed does not affect.
    pub fn course(&self) -> Vec<Sample> {
        let middle = |mut of: Vec<u64>| {
            of.sort_unstable();
            of[of.len() / 2]
        };
        let part = self.samples.len().div_ceil(PARTS).max(1);
        let parts = self.samples.chunks(part).map(|part| Sample {
            resident: middle(part.iter().map(|one| one.resident).collect()),
            files: middle(part.iter().map(|one| one.files).collect()),
        });
        parts.collect()
    }
}

/// Number of cores.
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// The machine, and what was measured on it.
pub fn told() -> Value {
    let read = |path| std::fs::read_to_string(path).unwrap_or_default();
    let field = |text: &str, name: &str| {
        let line = text.lines().find(|line| line.starts_with(name)).unwrap_or_default();
        line.split_once(':').map(|(_, value)| value.trim().to_owned()).unwrap_or_default()
    };
    let git = |words: &[&str]| {
        let output = Command::new("git").args(words).current_dir(env!("CHECKOUT")).output();
        output.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned()).unwrap_or_default()
    };
    let changed = if git(&["status", "--porcelain"]).is_empty() { "" } else { " and what is not committed" };
    json!({
        "cores": cores(),
        "processor": field(&read("/proc/cpuinfo"), "model name"),
        "memory": field(&read("/proc/meminfo"), "MemTotal"),
        "commit": format!("{}{changed}", git(&["rev-parse", "--short=12", "HEAD"])),
        "optimised": !cfg!(debug_assertions),
    })
}
