//! The attempts at a sitting as they go into its archive: what belongs to each, and what is held back of it.

use super::format::{AppealFile, AttemptFile, Candidate, MarkFile};
use super::gather::Gather;
use super::people::People;
use super::rows::{answer, appeal, clock, mark, page, result};
use crate::quiz::exam::{Drawn, standing};
use crate::server::Server;
use crate::server::exams::attempts::Attempt;
use crate::server::exams::record::Recorded;
use crate::server::exams::results::{Terms, given};
use crate::server::exams::same;
use crate::store::account::{self, AccountId, AccountRow};
use crate::store::appeal::{self as appeals, AppealRow};
use crate::store::attempt::AttemptId;
use crate::store::attempt_mark::{self, AttemptMarkRow};
use crate::store::{StoreError, attempt_answer, attempt_page};
use std::collections::BTreeMap;
use std::io;

/// The word for an attempt that its candidate never began.
const NOT_SAT: &str = "not_sat";

/// What is known of a sitting as a whole.
pub(super) struct Whole {
    server: Server,
    /// Its attempts, in the order in which they were entered; trials among them.
    pub attempts: Vec<Attempt>,
    recorded: BTreeMap<AttemptId, Recorded>,
    terms: Terms,
    people: BTreeMap<AccountId, AccountRow>,
    appeals: BTreeMap<AttemptId, Vec<AppealRow>>,
}

impl Gather {
    pub(super) async fn whole(&self) -> Result<Whole, StoreError> {
        let (store, sitting) = (&self.server.inner.store, &self.sitting);
        let (recorded, terms) = self.server.record_of(sitting).await?;
        let people = account::at_sitting(store, sitting.federation, sitting.id).await?;
        let mut all: BTreeMap<AttemptId, Vec<AppealRow>> = BTreeMap::new();
        for row in appeals::of_sitting(store, sitting.federation, sitting.id).await? {
            all.entry(row.attempt_id).or_default().push(row);
        }
        Ok(Whole {
            server: self.server.clone(),
            attempts: self.server.settled_at(sitting).await?,
            recorded: recorded.into_iter().map(|one| (one.id, one)).collect(),
            terms,
            people: people.into_iter().map(|row| (row.id, row)).collect(),
            appeals: all,
        })
    }
}

impl Whole {
    /// The file of an attempt, and which of its pages wait to be marked. Of these it holds no marks.
    pub async fn file(
        &mut self,
        attempt: &Attempt,
        people: &mut People,
    ) -> io::Result<(AttemptFile, Vec<i32>)> {
        let (store, row) = (self.server.inner.store.clone(), &attempt.row);
        let (federation, id) = (row.federation_id, row.id);
        let seen = attempt_page::of_attempt(&store, federation, id).await.map_err(io::Error::other)?;
        let answers = attempt_answer::of_attempt(&store, federation, id).await.map_err(io::Error::other)?;
        let mut marks = attempt_mark::of_attempt(&store, federation, id).await.map_err(io::Error::other)?;
        // Who never began has no result.
        let recorded = self.recorded.remove(&id).filter(|_| row.begun_at.is_some());
        let recorded = recorded.map(|one| one.with(&marks));
        let waiting = recorded.as_ref().map(Recorded::waiting).unwrap_or_default();
        let all = marks.clone();
        marks.retain(|mark| mark.page == 0 || !standing(&given(&all, mark.page)).waits());
        let who = self.people.get(&row.account_id);
        let drawn: Drawn = serde_json::from_value(row.drawn.clone())?;
        let digests = same::digests(&row.drawn);
        let pages = drawn.pages().into_iter().enumerate();
        let file = AttemptFile {
            attempt: id.0.to_string(),
            candidate: Candidate {
                account: row.account_id.0.to_string(),
                name: who.map(|who| who.name.clone()),
                member_number: who.and_then(|who| who.member_number.clone()),
            },
            number: row.number,
            test: row.test,
            state: state(attempt).to_owned(),
            clock: clock(attempt),
            pages: pages.map(|(at, of)| page(at + 1, of, &digests, &seen)).collect(),
            drawn,
            answers: answers.iter().map(answer).collect(),
            marks: marked(marks, people).await.map_err(io::Error::other)?,
            result: recorded.map(|one| result(&one.result_by(&self.terms))),
            appeals: self.appealed(id, people).await.map_err(io::Error::other)?,
        };
        Ok((file, waiting))
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

/// How far an attempt is; who never began has not sat.
fn state(attempt: &Attempt) -> &'static str {
    match attempt.state() {
        state if state.is_over() && attempt.row.begun_at.is_none() => NOT_SAT,
        state => state.word(),
    }
}
