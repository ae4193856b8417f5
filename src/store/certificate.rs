//! The tables `certificate` and `credential`. What happened to a certificate is `certificate_event`.

use super::account::AccountId;
use super::db::{Store, WriteTransaction, on_source};
use super::either::on_either;
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use collation::plain;
use serde_json::Value;
use uuid::Uuid;

/// The id of a certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, sqlx::Type)]
#[sqlx(transparent)]
pub struct CertificateId(pub Uuid);

/// A certificate's row.
#[derive(Clone, PartialEq, sqlx::FromRow)]
pub struct CertificateRow {
    /// The issuer.
    pub federation_id: FederationId,
    pub id: CertificateId,
    pub account_id: AccountId,
    /// The holder's identifier in credentials.
    pub subject: Uuid,
    /// The holder's name, as it was then; empty where the record was taken away.
    pub holder: String,
    /// The federation's name, as it was then.
    pub issuer: String,
    pub programme: String,
    /// The programme's name at that time.
    pub programme_name: String,
    pub level: String,
    /// The level's name at that time.
    pub level_name: String,
    /// `pass`, `merit` or `distinction`, where the level tells bands apart.
    pub band: Option<String>,
    /// The edition of the Laws that it certifies.
    pub edition: String,
    /// Grounds of the certificate: a JSON object.
    #[sqlx(json)]
    pub grounds: Value,
    /// Public part of the grounds: `nothing`, `laws` or `all`.
    pub disclosure: String,
    /// The number of the federation's logo on it, where it had one.
    pub logo: Option<i32>,
    /// The language of its words, as a tag.
    pub language: String,
    pub issued_at: Moment,
    /// The day of that where the federation is, `2026-11-22`.
    pub issued_on: String,
    /// The last day on which it is valid; none where that is for life.
    pub valid_until: Option<String>,
    /// After how many years without its holder being active it lapses, where it does: the last day
    /// moves with what they do.
    pub inactive_years: Option<i32>,
    /// The status list on which it stands, from 1.
    pub status_list: i32,
    /// Index in the status list.
    pub status_index: i32,
    /// The number of the key by which its credential is signed.
    pub key_number: i32,
    /// The certificate that it replaces or renews.
    pub follows: Option<CertificateId>,
    /// `valid`, `suspended`, `revoked`, `replaced` or `renewed`.
    pub state: String,
    /// Since when.
    pub state_at: Moment,
    /// Number of expiry reminders sent.
    pub reminded: i32,
    /// The name of who issued it, as it was then; none of certificates from before names were kept.
    pub issued_by: Option<String>,
    /// The name of the first of two examiners who agreed to it, as it was then.
    pub agreed_by: Option<String>,
    /// Day on which it was reissued under the holder's new name.
    pub reissued_on: Option<String>,
}

impl std::fmt::Debug for CertificateRow {
    /// Without the holder's name: what is printed ends up in logs.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut told = f.debug_struct("CertificateRow");
        told.field("id", &self.id)
            .field("level", &self.level)
            .field("state", &self.state)
            .finish_non_exhaustive()
    }
}

/// The columns of a row, so that no reading of it forgets one.
macro_rules! select {
    () => {
        "SELECT federation_id, id, account_id, subject, holder, issuer, programme, programme_name, level, level_name, band, edition, grounds,
                disclosure, logo, issued_at, issued_on, valid_until, inactive_years, status_list, status_index, key_number, follows, state, state_at, reminded,
                issued_by, agreed_by, reissued_on, language
         FROM certificate"
    };
}
pub(super) use select;

/// Holders, programmes and levels of certificates issued since a moment.
pub async fn issued_since(
    store: &Store,
    federation: FederationId,
    since: Moment,
) -> Result<Vec<(AccountId, String, String)>, StoreError> {
    const SQL: &str =
        "SELECT account_id, programme, level FROM certificate WHERE federation_id = $1 AND issued_at >= $2";
    Ok(on_source!(store, conn => {
        sqlx::query_as(SQL).bind(federation).bind(since).fetch_all(conn).await
    })?)
}

/// Adds a certificate with its credential.
pub async fn insert(
    write: &mut WriteTransaction,
    row: &CertificateRow,
    document: &str,
) -> Result<(), StoreError> {
    const SQL: &str = "
        INSERT INTO certificate (federation_id, id, account_id, subject, holder, issuer, programme, programme_name, level, level_name,
                                 band, edition, grounds, disclosure, logo, issued_at, issued_on, valid_until, inactive_years, status_list, status_index, key_number,
                                 follows, state, state_at, reminded, issued_by, agreed_by, reissued_on, sought, language)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28,
                $29, $30, $31)";
    const DOCUMENT: &str =
        "INSERT INTO credential (federation_id, certificate_id, document) VALUES ($1, $2, $3)";
    on_either!(write.conn(), conn => {
        sqlx::query(SQL)
            .bind(row.federation_id)
            .bind(row.id)
            .bind(row.account_id)
            .bind(row.subject)
            .bind(&row.holder)
            .bind(&row.issuer)
            .bind(&row.programme)
            .bind(&row.programme_name)
            .bind(&row.level)
            .bind(&row.level_name)
            .bind(&row.band)
            .bind(&row.edition)
            .bind(sqlx::types::Json(&row.grounds))
            .bind(&row.disclosure)
            .bind(row.logo)
            .bind(row.issued_at)
            .bind(&row.issued_on)
            .bind(&row.valid_until)
            .bind(row.inactive_years)
            .bind(row.status_list)
            .bind(row.status_index)
            .bind(row.key_number)
            .bind(row.follows)
            .bind(&row.state)
            .bind(row.state_at)
            .bind(row.reminded)
            .bind(&row.issued_by)
            .bind(&row.agreed_by)
            .bind(&row.reissued_on)
            .bind(plain(&row.holder))
            .bind(&row.language)
            .execute(conn)
            .await
            .map(|_| ())
    })?;
    on_either!(write.conn(), conn => {
        sqlx::query(DOCUMENT).bind(row.federation_id).bind(row.id).bind(document).execute(conn).await.map(|_| ())
    })?;
    Ok(())
}

/// Changes the state of a certificate. Says whether it was in the one it is changed from.
pub async fn change_state(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: CertificateId,
    from: &str,
    to: &str,
    at: Moment,
) -> Result<bool, StoreError> {
    const SQL: &str = "
        UPDATE certificate SET state = $4, state_at = $5 WHERE federation_id = $1 AND id = $2 AND state = $3";
    let changed = on_either!(write.conn(), conn => {
        sqlx::query(SQL)
            .bind(federation)
            .bind(id)
            .bind(from)
            .bind(to)
            .bind(at)
            .execute(conn)
            .await
            .map(|done| done.rows_affected())
    })?;
    Ok(changed > 0)
}

/// Records the number of reminders sent. Returns true if fewer were recorded before; of two
/// concurrent calls, one gets false.
pub async fn record_reminders(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: CertificateId,
    letters: i32,
) -> Result<bool, StoreError> {
    const SQL: &str =
        "UPDATE certificate SET reminded = $3 WHERE federation_id = $1 AND id = $2 AND reminded < $3";
    let noted = on_either!(write.conn(), conn => {
        sqlx::query(SQL).bind(federation).bind(id).bind(letters).execute(conn).await.map(|done| done.rows_affected())
    })?;
    Ok(noted > 0)
}

/// One certificate.
pub async fn by_id(
    store: &Store,
    federation: FederationId,
    id: CertificateId,
) -> Result<Option<CertificateRow>, StoreError> {
    const SQL: &str = concat!(select!(), " WHERE federation_id = $1 AND id = $2");
    Ok(on_source!(store, conn => {
        sqlx::query_as(SQL).bind(federation).bind(id).fetch_optional(conn).await
    })?)
}

/// The certificate that replaces or renews this one.
pub async fn following(
    store: &Store,
    federation: FederationId,
    id: CertificateId,
) -> Result<Option<CertificateId>, StoreError> {
    const SQL: &str = "SELECT id FROM certificate WHERE federation_id = $1 AND follows = $2";
    Ok(on_source!(store, conn => {
        sqlx::query_scalar(SQL).bind(federation).bind(id).fetch_optional(conn).await
    })?)
}

/// The certificates of an account, the latest first.
pub async fn of_account(
    store: &Store,
    federation: FederationId,
    account: AccountId,
) -> Result<Vec<CertificateRow>, StoreError> {
    const SQL: &str =
        concat!(select!(), " WHERE federation_id = $1 AND account_id = $2 ORDER BY issued_at DESC, id DESC");
    Ok(on_source!(store, conn => {
        sqlx::query_as(SQL).bind(federation).bind(account).fetch_all(conn).await
    })?)
}

/// Certificates of a federation that are currently held: none that are revoked, replaced or
/// renewed.
pub async fn current(store: &Store, federation: FederationId) -> Result<Vec<CertificateRow>, StoreError> {
    const SQL: &str = concat!(
        select!(),
        " WHERE federation_id = $1 AND state IN ('valid', 'suspended') ORDER BY account_id, issued_at, id"
    );
    Ok(on_source!(store, conn => sqlx::query_as(SQL).bind(federation).fetch_all(conn).await)?)
}

/// The certificates that certify an edition and are valid on a day, by their accounts, the latest of each first.
pub async fn in_force(
    store: &Store,
    federation: FederationId,
    edition: &str,
    today: &str,
) -> Result<Vec<CertificateRow>, StoreError> {
    const SQL: &str = concat!(
        select!(),
        " WHERE federation_id = $1 AND edition = $2 AND state = 'valid' AND (valid_until IS NULL OR valid_until >= $3)
          ORDER BY account_id, issued_at DESC, id DESC"
    );
    Ok(on_source!(store, conn => {
        sqlx::query_as(SQL).bind(federation).bind(edition).bind(today).fetch_all(conn).await
    })?)
}

/// The editions that certificates certify which are valid on a day, and how many people hold one of each.
pub async fn editions_in_force(
    store: &Store,
    federation: FederationId,
    today: &str,
) -> Result<Vec<(String, i64)>, StoreError> {
    const SQL: &str = "
        SELECT edition, COUNT(DISTINCT account_id) FROM certificate
        WHERE federation_id = $1 AND state = 'valid' AND (valid_until IS NULL OR valid_until >= $2)
        GROUP BY edition ORDER BY edition";
    Ok(on_source!(store, conn => {
        sqlx::query_as(SQL).bind(federation).bind(today).fetch_all(conn).await
    })?)
}

/// The valid certificates of those who agreed to be listed, by the holder's name.
pub async fn listed(
    store: &Store,
    federation: FederationId,
    today: &str,
) -> Result<Vec<CertificateRow>, StoreError> {
    const SQL: &str = concat!(
        select!(),
        " WHERE federation_id = $1 AND state = 'valid' AND (valid_until IS NULL OR valid_until >= $2)
            AND account_id IN (SELECT account_id FROM listing WHERE federation_id = $1)
          ORDER BY holder, level, id"
    );
    Ok(on_source!(store, conn => {
        sqlx::query_as(SQL).bind(federation).bind(today).fetch_all(conn).await
    })?)
}

/// The certificates that are valid and run out by a day, of which fewer letters than these have told: the first first.
pub async fn expiring(
    store: &Store,
    federation: FederationId,
    by: &str,
    letters: i32,
) -> Result<Vec<CertificateRow>, StoreError> {
    const SQL: &str = concat!(
        select!(),
        " WHERE federation_id = $1 AND state = 'valid' AND valid_until <= $2 AND reminded < $3 ORDER BY valid_until, id"
    );
    Ok(on_source!(store, conn => {
        sqlx::query_as(SQL).bind(federation).bind(by).bind(letters).fetch_all(conn).await
    })?)
}

/// The valid certificates that lapse without activity.
pub async fn by_activity(store: &Store, federation: FederationId) -> Result<Vec<CertificateRow>, StoreError> {
    const SQL: &str = concat!(
        select!(),
        " WHERE federation_id = $1 AND state = 'valid' AND inactive_years IS NOT NULL ORDER BY valid_until, id"
    );
    Ok(on_source!(store, conn => sqlx::query_as(SQL).bind(federation).fetch_all(conn).await)?)
}

/// Status-list indexes of invalid certificates: suspended or revoked, replaced or renewed, or
/// lapsed by a day without activity of the holder.
pub async fn invalid_indexes(
    store: &Store,
    federation: FederationId,
    list: i32,
    today: &str,
) -> Result<Vec<i32>, StoreError> {
    const SQL: &str = "
        SELECT status_index FROM certificate
        WHERE federation_id = $1 AND status_list = $2
          AND (state <> 'valid' OR (inactive_years IS NOT NULL AND valid_until < $3))
        ORDER BY status_index";
    Ok(on_source!(store, conn => {
        sqlx::query_scalar(SQL).bind(federation).bind(list).bind(today).fetch_all(conn).await
    })?)
}

/// Moves the last day of a certificate that lapses without activity. Says whether it is still valid
/// and its last day was earlier.
pub async fn prolong(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: CertificateId,
    until: &str,
) -> Result<bool, StoreError> {
    const SQL: &str = "
        UPDATE certificate SET valid_until = $3, reminded = 0
        WHERE federation_id = $1 AND id = $2 AND inactive_years IS NOT NULL AND state = 'valid' AND valid_until < $3";
    let moved = on_either!(write.conn(), conn => {
        sqlx::query(SQL).bind(federation).bind(id).bind(until).execute(conn).await.map(|done| done.rows_affected())
    })?;
    Ok(moved > 0)
}

/// The number of the last status list of a federation with a certificate on it; none where there are none.
pub async fn last_list(store: &Store, federation: FederationId) -> Result<Option<i32>, StoreError> {
    const SQL: &str = "SELECT MAX(status_list) FROM certificate WHERE federation_id = $1";
    Ok(on_source!(store, conn => sqlx::query_scalar(SQL).bind(federation).fetch_one(conn).await)?)
}

/// Which places of a status list are taken, in their order.
pub async fn used_indexes(
    store: &Store,
    federation: FederationId,
    list: i32,
) -> Result<Vec<i32>, StoreError> {
    const SQL: &str = "
        SELECT status_index FROM certificate WHERE federation_id = $1 AND status_list = $2 ORDER BY status_index";
    Ok(on_source!(store, conn => {
        sqlx::query_scalar(SQL).bind(federation).bind(list).fetch_all(conn).await
    })?)
}

/// The certificate of a level that an account holds, valid or suspended, read in a running
/// transaction.
pub async fn current_within(
    write: &mut WriteTransaction,
    federation: FederationId,
    account: AccountId,
    programme: &str,
    level: &str,
    today: &str,
) -> Result<Option<CertificateId>, StoreError> {
    const SQL: &str = "
        SELECT id FROM certificate
        WHERE federation_id = $1 AND account_id = $2 AND programme = $3 AND level = $4 AND state IN ('valid', 'suspended')
          AND (valid_until IS NULL OR valid_until >= $5)
        ORDER BY issued_at DESC LIMIT 1";
    Ok(on_either!(write.conn(), conn => {
        sqlx::query_scalar(SQL)
            .bind(federation)
            .bind(account)
            .bind(programme)
            .bind(level)
            .bind(today)
            .fetch_optional(conn)
            .await
    })?)
}

/// The signed credential of a certificate.
pub async fn credential(
    store: &Store,
    federation: FederationId,
    id: CertificateId,
) -> Result<Option<String>, StoreError> {
    const SQL: &str = "SELECT document FROM credential WHERE federation_id = $1 AND certificate_id = $2";
    Ok(on_source!(store, conn => {
        sqlx::query_scalar(SQL).bind(federation).bind(id).fetch_optional(conn).await
    })?)
}
