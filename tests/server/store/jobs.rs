//! The table `job`: background work of several servers over one database, any of which may vanish
//! at any moment.

use crate::exam::fixed;
use crate::store::after_exams::{self, answered, bank, over, rulings};
use crate::store::attempts::{ExamFixture, answer};
use crate::store::certificates::{earn, examiner, issue_all, signing_server};
use crate::store::courses::{leader, made, spring};
use crate::store::database::Database;
use crate::store::enrolments::{self, LINES, tried};
use crate::store::practice::trainee;
use crate::store::regrading::{TWO, sat};
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

contract! {
    bulk_issue_survives_node_loss, unrecorded_issue_is_counted, regrade_survives_node_loss,
    import_survives_node_loss, files_are_shared_and_limited, poisonous_job_is_abandoned,
    other_node_marks_the_rest,
}

/// A node with its own threads and connections. It works only on request, so that it can be stopped
/// between two steps and resume like one that hung.
struct Node {
    runtime: Runtime,
    server: Server,
    database: Database,
}

impl Node {
    async fn new(database: &Database, clock: &Clock) -> Self {
        let (database, clock) = (database.same(), clock.clone());
        let begun = tokio::task::spawn_blocking(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
            let server = runtime.block_on(async {
                let store = Store::open(&database.url).await.unwrap();
                let (entropy, cost) = (server::entropy::Entropy::system(), server::accounts::Cost::TRIFLING);
                Server::new(store, clock, entropy, cost).await.unwrap()
            });
            server.signing_keys.certifies_with(Arc::new(OperatorKey::new([7; 32])));
            Node { runtime, server, database }
        });
        begun.await.unwrap()
    }

    /// Runs some work, and then hangs: between two writes, since a lock on SQLite would last as
    /// long as the hang.
    async fn until<T: Send + 'static>(
        self,
        work: impl AsyncFnOnce(Server) -> T + Send + 'static,
    ) -> (Self, T) {
        let (mut node, done) = self.run(work).await;
        for _ in 0..400 {
            tokio::time::sleep(Duration::from_millis(10)).await;
            if node.database.can_be_written().await {
                return (node, done);
            }
            (node, ()) = node.run(async |_| tokio::time::sleep(Duration::from_millis(1)).await).await;
        }
        panic!("the write never ends");
    }

    async fn run<T: Send + 'static>(self, work: impl AsyncFnOnce(Server) -> T + Send + 'static) -> (Self, T) {
        let done = tokio::task::spawn_blocking(move || {
            let done = self.runtime.block_on(work(self.server.clone()));
            (self, done)
        });
        done.await.unwrap()
    }

    /// Continues its work for a while, and is stopped.
    async fn go_on(self) {
        let (node, ()) = self.until(async |_| tokio::time::sleep(Duration::from_millis(2_000)).await).await;
        node.kill().await;
    }

    async fn kill(self) {
        tokio::task::spawn_blocking(move || drop(self)).await.unwrap();
    }
}

/// Asserts that no node takes a leased job; of two that try after the lease has expired, one takes
/// it and finishes it.
async fn assert_taken_over(clock: &Clock, server: &Server, database: &Database) {
    let told = async || server.metrics.collect().await.jobs.expect("figures");
    assert_eq!(server.takeovers.take_over(&bank(), &rulings()).await.unwrap(), 0, "it is leased");
    assert_eq!(told().await, QueueLoad { running: 1, waiting: 0 });
    clock.advance(LEASE);
    assert_eq!(told().await, QueueLoad { running: 0, waiting: 1 });
    let other = Node::new(database, clock).await;
    let (bank, rulings) = (bank(), rulings());
    let theirs = other.until(async |other| {
        other.takeovers.take_over(&after_exams::bank(), &after_exams::rulings()).await.unwrap()
    });
    let (mine, (other, theirs)) = tokio::join!(server.takeovers.take_over(&bank, &rulings), theirs);
    assert_eq!(mine.unwrap() + theirs, 1, "one takes it");
    let ended = Arc::new(AtomicBool::new(false));
    let has_ended = ended.clone();
    let going_on = tokio::spawn(other.until(async move |_| {
        while !has_ended.load(Ordering::Relaxed) {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }));
    let at_work = async || database.count("SELECT COUNT(*) FROM job WHERE held_by IS NOT NULL").await;
    for _ in 0..2_000 {
        if at_work().await == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(at_work().await, 0, "it ends");
    assert_eq!(told().await, QueueLoad::default());
    ended.store(true, Ordering::Relaxed);
    going_on.await.unwrap().0.kill().await;
}

async fn issued(server: &Server, allowed: &Allowed) -> BulkState {
    let ended = async {
        loop {
            match server.issuing.being_issued(allowed).await.unwrap().expect("an attempt in progress").state()
            {
                BulkState::AtWork => tokio::time::sleep(Duration::from_millis(5)).await,
                other => return other,
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(60), ended).await.expect("an end")
}

pub async fn bulk_issue_survives_node_loss(database: Database) {
    let (server, clock) = signing_server(&database).await;
    let (_, allowed) = examiner(&server, "Karl").await;
    for name in ["Ada", "Grace", "Mary"] {
        earn(&server, &trainee(&server, name).await).await;
    }
    let proposals = server.issuing.proposals(&allowed, &bank()).await.unwrap();
    let chosen: BTreeSet<String> = proposals.iter().map(Proposal::key).collect();
    assert_eq!(chosen.len(), 3);
    let (by, again) = (allowed.clone(), chosen.clone());
    let node = Node::new(&database, &clock).await;
    let (node, ()) =
        node.until(async move |one| one.issuing.issue_chosen(&by, &bank(), &chosen).await.unwrap()).await;
    let seen = server.issuing.being_issued(&allowed).await.unwrap().expect("a job");
    assert_eq!((seen.state(), seen.progress()), (BulkState::AtWork, (0, 3)));
    assert!(server.issuing.issue_chosen(&allowed, &bank(), &again).await.is_err(), "one at a time");
    assert_eq!(database.count("SELECT COUNT(*) FROM certificate").await, 0, "it hangs");
    assert_taken_over(&clock, &server, &database).await;
    let all = BulkState::Done { issued: 3, agreed: 0, left: Vec::new() };
    assert_eq!(issued(&server, &allowed).await, all);
    node.go_on().await;
    assert_eq!(issued(&server, &allowed).await, all);
    assert_eq!(database.count("SELECT COUNT(*) FROM certificate").await, 3);
    assert_eq!(database.count("SELECT COUNT(*) FROM audit WHERE deed = 'certificate-issued'").await, 3);
}

pub async fn unrecorded_issue_is_counted(database: Database) {
    let (server, clock) = signing_server(&database).await;
    let (_, allowed) = examiner(&server, "Karl").await;
    earn(&server, &trainee(&server, "Ada").await).await;
    issue_all(&server, &allowed).await;
    // As if a server had stopped after the commit.
    database
        .execute(
            "UPDATE job SET state = 'issuing', held_by = id, held_until = begun_at, done = 0, outcome = ''",
        )
        .await;
    clock.advance(LEASE);
    assert_eq!(server.takeovers.take_over(&bank(), &rulings()).await.unwrap(), 1);
    assert_eq!(issued(&server, &allowed).await, BulkState::Done { issued: 1, agreed: 0, left: Vec::new() });
    assert_eq!(database.count("SELECT COUNT(*) FROM certificate").await, 1);
}

pub async fn regrade_survives_node_loss(database: Database) {
    let fixture = ExamFixture::with(&database, &fixed(&TWO), |_| {}).await;
    let (_, allowed) = after_exams::examiner(&fixture).await;
    for number in 0..3 {
        sat(&fixture, &format!("Ada{number}"), &answered("r001", None), 400).await;
    }
    let of = Some(over(&fixture, &allowed).await.id);
    let state = async |wanted: fn(&RegradeState) -> bool| {
        let ended = async {
            loop {
                let found = fixture
                    .server
                    .regrades
                    .latest(&allowed, of)
                    .await
                    .unwrap()
                    .expect("an attempt in progress");
                if wanted(&found.state()) {
                    return found;
                }
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(60), ended).await.expect("a result")
    };
    let (by, node) = (allowed.clone(), Node::new(&database, &fixture.clock).await);
    let (one, ()) =
        node.until(async move |node| node.regrades.compare(&by, of, bank(), rulings()).await.unwrap()).await;
    state(|state| matches!(state, RegradeState::Comparing)).await;
    assert_taken_over(&fixture.clock, &fixture.server, &database).await;
    let found = state(|state| matches!(state, RegradeState::Compared(_))).await;
    one.go_on().await;

    // The preview was made here and is applied there, and only there.
    let (by, node) = (allowed.clone(), Node::new(&database, &fixture.clock).await);
    let (two, ()) = node
        .until(async move |node| {
            let found = node.regrades.latest(&by, of).await.unwrap().expect("a job");
            let RegradeState::Compared(compared) = found.state() else { panic!("{:?}", found.state()) };
            assert_eq!((compared.changed.len(), compared.attempts), (3, 3));
            assert_eq!(compared.changed[0].as_computed.permille, compared.changed[0].never_lower.permille);
            assert!(node.regrades.apply(None, &by, &found, Policy::AsComputed).await.unwrap());
        })
        .await;
    assert!(
        !fixture.server.regrades.apply(None, &allowed, &found, Policy::AsComputed).await.unwrap(),
        "it is running"
    );
    assert_taken_over(&fixture.clock, &fixture.server, &database).await;
    state(|state| matches!(state, RegradeState::Applied(3))).await;
    two.go_on().await;
    state(|state| matches!(state, RegradeState::Applied(3))).await;
    let count = async |what: &str| database.count(&format!("SELECT COUNT(*) FROM {what}")).await;
    assert_eq!(count("attempt_mark WHERE kind = 'remark'").await, 3);
    assert_eq!(count("audit WHERE deed = 'attempt-remarked'").await, 3);
    assert_eq!(count("audit WHERE deed = 'sitting-remarked'").await, 1);
}

pub async fn import_survives_node_loss(database: Database) {
    let (server, clock) = signing_server(&database).await;
    let (_, allowed) = leader(&server, "Ada").await;
    made(&server, &allowed, &spring()).await;
    let trial = tried(&server, &allowed, LINES).await;
    let (by, id) = (allowed.clone(), trial.id);
    let node = Node::new(&database, &clock).await;
    let (node, ()) = node
        .until(async move |node| {
            let trial = node.enrolment.trial(&by, id).await.unwrap().expect("every server finds it");
            node.enrolment.begin(None, &by, &trial).await.unwrap();
        })
        .await;
    assert!(matches!(enrolments::now(&server, &allowed, &trial).await.state(), State::Running));
    assert!(server.enrolment.begin(None, &allowed, &trial).await.is_err(), "it is running");
    assert_taken_over(&clock, &server, &database).await;
    let State::Done(plan) = enrolments::ended(&server, &allowed, &trial).await.state() else {
        panic!("{:?}", enrolments::now(&server, &allowed, &trial).await)
    };
    assert_eq!(plan.counts(), (2, 1, 1), "the result stays, though a rerun would do nothing");
    node.go_on().await;
    assert_eq!(database.count("SELECT COUNT(*) FROM account").await, 3);
    assert_eq!(database.count("SELECT COUNT(*) FROM audit WHERE deed = 'people-enrolled'").await, 1);
    assert_eq!(database.count("SELECT COUNT(*) FROM mail WHERE kind = 'invitation'").await, 2);
}

pub async fn files_are_shared_and_limited(database: Database) {
    let (server, clock) = signing_server(&database).await;
    let (_, allowed) = leader(&server, "Ada").await;
    let (_, others) = leader(&server, "Grace").await;
    let first = tried(&server, &allowed, "K;K;karl@example.org;;;;\n").await;
    let theirs = tried(&server, &others, "K;K;karl@example.org;;;;\n").await;
    clock.advance(time::Duration::minutes(1));
    let (by, id) = (allowed.clone(), first.id);
    let node = Node::new(&database, &clock).await;
    let (node, found) =
        node.until(async move |node| node.enrolment.trial(&by, id).await.unwrap().is_some()).await;
    node.kill().await;
    assert!(found);
    for _ in 0..4 {
        tried(&server, &allowed, "K;K;karl@example.org;;;;\n").await;
    }
    assert!(server.enrolment.trial(&allowed, first.id).await.unwrap().is_none(), "the oldest makes room");
    assert_eq!(database.count("SELECT COUNT(*) FROM job").await, 5);
    assert!(server.enrolment.trial(&others, theirs.id).await.unwrap().is_some(), "and only theirs");
    clock.advance(time::Duration::hours(1));
    assert!(server.enrolment.trial(&others, theirs.id).await.unwrap().is_none(), "its time is over");
    server.takeovers.take_over(&bank(), &rulings()).await.unwrap();
    assert_eq!(database.count("SELECT COUNT(*) FROM job").await, 0, "and it is gone");
}

pub async fn poisonous_job_is_abandoned(database: Database) {
    let (server, clock) = signing_server(&database).await;
    let (_, allowed) = examiner(&server, "Karl").await;
    earn(&server, &trainee(&server, "Ada").await).await;
    issue_all(&server, &allowed).await;
    database
        .execute("UPDATE job SET state = 'issuing', held_by = id, held_until = begun_at, taken = 4")
        .await;
    clock.advance(LEASE);
    assert_eq!(server.takeovers.take_over(&bank(), &rulings()).await.unwrap(), 0);
    assert_eq!(issued(&server, &allowed).await, BulkState::Broken);
}

pub async fn other_node_marks_the_rest(database: Database) {
    let fixture = ExamFixture::with(&database, &fixed(&TWO), |_| {}).await;
    let node = Node::new(&database, &fixture.clock).await;
    let (node, ()) = node
        .until(async |node| {
            node.marks_by(bank(), rulings());
            tokio::time::sleep(Duration::from_millis(300)).await;
        })
        .await;
    let ada = trainee(&fixture.server, "Ada").await;
    let attempt = fixture.enter(&ada, "here").await;
    fixture.act(&attempt, answer(1, &answered("r001", None))).await.unwrap();
    // As if a server had stopped before marking: this one has no bank.
    fixture.act(&attempt, Act::Submit).await.unwrap();
    fixture.later(60);
    let marked = async || database.count("SELECT COUNT(*) FROM attempt_mark WHERE kind = 'engine'").await;
    assert_eq!(marked().await, 0);
    let (node, ()) = node
        .until(async |node| {
            assert_eq!(node.takeovers.take_over(&bank(), &rulings()).await.unwrap(), 0);
            tokio::time::sleep(Duration::from_millis(1_000)).await;
        })
        .await;
    node.kill().await;
    assert_eq!(marked().await, 2);
}
