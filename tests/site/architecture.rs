//! Dependency rules between and inside packages that the compiler cannot check.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use toml::{Table, Value};

/// Every package under `src`, and the packages of the workspace it may depend on.
pub const PACKAGES: &[(&str, &[&str])] = &[
    ("derive", &[]),
    ("rules", &["derive"]),
    ("collation", &[]),
    ("bank", &["derive", "rules"]),
    ("words", &["bank", "collation", "rules"]),
    ("store", &["collation"]),
    ("server", &["bank", "collation", "derive", "rules", "store", "words"]),
    ("islands", &[]),
    ("site", &["bank", "collation", "derive", "islands", "rules", "server", "store", "words"]),
    ("builder", &[]),
];

/// The root package, with the program and the tests of the whole site.
const PROGRAM: (&str, &[&str]) = (".", &["bank", "collation", "rules", "server", "site", "store", "words"]);

/// Folders of a package that may not name some of its packages or modules.
const WALLS: &[(&str, &[&str])] = &[
    ("rules/bridge/", &["crate::law", "crate::engine"]),
    ("rules/law/", &["crate::bridge", "crate::engine"]),
    ("site/pages/", &["server::", "store::"]),
    ("site/parts/", &["server::", "store::"]),
    ("site/api/", &["store::"]),
];

/// Crates that no pure package may depend on.
const FOREIGN: &[&str] =
    &["argon2", "axum", "leptos", "rand", "sqlx", "tokio", "uuid", "wasm-bindgen", "web-sys"];
const PURE: &[&str] = &["rules", "collation", "bank", "words"];

/// Words banned from the code of the rules, with reasons.
const BANNED_IN_RULES: &[(&str, &str)] = &[
    ("HashMap", "iteration in no order"),
    ("HashSet", "iteration in no order"),
    ("f32", "floats round"),
    ("f64", "floats round"),
    ("Instant", "a clock"),
    ("SystemTime", "a clock"),
    ("rand::", "chance"),
    ("std::fs", "input and output"),
    ("std::env", "environment"),
    ("std::thread", "order of events"),
    ("println!", "input and output"),
];

fn checkout() -> &'static Path {
    Path::new(env!("CHECKOUT"))
}

fn sources(dir: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(dir).expect("a folder").map(|e| e.expect("an entry").path()) {
        if entry.is_dir() {
            sources(&entry, found);
        } else if entry.extension().is_some_and(|e| e == "rs") {
            found.push(entry);
        }
    }
}

/// Source files below `src/<folder>`, each with its path below `src` and its code without comments.
pub fn code(folder: &str) -> Vec<(String, String)> {
    let src = checkout().join("src");
    let mut files = Vec::new();
    sources(&src.join(folder), &mut files);
    assert!(!files.is_empty(), "no file in src/{folder}");
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

/// Faults of files that contain one of these words.
fn containing(folder: &str, words: &[&str]) -> Vec<String> {
    let mut faults = Vec::new();
    for (file, code) in code(folder) {
        faults.extend(words.iter().filter(|w| code.contains(**w)).map(|w| format!("src/{file}: {w}")));
    }
    faults
}

fn manifest(package: &str) -> Table {
    let path = if package == "." { checkout().into() } else { checkout().join("src").join(package) };
    fs::read_to_string(path.join("Cargo.toml")).expect("a manifest").parse().expect("TOML")
}

/// Names below `[dependencies]`, and optionally below `[dev-dependencies]`.
fn dependencies(manifest: &Table, of_tests: bool) -> BTreeSet<String> {
    let tables = if of_tests { &["dependencies", "dev-dependencies"][..] } else { &["dependencies"] };
    tables
        .iter()
        .filter_map(|table| manifest.get(*table).and_then(Value::as_table))
        .flat_map(|table| table.keys().cloned())
        .collect()
}

#[test]
fn packages_depend_as_listed() {
    let own: BTreeSet<&str> = PACKAGES.iter().map(|(name, _)| *name).collect();
    for (name, allowed) in PACKAGES.iter().chain([&PROGRAM]) {
        let found = dependencies(&manifest(name), *name == ".");
        let found: Vec<&str> = found.iter().map(String::as_str).filter(|d| own.contains(d)).collect();
        assert_eq!(&found, allowed, "the workspace packages that src/{name} depends on");
    }
}

#[test]
fn lists_every_src_folder() {
    let listed: BTreeSet<&str> =
        PACKAGES.iter().map(|(name, _)| *name).chain(["program", "main.rs"]).collect();
    for entry in fs::read_dir(checkout().join("src")).expect("src") {
        let name = entry.expect("an entry").file_name();
        assert!(listed.contains(name.to_str().expect("UTF-8")), "{name:?} is in no list");
    }
}

#[test]
fn pure_packages_use_no_web_or_database() {
    for package in PURE {
        let found = dependencies(&manifest(package), false);
        let foreign: Vec<&String> = found.iter().filter(|d| FOREIGN.contains(&d.as_str())).collect();
        assert!(foreign.is_empty(), "src/{package} depends on {foreign:?}");
    }
    let rules = dependencies(&manifest("rules"), false);
    assert_eq!(rules.iter().collect::<Vec<_>>(), ["derive", "serde_json", "thiserror"]);
}

#[test]
fn folder_imports_are_allowed() {
    let faults: Vec<String> = WALLS.iter().flat_map(|(folder, words)| containing(folder, words)).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn rules_have_no_clock_chance_or_floats() {
    let words: Vec<&str> = BANNED_IN_RULES.iter().map(|(word, _)| *word).collect();
    let faults = containing("rules", &words);
    assert!(faults.is_empty(), "{}\n{BANNED_IN_RULES:?}", faults.join("\n"));
}

#[test]
fn sql_is_in_the_store_only() {
    let verbs = ["SELECT ", "INSERT INTO ", "UPDATE ", "DELETE FROM "];
    let faults: Vec<String> =
        containing("", &verbs).into_iter().filter(|f| !f.starts_with("src/store/")).collect();
    assert!(faults.is_empty(), "SQL outside the store: {}", faults.join("\n"));
}

#[test]
fn comments_are_not_code() {
    assert!(!without_comments("// HashMap\n").contains("HashMap"));
    assert!(without_comments("let x: HashMap;").contains("HashMap"));
}
