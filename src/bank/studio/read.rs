//! A draft from a file.

use super::stage::is_addition;
use super::{OTHER, SOURCE, ScenarioDraft};
use crate::desk::CaseSheet;
use crate::scenario::write::NONE;
use std::collections::BTreeSet;
use toml::{Table, Value};

impl ScenarioDraft {
    /// Reads a file, whatever faults it has. `None` if it is not TOML, or has a name or value that
    /// cannot be kept on a line: such a file is edited as text.
    pub fn read(text: &str) -> Option<ScenarioDraft> {
        let file: Table = text.parse().ok()?;
        let mut draft = ScenarioDraft::new(CaseSheet::default());
        draft.id.clear();
        draft.source.clear();
        draft.note = comments(text);
        if let Some(Value::Array(stages)) = file.get("stages") {
            draft.need_stages(stages.len() + 1);
        }
        let mut found = Vec::new();
        leaves("", Value::Table(file), &mut found)?;
        let mut other = Vec::new();
        for (path, value) in found {
            if draft.take(&path, &value).is_none() {
                let line = format!("{path} = {value}");
                other.push(Some(line).filter(|line| !line.contains('\n'))?);
            }
        }
        draft.other = [draft.other, other.join("\n")]
            .into_iter()
            .filter(|text| !text.is_empty())
            .collect::<Vec<_>>()
            .join("\n");
        Some(draft)
    }

    /// Takes a value of the file; `None` if no field has room for it.
    fn take(&mut self, path: &str, value: &Value) -> Option<()> {
        let (at, field) = staged(path);
        let text = text(value);
        if let Some(name) = field.strip_prefix("weights.") {
            self.stage_mut(at).weights.insert(name.to_owned(), text?);
            return Some(());
        }
        match (at, field) {
            (_, "asks") => self.stage_mut(at).asks = words(value)?,
            (_, "critical") => self.stage_mut(at).critical = words(value)?,
            (0, "vetoed") => self.vetoed = words(value)?,
            (0, "id") => self.id = value.as_str()?.to_owned(),
            (0, OTHER) => self.other = value.as_str()?.to_owned(),
            (0, field) => match field.strip_prefix("source.").filter(|name| SOURCE.contains(name)) {
                Some(name) => drop(self.source.insert(name.to_owned(), text?)),
                None => self.stage_mut(0).sheet.set(finding(field), &text?).ok()?,
            },
            (at, field) => {
                let field = format!("facts.{field}");
                let path = finding(&field);
                is_addition(path).then_some(())?;
                self.stage_mut(at).sheet.set(path, &text?).ok()?;
            }
        }
        Some(())
    }
}

/// The index of the stage that a path belongs to, and the path in there.
pub(super) fn staged(path: &str) -> (usize, &str) {
    let later = path.strip_prefix("stages[").and_then(|rest| rest.split_once("]."));
    let later = later.and_then(|(number, field)| Some((number.parse::<usize>().ok()? + 1, field)));
    later.unwrap_or((0, path))
}

/// The path of a finding at the desk, which has none for all calls beside those on single ones.
fn finding(path: &str) -> &str {
    path.strip_suffix(".all").filter(|path| is_addition(path)).unwrap_or(path)
}

/// The words of a list.
fn words(value: &Value) -> Option<BTreeSet<String>> {
    value.as_array()?.iter().map(|word| word.as_str().map(str::to_owned)).collect()
}

/// The text of a value at the desk.
fn text(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Integer(number) => Some(number.to_string()),
        Value::Boolean(truth) => Some(truth.to_string()),
        Value::Array(items) => match &items[..] {
            [] => Some(NONE.to_owned()),
            [Value::Integer(from), Value::Integer(to)] => Some(format!("{from}-{to}")),
            items => {
                let texts: Option<Vec<&str>> = items.iter().map(Value::as_str).collect();
                texts.map(|texts| texts.join(", "))
            }
        },
        _ => None,
    }
}

/// Every value with its path; `None` if a name is more than letters, digits, `-` and `_`.
fn leaves(path: &str, value: Value, found: &mut Vec<(String, Value)>) -> Option<()> {
    match value {
        Value::Table(fields) => {
            for (name, value) in fields {
                let plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
                if name.is_empty() || !name.chars().all(plain) {
                    return None;
                }
                let path = if path.is_empty() { name } else { format!("{path}.{name}") };
                leaves(&path, value, found)?;
            }
        }
        Value::Array(items) if !items.is_empty() && items.iter().all(Value::is_table) => {
            for (index, item) in items.into_iter().enumerate() {
                leaves(&format!("{path}[{index}]"), item, found)?;
            }
        }
        value => found.push((path.to_owned(), value)),
    }
    Some(())
}

/// The comments of a file, line by line.
fn comments(text: &str) -> String {
    let comment = |line: &str| {
        let mut quote = None;
        for (at, c) in line.char_indices() {
            match (quote, c) {
                (None, '#') => {
                    let comment = &line[at + 1..];
                    return Some(comment.strip_prefix(' ').unwrap_or(comment).trim_end().to_owned());
                }
                (None, '"' | '\'') => quote = Some(c),
                (Some(open), _) if open == c => quote = None,
                _ => {}
            }
        }
        None
    };
    text.lines().filter_map(comment).collect::<Vec<_>>().join("\n")
}
