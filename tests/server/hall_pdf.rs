//! Exams on paper, checked with independent programs: poppler, qpdf and ZBar.

use crate::certificate_pdf::tools::{POPPLER, QPDF, ZBAR, file, over, run};
use bank::exam::SheetField;
use server::answer_sheet::layout::sheets;
use server::hall_pdf::{
    AnswerSheets, PrintedAuction, PrintedCall, PrintedChoice, PrintedHands, PrintedPaper, PrintedPiece,
    answer_sheets, papers,
};
use words::Language;

/// A booklet with a piece of each kind.
fn booklet(language: Language) -> PrintedPaper {
    let words = language.words();
    let text = str::to_owned;
    let call = |text: &str, remark: Option<&str>, is_struck: bool| {
        Some(PrintedCall { text: text.to_owned(), remark: remark.map(str::to_owned), is_struck })
    };
    let auction = PrintedAuction {
        heads: ["W", "N", "E", "S"].map(text),
        rows: vec![[call("1♠︎", None, false), call("1♥︎", Some("insufficient"), true), None, None]],
    };
    let hand = || ["♠ A 10", "♥ —", "♦ K Q", "♣ 2"].map(text).to_vec();
    let hands = PrintedHands {
        names: ["N", "E", "S", "W"].map(text),
        hands: [hand(), hand(), hand(), vec![text("?")]],
        trick: [None, Some(text("♣ 4")), None, None],
    };
    let choices =
        ["A", "B", "C", "D"].map(|sign| PrintedChoice { sign: text(sign), text: text("♣ 7") }).to_vec();
    PrintedPaper {
        words,
        title: text("Spring exam"),
        about: vec![words.format("hall-candidate", &[("n", 7_usize.into()), ("name", "Anna".into())])],
        pieces: vec![
            PrintedPiece::Paragraph(words.say("hall-rule-sheet")),
            PrintedPiece::Part(words.say("hall-part-closed")),
            PrintedPiece::Heading(words.format("hall-question", &[("n", 1_usize.into())])),
            PrintedPiece::Auction(auction),
            PrintedPiece::Hands(hands),
            PrintedPiece::Question { number: text("1.1"), text: text("Who?"), hint: None, choices },
            PrintedPiece::NewPage,
            PrintedPiece::Note(words.say("hall-key-judged")),
        ],
        foot: text("Anna"),
    }
}

#[test]
fn booklets_are_archival_and_read_in_order() {
    for language in Language::all() {
        let pdf = papers(&[booklet(language), booklet(language)]).expect("a file");
        over(&pdf, QPDF, "qpdf", &["--check", "{}"]);
        let output = over(&pdf, POPPLER, "pdfinfo", &["-meta", "{}"]);
        for claim in ["<pdfaid:part>3", "<pdfaid:conformance>A", "<pdfuaid:part>1", "Spring exam"] {
            assert!(output.contains(claim), "{claim}: {output}");
        }
        let output = over(&pdf, POPPLER, "pdfinfo", &["{}"]);
        assert!(output.contains("595.28 x 841.89 pts (A4)") && output.contains("yes"), "{output}");
        assert!(output.lines().any(|line| line.starts_with("Pages:") && line.ends_with('6')), "{output}");
        let read = over(&pdf, POPPLER, "pdftotext", &["-raw", "{}", "-"]);
        let spaced = |text: String| text.replace(['\u{a0}', '\u{202f}'], " ");
        let (read, closed) = (spaced(read), spaced(language.words().say("hall-part-closed")));
        let mut rest = read.as_str();
        for text in ["Spring exam", "Anna", &closed, "1♠", "1♥", "insufficient", "♣ 4", "1.1", "Who?", "♣ 7"]
        {
            let at = rest.find(text).unwrap_or_else(|| panic!("{text} is missing or out of order: {read}"));
            rest = &rest[at..];
        }
    }
}

#[test]
fn answer_sheet_has_its_code() {
    let bubbles = SheetField::Bubbles { signs: ["A", "B", "C"].map(str::to_owned).to_vec(), many: false };
    let fields = vec![vec![bubbles, SheetField::Digits { last: 40 }, SheetField::Box]; 30];
    let sheets = sheets(&fields);
    assert_eq!(sheets.len(), 2);
    let code = "DP1:06H25FTWTDS973VBB0YJ3CQGF80X1THGH6SG";
    let one = AnswerSheets {
        words: Language::ENGLISH.words(),
        title: "Spring exam".to_owned(),
        candidate: "Candidate 7: Anna with a name that is long enough for more than one line".to_owned(),
        how: "Fill in bubbles.".to_owned(),
        first: 1,
        of: 1,
        sheets: sheets.into_iter().map(|rows| (rows, code.to_owned())).collect(),
    };
    let pdf = answer_sheets(&[one]).expect("a file");
    over(&pdf, QPDF, "qpdf", &["--check", "{}"]);
    let path = file(&pdf);
    let picture = path.with_extension("");
    let words = ["-r", "100", "-png", "-singlefile", "{}", &picture.to_string_lossy()];
    run(POPPLER, "pdftoppm", &words, &path.to_string_lossy());
    let picture = path.with_extension("png");
    let read = run(ZBAR, "zbarimg", &["-q", "--raw", "--nodbus", "{}"], &picture.to_string_lossy());
    assert_eq!(String::from_utf8_lossy(&read).trim(), code);
    for file in [path, picture] {
        std::fs::remove_file(file).expect("a file");
    }
}
