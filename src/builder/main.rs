//! The builder behind the project's commands, `cargo serve`, `cargo ci`, `cargo pack` and
//! `cargo fuzz-all`. It builds and checks; nothing of the product is in it.
//!
//! - `bundle.rs`: the browser's half: WebAssembly, styles, their names and compressed forms
//! - `serve.rs`: both halves, then the server in the builder's place
//! - `ci.rs`: everything the project checks, in an order that shares what is compiled
//! - `fuzz.rs`: the search for texts that break a reader
//! - `system.rs`: what the checks need from the machine, and how to get it
//! - `dds.rs`: the solver that ours is compared with
//! - `catcher.rs`: the mail server that letters are handed to in tests
//! - `axe.rs`: what looks at the pages for those who see, hear or move otherwise
//! - `verifiers.rs`: verifiers of credentials that others have written
//! - `place.rs`: where things lie; `run.rs`: running another program and saying so

mod axe;
mod bundle;
mod catcher;
mod ci;
mod dds;
mod fuzz;
mod place;
mod run;
mod serve;
mod system;
mod verifiers;

use std::process::ExitCode;

use run::BuildFault;

const USAGE: &str = "\
cargo serve [--release]   build everything and serve the site (LISTEN, DATABASE_URL are obeyed)
cargo ci                  run everything the project checks
cargo pack                        build everything for use, as one file: target/director
cargo fuzz-all SECONDS [READER]   search for texts that break a reader, for so many seconds each";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let outcome = match words.as_slice() {
        ["serve"] => serve::serve(serve::Build::Dev),
        ["serve", "--release"] => serve::serve(serve::Build::Release),
        ["ci"] => ci::ci(),
        ["pack"] => serve::pack(),
        ["fuzz", seconds] => searched(seconds, None),
        ["fuzz", seconds, reader] => searched(seconds, Some(reader)),
        _ => Err(BuildFault::Usage),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(BuildFault::Usage) => {
            eprintln!("{USAGE}");
            ExitCode::from(2)
        }
        Err(fault) => {
            eprintln!("director: {fault}");
            ExitCode::FAILURE
        }
    }
}

fn searched(seconds: &str, reader: Option<&str>) -> Result<(), BuildFault> {
    fuzz::fuzz(seconds.parse().map_err(|_| BuildFault::Usage)?, reader)
}
