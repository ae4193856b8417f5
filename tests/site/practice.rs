//! A signed-in user's practice page: nothing unrequested, and due items once scheduling is on.

use crate::harness::running::RunningSite;
use crate::harness::visitor::{Answer, Visitor};
use crate::marked_answers::bank;
use server::clock::Clock;
use time::Duration;
use time::macros::datetime;

fn standing() -> (Clock, RunningSite) {
    let clock = Clock::standing_at(datetime!(2026-03-01 09:30 UTC));
    let site = RunningSite::plain_at(clock.clone());
    (clock, site)
}

fn opt_in(visitor: &mut Visitor<'_>, active: &str, exam: &str, zone: &str) -> Answer {
    let fields = [("active", active), ("exam", exam), ("zone", zone), ("retention", "900")];
    visitor.post("/api/plan", &fields)
}

#[test]
fn scheduling_is_opt_in() {
    let (clock, site) = standing();
    let mut ada = Visitor::new(&site);
    assert!(!ada.get("/practice").body.contains("id=\"plan\""), "a visitor practises without a plan");
    ada.sign_up("Ada", "ada@example.org");
    ada.answer("c001");
    let page = ada.get("/practice").body;
    assert!(page.contains("id=\"plan\"") && !page.contains("Due today"), "{page}");
    assert_eq!(opt_in(&mut ada, "yes", "2026-03-20", "Europe/Oslo").header("location"), "/practice");
    let page = ada.get("/practice").body;
    assert!(page.contains("Nothing is due today.") && page.contains("in 19 days"), "{page}");
    assert!(page.contains("id=\"days-to-come\""), "the coming days are drawn");
    // Long after the exam every answered scenario is due.
    clock.advance(Duration::days(29));
    let page = ada.get("/practice").body;
    assert!(page.contains("One scenario is due") && page.contains("due since"), "{page}");
    assert!(page.contains("/scenario/c001/variant?list=due"), "{page}");
    assert_eq!(ada.get("/practice/next").header("location"), "/scenario/c001/variant");
    assert!(page.contains("20 March 2026, has passed"), "{page}");
    opt_in(&mut ada, "no", "2026-03-20", "Europe/Oslo");
    let page = ada.get("/practice").body;
    assert!(
        !page.contains("Due today") && page.contains("value=\"Europe/Oslo\""),
        "the zone is saved: {page}"
    );
}

#[test]
fn plan_faults_show_by_field() {
    let (_, site) = standing();
    let mut ada = Visitor::new(&site);
    ada.sign_up("Ada", "ada@example.org");
    assert_eq!(opt_in(&mut ada, "yes", "31 May", "Mars/Base").header("location"), "/practice#plan");
    let page = ada.get("/practice").body;
    for id in ["exam-fault", "zone-fault"] {
        assert!(page.contains(&format!("id=\"{id}\"")), "{id}");
    }
    assert!(page.contains("value=\"Mars/Base\""), "{page}");
    let details = page.split("<details id=\"plan\"").nth(1).and_then(|rest| rest.split('>').next());
    assert!(details.is_some_and(|rest| rest.contains(" open")), "it is unfolded: {details:?}");
    let mut visitor = Visitor::new(&site);
    assert_eq!(opt_in(&mut visitor, "yes", "", "UTC").header("location"), "/sign-in?next=%2Fpractice");
}

#[test]
fn replays_mistakes_as_variants() {
    let (clock, site) = standing();
    let mut ada = Visitor::new(&site);
    ada.sign_up("Ada", "ada@example.org");
    assert!(ada.get("/practice/mistakes").body.contains("Nothing to replay"));
    for id in ["r006", "r007"] {
        ada.answer(id);
        clock.advance(Duration::minutes(1));
    }
    let page = ada.get("/practice/mistakes").body;
    let (later, earlier) =
        (page.find("/scenario/r007?list=mistakes"), page.find("/scenario/r006?list=mistakes"));
    assert!(later.is_some() && later < earlier, "the latest first: {page}");
    assert!(ada.get("/practice").body.contains("2 mistakes to correct"));

    let to = ada.get("/scenario/r006/variant?list=mistakes").header("location").to_owned();
    assert!(to.starts_with("/scenario/r006~") && to.ends_with("?list=mistakes"), "{to}");
    assert_eq!(ada.get("/scenario/r006/variant?list=mistakes").header("location"), to, "unchanged on reload");
    let id = to.trim_start_matches("/scenario/").split('?').next().unwrap_or_default().to_owned();
    assert_eq!(ada.get(&to).status, 200);
    let answered = ada.answer_in("mistakes", &id);
    let location = answered.header("location").to_owned();
    assert!(location.starts_with("/answer/") && location.ends_with("?list=mistakes"), "{location}");
    assert!(ada.get(&location).body.contains("id=\"marked\""));
    assert_ne!(
        ada.get("/scenario/r006/variant").header("location"),
        format!("/scenario/{id}"),
        "then another"
    );
    assert_eq!(ada.get("/scenario/r006~zzzzz").status, 404);
}

/// Target of a marked answer's button.
fn next_of(page: &str) -> String {
    let button = page.split("Next scenario").next().and_then(|before| before.rsplit("href=\"").next());
    button.and_then(|rest| rest.split('"').next()).unwrap_or_default().to_owned()
}

#[test]
fn next_prefers_other_scenarios() {
    let (_, site) = standing();
    let mut ada = Visitor::new(&site);
    ada.sign_up("Ada", "ada@example.org");
    let saved = ada.answer("r001");
    let mut marked = ada.follow(&saved).body;
    for _ in 0..3 {
        let to = ada.get("/practice/next").header("location").to_owned();
        assert!(!to.contains("r001"), "{to}");
        assert_eq!(next_of(&marked), to, "the button of the marked answer leads there too");
        let id = to.trim_start_matches("/scenario/").to_owned();
        let saved = ada.answer(&id);
        marked = ada.follow(&saved).body;
    }
}

#[test]
fn visitor_continues() {
    let (_, site) = standing();
    let mut visitor = Visitor::new(&site);
    assert_eq!(visitor.get("/practice/next").header("location"), "/scenario/r001");
    let mut met = std::collections::BTreeSet::new();
    for _ in 0..4 {
        let to = visitor.get("/practice/next").header("location").to_owned();
        assert!(met.insert(to.clone()), "{to} again");
        let answered = visitor.answer(to.trim_start_matches("/scenario/"));
        let marked = visitor.follow(&answered).body;
        assert_eq!(next_of(&marked), visitor.get("/practice/next").header("location"));
    }
    let of_30: Vec<String> = bank().by_law("30").map(|one| format!("/scenario/{}", one.id)).collect();
    let done = of_30.iter().filter(|one| met.contains(*one)).count();
    let page = visitor.get("/practice").body;
    assert!(done > 0 && page.contains(&format!(">{done} of {}<", of_30.len())), "{done} are counted");
    assert!(!page.contains("100 %"), "without a mark");
    // Laws with answers look different from those without.
    let legend =
        page.split("law-legend").nth(1).and_then(|rest| rest.split("</ul>").next()).expect("a legend");
    assert!(legend.contains("answered, without a mark") && !legend.contains("mean"), "{legend}");
    let cell = page.split("href=\"/practice/30\"").nth(1).and_then(|rest| rest.split('>').next());
    assert!(cell.is_some_and(|cell| cell.contains("band-unmarked")), "{cell:?}");
    assert!(page.contains("law-cell band-none"), "other laws have no answer: {page}");
}

#[test]
fn plan_paces_new_material() {
    let (clock, site) = standing();
    let mut ada = Visitor::new(&site);
    ada.sign_up("Ada", "ada@example.org");
    ada.answer("r001");
    opt_in(&mut ada, "yes", "2026-03-31", "UTC");
    let left = bank().firsts().count() - 1;
    // 30 days to the exam, of which the last week is for reviews.
    let a_day = (left + 1).div_ceil(23);
    for path in ["/practice", "/me"] {
        let page = ada.get(path).body;
        assert!(page.contains(&format!("{} new", a_day - 1)), "{path}: {page}");
        assert!(page.contains(&format!("{left} scenarios are still new to you")), "{path}: {page}");
        assert!(page.contains("March 2026.") && page.contains("in 30 days"), "{path}: {page}");
        assert_eq!(page.matches("href=\"/practice/next\"").count(), 1, "{path}: one button");
    }
    let me = ada.get("/me").body;
    let (today, map) = (me.find("id=\"today\""), me.find("id=\"by-law\""));
    assert!(today.is_some() && today < map && me.contains("Progress as a table"), "{me}");
    clock.advance(Duration::days(30));
    assert!(!ada.get("/practice").body.contains("still new to you"), "nothing new on the exam's day");
}
