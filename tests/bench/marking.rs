//! Duration of marking a wrong answer, with the scenario's ruling cached: the number of premises to
//! be ruled on, and the time for them.
//!
//! Every question of every scenario is answered wrong, the case with most premises. First the
//! quantiles: calls out of rotation; claims and concessions with every ruling under a premise
//! computed, and once more with these cached. Then criterion's measurements: the scenarios of the
//! bank with a call out of rotation, in sequence.

use bank::grade::right_answers;
use bank::premise::cases;
use bank::{Answer, Bank, RulingForm, Scenario, mark_by};
use criterion::{Criterion, criterion_group, criterion_main};
use rules::engine::{self, Case, Family, Ruling};
use std::hint::black_box;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

criterion_group! {
    name = marking;
    config = Criterion::default().without_plots().measurement_time(Duration::from_secs(3));
    targets = bank
}
criterion_main!(marking);

/// A scenario with its ruling and an answer in which everything is wrong.
struct Wrong<'a> {
    scenario: &'a Scenario,
    ruling: Arc<Ruling>,
    answer: Answer,
}

impl<'a> Wrong<'a> {
    fn of(scenario: &'a Scenario, rulings: &[(&Case, Arc<Ruling>)]) -> Wrong<'a> {
        let ruling = rulings.iter().find(|(case, _)| **case == scenario.case);
        let ruling = ruling.map(|(_, ruling)| ruling.clone()).expect("a ruling of the bank");
        Wrong { scenario, answer: wrong(scenario, &ruling), ruling }
    }
}

fn bank(c: &mut Criterion) {
    let dir = Path::new(env!("CHECKOUT")).join("quizzes");
    let bank = Bank::load(&dir).expect("a sound bank");
    let rulings: Vec<(&Case, Arc<Ruling>)> = bank.rulings().collect();
    let of = |scenario| Wrong::of(scenario, &rulings);
    let (auctions, claims): (Vec<Wrong<'_>>, Vec<Wrong<'_>>) =
        bank.scenarios().map(of).partition(|one| one.scenario.family() == Family::Rotation);
    print_quantiles("calls out of rotation", &auctions, |one| timed(|| fresh(one)));
    print_quantiles("claims and concessions, ruled on under each premise", &claims, |one| {
        timed(|| fresh(one))
    });
    print_quantiles("claims and concessions, with those rulings at hand", &claims, |one| {
        let known: Vec<(Case, Arc<Ruling>)> = cases(one.scenario, &one.ruling, &one.answer)
            .into_iter()
            .map(|case| (case.clone(), Arc::new(engine::rule(&case))))
            .collect();
        timed(|| {
            let find = |case: &Case| known.iter().find(|(other, _)| other == case).map(|(_, r)| r.clone());
            black_box(mark_by(one.ruling.clone(), one.scenario, &one.answer, find));
        })
    });
    let mut each = auctions.iter().cycle();
    c.bench_function("a wrong answer to a call out of rotation", |b| {
        b.iter(|| fresh(black_box(each.next().expect("a scenario"))))
    });
}

/// Marks it, and rules on each case under a premise.
fn fresh(one: &Wrong<'_>) {
    let rule = |case: &Case| Some(Arc::new(engine::rule(case)));
    black_box(mark_by(one.ruling.clone(), one.scenario, &one.answer, rule));
}

/// For each question the first choice that is wrong.
fn wrong(scenario: &Scenario, ruling: &Ruling) -> Answer {
    let asks = RulingForm::of(scenario).asks;
    Answer::of(asks.into_iter().map(|ask| {
        let right = right_answers(ruling, ask.key);
        let wrong = ask.choices.into_iter().find(|choice| !right.contains(&vec![choice.clone()]));
        (ask.key, wrong.into_iter().collect())
    }))
}

/// Prints the quantiles over these, and the maximum number of rulings under premises.
fn print_quantiles(what: &str, all: &[Wrong<'_>], time: impl Fn(&Wrong<'_>) -> Duration) {
    let mut took: Vec<(Duration, &str)> =
        all.iter().map(|one| (time(one), one.scenario.id.as_str())).collect();
    took.sort_unstable();
    let at = |percent: usize| took[(took.len() * percent).div_ceil(100).max(1) - 1].0;
    let (most, id) = took[took.len() - 1];
    let ruled = all.iter().map(|one| cases(one.scenario, &one.ruling, &one.answer).len()).max().unwrap_or(0);
    println!(
        "{} wrong answers, {what}: median {:.1?}, p95 {:.1?}, most {most:.1?} ({id}); at most {ruled} cases ruled on",
        took.len(),
        at(50),
        at(95)
    );
}

#[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
fn timed(once: impl Fn()) -> Duration {
    let start = Instant::now();
    once();
    start.elapsed()
}
