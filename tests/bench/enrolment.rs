//! Duration of importing ten thousand people from a file: over HTTP on this machine, from the
//! upload to the dry run's page, and from there to the page that confirms the import; then the same
//! file once more. Each person is new and joins a course, so that an account, a membership and
//! audit entries are written for each.

#[path = "../harness/mod.rs"]
mod harness;

use harness::running::RunningSite;
use harness::timing::timed;
use harness::visitor::Visitor;
use server::enrolment::LINES;
use server::roles::Role;
use std::fmt::Write;
use std::time::Duration;

fn main() {
    let site = RunningSite::plain();
    let mut ada = Visitor::new(&site);
    ada.sign_up("Ada", "ada@example.org");
    site.grant_role("demo", "ada@example.org", Role::Admin);
    ada.sign_in_to("demo", "ada@example.org");
    let course = [("federation", "demo"), ("name", "Spring course"), ("code", "spring")];
    assert_eq!(ada.post("/api/course", &course).status, 303);
    let mut file = "firstname,lastname,email,member_number,course1\n".to_owned();
    for n in 0..LINES {
        writeln!(file, "Ada,Nr {n},a{n}@example.org,{n},spring").expect("writing to memory");
    }
    let (tried, at) = timed(|| preview(&mut ada, &file));
    println!("{LINES} lines tried: {tried:.1?}");
    let trial = at.rsplit('/').next().unwrap_or_default().to_owned();
    let (done, ()) = timed(|| apply(&mut ada, &at, &trial));
    println!("{LINES} lines carried out: {done:.1?}");
    let (again, _) = timed(|| self::preview(&mut ada, &file));
    println!("{LINES} lines once more: {again:.1?}");
}

/// Uploads the file, and opens the preview page.
fn preview(ada: &mut Visitor<'_>, file: &str) -> String {
    let sent = ada.post_file("/api/enrol", &[("federation", "demo")], "file", file.as_bytes());
    let at = sent.header("location").to_owned();
    let page = ada.get(&at);
    assert!(page.status == 200 && page.body.contains("with faults: 0"), "{at}: {}", page.status);
    at
}

fn apply(ada: &mut Visitor<'_>, at: &str, trial: &str) {
    let fields = [("federation", "demo"), ("trial", trial)];
    assert_eq!(ada.post("/api/enrol-carry-out", &fields).header("location"), at);
    let mut page = ada.get(at);
    while !page.header("refresh").is_empty() {
        std::thread::sleep(Duration::from_millis(100));
        page = ada.get(at);
    }
    assert!(page.body.contains("Enrolment complete"), "{}", page.body);
}
