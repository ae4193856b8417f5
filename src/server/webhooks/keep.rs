//! Making, changing, trying, pausing and removing the webhooks of a federation.

use super::event::{TEST_EVENT, WebhookEvent};
use super::list::WebhookState;
use super::{DeliveryId, WebhookId, WebhookSecret, Webhooks};
use crate::audit::{AuditEvent, Deed, On};
use crate::credentials::keys::OperatorKey;
use crate::exams::paper::is_name;
use crate::forms::{Faults, Rejection};
use crate::roles::Allowed;
use derive::Word;
use serde_json::json;
use store::webhook::{self, WebhookRow};
use store::{StoreError, WriteTransaction, federation, webhook_delivery};
use time::Duration;
use url::Url;

/// Limit on a federation's webhooks.
pub const WEBHOOK_LIMIT: usize = 10;
/// Maximum length of a name, in characters.
const NAME_LIMIT: usize = 60;
/// Maximum length of an address, in bytes.
const URL_LIMIT: usize = 500;
/// Time for which the secret before a new one signs too.
const OLD_SECRET_LASTS: Duration = Duration::hours(24);

/// A webhook's settings, as the form gives them.
#[derive(Clone, Debug, Default)]
pub struct WebhookSettings {
    pub name: String,
    pub url: String,
    /// Tokens of the events.
    pub events: Vec<String>,
}

/// What is done to a webhook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum WebhookAct {
    /// Queues a test event
    Test,
    /// Holds deliveries back
    Pause,
    /// Delivers again, what was held back first
    Resume,
    /// Removes it with its deliveries
    Remove,
}

impl Webhooks {
    /// Makes a webhook. Its secret is stored sealed, and shown only now. Faults: `name`; `url`;
    /// `url-forbidden` for an address that may not be asked; `events` if there is none; `full` at
    /// [`WEBHOOK_LIMIT`]; `unsealed` without an operator's key.
    pub async fn make(
        &self,
        allowed: &Allowed,
        settings: &WebhookSettings,
    ) -> Result<(WebhookId, WebhookSecret), Rejection> {
        let (home, now) = (allowed.federation(), self.clock.now());
        let (name, url, events) = self.checked(settings)?;
        let operator = self.operator()?;
        let mut write = self.store.write().await?;
        // Serialises concurrent calls for the last webhook allowed.
        federation::lock(&mut write, home.id).await?;
        if webhook::of_federation(&mut write, home.id).await?.len() >= WEBHOOK_LIMIT {
            return Err("full".into());
        }
        let secret = WebhookSecret::new(&self.entropy);
        let mut row = WebhookRow {
            federation_id: home.id,
            id: WebhookId(self.entropy.id(now)),
            name,
            url,
            events,
            secret: Vec::new(),
            old_secret: None,
            old_until: None,
            state: WebhookState::Active.word().to_owned(),
            state_at: now,
            failing_since: None,
            delivered_at: None,
            created_at: now,
        };
        row.secret = secret.seal(operator, &self.entropy, &row);
        webhook::insert(&mut write, &row).await?;
        self.record(&mut write, allowed, Deed::WebhookMade, &row).await?;
        write.commit().await?;
        Ok((row.id, secret))
    }

    /// Changes name, address and events of a webhook. Faults as those of [`Webhooks::make`].
    pub async fn change(
        &self,
        allowed: &Allowed,
        id: WebhookId,
        settings: &WebhookSettings,
    ) -> Result<(), Rejection> {
        let (name, url, events) = self.checked(settings)?;
        let mut write = self.store.write().await?;
        let row = self.lock(&mut write, allowed, id).await?;
        let row = WebhookRow { name, url, events, ..row };
        webhook::update(&mut write, &row).await?;
        self.record(&mut write, allowed, Deed::WebhookChanged, &row).await?;
        Ok(write.commit().await?)
    }

    /// Makes a new secret. For a day the one before signs too, so that the receiver can change over.
    pub async fn renew_secret(&self, allowed: &Allowed, id: WebhookId) -> Result<WebhookSecret, Rejection> {
        let operator = self.operator()?;
        let mut write = self.store.write().await?;
        let mut row = self.lock(&mut write, allowed, id).await?;
        let secret = WebhookSecret::new(&self.entropy);
        let sealed = secret.seal(operator, &self.entropy, &row);
        row.old_secret = Some(std::mem::replace(&mut row.secret, sealed));
        row.old_until = Some(self.clock.now().plus(OLD_SECRET_LASTS));
        webhook::update(&mut write, &row).await?;
        self.record(&mut write, allowed, Deed::WebhookSecretRenewed, &row).await?;
        write.commit().await?;
        Ok(secret)
    }

    /// Tries, pauses, resumes or removes a webhook. The fault is `not-now` if its state does not allow
    /// it.
    pub async fn act(&self, allowed: &Allowed, id: WebhookId, act: WebhookAct) -> Result<(), Rejection> {
        let (home, now) = (allowed.federation(), self.clock.now());
        let mut write = self.store.write().await?;
        let mut row = self.lock(&mut write, allowed, id).await?;
        let is_active = row.state == WebhookState::Active.word();
        if is_active == (act == WebhookAct::Resume) && act != WebhookAct::Remove {
            return Err("not-now".into());
        }
        let deed = match act {
            WebhookAct::Test => {
                self.queue.add(&mut write, home.id, id, TEST_EVENT, &json!({ "webhook": id.0 })).await?;
                Deed::WebhookTried
            }
            WebhookAct::Pause | WebhookAct::Resume => {
                let (state, deed) = match act {
                    WebhookAct::Pause => (WebhookState::Paused, Deed::WebhookPaused),
                    _ => (WebhookState::Active, Deed::WebhookResumed),
                };
                (row.state, row.state_at, row.failing_since) = (state.word().to_owned(), now, None);
                webhook::update(&mut write, &row).await?;
                deed
            }
            WebhookAct::Remove => {
                webhook::delete(&mut write, home.id, id).await?;
                Deed::WebhookRemoved
            }
        };
        self.record(&mut write, allowed, deed, &row).await?;
        Ok(write.commit().await?)
    }

    /// Sends a delivery again, at once and with all its attempts. The fault is `not-now` while it is
    /// being sent.
    pub async fn resend(
        &self,
        allowed: &Allowed,
        id: WebhookId,
        delivery: DeliveryId,
    ) -> Result<(), Rejection> {
        let (home, now) = (allowed.federation().id, self.clock.now());
        let mut write = self.store.write().await?;
        let row = self.lock(&mut write, allowed, id).await?;
        let found = webhook_delivery::by_id(&mut write, home, delivery).await?;
        found.filter(|found| found.webhook_id == id).ok_or(Rejection::NotFound)?;
        if !webhook_delivery::resend(&mut write, home, id, delivery, now).await? {
            return Err("not-now".into());
        }
        self.record(&mut write, allowed, Deed::WebhookResent, &row).await?;
        Ok(write.commit().await?)
    }

    /// Name, address and events of well-formed settings.
    fn checked(&self, settings: &WebhookSettings) -> Result<(String, String, String), Faults> {
        let name = settings.name.split_whitespace().collect::<Vec<_>>().join(" ");
        let typed = settings.url.trim();
        let url = Url::parse(typed).ok().filter(|url| {
            typed.len() <= URL_LIMIT
                && url.has_host()
                && url.fragment().is_none()
                && url.as_str().len() <= URL_LIMIT
        });
        let events: Option<Vec<_>> = settings.events.iter().map(|word| WebhookEvent::read(word)).collect();
        let mut faults = Faults::default();
        faults.unless(is_name(&name, NAME_LIMIT), "name");
        faults.unless(url.is_some(), "url");
        faults.unless(url.as_ref().is_none_or(|url| self.reach.may_ask(url)), "url-forbidden");
        let mut events = faults.need("events", events.filter(|events| !events.is_empty()));
        faults.tokens.is_empty().then_some(()).ok_or(faults)?;
        events.sort();
        events.dedup();
        let events: Vec<&str> = events.into_iter().map(WebhookEvent::word).collect();
        Ok((name, url.map(String::from).unwrap_or_default(), events.join(" ")))
    }

    fn operator(&self) -> Result<&OperatorKey, Rejection> {
        self.keyring.operator().ok_or("unsealed".into())
    }

    async fn lock(
        &self,
        write: &mut WriteTransaction,
        allowed: &Allowed,
        id: WebhookId,
    ) -> Result<WebhookRow, Rejection> {
        webhook::lock(write, allowed.federation().id, id).await?.ok_or(Rejection::NotFound)
    }

    /// Logs an action, with the host of the address alone: the rest may be a secret of its receiver.
    async fn record(
        &self,
        write: &mut WriteTransaction,
        allowed: &Allowed,
        deed: Deed,
        row: &WebhookRow,
    ) -> Result<(), StoreError> {
        let url = Url::parse(&row.url).ok();
        let host = url.as_ref().and_then(Url::host_str).unwrap_or_default();
        let detail = json!({ "webhook": row.id.0, "name": row.name, "host": host, "events": row.events });
        let entry = AuditEvent::new(row.federation_id, allowed.by(), deed, On::Federation);
        self.audit.record(write, &entry.with(detail)).await
    }
}
