//! Interference with attempts: a second device with an older copy, a candidate who floods the
//! server, concurrent entries.

use crate::exam::{PAPER, fixed};
use crate::store::attempt_clock::entering;
use crate::store::attempts::{ExamFixture, answer, literal};
use crate::store::database::Database;
use crate::store::practice::trainee;
use server::accounts::Account;
use server::audit::Deed;
use server::exams::attempt::apply::{CHANGES, LONGEST};
use server::exams::{Act, ActionRefusal, Attempt, AttemptState, EnterFault, Receipt};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration as Wait;
use store::attempt::{self, AttemptId};
use store::attempt_answer;
use time::Duration;
use uuid::Uuid;

contract! {
    stale_change_is_refused, pending_changes_keep_order, logs_take_overs_only,
    limits_stored_changes, flooding_delays_nobody_else, last_attempt_bars_entry,
    re_entry_keeps_the_old_attempt, never_begun_is_no_attempt,
}

const FIRST: &str = r#"{"law":["30A"]}"#;
const SECOND: &str = r#"{"law":["32A1"]}"#;

/// An answer by a client that knew this version of the page.
fn upon(base: i32, page: u16, text: &str) -> Act {
    let Act::Answer { page, change, answer, .. } = answer(page, text) else { unreachable!() };
    Act::Answer { page, change, answer, base: Some(base) }
}

fn number(kept: Result<Option<Receipt>, ActionRefusal>) -> i32 {
    kept.unwrap().expect("a receipt").number
}

/// The stored answer of a page.
async fn answered(fixture: &ExamFixture, attempt: &Attempt, page: u16) -> Option<String> {
    fixture.server.attempts.pages_of(attempt).await.unwrap().remove(usize::from(page - 1)).answer
}

pub async fn stale_change_is_refused(database: Database) {
    let fixture = ExamFixture::new(&database).await;
    let ada = trainee(&fixture.server, "Ada").await;
    let attempt = fixture.enter(&ada, "first").await;
    assert_eq!(number(fixture.act_from(&attempt, "first", upon(0, 1, FIRST)).await), 1);
    fixture.act_from(&attempt, "second", Act::TakeOver).await.unwrap();
    assert_eq!(number(fixture.act_from(&attempt, "second", upon(1, 1, SECOND)).await), 2);
    assert_eq!(number(fixture.act_from(&attempt, "second", upon(0, 2, FIRST)).await), 3);
    fixture.act_from(&attempt, "first", Act::TakeOver).await.unwrap();
    // The pending change was based on the first version.
    let waited = vec![upon(1, 1, "{}"), upon(1, 1, FIRST), upon(0, 2, "{}")];
    let done = fixture.server.attempts.act(&attempt, "first", true, waited).await.unwrap();
    assert_eq!(done.outcomes, vec![Err(ActionRefusal::Stale); 3]);
    assert_eq!(answered(&fixture, &attempt, 1).await.as_deref(), Some(SECOND));
    assert_eq!(database.count("SELECT COUNT(*) FROM attempt_answer").await, 3);
    // A client that has seen the change may answer, and a refused change closes nothing.
    assert_eq!(number(fixture.act_from(&attempt, "first", upon(2, 1, "{}")).await), 4);
    let done = fixture
        .server
        .attempts
        .act(&attempt, "first", false, vec![upon(0, 2, "{}"), Act::GoOn { page: 2 }])
        .await;
    assert_eq!(done.unwrap().outcomes, vec![Err(ActionRefusal::Stale); 2]);
    assert!(fixture.act_from(&attempt, "first", upon(3, 2, "{}")).await.is_ok());
}

pub async fn pending_changes_keep_order(database: Database) {
    let fixture = ExamFixture::new(&database).await;
    let ada = trainee(&fixture.server, "Ada").await;
    let attempt = fixture.enter(&ada, "first").await;
    // None knows of the one before: each is sent before the last was confirmed.
    let waited = [upon(0, 1, FIRST), upon(0, 1, SECOND), upon(0, 2, FIRST)];
    let done = fixture.server.attempts.act(&attempt, "first", true, waited[..1].to_vec()).await.unwrap();
    assert!(done.outcomes[0].is_ok());
    // Two tabs of one browser are one device.
    assert!(fixture.act_from(&attempt, "first", upon(0, 1, "{}")).await.is_ok());
    fixture.act_from(&attempt, "anew", Act::TakeOver).await.unwrap();
    let done = fixture.server.attempts.act(&attempt, "anew", true, waited[..2].to_vec()).await.unwrap();
    assert_eq!(done.outcomes[1], Err(ActionRefusal::Stale), "the other tab's answer came between");
    let later = vec![waited[2].clone(), upon(0, 2, SECOND)];
    let done = fixture.server.attempts.act(&attempt, "anew", true, later.clone()).await.unwrap();
    assert!(done.outcomes.iter().all(Result::is_ok), "{:?}", done.outcomes);
    fixture.act_from(&attempt, "third", Act::TakeOver).await.unwrap();
    let again = [later, vec![upon(0, 2, "{}")]].concat();
    let done = fixture.server.attempts.act(&attempt, "third", true, again).await.unwrap();
    assert!(
        done.outcomes.iter().all(Result::is_ok),
        "it is behind what it was made upon: {:?}",
        done.outcomes
    );
}

pub async fn logs_take_overs_only(database: Database) {
    let fixture = ExamFixture::new(&database).await;
    let ada = trainee(&fixture.server, "Ada").await;
    let attempt = fixture.enter(&ada, "first").await;
    let entered = async || {
        let word = Deed::AttemptTakenOver.word();
        let ada = literal(&database, ada.id.0);
        database
            .count(&format!(
                "SELECT COUNT(*) FROM audit WHERE deed = '{word}' AND by_account_id = {ada} AND on_id = {ada}"
            ))
            .await
    };
    fixture.act_from(&attempt, "first", answer(1, FIRST)).await.unwrap();
    fixture.act_from(&attempt, "first", Act::TakeOver).await.unwrap();
    assert_eq!(entered().await, 0, "it was at work already");
    fixture.act_from(&attempt, "second", Act::TakeOver).await.unwrap();
    fixture.act_from(&attempt, "first", Act::TakeOver).await.unwrap();
    assert_eq!(entered().await, 2);
    fixture.act_from(&attempt, "first", Act::Submit).await.unwrap();
    assert_eq!(fixture.act_from(&attempt, "second", Act::TakeOver).await, Err(ActionRefusal::Over));
    assert_eq!(entered().await, 2, "a refused change has no effect");
}

pub async fn limits_stored_changes(database: Database) {
    let fixture = ExamFixture::new(&database).await;
    let ada = trainee(&fixture.server, "Ada").await;
    let attempt = fixture.enter(&ada, "here").await;
    let long = |bytes: usize| format!(r#"{{"law":["{}"]}}"#, "A".repeat(bytes - 12));
    assert_eq!(fixture.act(&attempt, answer(1, &long(LONGEST + 1))).await, Err(ActionRefusal::TooLong));
    assert!(fixture.act(&attempt, answer(1, &long(LONGEST))).await.is_ok());
    let mut row = fixture.server.attempts.changes_of(&attempt).await.unwrap().remove(0);
    (row.number, row.change, row.page) = (CHANGES - 1, Uuid::from_u128(8), 2);
    let mut write = fixture.store.write().await.unwrap();
    attempt_answer::insert(&mut write, &row).await.unwrap();
    write.commit().await.unwrap();
    let last = answer(1, FIRST);
    assert_eq!(number(fixture.act(&attempt, last.clone()).await), CHANGES);
    assert_eq!(fixture.act(&attempt, answer(1, SECOND)).await, Err(ActionRefusal::TooMany));
    assert_eq!(number(fixture.act(&attempt, last).await), CHANGES, "a stored change is confirmed again");
    assert_eq!(answered(&fixture, &attempt, 1).await.as_deref(), Some(FIRST));
    assert_eq!(answered(&fixture, &attempt, 2).await, Some(row.answer), "the last of each page counts");
}

pub async fn flooding_delays_nobody_else(database: Database) {
    let fixture = ExamFixture::new(&database).await;
    let (ada, grace) = (trainee(&fixture.server, "Ada").await, trainee(&fixture.server, "Grace").await);
    let (floods, waits) = (fixture.enter(&ada, "here").await, fixture.enter(&grace, "here").await);
    // While this lock is held, none of her actions completes.
    let mut write = fixture.store.write().await.unwrap();
    attempt::lock(&mut write, ada.federation, floods.id()).await.unwrap();
    let done = Arc::new(AtomicUsize::new(0));
    let flood: Vec<_> = (0..50)
        .map(|_| {
            let (server, floods, done) = (fixture.server.clone(), floods.clone(), done.clone());
            tokio::spawn(async move {
                let acts = vec![Act::Look { page: 1, seconds: 1 }; 20];
                server.attempts.act(&floods, "here", true, acts).await.unwrap();
                done.fetch_add(1, Ordering::SeqCst);
            })
        })
        .collect();
    tokio::time::sleep(Wait::from_millis(300)).await;
    let (server, counted) = (fixture.server.clone(), done.clone());
    let one = tokio::spawn(async move {
        server.attempts.act(&waits, "here", true, vec![answer(1, FIRST)]).await.unwrap();
        counted.load(Ordering::SeqCst)
    });
    tokio::time::sleep(Wait::from_millis(100)).await;
    drop(write);
    let before = one.await.unwrap();
    assert!(before < 25, "{before} of the other's actions came first");
    for order in flood {
        order.await.unwrap();
    }
}

/// Enters while a concurrent transaction changes rows that entry has read.
async fn entering_while(
    fixture: &ExamFixture,
    who: &Account,
    change: impl AsyncFnOnce(&mut store::WriteTransaction),
) -> Result<(), EnterFault> {
    let mut write = fixture.store.write().await.unwrap();
    change(&mut write).await;
    let (server, who) = (fixture.server.clone(), who.clone());
    let comes = tokio::spawn(async move {
        let (_, sitting) = server.sittings.by_code("demo.spring").await.unwrap().unwrap();
        server.admissions.enter(&who, sitting, "", "here", false).await.map(drop)
    });
    tokio::time::sleep(Wait::from_millis(400)).await;
    write.commit().await.unwrap();
    comes.await.unwrap()
}

pub async fn last_attempt_bars_entry(database: Database) {
    let fixture = ExamFixture::new(&database).await;
    let (ada, grace) = (trainee(&fixture.server, "Ada").await, trainee(&fixture.server, "Grace").await);
    let model = fixture.enter(&grace, "here").await;
    fixture.act(&model, Act::Submit).await.unwrap();
    let mut row = attempt::by_id(&fixture.store, ada.federation, model.id()).await.unwrap().unwrap();
    (row.id, row.account_id) = (AttemptId(Uuid::from_u128(77)), ada.id);
    let came =
        entering_while(&fixture, &ada, async |write| attempt::insert(write, &row).await.unwrap()).await;
    assert!(matches!(came, Err(EnterFault::NoneLeft(None))), "{came:?}");
    assert_eq!(database.count("SELECT COUNT(*) FROM attempt").await, 2);
}

pub async fn re_entry_keeps_the_old_attempt(database: Database) {
    let fixture = ExamFixture::with(&database, &fixed(&PAPER), |row| {
        row.closes_at = row.opens_at.plus(Duration::days(10));
        row.attempts = 2;
    })
    .await;
    let ada = trainee(&fixture.server, "Ada").await;
    let attempt = fixture.enter(&ada, "here").await;
    fixture.later(95);
    // Another server saw it handed in; for this one, its time was over.
    let came = entering_while(&fixture, &ada, async |write| {
        let mut row = attempt::lock(write, ada.federation, attempt.id()).await.unwrap().unwrap();
        row.state = AttemptState::Submitted.word().to_owned();
        row.over_at = row.begun_at;
        attempt::save(write, &row).await.unwrap();
    });
    came.await.unwrap();
    assert_eq!(database.count("SELECT COUNT(*) FROM attempt WHERE number = 2").await, 1);
    assert_eq!(
        database.count("SELECT COUNT(*) FROM attempt WHERE number = 1 AND state = 'submitted'").await,
        1
    );
}

pub async fn never_begun_is_no_attempt(database: Database) {
    let fixture = ExamFixture::with(&database, &fixed(&PAPER), |row| row.authorised = true).await;
    let ada = trainee(&fixture.server, "Ada").await;
    fixture.enter(&ada, "here").await;
    database.execute("UPDATE attempt SET state = 'ended', over_at = entered_at").await;
    assert!(entering(&fixture, &ada, "").await.is_ok());
    database.execute("UPDATE attempt SET state = 'ended', over_at = entered_at, begun_at = entered_at").await;
    assert!(matches!(entering(&fixture, &ada, "").await, Err(EnterFault::NoneLeft(None))));
}
