//! A whole site copied from an SQLite file into a PostgreSQL database, and compared there row by row.
//!
//! - `cell`: a value, as either database has it; `digest`: what all rows of a table come to
//! - `table`: which tables and columns there are: both databases are asked, so that none can be forgotten
//! - `source`: the file, in one snapshot that is only read; `target`: where it goes, and how far that has come
//!
//! What has come over is committed batch by batch together with where it stands: whatever breaks
//! off, the same again goes on from there. Until all of it is there and the same, the target is not
//! opened as a site ([`StoreError::HalfMoved`](super::StoreError)).
//!
//! Deliberately not here: whether what was moved is sound in itself (`server::soundness`), and words (`program`).

mod cell;
mod digest;
mod fault;
mod source;
mod table;
mod target;

pub use fault::MoveFault;
pub(super) use target::is_half_way;

use source::MoveSource;
use target::{Target, TargetContent};

/// Rows per transaction.
const AT_ONCE: i64 = 500;

/// A progress report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveProgress<'a> {
    /// So many rows of a table are there, of so many.
    Copied {
        table: &'a str,
        /// Number of rows.
        rows: i64,
        /// Of how many.
        of: i64,
    },
    /// A table has been compared.
    Compared(&'a Compared),
}

/// Comparison of a table on both sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Compared {
    pub table: String,
    /// Rows in the source.
    pub source: i64,
    /// Rows in the target.
    pub target: i64,
    /// True if all rows are equal.
    pub same: bool,
}

/// Result of a completed move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moved {
    /// Every table, those first that others refer to.
    pub tables: Vec<Compared>,
    /// True if the target already held the site, so that it was only compared.
    pub was_there: bool,
    /// True if the source was written to meanwhile; those changes were not moved.
    pub changed: bool,
}

impl Moved {
    /// True if the target holds the complete site and nothing else.
    pub fn is_whole(&self) -> bool {
        !self.changed && self.tables.iter().all(|table| table.same)
    }
}

/// Copies the site of an SQLite database into a PostgreSQL database that is empty, or into which
/// the same site was being copied when that broke off; then compares every table. Where a copy that
/// was whole is there already, it is only compared. Nothing is written to the source.
///
/// Unless the result [`is_whole`](Moved::is_whole), the target is not opened as a site.
pub async fn copy_site(
    source: &str,
    target: &str,
    mut tell: impl FnMut(MoveProgress<'_>),
) -> Result<Moved, MoveFault> {
    let mut source = MoveSource::open(source).await?;
    let mut target = Target::open(target).await?;
    let tables = table::both(&mut source, &mut target).await?;
    let held = target.holds(&source).await?;
    if held != TargetContent::Whole {
        target.begin().await?;
        for table in &tables {
            let (mut last, mut rows) = target.stands(table).await?;
            let of = source.count(table).await?;
            loop {
                let batch = source.after(table, last, AT_ONCE).await?;
                let Some((end, _)) = batch.last() else { break };
                last = *end;
                rows += i64::try_from(batch.len()).unwrap_or(AT_ONCE);
                target.take(source.site, table, &batch, (last, rows)).await?;
                tell(MoveProgress::Copied { table: &table.name, rows, of });
            }
        }
    }
    let mut compared = Vec::new();
    for table in &tables {
        let (here, source) = source.digest(table).await?;
        let (there, target) = target.digest(table).await?;
        let one = Compared { table: table.name.clone(), source, target, same: here == there };
        tell(MoveProgress::Compared(&one));
        compared.push(one);
    }
    let was_there = held == TargetContent::Whole;
    let moved = Moved { tables: compared, was_there, changed: source.has_changed().await? };
    if moved.is_whole() {
        target.end().await?;
    }
    Ok(moved)
}

/// The tables of a site in an SQLite file, those first that others refer to: what [`copy_site`] copies.
pub async fn tables(source: &str) -> Result<Vec<String>, MoveFault> {
    Ok(table::in_order(&mut MoveSource::open(source).await?).await?)
}
