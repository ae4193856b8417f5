//! A certificate as a sheet of paper: one page of A4, in landscape, as a PDF that is archived, read aloud and printed.
//!
//! - [`Sheet`]: everything that stands on it, as words in one language; [`Labels`] are those of the form itself
//! - [`logo`]: a federation's picture, looked at before it is taken
//! - `faces`: the three faces of `style/fonts`, and letters shaped in them
//! - `setting`: a text set into lines, as large as its place allows
//! - `texts`: what each text is set in
//! - `layout`: where everything stands; it is pure geometry, and whatever would leave its place is a fault there
//! - `ornament`, `border`: the waves, rules and suits as paths, and drawn; `colours` are the inks, `code` the squares of the QR code
//! - `document`: all that written as a PDF
//!
//! What is written says of itself that it is PDF/A-3a and PDF/UA-1, which krilla holds it to as it writes: tagged, in reading order, all
//! letters embedded, the credential attached. The same sheet gives the same bytes.
//!
//! Deliberately not here: time, chance and rows, what the words are, and whether anybody has earned this.

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

/// What stands on a certificate. All of it is words, in the language of the sheet, made by whoever asks for it.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// The language of the words, as a tag such as `en`.
    pub language: String,
    /// The words that are the form's own.
    pub labels: Labels,
    /// Who issues it.
    pub federation: String,
    /// Their picture; without one the four suits stand in its place.
    pub logo: Option<Logo>,
    /// Who holds it, as they write it. In Latin, Greek or Cyrillic letters.
    pub holder: String,
    /// The programme that led to it.
    pub programme: String,
    /// The level of the programme that was reached.
    pub level: String,
    /// How well, where that is told: *with distinction*.
    pub band: Option<String>,
    /// The edition of the Laws that it certifies.
    pub edition: String,
    /// The day on which it was issued.
    pub issued: String,
    /// Until when it holds, or that it does for life.
    pub valid: String,
    pub number: String,
    /// Who stood for it, in what part. At most three.
    pub signatures: Vec<Signature>,
    /// What else is to be said, such as why it was issued anew. At most two.
    pub notes: Vec<String>,
    /// Where anybody can check it: an address beginning with `https://` or `http://`, in ASCII. It is printed, linked, and in the QR code.
    pub address: String,
    /// The credential, attached as it is.
    pub credential: Vec<u8>,
    /// When the certificate was issued, by the record; the PDF says that it was made then.
    pub made: OffsetDateTime,
}

/// Somebody who stood for a certificate.
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
    /// What this is: *Certificate*.
    pub heading: String,
    /// What stands before the holder's name: *This is to certify that*.
    pub before_holder: String,
    /// What stands between the name and the programme: *has met every requirement of*.
    pub before_programme: String,
    /// Above the edition of the Laws.
    pub edition: String,
    /// Above the day of issue.
    pub issued: String,
    /// Above until when it holds.
    pub valid: String,
    /// Above the number.
    pub number: String,
    /// Before the address: *Anybody can check it at*.
    pub verify: String,
    /// What the QR code is, for those who do not see it.
    pub code: String,
    /// What the logo is, for those who do not see it.
    pub logo: String,
    /// What is attached, for the list of attachments.
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
    /// Somebody who stood for it.
    Signature,
    /// What else is said.
    Note,
    Address,
}

/// Why there is no paper.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PaperFault {
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
    /// It does not fit into its place, however small.
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

impl PaperFault {
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
pub fn pdf(sheet: &Sheet) -> Result<Vec<u8>, PaperFault> {
    document::written(sheet, &layout::laid_out(sheet)?)
}
