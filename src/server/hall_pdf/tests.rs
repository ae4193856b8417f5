//! Papers as laid out: no text leaves its page, and none is lost.

use super::content::{PrintedChoice, PrintedPaper, PrintedPiece};
use super::flow::laid_out;
use super::laid::Laid;
use super::papers;
use crate::answer_sheet::layout::PAGE;

fn paper(pieces: Vec<PrintedPiece>) -> PrintedPaper {
    PrintedPaper {
        words: words::english(),
        title: "Club directors".into(),
        about: vec!["Candidate 7: Ada".into()],
        pieces,
        foot: "Club directors".into(),
    }
}

#[test]
fn long_texts_go_on_over_pages() {
    let long = "South bids 1♠︎, and West calls the Director. ".repeat(60);
    let mut pieces = vec![PrintedPiece::Part("Open book".into())];
    pieces.extend((0..20).map(|_| PrintedPiece::Paragraph(long.clone())));
    let laid = laid_out(&paper(pieces)).expect("a paper");
    assert!(laid.pages.len() > 5);
    let mut letters = 0;
    for page in &laid.pages {
        let mut below = 0.0;
        for item in &page.items {
            let Laid::Text(block, _) = item else { continue };
            for line in &block.lines {
                letters += line.glyphs.len();
                assert!(line.at.1 > below, "lines stand one below the other");
                below = line.at.1;
                let [left, top, right, bottom] = line.ink;
                assert!(left >= 50.0 && right <= PAGE.0 - 50.0 && top >= 40.0 && bottom <= PAGE.1 - 50.0);
            }
        }
    }
    // Without ligatures a letter is a glyph; the selector behind a symbol is left out.
    assert!(letters >= 20 * (long.trim_end().chars().count() - 60 * 3), "{letters}");
}

#[test]
fn equal_papers_are_equal_files() {
    let choice = |n: usize| PrintedChoice { sign: n.to_string(), text: format!("♥ {n}") };
    let question = PrintedPiece::Question {
        number: "1.1".into(),
        text: "What is led?".into(),
        hint: Some("One choice".into()),
        choices: (0..12).map(choice).collect(),
    };
    let paper = paper(vec![PrintedPiece::Heading("Question 1".into()), question]);
    let file = papers(std::slice::from_ref(&paper)).expect("a file");
    assert_eq!(file, papers(&[paper]).expect("a file"));
}

#[test]
fn unknown_letters_do_not_stop_printing() {
    let strange = PrintedPiece::Paragraph("名前 \u{202e}\u{0}".into());
    assert!(papers(&[paper(vec![strange, PrintedPiece::Paragraph(String::new())])]).is_ok());
}
