//! Lists of attempts for examiners, with names, from the table `attempt`. Papers written in a hall
//! have no clock, and are not among them.

use super::attempt::{AttemptId, AttemptRow};
use super::db::{ReadSource, Store};
use super::error::StoreError;
use super::federation::FederationId;
use super::query::{fetch_all, fetch_scalar};
use super::row::Row;
use super::sitting::SittingId;
use super::sql::{contains_pattern, sql, with_collation};
use collation::{Alphabet, search_key};

/// An attempt in an examiner's list.
#[derive(Clone, PartialEq, sqlx::FromRow)]
pub struct ListedAttemptRow {
    /// The attempt.
    #[sqlx(flatten)]
    pub attempt: AttemptRow,
    /// The candidate's name.
    pub name: String,
    /// The candidate's member number.
    pub member_number: Option<String>,
    /// Answered pages: per page a line with its number, a space and the answer.
    pub answers: String,
    /// Extra time in per cent.
    pub extra_percent: Option<i16>,
    /// Extra time in minutes.
    pub extra_minutes: Option<i16>,
}

/// Selection of attempts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AttemptQuery {
    /// Only this attempt.
    pub one: Option<AttemptId>,
    /// Lower-case text within the candidate's name or number; empty for all.
    pub holds: String,
    /// Only pending and running attempts, in the order in which all transactions lock them; another
    /// order could deadlock.
    pub live: bool,
    /// Collation of names.
    pub alphabet: Option<Alphabet>,
    /// Page size.
    pub limit: i64,
    /// Number of attempts to skip.
    pub skipped: i64,
}

/// Number of attempts in a state.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct StateCount {
    pub state: String,
    pub attempts: i64,
}

/// Number of candidates' attempts at a sitting by state; examiners' trials are not counted.
pub async fn counts(
    store: &Store,
    federation: FederationId,
    sitting: SittingId,
) -> Result<Vec<StateCount>, StoreError> {
    const SQL: &str = "
        SELECT state, COUNT(*) AS attempts FROM attempt
        WHERE federation_id = $1 AND sitting_id = $2 AND NOT test AND hall_number IS NULL
        GROUP BY state ORDER BY state";
    fetch_all(store, SQL, &(federation, sitting)).await
}

/// Number of candidates' attempts on paper at a sitting that are not finished.
pub async fn unfinished_on_paper(
    store: &Store,
    federation: FederationId,
    sitting: SittingId,
) -> Result<i64, StoreError> {
    const SQL: &str = "
        SELECT COUNT(*) FROM attempt WHERE federation_id = $1 AND sitting_id = $2 AND hall_number IS NOT NULL
            AND state IN ('waits', 'under_way')";
    fetch_scalar(store, SQL, &(federation, sitting)).await
}

/// Attempts at a sitting: waiting, then running, then finished ones, each by name; a selection of
/// live ones by id.
pub async fn page(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    sitting: SittingId,
    query: &AttemptQuery,
) -> Result<Vec<ListedAttemptRow>, StoreError> {
    const SQL: &str = sql!(
        "SELECT ",
        AttemptRow::COLUMNS,
        ", n.name, n.member_number,
            (SELECT coalesce(string_agg(CAST(w.page AS text) || ' ' || w.answer, '
'), '') FROM attempt_answer w
             WHERE w.federation_id = attempt.federation_id AND w.attempt_id = attempt.id AND w.answer <> '{}'
                 AND NOT EXISTS (
                 SELECT 1 FROM attempt_answer l WHERE l.federation_id = w.federation_id
                     AND l.attempt_id = w.attempt_id
                     AND l.page = w.page AND l.number > w.number)) AS answers,
            g.extra_percent, g.extra_minutes
        FROM attempt
        JOIN account n ON n.federation_id = attempt.federation_id AND n.id = attempt.account_id
        LEFT JOIN accommodation g ON g.federation_id = attempt.federation_id AND g.account_id = attempt.account_id
        WHERE attempt.federation_id = $1 AND sitting_id = $2 AND attempt.id = coalesce($3, attempt.id)
            AND hall_number IS NULL
            AND ($4 = '' OR coalesce(nullif(n.sought, ''), lower(n.name)) LIKE $9 ESCAPE '!'
                OR lower(coalesce(n.member_number, '')) LIKE $5 ESCAPE '!')
            AND (state IN ('waits', 'under_way') OR NOT $6)
        ORDER BY CASE WHEN $6 THEN attempt.id END,
            CASE state WHEN 'waits' THEN 0 WHEN 'under_way' THEN 1 ELSE 2 END, test, n.name @alphabet,
            number, attempt.id
        LIMIT $7 OFFSET $8"
    );
    let (sql, like) = (with_collation(SQL, query.alphabet), contains_pattern(&query.holds));
    fetch_all(
        from,
        sql,
        &(
            federation,
            sitting,
            query.one,
            &query.holds,
            like,
            query.live,
            query.limit,
            query.skipped,
            contains_pattern(&search_key(&query.holds)),
        ),
    )
    .await
}
