//! Layout of fields as a file: top-level fields first, then each table.
//!
//! `weights`, `source`, `elections`, `facts`, each later stage and the meaning of each call are
//! tables; deeper tables are inline, as in `won = { NS = 5, EW = 4 }`.

use super::value::{Value, WrittenField};

/// The content of one named line.
enum LineContent<'a> {
    Value(&'a Value),
    /// A table, as in `{ NS = 5, EW = 4 }`
    Table(Vec<(&'a str, &'a Value)>),
    /// A list of tables, each with its place in the list
    Tables(Vec<(&'a str, Vec<(&'a str, &'a Value)>)>),
}

/// A table of the file: its name, and its entries in order.
struct FileTable<'a> {
    name: &'a str,
    entries: Vec<(&'a str, LineContent<'a>)>,
}

/// The text of a file with these fields. Top-level fields must come first.
pub(crate) fn layout(fields: &[WrittenField]) -> String {
    let mut sections: Vec<FileTable<'_>> = Vec::new();
    for field in fields {
        let (section, rest) = split(&field.path);
        let at = sections.iter().position(|s| s.name == section).unwrap_or_else(|| {
            sections.push(FileTable { name: section, entries: Vec::new() });
            sections.len() - 1
        });
        put(&mut sections[at].entries, rest, &field.value);
    }
    sections.iter().map(FileTable::text).collect::<Vec<_>>().join("\n")
}

/// The table of a field, and its path in there.
fn split(path: &str) -> (&str, &str) {
    let stage = path.strip_prefix("stages[").and_then(|rest| rest.split_once("]."));
    let is_meaning =
        path.starts_with("facts.meaning.") || stage.is_some_and(|(_, field)| field.starts_with("meaning."));
    let deep = if is_meaning { 3 } else { 1 };
    match path.match_indices('.').nth(deep - 1) {
        Some((at, _)) => (&path[..at], &path[at + 1..]),
        None => ("", path),
    }
}

fn put<'a>(entries: &mut Vec<(&'a str, LineContent<'a>)>, path: &'a str, value: &'a Value) {
    let (name, within) = path.split_once('.').unwrap_or((path, ""));
    let (name, place) = name.split_once('[').unwrap_or((name, ""));
    let at = entries.iter().position(|(n, _)| *n == name);
    match (at.map(|at| &mut entries[at].1), within, place) {
        (None, "", _) => entries.push((name, LineContent::Value(value))),
        (None, _, "") => entries.push((name, LineContent::Table(vec![(within, value)]))),
        (None, _, _) => entries.push((name, LineContent::Tables(vec![(place, vec![(within, value)])]))),
        (Some(LineContent::Table(table)), _, _) => table.push((within, value)),
        (Some(LineContent::Tables(tables)), _, _) => match tables.iter_mut().find(|(p, _)| *p == place) {
            Some((_, table)) => table.push((within, value)),
            None => tables.push((place, vec![(within, value)])),
        },
        // A finding for all and findings for single calls share a table.
        (Some(entry @ LineContent::Value(_)), _, _) => {
            if let LineContent::Value(all) = entry {
                *entry = LineContent::Table(vec![("all", all), (within, value)]);
            }
        }
    }
}

impl FileTable<'_> {
    fn text(&self) -> String {
        let head = match (self.name, self.name.split_once('[')) {
            ("", _) => String::new(),
            (name, None) => format!("[{name}]\n"),
            (_, Some((list, element))) => match element.split_once("].") {
                None => format!("[[{list}]]\n"),
                Some((_, within)) => format!("[{list}.{within}]\n"),
            },
        };
        let lines = self.entries.iter().map(|(name, entry)| match entry {
            LineContent::Value(value) => value.line(name),
            LineContent::Table(table) => format!("{name} = {}\n", inline(table)),
            LineContent::Tables(tables) => {
                let tables: Vec<String> = tables.iter().map(|(_, table)| inline(table)).collect();
                format!("{name} = [{}]\n", tables.join(", "))
            }
        });
        std::iter::once(head).chain(lines).collect()
    }
}

fn inline(table: &[(&str, &Value)]) -> String {
    let fields: Vec<String> = table.iter().map(|(name, v)| format!("{name} = {}", v.inline())).collect();
    format!("{{ {} }}", fields.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn field(path: &str, value: impl Into<Value>) -> WrittenField {
        WrittenField { path: path.to_owned(), value: value.into() }
    }

    #[test]
    fn nests_tables_and_inline_tables() {
        let fields = [
            field("family", "claim"),
            field("facts.won.NS", 5_u8),
            field("facts.won.EW", 4_u8),
            field("facts.comparable", true),
            field("facts.comparable.5", false),
            field("facts.meaning.2.balanced", true),
            field("facts.meaning.4.hands[0].points", Value::from_to((0, 11))),
            field("facts.meaning.4.hands[1].S", Value::from_to((5, 13))),
            field("facts.meaning.4.hands[1].balanced", false),
        ];
        let expected = "family = \"claim\"\n\n[facts]\nwon = { NS = 5, EW = 4 }\n\
            comparable = { all = true, 5 = false }\n\n\
            [facts.meaning.2]\nbalanced = true\n\n[facts.meaning.4]\n\
            hands = [{ points = [0, 11] }, { S = [5, 13], balanced = false }]\n";
        assert_eq!(layout(&fields), expected);
    }
}
