//! The archive of a sitting: one ZIP file with everything by which its results can be defended when nothing else is left of it.
//!
//! | file in it | what |
//! |---|---|
//! | `manifest.json` | what the archive is of, and the SHA-256 of every other file in it |
//! | `sitting.json` | the settings |
//! | `paper.toml`, `pool.json` | the paper as it was when the sitting was opened, and what candidates' papers were drawn from |
//! | `attempts/{id}.json` | an attempt: who, when, what was drawn, every saved answer with its receipt, every mark and who gave it, the result, appeals |
//! | `log.json` | what the audit log tells of the sitting, and who did it |
//! | `scenarios/{id}/facts.toml` | what was asked, as a scenario file |
//! | `scenarios/{id}/ruling.json` | the ruling on it with its trace, by the engine whose version stands there |
//!
//! - `format`: what stands in these files
//! - `gather`: rows made into files, a few at a time; `attempts`, `rows`, `people`: what stands in them
//! - `pack`: files made into a ZIP that goes out while it is made; nothing of it is ever whole in memory
//! - `places`: how many are made at once
//! - [`mod@verify`]: whether an archive is what it was, and whether an answer of which somebody has the receipt is in it; `shown`: what they have kept
//!
//! The hash of the manifest is entered in the audit log, so that an archive that was made anew is told from the one that was handed out.

mod attempts;
mod fault;
mod format;
mod gather;
mod pack;
mod people;
mod places;
mod rows;
mod shown;
pub mod verify;

pub use fault::ArchiveFault;
pub use format::{ENDING, Manifest};
pub use pack::Pieces;
pub(super) use places::Places;
pub use shown::{Checksum, ReceiptDigits};
pub use verify::{Verified, verify};

use super::sitting::Sitting;
use crate::Server;
use crate::roles::Allowed;
use crate::rulings::Rulings;
use bank::Bank;
use std::sync::Arc;
use store::StoreError;

/// Why no archive is begun.
#[derive(Debug, thiserror::Error)]
pub enum Unarchived {
    /// As many are being made as may be at once, and none of them came to its end within a moment.
    #[error("as many archives are being made as may be at once")]
    Busy,
    /// The database did not play along.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// What an archive of a sitting would be now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Readiness {
    /// There is none: somebody may still answer
    NotYet,
    /// So many pages have no mark that counts
    Provisional(usize),
    /// Everything is marked
    Final,
}

impl Server {
    /// What an archive of a sitting would be now. Examiners' trials are no part of that.
    pub async fn archive_readiness(&self, sitting: &Sitting) -> Result<Readiness, StoreError> {
        let attempts = self.settled_at(sitting).await?;
        let goes_on = attempts.iter().any(|one| !one.is_test() && !one.state().is_over());
        if goes_on || !sitting.is_over(self.instant()) {
            return Ok(Readiness::NotYet);
        }
        let (recorded, _) = self.record_of(sitting).await?;
        let mut waiting = 0;
        for one in recorded {
            let of_attempt = one.waiting().len();
            if of_attempt > 0 {
                // What the engine has not got to is marked meanwhile.
                self.mark_soon(sitting.federation, one.id);
            }
            waiting += of_attempt;
        }
        Ok(if waiting > 0 { Readiness::Provisional(waiting) } else { Readiness::Final })
    }

    /// Begins to make the archive of a sitting of the federation in which it is allowed; not as long as somebody may answer. Its pieces come as whoever
    /// takes them keeps up; once nobody takes them any more it is given up. So many are made at once; who comes then waits for a moment.
    pub async fn archive(
        &self,
        allowed: &Allowed,
        sitting: Sitting,
        bank: Arc<Bank>,
        rulings: Rulings,
    ) -> Result<Option<Pieces>, Unarchived> {
        if sitting.federation != allowed.federation().id {
            return Ok(None);
        }
        let place = self.inner.exams.archives.enter().await.ok_or(Unarchived::Busy)?;
        if self.archive_readiness(&sitting).await? == Readiness::NotYet {
            return Ok(None);
        }
        let (packer, pieces) = pack::begin(pack::PATIENCE);
        let gather =
            gather::Gather { server: self.clone(), allowed: allowed.clone(), sitting, bank, rulings };
        tokio::spawn(async move {
            gather.all(packer).await;
            drop(place);
        });
        Ok(Some(pieces))
    }
}
