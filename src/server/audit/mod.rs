//! The audit log: who did what to whom. Entries are added in the transaction of the action, so that
//! neither exists without the other.
//!
//! - [`deed`]: the audited actions; `event`: one with its actor and object
//! - [`chain`]: the hash chain
//! - `append`: appending entries; `record`: the same with the server's clock
//! - [`check`]: verification of the chain
//! - [`list`]: reading a log, with names; `file`: as a file
//!
//! An entry holds ids and no names or addresses: the log is never changed, but people may have
//! theirs removed.
//!
//! Not here: permissions (`roles`), wording (`words`).

mod append;
pub mod chain;
pub mod check;
pub mod deed;
mod event;
pub mod file;
pub mod list;
mod record;

pub(crate) use append::record_at;
pub use check::{AuditAnchor, Break, Soundness};
pub use deed::Deed;
pub use event::{AuditEvent, By, On};
pub use list::{Filter, LogEntryView, MentionedPerson};

use crate::parts::{Clock, Service, Store};

/// The audit log.
#[derive(Clone, Debug, Service)]
pub struct Audit {
    store: Store,
    clock: Clock,
}
