//! `cargo serve`: both halves are built, side by side because they share nothing, and then the
//! server takes the builder's place. `cargo pack`: the same for use, and all of it in one file.

use std::path::PathBuf;
use std::process::Command;

use crate::bundle::bundle;
use crate::place::Paths;
use crate::run::{BuildFault, BuildTimer, cargo, run, say};

/// Profile of the server. The browser bundle is always optimised for size.
#[derive(Clone, Copy)]
pub enum Build {
    /// Quick to build.
    Dev,
    /// Quick to run.
    Release,
}

/// Builds everything that is out of date and serves the site until it is interrupted.
pub fn serve(build: Build) -> Result<(), BuildFault> {
    let place = Paths::find()?;
    let program = built(&place, build)?;
    let mut server = Command::new(program);
    become_server(server.arg("serve").current_dir(&place.checkout).env("SITE_ROOT", place.site()))
}

/// Builds everything to be quick, and packs the program, the browser's half and the bank into one file.
pub fn pack() -> Result<(), BuildFault> {
    let place = Paths::find()?;
    let program = built(&place, Build::Release)?;
    let mut pack = Command::new(program);
    pack.arg("pack").arg(place.target.join(format!("director{}", std::env::consts::EXE_SUFFIX)));
    run(pack.current_dir(&place.checkout).env("SITE_ROOT", place.site()))
}

/// Builds everything that is out of date; where the server is then.
fn built(place: &Paths, build: Build) -> Result<PathBuf, BuildFault> {
    let watch = BuildTimer::start();
    say(
        "building the browser's half and the server; the first time this takes some minutes, later some seconds",
    );
    std::thread::scope(|both| {
        let browser = both.spawn(|| bundle(place));
        let server = server(place, build);
        let browser =
            browser.join().unwrap_or(Err(BuildFault::Bindgen("the browser's half could not be made".into())));
        browser.and(server)
    })?;
    say(&format!("built in {}", watch.read()));
    let folder = match build {
        Build::Dev => "debug",
        Build::Release => "release",
    };
    Ok(place.server(folder))
}

/// Builds the server.
fn server(place: &Paths, build: Build) -> Result<(), BuildFault> {
    let mut command = cargo(&place.checkout, &["build", "--bin", "director"]);
    if matches!(build, Build::Release) {
        command.arg("--release");
    }
    run(&mut command)
}

/// The server replaces the builder, so that Ctrl-C and every other signal reach the server itself.
#[cfg(unix)]
fn become_server(command: &mut Command) -> Result<(), BuildFault> {
    use std::os::unix::process::CommandExt;
    let cause = command.exec();
    Err(BuildFault::Start { program: "the server".into(), cause })
}

/// Where a process cannot be replaced, the builder waits for the server.
#[cfg(not(unix))]
fn become_server(command: &mut Command) -> Result<(), BuildFault> {
    run(command)
}
