//! The client for receivers of webhooks.

use crate::outbound::Outbound;
use std::ops::Deref;

/// The client for the hosts of receivers.
#[derive(Debug, Default)]
pub(crate) struct WebhookReach(Outbound);

impl Deref for WebhookReach {
    type Target = Outbound;

    fn deref(&self) -> &Outbound {
        &self.0
    }
}
