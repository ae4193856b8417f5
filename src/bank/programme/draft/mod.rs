//! A programme being written: the texts of its fields, with or without faults.
//!
//! | file | contents |
//! |---|---|
//! | `fields` | the tables of its file, and their fields and lists |
//! | `path` | the place of a table |
//! | `read` | a draft from a file |
//! | `form` | a draft from a form |
//! | `write` | the file of a draft |
//! | `edit` | levels, requirements and lessons added, copied, moved and removed |
//! | `place` | the field of a fault |
//!
//! As with papers (`exam::draft`), its file goes through the reader of programmes, and a fault's
//! path leads to the field here. Comments and the layout of a file are lost.

mod edit;
mod fields;
mod form;
mod path;
mod place;
mod read;
mod write;

pub use edit::ProgrammeEdit;
pub use fields::{LANGUAGE_NAMES, ProgrammeList, ProgrammeTable};
pub use form::NEW;
pub use path::NodePath;
pub use place::DraftPlace;

use crate::draft::DraftFields;
use fields::{LEVELS, TRANSLATIONS};
use std::collections::BTreeMap;

/// The most tables within each other; a file with more is not shown as a form.
const DEPTH: usize = 12;

/// A programme being written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProgrammeDraft {
    root: DraftNode,
}

/// A table of a draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DraftNode {
    pub table: ProgrammeTable,
    texts: DraftFields,
    lists: BTreeMap<&'static str, Vec<DraftNode>>,
}

impl DraftNode {
    fn new(table: ProgrammeTable) -> DraftNode {
        DraftNode { table, texts: DraftFields::new(), lists: BTreeMap::new() }
    }

    /// The text of a field; empty if it is left out.
    pub fn text(&self, field: &str) -> &str {
        self.texts.get(field).map_or("", String::as_str)
    }

    /// The tables of a list.
    pub fn rows(&self, list: &str) -> &[DraftNode] {
        self.lists.get(list).map_or(&[], Vec::as_slice)
    }

    /// Sets the text of a field; an empty one is left out.
    fn set(&mut self, field: &str, text: &str) {
        match text {
            "" => self.texts.remove(field),
            _ => self.texts.insert(field.to_owned(), text.to_owned()),
        };
    }

    /// The same with this text.
    fn with(mut self, field: &str, text: &str) -> DraftNode {
        self.set(field, text);
        self
    }

    /// The same with these tables in a list.
    fn with_rows(mut self, list: &'static str, rows: impl Into<Vec<DraftNode>>) -> DraftNode {
        self.lists.insert(list, rows.into());
        self
    }

    /// The most tables within each other, itself included.
    fn depth(&self) -> usize {
        1 + self.lists.values().flatten().map(DraftNode::depth).max().unwrap_or(0)
    }
}

impl ProgrammeDraft {
    /// Its own fields, and its levels.
    pub fn root(&self) -> &DraftNode {
        &self.root
    }

    /// The table at a path.
    pub fn node(&self, at: &NodePath) -> Option<&DraftNode> {
        at.steps().iter().try_fold(&self.root, |node, (list, index)| node.rows(list).get(*index))
    }

    fn node_mut<'a>(&'a mut self, at: &NodePath) -> Option<&'a mut DraftNode> {
        let step = |node: &'a mut DraftNode, (list, index): &(&'static str, usize)| {
            node.lists.get_mut(list)?.get_mut(*index)
        };
        at.steps().iter().try_fold(&mut self.root, step)
    }

    /// The keys of its levels, by which others require them: the id, or the name without one.
    pub fn level_keys(&self) -> impl Iterator<Item = &str> {
        self.root.rows(LEVELS.name).iter().map(|level| match level.text("id") {
            "" => level.text("name"),
            id => id,
        })
    }

    /// The same programme under another id and name, without translations, for people to follow.
    pub fn named(mut self, id: &str, name: &str) -> ProgrammeDraft {
        TRANSLATIONS.iter().for_each(|field| self.root.set(field.name, ""));
        self.root.set("example", "");
        self.root.set("id", id);
        self.root.set("name", name);
        self
    }
}
