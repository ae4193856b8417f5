//! A federation's own bank over HTTP: from files to a scenario that papers draw, by two people.

use crate::courses::with_role;
use crate::harness::running::RunningSite;
use crate::harness::visitor::{Answer, Visitor};
use server::roles::Role;
use std::path::Path;

const BANK: &str = "/federation/demo/bank";
const OWN: &str = "/federation/demo/bank/own-demo-1";
/// Facts at the desk that can be ruled on.
const DESK: &str = "family=rotation&edition=2017&facts.dealer=N&facts.vulnerable=none&\
    facts.auction=S+1H&facts.auction=W+declines";

/// Imports a scenario of the site's bank.
fn import(writer: &mut Visitor<'_>) -> Answer {
    let file = std::fs::read(Path::new(env!("CHECKOUT")).join("quizzes/rotation/r001.toml")).expect("a file");
    writer.post_file("/api/own-scenario-import", &[("federation", "demo")], "files", &file)
}

fn act(visitor: &mut Visitor<'_>, act: &str) -> String {
    let fields = [("federation", "demo"), ("scenario", "own-demo-1"), ("seen", "1"), ("act", act)];
    let to = visitor.post("/api/own-scenario", &fields).header("location").to_owned();
    visitor.get(&to).body
}

#[test]
fn goes_from_a_file_to_papers_by_two_people() {
    let site = RunningSite::plain();
    let mut ada = with_role(&site, "Ada", Some(Role::Examiner));
    let mut grace = with_role(&site, "Grace", Some(Role::Admin));
    let mut karl = with_role(&site, "Karl", None);
    let mut visitor = Visitor::new(&site);

    let sent = import(&mut ada);
    assert_eq!(sent.header("location"), format!("{BANK}/import?from=1&to=1"));
    let report = ada.get(sent.header("location")).body;
    assert!(report.contains("One draft was made") && report.contains("same facts as r001"), "{report}");
    assert_eq!((karl.get(BANK).status, karl.get(OWN).status), (403, 403));
    let draft = ada.get(OWN).body;
    assert!(draft.contains("value=\"submit\"") && draft.contains("name=\"text\""), "{draft}");

    let waiting = act(&mut ada, "submit");
    assert!(waiting.contains("another person must review it") && !waiting.contains("value=\"approve\""));
    let seen = grace.get(OWN).body;
    for part in ["value=\"approve\"", "What is asked", "Mistakes explained", "the same facts", "Variants"] {
        assert!(seen.contains(part), "{part}: {seen}");
    }
    let live = act(&mut grace, "approve");
    assert!(live.contains("It is live.") && live.contains("Ada") && live.contains("Grace"), "{live}");
    assert!(!live.contains("name=\"text\""), "a live text is not edited");

    // Visitors and trainees cannot read it, and the examiner is led to it.
    assert_eq!(
        (visitor.get("/scenario/own-demo-1").status, karl.get("/scenario/own-demo-1").status),
        (404, 404)
    );
    assert_eq!(ada.get("/scenario/own-demo-1").header("location"), OWN);
    let listed = |visitor: &mut Visitor<'_>| visitor.get("/practice/30").body.contains("own-demo-1");
    assert!(!listed(&mut visitor) && !listed(&mut karl) && !listed(&mut ada));
    act(&mut grace, "practise");
    assert!(listed(&mut karl) && !listed(&mut visitor));
    assert_eq!(
        (karl.get("/scenario/own-demo-1").status, visitor.get("/scenario/own-demo-1").status),
        (200, 404)
    );
    assert!(karl.answer("own-demo-1").header("location").contains("/answer/"));

    // A paper of the federation can ask it; once it is retired, no new one can.
    let fields = [("federation", "demo"), ("name", "Spring")];
    let paper = ada.post("/api/paper", &fields).header("location").to_owned();
    let id = paper.rsplit('/').next().unwrap_or_default().to_owned();
    let text = "name = \"Spring\"\n[[item]]\nscenario = \"own-demo-1\"\npart = \"closed\"\n[result]\npass = \"65 %\"\n";
    ada.post("/api/paper", &[("federation", "demo"), ("paper", &id), ("text", text)]);
    let unknown = "no scenario or variant with this id";
    assert!(!ada.get(&paper).body.contains(unknown), "it can be asked");
    let used = ada.get(OWN).body;
    assert!(used.contains("Papers and sittings") && used.contains("every candidate gets it"), "{used}");
    let retired = act(&mut ada, "retire");
    assert!(retired.contains("It is retired."), "{retired}");
    assert!(ada.get(&paper).body.contains(unknown), "it can no longer be asked");
    assert!(!listed(&mut karl));
}

#[test]
fn case_at_the_desk_becomes_a_draft() {
    let site = RunningSite::plain();
    let mut ada = with_role(&site, "Ada", Some(Role::Examiner));
    let mut karl = with_role(&site, "Karl", None);
    let desk = format!("/desk?{DESK}");
    assert!(ada.get(&desk).body.contains("/api/own-scenario-desk"));
    assert!(!karl.get(&desk).body.contains("/api/own-scenario-desk"));
    let fields = [("federation", "demo"), ("query", DESK)];
    let sent = ada.post("/api/own-scenario-desk", &fields);
    assert_eq!(sent.header("location"), OWN);
    assert!(ada.get(OWN).body.contains("from the desk"));
    assert_eq!(karl.post("/api/own-scenario-desk", &fields).header("location"), "/refused");
}

#[test]
fn generated_scenarios_wait_for_another_person() {
    let site = RunningSite::plain();
    let mut ada = with_role(&site, "Ada", Some(Role::Examiner));
    let form =
        [("federation", "demo"), ("clause", "29A"), ("edition", "2017"), ("count", "2"), ("level", "")];
    let sent = ada.post("/api/own-scenario-generate", &form);
    let made = ada.get(sent.header("location")).body;
    assert!(made.contains("2 new scenarios in review"), "{} {made}", sent.header("location"));
    let page = ada.get(OWN).body;
    assert!(page.contains("generated by the engine") && page.contains("another person must review it"));
}

/// Each comes back filled, with its fault beside the field.
#[test]
fn form_for_generated_scenarios_comes_back_filled() {
    let site = RunningSite::plain();
    let mut ada = with_role(&site, "Ada", Some(Role::Examiner));
    let long = "r".repeat(5_000);
    for (name, value, says) in [
        ("clause", "12.5", "There is no such clause."),
        ("clause", "15A", "This edition has no such clause."),
        ("clause", "54", "The clause is about neither calls nor claims."),
        ("like", "r9999", "There is no such scenario that your papers may draw."),
        ("like", "../r002", "There is no such scenario that your papers may draw."),
        ("like", &long, "There is no such scenario that your papers may draw."),
        ("like", "c001", "The given scenario is not decided by this clause in this edition."),
    ] {
        let mut form = vec![("federation", "demo"), ("edition", "2007"), ("level", "2"), ("count", "7")];
        let other = if name == "clause" { ("like", "r002") } else { ("clause", "29A") };
        form.extend([other, (name, value)]);
        let answer = ada.post("/api/own-scenario-generate", &form);
        let page = ada.follow(&answer).body;
        let beside = page.split(&format!("id=\"{name}-fault\"")).nth(1).unwrap_or_default();
        assert!(
            beside.split("</").next().is_some_and(|text| text.contains(says)),
            "{name} {value:.20}: {page}"
        );
        for (name, value) in [("count", "7"), other, (name, &value[..value.len().min(900)])] {
            let field = page.split('<').find(|tag| tag.contains(&format!("name=\"{name}\"")));
            assert!(field.is_some_and(|tag| tag.contains(&format!("value=\"{value}"))), "{name}: {field:?}");
        }
        for chosen in ["value=\"2007\" selected", "value=\"2\" selected"] {
            assert!(page.contains(chosen), "{chosen}: {page}");
        }
    }
}
