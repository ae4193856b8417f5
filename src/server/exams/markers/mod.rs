//! Markers of a sitting: people without a role who mark its answers, invited by an examiner. They
//! see the answers that wait for them, without names, and nothing else.
//!
//! - `invite`: inviting and withdrawing; `accept`: the link in the email
//!
//! Not here: the permission (`roles`), which an accepted invitation gives for marking alone, and
//! the marking itself (`marking`), which asks for the sitting.

mod accept;
mod invite;

pub use accept::{InvitedMarker, MarkedSitting, MarkerStatus};
pub use invite::Marker;

use crate::accounts::invitation::Invitations;
use crate::accounts::ticket::Tickets;
use crate::audit::Audit;
use crate::exams::sitting::Sittings;
use crate::federation::Federations;
use crate::mail::Mail;
use crate::parts::{Clock, Entropy, Service, Store};
use time::Duration;

/// Time for which an invitation can be accepted and, once accepted, used.
const LASTS: Duration = Duration::days(30);
/// Invitations of a sitting, accepted or not.
const MOST: usize = 20;

/// Markers of sittings.
#[derive(Clone, Debug, Service)]
pub struct Markers {
    store: Store,
    clock: Clock,
    entropy: Entropy,
    audit: Audit,
    mail: Mail,
    federations: Federations,
    invitations: Invitations,
    tickets: Tickets,
    sittings: Sittings,
}
