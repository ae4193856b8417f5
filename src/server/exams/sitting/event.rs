//! Audit entries about a sitting, and events for the federation's systems.

use super::{Review, Sitting, Sittings};
use crate::audit::{AuditEvent, Deed, On};
use crate::roles::Allowed;
use crate::webhooks::WebhookEvent;
use store::federation::FederationId;
use store::sitting::{self, SittingId};
use store::{StoreError, WriteTransaction};

/// The audit entry about a sitting.
pub(crate) fn sitting_event(allowed: &Allowed, id: SittingId, deed: Deed) -> AuditEvent {
    AuditEvent::new(allowed.federation().id, allowed, deed, On::Sitting(id.0))
}

impl Sittings {
    /// Adds an event of a sitting for the federation's systems; none of a trial, which they do not see.
    pub(crate) async fn announce(
        &self,
        write: &mut WriteTransaction,
        event: WebhookEvent,
        sitting: &Sitting,
    ) -> Result<(), StoreError> {
        match sitting.trial {
            true => Ok(()),
            false => self.webhooks.sitting(write, sitting.federation, event, sitting.id).await,
        }
    }

    /// Adds the event of a sitting's end, unless it was added before. Returns true if it was not.
    pub(crate) async fn announce_end(
        &self,
        write: &mut WriteTransaction,
        sitting: &Sitting,
    ) -> Result<bool, StoreError> {
        let is_new = sitting::tell_end(write, sitting.federation, sitting.id, self.clock.now()).await?;
        if is_new {
            self.announce(write, WebhookEvent::SittingEnded, sitting).await?;
        }
        Ok(is_new)
    }

    /// Adds the event of changed results of a sitting, if they are released. Call it once they have
    /// changed in the caller's transaction.
    pub(crate) async fn announce_change(
        &self,
        write: &mut WriteTransaction,
        federation: FederationId,
        id: SittingId,
    ) -> Result<(), StoreError> {
        let found = sitting::by_id(&mut *write, federation, id).await?.map(Sitting::from);
        match found {
            Some(found) if !found.trial && found.review > Review::None => {
                self.webhooks.sitting(write, federation, WebhookEvent::ResultChanged, id).await
            }
            _ => Ok(()),
        }
    }
}
