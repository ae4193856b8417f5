//! The table `plan`.

use super::account::AccountId;
use super::db::{ReadSource, WriteTransaction, on_source};
use super::either::on_either;
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;

/// A user's review plan.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct PlanRow {
    pub federation_id: FederationId,
    /// The user.
    pub account_id: AccountId,
    /// True if reviews are switched on.
    pub active: bool,
    /// The day of the exam, `2027-03-20`.
    pub exam: Option<String>,
    /// Name of the user's time zone.
    pub zone: String,
    /// Desired retention at review, in per mille: 700 to 970.
    pub retention: i16,
    pub decided_at: Moment,
}

/// Saves a plan in place of the previous one.
pub async fn save(write: &mut WriteTransaction, row: &PlanRow) -> Result<(), StoreError> {
    const SQL: &str = "
        INSERT INTO plan (federation_id, account_id, active, exam, zone, retention, decided_at)
        VALUES ($1, $2, $3, $4, $5, $6, $7)
        ON CONFLICT (federation_id, account_id) DO UPDATE
        SET active = $3, exam = $4, zone = $5, retention = $6, decided_at = $7";
    on_either!(write.conn(), conn => {
        sqlx::query(SQL)
            .bind(row.federation_id)
            .bind(row.account_id)
            .bind(row.active)
            .bind(&row.exam)
            .bind(&row.zone)
            .bind(row.retention)
            .bind(row.decided_at)
            .execute(conn)
            .await
            .map(|_| ())
    })?;
    Ok(())
}

/// The plan of an account, if any.
pub async fn of_account(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    account: AccountId,
) -> Result<Option<PlanRow>, StoreError> {
    const SQL: &str = "
        SELECT federation_id, account_id, active, exam, zone, retention, decided_at
        FROM plan WHERE federation_id = $1 AND account_id = $2";
    Ok(on_source!(from, conn => {
        sqlx::query_as(SQL).bind(federation).bind(account).fetch_optional(conn).await
    })?)
}
