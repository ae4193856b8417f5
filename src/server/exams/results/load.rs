//! Loading the records of a sitting.

use super::ExamResults;
use super::record::AttemptRecord;
use super::terms::ResultTerms;
use crate::exams::answers::given_in;
use crate::exams::sitting::Sitting;
use bank::Answer;
use bank::exam::Paper;
use std::collections::BTreeMap;
use store::attempt::AttemptId;
use store::attempt_mark::{self, AttemptMarkRow};
use store::{StoreError, attempt_record};

/// Final answers by attempt and page number.
pub(crate) type Answers = BTreeMap<AttemptId, BTreeMap<i32, Answer>>;

impl ExamResults {
    /// Final answers at a sitting, by attempt and page number.
    pub(crate) async fn answers_at(&self, sitting: &Sitting) -> Result<Answers, StoreError> {
        let mut answers = Answers::new();
        for row in attempt_record::last_answers(&self.store, sitting.federation, sitting.id).await? {
            if let Some(given) = given_in(&row.answer) {
                answers.entry(row.attempt_id).or_default().insert(row.page, given);
            }
        }
        Ok(answers)
    }

    /// Ended attempts at a sitting in order of entry, without trials and those never begun; and the
    /// rules of their results.
    pub(crate) async fn record_of(
        &self,
        sitting: &Sitting,
    ) -> Result<(Vec<AttemptRecord>, ResultTerms), StoreError> {
        let store = &self.store;
        let mut answers = self.answers_at(sitting).await?;
        let mut seconds: BTreeMap<AttemptId, BTreeMap<i32, u32>> = BTreeMap::new();
        for row in attempt_record::times(store, sitting.federation, sitting.id).await? {
            seconds.entry(row.attempt_id).or_default().insert(row.page, row.seconds.unsigned_abs());
        }
        let mut marks: BTreeMap<AttemptId, BTreeMap<i32, Vec<AttemptMarkRow>>> = BTreeMap::new();
        for row in attempt_mark::of_sitting(store, sitting.federation, sitting.id).await? {
            marks.entry(row.attempt_id).or_default().entry(row.page).or_default().push(row);
        }
        let over = self.attempts.attempts_at(sitting).await?.into_iter().filter(|one| one.state().is_over());
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

    /// The rules of a sitting's paper; the defaults for an unreadable one.
    pub(crate) async fn terms(&self, sitting: &Sitting) -> Result<ResultTerms, StoreError> {
        let prepared = self.sittings.prepared(sitting).await?;
        let paper = prepared.and_then(|prepared| Paper::read(&prepared.paper).ok());
        Ok(paper.map(ResultTerms::from).unwrap_or_default())
    }
}
