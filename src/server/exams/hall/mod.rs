//! Papers written in a hall without devices: each candidate's paper is drawn before it is printed,
//! and examiners type in the answers.
//!
//! - `draw`: a paper for everyone on the list, by the code that draws them online
//! - `papers`: the papers with what is typed in so far
//! - `asked`: the questions of a paper
//! - [`scans`]: answer sheets read from photographs and scans
//! - `reopening`: correcting a finished paper
//! - `typing`: typing in answers, through the queue that saves answers given online
//! - `sheet_id`: what the code on an answer sheet says
//! - `service`: all that these rules reach
//!
//! Not here: what booklets and sheets look like (`hall_pdf`), and the signs of choices
//! (`bank::exam::on_paper`).

mod asked;
mod draw;
mod papers;
mod reopening;
pub mod scans;
mod service;
mod sheet_id;
mod typing;

pub use asked::{AskedPage, sheets_of};
pub use draw::Drawn;
pub use papers::HallPaper;
pub use service::Halls;
pub use sheet_id::{SheetId, SheetIdFault};
pub use typing::TypingFault;
