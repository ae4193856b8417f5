//! What is printed, as words in one language.

use crate::answer_sheet::layout::SheetRow;
use words::Words;

/// A booklet, or a key.
#[derive(Clone)]
pub struct PrintedPaper {
    pub words: &'static Words,
    pub title: String,
    /// Lines below the title, such as the candidate and the time allowed.
    pub about: Vec<String>,
    pub pieces: Vec<PrintedPiece>,
    /// Foot of every page, before its number.
    pub foot: String,
}

/// A part of a paper.
#[derive(Clone, Debug, PartialEq)]
pub enum PrintedPiece {
    /// The heading of a part, at the top of a page.
    Part(String),
    /// A heading within it.
    Heading(String),
    Paragraph(String),
    /// A paragraph of less weight.
    Note(String),
    Auction(PrintedAuction),
    Hands(PrintedHands),
    /// A question with its number, its hint and its choices.
    Question {
        number: String,
        text: String,
        hint: Option<String>,
        choices: Vec<PrintedChoice>,
    },
    /// What follows stands on a new page.
    NewPage,
}

/// A choice with its sign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedChoice {
    pub sign: String,
    pub text: String,
}

/// An auction in four columns.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PrintedAuction {
    pub heads: [String; 4],
    pub rows: Vec<[Option<PrintedCall>; 4]>,
}

/// A call in its cell.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PrintedCall {
    pub text: String,
    /// What all players saw to be irregular, and is said beneath the row.
    pub remark: Option<String>,
    /// True if it is cancelled, which only a key says.
    pub is_struck: bool,
}

/// Hands around the table: of North, East, South and West.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PrintedHands {
    pub names: [String; 4],
    /// The suits of each hand, one to a line; none if it is not known.
    pub hands: [Vec<String>; 4],
    /// The trick in progress, in the middle.
    pub trick: [Option<String>; 4],
}

/// The answer sheets of a candidate.
#[derive(Clone)]
pub struct AnswerSheets {
    pub words: &'static Words,
    pub title: String,
    /// The candidate, with their number.
    pub candidate: String,
    /// How bubbles are filled in.
    pub how: String,
    /// Number of the first sheet in the paper, from 1.
    pub first: usize,
    /// Number of sheets of the whole paper.
    pub of: usize,
    /// Rows and code of each sheet.
    pub sheets: Vec<(Vec<SheetRow>, String)>,
}
