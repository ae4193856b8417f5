//! The table `webhook_delivery`: events for webhooks, waiting, delivered or given up.

use super::db::{ReadSource, Store, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::{changes_rows, count_changed, execute, fetch_all, fetch_optional, fetch_scalar};
use super::row::{self, Row};
use super::sql::sql;
use super::webhook::{UNDER_WAY, WebhookId};
use uuid::Uuid;

/// The id of a delivery: a UUIDv7, so that ids grow with time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, sqlx::Type)]
#[sqlx(transparent)]
pub struct DeliveryId(pub Uuid);

/// A delivery's row.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow, Row)]
#[row(table = "webhook_delivery", key(federation_id, id))]
pub struct DeliveryRow {
    pub federation_id: FederationId,
    /// Sent with each attempt, so that receivers recognise duplicates.
    pub id: DeliveryId,
    pub webhook_id: WebhookId,
    /// Token of the event.
    pub event: String,
    /// The JSON that is sent: ids and addresses, no names.
    pub body: String,
    pub created_at: Moment,
    /// Time of the next attempt; `None` for no more.
    pub due_at: Option<Moment>,
    /// Number of attempts.
    pub attempts: i32,
    /// Time of the last attempt.
    pub tried_at: Option<Moment>,
    /// HTTP status of the last answer.
    pub status: Option<i32>,
    /// Token of the last fault.
    pub fault: Option<String>,
    /// Technical cause of the last fault.
    pub cause: Option<String>,
    /// Time of the accepted attempt.
    pub delivered_at: Option<Moment>,
}

/// The outcome of a failed attempt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    pub status: Option<i32>,
    pub fault: &'static str,
    pub cause: Option<String>,
}

/// Adds a delivery.
pub async fn insert(write: &mut WriteTransaction, row: &DeliveryRow) -> Result<(), StoreError> {
    row::insert(write, row).await
}

/// Number of due deliveries to active webhooks of all federations.
pub async fn waiting(store: &Store, now: Moment) -> Result<i64, StoreError> {
    const SQL: &str = "
        SELECT COUNT(*) FROM webhook
        JOIN webhook_delivery d ON d.federation_id = webhook.federation_id AND d.webhook_id = webhook.id
        WHERE webhook.state = 'active' AND d.due_at <= $1";
    fetch_scalar(store, SQL, &(now,)).await
}

/// Due deliveries to a webhook, the earliest first, up to a limit.
pub async fn due(
    store: &Store,
    federation: FederationId,
    webhook: WebhookId,
    now: Moment,
    limit: i64,
) -> Result<Vec<DeliveryRow>, StoreError> {
    const SQL: &str = sql!(
        DeliveryRow::SELECT,
        " WHERE federation_id = $1 AND webhook_id = $2 AND due_at <= $3 ORDER BY due_at, id LIMIT $4"
    );
    fetch_all(store, SQL, &(federation, webhook, now, limit)).await
}

/// Claims a delivery for an attempt, by making it due again at `again` should the sender fail. In
/// between it shows one more attempt and no outcome. Returns true unless a sender has it, or another
/// delivery to this webhook, whose row is locked.
pub async fn claim(
    write: &mut WriteTransaction,
    row: &DeliveryRow,
    now: Moment,
    again: Moment,
) -> Result<bool, StoreError> {
    const SQL: &str = sql!(
        "UPDATE webhook_delivery
        SET attempts = attempts + 1, due_at = $5, tried_at = $1, status = NULL, fault = NULL, cause = NULL
        WHERE federation_id = $2 AND id = $4 AND due_at = $6 AND attempts = $7 AND NOT EXISTS (
            SELECT 1 FROM webhook_delivery other
            WHERE other.federation_id = $2 AND other.webhook_id = $3 AND ",
        UNDER_WAY,
        ")"
    );
    let params = (now, row.federation_id, row.webhook_id, row.id, again, row.due_at, row.attempts);
    changes_rows(write, SQL, &params).await
}

/// Marks a delivery as accepted with this HTTP status.
pub async fn mark_delivered(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: DeliveryId,
    status: i32,
    at: Moment,
) -> Result<(), StoreError> {
    const SQL: &str = "
        UPDATE webhook_delivery
        SET due_at = NULL, delivered_at = $4, status = $3, fault = NULL, cause = NULL
        WHERE federation_id = $1 AND id = $2";
    execute(write, SQL, &(federation, id, status, at)).await
}

/// Records why an attempt failed, and the time of the next one.
pub async fn mark_failed(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: DeliveryId,
    failure: &Failure,
    again: Option<Moment>,
) -> Result<(), StoreError> {
    const SQL: &str = "
        UPDATE webhook_delivery SET due_at = $3, status = $4, fault = $5, cause = $6
        WHERE federation_id = $1 AND id = $2 AND delivered_at IS NULL";
    execute(write, SQL, &(federation, id, again, failure.status, failure.fault, &failure.cause)).await
}

/// Deliveries of an event to a webhook that no sender has had yet, locked: none gets them before the
/// transaction ends.
pub async fn untried(
    write: &mut WriteTransaction,
    federation: FederationId,
    webhook: WebhookId,
    event: &str,
) -> Result<Vec<DeliveryRow>, StoreError> {
    const SQL: &str = sql!(
        DeliveryRow::SELECT,
        " WHERE federation_id = $1 AND webhook_id = $2 AND event = $3 AND due_at IS NOT NULL AND attempts = 0
          ORDER BY id"
    );
    let sql = write.locking(SQL);
    fetch_all(write, sql, &(federation, webhook, event)).await
}

/// Makes a delivery due at once, with all its attempts, unless a sender has it, which would send it
/// twice. Returns true if there is one.
pub async fn resend(
    write: &mut WriteTransaction,
    federation: FederationId,
    webhook: WebhookId,
    id: DeliveryId,
    now: Moment,
) -> Result<bool, StoreError> {
    const SQL: &str = "
        UPDATE webhook_delivery
        SET due_at = $4, attempts = 0, status = NULL, fault = NULL, cause = NULL, delivered_at = NULL
        WHERE federation_id = $1 AND webhook_id = $2 AND id = $3
            AND (due_at IS NULL OR due_at <= $4 OR attempts = 0 OR fault IS NOT NULL)";
    changes_rows(write, SQL, &(federation, webhook, id, now)).await
}

/// The delivery with this id.
pub async fn by_id(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
    id: DeliveryId,
) -> Result<Option<DeliveryRow>, StoreError> {
    fetch_optional(from, DeliveryRow::SELECT_BY_KEY, &(federation, id)).await
}

/// Deliveries to a webhook before an id, the latest first, up to a limit.
pub async fn page(
    store: &Store,
    federation: FederationId,
    webhook: WebhookId,
    before: Option<DeliveryId>,
    limit: i64,
) -> Result<Vec<DeliveryRow>, StoreError> {
    const SQL: &str = sql!(
        DeliveryRow::SELECT,
        " WHERE federation_id = $1 AND webhook_id = $2 AND id < $3 ORDER BY id DESC LIMIT $4"
    );
    let before = before.unwrap_or(DeliveryId(Uuid::max()));
    fetch_all(store, SQL, &(federation, webhook, before, limit)).await
}

/// Removes deliveries of events before `before`, skipping locked rows. Returns their number.
pub async fn delete_old(
    write: &mut WriteTransaction,
    federation: FederationId,
    before: Moment,
) -> Result<u64, StoreError> {
    const SQL: &str = "
        DELETE FROM webhook_delivery WHERE federation_id = $1 AND id IN (
            SELECT id FROM webhook_delivery WHERE federation_id = $1 AND created_at < $2 @skip_locked)";
    let sql = write.skipping_locked(SQL);
    count_changed(write, sql, &(federation, before)).await
}
