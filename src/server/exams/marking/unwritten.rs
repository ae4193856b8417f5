//! Attempts that ask nothing in writing: the first points at a table begin and finish them. Those
//! of people who did not come are never begun.

use super::Marking;
use crate::exams::attempt::AttemptState;
use store::attempt::{self, AttemptRow};
use store::{StoreError, WriteTransaction};

impl Marking {
    /// Finishes a locked attempt, if it is one of these and waits.
    pub(super) async fn finish_at_tables(
        &self,
        write: &mut WriteTransaction,
        row: AttemptRow,
    ) -> Result<(), StoreError> {
        let Some(mut attempt) = self.attempts.attempt_from_row(&mut *write, row, None).await? else {
            return Ok(());
        };
        if attempt.is_at_tables() && attempt.state() == AttemptState::Waits {
            attempt.end_on_paper(self.clock.instant());
            attempt::save(write, &attempt.row).await?;
        }
        Ok(())
    }
}
