//! What is left to do for a sitting.

use super::ExamWizard;
use crate::exams::sitting::{Sitting, SittingState};
use crate::roles::{Allowed, Role};
use bank::Bank;
use bank::exam::paper::RowContent;
use bank::exam::{Paper, is_for_examiners};
use derive::Word;
use store::{StoreError, role, roster, sitting_marker};

/// Examiners who mark an answer that leaves something to judgement.
const MARKERS: usize = 2;

/// Something to be done for a sitting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum ExamTask {
    /// Opened to its candidates, who are told by email
    Open,
    /// People on the list, if only they may enter
    People,
    /// Accounts accepted by all people on the list
    Accounts,
    /// A second examiner or marker, if answers are left to judgement
    Examiner,
    /// The key that seals the federation's, without which no certificate is signed
    Key,
    /// Someone to watch besides the examiners
    Invigilator,
}

/// State of a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum TaskState {
    Done,
    Left,
    /// Not done, and something waits for it
    Waits,
    /// Not done, and not needed
    Optional,
}

impl ExamWizard {
    /// The tasks of a sitting with its paper, each with its state and the number that it concerns.
    pub async fn left(
        &self,
        allowed: &Allowed,
        bank: &Bank,
        sitting: &Sitting,
        paper: &Paper,
    ) -> Result<Vec<(ExamTask, TaskState, usize)>, StoreError> {
        let federation = allowed.federation().id;
        let held = role::of_federation(&self.store, federation).await?;
        let holders = |role: Role| held.iter().filter(|one| one.role == role.word()).count();
        let listed = roster::of_sitting(&self.store, federation, sitting.id, None).await?.len();
        let invited = roster::count_invited(&self.store, federation, sitting.id).await?;
        let invited = usize::try_from(invited).unwrap_or_default();
        let now = self.clock.now();
        let markers = sitting_marker::of_sitting(&self.store, federation, sitting.id).await?;
        let markers = markers.iter().filter(|one| one.account_id.is_some() && one.ends_at > now).count();
        let (examiners, invigilators) = (holders(Role::Examiner), holders(Role::Invigilator));
        let state = |done: bool| if done { TaskState::Done } else { TaskState::Left };
        let tasks = ExamTask::ALL.into_iter().filter_map(|task| {
            let (state, count) = match task {
                ExamTask::Open => (state(sitting.state != SittingState::Draft), listed),
                ExamTask::People if !sitting.listed_only && listed == 0 => return None,
                ExamTask::People => (state(listed > 0), listed),
                ExamTask::Accounts if listed == 0 => return None,
                ExamTask::Accounts => (state(invited == 0), if invited == 0 { listed } else { invited }),
                ExamTask::Examiner if !leaves_to_examiners(bank, paper) => return None,
                ExamTask::Examiner => (state(examiners + markers >= MARKERS), examiners + markers),
                ExamTask::Key => (state(self.signing_keys.can_sign()), 0),
                ExamTask::Invigilator if invigilators > 0 => (TaskState::Done, invigilators),
                ExamTask::Invigilator => (TaskState::Optional, 0),
            };
            Some((task, state, count))
        });
        Ok(tasks.collect())
    }
}

/// True if a paper may ask what the engine does not mark alone.
pub fn leaves_to_examiners(bank: &Bank, paper: &Paper) -> bool {
    paper.rows.iter().any(|row| match &row.what {
        RowContent::Fixed(id) => is_for_examiners(bank, id),
        RowContent::Drawn(draw) => draw.judgement,
    })
}
