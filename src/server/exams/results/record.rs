//! Records of ended attempts for statistics, regrading and archives: answers, marks and result.

use super::terms::ResultTerms;
use crate::accounts::AccountId;
use crate::exams::answers::given_in;
use crate::exams::attempt::Attempt;
use crate::exams::marking::digest;
use crate::exams::marking::digest::Digests;
use crate::exams::marks::{page_marks, points};
use bank::Answer;
use bank::exam::{CombinedResult, DrawnPaper, PageMark, PageOf, join, result};
use std::collections::BTreeMap;
use store::attempt::AttemptId;
use store::attempt_answer::AttemptAnswerRow;
use store::attempt_mark::AttemptMarkRow;

/// An ended attempt.
#[derive(Clone, Debug)]
pub struct AttemptRecord {
    pub id: AttemptId,
    pub who: AccountId,
    pub drawn: DrawnPaper,
    pub pages: Vec<PageOf>,
    /// Digests of the questions when the paper was drawn.
    pub(crate) digests: Digests,
    /// Final answer on each page, by number from 1.
    pub answers: BTreeMap<i32, Answer>,
    /// Viewing time of each page, in seconds.
    pub seconds: BTreeMap<i32, u32>,
    /// Every mark, by page.
    pub marks: BTreeMap<i32, Vec<AttemptMarkRow>>,
}

impl AttemptRecord {
    /// A record of an attempt without answers and marks.
    pub(super) fn unanswered(attempt: Attempt) -> Self {
        let digests = digest::digests(&attempt.row.drawn);
        let drawn: DrawnPaper = serde_json::from_value(attempt.row.drawn).unwrap_or_default();
        Self {
            id: attempt.row.id,
            who: attempt.row.account_id,
            pages: drawn.pages(),
            drawn,
            digests,
            answers: BTreeMap::new(),
            seconds: BTreeMap::new(),
            marks: BTreeMap::new(),
        }
    }

    /// A record of an attempt from its changes, in order, and its marks.
    pub(crate) fn of(attempt: Attempt, changes: &[AttemptAnswerRow], marks: &[AttemptMarkRow]) -> Self {
        // The last answer to a page counts.
        let last: BTreeMap<i32, &str> = changes.iter().map(|row| (row.page, row.answer.as_str())).collect();
        let given = |(page, answer)| Some((page, given_in(answer)?));
        let answers = last.into_iter().filter_map(given).collect();
        Self { answers, ..Self::unanswered(attempt) }.with(marks)
    }

    /// Mark of each page.
    pub fn page_marks(&self) -> Vec<PageMark> {
        page_marks(self.pages.len(), &self.marks, |page| self.answers.contains_key(&page))
    }

    /// The pages that wait to be marked.
    pub(crate) fn waiting(&self) -> Vec<i32> {
        let pages = (1..).zip(self.page_marks());
        pages.filter(|(_, mark)| *mark == PageMark::Waits).map(|(page, _)| page).collect()
    }

    /// The same attempt with these marks, ordered within each page.
    pub(crate) fn with(&self, marks: &[AttemptMarkRow]) -> Self {
        let mut of_page: BTreeMap<i32, Vec<AttemptMarkRow>> = BTreeMap::new();
        for mark in marks {
            of_page.entry(mark.page).or_default().push(mark.clone());
        }
        Self { marks: of_page, ..self.clone() }
    }

    /// Result of the attempt.
    pub(crate) fn result_by(&self, terms: &ResultTerms) -> CombinedResult {
        self.result(&self.page_marks(), terms)
    }

    /// Result with these page marks, and the practical and oral parts.
    pub(crate) fn result(&self, pages: &[PageMark], terms: &ResultTerms) -> CombinedResult {
        let unwritten = self.marks.get(&0).map(|rows| points(rows)).unwrap_or_default();
        join(result(&self.drawn, pages, &terms.rules), &terms.rubric, &unwritten, &terms.rules)
    }
}
