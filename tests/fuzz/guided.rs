//! Search for inputs that break a parser: libFuzzer makes texts and keeps those that reach new
//! code. `cargo fuzz-all 60` builds it and runs it for a minute each; the builder says how
//! (`src/builder/fuzz.rs`).

#![no_main]

mod parsers;

use libfuzzer_sys::fuzz_target;
use parsers::{TARGETS, Target};
use std::sync::OnceLock;

/// Environment variable with the name of the parser.
const READER: &str = "FUZZ_READER";

#[expect(clippy::disallowed_methods, reason = "libFuzzer has the arguments to itself")]
fn reader() -> Target {
    let name = std::env::var(READER).unwrap_or_default();
    let found = TARGETS.into_iter().find(|(one, _)| *one == name);
    found.unwrap_or_else(|| panic!("{READER} names no reader: {name:?}"))
}

fuzz_target!(|bytes: &[u8]| {
    static CHOSEN: OnceLock<Target> = OnceLock::new();
    (CHOSEN.get_or_init(reader).1)(bytes);
});
