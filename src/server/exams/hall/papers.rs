//! The papers of a sitting that are written in a hall.

use super::Halls;
use crate::audit::Deed;
use crate::exams::attempt::Attempt;
use crate::exams::sitting::Sitting;
use crate::exams::sitting::event::sitting_event;
use crate::roles::Allowed;
use std::collections::BTreeMap;
use store::account::{AccountId, AccountRow};
use store::attempt::AttemptId;
use store::{StoreError, account, attempt_list};

/// A candidate's paper.
#[derive(Clone)]
pub struct HallPaper {
    pub attempt: Attempt,
    /// The candidate's number in the hall, from 1.
    pub number: u32,
    pub account: AccountId,
    pub name: String,
    /// Member number in the federation.
    pub member_number: Option<String>,
    /// The candidate's chosen language, as a tag.
    pub language: Option<String>,
    /// True if it is the caller's own: others print it and type it in.
    pub is_own: bool,
}

impl Halls {
    /// The papers of a sitting by number.
    pub async fn papers(&self, allowed: &Allowed, found: &Sitting) -> Result<Vec<HallPaper>, StoreError> {
        if found.federation != allowed.federation().id {
            return Ok(Vec::new());
        }
        let people = account::at_sitting(&self.store, found.federation, found.id).await?;
        let people: BTreeMap<AccountId, AccountRow> = people.into_iter().map(|row| (row.id, row)).collect();
        let attempts = self.attempts.attempts_at(found).await?.into_iter();
        let mut papers: Vec<HallPaper> = attempts
            .filter_map(|attempt| {
                let (number, account) = (attempt.hall_number()?, attempt.row.account_id);
                let person = people.get(&account)?;
                Some(HallPaper {
                    is_own: attempt.is_own(allowed),
                    attempt,
                    number,
                    account,
                    name: person.name.clone(),
                    member_number: person.member_number.clone(),
                    language: person.language.clone(),
                })
            })
            .collect();
        papers.sort_by_key(|paper| paper.number);
        Ok(papers)
    }

    /// One of them.
    pub async fn paper(
        &self,
        allowed: &Allowed,
        found: &Sitting,
        id: AttemptId,
    ) -> Result<Option<HallPaper>, StoreError> {
        Ok(self.papers(allowed, found).await?.into_iter().find(|one| one.attempt.id() == id))
    }

    /// Number of papers that are not finished.
    pub async fn unfinished(&self, allowed: &Allowed, found: &Sitting) -> Result<usize, StoreError> {
        let federation = allowed.federation().id;
        let number = attempt_list::unfinished_on_paper(&self.store, federation, found.id).await?;
        Ok(usize::try_from(number).unwrap_or_default())
    }

    /// Records that booklets and sheets were printed, or that the key was opened.
    pub async fn record(&self, allowed: &Allowed, found: &Sitting, deed: Deed) -> Result<(), StoreError> {
        self.audit.enter(&[sitting_event(allowed, found.id, deed)]).await
    }

    /// True once the key may be seen: no candidate sits any more.
    pub fn shows_key(&self, found: &Sitting) -> bool {
        found.is_over(self.clock.instant())
    }
}
