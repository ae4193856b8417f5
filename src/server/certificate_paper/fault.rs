//! Faults of a sheet.

use super::sheet::Field;

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
