//! Marking anew: what the engine marked earlier is compared with what it gives now, page by page and attempt by attempt, shown as it would
//! become, and carried out when an examiner says so.
//!
//! A comparison may take long, as claims are searched again, so it is a job (`server::jobs`) and waits to be looked at. What it found is carried
//! out only where the marks are still those that it was made of. Marks that people gave are theirs: nothing here touches them.

pub mod apply;
pub(super) mod cache;
pub mod compare;

use super::results::Terms;
use super::results::record::Recorded;
use crate::accounts::AccountId;
use bank::exam::Joined;
use rules::engine;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use store::attempt::AttemptId;
use store::attempt_mark::AttemptMarkRow;
use store::federation::FederationId;
use store::sitting::SittingId;
use uuid::Uuid;

/// By which policy marks are given anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// Where the engine gives more now; nobody loses anything on any page
    NeverLower,
    /// Whatever the engine gives now
    AsComputed,
}

/// Which attempts are looked at: those at one sitting, or at all of a federation.
pub type Scope = (FederationId, Option<SittingId>);

/// The kind of these jobs.
pub const REMARK: &str = "remark";
/// Their states: it goes on, unless it broke off, or it has come to its end.
pub(crate) const COMPARING: &str = "comparing";
pub(crate) const COMPARED: &str = "compared";
pub(crate) const APPLYING: &str = "applying";
pub(crate) const APPLIED: &str = "applied";

/// A comparison, as it was a moment ago.
#[derive(Clone, Debug)]
pub struct Remarking {
    /// Of which attempts.
    pub scope: Scope,
    pub(crate) id: Uuid,
    pub(crate) state: RemarkState,
    pub(crate) done: usize,
    pub(crate) of: usize,
}

/// How far it is.
#[derive(Clone, Debug)]
pub enum RemarkState {
    /// Attempts are being looked at
    Comparing,
    /// This was found
    Compared(Arc<Compared>),
    /// It is being carried out
    Applying,
    /// Carrying it out broke off; what is left of this may be carried out again
    Stopped(Arc<Compared>),
    /// It was carried out, for so many attempts
    Applied(usize),
    /// It broke off
    Broken,
}

/// What was found.
#[derive(Debug)]
pub struct Compared {
    /// How many attempts were looked at.
    pub attempts: usize,
    /// What cannot be marked any more, as the bank does not have it.
    pub missing: Vec<String>,
    /// What is not compared, as the bank tells it otherwise than it was asked.
    pub otherwise: Vec<String>,
    /// The attempts of which a mark differs, in the order of their sittings and then as they were entered.
    pub changed: Vec<Changed>,
}

/// An attempt of which a mark differs.
#[derive(Clone, Debug)]
pub struct Changed {
    pub sitting: SittingId,
    pub sitting_name: String,
    pub attempt: AttemptId,
    pub who: AccountId,
    /// Their name; empty where the account was deleted.
    pub name: String,
    /// The result as it is.
    pub before: Joined,
    /// As it would be, were nothing lowered.
    pub never_lower: Joined,
    /// As it would be by what the engine gives now.
    pub as_computed: Joined,
    pub pages: Vec<PageChange>,
    pub(crate) recorded: Recorded,
    pub(crate) terms: Arc<Terms>,
}

/// A page of which the mark differs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PageChange {
    pub page: i32,
    /// What was asked.
    pub scenario: String,
    /// The number of the last mark that it was given.
    pub last: i32,
    /// The mark that counts.
    pub kept: u16,
    /// By which version of the engine.
    pub engine: String,
    /// What the engine gives now.
    pub now: u16,
    /// How it marks each component now.
    pub components: BTreeMap<String, String>,
}

impl Policy {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::NeverLower, Self::AsComputed];

    /// The word of forms, of the log and of the Fluent files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::NeverLower => "never_lower",
            Self::AsComputed => "as_computed",
        }
    }

    /// The policy with this word.
    pub fn read(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|policy| policy.word() == word)
    }

    /// Whether a page that differs is given its mark anew.
    pub const fn takes(self, page: &PageChange) -> bool {
        match self {
            Self::NeverLower => page.now > page.kept,
            Self::AsComputed => true,
        }
    }
}

impl Changed {
    /// The result as it would be by a policy.
    pub const fn by(&self, policy: Policy) -> &Joined {
        match policy {
            Policy::NeverLower => &self.never_lower,
            Policy::AsComputed => &self.as_computed,
        }
    }

    /// The result with these marks of its pages.
    pub(crate) fn with(&self, marks: &[AttemptMarkRow]) -> Joined {
        self.recorded.with(marks).result_by(&self.terms)
    }
}

impl Remarking {
    /// How far it is.
    pub fn state(&self) -> RemarkState {
        self.state.clone()
    }

    /// How many attempts have been looked at, and how many there are, as far as that is known.
    pub fn progress(&self) -> (usize, usize) {
        (self.done, self.of)
    }
}

/// The version of the engine that marks now.
pub const fn engine_now() -> &'static str {
    engine::VERSION
}
