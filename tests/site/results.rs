//! Results over HTTP: marks of the engine and of examiners, rubric sheets, the table of results,
//! and the review phase by phase.

use crate::courses::with_role;
use crate::harness::exam::fixed;
use crate::harness::running::RunningSite;
use crate::harness::visitor::{PASSWORD, Visitor};
use bank::exam::Part;
use server::accounts::Password;
use server::exams::Act;
use server::roles::Role;
use std::time::Duration;
use uuid::Uuid;

/// A site where Ada has handed in a question for the engine and a contested one; with the ids of
/// the sitting and of her attempt.
pub fn site_with_attempt() -> (RunningSite, String, String) {
    let site = RunningSite::plain();
    site.open_exam(&fixed(&[(Part::Closed, "r001", 1), (Part::Closed, "r018", 1)]), |_| {});
    Visitor::new(&site).sign_up("Ada", "ada@example.org");
    let (sitting, attempt) = site.operate(async |server| {
        let (federation, sitting) =
            server.sittings.by_code("demo.spring").await.unwrap().expect("an open sitting");
        let ada =
            server.people.account_with(&federation, "ada@example.org").await.unwrap().expect("an account");
        let id = sitting.id.0.to_string();
        let attempt = server.admissions.enter(&ada, sitting, "", "here", false).await.unwrap().0.to_string();
        let entered = server.attempts.find(&ada, &attempt).await.unwrap().expect("an attempt");
        let answer = |page: u16| Act::Answer {
            page,
            change: Uuid::from_u128(page.into()),
            answer: r#"{"law":["30A"]}"#.to_owned(),
            base: None,
        };
        server.attempts.act(&entered, "here", false, vec![answer(1), answer(2), Act::Submit]).await.unwrap();
        (id, attempt)
    });
    (site, format!("/federation/demo/exams/{sitting}"), attempt)
}

/// The results, once the engine has marked its part.
pub fn results(examiner: &mut Visitor<'_>, sitting: &str) -> String {
    for _ in 0..600 {
        let page = examiner.get(&format!("{sitting}/results"));
        assert_eq!(page.status, 200);
        if !page.body.contains("being marked") {
            return page.body;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    panic!("the engine never marked it");
}

pub fn mark(examiner: &mut Visitor<'_>, sitting: &str, attempt: &str, mark: &str, why: &str) -> String {
    let id = sitting.rsplit('/').next().unwrap_or_default();
    let fields = [
        ("federation", "demo"),
        ("sitting", id),
        ("attempt", attempt),
        ("page", "2"),
        ("mark", mark),
        ("text", why),
    ];
    examiner.post("/api/exam-mark", &fields).header("location").to_owned()
}

#[test]
fn contested_needs_two_blind_marks() {
    let (site, sitting, attempt) = site_with_attempt();
    let mut grace = with_role(&site, "Grace", Some(Role::Examiner));
    let mut mary = with_role(&site, "Mary", Some(Role::Examiner));
    let found = results(&mut grace, &sitting);
    assert!(found.contains("Ada") && found.contains("one answer waiting for examiners"), "{found}");
    let (queue, task) = (format!("{sitting}/marking"), format!("{sitting}/marking/{attempt}/2"));
    let listed = grace.get(&queue).body;
    assert!(listed.contains(&task) && !listed.contains("Ada"), "{listed}");
    assert_eq!(grace.get(&format!("{sitting}/marking/{attempt}/1")).status, 404, "the engine marks that");
    let shown = grace.get(&task).body;
    assert!(
        !shown.contains("Ada") && shown.contains("contested") && shown.contains("name=\"mark\""),
        "{shown}"
    );

    assert_eq!(mark(&mut grace, &sitting, &attempt, "80", ""), task);
    let again = grace.get(&task).body;
    assert!(again.contains("Give a reason") && again.contains("value=\"80\""), "{again}");
    assert_eq!(mark(&mut grace, &sitting, &attempt, "80", "Weighed <well>."), queue);
    let waits = grace.get(&queue).body;
    assert!(
        waits.contains("No answers are waiting for you.") && waits.contains("waiting for another examiner"),
        "{waits}"
    );
    assert_eq!(grace.get(&task).status, 404, "she has marked it");
    assert!(!mary.get(&task).body.contains("Weighed"), "other examiners' marks are hidden");
    assert_eq!(mark(&mut mary, &sitting, &attempt, "90", "Good."), queue);
    assert_eq!(mark(&mut mary, &sitting, &attempt, "10", "Bad."), queue);
    assert!(mary.get(&queue).body.contains("no longer waiting for you"));
    let found = results(&mut grace, &sitting);
    assert!(!found.contains("waiting for examiners") && found.contains("1 with a result"), "{found}");
    let file = grace.get(&format!("{sitting}/results.csv"));
    assert!(file.header("content-disposition").contains("spring-results.csv"));
    assert!(
        file.body.contains("\"ada@example.org\"") && file.body.contains("\"submitted\""),
        "{}",
        file.body
    );
}

#[test]
fn review_opens_phase_by_phase() {
    let (site, sitting, attempt) = site_with_attempt();
    let mut grace = with_role(&site, "Grace", Some(Role::Examiner));
    results(&mut grace, &sitting);
    let mut ada = Visitor::new(&site);
    ada.sign_in_to("demo", "ada@example.org");
    let review = format!("/attempt/{attempt}/review");
    let (first, id) = (format!("{review}/1"), sitting.rsplit('/').next().unwrap_or_default());
    let control = format!("{sitting}/review");
    let mut send = |phase: &str, until: &str, sure: &str| {
        let fields = [
            ("federation", "demo"),
            ("sitting", id),
            ("review", phase),
            ("appeals_until", until),
            ("sure", sure),
        ];
        let to = grace.post("/api/exam-review", &fields).header("location").to_owned();
        if to == control { grace.get(&control).body } else { to }
    };
    let early = send("marks", "", "");
    assert!(early.contains("id=\"review-fault\"") && early.contains("or still can"), "{early}");
    assert!(!early.contains("name=\"sure\""), "there is nothing to take back");
    site.execute("UPDATE sitting SET closes_at = opens_at");
    let mut open = |phase: &str, until: &str| send(phase, until, "");

    let closed = ada.get(&review).body;
    // Links with paths follow the page itself.
    let main = closed.split("<footer").next().unwrap_or_default();
    assert!(main.contains("once an examiner releases them") && !main.contains('%'), "{closed}");
    assert_eq!(ada.get(&first).status, 404);
    for odd in ["soon", "9999-01-01T10:00"] {
        assert!(open("marks", odd).contains("id=\"appeals_until-fault\""), "{odd} is no such time");
    }
    assert_eq!(open("marks", ""), format!("{sitting}/results"));
    let marks = ada.get(&review).body;
    assert!(marks.contains("marked by the engine") && marks.contains("waiting to be marked"), "{marks}");
    assert!(!marks.contains(&first), "answers are not opened");
    assert_eq!(ada.get(&first).status, 404);

    open("answers", "2030-01-01T12:00");
    assert!(ada.get(&review).body.contains(&first));
    let answers = ada.get(&first).body;
    let receipts = site.operate(async |server| {
        let federation = server.federation().clone();
        let who =
            server.people.account_with(&federation, "ada@example.org").await.unwrap().expect("an account");
        let attempt = server.attempts.find(&who, &attempt).await.unwrap().expect("an attempt");
        let pages = server.attempts.pages_of(&attempt).await.unwrap();
        pages.into_iter().filter_map(|page| page.receipt).map(|one| hex::encode(one.hash)).collect::<Vec<_>>()
    });
    assert!(answers.contains(&receipts[0]), "the confirmed receipt: {answers}");
    assert!(!answers.contains("What the Director says"), "why is not opened");
    open("explanations", "");
    assert!(ada.get(&first).body.contains("What the Director says"));

    let unsure = open("marks", "");
    assert!(
        unsure.contains("href=\"#sure\"") && unsure.contains("hides results candidates can see"),
        "{unsure}"
    );
    assert!(ada.get(&first).body.contains("What the Director says"), "nothing is withdrawn by mistake");
    assert_eq!(send("marks", "", "yes"), format!("{sitting}/results"));
    assert_eq!(ada.get(&first).status, 404);

    let mut joan = with_role(&site, "Joan", None);
    assert_eq!(joan.get(&review).status, 404, "it is Ada’s");
    assert!(Visitor::new(&site).get(&review).header("location").starts_with("/sign-in?next="));
}

#[test]
fn sheet_validates_points() {
    let (site, sitting, attempt) = site_with_attempt();
    let mut grace = with_role(&site, "Grace", Some(Role::Examiner));
    let sheet = format!("{sitting}/sheets/{attempt}");
    assert_eq!(grace.get(&sheet).status, 404, "only the written question is shown");
    site.execute(
        "UPDATE sitting SET paper = 'name = \"County\"
         [[item]]
         scenario = \"r001\"
         part = \"closed\"
         [[rubric]]
         id = \"manner\"
         name = \"Manner <at the table>\"
         points = 4
         part = \"practical\"'",
    );
    let page = grace.get(&sheet).body;
    assert!(
        page.contains("Manner &lt;at the table&gt;") && page.matches("type=\"radio\"").count() == 6,
        "{page}"
    );
    let id = sitting.rsplit('/').next().unwrap_or_default();
    let mut keep = |points: &str| {
        let fields = [
            ("federation", "demo"),
            ("sitting", id),
            ("attempt", &attempt),
            ("points[manner]", points),
            ("text", "Calm."),
        ];
        assert_eq!(grace.post("/api/exam-sheet", &fields).header("location"), sheet);
        grace.get(&sheet).body
    };
    assert!(keep("9").contains("choose from 0 to 4 points"));
    let saved = keep("3");
    assert!(saved.contains("The points have been saved.") && saved.contains("Calm."), "{saved}");
    let since = keep("1");
    assert!(
        since.contains("another examiner has since given other points"),
        "it was filled in as if nothing stood there"
    );
    assert!(since.contains("value=\"3\" checked") || since.contains("checked value=\"3\""), "{since}");
    assert!(since.contains("name=\"base\" value=\"1\"") && since.contains("points-manner-none"), "{since}");
    let found = results(&mut grace, &sitting);
    assert!(found.contains("practical: 75"), "{found}");
}

/// Stored digest of a question that differed when drawn.
const OTHERWISE: &str =
    "UPDATE attempt SET drawn = json_set(drawn, '$.facts', json('{\"r001\":\"other\",\"r018\":\"other\"}'))";

#[test]
fn changed_questions_are_reported() {
    let (site, sitting, attempt) = site_with_attempt();
    let mut grace = with_role(&site, "Grace", Some(Role::Examiner));
    results(&mut grace, &sitting);
    let mut ada = Visitor::new(&site);
    ada.sign_in_to("demo", "ada@example.org");
    site.execute("UPDATE sitting SET review = 'explanations'");
    let (task, page) = (format!("{sitting}/marking/{attempt}/2"), format!("/attempt/{attempt}/review/1"));
    assert!(ada.get(&page).body.contains("What the Director says"));
    site.execute(OTHERWISE);
    let shown = grace.get(&task).body;
    assert!(shown.contains("This question has changed since") && shown.contains("Law 30A"), "{shown}");
    assert!(shown.contains("name=\"mark\"") && !shown.contains("class=\"engine\""), "{shown}");
    let seen = ada.get(&page).body;
    assert!(seen.contains("This question has changed since") && seen.contains("Law 30A"), "{seen}");
    assert!(seen.contains("marked by the engine") && !seen.contains("What the Director says"), "{seen}");
    site.execute("UPDATE attempt SET drawn = replace(replace(drawn, 'r018', 'r998'), 'r001', 'r999')");
    let shown = grace.get(&task);
    assert!(
        shown.status == 200 && shown.body.contains("This question is no longer in the bank"),
        "{shown:?}"
    );
    assert!(shown.body.contains("Law 30A") && shown.body.contains("name=\"mark\""), "{shown:?}");
    assert!(grace.get(&format!("{sitting}/marking")).body.contains("the engine could not mark it"));
    let seen = ada.get(&page);
    assert!(seen.status == 200 && seen.body.contains("This question is no longer in the bank"), "{seen:?}");
}

#[test]
fn never_begun_has_no_result() {
    let (site, sitting, _) = site_with_attempt();
    let mut grace = with_role(&site, "Grace", Some(Role::Examiner));
    let mut own = with_role(&site, "Mary", Some(Role::Examiner));
    site.execute("UPDATE sitting SET authorised = TRUE");
    own.post("/api/attempt-begin", &[("exam", "demo.spring"), ("entry", "")]);
    let board = own.get(&format!("{sitting}/board")).body;
    assert!(
        board.contains("another examiner must look after it") && !board.contains("id=\"authorise-0"),
        "{board}"
    );
    assert!(grace.get(&format!("{sitting}/board")).body.contains("id=\"authorise-0"));
    site.execute("UPDATE sitting SET state = 'ended'");
    let found = results(&mut grace, &sitting);
    assert!(found.contains("not sat") && found.contains("2 attempts: 1 finished"), "{found}");
    let file = grace.get(&format!("{sitting}/results.csv")).body;
    let row = file.lines().find(|line| line.contains("mary@example.org")).expect("her row");
    assert!(row.contains("\"not sat\"") && !row.contains("passed"), "{row}");
}

#[test]
fn trial_bars_from_sitting() {
    let (site, sitting, _) = site_with_attempt();
    let mut grace = with_role(&site, "Grace", Some(Role::Examiner));
    let id = sitting.rsplit('/').next().unwrap_or_default();
    let tried = grace.post("/api/sitting-test", &[("federation", "demo"), ("sitting", id)]);
    assert!(tried.header("location").starts_with("/attempt/"), "{tried:?}");
    let sent = grace.post("/api/attempt-begin", &[("exam", "demo.spring"), ("entry", "")]);
    assert!(grace.follow(&sent).body.contains("You have previewed this exam as an examiner"));
    let mut mary = with_role(&site, "Mary", Some(Role::Examiner));
    mary.post("/api/attempt-begin", &[("exam", "demo.spring"), ("entry", "")]);
    site.execute(
        "UPDATE attempt SET state = 'waits', begun_at = NULL, part_at = NULL \
        WHERE state = 'under_way' AND NOT test",
    );
    let sent = mary.post("/api/sitting-test", &[("federation", "demo"), ("sitting", id)]);
    assert!(mary.follow(&sent).body.contains("You are sitting this exam yourself"));
}

#[test]
fn deleted_candidate_is_named_so() {
    let (site, sitting, attempt) = site_with_attempt();
    let mut grace = with_role(&site, "Grace", Some(Role::Examiner));
    assert!(results(&mut grace, &sitting).contains("Ada"));
    site.operate(async |server| {
        let federation = server.federation().clone();
        let ada =
            server.people.account_with(&federation, "ada@example.org").await.unwrap().expect("an account");
        server.accounts.leave(&ada, Password::new(PASSWORD)).await.expect("she leaves");
    });
    let found = results(&mut grace, &sitting);
    assert!(found.contains("a deleted account") && !found.contains("Ada"), "{found}");
    let file = grace.get(&format!("{sitting}/results.csv")).body;
    assert!(file.contains("\"submitted\"") && !file.contains("deleted") && !file.contains("ada@"), "{file}");
    assert!(grace.get(&format!("{sitting}/board")).body.contains("a deleted account"));
    assert!(!grace.get(&format!("{sitting}/marking/{attempt}/2")).body.contains("Ada"));
}
