//! The table `answer`. Rows are inserted and read, never updated or deleted.

use super::account::AccountId;
use super::db::{ReadSource, Store, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::{fetch_all, fetch_optional, fetch_scalars};
use super::row::{self, Row};
use super::sql::sql;
use std::collections::BTreeMap;
use uuid::Uuid;

/// The id of an answer: a UUIDv7, so that ids grow with time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, sqlx::Type)]
#[sqlx(transparent)]
pub struct AnswerId(pub Uuid);

/// An answer's row.
#[derive(Clone, Debug, PartialEq, sqlx::FromRow, Row)]
#[row(table = "answer", key(federation_id, id))]
pub struct AnswerRow {
    pub federation_id: FederationId,
    /// The account that answered.
    pub account_id: AccountId,
    pub id: AnswerId,
    pub scenario: String,
    /// The SHA-256 of the scenario's file, in hexadecimal.
    pub scenario_digest: String,
    /// The answer: tokens by component key.
    #[sqlx(json)]
    pub answer: BTreeMap<String, Vec<String>>,
    /// The edition of the Laws it was marked under.
    pub edition: String,
    /// The version of the engine that marked it.
    pub engine: String,
    /// The mark, in per mille: 0 to 1000.
    pub mark: i16,
    /// Verdicts: a token such as `right` or `wrong` by component key.
    #[sqlx(json)]
    pub components: BTreeMap<String, String>,
    pub answered_at: Moment,
    /// Stated confidence: `guess`, `fairly_sure` or `sure`; `None` if not stated.
    pub confidence: Option<String>,
    /// False if it leaves out a question: it then counts toward no certificate.
    pub evidence: bool,
}

/// An answer without its tokens, for computing progress.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct AnswerSummaryRow {
    pub id: AnswerId,
    pub scenario: String,
    /// The mark, in per mille: 0 to 1000.
    pub mark: i16,
    /// Stated confidence, if any.
    pub confidence: Option<String>,
    pub answered_at: Moment,
    /// False if it counts toward no certificate.
    pub evidence: bool,
}

/// Adds an answer.
pub async fn insert(write: &mut WriteTransaction, row: &AnswerRow) -> Result<(), StoreError> {
    row::insert(write, row).await
}

/// One answer of an account.
pub async fn by_id(
    store: &Store,
    federation: FederationId,
    account: AccountId,
    id: AnswerId,
) -> Result<Option<AnswerRow>, StoreError> {
    const SQL: &str = sql!(AnswerRow::SELECT, " WHERE federation_id = $1 AND account_id = $2 AND id = $3");
    fetch_optional(store, SQL, &(federation, account, id)).await
}

/// All answers of an account, by scenario and time.
pub async fn of_account(
    store: &Store,
    federation: FederationId,
    account: AccountId,
) -> Result<Vec<AnswerRow>, StoreError> {
    const SQL: &str = sql!(
        AnswerRow::SELECT,
        " WHERE federation_id = $1 AND account_id = $2 ORDER BY scenario, answered_at, id"
    );
    fetch_all(store, SQL, &(federation, account)).await
}

/// Summaries of all answers of an account in chronological order. One query reads a user's whole
/// progress.
pub async fn given_by_account(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    account: AccountId,
) -> Result<Vec<AnswerSummaryRow>, StoreError> {
    const SQL: &str = "
        SELECT id, scenario, mark, confidence, answered_at, evidence
        FROM answer WHERE federation_id = $1 AND account_id = $2 ORDER BY answered_at, id";
    fetch_all(from, SQL, &(federation, account)).await
}

/// Times at which an account answered in practice or began an exam.
pub async fn moments(
    store: &Store,
    federation: FederationId,
    account: AccountId,
) -> Result<Vec<Moment>, StoreError> {
    const SQL: &str = "
        SELECT answered_at FROM answer WHERE federation_id = $1 AND account_id = $2
        UNION ALL
        SELECT begun_at FROM attempt WHERE federation_id = $1 AND account_id = $2 AND begun_at IS NOT NULL";
    fetch_scalars(store, SQL, &(federation, account)).await
}
