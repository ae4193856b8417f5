//! Acknowledged answers survive every failure: they exist afterwards, once, under the receipt
//! shown, and clocks are right.
//!
//! - here: the server is killed (SIGKILL) at random while candidates answer, over either database
//! - `breaks.rs`: two nodes over one PostgreSQL, and their failures
//! - `full.rs`: a full disk, or failing writes
//! - `clocks.rs`: nodes on machines with different clocks
//! - `candidate.rs`: a candidate's browser
//!
//! The short form runs among the tests. The long one, with 200 candidates, 50 kills and ten rounds
//! of failures: `FAULT_CANDIDATES=200 FAULT_KILLS=50 FAULT_ROUNDS=10 cargo test --test site faults
//! -- --nocapture`.

mod breaks;
mod candidate;
mod clocks;
mod full;

use crate::harness::cluster;
use crate::harness::exam::{self, ExamItem, fixed};
use crate::harness::running::Folder;
use crate::harness::served::Served;
use crate::harness::timing::timed;
use bank::exam::Part;
use candidate::{Acknowledged, Candidate, RetryPolicy};
use rand::{RngExt, SeedableRng, rngs::StdRng};
use server::Server;
use server::accounts::{Account, Browser, Cost, Password, SessionToken};
use server::clock::{Clock, moment};
use server::entropy::Entropy;
use server::exams::attempt::receipt::first_broken;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, RwLock};
use std::thread::JoinHandle;
use std::time::Duration;
use store::Store;

/// A bank that loads at once; no page is rendered here.
const BANK: [(&str, &str); 1] = [("BANK", "tests/banks/staged")];
/// Questions of the exam; saving does not read the bank.
const PAPER: [ExamItem; 4] = [
    (Part::Closed, "q001", 1),
    (Part::Closed, "q002", 1),
    (Part::Closed, "q003", 1),
    (Part::Closed, "q004", 1),
];

/// Time within which all clients must continue after a failure.
const RESUME_LIMIT: Duration = Duration::from_secs(15);
/// Polling interval of that check.
const POLL_INTERVAL: Duration = Duration::from_millis(10);

#[expect(clippy::disallowed_methods, reason = "how many there are is told from outside")]
fn number(name: &str, otherwise: usize) -> usize {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

#[test]
fn acknowledged_survives_kills() {
    let folder = Folder::new("faults");
    outlives_every_kill(&format!("sqlite:{}", folder.path().join("director.db").display()));
}

#[test]
fn acknowledged_survives_on_postgres() {
    outlives_every_kill(&runtime().block_on(cluster::durable_database()));
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Runtime::new().expect("a runtime")
}

/// Candidates who work until stopped; then they send the rest.
struct WorkingCandidates {
    stop: Arc<AtomicBool>,
    candidates: Vec<JoinHandle<BTreeMap<String, Acknowledged>>>,
    /// Number of acknowledged answers of each.
    heard: Vec<Arc<AtomicUsize>>,
    /// Number of timed-out requests of each.
    unanswered: Vec<Arc<AtomicUsize>>,
}

impl WorkingCandidates {
    fn begin(accounts: &[(Account, String)], place: &Arc<RwLock<String>>, policy: RetryPolicy) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let (heard, unanswered) = (Vec::new(), Vec::new());
        let mut working = Self { stop: stop.clone(), candidates: Vec::new(), heard, unanswered };
        for (seed, (_, token)) in (0..).zip(accounts) {
            let mut candidate = Candidate::new(place.clone(), token, policy, seed);
            let stop = stop.clone();
            working.heard.push(candidate.heard.clone());
            working.unanswered.push(candidate.unanswered.clone());
            working.candidates.push(std::thread::spawn(move || {
                candidate.begin();
                while !stop.load(Ordering::Relaxed) {
                    candidate.work();
                }
                candidate.finish();
                candidate.acknowledged
            }));
        }
        working
    }

    /// Acknowledged answers of each.
    fn end(self) -> Vec<BTreeMap<String, Acknowledged>> {
        self.stop.store(true, Ordering::Relaxed);
        self.candidates.into_iter().map(|one| one.join().expect("a candidate")).collect()
    }
}

fn now(count: &Arc<AtomicUsize>) -> usize {
    count.load(Ordering::SeqCst)
}

/// Waits until each has another acknowledgement.
fn wait_for_all(what: &str, heard: &[Arc<AtomicUsize>]) {
    times_to_resume(what, heard);
}

/// The same, with the time it took.
fn times_to_resume(what: &str, heard: &[Arc<AtomicUsize>]) -> Duration {
    let before: Vec<usize> = heard.iter().map(now).collect();
    let waiting = || heard.iter().zip(&before).filter(|(one, before)| now(one) == **before).count();
    let (took, ()) = timed(|| {
        for _ in 0..RESUME_LIMIT.as_millis() / POLL_INTERVAL.as_millis() {
            if waiting() == 0 {
                return;
            }
            std::thread::sleep(POLL_INTERVAL);
        }
    });
    assert_eq!(waiting(), 0, "{what}: so many had not resumed after {took:.1?}");
    eprintln!("{what}: all have gone on after {took:.1?}");
    took
}

fn outlives_every_kill(url: &str) {
    let (people, kills) = (number("FAULT_CANDIDATES", 12), number("FAULT_KILLS", 6));
    let runtime = runtime();
    let accounts = runtime.block_on(prepare(url, people));
    let mut served = Served::start_with(url, &BANK);
    let place = Arc::new(RwLock::new(served.url().to_owned()));
    let working = WorkingCandidates::begin(&accounts, &place, RetryPolicy::HASTY);
    wait_for_all("they begin", &working.heard);
    let mut chance = StdRng::seed_from_u64(7);
    for _ in 0..kills {
        std::thread::sleep(Duration::from_millis(chance.random_range(100..900)));
        served.kill();
        served = Served::start_with(url, &BANK);
        *place.write().expect("no panic") = served.url().to_owned();
    }
    wait_for_all("after the last kill", &working.heard);
    let acknowledged = working.end();
    let all: usize = acknowledged.iter().map(BTreeMap::len).sum();
    eprintln!("{people} candidates, {kills} kills, {all} answers acknowledged");
    served.kill();
    runtime.block_on(stored_answers(url, &accounts, &acknowledged));
}

/// Signed-in candidates, and a sitting.
async fn prepare(url: &str, people: usize) -> Vec<(Account, String)> {
    let store = Store::open(url).await.expect("a database connection");
    let server = Server::new(store.clone(), Clock::system(), Entropy::system(), Cost::TRIFLING);
    let server = server.await.expect("a server");
    let mut accounts = Vec::new();
    for number in 0..people {
        let email = format!("ada{number}@example.org");
        let password = Password::new(crate::harness::visitor::PASSWORD);
        let signed_up = server
            .sign_up
            .with_password(&Browser::default(), server.federation(), "Ada", &email, password)
            .await;
        let (account, token) = signed_up.expect("an account");
        accounts.push((account, token.as_str().to_owned()));
    }
    let row = exam::sitting(server.federation().id, moment(server.instant()));
    exam::hold(&store, &row, &fixed(&PAPER)).await;
    server.close().await;
    accounts
}

/// Compares the database with the acknowledgements.
async fn stored_answers(
    url: &str,
    accounts: &[(Account, String)],
    acknowledged: &[BTreeMap<String, Acknowledged>],
) {
    let store = Store::open(url).await.expect("a database connection");
    let server = Server::new(store, Clock::system(), Entropy::system(), Cost::TRIFLING).await;
    let server = server.expect("a server");
    for ((account, token), acknowledged) in accounts.iter().zip(acknowledged) {
        let token = SessionToken::parse(token).expect("a token");
        let who = server.sessions.who(&token).await.expect("readable").expect("the session stands");
        assert_eq!(who.id, account.id, "and for the same person");
        let attempts = server.attempts.attempts_of(account).await.expect("readable");
        let [attempt] = &attempts[..] else { panic!("{} attempts", attempts.len()) };
        let changes = server.attempts.changes_of(attempt).await.expect("readable");
        assert_eq!(first_broken(&changes), None, "the receipts are one chain");
        let mut kept: BTreeMap<String, Acknowledged> = BTreeMap::new();
        for change in &changes {
            let one = Acknowledged {
                page: change.page.to_string(),
                number: change.number.to_string(),
                receipt: hex::encode(&change.receipt),
                answer: change.answer.clone(),
            };
            assert!(kept.insert(change.change.to_string(), one).is_none(), "stored twice");
        }
        for (change, one) in acknowledged {
            assert_eq!(kept.get(change), Some(one), "{change}");
        }
        // All unacknowledged answers were finally sent, so there must be nothing else.
        assert_eq!(kept.len(), acknowledged.len());
        let times = attempt.times().expect("an attempt in progress");
        let now = server.instant();
        let passed = now.duration_since(times.begun_at).as_secs();
        assert!((times.left(now) + passed - 45 * 60).abs() <= 1, "the clock is right: {times:?}");
        assert_eq!((times.paused, times.lost, times.added), (0, 0, 0));
    }
    server.close().await;
}
