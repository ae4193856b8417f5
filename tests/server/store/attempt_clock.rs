//! The clock of an attempt, and entry to a sitting.

use crate::exam::{self, PAPER, fixed};
use crate::store::attempts::{ExamFixture, answer, written};
use crate::store::database::Database;
use crate::store::practice::trainee;
use bank::exam::{DrawnPaper, Part, Pool};
use server::accounts::Account;
use server::exams::{Act, ActionRefusal, Attempt, AttemptState, EnterFault};
use store::{Moment, attempt};
use time::Duration;

contract! {
    parts_follow_in_time, sitting_ends_for_all, accommodation_counts_at_once,
    pause_freezes_the_attempt, silence_is_free_up_to_the_cap, refused_entry_gives_a_reason,
    limits_attempts_per_period, double_entry_starts_one_attempt, authorised_sitting_needs_admission,
    draws_least_exposed_items,
}

/// Seconds left of the current part.
fn left(fixture: &ExamFixture, attempt: &Attempt) -> i64 {
    attempt.times().expect("an attempt in progress").left(fixture.server.instant())
}

async fn is_left(fixture: &ExamFixture, who: &Account, attempt: &Attempt) -> i64 {
    left(fixture, &fixture.again(who, attempt).await)
}

pub async fn entering(fixture: &ExamFixture, who: &Account, code: &str) -> Result<(), EnterFault> {
    let found = fixture.server.sittings.by_code(&format!("demo.{}", exam::CODE)).await.unwrap();
    let (_, sitting) = found.expect("a sitting");
    fixture.server.admissions.enter(who, sitting, code, "here", false).await.map(drop)
}

pub async fn parts_follow_in_time(database: Database) {
    let fixture = ExamFixture::new(&database).await;
    let ada = trainee(&fixture.server, "Ada").await;
    let attempt = fixture.enter(&ada, "here").await;
    assert_eq!((attempt.part(), left(&fixture, &attempt)), (Part::Closed, 45 * 60));
    fixture.later(45);
    fixture.clock.advance(Duration::seconds(20));
    assert!(fixture.act(&attempt, answer(1, "{}")).await.is_ok(), "within the grace period");
    fixture.clock.advance(Duration::seconds(20));
    assert_eq!(fixture.act(&attempt, answer(1, "{}")).await, Err(ActionRefusal::PartOver));
    let now = fixture.again(&ada, &attempt).await;
    assert_eq!(
        (now.part(), left(&fixture, &now)),
        (Part::Open, 45 * 60 - 40),
        "it began when the other ended"
    );
    fixture.later(45);
    assert_eq!(fixture.act(&attempt, answer(6, "{}")).await, Err(ActionRefusal::Over));
    let over = fixture.again(&ada, &attempt).await;
    assert_eq!(over.state(), AttemptState::OutOfTime);
    let begun = fixture.row.opens_at;
    assert_eq!(
        over.over_at(),
        Some(exam_time(begun.plus(Duration::minutes(90)))),
        "at its end, not when it was found"
    );
    assert_eq!(database.count("SELECT COUNT(*) FROM attempt WHERE state = 'out_of_time'").await, 1);
}

pub fn exam_time(at: Moment) -> jiff::Timestamp {
    server::clock::timestamp(at)
}

pub async fn sitting_ends_for_all(database: Database) {
    let fixture = ExamFixture::new(&database).await;
    let ada = trainee(&fixture.server, "Ada").await;
    fixture.later(110);
    let attempt = fixture.enter(&ada, "here").await;
    assert_eq!(left(&fixture, &attempt), 10 * 60);
    fixture.later(11);
    assert_eq!(fixture.again(&ada, &attempt).await.state(), AttemptState::OutOfTime);
}

pub async fn accommodation_counts_at_once(database: Database) {
    let fixture = ExamFixture::new(&database).await;
    let ada = trainee(&fixture.server, "Ada").await;
    let attempt = fixture.enter(&ada, "here").await;
    fixture.later(44);
    assert_eq!(is_left(&fixture, &ada, &attempt).await, 60);
    let row = store::accommodation::AccommodationRow {
        federation_id: ada.federation,
        account_id: ada.id,
        extra_percent: None,
        extra_minutes: Some(30),
        larger_type: false,
        no_countdown: false,
        granted_at: fixture.clock.now(),
    };
    let mut write = fixture.store.write().await.unwrap();
    store::accommodation::save(&mut write, &row).await.unwrap();
    write.commit().await.unwrap();
    assert_eq!(is_left(&fixture, &ada, &attempt).await, 16 * 60, "half of it in each part");
    fixture.later(15);
    let attempt = fixture.again(&ada, &attempt).await;
    fixture.act(&attempt, Act::OpenPart).await.unwrap();
    assert_eq!(is_left(&fixture, &ada, &attempt).await, 60 * 60);
    // It ends later than the others: the grant moves the end of the sitting, too.
    fixture.later(59);
    assert!(fixture.act(&attempt, answer(6, "{}")).await.is_ok());
}

pub async fn pause_freezes_the_attempt(database: Database) {
    let fixture = ExamFixture::new(&database).await;
    let ada = trainee(&fixture.server, "Ada").await;
    let attempt = fixture.enter(&ada, "here").await;
    fixture.later(10);
    let since = written(fixture.clock.now());
    database.execute(&format!("UPDATE attempt SET paused_at = {since}")).await;
    fixture.later(20);
    assert_eq!(fixture.act(&attempt, answer(1, "{}")).await, Err(ActionRefusal::Paused));
    assert_eq!(is_left(&fixture, &ada, &attempt).await, 35 * 60);
    database.execute("UPDATE attempt SET paused_at = NULL, paused_seconds = 1200, added_seconds = 60").await;
    assert!(fixture.act(&attempt, answer(1, "{}")).await.is_ok());
    assert_eq!(is_left(&fixture, &ada, &attempt).await, 36 * 60);
}

pub async fn silence_is_free_up_to_the_cap(database: Database) {
    let fixture = ExamFixture::with(&database, &fixed(&PAPER), |row| {
        (row.clock, row.stop_cap_seconds) = ("stops".to_owned(), 300);
    })
    .await;
    let ada = trainee(&fixture.server, "Ada").await;
    let attempt = fixture.enter(&ada, "here").await;
    // Without scripts, reading sends no signals, and the clock runs.
    fixture.later(5);
    assert_eq!(is_left(&fixture, &ada, &attempt).await, 40 * 60);
    fixture.server.attempts.act(&attempt, "here", true, vec![]).await.unwrap();
    fixture.later(2);
    assert_eq!(is_left(&fixture, &ada, &attempt).await, 40 * 60 - 75, "possible reading counts");
    fixture.server.attempts.act(&attempt, "here", true, vec![]).await.unwrap();
    assert_eq!(is_left(&fixture, &ada, &attempt).await, 40 * 60 - 75);
    // Signals of another device do not count.
    fixture.server.attempts.act(&attempt, "there", true, vec![]).await.unwrap();
    fixture.later(10);
    fixture.server.attempts.act(&attempt, "here", true, vec![]).await.unwrap();
    assert_eq!(
        is_left(&fixture, &ada, &attempt).await,
        40 * 60 - 75 - (600 - (300 - 45)),
        "45 seconds had gone before"
    );
}

pub async fn refused_entry_gives_a_reason(database: Database) {
    let fixture = ExamFixture::with(&database, &fixed(&PAPER), |row| {
        row.opens_at = row.opens_at.plus(Duration::minutes(10));
        row.entry_code = "Room 7".to_owned();
    })
    .await;
    let ada = trainee(&fixture.server, "Ada").await;
    assert!(matches!(entering(&fixture, &ada, "room 7").await, Err(EnterFault::NotYet)));
    fixture.later(10);
    assert!(matches!(entering(&fixture, &ada, "room 8").await, Err(EnterFault::EntryCode)));
    assert!(entering(&fixture, &ada, " room 7 ").await.is_ok());
    assert!(entering(&fixture, &ada, "").await.is_ok(), "candidates inside continue");
    let grace = trainee(&fixture.server, "Grace").await;
    for _ in 0..10 {
        assert!(matches!(entering(&fixture, &grace, "guess").await, Err(EnterFault::EntryCode)));
    }
    assert!(matches!(entering(&fixture, &grace, "Room 7").await, Err(EnterFault::TooMany)));
    fixture.later(120);
    assert!(matches!(entering(&fixture, &grace, "Room 7").await, Err(EnterFault::Over)));
}

pub async fn limits_attempts_per_period(database: Database) {
    let fixture = ExamFixture::with(&database, &fixed(&PAPER), |row| {
        row.closes_at = row.opens_at.plus(Duration::days(400));
        (row.attempts, row.period_days, row.cooling_off_days) = (2, 30, 7);
    })
    .await;
    let ada = trainee(&fixture.server, "Ada").await;
    let hand_in = async || {
        let attempt = fixture.enter(&ada, "here").await;
        fixture.act(&attempt, Act::Submit).await.unwrap();
    };
    hand_in().await;
    let next = exam_time(fixture.clock.now().plus(Duration::days(7)));
    assert!(
        matches!(entering(&fixture, &ada, "").await, Err(EnterFault::CoolingOff(until)) if until == next)
    );
    fixture.clock.advance(Duration::days(7));
    hand_in().await;
    fixture.clock.advance(Duration::days(8));
    let freed = exam_time(fixture.row.opens_at.plus(Duration::days(30)));
    let full = entering(&fixture, &ada, "").await;
    assert!(matches!(full, Err(EnterFault::NoneLeft(Some(until))) if until == freed), "{full:?}");
    fixture.clock.advance(Duration::days(15));
    hand_in().await;
    assert_eq!(database.count("SELECT COUNT(*) FROM attempt WHERE number <= 3").await, 3);
}

pub async fn double_entry_starts_one_attempt(database: Database) {
    let fixture = ExamFixture::new(&database).await;
    let ada = trainee(&fixture.server, "Ada").await;
    let (_, sitting) = fixture.server.sittings.by_code("demo.spring").await.unwrap().unwrap();
    let entering: Vec<_> = (0..10)
        .map(|_| {
            let (server, ada, sitting) = (fixture.server.clone(), ada.clone(), sitting.clone());
            tokio::spawn(
                async move { server.admissions.enter(&ada, sitting, "", "here", false).await.unwrap() },
            )
        })
        .collect();
    let mut ids = Vec::new();
    for entered in entering {
        ids.push(entered.await.unwrap());
    }
    assert!(ids.iter().all(|id| *id == ids[0]));
    assert_eq!(database.count("SELECT COUNT(*) FROM attempt").await, 1);
}

pub async fn authorised_sitting_needs_admission(database: Database) {
    let fixture = ExamFixture::with(&database, &fixed(&PAPER), |row| row.authorised = true).await;
    let ada = trainee(&fixture.server, "Ada").await;
    let attempt = fixture.enter(&ada, "here").await;
    assert_eq!((attempt.state(), attempt.times()), (AttemptState::Waits, None));
    assert_eq!(fixture.act(&attempt, answer(1, "{}")).await, Err(ActionRefusal::Waits));
    assert_eq!(fixture.act(&attempt, Act::Look { page: 1, seconds: 0 }).await, Err(ActionRefusal::Waits));
    assert_eq!(fixture.server.attempts.under_way(&ada).await.unwrap(), None);
    fixture.later(60);
    assert_eq!(fixture.again(&ada, &attempt).await.state(), AttemptState::Waits, "its clock does not run");
}

pub async fn draws_least_exposed_items(database: Database) {
    let all = [(Part::Open, "r001", 1), (Part::Open, "r002", 1), (Part::Open, "r003", 1)];
    let pool = Pool { rows: vec![exam::row(&all, 1)] };
    let fixture = ExamFixture::with(&database, &pool, |row| row.attempts = 3).await;
    let mut questions = Vec::new();
    for name in ["Ada", "Grace", "Berit"] {
        let who = trainee(&fixture.server, name).await;
        let attempt = fixture.enter(&who, "here").await;
        questions.push(attempt.rules.pages[0].id.clone());
    }
    questions.sort();
    assert_eq!(questions, ["r001", "r002", "r003"], "everyone had different questions");
    let who = trainee(&fixture.server, "Carl").await;
    let mut own = Vec::new();
    for _ in 0..3 {
        let attempt = fixture.enter(&who, "here").await;
        own.push(attempt.rules.pages[0].id.clone());
        fixture.act(&attempt, Act::Submit).await.unwrap();
        fixture.later(1);
    }
    own.sort();
    assert_eq!(own, ["r001", "r002", "r003"], "no repetition while new items are left");
    let rows = attempt::of_account(&fixture.store, who.federation, who.id).await.unwrap();
    let drawn: DrawnPaper = serde_json::from_value(rows[0].drawn.clone()).unwrap();
    assert_eq!(drawn.items.len(), 1);
}
