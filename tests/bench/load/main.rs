//! Load of a site as its users make it: they sign in, read, practise, and sit an exam, over HTTP,
//! while the program runs in its own process. Reports the duration of each kind of request,
//! failures, and the resources used by program, database and client.
//!
//! ```sh
//! cargo bench --bench load -- practice               # pages a second
//! cargo bench --bench load -- sign-in                # sign-ins a second, some dozens at a time
//! cargo bench --bench load -- saves --on postgres    # durable exam answers a second
//! cargo bench --bench load -- begin --candidates 3000  # all enter within a minute
//! cargo bench --bench load -- soak --seconds 3600    # everything at once for an hour
//! cargo bench --bench load -- start                  # time until it listens, and idle memory
//! ```
//!
//! `practice` and `saves` are measured twice: closed loop (each client sends the next request when
//! answered), and open loop at a rate (`--pages`, `--saves`), where each request has a due time
//! from which its duration counts, so that waiting clients are included (no coordinated omission).
//!
//! In `mixed` and `soak` candidates do everything from beginning to end: they arrive a few a
//! second, are redirected to sign-in and use its form, with a password of realistic cost; enter,
//! answer each at their own pace, hand in, and check that it is handed in; then they leave, and
//! come again. A refused sign-in is retried later and counted apart. `sign-in` is only the first
//! step, as fast as possible. In `saves` and `begin` sessions are made beforehand: people sign in
//! before their exam begins, and the hashing queue is not measured.
//!
//! - `settings.rs`: options
//! - `site.rs`: the database, users with sessions, an open sitting, and the program
//! - `connection.rs`: one connection; `clients.rs`: clients; `sign_in.rs`: sign-in
//! - `pace.rs`: due times; `drive.rs`: all clients until the time is up
//! - `results.rs`: results; `machine.rs`: resource use; `report.rs`: both, for people and as JSON

mod clients;
mod connection;
mod drive;
#[path = "../../harness/mod.rs"]
mod harness;
mod machine;
mod pace;
mod report;
mod results;
mod settings;
mod sign_in;
mod site;

use clap::Parser;
use report::Report;
use settings::{Mode, Settings};
use site::{Database, PreparedSite};
use std::rc::Rc;
use std::time::Duration;

/// A program that is still busy after this long is measured as it is.
const MAX_REST_WAIT: Duration = Duration::from_secs(180);

fn main() {
    let settings = Settings::parse();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let people = tokio::task::LocalSet::new();
    people.block_on(&runtime, run(&settings));
}

async fn run(settings: &Settings) {
    let database = Database::find(&settings.on).await;
    let mut report = Report::new(settings, &database);
    if settings.mode == Mode::Start {
        return report.start(&database).await;
    }
    let site = Rc::new(PreparedSite::prepare(settings, &database).await);
    report.begun(&site);
    let rested = site.rest(MAX_REST_WAIT).await;
    println!("the program had come to rest after {rested:.1?}");
    for phase in drive::phases(settings) {
        let (seen, used) = drive::drive(&site, &database, &phase).await;
        report.phase(&phase, seen, used);
    }
    report.end();
}
