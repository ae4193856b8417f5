//! `cargo fuzz-all SECONDS [READER]`: fuzzes each reader for this many seconds.
//!
//! libFuzzer is compiled into a program of its own (`tests/fuzz/guided.rs`) with coverage
//! instrumentation. It starts from the texts of `tests/fuzz/corpus` and those found by earlier
//! runs, which are stored in Cargo's target folder, as are crashing texts. After a fix, move a
//! crashing text to the corpus under the name `found-…`, where the tests read it.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::paths::Paths;
use crate::run::{BuildFault, cargo, run, say};

/// Coverage instrumentation, without sanitizers, which need a nightly compiler. With `fuzzing`,
/// other crates' parsers skip checksums, which no fuzzer finds.
const COVERAGE: &str = "--cfg=erase_components --cfg=fuzzing -Cpasses=sancov-module \
    -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares";

/// Maximum length of a text, in bytes.
const MAX_LENGTH: &str = "65536";
/// Timeout per text in seconds, with instrumentation and little optimisation; in the tests it is
/// one second.
const TIMEOUT: &str = "5";
/// Limits on the program's memory and on a single allocation, in MB.
const MEMORY: (&str, &str) = ("1024", "256");

/// Fuzzes each reader, or only one, for this many seconds.
pub fn fuzz(seconds: u32, only: Option<&str>) -> Result<(), BuildFault> {
    let paths = Paths::find()?;
    let program = build(&paths)?;
    let corpus = paths.checkout.join("tests").join("fuzz").join("corpus");
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
        let generated = paths.target.join("fuzz").join(&reader);
        let found = paths.target.join("fuzz").join("found");
        for folder in [&generated, &found] {
            fs::create_dir_all(folder).map_err(|cause| BuildFault::file(folder, cause))?;
        }
        let mut fuzzer = Command::new(&program);
        fuzzer.env("FUZZ_READER", &reader).current_dir(&paths.checkout);
        fuzzer.arg(generated).arg(corpus.join(&reader));
        fuzzer.arg(format!("-max_total_time={seconds}")).arg(format!("-max_len={MAX_LENGTH}"));
        fuzzer.arg(format!("-timeout={TIMEOUT}")).arg(format!("-rss_limit_mb={}", MEMORY.0));
        fuzzer.arg(format!("-malloc_limit_mb={}", MEMORY.1)).arg("-print_final_stats=1").arg("-verbosity=0");
        fuzzer.arg(format!("-artifact_prefix={}/{reader}-", found.display()));
        if run(&mut fuzzer).is_err() {
            broken.push(reader);
        }
    }
    if broken.is_empty() { Ok(()) } else { Err(BuildFault::Checks(broken.join(", "))) }
}

/// Builds the program. An explicit target keeps the instrumentation out of build scripts and
/// macros.
fn build(paths: &Paths) -> Result<PathBuf, BuildFault> {
    say("building the fuzzer (everything is compiled again, with coverage instrumentation)");
    let target = host()?;
    let words = "build --package fuzz --bin fuzz --features guided --target";
    let mut build = cargo(&paths.checkout, &words.split(' ').chain([&*target]).collect::<Vec<_>>());
    run(build.env("RUSTFLAGS", COVERAGE))?;
    Ok(paths.target.join(target).join("debug").join("fuzz"))
}

/// The host's target triple.
fn host() -> Result<String, BuildFault> {
    let version = Command::new("rustc").arg("-vV").output();
    let version = version.map_err(|cause| BuildFault::Start { program: "rustc".into(), cause })?;
    let version = String::from_utf8_lossy(&version.stdout).into_owned();
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| BuildFault::Missing("rustc does not print the host target".into()))
}
