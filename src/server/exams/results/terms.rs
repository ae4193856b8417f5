//! The rules of a sitting's paper, and results by them.

use crate::exams::attempt::Attempt;
use crate::exams::marks::points;
use bank::exam::{CombinedResult, DrawnPaper, PageMark, Paper, RubricLine, Rules, join, result};
use store::attempt_mark::AttemptMarkRow;

/// The rules of a sitting's paper, and its practical and oral parts.
#[derive(Clone, Debug, Default)]
pub(crate) struct ResultTerms {
    pub rules: Rules,
    pub rubric: Vec<RubricLine>,
    /// True if anything is asked in writing.
    pub is_written: bool,
}

impl From<Paper> for ResultTerms {
    fn from(paper: Paper) -> Self {
        Self { is_written: paper.is_written(), rules: paper.rules, rubric: paper.rubric }
    }
}

/// The result of an attempt with these page marks.
pub(crate) fn joined(
    terms: &ResultTerms,
    attempt: &Attempt,
    pages: &[PageMark],
    marks: &[AttemptMarkRow],
) -> CombinedResult {
    let drawn: DrawnPaper = serde_json::from_value(attempt.row.drawn.clone()).unwrap_or_default();
    let written = result(&drawn, pages, &terms.rules);
    join(written, &terms.rubric, &points(marks), &terms.rules)
}
