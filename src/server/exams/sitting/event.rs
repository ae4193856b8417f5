//! Audit entries about a sitting.

use crate::audit::{AuditEvent, Deed, On};
use crate::roles::Allowed;
use store::sitting::SittingId;

/// The audit entry about a sitting.
pub(crate) fn sitting_event(allowed: &Allowed, id: SittingId, deed: Deed) -> AuditEvent {
    AuditEvent::new(allowed.federation().id, allowed, deed, On::Sitting(id.0))
}
