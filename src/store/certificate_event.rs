//! The tables `certificate_event` and `certificate_assent`: events of certificates, and the first
//! of two examiners who must agree to one.

use super::account::AccountId;
use super::certificate::CertificateId;
use super::db::{Store, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::{changes_rows, execute, fetch_all};
use super::row::{self, Row};
use super::sql::sql;

/// An event's row.
#[derive(Clone, PartialEq, Eq, sqlx::FromRow, Row)]
#[row(table = "certificate_event", key(federation_id, certificate_id, number))]
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
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow, Row)]
#[row(table = "certificate_assent", key(federation_id, account_id, programme, level))]
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
    execute(
        write,
        SQL,
        &(
            row.federation_id,
            row.certificate_id,
            &row.kind,
            &row.reason,
            row.by_federation_id,
            row.by_account_id,
            row.at,
        ),
    )
    .await
}

/// Events of a certificate, the earliest first.
pub async fn of_certificate(
    store: &Store,
    federation: FederationId,
    certificate: CertificateId,
) -> Result<Vec<CertificateEventByRow>, StoreError> {
    const SQL: &str = sql!(
        "SELECT ",
        CertificateEventRow::COLUMNS,
        ", COALESCE(a.name, '') AS by_name
         FROM certificate_event
         LEFT JOIN account a ON a.federation_id = by_federation_id AND a.id = by_account_id
         WHERE certificate_event.federation_id = $1 AND certificate_id = $2 ORDER BY number"
    );
    fetch_all(store, SQL, &(federation, certificate)).await
}

/// Records an assent. Returns true if it is the first.
pub async fn agree(write: &mut WriteTransaction, row: &AssentRow) -> Result<bool, StoreError> {
    row::insert_new(write, row).await
}

/// Withdraws an assent. Returns true if there was one.
pub async fn forget(
    write: &mut WriteTransaction,
    federation: FederationId,
    account: AccountId,
    programme: &str,
    level: &str,
) -> Result<bool, StoreError> {
    changes_rows(write, AssentRow::DELETE, &(federation, account, programme, level)).await
}

/// All first assents of a federation.
pub async fn assents(store: &Store, federation: FederationId) -> Result<Vec<AssentRow>, StoreError> {
    const SQL: &str =
        sql!(AssentRow::SELECT, " WHERE federation_id = $1 ORDER BY programme, level, account_id");
    fetch_all(store, SQL, &(federation,)).await
}
