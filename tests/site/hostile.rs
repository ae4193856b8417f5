//! Names, notes and whatever else is typed stay text: a bank of hostile strings goes through every form of the site, and no page that shows
//! them runs or becomes any of it.

use super::html::{Tag, tags};
use super::roles::everybody::{Everybody, HOME, Somebody, id_of};
use super::roles::table::{ROWS, Way};
use crate::harness::visitor::{Answer, Visitor};

/// What each of them would leave behind, were it taken for something else than text.
const MARK: &str = "x9";

const HOSTILE: [&str; 20] = [
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

/// The pages that show what somebody typed, to themselves or to those who run the federation.
const SHOWN: [&str; 9] = [
    "/",
    "/me",
    "/practice",
    "/scenario/r006",
    "/federation/demo",
    "/federation/demo/people",
    "/federation/demo/people/{person}",
    "/federation/demo/settings",
    "/federation/demo/audit",
];

/// The addresses that show what stands in them.
const QUERIES: [&str; 10] = [
    "/sign-in?next={x}&federation={x}",
    "/sign-up?next={x}&federation={x}",
    "/federation/demo/people?holds={x}&after={x}&id={x}",
    "/federation/demo/audit?person={x}&deed={x}&page={x}",
    "/scenario/r006?list={x}&confidence={x}",
    "/scenario/{x}",
    "/practice/{x}",
    "/desk?edition={x}&story={x}&paste={x}",
    "/laws/{x}/{x}",
    "/federation/{x}/people/{x}",
];

/// Why an answer is not what it should be, if it is not.
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
    tags(if is_page { &answer.body } else { "" }).iter().find_map(|tag| odd(tag, answer))
}

/// What is wrong with a tag, if anything is.
fn odd(tag: &Tag, answer: &Answer) -> Option<String> {
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

/// Asks, and keeps what is wrong with the answer.
fn look(wrong: &mut Vec<String>, what: &str, answer: &Answer) {
    if let Some(fault) = fault(answer) {
        wrong.push(format!("{what}: {fault}"));
    }
}

#[test]
fn what_is_typed_into_any_form_stays_text_on_every_page() {
    let everybody = Everybody::gather();
    let operator = everybody.each().last().expect("somebody");
    let mut wrong = Vec::new();
    for row in ROWS.iter().filter(|row| row.way == Way::Post && !row.ends) {
        for text in HOSTILE {
            // Each field in turn, and then all of them.
            let filled = row.filled(&everybody, operator, HOME, false);
            for place in 0..=filled.len() {
                let pick = |at: usize, value: &'_ str| {
                    if at == place || place == filled.len() { text.to_owned() } else { value.to_owned() }
                };
                let fields: Vec<(&str, String)> =
                    filled.iter().enumerate().map(|(at, (name, value))| (*name, pick(at, value))).collect();
                let fields: Vec<(&str, &str)> = fields.iter().map(|(n, v)| (*n, v.as_str())).collect();
                let mut visitor = everybody.visitor(operator);
                let answer = visitor.post(row.at, &fields);
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

#[test]
fn a_name_a_note_and_a_setting_stay_text_wherever_they_are_shown() {
    let everybody = Everybody::gather();
    let operator = everybody.each().last().expect("somebody");
    let mut wrong = Vec::new();
    for (n, text) in HOSTILE.into_iter().enumerate() {
        let mut ada = Visitor::new(everybody.site());
        let email = format!("hostile{n}@example.org");
        // Some are no names.
        let is_taken = ada.sign_up(text, &email).header("location") == "/me";
        ada.post("/api/note", &[("scenario", "r006"), ("text", text)]);
        ada.post("/api/report", &[("scenario", "r006"), ("text", text)]);
        let mut runs = everybody.visitor(operator);
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
            is_taken.then(|| format!("/federation/demo/people/{}", id_of(everybody.site(), HOME, &email)));
        for path in SHOWN.into_iter().chain(own.as_deref()) {
            let path = everybody.fill(path, operator, HOME, true);
            for (who, visitor) in [("their owner", &mut ada), ("the operator", &mut runs)] {
                look(&mut wrong, &format!("{path} with {text:?} for {who}"), &visitor.get(&path));
            }
        }
    }
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn what_stands_in_an_address_stays_text() {
    let everybody = Everybody::gather();
    let operator: &Somebody = everybody.each().last().expect("somebody");
    let mut wrong = Vec::new();
    for text in HOSTILE {
        let written: String = url::form_urlencoded::byte_serialize(text.as_bytes()).collect();
        for query in QUERIES {
            let path = query.replace("{x}", &written.replace('+', "%20"));
            look(&mut wrong, &path, &everybody.visitor(operator).get(&path));
        }
    }
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
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
