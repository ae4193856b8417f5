//! `cargo ci`: all checks of the project. A failing stage does not hide the next; the end lists all
//! failures, including skipped stages.
//!
//! The bundle is built before the tests that load it, and the tests before the program that they
//! build is run.

use std::process::Command;

use crate::aiosmtpd;
use crate::axe;
use crate::bundle::bundle;
use crate::dds;
use crate::paths::{Paths, WASM};
use crate::provider;
use crate::run::{BuildFault, BuildTimer, cargo, line, run, say};
use crate::system;
use crate::verifiers;

/// Profile of the tests. They run for minutes what is compiled once: the rules as one unit, the
/// bank optimised.
const TEST_PROFILE: &str = "--config profile.dev.package.rules.codegen-units=1 \
    --config profile.dev.package.bank.opt-level=1";

/// Result of a stage.
struct StageResult {
    name: &'static str,
    took: String,
    fault: Option<String>,
}

/// Runs all stages.
pub fn ci() -> Result<(), BuildFault> {
    let paths = Paths::find()?;
    let timer = BuildTimer::start();
    let mut stages = Stages::default();
    // Everything is compiled once, so incremental compilation only costs time.
    let cargo = |args: &str| {
        let mut command = cargo(&paths.checkout, &args.split(' ').collect::<Vec<_>>());
        command.env("CARGO_INCREMENTAL", "0");
        command
    };

    stages.command("format", cargo("fmt --all --check"));
    let system = stages.stage("system", system::install);
    // Building the bundle also installs the target that its lints need.
    let bundled = stages.stage("browser bundle", || bundle(&paths));
    stages.command(
        "lints: browser",
        cargo(&format!("clippy --package islands --lib --target {WASM} --features browser -- -D warnings")),
    );
    stages.command("lints", cargo("clippy --workspace --all-targets -- -D warnings"));
    let dds = stages.after(&[system], "DDS", || dds::install(&paths));
    let axe = stages.after(&[system], "axe", || axe::install(&paths));
    let aiosmtpd = stages.after(&[system], "mail server", || aiosmtpd::install(&paths));
    let verifiers = stages.after(&[system], "verifiers of credentials", || verifiers::install(&paths));
    let provider = stages.after(&[system], "sign-in provider", || provider::install(&paths));
    let mut tests = cargo(&format!("test --workspace --no-fail-fast --lib --bins --tests {TEST_PROFILE}"));
    tests.env("AXE", axe::script(&paths)).env("SMTP_CATCHER", aiosmtpd::folder(&paths));
    tests.env("CREDENTIAL_VERIFIERS", verifiers::folder(&paths));
    tests.env("OIDC_PROVIDER", provider::folder(&paths));
    // Half of them wait for the disk, the database or the browser.
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    tests.env("RUST_TEST_THREADS", (cores * 3).div_ceil(2).to_string());
    let dependencies = [system, bundled, axe, aiosmtpd, verifiers, provider];
    let tested = stages.after(&dependencies, "tests", || run(&mut tests));
    // A million auctions, tens of thousands of claims against a second implementation, and the
    // double-dummy solver against DDS. Optimised as a whole, they take half the time.
    let mut proofs =
        cargo("test --release --package rules --test rules -- --ignored --skip times_and_questions");
    proofs.env("DDS", dds::folder(&paths));
    stages.after(&[dds], "tests: long proofs", || run(&mut proofs));
    // Twenty thousand bubbles of answer sheets, filled in and photographed by program.
    let mut sheets = cargo(&format!("test {TEST_PROFILE} --test server -- --ignored bubbles_read_back"));
    stages.after(&[system], "tests: answer sheets", || run(&mut sheets));
    let examples =
        ["rules", "bank", "words", "store", "collation", "derive"].map(|one| format!("--package {one}"));
    stages.command("examples", cargo(&format!("test --doc {} {TEST_PROFILE}", examples.join(" "))));
    let mut check = Command::new(paths.server("debug"));
    check.current_dir(&paths.checkout).args(["check", "quizzes"]);
    stages.after(&[tested], "the bank", || run(&mut check));
    let mut documents = cargo("doc --workspace --no-deps --lib");
    documents.env("RUSTDOCFLAGS", "--deny=warnings");
    stages.command("documents", documents);

    stages.end(&timer)
}

/// The stages so far.
#[derive(Default)]
struct Stages(Vec<StageResult>);

impl Stages {
    /// Runs a stage. Returns true if it succeeded.
    fn stage(&mut self, name: &'static str, work: impl FnOnce() -> Result<(), BuildFault>) -> bool {
        say(&format!("── {name}"));
        let timer = BuildTimer::start();
        let fault = work().err().map(|fault| fault.to_string());
        if let Some(fault) = &fault {
            say(&format!("── {name}: {fault}"));
        }
        let took = timer.read();
        say(&format!("── {name}: {} ({took})", if fault.is_none() { "done" } else { "FAILED" }));
        self.0.push(StageResult { name, took, fault });
        self.0.last().is_some_and(|result| result.fault.is_none())
    }

    /// Runs a command as a stage.
    fn command(&mut self, name: &'static str, mut command: Command) -> bool {
        say(&line(&command));
        self.stage(name, || run(&mut command))
    }

    /// Runs a stage if those it depends on succeeded; otherwise it counts as failed.
    fn after(
        &mut self,
        dependencies: &[bool],
        name: &'static str,
        work: impl FnOnce() -> Result<(), BuildFault>,
    ) -> bool {
        if dependencies.iter().all(|succeeded| *succeeded) {
            return self.stage(name, work);
        }
        let fault = Some("not run: it depends on a stage that failed".to_owned());
        self.0.push(StageResult { name, took: "—".into(), fault });
        false
    }

    /// Lists all stages, failing ones with their fault.
    fn end(self, timer: &BuildTimer) -> Result<(), BuildFault> {
        say(&format!("── all stages ({})", timer.read()));
        for StageResult { name, took, fault } in &self.0 {
            let end = fault.as_deref().map_or_else(|| "ok".to_owned(), |fault| format!("FAILED: {fault}"));
            eprintln!("  {name:<28} {took:>12}  {end}");
        }
        let failed: Vec<&str> =
            self.0.iter().filter(|result| result.fault.is_some()).map(|result| result.name).collect();
        if failed.is_empty() { Ok(()) } else { Err(BuildFault::Checks(failed.join(", "))) }
    }
}
