//! A certificate as a PDF: one page of A4 landscape, for archiving, screen readers and printing.
//!
//! - `sheet`: its content, as words in one language; `fault`: the reasons it cannot be printed
//! - [`logo`]: a federation's logo, validated before it is stored
//! - `fonts`: the fonts of `style/fonts`, and text shaping
//! - `typesetting`: line breaking, as large as the space allows
//! - `texts`: the style of each text
//! - `page`: measures of the page; `layout`: the position of everything; pure geometry that reports
//!   overflow as a fault
//! - `ornament`, `border`: decorations as paths, and their drawing; `colours`: inks; `qr_code`: the
//!   QR code
//! - `drawn`: drawing texts and codes; `document`: writing the PDF
//!
//! The file declares PDF/A-3a and PDF/UA-1, which krilla enforces: tagged, in reading order, fonts
//! embedded, the credential attached. Equal sheets give equal bytes.
//!
//! Not here: time, randomness, rows, the wording, and the decision to issue.

pub(crate) mod border;
pub(crate) mod colours;
pub(crate) mod document;
pub(crate) mod drawn;
mod fault;
pub(crate) mod fonts;
mod layout;
pub mod logo;
mod ornament;
pub(crate) mod page;
pub(crate) mod qr_code;
pub(crate) mod sheet;
#[cfg(test)]
mod tests;
mod texts;
pub(crate) mod typesetting;

pub use fault::PdfFault;
pub use logo::{BYTES as LOGO_BYTES, Logo, LogoFault};
pub use sheet::{CertificateSheet, Field, Labels, Signature};

/// The certificate as a PDF, a deterministic function of the sheet.
pub fn pdf(sheet: &CertificateSheet) -> Result<Vec<u8>, PdfFault> {
    document::written(sheet, &layout::laid_out(sheet)?)
}
