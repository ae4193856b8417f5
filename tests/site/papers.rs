//! Papers built from rows.

use crate::courses::with_role;
use crate::harness::running::RunningSite;
use crate::harness::visitor::{Visitor, value_of};
use crate::html::draft_fields;
use crate::sittings::{EXAMS, paper};
use bank::exam::{Draft, Paper, PaperTable};
use server::roles::Role;
use std::collections::BTreeMap;

const CLUB: &str = include_str!("../../quizzes/papers/club.toml");

fn examiner(site: &RunningSite) -> Visitor<'_> {
    with_role(site, "Ada", Some(Role::Examiner))
}

/// The form of a paper's page, as a browser would send it.
fn form(ada: &mut Visitor<'_>, id: &str) -> BTreeMap<String, String> {
    draft_fields(&ada.get(&format!("{EXAMS}/papers/{id}")).body)
}

/// Sends the form with a button; returns where it leads.
fn send(ada: &mut Visitor<'_>, id: &str, form: &BTreeMap<String, String>, edit: &str) -> String {
    let mut fields = vec![("federation", "demo"), ("paper", id), ("edit", edit)];
    fields.extend(form.iter().map(|(name, value)| (name.as_str(), value.as_str())));
    ada.post("/api/paper-rows", &fields).header("location").to_owned()
}

fn file(ada: &mut Visitor<'_>, id: &str) -> String {
    ada.get(&format!("{EXAMS}/papers/{id}/paper.toml")).body
}

/// A paper without the lines of its file.
fn content(text: &str) -> String {
    let paper = Paper::read(text).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"));
    let head = (&paper.name, &paper.names, &paper.programme, paper.edition, paper.since);
    format!("{head:?} {:?} {:?} {:?} {:?}", paper.unasked_months, paper.rows, paper.rules, paper.rubric)
}

#[test]
fn rows_say_what_the_file_says() {
    let site = RunningSite::plain();
    let mut ada = examiner(&site);
    let id = paper(&mut ada, CLUB);
    let page = ada.get(&format!("{EXAMS}/papers/{id}")).body;
    assert!(page.contains("has comments") && page.contains("Drawn row 8"), "{page}");
    let sent = form(&mut ada, &id);
    assert_eq!(sent["at[draw.4.law]"], "30", "{sent:?}");
    assert_eq!((&*sent["at[result.0.pass]"], &*sent["at[draw.4.critical]"]), ("65", "true"));
    send(&mut ada, &id, &sent, "");
    assert_eq!(content(&file(&mut ada, &id)), content(CLUB));
    let page = ada.get(&format!("{EXAMS}/papers/{id}")).body;
    assert!(!page.contains("has comments") && page.contains("The paper has been saved."), "{page}");
    assert!(page.contains("Candidates pass with 65\u{a0}% or more."), "{page}");
}

#[test]
fn every_edit_of_rows_is_stored() {
    let site = RunningSite::plain();
    let mut ada = examiner(&site);
    let id = paper(&mut ada, CLUB);
    let at = format!("{EXAMS}/papers/{id}");
    let laws = |ada: &mut Visitor<'_>| {
        let draft = Draft::read(&file(ada, &id)).expect("a file");
        let law = |row: &BTreeMap<String, String>| row.get("law").cloned().unwrap_or_default();
        draft.tables(PaperTable::Draw).iter().map(law).collect::<Vec<String>>()
    };
    for (edit, onward, wanted) in [
        ("copy.draw.4", "?row=draw-5#draw-5", ["", "25", "", "", "30", "30", "27", "70", ""].as_slice()),
        ("up.draw.6", "?at=draw-5#draw-5", &["", "25", "", "", "30", "27", "30", "70", ""]),
        ("down.draw.0", "?at=draw-1#draw-1", &["25", "", "", "", "30", "27", "30", "70", ""]),
        ("remove.draw.1", "?at=draw-1#draw-1", &["25", "", "", "30", "27", "30", "70", ""]),
        ("add.draw.8", "?row=draw-8#draw-8", &["25", "", "", "30", "27", "30", "70", "", ""]),
        ("keep.draw.3", "?row=draw-3#draw-3", &["25", "", "", "30", "27", "30", "70", "", ""]),
        ("up.draw.0", "", &["25", "", "", "30", "27", "30", "70", "", ""]),
    ] {
        let sent = form(&mut ada, &id);
        assert_eq!(send(&mut ada, &id, &sent, edit), format!("{at}{onward}"), "{edit}");
        assert_eq!(laws(&mut ada), wanted, "{edit}");
    }
    // What was typed before the button was pressed is stored with its edit.
    let mut sent = form(&mut ada, &id);
    sent.insert("at[draw.8.law]".to_owned(), "36".to_owned());
    sent.insert("at[draw.8.count]".to_owned(), "3".to_owned());
    sent.insert("at[head.0.unasked_months]".to_owned(), "24".to_owned());
    send(&mut ada, &id, &sent, "add.item.0");
    let sent = form(&mut ada, &id);
    assert_eq!((&*sent["at[draw.8.law]"], &*sent["at[draw.8.count]"]), ("36", "3"));
    assert!(file(&mut ada, &id).contains("unasked_months = 24"));
    assert!(ada.get(&at).body.contains("Fixed item 1, Scenario: this field is required"));
}

#[test]
fn faults_come_back_at_their_fields_with_what_was_typed() {
    let site = RunningSite::plain();
    let mut ada = examiner(&site);
    let id = paper(&mut ada, CLUB);
    let mut sent = form(&mut ada, &id);
    for (name, text) in [
        ("at[draw.0.count]", "ten <b>"),
        ("at[draw.1.law]", "99"),
        ("at[result.0.pass]", "much"),
        ("at[result.0.bands]", "90 60"),
        ("at[head.0.name]", ""),
    ] {
        sent.insert(name.to_owned(), text.to_owned());
    }
    send(&mut ada, &id, &sent, "");
    let page = ada.get(&format!("{EXAMS}/papers/{id}")).body;
    for wanted in [
        "saved with its faults",
        "5 things need your attention",
        "Drawn row 1, Number of items: this must be a whole number",
        "Drawn row 2, Law: no such law",
        "href=\"#draw-0-count\"",
        "id=\"draw-0-count-fault\"",
        "id=\"result-0-pass-fault\"",
        "id=\"result-0-bands-fault\"",
        "id=\"head-0-name-fault\"",
    ] {
        assert!(page.contains(wanted), "{wanted}: {page}");
    }
    assert!(!page.contains("ten <b>"), "{page}");
    let again = form(&mut ada, &id);
    for (name, text) in &sent {
        assert_eq!(again.get(name).map_or("", String::as_str), text, "{name}");
    }
    // Less than the whole form would empty the paper.
    let whole = file(&mut ada, &id);
    send(&mut ada, &id, &BTreeMap::new(), "add.draw.0");
    assert_eq!(file(&mut ada, &id), whole);
}

#[test]
fn scarce_scenarios_are_a_fault_of_their_row() {
    let site = RunningSite::plain();
    let mut ada = examiner(&site);
    let id = paper(&mut ada, "name = \"A\"\n[[draw]]\npart = \"open\"\ncount = 200\nlaw = \"36\"\n");
    let page = ada.get(&format!("{EXAMS}/papers/{id}")).body;
    assert!(page.contains("Drawn row 1, Number of items: the bank has only"), "{page}");
    assert!(
        page.contains("scenarios fit;") && page.contains("id=\"coverage\""),
        "the picture is there: {page}"
    );
    let broken = paper(&mut ada, "name = \"A\"\n[[draw]\n");
    let page = ada.get(&format!("{EXAMS}/papers/{broken}")).body;
    assert!(page.contains("cannot be shown as rows") && page.contains("Line 2"), "{page}");
}

#[test]
fn new_papers_begin_like_others() {
    let site = RunningSite::plain();
    let mut ada = examiner(&site);
    let own = paper(&mut ada, CLUB);
    let page = ada.get(EXAMS).body;
    assert!(page.contains("Template: Refresher") && page.contains("The same as Club Director"), "{page}");
    let mut make = |like: &str, unasked: &str| {
        let fields = [("federation", "demo"), ("name", "County"), ("like", like), ("unasked", unasked)];
        ada.post("/api/paper", &fields).header("location").to_owned()
    };
    let made: Vec<(&str, String)> =
        ["club-open", "national", "refresher", "delta", &own].map(|like| (like, make(like, "yes"))).into();
    assert_eq!(make("none", ""), EXAMS, "there is no such paper");
    let page = ada.get(EXAMS).body;
    assert!(page.contains("That paper cannot be copied.") && page.contains("value=\"County\""), "{page}");
    for (like, to) in made {
        let id = to.rsplit('/').next().unwrap_or_default();
        let file = file(&mut ada, id);
        let paper = Paper::read(&file).unwrap_or_else(|faults| panic!("{like}: {faults:?}"));
        assert_eq!(
            (&*paper.name, paper.names.of("fr"), paper.unasked_months),
            ("County", None, Some(24)),
            "{like}"
        );
        let page = ada.get(&to).body;
        assert!(
            page.contains("There are enough scenarios") && !page.contains("class=\"summary\""),
            "{like}: {page}"
        );
    }
}

#[test]
fn concurrent_edits_are_both_kept() {
    let site = RunningSite::plain();
    let mut ada = examiner(&site);
    let id = paper(&mut ada, CLUB);
    let at = format!("{EXAMS}/papers/{id}");
    let (form, version) = (form(&mut ada, &id), value_of(&ada.get(&at).body, "version"));
    let mut send = |name: &str| {
        let mut fields = vec![("federation", "demo"), ("paper", &*id), ("edit", ""), ("version", &*version)];
        fields.extend(form.iter().map(|(one, value)| (one.as_str(), value.as_str())));
        fields.retain(|(one, _)| *one != "at[head.0.name]");
        fields.push(("at[head.0.name]", name));
        ada.post("/api/paper-rows", &fields).header("location").to_owned()
    };
    assert_eq!(send("First"), at);
    assert_eq!(send("First"), at, "the same once more is no conflict");
    let beside = send("Second");
    assert!(beside != at && beside.starts_with(&format!("{EXAMS}/papers/")), "{beside}");
    let page = ada.get(&beside).body;
    assert!(page.contains("has been changed since you opened it") && page.contains("Second"), "{page}");
    assert!(file(&mut ada, &id).contains("First"));
}

/// What is to be looked at is named by its title, with its id and a link.
#[test]
fn checks_name_scenarios_by_title() {
    let site = RunningSite::plain();
    let mut ada = examiner(&site);
    let contested =
        "name = \"A\"\n[result]\npass = \"65 %\"\n[[item]]\nscenario = \"r018\"\npart = \"closed\"\n";
    let id = paper(&mut ada, contested);
    let page = ada.get(&format!("{EXAMS}/papers/{id}")).body;
    let check = page.split("Authorities differ on this scenario.").nth(1).expect("a contested scenario");
    let check = check.split("</ul>").next().unwrap_or_default().replace("<!>", "");
    let title = check.split("href=\"/scenario/r018\">").nth(1).and_then(|rest| rest.split("</a>").next());
    assert!(title.is_some_and(|title| title.len() > 10 && title != "r018"), "{check}");
    assert!(check.contains("No. r018"), "{check}");
    let all = "name = \"A\"\n[[draw]]\npart = \"closed\"\ncount = 2\njudgement = true\n";
    let id = paper(&mut ada, all);
    let page = ada.get(&format!("{EXAMS}/papers/{id}")).body;
    assert!(
        page.contains("scenarios</summary>") || page.contains("scenarios<!></summary>"),
        "a long list is folded"
    );
}

#[test]
fn previews_are_drawn_and_stored_nowhere() {
    let site = RunningSite::plain();
    let mut ada = examiner(&site);
    let id = paper(&mut ada, CLUB);
    let rows = site.rows_except(&["session"]);
    let at = format!("{EXAMS}/papers/{id}/preview");
    let first = ada.get(&at).body;
    assert!(first.contains("Question 1 of") && first.contains("Closed book"), "{first}");
    assert!(ada.get(&format!("{at}?example=1&question=1")).body.contains("Question 1 of"));
    let story = |body: &str| {
        let facts = body.split("class=\"facts\"").nth(1).unwrap_or_default();
        facts.split("</main>").next().unwrap_or_default().to_owned()
    };
    let stories: std::collections::BTreeSet<String> =
        (1..=8).map(|n| story(&ada.get(&format!("{at}?example={n}&question=2")).body)).collect();
    assert!(stories.len() > 2, "examples differ");
    let last = ada.get(&format!("{at}?example=1&question=12")).body;
    assert!(last.contains("Open book"), "{last}");
    // Scenarios of rows that ask for variants are shown as one, the same under the same address.
    let asked = |n: u32| ada.get(&format!("{at}?example=3&question={n}")).body;
    let pages: Vec<String> = (1..=12).map(asked).collect();
    let varied: Vec<usize> = (0..12).filter(|n| pages[*n].contains("Variant r")).collect();
    assert!(!varied.is_empty() && varied.len() < 12, "{varied:?}");
    let page = &pages[varied[0]];
    let again = ada.get(&format!("{at}?example=3&question={}", varied[0] + 1)).body;
    assert_eq!(story(&again), story(page));
    let variant = page.split("Variant ").nth(1).and_then(|rest| rest.split('<').next()).unwrap_or_default();
    let shown = ada.get(&format!("/scenario/{variant}"));
    assert_eq!(shown.status, 200, "{variant} is a variant");
    assert!(page.contains("Another draw"), "{page}");
    assert_eq!(site.rows_except(&["session"]), rows);
    let faulty = paper(&mut ada, "name = \"A\"\n");
    let page = ada.get(&format!("{EXAMS}/papers/{faulty}/preview")).body;
    assert!(page.contains("Correct the faults"), "{page}");
    let page = ada.get(&format!("{EXAMS}/papers/{id}/expected")).body;
    assert!(page.contains("too few answers") && page.contains("Drawn row 8"), "{page}");
}

#[test]
fn papers_belong_to_examiners() {
    let site = RunningSite::plain();
    let (mut ada, mut grace) = (examiner(&site), with_role(&site, "Grace", None));
    let id = paper(&mut ada, CLUB);
    let whole = file(&mut ada, &id);
    let sent = form(&mut ada, &id);
    assert_eq!(send(&mut grace, &id, &sent, "remove.draw.0"), "/refused");
    for page in ["", "/preview", "/expected", "/paper.toml"] {
        assert_ne!(grace.get(&format!("{EXAMS}/papers/{id}{page}")).status, 200, "{page}");
    }
    assert_eq!(file(&mut ada, &id), whole);
}
