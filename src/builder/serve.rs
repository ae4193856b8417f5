//! `cargo serve`: builds the browser bundle and the server in parallel, and then becomes the
//! server. `cargo pack`: builds both for release and packs them into one file.

use std::path::PathBuf;
use std::process::Command;

use crate::bundle::bundle;
use crate::paths::Paths;
use crate::run::{BuildFault, BuildTimer, cargo, run, say};

/// Profile of the server. The browser bundle is always optimised for size.
#[derive(Clone, Copy)]
pub enum Build {
    /// Fast to build.
    Dev,
    /// Fast to run.
    Release,
}

/// Builds everything that is out of date and serves the site until it is interrupted.
pub fn serve(build: Build) -> Result<(), BuildFault> {
    let paths = Paths::find()?;
    let program = build_all(&paths, build)?;
    let mut server = Command::new(program);
    become_server(server.arg("serve").current_dir(&paths.checkout).env("SITE_ROOT", paths.site()))
}

/// Builds a release, and packs the program, the browser bundle and the bank into one file.
pub fn pack() -> Result<(), BuildFault> {
    let paths = Paths::find()?;
    let program = build_all(&paths, Build::Release)?;
    let mut pack = Command::new(program);
    pack.arg("pack").arg(paths.target.join(format!("director{}", std::env::consts::EXE_SUFFIX)));
    run(pack.current_dir(&paths.checkout).env("SITE_ROOT", paths.site()))
}

/// Builds everything that is out of date. Returns the path of the server.
fn build_all(paths: &Paths, build: Build) -> Result<PathBuf, BuildFault> {
    let timer = BuildTimer::start();
    say("building the browser bundle and the server: minutes the first time, seconds later");
    std::thread::scope(|scope| {
        let browser = scope.spawn(|| bundle(paths));
        let server = build_server(paths, build);
        let browser = browser
            .join()
            .unwrap_or(Err(BuildFault::Bindgen("the browser bundle could not be built".into())));
        browser.and(server)
    })?;
    say(&format!("built in {}", timer.read()));
    let folder = match build {
        Build::Dev => "debug",
        Build::Release => "release",
    };
    Ok(paths.server(folder))
}

fn build_server(paths: &Paths, build: Build) -> Result<(), BuildFault> {
    let mut command = cargo(&paths.checkout, &["build", "--bin", "director"]);
    if matches!(build, Build::Release) {
        command.arg("--release");
    }
    run(&mut command)
}

/// Replaces the builder by the server, so that signals reach the server itself.
#[cfg(unix)]
fn become_server(command: &mut Command) -> Result<(), BuildFault> {
    use std::os::unix::process::CommandExt;
    let cause = command.exec();
    Err(BuildFault::Start { program: "the server".into(), cause })
}

/// Runs the server and waits for it, where a process cannot be replaced.
#[cfg(not(unix))]
fn become_server(command: &mut Command) -> Result<(), BuildFault> {
    run(command)
}
