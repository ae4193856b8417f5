//! The certificates of a federation, as far as they are searched for, and the levels of which there are any.

use super::certificate::{CertificateId, CertificateRow, select};
use super::db::{Store, on_source};
use super::error::StoreError;
use super::federation::FederationId;
use super::sql::contains_pattern;
use collation::plain;

/// Which certificates are asked for. What is empty narrows nothing down.
#[derive(Clone, Copy, Debug)]
pub struct CertificateQuery<'a> {
    /// Lower-case text within the holder's name or member number.
    pub holds: &'a str,
    /// Or the first and the last id that its own may be.
    pub ids: (CertificateId, CertificateId),
    /// Status: a state, or `expired`.
    pub standing: &'a str,
    /// The day on which it stands so.
    pub today: &'a str,
    pub programme: &'a str,
    pub level: &'a str,
    /// After the first so many.
    pub skipped: i64,
    /// At most so many.
    pub limit: i64,
}

/// A level of which certificates were issued.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct CertifiedLevelRow {
    pub programme: String,
    /// A name of it.
    pub programme_name: String,
    pub level: String,
    /// A name of it.
    pub level_name: String,
}

/// The certificates of a federation that are asked for, the latest first.
pub async fn page(
    store: &Store,
    federation: FederationId,
    ask: &CertificateQuery<'_>,
) -> Result<Vec<CertificateRow>, StoreError> {
    const SQL: &str = concat!(
        select!(),
        " WHERE federation_id = $1
            AND ($2 = '' OR coalesce(nullif(sought, ''), lower(holder)) LIKE $12 ESCAPE '!' OR (id >= $4 AND id <= $5) OR account_id IN (
                SELECT id FROM account WHERE federation_id = $1 AND lower(coalesce(member_number, '')) LIKE $3 ESCAPE '!'))
            AND ($6 = '' OR $6 = CASE WHEN state IN ('valid', 'renewed') AND valid_until < $7 THEN 'expired' ELSE state END)
            AND ($8 = '' OR programme = $8) AND ($9 = '' OR level = $9)
          ORDER BY issued_at DESC, id DESC LIMIT $10 OFFSET $11"
    );
    let like = contains_pattern(ask.holds);
    Ok(on_source!(store, conn => {
        sqlx::query_as(SQL)
            .bind(federation)
            .bind(ask.holds)
            .bind(&like)
            .bind(ask.ids.0)
            .bind(ask.ids.1)
            .bind(ask.standing)
            .bind(ask.today)
            .bind(ask.programme)
            .bind(ask.level)
            .bind(ask.limit)
            .bind(ask.skipped)
            .bind(contains_pattern(&plain(ask.holds)))
            .fetch_all(conn)
            .await
    })?)
}

/// The levels of which certificates were issued in a federation, by the ids of programme and level.
pub async fn levels(store: &Store, federation: FederationId) -> Result<Vec<CertifiedLevelRow>, StoreError> {
    const SQL: &str = "
        SELECT programme, MAX(programme_name) AS programme_name, level, MAX(level_name) AS level_name
        FROM certificate WHERE federation_id = $1 GROUP BY programme, level ORDER BY programme, level";
    Ok(on_source!(store, conn => sqlx::query_as(SQL).bind(federation).fetch_all(conn).await)?)
}
