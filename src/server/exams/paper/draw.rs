//! Draws candidates' papers at a sitting, from its prepared pool and the number of times each
//! question has been asked, both cached in `pools`. `bank::exam::draw` chooses the questions.
//!
//! The engine does not rule here: the pool was validated when the sitting was opened.

use super::pools::{PaperExposure, PaperPool, PaperPools, lock};
use crate::accounts::Account;
use crate::exams::attempt::admit::EnterFault;
use crate::exams::marking::digest;
use crate::exams::sitting::{Sitting, Sittings};
use crate::own_bank::ServedBank;
use crate::parts::{Clock, Entropy, Service};
use bank::exam::{DrawnPaper, Exposure, Pool, draw};
use bank::variant;
use serde_json::Value;
use std::sync::Arc;
use store::{Store, StoreError, answer, attempt, exposure};
use time::Duration;

/// Number of attempts whose papers are counted, the latest ones.
const ATTEMPTS_COUNTED: i64 = 5_000;

/// Refresh interval of exposure counts. In between they miss papers drawn on other nodes.
const REFRESH_INTERVAL: Duration = Duration::minutes(2);

/// A paper drawn for a candidate and already counted as asked, although the candidate may still be
/// refused.
pub(crate) struct ReservedPaper {
    /// The paper as it will be stored.
    pub paper: Value,
    drawn: DrawnPaper,
    pool: Arc<PaperPool>,
    is_counted: bool,
}

impl ReservedPaper {
    /// Takes the paper out of the counts again: the candidate was not admitted.
    pub fn release(self) {
        if self.is_counted {
            lock(&self.pool.exposure).counts.remove(&self.drawn);
        }
    }
}

/// Draws candidates' papers.
#[derive(Clone, Debug, Service)]
pub(crate) struct Draws {
    store: Store,
    clock: Clock,
    entropy: Entropy,
    pools: Arc<PaperPools>,
    served: Arc<ServedBank>,
    sittings: Sittings,
}

impl Draws {
    /// Draws a paper, preferring questions that the candidate has seen least, and among these those
    /// asked least. The paper of an examiner's `test` is not counted.
    pub(crate) async fn reserve_paper(
        &self,
        who: &Account,
        sitting: &Sitting,
        test: bool,
    ) -> Result<ReservedPaper, EnterFault> {
        let pool = self.cached_pool(sitting).await?;
        self.refresh_exposure(sitting, &pool.exposure).await?;
        let own = self.exposure_of(who).await?;
        let mut chance = |below: usize| {
            let bytes = u64::from_le_bytes(self.entropy.bytes());
            usize::try_from(bytes % below.max(1) as u64).unwrap_or_default()
        };
        // A scenario may have been retired since the sitting was opened.
        let bank = self.served.bank();
        let asked = pool.pool.without(|origin| bank.is_retired(origin));
        let mut exposure = lock(&pool.exposure);
        let drawn = draw(&asked, &own, &exposure.counts, &mut chance);
        if !test {
            exposure.counts.add(&drawn);
        }
        drop(exposure);
        let paper = digest::with_digests(&drawn, &pool.digests);
        Ok(ReservedPaper { paper, drawn, pool, is_counted: !test })
    }

    /// Number of times an account has met each question, in practice and in exams.
    async fn exposure_of(&self, who: &Account) -> Result<Exposure, StoreError> {
        let mut own = Exposure::default();
        for practised in answer::given_by_account(&self.store, who.federation, who.id).await? {
            *own.0.entry(variant::origin(&practised.scenario).to_owned()).or_default() += 1;
        }
        for sat in attempt::of_account(&self.store, who.federation, who.id).await? {
            own.add(&serde_json::from_value(sat.drawn).unwrap_or_default());
        }
        Ok(own)
    }

    /// The pool of an opened sitting, from the cache or the database.
    async fn cached_pool(&self, sitting: &Sitting) -> Result<Arc<PaperPool>, EnterFault> {
        let pool = self.pools.pools.get_or_insert_with(sitting.id, Arc::default);
        pool.get_or_try_init(|| self.load_pool(sitting)).await.cloned()
    }

    async fn load_pool(&self, sitting: &Sitting) -> Result<Arc<PaperPool>, EnterFault> {
        let prepared = self.sittings.prepared(sitting).await?.ok_or(EnterFault::NotYet)?;
        let digests = digest::digests(&prepared.pool);
        let pool: Pool = serde_json::from_value(prepared.pool).map_err(|error| {
            // Refuses entry, so that no attempt is used up on an empty paper.
            tracing::error!(%error, sitting = %sitting.id.0, "cannot read the prepared pool of a sitting");
            EnterFault::NotYet
        })?;
        // One count for all sittings of a paper.
        let paper = (sitting.federation, sitting.paper);
        let exposure = self.pools.exposure.get_or_insert_with(paper, PaperExposure::default);
        lock(&exposure).refreshed_at = None;
        self.refresh_exposure(sitting, &exposure).await?;
        Ok(Arc::new(PaperPool { pool, digests, exposure }))
    }

    /// Reloads exposure counts from the database if they are old. This also drops reservations that
    /// were neither stored nor released. One task reloads; the others go on with the old counts.
    async fn refresh_exposure(&self, sitting: &Sitting, exposure: &PaperExposure) -> Result<(), StoreError> {
        let now = self.clock.now();
        let previous_refresh = {
            let mut exposure = lock(exposure);
            if exposure.refreshed_at.is_some_and(|at| now.since(at) < REFRESH_INTERVAL) {
                return Ok(());
            }
            exposure.refreshed_at.replace(now)
        };
        let drawn =
            exposure::drawn_of_paper(&self.store, sitting.federation, sitting.paper, ATTEMPTS_COUNTED).await;
        let mut exposure = lock(exposure);
        match drawn {
            Ok(drawn) => {
                let mut counts = Exposure::default();
                for paper in drawn {
                    counts.add(&serde_json::from_value(paper).unwrap_or_default());
                }
                exposure.counts = counts;
                Ok(())
            }
            Err(error) => {
                exposure.refreshed_at = previous_refresh;
                Err(error)
            }
        }
    }
}
