//! Exams on paper for their organisers: data for pages, forms and files. Each checks the permission
//! first.
//!
//! - `asked`: the questions of a paper
//! - `booklet`: a candidate's booklet and answer sheets, as content; `print`: both as files
//! - `card`: the card of a simulated table
//! - `key`: the key for markers, computed
//! - `scans`: answer sheets read from photographs and scans
//! - `forms`: drawing papers, typing in answers, finishing a paper

mod asked;
mod booklet;
mod card;
mod forms;
mod key;
mod print;
mod scans;

pub use asked::{AskedPage, asked_page};
pub use card::table_card_file;
pub use forms::{HallActPost, HallReopenPost, HallTypePost};
pub use key::{HallKey, KeyGroup, KeyPage, hall_key};
pub use print::{booklets_file, key_file, sheets_file};
pub use scans::{
    CandidateSheets, Doubt, HallConfirmPost, HallFileRemovePost, HallScanPost, HallScanUpload, ListedScans,
    NOTHING, PAGE as SHEET_SIZE, ReviewedQuestion, ReviewedSheet, SCAN_BODY, Scan, ScanState, Scanned,
    ScannedPicture, SheetReview, UploadState, listed_scans, scan_picture, scanned_picture, sheet_review,
};
pub use server::exams::hall::{HallPaper, SheetId};

use super::PageDone;
use super::exam::sitting;
use super::federation::{or_refuse, server};
use super::request_context::{Refused, RequestContext};
use server::exams::Sitting;
use server::exams::marking::examiner::parse_attempt_id;
use server::roles::Allowed;

/// The sitting in the URL with its papers, by number.
pub async fn hall_papers(
    context: &RequestContext,
    allowed: &Allowed,
    id: &str,
) -> Result<(Sitting, Vec<HallPaper>), Refused> {
    let found = sitting(context, allowed, id).await?;
    let papers = or_refuse(server(context)?.halls.papers(allowed, &found).await)?;
    Ok((found, papers))
}

/// The paper in the URL, with its pages.
pub async fn hall_paper(
    context: &RequestContext,
    allowed: &Allowed,
    id: &str,
    attempt: &str,
) -> Result<(Sitting, HallPaper, Vec<PageDone>), Refused> {
    let found = sitting(context, allowed, id).await?;
    let attempt = parse_attempt_id(attempt).ok_or(Refused::NotFound)?;
    let server = server(context)?;
    let paper = or_refuse(server.halls.paper(allowed, &found, attempt).await)?.ok_or(Refused::NotFound)?;
    let pages = or_refuse(server.attempts.pages_of(&paper.attempt).await)?;
    Ok((found, paper, pages))
}

/// Number of papers of a sitting that are not finished.
pub async fn unfinished_papers(
    context: &RequestContext,
    allowed: &Allowed,
    found: &Sitting,
) -> Result<usize, Refused> {
    or_refuse(server(context)?.halls.unfinished(allowed, found).await)
}

/// Numbers of pages of a paper.
#[derive(Clone, Copy)]
pub struct TypedPages {
    /// Typed in, with an answer or without
    pub typed: usize,
    /// With an answer
    pub answered: usize,
    pub of: usize,
}

/// What is typed in of a paper.
pub async fn typed_pages(context: &RequestContext, paper: &HallPaper) -> Result<TypedPages, Refused> {
    let pages = or_refuse(server(context)?.attempts.pages_of(&paper.attempt).await)?;
    let count = |is: fn(&PageDone) -> bool| pages.iter().filter(|page| is(page)).count();
    Ok(TypedPages {
        typed: count(PageDone::is_stored),
        answered: count(PageDone::is_answered),
        of: pages.len(),
    })
}

/// True once the key of a sitting may be seen.
pub fn shows_key(context: &RequestContext, found: &Sitting) -> Result<bool, Refused> {
    Ok(server(context)?.halls.shows_key(found))
}
