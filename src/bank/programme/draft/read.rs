//! A draft from a file.

use super::fields::{ProgrammeList, ProgrammeTable};
use super::{DEPTH, DraftNode, ProgrammeDraft};
use crate::draft::{DraftField, FieldValues, OTHER, lines_of_others};
use toml::{Table, Value};

/// Fields that make a requirement one of a kind.
const KINDS: [(&str, ProgrammeTable); 8] = [
    ("family", ProgrammeTable::Practice),
    ("law", ProgrammeTable::Practice),
    ("lessons", ProgrammeTable::Lessons),
    ("exam", ProgrammeTable::Exam),
    ("practical", ProgrammeTable::Practical),
    ("oral", ProgrammeTable::Oral),
    ("all", ProgrammeTable::All),
    ("any", ProgrammeTable::Any),
];

impl ProgrammeDraft {
    /// Reads a file; `None` if it is not TOML, or its tables lie too deep for a form.
    pub fn read(text: &str) -> Option<ProgrammeDraft> {
        let root = node(ProgrammeTable::Programme, text.parse().ok()?);
        (root.depth() <= DEPTH).then_some(ProgrammeDraft { root })
    }
}

fn node(table: ProgrammeTable, mut found: Table) -> DraftNode {
    let mut node = DraftNode::new(table);
    if table == ProgrammeTable::Level && found.get("validity").and_then(Value::as_str) == Some("life") {
        // As when it is left out.
        found.remove("validity");
    }
    for field in table.fields() {
        if let Some(value) = field_value(&mut found, field) {
            node.set(field.name, &field.values.text(&value));
        }
    }
    for list in table.lists() {
        if let Some(value) = take(&mut found, list.name) {
            match rows(list, value) {
                Ok(rows) => drop(node.lists.insert(list.name, rows)),
                // Of another kind than it must be: a fault, but kept.
                Err(value) => put(&mut found, list.name, value),
            }
        }
    }
    if let Some(base) = table.base().filter(|base| found.get(*base).is_some_and(is_empty)) {
        found.remove(base);
    }
    if let Some(other) = lines_of_others(found) {
        node.set(OTHER, &other);
    }
    node
}

fn is_empty(value: &Value) -> bool {
    value.as_table().is_some_and(Table::is_empty)
}

fn field_value(found: &mut Table, field: &DraftField) -> Option<Value> {
    match field.values {
        FieldValues::Scope => found.remove("family").or_else(|| found.remove("law")),
        // What is not a list of ids cannot be ticked.
        FieldValues::Levels => {
            let is_list =
                |value: &Value| value.as_array().is_some_and(|all| all.iter().all(|one| one.is_str()));
            found.get(field.name).is_some_and(is_list).then(|| found.remove(field.name)).flatten()
        }
        _ => take(found, field.name),
    }
}

/// The tables of a list; the value itself if it is of another kind.
fn rows(list: &ProgrammeList, found: Value) -> Result<Vec<DraftNode>, Value> {
    let row = |found: Table| node(list.of.unwrap_or_else(|| kind(&found)), found);
    match found {
        Value::Table(one) if !list.is_list => Ok(vec![row(one)]),
        Value::Array(all) if list.is_list && all.iter().all(Value::is_table) => {
            let tables =
                all.into_iter().filter_map(|one| if let Value::Table(one) = one { Some(one) } else { None });
            Ok(tables.map(row).collect())
        }
        other => Err(other),
    }
}

/// The kind of a requirement with these fields.
fn kind(found: &Table) -> ProgrammeTable {
    let mut kinds: Vec<ProgrammeTable> =
        KINDS.iter().filter(|(name, _)| found.contains_key(*name)).map(|(_, kind)| *kind).collect();
    kinds.dedup();
    match kinds[..] {
        [kind] => kind,
        _ => ProgrammeTable::Unknown,
    }
}

/// Takes the value at a path, and a table that is empty without it.
fn take(table: &mut Table, path: &str) -> Option<Value> {
    let Some((first, rest)) = path.split_once('.') else { return table.remove(path) };
    let inner = table.get_mut(first)?.as_table_mut()?;
    let value = take(inner, rest)?;
    if inner.is_empty() {
        table.remove(first);
    }
    Some(value)
}

/// Puts a value back that was taken.
pub(super) fn put(table: &mut Table, path: &str, value: Value) {
    match path.split_once('.') {
        None => drop(table.insert(path.to_owned(), value)),
        Some((first, rest)) => {
            let inner = table.entry(first).or_insert_with(|| Value::Table(Table::new()));
            if let Some(inner) = inner.as_table_mut() {
                put(inner, rest, value);
            }
        }
    }
}
