//! Every form there is, as the table of addresses has it: a hostile bank goes through each of its fields, sent by somebody who may send it.

use super::courses::made;
use super::hostile::{HOSTILE, look};
use super::html::tags;
use super::roles::everybody::{Everybody, HOME};
use super::roles::table::{Gate, ROWS, Row, Way};
use crate::harness::visitor::{Answer, Visitor};
use director::server::roles::Role;

/// Fields that name something that is there, or lead on: nobody types into them.
const NAMES: [&str; 12] = [
    "answer",
    "course",
    "federation",
    "letter",
    "list",
    "next",
    "person",
    "scenario",
    "session",
    "token",
    "trial",
    "withdraw",
];
/// Fields that hold a secret, which is shown to nobody.
const SECRETS: [&str; 4] = ["code", "current", "password", "removing"];

/// Everybody, and a course that is there.
struct Ground {
    everybody: Everybody,
    course: String,
}

impl Ground {
    fn prepare() -> Ground {
        let everybody = Everybody::gather();
        let course = made(&mut everybody.visitor(everybody.with_role(Role::Admin)));
        Ground { everybody, course: course.rsplit('/').next().unwrap_or_default().to_owned() }
    }

    /// What the table sends, about the course that is there where it is about one.
    fn fields(&self, row: &Row) -> Vec<(&'static str, String)> {
        let about = |(name, value): (&'static str, String)| match (name, value.as_str()) {
            ("course", "none") => (name, self.course.clone()),
            _ => (name, value),
        };
        row.filled(&self.everybody, self.everybody.let_in(row), HOME, false).into_iter().map(about).collect()
    }

    /// Sends it, and gives back the browser that it came from.
    fn send(&self, row: &Row, fields: &[(&'static str, String)]) -> (Visitor<'_>, Answer) {
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let mut visitor = self.everybody.visitor(self.everybody.let_in(row));
        let answer = match (row.gate, fields.as_slice()) {
            (Gate::Unread, [first, (name, text)]) => {
                let file = format!(
                    "firstname,lastname,email\n\"{}\",Hopper,grace@example.org\n",
                    text.replace('"', "\"\"")
                );
                visitor.post_file(row.at, &[*first], name, file.as_bytes())
            }
            _ => visitor.post(row.at, &fields),
        };
        (visitor, answer)
    }
}

/// The forms, but for those without a field that end the session they come from.
fn forms() -> impl Iterator<Item = &'static Row> {
    ROWS.iter().filter(|row| row.way == Way::Post && !(row.ends && row.fields.is_empty()))
}

#[test]
fn what_is_typed_into_any_form_stays_text_on_every_page() {
    let ground = Ground::prepare();
    let mut wrong = Vec::new();
    for row in forms() {
        for text in HOSTILE {
            // Each field in turn, and then all of them.
            let filled = ground.fields(row);
            for place in 0..=filled.len() {
                let pick = |at: usize, value: &'_ str| {
                    if at == place || place == filled.len() { text.to_owned() } else { value.to_owned() }
                };
                let fields: Vec<(&str, String)> =
                    filled.iter().enumerate().map(|(at, (name, value))| (*name, pick(at, value))).collect();
                let (mut visitor, answer) = ground.send(row, &fields);
                let what = format!("{} with {text:?}", row.at);
                look(&mut wrong, &what, &answer);
                let to = answer.header("location").split('#').next().unwrap_or_default().to_owned();
                if to.starts_with('/') {
                    look(&mut wrong, &format!("{what}, then {to}"), &visitor.get(&to));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}

/// A form that is refused, or finds nothing that it is about, would let every string through.
#[test]
fn every_form_that_is_typed_into_is_read_when_it_is_sent() {
    let ground = Ground::prepare();
    let mut left = Vec::new();
    for row in forms() {
        let typed = row.fields.iter().any(|(name, _)| !NAMES.contains(name) && !SECRETS.contains(name));
        let (_, answer) = ground.send(row, &ground.fields(row));
        let to = answer.header("location");
        // Who must be signed in for it is.
        let asked = !matches!(row.gate, Gate::Status(_)) && to.starts_with("/sign-in");
        if typed && (answer.status != 303 || ["/refused", "/lost", "/malformed"].contains(&to) || asked) {
            left.push(format!("{}: {} {to}", row.at, answer.status));
        }
    }
    assert!(left.is_empty(), "not read, so nothing hostile goes through: {left:#?}");
}

#[test]
fn every_field_of_every_form_is_in_the_table() {
    let everybody = Everybody::gather();
    let mut missing = std::collections::BTreeSet::new();
    for row in ROWS.iter().filter(|row| row.way == Way::Get) {
        for who in everybody.each() {
            let path = everybody.fill(row.asks, who, HOME, false);
            let mut action = None;
            for tag in tags(&everybody.visitor(who).get(&path).body) {
                let value =
                    |name: &str| tag.attributes.iter().find(|(one, _)| one == name).map(|(_, v)| v.clone());
                match tag.name.as_str() {
                    "form" => {
                        action = value("action").filter(|_| value("method").is_some_and(|way| way == "post"))
                    }
                    "input" | "textarea" | "select" | "button" => {
                        let (Some(to), Some(name)) = (&action, value("name")) else { continue };
                        let known = ROWS.iter().find(|row| row.way == Way::Post && row.at == to);
                        // The desk, the questions of a ruling and the elections have a field for everything there is.
                        let free =
                            to == "/api/desk" || name.starts_with("answer[") || name.starts_with("elected[");
                        if !free && !known.is_some_and(|row| row.fields.iter().any(|(one, _)| *one == name)) {
                            missing.insert(format!("{to}: {name}"));
                        }
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(missing.is_empty(), "not in tests/site/roles/table.rs: {missing:#?}");
}
