//! The file of a draft.

use super::fields::{LEVELS, REQUIRES};
use super::read::put;
use super::{DraftNode, ProgrammeDraft};
use crate::draft::{DraftField, FieldValues, OTHER, key, others};
use rules::engine::Family;
use toml::{Table, Value};

/// The fields of a table, in the order in which they are written.
type Entries = Vec<(String, Value)>;

impl ProgrammeDraft {
    /// The file, which reads back as this draft.
    pub fn file(&self) -> String {
        let mut text = lines(&self.root);
        for level in self.root.rows(LEVELS.name) {
            text += &format!("\n[[{}]]\n{}", LEVELS.name, lines(level));
            for one in level.rows(REQUIRES.name) {
                text += &format!("\n[[{}.{}]]\n{}", LEVELS.name, REQUIRES.name, lines(one));
            }
        }
        text
    }
}

fn lines(node: &DraftNode) -> String {
    fields(node).into_iter().map(|(name, value)| format!("{} = {value}\n", key(name))).collect()
}

/// The fields of a table; levels and their requirements have tables of their own.
fn fields(node: &DraftNode) -> Entries {
    let mut entries = Entries::new();
    let mut paths: Vec<&str> = Vec::new();
    for field in node.table.fields() {
        let text = node.text(field.name);
        if !text.is_empty() {
            let (name, value) = written(field, text);
            set(&mut entries, name, value);
            paths.push(name);
        }
    }
    for list in node.table.lists().iter().filter(|list| ![LEVELS, REQUIRES].contains(list)) {
        let Some(rows) = node.lists.get(list.name) else { continue };
        let mut tables = rows.iter().map(|row| Value::Table(Table::from_iter(fields(row))));
        let value = match list.is_list {
            true => Some(Value::Array(tables.collect())),
            false => tables.next(),
        };
        if let Some(value) = value {
            set(&mut entries, list.name, value);
            paths.push(list.name);
        }
    }
    paths.extend(node.table.lists().iter().map(|list| list.name).filter(|list| !node.rows(list).is_empty()));
    let text = node.text(OTHER);
    let has_known = |found: &Table| paths.iter().any(|path| is_taken(found, path));
    let other = if text.is_empty() { Table::new() } else { others(text, has_known) };
    for (name, value) in other {
        match entries.iter_mut().find(|(one, _)| *one == name) {
            Some((_, present)) => merge(present, value),
            None => entries.push((name, value)),
        }
    }
    if let Some(base) = node.table.base().filter(|base| entries.iter().all(|(name, _)| name != base)) {
        entries.push((base.to_owned(), Value::Table(Table::new())));
    }
    entries
}

/// A field's name and value in the file.
fn written(field: &DraftField, text: &str) -> (&'static str, Value) {
    let name = match field.values {
        FieldValues::Scope if Family::ALL.iter().any(|family| family.word() == text) => "family",
        FieldValues::Scope => "law",
        _ => field.name,
    };
    (name, field.values.value(text))
}

fn set(entries: &mut Entries, path: &str, value: Value) {
    let Some((first, rest)) = path.split_once('.') else {
        entries.push((path.to_owned(), value));
        return;
    };
    let mut inner = Table::new();
    put(&mut inner, rest, value);
    match entries.iter_mut().find(|(name, _)| name == first) {
        Some((_, present)) => merge(present, Value::Table(inner)),
        None => entries.push((first.to_owned(), Value::Table(inner))),
    }
}

/// True if a table has something where a value of this path belongs.
fn is_taken(found: &Table, path: &str) -> bool {
    let (first, rest) = path.split_once('.').unwrap_or((path, ""));
    match found.get(first) {
        None => false,
        Some(Value::Table(inner)) if !rest.is_empty() => is_taken(inner, rest),
        Some(_) => true,
    }
}

/// Adds the fields of a table to those of another.
fn merge(present: &mut Value, added: Value) {
    if let (Value::Table(present), Value::Table(added)) = (present, added) {
        for (name, value) in added {
            match present.get_mut(&name) {
                Some(one) => merge(one, value),
                None => drop(present.insert(name, value)),
            }
        }
    }
}
