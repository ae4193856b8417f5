//! Applying a candidate's request in the caller's transaction. On paper an examiner types it in: at
//! any time before the paper is finished, and pages in any order.

use super::act::{Act, ActionRefusal, Receipt};
use super::receipt::Saved;
use super::{Attempt, AttemptRules, AttemptState};
use crate::audit::By;
use crate::clock::moment;
use crate::exams::marks::withdrawal;
use bank::exam::{PageOf, Part, Phase};
use jiff::Timestamp;
use std::collections::BTreeMap;
use store::attempt::{self, AttemptId};
use store::attempt_answer::{self, AttemptAnswerRow};
use store::attempt_mark;
use store::attempt_page::{self, AttemptPageRow};
use store::federation::FederationId;
use store::{StoreError, WriteTransaction};
use uuid::Uuid;

/// Limit on stored changes of an attempt; no candidate makes as many by hand.
pub const CHANGES: i32 = 5_000;
/// The longest answer, in bytes: a form with everything chosen is shorter.
pub const LONGEST: usize = 2_048;

/// Data of the locked attempt already read in this transaction.
#[derive(Debug, Default)]
struct LockedAttempt {
    /// The last change of each page in this request, on which later ones in the request build.
    upon: BTreeMap<u16, i32>,
    /// Pages already read, in their current state; `None` for those never viewed.
    pages: BTreeMap<u16, Option<AttemptPageRow>>,
    /// The last change of the attempt, once it has been read.
    last: Option<AttemptAnswerRow>,
}

/// The examiner who types in what a candidate wrote on paper, or confirms what was read of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Typist {
    pub by: By,
    /// True if it was read from pictures.
    pub from_scans: bool,
}

/// A candidate's request: actions, time of arrival, and device.
#[derive(Debug)]
pub(crate) struct CandidateRequest {
    pub federation: FederationId,
    pub id: AttemptId,
    pub device: String,
    /// True if the device sends signals by itself; a plain form does not.
    pub live: bool,
    pub at: Timestamp,
    pub rules: AttemptRules,
    pub acts: Vec<Act>,
    /// The examiner who types in what the candidate wrote on paper
    pub typist: Option<Typist>,
}

/// Result of a request.
#[derive(Clone, Debug)]
pub struct Done {
    /// The attempt afterwards.
    pub attempt: Attempt,
    /// Result of each action in order: for an answer its receipt.
    pub outcomes: Vec<Result<Option<Receipt>, ActionRefusal>>,
    /// True if this device has taken over from another.
    pub took_over: bool,
}

impl CandidateRequest {
    pub fn attempt(&self) -> AttemptId {
        self.id
    }

    /// Applies each allowed action, and stores the attempt. Atomic with the caller's transaction.
    pub async fn carry_out(&self, write: &mut WriteTransaction) -> Result<Done, StoreError> {
        let row = attempt::lock(write, self.federation, self.id).await?.ok_or(StoreError::Reference)?;
        let mut attempt = Attempt::new(row, self.rules.clone(), self.at);
        let mut outcomes = Vec::with_capacity(self.acts.len());
        let takes_over = self.acts.contains(&Act::TakeOver);
        let is_on_paper = attempt.is_on_paper();
        let took_over =
            !is_on_paper && takes_over && attempt.row.device != self.device && !attempt.state().is_over();
        if !is_on_paper && (attempt.row.device == self.device || takes_over) {
            if !attempt.state().is_over() {
                attempt.heard(self.at);
            }
            if took_over {
                attempt.row.device.clone_from(&self.device);
                attempt.row.live = false;
            }
            attempt.row.live |= self.live;
        }
        let mut known = LockedAttempt::default();
        for act in &self.acts {
            // A refused answer must not be followed by a final action.
            let refused = outcomes
                .iter()
                .find_map(|outcome: &Result<_, ActionRefusal>| outcome.as_ref().err().copied());
            outcomes.push(match refused.filter(|_| act.is_final()) {
                Some(fault) => Err(fault),
                None => self.act(write, &mut attempt, &mut known, act).await?,
            });
        }
        attempt::save(write, &attempt.row).await?;
        Ok(Done { attempt, outcomes, took_over })
    }

    async fn act(
        &self,
        write: &mut WriteTransaction,
        attempt: &mut Attempt,
        known: &mut LockedAttempt,
        act: &Act,
    ) -> Result<Result<Option<Receipt>, ActionRefusal>, StoreError> {
        if let Act::Answer { page, change, answer, .. } = act {
            let [stored, last] =
                attempt_answer::saved_and_last(write, self.federation, self.id, *change).await?;
            known.last = last;
            if let Some(stored) = stored {
                // Also after the end: a client that missed the confirmation repeats its request.
                let same = stored.page == i32::from(*page) && stored.answer == *answer;
                if same {
                    known.upon.insert(*page, stored.number);
                }
                return Ok(if same { Ok(Some(stored.into())) } else { Err(ActionRefusal::Twice) });
            }
        }
        // Idempotent when pressed twice.
        if *act == Act::Submit && attempt.state() == AttemptState::Submitted {
            return Ok(Ok(None));
        }
        if let Err(fault) = self.may(attempt, act) {
            return Ok(Err(fault));
        }
        if attempt.is_on_paper() {
            attempt.begin_on_paper(self.at);
        }
        match act {
            Act::TakeOver => {}
            Act::Submit if attempt.is_on_paper() => attempt.end_on_paper(self.at),
            Act::Submit => attempt.end(AttemptState::Submitted, self.at),
            // Idempotent when pressed twice.
            Act::OpenPart if attempt.part() == Part::Open => {}
            Act::OpenPart => attempt.open(self.at),
            Act::Answer { page, .. }
            | Act::Flag { page, .. }
            | Act::Note { page, .. }
            | Act::Look { page, .. }
            | Act::GoOn { page } => return self.on_page(write, attempt, known, *page, act).await,
        }
        Ok(Ok(None))
    }

    /// Checks that the attempt's state allows the action on any page.
    fn may(&self, attempt: &Attempt, act: &Act) -> Result<(), ActionRefusal> {
        match (attempt.is_on_paper(), self.typist) {
            (true, Some(_)) if attempt.state().is_over() => return Err(ActionRefusal::Over),
            (true, Some(_)) => return Ok(()),
            (true, None) => return Err(ActionRefusal::Waits),
            (false, Some(_)) => return Err(ActionRefusal::Elsewhere),
            (false, None) => {}
        }
        match attempt.state() {
            AttemptState::Waits if *act != Act::TakeOver => return Err(ActionRefusal::Waits),
            AttemptState::Waits | AttemptState::UnderWay => {}
            AttemptState::Submitted | AttemptState::OutOfTime | AttemptState::Ended => {
                return Err(ActionRefusal::Over);
            }
        }
        if attempt.row.device != self.device {
            return Err(ActionRefusal::Elsewhere);
        }
        match attempt.times().map(|times| times.phase(self.at)) {
            Some(Phase::Paused) if *act != Act::TakeOver => return Err(ActionRefusal::Paused),
            Some(Phase::Over) => return Err(ActionRefusal::Over),
            _ => {}
        }
        match act {
            Act::OpenPart if !attempt.rules.has(Part::Open) => Err(ActionRefusal::NoPage),
            _ => Ok(()),
        }
    }

    async fn on_page(
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
