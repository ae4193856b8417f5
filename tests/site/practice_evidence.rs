//! In its own list a law is not asked, and the answer is no evidence for a certificate.

use crate::harness::running::RunningSite;
use crate::harness::visitor::{ADA, Visitor};
use crate::marked_answers::{bank, read, scenario};
use bank::grade::right_answers;
use rules::engine::rule;

/// The notice on the form and on the marked answer.
const NO_EVIDENCE: &str = "Counts for practice, not for a certificate";

/// The right answer to every question of a scenario, but for these, from a list.
fn right(id: &str, without: &[&str], list: &str) -> Vec<(String, String)> {
    let ruling = rule(&scenario(id).case);
    let asked = scenario(id).asks.iter().filter(|key| !without.contains(&key.word()));
    let mut fields = vec![("scenario".to_owned(), id.to_owned()), ("list".to_owned(), list.to_owned())];
    for key in asked {
        let tokens = right_answers(&ruling, *key).into_iter().next().unwrap_or_default();
        fields.extend(tokens.into_iter().map(|token| (format!("answer[{}][]", key.word()), token)));
    }
    fields
}

/// The practice of the first user that counts toward certificates, and their answers in all.
fn counted(site: &RunningSite) -> (Vec<(String, u16)>, usize) {
    site.operate(async |server| {
        let home = server.federation().clone();
        let who = server.people.account_with(&home, ADA).await.expect("readable").expect("exists");
        let seen = server::records::ResultsShown::Shown;
        let records = server.records.of(bank(), &home, who.id, seen).await.expect("readable");
        let own = server.practice.own(&who).await.expect("readable");
        let practice = records.practice.into_iter().map(|one| (one.scenario, one.permille)).collect();
        (practice, own.given.len())
    })
}

#[test]
fn law_is_not_asked_in_its_list() {
    let site = RunningSite::plain();
    let mut ada = Visitor::new(&site);
    ada.sign_up("Ada", ADA);
    let asks_law = |page: &str| page.contains("answer[law]");
    for (path, asks) in [("", true), ("?list=30", false), ("?list=70", true), ("?list=rotation", true)] {
        let page = ada.get(&format!("/scenario/r001{path}")).body;
        assert_eq!((asks_law(&page), read(&page).contains(NO_EVIDENCE)), (asks, !asks), "{path}");
        assert!(asks || page.contains("<a href=\"/scenario/r001\">Answer with the law asked"), "{page}");
    }
    let saved = ada.send(&right("r001", &["law"], "30"));
    let to = saved.header("location").to_owned();
    assert!(to.starts_with("/answer/") && to.ends_with("?list=30"), "{to}");
    let page = ada.get(&to).body;
    assert!(read(&page).contains(NO_EVIDENCE) && page.contains("verdict-right"), "{page}");
    assert_eq!(counted(&site), (vec![], 1), "the mark is no evidence");
    let me = read(&ada.get("/me").body);
    assert!(me.contains("0 of 4 requirements met") && me.contains("Your latest answers"), "{me}");
    // The same in full.
    let saved = ada.send(&right("r001", &[], ""));
    assert!(!read(&ada.follow(&saved).body).contains(NO_EVIDENCE));
    assert_eq!(counted(&site), (vec![("r001".to_owned(), 1000)], 2));
    // Another engine marks it again: still without the law, and still no evidence.
    site.execute("UPDATE answer SET engine = '0.0.1'");
    let page = ada.get(&to).body;
    assert!(read(&page).contains(NO_EVIDENCE) && page.contains("verdict-right"), "{page}");
}

#[test]
fn naming_a_list_never_drops_a_question_with_evidence() {
    let site = RunningSite::plain();
    let mut ada = Visitor::new(&site);
    ada.sign_up("Ada", ADA);
    // No list, and lists to which no law of the case gives a name.
    for list in ["", "70", "rotation", "due", "30B1", "030", "mistakes"] {
        let to = ada.send(&right("r001", &["law"], list)).header("location").to_owned();
        assert!(to.starts_with("/scenario/r001?check=1") && to.ends_with("#law-1"), "{list}: {to}");
    }
    assert_eq!(counted(&site), (vec![], 0));
    // Another question is never left out.
    let other = scenario("r001").asks.iter().map(|key| key.word()).find(|word| *word != "law").unwrap();
    for without in [&[other][..], &[other, "law"]] {
        let to = ada.send(&right("r001", without, "30")).header("location").to_owned();
        assert!(to.starts_with("/scenario/r001?check=1"), "{to}");
    }
    // An empty field names no law.
    let mut fields = right("r001", &["law"], "30");
    fields.push(("answer[law][]".to_owned(), String::new()));
    assert!(ada.send(&fields).header("location").starts_with("/answer/"));
    assert_eq!(counted(&site), (vec![], 1));
    // A law that is answered in its list is marked with the rest.
    let mut fields = right("r001", &["law"], "30");
    fields.push(("answer[law][]".to_owned(), "31B".to_owned()));
    let saved = ada.send(&fields);
    assert!(ada.follow(&saved).body.contains("verdict-wrong"));
    let (practice, answers) = counted(&site);
    assert!(answers == 2 && practice.len() == 1 && practice[0].1 < 1000, "{practice:?}");
}

#[test]
fn answer_without_the_law_is_kept_on_sign_up() {
    let site = RunningSite::plain();
    let mut ada = Visitor::new(&site);
    let marked = ada.send(&right("r001", &["law"], "30"));
    let page = ada.follow(&marked).body;
    assert!(read(&page).contains(NO_EVIDENCE) && page.contains("verdict-right"), "{page}");
    // Without the list the address belongs to the form.
    let to = marked.header("location").replace("&list=30", "");
    assert_eq!(ada.get(&to).header("location"), "/scenario/r001");
    ada.sign_up("Ada", ADA);
    assert_eq!(counted(&site), (vec![], 1));
}
