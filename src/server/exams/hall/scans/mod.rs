//! Answer sheets read from photographs and scans. Nothing read is an answer before a person has
//! confirmed the sheet.
//!
//! - `upload`: files as they arrive, each with a job; `listing`: what became of them
//! - `reading`: the job: pictures out of a file, and what is read in each; `slot`: one at a time
//! - `whose`: whose sheet a code names, and what is read by the questions of that paper
//! - `state`: what becomes of a file and a picture; `scan`: a picture with its readings
//! - `mending`: naming the candidate of a picture, removing a picture or a file
//! - `confirming`: storing what a person has confirmed, through the queue of answers given online
//! - `service`: all that these rules reach
//!
//! Not here: what is in a picture (`answer_sheet`).

mod confirming;
mod listing;
mod mending;
mod reading;
mod scan;
mod service;
pub(crate) mod slot;
mod state;
mod upload;
mod whose;

pub use confirming::ConfirmedSheets;
pub use scan::{Scan, StoredReading, of_paper};
pub use service::HallScans;
pub use state::{ScanState, UploadState};
pub use upload::{AT_ONCE, Scanned};
