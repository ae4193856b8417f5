//! `cargo ci`: everything the project checks. A failing stage does not hide the next; the end lists
//! what failed, and no test is left out in silence.
//!
//! The bundle comes before the tests that load it, the tests before the program that they built.

use std::process::Command;

use crate::axe;
use crate::bundle::bundle;
use crate::catcher;
use crate::dds;
use crate::place::{Paths, WASM};
use crate::run::{BuildFault, BuildTimer, cargo, line, run, say};
use crate::system;
use crate::verifiers;

/// Result of a stage.
struct StageResult {
    name: &'static str,
    took: String,
    fault: Option<String>,
}

/// Runs all stages.
pub fn ci() -> Result<(), BuildFault> {
    let place = Paths::find()?;
    let watch = BuildTimer::start();
    let mut stages = Stages::default();
    let cargo = |words: &str| cargo(&place.checkout, &words.split(' ').collect::<Vec<_>>());

    stages.command("format", cargo("fmt --all --check"));
    let system = stages.stage("system", system::bring);
    // The bundle brings the target for browsers, which the lints of that half need as well.
    let bundled = stages.stage("browser bundle", || bundle(&place));
    stages.command(
        "lints: browser",
        cargo(&format!("clippy --package islands --lib --target {WASM} --features hydrate -- -D warnings")),
    );
    stages.command("lints", cargo("clippy --workspace --all-targets -- -D warnings"));
    let dds = stages.after(&[system], "DDS", || dds::bring(&place));
    let axe = stages.after(&[system], "axe", || axe::bring(&place));
    let catcher = stages.after(&[system], "mail catcher", || catcher::bring(&place));
    let verifiers = stages.after(&[system], "verifiers of credentials", || verifiers::bring(&place));
    let mut tests = cargo("test --workspace --no-fail-fast --lib --bins --tests");
    tests.env("AXE", axe::script(&place)).env("SMTP_CATCHER", catcher::folder(&place));
    tests.env("CREDENTIAL_VERIFIERS", verifiers::folder(&place));
    let before = [system, bundled, axe, catcher, verifiers];
    let tested = stages.after(&before, "tests", || run(&mut tests));
    // A million auctions, tens of thousands of claims ruled on a second time, and the solver against
    // DDS. Optimised as a whole, they take half the time.
    let mut proofs =
        cargo("test --release --package rules --test rules -- --ignored --skip times_and_questions");
    proofs.env("DDS", dds::folder(&place));
    stages.after(&[dds], "tests: long proofs", || run(&mut proofs));
    let mut check = Command::new(place.server("debug"));
    check.current_dir(&place.checkout).args(["check", "quizzes"]);
    stages.after(&[tested], "the bank", || run(&mut check));
    let mut documents = cargo("doc --workspace --no-deps --lib");
    documents.env("RUSTDOCFLAGS", "--deny=warnings");
    stages.command("documents", documents);

    stages.end(&watch)
}

/// The stages so far.
#[derive(Default)]
struct Stages(Vec<StageResult>);

impl Stages {
    /// Runs a stage, and says whether it went well.
    fn stage(&mut self, name: &'static str, work: impl FnOnce() -> Result<(), BuildFault>) -> bool {
        say(&format!("── {name}"));
        let watch = BuildTimer::start();
        let fault = work().err().map(|fault| fault.to_string());
        if let Some(fault) = &fault {
            say(&format!("── {name}: {fault}"));
        }
        let took = watch.read();
        say(&format!("── {name}: {} ({took})", if fault.is_none() { "done" } else { "FAILED" }));
        self.0.push(StageResult { name, took, fault });
        self.0.last().is_some_and(|ended| ended.fault.is_none())
    }

    /// Runs a command as a stage.
    fn command(&mut self, name: &'static str, mut command: Command) -> bool {
        say(&line(&command));
        self.stage(name, || run(&mut command))
    }

    /// Runs a stage if those it builds on went well; otherwise it counts as failed.
    fn after(
        &mut self,
        before: &[bool],
        name: &'static str,
        work: impl FnOnce() -> Result<(), BuildFault>,
    ) -> bool {
        if before.iter().all(|good| *good) {
            return self.stage(name, work);
        }
        let fault = Some("not run: it builds on a stage that failed".to_owned());
        self.0.push(StageResult { name, took: "—".into(), fault });
        false
    }

    /// Lists all stages, failing ones with their fault.
    fn end(self, watch: &BuildTimer) -> Result<(), BuildFault> {
        say(&format!("── all stages ({})", watch.read()));
        for StageResult { name, took, fault } in &self.0 {
            let end = fault.as_deref().map_or_else(|| "ok".to_owned(), |fault| format!("FAILED: {fault}"));
            eprintln!("  {name:<28} {took:>12}  {end}");
        }
        let failed: Vec<&str> =
            self.0.iter().filter(|ended| ended.fault.is_some()).map(|ended| ended.name).collect();
        if failed.is_empty() { Ok(()) } else { Err(BuildFault::Checks(failed.join(", "))) }
    }
}
