//! Replay of every text of `corpus/` through its parser, as `guided.rs` does while it searches:
//! texts we wrote, and texts that once broke it (`found-…`). `cargo fuzz-all` searches for more.

mod parsers;

use parsers::TARGETS;
use rand::{RngExt, SeedableRng, rngs::StdRng};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Maximum time of a parser for a text; those here are short.
const TIME_LIMIT: Duration = Duration::from_secs(1);
/// Characters with a meaning to most parsers, and the first byte of a two-byte character.
const SPECIAL_BYTES: &[u8] = b"\n\"'=&;:.,|[]{}%+-09AZ\0\xc3";
/// Maximum size of all texts together.
const MAX_CORPUS_BYTES: u64 = 200_000;

fn corpus() -> PathBuf {
    Path::new(env!("CHECKOUT")).join("tests/fuzz/corpus")
}

fn texts(name: &str) -> Vec<PathBuf> {
    let found = std::fs::read_dir(corpus().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
    let mut paths: Vec<PathBuf> = found.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    paths
}

/// CPU time of this thread: concurrent work does not count.
fn cpu_time() -> Duration {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").expect("Linux has it");
    let busy = stat.split(' ').next().and_then(|busy| busy.parse().ok());
    Duration::from_nanos(busy.expect("in nanoseconds"))
}

#[test]
fn corpus_parses_without_panic() {
    for (name, read) in TARGETS {
        let texts = texts(name);
        assert!(texts.len() >= 3, "{name} begins with {} texts", texts.len());
        for path in texts {
            let bytes = std::fs::read(&path).expect("a readable file");
            let before = cpu_time();
            read(&bytes);
            let took = cpu_time() - before;
            assert!(took < TIME_LIMIT, "{}: {took:?}", path.display());
        }
    }
}

/// Random mutations, the same each time. `FUZZ_ROUNDS=20000` runs longer, for machines without a
/// C++ compiler for the search.
#[test]
fn mutated_corpus_parses_without_panic() {
    for (name, read) in TARGETS {
        let texts: Vec<Vec<u8>> =
            texts(name).iter().map(|path| std::fs::read(path).expect("a readable file")).collect();
        let mut chance = StdRng::seed_from_u64(7);
        for _ in 0..rounds() {
            let text = changed(&texts, &mut chance);
            if std::panic::catch_unwind(|| read(&text)).is_err() {
                panic!("{name}: {:?}", String::from_utf8_lossy(&text));
            }
        }
    }
}

#[expect(clippy::disallowed_methods, reason = "how long it goes on may be told from outside")]
fn rounds() -> usize {
    std::env::var("FUZZ_ROUNDS").ok().and_then(|text| text.parse().ok()).unwrap_or(300)
}

/// One of these, with one to four mutations.
fn changed(texts: &[Vec<u8>], chance: &mut StdRng) -> Vec<u8> {
    let mut text = texts[chance.random_range(0..texts.len())].clone();
    for _ in 0..chance.random_range(1..=4) {
        let other = &texts[chance.random_range(0..texts.len())];
        let (from, to) = (place(&text, chance), place(&text, chance));
        let (from, to) = (from.min(to), from.max(to));
        let piece = {
            let (one, two) = (place(other, chance), place(other, chance));
            &other[one.min(two)..one.max(two)]
        };
        match chance.random_range(0..6) {
            0 => drop(text.drain(from..to)),
            1 => drop(text.splice(from..to, piece.iter().copied())),
            2 => drop(text.splice(from..from, piece.iter().copied())),
            3 => {
                let again = text[from..to].to_vec();
                drop(text.splice(to..to, again));
            }
            4 if from < text.len() => text[from] = chance.random(),
            _ => text.insert(from, SPECIAL_BYTES[chance.random_range(0..SPECIAL_BYTES.len())]),
        }
        text.truncate(64 * 1024);
    }
    text
}

/// A position in a text, its end included.
fn place(text: &[u8], chance: &mut StdRng) -> usize {
    chance.random_range(0..=text.len())
}

/// Texts of the maximum input size: a parser that looks back for each line would take minutes.
#[test]
fn large_inputs_parse_within_a_second() {
    const LONG: usize = 64 * 1024;
    for (name, read) in TARGETS {
        for path in texts(name) {
            let bytes = std::fs::read(&path).expect("a readable file");
            if bytes.is_empty() {
                continue;
            }
            let long: Vec<u8> = bytes.iter().copied().cycle().take(LONG).collect();
            let before = cpu_time();
            read(&long);
            let took = cpu_time() - before;
            assert!(took < TIME_LIMIT, "{} again and again: {took:?}", path.display());
        }
    }
}

#[test]
fn corpus_is_small_and_complete() {
    let entries = std::fs::read_dir(corpus()).expect("the corpus");
    let folders: BTreeSet<String> =
        entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    assert_eq!(folders, TARGETS.iter().map(|(name, _)| (*name).to_owned()).collect());
    let length = |path: PathBuf| path.metadata().expect("exists").len();
    let all: u64 = TARGETS.iter().flat_map(|(name, _)| texts(name)).map(length).sum();
    assert!(all <= MAX_CORPUS_BYTES, "{all} bytes");
}
