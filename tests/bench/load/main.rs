//! The load of a site as its people make it: they sign in, read, practise, and sit an exam, over HTTP, while the program is served in a process of
//! its own. What it tells: how long each kind of request took, what failed, and what program, database and client used of the machine.
//!
//! ```sh
//! cargo bench --bench load -- practice               # pages a second
//! cargo bench --bench load -- sign-in                # how many sign in a second, some dozens at a time
//! cargo bench --bench load -- saves --on postgres    # answers of an exam, kept for good, a second
//! cargo bench --bench load -- begin --candidates 3000  # all come in within a minute
//! cargo bench --bench load -- soak --seconds 3600    # everything at once for an hour
//! cargo bench --bench load -- start                  # how soon it listens, and what it holds when nobody comes
//! ```
//!
//! `practice` and `saves` are measured twice: as fast as it goes (each asks again when it is answered), and at a rate (`--pages`, `--saves`), where each request
//! is due at a moment of its own and counts from then on, so that whoever has to wait to ask is not left out.
//!
//! In `mixed` and `soak` candidates do what people do from beginning to end: they come a few a second, are sent to sign in and do so by the form, with a
//! password that costs what it costs at the site; begin, answer each at a pace of their own, hand in, and see whether it is handed in; then they are away, and
//! come again. Who is told that too many sign in tries again later, and is counted apart. `sign-in` is the first of that alone, as fast as it goes. In `saves`
//! and `begin` sessions are made beforehand: people sign in before their exam begins, and it is not the line for passwords that is measured.
//!
//! - `settings.rs`: what it is told
//! - `site.rs`: the database, people with a session, a sitting that is open, and the program
//! - `line.rs`: one connection; `people.rs`: who asks, and what; `door.rs`: how they sign in
//! - `pace.rs`: when; `drive.rs`: all of them until the time is up
//! - `seen.rs`: what came of it; `machine.rs`: what the machine tells of processes; `report.rs`: both, for people and for keeping

mod door;
mod drive;
#[path = "../../harness/mod.rs"]
mod harness;
mod line;
mod machine;
mod pace;
mod people;
mod report;
mod seen;
mod settings;
mod site;

use clap::Parser;
use report::Report;
use settings::{Mode, Settings};
use site::{Begun, Place};
use std::rc::Rc;
use std::time::Duration;

/// A program that has not come to rest after this long is measured as it is.
const RESTLESS: Duration = Duration::from_secs(180);

fn main() {
    let settings = Settings::parse();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let people = tokio::task::LocalSet::new();
    people.block_on(&runtime, run(&settings));
}

async fn run(settings: &Settings) {
    let place = Place::find(&settings.on).await;
    let mut report = Report::new(settings, &place);
    if settings.mode == Mode::Start {
        return report.start(&place).await;
    }
    let site = Rc::new(Begun::prepare(settings, &place).await);
    report.begun(&site);
    let rested = site.rest(RESTLESS).await;
    println!("the program had come to rest after {rested:.1?}");
    for phase in drive::phases(settings) {
        let (seen, used) = drive::drive(&site, &place, &phase).await;
        report.phase(&phase, seen, used);
    }
    report.end();
}
