//! Drawing papers at a sitting: the prepared pool, and how often each question has been asked.
//!
//! Needs no ruling: the pool was validated when the sitting was opened.

use super::pools::{PaperExposure, PaperPool, lock};
use crate::Server;
use crate::accounts::Account;
use crate::exams::attempt::admit::EnterFault;
use crate::exams::marking::digest;
use crate::exams::sitting::Sitting;
use bank::exam::{DrawnPaper, Exposure, Pool, draw};
use bank::variant;
use serde_json::Value;
use std::sync::Arc;
use store::{StoreError, answer, attempt, exposure};
use time::Duration;

/// Number of latest attempts considered for exposure counts.
const LATEST: i64 = 5_000;

/// Refresh interval of exposure counts, which do not learn of entries on other nodes.
const REFRESH_INTERVAL: Duration = Duration::minutes(2);

/// A paper drawn for a candidate, reserved until they are admitted.
pub(crate) struct Reserved {
    /// The paper as stored.
    pub paper: Value,
    drawn: DrawnPaper,
    pool: Arc<PaperPool>,
    counts: bool,
}

impl Reserved {
    /// Releases it: the candidate was not admitted.
    pub fn give_back(self) {
        if self.counts {
            lock(&self.pool.exposure).counts.remove(&self.drawn);
        }
    }
}

impl Server {
    /// Draws a paper: questions least seen by the candidate first, then by all. Examiners' trials
    /// are not counted.
    pub(crate) async fn draw(
        &self,
        who: &Account,
        sitting: &Sitting,
        test: bool,
    ) -> Result<Reserved, EnterFault> {
        let pool = self.pool(sitting).await?;
        self.refresh_exposure(sitting, &pool.exposure).await?;
        let own = self.seen_by(who).await?;
        let mut chance = |below: usize| {
            let bytes = u64::from_le_bytes(self.inner.entropy.bytes());
            usize::try_from(bytes % below.max(1) as u64).unwrap_or_default()
        };
        let mut exposure = lock(&pool.exposure);
        let drawn = draw(&pool.pool, &own, &exposure.counts, &mut chance);
        if !test {
            exposure.counts.add(&drawn);
        }
        drop(exposure);
        let paper = digest::with_digests(&drawn, &pool.digests);
        Ok(Reserved { paper, drawn, pool, counts: !test })
    }

    /// Questions an account has seen in practice and exams.
    async fn seen_by(&self, who: &Account) -> Result<Exposure, StoreError> {
        let mut own = Exposure::default();
        for given in answer::given_by_account(&self.inner.store, who.federation, who.id).await? {
            *own.0.entry(variant::origin(&given.scenario).to_owned()).or_default() += 1;
        }
        for earlier in attempt::of_account(&self.inner.store, who.federation, who.id).await? {
            own.add(&serde_json::from_value(earlier.drawn).unwrap_or_default());
        }
        Ok(own)
    }

    /// The pool of an opened sitting.
    async fn pool(&self, sitting: &Sitting) -> Result<Arc<PaperPool>, EnterFault> {
        let pool = self.inner.exams.pools.pools.get_or_insert_with(sitting.id, Arc::default);
        pool.get_or_try_init(|| self.load_pool(sitting)).await.cloned()
    }

    async fn load_pool(&self, sitting: &Sitting) -> Result<Arc<PaperPool>, EnterFault> {
        let prepared = self.prepared(sitting).await?.ok_or(EnterFault::NotYet)?;
        let digests = digest::digests(&prepared.pool);
        let pool: Pool = serde_json::from_value(prepared.pool).map_err(|error| {
            // No attempt is used up on an empty paper.
            tracing::error!(%error, sitting = %sitting.id.0, "pool of a sitting unreadable");
            EnterFault::NotYet
        })?;
        // Sittings of a paper count together.
        let paper = (sitting.federation, sitting.paper);
        let exposure = self.inner.exams.pools.exposure.get_or_insert_with(paper, PaperExposure::default);
        lock(&exposure).refreshed_at = None;
        self.refresh_exposure(sitting, &exposure).await?;
        Ok(Arc::new(PaperPool { pool, digests, exposure }))
    }

    /// Refreshes exposure counts if they are old, which also forgets reservations that were never
    /// begun. One task does, the others use the old counts.
    async fn refresh_exposure(&self, sitting: &Sitting, exposure: &PaperExposure) -> Result<(), StoreError> {
        let now = self.inner.clock.now();
        let before = {
            let mut exposure = lock(exposure);
            if exposure.refreshed_at.is_some_and(|at| now.since(at) < REFRESH_INTERVAL) {
                return Ok(());
            }
            exposure.refreshed_at.replace(now)
        };
        let drawn =
            exposure::drawn_of_paper(&self.inner.store, sitting.federation, sitting.paper, LATEST).await;
        let mut exposure = lock(exposure);
        match drawn {
            Ok(drawn) => {
                let mut counts = Exposure::default();
                for drawn in drawn {
                    counts.add(&serde_json::from_value(drawn).unwrap_or_default());
                }
                exposure.counts = counts;
                Ok(())
            }
            Err(error) => {
                exposure.refreshed_at = before;
                Err(error)
            }
        }
    }
}
