//! Message ids: those in the code and those in the files are the same.

use super::source::{files, ids, literals};
use std::collections::BTreeSet;
use words::Language;

/// Ids that the code composes, so that no literal contains a prefix ending in a hyphen.
const COMPOSED_IDS: &[&str] =
    &["question-", "help-", "suit-one-", "suit-", "federation-", "refused-", "silent-"];

#[test]
fn every_used_message_exists() {
    let known: BTreeSet<String> = ids().into_iter().collect();
    let mut missing = Vec::new();
    for (file, text) in files("", ".rs") {
        for (before, literal) in literals(&text) {
            let asked = [".say(", ".format("].iter().any(|call| before.trim_end().ends_with(call));
            if asked && !literal.contains('{') && !known.contains(&literal) {
                missing.push(format!("{file}: {literal}"));
            }
        }
    }
    assert!(missing.is_empty(), "no words for:\n{}", missing.join("\n"));
}

#[test]
fn every_message_is_used() {
    let mut whole = BTreeSet::new();
    let mut begins: Vec<String> = COMPOSED_IDS.iter().map(|p| (*p).to_owned()).collect();
    for (_, text) in files("", ".rs") {
        for (_, literal) in literals(&text) {
            match literal.split_once('{') {
                Some((begin, _)) if begin.ends_with('-') => begins.push(begin.to_owned()),
                _ => {
                    whole.insert(literal);
                }
            }
        }
    }
    let unused = |id: &String| !whole.contains(id) && !begins.iter().any(|b| id.starts_with(b.as_str()));
    let left: Vec<String> = ids().into_iter().filter(unused).collect();
    assert!(left.is_empty(), "unused:\n{}", left.join("\n"));
}

#[test]
fn engine_and_bank_have_no_prose() {
    let mut sentences = Vec::new();
    for (file, text) in files("rules/engine", ".rs").into_iter().chain(files("bank", ".rs")) {
        let found = literals(&text).into_iter().filter(|(_, l)| is_sentence(l));
        sentences.extend(found.map(|(_, literal)| format!("{file}: {literal}")));
    }
    assert!(sentences.is_empty(), "belongs to src/words/en:\n{}", sentences.join("\n"));
}

/// True for three words in a row. Notation such as `cross to {hand}` has fewer.
fn is_sentence(literal: &str) -> bool {
    let is_word =
        |w: &str| w.len() > 1 && w.trim_end_matches([',', '.', ':', ';']).chars().all(char::is_alphabetic);
    let words: Vec<bool> = literal.split(' ').map(is_word).collect();
    words.windows(3).any(|w| w.iter().all(|is| *is))
}

#[test]
fn distinguishes_prose_from_notation() {
    assert!(is_sentence("this must be given"));
    assert!(!is_sentence("cross to {to} in {suit}"));
}

#[test]
fn names_are_translated_into_every_language() {
    let tags: Vec<&str> = Language::all().map(Language::tag).collect();
    assert_eq!(tags, bank::LANGUAGES);
}
