//! Input from browsers: forms, lines of an exam, cookies, and tokens in URLs.

use axum::http::{HeaderMap, HeaderValue, header};
use bank::desk::{CaseSheet, SheetEdit};
use bank::variant::{Token, Variation};
use bank::{Answer, Change, RulingForm, Scenario};
use server::accounts::{Network, SessionToken, TicketToken};
use server::certificates::PublicId;
use server::credentials::keys::{OperatorKey, PublicKey};
use server::mail::PublicUrl;
use site::api::{self, DeskQuery};
use std::collections::BTreeMap;
use std::fmt::Display;
use std::str::FromStr;
use std::sync::OnceLock;
use url::form_urlencoded;

/// Scenarios that answers are read for.
const SCENARIOS: [&str; 2] =
    [include_str!("../../../quizzes/rotation/r001.toml"), include_str!("../../../quizzes/claims/c001.toml")];

/// The form of an answer, and its shape in URLs and in the database.
pub fn answer(bytes: &[u8]) {
    static QUESTIONS: OnceLock<Vec<RulingForm>> = OnceLock::new();
    let questions = QUESTIONS.get_or_init(|| {
        let read = |text: &&str| RulingForm::of(&Scenario::read(text).expect("a scenario of the bank"));
        SCENARIOS.iter().map(read).collect()
    });
    let mut fields: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (name, value) in form_urlencoded::parse(bytes) {
        let name =
            name.strip_prefix("answer[").and_then(|name| name.split(']').next()).unwrap_or(&name).to_owned();
        fields.entry(name).or_default().push(value.into_owned());
    }
    for question in questions {
        match Answer::parse(question, fields.clone()) {
            Ok(answer) => survives_storage(&answer),
            Err(faults) => assert!(!faults.is_empty(), "refused without a fault"),
        }
    }
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    for answer in [Answer::from_query(text), Answer::from_json(text)].into_iter().flatten() {
        survives_storage(&answer);
    }
}

fn survives_storage(answer: &Answer) {
    // A component without a choice leaves no trace in a URL.
    let told = Answer::of(
        answer.iter().filter(|(_, tokens)| !tokens.is_empty()).map(|(key, tokens)| (key, tokens.to_vec())),
    );
    assert_eq!(Answer::from_query(&answer.to_query()), Some(told));
    assert_eq!(Answer::from_json(&answer.to_json()).as_ref(), Some(answer));
}

/// The lines of the exam protocol.
pub fn order(bytes: &[u8]) {
    for line in String::from_utf8_lossy(bytes).lines() {
        if let Some(server::exams::Act::Answer { answer, .. }) = api::act_of(line) {
            let read = Answer::from_json(&answer).expect("a readable answer");
            assert_eq!(read.to_json(), answer, "and has one stored form");
        }
    }
}

/// The desk's form and URL, and each line below the first as an edit of the sheet.
pub fn desk(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let (query, edits) = text.split_once('\n').unwrap_or((text, ""));
    let desk = DeskQuery::read(query);
    reads_back(&desk.sheet);
    let mut sheet = CaseSheet::from_query(query).sheet;
    for edit in edits.lines().take(16).filter_map(|line| line.parse::<SheetEdit>().ok()) {
        assert_eq!(edit.to_string().parse(), Ok(edit.clone()), "an edit prints as it parses");
        if let Ok(after) = sheet.apply(&edit) {
            reads_back(&after);
            sheet = after;
        }
    }
}

fn reads_back(sheet: &CaseSheet) {
    let query = sheet.to_query();
    let again = CaseSheet::from_query(&query);
    // A sheet longer than a URL may be is refused.
    if query.len() <= 16_000 {
        assert_eq!((&again.sheet, again.faults), (sheet, Vec::new()), "{query}");
    }
    if let Ok(case) = sheet.case() {
        assert_eq!(CaseSheet::of(&case).case().as_ref(), Ok(&case), "{query}");
    }
    let _ = sheet.result();
    let _ = (sheet.events(), sheet.auction(), sheet.hands(), sheet.trick(), sheet.plays_next());
}

/// Headers of a request: cookies, and the origin.
pub fn cookies(bytes: &[u8]) {
    let mut headers = HeaderMap::new();
    for line in bytes.split(|byte| *byte == b'\n').take(16) {
        if let Ok(value) = HeaderValue::from_bytes(line) {
            if let Ok(text) = value.to_str() {
                let network = Network::named(text);
                assert_eq!(
                    network.and_then(|network| Network::named(&network.to_string())),
                    network_again(text)
                );
            }
            headers.append(header::COOKIE, value);
        }
    }
    if let Some(token) = api::session_in(&headers) {
        assert_eq!(SessionToken::parse(token.as_str()), Some(token));
    }
}

fn network_again(text: &str) -> Option<Network> {
    Network::named(text)
}

/// Words of URLs and settings: each parses as it is written.
pub fn words(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    for word in text.lines() {
        same::<PublicId>(word);
        same::<Variation>(word);
        same::<Token>(word);
        if let Some(token) = SessionToken::parse(word) {
            assert_eq!(token.as_str(), word);
        }
        if let Some(token) = TicketToken::parse(word) {
            assert_eq!(token.as_str(), word);
        }
        if let Some(change) = Change::read(word) {
            assert_eq!(Change::read(&change.token()), Some(change), "{word}");
        }
        if let Ok(key) = PublicKey::read(word) {
            assert_eq!(PublicKey::read(&key.multikey()), Ok(key));
        }
        // A fault is an answer.
        let _ = OperatorKey::read(word).is_ok();
        let _ = PublicUrl::parse(word).is_some();
    }
}

/// A parsed value prints as text that parses to the same.
fn same<T: FromStr + Display + PartialEq>(word: &str) {
    if let Ok(read) = word.parse::<T>() {
        assert!(read.to_string().parse::<T>().is_ok_and(|again| again == read), "{word}");
    }
}
