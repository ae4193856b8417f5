//! Attempts as archived. Marks of pages that wait to be marked are held back.

use super::Archives;
use super::format::{AppealFile, AttemptFile, CandidateEntry, MarkFile};
use super::gather::Gather;
use super::people::People;
use super::rows::{answer, appeal, clock, mark, page, result};
use crate::exams::attempt::Attempt;
use crate::exams::marking::digest;
use crate::exams::marks::awarded_marks;
use crate::exams::results::record::AttemptRecord;
use crate::exams::results::terms::ResultTerms;
use crate::exams::sitting::Sitting;
use bank::exam::{DrawnPaper, marking_status};
use std::collections::BTreeMap;
use std::io;
use std::sync::Arc;
use store::account::{self, AccountId, AccountRow};
use store::appeal::{self as appeals, AppealRow};
use store::attempt::{self, AttemptId};
use store::attempt_mark::{self, AttemptMarkRow};
use store::{StoreError, attempt_answer, attempt_page};

/// The word for an attempt that its candidate never began.
const NOT_SAT: &str = "not_sat";

/// The data of a sitting as a whole. Attempts are only listed; each is read in its turn.
pub(super) struct SittingData {
    archives: Archives,
    sitting: Arc<Sitting>,
    /// Attempts in order of entry, trials included.
    pub attempts: Vec<AttemptId>,
    terms: ResultTerms,
    people: BTreeMap<AccountId, AccountRow>,
    appeals: BTreeMap<AttemptId, Vec<AppealRow>>,
}

impl Gather {
    pub(super) async fn whole(&self) -> Result<SittingData, StoreError> {
        let (store, sitting) = (&self.archives.store, &self.sitting);
        let people = account::at_sitting(store, sitting.federation, sitting.id).await?;
        let mut all: BTreeMap<AttemptId, Vec<AppealRow>> = BTreeMap::new();
        for row in appeals::of_sitting(store, sitting.federation, sitting.id).await? {
            all.entry(row.attempt_id).or_default().push(row);
        }
        Ok(SittingData {
            archives: self.archives.clone(),
            sitting: Arc::new(sitting.clone()),
            attempts: attempt::ids_of_sitting(store, sitting.federation, sitting.id).await?,
            terms: self.archives.results.terms(sitting).await?,
            people: people.into_iter().map(|row| (row.id, row)).collect(),
            appeals: all,
        })
    }
}

impl SittingData {
    /// The file of an attempt, and its pages that wait to be marked, whose marks it omits.
    pub async fn file(&mut self, id: AttemptId, people: &mut People) -> io::Result<(AttemptFile, Vec<i32>)> {
        let (store, federation) = (self.archives.store.clone(), self.sitting.federation);
        let attempt = self.attempt(id).await.map_err(io::Error::other)?;
        let attempt = attempt.ok_or_else(|| io::Error::other("an attempt has gone meanwhile"))?;
        let row = &attempt.row;
        let seen = attempt_page::of_attempt(&store, federation, id).await.map_err(io::Error::other)?;
        let answers = attempt_answer::of_attempt(&store, federation, id).await.map_err(io::Error::other)?;
        let mut marks = attempt_mark::of_attempt(&store, federation, id).await.map_err(io::Error::other)?;
        // An attempt that was never begun has no result.
        let sat = attempt.has_begun() && attempt.state().is_over() && !attempt.is_test();
        let recorded = sat.then(|| AttemptRecord::of(attempt.clone(), &answers, &marks));
        let waiting = recorded.as_ref().map(AttemptRecord::waiting).unwrap_or_default();
        let all = marks.clone();
        marks.retain(|mark| mark.page == 0 || !marking_status(&awarded_marks(&all, mark.page)).waits());
        let who = self.people.get(&row.account_id);
        let drawn: DrawnPaper = serde_json::from_value(row.drawn.clone())?;
        let digests = digest::digests(&row.drawn);
        let pages = drawn.pages().into_iter().enumerate();
        let file = AttemptFile {
            attempt: id.0.to_string(),
            candidate: CandidateEntry {
                account: row.account_id.0.to_string(),
                name: who.map(|who| who.name.clone()),
                member_number: who.and_then(|who| who.member_number.clone()),
            },
            number: row.number,
            test: row.test,
            hall_number: row.hall_number,
            state: state(&attempt).to_owned(),
            clock: clock(&attempt),
            pages: pages.map(|(at, of)| page(at + 1, of, &digests, &seen)).collect(),
            drawn,
            answers: answers.iter().map(answer).collect(),
            marks: marked(marks, people).await.map_err(io::Error::other)?,
            result: recorded.map(|one| result(&one.result_by(&self.terms))),
            appeals: self.appealed(id, people).await.map_err(io::Error::other)?,
        };
        Ok((file, waiting))
    }

    async fn attempt(&self, id: AttemptId) -> Result<Option<Attempt>, StoreError> {
        let store = &self.archives.store;
        match attempt::by_id(store, self.sitting.federation, id).await? {
            Some(row) => {
                self.archives.attempts.attempt_from_row(store, row, Some(self.sitting.clone())).await
            }
            None => Ok(None),
        }
    }

    async fn appealed(&mut self, id: AttemptId, people: &mut People) -> Result<Vec<AppealFile>, StoreError> {
        let mut found = Vec::new();
        for row in self.appeals.remove(&id).unwrap_or_default() {
            let by = people.find(row.by_federation_id, row.by_account_id).await?;
            found.push(appeal(row, by));
        }
        Ok(found)
    }
}

async fn marked(rows: Vec<AttemptMarkRow>, people: &mut People) -> Result<Vec<MarkFile>, StoreError> {
    let mut found = Vec::new();
    for row in rows {
        let by = people.find(row.by_federation_id, row.by_account_id).await?;
        found.push(mark(row, by));
    }
    Ok(found)
}

/// State of an attempt; a candidate who never began has not sat.
fn state(attempt: &Attempt) -> &'static str {
    match attempt.state() {
        state if state.is_over() && attempt.row.begun_at.is_none() => NOT_SAT,
        state => state.word(),
    }
}
