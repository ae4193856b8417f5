//! Duration of a ruling on a call out of rotation, each from its facts, with its branches and its
//! trace.
//!
//! First the quantiles over the rotation scenarios of the bank, those that count hands and those
//! that do not, then criterion's measurements: the scenarios that do not count, in sequence; two
//! agreements of eight boxes compared; and an auction of forty calls with ten irregularities.

use bank::{Bank, Scenario};
use criterion::{Criterion, criterion_group, criterion_main};
use rules::engine::case::Case;
use rules::engine::rotation::RotationTest;
use rules::engine::trace::Test;
use rules::engine::{Family, Outcome, Ruling, rule};
use std::fmt::Write;
use std::hint::black_box;
use std::path::Path;
use std::time::{Duration, Instant};

/// Rulings timed together, because one is too short for a clock.
const AT_ONCE: u32 = 200;

criterion_group! {
    name = rulings;
    config = Criterion::default().without_plots().measurement_time(Duration::from_secs(3));
    targets = bank, agreements, forty_calls
}
criterion_main!(rulings);

fn bank(c: &mut Criterion) {
    let dir = Path::new(env!("CHECKOUT")).join("quizzes");
    let bank = Bank::load(&dir).expect("a sound bank");
    let (counted, uncounted): (Vec<&Scenario>, Vec<&Scenario>) =
        bank.by_family(Family::Rotation).partition(|scenario| counts(&rule(&scenario.case)));
    quantiles("without counting", &uncounted);
    quantiles("that count hands", &counted);
    let cases: Vec<&Case> = uncounted.iter().map(|scenario| &scenario.case).collect();
    let mut each = cases.iter().cycle();
    c.bench_function("a scenario of the bank without counting", |b| {
        b.iter(|| rule(black_box(each.next().expect("a scenario"))))
    });
}

fn agreements(c: &mut Criterion) {
    let case = two_agreements();
    assert!(counts(&rule(&case)), "no hands are counted");
    c.bench_function("two agreements of eight boxes", |b| b.iter(|| rule(black_box(&case))));
}

fn forty_calls(c: &mut Criterion) {
    let case = ten_irregularities();
    let ruling = rule(&case);
    assert_eq!(
        (&ruling.outcome, ruling.earlier.len()),
        (&Outcome::Rectification, 9),
        "not ten irregularities"
    );
    c.bench_function("forty calls with ten irregularities", |b| b.iter(|| rule(black_box(&case))));
}

/// True if the ruling, or one of its branches, compares calls by counting hands.
fn counts(ruling: &Ruling) -> bool {
    let counted = |test: &Test| {
        use RotationTest::{Similar, Subset};
        matches!(test, Test::Rotation(Similar { .. } | Subset { .. }))
    };
    let branches = match &ruling.outcome {
        Outcome::Fork { branches, .. } => &branches[..],
        _ => &[],
    };
    ruling.trace.steps().iter().any(|step| counted(&step.test))
        || ruling.earlier.iter().any(counts)
        || branches.iter().any(|branch| counts(&branch.ruling))
}

/// Prints the median and the 99th percentile over these scenarios.
fn quantiles(what: &str, scenarios: &[&Scenario]) {
    let mut nanos: Vec<(u128, &str)> = scenarios.iter().map(|s| (time(&s.case), s.id.as_str())).collect();
    nanos.sort_unstable();
    let Some((most, slowest)) = nanos.last() else { return };
    let micros = |nanos: u128| format!("{}.{:02} µs", nanos / 1000, nanos % 1000 / 10);
    let at = |permille: usize| micros(nanos[(nanos.len() * permille / 1000).min(nanos.len() - 1)].0);
    println!(
        "{} rotation scenarios {what}: least {}, median {}, 99 % {}, most {} ({slowest})",
        nanos.len(),
        at(0),
        at(500),
        at(990),
        micros(*most)
    );
}

/// The quickest of five runs, for one ruling, in nanoseconds.
#[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
fn time(case: &Case) -> u128 {
    let once = || {
        let start = Instant::now();
        for _ in 0..AT_ONCE {
            black_box(rule(black_box(case)));
        }
        start.elapsed().as_nanos() / u128::from(AT_ONCE)
    };
    (0..5).map(|_| once()).min().unwrap_or(0)
}

fn case(facts: &str) -> Case {
    let text = format!(
        "id = \"x\"\nfamily = \"rotation\"\nedition = \"2017\"\nasks = [\"turn\"]\n\
         [source]\nkind = \"constructed\"\n[facts]\ndealer = \"N\"\n{facts}"
    );
    Scenario::read(&text).unwrap_or_else(|faults| panic!("{faults:?}")).case
}

/// A pass out of rotation and its replacement, each with eight hand types that overlap with the
/// next.
fn two_agreements() -> Case {
    let mut facts = "auction = [\"S P\", \"W declines\", \"N 1C\", \"E P\", \"S 1H\"]\n".to_owned();
    for (call, first) in [(1, 0), (4, 3)] {
        let _ = writeln!(facts, "[facts.meaning.{call}]\nhands = [");
        for kind in 0..8 {
            let (low, suit) = (first + kind, ["S", "H", "D", "C"][kind % 4]);
            let (short, balanced) = (kind % 3 + 1, if kind % 2 == 0 { ", balanced = false" } else { "" });
            let _ = writeln!(
                facts,
                "  {{ points = [{low}, {}], {suit} = [{short}, {}]{balanced} }},",
                low + 5,
                short + 5
            );
        }
        facts += "]\n";
    }
    case(&facts)
}

/// Five times: South bids at North's turn, West declines, and South's next bid is found comparable; then East passes
/// at North's turn, and South accepts it by a bid.
fn ten_irregularities() -> Case {
    let mut bids =
        (1..=7).flat_map(|level| ["C", "D", "H", "S", "NT"].map(|strain| format!("{level}{strain}")));
    let mut bid = || bids.next().expect("a bid is left");
    let mut events = Vec::new();
    for _ in 0..5 {
        let [norths, souths, over] = [bid(), bid(), bid()];
        events.extend([
            format!("S {norths}"),
            "W declines".to_owned(),
            format!("N {norths}"),
            "E P".to_owned(),
        ]);
        events.extend([format!("S {souths}"), "W P".to_owned()]);
        events.extend(["E P".to_owned(), format!("S {over}"), "W P".to_owned()]);
    }
    let events: Vec<String> = events.iter().map(|event| format!("{event:?}")).collect();
    case(&format!("auction = [{}]\ncomparable = true\n", events.join(", ")))
}
