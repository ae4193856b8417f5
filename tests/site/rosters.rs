//! The list of a sitting: the examiner's pages, and what reaches the people on it.

use crate::courses::with_role;
use crate::harness::exam::{PAPER, fixed};
use crate::harness::running::RunningSite;
use crate::harness::visitor::{Answer, Visitor};
use server::clock::Clock;
use server::roles::Role;
use time::Duration;
use time::macros::datetime;

/// An open sitting with an examiner and two trainees, Grace and Joan; the exam begins at noon.
struct Exam {
    clock: Clock,
    site: RunningSite,
    id: String,
}

impl Exam {
    fn open() -> Self {
        let clock = Clock::standing_at(datetime!(2026-12-05 08:00 UTC));
        let site = RunningSite::plain_at(clock.clone());
        site.execute("UPDATE federation SET zone = 'Europe/Oslo'");
        site.open_exam_at(clock.now(), &fixed(&PAPER), |row| {
            row.opens_at = row.opens_at.plus(Duration::hours(1));
            row.closes_at = row.opens_at.plus(Duration::hours(2));
        });
        let id = site.operate(async |server| {
            let found = server.sittings.by_code("demo.spring").await.expect("readable");
            found.expect("an open sitting").1.id.0.to_string()
        });
        Self { clock, site, id }
    }

    fn page(&self) -> String {
        format!("/federation/demo/exams/{}/candidates", self.id)
    }

    fn post(&self, ada: &mut Visitor<'_>, form: &str, fields: &[(&str, &str)]) -> Answer {
        let mut all = vec![("federation", "demo"), ("sitting", self.id.as_str())];
        all.extend(fields);
        ada.post(&format!("/api/{form}"), &all)
    }

    fn emails(&self) -> usize {
        self.site.operate(async |server| {
            let all = server.outbox.emails(100).await.expect("readable");
            all.iter().filter(|email| email.kind == "exam").count()
        })
    }
}

#[test]
fn pasted_people_are_added_and_told() {
    let exam = Exam::open();
    let (mut ada, mut grace) =
        (with_role(&exam.site, "Ada", Some(Role::Examiner)), with_role(&exam.site, "Grace", None));
    drop(with_role(&exam.site, "Joan", None));
    let page = ada.get(&format!("/federation/demo/exams/{}", exam.id)).body;
    assert!(page.contains(&exam.page()) && page.contains("Nobody is on the list yet."), "{page}");
    let empty = exam.post(&mut ada, "roster-try", &[("people", " ")]);
    assert!(ada.follow(&empty).body.contains("id=\"people-fault\""));
    let people = "Grace <grace@example.org>\njoan@example.org, <eve>@example.org\n";
    let trial = exam.post(&mut ada, "roster-try", &[("people", people)]).header("location").to_owned();
    let page = ada.get(&trial).body;
    assert!(page.contains("To be added: 2") && page.contains("not found: 1"), "{page}");
    assert!(page.contains("Check the email address: it is not valid.") && !page.contains("<eve>"), "{page}");
    assert_eq!(exam.emails(), 0, "a dry run tells nobody");
    let id = trial.rsplit('/').next().unwrap_or_default();
    let added = exam.post(&mut ada, "roster-add", &[("trial", id)]);
    let page = ada.follow(&added).body;
    assert!(page.contains("2 people were added.") && page.contains("2 people on the list"), "{page}");
    assert_eq!(exam.emails(), 2);
    assert_eq!(grace.get(&exam.page()).status, 403);
    // Each row tells what its person has done.
    grace.get("/exam/demo.spring");
    let page = ada.get(&exam.page()).body;
    assert!(
        page.contains("has opened the exam’s page") && page.contains("opened the exam’s page: 1"),
        "{page}"
    );
}

#[test]
fn chosen_people_are_told_again_and_removed() {
    let exam = Exam::open();
    let mut ada = with_role(&exam.site, "Ada", Some(Role::Examiner));
    drop(with_role(&exam.site, "Grace", None));
    let page = ada.get(&format!("{}?q=grac", exam.page())).body;
    let who = crate::forms::fixtures::between(&page, "name=\"chosen[]\" value=\"");
    let nobody = exam.post(&mut ada, "roster-add", &[]);
    assert!(ada.follow(&nobody).body.contains("Tick at least one person"));
    exam.post(&mut ada, "roster-add", &[("chosen[0]", &who)]);
    let page = ada.get(&format!("{}?q=grac", exam.page())).body;
    assert!(page.contains("on the list already") && page.contains("Send email again"), "{page}");
    let again = exam.post(&mut ada, "roster-act", &[("person", &who), ("act", "email")]);
    assert!(ada.follow(&again).body.contains("The email is on its way."));
    assert_eq!(exam.emails(), 2);
    let removed = exam.post(&mut ada, "roster-act", &[("person", &who), ("act", "remove")]);
    let page = ada.follow(&removed).body;
    assert!(
        page.contains("was removed from the list") && page.contains("Nobody is on the list yet."),
        "{page}"
    );
}

#[test]
fn only_listed_people_find_the_entry() {
    let exam = Exam::open();
    let (mut ada, mut grace) =
        (with_role(&exam.site, "Ada", Some(Role::Examiner)), with_role(&exam.site, "Grace", None));
    exam.clock.advance(Duration::hours(1));
    assert!(grace.get("/exam/demo.spring").body.contains("/api/attempt-begin"), "everyone may, by default");
    let strange = exam.post(&mut ada, "roster-entry", &[("entry", "some")]);
    assert!(ada.follow(&strange).body.contains("Choose who may enter."));
    exam.post(&mut ada, "roster-entry", &[("entry", "listed")]);
    let page = grace.get("/exam/demo.spring").body;
    assert!(page.contains("you are not on it") && !page.contains("/api/attempt-begin"), "{page}");
    let refused = grace.post("/api/attempt-begin", &[("exam", "demo.spring"), ("entry", "")]);
    assert_eq!(refused.header("location"), "/exam/demo.spring");
    let text = [("people", "grace@example.org")];
    let trial = exam.post(&mut ada, "roster-try", &text).header("location").to_owned();
    exam.post(&mut ada, "roster-add", &[("trial", trial.rsplit('/').next().unwrap_or_default())]);
    let entered = grace.post("/api/attempt-begin", &[("exam", "demo.spring"), ("entry", "")]);
    assert!(entered.header("location").starts_with("/attempt/"), "{entered:?}");
    let page = ada.get(&exam.page()).body;
    assert!(page.contains("is sitting") && !page.contains("value=\"remove\""), "{page}");
}

#[test]
fn exam_stands_on_own_page() {
    let exam = Exam::open();
    let (mut ada, mut grace) =
        (with_role(&exam.site, "Ada", Some(Role::Examiner)), with_role(&exam.site, "Grace", None));
    assert!(!grace.get("/me").body.contains("Your exams"));
    let text = [("people", "grace@example.org")];
    let trial = exam.post(&mut ada, "roster-try", &text).header("location").to_owned();
    exam.post(&mut ada, "roster-add", &[("trial", trial.rsplit('/').next().unwrap_or_default())]);
    let page = grace.get("/me").body;
    assert!(page.contains("href=\"/exam/demo.spring\""), "{page}");
    assert!(page.contains("opens Saturday, 5 December 2026, 10:00 (Europe/Oslo)"), "{page}");
    exam.clock.advance(Duration::hours(1));
    assert!(grace.get("/me").body.contains("open now, until Saturday, 5 December 2026, 12:00 (Europe/Oslo)"));
    let entered = grace.post("/api/attempt-begin", &[("exam", "demo.spring"), ("entry", "")]);
    let attempt = entered.header("location").to_owned();
    grace.post("/api/attempt", &[("attempt", attempt.trim_start_matches("/attempt/")), ("act", "submit")]);
    let page = grace.get("/me").body;
    assert!(page.contains("the result is not out yet") && page.contains(&attempt), "{page}");
    exam.site.execute("UPDATE sitting SET state = 'ended', review = 'marks'");
    let page = grace.get("/me").body;
    assert!(page.contains("the result is out") && page.contains(&format!("{attempt}/review")), "{page}");
}
