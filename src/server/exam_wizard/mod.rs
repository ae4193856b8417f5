//! An exam from one form: its paper, its programme if there is none, the accounts of new people, the
//! sitting, and its list. Each is made by its own service.
//!
//! - `form`: what is asked for, and what is suggested
//! - `people`: the people of the pasted text who have no account yet
//! - `plan`: all that will be made, or every fault, before anything is made
//! - `make`: making it. What exists already is used again, so a form sent twice makes one exam
//! - [`left`]: what is left to do for a sitting

pub mod form;
pub mod left;
mod make;
mod people;
pub mod plan;
mod word;

pub use form::WizardForm;
pub use left::{ExamTask, TaskState};
pub use make::{MadeBefore, MadeExam};

use crate::accounts::invitation::Invitations;
use crate::certificates::SigningKeys;
use crate::exams::paper::Papers;
use crate::exams::roster::Rosters;
use crate::exams::sitting::Sittings;
use crate::parts::{Clock, Entropy, Service, Store};
use crate::programmes::Programmes;
use store::sitting::SittingId;

/// Makes a whole exam, and tells what is left to do for it.
#[derive(Clone, Debug, Service)]
pub struct ExamWizard {
    store: Store,
    clock: Clock,
    entropy: Entropy,
    papers: Papers,
    sittings: Sittings,
    rosters: Rosters,
    programmes: Programmes,
    invitations: Invitations,
    signing_keys: SigningKeys,
}

impl ExamWizard {
    /// The id of the sitting that a new form will make.
    pub fn begin(&self) -> SittingId {
        SittingId(self.entropy.id(self.clock.now()))
    }
}
