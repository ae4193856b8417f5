//! What others ask for at the same moment.

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

/// How many pages are being made: more than the site has threads.
const PAGES: usize = 12;

#[test]
fn concurrent_requests_keep_identity() {
    let gate = Arc::new(Mutex::new(()));
    let (stop, closed) = (gate.clone(), gate.lock().expect("nobody has it yet"));
    let rule = move |case: &engine::Case| {
        if !matches!(case.facts, engine::Facts::Rotation(_)) {
            drop(stop.lock());
        }
        engine::rule(case)
    };
    let limits = Limits { at_once: 1, waiting: 2 * PAGES, timeout: Duration::from_secs(3), capacity: 2000 };
    let site = RunningSite::plain_ruled_by(Rulings::new(rule, limits));
    let exam = site.hold_exam(&fixed(&PAPER), |_| {});
    let (mut ada, mut grace) = (Visitor::new(&site), Visitor::new(&site));
    ada.sign_up("Ada", "ada@example.org");
    grace.sign_up("Grace", "grace@example.org");
    let cookies = ada.cookies();
    // Another claim than those of the bank, whose rulings are there.
    let waits = CLAIM.replace("edition=2017", "edition=2007").replace("claims=4", "claims=3");
    let seen = thread::scope(|scope| {
        for _ in 0..PAGES {
            scope.spawn(|| Visitor::with_cookies(&site, cookies.clone()).get(&waits));
        }
        thread::sleep(Duration::from_millis(500));
        let at = begin(&mut grace, &exam);
        (grace.get(&at).status, ada.get(&at).status)
    });
    // Whoever still waits goes on, so that the site can end.
    drop(closed);
    assert_eq!(seen, (200, 404), "it is Grace’s, and not Ada’s");
}
