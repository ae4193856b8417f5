//! Every text of `corpus/` through its reader, as `guided.rs` does while it searches: those that we wrote, and those that once broke it
//! (`found-…`). `cargo fuzz-all` searches for more.

mod parsers;

use parsers::TARGETS;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// No text takes a reader longer; those here are short.
const LONGEST: Duration = Duration::from_secs(1);
/// The most bytes of all texts together.
const SMALL: u64 = 200_000;

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fuzz/corpus")
}

fn texts(name: &str) -> Vec<PathBuf> {
    let found = std::fs::read_dir(corpus().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
    let mut paths: Vec<PathBuf> = found.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    paths
}

#[expect(clippy::disallowed_methods, reason = "that none takes long is what is tested")]
fn now() -> Instant {
    Instant::now()
}

#[test]
fn every_text_of_the_corpus_is_read_and_nothing_breaks() {
    for (name, read) in TARGETS {
        let texts = texts(name);
        assert!(texts.len() >= 3, "{name} begins with {} texts", texts.len());
        for path in texts {
            let bytes = std::fs::read(&path).expect("a readable file");
            let began = now();
            read(&bytes);
            let took = began.elapsed();
            assert!(took < LONGEST, "{}: {took:?}", path.display());
        }
    }
}

#[test]
fn a_text_that_was_cut_or_doubled_breaks_nothing_either() {
    for (name, read) in TARGETS {
        for path in texts(name) {
            let bytes = std::fs::read(&path).expect("a readable file");
            for eighth in 0..8 {
                read(&bytes[..bytes.len() * eighth / 8]);
            }
            read(&[&bytes[..], &bytes[..]].concat());
        }
    }
}

/// As long as anything is that is read: a reader that looks at all that came before for each line would take minutes.
#[test]
fn sixty_four_kilobytes_take_no_reader_longer_than_a_second() {
    const LONG: usize = 64 * 1024;
    for (name, read) in TARGETS {
        for path in texts(name) {
            let bytes = std::fs::read(&path).expect("a readable file");
            if bytes.is_empty() {
                continue;
            }
            let long: Vec<u8> = bytes.iter().copied().cycle().take(LONG).collect();
            let began = now();
            read(&long);
            let took = began.elapsed();
            assert!(took < LONGEST * 2, "{} again and again: {took:?}", path.display());
        }
    }
}

#[test]
fn the_corpus_is_small_and_every_folder_of_it_has_a_reader() {
    let entries = std::fs::read_dir(corpus()).expect("the corpus");
    let folders: BTreeSet<String> =
        entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    assert_eq!(folders, TARGETS.iter().map(|(name, _)| (*name).to_owned()).collect());
    let length = |path: PathBuf| path.metadata().expect("it is there").len();
    let all: u64 = TARGETS.iter().flat_map(|(name, _)| texts(name)).map(length).sum();
    assert!(all <= SMALL, "{all} bytes");
}
