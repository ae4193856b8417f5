//! A person's own exams: those whose lists name them, and those they have entered.

use super::Rosters;
use crate::accounts::Account;
use crate::exams::attempt::Attempt;
use crate::exams::sitting::Sitting;
use std::sync::Arc;
use store::{StoreError, roster};

/// A person's exam.
#[derive(Clone)]
pub struct OwnExam {
    pub sitting: Arc<Sitting>,
    /// The latest attempt, if they have entered.
    pub attempt: Option<Attempt>,
}

impl Rosters {
    /// A person's exams, drafts left out, the latest first.
    pub async fn own(&self, who: &Account) -> Result<Vec<OwnExam>, StoreError> {
        let sittings = roster::sittings_of(&self.store, who.federation, who.id).await?;
        if sittings.is_empty() {
            return Ok(Vec::new());
        }
        let attempts = self.attempts.attempts_of(who).await?;
        let exam = |row| {
            let sitting = Arc::new(Sitting::from(row));
            let of_it = attempts.iter().filter(|one| one.rules.sitting.id == sitting.id);
            let attempt = of_it.max_by_key(|one| one.row.number).cloned();
            OwnExam { sitting, attempt }
        };
        Ok(sittings.into_iter().map(exam).collect())
    }
}
