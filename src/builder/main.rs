//! The builder behind the project's commands, `cargo serve`, `cargo ci`, `cargo pack` and
//! `cargo fuzz-all`. It builds and checks, and contains no code of the product.
//!
//! - `bundle.rs`: the browser bundle: WebAssembly, styles, their names and compressed forms
//! - `serve.rs`: builds the bundle and the server, and becomes the server
//! - `ci.rs`: all checks, in an order that shares compiled code
//! - `fuzz.rs`: fuzzing of the readers
//! - `system.rs`: system packages for the checks
//! - `dds.rs`: the double-dummy solver that ours is compared with
//! - `aiosmtpd.rs`: the mail server for tests
//! - `axe.rs`: the accessibility checker
//! - `verifiers.rs`: independent verifiers of credentials
//! - `paths.rs`: paths of build outputs; `run.rs`: running other programs

mod aiosmtpd;
mod axe;
mod bundle;
mod ci;
mod dds;
mod fuzz;
mod paths;
mod provider;
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
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let outcome = match args.as_slice() {
        ["serve"] => serve::serve(serve::Build::Dev),
        ["serve", "--release"] => serve::serve(serve::Build::Release),
        ["ci"] => ci::ci(),
        ["pack"] => serve::pack(),
        ["fuzz", seconds] => fuzz(seconds, None),
        ["fuzz", seconds, reader] => fuzz(seconds, Some(reader)),
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

fn fuzz(seconds: &str, reader: Option<&str>) -> Result<(), BuildFault> {
    fuzz::fuzz(seconds.parse().map_err(|_| BuildFault::Usage)?, reader)
}
