//! Tables and columns of a site's databases, read from the databases rather than from a list that
//! needs maintenance.

use super::cell::CellKind;
use super::fault::TransferFault;
use super::source::TransferSource;
use super::table::{Column, TransferTable};
use super::target::Target;
use std::collections::{BTreeMap, BTreeSet};

/// The tables of the source, each after those that its rows refer to.
pub(super) async fn tables_by_dependency(source: &mut TransferSource) -> Result<Vec<String>, sqlx::Error> {
    let mut remaining: BTreeMap<String, BTreeSet<String>> =
        source.tables().await?.into_iter().map(|name| (name, BTreeSet::new())).collect();
    for (table, other) in source.references().await? {
        // Within a table, a row refers only to rows written before it, which are copied before it.
        if let Some(others) = remaining.get_mut(&table).filter(|_| table != other) {
            others.insert(other);
        }
    }
    let mut ordered = Vec::new();
    while !remaining.is_empty() {
        let ready: Vec<String> = remaining
            .iter()
            .filter(|(_, others)| others.iter().all(|other| ordered.contains(other)))
            .map(|(name, _)| name.clone())
            .collect();
        // Tables in a cycle of references have no order: the target reports rows that it rejects.
        let ready = if ready.is_empty() { remaining.keys().cloned().collect() } else { ready };
        for name in ready {
            remaining.remove(&name);
            ordered.push(name);
        }
    }
    Ok(ordered)
}

/// The tables of the source, ordered by dependency, with their columns in the target. Fails unless
/// both databases have the same columns.
pub(super) async fn matching_tables(
    source: &mut TransferSource,
    target: &mut Target,
) -> Result<Vec<TransferTable>, TransferFault> {
    let mut tables = Vec::new();
    for name in tables_by_dependency(source).await? {
        let source_columns: BTreeSet<String> = source.columns(&name).await?.into_iter().collect();
        let mut columns = Vec::new();
        for (column, kind) in target.columns(&name).await? {
            let kind = CellKind::of(&kind).ok_or_else(|| TransferFault::Columns(name.clone()))?;
            columns.push(Column { name: column, kind });
        }
        let target_columns: BTreeSet<String> = columns.iter().map(|column| column.name.clone()).collect();
        if source_columns != target_columns {
            return Err(TransferFault::Columns(name));
        }
        tables.push(TransferTable { name, columns });
    }
    Ok(tables)
}
