//! A certificate as a PDF: one page of A4 landscape, for archiving, screen readers and printing.
//!
//! - [`CertificateSheet`]: its content, as words in one language; [`Labels`]: the fixed words
//! - [`logo`]: a federation's logo, validated before it is stored
//! - `faces`: the three fonts of `style/fonts`, and text shaping
//! - `setting`: line breaking, as large as the space allows
//! - `texts`: the style of each text
//! - `layout`: the position of everything; pure geometry that reports overflow as a fault
//! - `ornament`, `border`: decorations as paths, and their drawing; `colours`: inks; `code`: the QR
//!   code
//! - `document`: writing the PDF
//!
//! The file declares PDF/A-3a and PDF/UA-1, which krilla enforces: tagged, in reading order, fonts
//! embedded, the credential attached. Equal sheets give equal bytes.
//!
//! Not here: time, randomness, rows, the wording, and the decision to issue.

mod border;
mod code;
mod colours;
mod document;
mod faces;
mod layout;
pub mod logo;
mod ornament;
mod setting;
#[cfg(test)]
mod tests;
mod texts;

pub use logo::{BYTES as LOGO_BYTES, Logo, LogoFault};

use time::OffsetDateTime;

/// Content of a certificate, as words in the sheet's language, provided by the caller.
#[derive(Clone, Debug)]
pub struct CertificateSheet {
    /// The language of the words, as a tag such as `en`.
    pub language: String,
    /// The words that are the form's own.
    pub labels: Labels,
    /// The issuing federation.
    pub federation: String,
    /// Their picture; without one the four suits stand in its place.
    pub logo: Option<Logo>,
    /// The holder, as they write their name. In Latin, Greek or Cyrillic letters.
    pub holder: String,
    /// The programme that led to it.
    pub programme: String,
    /// The level of the programme that was reached.
    pub level: String,
    /// The band, if shown: *with distinction*.
    pub band: Option<String>,
    /// The edition of the Laws that it certifies.
    pub edition: String,
    /// The day on which it was issued.
    pub issued: String,
    /// Until when it holds, or that it does for life.
    pub valid: String,
    pub number: String,
    /// Signatories with their parts. At most three.
    pub signatures: Vec<Signature>,
    /// Notes, such as the reason for reissuing. At most two.
    pub notes: Vec<String>,
    /// Address for checking: beginning with `https://` or `http://`, in ASCII. Printed, linked, and
    /// in the QR code.
    pub address: String,
    /// The credential, attached as it is.
    pub credential: Vec<u8>,
    /// Time of issue on record, used as the PDF's creation time.
    pub made: OffsetDateTime,
}

/// A signatory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signature {
    /// In what part, such as *Examiner*.
    pub part: String,
    /// Their name.
    pub name: String,
}

/// The words of the form itself, the same on every certificate in a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Labels {
    /// Heading: *Certificate*.
    pub heading: String,
    /// Words before the holder's name: *This is to certify that*.
    pub before_holder: String,
    /// Words between the name and the programme: *has met every requirement of*.
    pub before_programme: String,
    /// Above the edition of the Laws.
    pub edition: String,
    /// Above the day of issue.
    pub issued: String,
    /// Above until when it holds.
    pub valid: String,
    /// Above the number.
    pub number: String,
    /// Words before the address: *Check it at*.
    pub verify: String,
    /// Alternative text of the QR code.
    pub code: String,
    /// Alternative text of the logo.
    pub logo: String,
    /// Description of the attachment.
    pub credential: String,
}

/// A place on the sheet that a text belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// One of the form's own words.
    Label,
    /// The federation's name.
    Federation,
    /// The holder's name.
    Holder,
    /// The programme's name.
    Programme,
    /// The level's name.
    Level,
    Band,
    /// The edition of the Laws.
    Edition,
    /// The day of issue.
    Issued,
    /// Until when it holds.
    Valid,
    Number,
    /// A signatory.
    Signature,
    /// A note.
    Note,
    Address,
}

/// The reason a PDF cannot be made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PdfFault {
    /// Nothing is there to print.
    #[error("{0:?}: nothing to print")]
    Empty(Field),
    /// Characters that are no letters: they steer a terminal, turn the direction of writing, or cannot be seen.
    #[error("{field:?}: characters that are not printed: {}", listed(.characters))]
    Unprinted {
        field: Field,
        /// Each once.
        characters: Vec<char>,
    },
    /// Characters that the faces of the house do not have.
    #[error("{field:?}: characters for which there are no letters: {}", listed(.characters))]
    Unknown {
        field: Field,
        /// Each once.
        characters: Vec<char>,
    },
    /// Does not fit into its space at the smallest size.
    #[error("{0:?}: too long")]
    TooLong(Field),
    /// So many marks stand above or below a letter that they leave the line.
    #[error("{0:?}: marks that leave the line")]
    Marks(Field),
    /// More signatures or notes than there are places.
    #[error("{0:?}: more than there are places for")]
    TooMany(Field),
    /// The address does not begin as one of the web does, has what does not belong in one, or is too long for a code.
    #[error("not an address that can be printed as a code")]
    Address,
    /// The language is not written as a tag.
    #[error("not the tag of a language")]
    Language,
    /// The writer of PDFs refused; the cause is for the log.
    #[error("the PDF could not be written: {0}")]
    Written(String),
}

impl PdfFault {
    /// The place of the text that is the matter, where it is one.
    pub const fn field(&self) -> Option<Field> {
        match self {
            Self::Empty(field) | Self::TooLong(field) | Self::Marks(field) | Self::TooMany(field) => {
                Some(*field)
            }
            Self::Unprinted { field, .. } | Self::Unknown { field, .. } => Some(*field),
            Self::Address => Some(Field::Address),
            Self::Language | Self::Written(_) => None,
        }
    }
}

fn listed(characters: &[char]) -> String {
    let each = characters.iter().map(|c| format!("U+{:04X}", u32::from(*c)));
    each.collect::<Vec<_>>().join(", ")
}

/// The certificate as a PDF. Nothing but the sheet decides what its bytes are.
pub fn pdf(sheet: &CertificateSheet) -> Result<Vec<u8>, PdfFault> {
    document::written(sheet, &layout::laid_out(sheet)?)
}
