//! `cargo fuzz-all SECONDS [READER]`: the search for texts that break a reader, for so many seconds each.
//!
//! libFuzzer is compiled into a program of its own (`tests/fuzz/guided.rs`), which the compiler
//! tells to count where it has been. It begins with the texts of `tests/fuzz/corpus` and what
//! earlier runs came upon, which is kept under Cargo's target folder. What breaks a reader is kept
//! there, too: it is mended, and the text moves to the corpus under the name `found-…`, where the
//! tests read it from then on.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::place::Paths;
use crate::run::{BuildFault, cargo, run, say};

/// Coverage instrumentation, without sanitizers, which need a nightly compiler. With `fuzzing`,
/// other crates' parsers skip checksums, which no fuzzer finds.
const COUNTING: &str = "--cfg=erase_components --cfg=fuzzing -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares";

/// The longest text that is tried, in bytes.
const LONGEST: &str = "65536";
/// Timeout per input in seconds, with instrumentation and little optimisation; among the tests it
/// is one second.
const PATIENCE: &str = "5";
/// Limits on the program's memory and on a single allocation, in MB.
const MEMORY: (&str, &str) = ("1024", "256");

/// Searches for so many seconds in each reader, or in one alone.
pub fn fuzz(seconds: u32, only: Option<&str>) -> Result<(), BuildFault> {
    let place = Paths::find()?;
    let program = build(&place)?;
    let corpus = place.checkout.join("tests").join("fuzz").join("corpus");
    let mut readers = Vec::new();
    for entry in fs::read_dir(&corpus).map_err(|cause| BuildFault::file(&corpus, cause))? {
        readers.push(
            entry
                .map_err(|cause| BuildFault::file(&corpus, cause))?
                .file_name()
                .to_string_lossy()
                .into_owned(),
        );
    }
    readers.sort();
    readers.retain(|reader| only.is_none_or(|only| only == reader));
    if readers.is_empty() {
        return Err(BuildFault::Missing(
            "there is no such reader: they are the folders of tests/fuzz/corpus".into(),
        ));
    }
    let mut broken = Vec::new();
    for reader in readers {
        say(&format!("── {reader}"));
        let kept = place.target.join("fuzz").join(&reader);
        let found = place.target.join("fuzz").join("found");
        for folder in [&kept, &found] {
            fs::create_dir_all(folder).map_err(|cause| BuildFault::file(folder, cause))?;
        }
        let mut search = Command::new(&program);
        search.env("FUZZ_READER", &reader).current_dir(&place.checkout);
        search.arg(kept).arg(corpus.join(&reader));
        search.arg(format!("-max_total_time={seconds}")).arg(format!("-max_len={LONGEST}"));
        search.arg(format!("-timeout={PATIENCE}")).arg(format!("-rss_limit_mb={}", MEMORY.0));
        search.arg(format!("-malloc_limit_mb={}", MEMORY.1)).arg("-print_final_stats=1").arg("-verbosity=0");
        search.arg(format!("-artifact_prefix={}/{reader}-", found.display()));
        if run(&mut search).is_err() {
            broken.push(reader);
        }
    }
    if broken.is_empty() { Ok(()) } else { Err(BuildFault::Checks(broken.join(", "))) }
}

/// Builds the program. For a target that is named, so that what runs while it is built is compiled as ever.
fn build(place: &Paths) -> Result<PathBuf, BuildFault> {
    say("building the search (everything is compiled once more, with what counts where it has been)");
    let target = host()?;
    let words = "build --package fuzz --bin fuzz --features guided --target";
    let mut build = cargo(&place.checkout, &words.split(' ').chain([&*target]).collect::<Vec<_>>());
    run(build.env("RUSTFLAGS", COUNTING))?;
    Ok(place.target.join(target).join("debug").join("fuzz"))
}

/// The host's target triple.
fn host() -> Result<String, BuildFault> {
    let told = Command::new("rustc").arg("-vV").output();
    let told = told.map_err(|cause| BuildFault::Start { program: "rustc".into(), cause })?;
    let told = String::from_utf8_lossy(&told.stdout).into_owned();
    let host = told.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned)
        .ok_or_else(|| BuildFault::Missing("rustc does not say what this machine is".into()))
}
