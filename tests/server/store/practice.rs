//! The server's rules for a trainee's answers.

use crate::store::database::Database;
use crate::store::signing_up::{GOOD, server};
use bank::Confidence;
use server::Server;
use server::accounts::{Account, Browser, Password};
use server::practice::{ANSWER_LIMIT, AnswerSummary, NewAnswer, RecordFault};
use std::collections::BTreeMap;
use time::Duration;

contract! {
    every_answer_is_stored, returns_only_own_answer, saved_answer_survives,
    progress_uses_every_answer, concurrent_practice_is_all_stored, failed_answer_leaves_nothing,
    answer_ids_are_chronological,
}

pub async fn trainee(server: &Server, name: &str) -> Account {
    let email = format!("{name}@example.org").to_lowercase();
    server
        .sign_up
        .with_password(&Browser::default(), server.federation(), name, &email, Password::new(GOOD))
        .await
        .unwrap()
        .0
}

pub fn new_answer(scenario: &str, mark: u16) -> NewAnswer {
    NewAnswer {
        scenario: scenario.to_owned(),
        scenario_digest: "ab".repeat(32),
        answer: BTreeMap::from([("law".to_owned(), vec!["30B1".to_owned()])]),
        edition: "2017".to_owned(),
        engine: "0.1.0".to_owned(),
        mark,
        components: BTreeMap::from([("law".to_owned(), "right".to_owned())]),
        confidence: Some(Confidence::FairlySure),
        is_evidence: true,
    }
}

async fn marks(server: &Server, account: &Account) -> Vec<(String, u16)> {
    let answers = server.practice.answers_of(account).await.unwrap();
    answers.into_iter().map(|answer| (answer.given.scenario, answer.given.mark)).collect()
}

pub async fn every_answer_is_stored(database: Database) {
    let (server, clock) = server(&database).await;
    let (berit, carl) = (trainee(&server, "Berit").await, trainee(&server, "Carl").await);
    let mut stored = Vec::new();
    for mark in [0, 500, 1000] {
        stored.push(server.practice.record_answer(&berit, new_answer("a", mark)).await.unwrap());
        clock.advance(Duration::seconds(1));
    }
    server.practice.record_answer(&carl, new_answer("a", 250)).await.unwrap();
    assert_eq!(server.practice.answers_of(&berit).await.unwrap(), stored);
    assert_eq!(marks(&server, &carl).await, [("a".to_owned(), 250)]);
    assert_eq!(stored[1].given, new_answer("a", 500));
    assert_eq!(stored[1].answered_at, stored[0].answered_at + Duration::seconds(1));
}

pub async fn returns_only_own_answer(database: Database) {
    let (server, _) = server(&database).await;
    let (berit, carl) = (trainee(&server, "Berit").await, trainee(&server, "Carl").await);
    let stored = server.practice.record_answer(&berit, new_answer("a", 500)).await.unwrap();
    let id = stored.id.to_string();
    assert_eq!(server.practice.answer_of(&berit, &id).await.unwrap(), Some(stored));
    assert_eq!(server.practice.answer_of(&carl, &id).await.unwrap(), None);
    for odd in ["", "no id", "'", &id.to_uppercase(), &id.replace('-', "")] {
        assert_eq!(server.practice.answer_of(&berit, odd).await.unwrap(), None, "{odd}");
    }
}

pub async fn saved_answer_survives(database: Database) {
    let (first, _) = server(&database).await;
    let berit = trainee(&first, "Berit").await;
    let stored = first.practice.record_answer(&berit, new_answer("a", 700)).await.unwrap();
    drop(first);
    let (second, _) = server(&database).await;
    let (again, _) = second
        .sign_in
        .with_password(&Browser::default(), second.federation(), "berit@example.org", Password::new(GOOD))
        .await
        .unwrap();
    assert_eq!(again, berit);
    assert_eq!(second.practice.answers_of(&again).await.unwrap(), [stored]);
}

pub async fn progress_uses_every_answer(database: Database) {
    let (server, clock) = server(&database).await;
    let berit = trainee(&server, "Berit").await;
    let mut stored = Vec::new();
    for (scenario, mark, confidence) in
        [("b", 100, None), ("a", 200, Some(Confidence::Sure)), ("b", 300, Some(Confidence::Guess))]
    {
        let new = NewAnswer { confidence, ..new_answer(scenario, mark) };
        stored.push(server.practice.record_answer(&berit, new).await.unwrap());
        clock.advance(Duration::microseconds(1));
    }
    let expected: Vec<AnswerSummary> = stored
        .into_iter()
        .map(|one| AnswerSummary {
            id: one.id,
            scenario: one.given.scenario,
            mark: one.given.mark,
            confidence: one.given.confidence,
            at: one.answered_at,
            is_evidence: one.given.is_evidence,
        })
        .collect();
    assert_eq!(server.practice.own(&berit).await.unwrap().given, expected);
    assert_eq!(server.practice.own(&trainee(&server, "Carl").await).await.unwrap().given, []);
}

pub async fn concurrent_practice_is_all_stored(database: Database) {
    let (server, _) = server(&database).await;
    let berit = trainee(&server, "Berit").await;
    let recording: Vec<_> = (0..20)
        .map(|mark| {
            let (server, berit) = (server.clone(), berit.clone());
            tokio::spawn(async move {
                server.practice.record_answer(&berit, new_answer("a", mark)).await.unwrap()
            })
        })
        .collect();
    for recorded in recording {
        recorded.await.unwrap();
    }
    let mut stored: Vec<u16> = marks(&server, &berit).await.into_iter().map(|(_, mark)| mark).collect();
    stored.sort();
    assert!(stored.into_iter().eq(0..20));
}

pub async fn failed_answer_leaves_nothing(database: Database) {
    let (server, _) = server(&database).await;
    let berit = trainee(&server, "Berit").await;
    let with = |token: String| NewAnswer {
        answer: BTreeMap::from([("law".to_owned(), vec![token])]),
        ..new_answer("a", 1000)
    };
    let long = server.practice.record_answer(&berit, with("x".repeat(ANSWER_LIMIT))).await;
    assert!(matches!(long, Err(RecordFault::TooLong)), "{long:?}");
    let zero = server.practice.record_answer(&berit, with("30\0B1".to_owned())).await;
    assert!(matches!(zero, Err(RecordFault::ZeroByte)), "{zero:?}");
    let high = server.practice.record_answer(&berit, new_answer("a", 1001)).await;
    assert!(matches!(high, Err(RecordFault::Mark)), "{high:?}");
    assert_eq!(marks(&server, &berit).await, []);
    // The store refuses what no rule foresaw: an account that does not exist.
    let nobody = Account { id: store::account::AccountId(uuid::Uuid::nil()), ..berit.clone() };
    let orphan = server.practice.record_answer(&nobody, new_answer("a", 1000)).await;
    assert!(matches!(orphan, Err(RecordFault::Store(_))), "{orphan:?}");
}

pub async fn answer_ids_are_chronological(database: Database) {
    let (server, clock) = server(&database).await;
    let berit = trainee(&server, "Berit").await;
    let mut ids = Vec::new();
    for _ in 0..50 {
        clock.advance(Duration::microseconds(1));
        ids.push(server.practice.record_answer(&berit, new_answer("a", 1)).await.unwrap().id);
    }
    assert!(ids.is_sorted(), "{ids:?}");
    assert!(ids.iter().all(|id| id.get_version_num() == 7));
}
