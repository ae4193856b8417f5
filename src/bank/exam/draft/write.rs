//! The file of a draft.

use super::Draft;
use crate::draft::{DraftField, DraftFields, OTHER, key, others};
use crate::exam::fields::PaperTable;
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
    let given = |field: &DraftField| {
        let text = fields.get(field.name)?;
        Some(line(field.name, &field.values.value(text)))
    };
    let known: String = table.fields().iter().filter_map(given).collect();
    let is_known = |name: &str| {
        let is_table = table == PaperTable::Head && PaperTable::read(name).is_some_and(|one| one != table);
        table.fields().iter().any(|field| field.name == name) || is_table
    };
    let has_known = |found: &Table| found.keys().any(|name| is_known(name));
    let other = fields.get(OTHER).map(|text| others(text, has_known)).unwrap_or_default();
    let quoted = |(name, value): (String, Value)| line(&key(name), &value);
    known + &other.into_iter().map(quoted).collect::<String>()
}
