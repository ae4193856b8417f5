//! A user's answers and settings together, from which their progress follows.

use super::plans::ReviewSettings;
use crate::clock::to_timestamp;
use bank::review::{History, MarkedAnswer, ReviewPlan};
use bank::{Confidence, PracticeScope, ScenarioMark, variant};
use std::collections::{BTreeMap, BTreeSet};
use store::answer::AnswerSummaryRow;
use time::OffsetDateTime;
use uuid::Uuid;

/// An answer without its tokens, for computing progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnswerSummary {
    pub id: Uuid,
    pub scenario: String,
    /// The mark, in per mille: 0 to 1000.
    pub mark: u16,
    /// Stated confidence, if any.
    pub confidence: Option<Confidence>,
    pub at: OffsetDateTime,
    /// False if it counts toward no certificate.
    pub is_evidence: bool,
}

/// A user's answers and settings, used by most of their pages.
#[derive(Clone, Debug, Default)]
pub struct Own {
    /// All answers in order, without their tokens.
    pub given: Vec<AnswerSummary>,
    /// Flagged scenarios and stages, without their variants.
    pub flags: BTreeSet<String>,
    /// Review settings.
    pub plan: ReviewSettings,
    /// Kinds of scenarios that the federation's programmes require, for a plan with an exam; empty
    /// for all.
    pub syllabus: Vec<PracticeScope>,
}

impl Own {
    /// The answers as input for scheduling.
    pub fn history(&self) -> History {
        let answered = |given: &AnswerSummary| MarkedAnswer {
            scenario: given.scenario.clone(),
            permille: given.mark,
            at: to_timestamp(given.at),
            confidence: given.confidence,
        };
        History::new(self.given.iter().map(answered).collect())
    }

    /// The marks that may count toward a certificate.
    pub fn evidence(&self) -> Vec<ScenarioMark> {
        let counting = self.given.iter().filter(|given| given.is_evidence);
        let mark =
            |given: &AnswerSummary| ScenarioMark { scenario: given.scenario.clone(), permille: given.mark };
        counting.map(mark).collect()
    }

    /// The plan for scheduling; `None` if reviews are off.
    pub fn review(&self) -> Option<ReviewPlan> {
        Some(self.plan.review()?.on(self.syllabus.clone()))
    }

    /// The latest mark of each scenario, in thousandths; that of a variant counts for its scenario.
    pub fn latest(&self) -> BTreeMap<String, u16> {
        self.given.iter().map(|given| (variant::origin(&given.scenario).to_owned(), given.mark)).collect()
    }
}

impl From<AnswerSummaryRow> for AnswerSummary {
    fn from(row: AnswerSummaryRow) -> Self {
        Self {
            id: row.id.0,
            scenario: row.scenario,
            // The table allows 0 to 1000.
            mark: row.mark.unsigned_abs(),
            confidence: row.confidence.as_deref().and_then(Confidence::from_word),
            at: row.answered_at.time(),
            is_evidence: row.evidence,
        }
    }
}
