//! Looking up sittings by id, or by the code given to candidates.

use super::{Prepared, Sitting, SittingState, Sittings, sitting_id};
use crate::clock::timestamp;
use crate::federation::Federation;
use crate::roles::Allowed;
use store::StoreError;
use store::federation::FederationId;
use store::sitting::{self, SittingId};

impl Sittings {
    /// The sitting under an exam's code (`demo.directors`: the federation's and its own): the
    /// current one, or else the next, or else the last.
    pub async fn by_code(&self, code: &str) -> Result<Option<(Federation, Sitting)>, StoreError> {
        let Some((federation, code)) = code.split_once('.') else { return Ok(None) };
        let Some(federation) = self.federations.by_code(federation).await? else { return Ok(None) };
        let (store, now) = (&self.store, self.clock.now());
        let latest = sitting::latest_begun(store, federation.id, code, now).await?.map(Sitting::from);
        let found = match latest {
            Some(latest) if !latest.is_over(timestamp(now)) => Some(latest),
            latest => sitting::next(store, federation.id, code, now).await?.map(Sitting::from).or(latest),
        };
        Ok(found.map(|found| (federation, found)))
    }

    /// The sitting with this id in a federation, for rules applied after the permission check.
    pub(crate) async fn of(
        &self,
        federation: FederationId,
        id: SittingId,
    ) -> Result<Option<Sitting>, StoreError> {
        Ok(sitting::by_id(&self.store, federation, id).await?.map(Sitting::from))
    }

    /// The material prepared when it was opened; `None` before that.
    pub(crate) async fn prepared(&self, sitting: &Sitting) -> Result<Option<Prepared>, StoreError> {
        let row = sitting::prepared(&self.store, sitting.federation, sitting.id).await?;
        Ok(row.map(|row| Prepared { paper: row.paper, pool: row.pool }))
    }

    /// A sitting of the permission's federation that was opened, by the id in a URL.
    pub async fn held(&self, allowed: &Allowed, id: &str) -> Result<Option<Sitting>, StoreError> {
        let Some(id) = sitting_id(id) else { return Ok(None) };
        let found = self.of(allowed.federation().id, id).await?;
        Ok(found.filter(|sitting| sitting.state != SittingState::Draft))
    }
}
