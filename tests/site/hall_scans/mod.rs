//! Answer sheets on paper over HTTP: printed, filled in with a pencil by program, photographed and
//! scanned, uploaded, looked at by a person, and stored; and everything that is no such sheet.

mod hall;
mod parts;
#[path = "../../server/hall_scan/pencil.rs"]
mod pencil;
mod refused;
mod removed;

use crate::courses::with_role;
use crate::halls::{act, type_in};
use crate::harness::exam::{ExamItem, PAPER, fixed};
use crate::harness::running::RunningSite;
use crate::harness::visitor::{Answer, Visitor};
use crate::results::results;
use bank::Bank;
use bank::exam::Part;
use hall::{Meant, Printed, document, photograph, printed, scan};
use pencil::Chance;
use server::roles::{Action, Role, Whose};
use std::path::Path;
use std::time::Duration;

/// An open sitting with a paper drawn for each of these people.
fn exam(site: &RunningSite, ada: &mut Visitor<'_>, code: &str, names: &[&str]) -> String {
    // One part, so that each candidate has one sheet.
    exam_of(site, ada, code, names, &PAPER.map(|(_, id, stages)| (Part::Open, id, stages)))
}

/// The same with a paper of these items.
fn exam_of(
    site: &RunningSite,
    ada: &mut Visitor<'_>,
    code: &str,
    names: &[&str],
    paper: &[ExamItem],
) -> String {
    site.open_exam(&fixed(paper), |row| row.code = code.to_owned());
    let code = format!("demo.{code}");
    let id = site.operate(async |server| {
        let found = server.sittings.by_code(&code).await.expect("readable");
        found.expect("an open sitting").1.id.0.to_string()
    });
    let mut people = Vec::new();
    for name in names {
        with_role(site, name, None);
        people.push(format!("{}@example.org", name.to_lowercase()));
    }
    let people = people.join("\n");
    let fields = [("federation", "demo"), ("sitting", &*id), ("people", &*people)];
    let trial = ada.post("/api/roster-try", &fields).header("location").to_owned();
    let trial = trial.rsplit('/').next().unwrap_or_default().to_owned();
    ada.post("/api/roster-add", &[("federation", "demo"), ("sitting", &id), ("trial", &trial)]);
    act(ada, &id, "", "draw");
    id
}

/// Uploads files, and waits until they are read. Returns the page that says what became of them.
fn upload(ada: &mut Visitor<'_>, id: &str, files: &[(&str, &[u8])]) -> String {
    let sent = ada.post_files("/api/hall-scan", &[("federation", "demo"), ("sitting", id)], "files", files);
    assert_eq!(sent.header("location"), format!("/federation/demo/exams/{id}/scans"), "{}", sent.body);
    for _ in 0..1_200 {
        let page = ada.follow(&sent).body;
        if !page.contains("http-equiv=\"refresh\"") {
            return page;
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    panic!("not read: {}", sent.header("location"));
}

/// An input of a form.
struct Input<'a>(&'a str);

impl Input<'_> {
    fn value(&self, name: &str) -> &str {
        let rest = self.0.split(&format!(" {name}=\"")).nth(1).unwrap_or_default();
        rest.split('"').next().unwrap_or_default()
    }

    fn has(&self, name: &str) -> bool {
        self.0.contains(&format!(" {name}"))
    }
}

/// The form that confirms sheets: what it sends untouched, and the questions that are open.
fn confirming(body: &str) -> (Vec<(String, String)>, Vec<String>) {
    let form = body.split("action=\"/api/hall-confirm\"").nth(1).unwrap_or_else(|| panic!("no form: {body}"));
    let form = form.split("</form>").next().unwrap_or_default();
    let (mut sent, mut open) = (Vec::new(), Vec::new());
    for tag in form.split("<input").skip(1) {
        let input = Input(tag.split('>').next().unwrap_or_default());
        let (name, value) = (input.value("name").to_owned(), input.value("value").to_owned());
        let is_choice = matches!(input.value("type"), "radio" | "checkbox");
        if input.has("required") && !open.contains(&name) {
            open.push(name.clone());
        }
        if !is_choice || input.has("checked") {
            sent.push((name, value));
        }
    }
    (sent, open)
}

/// Types in what a candidate means, page by page.
fn type_all(ada: &mut Visitor<'_>, id: &str, attempt: &str, meant: &[&Meant]) {
    for page in 1..=7_u16 {
        let of = meant.iter().filter(|one| one.page == page);
        let signs: Vec<(String, String)> = of.map(|one| (one.key.clone(), one.signs.join(" "))).collect();
        let signs: Vec<(&str, &str)> = signs.iter().map(|(key, signs)| (&**key, &**signs)).collect();
        type_in(ada, &format!("/federation/demo/exams/{id}/hall/{attempt}/{page}"), &signs);
    }
}

/// What a person confirms of a candidate's sheets: everything read, and what was meant where the
/// reading is in doubt.
struct Confirmed {
    answer: Answer,
    /// Questions that were read clearly, but otherwise than meant.
    wrong: usize,
    /// Doubtful questions that no person was asked about.
    missed: usize,
    /// Questions that a person was asked about.
    asked: usize,
}

fn confirm<'a>(
    ada: &mut Visitor<'_>,
    id: &str,
    sheet: &Printed,
    meant: impl IntoIterator<Item = &'a Meant>,
    act: &str,
) -> Confirmed {
    let page = ada.get(&format!("/federation/demo/exams/{id}/scanned/{}", sheet.attempt)).body;
    let (mut fields, open) = confirming(&page);
    let (mut wrong, mut missed) = (0, 0);
    for one in meant {
        let name = format!("marks[{}][]", one.name);
        if open.contains(&name) {
            fields.retain(|(field, _)| *field != name);
            let nothing = one.signs.is_empty().then(|| "-".to_owned());
            fields.extend(one.signs.iter().cloned().chain(nothing).map(|sign| (name.clone(), sign)));
            continue;
        }
        missed += usize::from(one.is_doubtful);
        let mut read: Vec<&str> = fields
            .iter()
            .filter(|(field, sign)| *field == name && sign != "-")
            .map(|(_, sign)| &**sign)
            .collect();
        read.retain(|sign| !sign.is_empty());
        read.sort_unstable();
        wrong += usize::from(read != one.signs);
    }
    fields.push(("act".to_owned(), act.to_owned()));
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (&**name, &**value)).collect();
    let answer = ada.post("/api/hall-confirm", &fields);
    Confirmed { answer, wrong, missed, asked: open.len() }
}

/// The last stored answer to each page of two attempts, and their results.
fn stored(site: &RunningSite, id: &str, attempts: [&str; 2]) -> [(Vec<Option<String>>, String); 2] {
    site.operate(async |server| {
        let bank = Bank::load(&Path::new(env!("CHECKOUT")).join("quizzes")).expect("a sound bank");
        let demo = server.federation().clone();
        let who = server.people.account_with(&demo, "ada@example.org").await.unwrap().expect("an account");
        let allowed = server.permissions.allow(&who, Action::HoldExams, "demo", Whose::Others).await.unwrap();
        let held = server.sittings.list(&allowed).await.unwrap();
        let held = held.into_iter().find(|one| one.id.0.to_string() == id).expect("the sitting");
        let papers = server.halls.papers(&allowed, &held).await.unwrap();
        let results = server.results.of_sitting(&allowed, &bank, held.id).await.unwrap().expect("results");
        let mut found = Vec::new();
        for attempt in attempts {
            let paper = papers.iter().find(|one| one.attempt.id().0.to_string() == attempt).expect("a paper");
            let pages = server.attempts.pages_of(&paper.attempt).await.unwrap();
            let of = results.outcomes.iter().find(|one| one.attempt == paper.attempt.id()).expect("a result");
            found.push((pages.into_iter().map(|page| page.answer).collect(), format!("{:?}", of.joined)));
        }
        found.try_into().expect("two")
    })
}

#[test]
fn scanned_sheets_count_as_typed_ones() {
    let site = RunningSite::plain();
    let mut ada = with_role(&site, "Ada", Some(Role::Examiner));
    let id = exam(&site, &mut ada, "spring", &["Grace", "Joan", "Mary", "Rosa", "Nora"]);
    let sheets = printed(&site, &mut ada, &id);
    let mut chance = Chance(2026);
    let filled: Vec<_> = sheets
        .iter()
        .map(|sheet| {
            let mut paper = sheet.paper();
            let meant = sheet.filled(&mut paper, &mut chance);
            (paper, meant)
        })
        .collect();
    // Three photographs at once, one a scan of two pages; the last candidate's answers are typed in.
    let first = photograph(&filled[0].0, &mut chance);
    let second = photograph(&filled[1].0, &mut chance);
    let pages = [scan(&filled[2].0, &mut chance), scan(&filled[3].0, &mut chance)];
    let both = document(&pages);
    let page = upload(&mut ada, &id, &[("one.jpg", &first), ("two.jpg", &second), ("scan.pdf", &both)]);
    assert!(page.contains("The sheets of 4 candidates wait for you."), "{page}");
    assert!(page.contains(&format!("Candidate 1: {}, sheet 1", sheets[0].name)), "{page}");
    assert!(page.contains("Page 2: Candidate 4") && page.contains("2 answer sheets"), "{page}");
    assert!(ada.get(&format!("/federation/demo/exams/{id}/hall")).body.contains("0 of 7 pages typed in"));
    let jpeg = page.split(&format!("/federation/demo/exams/{id}/scans/")).nth(1).expect("a picture");
    let picture = format!("/federation/demo/exams/{id}/scans/{}/picture.jpg", &jpeg[..36]);
    assert_eq!(ada.get(&picture).header("content-type"), "image/jpeg");
    assert_ne!(Visitor::new(&site).get(&picture).header("content-type"), "image/jpeg");

    // A doubtful mark that is left undecided stores nothing.
    let (first, open) = (&sheets[0], format!("/federation/demo/exams/{id}/scanned/{}", sheets[0].attempt));
    let body = ada.get(&open).body;
    let (fields, asked) = confirming(&body);
    assert!(!asked.is_empty() && body.contains("scan-crop"), "{body}");
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (&**name, &**value)).collect();
    let undecided = ada.post("/api/hall-confirm", &fields);
    let refused = ada.follow(&undecided).body;
    assert!(refused.contains("decide what is meant, or choose"), "{refused}");
    let chosen = |body: &str| body.matches(" checked").count();
    assert_eq!(chosen(&refused), chosen(&body), "what was chosen is kept");
    let (mut wrong, mut missed, mut shown) = (0, 0, 0);
    for (sheet, (_, meant)) in sheets.iter().zip(&filled).take(4) {
        let done = confirm(&mut ada, &id, sheet, meant, "finish");
        (wrong, missed, shown) = (wrong + done.wrong, missed + done.missed, shown + done.asked);
        assert!(done.answer.header("location").contains("/scan"), "{}", done.answer.body);
    }
    let questions: usize = filled.iter().take(4).map(|(_, meant)| meant.len()).sum();
    println!("{questions} questions: {wrong} wrong, {missed} doubtful not shown, {shown} shown to a person");
    assert_eq!((wrong, missed), (0, 0));
    assert!(ada.get(&open).body.contains("This paper is finished."));

    // The same answers, typed in.
    let twin = &sheets[4].attempt;
    type_all(&mut ada, &id, twin, &filled[0].1.iter().collect::<Vec<_>>());
    act(&mut ada, &id, twin, "finish");
    results(&mut ada, &format!("/federation/demo/exams/{id}"));
    let [scanned, typed] = stored(&site, &id, [&first.attempt, twin]);
    assert!(scanned.0.iter().all(Option::is_some));
    assert_eq!(scanned, typed);
    let log = with_role(&site, "Hedy", Some(Role::Admin)).get("/federation/demo/audit.jsonl").body;
    for (deed, n) in [("hall-sheets-uploaded", 1), ("hall-sheets-confirmed", 4), ("hall-paper-finished", 5)] {
        assert_eq!(log.matches(deed).count(), n, "{deed}: {log}");
    }
}
