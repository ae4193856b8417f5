//! Exams in a user's export, and their remains after deletion.

use crate::exam::{ExamItem, fixed};
use crate::store::after_exams::{answered, bank, examiner, marked};
use crate::store::attempts::{ExamFixture, answer};
use crate::store::database::Database;
use crate::store::practice::trainee;
use crate::store::signing_up::GOOD;
use bank::exam::Part;
use serde_json::Value;
use server::accounts::{Account, Password};
use server::exams::attempt::receipt::first_broken;
use server::exams::{Act, Attempt};
use store::attempt_answer;
use store::attempt_mark::{self, AttemptMarkRow};

contract! {
    export_follows_the_review, leaving_anonymises_attempts,
}

const TWO: [ExamItem; 2] = [(Part::Closed, "r001", 1), (Part::Closed, "r018", 1)];

/// Ada, who has answered both pages, written a note on the first, and not handed in yet.
async fn unfinished_attempt(fixture: &ExamFixture) -> (Account, Attempt) {
    let ada = trainee(&fixture.server, "Ada").await;
    let attempt = fixture.enter(&ada, "here").await;
    let note = Act::Note { page: 1, text: "Ask Grace.".to_owned() };
    for act in [answer(1, &answered("r001", None)), note, answer(2, r#"{"law":["30A"]}"#)] {
        fixture.act(&attempt, act).await.unwrap();
    }
    (ada, attempt)
}

/// Hands in; the engine marks the first page, an examiner the second, with a reason.
async fn hand_in(fixture: &ExamFixture, attempt: &Attempt, karl: &Account) {
    fixture.act(attempt, Act::Submit).await.unwrap();
    marked(fixture, attempt.id(), 1, 400, "wrong").await;
    let row = AttemptMarkRow {
        federation_id: fixture.row.federation_id,
        attempt_id: attempt.id(),
        page: 2,
        number: 1,
        kind: "third".to_owned(),
        by_federation_id: Some(karl.federation),
        by_account_id: Some(karl.id),
        mark: 800,
        components: [].into(),
        engine: "0.0.1".to_owned(),
        reason: "Well weighed.".to_owned(),
        marked_at: fixture.clock.now(),
        withdraws: false,
    };
    let mut write = fixture.store.write().await.unwrap();
    attempt_mark::insert(&mut write, &row).await.unwrap();
    write.commit().await.unwrap();
}

/// The exams in a user's export.
async fn exported_exams(fixture: &ExamFixture, who: &Account) -> Value {
    fixture.server.data_exports.everything_of(who).await.unwrap()["exams"].take()
}

pub async fn export_follows_the_review(database: Database) {
    let fixture = ExamFixture::with(&database, &fixed(&TWO), |_| {}).await;
    let (karl, _) = examiner(&fixture).await;
    let grace = trainee(&fixture.server, "Grace").await;
    let (ada, attempt) = unfinished_attempt(&fixture).await;
    let closed = |exam: &Value| {
        exam["answers"][0]["answer"].is_null() && exam["marks"] == Value::from(Vec::<Value>::new())
    };
    let exam = exported_exams(&fixture, &ada).await[0].take();
    assert!(exam["state"] == "under_way" && closed(&exam), "{exam}");
    assert_eq!(exam["exam"], "Spring exam");
    assert_eq!(exam["pages"][0]["note"], "Ask Grace.");

    hand_in(&fixture, &attempt, &karl).await;
    let exam = exported_exams(&fixture, &ada).await[0].take();
    assert!(exam["state"] == "submitted" && closed(&exam) && exam["result"].is_null(), "{exam}");
    let stored = fixture.server.attempts.changes_of(&attempt).await.unwrap();
    let receipts = exam["answers"].as_array().unwrap().iter().map(|one| one["receipt"].clone());
    let receipts: Vec<Value> = receipts.collect();
    assert_eq!(receipts, stored.iter().map(|one| hex::encode(&one.receipt)).collect::<Vec<_>>());

    database
        .execute("UPDATE sitting SET review = 'marks', appeals_until = '2026-03-15T12:00:00.000000Z'")
        .await;
    let again = fixture.again(&ada, &attempt).await;
    fixture.server.appeals.raise(&ada, &again, 1, "It was South’s turn.").await.unwrap();
    let exam = exported_exams(&fixture, &ada).await[0].take();
    assert!(exam["marks"][0]["mark"] == 400 && exam["marks"][1]["mark"] == 800, "{exam}");
    assert!(exam["marks"][1]["by"] == "third" && exam["result"]["permille"] == 600, "{exam}");
    assert!(exam["answers"][0]["answer"].is_null() && !exam.to_string().contains("Well weighed."), "{exam}");
    assert_eq!(exam["appeals"][0]["text"], "It was South’s turn.");

    database.execute("UPDATE sitting SET review = 'answers'").await;
    let exam = exported_exams(&fixture, &ada).await[0].take();
    assert_eq!(exam["answers"][1]["answer"], r#"{"law":["30A"]}"#);
    assert_eq!(exam["marks"][1]["reasons"][0], "Well weighed.");
    assert!(!exam.to_string().contains("Karl") && !exam.to_string().contains(&karl.id.0.to_string()));
    assert_eq!(exported_exams(&fixture, &grace).await, Value::from(Vec::<Value>::new()), "it is Ada’s");
}

pub async fn leaving_anonymises_attempts(database: Database) {
    let fixture = ExamFixture::with(&database, &fixed(&TWO), |_| {}).await;
    let (karl, allowed) = examiner(&fixture).await;
    let (ada, attempt) = unfinished_attempt(&fixture).await;
    hand_in(&fixture, &attempt, &karl).await;
    database
        .execute("UPDATE sitting SET review = 'marks', appeals_until = '2026-03-15T12:00:00.000000Z'")
        .await;
    let again = fixture.again(&ada, &attempt).await;
    let appeal = fixture.server.appeals.raise(&ada, &again, 1, "It was South’s turn.").await.unwrap();
    let before = fixture
        .server
        .results
        .of_sitting(&allowed, &bank(), fixture.row.id)
        .await
        .unwrap()
        .expect("a sitting");

    fixture.server.accounts.leave(&ada, Password::new(GOOD)).await.unwrap();
    let after = fixture
        .server
        .results
        .of_sitting(&allowed, &bank(), fixture.row.id)
        .await
        .unwrap()
        .expect("a sitting");
    assert_eq!(before.outcomes[0].joined, after.outcomes[0].joined, "the statistics depend on it");
    let who = &after.outcomes[0].who;
    assert!(who.account.name.is_empty() && !who.account.email.contains('@') && who.number.is_none());
    let stored = attempt_answer::of_attempt(&fixture.store, ada.federation, attempt.id()).await.unwrap();
    assert_eq!((stored.len(), first_broken(&stored)), (2, None), "every receipt can still be made again");
    assert_eq!(database.count("SELECT COUNT(*) FROM attempt_page WHERE note <> ''").await, 0);
    // The obligation to answer stays, without a recipient.
    assert!(fixture.server.appeals.list(&allowed).await.unwrap()[0].name.is_empty());
    fixture.server.appeals.decide(None, &allowed, appeal, true, "You are right.", Some(700)).await.unwrap();
    assert_eq!(
        database
            .count("SELECT COUNT(*) FROM mail WHERE recipient LIKE 'ada%' OR recipient LIKE 'deleted%'")
            .await,
        0
    );
}
