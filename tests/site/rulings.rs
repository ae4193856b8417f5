//! A slow ruling: no other request waits for it, and no answer is lost.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use rules::engine::{self, Facts};
use server::rulings::{Limits, Rulings};

use crate::harness::running::RunningSite;
use crate::harness::visitor::{Answer, Visitor};
use crate::marked_answers::scenario;

const SENDS: &str = "action=\"/api/answer\"";

/// A site whose rulings on claims block.
struct SlowSite {
    site: RunningSite,
    searched: Arc<Mutex<Vec<engine::Case>>>,
}

/// Runs a test while no claim can be ruled on, and then releases them. The cache holds this many
/// rulings; if it holds only one of the bank's, it is of a scenario that these tests do not
/// request.
fn slow(kept: usize, meanwhile: impl FnOnce(&RunningSite), after: impl FnOnce(&SlowSite)) {
    let (gate, searched) = (Arc::new(Mutex::new(())), Arc::new(Mutex::new(Vec::new())));
    let (stop, cases) = (gate.clone(), searched.clone());
    let rule = move |case: &engine::Case| {
        if !matches!(case.facts, Facts::Rotation(_)) {
            cases.lock().expect("no panic").push(case.clone());
            drop(stop.lock());
        }
        engine::rule(case)
    };
    let limits = Limits { at_once: 1, waiting: 1, timeout: Duration::from_millis(150), capacity: kept };
    let closed = gate.lock().expect("a free id");
    let site = RunningSite::plain_with_rulings(Rulings::new(rule, limits));
    meanwhile(&site);
    drop(closed);
    after(&SlowSite { site, searched });
}

/// Loads a page within the time limit.
fn in_time(visitor: &mut Visitor, path: &str) -> Answer {
    for _ in 0..100 {
        let page = visitor.get(path);
        if page.status == 200 {
            return page;
        }
    }
    panic!("{path} never came");
}

#[test]
fn slow_ruling_delays_no_other() {
    let path = std::sync::OnceLock::new();
    slow(
        1,
        |site| {
            let mut visitor = Visitor::new(site);
            let answered = visitor.answer("c001");
            let marked = answered.header("location").to_owned();
            assert!(marked.starts_with("/scenario/c001/marked?"), "{marked}");
            let told = visitor.get(&marked);
            assert_eq!((told.status, told.header("retry-after")), (503, "5"));
            assert!(
                told.body.contains("still being computed") && told.body.contains("not lost"),
                "{}",
                told.body
            );
            let again = format!("href=\"{}\"", marked.replace('&', "&amp;"));
            assert!(told.body.contains(&again), "{again} is not in\n{}", told.body);
            for other in ["/", "/practice", "/scenario/c001", "/scenario/c002", "/laws/2017/70"] {
                assert_eq!(visitor.get(other).status, 200, "{other}");
            }
            let rotation = visitor.answer("r001");
            assert_eq!(visitor.follow(&rotation).status, 200, "a ruling that takes no search");
            path.set(marked).expect("once");
        },
        |slow| {
            let marked = path.get().expect("the page was asked for");
            let page = in_time(&mut Visitor::new(&slow.site), marked);
            assert!(page.body.contains("id=\"marked\""), "{}", page.body);
            let searched = slow.searched.lock().expect("no panic");
            let of_it = searched.iter().filter(|case| **case == searched[0]).count();
            assert_eq!(of_it, 1, "the search that was begun went on");
        },
    );
}

#[test]
fn full_queue_refuses_politely() {
    slow(
        1,
        |site| {
            let mut visitor = Visitor::new(site);
            let mut marked = |id| {
                let answered = visitor.answer(id);
                visitor.follow(&answered)
            };
            assert!(marked("c001").body.contains("long analysis"));
            assert!(marked("c002").body.contains("long analysis"), "it waits for its turn");
            let refused = marked("c003");
            assert_eq!((refused.status, refused.header("retry-after")), (503, "5"));
            assert!(refused.body.contains("waiting their turn"), "{}", refused.body);
        },
        |slow| {
            let mut visitor = Visitor::new(&slow.site);
            let answered = visitor.answer("c003");
            in_time(&mut visitor, answered.header("location"));
        },
    );
}

#[test]
fn late_ruling_resends_the_answer() {
    let cookies = std::cell::RefCell::new(None);
    slow(
        1,
        |site| {
            let mut visitor = Visitor::new(site);
            visitor.sign_up("Ada", "ada@example.org");
            let answered = visitor.answer("c001");
            let to = answered.header("location").to_owned();
            assert!(to.contains("/scenario/c001/marked?") && to.ends_with("&unsaved=ruling"), "{to}");
            assert_eq!(visitor.get(&to).status, 503);
            cookies.replace(Some((visitor.cookies(), to)));
        },
        |slow| {
            let (cookies, to) = cookies.take().expect("a signed-in user");
            let mut visitor = Visitor::with_cookies(&slow.site, cookies);
            let page = in_time(&mut visitor, &to);
            assert!(page.body.contains("Not saved") && page.body.contains(SENDS), "{}", page.body);
            let location = visitor.resend_answer(&page.body);
            assert!(location.header("location").starts_with("/answer/"), "{}", location.header("location"));
            assert_eq!(visitor.follow(&location).status, 200);
        },
    );
}

#[test]
fn bank_rulings_are_preloaded() {
    slow(
        1000,
        |site| {
            let mut visitor = Visitor::new(site);
            // Right answers: the comparison for a wrong one would have to be computed.
            for marked in [
                "c001/marked?what=claim:4&law=70C&play=suspended&standing=adjudicated&tricks=3&result=3C-1",
                "c002/marked?what=claim:4&law=70A&play=suspended&standing=adjudicated&tricks=4&result=3C%3D",
                "d001/marked?what=neither&law=68B&play=goes_on&unauthorised_for=W&standing=not_established",
            ] {
                assert_eq!(visitor.get(&format!("/scenario/{marked}")).status, 200, "{marked}");
            }
        },
        |slow| assert_eq!(slow.searched.lock().expect("no panic")[..], []),
    );
}

#[test]
fn changed_claim_waits() {
    // A fact of another scenario would be cached.
    let changed = "/scenario/c001/what-if?change=claims:3";
    slow(
        1000,
        |site| {
            let mut visitor = Visitor::new(site);
            assert_eq!(visitor.get("/scenario/c001/what-if").status, 200, "unchanged, it is cached");
            let told = visitor.get(changed);
            assert_eq!((told.status, told.header("retry-after")), (503, "5"));
            assert!(told.body.to_lowercase().contains("the link to this page contains"), "{}", told.body);
        },
        |slow| {
            let page = in_time(&mut Visitor::new(&slow.site), changed);
            assert!(page.body.contains("beside-rulings"), "{}", page.body);
            // The list searches the other changes too, each once.
            let case = bank::Change::read("claims:3").and_then(|change| change.apply(&scenario("c001").case));
            let searched = slow.searched.lock().expect("no failures");
            assert_eq!(searched.iter().filter(|one| Some(*one) == case.as_ref()).count(), 1);
        },
    );
}
