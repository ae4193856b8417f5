//! A federation's webhooks, for its admins.

use super::certificate::check_second_factor;
use super::cookies::{tell, tell_with};
use super::federation::{or_refuse, server};
use super::posted::{Posted, Stop, form};
use super::request_context::{Refused, RequestContext};
use server::roles::{Action, Allowed, Whose};
use server::webhooks::{DeliveryId, WebhookAct, WebhookId};
pub use server::webhooks::{
    DeliveryState, TEST_EVENT, Webhook, WebhookDelivery, WebhookEvent, WebhookSettings, WebhookState,
};
use uuid::Uuid;

/// The federation's webhooks, the oldest first.
pub async fn webhooks(context: &RequestContext, allowed: &Allowed) -> Result<Vec<Webhook>, Refused> {
    or_refuse(server(context)?.webhooks.list(allowed).await)
}

/// The webhook in the URL.
pub async fn webhook(context: &RequestContext, allowed: &Allowed, id: &str) -> Result<Webhook, Refused> {
    or_refuse(server(context)?.webhooks.get(allowed, webhook_id(id)?).await)?.ok_or(Refused::NotFound)
}

/// Deliveries to a webhook before the one in the URL, the latest first; and whether there are more.
pub async fn webhook_deliveries(
    context: &RequestContext,
    allowed: &Allowed,
    one: &Webhook,
    before: Option<&str>,
) -> Result<(Vec<WebhookDelivery>, bool), Refused> {
    let before = before.map(delivery_id).transpose()?;
    or_refuse(server(context)?.webhooks.deliveries(allowed, one.id, before).await)
}

fn webhook_id(text: &str) -> Result<WebhookId, Refused> {
    Uuid::try_parse(text).map(WebhookId).map_err(|_| Refused::NotFound)
}

fn delivery_id(text: &str) -> Result<DeliveryId, Refused> {
    Uuid::try_parse(text).map(DeliveryId).map_err(|_| Refused::NotFound)
}

form! {
    /// Makes or changes a webhook. The page of a new one shows its secret, once.
    "webhook" WebhookPost
    at "/federation/{federation}/webhooks/{webhook}" without webhook "/federation/{federation}/webhooks"
    labels "webhook-{}" faults "certificates-fault-{}" {
        federation: hidden,
        webhook: hidden,
        code: code("one-time-code") = "certificates-code",
    }
    form WebhookSettings {
        name: text,
        url: text,
        events: many,
    }
}

impl Posted for WebhookPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::KeepTokens, &self.federation, Whose::Others).await?;
        let id = match self.webhook.as_str() {
            "" => None,
            id => Some(webhook_id(id)?),
        };
        check_second_factor(context, &self.code).await?;
        let service = &server(context)?.webhooks;
        let Some(id) = id else {
            let (id, secret) = service.make(&allowed, &self.form).await?;
            // In a cookie that lives for a minute: it is never in a URL.
            tell_with(Self::FORM.name, "made", [("secret", secret.text().as_str())]);
            return Ok(format!("/federation/{}/webhooks/{}", self.federation, id.0));
        };
        service.change(&allowed, id, &self.form).await?;
        tell(Self::FORM.name, "saved");
        Ok(self.page())
    }
}

form! {
    /// Makes a new secret, which the page shows once.
    "webhook-secret" WebhookSecretPost at "/federation/{federation}/webhooks/{webhook}"
    labels "webhook-{}" faults "certificates-fault-{}" {
        federation: hidden,
        webhook: hidden,
        code: code("one-time-code") = "certificates-code",
    }
}

impl Posted for WebhookSecretPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::KeepTokens, &self.federation, Whose::Others).await?;
        let id = webhook_id(&self.webhook)?;
        check_second_factor(context, &self.code).await?;
        let secret = server(context)?.webhooks.renew_secret(&allowed, id).await?;
        tell_with(Self::FORM.name, "renewed", [("secret", secret.text().as_str())]);
        Ok(self.page())
    }
}

form! {
    /// Tries, pauses, resumes or removes a webhook.
    "webhook-act" WebhookActPost at "/federation/{federation}/webhooks/{webhook}" labels "webhook-{}" {
        federation: hidden,
        webhook: hidden,
        act: hidden,
    }
}

impl Posted for WebhookActPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::KeepTokens, &self.federation, Whose::Others).await?;
        let act = WebhookAct::read(&self.act).ok_or(Refused::NotFound)?;
        server(context)?.webhooks.act(&allowed, webhook_id(&self.webhook)?, act).await?;
        tell(Self::FORM.name, act.word());
        Ok(match act {
            WebhookAct::Remove => format!("/federation/{}/webhooks", self.federation),
            WebhookAct::Test | WebhookAct::Pause | WebhookAct::Resume => self.page(),
        })
    }
}

form! {
    /// Sends a delivery again.
    "webhook-resend" WebhookResendPost at "/federation/{federation}/webhooks/{webhook}" labels "webhook-{}" {
        federation: hidden,
        webhook: hidden,
        delivery: hidden,
    }
}

impl Posted for WebhookResendPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::KeepTokens, &self.federation, Whose::Others).await?;
        let (id, delivery) = (webhook_id(&self.webhook)?, delivery_id(&self.delivery)?);
        server(context)?.webhooks.resend(&allowed, id, delivery).await?;
        tell(Self::FORM.name, "resent");
        Ok(self.page())
    }
}
