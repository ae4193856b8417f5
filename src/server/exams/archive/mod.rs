//! The archive of a sitting: one ZIP file with all the evidence for its results, independent of the
//! database.
//!
//! | file | contents |
//! |---|---|
//! | `manifest.json` | the subject of the archive, and the SHA-256 of every other file |
//! | `sitting.json` | the settings |
//! | `paper.toml`, `pool.json` | the paper as opened, and the pool that papers were drawn from |
//! | `attempts/{id}.json` | an attempt, its paper, answers, receipts, marks, result and appeals |
//! | `log.json` | audit entries about the sitting, and their actors |
//! | `scenarios/{id}/facts.toml` | a question, as a scenario file |
//! | `scenarios/{id}/ruling.json` | its ruling with trace, and the version of the engine |
//!
//! - `format`: formats of these files
//! - `gather`: makes files from rows, a few at a time; `attempts`, `rows`, `people`: their content
//! - `pack`: a ZIP as a streaming body, never whole in memory
//! - `slots`: limit on concurrent archives
//! - [`mod@verify`]: verification of an archive, and of receipts against it; `evidence`: receipts
//!   and checksums as users have them
//!
//! The manifest's hash is entered in the audit log, so that a recreated archive can be told from
//! the original.

mod attempts;
mod evidence;
mod fault;
mod format;
mod gather;
mod pack;
mod people;
mod rows;
mod service;
pub(crate) mod slots;
pub mod verify;

pub use evidence::{Checksum, ReceiptDigits};
pub use fault::ArchiveFault;
pub use format::{ENDING, Manifest};
pub use pack::Pieces;
pub use service::Archives;
pub use verify::{Verified, verify};

use super::sitting::Sitting;
use crate::roles::Allowed;
use crate::rulings::Rulings;
use bank::Bank;
use std::sync::Arc;
use store::StoreError;

/// The reason no archive is started.
#[derive(Debug, thiserror::Error)]
pub enum ArchiveRefusal {
    /// The limit on concurrent archives is reached, and none finished within a moment.
    #[error("as many archives are being made as may be at once")]
    Busy,
    /// Database error.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Readiness of a sitting for archiving.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArchiveReadiness {
    /// Not ready: a candidate may still answer
    NotYet,
    /// So many pages have no mark that counts
    Provisional(usize),
    /// Everything is marked
    Final,
}

impl Archives {
    /// Readiness of a sitting for archiving. Examiners' trials do not matter.
    pub async fn readiness(&self, sitting: &Sitting) -> Result<ArchiveReadiness, StoreError> {
        let attempts = self.attempts.attempts_at(sitting).await?;
        let goes_on = attempts.iter().any(|one| !one.is_test() && !one.state().is_over());
        if goes_on || !sitting.is_over(self.clock.instant()) {
            return Ok(ArchiveReadiness::NotYet);
        }
        let (recorded, _) = self.results.record_of(sitting).await?;
        let mut waiting = 0;
        for one in recorded {
            let of_attempt = one.waiting().len();
            if of_attempt > 0 {
                // Queue pages that the engine has not marked yet.
                self.engine_queue.push((sitting.federation, one.id));
            }
            waiting += of_attempt;
        }
        Ok(if waiting > 0 { ArchiveReadiness::Provisional(waiting) } else { ArchiveReadiness::Final })
    }

    /// Starts the archive of a sitting in the permission's federation, unless candidates may still
    /// answer. The pieces are produced as the client takes them, and abandoned when it stops.
    /// Concurrency is limited; further callers wait for a moment.
    pub async fn begin(
        &self,
        allowed: &Allowed,
        sitting: Sitting,
        bank: Arc<Bank>,
        rulings: Rulings,
    ) -> Result<Option<Pieces>, ArchiveRefusal> {
        if sitting.federation != allowed.federation().id {
            return Ok(None);
        }
        let slot = self.slots.acquire().await.ok_or(ArchiveRefusal::Busy)?;
        if self.readiness(&sitting).await? == ArchiveReadiness::NotYet {
            return Ok(None);
        }
        let (packer, pieces) = pack::begin(pack::TIMEOUT);
        let gather =
            gather::Gather { archives: self.clone(), allowed: allowed.clone(), sitting, bank, rulings };
        tokio::spawn(async move {
            gather.all(packer).await;
            drop(slot);
        });
        Ok(Some(pieces))
    }
}
