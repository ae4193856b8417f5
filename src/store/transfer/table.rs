//! Tables, columns and rows as they are transferred.

use super::cell::{Cell, CellKind};

/// A table of a site.
#[derive(Clone, Debug)]
pub(super) struct TransferTable {
    pub name: String,
    pub columns: Vec<Column>,
}

/// A column of a table.
#[derive(Clone, Debug)]
pub(super) struct Column {
    pub name: String,
    pub kind: CellKind,
}

impl TransferTable {
    /// The quoted names of the columns, for a statement on either database.
    pub(super) fn column_list(&self) -> String {
        let columns: Vec<String> = self.columns.iter().map(|column| format!("\"{}\"", column.name)).collect();
        columns.join(", ")
    }
}

/// A row with its `rowid` in the source.
pub(super) type NumberedRow = (i64, Vec<Cell>);
