//! Webhooks: a federation's own system is told of events at an address that an admin enters, by
//! signed HTTP requests as the Standard Webhooks specification describes.
//!
//! - `event`: the events; `queue`: adding them in the transaction of what happened
//! - `secret`: the secret of a webhook, and signatures with it
//! - `keep`: making, changing, pausing and removing webhooks; `list`: them and their deliveries
//! - `delivery`: attempts with growing delays; `attempt`: one of them; `failing`: what follows from
//!   failures
//! - `reach`: the HTTP client
//!
//! A request holds ids and the address of the API where the rest is read: nothing that the reader may
//! not see, and nothing about a person.
//!
//! Not here: what the API says (`site`), emails (`mail`).

mod attempt;
mod delivery;
mod event;
mod failing;
mod keep;
mod list;
mod queue;
pub(crate) mod reach;
mod secret;

pub use delivery::WebhooksDelivered;
pub use event::{TEST_EVENT, WebhookEvent};
pub use keep::{WEBHOOK_LIMIT, WebhookAct, WebhookSettings};
pub use list::{DeliveryState, Webhook, WebhookDelivery, WebhookState};
pub(crate) use queue::WebhookQueue;
pub use secret::WebhookSecret;
pub use store::webhook::WebhookId;
pub use store::webhook_delivery::DeliveryId;

use crate::audit::Audit;
use crate::certificates::Keyring;
use crate::mail::Mail;
use crate::parts::{Clock, Entropy, Service, Shutdown, Store};
use reach::WebhookReach;
use std::sync::Arc;

/// The webhooks of federations.
#[derive(Clone, Debug, Service)]
pub struct Webhooks {
    store: Store,
    clock: Clock,
    entropy: Entropy,
    keyring: Arc<Keyring>,
    reach: Arc<WebhookReach>,
    audit: Audit,
    queue: WebhookQueue,
}

/// Sends events to webhooks.
#[derive(Clone, Debug, Service)]
pub struct WebhookDeliveries {
    store: Store,
    clock: Clock,
    shutdown: Shutdown,
    keyring: Arc<Keyring>,
    reach: Arc<WebhookReach>,
    audit: Audit,
    mail: Mail,
}
