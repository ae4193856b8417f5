//! Fields that a format does not have, which a draft keeps as lines; and comments, which it loses.

use toml::{Table, Value};

/// Lines of a file with fields that its format does not have; they are faults, but kept.
pub const OTHER: &str = "other";

/// True if a file has comments, which its draft does not keep.
pub fn loses_comments(file: &str) -> bool {
    file.lines().any(|line| {
        let mut quote = None;
        line.chars().any(|c| {
            match (quote, c) {
                (None, '#') => return true,
                (None, '"' | '\'') => quote = Some(c),
                (Some(open), _) if open == c => quote = None,
                _ => {}
            }
            false
        })
    })
}

/// These fields as lines; `None` without any.
pub(crate) fn lines_of_others(found: Table) -> Option<String> {
    let lines: Vec<String> =
        found.into_iter().map(|(name, value)| format!("{} = {value}", key(name))).collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}

/// The fields of such lines. What is not TOML, or has a known field, becomes a text, so that it is
/// not lost.
pub(crate) fn others(text: &str, has_known: impl Fn(&Table) -> bool) -> Table {
    match text.parse::<Table>() {
        Ok(found) if !has_known(&found) => found,
        _ => Table::from_iter([(OTHER.to_owned(), Value::String(text.to_owned()))]),
    }
}

/// A name as the key of a line: quoted if it needs to be.
pub(crate) fn key(name: String) -> String {
    // A text alone might be written over several lines, which no key may have.
    let inline = Value::Table(Table::from_iter([(name, Value::Boolean(true))])).to_string();
    let key = inline.trim_start_matches("{ ").strip_suffix(" = true }");
    key.unwrap_or_default().to_owned()
}
