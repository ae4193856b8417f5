//! Spaces of the French files: high punctuation and guillemets stay on the line of their word.

use super::source::files;

#[test]
fn french_punctuation_never_breaks_off() {
    let mut broken = Vec::new();
    for (file, text) in files("words/fr", ".ftl") {
        let right: String = text.split_inclusive('\n').map(spaced).collect();
        if std::env::var_os("WRITE_SPACES").is_some() && right != text {
            std::fs::write(&file, &right).expect("a writable file");
        }
        let lines = text.lines().zip(right.lines()).enumerate().filter(|(_, (is, due))| is != due);
        broken.extend(lines.map(|(at, (line, _))| format!("{file}:{}: {line}", at + 1)));
    }
    assert!(broken.is_empty(), "breaking spaces; WRITE_SPACES=1 mends them:\n{}", broken.join("\n"));
}

#[test]
fn spaces_outside_quotes() {
    for (line, due) in [
        ("a = Donneur : Nord ; Sud", "a = Donneur\u{A0}: Nord\u{202F}; Sud"),
        ("a = « Passe » ?", "a = «\u{A0}Passe\u{A0}»\u{202F}?"),
        ("a = { $n } %", "a = { $n }\u{A0}%"),
        ("a = {\" ; \"}", "a = {\" ; \"}"),
        ("a = pass = \"65 %\"", "a = pass = \"65 %\""),
        ("# English: as it is !", "# English: as it is !"),
    ] {
        assert_eq!(spaced(line), due);
    }
}

/// A line with no-break spaces where they are due. What is typed by the reader is quoted.
fn spaced(line: &str) -> String {
    if line.starts_with('#') {
        return line.to_owned();
    }
    let mut out = String::new();
    let mut quoted = false;
    for c in line.chars() {
        let due = match c {
            ':' | '»' | '%' => '\u{A0}',
            ';' | '!' | '?' => '\u{202F}',
            _ => ' ',
        };
        if due != ' ' && !quoted && out.ends_with(' ') {
            out.pop();
            out.push(due);
        }
        let after = c == ' ' && !quoted && out.ends_with('«');
        out.push(if after { '\u{A0}' } else { c });
        quoted ^= c == '"';
    }
    out
}
