//! Time from sending an answer to the marked page: the post and the page it redirects to, over HTTP
//! on this machine, for a signed-in user, whose answer is on disk before the page is sent.
//!
//! Prints the median, the 95th percentile and the slowest over the bank: calls out of rotation;
//! claims and concessions answered for the first time, so that the additional rulings are not
//! cached; and the same once more. The first choice of each question is answered, so most answers
//! are wrong and are diagnosed.

#[path = "../harness/mod.rs"]
mod harness;

use bank::Bank;
use harness::running::RunningSite;
use harness::visitor::Visitor;
use rules::engine::Family;
use std::path::Path;
use std::time::{Duration, Instant};

/// Timeout for a page that is still being computed.
const TIMEOUT: Duration = Duration::from_secs(60);

fn main() {
    let bank = Bank::load(&Path::new(env!("CHECKOUT")).join("quizzes")).expect("a sound bank");
    let ids = |rotation: bool| -> Vec<&str> {
        let of = bank.firsts().filter(|one| (one.family() == Family::Rotation) == rotation);
        of.map(|one| one.id.as_str()).collect()
    };
    let site = RunningSite::plain();
    let mut visitor = Visitor::new(&site);
    let signed_up = visitor.sign_up("Ada", "ada@example.org");
    assert_eq!(signed_up.status, 303, "sign-up failed: {signed_up:?}");
    // The first page of a freshly started site is not measured.
    visitor.get("/scenario/r001");
    print_times("rotation", &mut visitor, &ids(true));
    print_times("claims, the first time", &mut visitor, &ids(false));
    print_times("claims, once more", &mut visitor, &ids(false));
}

/// Answers each of these, and prints the durations.
fn print_times(what: &str, visitor: &mut Visitor<'_>, ids: &[&str]) {
    let mut took: Vec<(Duration, &str)> = ids.iter().map(|id| (feedback(visitor, id), *id)).collect();
    took.sort_unstable();
    let at = |percent: usize| took[(took.len() * percent).div_ceil(100).max(1) - 1].0;
    let (slowest, id) = took[took.len() - 1];
    println!(
        "{what}: {} answers, median {:.1?}, p95 {:.1?}, slowest {slowest:.1?} ({id})",
        took.len(),
        at(50),
        at(95)
    );
}

/// From the post to the complete marked page. A late page is polled, and the waiting counts.
#[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
fn feedback(visitor: &mut Visitor<'_>, id: &str) -> Duration {
    let answer = visitor.chosen(id);
    let began = Instant::now();
    let mut sent = visitor.send(&answer);
    let mut page = visitor.follow(&sent);
    while page.status == 503 && began.elapsed() < TIMEOUT {
        sent = visitor.send(&answer);
        page = visitor.follow(&sent);
    }
    assert_eq!(page.status, 200, "{id} was not marked: {}", sent.header("location"));
    assert!(page.body.contains("id=\"marked\""), "{id}: no marked page at {}", sent.header("location"));
    began.elapsed()
}
