//! Five hundred people sign in at the same moment: time until all are in, peak memory of the
//! program, and duration of other pages meanwhile. The program runs in its own process, with
//! realistic password hashing.
//!
//! `cargo bench --bench signing_in`

#[path = "../harness/mod.rs"]
mod harness;

use harness::running::Folder;
use harness::served::Served;
use harness::timing::quantiles;
use harness::visitor::{PASSWORD, agent};
use sqlx::{AssertSqlSafe, Connection, Executor, SqliteConnection};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Barrier};
use std::time::{Duration, Instant};
use url::form_urlencoded;

/// Number of people who sign in.
const PEOPLE: usize = 500;
/// Number of visitors who read meanwhile.
const VISITORS: usize = 4;
/// Their pages.
const PAGES: [&str; 4] = ["/", "/practice", "/laws/2017/30", "/scenario/r001"];

fn main() {
    let folder = Folder::new("signing-in");
    let database_url = format!("sqlite:{}", folder.path().join("director.db").display());
    let served = Served::start(&database_url);
    assert_eq!(sign(served.url(), "sign-up", "trainee0@example.org").1, "/me", "sign-up failed");
    copy_account(&database_url);
    let before = served.peak_memory();
    let done = Arc::new(AtomicBool::new(false));
    let others: Vec<_> = (0..VISITORS).map(|n| read_pages(served.url(), n, &done)).collect();
    let (all, mut took) = sign_all_in(served.url());
    done.store(true, Ordering::Relaxed);
    let mut pages: Vec<Duration> =
        others.into_iter().flat_map(|one| one.join().expect("a visitor")).collect();
    println!("{PEOPLE} signed in within {all:.1?}: {}", quantiles(&mut took));
    println!("memory: {before} MB before, {} MB at the peak", served.peak_memory());
    println!("{} other pages meanwhile: {}", pages.len(), quantiles(&mut pages));
}

/// Signs all in at once. Returns the time until all are in, and the time of each.
#[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
fn sign_all_in(url: &str) -> (Duration, Vec<Duration>) {
    let begin = Arc::new(Barrier::new(PEOPLE + 1));
    let people: Vec<_> = (0..PEOPLE)
        .map(|n| {
            let (url, begin) = (url.to_owned(), begin.clone());
            let one = move || {
                begin.wait();
                let (took, to) = sign(&url, "sign-in", &format!("trainee{n}@example.org"));
                assert_eq!(to, "/me", "trainee{n} is signed in");
                took
            };
            std::thread::Builder::new().stack_size(512 * 1024).spawn(one).expect("a thread")
        })
        .collect();
    begin.wait();
    let began = Instant::now();
    let took = people.into_iter().map(|one| one.join().expect("signed in")).collect();
    (began.elapsed(), took)
}

/// Signs in or up. Returns the duration and the redirect.
#[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
fn sign(url: &str, form: &str, email: &str) -> (Duration, String) {
    let fields = [("name", "Ada"), ("email", email), ("password", PASSWORD)];
    let body = form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
    let request = agent().post(format!("{url}/api/{form}"));
    let request = request
        .header("content-type", "application/x-www-form-urlencoded")
        .header("sec-fetch-site", "same-origin")
        .header("accept", "text/html");
    let began = Instant::now();
    let answer = request.send(body).expect("a response");
    let to = answer.headers().get("location").and_then(|to| to.to_str().ok()).unwrap_or_default();
    (began.elapsed(), to.to_owned())
}

/// Opens page after page until all are signed in.
#[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
fn read_pages(url: &str, n: usize, done: &Arc<AtomicBool>) -> std::thread::JoinHandle<Vec<Duration>> {
    let (url, done) = (url.to_owned(), done.clone());
    std::thread::spawn(move || {
        let agent = agent();
        let mut took = Vec::new();
        for page in PAGES.iter().cycle().skip(n) {
            if done.load(Ordering::Relaxed) {
                break;
            }
            let began = Instant::now();
            let mut answer = agent.get(format!("{url}{page}")).call().expect("a response");
            answer.body_mut().read_to_vec().expect("the whole page");
            assert_eq!(answer.status(), 200, "{page}");
            took.push(began.elapsed());
            // A reader's pause on a page.
            std::thread::sleep(Duration::from_millis(100));
        }
        took
    })
}

/// Copies an account this many times, with its password.
fn copy_account(database_url: &str) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let mut connection = SqliteConnection::connect(database_url).await.expect("the database");
        connection.execute("CREATE TEMP TABLE one AS SELECT * FROM account").await.expect("one account");
        connection.execute("BEGIN").await.expect("a transaction");
        for n in 1..PEOPLE {
            let next = format!("UPDATE one SET id = randomblob(16), email = 'trainee{n}@example.org'");
            connection.execute(AssertSqlSafe(next)).await.expect("another one");
            connection.execute("INSERT INTO account SELECT * FROM one").await.expect("an entry");
        }
        connection.execute("COMMIT").await.expect("exist");
        connection.close().await.expect("closing");
    });
}
