//! Rows of a draft added, copied, moved and removed.

use super::Draft;
use crate::draft::{DraftAct, DraftFields};
use crate::exam::fields::{COUNT, ID, PART, POINTS, PaperTable, UNWRITTEN};
use crate::exam::part::{Part, UnwrittenPart};
use std::fmt;
use std::str::FromStr;

/// A row of a draft: its list, and its place there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DraftRow {
    pub table: PaperTable,
    pub index: usize,
}

/// An edit of a list: `copy.draw.2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DraftEdit {
    pub act: DraftAct,
    pub row: DraftRow,
}

impl fmt::Display for DraftRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.table.word(), self.index)
    }
}

impl fmt::Display for DraftEdit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.act.word(), self.row)
    }
}

impl FromStr for DraftEdit {
    type Err = ();

    fn from_str(text: &str) -> Result<DraftEdit, ()> {
        let read = || {
            let (act, row) = text.split_once('.')?;
            let (table, index) = row.split_once('.')?;
            let table = PaperTable::read(table).filter(|table| table.is_list())?;
            let row = DraftRow { table, index: index.parse().ok()? };
            Some(DraftEdit { act: DraftAct::read(act)?, row })
        };
        read().ok_or(())
    }
}

impl Draft {
    /// Edits a list. Returns the row to continue at; `None` if there is no such row.
    pub fn edit(&mut self, edit: DraftEdit) -> Option<DraftRow> {
        let DraftRow { table, index } = edit.row;
        let new = self.new_row(table);
        let free_id = self.free_id(table);
        let copy = |row: &DraftFields| {
            let mut copy = row.clone();
            // The points of a line are saved by its id.
            if copy.contains_key(ID.name) {
                copy.insert(ID.name.to_owned(), free_id);
            }
            copy
        };
        let rows = self.tables.entry(table).or_default();
        let at = edit.act.carry_out(rows, index, new, copy)?;
        Some(DraftRow { table, index: at })
    }

    /// A new row, in the part of the last.
    fn new_row(&self, table: PaperTable) -> DraftFields {
        let last = self.tables(table).last().and_then(|last| last.get(PART.name)).cloned();
        let row = |fields: &[(&str, String)]| {
            fields.iter().map(|(name, text)| ((*name).to_owned(), text.clone())).collect()
        };
        let part = last.clone().unwrap_or_else(|| Part::Closed.word().to_owned());
        let unwritten = last.unwrap_or_else(|| UnwrittenPart::Practical.word().to_owned());
        match table {
            PaperTable::Item => row(&[(PART.name, part)]),
            PaperTable::Draw => row(&[(PART.name, part), (COUNT.name, 1.to_string())]),
            PaperTable::Rubric => row(&[
                (ID.name, self.free_id(table)),
                (UNWRITTEN.name, unwritten),
                (POINTS.name, 10.to_string()),
            ]),
            PaperTable::Head | PaperTable::Names | PaperTable::Result => DraftFields::new(),
        }
    }

    /// An id that no row of the list has.
    fn free_id(&self, table: PaperTable) -> String {
        let rows = self.tables(table);
        let is_free = |id: &String| rows.iter().all(|row| row.get(ID.name) != Some(id));
        (1..).map(|n| format!("line-{n}")).find(is_free).unwrap_or_default()
    }
}
