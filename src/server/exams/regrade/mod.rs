//! Regrading: compares the engine's earlier marks with its current ones, page by page, shows the
//! consequences, and applies them on an examiner's request.
//!
//! A comparison may take long, as claims are searched again, so it is a job (`server::jobs`) whose
//! result waits for inspection. It is applied only to marks that are unchanged since. Marks by
//! people are never touched.

pub mod apply;
pub(super) mod cache;
pub mod compare;
mod stored;

use super::results::record::AttemptRecord;
use super::results::terms::ResultTerms;
use super::sitting::Sitting;
use crate::accounts::AccountId;
use bank::exam::{CombinedResult, PageMark};
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// Only raises marks: no candidate loses on any page
    NeverLower,
    /// Takes the engine's mark in any case
    AsComputed,
}

/// Which attempts are looked at: those at one sitting, or at all of a federation.
pub type RegradeScope = (FederationId, Option<SittingId>);

/// Their states: it goes on, unless it broke off, or it has come to its end.
pub(crate) const COMPARING: &str = "comparing";
pub(crate) const COMPARED: &str = "compared";
pub(crate) const APPLYING: &str = "applying";
pub(crate) const APPLIED: &str = "applied";

/// A comparison, as it was a moment ago.
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
    /// Attempts are being looked at
    Comparing,
    /// This was found
    Compared(Arc<Comparison>),
    /// Being applied
    Applying,
    /// Carrying it out broke off; what is left of this may be carried out again
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
    /// The attempts of which a mark differs, in the order of their sittings and then as they were entered.
    pub changed: Vec<ChangedAttempt>,
}

/// An attempt of which a mark differs.
#[derive(Clone, Debug)]
pub struct ChangedAttempt {
    pub sitting: SittingId,
    pub sitting_name: String,
    pub attempt: AttemptId,
    pub who: AccountId,
    /// Their name; empty where the account was deleted.
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

/// A page of which the mark differs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PageChange {
    pub page: i32,
    /// Question.
    pub scenario: String,
    /// The number of the last mark that it was given.
    pub last: i32,
    /// The mark that counts.
    pub kept: u16,
    /// By which version of the engine.
    pub engine: String,
    /// The engine's current mark.
    pub now: u16,
    /// Its current verdicts by component.
    pub components: BTreeMap<String, String>,
}

impl Policy {
    pub const ALL: [Self; 2] = [Self::NeverLower, Self::AsComputed];

    /// Token in forms, the log and Fluent files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::NeverLower => "never_lower",
            Self::AsComputed => "as_computed",
        }
    }

    /// Parses a token.
    pub fn read(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|policy| policy.word() == word)
    }

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

    /// The result as it would be by a policy.
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

/// The version of the engine that marks now.
pub const fn engine_now() -> &'static str {
    engine::VERSION
}
