//! Regrading: compares the engine's earlier marks with its current ones, page by page, shows the
//! consequences, and applies them on an examiner's request.
//!
//! A comparison may take long, as claims are searched again, so it is a job (`server::jobs`) whose
//! result waits for inspection. It is applied only to marks that are unchanged since. Marks by
//! people are never touched.

pub mod apply;
pub(crate) mod cache;
pub mod compare;
mod service;
mod stored;

pub use service::Regrades;

use super::results::record::AttemptRecord;
use super::results::terms::ResultTerms;
use super::sitting::Sitting;
use crate::accounts::AccountId;
use bank::exam::{CombinedResult, PageMark};
use derive::Word;
use rules::engine;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use store::attempt::AttemptId;
use store::attempt_mark::AttemptMarkRow;
use store::federation::FederationId;
use store::sitting::SittingId;
use uuid::Uuid;

/// Policy of a regrade.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum Policy {
    /// Only raises marks: no candidate loses on any page
    NeverLower,
    /// Takes the engine's mark in any case
    AsComputed,
}

/// The attempts compared: those at one sitting, or at all sittings of a federation.
pub type RegradeScope = (FederationId, Option<SittingId>);

/// States of the job: running (unless aborted) and finished, for each step.
pub(crate) const COMPARING: &str = "comparing";
pub(crate) const COMPARED: &str = "compared";
pub(crate) const APPLYING: &str = "applying";
pub(crate) const APPLIED: &str = "applied";

/// A snapshot of a regrade.
#[derive(Clone, Debug)]
pub struct Regrade {
    /// Of which attempts.
    pub scope: RegradeScope,
    pub(crate) id: Uuid,
    pub(crate) state: RegradeState,
    pub(crate) done: usize,
    pub(crate) of: usize,
}

/// State.
#[derive(Clone, Debug)]
pub enum RegradeState {
    /// Comparing attempts
    Comparing,
    /// Compared, with this result
    Compared(Arc<Comparison>),
    /// Being applied
    Applying,
    /// Applying was aborted; the rest can be applied again
    Stopped(Arc<Comparison>),
    /// Applied, to this many attempts
    Applied(usize),
    /// Aborted
    Broken,
}

/// Result of a comparison.
#[derive(Debug)]
pub struct Comparison {
    /// Number of attempts compared.
    pub attempts: usize,
    /// Questions that cannot be marked, as the bank no longer has them.
    pub missing: Vec<String>,
    /// Questions not compared, as they have changed.
    pub otherwise: Vec<String>,
    /// Attempts with a differing mark, by sitting and order of entry.
    pub changed: Vec<ChangedAttempt>,
}

/// An attempt with a differing mark.
#[derive(Clone, Debug)]
pub struct ChangedAttempt {
    pub sitting: SittingId,
    pub sitting_name: String,
    pub attempt: AttemptId,
    pub who: AccountId,
    /// Their name; empty if the account was deleted.
    pub name: String,
    /// The result as it is.
    pub before: CombinedResult,
    /// Result if no mark is lowered.
    pub never_lower: CombinedResult,
    /// Result with the engine's current marks.
    pub as_computed: CombinedResult,
    pub pages: Vec<PageChange>,
    pub(crate) recorded: AttemptRecord,
    pub(crate) terms: Arc<ResultTerms>,
}

/// A page with a differing mark.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PageChange {
    pub page: i32,
    /// Question.
    pub scenario: String,
    /// Number of the page's last mark.
    pub last: i32,
    /// The mark that counts.
    pub kept: u16,
    /// Version of the engine that gave it.
    pub engine: String,
    /// The engine's current mark.
    pub now: u16,
    /// Its current verdicts by component.
    pub components: BTreeMap<String, String>,
}

impl Policy {
    /// True if the policy gives a differing page its new mark.
    pub const fn takes(self, page: &PageChange) -> bool {
        match self {
            Self::NeverLower => page.now > page.kept,
            Self::AsComputed => true,
        }
    }
}

impl ChangedAttempt {
    /// An attempt with these differing pages, and its results.
    pub(super) fn new(
        sitting: &Sitting,
        terms: &Arc<ResultTerms>,
        recorded: AttemptRecord,
        name: String,
        pages: Vec<PageChange>,
    ) -> Self {
        let kept = recorded.page_marks();
        let by = |policy: Policy| {
            let mut marks = kept.clone();
            for page in pages.iter().filter(|page| policy.takes(page)) {
                let at = usize::try_from(page.page - 1).unwrap_or_default();
                if let Some(mark) = marks.get_mut(at) {
                    *mark = PageMark::Marked(page.now);
                }
            }
            recorded.result(&marks, terms)
        };
        Self {
            sitting: sitting.id,
            sitting_name: sitting.name.clone(),
            attempt: recorded.id,
            who: recorded.who,
            name,
            before: recorded.result(&kept, terms),
            never_lower: by(Policy::NeverLower),
            as_computed: by(Policy::AsComputed),
            pages,
            recorded,
            terms: terms.clone(),
        }
    }

    /// The result under a policy.
    pub const fn by(&self, policy: Policy) -> &CombinedResult {
        match policy {
            Policy::NeverLower => &self.never_lower,
            Policy::AsComputed => &self.as_computed,
        }
    }

    /// The result with these marks of its pages.
    pub(crate) fn with(&self, marks: &[AttemptMarkRow]) -> CombinedResult {
        self.recorded.with(marks).result_by(&self.terms)
    }
}

impl Regrade {
    pub fn state(&self) -> RegradeState {
        self.state.clone()
    }

    /// Attempts processed, and their total as far as known.
    pub fn progress(&self) -> (usize, usize) {
        (self.done, self.of)
    }
}

/// Version of the current engine.
pub const fn engine_now() -> &'static str {
    engine::VERSION
}
