//! Every parser of untrusted input, and its invariants: it returns, faults name a line of the text,
//! and a parsed value prints as text that parses to the same.
//!
//! Shared by the replay among the tests (`main.rs`) and the search (`guided.rs`).

mod files;
mod people;
mod requests;

use std::ops::RangeInclusive;

/// A parser with its name, which is that of its folder in `corpus/`.
pub type Target = (&'static str, fn(&[u8]));

/// All parsers.
pub const TARGETS: [Target; 12] = [
    ("answer", requests::answer),
    ("cookies", requests::cookies),
    ("credential", people::credential),
    ("desk", requests::desk),
    ("game", files::game),
    ("logo", people::logo),
    ("order", requests::order),
    ("people", people::people),
    ("roster", people::roster),
    ("scans", files::scans),
    ("scenario", files::scenario),
    ("words", requests::words),
];

/// Line numbers of a text; an empty text has one.
fn lines(text: &str) -> RangeInclusive<usize> {
    1..=text.split('\n').count()
}
