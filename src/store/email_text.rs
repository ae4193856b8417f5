//! The table `email_text`: a federation's own texts of emails.

use super::db::{ReadSource, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::{changes_rows, fetch_all, fetch_optional};
use super::row::{self, Row};
use super::sql::sql;

/// The text of a kind of email in a language.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow, Row)]
#[row(table = "email_text", key(federation_id, kind, language))]
pub struct EmailTextRow {
    pub federation_id: FederationId,
    /// Token of the kind.
    pub kind: String,
    /// Language tag.
    pub language: String,
    pub subject: String,
    pub body: String,
    pub changed_at: Moment,
}

/// Adds a text, or replaces it.
pub async fn put(write: &mut WriteTransaction, row: &EmailTextRow) -> Result<(), StoreError> {
    row::upsert(write, row).await
}

/// Deletes a text. Returns true if there was one.
pub async fn delete(
    write: &mut WriteTransaction,
    federation: FederationId,
    kind: &str,
    language: &str,
) -> Result<bool, StoreError> {
    changes_rows(write, EmailTextRow::DELETE, &(federation, kind, language)).await
}

/// The text of this kind in this language, if the federation has one.
pub async fn find(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    kind: &str,
    language: &str,
) -> Result<Option<EmailTextRow>, StoreError> {
    fetch_optional(from, EmailTextRow::SELECT_BY_KEY, &(federation, kind, language)).await
}

/// A federation's own texts, by kind and language.
pub async fn of_federation(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
) -> Result<Vec<EmailTextRow>, StoreError> {
    const SQL: &str = sql!(EmailTextRow::SELECT, " WHERE federation_id = $1 ORDER BY kind, language");
    fetch_all(from, SQL, &(federation,)).await
}
