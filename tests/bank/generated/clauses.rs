//! How many scenarios each clause allows.

use super::generator;
use bank::generate::{Generated, Request};
use rules::law::{CaseKind, Clause, Edition};
use words::english;
use std::time::Instant;

const OF_CALLS: [CaseKind; 5] = [
    CaseKind::Call,
    CaseKind::InsufficientBid,
    CaseKind::ExposedCard,
    CaseKind::Misinformation,
    CaseKind::WrongBoard,
];

/// The clauses that dispose of cases on calls.
fn disposing(edition: Edition) -> impl Iterator<Item = Clause> {
    Clause::all().filter(move |clause| OF_CALLS.into_iter().any(|kind| clause.disposes_of(kind, edition)))
}

fn generate(clause: Clause, edition: Edition, count: usize) -> Generated {
    let request = Request { edition, clause, like: None, difficulty: None, judgement: false, count, seed: 1 };
    generator().generate(&request)
}

#[test]
#[ignore = "exploration"]
fn survey() {
    let start = Instant::now();
    generator();
    println!("generator: {:?}", start.elapsed());
    for edition in [Edition::E2017, Edition::E2007] {
        for clause in disposing(edition) {
            let start = Instant::now();
            let made = generate(clause, edition, 10);
            println!("{edition} {clause}: {} of {} tried, {:?} {:?} {:?}", made.drafts.len(), made.tried, made.shortfall, made.left_out, start.elapsed());
        }
    }
}

#[test]
#[ignore = "exploration"]
fn show() {
    let clause: Clause = std::env::var("CLAUSE").unwrap_or("30B1(b)(ii)".into()).parse().unwrap();
    let edition = std::env::var("EDITION").unwrap_or("2017".into()).parse().unwrap();
    let made = generate(clause, edition, 3);
    println!("{:?} {:?}", made.shortfall, made.left_out);
    for draft in made.drafts {
        println!("----- {:?} {}\n{}", draft.difficulty, draft.tests, draft.text);
        for line in english().story(&draft.scenario.case) {
            println!("  > {line}");
        }
    }
}

#[test]
#[ignore = "exploration"]
fn levels() {
    use bank::generate::Difficulty;
    for clause in ["30B1(b)(ii)", "30A", "27B1(b)", "31A1", "36B2", "24C", "21B1(a)", "25A", "29A"] {
        let clause: Clause = clause.parse().unwrap();
        for difficulty in Difficulty::ALL {
            let request = Request { edition: Edition::E2017, clause, like: None, difficulty: Some(difficulty), judgement: false, count: 20, seed: 1 };
            let made = generator().generate(&request);
            println!("{clause} {difficulty:?}: {} of {} {:?}", made.drafts.len(), made.tried, made.left_out);
        }
    }
}
