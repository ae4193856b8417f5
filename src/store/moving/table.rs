//! Tables and columns of a site, read from the databases themselves rather than from a list to be
//! maintained.

use super::cell::CellKind;
use super::fault::MoveFault;
use super::source::MoveSource;
use super::target::Target;
use std::collections::{BTreeMap, BTreeSet};

/// The tables that belong to the schema and not to the site in it: migrations fill them.
pub(super) const OF_THE_SCHEMA: &str = "'schema_floor'";

/// A table.
#[derive(Clone, Debug)]
pub(super) struct MovedTable {
    pub name: String,
    pub columns: Vec<Column>,
}

/// A column.
#[derive(Clone, Debug)]
pub(super) struct Column {
    pub name: String,
    /// Type.
    pub kind: CellKind,
}

/// The tables of the source, each behind those to which its rows refer.
pub(super) async fn in_order(source: &mut MoveSource) -> Result<Vec<String>, sqlx::Error> {
    let mut left: BTreeMap<String, BTreeSet<String>> =
        source.tables().await?.into_iter().map(|name| (name, BTreeSet::new())).collect();
    for (table, other) in source.references().await? {
        // A row that refers to one of its own table was written after it, and is copied after it.
        if let Some(others) = left.get_mut(&table).filter(|_| table != other) {
            others.insert(other);
        }
    }
    let mut done = Vec::new();
    while !left.is_empty() {
        let free: Vec<String> = left
            .iter()
            .filter(|(_, others)| others.iter().all(|one| done.contains(one)))
            .map(|(name, _)| name.clone())
            .collect();
        // Tables that refer to each other in a circle stand as they are: the target says so when it
        // does not take their rows.
        let free = if free.is_empty() { left.keys().cloned().collect() } else { free };
        for name in free {
            left.remove(&name);
            done.push(name);
        }
    }
    Ok(done)
}

/// The tables of both sides, in that order, once they are known to be the same.
pub(super) async fn both(source: &mut MoveSource, target: &mut Target) -> Result<Vec<MovedTable>, MoveFault> {
    let mut tables = Vec::new();
    for name in in_order(source).await? {
        let here: BTreeSet<String> = source.columns(&name).await?.into_iter().collect();
        let mut columns = Vec::new();
        for (column, kind) in target.columns(&name).await? {
            let kind = CellKind::of(&kind).ok_or_else(|| MoveFault::Columns(name.clone()))?;
            columns.push(Column { name: column, kind });
        }
        let there: BTreeSet<String> = columns.iter().map(|column| column.name.clone()).collect();
        if here != there {
            return Err(MoveFault::Columns(name));
        }
        tables.push(MovedTable { name, columns });
    }
    Ok(tables)
}
