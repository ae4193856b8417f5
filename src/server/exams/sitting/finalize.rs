//! Storing the effects of elapsed time on attempts before a setting they depend on changes:
//! afterwards they could not be computed, and candidates would be treated differently depending on
//! who had been read before.

use super::monitor::{attempt_of, live};
use super::{Sitting, Sittings};
use crate::exams::attempt::{Attempt, AttemptState};
use std::sync::Arc;
use store::account::AccountId;
use store::attempt::{self, AttemptId};
use store::federation::FederationId;
use store::{StoreError, WriteTransaction, attempt_list};

/// Attempts that had been pending or running, as of now.
#[derive(Debug, Default)]
pub(crate) struct Finalized {
    /// Number of candidates pending or under way; trials are not counted.
    pub under_way: usize,
    /// Those that have ended.
    pub over: Vec<(FederationId, AttemptId)>,
}

impl Sittings {
    /// Stores the effects of elapsed time on attempts at a sitting, in the caller's transaction.
    pub(crate) async fn settle_at(
        &self,
        write: &mut WriteTransaction,
        sitting: &Sitting,
    ) -> Result<Finalized, StoreError> {
        let (now, sitting) = (self.clock.instant(), Arc::new(sitting.clone()));
        let mut settled = Finalized::default();
        for row in attempt_list::page(&mut *write, sitting.federation, sitting.id, &live(None)).await? {
            self.settle(write, attempt_of(&sitting, row, now), &mut settled).await?;
        }
        Ok(settled)
    }

    /// The same for an account's attempts, with its accommodation before this transaction.
    pub(crate) async fn settle_of(
        &self,
        write: &mut WriteTransaction,
        federation: FederationId,
        who: AccountId,
    ) -> Result<Finalized, StoreError> {
        let mut rows = attempt::of_account(&mut *write, federation, who).await?;
        rows.retain(|row| AttemptState::read(&row.state).is_some_and(|state| !state.is_over()));
        rows.sort_by_key(|row| row.id);
        let mut settled = Finalized::default();
        for row in rows {
            if let Some(attempt) = self.attempts.attempt_from_row(&mut *write, row, None).await? {
                self.settle(write, attempt, &mut settled).await?;
            }
        }
        Ok(settled)
    }

    /// Queues the ended ones for marking, once committed.
    pub(crate) fn mark_settled(&self, settled: Finalized) {
        for (federation, id) in settled.over {
            self.engine_queue.push((federation, id));
        }
    }

    async fn settle(
        &self,
        write: &mut WriteTransaction,
        read: Attempt,
        settled: &mut Finalized,
    ) -> Result<(), StoreError> {
        let federation = read.row.federation_id;
        let Some(row) = attempt::lock(write, federation, read.id()).await? else { return Ok(()) };
        let was = row.clone();
        let attempt = Attempt::new(row, read.rules, self.clock.instant());
        if attempt.row != was {
            attempt::save(write, &attempt.row).await?;
        }
        if attempt.state().is_over() {
            settled.over.push((federation, attempt.id()));
        } else if !attempt.is_test() {
            settled.under_way += 1;
        }
        Ok(())
    }
}
