//! Background jobs: bulk issue of certificates, regrading, imports of people, scanned sheets.
//!
//! A job is a row, leased by the node that works on it, which renews the lease. Without renewal for
//! [`LEASE`] another node takes over at the recorded progress; the previous worker discovers that
//! before it commits. Each step is a transaction that leaves finished work alone, so nothing is
//! lost or done twice, whichever node stops. Progress is in the row, for all nodes.
//!
//! - `kind`: the kinds of job
//! - `begin`: starting and reading jobs
//! - `leased`: a leased job in a worker's hands; `run`: the worker
//! - `kept_text`: texts of forms, which wait for their users
//! - `takeover`: jobs abandoned by other nodes, by kind

mod begin;
mod fault;
mod kept_text;
mod kind;
mod leased;
mod run;
mod takeover;

pub(crate) use begin::{Begin, is_by};
pub use fault::JobFault;
pub use kept_text::KeptKind;
pub(crate) use kept_text::KeptTexts;
pub use kind::{ENROL, ISSUE, REGRADE, SCAN};
pub use leased::LEASE;
pub(crate) use leased::LeasedJob;
pub use takeover::Takeovers;

use crate::parts::{Clock, Entropy, Service, Store};
use crate::roles::Permissions;

/// Background jobs.
#[derive(Clone, Debug, Service)]
pub(crate) struct Jobs {
    store: Store,
    clock: Clock,
    entropy: Entropy,
    permissions: Permissions,
}
