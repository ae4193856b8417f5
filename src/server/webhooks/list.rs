//! Webhooks and their deliveries, for admins.

use super::event::WebhookEvent;
use super::{DeliveryId, WebhookId, Webhooks};
use crate::roles::Allowed;
use derive::Word;
use store::webhook::{self, WebhookRow};
use store::webhook_delivery::{self, DeliveryRow};
use store::{Moment, StoreError};
use time::OffsetDateTime;

/// Deliveries on a page.
const PAGE: usize = 50;

/// State of a webhook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum WebhookState {
    Active,
    /// Paused by an admin
    Paused,
    /// Paused after it had failed for days
    Failing,
    /// Paused after it answered with 410 Gone
    Gone,
}

/// A webhook, without its secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Webhook {
    pub id: WebhookId,
    pub name: String,
    pub url: String,
    pub events: Vec<WebhookEvent>,
    pub state: WebhookState,
    /// Time of the last change of state.
    pub state_at: OffsetDateTime,
    /// Time of the first failure since the last success.
    pub failing_since: Option<OffsetDateTime>,
    /// Time of the last success.
    pub delivered_at: Option<OffsetDateTime>,
    /// Time until which the secret before signs too.
    pub old_until: Option<OffsetDateTime>,
}

impl Webhook {
    fn of(row: WebhookRow, now: Moment) -> Self {
        Self {
            id: row.id,
            name: row.name,
            url: row.url,
            events: WebhookEvent::stored(&row.events),
            state: WebhookState::read(&row.state).unwrap_or(WebhookState::Paused),
            state_at: row.state_at.time(),
            failing_since: row.failing_since.map(Moment::time),
            delivered_at: row.delivered_at.map(Moment::time),
            old_until: row.old_until.filter(|until| now < *until).map(Moment::time),
        }
    }
}

/// State of a delivery.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum DeliveryState {
    Waiting,
    Delivered,
    Failed,
}

/// A delivery.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WebhookDelivery {
    pub id: DeliveryId,
    /// Token of the event.
    pub event: String,
    /// The JSON that is sent.
    pub body: String,
    pub created_at: OffsetDateTime,
    pub state: DeliveryState,
    /// Time of the next attempt.
    pub due_at: Option<OffsetDateTime>,
    pub attempts: i32,
    /// Time of the last attempt.
    pub tried_at: Option<OffsetDateTime>,
    /// HTTP status of the last answer.
    pub status: Option<i32>,
    /// Token of the last fault, and its technical cause.
    pub fault: Option<String>,
    pub cause: Option<String>,
}

impl From<DeliveryRow> for WebhookDelivery {
    fn from(row: DeliveryRow) -> Self {
        let state = match (row.due_at, row.delivered_at) {
            (Some(_), _) => DeliveryState::Waiting,
            (None, Some(_)) => DeliveryState::Delivered,
            (None, None) => DeliveryState::Failed,
        };
        Self {
            id: row.id,
            event: row.event,
            body: row.body,
            created_at: row.created_at.time(),
            state,
            due_at: row.due_at.map(Moment::time),
            attempts: row.attempts,
            tried_at: row.tried_at.map(Moment::time),
            status: row.status,
            fault: row.fault,
            cause: row.cause,
        }
    }
}

impl Webhooks {
    /// A federation's webhooks, the oldest first.
    pub async fn list(&self, allowed: &Allowed) -> Result<Vec<Webhook>, StoreError> {
        let now = self.clock.now();
        let rows = webhook::of_federation(&self.store, allowed.federation().id).await?;
        Ok(rows.into_iter().map(|row| Webhook::of(row, now)).collect())
    }

    /// One of them.
    pub async fn get(&self, allowed: &Allowed, id: WebhookId) -> Result<Option<Webhook>, StoreError> {
        let row = webhook::by_id(&self.store, allowed.federation().id, id).await?;
        Ok(row.map(|row| Webhook::of(row, self.clock.now())))
    }

    /// Deliveries to a webhook before one of them, the latest first; and whether there are more.
    pub async fn deliveries(
        &self,
        allowed: &Allowed,
        id: WebhookId,
        before: Option<DeliveryId>,
    ) -> Result<(Vec<WebhookDelivery>, bool), StoreError> {
        let home = allowed.federation().id;
        let mut rows = webhook_delivery::page(&self.store, home, id, before, PAGE as i64 + 1).await?;
        let more = rows.len() > PAGE;
        rows.truncate(PAGE);
        Ok((rows.into_iter().map(WebhookDelivery::from).collect(), more))
    }
}
