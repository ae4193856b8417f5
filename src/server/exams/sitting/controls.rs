//! An examiner's controls of an attempt: admit, pause, resume, add time, end.
//!
//! Not here: permissions, and the audit entry, which the caller writes in the same transaction.

use super::Sittings;
use crate::exams::attempt::{Attempt, AttemptState};
use store::{StoreError, WriteTransaction, attempt};

/// An examiner's action on an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Steer {
    /// Admits a waiting candidate
    Authorise,
    /// Stops the clock
    Pause,
    /// Restarts the clock
    Resume,
    /// Adds seconds, or takes them
    Add(i32),
    /// Ends the attempt
    End,
}

impl Sittings {
    /// Applies an action in the caller's transaction; `None` if the state does not allow it.
    pub(crate) async fn steer(
        &self,
        write: &mut WriteTransaction,
        attempt: &Attempt,
        steer: Steer,
    ) -> Result<Option<Attempt>, StoreError> {
        let now = self.clock.instant();
        let row = attempt::lock(write, attempt.row.federation_id, attempt.id()).await?;
        let Some(row) = row else { return Ok(None) };
        let was = (row.state.clone(), row.part.clone());
        let mut attempt = Attempt::new(row, attempt.rules.clone(), now);
        let settled = (&was.0, &was.1) != (&attempt.row.state, &attempt.row.part);
        let changed = match (steer, attempt.state(), attempt.times()) {
            (Steer::Authorise, AttemptState::Waits, _) => {
                attempt.begin(now);
                true
            }
            (Steer::Pause, AttemptState::UnderWay, Some(times)) if times.paused_at.is_none() => {
                attempt.set(&times.stopped(now));
                true
            }
            (Steer::Resume, AttemptState::UnderWay, Some(times)) if times.paused_at.is_some() => {
                attempt.set(&times.resumed(now));
                true
            }
            (Steer::Add(seconds), AttemptState::UnderWay, Some(times)) if seconds != 0 => {
                attempt.set(&times.with(seconds.into(), now));
                true
            }
            (Steer::End, AttemptState::Waits | AttemptState::UnderWay, _) => {
                attempt.end(AttemptState::Ended, now);
                true
            }
            _ => false,
        };
        if changed || settled {
            attempt::save(write, &attempt.row).await?;
        }
        Ok(changed.then_some(attempt))
    }
}
