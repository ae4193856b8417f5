//! Programmes over HTTP: drafts, publication, and members' progress as far as permitted.

use crate::courses::with_role;
use crate::harness::exam::fixed;
use crate::harness::running::RunningSite;
use crate::harness::visitor::Visitor;
use crate::results::results;
use bank::Bank;
use bank::exam::Part;
use server::exams::Act;
use server::records::ResultsShown;
use server::roles::Role;
use std::path::Path;
use std::time::Instant;
use uuid::Uuid;

const PROGRAMMES: &str = "/federation/demo/programmes";
const FILE: &str = "id = \"county\"\nname = \"County\"\n[[levels]]\nname = \"Club\"\n[[levels.requires]]\n\
    exam = { paper = \"spring\", mark = 0 }\n";

/// Path of a new programme.
pub fn create_programme(writer: &mut Visitor<'_>, like: &str) -> String {
    let new = [("federation", "demo"), ("name", "County"), ("word", "county"), ("like", like)];
    let to = writer.post("/api/programme", &new).header("location").to_owned();
    assert!(to.starts_with(&format!("{PROGRAMMES}/")), "{to}");
    to
}

pub fn write(writer: &mut Visitor<'_>, at: &str, seen: &str, text: &str) -> String {
    let id = at.rsplit('/').next().unwrap_or_default();
    let fields = [("federation", "demo"), ("programme", id), ("seen", seen), ("text", text)];
    writer.post("/api/programme", &fields).header("location").to_owned()
}

pub fn offer(writer: &mut Visitor<'_>, at: &str, seen: &str, act: &str) -> String {
    let id = at.rsplit('/').next().unwrap_or_default();
    let fields = [("federation", "demo"), ("programme", id), ("seen", seen), ("act", act)];
    assert_eq!(writer.post("/api/programme-offer", &fields).header("location"), at);
    writer.get(at).body
}

#[test]
fn drafts_are_for_authors() {
    let site = RunningSite::plain();
    let mut ada = with_role(&site, "Ada", Some(Role::Examiner));
    let mut karl = with_role(&site, "Karl", None);
    let of_bank = karl.get(PROGRAMMES).body;
    assert!(of_bank.contains("Demonstration certificate") && of_bank.contains("no programmes of its own"));
    assert!(!of_bank.contains("<form method=\"post\" action=\"/api/programme"), "he writes none");
    let at = create_programme(&mut ada, "norway");
    let begun = ada.get(&at).body;
    assert!(begun.contains("name=\"seen\" value=\"1\"") && begun.contains("value=\"offer\""), "{begun}");
    assert!(begun.contains("a mean of at least 70") && !begun.contains("Shows a rule"), "{begun}");
    assert!(!karl.get(PROGRAMMES).body.contains("County"), "it is not published");
    assert_eq!(karl.get(&at).status, 403);

    let offered = offer(&mut ada, &at, "1", "offer");
    assert!(offered.contains("Offered as shown here.") && offered.contains("value=\"withdraw\""));
    let told = karl.get(PROGRAMMES).body;
    assert!(told.contains("County") && told.contains("over these lessons, none below 50"), "{told}");
    assert!(
        told.contains("A certificate is valid for life.") && !told.contains("Demonstration certificate"),
        "{told}"
    );
    assert!(!told.contains("/progress\""), "how far others are is not his to see");
    let own = karl.get("/me").body;
    assert!(own.contains("County") && own.contains("0 of 2 requirements met."), "{own}");

    // A faulty draft is stored and reported, and the published version stays.
    assert_eq!(write(&mut ada, &at, "1", "id = \"else\"\nname = \"County\"\nlevels = 3\n"), at);
    let faulty = ada.get(&at).body;
    assert!(
        faulty.contains("saved with its faults") && faulty.contains("levels: this must be a list"),
        "{faulty}"
    );
    assert!(!faulty.contains("value=\"offer\"") && faulty.contains("?text=1"), "{faulty}");
    assert!(offer(&mut ada, &at, "2", "offer").contains("Correct the faults before you offer"));
    assert!(karl.get(PROGRAMMES).body.contains("over these lessons"));
    assert_eq!(write(&mut ada, &at, "2", FILE), at);
    let early = ada.get(&at).body;
    assert!(
        early.contains("no exam with the code spring yet") && early.contains("value=\"offer\""),
        "{early}"
    );
    offer(&mut ada, &at, "0", "withdraw");
    assert!(karl.get(PROGRAMMES).body.contains("Demonstration certificate"));
}

#[test]
fn concurrent_drafts_are_both_stored() {
    let site = RunningSite::plain();
    let mut ada = with_role(&site, "Ada", Some(Role::Examiner));
    let mut mary = with_role(&site, "Mary", Some(Role::Admin));
    let at = create_programme(&mut ada, "");
    assert_eq!(write(&mut mary, &at, "1", "# Hers\n"), at);
    let beside = write(&mut ada, &at, "1", "# Mine </pre><b>\n");
    assert_eq!(beside, format!("{at}?text=3"));
    let both = ada.get(&beside).body;
    assert!(both.contains("Another person has saved changes") && both.contains("# Hers"), "{both}");
    assert!(both.contains("# Mine &lt;/pre>") && both.contains("name=\"seen\" value=\"2\""), "{both}");
    assert_eq!(write(&mut ada, &at, "2", "# Both\n"), at);
    assert!(mary.get(&at).body.contains("# Both"));
    assert_eq!(mary.get(&format!("{at}?text=99")).status, 404);
}

#[test]
fn results_wait_for_the_review() {
    let site = RunningSite::plain();
    site.open_exam(&fixed(&[(Part::Closed, "r001", 1)]), |_| {});
    let mut joan = with_role(&site, "Joan", None);
    let sitting = site.operate(async |server| {
        let (federation, sitting) =
            server.sittings.by_code("demo.spring").await.unwrap().expect("an open sitting");
        let joan =
            server.people.account_with(&federation, "joan@example.org").await.unwrap().expect("an account");
        let id = sitting.id.0.to_string();
        let attempt = server.admissions.enter(&joan, sitting, "", "here", false).await.unwrap().0.to_string();
        let entered = server.attempts.find(&joan, &attempt).await.unwrap().expect("an attempt");
        let answer = Act::Answer {
            page: 1,
            change: Uuid::from_u128(1),
            answer: r#"{"law":["30A"]}"#.to_owned(),
            base: None,
        };
        server.attempts.act(&entered, "here", false, vec![answer, Act::Submit]).await.unwrap();
        format!("/federation/demo/exams/{id}")
    });
    let mut grace = with_role(&site, "Grace", Some(Role::Examiner));
    results(&mut grace, &sitting);
    let at = create_programme(&mut grace, "");
    write(&mut grace, &at, "1", FILE);
    assert!(offer(&mut grace, &at, "2", "offer").contains("as shown here"));
    let mut mary = with_role(&site, "Mary", Some(Role::CourseLeader));

    let everybody = format!("{at}/progress");
    // Her row in the list, and the page it links to.
    let person = |visitor: &mut Visitor<'_>| {
        let list = visitor.get(&everybody).body;
        let row = list.split("<tr>").skip(1).find(|row| row.contains("Joan")).expect("she is in the list");
        let row = row.to_owned();
        let to = row.split("href=\"").nth(1).and_then(|rest| rest.split('#').next()).expect("a link");
        let page = visitor.get(to).body;
        (row, page)
    };
    let own = joan.get("/me").body;
    assert!(own.contains("0 of 1 requirements met.") && own.contains("Nothing yet."), "{own}");
    assert!(!own.contains("The best so far"), "{own}");
    // Examiners see their own results no sooner than others.
    site.grant_role("demo", "joan@example.org", Role::Examiner);
    joan.sign_in_to("demo", "joan@example.org");
    let (row, page) = person(&mut joan);
    assert!(row.contains("0 of 1 met") && page.contains("0 of 1 requirements met."), "{row} {page}");
    let (row, page) = person(&mut mary);
    assert!(row.contains("0 of 1 met") && page.contains("0 of 1 requirements met."), "{row} {page}");
    assert!(page.contains("once their marks are released"), "{page}");
    let (row, page) = person(&mut grace);
    assert!(
        row.contains("all requirements met") && page.contains("1 of 1 requirements met."),
        "{row} {page}"
    );

    site.execute("UPDATE sitting SET review = 'marks'");
    let own = joan.get("/me").body;
    assert!(own.contains("1 of 1 requirements met.") && own.contains("can issue the certificate"), "{own}");
    assert!(person(&mut mary).0.contains("all requirements met"));
}

#[test]
fn pages_through_members() {
    let site = RunningSite::plain();
    let mut ada = with_role(&site, "Ada", Some(Role::CourseLeader));
    site.execute(
        "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60)
         INSERT INTO account (federation_id, id, email, name, password_hash, created_at)
         SELECT federation_id, randomblob(16), 'p' || i || '@example.org', printf('Person %02d', i), '', created_at
         FROM account, n WHERE name = 'Ada'",
    );
    let first = ada.get(&format!("{PROGRAMMES}/demonstration/progress")).body;
    assert_eq!(first.matches("<th scope=\"row\"").count(), 50);
    let next = first.split("rel=\"next\"").next().and_then(|before| before.rsplit("href=\"").next());
    let next = next.and_then(|rest| rest.split('"').next()).expect("a way on").replace("&amp;", "&");
    let second = ada.get(&next).body;
    assert_eq!(second.matches("<th scope=\"row\"").count(), 11, "{next}");
    assert!(second.contains("Person 60") && !second.contains("rel=\"next\""));
}

/// Prints the duration: `cargo test --test site thousand -- --nocapture`.
#[test]
fn reads_members_in_batches() {
    let site = RunningSite::plain();
    let mut ada = with_role(&site, "Ada", Some(Role::CourseLeader));
    ada.answer("r006");
    site.execute(
        "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
         INSERT INTO account (federation_id, id, email, name, password_hash, created_at)
         SELECT federation_id, randomblob(16), 'p' || i || '@example.org', printf('Person %04d', i), '', created_at
         FROM account, n WHERE name = 'Ada';
         WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 30)
         INSERT INTO answer (federation_id, account_id, id, scenario, scenario_digest, answer, edition, \
         engine, mark, components,
                             answered_at, confidence)
         SELECT o.federation_id, o.id, randomblob(16), printf('r%03d', i), scenario_digest, answer, edition, \
         engine, i * 30, components,
                answered_at, confidence
         FROM answer, account o, n WHERE o.name LIKE 'Person %'",
    );
    #[expect(clippy::disallowed_methods, reason = "what is measured is the time it takes")]
    let began = Instant::now();
    let first = ada.get(&format!("{PROGRAMMES}/demonstration/progress"));
    println!("a page of everybody: {:?}", began.elapsed());
    assert_eq!(first.status, 200);
    let bank = Bank::load(&Path::new(env!("CHECKOUT")).join("quizzes")).expect("a sound bank");
    let read = site.operate(async |server| {
        #[expect(clippy::disallowed_methods, reason = "what is measured is the time it takes")]
        let began = Instant::now();
        let (home, mut read) = (server.federation().clone(), 0);
        server
            .records
            .records_of_all(&bank, &home, ResultsShown::Whole, |one| read += one.records.practice.len())
            .await
            .unwrap();
        println!("a thousand people: {:?}", began.elapsed());
        read
    });
    assert!(read >= 25_000, "{read}");
}
