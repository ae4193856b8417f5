//! Finds the wrong premise behind a wrong answer, by ruling the case again under each wrong
//! assumption a trainee may have made.
//!
//! A premise is a wrong assumption. It explains a wrong component of an answer if the ruling under
//! the premise gives the value that was answered there.
//!
//! | file | contents |
//! |---|---|
//! | `list` | all premises |
//! | `premise_case` | a case under a premise: a fact changed, or the ruling misread; its ruling |
//! | `candidates` | all premises to try on a case |
//! | `rotation`, `claim`, `doubt` | those about an auction; a claim or concession; a later doubt |
//! | `reading` | misreadings of a correct ruling: seats or numbers confused |
//! | `fit` | how well the ruling under a premise explains an answer |
//! | `slip` | premises that show in one component only, read from the answer itself |
//! | `diagnosis` | the premise to report, chosen by a fixed rule |
//!
//! Not here: the mark (`grade`), and the texts (`words`).

mod candidates;
mod claim;
mod diagnosis;
mod doubt;
mod fit;
mod list;
mod premise_case;
mod reading;
mod rotation;
mod slip;

pub use candidates::supposed;
pub(super) use diagnosis::find;
pub use diagnosis::{Diagnosis, cases, every_case};
pub use list::Premise;
pub use premise_case::{CasePremise, PremiseCase, PremiseSubject};
