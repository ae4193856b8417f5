//! A draft from a file, and from the fields of a form.

use super::Draft;
use crate::draft::{DraftFields, OTHER, lines_of_others};
use crate::exam::fields::PaperTable;
use std::collections::BTreeMap;
use toml::{Table, Value};

impl Draft {
    /// Reads a file; `None` if it is not TOML.
    pub fn read(text: &str) -> Option<Draft> {
        let mut file: Table = text.parse().ok()?;
        let mut draft = Draft::default();
        for table in PaperTable::ALL.into_iter().filter(|table| *table != PaperTable::Head) {
            if let Some(found) = file.remove(table.word()) {
                match tables(table, found) {
                    // A table without fields says nothing, unless it is a row.
                    Ok(found) if !table.is_list() && found.iter().all(DraftFields::is_empty) => {}
                    Ok(found) => drop(draft.tables.insert(table, found)),
                    // Of another kind than it must be: a field that no paper has.
                    Err(found) => drop(file.insert(table.word().to_owned(), found)),
                }
            }
        }
        draft.tables.insert(PaperTable::Head, vec![fields(PaperTable::Head, file)]);
        Some(draft)
    }

    /// Reads the fields of a form, by names such as `draw.2.count`. Rows get new numbers.
    pub fn of_fields<'a>(sent: impl IntoIterator<Item = (&'a str, &'a str)>) -> Draft {
        let mut rows: BTreeMap<(PaperTable, usize), DraftFields> = BTreeMap::new();
        for (name, text) in sent {
            let mut parts = name.splitn(3, '.');
            let table = parts.next().and_then(PaperTable::read);
            let index = parts.next().and_then(|index| index.parse().ok());
            let (Some(table), Some(index), Some(field)) = (table, index, parts.next()) else { continue };
            let fields = rows.entry((table, index)).or_default();
            let text = text.replace("\r\n", "\n").trim().to_owned();
            let is_known = field == OTHER || table.fields().iter().any(|one| one.name == field);
            if is_known && !text.is_empty() {
                fields.insert(field.to_owned(), text);
            }
        }
        let mut draft = Draft::default();
        for ((table, _), fields) in rows {
            draft.tables.entry(table).or_default().push(fields);
        }
        draft
    }
}

/// The tables of a kind; the value itself if it is of another kind.
fn tables(table: PaperTable, found: Value) -> Result<Vec<DraftFields>, Value> {
    match found {
        Value::Table(one) if !table.is_list() => Ok(vec![fields(table, one)]),
        Value::Array(list) if table.is_list() && list.iter().all(Value::is_table) => {
            let each =
                list.into_iter().filter_map(|one| if let Value::Table(one) = one { Some(one) } else { None });
            Ok(each.map(|one| fields(table, one)).collect())
        }
        other => Err(other),
    }
}

fn fields(table: PaperTable, mut found: Table) -> DraftFields {
    let mut fields = DraftFields::new();
    for field in table.fields() {
        let text = found.remove(field.name).map(|value| field.values.text(&value));
        if let Some(text) = text.filter(|text| !text.is_empty()) {
            fields.insert(field.name.to_owned(), text);
        }
    }
    if let Some(other) = lines_of_others(found) {
        fields.insert(OTHER.to_owned(), other);
    }
    fields
}
