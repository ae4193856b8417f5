//! Drawing depends on exposure in all sittings of a paper.

use crate::exam::{self, Asked, row};
use crate::store::attempts::Held;
use crate::store::place::Place;
use crate::store::practice::trainee;
use bank::exam::{Part, Pool};
use server::exams::Attempt;
use std::collections::BTreeSet;
use store::sitting::{SittingId, SittingRow};
use uuid::Uuid;

/// Of these each candidate is asked one.
const TEN: [Asked; 10] = [
    (Part::Closed, "r001", 1),
    (Part::Closed, "r002", 1),
    (Part::Closed, "r003", 1),
    (Part::Closed, "r004", 1),
    (Part::Closed, "r005", 1),
    (Part::Closed, "r006", 1),
    (Part::Closed, "r007", 1),
    (Part::Closed, "r008", 1),
    (Part::Closed, "r009", 1),
    (Part::Closed, "r010", 1),
];

fn pool() -> Pool {
    Pool { rows: vec![row(&TEN, 1)] }
}

/// Opens the same paper once more, under another code.
async fn again(held: &Held, code: &str, with: impl FnOnce(&mut SittingRow)) {
    let id = SittingId(Uuid::from_u128(code.len() as u128));
    let mut row = SittingRow { id, code: code.to_owned(), ..held.row.clone() };
    with(&mut row);
    exam::hold(&held.store, &row, &pool()).await;
}

/// Questions of five candidates who enter under a code.
async fn five(held: &Held, code: &str, test: bool) -> BTreeSet<String> {
    asked(held, code, test, 5).await
}

/// The same of so many.
async fn asked(held: &Held, code: &str, test: bool, many: usize) -> BTreeSet<String> {
    let mut asked = BTreeSet::new();
    for number in 0..many {
        let who = trainee(&held.server, &format!("Ada{number}{code}{test}")).await;
        let found = held.server.sitting_by_code(&format!("demo.{code}")).await.unwrap();
        let (_, sitting) = found.expect("the sitting is found");
        let id = held.server.enter_exam(&who, sitting, "", "here", test).await.unwrap();
        let attempt: Attempt =
            held.server.attempt_of(&who, &id.0.to_string()).await.unwrap().expect("theirs");
        asked.insert(attempt.rules.pages[0].id.clone());
    }
    asked
}

pub async fn repeated_paper_spreads_exposure(place: Place) {
    let held = Held::with(&place, &pool(), |_| {}).await;
    let first = five(&held, exam::CODE, false).await;
    assert_eq!(first.len(), 5);
    again(&held, "summer2", |_| {}).await;
    let second = five(&held, "summer2", false).await;
    assert_eq!(second.len(), 5);
    assert!(first.is_disjoint(&second), "{first:?} {second:?}");
}

pub async fn trials_do_not_count(place: Place) {
    let held = Held::with(&place, &pool(), |_| {}).await;
    let first = five(&held, exam::CODE, false).await;
    // These five wait, and are never let begin: what was put aside for them is what the first were not asked.
    again(&held, "waiting", |row| row.authorised = true).await;
    assert!(first.is_disjoint(&five(&held, "waiting", false).await));
    again(&held, "then", |_| {}).await;
    five(&held, "then", true).await;
    let last = five(&held, "then", false).await;
    assert!(last.len() == 5 && first.is_disjoint(&last), "{first:?} {last:?}");
}

pub async fn refused_entry_releases_the_paper(place: Place) {
    let held = Held::with(&place, &pool(), |_| {}).await;
    let who = trainee(&held.server, "Ada").await;
    let found = held.server.sitting_by_code(&format!("demo.{}", exam::CODE)).await.unwrap();
    let (_, sitting) = found.expect("the sitting is found");
    // Ten times at once: she is in once, and nine papers go back.
    let comes = || {
        let (server, who, sitting) = (held.server.clone(), who.clone(), sitting.clone());
        tokio::spawn(async move { server.enter_exam(&who, sitting, "", "here", false).await.unwrap() })
    };
    let all: Vec<_> = (0..10).map(|_| comes()).collect();
    let mut ids = BTreeSet::new();
    for one in all {
        ids.insert(one.await.unwrap());
    }
    assert_eq!(ids.len(), 1);
    let hers = held.server.attempts_of(&who).await.unwrap().remove(0).rules.pages[0].id.clone();
    let others = asked(&held, exam::CODE, false, 9).await;
    assert!(others.len() == 9 && !others.contains(&hers), "{hers} {others:?}");
}
