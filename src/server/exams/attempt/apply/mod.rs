//! Applying a candidate's request in the caller's transaction. On paper an examiner types it in: at
//! any time before the paper is finished, and pages in any order.
//!
//! - `request`: the request; here: what the state of the attempt allows; `on_page`: an action on a page

mod on_page;
mod request;

pub use on_page::{CHANGES, LONGEST};
pub(crate) use request::{CandidateRequest, Typist};

use super::act::{Act, ActionRefusal, Receipt};
use super::{Attempt, AttemptState};
use bank::exam::{Part, Phase};
use on_page::LockedAttempt;
use store::{StoreError, WriteTransaction, attempt, attempt_answer};

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
}
