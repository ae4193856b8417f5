//! Preparing a sitting before it is opened, so that no ruling is needed when all candidates begin:
//! reads its paper, and rules on every item and variant that may be asked.

use super::Papers;
use crate::exams::marking::digest;
use crate::exams::sitting::{Prepared, Sitting};
use crate::rulings::{Rulings, Unruled};
use bank::exam::{CheckResultKind, Paper, Pool, Shortage, checklist, pool};
use bank::fault::LocatedFault;
use bank::{Bank, Programme};
use rules::engine::{Case, Ruling};
use std::collections::BTreeSet;
use std::sync::Arc;
use store::sitting::SittingId;
use tokio::runtime::Handle;

/// Variants prepared per scenario where variants are drawn.
const VARIANTS: usize = 8;

/// The reason a paper cannot be sat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PrepareFault {
    /// Its file has faults.
    Faults(Vec<LocatedFault>),
    /// The bank has too few questions of a kind.
    Short(Vec<Shortage>),
    /// It takes longer than the timeout. Results so far are cached, so a repeated request gets
    /// further.
    Unruled(Unruled),
}

impl Papers {
    /// Prepares a paper's file for a sitting of a federation with these programmes, off the serving
    /// threads. Variants are chosen by the random part of the sitting's id, so that a retry chooses
    /// the same. Scenarios asked too recently are left out: see [`Papers::avoided`].
    pub async fn prepare(
        &self,
        bank: Arc<Bank>,
        rulings: Rulings,
        sitting: SittingId,
        file: String,
        own: Vec<Programme>,
        avoided: BTreeSet<String>,
    ) -> Result<Prepared, PrepareFault> {
        let from = chance_in(sitting);
        let work = move || {
            let read = Paper::read(&file).and_then(|paper| paper.of_federation(&own, avoided).checked(&bank));
            let paper = read.map_err(PrepareFault::Faults)?;
            let mut late = None;
            let mut rule = |case: &Case| ruled(&rulings, case, &mut late);
            let made = pool(&bank, &paper, VARIANTS, from, &mut rule);
            let digests = made.map(|pool| digest::of_pool(&bank, &pool, &mut rule));
            match (late, digests) {
                (Some(why), _) => Err(PrepareFault::Unruled(why)),
                (None, Ok(pool)) => Ok(Prepared { paper: file, pool }),
                (None, Err(short)) => Err(PrepareFault::Short(short)),
            }
        };
        tokio::task::spawn_blocking(work).await.unwrap_or(Err(PrepareFault::Unruled(Unruled::Broken)))
    }

    /// True if nothing prevents opening a sitting with the prepared material: no check is bad.
    pub fn may_open(&self, bank: &Bank, own: &[Programme], found: &Sitting, prepared: &Prepared) -> bool {
        let paper = Paper::read_with_programmes(bank, own, &prepared.paper).ok();
        let pool = serde_json::from_value::<Pool>(prepared.pool.clone()).ok();
        paper.zip(pool).is_some_and(|(paper, pool)| {
            let checks = checklist(bank, &paper, &pool, &found.schedule(), self.clock.instant());
            checks.iter().all(|check| check.finding() != CheckResultKind::Bad)
        })
    }
}

/// The random half of an id, without its time.
fn chance_in(id: SittingId) -> u64 {
    id.0.as_u64_pair().1
}

/// A ruling, computed and cached. After one timeout no more are requested.
fn ruled(rulings: &Rulings, case: &Case, late: &mut Option<Unruled>) -> Option<Arc<Ruling>> {
    if late.is_some() {
        return None;
    }
    Handle::current().block_on(rulings.on(case)).map_err(|why| *late = Some(why)).ok()
}
