//! The table `sitting_marker`: people invited to mark one sitting's answers.

use super::account::AccountId;
use super::db::{ReadSource, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::{changes_rows, execute, fetch_all, fetch_optional, fetch_scalar};
use super::row::{self, Row};
use super::sitting::SittingId;
use super::sql::sql;
use std::fmt;
use uuid::Uuid;

/// An invitation to mark.
#[derive(Clone, PartialEq, Eq, sqlx::FromRow, Row)]
#[row(table = "sitting_marker", key(federation_id, id))]
pub struct SittingMarkerRow {
    pub federation_id: FederationId,
    pub id: Uuid,
    pub sitting_id: SittingId,
    /// The address of the email, lower-cased.
    pub email: String,
    /// The SHA-256 of the secret in the link, 32 bytes.
    pub secret_hash: Vec<u8>,
    /// The federation of the account that has accepted.
    pub home_id: Option<FederationId>,
    /// The account that has accepted.
    pub account_id: Option<AccountId>,
    pub invited_at: Moment,
    /// End of the invitation, and of marking by it.
    pub ends_at: Moment,
}

impl fmt::Debug for SittingMarkerRow {
    /// Omits the address; debug output may be logged.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SittingMarkerRow")
            .field("federation_id", &self.federation_id)
            .field("id", &self.id)
            .field("sitting_id", &self.sitting_id)
            .finish_non_exhaustive()
    }
}

/// Adds an invitation.
pub async fn insert(write: &mut WriteTransaction, row: &SittingMarkerRow) -> Result<(), StoreError> {
    row::insert(write, row).await
}

/// Withdraws an invitation. Returns true if it existed.
pub async fn remove(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: Uuid,
) -> Result<bool, StoreError> {
    changes_rows(write, SittingMarkerRow::DELETE, &(federation, id)).await
}

/// Removes what was sent to an address for a sitting, for a new invitation.
pub async fn remove_of(
    write: &mut WriteTransaction,
    federation: FederationId,
    sitting: SittingId,
    email: &str,
) -> Result<(), StoreError> {
    const SQL: &str =
        "DELETE FROM sitting_marker WHERE federation_id = $1 AND sitting_id = $2 AND email = $3";
    execute(write, SQL, &(federation, sitting, email)).await
}

/// The invitations of a sitting, the first one first.
pub async fn of_sitting(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    sitting: SittingId,
) -> Result<Vec<SittingMarkerRow>, StoreError> {
    const SQL: &str = sql!(
        SittingMarkerRow::SELECT,
        " WHERE federation_id = $1 AND sitting_id = $2 ORDER BY invited_at, id"
    );
    fetch_all(from, SQL, &(federation, sitting)).await
}

/// The invitation behind a link, unless it has ended.
pub async fn by_secret(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    secret_hash: &[u8],
    now: Moment,
) -> Result<Option<SittingMarkerRow>, StoreError> {
    const SQL: &str =
        sql!(SittingMarkerRow::SELECT, " WHERE federation_id = $1 AND secret_hash = $2 AND ends_at > $3");
    fetch_optional(from, SQL, &(federation, secret_hash, now)).await
}

/// Accepts an invitation for an account. Returns true unless it has ended or was accepted before.
pub async fn accept(
    write: &mut WriteTransaction,
    row: &SittingMarkerRow,
    home: FederationId,
    account: AccountId,
    now: Moment,
) -> Result<bool, StoreError> {
    const SQL: &str = "
        UPDATE sitting_marker SET home_id = $3, account_id = $4
        WHERE federation_id = $1 AND id = $2 AND account_id IS NULL AND ends_at > $5";
    changes_rows(write, SQL, &(row.federation_id, row.id, home, account, now)).await
}

/// True if an account may mark a sitting of a federation, or any of its sittings if none is named.
pub async fn may_mark(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    sitting: Option<SittingId>,
    (home, account): (FederationId, AccountId),
    now: Moment,
) -> Result<bool, StoreError> {
    const SQL: &str = "
        SELECT COUNT(*) FROM sitting_marker
        WHERE federation_id = $1 AND home_id = $2 AND account_id = $3 AND ends_at > $4";
    const AT: &str = "
        SELECT COUNT(*) FROM sitting_marker
        WHERE federation_id = $1 AND home_id = $2 AND account_id = $3 AND ends_at > $4 AND sitting_id = $5";
    let found: i64 = match sitting {
        None => fetch_scalar(from, SQL, &(federation, home, account, now)).await?,
        Some(sitting) => fetch_scalar(from, AT, &(federation, home, account, now, sitting)).await?,
    };
    Ok(found > 0)
}

/// The invitations that an account has accepted, in any federation.
pub async fn of_account(
    from: impl Into<ReadSource<'_>>,
    home: FederationId,
    account: AccountId,
) -> Result<Vec<SittingMarkerRow>, StoreError> {
    const SQL: &str = sql!(
        SittingMarkerRow::SELECT,
        " WHERE home_id = $1 AND account_id = $2 ORDER BY federation_id, invited_at, id"
    );
    fetch_all(from, SQL, &(home, account)).await
}

/// A sitting that an account marks by invitation.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct MarkedSittingRow {
    /// The code and the name of its federation.
    pub code: String,
    pub federation: String,
    pub sitting_id: SittingId,
    pub name: String,
    /// End of marking by the invitation.
    pub ends_at: Moment,
}

/// The sittings that an account may mark now by an invitation, in any federation, the one that ends
/// first before the others.
pub async fn marked_by(
    from: impl Into<ReadSource<'_>>,
    (home, account): (FederationId, AccountId),
    now: Moment,
) -> Result<Vec<MarkedSittingRow>, StoreError> {
    const SQL: &str = "
        SELECT f.code, f.name AS federation, m.sitting_id, s.name, m.ends_at FROM federation f
        JOIN sitting_marker m ON m.federation_id = f.id AND m.home_id = $1 AND m.account_id = $2
        JOIN sitting s ON s.federation_id = m.federation_id AND s.id = m.sitting_id
        WHERE m.ends_at > $3 ORDER BY m.ends_at, m.id";
    fetch_all(from, SQL, &(home, account, now)).await
}
