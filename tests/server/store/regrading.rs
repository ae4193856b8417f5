//! Regrading: the engine's current marks are compared with the stored ones, and applied by a
//! policy.

use crate::exam::{ExamItem, fixed};
use crate::store::after_exams::{answered, bank, change_digests, examiner, marked, over, rulings};
use crate::store::attempts::{ExamFixture, answer};
use crate::store::database::{Database, Kind};
use crate::store::practice::trainee;
use bank::exam::Part;
use rules::engine::Key;
use server::exams::Act;
use server::exams::regrade::{Comparison, Policy, Regrade, RegradeState};
use server::roles::Allowed;
use std::sync::Arc;
use std::time::Duration;
use store::attempt::{self, AttemptId};
use store::attempt_mark;
use store::sitting::SittingId;

contract! {
    regrades_by_policy, persons_mark_stays, interrupted_regrade_resumes,
    regrade_outlives_its_requester, changed_question_is_not_compared,
}

/// An item of each part; both are calls out of rotation, which are ruled at once.
pub const TWO: [ExamItem; 2] = [(Part::Closed, "r001", 1), (Part::Open, "r006", 1)];

/// A candidate whose answer to the first item has this mark from an older engine.
pub async fn sat(fixture: &ExamFixture, name: &str, given: &str, kept: i16) -> AttemptId {
    let who = trainee(&fixture.server, name).await;
    let attempt = fixture.enter(&who, "here").await;
    fixture.act(&attempt, answer(1, given)).await.unwrap();
    fixture.act(&attempt, Act::Submit).await.unwrap();
    marked(fixture, attempt.id(), 1, kept, "right").await;
    fixture.later(1);
    attempt.id()
}

/// State of the regrade of these attempts.
async fn now(fixture: &ExamFixture, allowed: &Allowed, of: Option<SittingId>) -> Regrade {
    fixture.server.regrades.latest(allowed, of).await.unwrap().expect("an attempt in progress")
}

/// State of a regrade once no worker has it.
async fn ended(fixture: &ExamFixture, allowed: &Allowed, of: Option<SittingId>) -> Regrade {
    let ended = async {
        loop {
            let found = now(fixture, allowed, of).await;
            match found.state() {
                RegradeState::Comparing | RegradeState::Applying => {
                    tokio::time::sleep(Duration::from_millis(5)).await;
                }
                _ => return found,
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(60), ended).await.expect("an end")
}

/// A finished preview.
async fn compared(
    fixture: &ExamFixture,
    allowed: &Allowed,
    of: Option<SittingId>,
) -> (Regrade, Arc<Comparison>) {
    fixture.server.regrades.compare(allowed, of, bank(), rulings()).await.unwrap();
    let found = ended(fixture, allowed, of).await;
    match found.state() {
        RegradeState::Compared(compared) => (found, compared),
        other => panic!("{other:?}"),
    }
}

/// Number of attempts to which the preview was applied.
async fn applied(fixture: &ExamFixture, allowed: &Allowed, found: &Regrade, policy: Policy) -> usize {
    assert!(fixture.server.regrades.apply(None, allowed, found, policy).await.unwrap(), "it can be applied");
    match ended(fixture, allowed, found.scope.1).await.state() {
        RegradeState::Applied(attempts) => attempts,
        other => panic!("{other:?}"),
    }
}

/// The marks of page 1 with their kinds.
async fn marks(fixture: &ExamFixture, attempt: AttemptId) -> Vec<(String, i16)> {
    let rows = attempt_mark::of_attempt(&fixture.store, fixture.row.federation_id, attempt).await.unwrap();
    rows.into_iter().filter(|row| row.page == 1).map(|row| (row.kind, row.mark)).collect()
}

pub async fn regrades_by_policy(database: Database) {
    let fixture = ExamFixture::with(&database, &fixed(&TWO), |_| {}).await;
    let (_, allowed) = examiner(&fixture).await;
    let (right, wrong) = (answered("r001", None), answered("r001", Some((Key::Law, "29A"))));
    let ada = sat(&fixture, "Ada", &right, 400).await;
    let grace = sat(&fixture, "Grace", &wrong, 1000).await;
    let same = sat(&fixture, "Mary", &right, 1000).await;
    let sitting = over(&fixture, &allowed).await;
    database.execute("UPDATE sitting SET review = 'marks'").await;
    let (found, first) = compared(&fixture, &allowed, Some(sitting.id)).await;
    assert_eq!((first.attempts, first.missing.len()), (3, 0));
    let seen: Vec<_> =
        first.changed.iter().map(|one| (one.attempt, one.pages[0].kept, one.pages[0].now)).collect();
    let less = seen[1].2;
    assert_eq!(seen, [(ada, 400, 1000), (grace, 1000, less)]);
    assert!(less < 1000);
    let of_grace = &first.changed[1];
    assert_eq!(of_grace.never_lower, of_grace.before, "nothing of hers is lowered");
    assert!(of_grace.as_computed.permille < of_grace.before.permille);
    assert_eq!(marks(&fixture, ada).await.len(), 1, "nothing happens before approval");

    assert_eq!(applied(&fixture, &allowed, &found, Policy::NeverLower).await, 1);
    assert!(
        !fixture.server.regrades.apply(None, &allowed, &found, Policy::NeverLower).await.unwrap(),
        "once"
    );
    let anew = |mark: i16| {
        vec![("engine".to_owned(), if mark == 1000 { 400 } else { 1000 }), ("remark".to_owned(), mark)]
    };
    assert_eq!(marks(&fixture, ada).await, anew(1000));
    assert_eq!(marks(&fixture, grace).await.len(), 1);
    assert_eq!(database.count("SELECT COUNT(*) FROM mail WHERE kind = 'remarked'").await, 1);
    assert_eq!(database.count("SELECT COUNT(*) FROM audit WHERE deed = 'attempt-remarked'").await, 1);
    assert_eq!(database.count("SELECT COUNT(*) FROM audit WHERE deed = 'sitting-remarked'").await, 1);

    let (found, second) = compared(&fixture, &allowed, None).await;
    assert_eq!(second.changed.iter().map(|one| one.attempt).collect::<Vec<_>>(), [grace]);
    assert_eq!(applied(&fixture, &allowed, &found, Policy::AsComputed).await, 1);
    assert_eq!(marks(&fixture, grace).await, anew(i16::try_from(less).unwrap()));
    assert_eq!(marks(&fixture, same).await.len(), 1);
    let (_, third) = compared(&fixture, &allowed, None).await;
    assert!(third.changed.is_empty());
}

pub async fn persons_mark_stays(database: Database) {
    let fixture = ExamFixture::with(&database, &fixed(&TWO), |_| {}).await;
    let (karl, allowed) = examiner(&fixture).await;
    let ada = sat(&fixture, "Ada", &answered("r001", None), 400).await;
    let sitting = over(&fixture, &allowed).await;
    let (found, first) = compared(&fixture, &allowed, Some(sitting.id)).await;
    assert_eq!(first.changed.len(), 1);
    let mut row = attempt_mark::of_attempt(&fixture.store, karl.federation, ada).await.unwrap().remove(0);
    (row.number, row.kind, row.mark) = (2, "remark".to_owned(), 900);
    (row.by_federation_id, row.by_account_id) = (Some(karl.federation), Some(karl.id));
    let mut write = fixture.store.write().await.unwrap();
    attempt_mark::insert(&mut write, &row).await.unwrap();
    write.commit().await.unwrap();
    assert_eq!(applied(&fixture, &allowed, &found, Policy::AsComputed).await, 0);
    assert_eq!(marks(&fixture, ada).await.last(), Some(&("remark".to_owned(), 900)));
    let (_, again) = compared(&fixture, &allowed, Some(sitting.id)).await;
    assert!(again.changed.is_empty(), "marks by people are not compared");
    assert_eq!(database.count("SELECT COUNT(*) FROM mail WHERE kind = 'remarked'").await, 0);
}

pub async fn interrupted_regrade_resumes(database: Database) {
    let fixture = ExamFixture::with(&database, &fixed(&TWO), |_| {}).await;
    let (_, allowed) = examiner(&fixture).await;
    let right = answered("r001", None);
    let mut sitters = Vec::new();
    // More than one transaction takes.
    for number in 0..27 {
        sitters.push(sat(&fixture, &format!("Ada{number}"), &right, 400).await);
    }
    let sitting = over(&fixture, &allowed).await;
    let (found, first) = compared(&fixture, &allowed, Some(sitting.id)).await;
    assert_eq!(first.changed.len(), 27);
    // The review is opened after the preview, so that emails are due; and for a while no email can
    // be stored.
    database.execute("UPDATE sitting SET review = 'marks'").await;
    database.execute("ALTER TABLE mail RENAME TO mail_away").await;
    assert!(fixture.server.regrades.apply(None, &allowed, &found, Policy::AsComputed).await.unwrap());
    let found = ended(&fixture, &allowed, Some(sitting.id)).await;
    assert!(matches!(found.state(), RegradeState::Stopped(_)), "{:?}", found.state());
    database.execute("ALTER TABLE mail_away RENAME TO mail").await;
    assert_eq!(database.count("SELECT COUNT(*) FROM attempt_mark WHERE kind = 'remark'").await, 0);
    // One of them was stored meanwhile: it is not stored twice.
    let mut row = attempt_mark::of_attempt(&fixture.store, fixture.row.federation_id, sitters[3])
        .await
        .unwrap()
        .remove(0);
    (row.number, row.kind, row.mark) = (2, "remark".to_owned(), 1000);
    let mut write = fixture.store.write().await.unwrap();
    attempt_mark::insert(&mut write, &row).await.unwrap();
    write.commit().await.unwrap();
    assert_eq!(applied(&fixture, &allowed, &found, Policy::AsComputed).await, 26);
    for attempt in sitters {
        assert_eq!(marks(&fixture, attempt).await, [("engine".to_owned(), 400), ("remark".to_owned(), 1000)]);
    }
    assert_eq!(database.count("SELECT COUNT(*) FROM mail WHERE kind = 'remarked'").await, 26);
    assert_eq!(database.count("SELECT COUNT(*) FROM audit WHERE deed = 'attempt-remarked'").await, 26);
}

pub async fn regrade_outlives_its_requester(database: Database) {
    let fixture = ExamFixture::with(&database, &fixed(&TWO), |_| {}).await;
    let (_, allowed) = examiner(&fixture).await;
    let ada = sat(&fixture, "Ada", &answered("r001", None), 400).await;
    let sitting = over(&fixture, &allowed).await;
    let (found, _) = compared(&fixture, &allowed, Some(sitting.id)).await;
    // Another transaction locks a row it needs; on SQLite this blocks the caller, too.
    let mut write = fixture.store.write().await.unwrap();
    attempt::lock(&mut write, fixture.row.federation_id, ada).await.unwrap();
    let (server, by, of) = (fixture.server.clone(), allowed.clone(), found.clone());
    let asked =
        tokio::spawn(async move { server.regrades.apply(None, &by, &of, Policy::AsComputed).await.unwrap() });
    if database.kind == Kind::Postgres {
        assert!(asked.await.unwrap(), "the caller is answered at once");
        assert!(matches!(now(&fixture, &allowed, Some(sitting.id)).await.state(), RegradeState::Applying));
    }
    drop(write);
    let applied = async {
        while !matches!(now(&fixture, &allowed, Some(sitting.id)).await.state(), RegradeState::Applied(1)) {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), applied).await.expect("an end");
}

pub async fn changed_question_is_not_compared(database: Database) {
    let fixture = ExamFixture::with(&database, &fixed(&TWO), |_| {}).await;
    let (_, allowed) = examiner(&fixture).await;
    let ada = sat(&fixture, "Ada", &answered("r001", None), 400).await;
    let grace = sat(&fixture, "Grace", &answered("r001", None), 400).await;
    let sitting = over(&fixture, &allowed).await;
    change_digests(&database, ada, "r001").await;
    let (_, found) = compared(&fixture, &allowed, Some(sitting.id)).await;
    let differ: Vec<_> = found.changed.iter().map(|one| one.attempt).collect();
    assert_eq!((differ, found.attempts), (vec![grace], 2), "no one is marked by facts they never saw");
    assert_eq!(found.otherwise, ["r001"]);
    assert!(found.missing.is_empty());
}
