//! The audit log: who did what to whom. Entries are added in the transaction that does what they
//! tell of, so that neither is there without the other.
//!
//! - [`deed`]: everything that is entered
//! - [`chain`]: the hash by which an entry holds on to the one before it
//! - `record`: adding entries
//! - [`check`]: whether a log is whole
//! - [`list`]: reading a log, with names; `file`: as a file
//!
//! An entry holds ids and no names or addresses: the log is never changed, and people may have theirs removed.
//!
//! Deliberately not here: who may read a log (`roles`), and the words for what was done (`words`).

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
