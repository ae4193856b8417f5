//! The list of a sitting: the people who are to sit. They get an email when the sitting opens.
//!
//! - `list`: the list with what each person has done; `own`: a person's own exams
//! - `invite`: adding, emailing and removing people; who may enter
//! - `remind`: reminders on the day before
//! - [`pasted`]: addresses and member numbers from a text, planned in a dry run; `trial`: texts
//!   after their dry run
//!
//! Not here: the check at the entry (`attempt`), which reads the list in its own transaction.

mod invite;
mod list;
mod own;
pub mod pasted;
mod remind;
mod trial;

pub use list::{Listed, ListedState};
pub use own::OwnExam;
pub use pasted::{PastedLine, PastedPlan};
pub use trial::PastedTrial;

use crate::audit::Audit;
use crate::exams::attempt::Attempts;
use crate::federation::Federations;
use crate::jobs::KeptTexts;
use crate::mail::Mail;
use crate::parts::{Clock, Service, Store};

/// The lists of sittings.
#[derive(Clone, Debug, Service)]
pub struct Rosters {
    store: Store,
    clock: Clock,
    audit: Audit,
    mail: Mail,
    kept: KeptTexts,
    federations: Federations,
    attempts: Attempts,
}
