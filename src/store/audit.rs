//! The tables `audit` and `audit_head`. Entries are appended and read, never updated or deleted.

use super::account::AccountId;
use super::db::{Store, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::{execute, fetch_all, fetch_one, fetch_optional, fetch_scalar, fetch_scalars};
use super::row::{self, Row};
use super::sql::sql;
use uuid::Uuid;

/// An entry's row.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow, Row)]
#[row(table = "audit", key(federation_id, number))]
pub struct AuditRow {
    /// The federation that owns the log.
    pub federation_id: FederationId,
    /// Number in the log, from 1.
    pub number: i64,
    /// Time of the action.
    pub at: Moment,
    /// The federation of the acting account; `None` for the operator's program.
    pub by_federation_id: Option<FederationId>,
    /// The acting account; `None` for the operator's program.
    pub by_account_id: Option<AccountId>,
    /// The action, by its token.
    pub deed: String,
    /// The kind of object, by its token.
    pub on_kind: String,
    /// The federation of the object, if it may be another.
    pub on_federation_id: Option<FederationId>,
    /// The id of the object, if it has one.
    pub on_id: Option<Uuid>,
    /// Further details: JSON, in the exact bytes that are hashed.
    pub detail: String,
    /// The hash of the previous entry, 32 bytes; zeros for the first.
    pub before: Vec<u8>,
    /// The hash of this entry, 32 bytes.
    pub hash: Vec<u8>,
}

/// The end of a federation's log.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct AuditHead {
    /// Number of entries.
    pub number: i64,
    /// The hash of the last entry, 32 bytes; zeros for an empty log.
    pub hash: Vec<u8>,
}

/// Selection of entries. Empty fields select all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AuditFilter {
    /// Only entries with this account as actor or object.
    pub person: Option<AccountId>,
    /// Only this action.
    pub deed: Option<String>,
}

/// The condition of a filter; `$2` is the person and `$3` the action.
const NARROWED: &str = "
    WHERE federation_id = $1 AND ($2 IS NULL OR by_account_id = $2 OR on_id = $2) AND ($3 IS NULL OR deed = $3)";

/// Locks the head of a federation's log for the rest of the transaction, and returns it.
pub async fn lock_head(
    write: &mut WriteTransaction,
    federation: FederationId,
) -> Result<AuditHead, StoreError> {
    const SQL: &str = "
        INSERT INTO audit_head (federation_id, number, hash) VALUES ($1, 0, $2)
        ON CONFLICT (federation_id) DO UPDATE SET number = audit_head.number
        RETURNING number, hash";
    fetch_one(write, SQL, &(federation, vec![0_u8; 32])).await
}

/// Appends an entry.
pub async fn insert(write: &mut WriteTransaction, row: &AuditRow) -> Result<(), StoreError> {
    row::insert(write, row).await
}

/// Sets the head of a log, which was locked in this transaction.
pub async fn move_head(
    write: &mut WriteTransaction,
    federation: FederationId,
    head: &AuditHead,
) -> Result<(), StoreError> {
    const SQL: &str = "UPDATE audit_head SET number = $2, hash = $3 WHERE federation_id = $1";
    execute(write, SQL, &(federation, head.number, &head.hash)).await
}

/// The head of a federation's log; `None` if nothing was ever entered.
pub async fn head(store: &Store, federation: FederationId) -> Result<Option<AuditHead>, StoreError> {
    const SQL: &str = "SELECT number, hash FROM audit_head WHERE federation_id = $1";
    fetch_optional(store, SQL, &(federation,)).await
}

/// The entries after a number, the earliest first, up to a limit.
pub async fn after(
    store: &Store,
    federation: FederationId,
    filter: &AuditFilter,
    number: i64,
    limit: i64,
) -> Result<Vec<AuditRow>, StoreError> {
    const SQL: &str = sql!(AuditRow::SELECT, NARROWED, " AND number > $4 ORDER BY number LIMIT $5");
    fetch_all(store, SQL, &(federation, filter.person, &filter.deed, number, limit)).await
}

/// Entries after a number that mention this id, as their object or in their details. The earliest
/// first, up to a limit.
pub async fn mentioning(
    store: &Store,
    federation: FederationId,
    id: Uuid,
    number: i64,
    limit: i64,
) -> Result<Vec<AuditRow>, StoreError> {
    const SQL: &str = sql!(
        AuditRow::SELECT,
        " WHERE federation_id = $1 AND number > $2 AND (on_id = $3 OR detail LIKE $4) ORDER BY number LIMIT $5"
    );
    fetch_all(store, SQL, &(federation, number, id, format!("%{id}%"), limit)).await
}

/// The ids of all objects of an action.
pub async fn objects_of(
    store: &Store,
    federation: FederationId,
    deed: &str,
) -> Result<Vec<Uuid>, StoreError> {
    const SQL: &str = "
        SELECT DISTINCT on_id FROM audit WHERE federation_id = $1 AND deed = $2 AND on_id IS NOT NULL";
    fetch_scalars(store, SQL, &(federation, deed)).await
}

/// A page of the entries of a log, the latest first.
pub async fn latest(
    store: &Store,
    federation: FederationId,
    filter: &AuditFilter,
    limit: i64,
    offset: i64,
) -> Result<Vec<AuditRow>, StoreError> {
    const SQL: &str = sql!(AuditRow::SELECT, NARROWED, " ORDER BY number DESC LIMIT $4 OFFSET $5");
    fetch_all(store, SQL, &(federation, filter.person, &filter.deed, limit, offset)).await
}

/// Number of entries that match a filter.
pub async fn count(store: &Store, federation: FederationId, filter: &AuditFilter) -> Result<i64, StoreError> {
    const SQL: &str = sql!("SELECT count(*) FROM audit", NARROWED);
    fetch_scalar(store, SQL, &(federation, filter.person, &filter.deed)).await
}
