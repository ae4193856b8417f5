//! Reader of our own source: files, string literals, message ids.

use std::fs;
use std::path::{Path, PathBuf};

/// Files below a folder of `src` with this extension, each with its text.
pub fn files(folder: &str, end: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    walk(&Path::new(env!("CHECKOUT")).join("src").join(folder), end, &mut found);
    found.sort();
    found
        .into_iter()
        .map(|path| (path.display().to_string(), fs::read_to_string(&path).expect("a readable file")))
        .collect()
}

fn walk(dir: &Path, end: &str, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(dir).expect("a folder").map(|e| e.expect("an entry").path()) {
        if entry.is_dir() {
            walk(&entry, end, found);
        } else if entry.to_string_lossy().ends_with(end) {
            found.push(entry);
        }
    }
}

/// Message ids of every English file.
pub fn ids() -> Vec<String> {
    let begins = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
    let of = |text: &str| -> Vec<String> {
        text.lines().filter(begins).filter_map(|l| l.split_once(" =")).map(|(id, _)| id.to_owned()).collect()
    };
    files("words/en", ".ftl").iter().flat_map(|(_, text)| of(text)).collect()
}

/// String literals of a source text, each with the code before it on its line; comments, attributes
/// and tests are skipped.
pub fn literals(text: &str) -> Vec<(String, String)> {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    let mut found = Vec::new();
    let mut open: Option<(String, String)> = None;
    for line in code.lines() {
        let line = line.trim();
        if open.is_none() && (line.starts_with("//") || line.starts_with("#[") || line.starts_with("#![")) {
            continue;
        }
        let mut chars = line.chars().peekable();
        let mut before = String::new();
        while let Some(c) = chars.next() {
            match (&mut open, c) {
                (Some((_, literal)), '\\') => literal.extend(chars.next().filter(|e| *e == '"')),
                (Some(_), '"') => found.extend(open.take()),
                (Some((_, literal)), c) => literal.push(c),
                (None, '\'') => skip_char(&mut chars),
                (None, '/') if chars.peek() == Some(&'/') => break,
                (None, '"') => open = Some((std::mem::take(&mut before), String::new())),
                (None, c) => before.push(c),
            }
        }
    }
    found
}

/// A character literal may be a quotation mark; a lifetime is not one.
fn skip_char(chars: &mut std::iter::Peekable<std::str::Chars<'_>>) {
    let mut ahead = chars.clone();
    match (ahead.next(), ahead.next()) {
        (Some('\\'), Some(_)) => {
            chars.next();
            chars.next();
        }
        (Some(_), Some('\'')) => {
            chars.next();
        }
        _ => {}
    }
}

#[test]
fn finds_literals_not_comments() {
    let text = "say(\"one\") // \"two\"\n/// \"three\"\nlet q = '\"'; tell(\"a\\\"b\")";
    let found: Vec<String> = literals(text).into_iter().map(|(_, l)| l).collect();
    assert_eq!(found, ["one", "a\"b"]);
}
