//! Rows of a draft added, copied, moved and removed.

use super::{Draft, DraftFields};
use crate::exam::fields::{COUNT, ID, PART, POINTS, PaperTable, UNWRITTEN};
use crate::exam::part::{Part, UnwrittenPart};
use derive::Word;
use std::fmt;
use std::str::FromStr;

/// A row of a draft: its list, and its place there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DraftRow {
    pub table: PaperTable,
    pub index: usize,
}

/// What is done with a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum DraftAct {
    /// Adds one behind the last
    Add,
    /// Adds the same behind it
    Copy,
    /// Moves it up by one
    Up,
    /// Moves it down by one
    Down,
    /// Removes it
    Remove,
    /// Leaves it as it is
    Keep,
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
        let rows = self.tables.entry(table).or_default();
        let at = match edit.act {
            DraftAct::Add => {
                rows.push(new);
                rows.len() - 1
            }
            _ if index >= rows.len() => return None,
            DraftAct::Copy => {
                let mut copy = rows[index].clone();
                // The points of a line are saved by its id.
                if copy.contains_key(ID.name) {
                    copy.insert(ID.name.to_owned(), free_id);
                }
                rows.insert(index + 1, copy);
                index + 1
            }
            DraftAct::Keep => index,
            DraftAct::Up => {
                let above = index.checked_sub(1)?;
                rows.swap(index, above);
                above
            }
            DraftAct::Down if index + 1 == rows.len() => return None,
            DraftAct::Down => {
                rows.swap(index, index + 1);
                index + 1
            }
            DraftAct::Remove => {
                rows.remove(index);
                index.min(rows.len().checked_sub(1)?)
            }
        };
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
