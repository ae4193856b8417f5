//! Regrading: the engine's current marks are compared with the stored ones, and applied by a
//! policy.

use crate::exam::{Asked, fixed};
use crate::store::after_exams::{answered, bank, examiner, marked, over, rulings, told_otherwise};
use crate::store::attempts::{Held, answer};
use crate::store::place::{Kind, Place};
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

/// An item of each part; both are calls out of rotation, which are ruled on at once.
pub const TWO: [Asked; 2] = [(Part::Closed, "r001", 1), (Part::Open, "r006", 1)];

/// A candidate whose answer to the first item an older engine marked like this.
pub async fn sat(held: &Held, name: &str, given: &str, kept: i16) -> AttemptId {
    let who = trainee(&held.server, name).await;
    let attempt = held.enter(&who, "here").await;
    held.act(&attempt, answer(1, given)).await.unwrap();
    held.act(&attempt, Act::Submit).await.unwrap();
    marked(held, attempt.id(), 1, kept, "right").await;
    held.later(1);
    attempt.id()
}

/// State of the regrade of these attempts.
async fn now(held: &Held, allowed: &Allowed, of: Option<SittingId>) -> Regrade {
    held.server.remarking(allowed, of).await.unwrap().expect("it has begun")
}

/// State of a regrade once no worker has it.
async fn ended(held: &Held, allowed: &Allowed, of: Option<SittingId>) -> Regrade {
    let ended = async {
        loop {
            let found = now(held, allowed, of).await;
            match found.state() {
                RegradeState::Comparing | RegradeState::Applying => {
                    tokio::time::sleep(Duration::from_millis(5)).await;
                }
                _ => return found,
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(60), ended).await.expect("it comes to an end")
}

/// A comparison, once it has come to its end.
async fn compared(held: &Held, allowed: &Allowed, of: Option<SittingId>) -> (Regrade, Arc<Comparison>) {
    held.server.compare(allowed, of, bank(), rulings()).await.unwrap();
    let found = ended(held, allowed, of).await;
    match found.state() {
        RegradeState::Compared(compared) => (found, compared),
        other => panic!("{other:?}"),
    }
}

/// For how many attempts what was found is carried out.
async fn applied(held: &Held, allowed: &Allowed, found: &Regrade, policy: Policy) -> usize {
    assert!(held.server.apply(allowed, found, policy).await.unwrap(), "it is there to be carried out");
    match ended(held, allowed, found.scope.1).await.state() {
        RegradeState::Applied(attempts) => attempts,
        other => panic!("{other:?}"),
    }
}

/// The marks of page 1 with their kinds.
async fn marks(held: &Held, attempt: AttemptId) -> Vec<(String, i16)> {
    let rows = attempt_mark::of_attempt(&held.store, held.row.federation_id, attempt).await.unwrap();
    rows.into_iter().filter(|row| row.page == 1).map(|row| (row.kind, row.mark)).collect()
}

pub async fn regrades_by_policy(place: Place) {
    let held = Held::with(&place, &fixed(&TWO), |_| {}).await;
    let (_, allowed) = examiner(&held).await;
    let (right, wrong) = (answered("r001", None), answered("r001", Some((Key::Law, "29A"))));
    let ada = sat(&held, "Ada", &right, 400).await;
    let grace = sat(&held, "Grace", &wrong, 1000).await;
    let same = sat(&held, "Mary", &right, 1000).await;
    let sitting = over(&held, &allowed).await;
    place.execute("UPDATE sitting SET review = 'marks'").await;
    let (found, first) = compared(&held, &allowed, Some(sitting.id)).await;
    assert_eq!((first.attempts, first.missing.len()), (3, 0));
    let seen: Vec<_> =
        first.changed.iter().map(|one| (one.attempt, one.pages[0].kept, one.pages[0].now)).collect();
    let less = seen[1].2;
    assert_eq!(seen, [(ada, 400, 1000), (grace, 1000, less)]);
    assert!(less < 1000);
    let of_grace = &first.changed[1];
    assert_eq!(of_grace.never_lower, of_grace.before, "nothing of hers is lowered");
    assert!(of_grace.as_computed.permille < of_grace.before.permille);
    assert_eq!(marks(&held, ada).await.len(), 1, "nothing is done before somebody says so");

    assert_eq!(applied(&held, &allowed, &found, Policy::NeverLower).await, 1);
    assert!(!held.server.apply(&allowed, &found, Policy::NeverLower).await.unwrap(), "once");
    let anew = |mark: i16| {
        vec![("engine".to_owned(), if mark == 1000 { 400 } else { 1000 }), ("remark".to_owned(), mark)]
    };
    assert_eq!(marks(&held, ada).await, anew(1000));
    assert_eq!(marks(&held, grace).await.len(), 1);
    assert_eq!(place.count("SELECT COUNT(*) FROM mail WHERE kind = 'remarked'").await, 1);
    assert_eq!(place.count("SELECT COUNT(*) FROM audit WHERE deed = 'attempt-remarked'").await, 1);
    assert_eq!(place.count("SELECT COUNT(*) FROM audit WHERE deed = 'sitting-remarked'").await, 1);

    let (found, second) = compared(&held, &allowed, None).await;
    assert_eq!(second.changed.iter().map(|one| one.attempt).collect::<Vec<_>>(), [grace]);
    assert_eq!(applied(&held, &allowed, &found, Policy::AsComputed).await, 1);
    assert_eq!(marks(&held, grace).await, anew(i16::try_from(less).unwrap()));
    assert_eq!(marks(&held, same).await.len(), 1);
    let (_, third) = compared(&held, &allowed, None).await;
    assert!(third.changed.is_empty());
}

pub async fn persons_mark_stays(place: Place) {
    let held = Held::with(&place, &fixed(&TWO), |_| {}).await;
    let (karl, allowed) = examiner(&held).await;
    let ada = sat(&held, "Ada", &answered("r001", None), 400).await;
    let sitting = over(&held, &allowed).await;
    let (found, first) = compared(&held, &allowed, Some(sitting.id)).await;
    assert_eq!(first.changed.len(), 1);
    let mut row = attempt_mark::of_attempt(&held.store, karl.federation, ada).await.unwrap().remove(0);
    (row.number, row.kind, row.mark) = (2, "remark".to_owned(), 900);
    (row.by_federation_id, row.by_account_id) = (Some(karl.federation), Some(karl.id));
    let mut write = held.store.write().await.unwrap();
    attempt_mark::insert(&mut write, &row).await.unwrap();
    write.commit().await.unwrap();
    assert_eq!(applied(&held, &allowed, &found, Policy::AsComputed).await, 0);
    assert_eq!(marks(&held, ada).await.last(), Some(&("remark".to_owned(), 900)));
    let (_, again) = compared(&held, &allowed, Some(sitting.id)).await;
    assert!(again.changed.is_empty(), "what a person gave is not compared");
    assert_eq!(place.count("SELECT COUNT(*) FROM mail WHERE kind = 'remarked'").await, 0);
}

pub async fn interrupted_regrade_resumes(place: Place) {
    let held = Held::with(&place, &fixed(&TWO), |_| {}).await;
    let (_, allowed) = examiner(&held).await;
    let right = answered("r001", None);
    let mut sitters = Vec::new();
    // More than are committed together.
    for number in 0..27 {
        sitters.push(sat(&held, &format!("Ada{number}"), &right, 400).await);
    }
    let sitting = over(&held, &allowed).await;
    let (found, first) = compared(&held, &allowed, Some(sitting.id)).await;
    assert_eq!(first.changed.len(), 27);
    // The review is opened after the comparison, so that there are letters; and for a while letters cannot be kept.
    place.execute("UPDATE sitting SET review = 'marks'").await;
    place.execute("ALTER TABLE mail RENAME TO mail_away").await;
    assert!(held.server.apply(&allowed, &found, Policy::AsComputed).await.unwrap());
    let found = ended(&held, &allowed, Some(sitting.id)).await;
    assert!(matches!(found.state(), RegradeState::Stopped(_)), "{:?}", found.state());
    place.execute("ALTER TABLE mail_away RENAME TO mail").await;
    assert_eq!(place.count("SELECT COUNT(*) FROM attempt_mark WHERE kind = 'remark'").await, 0);
    // One of them was given meanwhile: it is not given twice.
    let mut row =
        attempt_mark::of_attempt(&held.store, held.row.federation_id, sitters[3]).await.unwrap().remove(0);
    (row.number, row.kind, row.mark) = (2, "remark".to_owned(), 1000);
    let mut write = held.store.write().await.unwrap();
    attempt_mark::insert(&mut write, &row).await.unwrap();
    write.commit().await.unwrap();
    assert_eq!(applied(&held, &allowed, &found, Policy::AsComputed).await, 26);
    for attempt in sitters {
        assert_eq!(marks(&held, attempt).await, [("engine".to_owned(), 400), ("remark".to_owned(), 1000)]);
    }
    assert_eq!(place.count("SELECT COUNT(*) FROM mail WHERE kind = 'remarked'").await, 26);
    assert_eq!(place.count("SELECT COUNT(*) FROM audit WHERE deed = 'attempt-remarked'").await, 26);
}

pub async fn regrade_outlives_its_requester(place: Place) {
    let held = Held::with(&place, &fixed(&TWO), |_| {}).await;
    let (_, allowed) = examiner(&held).await;
    let ada = sat(&held, "Ada", &answered("r001", None), 400).await;
    let sitting = over(&held, &allowed).await;
    let (found, _) = compared(&held, &allowed, Some(sitting.id)).await;
    // Another transaction holds what it needs; on SQLite the caller waits for that, too.
    let mut write = held.store.write().await.unwrap();
    attempt::take(&mut write, held.row.federation_id, ada).await.unwrap();
    let (server, by, of) = (held.server.clone(), allowed.clone(), found.clone());
    let asked = tokio::spawn(async move { server.apply(&by, &of, Policy::AsComputed).await.unwrap() });
    if place.kind == Kind::Postgres {
        assert!(asked.await.unwrap(), "who asks is answered at once");
        assert!(matches!(now(&held, &allowed, Some(sitting.id)).await.state(), RegradeState::Applying));
    }
    drop(write);
    let applied = async {
        while !matches!(now(&held, &allowed, Some(sitting.id)).await.state(), RegradeState::Applied(1)) {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), applied).await.expect("it comes to an end");
}

pub async fn changed_question_is_not_compared(place: Place) {
    let held = Held::with(&place, &fixed(&TWO), |_| {}).await;
    let (_, allowed) = examiner(&held).await;
    let ada = sat(&held, "Ada", &answered("r001", None), 400).await;
    let grace = sat(&held, "Grace", &answered("r001", None), 400).await;
    let sitting = over(&held, &allowed).await;
    told_otherwise(&place, ada, "r001").await;
    let (_, found) = compared(&held, &allowed, Some(sitting.id)).await;
    let differ: Vec<_> = found.changed.iter().map(|one| one.attempt).collect();
    assert_eq!((differ, found.attempts), (vec![grace], 2), "nobody is marked by facts they were not told");
    assert_eq!(found.otherwise, ["r001"]);
    assert!(found.missing.is_empty());
}
