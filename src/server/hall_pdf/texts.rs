//! Sizes and inks of texts on paper, and texts of which every character can be printed.

use crate::certificate_pdf::PdfFault;
use crate::certificate_pdf::colours::{INK, INK_SOFT, Ink};
use crate::certificate_pdf::fonts::Face;
use crate::certificate_pdf::typesetting::{Block, Setter};

/// A face, a size and an ink.
pub type Type = (Face, f32, Ink);

pub const TITLE: Type = (Face::Display, 22.0, INK);
pub const PART: Type = (Face::Display, 17.0, INK);
pub const HEADING: Type = (Face::Display, 14.0, INK);
pub const BODY: Type = (Face::Text, 10.5, INK);
pub const ASKED: Type = (Face::Display, 11.0, INK);
pub const CHOICE: Type = (Face::Text, 9.5, INK);
pub const SIGN: Type = (Face::Display, 9.5, INK);
pub const NOTE: Type = (Face::Italic, 9.0, INK_SOFT);
pub const FOOT: Type = (Face::Text, 8.0, INK_SOFT);

/// Sets a text into a width. Suit symbols lose the selector behind them; a character without a
/// letter in the faces is replaced.
pub fn set(setter: &Setter, text: &str, style: Type, width: f32) -> Result<Block, PdfFault> {
    let text: String = text.chars().filter(|c| *c != '\u{fe0e}').collect();
    let text = if text.trim().is_empty() { "–".to_owned() } else { text };
    match setter.paragraph(&text, style, width) {
        Err(PdfFault::Unknown { characters, .. } | PdfFault::Unprinted { characters, .. }) => {
            let replaced = |c: char| if characters.contains(&c) { substitute(c) } else { c };
            let text: String = text.chars().map(replaced).collect();
            // What is left may have characters of the other kind.
            match setter.paragraph(&text, style, width) {
                Err(PdfFault::Unknown { characters, .. } | PdfFault::Unprinted { characters, .. }) => {
                    let replaced = |c: char| if characters.contains(&c) { substitute(c) } else { c };
                    setter.paragraph(&text.chars().map(replaced).collect::<String>(), style, width)
                }
                set => set,
            }
        }
        set => set,
    }
}

/// What is printed in place of a character without a letter: the faces have no minus sign.
const fn substitute(character: char) -> char {
    match character {
        '\u{2212}' => '–',
        _ => '?',
    }
}
