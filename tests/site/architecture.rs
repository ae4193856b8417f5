//! The walls of the house: which room may use which, and what may not come into the engine.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Every room, and the rooms it may name. A room may always name itself.
const ROOMS: &[(&str, &[&str])] = &[
    ("alphabet", &[]),
    ("bridge", &[]),
    ("law", &[]),
    ("engine", &["bridge", "law"]),
    ("quiz", &["bridge", "law", "engine"]),
    ("words", &["alphabet", "bridge", "law", "engine", "quiz"]),
    ("store", &["alphabet"]),
    ("server", &["alphabet", "bridge", "law", "engine", "quiz", "words", "store"]),
    ("app", &["alphabet", "bridge", "law", "engine", "quiz", "words"]),
    ("app/api", &["alphabet", "bridge", "law", "engine", "quiz", "words", "server", "app"]),
    ("startup", &["engine", "quiz", "words", "store", "server", "app"]),
];

/// Words that may not stand in the code of the engine, and why.
const NOT_IN_THE_ENGINE: &[(&str, &str)] = &[
    ("HashMap", "iteration in no order"),
    ("HashSet", "iteration in no order"),
    ("f32", "floats round"),
    ("f64", "floats round"),
    ("Instant", "a clock"),
    ("SystemTime", "a clock"),
    ("rand::", "chance"),
    ("std::fs", "input and output"),
    ("std::env", "surroundings"),
    ("std::thread", "order of events"),
    ("println!", "input and output"),
];

fn sources(dir: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(dir).expect("a folder of the house").map(|e| e.expect("an entry").path()) {
        if entry.is_dir() {
            sources(&entry, found);
        } else if entry.extension().is_some_and(|e| e == "rs") {
            found.push(entry);
        }
    }
}

/// Every source file: its path below `src` with slashes, and its code without comments.
fn house() -> Vec<(String, String)> {
    let src = Path::new(env!("CHECKOUT")).join("src");
    let mut files = Vec::new();
    sources(&src, &mut files);
    files.sort();
    files
        .into_iter()
        .map(|path| {
            let below = path.strip_prefix(&src).expect("below src").to_string_lossy().replace('\\', "/");
            (below, without_comments(&fs::read_to_string(&path).expect("a readable file")))
        })
        .collect()
}

fn without_comments(text: &str) -> String {
    text.lines().map(|l| if l.trim_start().starts_with("//") { "" } else { l }).collect::<Vec<_>>().join("\n")
}

fn room_of(file: &str) -> Option<&'static str> {
    ROOMS
        .iter()
        .map(|(room, _)| *room)
        .filter(|room| file.starts_with(&format!("{room}/")) || file == format!("{room}.rs"))
        .max_by_key(|room| room.len())
}

/// The rooms named after `crate::` in the code, also in braces: `use crate::{bridge, law}`.
fn rooms_named(code: &str) -> BTreeSet<String> {
    let mut named = BTreeSet::new();
    for rest in code.split("crate::").skip(1) {
        let names: Vec<String> = match rest.strip_prefix('{') {
            Some(list) => list.split('}').next().unwrap_or("").split(',').map(first_word).collect(),
            None => vec![first_word(rest)],
        };
        named.extend(names.into_iter().filter(|n| ROOMS.iter().any(|(room, _)| room == n)));
    }
    named
}

fn first_word(text: &str) -> String {
    text.trim_start().chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect()
}

#[test]
fn every_room_uses_only_the_rooms_it_may() {
    let allowed: BTreeMap<&str, &[&str]> = ROOMS.iter().copied().collect();
    let mut faults = Vec::new();
    for (file, code) in house() {
        let Some(room) = room_of(&file) else { continue };
        let own = room.split('/').next().unwrap_or(room);
        for other in rooms_named(&code) {
            if other != own && !allowed[room].contains(&other.as_str()) {
                faults.push(format!("src/{file}: {room} may not use {other}"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_file_has_a_room() {
    let outside: Vec<String> = house()
        .into_iter()
        .map(|(file, _)| file)
        .filter(|f| {
            room_of(f).is_none()
                && f != "lib.rs"
                && f != "main.rs"
                && !f.starts_with("bin/")
                && !f.starts_with("program/")
        })
        .collect();
    assert!(outside.is_empty(), "files without a room: {outside:?}");
}

#[test]
fn nothing_ambient_comes_into_the_engine() {
    let mut faults = Vec::new();
    for (file, code) in house().into_iter().filter(|(f, _)| f.starts_with("engine/")) {
        for (word, why) in NOT_IN_THE_ENGINE {
            if code.contains(word) {
                faults.push(format!("src/{file}: {word} ({why})"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn sql_stands_in_the_store_only() {
    let verbs = ["SELECT ", "INSERT INTO ", "UPDATE ", "DELETE FROM "];
    let faults: Vec<String> = house()
        .into_iter()
        .filter(|(f, code)| !f.starts_with("store/") && verbs.iter().any(|v| code.contains(v)))
        .map(|(f, _)| f)
        .collect();
    assert!(faults.is_empty(), "SQL outside the store: {faults:?}");
}

#[test]
fn the_web_and_the_database_are_not_named_in_the_pure_rooms() {
    let pure = ["bridge/", "law/", "engine/", "quiz/", "words/"];
    let foreign = ["leptos", "axum", "sqlx", "tokio", "argon2", "wasm_bindgen", "web_sys"];
    let mut faults = Vec::new();
    for (file, code) in house().into_iter().filter(|(f, _)| pure.iter().any(|p| f.starts_with(p))) {
        faults.extend(foreign.iter().filter(|w| code.contains(*w)).map(|w| format!("src/{file}: {w}")));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_scan_sees_what_it_must() {
    assert_eq!(rooms_named("use crate::{bridge::Seat, law};"), ["bridge", "law"].map(String::from).into());
    assert_eq!(rooms_named("let x = crate::server::open();"), ["server"].map(String::from).into());
    assert_eq!(room_of("app/api/answer.rs"), Some("app/api"));
    assert_eq!(room_of("startup/mod.rs"), Some("startup"));
    assert!(!without_comments("// HashMap\n").contains("HashMap"));
}
