//! Faults of a sheet.

use super::sheet::Field;

/// The reason a PDF cannot be made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PdfFault {
    /// Empty text.
    #[error("{0:?}: nothing to print")]
    Empty(Field),
    /// Control, direction or invisible characters.
    #[error("{field:?}: characters that are not printed: {}", listed(.characters))]
    Unprinted {
        field: Field,
        /// Each once.
        characters: Vec<char>,
    },
    /// Characters without glyphs in the fonts.
    #[error("{field:?}: characters for which there are no letters: {}", listed(.characters))]
    Unknown {
        field: Field,
        /// Each once.
        characters: Vec<char>,
    },
    /// Does not fit into its space at the smallest size.
    #[error("{0:?}: too long")]
    TooLong(Field),
    /// Stacked diacritics leave the line.
    #[error("{0:?}: marks that leave the line")]
    Marks(Field),
    /// Too many signatures or notes.
    #[error("{0:?}: more than there are places for")]
    TooMany(Field),
    /// Not a web URL, with invalid characters, or too long for a QR code.
    #[error("not an address that can be printed as a code")]
    Address,
    /// The language is not written as a tag.
    #[error("not the tag of a language")]
    Language,
    /// The PDF writer failed; the cause is for the log.
    #[error("the PDF could not be written: {0}")]
    Written(String),
}

impl PdfFault {
    /// The field of the text at fault, if any.
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
