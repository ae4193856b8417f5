//! The tables `certificate` and `credential`. Events are in `certificate_event`.

use super::account::AccountId;
use super::db::{Store, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::{
    changes_rows, execute, fetch_all, fetch_optional, fetch_optional_scalar, fetch_scalar, fetch_scalars,
};
use super::row::{Row, RowAnd};
use super::sql::sql;
use collation::search_key;
use serde_json::Value;
use uuid::Uuid;

/// The id of a certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, sqlx::Type)]
#[sqlx(transparent)]
pub struct CertificateId(pub Uuid);

/// A certificate's row.
#[derive(Clone, PartialEq, sqlx::FromRow, Row)]
#[row(table = "certificate", key(federation_id, id), also(sought))]
pub struct CertificateRow {
    /// The issuer.
    pub federation_id: FederationId,
    pub id: CertificateId,
    pub account_id: AccountId,
    /// The holder's identifier in credentials.
    pub subject: Uuid,
    /// The holder's name at that time; empty if the record was erased.
    pub holder: String,
    /// The federation's name at that time.
    pub issuer: String,
    pub programme: String,
    /// The programme's name at that time.
    pub programme_name: String,
    pub level: String,
    /// The level's name at that time.
    pub level_name: String,
    /// `pass`, `merit` or `distinction`, if the level has bands.
    pub band: Option<String>,
    /// The edition of the Laws that it certifies.
    pub edition: String,
    /// Grounds of the certificate: a JSON object.
    #[sqlx(json)]
    pub grounds: Value,
    /// Public part of the grounds: `nothing`, `laws` or `all`.
    pub disclosure: String,
    /// The number of the federation's logo on it, if any.
    pub logo: Option<i32>,
    /// The language of its text, as a tag.
    pub language: String,
    pub issued_at: Moment,
    /// The day of issue in the federation's time zone, `2026-11-22`.
    pub issued_on: String,
    /// The last day on which it is valid; `None` for life.
    pub valid_until: Option<String>,
    /// Years without activity of the holder after which it lapses; activity moves the last day.
    /// `None` if it does not lapse.
    pub inactive_years: Option<i32>,
    /// Number of its status list, from 1.
    pub status_list: i32,
    /// Index in the status list.
    pub status_index: i32,
    /// The number of the key that signed its credential.
    pub key_number: i32,
    /// The certificate that it replaces or renews.
    pub follows: Option<CertificateId>,
    /// `valid`, `suspended`, `revoked`, `replaced` or `renewed`.
    pub state: String,
    /// Time of the last change of state.
    pub state_at: Moment,
    /// Number of expiry reminders sent.
    pub reminded: i32,
    /// The issuing examiner's name at that time; `None` for certificates older than this column.
    pub issued_by: Option<String>,
    /// The name of the first of two agreeing examiners at that time.
    pub agreed_by: Option<String>,
    /// Day on which it was reissued under the holder's new name.
    pub reissued_on: Option<String>,
}

impl std::fmt::Debug for CertificateRow {
    /// Omits the holder's name; debug output may be logged.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut debug = f.debug_struct("CertificateRow");
        debug
            .field("id", &self.id)
            .field("level", &self.level)
            .field("state", &self.state)
            .finish_non_exhaustive()
    }
}

/// Holders, programmes and levels of certificates issued since a moment.
pub async fn issued_since(
    store: &Store,
    federation: FederationId,
    since: Moment,
) -> Result<Vec<(AccountId, String, String)>, StoreError> {
    const SQL: &str =
        "SELECT account_id, programme, level FROM certificate WHERE federation_id = $1 AND issued_at >= $2";
    fetch_all(store, SQL, &(federation, since)).await
}

/// Adds a certificate with its credential.
pub async fn insert(
    write: &mut WriteTransaction,
    row: &CertificateRow,
    document: &str,
) -> Result<(), StoreError> {
    const DOCUMENT: &str =
        "INSERT INTO credential (federation_id, certificate_id, document) VALUES ($1, $2, $3)";
    execute(write, CertificateRow::INSERT, &RowAnd(row, (search_key(&row.holder),))).await?;
    execute(write, DOCUMENT, &(row.federation_id, row.id, document)).await
}

/// Changes the state of a certificate. Returns true if it was in the state `from`.
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
    changes_rows(write, SQL, &(federation, id, from, to, at)).await
}

/// Records the number of reminders sent. Returns true if fewer were recorded before; of two
/// concurrent calls, one gets false.
pub async fn record_reminders(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: CertificateId,
    reminders: i32,
) -> Result<bool, StoreError> {
    const SQL: &str =
        "UPDATE certificate SET reminded = $3 WHERE federation_id = $1 AND id = $2 AND reminded < $3";
    changes_rows(write, SQL, &(federation, id, reminders)).await
}

/// One certificate.
pub async fn by_id(
    store: &Store,
    federation: FederationId,
    id: CertificateId,
) -> Result<Option<CertificateRow>, StoreError> {
    fetch_optional(store, CertificateRow::SELECT_BY_KEY, &(federation, id)).await
}

/// The certificate that replaces or renews this one.
pub async fn following(
    store: &Store,
    federation: FederationId,
    id: CertificateId,
) -> Result<Option<CertificateId>, StoreError> {
    const SQL: &str = "SELECT id FROM certificate WHERE federation_id = $1 AND follows = $2";
    fetch_optional_scalar(store, SQL, &(federation, id)).await
}

/// The certificates of an account, the latest first.
pub async fn of_account(
    store: &Store,
    federation: FederationId,
    account: AccountId,
) -> Result<Vec<CertificateRow>, StoreError> {
    const SQL: &str = sql!(
        CertificateRow::SELECT,
        " WHERE federation_id = $1 AND account_id = $2 ORDER BY issued_at DESC, id DESC"
    );
    fetch_all(store, SQL, &(federation, account)).await
}

/// The valid and suspended certificates of a federation.
pub async fn current(store: &Store, federation: FederationId) -> Result<Vec<CertificateRow>, StoreError> {
    const SQL: &str = sql!(
        CertificateRow::SELECT,
        " WHERE federation_id = $1 AND state IN ('valid', 'suspended') ORDER BY account_id, issued_at, id"
    );
    fetch_all(store, SQL, &(federation,)).await
}

/// The certificates for an edition that are valid on a day, by account, the latest first.
pub async fn in_force(
    store: &Store,
    federation: FederationId,
    edition: &str,
    today: &str,
) -> Result<Vec<CertificateRow>, StoreError> {
    const SQL: &str = sql!(
        CertificateRow::SELECT,
        " WHERE federation_id = $1 AND edition = $2 AND state = 'valid' AND (valid_until IS NULL OR valid_until >= $3)
          ORDER BY account_id, issued_at DESC, id DESC"
    );
    fetch_all(store, SQL, &(federation, edition, today)).await
}

/// The editions of certificates that are valid on a day, each with its number of holders.
pub async fn editions_in_force(
    store: &Store,
    federation: FederationId,
    today: &str,
) -> Result<Vec<(String, i64)>, StoreError> {
    const SQL: &str = "
        SELECT edition, COUNT(DISTINCT account_id) FROM certificate
        WHERE federation_id = $1 AND state = 'valid' AND (valid_until IS NULL OR valid_until >= $2)
        GROUP BY edition ORDER BY edition";
    fetch_all(store, SQL, &(federation, today)).await
}

/// The valid certificates of listed directors, by the holder's name.
pub async fn listed(
    store: &Store,
    federation: FederationId,
    today: &str,
) -> Result<Vec<CertificateRow>, StoreError> {
    const SQL: &str = sql!(
        CertificateRow::SELECT,
        " WHERE federation_id = $1 AND state = 'valid' AND (valid_until IS NULL OR valid_until >= $2)
            AND account_id IN (SELECT account_id FROM listing WHERE federation_id = $1)
          ORDER BY holder, level, id"
    );
    fetch_all(store, SQL, &(federation, today)).await
}

/// The valid certificates that expire by a day and have fewer reminders than `reminders`, the
/// earliest first.
pub async fn expiring(
    store: &Store,
    federation: FederationId,
    by: &str,
    reminders: i32,
) -> Result<Vec<CertificateRow>, StoreError> {
    const SQL: &str = sql!(
        CertificateRow::SELECT,
        " WHERE federation_id = $1 AND state = 'valid' AND valid_until <= $2 AND reminded < $3 ORDER BY valid_until, id"
    );
    fetch_all(store, SQL, &(federation, by, reminders)).await
}

/// The valid certificates that lapse without activity.
pub async fn by_activity(store: &Store, federation: FederationId) -> Result<Vec<CertificateRow>, StoreError> {
    const SQL: &str = sql!(
        CertificateRow::SELECT,
        " WHERE federation_id = $1 AND state = 'valid' AND inactive_years IS NOT NULL ORDER BY valid_until, id"
    );
    fetch_all(store, SQL, &(federation,)).await
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
    fetch_scalars(store, SQL, &(federation, list, today)).await
}

/// Moves the last day of a certificate that lapses without activity. Returns true if it is still
/// valid and its last day was earlier.
pub async fn prolong(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: CertificateId,
    until: &str,
) -> Result<bool, StoreError> {
    const SQL: &str = "
        UPDATE certificate SET valid_until = $3, reminded = 0
        WHERE federation_id = $1 AND id = $2 AND inactive_years IS NOT NULL AND state = 'valid' AND valid_until < $3";
    changes_rows(write, SQL, &(federation, id, until)).await
}

/// The number of a federation's last used status list; `None` without certificates.
pub async fn last_list(store: &Store, federation: FederationId) -> Result<Option<i32>, StoreError> {
    const SQL: &str = "SELECT MAX(status_list) FROM certificate WHERE federation_id = $1";
    fetch_scalar(store, SQL, &(federation,)).await
}

/// The used indexes of a status list, in order.
pub async fn used_indexes(
    store: &Store,
    federation: FederationId,
    list: i32,
) -> Result<Vec<i32>, StoreError> {
    const SQL: &str = "
        SELECT status_index FROM certificate WHERE federation_id = $1 AND status_list = $2 ORDER BY status_index";
    fetch_scalars(store, SQL, &(federation, list)).await
}

/// An account's valid or suspended certificate of a level, read in a running transaction.
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
        WHERE federation_id = $1 AND account_id = $2 AND programme = $3 AND level = $4
            AND state IN ('valid', 'suspended')
          AND (valid_until IS NULL OR valid_until >= $5)
        ORDER BY issued_at DESC LIMIT 1";
    fetch_optional_scalar(write, SQL, &(federation, account, programme, level, today)).await
}

/// The signed credential of a certificate.
pub async fn credential(
    store: &Store,
    federation: FederationId,
    id: CertificateId,
) -> Result<Option<String>, StoreError> {
    const SQL: &str = "SELECT document FROM credential WHERE federation_id = $1 AND certificate_id = $2";
    fetch_optional_scalar(store, SQL, &(federation, id)).await
}
