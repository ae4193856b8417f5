//! The tables `certificate_event` and `certificate_assent`: events of certificates, and the first
//! of two examiners who must agree to one.

use super::account::AccountId;
use super::certificate::CertificateId;
use super::db::{Store, WriteTransaction, on_source};
use super::either::on_either;
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;

/// An event's row.
#[derive(Clone, PartialEq, Eq, sqlx::FromRow)]
pub struct CertificateEventRow {
    /// The issuer of the certificate.
    pub federation_id: FederationId,
    pub certificate_id: CertificateId,
    /// Number, from 1.
    pub number: i32,
    /// `agreed`, `issued`, `suspended`, `reinstated`, `revoked`, `replaced` or `renewed`.
    pub kind: String,
    /// Reason, for the federation's staff and the holder.
    pub reason: String,
    /// The home federation of the actor.
    pub by_federation_id: Option<FederationId>,
    pub by_account_id: Option<AccountId>,
    pub at: Moment,
}

impl std::fmt::Debug for CertificateEventRow {
    /// Omits user texts; debug output may be logged.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut debug = f.debug_struct("CertificateEventRow");
        debug.field("certificate", &self.certificate_id).field("kind", &self.kind).finish_non_exhaustive()
    }
}

/// An event with the actor's name, empty if the account was deleted.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct CertificateEventByRow {
    /// The event.
    #[sqlx(flatten)]
    pub event: CertificateEventRow,
    pub by_name: String,
}

/// The first of two examiners who must agree.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct AssentRow {
    pub federation_id: FederationId,
    /// The holder of the certificate.
    pub account_id: AccountId,
    pub programme: String,
    pub level: String,
    /// The home federation of the assenting examiner.
    pub by_federation_id: FederationId,
    /// The assenting examiner.
    pub by_account_id: AccountId,
    pub at: Moment,
}

/// Appends an event and sets its number.
pub async fn append(write: &mut WriteTransaction, row: &CertificateEventRow) -> Result<(), StoreError> {
    const SQL: &str = "
        INSERT INTO certificate_event (federation_id, certificate_id, number, kind, reason, by_federation_id,
            by_account_id, at)
        SELECT $1, $2, COALESCE(MAX(number), 0) + 1, $3, $4, $5, $6, $7
        FROM certificate_event WHERE federation_id = $1 AND certificate_id = $2";
    on_either!(write.conn(), conn => {
        sqlx::query(SQL)
            .bind(row.federation_id)
            .bind(row.certificate_id)
            .bind(&row.kind)
            .bind(&row.reason)
            .bind(row.by_federation_id)
            .bind(row.by_account_id)
            .bind(row.at)
            .execute(conn)
            .await
            .map(|_| ())
    })?;
    Ok(())
}

/// Events of a certificate, the earliest first.
pub async fn of_certificate(
    store: &Store,
    federation: FederationId,
    certificate: CertificateId,
) -> Result<Vec<CertificateEventByRow>, StoreError> {
    const SQL: &str = "
        SELECT e.federation_id, e.certificate_id, e.number, e.kind, e.reason, e.by_federation_id, e.by_account_id, e.at,
               COALESCE(a.name, '') AS by_name
        FROM certificate_event e
        LEFT JOIN account a ON a.federation_id = e.by_federation_id AND a.id = e.by_account_id
        WHERE e.federation_id = $1 AND e.certificate_id = $2 ORDER BY e.number";
    Ok(on_source!(store, conn => {
        sqlx::query_as(SQL).bind(federation).bind(certificate).fetch_all(conn).await
    })?)
}

/// Records an assent. Returns true if it is the first.
pub async fn agree(write: &mut WriteTransaction, row: &AssentRow) -> Result<bool, StoreError> {
    const SQL: &str = "
        INSERT INTO certificate_assent (federation_id, account_id, programme, level, by_federation_id,
            by_account_id, at)
        VALUES ($1, $2, $3, $4, $5, $6, $7)
        ON CONFLICT (federation_id, account_id, programme, level) DO NOTHING";
    let agreed = on_either!(write.conn(), conn => {
        sqlx::query(SQL)
            .bind(row.federation_id)
            .bind(row.account_id)
            .bind(&row.programme)
            .bind(&row.level)
            .bind(row.by_federation_id)
            .bind(row.by_account_id)
            .bind(row.at)
            .execute(conn)
            .await
            .map(|done| done.rows_affected())
    })?;
    Ok(agreed > 0)
}

/// Withdraws an assent. Returns true if there was one.
pub async fn forget(
    write: &mut WriteTransaction,
    federation: FederationId,
    account: AccountId,
    programme: &str,
    level: &str,
) -> Result<bool, StoreError> {
    const SQL: &str = "
        DELETE FROM certificate_assent
        WHERE federation_id = $1 AND account_id = $2 AND programme = $3 AND level = $4";
    let gone = on_either!(write.conn(), conn => {
        sqlx::query(SQL)
            .bind(federation)
            .bind(account)
            .bind(programme)
            .bind(level)
            .execute(conn)
            .await
            .map(|done| done.rows_affected())
    })?;
    Ok(gone > 0)
}

/// All first assents of a federation.
pub async fn assents(store: &Store, federation: FederationId) -> Result<Vec<AssentRow>, StoreError> {
    const SQL: &str = "
        SELECT federation_id, account_id, programme, level, by_federation_id, by_account_id, at
        FROM certificate_assent WHERE federation_id = $1 ORDER BY programme, level, account_id";
    Ok(on_source!(store, conn => sqlx::query_as(SQL).bind(federation).fetch_all(conn).await)?)
}
