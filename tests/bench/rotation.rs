//! How long a ruling on a call out of rotation takes: the median over the rotation scenarios of the bank, each ruled on
//! from its facts.

use director::engine::{Family, rule};
use director::quiz::Bank;
use std::path::Path;
use std::time::Instant;

/// Rulings timed together, because one is too short for a clock.
const AT_ONCE: u32 = 1000;

fn main() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("quizzes");
    let bank = Bank::load(&dir).expect("a bank without faults");
    let mut nanos: Vec<(u128, &str)> =
        bank.by_family(Family::Rotation).map(|scenario| (time(scenario), scenario.id.as_str())).collect();
    nanos.sort_unstable();
    let (least, _) = nanos[0];
    let (median, _) = nanos[nanos.len() / 2];
    let (most, slowest) = nanos[nanos.len() - 1];
    let micros = |nanos: u128| format!("{}.{:02} µs", nanos / 1000, nanos % 1000 / 10);
    println!(
        "{} rotation scenarios: least {}, median {}, most {} ({slowest})",
        nanos.len(),
        micros(least),
        micros(median),
        micros(most)
    );
}

/// The quickest of five runs, for one ruling, in nanoseconds.
#[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
fn time(scenario: &director::quiz::Scenario) -> u128 {
    let once = || {
        let start = Instant::now();
        for _ in 0..AT_ONCE {
            std::hint::black_box(rule(std::hint::black_box(&scenario.case)));
        }
        start.elapsed().as_nanos() / u128::from(AT_ONCE)
    };
    (0..5).map(|_| once()).min().unwrap_or(0)
}
