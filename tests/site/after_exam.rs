//! After an exam, for its examiners: statistics, regrading, archive; and appeals from both sides.

use crate::attempt::{begin, press};
use crate::courses::with_role;
use crate::harness::exam::{ExamItem, fixed};
use crate::harness::running::RunningSite;
use crate::harness::visitor::{Answer, Visitor};
use crate::marked_answers::read;
use bank::exam::Part;
use server::roles::Role;

const ONE: [ExamItem; 1] = [(Part::Closed, "r001", 1)];

/// Marks by an older engine for the page that all answered.
const MARKS: &str = "
    INSERT INTO attempt_mark (federation_id, attempt_id, page, number, kind, mark, components, engine, reason,
        marked_at)
    SELECT federation_id, id, 1, 2, 'remark', 1, '{\"law\":\"wrong\"}', '0.0.1', '', over_at FROM attempt";

/// A site with a finished and marked exam of Ada's; an examiner; and the path of her attempt.
fn hold_exam(site: &RunningSite) -> (Visitor<'_>, Visitor<'_>, String) {
    let exam = site.open_exam(&fixed(&ONE), |_| {});
    let mut ada = with_role(site, "Ada", None);
    let at = begin(&mut ada, &exam);
    press(&mut ada, &at, 1, "save");
    ada.post("/api/attempt", &[("attempt", at.trim_start_matches("/attempt/")), ("act", "submit")]);
    site.execute(MARKS);
    let karl = with_role(site, "Karl", Some(Role::Examiner));
    (karl, ada, at)
}

fn sitting_id(site: &RunningSite) -> String {
    site.operate(async |server| {
        let (_, sitting) = server.sittings.by_code("demo.spring").await.unwrap().expect("a sitting");
        sitting.id.0.to_string()
    })
}

/// The page at a path once it no longer reports work in progress.
fn settled(visitor: &mut Visitor<'_>, at: &str) -> String {
    for _ in 0..200 {
        let body = visitor.get(at).body;
        if !body.contains("http-equiv=\"refresh\"") {
            return body;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    panic!("{at} never finishes");
}

#[test]
fn shows_statistics_and_archive() {
    let site = RunningSite::plain();
    let (mut karl, _, _) = hold_exam(&site);
    let here = format!("/federation/demo/exams/{}", sitting_id(&site));
    let page = karl.get(&format!("{here}/statistics")).body;
    assert!(read(&page).contains("One candidate is counted"), "{page}");
    assert!(page.contains("/scenario/r001") && page.contains("<svg"), "{page}");
    let few = "Too few candidates to tell: an estimate needs at least 30; here there are 1.";
    assert!(page.contains(few) && page.contains("shown from 30 answers"), "{page}");
    assert!(!page.contains("id=\"scatter\"") && !page.contains("unacceptable"), "{page}");
    // The same mark everywhere, to the tenth.
    let results = karl.get(&format!("{here}/results")).body;
    assert!(page.contains("Mean 0.1") && results.contains("0.1"), "{page}{results}");
    let file = karl.get(&format!("{here}/statistics.csv"));
    assert!(
        file.header("content-type").starts_with("text/csv")
            && file.body.contains("\"r001\",\"1\",\"1\",\"0.001\""),
        "{}",
        file.body
    );
    assert!(karl.get(&format!("{here}/archive")).body.contains("once the sitting is over"));
    assert_eq!(karl.get(&format!("{here}/archive.zip")).status, 404);
    site.execute("UPDATE sitting SET state = 'ended'");
    assert!(karl.get(&format!("{here}/archive")).body.contains("archive.zip"));
    let file = karl.get(&format!("{here}/archive.zip"));
    assert_eq!((file.status, file.header("content-type")), (200, "application/zip"));
    assert!(file.header("content-disposition").contains("demo-spring-"), "{file:?}");
}

#[test]
fn previews_and_applies_a_regrade() {
    let site = RunningSite::plain();
    let (mut karl, _, _) = hold_exam(&site);
    let (id, here) = (sitting_id(&site), "/federation/demo/exams");
    let at = format!("{here}/{id}/remarking");
    assert!(karl.get(&at).body.contains("value=\"compare\""));
    let fields = |act: &'static str| {
        [("federation", "demo".to_owned()), ("exam", id.clone()), ("act", act.to_owned())]
    };
    let send = |karl: &mut Visitor<'_>, act: &'static str| -> Answer {
        let fields = fields(act);
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        karl.post("/api/remarking", &fields)
    };
    assert_eq!(send(&mut karl, "compare").header("location"), at);
    let page = settled(&mut karl, &at);
    assert!(read(&page).contains("Marks differ in one of"), "{page}");
    assert!(page.contains("value=\"never_lower\"") && page.contains("Ada"), "{page}");
    send(&mut karl, "as_computed");
    assert!(read(&settled(&mut karl, &at)).contains("One attempt was re-marked"));
    send(&mut karl, "compare");
    assert!(read(&settled(&mut karl, &at)).contains("No marks differ"));
}

#[test]
fn appeals_and_reads_the_answer() {
    let site = RunningSite::plain();
    let (mut karl, mut ada, at) = hold_exam(&site);
    let own = format!("{at}/appeals");
    assert!(ada.get(&own).body.contains("Appeals are not open now."));
    site.execute(
        "UPDATE sitting SET state = 'ended', review = 'marks', appeals_until = '2099-01-01T00:00:00.000000Z'",
    );
    let id = at.trim_start_matches("/attempt/");
    let sent = ada.post("/api/appeal", &[("attempt", id), ("page", "1"), ("text", "")]);
    assert!(ada.follow(&sent).body.contains("Write at least one sentence."));
    ada.post("/api/appeal", &[("attempt", id), ("page", "1"), ("text", "It was <b>South</b>’s turn.")]);
    let page = ada.get(&own).body;
    assert!(page.contains("&lt;b>South") || page.contains("&lt;b&gt;South"), "{page}");
    assert_eq!(karl.get(&own).status, 404, "hers");
    let list = karl.get("/federation/demo/appeals").body;
    assert!(read(&list).contains("One appeal is waiting for an answer"), "{list}");
    let to = list.split("href=\"/federation/demo/appeals/").nth(1).and_then(|rest| rest.split('"').next());
    let appeal = to.expect("a link").to_owned();
    let case = format!("/federation/demo/appeals/{appeal}");
    assert!(karl.get(&case).body.contains("/api/appeal-decision"));
    assert_eq!(karl.get(&format!("{case}/scenario.toml")).status, 404, "rejected");
    let decide = |karl: &mut Visitor<'_>, decision: &str, mark: &str, text: &str| {
        let fields = [
            ("federation", "demo"),
            ("appeal", &*appeal),
            ("decision", decision),
            ("mark", mark),
            ("text", text),
        ];
        let sent = karl.post("/api/appeal-decision", &fields);
        karl.follow(&sent).body
    };
    assert!(decide(&mut karl, "", "", "Yes.").contains("Choose one of the two."));
    assert!(decide(&mut karl, "upheld", "101", "Yes.").contains("Enter a whole number"));
    assert!(decide(&mut karl, "upheld", "0", "Yes.").contains("lower than the current mark"));
    let page = decide(&mut karl, "upheld", "80", "You are right.");
    assert!(page.contains("You are right.") && page.contains("scenario.toml"), "{page}");
    let file = karl.get(&format!("{case}/scenario.toml"));
    assert!(file.status == 200 && file.body.contains("id = \"r001\""), "{}", file.body);
    // It goes into the federation's own bank, once.
    let taken = || [("federation", "demo"), ("appeal", &*appeal)];
    for _ in 0..2 {
        let sent = karl.post("/api/own-scenario-appeal", &taken());
        assert_eq!(sent.header("location"), "/federation/demo/bank/own-demo-1");
    }
    assert!(karl.get(&case).body.contains("In your federation’s bank: own-demo-1"));
    assert!(karl.get("/federation/demo/bank/own-demo-1").body.contains(&case), "it names the appeal");
    assert!(ada.get(&own).body.contains("You are right."));
    // Answers are closed during another exam.
    let again = site.open_exam(&fixed(&ONE), |row| row.code = "autumn".to_owned());
    begin(&mut ada, &again);
    assert_eq!(ada.get(&own).status, 404);
}

/// Makes Ada's questions differ from the bank's.
const OTHERWISE: &str =
    "UPDATE attempt SET drawn = json_set(drawn, '$.facts', json('{\"r001\":\"otherwise\"}'))";

#[test]
fn hides_facts_candidates_did_not_see() {
    let site = RunningSite::plain();
    let (mut karl, mut ada, at) = hold_exam(&site);
    site.execute(
        "UPDATE sitting SET state = 'ended', review = 'explanations', appeals_until = '2099-01-01T00:00:00.000000Z'",
    );
    let id = at.trim_start_matches("/attempt/");
    ada.post("/api/appeal", &[("attempt", id), ("page", "1"), ("text", "It was South’s turn.")]);
    let list = karl.get("/federation/demo/appeals").body;
    let to = list.split("href=\"/federation/demo/appeals/").nth(1).and_then(|rest| rest.split('"').next());
    let appeal = to.expect("a link").to_owned();
    let case = format!("/federation/demo/appeals/{appeal}");
    assert!(karl.get(&case).body.contains("What the Director says"));
    site.execute(OTHERWISE);
    let seen = karl.get(&case).body;
    assert!(read(&seen).contains("This scenario has changed since"), "{seen}");
    assert!(!seen.contains("What the Director says"), "{seen}");
    let fields = [
        ("federation", "demo"),
        ("appeal", &*appeal),
        ("decision", "upheld"),
        ("mark", ""),
        ("text", "You are right."),
    ];
    karl.post("/api/appeal-decision", &fields);
    assert!(!karl.get(&case).body.contains("scenario.toml"), "it is not the appealed page");
    assert_eq!(karl.get(&format!("{case}/scenario.toml")).status, 404);
    let sitting = sitting_id(&site);
    let at = format!("/federation/demo/exams/{sitting}/remarking");
    karl.post("/api/remarking", &[("federation", "demo"), ("exam", &sitting), ("act", "compare")]);
    let page = read(&settled(&mut karl, &at));
    assert!(page.contains("it has changed since candidates saw it: r001"), "{page}");
}
