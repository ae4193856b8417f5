//! A draft from the fields of a form.

use super::fields::{ProgrammeList, ProgrammeTable};
use super::path::NodePath;
use super::{DEPTH, DraftNode, ProgrammeDraft};
use crate::draft::{DraftField, FieldValues, OTHER};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Bound;

/// The field with a requirement's kind.
const KIND: &str = "kind";
/// Behind the name of a field: what is typed there replaces what is chosen.
pub const NEW: &str = "-new";

/// What a form sends, by name.
type Sent<'a> = BTreeMap<&'a str, &'a str>;

impl ProgrammeDraft {
    /// Reads the fields of a form, by names such as `levels.0.validity.years`. Tables get new
    /// indexes.
    pub fn of_fields<'a>(sent: impl IntoIterator<Item = (&'a str, &'a str)>) -> ProgrammeDraft {
        let sent: Sent<'a> = sent.into_iter().collect();
        ProgrammeDraft { root: node(&sent, &NodePath::default(), ProgrammeTable::Programme) }
    }
}

fn node(sent: &Sent<'_>, at: &NodePath, table: ProgrammeTable) -> DraftNode {
    let mut node = DraftNode::new(table);
    for field in table.fields() {
        node.set(field.name, &text(sent, at, field));
    }
    node.set(OTHER, &typed(sent, &at.key(OTHER)));
    if at.steps().len() + 1 < DEPTH {
        for list in table.lists() {
            let rows: Vec<DraftNode> = indexes(sent, at, list.name)
                .into_iter()
                .map(|index| row(sent, &at.in_list(list.name, index), list))
                .collect();
            let most = if list.is_list { usize::MAX } else { 1 };
            if !rows.is_empty()
                || matches!(table, ProgrammeTable::All | ProgrammeTable::Any | ProgrammeTable::Lessons)
            {
                node.lists.insert(list.name, rows.into_iter().take(most).collect());
            }
        }
    }
    node
}

fn row(sent: &Sent<'_>, at: &NodePath, list: &ProgrammeList) -> DraftNode {
    let is_kind = |kind: &ProgrammeTable| ProgrammeTable::REQUIREMENTS.contains(kind);
    let kind = || ProgrammeTable::read(sent.get(&*at.key(KIND))?).filter(is_kind);
    node(sent, at, list.of.unwrap_or_else(|| kind().unwrap_or(ProgrammeTable::Unknown)))
}

fn text(sent: &Sent<'_>, at: &NodePath, field: &DraftField) -> String {
    let key = at.key(field.name);
    match field.values {
        FieldValues::Levels => {
            let ids = within(sent, &format!("{key}.")).into_iter().map(|(_, id)| clean(id));
            ids.filter(|id| !id.is_empty()).collect::<Vec<_>>().join("\n")
        }
        FieldValues::Exam => {
            let new = typed(sent, &format!("{key}{NEW}"));
            if new.is_empty() { typed(sent, &key) } else { new }
        }
        _ => typed(sent, &key),
    }
}

fn typed(sent: &Sent<'_>, key: &str) -> String {
    sent.get(key).map(|text| clean(text)).unwrap_or_default()
}

fn clean(text: &str) -> String {
    text.replace("\r\n", "\n").trim().to_owned()
}

/// The indexes that a form has of a list.
fn indexes(sent: &Sent<'_>, at: &NodePath, list: &str) -> BTreeSet<usize> {
    let rows = within(sent, &at.key(&format!("{list}.")));
    rows.iter().filter_map(|(rest, _)| rest.split('.').next()?.parse().ok()).collect()
}

/// The fields whose names begin with this, by the rest.
fn within<'a>(sent: &Sent<'a>, begin: &str) -> Vec<(&'a str, &'a str)> {
    let behind = sent.range::<str, _>((Bound::Included(begin), Bound::Unbounded));
    behind.map_while(|(name, text)| Some((name.strip_prefix(begin)?, *text))).collect()
}
