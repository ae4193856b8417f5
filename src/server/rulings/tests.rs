use super::*;
use crate::accounts::Network;
use bank::Scenario;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use uuid::Uuid;

/// A claim of so many tricks of two.
fn claim(claims: u8) -> Case {
    let text = format!(
        r#"
        id = "x"
        family = "claim"
        edition = "2017"
        asks = ["tricks"]
        [source]
        kind = "constructed"
        [facts]
        cards = "N:AK... QJ... .AK.. .QJ.."
        trump = "NT"
        declarer = "S"
        leader = "N"
        claimer = "S"
        claims = {claims}
        disputed = true
        "#
    );
    Scenario::read(&text).expect("a sound scenario").case
}

/// Rulings that count their searches, each of which takes one word from the channel before it goes
/// on.
fn gated(limits: Limits) -> (Rulings, Arc<AtomicUsize>, mpsc::Sender<()>) {
    let (go, gate) = mpsc::channel();
    let (searched, gate) = (Arc::new(AtomicUsize::new(0)), Mutex::new(gate));
    let count = searched.clone();
    let rule = move |case: &Case| {
        count.fetch_add(1, Ordering::SeqCst);
        let _ = gate.lock().unwrap_or_else(PoisonError::into_inner).recv();
        engine::rule(case)
    };
    (Rulings::new(rule, limits), searched, go)
}

const LIMITS: Limits = Limits { at_once: 1, waiting: 1, timeout: Duration::from_secs(20), capacity: 8 };
const IMPATIENT: Limits = Limits { timeout: Duration::from_millis(20), ..LIMITS };

#[tokio::test]
async fn concurrent_requests_share_a_search() {
    let (rulings, searched, go) = gated(LIMITS);
    let case = claim(2);
    let both = async { tokio::join!(rulings.on(&case), rulings.on(&case)) };
    let ((one, other), ()) = tokio::join!(both, async {
        while searched.load(Ordering::SeqCst) == 0 {
            tokio::task::yield_now().await;
        }
        go.send(()).unwrap();
    });
    let (one, other) = (one.unwrap(), other.unwrap());
    assert!(Arc::ptr_eq(&one, &other));
    assert_eq!(*one, engine::rule(&case));
    assert!(Arc::ptr_eq(&one, &rulings.on(&case).await.unwrap()), "and is kept");
    assert_eq!(searched.load(Ordering::SeqCst), 1);
}

#[tokio::test]
async fn timeout_leaves_search_running() {
    let (rulings, searched, go) = gated(IMPATIENT);
    let case = claim(2);
    assert_eq!(rulings.on(&case).await, Err(Unruled::Late));
    go.send(()).unwrap();
    while rulings.on(&case).await.is_err() {}
    assert_eq!(searched.load(Ordering::SeqCst), 1);
}

#[tokio::test]
async fn full_queue_refuses_then_serves() {
    let (rulings, searched, go) = gated(IMPATIENT);
    assert_eq!(rulings.on(&claim(2)).await, Err(Unruled::Late));
    assert_eq!(rulings.on(&claim(1)).await, Err(Unruled::Late), "it waits");
    assert_eq!(rulings.on(&claim(0)).await, Err(Unruled::Busy));
    assert_eq!(rulings.on(&claim(2)).await, Err(Unruled::Late), "what is on its way needs no other place");
    assert_eq!(searched.load(Ordering::SeqCst), 1, "one at once");
    (0..3).for_each(|_| go.send(()).unwrap());
    for claims in [2, 1, 0] {
        while rulings.on(&claim(claims)).await.is_err() {}
    }
    assert_eq!(searched.load(Ordering::SeqCst), 3);
}

#[tokio::test]
async fn ignores_rulings_of_other_versions() {
    let (rulings, searched, go) = gated(LIMITS);
    let case = claim(2);
    let ruling = Arc::new(engine::rule(&case));
    rulings.keep("0.0.0-before", &case, ruling.clone());
    go.send(()).unwrap();
    let of_this_one = rulings.on(&case).await.unwrap();
    assert!(!Arc::ptr_eq(&of_this_one, &ruling));
    assert_eq!(searched.load(Ordering::SeqCst), 1);
    rulings.keep(engine::VERSION, &case, ruling.clone());
    assert!(Arc::ptr_eq(&rulings.on(&case).await.unwrap(), &ruling));
    assert_eq!(searched.load(Ordering::SeqCst), 1);
}

#[tokio::test]
async fn facts_edition_elections_make_a_case() {
    let (rulings, searched, go) = gated(LIMITS);
    let case = claim(2);
    let of_2007 = Case { edition: rules::law::Edition::E2007, ..case.clone() };
    let order = rules::law::OrderWithinSuit::TopDown;
    let elected = Case { elections: rules::law::Elections { order, ..case.elections }, ..case.clone() };
    for one in [case, of_2007, elected, claim(1)] {
        go.send(()).unwrap();
        rulings.on(&one).await.unwrap();
    }
    assert_eq!(searched.load(Ordering::SeqCst), 4);
}

#[tokio::test]
async fn evicts_least_recently_requested() {
    let (rulings, searched, go) = gated(Limits { capacity: 2, ..LIMITS });
    let ask = async |claims: u8, searches: usize| {
        go.send(()).unwrap();
        rulings.on(&claim(claims)).await.unwrap();
        assert_eq!(searched.load(Ordering::SeqCst), searches, "the claim of {claims}");
    };
    ask(2, 1).await;
    ask(1, 2).await;
    ask(2, 2).await;
    ask(0, 3).await;
    ask(2, 3).await;
    ask(1, 4).await;
}

#[tokio::test]
async fn bank_rulings_are_never_evicted() {
    let (rulings, searched, go) = gated(Limits { capacity: 1, ..LIMITS });
    rulings.keep(engine::VERSION, &claim(2), Arc::new(engine::rule(&claim(2))));
    go.send(()).unwrap();
    rulings.clone().prepare(vec![claim(1)]).await;
    for (nth, order) in rules::law::OrderWithinSuit::ALL.into_iter().enumerate() {
        let elections = rules::law::Elections { order, ..claim(0).elections };
        go.send(()).unwrap();
        rulings.on(&Case { elections, ..claim(0) }).await.unwrap();
        assert_eq!(searched.load(Ordering::SeqCst), nth + 2);
    }
    for claims in [2, 1] {
        assert!(rulings.at_hand(&claim(claims)).is_some(), "the claim of {claims}");
    }
}

#[tokio::test]
async fn failed_search_can_be_retried() {
    let tried = Arc::new(AtomicUsize::new(0));
    let count = tried.clone();
    let rule = move |case: &Case| {
        assert!(count.fetch_add(1, Ordering::SeqCst) > 0, "the first one breaks off");
        engine::rule(case)
    };
    let rulings = Rulings::new(rule, Limits { waiting: 0, ..LIMITS });
    assert_eq!(rulings.on(&claim(2)).await, Err(Unruled::Broken));
    assert!(rulings.on(&claim(2)).await.is_ok(), "and holds no place in the line");
}

/// Visitors of two networks.
fn networks() -> [Asker; 2] {
    ["192.0.2.1", "192.0.2.2"].map(|address| Asker::Visitor(Some(Network::of(address.parse().unwrap()))))
}

#[tokio::test]
async fn visitors_keep_no_member_waiting() {
    let (go, gate) = mpsc::channel::<()>();
    let gate = Mutex::new(gate);
    let brief = move |case: &Case, _: &StopSignal| {
        let _ = gate.lock().unwrap_or_else(PoisonError::into_inner).recv();
        engine::rule(case)
    };
    let rulings = Rulings::with_brief(engine::rule, brief, Limits { waiting: 8, ..IMPATIENT });
    let [visitor, _] = networks().map(|asker| rulings.asked_by(asker));
    assert_eq!(visitor.on(&claim(2)).await, Err(Unruled::Late), "the visitors' worker is at work");
    assert_eq!(visitor.on(&claim(1)).await, Err(Unruled::Late), "it waits");
    let member = rulings.asked_by(Asker::Account(Uuid::from_u128(1)));
    while member.on(&claim(0)).await.is_err() {}
    while rulings.on(&claim(2)).await.is_err() {}
    assert!(rulings.metrics().visitors.running == 1, "and the visitor's search is still there");
    drop(go);
}

#[tokio::test]
async fn one_network_cannot_fill_the_queue() {
    let (rulings, _, go) = gated(Limits { waiting: 8, ..IMPATIENT });
    let [one, other] = networks().map(|asker| rulings.asked_by(asker));
    let orders = rules::law::OrderWithinSuit::ALL;
    let cases: Vec<Case> = orders
        .into_iter()
        .flat_map(|order| (0..3).map(move |claims| (order, claims)))
        .map(|(order, claims)| {
            let case = claim(claims);
            Case { elections: rules::law::Elections { order, ..case.elections }, ..case }
        })
        .collect();
    let waiting: Vec<PendingRuling> =
        cases[..4].iter().map(|case| one.cached_or_started(case, false).expect("a place")).collect();
    assert_eq!(one.on(&cases[4]).await, Err(Unruled::Busy), "it has its share");
    assert_eq!(other.on(&cases[4]).await, Err(Unruled::Late), "another network has a place");
    drop((go, waiting));
}

#[tokio::test]
async fn a_brief_ruling_serves_visitors_only() {
    let brief =
        |case: &Case, _: &StopSignal| Ruling { edition: rules::law::Edition::E1987, ..engine::rule(case) };
    let rulings = Rulings::with_brief(engine::rule, brief, LIMITS);
    let [visitor, _] = networks().map(|asker| rulings.asked_by(asker));
    assert_eq!(visitor.on(&claim(2)).await.unwrap().edition, rules::law::Edition::E1987);
    assert_eq!(*rulings.on(&claim(2)).await.unwrap(), engine::rule(&claim(2)));
    rulings.on(&claim(1)).await.unwrap();
    assert_eq!(
        *visitor.on(&claim(1)).await.unwrap(),
        engine::rule(&claim(1)),
        "a whole one serves everybody"
    );
}

#[tokio::test]
async fn drops_abandoned_visitor_search() {
    let (rulings, searched, go) = gated(IMPATIENT);
    let [one, other] = networks().map(|asker| rulings.asked_by(asker));
    let first = one.cached_or_started(&claim(2), false).unwrap();
    while searched.load(Ordering::SeqCst) == 0 {
        tokio::task::yield_now().await;
    }
    drop(other.cached_or_started(&claim(1), false).unwrap());
    // The one before it is still under way.
    while rulings.metrics().dropped == 0 {
        tokio::task::yield_now().await;
    }
    assert_eq!(rulings.metrics().visitors.waiting, 0, "its place is free");
    go.send(()).unwrap();
    while first.borrow().is_none() {
        tokio::task::yield_now().await;
    }
    assert_eq!(searched.load(Ordering::SeqCst), 1);
    assert!(rulings.at_hand(&claim(1)).is_none());
}

#[tokio::test]
async fn stops_search_of_a_gone_visitor() {
    let (tell, told) = mpsc::channel();
    let brief = move |case: &Case, stop: &StopSignal| {
        while !stop.is_set() {
            std::thread::yield_now();
        }
        tell.send(()).unwrap();
        engine::rule_briefly(case, stop)
    };
    let rulings = Rulings::with_brief(engine::rule, brief, LIMITS);
    let [visitor, _] = networks().map(|asker| rulings.asked_by(asker));
    let waits = visitor.cached_or_started(&claim(1), false).unwrap();
    tokio::time::sleep(POLL_INTERVAL * 2).await;
    assert_eq!(rulings.metrics().dropped, 0, "a request waits");
    drop(waits);
    while rulings.metrics().dropped == 0 || rulings.metrics().visitors.running > 0 {
        tokio::task::yield_now().await;
    }
    told.try_recv().expect("the search has seen the signal");
    assert!(rulings.at_hand(&claim(1)).is_none());
    assert_eq!(rulings.metrics().done, 0);
}

#[tokio::test]
async fn late_visitor_keeps_its_slot() {
    let timeout = Duration::from_millis(500);
    let (rulings, searched, go) = gated(Limits { timeout, ..LIMITS });
    let [one, other] = networks().map(|asker| rulings.asked_by(asker));
    let first = one.cached_or_started(&claim(2), false).unwrap();
    assert_eq!(other.on(&claim(1)).await, Err(Unruled::Late));
    tokio::time::sleep(POLL_INTERVAL * 2).await;
    assert_eq!((rulings.metrics().dropped, rulings.metrics().visitors.waiting), (0, 1));
    while rulings.metrics().dropped == 0 {
        tokio::task::yield_now().await;
    }
    go.send(()).unwrap();
    while first.borrow().is_none() {
        tokio::task::yield_now().await;
    }
    assert_eq!(searched.load(Ordering::SeqCst), 1);
}
