//! Directed sessions and their co-signers, for the practical requirements of a programme.
//!
//! - [`form`]: the form for a session
//! - [`own`]: entering, viewing and withdrawing one's own sessions
//! - [`signing`]: pending requests of a co-signer, and their decisions
//!
//! A session is entered at home, and signed by a course leader or examiner of that federation,
//! never by its director. A signed session can be neither changed nor withdrawn; a signature can be
//! taken back, with a reason.
//!
//! Not here: the credit for sessions (`bank::programme`).

pub mod form;
pub mod own;
pub mod signing;

use crate::accounts::second_factor::SecondFactors;
use crate::audit::Audit;
use crate::federation::Federations;
use derive::{Service, Word};
pub use form::{DirectedForm, EVENT_LIMIT};
pub use own::{CoSigner, UNSIGNED_LIMIT};
pub use signing::{Decision, SIGNING_PAGE};

use crate::clock::{Clock, timestamp};
use crate::parts::{Entropy, Store};
use jiff::Timestamp;
use jiff::civil::Date;
use store::account::AccountId;
use store::directed::{DirectedId, NamedDirectedRow};
use uuid::Uuid;

/// The user's part in a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Word)]
pub enum DirectedPart {
    /// Directed it
    Directed,
    /// Assisted the director
    CoDirected,
}

/// Status of a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Word)]
pub enum DirectedState {
    /// Awaits the co-signer
    #[word("asked")]
    Pending,
    /// Signed
    Signed,
    /// Refused, or signature taken back
    Refused,
}

/// A directed session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Directed {
    pub id: DirectedId,
    /// The director.
    pub who: AccountId,
    /// Their name; empty if the account was deleted.
    pub name: String,
    /// The day.
    pub date: Date,
    /// Duration.
    pub minutes: u16,
    /// Event and venue.
    pub event: String,
    /// The director's part.
    pub part: DirectedPart,
    /// The name of the co-signer; empty if the account was deleted.
    pub cosigner: String,
    /// Status.
    pub state: DirectedState,
    /// Reason for a refusal; empty otherwise.
    pub answer: String,
    pub entered_at: Timestamp,
    /// Time of the signature or refusal.
    pub decided_at: Option<Timestamp>,
}

impl From<NamedDirectedRow> for Directed {
    fn from(named: NamedDirectedRow) -> Self {
        let row = named.directed;
        Self {
            id: row.id,
            who: row.account_id,
            name: named.account_name,
            // The table allows only such texts, and the form only existing days.
            date: row.directed_on.parse().unwrap_or_default(),
            minutes: row.minutes.unsigned_abs(),
            event: row.event,
            part: DirectedPart::read(&row.part).unwrap_or(DirectedPart::CoDirected),
            cosigner: named.cosigner_name,
            state: DirectedState::read(&row.state).unwrap_or(DirectedState::Refused),
            answer: row.answer,
            entered_at: timestamp(row.entered_at),
            decided_at: row.decided_at.map(timestamp),
        }
    }
}

/// The id of a session in a URL or form.
pub fn directed_id(text: &str) -> Option<DirectedId> {
    Uuid::try_parse(text).ok().map(DirectedId)
}

/// Directed sessions and their co-signers.
#[derive(Clone, Debug, Service)]
pub struct DirectedSessions {
    store: Store,
    clock: Clock,
    entropy: Entropy,
    audit: Audit,
    federations: Federations,
    second_factors: SecondFactors,
}
