//! Consistency of the language files with the code that uses them.

use super::*;
use fluent_bundle::FluentResource;
use rules::engine::rotation::FindingKind;

/// The ids of the messages of one of the English files.
pub(super) fn ids(file: &str) -> Vec<String> {
    let (_, text) =
        Language::ENGLISH.files().iter().find(|(name, _)| *name == file).expect("there is such a file");
    ids_of(text)
}

fn ids_of(text: &str) -> Vec<String> {
    let begins = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
    text.lines().filter(begins).filter_map(|l| l.split_once(" =")).map(|(id, _)| id.to_owned()).collect()
}

#[test]
fn parses_every_file() {
    for (name, text) in Language::ENGLISH.files() {
        if let Err((_, faults)) = FluentResource::try_new((*text).to_owned()) {
            panic!("{name}.ftl: {faults:?}");
        }
    }
}

#[test]
fn ids_are_unique() {
    let mut seen = std::collections::BTreeMap::new();
    for (name, text) in Language::ENGLISH.files() {
        for id in ids_of(text) {
            if let Some(before) = seen.insert(id.clone(), name) {
                panic!("{id} stands in {before}.ftl and in {name}.ftl");
            }
        }
    }
}

#[test]
fn findings_have_their_texts() {
    let ids: Vec<String> = Language::ENGLISH.files().iter().flat_map(|(_, text)| ids_of(text)).collect();
    for word in FindingKind::fields().map(FindingKind::word) {
        for begin in ["desk", "change", "had", "story-found", "story-found-not"] {
            // The desk names a field by its path, with hyphens.
            let word = if begin == "desk" { word.replace('_', "-") } else { word.to_owned() };
            let id = format!("{begin}-{word}");
            assert!(ids.contains(&id), "{id} is missing");
        }
    }
}

#[test]
fn falls_back_to_the_id() {
    let id = "there-is-no-such-thing";
    assert_eq!(english().say(id), id);
}

#[test]
fn every_language_has_all_messages() {
    let mut faults = Vec::new();
    for language in Language::all() {
        for ((name, wanted), (_, text)) in Language::ENGLISH.files().iter().zip(language.files()) {
            let found = check::check(wanted, text, language.tag());
            faults.extend(found.into_iter().map(|fault| {
                let what = english().words_fault(&fault.kind);
                english().placed(&format!("{}/{name}.ftl", language.tag()), Some(fault.line), "", &what)
            }));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn falls_back_to_marked_english() {
    let french = Language::read("fr").expect("a language");
    let words = Words::of(french, [("one", "a = Un\n")].into_iter());
    let (own, other, none) = ("a", "seat-N", "there-is-no-such-thing");
    assert_eq!(words.say(own), "Un");
    assert_eq!(words.say(other), "[en] North");
    assert_eq!(words.say(none), none);
    let marked = Language::read("qps").expect("the language that nobody reads");
    assert_eq!(marked.words().say(other), "⟦North⟧");
    assert!(Language::all().all(|one| one != marked), "nobody is offered it");
}
