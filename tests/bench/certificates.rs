//! Certificates by the thousand: proposed and issued, each with a signed credential and a trial
//! PDF; exported as PDF again; and looked up over HTTP at a fixed rate.
//!
//! `cargo bench --bench certificates -- 1000 500 20`: number of certificates; look-ups a second;
//! seconds.

#[path = "../harness/mod.rs"]
mod harness;

use bank::Bank;
use harness::running::{Folder, RunningSite};
use harness::timing::quantiles;
use harness::visitor::{PASSWORD, agent};
use rules::engine::{self, Family};
use server::Server;
use server::accounts::{Browser, Password, SecondFactor};
use server::audit::By;
use server::certificates::{BulkState, CertificateSearch, Proposal};
use server::credentials::keys::OperatorKey;
use server::practice::NewAnswer;
use server::roles::{Action, Allowed, Role, Whose};
use site::startup;
use sqlx::{Connection, Executor, SqliteConnection};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// Number of concurrent clients.
const VISITORS: usize = 16;
/// Number of PDFs.
const PAPERS: usize = 100;

fn main() {
    let numbers: Vec<usize> = std::env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    let number = |at: usize, usual| numbers.get(at).copied().unwrap_or(usual);
    let (people, a_second, seconds) = (number(0, 1000), number(1, 500), number(2, 20));
    let folder = Folder::new("certificates");
    let database_url = format!("sqlite:{}", folder.path().join("director.db").display());
    let bank = Bank::load(&Path::new(env!("CHECKOUT")).join("quizzes")).expect("a sound bank");
    let bank = Arc::new(bank);
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let ids = runtime.block_on(issued(&database_url, &bank, people));
    look_up(database_url, &ids, a_second, Duration::from_secs(seconds as u64));
}

/// Issues this many certificates, and prints the duration; returns their paths.
async fn issued(database_url: &str, bank: &Arc<Bank>, people: usize) -> Vec<String> {
    let server = startup::open_server(database_url).await.expect("a database");
    server.signing_keys.certifies_with(Arc::new(OperatorKey::new([7; 32])));
    let allowed = prepared(&server, database_url, bank, people).await;
    let begun = now();
    let proposals = server.issuing.proposals(&allowed, bank).await.expect("readable");
    println!("{} proposed: {:.1?}", proposals.len(), begun.elapsed());
    let chosen: BTreeSet<String> = proposals.iter().map(Proposal::key).collect();
    let begun = now();
    server.issuing.issue_chosen(&allowed, bank, &chosen).await.expect("a beginning");
    let state = async || {
        let bulk = server.issuing.being_issued(&allowed).await.expect("a database");
        bulk.expect("in progress").state()
    };
    while state().await == BulkState::AtWork {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    println!("issued, with the proposals anew: {:.1?}: {:?}", begun.elapsed(), state().await);
    let (all, ..) =
        server.certificates.search(&allowed, &CertificateSearch::default(), 1).await.expect("readable");
    let (mut took, mut largest) = (Vec::new(), 0);
    for one in all.iter().take(PAPERS) {
        let begun = now();
        let pdf = server.certificates.pdf(one).await.expect("readable").expect("possible");
        took.push(begun.elapsed());
        largest = largest.max(pdf.len());
    }
    println!("{} on paper, the largest {largest} bytes: {}", took.len(), quantiles(&mut took));
    server.close().await;
    all.iter().map(|one| one.public.to_string()).collect()
}

/// An examiner, and this many people who meet the demonstration certificate's requirements.
async fn prepared(server: &Server, database_url: &str, bank: &Bank, people: usize) -> Allowed {
    let home = server.federation().clone();
    let sign_up = async |name: &str, email: &str| {
        server
            .sign_up
            .with_password(&Browser::default(), &home, name, email, Password::new(PASSWORD))
            .await
            .expect("an account")
            .0
    };
    let karl = sign_up("Karl", "karl@example.org").await;
    server.roles.set_role_of(By::Program, &home, &karl, Role::Examiner, true).await.expect("a role");
    server.second_factors.begin(&karl).await.expect("a secret");
    if let SecondFactor::Begun(secret) = server.second_factors.status(&karl).await.expect("readable") {
        server.second_factors.confirm(&karl, None, &secret.code_at(server.now())).await.expect("the code");
    }
    let ada = sign_up("Ada", "ada@example.org").await;
    for family in Family::ALL {
        let whole = bank.firsts().filter(|one| one.family() == family && bank.stages(one).count() == 1);
        for scenario in whole.take(4) {
            let answer = NewAnswer {
                scenario: scenario.id.clone(),
                scenario_digest: "ab".repeat(32),
                answer: BTreeMap::new(),
                edition: "2017".to_owned(),
                engine: engine::VERSION.to_owned(),
                mark: 1000,
                components: BTreeMap::new(),
                confidence: None,
                is_evidence: true,
            };
            server.practice.record_answer(&ada, answer).await.expect("stored");
        }
    }
    let mut connection = SqliteConnection::connect(database_url).await.expect("the database");
    let copy = "CREATE TEMP TABLE one AS SELECT * FROM account WHERE email = 'ada@example.org';
                CREATE TEMP TABLE given AS SELECT * FROM answer; BEGIN";
    connection.execute(copy).await.expect("a copy");
    for n in 1..people {
        let person = "UPDATE one SET id = randomblob(16), email = hex(randomblob(8)) || '@example.org', \
            name = 'Ada ' || hex(randomblob(4));
                      INSERT INTO account SELECT * FROM one;
                      UPDATE given SET id = randomblob(16), account_id = (SELECT id FROM one);
                      INSERT INTO answer SELECT * FROM given;";
        connection.execute(person).await.unwrap_or_else(|fault| panic!("person {n}: {fault}"));
    }
    connection.execute("COMMIT").await.expect("stored");
    server.permissions.allow(&karl, Action::Certify, &home.code, Whose::Others).await.expect("an examiner")
}

/// Looks certificates up over HTTP, at this rate for this long, and prints the durations, counted
/// from the due times.
fn look_up(database_url: String, ids: &[String], a_second: usize, lasts: Duration) {
    let site = RunningSite::plain_on(database_url);
    let total = a_second * lasts.as_secs() as usize;
    let (took, begun) = (Mutex::new(Vec::with_capacity(total)), now());
    std::thread::scope(|scope| {
        for visitor in 0..VISITORS {
            let (took, site) = (&took, &site);
            scope.spawn(move || {
                let agent = agent();
                for at in (visitor..total).step_by(VISITORS) {
                    let due = Duration::from_secs_f64(at as f64 / a_second as f64);
                    std::thread::sleep(due.saturating_sub(begun.elapsed()));
                    let url = site.url(&format!("/verify/{}", ids[at % ids.len()]));
                    let mut answer = agent.get(&url).call().expect("an answer");
                    assert_eq!(answer.status(), 200, "{url}");
                    let body = answer.body_mut().read_to_string().expect("a page");
                    assert!(body.contains("verdict-right"), "{url} is valid");
                    took.lock().expect("no panic").push(begun.elapsed() - due);
                }
            });
        }
    });
    let (lasted, mut took) = (begun.elapsed(), took.into_inner().expect("no panic"));
    println!("{} looked up in {lasted:.1?}: {}", took.len(), quantiles(&mut took));
}

#[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
fn now() -> Instant {
    Instant::now()
}
