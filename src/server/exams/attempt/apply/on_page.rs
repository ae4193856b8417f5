//! An action on a page: its row, and answers with their receipts.

use super::request::CandidateRequest;
use crate::audit::By;
use crate::clock::moment;
use crate::exams::attempt::Attempt;
use crate::exams::attempt::act::{Act, ActionRefusal, Receipt};
use crate::exams::attempt::receipt::Saved;
use crate::exams::marks::withdrawal;
use bank::exam::{PageOf, Part};
use std::collections::BTreeMap;
use store::attempt_answer::{self, AttemptAnswerRow};
use store::attempt_mark;
use store::attempt_page::{self, AttemptPageRow};
use store::{StoreError, WriteTransaction};
use uuid::Uuid;

/// Limit on stored changes of an attempt; no candidate makes as many by hand.
pub const CHANGES: i32 = 5_000;
/// The longest answer, in bytes: a form with everything chosen is shorter.
pub const LONGEST: usize = 2_048;

/// Data of the locked attempt already read in this transaction.
#[derive(Debug, Default)]
pub(super) struct LockedAttempt {
    /// The last change of each page in this request, on which later ones in the request build.
    pub upon: BTreeMap<u16, i32>,
    /// Pages already read, in their current state; `None` for those never viewed.
    pages: BTreeMap<u16, Option<AttemptPageRow>>,
    /// The last change of the attempt, once it has been read.
    pub last: Option<AttemptAnswerRow>,
}

impl CandidateRequest {
    pub(super) async fn on_page(
        &self,
        write: &mut WriteTransaction,
        attempt: &Attempt,
        known: &mut LockedAttempt,
        number: u16,
        act: &Act,
    ) -> Result<Result<Option<Receipt>, ActionRefusal>, StoreError> {
        let Some(page) = attempt.page(number) else { return Ok(Err(ActionRefusal::NoPage)) };
        let is_on_paper = attempt.is_on_paper();
        match (page.part, attempt.part()) {
            _ if is_on_paper => {}
            (Part::Open, Part::Closed) => return Ok(Err(ActionRefusal::NoPage)),
            (Part::Closed, Part::Open) => return Ok(Err(ActionRefusal::PartOver)),
            (Part::Closed, Part::Closed) | (Part::Open, Part::Open) => {}
        }
        if page.stage > 1 && !is_on_paper {
            let before = self.page(write, known, number - 1).await?;
            if before.is_none_or(|before| before.closed_at.is_none()) {
                return Ok(Err(ActionRefusal::NoPage));
            }
        }
        let mut row = self.page(write, known, number).await?.unwrap_or_else(|| self.fresh(number));
        let is_closed = row.closed_at.is_some();
        match act {
            Act::Answer { change, answer, base, .. } if !is_closed => {
                let base = base.map(|base| base.max(known.upon.get(&number).copied().unwrap_or_default()));
                let stored = self.answer(write, known.last.as_ref(), (number, base), *change, answer).await?;
                known.upon.extend(stored.iter().map(|stored| (number, stored.number)));
                return Ok(stored.map(Some));
            }
            Act::Answer { .. } => return Ok(Err(ActionRefusal::Closed)),
            Act::Flag { set, .. } => row.flagged = *set,
            Act::Note { text, .. } => row.note.clone_from(text),
            Act::Look { seconds, .. } => row.seconds = row.seconds.saturating_add((*seconds).into()),
            Act::GoOn { .. } if is_last(page) => return Ok(Err(ActionRefusal::NoPage)),
            Act::GoOn { .. } => row.closed_at = row.closed_at.or(Some(moment(self.at))),
            Act::OpenPart | Act::Submit | Act::TakeOver => {}
        }
        attempt_page::save(write, &row).await?;
        known.pages.insert(number, Some(row));
        Ok(Ok(None))
    }

    /// The current row of a page.
    async fn page(
        &self,
        write: &mut WriteTransaction,
        known: &mut LockedAttempt,
        number: u16,
    ) -> Result<Option<AttemptPageRow>, StoreError> {
        if let Some(page) = known.pages.get(&number) {
            return Ok(page.clone());
        }
        let page = attempt_page::get(write, self.federation, self.id, number.into()).await?;
        known.pages.insert(number, page.clone());
        Ok(page)
    }

    /// The row of a page viewed for the first time.
    fn fresh(&self, number: u16) -> AttemptPageRow {
        AttemptPageRow {
            federation_id: self.federation,
            attempt_id: self.id,
            page: number.into(),
            seen_at: moment(self.at),
            seconds: 0,
            flagged: false,
            note: String::new(),
            closed_at: None,
        }
    }

    async fn answer(
        &self,
        write: &mut WriteTransaction,
        last: Option<&AttemptAnswerRow>,
        (page, base): (u16, Option<i32>),
        change: Uuid,
        answer: &str,
    ) -> Result<Result<Receipt, ActionRefusal>, StoreError> {
        let (federation, id) = (self.federation, self.id);
        let number = last.map_or(1, |last| last.number + 1);
        if answer.len() > LONGEST {
            return Ok(Err(ActionRefusal::TooLong));
        }
        if number > CHANGES {
            return Ok(Err(ActionRefusal::TooMany));
        }
        if let Some(base) = base
            && attempt_answer::is_newer_elsewhere(write, federation, id, (page.into(), base), &self.device)
                .await?
        {
            return Ok(Err(ActionRefusal::Stale));
        }
        let mut row = AttemptAnswerRow {
            federation_id: self.federation,
            attempt_id: self.id,
            number,
            page: page.into(),
            change,
            answer: answer.to_owned(),
            saved_at: moment(self.at),
            receipt: Vec::new(),
            device: self.device.clone(),
        };
        row.receipt = Saved::from(&row).receipt(last.map(|last| &last.receipt[..])).to_vec();
        attempt_answer::insert(write, &row).await?;
        if let Some(typist) = self.typist {
            self.withdraw_marks(write, page.into(), typist.by).await?;
        }
        Ok(Ok(row.into()))
    }

    /// Withdraws the marks of a page on paper whose answer is corrected: they were of another answer.
    async fn withdraw_marks(
        &self,
        write: &mut WriteTransaction,
        page: i32,
        by: By,
    ) -> Result<(), StoreError> {
        let By::Person(home, who) = by else { return Ok(()) };
        let marks = attempt_mark::of_attempt_within(write, self.federation, self.id).await?;
        match withdrawal(&marks, page, (home, who), moment(self.at)) {
            Some(row) => attempt_mark::insert(write, &row).await,
            None => Ok(()),
        }
    }
}

/// True for the last stage of its item.
fn is_last(page: &PageOf) -> bool {
    page.stage == page.stages
}
