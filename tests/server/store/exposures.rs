//! Drawing depends on exposure in all sittings of a paper.

use crate::exam::{self, ExamItem, row};
use crate::store::attempts::ExamFixture;
use crate::store::database::Database;
use crate::store::practice::trainee;
use bank::exam::{Part, Pool};
use server::exams::Attempt;
use std::collections::BTreeSet;
use store::federation::FederationId;
use store::sitting::{SittingId, SittingRow};
use time::Duration;
use uuid::Uuid;

contract! {
    repeated_paper_spreads_exposure, trials_do_not_count, refused_entry_releases_the_paper,
    lists_scenarios_asked_lately,
}

/// Each candidate gets one of these.
const TEN: [ExamItem; 10] = [
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

/// Opens the same paper again, under another code.
async fn again(fixture: &ExamFixture, code: &str, with: impl FnOnce(&mut SittingRow)) {
    let id = SittingId(Uuid::from_u128(code.len() as u128));
    let mut row = SittingRow { id, code: code.to_owned(), ..fixture.row.clone() };
    with(&mut row);
    exam::hold(&fixture.store, &row, &pool()).await;
}

/// Questions of five candidates who enter under a code.
async fn five(fixture: &ExamFixture, code: &str, test: bool) -> BTreeSet<String> {
    asked_scenarios(fixture, code, test, 5).await
}

/// Questions of this many candidates.
async fn asked_scenarios(fixture: &ExamFixture, code: &str, test: bool, many: usize) -> BTreeSet<String> {
    let mut questions = BTreeSet::new();
    for number in 0..many {
        let who = trainee(&fixture.server, &format!("Ada{number}{code}{test}")).await;
        let found = fixture.server.sittings.by_code(&format!("demo.{code}")).await.unwrap();
        let (_, sitting) = found.expect("a sitting");
        let id = fixture.server.admissions.enter(&who, sitting, "", "here", test).await.unwrap();
        let attempt: Attempt =
            fixture.server.attempts.find(&who, &id.0.to_string()).await.unwrap().expect("theirs");
        questions.insert(attempt.rules.pages[0].id.clone());
    }
    questions
}

pub async fn repeated_paper_spreads_exposure(database: Database) {
    let fixture = ExamFixture::with(&database, &pool(), |_| {}).await;
    let first = five(&fixture, exam::CODE, false).await;
    assert_eq!(first.len(), 5);
    again(&fixture, "summer2", |_| {}).await;
    let second = five(&fixture, "summer2", false).await;
    assert_eq!(second.len(), 5);
    assert!(first.is_disjoint(&second), "{first:?} {second:?}");
}

pub async fn trials_do_not_count(database: Database) {
    let fixture = ExamFixture::with(&database, &pool(), |_| {}).await;
    let first = five(&fixture, exam::CODE, false).await;
    // These five wait, and are never admitted: the items reserved for them are those that the first
    // did not get.
    again(&fixture, "waiting", |row| row.authorised = true).await;
    assert!(first.is_disjoint(&five(&fixture, "waiting", false).await));
    again(&fixture, "then", |_| {}).await;
    five(&fixture, "then", true).await;
    let last = five(&fixture, "then", false).await;
    assert!(last.len() == 5 && first.is_disjoint(&last), "{first:?} {last:?}");
}

pub async fn refused_entry_releases_the_paper(database: Database) {
    let fixture = ExamFixture::with(&database, &pool(), |_| {}).await;
    let who = trainee(&fixture.server, "Ada").await;
    let found = fixture.server.sittings.by_code(&format!("demo.{}", exam::CODE)).await.unwrap();
    let (_, sitting) = found.expect("a sitting");
    // Ten concurrent entries: one succeeds, and nine papers are returned.
    let comes = || {
        let (server, who, sitting) = (fixture.server.clone(), who.clone(), sitting.clone());
        tokio::spawn(async move { server.admissions.enter(&who, sitting, "", "here", false).await.unwrap() })
    };
    let all: Vec<_> = (0..10).map(|_| comes()).collect();
    let mut ids = BTreeSet::new();
    for one in all {
        ids.insert(one.await.unwrap());
    }
    assert_eq!(ids.len(), 1);
    let hers = fixture.server.attempts.attempts_of(&who).await.unwrap().remove(0).rules.pages[0].id.clone();
    let others = asked_scenarios(&fixture, exam::CODE, false, 9).await;
    assert!(others.len() == 9 && !others.contains(&hers), "{hers} {others:?}");
}

pub async fn lists_scenarios_asked_lately(database: Database) {
    let fixture = ExamFixture::with(&database, &pool(), |_| {}).await;
    let (papers, federation) = (&fixture.server.papers, fixture.row.federation_id);
    let first = five(&fixture, exam::CODE, false).await;
    again(&fixture, "then", |_| {}).await;
    five(&fixture, "then", true).await;
    assert_eq!(papers.asked_within(federation, 24).await.unwrap(), first, "trials do not count");
    let file = |line: &str| format!("name = \"A\"\n{line}[[draw]]\npart = \"closed\"\ncount = 1\n");
    assert_eq!(papers.avoided(federation, &file("")).await.unwrap(), BTreeSet::new());
    assert_eq!(papers.avoided(federation, &file("unasked_months = 2\n")).await.unwrap(), first);
    fixture.clock.advance(Duration::days(70));
    assert_eq!(papers.avoided(federation, &file("unasked_months = 2\n")).await.unwrap(), BTreeSet::new());
    assert_eq!(papers.asked_within(federation, 24).await.unwrap(), first);
    let elsewhere = FederationId(Uuid::from_u128(7));
    assert_eq!(papers.asked_within(elsewhere, 24).await.unwrap(), BTreeSet::new());
}
