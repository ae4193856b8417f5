//! Speed of the double-dummy solver: each deal by a fresh solver, for any trump suit and leader.
//! With `DDS` naming a folder that has `endplay`, DDS solves the same deals in the same run,
//! alternating with ours; of both, only the solving call is timed, in one thread, and the quicker
//! of two runs counts. To compare:
//!
//! ```text
//! python3 -m pip install --no-deps --target target/dds endplay==0.5.12
//! DDS=target/dds cargo bench -p bench --bench double_dummy
//! ```

#[path = "../rules/double_dummy/dds.rs"]
mod dds;

use dds::{Chance, Dds, Deal, FOLDER};
use rules::bridge::Side;
use rules::engine::claim::double_dummy::DoubleDummy;
use std::path::Path;
use std::time::Instant;

/// Cards a hand, and number of deals.
const SIZES: [(usize, usize); 5] = [(4, 1000), (8, 500), (10, 200), (12, 100), (13, 100)];

#[expect(clippy::disallowed_methods, reason = "a benchmark is told what to compare with")]
fn main() {
    let mut dds = std::env::var(FOLDER).ok().map(|folder| Dds::start(Path::new(&folder)));
    for (cards, deals) in SIZES {
        let mut chance = Chance(0xd0_0b1e + cards as u64);
        let deals: Vec<Deal> = (0..deals).map(|_| chance.deal(cards, 0)).collect();
        let mut ours = vec![u128::MAX; deals.len()];
        let mut theirs = dds.iter().flat_map(|_| ours.clone()).collect::<Vec<_>>();
        // All deals once, then all again: DDS remembers the deal before.
        for (i, deal) in deals.iter().enumerate().chain(deals.iter().enumerate()) {
            let (tricks, took) = ours_of(deal);
            ours[i] = ours[i].min(took);
            if let Some(dds) = &mut dds {
                let (same, took) = dds.solve(deal);
                assert_eq!(tricks, same, "{deal:?}");
                theirs[i] = theirs[i].min(took);
            }
        }
        report(cards, ours, theirs);
    }
}

#[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
fn ours_of(deal: &Deal) -> (u8, u128) {
    let start = Instant::now();
    let tricks = DoubleDummy::new(deal.trump).tricks(&deal.hands, deal.trick, Side::NS);
    (tricks, start.elapsed().as_nanos())
}

fn report(cards: usize, mut ours: Vec<u128>, mut theirs: Vec<u128>) {
    ours.sort_unstable();
    theirs.sort_unstable();
    let at = |all: &[u128], permille: usize| all[(all.len() * permille / 1000).min(all.len() - 1)];
    let quantiles = |all: &[u128]| {
        let sum: u128 = all.iter().sum();
        let [median, late] = [500, 990].map(|n| at(all, n) / 1000);
        format!("median {median} µs, 99 % {late} µs, sum {} ms", sum / 1_000_000)
    };
    println!("{} deals of {cards} cards: {}", ours.len(), quantiles(&ours));
    if !theirs.is_empty() {
        let percent = |ours: u128, theirs: u128| ours * 100 / theirs.max(1);
        let sum = percent(ours.iter().sum(), theirs.iter().sum());
        let median = percent(at(&ours, 500), at(&theirs, 500));
        println!("  DDS: {}; ours takes {sum} % in all, {median} % at the median", quantiles(&theirs));
    }
}
