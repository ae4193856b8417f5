//! Every form of the route table: hostile strings are sent in each of its fields, by a user who may
//! send it.

pub mod fixtures;

use super::hostile::{HOSTILE, check_page};
use super::html::tags;
use super::roles::clients::HOME;
use super::roles::table::{ROWS, Row, Verb};
use fixtures::{Fixtures, LINES};
use server::roles::Role;
use site::routes::Access;
use std::collections::BTreeSet;

/// Fields that name an existing object or a destination: they are never typed.
const NAMES: [&str; 27] = [
    "answer",
    "appeal",
    "attempt",
    "certificate",
    "chosen[]",
    "cosigner",
    "course",
    "directed",
    "exam",
    "federation",
    "files",
    "from",
    "letter",
    "list",
    "marker",
    "next",
    "paper",
    "person",
    "programme",
    "provider",
    "scenario",
    "session",
    "sitting",
    "to",
    "token",
    "trial",
    "withdraw",
];
/// Forms that appear on a page only after an event that does not occur here (a marked answer, an own text, an
/// email or its link, a requested code, an absent person, one without a paper, a new site), and requests that no
/// form sends.
const UNSEEN: [&str; 23] = [
    "/api/address",
    "/api/code",
    "/api/confirm",
    "/api/email-standard",
    "/api/enrol-carry-out",
    "/api/first-steps",
    "/api/flag",
    "/api/given",
    "/api/hall-reopen",
    "/api/invitation",
    "/api/invite-again",
    "/api/marker-accept",
    "/api/marker-join",
    "/api/marker-withdraw",
    "/api/outbox",
    "/api/own-scenario-appeal",
    "/api/provider-accept",
    "/api/provider-join",
    "/api/provider-unlink",
    "/api/reset",
    "/api/table-draw",
    "/api/second-factor-confirm",
    LINES,
];
/// Fields with a secret, which is never shown.
const SECRETS: [&str; 5] = ["code", "current", "password", "removing", "secret"];

/// All forms, except those without fields that end their own session.
fn forms() -> impl Iterator<Item = &'static Row> {
    ROWS.iter().filter(|row| row.way == Verb::Post && !(row.ends && row.fields.is_empty()))
}

#[test]
fn escapes_input_everywhere() {
    let fixtures = Fixtures::prepare();
    let mut wrong = Vec::new();
    for row in forms() {
        for text in HOSTILE {
            // Each field in turn, and then all of them.
            let filled = fixtures.fields(row);
            for place in 0..=filled.len() {
                let pick = |at: usize, value: &'_ str| {
                    if at == place || place == filled.len() { text.to_owned() } else { value.to_owned() }
                };
                let fields: Vec<(&str, String)> =
                    filled.iter().enumerate().map(|(at, (name, value))| (*name, pick(at, value))).collect();
                let mut visitor = fixtures.who_may(row);
                let (answer, to) = fixtures.send(&mut visitor, row, &fields);
                let what = format!("{} with {text:?}", row.at);
                check_page(&mut wrong, &what, &answer);
                if to.starts_with('/') {
                    check_page(&mut wrong, &format!("{what}, then {to}"), &visitor.get(&to));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}

/// A form that is refused, or whose object does not exist, would accept every string.
#[test]
fn every_form_field_is_read() {
    let fixtures = Fixtures::prepare();
    let mut left = Vec::new();
    for row in forms() {
        let typed = row.fields.iter().any(|(name, _)| !NAMES.contains(name) && !SECRETS.contains(name));
        let (answer, to) = fixtures.send(&mut fixtures.who_may(row), row, &fixtures.fields(row));
        // Every required user is signed in, and none of these routes is closed to them.
        let asked = row.opens_for != Access::Everybody && to.starts_with("/sign-in");
        let refused = ["/refused", "/lost", "/malformed"].contains(&&*to) || to.contains("?closed=");
        let read = match row.at {
            LINES => answer.status == 200 && answer.body.starts_with("clock under_way"),
            _ => answer.status == 303 && !refused && !asked,
        };
        if typed && !read {
            left.push(format!("{}: {} {to}", row.at, answer.status));
        }
    }
    assert!(left.is_empty(), "unread, so nothing hostile gets through: {left:#?}");
}

#[test]
fn every_form_field_is_tested() {
    let fixtures = Fixtures::prepare();
    let clients = fixtures.clients();
    let (mut missing, mut seen) = (BTreeSet::new(), BTreeSet::new());
    for row in ROWS.iter().filter(|row| row.way == Verb::Get) {
        for (at, mut visitor) in fixtures.browsers().into_iter().enumerate() {
            let who = clients.each().nth(at).unwrap_or_else(|| clients.with_role(Role::Trainee));
            for path in fixtures.pages(&clients.fill(&row.asks, who, HOME, false)) {
                for (action, name) in posted(&visitor.get(&path).body) {
                    let known = ROWS.iter().find(|row| row.way == Verb::Post && row.at == action);
                    // The desk, the studio, the questions of a ruling, also on paper, and the elections have
                    // variable fields.
                    let is_desk = ["/api/desk", "/api/studio"].contains(&&*action);
                    let free = is_desk
                        || ["answer[", "elected[", "signs[", "marks[", "base[p"]
                            .iter()
                            .any(|of| name.starts_with(of));
                    if !free && !known.is_some_and(|row| row.fields.iter().any(|(one, _)| *one == name)) {
                        missing.insert(format!("{action}: {name}"));
                    }
                    seen.insert(action);
                }
            }
        }
    }
    assert!(missing.is_empty(), "not in tests/site/roles/examples.rs: {missing:#?}");
    let unseen = forms().filter(|row| !row.fields.is_empty() && !seen.contains(row.at));
    let unseen: BTreeSet<&str> = unseen.map(|row| row.at).collect();
    assert_eq!(unseen, BTreeSet::from(UNSEEN), "forms on no page that is looked at here");
}

/// The forms of a page that post, each with its fields and target.
fn posted(body: &str) -> Vec<(String, String)> {
    let (mut found, mut action) = (Vec::new(), None);
    for tag in tags(body) {
        let value = |name: &str| tag.attributes.iter().find(|(one, _)| one == name).map(|(_, v)| v.clone());
        match tag.name.as_str() {
            "form" => action = value("action").filter(|_| value("method").is_some_and(|way| way == "post")),
            "input" | "textarea" | "select" | "button" => found.extend(action.clone().zip(value("name"))),
            _ => {}
        }
    }
    found
}
