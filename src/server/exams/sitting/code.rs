//! Sittings of one code, which must not overlap: candidates find their exam by its code, and would
//! find a mock exam in its place too. Whatever sets a code or a time asks here first.

use super::Sittings;
use crate::forms::Rejection;
use crate::roles::Allowed;
use store::sitting::{self, SittingId};
use store::{Moment, ReadSource, StoreError, WriteTransaction, federation};

impl Sittings {
    /// Begins a transaction that may set codes and times. The federation is locked first, so that of
    /// two such transactions the second reads what the first has set.
    pub(super) async fn write_times(&self, allowed: &Allowed) -> Result<WriteTransaction, StoreError> {
        let mut write = self.store.write().await?;
        federation::lock(&mut write, allowed.federation().id).await?;
        Ok(write)
    }

    /// Fails with a fault at the beginning if another sitting with this code is on between these
    /// times. What is stored is checked again.
    pub(crate) async fn check_code(
        &self,
        allowed: &Allowed,
        id: SittingId,
        code: &str,
        between: (Moment, Moment),
    ) -> Result<(), Rejection> {
        check_code((&self.store).into(), (allowed, id), code, between, "opens").await
    }
}

/// Fails with a fault at this field if another sitting with this code is on between these times.
pub(super) async fn check_code(
    from: ReadSource<'_>,
    (allowed, id): (&Allowed, SittingId),
    code: &str,
    between: (Moment, Moment),
    field: &str,
) -> Result<(), Rejection> {
    match sitting::at_same_time(from, (allowed.federation().id, id), code, between).await? {
        Some(other) => Err(format!("{field}-taken:{}", other.name).as_str().into()),
        None => Ok(()),
    }
}
