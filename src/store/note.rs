//! The table `note`. Rows are inserted and read, never updated or deleted; an edited note is a new
//! row.

use super::account::AccountId;
use super::db::{ReadSource, Store, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::fetch_all;
use super::row::{self, Row};
use super::sql::sql;
use uuid::Uuid;

/// The id of a note's row: a UUIDv7, so that ids grow with time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, sqlx::Type)]
#[sqlx(transparent)]
pub struct NoteId(pub Uuid);

/// A version of a note on a scenario.
#[derive(Clone, PartialEq, Eq, sqlx::FromRow, Row)]
#[row(table = "note", key(federation_id, id))]
pub struct NoteRow {
    pub federation_id: FederationId,
    /// The author.
    pub account_id: AccountId,
    pub id: NoteId,
    pub scenario: String,
    /// The text; empty for a deleted note.
    pub text: String,
    pub written_at: Moment,
}

impl std::fmt::Debug for NoteRow {
    /// Omits the text; debug output may be logged.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NoteRow")
            .field("id", &self.id)
            .field("account_id", &self.account_id)
            .field("scenario", &self.scenario)
            .field("written_at", &self.written_at)
            .finish_non_exhaustive()
    }
}

/// Adds a version of a note.
pub async fn insert(write: &mut WriteTransaction, row: &NoteRow) -> Result<(), StoreError> {
    row::insert(write, row).await
}

/// An account's notes on a scenario, the latest first, up to a limit.
pub async fn of_scenario(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    account: AccountId,
    scenario: &str,
    limit: i64,
) -> Result<Vec<NoteRow>, StoreError> {
    const SQL: &str = sql!(
        NoteRow::SELECT,
        " WHERE federation_id = $1 AND account_id = $2 AND scenario = $3
          ORDER BY written_at DESC, id DESC LIMIT $4"
    );
    fetch_all(from, SQL, &(federation, account, scenario, limit)).await
}

/// The current notes of an account, by scenario, without deleted ones.
pub async fn latest_of_account(
    store: &Store,
    federation: FederationId,
    account: AccountId,
) -> Result<Vec<NoteRow>, StoreError> {
    const SQL: &str = sql!(
        NoteRow::SELECT,
        " WHERE federation_id = $1 AND account_id = $2 AND text <> ''
          AND NOT EXISTS (
              SELECT 1 FROM note AS later
              WHERE later.federation_id = note.federation_id
                AND later.account_id = note.account_id
                AND later.scenario = note.scenario
                AND (later.written_at, later.id) > (note.written_at, note.id))
        ORDER BY scenario"
    );
    fetch_all(store, SQL, &(federation, account)).await
}

/// All versions of an account's notes in chronological order.
pub async fn all_of_account(
    store: &Store,
    federation: FederationId,
    account: AccountId,
) -> Result<Vec<NoteRow>, StoreError> {
    const SQL: &str =
        sql!(NoteRow::SELECT, " WHERE federation_id = $1 AND account_id = $2 ORDER BY written_at, id");
    fetch_all(store, SQL, &(federation, account)).await
}
