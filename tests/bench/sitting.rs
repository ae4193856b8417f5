//! A national exam: all candidates enter within a minute and work for some minutes, each saving
//! every half minute and changing pages now and then. The program runs in its own process, over
//! SQLite, with a paper drawn from the blueprint `quizzes/papers/club.toml`. Afterwards: answers
//! saved a second under full load, beside synced writes a second of the disk.
//!
//! `cargo bench --bench sitting -- 3000 10`: number of candidates, minutes.

#[path = "../harness/mod.rs"]
mod harness;

use harness::exam;
use harness::running::Folder;
use harness::served::{Served, own_cpu_time};
use harness::timing::{disk, quantiles, timed};
use harness::visitor::{PASSWORD, agent};
use serde_json::Value;
use sha2::{Digest, Sha256};
use sqlx::{AssertSqlSafe, Connection, Executor, SqliteConnection};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};
use store::Moment;
use ureq::Agent;
use url::form_urlencoded;
use uuid::Uuid;

/// Time within which all enter.
const ENTRY_WINDOW: Duration = Duration::from_secs(60);
/// Interval between saves.
const SAVE_INTERVAL: Duration = Duration::from_secs(30);
/// Number of concurrent saves under full load, each repeated as soon as it is answered.
const AT_ONCE: usize = 64;
/// Duration of that measurement, and of the disk's.
const SATURATED_TIME: Duration = Duration::from_secs(10);
fn main() {
    let numbers: Vec<u64> = std::env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    let candidates = numbers.first().copied().unwrap_or(3000) as usize;
    let work = Duration::from_secs(60 * numbers.get(1).copied().unwrap_or(10));
    let folder = Folder::new("sitting");
    let database_url = format!("sqlite:{}", folder.path().join("director.db").display());
    let (preparing, (items, pool)) = timed(|| exam::drawn_from("club"));
    println!("a pool of {items} items was prepared in {preparing:.1?}");
    let served = Served::start(&database_url);
    let cookie = sign_up(served.url());
    hold(&database_url, &pool, candidates);
    let (before, own) = (served.cpu_time(), own_cpu_time());
    let (lasted, seen) = timed(|| sat(served.url(), &cookie, candidates, work));
    seen.print(candidates);
    println!("memory: {} MB at the peak", served.peak_memory());
    let (program, client) = (served.cpu_time() - before, own_cpu_time() - own);
    let busy = 100.0 * (program + client)
        / (lasted.as_secs_f64() * thread::available_parallelism().map_or(1, usize::from) as f64);
    println!(
        "cores: the program {program:.0} s, the candidates {client:.0} s, together {busy:.0} % of the machine"
    );
    let stored = count(&database_url);
    assert_eq!(stored, seen.saves.len(), "every acknowledged answer is there, once");
    let (saves, errors) = saturated(served.url(), &cookie, &seen.attempts);
    let writes = disk(folder.path(), SATURATED_TIME);
    println!(
        "saturated: {saves} answers kept a second by {AT_ONCE} at once ({errors} errors); \
         the disk took {writes} writes a second for good"
    );
}

/// Signs the first candidate up. Returns the name of the session cookie.
fn sign_up(url: &str) -> String {
    let fields = [("name", "Ada"), ("email", "candidate0@example.org"), ("password", PASSWORD)];
    let answer = post(&agent(), &format!("{url}/api/sign-up"), "", &fields);
    let cookie = answer.1.iter().find(|cookie| cookie.contains("=demo.")).expect("a session");
    cookie.split('=').next().unwrap_or_default().to_owned()
}

/// Token of a candidate's session.
fn secret(n: usize) -> String {
    hex::encode(Sha256::digest(format!("candidate {n}")))
}

/// Creates an account and a session for each candidate, and an open sitting.
#[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
fn hold(database_url: &str, pool: &Value, candidates: usize) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let mut connection = SqliteConnection::connect(database_url).await.expect("the database");
        let begin = "CREATE TEMP TABLE one AS SELECT * FROM account; \
            CREATE TEMP TABLE seat AS SELECT * FROM session; DELETE FROM session; BEGIN";
        connection.execute(begin).await.expect("one account");
        for n in 0..candidates {
            let token = hex::encode(Sha256::digest(secret(n).as_bytes()));
            let account = if n == 0 {
                String::new()
            } else {
                format!(
                    "UPDATE one SET id = randomblob(16), email = 'candidate{n}@example.org'; \
                    INSERT INTO account SELECT * FROM one;"
                )
            };
            let session = format!(
                "UPDATE seat SET token_hash = x'{token}', account_id = (SELECT id FROM one); \
                 INSERT INTO session SELECT * FROM seat"
            );
            connection.execute(AssertSqlSafe(format!("{account}{session}"))).await.expect("another one");
        }
        connection.execute("COMMIT").await.expect("exist");
        connection.close().await.expect("closing");
        let store = store::Store::open(database_url).await.expect("the database");
        let demo = store::federation::by_code(&store, "demo").await.expect("readable").expect("exists");
        let row = exam::sitting(demo.id, Moment::new(std::time::SystemTime::now().into()));
        exam::hold(&store, &row, pool).await;
        store.close().await;
    });
}

/// Candidates' measurements.
#[derive(Default)]
struct Measurements {
    begun: Vec<Duration>,
    pages: Vec<Duration>,
    saves: Vec<Duration>,
    submitted: Vec<Duration>,
    errors: Vec<String>,
    attempts: Vec<Attempt>,
}

impl Measurements {
    fn take_in(&mut self, other: Measurements) {
        self.begun.extend(other.begun);
        self.pages.extend(other.pages);
        self.saves.extend(other.saves);
        self.submitted.extend(other.submitted);
        self.errors.extend(other.errors);
        self.attempts.extend(other.attempts);
    }

    fn print(&self, candidates: usize) {
        println!("{candidates} candidates, {} errors {:?}", self.errors.len(), self.errors.first());
        for (what, took) in [
            ("begun, with the first page", &self.begun),
            ("pages", &self.pages),
            ("saved", &self.saves),
            ("submitted", &self.submitted),
        ] {
            println!("{} {what}: {}", took.len(), quantiles(&mut took.clone()));
        }
    }
}

/// An attempt in progress.
#[derive(Clone)]
struct Attempt {
    /// Number of its candidate.
    n: usize,
    id: String,
    /// The pages that can be answered: later stages come later.
    pages: Vec<usize>,
}

/// All candidates' exam.
fn sat(url: &str, cookie: &str, candidates: usize, work: Duration) -> Measurements {
    let began = now();
    let all: Vec<JoinHandle<Measurements>> = (0..candidates)
        .map(|n| {
            let (url, cookie) = (url.to_owned(), cookie.to_owned());
            let first = ENTRY_WINDOW.mul_f64(n as f64 / candidates as f64);
            let one = move || {
                Candidate::new(url, &cookie, n, "sat").sits(began + first, began + ENTRY_WINDOW + work)
            };
            thread::Builder::new().stack_size(256 * 1024).spawn(one).expect("a thread")
        })
        .collect();
    let mut results = Measurements::default();
    for one in all {
        results.take_in(one.join().expect("a candidate"));
    }
    results
}

impl Attempt {
    /// The page at this position.
    fn page(&self, others: usize) -> usize {
        self.pages[others % self.pages.len()]
    }
}

/// A candidate.
struct Candidate {
    url: String,
    cookie: String,
    agent: Agent,
    n: usize,
    /// First part of its action ids, which makes them unique.
    run: &'static str,
    changes: AtomicUsize,
}

impl Candidate {
    fn new(url: String, cookie: &str, n: usize, run: &'static str) -> Self {
        let cookie = format!("{cookie}=demo.{}", secret(n));
        Self { url, cookie, agent: agent(), n, run, changes: AtomicUsize::new(0) }
    }

    fn sits(&self, from: Instant, until: Instant) -> Measurements {
        let mut results = Measurements::default();
        thread::sleep(from.saturating_duration_since(now()));
        let (took, attempt) = timed(|| self.begins());
        let attempt = match attempt {
            Ok(attempt) => attempt,
            Err(told) => {
                results.errors.push(format!("candidate {} did not come in: {told}", self.n));
                return results;
            }
        };
        results.begun.push(took);
        results.attempts.push(attempt.clone());
        // Candidates save at different times.
        let mut next = from + SAVE_INTERVAL.mul_f64((self.n * 37 % 100) as f64 / 100.0);
        for turn in 0.. {
            next += SAVE_INTERVAL;
            if next > until {
                break;
            }
            thread::sleep(next.saturating_duration_since(now()));
            let page = attempt.page(turn / 2);
            if turn % 2 == 0 && turn > 0 {
                let (took, read) = timed(|| self.get(&format!("/attempt/{}/{page}", attempt.id)));
                if read.contains("answer[") {
                    results.pages.push(took)
                } else {
                    results.errors.push(format!("page {page} was not shown"))
                }
            }
            let (took, kept) = timed(|| self.saves(&attempt.id, page));
            match kept {
                Ok(()) => results.saves.push(took),
                Err(error) => results.errors.push(error),
            }
        }
        if self.n < AT_ONCE {
            // They continue saving after the others have left.
            return results;
        }
        let (took, to) = timed(|| self.submits(&attempt.id));
        if to {
            results.submitted.push(took)
        } else {
            results.errors.push("a paper was not submitted".to_owned())
        }
        results
    }

    /// Enters, and opens the first page. Returns the attempt, or the unexpected response.
    fn begins(&self) -> Result<Attempt, String> {
        let (status, _, to) = post(
            &self.agent,
            &format!("{}/api/attempt-begin", self.url),
            &self.cookie,
            &[("exam", "demo.spring")],
        );
        let id = to.strip_prefix("/attempt/").ok_or_else(|| format!("{status}, led to {to}"))?;
        let shown = self.get(&format!("/attempt/{id}/1"));
        let link = format!("href=\"/attempt/{id}/");
        let links = shown.split(&link).skip(1);
        let pages = links.filter_map(|rest| rest.split('"').next()?.parse().ok()).collect();
        let begun = Attempt { n: self.n, id: id.to_owned(), pages };
        if shown.contains("answer[") && begun.pages.contains(&1) { Ok(begun) } else { Err(shown) }
    }

    /// Requests a page; returns an unexpected response as an error.
    fn get(&self, path: &str) -> String {
        let answer = self.agent.get(format!("{}{path}", self.url)).header("cookie", &self.cookie).call();
        match answer {
            Ok(mut answer) if answer.status() == 200 => {
                answer.body_mut().read_to_string().unwrap_or_else(|error| error.to_string())
            }
            Ok(answer) => format!("{} {:?}", answer.status(), answer.headers()),
            Err(error) => error.to_string(),
        }
    }

    /// Saves an answer, as a page with scripts does.
    fn saves(&self, attempt: &str, page: usize) -> Result<(), String> {
        let number = self.changes.fetch_add(1, Ordering::Relaxed);
        let digest = Sha256::digest(format!("{} {} {number}", self.run, self.n));
        let change = Uuid::from_slice(&digest[..16]).expect("sixteen bytes");
        let law = 28 + change.as_u128() % 8;
        let body = format!("look {page} 15\nanswer {page} {change} law={law}A");
        let request =
            self.agent.post(format!("{}/attempt/{attempt}/save", self.url)).header("cookie", &self.cookie);
        let sent =
            request.header("sec-fetch-site", "same-origin").header("content-type", "text/plain").send(body);
        let mut answer = sent.map_err(|error| error.to_string())?;
        let text = answer.body_mut().read_to_string().map_err(|error| error.to_string())?;
        if text.contains(&format!("kept {change}")) {
            Ok(())
        } else {
            Err(format!("{}: {text}", answer.status()))
        }
    }

    fn submits(&self, attempt: &str) -> bool {
        let fields = [("attempt", attempt), ("page", "0"), ("act", "submit")];
        let (status, ..) = post(&self.agent, &format!("{}/api/attempt", self.url), &self.cookie, &fields);
        status == 303
    }
}

/// Posts a form; returns status, cookies, and redirect.
fn post(agent: &Agent, url: &str, cookie: &str, fields: &[(&str, &str)]) -> (u16, Vec<String>, String) {
    let body = form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
    let request = agent.post(url).header("content-type", "application/x-www-form-urlencoded");
    let request = request
        .header("sec-fetch-site", "same-origin")
        .header("accept", "text/html")
        .header("cookie", cookie);
    let Ok(answer) = request.send(body) else { return (0, Vec::new(), String::new()) };
    let text = |name| {
        answer.headers().get_all(name).iter().filter_map(|value| value.to_str().ok()).map(str::to_owned)
    };
    (answer.status().as_u16(), text("set-cookie").collect(), text("location").collect())
}

/// Number of stored answers.
fn count(database_url: &str) -> usize {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let mut connection = SqliteConnection::connect(database_url).await.expect("the database");
        let stored: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM attempt_answer")
            .fetch_one(&mut connection)
            .await
            .expect("a number");
        usize::try_from(stored).unwrap_or_default()
    })
}

/// Answers saved and failed, per second, if [`AT_ONCE`] clients save as fast as they can.
fn saturated(url: &str, cookie: &str, attempts: &[Attempt]) -> (usize, usize) {
    let (kept, errors) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
    let first = Arc::new(OnceLock::new());
    let until = now() + SATURATED_TIME;
    let all: Vec<JoinHandle<()>> = attempts
        .iter()
        .take(AT_ONCE)
        .map(|attempt| {
            let candidate = Candidate::new(url.to_owned(), cookie, attempt.n, "saturated");
            let (attempt, kept, errors, first) =
                (attempt.clone(), kept.clone(), errors.clone(), first.clone());
            thread::spawn(move || {
                while now() < until {
                    let page = attempt.page(candidate.changes.load(Ordering::Relaxed));
                    match candidate.saves(&attempt.id, page) {
                        Ok(()) => kept.fetch_add(1, Ordering::Relaxed),
                        Err(told) => {
                            first.get_or_init(|| told);
                            errors.fetch_add(1, Ordering::Relaxed)
                        }
                    };
                }
            })
        })
        .collect();
    for one in all {
        one.join().expect("a candidate");
    }
    if let Some(told) = first.get() {
        println!("an error: {told}");
    }
    let seconds = SATURATED_TIME.as_secs() as usize;
    (kept.load(Ordering::Relaxed) / seconds, errors.load(Ordering::Relaxed))
}

#[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
fn now() -> Instant {
    Instant::now()
}
