//! What follows from a failed attempt: a webhook that is gone, or has failed for days, is paused, and
//! the admins of the federation are told.

use super::WebhookDeliveries;
use super::list::WebhookState;
use crate::audit::{AuditEvent, By, Deed, On};
use crate::mail::{Email, EmailKind};
use crate::roles::Role;
use serde_json::json;
use store::webhook::{self, WebhookRow};
use store::webhook_delivery::{self, DeliveryRow, Failure};
use store::{Moment, StoreError, WriteTransaction, account, federation, role};
use time::Duration;

/// Time without a success after which a failing webhook is paused.
const FAILING_LIMIT: Duration = Duration::days(5);

impl WebhookDeliveries {
    /// Stores a failure, and pauses a webhook that is gone or has failed for too long.
    pub(super) async fn record_failure(
        &self,
        write: &mut WriteTransaction,
        webhook: &WebhookRow,
        row: &DeliveryRow,
        failure: &Failure,
        (again, now): (Option<Moment>, Moment),
    ) -> Result<(), StoreError> {
        let (federation, id) = (webhook.federation_id, webhook.id);
        let since = webhook::record_failure(write, federation, id, now).await?;
        webhook_delivery::mark_failed(write, federation, row.id, failure, again).await?;
        let state = if failure.fault == "gone" {
            WebhookState::Gone
        } else if since.is_some_and(|since| now.since(since) >= FAILING_LIMIT) {
            WebhookState::Failing
        } else {
            return Ok(());
        };
        if webhook::pause(write, federation, id, state.word(), now).await? {
            self.tell_admins(write, webhook, state).await?;
            let detail = json!({ "webhook": id.0, "name": webhook.name, "state": state.word() });
            let entry = AuditEvent::new(federation, By::Program, Deed::WebhookPaused, On::Federation);
            self.audit.record(write, &entry.with(detail)).await?;
        }
        Ok(())
    }

    /// Queues an email to each admin of the federation.
    async fn tell_admins(
        &self,
        write: &mut WriteTransaction,
        webhook: &WebhookRow,
        state: WebhookState,
    ) -> Result<(), StoreError> {
        let home = webhook.federation_id;
        let Some(federation) = federation::by_id(&mut *write, home).await? else { return Ok(()) };
        let link = format!("/federation/{}/webhooks/{}", federation.code, webhook.id.0);
        for held in role::of_federation(&mut *write, home).await? {
            if Role::read(&held.role) != Some(Role::Admin) {
                continue;
            }
            let admin = account::by_id(&mut *write, held.home_id, held.account_id).await?;
            if let Some(admin) = admin.filter(|admin| admin.email.contains('@')) {
                let is_gone = state == WebhookState::Gone;
                let kind = EmailKind::WebhookPaused { name: &webhook.name, is_gone, link: &link };
                self.mail
                    .post(write, None, Email { federation: &federation, to: &admin.email, kind })
                    .await?;
            }
        }
        Ok(())
    }
}
