//! The table `webhook`: addresses of a federation's own systems, to which events are sent.

use super::db::{ReadSource, Store, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::{changes_rows, execute, fetch_all, fetch_optional, fetch_optional_scalar};
use super::row::{self, Row};
use super::sql::sql;
use std::fmt;
use uuid::Uuid;

/// The id of a webhook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, sqlx::Type)]
#[sqlx(transparent)]
pub struct WebhookId(pub Uuid);

/// A webhook's row.
#[derive(Clone, PartialEq, Eq, sqlx::FromRow, Row)]
#[row(table = "webhook", key(federation_id, id))]
pub struct WebhookRow {
    pub federation_id: FederationId,
    pub id: WebhookId,
    /// Name given by an admin.
    pub name: String,
    /// The address that deliveries are sent to.
    pub url: String,
    /// Tokens of its events, separated by spaces.
    pub events: String,
    /// The secret that signs deliveries, sealed.
    pub secret: Vec<u8>,
    /// The secret before it, sealed.
    pub old_secret: Option<Vec<u8>>,
    /// Time until which the secret before it signs too.
    pub old_until: Option<Moment>,
    /// `active`, `paused`, `failing` or `gone`.
    pub state: String,
    /// Time of the last change of state.
    pub state_at: Moment,
    /// Time of the first failure since the last success.
    pub failing_since: Option<Moment>,
    /// Time of the last success.
    pub delivered_at: Option<Moment>,
    #[row(fixed)]
    pub created_at: Moment,
}

impl fmt::Debug for WebhookRow {
    /// Omits address and secrets; debug output may be logged.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("WebhookRow")
            .field("federation_id", &self.federation_id)
            .field("id", &self.id)
            .field("state", &self.state)
            .finish_non_exhaustive()
    }
}

/// Adds a webhook.
pub async fn insert(write: &mut WriteTransaction, row: &WebhookRow) -> Result<(), StoreError> {
    row::insert(write, row).await
}

/// Changes a webhook, locked before. Returns true if there is one.
pub async fn update(write: &mut WriteTransaction, row: &WebhookRow) -> Result<bool, StoreError> {
    row::update(write, row).await
}

/// Removes a webhook with its deliveries. Returns true if there was one.
pub async fn delete(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: WebhookId,
) -> Result<bool, StoreError> {
    changes_rows(write, WebhookRow::DELETE, &(federation, id)).await
}

/// The webhook with this id.
pub async fn by_id(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    id: WebhookId,
) -> Result<Option<WebhookRow>, StoreError> {
    fetch_optional(from, WebhookRow::SELECT_BY_KEY, &(federation, id)).await
}

/// Locks a webhook for the rest of the transaction.
pub async fn lock(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: WebhookId,
) -> Result<Option<WebhookRow>, StoreError> {
    let sql = write.locking(WebhookRow::SELECT_BY_KEY);
    fetch_optional(write, sql, &(federation, id)).await
}

/// A federation's webhooks, the oldest first.
pub async fn of_federation(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
) -> Result<Vec<WebhookRow>, StoreError> {
    const SQL: &str = sql!(WebhookRow::SELECT, " WHERE federation_id = $1 ORDER BY created_at, id");
    fetch_all(from, SQL, &(federation,)).await
}

/// Condition of a delivery `other` that a sender has at the time `$1`.
pub(super) const UNDER_WAY: &str = "other.due_at > $1 AND other.attempts > 0 AND other.fault IS NULL";

/// Active webhooks of all federations with due deliveries, unless a sender has one of theirs.
pub async fn with_due(store: &Store, now: Moment) -> Result<Vec<WebhookRow>, StoreError> {
    const SQL: &str = sql!(
        WebhookRow::SELECT,
        " WHERE state = 'active' AND EXISTS (
            SELECT 1 FROM webhook_delivery d
            WHERE d.federation_id = webhook.federation_id AND d.webhook_id = webhook.id AND d.due_at <= $1)
          AND NOT EXISTS (
            SELECT 1 FROM webhook_delivery other
            WHERE other.federation_id = webhook.federation_id AND other.webhook_id = webhook.id AND ",
        UNDER_WAY,
        ") ORDER BY federation_id, id"
    );
    fetch_all(store, SQL, &(now,)).await
}

/// Records a success.
pub async fn record_success(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: WebhookId,
    at: Moment,
) -> Result<(), StoreError> {
    const SQL: &str = "
        UPDATE webhook SET delivered_at = $3, failing_since = NULL WHERE federation_id = $1 AND id = $2";
    execute(write, SQL, &(federation, id, at)).await
}

/// Records a failure. Returns the time of the first one since the last success.
pub async fn record_failure(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: WebhookId,
    at: Moment,
) -> Result<Option<Moment>, StoreError> {
    const SQL: &str = "
        UPDATE webhook SET failing_since = COALESCE(failing_since, $3) WHERE federation_id = $1 AND id = $2
        RETURNING failing_since";
    fetch_optional_scalar(write, SQL, &(federation, id, at)).await
}

/// Pauses an active webhook with this state. Returns true if it was active.
pub async fn pause(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: WebhookId,
    state: &str,
    at: Moment,
) -> Result<bool, StoreError> {
    const SQL: &str = "
        UPDATE webhook SET state = $3, state_at = $4
        WHERE federation_id = $1 AND id = $2 AND state = 'active'";
    changes_rows(write, SQL, &(federation, id, state, at)).await
}
