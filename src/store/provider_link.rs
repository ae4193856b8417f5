//! The table `provider_link`: accounts linked with a subject at a provider.

use super::account::AccountId;
use super::db::{ReadSource, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::provider::ProviderId;
use super::query::{changes_rows, execute, fetch_all, fetch_optional, fetch_scalar};
use super::row::{self, Row};
use super::sql::sql;
use std::fmt;

/// A link's row.
#[derive(Clone, PartialEq, Eq, sqlx::FromRow, Row)]
#[row(table = "provider_link", key(federation_id, provider_id, subject))]
pub struct ProviderLinkRow {
    pub federation_id: FederationId,
    pub provider_id: ProviderId,
    /// The provider's name of the person, never reused there.
    pub subject: String,
    /// The account.
    pub account_id: AccountId,
    /// The member number that the provider gave last.
    pub number: Option<String>,
    pub linked_at: Moment,
    /// Time of the last sign-in.
    pub used_at: Moment,
}

impl fmt::Debug for ProviderLinkRow {
    /// Omits subject and number; debug output may be logged.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ProviderLinkRow")
            .field("provider_id", &self.provider_id)
            .field("account_id", &self.account_id)
            .finish_non_exhaustive()
    }
}

/// Links an account.
pub async fn insert(write: &mut WriteTransaction, row: &ProviderLinkRow) -> Result<(), StoreError> {
    row::insert(write, row).await
}

/// The link of a subject.
pub async fn by_subject(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    provider: ProviderId,
    subject: &str,
) -> Result<Option<ProviderLinkRow>, StoreError> {
    fetch_optional(from, ProviderLinkRow::SELECT_BY_KEY, &(federation, provider, subject)).await
}

/// The links of an account, the oldest first.
pub async fn of_account(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    account: AccountId,
) -> Result<Vec<ProviderLinkRow>, StoreError> {
    const SQL: &str = sql!(
        ProviderLinkRow::SELECT,
        " WHERE federation_id = $1 AND account_id = $2 ORDER BY linked_at, provider_id"
    );
    fetch_all(from, SQL, &(federation, account)).await
}

/// Number of accounts linked with a provider.
pub async fn count(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    provider: ProviderId,
) -> Result<i64, StoreError> {
    const SQL: &str = "SELECT COUNT(*) FROM provider_link WHERE federation_id = $1 AND provider_id = $2";
    fetch_scalar(from, SQL, &(federation, provider)).await
}

/// Records a sign-in, and the member number given at it.
pub async fn touch(
    write: &mut WriteTransaction,
    row: &ProviderLinkRow,
    number: Option<&str>,
    at: Moment,
) -> Result<(), StoreError> {
    const SQL: &str = "
        UPDATE provider_link SET number = $4, used_at = $5
        WHERE federation_id = $1 AND provider_id = $2 AND subject = $3";
    execute(write, SQL, &(row.federation_id, row.provider_id, &row.subject, number, at)).await
}

/// Removes an account's link with a provider. Returns true if there was one.
pub async fn delete(
    write: &mut WriteTransaction,
    federation: FederationId,
    account: AccountId,
    provider: ProviderId,
) -> Result<bool, StoreError> {
    const SQL: &str = "
        DELETE FROM provider_link WHERE federation_id = $1 AND account_id = $2 AND provider_id = $3";
    changes_rows(write, SQL, &(federation, account, provider)).await
}
