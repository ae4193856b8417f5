//! Attempts: anything reported as saved is stored, once, in order, with its receipt.

use crate::exam::{self, PAPER, fixed};
use crate::store::database::Database;
use crate::store::practice::trainee;
use crate::store::signing_up::server;
use bank::exam::Pool;
use server::Server;
use server::accounts::Account;
use server::clock::Clock;
use server::exams::attempt::receipt::{Saved, first_broken};
use server::exams::{Act, ActionRefusal, Attempt, AttemptState, Receipt};
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU64, Ordering};
use store::sitting::SittingRow;
use store::{Moment, Store, StoreError};
use time::Duration;
use uuid::Uuid;

contract! {
    saved_answer_survives_with_receipt, repeated_save_is_stored_once, concurrent_saves_keep_order,
    faulty_save_spares_others, table_refuses_orphans_and_repeats, next_stage_closes_the_last,
    other_device_takes_over, attempt_closes_other_pages,
}

/// A server with an open sitting, whose row `with` may change.
pub struct ExamFixture {
    pub server: Server,
    pub store: Store,
    pub clock: Clock,
    pub row: SittingRow,
}

impl ExamFixture {
    pub async fn with(database: &Database, pool: &Pool, with: impl FnOnce(&mut SittingRow)) -> ExamFixture {
        let (server, clock) = server(database).await;
        let store = database.open().await;
        let mut row = exam::sitting(server.federation().id, clock.now());
        with(&mut row);
        exam::hold(&store, &row, pool).await;
        ExamFixture { server, store, clock, row }
    }

    pub async fn new(database: &Database) -> ExamFixture {
        ExamFixture::with(database, &fixed(&PAPER), |_| {}).await
    }

    /// Enters from a device of this name.
    pub async fn enter(&self, who: &Account, device: &str) -> Attempt {
        let found = self.server.sittings.by_code(&format!("demo.{}", exam::CODE)).await.unwrap();
        let (_, sitting) = found.expect("a sitting");
        let id = self.server.admissions.enter(who, sitting, "", device, false).await.unwrap();
        self.server.attempts.find(who, &id.0.to_string()).await.unwrap().expect("an attempt")
    }

    /// Result of one action.
    pub async fn act(&self, attempt: &Attempt, act: Act) -> Result<Option<Receipt>, ActionRefusal> {
        self.act_from(attempt, "here", act).await
    }

    pub async fn act_from(
        &self,
        attempt: &Attempt,
        device: &str,
        act: Act,
    ) -> Result<Option<Receipt>, ActionRefusal> {
        let mut done = self.server.attempts.act(attempt, device, false, vec![act]).await.unwrap();
        done.outcomes.remove(0)
    }

    pub async fn again(&self, who: &Account, attempt: &Attempt) -> Attempt {
        self.server.attempts.find(who, &attempt.id().0.to_string()).await.unwrap().expect("an attempt")
    }

    pub fn later(&self, minutes: i64) {
        self.clock.advance(Duration::minutes(minutes));
    }
}

/// An answer to a page, with an action id of its own.
pub fn answer(page: u16, text: &str) -> Act {
    static COUNT: AtomicU64 = AtomicU64::new(1);
    let change = Uuid::from_u64_pair(4, COUNT.fetch_add(1, Ordering::Relaxed));
    Act::Answer { page, change, answer: text.to_owned(), base: None }
}

const LAW: &str = r#"{"law":["30A"]}"#;

pub async fn saved_answer_survives_with_receipt(database: Database) {
    let fixture = ExamFixture::new(&database).await;
    let ada = trainee(&fixture.server, "Ada").await;
    let attempt = fixture.enter(&ada, "here").await;
    let mut receipts = Vec::new();
    for (page, text) in [(1, LAW), (2, "{}"), (1, "{}"), (1, LAW)] {
        receipts.push(fixture.act(&attempt, answer(page, text)).await.unwrap().expect("a receipt"));
        fixture.later(1);
    }
    let ExamFixture { server, clock, .. } = fixture;
    drop(server);
    let (store, entropy) = (database.open().await, server::entropy::Entropy::system());
    let cost = server::accounts::Cost::TRIFLING;
    let again = Server::new(store, clock, entropy, cost).await.unwrap();
    let attempt = again.attempts.find(&ada, &attempt.id().0.to_string()).await.unwrap().unwrap();
    let stored = again.attempts.changes_of(&attempt).await.unwrap();
    assert_eq!(stored.iter().cloned().map(Receipt::from).collect::<Vec<_>>(), receipts);
    assert_eq!(stored.iter().map(|one| one.number).collect::<Vec<_>>(), [1, 2, 3, 4]);
    assert_eq!(first_broken(&stored), None);
    assert_eq!(Saved::from(&stored[0]).receipt(None)[..], receipts[0].hash[..]);
    let pages = again.attempts.pages_of(&attempt).await.unwrap();
    assert_eq!(pages[0].answer.as_deref(), Some(LAW));
    assert_eq!(pages[0].receipt.as_ref(), receipts.last());
    assert!(pages[0].is_answered() && !pages[1].is_answered());
}

pub async fn repeated_save_is_stored_once(database: Database) {
    let fixture = ExamFixture::new(&database).await;
    let ada = trainee(&fixture.server, "Ada").await;
    let attempt = fixture.enter(&ada, "here").await;
    let act = answer(1, LAW);
    let sending: Vec<_> = (0..20)
        .map(|_| {
            let (server, attempt, act) = (fixture.server.clone(), attempt.clone(), act.clone());
            tokio::spawn(async move {
                server.attempts.act(&attempt, "here", true, vec![act.clone(), act]).await.unwrap().outcomes
            })
        })
        .collect();
    let mut receipts = Vec::new();
    for sent in sending {
        receipts.extend(sent.await.unwrap().into_iter().map(|one| one.unwrap().unwrap()));
    }
    assert_eq!(receipts.len(), 40);
    assert!(receipts.iter().all(|one| *one == receipts[0]));
    assert_eq!(database.count("SELECT COUNT(*) FROM attempt_answer").await, 1);
    // A different action under the same id is refused, and none of it is stored.
    let Act::Answer { change, .. } = act else { unreachable!() };
    for other in [
        Act::Answer { page: 1, change, answer: "{}".to_owned(), base: None },
        Act::Answer { page: 2, change, answer: LAW.to_owned(), base: None },
    ] {
        assert_eq!(fixture.act(&attempt, other).await, Err(ActionRefusal::Twice));
    }
    // Also after the end: a client that missed the confirmation resends.
    fixture.act(&attempt, Act::Submit).await.unwrap();
    let asked = Act::Answer { page: 1, change, answer: LAW.to_owned(), base: None };
    assert_eq!(fixture.act(&attempt, asked).await, Ok(Some(receipts[0].clone())));
    assert_eq!(fixture.act(&attempt, answer(1, LAW)).await, Err(ActionRefusal::Over));
    assert_eq!(database.count("SELECT COUNT(*) FROM attempt_answer").await, 1);
}

pub async fn concurrent_saves_keep_order(database: Database) {
    let fixture = ExamFixture::new(&database).await;
    let mut saving = Vec::new();
    for number in 0..12 {
        let who = trainee(&fixture.server, &format!("ada{number}")).await;
        let attempt = fixture.enter(&who, "here").await;
        let server = fixture.server.clone();
        saving.push(tokio::spawn(async move {
            let mut receipts = Vec::new();
            for _ in 0..5 {
                let acts = vec![answer(1, LAW), Act::Flag { page: 1, set: true }, answer(2, "{}")];
                let done = server.attempts.act(&attempt, "here", true, acts).await.unwrap();
                receipts.extend(done.outcomes.into_iter().filter_map(Result::unwrap));
            }
            (attempt, receipts)
        }));
    }
    let mut all = BTreeSet::new();
    for saved in saving {
        let (attempt, receipts) = saved.await.unwrap();
        let stored = fixture.server.attempts.changes_of(&attempt).await.unwrap();
        assert_eq!(first_broken(&stored), None);
        assert_eq!(stored.into_iter().map(Receipt::from).collect::<Vec<_>>(), receipts);
        assert_eq!(receipts.len(), 10);
        all.extend(receipts.into_iter().map(|one| one.hash));
    }
    assert_eq!(all.len(), 120, "no two receipts are alike");
}

pub async fn faulty_save_spares_others(database: Database) {
    let fixture = ExamFixture::new(&database).await;
    let gone = trainee(&fixture.server, "gone").await;
    let lost = fixture.enter(&gone, "here").await;
    let mut others = Vec::new();
    for number in 0..6 {
        let who = trainee(&fixture.server, &format!("ada{number}")).await;
        others.push(fixture.enter(&who, "here").await);
    }
    database
        .execute(&format!("DELETE FROM attempt WHERE account_id = {}", literal(&database, gone.id.0)))
        .await;
    let mut saving = Vec::new();
    for attempt in others {
        for attempt in [lost.clone(), attempt] {
            let server = fixture.server.clone();
            saving.push(tokio::spawn(async move {
                (attempt.id(), server.attempts.act(&attempt, "here", false, vec![answer(1, LAW)]).await)
            }));
        }
    }
    for saved in saving {
        let (id, done) = saved.await.unwrap();
        match done {
            Ok(done) => assert!(done.outcomes[0].is_ok() && id != lost.id()),
            Err(error) => assert!(matches!(error, StoreError::Reference) && id == lost.id(), "{error:?}"),
        }
    }
    assert_eq!(database.count("SELECT COUNT(*) FROM attempt_answer").await, 6);
}

pub async fn table_refuses_orphans_and_repeats(database: Database) {
    let fixture = ExamFixture::new(&database).await;
    let ada = trainee(&fixture.server, "Ada").await;
    let attempt = fixture.enter(&ada, "here").await;
    fixture.act(&attempt, answer(1, LAW)).await.unwrap();
    let row = fixture.server.attempts.changes_of(&attempt).await.unwrap().remove(0);
    let insert = async |row| {
        let mut write = fixture.store.write().await.unwrap();
        let done = store::attempt_answer::insert(&mut write, &row).await;
        done.map(|()| drop(write))
    };
    use store::Key;
    let same = insert(row.clone()).await;
    assert!(matches!(same, Err(StoreError::Unique(Key::Primary(_) | Key::AttemptChange))), "{same:?}");
    let change = insert(store::attempt_answer::AttemptAnswerRow { number: 2, ..row.clone() }).await;
    assert!(matches!(change, Err(StoreError::Unique(Key::AttemptChange))), "{change:?}");
    let nobody = store::attempt::AttemptId(Uuid::from_u128(9));
    let stray = insert(store::attempt_answer::AttemptAnswerRow { attempt_id: nobody, ..row }).await;
    assert!(matches!(stray, Err(StoreError::Reference)), "{stray:?}");
}

pub async fn next_stage_closes_the_last(database: Database) {
    let fixture = ExamFixture::new(&database).await;
    let ada = trainee(&fixture.server, "Ada").await;
    let attempt = fixture.enter(&ada, "here").await;
    assert_eq!(attempt.rules.pages.len(), 7);
    assert_eq!(fixture.act(&attempt, answer(3, "{}")).await, Err(ActionRefusal::NoPage), "a later stage");
    assert_eq!(fixture.act(&attempt, answer(6, "{}")).await, Err(ActionRefusal::NoPage), "the open part");
    assert_eq!(fixture.act(&attempt, answer(8, "{}")).await, Err(ActionRefusal::NoPage), "there is none");
    assert_eq!(fixture.act(&attempt, answer(0, "{}")).await, Err(ActionRefusal::NoPage));
    assert_eq!(
        fixture.act(&attempt, Act::GoOn { page: 1 }).await,
        Err(ActionRefusal::NoPage),
        "it has one stage"
    );
    assert_eq!(fixture.act(&attempt, Act::GoOn { page: 2 }).await, Ok(None));
    assert_eq!(fixture.act(&attempt, answer(2, "{}")).await, Err(ActionRefusal::Closed));
    assert!(fixture.act(&attempt, answer(3, LAW)).await.is_ok());
    assert_eq!(fixture.act(&attempt, Act::Note { page: 2, text: "why".to_owned() }).await, Ok(None));
    let pages = fixture.server.attempts.pages_of(&attempt).await.unwrap();
    let open: Vec<u16> = pages.iter().filter(|page| page.open).map(|page| page.number).collect();
    assert_eq!(open, [1, 3]);
    assert_eq!(pages[1].note, "why");
    // The open part closes the closed-book one.
    assert_eq!(fixture.act(&attempt, Act::OpenPart).await, Ok(None));
    assert_eq!(fixture.act(&attempt, answer(1, "{}")).await, Err(ActionRefusal::PartOver));
    assert!(fixture.act(&attempt, answer(6, "{}")).await.is_ok());
    let begun =
        async || fixture.again(&ada, &attempt).await.times().map(|times| (times.begun_at, times.before));
    let opened = begun().await;
    fixture.later(1);
    assert_eq!(fixture.act(&attempt, Act::OpenPart).await, Ok(None), "pressed twice");
    assert_eq!(begun().await, opened, "it opens once");
}

pub async fn other_device_takes_over(database: Database) {
    let fixture = ExamFixture::new(&database).await;
    let ada = trainee(&fixture.server, "Ada").await;
    let attempt = fixture.enter(&ada, "first").await;
    assert!(fixture.act_from(&attempt, "first", answer(1, LAW)).await.is_ok());
    assert_eq!(fixture.act_from(&attempt, "second", answer(1, "{}")).await, Err(ActionRefusal::Elsewhere));
    assert_eq!(fixture.act_from(&attempt, "second", Act::TakeOver).await, Ok(None));
    assert!(fixture.act_from(&attempt, "second", answer(1, "{}")).await.is_ok());
    assert_eq!(fixture.act_from(&attempt, "first", answer(1, LAW)).await, Err(ActionRefusal::Elsewhere));
    assert_eq!(fixture.act_from(&attempt, "first", Act::Submit).await, Err(ActionRefusal::Elsewhere));
    assert_eq!(fixture.again(&ada, &attempt).await.device(), "second");
    // A second entry finds the same attempt and takes nothing over.
    assert_eq!(fixture.enter(&ada, "first").await.id(), attempt.id());
    assert_eq!(fixture.again(&ada, &attempt).await.device(), "second");
}

pub async fn attempt_closes_other_pages(database: Database) {
    let fixture = ExamFixture::new(&database).await;
    let (ada, grace) = (trainee(&fixture.server, "Ada").await, trainee(&fixture.server, "Grace").await);
    assert_eq!(fixture.server.attempts.under_way(&ada).await.unwrap(), None);
    let attempt = fixture.enter(&ada, "here").await;
    assert_eq!(fixture.server.attempts.under_way(&ada).await.unwrap(), Some(attempt.id()));
    assert_eq!(fixture.server.attempts.under_way(&grace).await.unwrap(), None);
    let id = attempt.id().0.to_string();
    assert!(fixture.server.attempts.find(&grace, &id).await.unwrap().is_none());
    for odd in ["", "none", &id.to_uppercase(), &id.replace('-', "")] {
        assert!(fixture.server.attempts.find(&ada, odd).await.unwrap().is_none(), "{odd}");
    }
    fixture.act(&attempt, Act::Submit).await.unwrap();
    assert_eq!(fixture.server.attempts.under_way(&ada).await.unwrap(), None);
    assert_eq!(fixture.again(&ada, &attempt).await.state(), AttemptState::Submitted);
}

/// An id as an SQL literal.
pub fn literal(database: &Database, id: Uuid) -> String {
    match database.kind {
        crate::store::database::Kind::Sqlite => format!("x'{}'", id.simple()),
        crate::store::database::Kind::Postgres => format!("'{id}'"),
    }
}

/// A time as an SQL literal.
pub fn written(at: Moment) -> String {
    let text = at.time().format(&time::format_description::well_known::Rfc3339).unwrap();
    let (whole, fraction) =
        text.trim_end_matches('Z').split_once('.').unwrap_or((text.trim_end_matches('Z'), ""));
    format!("'{whole}.{fraction:0<6}Z'")
}
