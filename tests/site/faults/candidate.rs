//! A candidate's browser: unacknowledged changes are resent, in order, under the same ids.

use crate::harness::visitor::agent;
use rand::{RngExt, SeedableRng, rngs::StdRng};
use std::collections::{BTreeMap, VecDeque};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, RwLock};
use std::time::Duration;
use ureq::Agent;

/// The server's confirmation of a change, and the answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Acknowledged {
    pub page: String,
    pub number: String,
    pub receipt: String,
    /// As stored, in JSON.
    pub answer: String,
}

/// Timeouts and retries of a browser.
#[derive(Clone, Copy, Debug)]
pub struct RetryPolicy {
    /// Timeout of a request.
    pub patience: Duration,
    /// First retry delay; doubled after each further failure,
    pub again: Duration,
    /// up to this limit,
    pub at_most: Duration,
    /// plus a random delay up to this.
    pub share: Duration,
}

impl RetryPolicy {
    /// Like the site's island (`src/islands/exam/send.rs`).
    pub const BROWSER: Self = Self {
        patience: Duration::from_secs(7),
        again: Duration::from_secs(2),
        at_most: Duration::from_secs(4),
        share: Duration::from_millis(1500),
    };
    /// Immediate, so that many requests are in progress at every failure.
    pub const HASTY: Self = Self {
        patience: Duration::from_secs(7),
        again: Duration::from_millis(20),
        at_most: Duration::from_millis(20),
        share: Duration::from_millis(1),
    };
}

pub struct Candidate {
    place: Arc<RwLock<String>>,
    cookie: String,
    agent: Agent,
    policy: RetryPolicy,
    /// Consecutive failures.
    failed: u32,
    /// Number of acknowledged answers, for observers
    pub heard: Arc<AtomicUsize>,
    /// Number of requests that timed out, without acknowledgement or refusal.
    pub unanswered: Arc<AtomicUsize>,
    chance: StdRng,
    attempt: String,
    /// Pending lines, each with its id and answer.
    unsent: VecDeque<(String, String, String)>,
    /// Acknowledged lines, resent now and then.
    sent: Vec<(String, String)>,
    pub acknowledged: BTreeMap<String, Acknowledged>,
}

impl Candidate {
    pub fn new(place: Arc<RwLock<String>>, token: &str, policy: RetryPolicy, seed: u64) -> Self {
        Self {
            place,
            cookie: format!("director_session={token}"),
            agent: agent(),
            policy,
            failed: 0,
            heard: Arc::default(),
            unanswered: Arc::default(),
            chance: StdRng::seed_from_u64(seed),
            attempt: String::new(),
            unsent: VecDeque::new(),
            sent: Vec::new(),
            acknowledged: BTreeMap::new(),
        }
    }

    /// Enters, with as many retries as it takes.
    pub fn begin(&mut self) {
        while self.attempt.is_empty() {
            let url = self.url("/api/attempt-begin");
            let request = self.agent.post(url).header("cookie", &self.cookie);
            let request = request.config().timeout_global(Some(self.policy.patience)).build();
            let request = request.header("content-type", "application/x-www-form-urlencoded");
            let request = request.header("accept", "text/html").header("sec-fetch-site", "same-origin");
            if let Ok(answer) = request.send("exam=demo.spring&entry=") {
                let to = answer.headers().get("location").and_then(|to| to.to_str().ok()).unwrap_or_default();
                self.attempt = to.strip_prefix("/attempt/").map(str::to_owned).unwrap_or_default();
            }
            std::thread::sleep(Duration::from_millis(self.chance.random_range(5..40)));
        }
    }

    /// Answers a page, and sends pending lines; sometimes resends acknowledged ones.
    pub fn work(&mut self) {
        // On a new connection, and so perhaps to another node.
        if self.chance.random_range(0..8) == 0 {
            self.agent = agent();
        }
        let page = self.chance.random_range(1..=4);
        let law = ["30A", "30B1", "31A1", "32A1"][self.chance.random_range(0..4)];
        let change = uuid::Builder::from_random_bytes(self.chance.random()).into_uuid().to_string();
        let line = format!("answer {page} {change} law={law}");
        self.unsent.push_back((change, line, format!("{{\"law\":[\"{law}\"]}}")));
        self.send();
        std::thread::sleep(Duration::from_millis(self.chance.random_range(0..30)));
    }

    /// Sends pending lines until there are none.
    pub fn finish(&mut self) {
        while !self.unsent.is_empty() {
            self.send();
        }
    }

    fn send(&mut self) {
        let mut lines: Vec<String> = self.unsent.iter().map(|(_, line, _)| line.clone()).take(50).collect();
        if !self.sent.is_empty() && self.chance.random_range(0..4) == 0 {
            let again = self.chance.random_range(0..self.sent.len());
            lines.push(self.sent[again].1.clone());
        }
        let url = self.url(&format!("/attempt/{}/save", self.attempt));
        let request =
            self.agent.post(url).header("cookie", &self.cookie).header("sec-fetch-site", "same-origin");
        let request = request.header("content-type", "text/plain");
        let request = request.config().timeout_global(Some(self.policy.patience)).build();
        let answered = request.send(lines.join("\n")).and_then(|mut answer| {
            let says_when = answer.headers().contains_key("retry-after");
            Ok((answer.status().as_u16(), says_when, answer.body_mut().read_to_string()?))
        });
        let text = match answered {
            Ok((503, says_when, _)) => {
                assert!(says_when, "a refusal has a Retry-After");
                return self.wait();
            }
            Ok((status, _, text)) => {
                // No client is redirected, to sign-in for example.
                assert_eq!(status, 200, "{text}");
                text
            }
            Err(ureq::Error::Timeout(_)) => {
                self.unanswered.fetch_add(1, Ordering::SeqCst);
                return self.wait();
            }
            Err(_) => return self.wait(),
        };
        self.failed = 0;
        assert!(text.starts_with("clock under_way running closed "), "{text}");
        for line in text.lines().skip(1) {
            let words: Vec<&str> = line.split(' ').collect();
            let ["kept", change, page, number, receipt, _] = words[..] else { panic!("{line}") };
            self.heard(change, page, number, receipt);
        }
    }

    /// Waits before the retry.
    fn wait(&mut self) {
        let again = self.policy.again * 2_u32.saturating_pow(self.failed);
        let share = self.policy.share.mul_f64(self.chance.random());
        std::thread::sleep(again.min(self.policy.at_most) + share);
        self.failed = self.failed.saturating_add(1);
    }

    fn heard(&mut self, change: &str, page: &str, number: &str, receipt: &str) {
        let answer = match self.unsent.iter().position(|(one, ..)| one == change) {
            Some(at) => {
                let (change, line, answer) = self.unsent.remove(at).expect("exists");
                self.sent.push((change, line));
                answer
            }
            None => self.acknowledged[change].answer.clone(),
        };
        let one = Acknowledged {
            page: page.to_owned(),
            number: number.to_owned(),
            receipt: receipt.to_owned(),
            answer,
        };
        self.heard.fetch_add(1, Ordering::SeqCst);
        let before = self.acknowledged.insert(change.to_owned(), one.clone());
        assert!(before.is_none_or(|before| before == one), "repeated acknowledgements are equal");
    }

    fn url(&self, path: &str) -> String {
        format!("{}{path}", self.place.read().expect("no panic"))
    }
}
