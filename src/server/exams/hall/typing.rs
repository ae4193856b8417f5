//! Typing in what candidates wrote on paper.

use super::{HallPaper, Halls};
use crate::audit::By;
use crate::exams::attempt::act::{Act, ActionRefusal, Receipt};
use crate::exams::attempt::apply::Typist;
use crate::roles::Allowed;
use store::StoreError;

/// The reason an answer was not stored.
#[derive(Debug, thiserror::Error)]
pub enum TypingFault {
    /// It is the examiner's own paper.
    #[error("an examiner does not type in their own paper")]
    Own,
    /// Refused as an answer given online would be.
    #[error("refused: {}", .0.word())]
    Refused(ActionRefusal),
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Halls {
    /// Stores the answer to a page, in stored form, as the last one after the change numbered
    /// `base`. Returns its receipt.
    pub async fn type_answer(
        &self,
        allowed: &Allowed,
        paper: &HallPaper,
        device: &str,
        (page, base): (u16, i32),
        answer: String,
    ) -> Result<Option<Receipt>, TypingFault> {
        let change = self.attempts.change();
        self.act(allowed, paper, device, Act::Answer { page, change, answer, base: Some(base) }).await
    }

    /// Stores answers that were read from pictures and confirmed by a person: pages, each with the
    /// number of its last change and its answer in stored form.
    pub(super) async fn confirm_answers(
        &self,
        allowed: &Allowed,
        paper: &HallPaper,
        device: &str,
        answers: Vec<(u16, i32, String)>,
    ) -> Result<(), TypingFault> {
        if paper.is_own {
            return Err(TypingFault::Own);
        }
        if answers.is_empty() {
            return Ok(());
        }
        let act = |(page, base, answer)| Act::Answer {
            page,
            change: self.attempts.change(),
            answer,
            base: Some(base),
        };
        let acts = answers.into_iter().map(act).collect();
        let typist = Typist { by: By::from(allowed.by()), from_scans: true };
        let done = self.attempts.type_in(&paper.attempt, device, typist, acts).await?;
        match done.outcomes.into_iter().find_map(Result::err) {
            Some(refusal) => Err(TypingFault::Refused(refusal)),
            None => Ok(()),
        }
    }

    /// Finishes a paper: no answer can be typed in any more, and it is marked.
    pub async fn finish(
        &self,
        allowed: &Allowed,
        paper: &HallPaper,
        device: &str,
    ) -> Result<(), TypingFault> {
        self.act(allowed, paper, device, Act::Submit).await.map(drop)
    }

    async fn act(
        &self,
        allowed: &Allowed,
        paper: &HallPaper,
        device: &str,
        act: Act,
    ) -> Result<Option<Receipt>, TypingFault> {
        if paper.is_own {
            return Err(TypingFault::Own);
        }
        let typist = Typist { by: By::from(allowed.by()), from_scans: false };
        let done = self.attempts.type_in(&paper.attempt, device, typist, vec![act]).await?;
        match done.outcomes.into_iter().next() {
            Some(Err(refusal)) => Err(TypingFault::Refused(refusal)),
            Some(Ok(receipt)) => Ok(receipt),
            None => Ok(None),
        }
    }
}
