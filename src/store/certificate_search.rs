//! Search of a federation's certificates, and the levels that have any.

use super::certificate::{CertificateId, CertificateRow};
use super::db::Store;
use super::error::StoreError;
use super::federation::FederationId;
use super::query::fetch_all;
use super::row::Row;
use super::sql::{contains_pattern, sql};
use collation::search_key;

/// Selection of certificates. Empty fields select all.
#[derive(Clone, Copy, Debug)]
pub struct CertificateQuery<'a> {
    /// Lower-case text within the holder's name or member number.
    pub holds: &'a str,
    /// Alternatively, a range of ids, both included.
    pub ids: (CertificateId, CertificateId),
    /// Status: a state, or `expired`.
    pub standing: &'a str,
    /// The day of that status.
    pub today: &'a str,
    pub programme: &'a str,
    pub level: &'a str,
    /// Number of certificates to skip.
    pub skipped: i64,
    /// Page size.
    pub limit: i64,
}

/// A level with certificates.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct CertifiedLevelRow {
    pub programme: String,
    /// One of its names.
    pub programme_name: String,
    pub level: String,
    /// One of its names.
    pub level_name: String,
}

/// A page of the selected certificates, the latest first.
pub async fn page(
    store: &Store,
    federation: FederationId,
    query: &CertificateQuery<'_>,
) -> Result<Vec<CertificateRow>, StoreError> {
    const SQL: &str = sql!(
        CertificateRow::SELECT,
        " WHERE federation_id = $1
            AND ($2 = '' OR coalesce(nullif(sought, ''), lower(holder)) LIKE $12 ESCAPE '!'
                OR (id >= $4 AND id <= $5)
                OR account_id IN (
                    SELECT id FROM account
                    WHERE federation_id = $1 AND lower(coalesce(member_number, '')) LIKE $3 ESCAPE '!'))
            AND ($6 = ''
                OR $6 = CASE WHEN state IN ('valid', 'renewed') AND valid_until < $7 THEN 'expired' ELSE state END)
            AND ($8 = '' OR programme = $8) AND ($9 = '' OR level = $9)
          ORDER BY issued_at DESC, id DESC LIMIT $10 OFFSET $11"
    );
    let like = contains_pattern(query.holds);
    fetch_all(
        store,
        SQL,
        &(
            federation,
            query.holds,
            &like,
            query.ids.0,
            query.ids.1,
            query.standing,
            query.today,
            query.programme,
            query.level,
            query.limit,
            query.skipped,
            contains_pattern(&search_key(query.holds)),
        ),
    )
    .await
}

/// The levels with certificates in a federation, by the ids of programme and level.
pub async fn levels(store: &Store, federation: FederationId) -> Result<Vec<CertifiedLevelRow>, StoreError> {
    const SQL: &str = "
        SELECT programme, MAX(programme_name) AS programme_name, level, MAX(level_name) AS level_name
        FROM certificate WHERE federation_id = $1 GROUP BY programme, level ORDER BY programme, level";
    fetch_all(store, SQL, &(federation,)).await
}
