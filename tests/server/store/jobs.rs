//! The table `job`: work that goes on by itself, with several servers over one database of which
//! any may be gone from one moment to the next.

use crate::exam::fixed;
use crate::store::after_exams::{self, answered, bank, over, rulings};
use crate::store::attempts::{Held, answer};
use crate::store::certificates::{earn, examiner, issue_all, signing};
use crate::store::courses::{leader, made, spring};
use crate::store::enrolments::{self, LINES, tried};
use crate::store::place::Place;
use crate::store::practice::trainee;
use crate::store::remarking::{TWO, sat};
use server::Server;
use server::certificates::{BulkState, Proposal};
use server::clock::Clock;
use server::credentials::keys::OperatorKey;
use server::enrolment::State;
use server::exams::Act;
use server::exams::regrade::{Policy, RegradeState};
use server::jobs::LEASE;
use server::metrics::QueueLoad;
use server::roles::Allowed;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use store::Store;
use tokio::runtime::Runtime;

/// A node with its own threads and connections. It works only when told to, so that it can be
/// stopped between two steps and resume like one that hung.
struct Node {
    runtime: Runtime,
    server: Server,
    place: Place,
}

impl Node {
    async fn new(place: &Place, clock: &Clock) -> Self {
        let (place, clock) = (place.same(), clock.clone());
        let begun = tokio::task::spawn_blocking(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
            let server = runtime.block_on(async {
                let store = Store::open(&place.url).await.unwrap();
                let (entropy, cost) = (server::entropy::Entropy::system(), server::accounts::Cost::TRIFLING);
                Server::new(store, clock, entropy, cost).await.unwrap()
            });
            server.certifies_with(Arc::new(OperatorKey::new([7; 32])));
            Node { runtime, server, place }
        });
        begun.await.unwrap()
    }

    /// Does something, and then hangs: between two writes, as a lock on SQLite would be held for as long as it hangs.
    async fn until<T: Send + 'static>(
        self,
        work: impl AsyncFnOnce(Server) -> T + Send + 'static,
    ) -> (Self, T) {
        let (mut node, done) = self.run(work).await;
        for _ in 0..400 {
            tokio::time::sleep(Duration::from_millis(10)).await;
            if node.place.can_be_written().await {
                return (node, done);
            }
            (node, ()) = node.run(async |_| tokio::time::sleep(Duration::from_millis(1)).await).await;
        }
        panic!("it does not come to the end of a write");
    }

    async fn run<T: Send + 'static>(self, work: impl AsyncFnOnce(Server) -> T + Send + 'static) -> (Self, T) {
        let done = tokio::task::spawn_blocking(move || {
            let done = self.runtime.block_on(work(self.server.clone()));
            (self, done)
        });
        done.await.unwrap()
    }

    /// Goes on for a while with what it was at, and is stopped.
    async fn go_on(self) {
        let (node, ()) = self.until(async |_| tokio::time::sleep(Duration::from_millis(2_000)).await).await;
        node.kill().await;
    }

    async fn kill(self) {
        tokio::task::spawn_blocking(move || drop(self)).await.unwrap();
    }
}

/// No node takes a leased job; of two that come when the lease has expired, one does, and finishes
/// it.
async fn taken_over(clock: &Clock, server: &Server, place: &Place) {
    let told = async || server.metrics().await.jobs.expect("the database says");
    assert_eq!(server.take_over_jobs(&bank(), &rulings()).await.unwrap(), 0, "it is held");
    assert_eq!(told().await, QueueLoad { running: 1, waiting: 0 });
    clock.advance(LEASE);
    assert_eq!(told().await, QueueLoad { running: 0, waiting: 1 });
    let other = Node::new(place, clock).await;
    let (bank, rulings) = (bank(), rulings());
    let theirs = other.until(async |other| {
        other.take_over_jobs(&after_exams::bank(), &after_exams::rulings()).await.unwrap()
    });
    let (mine, (other, theirs)) = tokio::join!(server.take_over_jobs(&bank, &rulings), theirs);
    assert_eq!(mine.unwrap() + theirs, 1, "one takes it");
    let ended = Arc::new(AtomicBool::new(false));
    let has_ended = ended.clone();
    let going_on = tokio::spawn(other.until(async move |_| {
        while !has_ended.load(Ordering::Relaxed) {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }));
    let at_work = async || place.count("SELECT COUNT(*) FROM job WHERE held_by IS NOT NULL").await;
    for _ in 0..2_000 {
        if at_work().await == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(at_work().await, 0, "it comes to an end");
    assert_eq!(told().await, QueueLoad::default());
    ended.store(true, Ordering::Relaxed);
    going_on.await.unwrap().0.kill().await;
}

async fn issued(server: &Server, allowed: &Allowed) -> BulkState {
    let ended = async {
        loop {
            match server.being_issued(allowed).await.unwrap().expect("it has begun").state() {
                BulkState::AtWork => tokio::time::sleep(Duration::from_millis(5)).await,
                other => return other,
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(60), ended).await.expect("it comes to an end")
}

pub async fn bulk_issue_survives_node_loss(place: Place) {
    let (server, clock) = signing(&place).await;
    let (_, allowed) = examiner(&server, "Karl").await;
    for name in ["Ada", "Grace", "Mary"] {
        earn(&server, &trainee(&server, name).await).await;
    }
    let proposals = server.proposals(&allowed, &bank()).await.unwrap();
    let chosen: BTreeSet<String> = proposals.iter().map(Proposal::key).collect();
    assert_eq!(chosen.len(), 3);
    let (by, again) = (allowed.clone(), chosen.clone());
    let node = Node::new(&place, &clock).await;
    let (node, ()) =
        node.until(async move |one| one.issue_chosen(&by, &bank(), &chosen).await.unwrap()).await;
    let seen = server.being_issued(&allowed).await.unwrap().expect("every server tells of it");
    assert_eq!((seen.state(), seen.progress()), (BulkState::AtWork, (0, 3)));
    assert!(server.issue_chosen(&allowed, &bank(), &again).await.is_err(), "one at a time");
    assert_eq!(place.count("SELECT COUNT(*) FROM certificate").await, 0, "it hangs");
    taken_over(&clock, &server, &place).await;
    let all = BulkState::Done { issued: 3, agreed: 0, left: Vec::new() };
    assert_eq!(issued(&server, &allowed).await, all);
    node.go_on().await;
    assert_eq!(issued(&server, &allowed).await, all);
    assert_eq!(place.count("SELECT COUNT(*) FROM certificate").await, 3);
    assert_eq!(place.count("SELECT COUNT(*) FROM audit WHERE deed = 'certificate-issued'").await, 3);
}

pub async fn unrecorded_issue_is_counted(place: Place) {
    let (server, clock) = signing(&place).await;
    let (_, allowed) = examiner(&server, "Karl").await;
    earn(&server, &trainee(&server, "Ada").await).await;
    issue_all(&server, &allowed).await;
    // As it is where a server stops after the commit.
    place
        .execute(
            "UPDATE job SET state = 'issuing', held_by = id, held_until = begun_at, done = 0, outcome = ''",
        )
        .await;
    clock.advance(LEASE);
    assert_eq!(server.take_over_jobs(&bank(), &rulings()).await.unwrap(), 1);
    assert_eq!(issued(&server, &allowed).await, BulkState::Done { issued: 1, agreed: 0, left: Vec::new() });
    assert_eq!(place.count("SELECT COUNT(*) FROM certificate").await, 1);
}

pub async fn regrade_survives_node_loss(place: Place) {
    let held = Held::with(&place, &fixed(&TWO), |_| {}).await;
    let (_, allowed) = after_exams::examiner(&held).await;
    for number in 0..3 {
        sat(&held, &format!("Ada{number}"), &answered("r001", None), 400).await;
    }
    let of = Some(over(&held, &allowed).await.id);
    let state = async |wanted: fn(&RegradeState) -> bool| {
        let ended = async {
            loop {
                let found = held.server.remarking(&allowed, of).await.unwrap().expect("it has begun");
                if wanted(&found.state()) {
                    return found;
                }
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(60), ended).await.expect("it comes to that")
    };
    let (by, node) = (allowed.clone(), Node::new(&place, &held.clock).await);
    let (one, ()) =
        node.until(async move |node| node.compare(&by, of, bank(), rulings()).await.unwrap()).await;
    state(|state| matches!(state, RegradeState::Comparing)).await;
    taken_over(&held.clock, &held.server, &place).await;
    let found = state(|state| matches!(state, RegradeState::Compared(_))).await;
    one.go_on().await;

    // What was found here is carried out there, and there alone.
    let (by, node) = (allowed.clone(), Node::new(&place, &held.clock).await);
    let (two, ()) = node
        .until(async move |node| {
            let found = node.remarking(&by, of).await.unwrap().expect("every server tells of it");
            let RegradeState::Compared(compared) = found.state() else { panic!("{:?}", found.state()) };
            assert_eq!((compared.changed.len(), compared.attempts), (3, 3));
            assert_eq!(compared.changed[0].as_computed.permille, compared.changed[0].never_lower.permille);
            assert!(node.apply(&by, &found, Policy::AsComputed).await.unwrap());
        })
        .await;
    assert!(!held.server.apply(&allowed, &found, Policy::AsComputed).await.unwrap(), "it is under way");
    taken_over(&held.clock, &held.server, &place).await;
    state(|state| matches!(state, RegradeState::Applied(3))).await;
    two.go_on().await;
    state(|state| matches!(state, RegradeState::Applied(3))).await;
    let count = async |what: &str| place.count(&format!("SELECT COUNT(*) FROM {what}")).await;
    assert_eq!(count("attempt_mark WHERE kind = 'remark'").await, 3);
    assert_eq!(count("audit WHERE deed = 'attempt-remarked'").await, 3);
    assert_eq!(count("audit WHERE deed = 'sitting-remarked'").await, 1);
}

pub async fn import_survives_node_loss(place: Place) {
    let (server, clock) = signing(&place).await;
    let (_, allowed) = leader(&server, "Ada").await;
    made(&server, &allowed, &spring()).await;
    let trial = tried(&server, &allowed, LINES).await;
    let (by, id) = (allowed.clone(), trial.id);
    let node = Node::new(&place, &clock).await;
    let (node, ()) = node
        .until(async move |node| {
            let trial = node.trial(&by, id).await.unwrap().expect("every server finds it");
            node.begin_enrolment(&by, &trial).await.unwrap();
        })
        .await;
    assert!(matches!(enrolments::now(&server, &allowed, &trial).await.state(), State::Running));
    assert!(server.begin_enrolment(&allowed, &trial).await.is_err(), "it is under way");
    taken_over(&clock, &server, &place).await;
    let State::Done(plan) = enrolments::ended(&server, &allowed, &trial).await.state() else {
        panic!("{:?}", enrolments::now(&server, &allowed, &trial).await)
    };
    assert_eq!(plan.counts(), (2, 1, 1), "what it did is told, though it would do nothing now");
    node.go_on().await;
    assert_eq!(place.count("SELECT COUNT(*) FROM account").await, 3);
    assert_eq!(place.count("SELECT COUNT(*) FROM audit WHERE deed = 'people-enrolled'").await, 1);
    assert_eq!(place.count("SELECT COUNT(*) FROM mail WHERE kind = 'invitation'").await, 2);
}

pub async fn files_are_shared_and_limited(place: Place) {
    let (server, clock) = signing(&place).await;
    let (_, allowed) = leader(&server, "Ada").await;
    let (_, others) = leader(&server, "Grace").await;
    let first = tried(&server, &allowed, "K;K;karl@example.org;;;;\n").await;
    let theirs = tried(&server, &others, "K;K;karl@example.org;;;;\n").await;
    clock.advance(time::Duration::minutes(1));
    let (by, id) = (allowed.clone(), first.id);
    let node = Node::new(&place, &clock).await;
    let (node, found) = node.until(async move |node| node.trial(&by, id).await.unwrap().is_some()).await;
    node.kill().await;
    assert!(found);
    for _ in 0..4 {
        tried(&server, &allowed, "K;K;karl@example.org;;;;\n").await;
    }
    assert!(server.trial(&allowed, first.id).await.unwrap().is_none(), "the oldest makes room");
    assert_eq!(place.count("SELECT COUNT(*) FROM job").await, 5);
    assert!(server.trial(&others, theirs.id).await.unwrap().is_some(), "and nobody else's");
    clock.advance(time::Duration::hours(1));
    assert!(server.trial(&others, theirs.id).await.unwrap().is_none(), "its time is over");
    server.take_over_jobs(&bank(), &rulings()).await.unwrap();
    assert_eq!(place.count("SELECT COUNT(*) FROM job").await, 0, "and nothing of it is left");
}

pub async fn poisonous_job_is_abandoned(place: Place) {
    let (server, clock) = signing(&place).await;
    let (_, allowed) = examiner(&server, "Karl").await;
    earn(&server, &trainee(&server, "Ada").await).await;
    issue_all(&server, &allowed).await;
    place.execute("UPDATE job SET state = 'issuing', held_by = id, held_until = begun_at, taken = 4").await;
    clock.advance(LEASE);
    assert_eq!(server.take_over_jobs(&bank(), &rulings()).await.unwrap(), 0);
    assert_eq!(issued(&server, &allowed).await, BulkState::Broken);
}

pub async fn other_node_marks_the_rest(place: Place) {
    let held = Held::with(&place, &fixed(&TWO), |_| {}).await;
    let node = Node::new(&place, &held.clock).await;
    let (node, ()) = node
        .until(async |node| {
            node.marks_by(bank(), rulings());
            tokio::time::sleep(Duration::from_millis(300)).await;
        })
        .await;
    let ada = trainee(&held.server, "Ada").await;
    let attempt = held.enter(&ada, "here").await;
    held.act(&attempt, answer(1, &answered("r001", None))).await.unwrap();
    // As a server that stops before it has marked it: this one has not been told by which bank.
    held.act(&attempt, Act::Submit).await.unwrap();
    held.later(60);
    let marked = async || place.count("SELECT COUNT(*) FROM attempt_mark WHERE kind = 'engine'").await;
    assert_eq!(marked().await, 0);
    let (node, ()) = node
        .until(async |node| {
            assert_eq!(node.take_over_jobs(&bank(), &rulings()).await.unwrap(), 0);
            tokio::time::sleep(Duration::from_millis(1_000)).await;
        })
        .await;
    node.kill().await;
    assert_eq!(marked().await, 2);
}
