//! Adding events in the transaction of what happened, so that neither is without the other.

use super::event::WebhookEvent;
use crate::clock::timestamp;
use crate::mail::Mail;
use crate::parts::{Clock, Entropy, Service};
use serde_json::{Value, json};
use store::certificate::CertificateId;
use store::federation::{Federation, FederationId};
use store::sitting::SittingId;
use store::webhook::{self, WebhookId, WebhookRow};
use store::webhook_delivery::{self, DeliveryId, DeliveryRow};
use store::{StoreError, WriteTransaction};

/// Adds events to the deliveries of webhooks.
#[derive(Clone, Debug, Service)]
pub(crate) struct WebhookQueue {
    clock: Clock,
    entropy: Entropy,
    mail: Mail,
}

impl WebhookQueue {
    /// Adds an event of a certificate in the caller's transaction.
    pub(crate) async fn certificate(
        &self,
        write: &mut WriteTransaction,
        federation: &Federation,
        event: WebhookEvent,
        id: CertificateId,
    ) -> Result<(), StoreError> {
        let number = format!("{}.{}", federation.code, id.0.simple());
        let resource = self.mail.page_address(&format!("/api/v1/certificates/{number}"));
        self.push(write, federation.id, event, &json!({ "number": number, "resource": resource })).await
    }

    /// Adds an event of a sitting in the caller's transaction.
    pub(crate) async fn sitting(
        &self,
        write: &mut WriteTransaction,
        federation: FederationId,
        event: WebhookEvent,
        id: SittingId,
    ) -> Result<(), StoreError> {
        let path = match event {
            WebhookEvent::ResultReleased | WebhookEvent::ResultChanged | WebhookEvent::ResultHidden => {
                format!("/api/v1/sittings/{}/results", id.0)
            }
            _ => "/api/v1/sittings".to_owned(),
        };
        let resource = self.mail.page_address(&path);
        self.push(write, federation, event, &json!({ "sitting": id.0, "resource": resource })).await
    }

    /// Adds an event for each webhook that has chosen it. A paused one gets it when it is resumed. A
    /// change of results says what one before it does that is not sent yet, and is not added again:
    /// late marks of a large exam come one attempt after the other.
    async fn push(
        &self,
        write: &mut WriteTransaction,
        federation: FederationId,
        event: WebhookEvent,
        data: &Value,
    ) -> Result<(), StoreError> {
        for webhook in webhook::of_federation(&mut *write, federation).await? {
            if !WebhookEvent::stored(&webhook.events).contains(&event) {
                continue;
            }
            let waits = match event {
                WebhookEvent::ResultChanged => is_waiting(write, &webhook, event, data).await?,
                _ => false,
            };
            if !waits {
                self.add(write, federation, webhook.id, event.word(), data).await?;
            }
        }
        Ok(())
    }

    /// Adds an event with this token for one webhook.
    pub(super) async fn add(
        &self,
        write: &mut WriteTransaction,
        federation: FederationId,
        webhook: WebhookId,
        event: &str,
        data: &Value,
    ) -> Result<DeliveryId, StoreError> {
        let now = self.clock.now();
        let body = json!({ "type": event, "timestamp": timestamp(now).to_string(), "data": data });
        let row = DeliveryRow {
            federation_id: federation,
            id: DeliveryId(self.entropy.id(now)),
            webhook_id: webhook,
            event: event.to_owned(),
            body: body.to_string(),
            created_at: now,
            due_at: Some(now),
            attempts: 0,
            tried_at: None,
            status: None,
            fault: None,
            cause: None,
            delivered_at: None,
        };
        webhook_delivery::insert(write, &row).await?;
        Ok(row.id)
    }
}

/// True if the event waits for its first attempt, which begins after this transaction.
async fn is_waiting(
    write: &mut WriteTransaction,
    webhook: &WebhookRow,
    event: WebhookEvent,
    data: &Value,
) -> Result<bool, StoreError> {
    let rows = webhook_delivery::untried(write, webhook.federation_id, webhook.id, event.word()).await?;
    let data_of = |row: &DeliveryRow| serde_json::from_str::<Value>(&row.body).ok()?.get("data").cloned();
    Ok(rows.iter().any(|row| data_of(row).as_ref() == Some(data)))
}
