//! Attempts: anything reported as saved is stored, once, in order, with its receipt.

use crate::exam::{self, PAPER, fixed};
use crate::store::place::Place;
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

/// A server with an open sitting, with what its row then is changed by `with`.
pub struct Held {
    pub server: Server,
    pub store: Store,
    pub clock: Clock,
    pub row: SittingRow,
}

impl Held {
    pub async fn with(place: &Place, pool: &Pool, with: impl FnOnce(&mut SittingRow)) -> Held {
        let (server, clock) = server(place).await;
        let store = place.open().await;
        let mut row = exam::sitting(server.federation().id, clock.now());
        with(&mut row);
        exam::hold(&store, &row, pool).await;
        Held { server, store, clock, row }
    }

    pub async fn new(place: &Place) -> Held {
        Held::with(place, &fixed(&PAPER), |_| {}).await
    }

    /// Comes in from a device of this name.
    pub async fn enter(&self, who: &Account, device: &str) -> Attempt {
        let found = self.server.sitting_by_code(&format!("demo.{}", exam::CODE)).await.unwrap();
        let (_, sitting) = found.expect("the sitting is found");
        let id = self.server.enter_exam(who, sitting, "", device, false).await.unwrap();
        self.server.attempt_of(who, &id.0.to_string()).await.unwrap().expect("an attempt")
    }

    /// What comes of one act.
    pub async fn act(&self, attempt: &Attempt, act: Act) -> Result<Option<Receipt>, ActionRefusal> {
        self.act_from(attempt, "here", act).await
    }

    pub async fn act_from(
        &self,
        attempt: &Attempt,
        device: &str,
        act: Act,
    ) -> Result<Option<Receipt>, ActionRefusal> {
        let mut done = self.server.act(attempt, device, false, vec![act]).await.unwrap();
        done.outcomes.remove(0)
    }

    pub async fn again(&self, who: &Account, attempt: &Attempt) -> Attempt {
        self.server.attempt_of(who, &attempt.id().0.to_string()).await.unwrap().expect("an attempt")
    }

    pub fn later(&self, minutes: i64) {
        self.clock.advance(Duration::minutes(minutes));
    }
}

/// An answer to a page, under a number of its own.
pub fn answer(page: u16, text: &str) -> Act {
    static COUNT: AtomicU64 = AtomicU64::new(1);
    let change = Uuid::from_u64_pair(4, COUNT.fetch_add(1, Ordering::Relaxed));
    Act::Answer { page, change, answer: text.to_owned(), base: None }
}

const LAW: &str = r#"{"law":["30A"]}"#;

pub async fn saved_answer_survives_with_receipt(place: Place) {
    let held = Held::new(&place).await;
    let ada = trainee(&held.server, "Ada").await;
    let attempt = held.enter(&ada, "here").await;
    let mut receipts = Vec::new();
    for (page, text) in [(1, LAW), (2, "{}"), (1, "{}"), (1, LAW)] {
        receipts.push(held.act(&attempt, answer(page, text)).await.unwrap().expect("a receipt"));
        held.later(1);
    }
    let Held { server, clock, .. } = held;
    drop(server);
    let (store, entropy) = (place.open().await, server::entropy::Entropy::system());
    let cost = server::accounts::Cost::TRIFLING;
    let again = Server::new(store, clock, entropy, cost).await.unwrap();
    let attempt = again.attempt_of(&ada, &attempt.id().0.to_string()).await.unwrap().unwrap();
    let kept = again.changes_of(&attempt).await.unwrap();
    assert_eq!(kept.iter().cloned().map(Receipt::from).collect::<Vec<_>>(), receipts);
    assert_eq!(kept.iter().map(|one| one.number).collect::<Vec<_>>(), [1, 2, 3, 4]);
    assert_eq!(first_broken(&kept), None);
    assert_eq!(Saved::from(&kept[0]).receipt(None)[..], receipts[0].hash[..]);
    let pages = again.pages_of(&attempt).await.unwrap();
    assert_eq!(pages[0].answer.as_deref(), Some(LAW));
    assert_eq!(pages[0].receipt.as_ref(), receipts.last());
    assert!(pages[0].is_answered() && !pages[1].is_answered());
}

pub async fn what_is_sent_twice_is_kept_once(place: Place) {
    let held = Held::new(&place).await;
    let ada = trainee(&held.server, "Ada").await;
    let attempt = held.enter(&ada, "here").await;
    let act = answer(1, LAW);
    let sending: Vec<_> = (0..20)
        .map(|_| {
            let (server, attempt, act) = (held.server.clone(), attempt.clone(), act.clone());
            tokio::spawn(async move {
                server.act(&attempt, "here", true, vec![act.clone(), act]).await.unwrap().outcomes
            })
        })
        .collect();
    let mut receipts = Vec::new();
    for sent in sending {
        receipts.extend(sent.await.unwrap().into_iter().map(|one| one.unwrap().unwrap()));
    }
    assert_eq!(receipts.len(), 40);
    assert!(receipts.iter().all(|one| *one == receipts[0]));
    assert_eq!(place.count("SELECT COUNT(*) FROM attempt_answer").await, 1);
    // Under the same number nothing else is taken, and nothing of it is kept.
    let Act::Answer { change, .. } = act else { unreachable!() };
    for other in [
        Act::Answer { page: 1, change, answer: "{}".to_owned(), base: None },
        Act::Answer { page: 2, change, answer: LAW.to_owned(), base: None },
    ] {
        assert_eq!(held.act(&attempt, other).await, Err(ActionRefusal::Twice));
    }
    // Also after the end: a client that missed the confirmation asks again.
    held.act(&attempt, Act::Submit).await.unwrap();
    let asked = Act::Answer { page: 1, change, answer: LAW.to_owned(), base: None };
    assert_eq!(held.act(&attempt, asked).await, Ok(Some(receipts[0].clone())));
    assert_eq!(held.act(&attempt, answer(1, LAW)).await, Err(ActionRefusal::Over));
    assert_eq!(place.count("SELECT COUNT(*) FROM attempt_answer").await, 1);
}

pub async fn concurrent_saves_keep_order(place: Place) {
    let held = Held::new(&place).await;
    let mut saving = Vec::new();
    for number in 0..12 {
        let who = trainee(&held.server, &format!("ada{number}")).await;
        let attempt = held.enter(&who, "here").await;
        let server = held.server.clone();
        saving.push(tokio::spawn(async move {
            let mut receipts = Vec::new();
            for _ in 0..5 {
                let acts = vec![answer(1, LAW), Act::Flag { page: 1, set: true }, answer(2, "{}")];
                let done = server.act(&attempt, "here", true, acts).await.unwrap();
                receipts.extend(done.outcomes.into_iter().filter_map(Result::unwrap));
            }
            (attempt, receipts)
        }));
    }
    let mut all = BTreeSet::new();
    for saved in saving {
        let (attempt, receipts) = saved.await.unwrap();
        let kept = held.server.changes_of(&attempt).await.unwrap();
        assert_eq!(first_broken(&kept), None);
        assert_eq!(kept.into_iter().map(Receipt::from).collect::<Vec<_>>(), receipts);
        assert_eq!(receipts.len(), 10);
        all.extend(receipts.into_iter().map(|one| one.hash));
    }
    assert_eq!(all.len(), 120, "no two receipts are alike");
}

pub async fn faulty_save_spares_others(place: Place) {
    let held = Held::new(&place).await;
    let gone = trainee(&held.server, "gone").await;
    let lost = held.enter(&gone, "here").await;
    let mut others = Vec::new();
    for number in 0..6 {
        let who = trainee(&held.server, &format!("ada{number}")).await;
        others.push(held.enter(&who, "here").await);
    }
    place.execute(&format!("DELETE FROM attempt WHERE account_id = {}", literal(&place, gone.id.0))).await;
    let mut saving = Vec::new();
    for attempt in others {
        for attempt in [lost.clone(), attempt] {
            let server = held.server.clone();
            saving.push(tokio::spawn(async move {
                (attempt.id(), server.act(&attempt, "here", false, vec![answer(1, LAW)]).await)
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
    assert_eq!(place.count("SELECT COUNT(*) FROM attempt_answer").await, 6);
}

pub async fn table_refuses_orphans_and_repeats(place: Place) {
    let held = Held::new(&place).await;
    let ada = trainee(&held.server, "Ada").await;
    let attempt = held.enter(&ada, "here").await;
    held.act(&attempt, answer(1, LAW)).await.unwrap();
    let row = held.server.changes_of(&attempt).await.unwrap().remove(0);
    let insert = async |row| {
        let mut write = held.store.write().await.unwrap();
        let done = store::attempt_answer::insert(&mut write, &row).await;
        done.map(|()| drop(write))
    };
    use store::Key;
    let same = insert(row.clone()).await;
    assert!(matches!(same, Err(StoreError::Unique(Key::AttemptAnswer | Key::AttemptChange))), "{same:?}");
    let change = insert(store::attempt_answer::AttemptAnswerRow { number: 2, ..row.clone() }).await;
    assert!(matches!(change, Err(StoreError::Unique(Key::AttemptChange))), "{change:?}");
    let nobody = store::attempt::AttemptId(Uuid::from_u128(9));
    let stray = insert(store::attempt_answer::AttemptAnswerRow { attempt_id: nobody, ..row }).await;
    assert!(matches!(stray, Err(StoreError::Reference)), "{stray:?}");
}

pub async fn next_stage_closes_the_last(place: Place) {
    let held = Held::new(&place).await;
    let ada = trainee(&held.server, "Ada").await;
    let attempt = held.enter(&ada, "here").await;
    assert_eq!(attempt.rules.pages.len(), 7);
    assert_eq!(held.act(&attempt, answer(3, "{}")).await, Err(ActionRefusal::NoPage), "a later stage");
    assert_eq!(held.act(&attempt, answer(6, "{}")).await, Err(ActionRefusal::NoPage), "the open part");
    assert_eq!(held.act(&attempt, answer(8, "{}")).await, Err(ActionRefusal::NoPage), "there is none");
    assert_eq!(held.act(&attempt, answer(0, "{}")).await, Err(ActionRefusal::NoPage));
    assert_eq!(
        held.act(&attempt, Act::GoOn { page: 1 }).await,
        Err(ActionRefusal::NoPage),
        "it has one stage"
    );
    assert_eq!(held.act(&attempt, Act::GoOn { page: 2 }).await, Ok(None));
    assert_eq!(held.act(&attempt, answer(2, "{}")).await, Err(ActionRefusal::Closed));
    assert!(held.act(&attempt, answer(3, LAW)).await.is_ok());
    assert_eq!(held.act(&attempt, Act::Note { page: 2, text: "why".to_owned() }).await, Ok(None));
    let pages = held.server.pages_of(&attempt).await.unwrap();
    let open: Vec<u16> = pages.iter().filter(|page| page.open).map(|page| page.number).collect();
    assert_eq!(open, [1, 3]);
    assert_eq!(pages[1].note, "why");
    // The open part closes the other.
    assert_eq!(held.act(&attempt, Act::OpenPart).await, Ok(None));
    assert_eq!(held.act(&attempt, answer(1, "{}")).await, Err(ActionRefusal::PartOver));
    assert!(held.act(&attempt, answer(6, "{}")).await.is_ok());
    let begun = async || held.again(&ada, &attempt).await.times().map(|times| (times.begun_at, times.before));
    let opened = begun().await;
    held.later(1);
    assert_eq!(held.act(&attempt, Act::OpenPart).await, Ok(None), "pressed twice");
    assert_eq!(begun().await, opened, "it opens once");
}

pub async fn other_device_takes_over(place: Place) {
    let held = Held::new(&place).await;
    let ada = trainee(&held.server, "Ada").await;
    let attempt = held.enter(&ada, "first").await;
    assert!(held.act_from(&attempt, "first", answer(1, LAW)).await.is_ok());
    assert_eq!(held.act_from(&attempt, "second", answer(1, "{}")).await, Err(ActionRefusal::Elsewhere));
    assert_eq!(held.act_from(&attempt, "second", Act::TakeOver).await, Ok(None));
    assert!(held.act_from(&attempt, "second", answer(1, "{}")).await.is_ok());
    assert_eq!(held.act_from(&attempt, "first", answer(1, LAW)).await, Err(ActionRefusal::Elsewhere));
    assert_eq!(held.act_from(&attempt, "first", Act::Submit).await, Err(ActionRefusal::Elsewhere));
    assert_eq!(held.again(&ada, &attempt).await.device(), "second");
    // Coming in again finds the same attempt and takes nothing over.
    assert_eq!(held.enter(&ada, "first").await.id(), attempt.id());
    assert_eq!(held.again(&ada, &attempt).await.device(), "second");
}

pub async fn attempt_is_private_and_closes_pages(place: Place) {
    let held = Held::new(&place).await;
    let (ada, grace) = (trainee(&held.server, "Ada").await, trainee(&held.server, "Grace").await);
    assert_eq!(held.server.under_way(&ada).await.unwrap(), None);
    let attempt = held.enter(&ada, "here").await;
    assert_eq!(held.server.under_way(&ada).await.unwrap(), Some(attempt.id()));
    assert_eq!(held.server.under_way(&grace).await.unwrap(), None);
    let id = attempt.id().0.to_string();
    assert!(held.server.attempt_of(&grace, &id).await.unwrap().is_none());
    for odd in ["", "none", &id.to_uppercase(), &id.replace('-', "")] {
        assert!(held.server.attempt_of(&ada, odd).await.unwrap().is_none(), "{odd}");
    }
    held.act(&attempt, Act::Submit).await.unwrap();
    assert_eq!(held.server.under_way(&ada).await.unwrap(), None);
    assert_eq!(held.again(&ada, &attempt).await.state(), AttemptState::Submitted);
}

/// An id as a statement writes it.
pub fn literal(place: &Place, id: Uuid) -> String {
    match place.kind {
        crate::store::place::Kind::Sqlite => format!("x'{}'", id.simple()),
        crate::store::place::Kind::Postgres => format!("'{id}'"),
    }
}

/// As a statement writes a moment.
pub fn written(at: Moment) -> String {
    let text = at.time().format(&time::format_description::well_known::Rfc3339).unwrap();
    let (whole, fraction) =
        text.trim_end_matches('Z').split_once('.').unwrap_or((text.trim_end_matches('Z'), ""));
    format!("'{whole}.{fraction:0<6}Z'")
}
