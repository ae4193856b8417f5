//! Loads attempts with their rules, as of now. Loading a sitting stores, in the background, the
//! attempts whose time is up.

use super::{Attempt, AttemptRules, AttemptState, Attempts};
use crate::accommodations::Accommodation;
use crate::exams::sitting::Sitting;
use crate::roles::Allowed;
use std::collections::BTreeMap;
use std::sync::Arc;
use store::account::AccountId;
use store::attempt::{self, AttemptRow};
use store::{ReadSource, StoreError, accommodation, sitting};

/// True if an attempt is the caller's own, and no trial.
pub(crate) fn is_own(row: &AttemptRow, allowed: &Allowed) -> bool {
    let by = allowed.by();
    !row.test && (row.federation_id, row.account_id) == (by.federation, by.id)
}

impl Attempt {
    /// True if it is the caller's own, and no trial: they may not act on it as an examiner.
    pub(crate) fn is_own(&self, allowed: &Allowed) -> bool {
        is_own(&self.row, allowed)
    }

    /// True if the candidate has begun. An attempt that was never begun has no result.
    pub fn has_begun(&self) -> bool {
        self.row.begun_at.is_some()
    }
}

impl Attempts {
    /// Loads an attempt as of now from its row, with its sitting unless given; `None` if the
    /// sitting does not exist.
    pub(crate) async fn attempt_from_row(
        &self,
        from: impl Into<ReadSource<'_>>,
        row: AttemptRow,
        sitting: Option<Arc<Sitting>>,
    ) -> Result<Option<Attempt>, StoreError> {
        let mut from = from.into();
        let sitting = match sitting {
            Some(sitting) => sitting,
            None => match sitting::by_id(from.again(), row.federation_id, row.sitting_id).await? {
                Some(row) => Arc::new(Sitting::from(row)),
                None => return Ok(None),
            },
        };
        let granted = accommodation::of_account(from, row.federation_id, row.account_id).await?;
        let granted = granted.map(Accommodation::from).unwrap_or_default();
        let rules = AttemptRules::new(sitting, granted, &row);
        Ok(Some(Attempt::new(row, rules, self.clock.instant())))
    }

    /// All attempts at a sitting as of now, trials included, in order of entry.
    pub(crate) async fn attempts_at(&self, sitting: &Sitting) -> Result<Vec<Attempt>, StoreError> {
        self.attempts_at_within(&self.store, sitting).await
    }

    /// The same, read in the caller's transaction.
    pub(crate) async fn attempts_at_within(
        &self,
        from: impl Into<ReadSource<'_>>,
        sitting: &Sitting,
    ) -> Result<Vec<Attempt>, StoreError> {
        let (mut from, now) = (from.into(), self.clock.instant());
        let granted = accommodation::of_sitting(from.again(), sitting.federation, sitting.id).await?;
        let granted: BTreeMap<AccountId, Accommodation> =
            granted.into_iter().map(|row| (row.account_id, row.into())).collect();
        let sitting = Arc::new(sitting.clone());
        let (mut attempts, mut ended) = (Vec::new(), Vec::new());
        for row in attempt::of_sitting(from, sitting.federation, sitting.id).await? {
            let stored = AttemptState::read(&row.state);
            let granted = granted.get(&row.account_id).copied().unwrap_or_default();
            let rules = AttemptRules::new(sitting.clone(), granted, &row);
            let attempt = Attempt::new(row, rules, now);
            if attempt.state().is_over() && stored != Some(attempt.state()) {
                ended.push(attempt.clone());
            }
            attempts.push(attempt);
        }
        self.store_ended_soon(ended);
        Ok(attempts)
    }

    /// Stores ended attempts in the background, which also queues them for marking.
    fn store_ended_soon(&self, ended: Vec<Attempt>) {
        if ended.is_empty() {
            return;
        }
        let attempts = self.clone();
        tokio::spawn(async move {
            for attempt in ended {
                // A request without actions stores the effects of elapsed time.
                if let Err(error) = attempts.order(&attempt, "", false, Vec::new()).await {
                    tracing::warn!(%error, "ended attempt not stored");
                }
            }
        });
    }
}
