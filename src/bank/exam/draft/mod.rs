//! A paper being written: the texts of its fields, with or without faults.
//!
//! | file | contents |
//! |---|---|
//! | `read` | a draft from a file, and from a form |
//! | `write` | the file of a draft |
//! | `edit` | rows added, copied, moved and removed |
//!
//! A draft holds what was typed, so that a paper with faults can be shown and corrected. Its file
//! goes through the reader of papers, and a fault's path leads to the field here. Comments and the
//! layout of a file are lost.

mod edit;
mod read;
mod write;

pub use edit::{DraftEdit, DraftRow};

use super::fields::{NAME, PASS, PaperTable, UNASKED_MONTHS};
use crate::draft::DraftFields;
use std::collections::BTreeMap;

/// A paper being written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    /// Tables by kind: one at most, or a list
    tables: BTreeMap<PaperTable, Vec<DraftFields>>,
}

impl Draft {
    /// The tables of a kind.
    pub fn tables(&self, table: PaperTable) -> &[DraftFields] {
        self.tables.get(&table).map_or(&[], Vec::as_slice)
    }

    /// The text of a field; empty if it is left out.
    pub fn text(&self, table: PaperTable, index: usize, field: &str) -> &str {
        self.tables(table).get(index).and_then(|fields| fields.get(field)).map_or("", String::as_str)
    }

    /// Sets the text of a field; an empty one is left out.
    pub fn set(&mut self, table: PaperTable, index: usize, field: &str, text: &str) {
        let tables = self.tables.entry(table).or_default();
        tables.resize(tables.len().max(index + 1), DraftFields::new());
        match text {
            "" => tables[index].remove(field),
            _ => tables[index].insert(field.to_owned(), text.to_owned()),
        };
    }

    /// The same paper under another name, without translations.
    pub fn named(mut self, name: &str) -> Draft {
        self.tables.remove(&PaperTable::Names);
        self.set(PaperTable::Head, 0, NAME.name, name);
        self
    }

    /// The same paper with this pass mark in per cent.
    pub fn passed_at(mut self, percent: i16) -> Draft {
        self.set(PaperTable::Result, 0, PASS.name, &format!("{percent} %"));
        self
    }

    /// The same paper without what was asked in this number of months, if one is given.
    pub fn unasked_for(mut self, months: Option<u16>) -> Draft {
        if let Some(months) = months {
            self.set(PaperTable::Head, 0, UNASKED_MONTHS.name, &months.to_string());
        }
        self
    }
}
