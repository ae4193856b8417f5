//! The file of a draft.

use super::marks::{bare, each};
use super::{Draft, DraftFields, OTHER};
use crate::exam::fields::{FieldValues, PaperField, PaperTable};
use toml::{Table, Value};

impl Draft {
    /// The file, which reads back as this draft.
    pub fn file(&self) -> String {
        let mut text = String::new();
        for fields in self.tables(PaperTable::Head) {
            text += &lines(PaperTable::Head, fields);
        }
        for fields in self.tables(PaperTable::Names).iter().filter(|fields| !fields.is_empty()) {
            text += &section("[names]", PaperTable::Names, fields);
        }
        for fields in self.tables(PaperTable::Result).iter().filter(|fields| !fields.is_empty()) {
            text += &section("[result]", PaperTable::Result, fields);
        }
        for table in PaperTable::ALL.into_iter().filter(|table| table.is_list()) {
            for fields in self.tables(table) {
                text += &section(&format!("[[{}]]", table.word()), table, fields);
            }
        }
        text
    }
}

fn section(head: &str, table: PaperTable, fields: &DraftFields) -> String {
    format!("\n{head}\n{}", lines(table, fields))
}

/// The lines of a table's fields, those that no paper has last.
fn lines(table: PaperTable, fields: &DraftFields) -> String {
    let line = |name: &str, value: &Value| format!("{name} = {value}\n");
    let given = |field: &PaperField| {
        let text = fields.get(field.name)?;
        Some(line(field.name, &value(field.values, text)))
    };
    let known: String = table.fields().iter().filter_map(given).collect();
    let other = fields.get(OTHER).map(|text| others(table, text)).unwrap_or_default();
    let quoted = |(name, value): (String, Value)| line(&key(name), &value);
    known + &other.into_iter().map(quoted).collect::<String>()
}

/// Fields that no paper has. What is not TOML becomes a text, so that it is not lost.
fn others(table: PaperTable, text: &str) -> Table {
    let is_known = |name: &str| {
        let is_table = table == PaperTable::Head && PaperTable::read(name).is_some_and(|one| one != table);
        table.fields().iter().any(|field| field.name == name) || is_table
    };
    match text.parse::<Table>() {
        Ok(found) if !found.keys().any(|name| is_known(name)) => found,
        _ => Table::from_iter([(OTHER.to_owned(), Value::String(text.to_owned()))]),
    }
}

/// The value of a text; a text where it is not of the kind that the field wants.
fn value(values: FieldValues, text: &str) -> Value {
    let mark = |text: &str| Value::String(format!("{} %", bare(text)));
    let number = || text.trim().parse().ok().map(Value::Integer);
    let found = match values {
        FieldValues::Number(..) => number(),
        FieldValues::Mark => Some(mark(text)),
        FieldValues::Marks => Some(Value::Array(each(text).map(mark).collect())),
        FieldValues::Truth => text.parse().ok().map(Value::Boolean),
        _ => None,
    };
    found.unwrap_or_else(|| Value::String(text.to_owned()))
}

/// A name as the key of a line: quoted if it needs to be.
pub(super) fn key(name: String) -> String {
    // A text alone might be written over several lines, which no key may have.
    let inline = Value::Table(Table::from_iter([(name, Value::Boolean(true))])).to_string();
    let key = inline.trim_start_matches("{ ").strip_suffix(" = true }");
    key.unwrap_or_default().to_owned()
}
