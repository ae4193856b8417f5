//! Exams on paper as PDFs, A4 upright: booklets, answer sheets, and the key for markers.
//!
//! - `content`: what is printed, as words in one language
//! - `flow`: texts, auctions and hands set into pages, one below the other; `table`: auctions and
//!   hands; `texts`: sizes and inks; `laid`: what stands on a page
//! - `sheets`: answer sheets, at the places of `answer_sheet`
//! - `document`: writing the PDF
//!
//! The files declare PDF/A-3a and PDF/UA-1, which krilla enforces. Faces, typesetting and codes are
//! those of certificates (`certificate_pdf`). Equal contents give equal bytes. A character that no
//! face has is printed as a question mark: one name must not keep a hall from its papers.
//!
//! Not here: the wording of scenarios and choices, and rows.

mod content;
mod document;
mod flow;
mod laid;
mod sheets;
mod table;
#[cfg(test)]
mod tests;
mod texts;

pub use content::{
    AnswerSheets, PrintedAuction, PrintedCall, PrintedChoice, PrintedHands, PrintedPaper, PrintedPiece,
};

use crate::certificate_pdf::PdfFault;

/// Papers one after the other, as one PDF.
pub fn papers(papers: &[PrintedPaper]) -> Result<Vec<u8>, PdfFault> {
    let mut written = Vec::new();
    for paper in papers {
        written.push(flow::laid_out(paper)?);
    }
    document::written(&written)
}

/// The answer sheets of candidates one after the other, as one PDF.
pub fn answer_sheets(candidates: &[AnswerSheets]) -> Result<Vec<u8>, PdfFault> {
    let mut written = Vec::new();
    for one in candidates {
        written.push(sheets::laid_out(one)?);
    }
    document::written(&written)
}
