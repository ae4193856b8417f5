//! Number of claims early in the play that are settled, and the time for it: 200 random ones of 11
//! to 13 cards a hand and 60 constructed ones, each ruled on from its facts with all standards,
//! readings and questions.
//!
//! A claim is *settled* when each answer to its questions leads to one number. If the standards
//! differ, that number has a range, whose end may not be proved: those are counted apart. `random`
//! and `constructed` describe the claims.
//!
//! `cargo bench -p bench --bench long_claims -- numbers` prints the number of each claim as well,
//! to compare two versions; `-- random 20` runs one set, and this many of it.

#[path = "../chance.rs"]
mod chance;
mod constructed;
mod random;

use chance::Chance;
use rules::bridge::{Cards, Seat, Strain};
use rules::engine::case::{Case, Facts};
use rules::engine::claim::{Awareness, ClaimFacts, ClaimSetup, ClaimTest};
use rules::engine::component::{Component, Key};
use rules::engine::trace::Test;
use rules::engine::{Outcome, Ruling, rule};
use rules::law::{Edition, Elections};
use std::time::Instant;

/// Time limit for settling a claim, in milliseconds.
const TIME_LIMIT_MS: u128 = 2000;

/// Generator of a set of claims.
type Set = fn() -> Vec<ClaimFacts>;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let has = |word: &str| args.iter().any(|arg| arg == word);
    let most = args.iter().find_map(|arg| arg.parse().ok()).unwrap_or(usize::MAX);
    let sets: [(&str, Set); 2] = [("random", random::claims), ("constructed", constructed::claims)];
    let named = sets.iter().any(|(name, _)| has(name));
    for (name, claims) in sets.into_iter().filter(|(name, _)| !named || has(name)) {
        let claims: Vec<ClaimFacts> = claims().into_iter().take(most).collect();
        let timed = claims.iter().enumerate().map(|(i, facts)| {
            let (millis, ruling) = time(facts);
            if has("numbers") {
                let (left, claims) = (facts.left(), facts.claims());
                println!("{name} {i} ({left} cards, {claims} claimed): {} [{millis} ms]", number(&ruling));
            }
            (millis, ruling)
        });
        report(name, &timed.collect::<Vec<_>>());
    }
}

fn report(name: &str, timed: &[(u128, Ruling)]) {
    let mut times: Vec<u128> = timed.iter().map(|(millis, _)| *millis).collect();
    times.sort_unstable();
    let at = |percent: usize| times[(times.len() * percent / 100).min(times.len() - 1)];
    let settled = timed.iter().filter(|(_, ruling)| is_settled(ruling)).count();
    let in_time =
        timed.iter().filter(|(millis, ruling)| *millis <= TIME_LIMIT_MS && is_settled(ruling)).count();
    let open = timed.iter().filter(|(_, ruling)| is_settled(ruling) && has_open_end(ruling)).count();
    let asks = timed.iter().filter(|(_, ruling)| matches!(ruling.outcome, Outcome::Fork { .. })).count();
    println!(
        "{} {name} claims: {settled} settled, {open} of them with a range not proved at its end, \
         {in_time} within {TIME_LIMIT_MS} ms; median {} ms, 90 % {}, 95 % {}, 99 % {}, worst {}; \
         {asks} ask",
        timed.len(),
        at(50),
        at(90),
        at(95),
        at(99),
        at(100),
    );
}

/// True if every answer leads to one number.
fn is_settled(ruling: &Ruling) -> bool {
    match &ruling.outcome {
        Outcome::Fork { branches, .. } => branches.iter().all(|branch| is_settled(&branch.ruling)),
        _ => ruling.beyond.is_none() && ruling.component(Key::Tricks).is_some(),
    }
}

/// True if the result of careless or inferior lines is unproved for some answer.
fn has_open_end(ruling: &Ruling) -> bool {
    if let Outcome::Fork { branches, .. } = &ruling.outcome {
        return branches.iter().any(|branch| has_open_end(&branch.ruling));
    }
    ruling.trace.steps().iter().any(|step| matches!(step.test, Test::Claim(ClaimTest::MoreLines { .. })))
}

/// The number, with those of other standards if they differ, for one answer after the other.
fn number(ruling: &Ruling) -> String {
    let tricks = |component: &Component| match component {
        Component::Tricks(t) if t.least == t.most => Some(t.least.to_string()),
        Component::Tricks(t) => Some(format!("{} to {}?", t.least, t.most)),
        _ => None,
    };
    if let Outcome::Fork { branches, .. } = &ruling.outcome {
        let each: Vec<String> = branches.iter().map(|branch| number(&branch.ruling)).collect();
        return format!("({})", each.join(" | "));
    }
    let judged: Vec<String> = ruling.judgement.iter().flat_map(|j| &j.range).filter_map(tricks).collect();
    let rules = ruling.component(Key::Tricks).and_then(tricks).unwrap_or_default();
    if judged.is_empty() { rules } else { format!("{rules} of {}", judged.join(", ")) }
}

#[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
fn time(facts: &ClaimFacts) -> (u128, Ruling) {
    let case = Case {
        edition: Edition::E2017,
        elections: Elections::default(),
        date: None,
        facts: Facts::Claim(facts.clone()),
    };
    let start = Instant::now();
    let ruling = std::hint::black_box(rule(std::hint::black_box(&case)));
    (start.elapsed().as_millis(), ruling)
}

/// A claim by declarer, South, who is aware of every outstanding card.
fn setup(cards: [Cards; 4], trump: Strain, leader: Seat, claims: u8) -> ClaimSetup {
    ClaimSetup {
        cards: Some(cards),
        trump: Some(trump),
        declarer: Seat::S,
        leader: Some(leader),
        claimer: Seat::S,
        claims,
        aware: [Some(Awareness::Aware); 4],
        exposed: vec![Seat::S],
        ..ClaimSetup::default()
    }
}
