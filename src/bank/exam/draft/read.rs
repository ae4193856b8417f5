//! A draft from a file, and from the fields of a form.

use super::marks::{bare, each};
use super::write::key;
use super::{Draft, DraftFields, OTHER};
use crate::exam::fields::{FieldValues, PaperField, PaperTable};
use std::collections::BTreeMap;
use toml::{Table, Value};

/// Thousandths up to this, without a unit, are probably meant as per cent.
const PROBABLY_PER_CENT: i64 = 100;

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
        let text = found.remove(field.name).map(|value| text(field, &value));
        if let Some(text) = text.filter(|text| !text.is_empty()) {
            fields.insert(field.name.to_owned(), text);
        }
    }
    let line = |(name, value): (String, Value)| format!("{} = {value}", key(name));
    let other: Vec<String> = found.into_iter().map(line).collect();
    if !other.is_empty() {
        fields.insert(OTHER.to_owned(), other.join("\n"));
    }
    fields
}

/// The text of a value.
fn text(field: &PaperField, value: &Value) -> String {
    match (field.values, value) {
        (FieldValues::Mark, mark) => per_cent(mark),
        (FieldValues::Marks, Value::Array(marks)) => {
            let marks: Vec<String> = marks.iter().map(per_cent).collect();
            each(&marks.join(" ")).collect::<Vec<_>>().join(" ")
        }
        (FieldValues::Marks, Value::String(marks)) => each(marks).collect::<Vec<_>>().join(" "),
        (FieldValues::Truth, Value::Boolean(false)) => String::new(),
        (FieldValues::Truth, Value::String(text)) if text == "false" => String::new(),
        (FieldValues::Number(..), Value::String(text)) => {
            text.trim().parse::<i64>().map_or_else(|_| text.clone(), |number| number.to_string())
        }
        (_, Value::String(text)) => text.clone(),
        (_, value) => value.to_string(),
    }
}

/// A mark in per cent, without the sign.
fn per_cent(mark: &Value) -> String {
    match mark {
        Value::String(text) => bare(text).to_owned(),
        Value::Integer(mark) if (1..=PROBABLY_PER_CENT).contains(mark) => mark.to_string(),
        Value::Integer(mark) if mark % 10 == 0 => (mark / 10).to_string(),
        Value::Integer(mark) => format!("{}.{}", mark / 10, mark % 10),
        other => other.to_string(),
    }
}
