//! Pages of a federation's rows for the API, each after a cursor that stays valid.

use super::account::{AccountId, AccountRow};
use super::certificate::{CertificateId, CertificateRow};
use super::db::Store;
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::fetch_all;
use super::row::Row;
use super::sitting::{SittingId, SittingRow};
use super::sql::sql;

/// The accounts after an id, or the one with a member number; without deleted ones.
pub async fn accounts(
    store: &Store,
    federation: FederationId,
    after: AccountId,
    member_number: &str,
    limit: i64,
) -> Result<Vec<AccountRow>, StoreError> {
    const SQL: &str = sql!(
        AccountRow::SELECT,
        " WHERE federation_id = $1 AND id > $2 AND name <> '' AND ($3 = '' OR member_number = $3)
          ORDER BY id LIMIT $4"
    );
    fetch_all(store, SQL, &(federation, after, member_number, limit)).await
}

/// The sittings after an id, without drafts and trials.
pub async fn sittings(
    store: &Store,
    federation: FederationId,
    after: SittingId,
    limit: i64,
) -> Result<Vec<SittingRow>, StoreError> {
    const SQL: &str = sql!(
        SittingRow::SELECT,
        " WHERE federation_id = $1 AND id > $2 AND state <> 'draft' AND NOT trial ORDER BY id LIMIT $3"
    );
    fetch_all(store, SQL, &(federation, after, limit)).await
}

/// The certificates whose state has changed since a moment and before another, in the order of
/// their last change.
pub async fn certificates(
    store: &Store,
    federation: FederationId,
    (at, after): (Moment, CertificateId),
    before: Moment,
    limit: i64,
) -> Result<Vec<CertificateRow>, StoreError> {
    const SQL: &str = sql!(
        CertificateRow::SELECT,
        " WHERE federation_id = $1 AND (state_at > $2 OR (state_at = $2 AND id > $3)) AND state_at < $4
          ORDER BY state_at, id LIMIT $5"
    );
    fetch_all(store, SQL, &(federation, at, after, before, limit)).await
}
