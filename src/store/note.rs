//! The table `note`. Rows are inserted and read, never updated or deleted; an edited note is a new
//! row.

use super::account::AccountId;
use super::db::{ReadSource, Store, WriteTransaction, on_source};
use super::either::on_either;
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use uuid::Uuid;

/// The id of a note's row: a UUIDv7, so that ids grow with time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, sqlx::Type)]
#[sqlx(transparent)]
pub struct NoteId(pub Uuid);

/// A version of a note on a scenario.
#[derive(Clone, PartialEq, Eq, sqlx::FromRow)]
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

/// The columns of a row, shared by all queries.
macro_rules! select {
    () => {
        "SELECT federation_id, account_id, id, scenario, text, written_at FROM note"
    };
}

/// Adds a version of a note.
pub async fn insert(write: &mut WriteTransaction, row: &NoteRow) -> Result<(), StoreError> {
    const SQL: &str = "
        INSERT INTO note (federation_id, account_id, id, scenario, text, written_at)
        VALUES ($1, $2, $3, $4, $5, $6)";
    on_either!(write.conn(), conn => {
        sqlx::query(SQL)
            .bind(row.federation_id)
            .bind(row.account_id)
            .bind(row.id)
            .bind(&row.scenario)
            .bind(&row.text)
            .bind(row.written_at)
            .execute(conn)
            .await
            .map(|_| ())
    })?;
    Ok(())
}

/// An account's notes on a scenario, the latest first, up to a limit.
pub async fn of_scenario(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    account: AccountId,
    scenario: &str,
    limit: i64,
) -> Result<Vec<NoteRow>, StoreError> {
    const SQL: &str = concat!(
        select!(),
        " WHERE federation_id = $1 AND account_id = $2 AND scenario = $3
          ORDER BY written_at DESC, id DESC LIMIT $4"
    );
    Ok(on_source!(from, conn => {
        sqlx::query_as(SQL).bind(federation).bind(account).bind(scenario).bind(limit).fetch_all(conn).await
    })?)
}

/// The current notes of an account, by scenario, without deleted ones.
pub async fn latest_of_account(
    store: &Store,
    federation: FederationId,
    account: AccountId,
) -> Result<Vec<NoteRow>, StoreError> {
    const SQL: &str = concat!(
        select!(),
        " AS this
        WHERE federation_id = $1 AND account_id = $2 AND text <> ''
          AND NOT EXISTS (
              SELECT 1 FROM note AS later
              WHERE later.federation_id = this.federation_id
                AND later.account_id = this.account_id
                AND later.scenario = this.scenario
                AND (later.written_at, later.id) > (this.written_at, this.id))
        ORDER BY scenario"
    );
    Ok(on_source!(store, conn => {
        sqlx::query_as(SQL).bind(federation).bind(account).fetch_all(conn).await
    })?)
}

/// All versions of an account's notes in chronological order.
pub async fn all_of_account(
    store: &Store,
    federation: FederationId,
    account: AccountId,
) -> Result<Vec<NoteRow>, StoreError> {
    const SQL: &str =
        concat!(select!(), " WHERE federation_id = $1 AND account_id = $2 ORDER BY written_at, id");
    Ok(on_source!(store, conn => {
        sqlx::query_as(SQL).bind(federation).bind(account).fetch_all(conn).await
    })?)
}
