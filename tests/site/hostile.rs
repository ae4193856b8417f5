//! Names, notes and other typed text stay text: no page with a string of the hostile bank executes
//! or interprets it. `forms.rs` sends the strings through every form.

use super::html::{Tag, tags};
use super::roles::clients::{Client, Clients, HOME, id_of};
use crate::harness::visitor::{Answer, Visitor};
use server::roles::Role;

/// The trace that each string would leave if interpreted.
const MARK: &str = "x9";

/// The hostile strings.
pub const HOSTILE: [&str; 20] = [
    "<b id=x9>Ada</b>",
    "\"><b id=x9>",
    "'><b id=x9>",
    "\" onfocus=x9 autofocus x=\"",
    "' onfocus=x9 autofocus x='",
    "</textarea><b id=x9>",
    "</title><b id=x9>",
    "</script><script>x9()</script>",
    "<img src=x onerror=x9()>",
    "<!-- x9",
    "--><b id=x9>",
    "&lt;b id=x9&gt; &amp;quot;",
    "javascript:x9()",
    "{{x9}} ${x9} { $x9 }",
    "Ada\r\nSet-Cookie: x9=1",
    "%0d%0aSet-Cookie:%20x9=1",
    "'; DROP TABLE account; --",
    "\u{202E}x9\u{0}\u{FFFF}",
    "=HYPERLINK(\"https://x9.example\")",
    "//x9.example/%2e%2e",
];

/// Pages that show typed text, to its author or to staff.
const SHOWN: [&str; 12] = [
    "/",
    "/me",
    "/practice",
    "/scenario/r006",
    "/federation/demo",
    "/federation/demo/people",
    "/federation/demo/people/{person}",
    "/federation/demo/settings",
    "/federation/demo/providers",
    "/federation/demo/webhooks",
    "/federation/demo/webhooks/00000000-0000-0000-0000-000000000001",
    "/federation/demo/audit",
];

/// Paths that show their query.
const QUERIES: [&str; 16] = [
    "/sign-in?next={x}&federation={x}",
    "/sign-up?next={x}&federation={x}",
    "/federation/demo/people?holds={x}&after={x}&id={x}",
    "/federation/demo/audit?person={x}&deed={x}&page={x}",
    "/federation/demo/certificates?holds={x}&standing={x}&level={x}&page={x}",
    "/scenario/r006?list={x}&confidence={x}",
    "/scenario/{x}",
    "/practice/{x}",
    "/desk?edition={x}&story={x}&paste={x}",
    "/desk?family=claim&choose=true&after=1&game={x}&paste={x}&lacking={x}&tried={x}&say.when={x}&say.tally.S={x}",
    "/laws/{x}/{x}",
    "/federation/{x}/people/{x}",
    "/federation/demo/providers/{x}",
    "/federation/demo/webhooks/{x}",
    "/federation/demo/webhooks/00000000-0000-0000-0000-000000000001?before={x}",
    "/sign-in/demo/return?code={x}&state={x}&iss={x}&error={x}",
];

/// The fault of a response, if any.
fn fault(answer: &Answer) -> Option<String> {
    if answer.status >= 500 {
        return Some(format!("status {}", answer.status));
    }
    if let Some(cookie) = answer.headers("set-cookie").iter().find(|cookie| cookie.starts_with(MARK)) {
        return Some(format!("a cookie {cookie}"));
    }
    let to = answer.header("location");
    if !to.is_empty() && (!to.starts_with('/') || to.starts_with("//")) {
        return Some(format!("leads to {to}"));
    }
    let is_page = answer.header("content-type").starts_with("text/html");
    tags(if is_page { &answer.body } else { "" }).iter().find_map(|tag| tag_fault(tag, answer))
}

/// The fault of a tag, if any.
fn tag_fault(tag: &Tag, answer: &Answer) -> Option<String> {
    let nonce = answer
        .header("content-security-policy")
        .split("'nonce-")
        .nth(1)
        .and_then(|rest| rest.split('\'').next());
    let value =
        |name: &str| tag.attributes.iter().find(|(one, _)| one == name).map(|(_, value)| value.as_str());
    let handler =
        tag.attributes.iter().find(|(name, _)| name.starts_with("on") || name == "style" || name == MARK);
    let leads = ["href", "src", "action", "formaction"].into_iter().filter_map(value);
    let mut script = leads.filter(|to| to.trim_start().to_ascii_lowercase().starts_with("javascript:"));
    let unsigned = tag.name == "script" && (value("nonce").is_none() || value("nonce") != nonce);
    let is_odd = handler.is_some() || script.next().is_some() || unsigned || value("id") == Some(MARK);
    is_odd.then(|| format!("{tag:?}"))
}

/// Requests a page, and records its faults.
pub fn check_page(wrong: &mut Vec<String>, what: &str, answer: &Answer) {
    if let Some(fault) = fault(answer) {
        wrong.push(format!("{what}: {fault}"));
    }
}

#[test]
fn escapes_names_notes_settings() {
    let clients = Clients::gather();
    let operator = clients.each().last().expect("a person");
    let mut wrong = Vec::new();
    for (n, text) in HOSTILE.into_iter().enumerate() {
        let mut ada = Visitor::new(clients.site());
        let email = format!("hostile{n}@example.org");
        // Some strings are invalid names.
        let is_taken = ada.sign_up(text, &email).header("location") == "/me";
        ada.post("/api/note", &[("scenario", "r006"), ("text", text)]);
        ada.post("/api/report", &[("scenario", "r006"), ("text", text)]);
        let mut runs = clients.visitor(operator);
        let settings = [
            ("federation", HOME),
            ("name", text),
            ("languages", "en"),
            ("edition", "2017"),
            ("zone", "UTC"),
            ("levels", text),
            ("sign_up", "open"),
        ];
        runs.post("/api/settings", &settings);
        let own =
            is_taken.then(|| format!("/federation/demo/people/{}", id_of(clients.site(), HOME, &email)));
        for path in SHOWN.into_iter().chain(own.as_deref()) {
            let path = clients.fill(path, operator, HOME, true);
            for (who, visitor) in [("their owner", &mut ada), ("the operator", &mut runs)] {
                check_page(&mut wrong, &format!("{path} with {text:?} for {who}"), &visitor.get(&path));
            }
        }
    }
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn escapes_course_names() {
    let clients = Clients::gather();
    let admin = clients.with_role(Role::Admin);
    let mut grace = Visitor::new(clients.site());
    grace.sign_up("Grace", "trainee-of-all@example.org");
    let (mut wrong, mut taken) = (Vec::new(), 0);
    for (n, text) in HOSTILE.into_iter().enumerate() {
        let mut leads = clients.visitor(admin);
        let (code, sets) = (format!("hostile-{n}"), format!("{text}: r001"));
        let form = |sets: &str| {
            leads
                .post("/api/course", &[("federation", HOME), ("name", text), ("code", &code), ("sets", sets)])
        };
        // Some name no set, and a few no course either.
        let made = [sets.as_str(), ""].map(form).into_iter().find(|made| {
            let to = made.header("location");
            to.starts_with("/federation/demo/courses/") && !to.ends_with("/new")
        });
        let Some(made) = made else { continue };
        let at = made.header("location").to_owned();
        taken += 1;
        let id = at.rsplit('/').next().unwrap_or_default();
        let course = [("federation", HOME), ("course", id)];
        let seat = [("email", "trainee-of-all@example.org"), ("part", "trainee"), ("act", "seat")];
        leads.post("/api/course-member", &[course.as_slice(), seat.as_slice()].concat());
        let work = [("title", text), ("of", "law:30"), ("opens", "2026-01-01")];
        leads.post("/api/course-work", &[course.as_slice(), work.as_slice()].concat());
        for page in ["", "/members", "/settings"] {
            check_page(&mut wrong, &format!("{at}{page} with {text:?}"), &leads.get(&format!("{at}{page}")));
        }
        check_page(&mut wrong, "/federation/demo/courses", &leads.get("/federation/demo/courses"));
        let own = grace.get("/practice");
        assert!(own.body.contains("Assigned to you"), "{text:?}");
        check_page(&mut wrong, &format!("/practice with {text:?}"), &own);
    }
    assert!(taken > 15, "only {taken} were accepted");
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn escapes_addresses() {
    let clients = Clients::gather();
    let operator: &Client = clients.each().last().expect("a person");
    let mut wrong = Vec::new();
    for text in HOSTILE {
        let written: String = url::form_urlencoded::byte_serialize(text.as_bytes()).collect();
        for query in QUERIES {
            let path = query.replace("{x}", &written.replace('+', "%20"));
            check_page(&mut wrong, &path, &clients.visitor(operator).get(&path));
        }
    }
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}
