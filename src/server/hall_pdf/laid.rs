//! What stands on a page, and where.

use crate::certificate_pdf::qr_code::Code;
use crate::certificate_pdf::typesetting::Block;

/// A paper of which every page is laid out.
pub struct LaidPaper {
    pub title: String,
    pub language: &'static str,
    pub pages: Vec<LaidPage>,
}

/// A page.
#[derive(Default)]
pub struct LaidPage {
    pub items: Vec<Laid>,
    pub foot: Option<Block>,
}

/// Something on a page.
pub enum Laid {
    Text(Block, Role),
    /// A filled rectangle: left, top, width, height.
    Fill([f32; 4]),
    /// The edge of a rectangle.
    Frame([f32; 4]),
    /// The edge of a circle: its centre and radius.
    Ring(f32, f32, f32),
    /// A text that is no part of the document, such as the sign within a bubble.
    Mark(Block),
    /// A code with its left, top, the side of a square, and its words.
    Code(Code, [f32; 3], String),
}

/// What a text is to a screen reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    Title,
    Heading,
    Paragraph,
}
