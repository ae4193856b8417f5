//! Typography of the French files: high punctuation and guillemets keep their word on the line.

use super::source::files;

#[test]
fn french_punctuation_never_breaks_off() {
    let mut broken = Vec::new();
    for (file, text) in files("words/fr", ".ftl") {
        let lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
        let lines = lines.filter(|(_, line)| breaks_off(line));
        broken.extend(lines.map(|(at, line)| format!("{file}:{}: {line}", at + 1)));
    }
    assert!(broken.is_empty(), "U+00A0 or U+202F is due instead of a space in:\n{}", broken.join("\n"));
}

#[test]
fn finds_breaking_spaces_outside_quotes() {
    for (line, breaks) in [
        ("a = Donneur : Nord", true),
        ("a = Donneur\u{A0}: Nord", false),
        ("a = « Passe\u{A0}»", true),
        ("a = {\" ; \"}", false),
        ("a = pass = \"65 %\"", false),
        ("a = { $n } %", true),
    ] {
        assert_eq!(breaks_off(line), breaks, "{line}");
    }
}

/// True if a plain space stands where a line must not end. What is typed or joined is quoted.
fn breaks_off(line: &str) -> bool {
    let mut quoted = false;
    let mut before = ' ';
    for c in line.chars() {
        let due = before == ' ' && ";:!?»%".contains(c) || before == '«' && c == ' ';
        if due && !quoted {
            return true;
        }
        quoted ^= c == '"';
        before = c;
    }
    false
}
