//! Transfer of a whole site from an SQLite file to a PostgreSQL database, compared row by row.
//!
//! - `cell`: a value; `table`: tables, columns and rows; `digest`: the digest of a table's rows
//! - `source`: the SQLite file; `target`: the PostgreSQL database, with the progress
//! - `schema`: tables and columns, read from both databases so that none can be forgotten
//!
//! Each batch is committed together with the progress, so that an interrupted transfer can be
//! resumed. Until it is complete and equal, the target cannot be opened as a site
//! ([`StoreError::UnfinishedTransfer`](super::StoreError)).
//!
//! Not here: whether the site is consistent (`server::soundness`), and texts (`program`).

mod cell;
mod digest;
mod fault;
mod schema;
mod source;
mod table;
mod target;

pub use fault::TransferFault;

use source::TransferSource;
use target::{Target, TargetContent};

/// Rows per transaction.
const COPY_BATCH: i64 = 500;

/// A progress report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TransferProgress<'a> {
    /// A batch of a table has been copied.
    Copied {
        table: &'a str,
        /// Rows copied so far.
        rows: i64,
        /// Rows in the source.
        total: i64,
    },
    /// A table has been compared.
    Compared(&'a TableComparison),
}

/// Comparison of a table in both databases.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableComparison {
    pub table: String,
    /// Rows in the source.
    pub source: i64,
    /// Rows in the target.
    pub target: i64,
    /// True if all rows are equal.
    pub same: bool,
}

/// Result of a completed transfer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TransferReport {
    /// Every table, each after those that its rows refer to.
    pub tables: Vec<TableComparison>,
    /// True if the target already held the site, so that it was only compared.
    pub was_there: bool,
    /// True if the source was written to meanwhile; those changes were not transferred.
    pub changed: bool,
}

impl TransferReport {
    /// True if the target holds the complete site and nothing else.
    pub fn is_whole(&self) -> bool {
        !self.changed && self.tables.iter().all(|table| table.same)
    }
}

/// Copies the site of an SQLite database to a PostgreSQL database that is empty, or resumes an
/// interrupted copy of the same site; then compares every table. A complete copy is only compared.
/// The source stays unchanged.
///
/// Unless the result [`is_whole`](TransferReport::is_whole), the target cannot be opened as a site.
pub async fn copy_site(
    source: &str,
    target: &str,
    mut report: impl FnMut(TransferProgress<'_>),
) -> Result<TransferReport, TransferFault> {
    let mut source = TransferSource::open(source).await?;
    let mut target = Target::open(target).await?;
    let tables = schema::matching_tables(&mut source, &mut target).await?;
    let content = target.content(&source).await?;
    if content != TargetContent::Complete {
        target.begin().await?;
        for table in &tables {
            let (mut last, mut rows) = target.progress(table).await?;
            let total = source.count(table).await?;
            loop {
                let batch = source.after(table, last, COPY_BATCH).await?;
                let Some((end, _)) = batch.last() else { break };
                last = *end;
                rows += i64::try_from(batch.len()).unwrap_or(COPY_BATCH);
                target.insert(source.site, table, &batch, (last, rows)).await?;
                report(TransferProgress::Copied { table: &table.name, rows, total });
            }
        }
    }
    let mut compared = Vec::new();
    for table in &tables {
        let (source_digest, source) = source.digest(table).await?;
        let (target_digest, target) = target.digest(table).await?;
        let same = source_digest == target_digest;
        let comparison = TableComparison { table: table.name.clone(), source, target, same };
        report(TransferProgress::Compared(&comparison));
        compared.push(comparison);
    }
    let was_there = content == TargetContent::Complete;
    let transferred = TransferReport { tables: compared, was_there, changed: source.has_changed().await? };
    if transferred.is_whole() {
        target.finish().await?;
    }
    Ok(transferred)
}

/// The tables that [`copy_site`] copies from an SQLite file, each after those that its rows refer
/// to.
pub async fn tables(source: &str) -> Result<Vec<String>, TransferFault> {
    Ok(schema::tables_by_dependency(&mut TransferSource::open(source).await?).await?)
}
