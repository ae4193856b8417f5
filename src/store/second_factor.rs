//! The table `second_factor`.

use super::account::AccountId;
use super::db::{ReadSource, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::{changes_rows, fetch_optional, fetch_scalar};
use super::row::Row;
use super::sql::sql;
use std::fmt;

/// A second factor's row.
#[derive(Clone, PartialEq, Eq, sqlx::FromRow, Row)]
#[row(table = "second_factor", key(federation_id, account_id))]
pub struct SecondFactorRow {
    pub federation_id: FederationId,
    /// The account.
    pub account_id: AccountId,
    /// The shared secret, 20 bytes.
    pub secret: Vec<u8>,
    pub begun_at: Moment,
    /// Time of the first valid code, from which on it is required.
    pub confirmed_at: Option<Moment>,
    /// The time step of the last accepted code.
    pub last_step: Option<i64>,
}

impl fmt::Debug for SecondFactorRow {
    /// Omits the secret; debug output may be logged.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SecondFactorRow")
            .field("federation_id", &self.federation_id)
            .field("account_id", &self.account_id)
            .field("confirmed_at", &self.confirmed_at)
            .finish_non_exhaustive()
    }
}

/// Saves an unconfirmed secret in place of a previous unconfirmed one. Returns false if a confirmed
/// one exists, which stays.
pub async fn begin(write: &mut WriteTransaction, row: &SecondFactorRow) -> Result<bool, StoreError> {
    const SQL: &str = sql!(SecondFactorRow::UPSERT, " WHERE second_factor.confirmed_at IS NULL");
    changes_rows(write, SQL, row).await
}

/// The second factor of an account, confirmed or not.
pub async fn of_account(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    account: AccountId,
) -> Result<Option<SecondFactorRow>, StoreError> {
    fetch_optional(from, SecondFactorRow::SELECT_BY_KEY, &(federation, account)).await
}

/// True if an account has a confirmed second factor, read in a running transaction.
pub async fn is_confirmed(
    write: &mut WriteTransaction,
    federation: FederationId,
    account: AccountId,
) -> Result<bool, StoreError> {
    const SQL: &str = "
        SELECT COUNT(*) FROM second_factor
        WHERE federation_id = $1 AND account_id = $2 AND confirmed_at IS NOT NULL";
    let found: i64 = fetch_scalar(write, SQL, &(federation, account)).await?;
    Ok(found > 0)
}

/// Confirms this secret by the code of a time step. Returns true if it existed and was unconfirmed.
pub async fn confirm(
    write: &mut WriteTransaction,
    row: &SecondFactorRow,
    step: i64,
    at: Moment,
) -> Result<bool, StoreError> {
    const SQL: &str = "
        UPDATE second_factor SET confirmed_at = $4, last_step = $5
        WHERE federation_id = $1 AND account_id = $2 AND secret = $3 AND confirmed_at IS NULL";
    changes_rows(write, SQL, &(row.federation_id, row.account_id, &row.secret, at, step)).await
}

/// Records the use of a time step's code. Returns true if the step is later than all before; of two
/// concurrent uses of a code, one gets false.
pub async fn take_step(
    write: &mut WriteTransaction,
    federation: FederationId,
    account: AccountId,
    step: i64,
) -> Result<bool, StoreError> {
    const SQL: &str = "
        UPDATE second_factor SET last_step = $3
        WHERE federation_id = $1 AND account_id = $2 AND confirmed_at IS NOT NULL
          AND (last_step IS NULL OR last_step < $3)";
    changes_rows(write, SQL, &(federation, account, step)).await
}

/// Removes the second factor of an account. Returns true if there was one.
pub async fn delete(
    write: &mut WriteTransaction,
    federation: FederationId,
    account: AccountId,
) -> Result<bool, StoreError> {
    changes_rows(write, SecondFactorRow::DELETE, &(federation, account)).await
}
