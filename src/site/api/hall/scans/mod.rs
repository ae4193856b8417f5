//! Scanned answer sheets: data for pages, forms and files.
//!
//! - `forms`: uploading, and what a person does about a picture
//! - `listed`: what became of files, and which sheets of each candidate are there
//! - `review`: a candidate's sheets, question by question; `confirm`: the form that stores them
//! - `picture`: pictures as files

mod confirm;
mod forms;
mod listed;
mod picture;
mod review;

pub use confirm::{HallConfirmPost, NOTHING};
pub use forms::{HallFileRemovePost, HallScanPost, HallScanUpload, SCAN_BODY};
pub use listed::{CandidateSheets, ListedScans, ScannedPicture, listed_scans, scanned_picture};
pub use picture::scan_picture;
pub use review::{ReviewedQuestion, ReviewedSheet, SheetReview, sheet_review};
pub use server::answer_sheet::layout::PAGE;
pub use server::answer_sheet::reading::Doubt;
pub use server::exams::hall::scans::{Scan, ScanState, Scanned, UploadState};
