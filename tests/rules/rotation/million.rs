//! A million random auctions: none panics, each ends in one of the four outcomes with its parts,
//! and every ruling is consistent.
//!
//! Run by `cargo ci` in a release build; every run of the tests has the same with fewer auctions.

use crate::rotation::consistent::disagreement;
use crate::rotation::properties::every_ruling;
use crate::rotation::random;
use rules::engine::ruling::{Outcome, Ruling};
use rules::engine::{Key, rule};
use std::ops::Range;
use std::panic::catch_unwind;
use std::thread;

/// Numbers of auctions by outcome: play on, rectification, a fork, not covered.
type Ended = [usize; 4];

#[test]
fn random_auctions_end_well() {
    let ended = all(0..20_000, 1);
    assert!(ended.iter().all(|times| *times > 0), "an outcome was never met: {ended:?}");
}

#[test]
#[ignore = "long: `cargo ci` runs it"]
fn million_random_auctions_end_well() {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    // Some seeds give inconsistent facts; those are skipped.
    let ended = all(0..1_200_000, threads);
    println!("play on, remedies, forks, not covered: {ended:?}");
    assert!(ended.iter().sum::<usize>() >= 1_000_000, "only {ended:?}");
}

/// Rules on the auctions of these seeds, shared among threads.
fn all(seeds: Range<u64>, threads: usize) -> Ended {
    let parts: Vec<Ended> = thread::scope(|scope| {
        let part = |n: usize| seeds.clone().skip(n).step_by(threads);
        let running: Vec<_> = (0..threads).map(part).map(|part| scope.spawn(|| count(part))).collect();
        running
            .into_iter()
            .map(|part| part.join().expect("no thread fails but by a failed auction"))
            .collect()
    });
    std::array::from_fn(|outcome| parts.iter().map(|part| part[outcome]).sum())
}

fn count(seeds: impl Iterator<Item = u64>) -> Ended {
    let mut ended = [0; 4];
    for seed in seeds {
        let Ok(outcome) = catch_unwind(|| outcome(seed)) else {
            let (edition, setup) = random::auction(seed, random::MOST);
            panic!("seed {seed} under {edition}: {}", random::text(&setup))
        };
        if let Some(outcome) = outcome {
            ended[outcome] += 1;
        }
    }
    ended
}

/// The outcome by its number, after checking the ruling.
fn outcome(seed: u64) -> Option<usize> {
    let case = random::case(seed, random::MOST)?;
    let ruling = rule(&case);
    assert_eq!(disagreement(&case, &ruling), None);
    let mut all = Vec::new();
    every_ruling(&ruling, &mut all);
    all.into_iter().for_each(assert_complete);
    Some(match ruling.outcome {
        Outcome::PlayOn => 0,
        Outcome::Rectification => 1,
        Outcome::Fork { .. } => 2,
        Outcome::NotCovered(_) => 3,
    })
}

/// Asserts that every clause is of the edition, rectification names the law that disposes of the
/// case, for as long as the offender has a turn to come, and a fork has a branch for either answer.
fn assert_complete(ruling: &Ruling) {
    let foreign = ruling.trace.steps().iter().find(|step| !step.clause.is_in(ruling.edition));
    assert_eq!(foreign, None, "not a clause of {}", ruling.edition);
    match &ruling.outcome {
        Outcome::Rectification => {
            let duty = ruling.component(Key::Offender).is_some();
            assert!(!duty || ruling.component(Key::Law).is_some(), "no law disposes of it");
        }
        Outcome::Fork { branches, .. } => assert_eq!(branches.len(), 2, "a branch for each answer"),
        Outcome::PlayOn | Outcome::NotCovered(_) => {}
    }
}
