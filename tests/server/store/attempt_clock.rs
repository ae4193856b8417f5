//! The clock of an attempt, and coming in to a sitting.

use crate::exam::{self, PAPER, fixed};
use crate::store::attempts::{Held, answer, written};
use crate::store::place::Place;
use crate::store::practice::trainee;
use bank::exam::{DrawnPaper, Part, Pool};
use server::accounts::Account;
use server::exams::{Act, ActionRefusal, Attempt, AttemptState, EnterFault};
use store::{Moment, attempt};
use time::Duration;

/// What is left of the part that is under way, in seconds.
fn left(held: &Held, attempt: &Attempt) -> i64 {
    attempt.times().expect("it has begun").left(held.server.instant())
}

async fn is_left(held: &Held, who: &Account, attempt: &Attempt) -> i64 {
    left(held, &held.again(who, attempt).await)
}

pub async fn entering(held: &Held, who: &Account, code: &str) -> Result<(), EnterFault> {
    let found = held.server.sitting_by_code(&format!("demo.{}", exam::CODE)).await.unwrap();
    let (_, sitting) = found.expect("the sitting is found");
    held.server.enter_exam(who, sitting, code, "here", false).await.map(drop)
}

pub async fn parts_follow_in_time(place: Place) {
    let held = Held::new(&place).await;
    let ada = trainee(&held.server, "Ada").await;
    let attempt = held.enter(&ada, "here").await;
    assert_eq!((attempt.part(), left(&held, &attempt)), (Part::Closed, 45 * 60));
    held.later(45);
    held.clock.advance(Duration::seconds(20));
    assert!(held.act(&attempt, answer(1, "{}")).await.is_ok(), "within the grace period");
    held.clock.advance(Duration::seconds(20));
    assert_eq!(held.act(&attempt, answer(1, "{}")).await, Err(ActionRefusal::PartOver));
    let now = held.again(&ada, &attempt).await;
    assert_eq!((now.part(), left(&held, &now)), (Part::Open, 45 * 60 - 40), "it began when the other ended");
    held.later(45);
    assert_eq!(held.act(&attempt, answer(6, "{}")).await, Err(ActionRefusal::Over));
    let over = held.again(&ada, &attempt).await;
    assert_eq!(over.state(), AttemptState::OutOfTime);
    let begun = held.row.opens_at;
    assert_eq!(
        over.over_at(),
        Some(exam_time(begun.plus(Duration::minutes(90)))),
        "at its end, not when it was found"
    );
    assert_eq!(place.count("SELECT COUNT(*) FROM attempt WHERE state = 'out_of_time'").await, 1);
}

pub fn exam_time(at: Moment) -> jiff::Timestamp {
    server::clock::timestamp(at)
}

pub async fn sitting_ends_for_all(place: Place) {
    let held = Held::new(&place).await;
    let ada = trainee(&held.server, "Ada").await;
    held.later(110);
    let attempt = held.enter(&ada, "here").await;
    assert_eq!(left(&held, &attempt), 10 * 60);
    held.later(11);
    assert_eq!(held.again(&ada, &attempt).await.state(), AttemptState::OutOfTime);
}

pub async fn accommodation_counts_at_once(place: Place) {
    let held = Held::new(&place).await;
    let ada = trainee(&held.server, "Ada").await;
    let attempt = held.enter(&ada, "here").await;
    held.later(44);
    assert_eq!(is_left(&held, &ada, &attempt).await, 60);
    let row = store::accommodation::AccommodationRow {
        federation_id: ada.federation,
        account_id: ada.id,
        extra_percent: None,
        extra_minutes: Some(30),
        larger_type: false,
        no_countdown: false,
        granted_at: held.clock.now(),
    };
    let mut write = held.store.write().await.unwrap();
    store::accommodation::keep(&mut write, &row).await.unwrap();
    write.commit().await.unwrap();
    assert_eq!(is_left(&held, &ada, &attempt).await, 16 * 60, "half of it in each part");
    held.later(15);
    let attempt = held.again(&ada, &attempt).await;
    held.act(&attempt, Act::OpenPart).await.unwrap();
    assert_eq!(is_left(&held, &ada, &attempt).await, 60 * 60);
    // It ends after the others': the grant moves the end of the sitting, too.
    held.later(59);
    assert!(held.act(&attempt, answer(6, "{}")).await.is_ok());
}

pub async fn pause_freezes_the_attempt(place: Place) {
    let held = Held::new(&place).await;
    let ada = trainee(&held.server, "Ada").await;
    let attempt = held.enter(&ada, "here").await;
    held.later(10);
    let since = written(held.clock.now());
    place.execute(&format!("UPDATE attempt SET paused_at = {since}")).await;
    held.later(20);
    assert_eq!(held.act(&attempt, answer(1, "{}")).await, Err(ActionRefusal::Paused));
    assert_eq!(is_left(&held, &ada, &attempt).await, 35 * 60);
    place.execute("UPDATE attempt SET paused_at = NULL, paused_seconds = 1200, added_seconds = 60").await;
    assert!(held.act(&attempt, answer(1, "{}")).await.is_ok());
    assert_eq!(is_left(&held, &ada, &attempt).await, 36 * 60);
}

pub async fn silence_is_free_up_to_the_cap(place: Place) {
    let held = Held::with(&place, &fixed(&PAPER), |row| {
        (row.clock, row.stop_cap_seconds) = ("stops".to_owned(), 300);
    })
    .await;
    let ada = trainee(&held.server, "Ada").await;
    let attempt = held.enter(&ada, "here").await;
    // Without scripts, reading sends no signals, and the clock runs.
    held.later(5);
    assert_eq!(is_left(&held, &ada, &attempt).await, 40 * 60);
    held.server.act(&attempt, "here", true, vec![]).await.unwrap();
    held.later(2);
    assert_eq!(is_left(&held, &ada, &attempt).await, 40 * 60 - 75, "what may be no more than reading runs");
    held.server.act(&attempt, "here", true, vec![]).await.unwrap();
    assert_eq!(is_left(&held, &ada, &attempt).await, 40 * 60 - 75);
    // Another device is not heard in its place.
    held.server.act(&attempt, "there", true, vec![]).await.unwrap();
    held.later(10);
    held.server.act(&attempt, "here", true, vec![]).await.unwrap();
    assert_eq!(
        is_left(&held, &ada, &attempt).await,
        40 * 60 - 75 - (600 - (300 - 45)),
        "45 seconds had gone before"
    );
}

pub async fn who_may_not_come_in_is_told_why(place: Place) {
    let held = Held::with(&place, &fixed(&PAPER), |row| {
        row.opens_at = row.opens_at.plus(Duration::minutes(10));
        row.entry_code = "Room 7".to_owned();
    })
    .await;
    let ada = trainee(&held.server, "Ada").await;
    assert!(matches!(entering(&held, &ada, "room 7").await, Err(EnterFault::NotYet)));
    held.later(10);
    assert!(matches!(entering(&held, &ada, "room 8").await, Err(EnterFault::EntryCode)));
    assert!(entering(&held, &ada, " room 7 ").await.is_ok());
    assert!(entering(&held, &ada, "").await.is_ok(), "who is in goes on");
    let grace = trainee(&held.server, "Grace").await;
    for _ in 0..10 {
        assert!(matches!(entering(&held, &grace, "guess").await, Err(EnterFault::EntryCode)));
    }
    assert!(matches!(entering(&held, &grace, "Room 7").await, Err(EnterFault::TooMany)));
    held.later(120);
    assert!(matches!(entering(&held, &grace, "Room 7").await, Err(EnterFault::Over)));
}

pub async fn limits_attempts_per_period(place: Place) {
    let held = Held::with(&place, &fixed(&PAPER), |row| {
        row.closes_at = row.opens_at.plus(Duration::days(400));
        (row.attempts, row.period_days, row.cooling_off_days) = (2, 30, 7);
    })
    .await;
    let ada = trainee(&held.server, "Ada").await;
    let hand_in = async || {
        let attempt = held.enter(&ada, "here").await;
        held.act(&attempt, Act::Submit).await.unwrap();
    };
    hand_in().await;
    let next = exam_time(held.clock.now().plus(Duration::days(7)));
    assert!(matches!(entering(&held, &ada, "").await, Err(EnterFault::CoolingOff(until)) if until == next));
    held.clock.advance(Duration::days(7));
    hand_in().await;
    held.clock.advance(Duration::days(8));
    let freed = exam_time(held.row.opens_at.plus(Duration::days(30)));
    let full = entering(&held, &ada, "").await;
    assert!(matches!(full, Err(EnterFault::NoneLeft(Some(until))) if until == freed), "{full:?}");
    held.clock.advance(Duration::days(15));
    hand_in().await;
    assert_eq!(place.count("SELECT COUNT(*) FROM attempt WHERE number <= 3").await, 3);
}

pub async fn who_presses_twice_has_one_attempt(place: Place) {
    let held = Held::new(&place).await;
    let ada = trainee(&held.server, "Ada").await;
    let (_, sitting) = held.server.sitting_by_code("demo.spring").await.unwrap().unwrap();
    let entering: Vec<_> = (0..10)
        .map(|_| {
            let (server, ada, sitting) = (held.server.clone(), ada.clone(), sitting.clone());
            tokio::spawn(async move { server.enter_exam(&ada, sitting, "", "here", false).await.unwrap() })
        })
        .collect();
    let mut ids = Vec::new();
    for entered in entering {
        ids.push(entered.await.unwrap());
    }
    assert!(ids.iter().all(|id| *id == ids[0]));
    assert_eq!(place.count("SELECT COUNT(*) FROM attempt").await, 1);
}

pub async fn authorised_sitting_needs_admission(place: Place) {
    let held = Held::with(&place, &fixed(&PAPER), |row| row.authorised = true).await;
    let ada = trainee(&held.server, "Ada").await;
    let attempt = held.enter(&ada, "here").await;
    assert_eq!((attempt.state(), attempt.times()), (AttemptState::Waits, None));
    assert_eq!(held.act(&attempt, answer(1, "{}")).await, Err(ActionRefusal::Waits));
    assert_eq!(held.act(&attempt, Act::Look { page: 1, seconds: 0 }).await, Err(ActionRefusal::Waits));
    assert_eq!(held.server.under_way(&ada).await.unwrap(), None);
    held.later(60);
    assert_eq!(held.again(&ada, &attempt).await.state(), AttemptState::Waits, "its clock does not run");
}

pub async fn a_paper_is_of_what_was_seen_least(place: Place) {
    let all = [(Part::Open, "r001", 1), (Part::Open, "r002", 1), (Part::Open, "r003", 1)];
    let pool = Pool { rows: vec![exam::row(&all, 1)] };
    let held = Held::with(&place, &pool, |row| row.attempts = 3).await;
    let mut asked = Vec::new();
    for name in ["Ada", "Grace", "Berit"] {
        let who = trainee(&held.server, name).await;
        let attempt = held.enter(&who, "here").await;
        asked.push(attempt.rules.pages[0].id.clone());
    }
    asked.sort();
    assert_eq!(asked, ["r001", "r002", "r003"], "everybody has been asked something else");
    let who = trainee(&held.server, "Carl").await;
    let mut own = Vec::new();
    for _ in 0..3 {
        let attempt = held.enter(&who, "here").await;
        own.push(attempt.rules.pages[0].id.clone());
        held.act(&attempt, Act::Submit).await.unwrap();
        held.later(1);
    }
    own.sort();
    assert_eq!(own, ["r001", "r002", "r003"], "nothing comes twice while there is something new");
    let rows = attempt::of_account(&held.store, who.federation, who.id).await.unwrap();
    let drawn: DrawnPaper = serde_json::from_value(rows[0].drawn.clone()).unwrap();
    assert_eq!(drawn.items.len(), 1);
}
