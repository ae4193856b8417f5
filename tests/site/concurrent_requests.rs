//! Concurrent requests of different users.

use crate::attempt::begin;
use crate::desk::CLAIM;
use crate::harness::exam::{PAPER, fixed};
use crate::harness::running::RunningSite;
use crate::harness::visitor::Visitor;
use rules::engine;
use server::rulings::{Limits, Rulings};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

/// Number of concurrent pages: more than the site has threads.
const PAGES: usize = 12;

#[test]
fn concurrent_requests_keep_identity() {
    let gate = Arc::new(Mutex::new(()));
    let (stop, closed) = (gate.clone(), gate.lock().expect("a free id"));
    let rule = move |case: &engine::Case| {
        if !matches!(case.facts, engine::Facts::Rotation(_)) {
            drop(stop.lock());
        }
        engine::rule(case)
    };
    let limits = Limits { at_once: 1, waiting: 2 * PAGES, timeout: Duration::from_secs(3), capacity: 2000 };
    let site = RunningSite::plain_with_rulings(Rulings::new(rule, limits));
    let exam = site.open_exam(&fixed(&PAPER), |_| {});
    let (mut ada, mut grace) = (Visitor::new(&site), Visitor::new(&site));
    ada.sign_up("Ada", "ada@example.org");
    grace.sign_up("Grace", "grace@example.org");
    let cookies = ada.cookies();
    // A claim outside the bank, whose rulings are cached.
    let waits = CLAIM.replace("edition=2017", "edition=2007").replace("claims=4", "claims=3");
    let seen = thread::scope(|scope| {
        for _ in 0..PAGES {
            scope.spawn(|| Visitor::with_cookies(&site, cookies.clone()).get(&waits));
        }
        thread::sleep(Duration::from_millis(500));
        let at = begin(&mut grace, &exam);
        (grace.get(&at).status, ada.get(&at).status)
    });
    // Releases the requests that still wait, so that the site can end.
    drop(closed);
    assert_eq!(seen, (200, 404), "Grace’s, not Ada’s");
}
