//! A sitting as its statistics and its re-marking see it: every attempt that was sat, is over and
//! is no trial, with its answers, its marks, and what they come to.

use super::page_marks::page_marks;
use super::{ResultTerms, points};
use crate::Server;
use crate::accounts::AccountId;
use crate::exams::attempt::Attempt;
use crate::exams::marking::digest;
use crate::exams::marking::digest::Digests;
use crate::exams::sitting::Sitting;
use bank::Answer;
use bank::exam::{CombinedResult, DrawnPaper, PageMark, PageOf, join, result};
use std::collections::BTreeMap;
use store::attempt::AttemptId;
use store::attempt_answer::AttemptAnswerRow;
use store::attempt_mark::{self, AttemptMarkRow};
use store::{StoreError, attempt_record};

/// An attempt that is over.
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
    /// For how many seconds each page was looked at.
    pub seconds: BTreeMap<i32, u32>,
    /// Every mark, by page.
    pub marks: BTreeMap<i32, Vec<AttemptMarkRow>>,
}

/// Final answers by attempt and page number.
pub(crate) type Answers = BTreeMap<AttemptId, BTreeMap<i32, Answer>>;

/// An answer as it is kept; none where nothing is answered. Who took everything back has answered nothing.
pub(crate) fn given_in(kept: &str) -> Option<Answer> {
    Answer::from_json(kept).filter(|answer| answer.iter().any(|(_, tokens)| !tokens.is_empty()))
}

impl AttemptRecord {
    /// An attempt before anything is known of it but its paper.
    fn unanswered(attempt: Attempt) -> Self {
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

    /// An attempt with what was answered in it, in the order in which it was kept, and with its marks.
    pub(crate) fn of(attempt: Attempt, changes: &[AttemptAnswerRow], marks: &[AttemptMarkRow]) -> Self {
        // What was answered last on a page counts.
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

    /// The same attempt with these marks, which are in their order within each page.
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

impl Server {
    /// Final answers at a sitting, by attempt and page number.
    pub(crate) async fn answers_at(&self, sitting: &Sitting) -> Result<Answers, StoreError> {
        let mut answers = Answers::new();
        for row in attempt_record::last_answers(&self.inner.store, sitting.federation, sitting.id).await? {
            if let Some(given) = given_in(&row.answer) {
                answers.entry(row.attempt_id).or_default().insert(row.page, given);
            }
        }
        Ok(answers)
    }

    /// The attempts at a sitting that are over, without trials and without those that never began,
    /// in the order in which they were entered; and by which rules they are reckoned.
    pub(crate) async fn record_of(
        &self,
        sitting: &Sitting,
    ) -> Result<(Vec<AttemptRecord>, ResultTerms), StoreError> {
        let store = &self.inner.store;
        let mut answers = self.answers_at(sitting).await?;
        let mut seconds: BTreeMap<AttemptId, BTreeMap<i32, u32>> = BTreeMap::new();
        for row in attempt_record::times(store, sitting.federation, sitting.id).await? {
            seconds.entry(row.attempt_id).or_default().insert(row.page, row.seconds.unsigned_abs());
        }
        let mut marks: BTreeMap<AttemptId, BTreeMap<i32, Vec<AttemptMarkRow>>> = BTreeMap::new();
        for row in attempt_mark::of_sitting(store, sitting.federation, sitting.id).await? {
            marks.entry(row.attempt_id).or_default().entry(row.page).or_default().push(row);
        }
        let over = self.settled_at(sitting).await?.into_iter().filter(|one| one.state().is_over());
        let sat = over.filter(|one| !one.is_test() && one.has_begun());
        let recorded = sat.map(|attempt| {
            let id = attempt.id();
            AttemptRecord {
                answers: answers.remove(&id).unwrap_or_default(),
                seconds: seconds.remove(&id).unwrap_or_default(),
                marks: marks.remove(&id).unwrap_or_default(),
                ..AttemptRecord::unanswered(attempt)
            }
        });
        let recorded = recorded.collect();
        Ok((recorded, self.terms(sitting).await?))
    }
}
