//! Drawing papers at a sitting: the prepared pool, and how often each question has been asked.
//!
//! Needs no ruling: the pool was validated when the sitting was opened.

use crate::Server;
use crate::accounts::Account;
use crate::cache::SharedCache;
use crate::exams::attempt::entry::EnterFault;
use crate::exams::marking::digest;
use crate::exams::marking::digest::Digests;
use crate::exams::sitting::Sitting;
use bank::exam::{DrawnPaper, Pool, Seen, draw};
use bank::variant;
use serde_json::Value;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::federation::FederationId;
use store::paper::PaperId;
use store::sitting::SittingId;
use store::{Moment, StoreError, answer, attempt, exposure};
use time::Duration;
use tokio::sync::OnceCell;

/// Number of latest attempts considered for exposure counts.
const LATEST: i64 = 5_000;

/// Refresh interval: entries on other nodes are not notified.
const LOOKED_EVERY: Duration = Duration::minutes(2);

/// Cached sittings, and papers: far more than candidates enter at once on one node.
const OPEN: usize = 256;

/// Exposure counts in all sittings of a paper.
type PaperExposure = Arc<Mutex<ExposureCounts>>;

#[derive(Debug, Default)]
struct ExposureCounts {
    seen: Seen,
    /// Time of the last refresh; `None` before the first.
    looked_at: Option<Moment>,
}

/// Pools for drawing, read once for a sitting while other candidates wait.
#[derive(Debug, Default)]
pub struct PaperPools {
    of: SharedCache<SittingId, Arc<OnceCell<Arc<PaperPool>>>, OPEN>,
    asked: SharedCache<(FederationId, PaperId), PaperExposure, OPEN>,
}

#[derive(Debug)]
struct PaperPool {
    pool: Pool,
    digests: Digests,
    asked: PaperExposure,
}

/// A paper drawn for a candidate, reserved until they are admitted.
pub(crate) struct Reserved {
    /// The paper, as it is kept.
    pub paper: Value,
    drawn: DrawnPaper,
    room: Arc<PaperPool>,
    counts: bool,
}

impl Reserved {
    /// Releases it: the candidate was not admitted.
    pub fn give_back(self) {
        if self.counts {
            lock(&self.room.asked).seen.take_back(&self.drawn);
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
        let room = self.room(sitting).await?;
        self.look_again(sitting, &room.asked).await?;
        let own = self.seen_by(who).await?;
        let mut chance = |below: usize| {
            let bytes = u64::from_le_bytes(self.inner.entropy.bytes());
            usize::try_from(bytes % below.max(1) as u64).unwrap_or_default()
        };
        let mut asked = lock(&room.asked);
        let drawn = draw(&room.pool, &own, &asked.seen, &mut chance);
        if !test {
            asked.seen.take_in(&drawn);
        }
        drop(asked);
        let paper = digest::with_digests(&drawn, &room.digests);
        Ok(Reserved { paper, drawn, room, counts: !test })
    }

    /// Questions an account has seen in practice and exams.
    async fn seen_by(&self, who: &Account) -> Result<Seen, StoreError> {
        let mut own = Seen::default();
        for given in answer::given_by_account(&self.inner.store, who.federation, who.id).await? {
            *own.0.entry(variant::origin(&given.scenario).to_owned()).or_default() += 1;
        }
        for earlier in attempt::of_account(&self.inner.store, who.federation, who.id).await? {
            own.take_in(&serde_json::from_value(earlier.drawn).unwrap_or_default());
        }
        Ok(own)
    }

    /// The pool of an opened sitting.
    async fn room(&self, sitting: &Sitting) -> Result<Arc<PaperPool>, EnterFault> {
        let room = self.inner.exams.rooms.of.get_or_insert_with(sitting.id, Arc::default);
        room.get_or_try_init(|| self.furnished(sitting)).await.cloned()
    }

    async fn furnished(&self, sitting: &Sitting) -> Result<Arc<PaperPool>, EnterFault> {
        let prepared = self.prepared(sitting).await?.ok_or(EnterFault::NotYet)?;
        let digests = digest::digests(&prepared.pool);
        let pool: Pool = serde_json::from_value(prepared.pool).map_err(|error| {
            // No attempt is used up on an empty paper.
            tracing::error!(%error, sitting = %sitting.id.0, "what a sitting draws from cannot be read");
            EnterFault::NotYet
        })?;
        // Sittings of a paper count together.
        let paper = (sitting.federation, sitting.paper);
        let asked = self.inner.exams.rooms.asked.get_or_insert_with(paper, PaperExposure::default);
        lock(&asked).looked_at = None;
        self.look_again(sitting, &asked).await?;
        Ok(Arc::new(PaperPool { pool, digests, asked }))
    }

    /// Refreshes exposure counts if they are old. One task does, the others use the known ones.
    /// Forgets reservations that were never begun.
    async fn look_again(&self, sitting: &Sitting, asked: &PaperExposure) -> Result<(), StoreError> {
        let now = self.inner.clock.now();
        let before = {
            let mut asked = lock(asked);
            if asked.looked_at.is_some_and(|at| now.since(at) < LOOKED_EVERY) {
                return Ok(());
            }
            asked.looked_at.replace(now)
        };
        let drawn =
            exposure::drawn_of_paper(&self.inner.store, sitting.federation, sitting.paper, LATEST).await;
        let mut asked = lock(asked);
        match drawn {
            Ok(drawn) => {
                let mut seen = Seen::default();
                for drawn in drawn {
                    seen.take_in(&serde_json::from_value(drawn).unwrap_or_default());
                }
                asked.seen = seen;
                Ok(())
            }
            Err(error) => {
                asked.looked_at = before;
                Err(error)
            }
        }
    }
}

fn lock<T>(what: &Mutex<T>) -> MutexGuard<'_, T> {
    what.lock().unwrap_or_else(PoisonError::into_inner)
}
