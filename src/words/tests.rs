//! That the files, and what asks for their words, fit together.

use super::*;
use crate::bridge::Side;
use crate::engine::component::Tricks;

/// The ids of the messages of one of the English files.
pub(super) fn ids(file: &str) -> Vec<String> {
    let (_, text) = ENGLISH.iter().find(|(name, _)| *name == file).expect("there is such a file");
    ids_of(text)
}

fn ids_of(text: &str) -> Vec<String> {
    let begins = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
    text.lines().filter(begins).filter_map(|l| l.split_once(" =")).map(|(id, _)| id.to_owned()).collect()
}

#[test]
fn every_file_is_read_without_a_fault() {
    for (name, text) in ENGLISH {
        if let Err((_, faults)) = FluentResource::try_new((*text).to_owned()) {
            panic!("{name}.ftl: {faults:?}");
        }
    }
}

#[test]
fn no_id_stands_twice() {
    let mut seen = std::collections::BTreeMap::new();
    for (name, text) in ENGLISH {
        for id in ids_of(text) {
            if let Some(before) = seen.insert(id.clone(), name) {
                panic!("{id} stands in {before}.ftl and in {name}.ftl");
            }
        }
    }
}

#[test]
fn an_id_without_words_is_said_as_it_is() {
    let id = "there-is-no-such-thing";
    assert_eq!(english().say(id), id);
}

#[test]
fn an_apostrophe_is_a_typographic_one() {
    for (name, text) in ENGLISH {
        for line in text.lines() {
            assert!(!line.contains('\''), "{name}.ftl: {line}");
        }
    }
}

#[test]
fn tricks_of_which_only_bounds_are_known_are_told_as_bounds() {
    let tricks = Tricks { declarer: Side::NS, left: 9, least: 5, most: 7 };
    let told = english().tell("say-tricks-bounds", &english().bounds(&tricks));
    assert_eq!(told, "North–South get at least five tricks of the nine left, and at most seven.");
}
