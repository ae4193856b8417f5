//! Answer sheets printed, filled in with a pencil by program, photographed by program, and read back.

mod pencil;

use crate::certificate_pdf::tools::{POPPLER, ZBAR, file, run};
use bank::exam::SheetField;
use pencil::{Chance, Paper, Shot, Stroke};
use server::answer_sheet::layout::{RowKind, SheetRow, sheets};
use server::answer_sheet::reading::{Doubt, PlaceFault, PlacedSheet, QuestionReading, place, read};
use server::hall_pdf::{AnswerSheets, answer_sheets};
use std::collections::BTreeMap;
use words::Language;

const CODE: &str = "DP1:06H25FTWTDS973VBB0YJ3CQGF80X1THGH6SG";
/// Choices of a question whose answer is a number of two digits.
const LAST: usize = 47;

/// The questions of a paper whose sheet is full: two of each page's five may be marked more than once.
fn fields() -> Vec<Vec<SheetField>> {
    let bubbles = |n: usize, many: bool| SheetField::Bubbles {
        signs: (0..n).map(|at| char::from(b'A' + at as u8).to_string()).collect(),
        many,
    };
    let page = vec![
        bubbles(16, false),
        bubbles(9, true),
        bubbles(4, false),
        SheetField::Digits { last: LAST },
        bubbles(14, true),
    ];
    vec![page; 10]
}

const fn is_many(_: u16, ask: usize) -> bool {
    matches!(ask, 1 | 4)
}

const fn last(_: u16, _: usize) -> usize {
    LAST
}

/// The sheet as printed, at 150 pixels to an inch.
fn printed(rows: Vec<SheetRow>) -> Paper {
    let one = AnswerSheets {
        words: Language::ENGLISH.words(),
        title: "Spring exam".to_owned(),
        candidate: "Candidate 7: Anna".to_owned(),
        how: "Fill in bubbles.".to_owned(),
        first: 1,
        of: 1,
        sheets: vec![(rows, CODE.to_owned())],
    };
    let path = file(&answer_sheets(&[one]).expect("a file"));
    let grey =
        run(POPPLER, "pdftoppm", &["-r", "150", "-gray", "-singlefile", "{}"], &path.to_string_lossy());
    std::fs::remove_file(path).expect("a file");
    let mut parts = grey.splitn(4, |byte| byte.is_ascii_whitespace());
    assert_eq!(parts.next(), Some(&b"P5"[..]));
    let mut number =
        || std::str::from_utf8(parts.next().expect("a number")).expect("text").parse().expect("digits");
    let (width, height): (usize, usize) = (number(), number());
    let values = parts.next().expect("pixels");
    Paper::printed(width, height, &values[values.len() - width * height..])
}

/// What a candidate does with a question.
struct Given {
    /// The bubbles that are meant, by row of the question and place.
    marks: Vec<(usize, usize)>,
    /// True if a person must look at it.
    is_doubtful: bool,
}

/// Fills in a question by chance.
fn fill(paper: &mut Paper, rows: &[SheetRow], many: bool, chance: &mut Chance) -> Given {
    let clear = |chance: &mut Chance| {
        [Stroke::Filled, Stroke::Filled, Stroke::Light, Stroke::Crossed][chance.below(4)]
    };
    let (mut marks, mut is_doubtful) = (Vec::new(), false);
    let stroke = clear(chance);
    match &rows[0].kind {
        RowKind::Digit { .. } => {
            let number = 1 + chance.below(LAST);
            for (row, digit) in [number / 10, number % 10].into_iter().enumerate() {
                // Now and then a digit is forgotten.
                if chance.below(20) == 0 {
                    is_doubtful = true;
                    continue;
                }
                marks.push((row, digit));
            }
            // Without both it is an empty answer.
            is_doubtful &= !marks.is_empty();
        }
        _ => {
            let n = rows[0].bubbles();
            let wanted = match (many, chance.below(12)) {
                (_, 0) => 0,
                (true, _) => 1 + chance.below(n / 2),
                (false, 1) => {
                    is_doubtful = true;
                    2
                }
                (false, _) => 1,
            };
            while marks.len() < wanted {
                let at = (0, chance.below(n));
                if !marks.contains(&at) {
                    marks.push(at);
                }
            }
        }
    }
    for (row, at) in &marks {
        paper.mark(rows[*row].bubble(*at), stroke, chance);
    }
    if chance.below(12) == 0 {
        let row = chance.below(rows.len());
        let at = chance.below(rows[row].bubbles());
        if !marks.contains(&(row, at)) {
            paper.mark(rows[row].bubble(at), Stroke::Erased, chance);
            is_doubtful = true;
        }
    }
    Given { marks, is_doubtful }
}

/// The bubbles that a reading says are marked.
fn bubbles_of(reading: &QuestionReading, rows: &[SheetRow]) -> Vec<(usize, usize)> {
    match (&rows[0].kind, reading.choices.first()) {
        (RowKind::Digit { .. }, Some(choice)) => vec![(0, (choice + 1) / 10), (1, (choice + 1) % 10)],
        _ => reading.choices.iter().map(|choice| (0, *choice)).collect(),
    }
}

/// The code of a sheet, as ZBar reads it.
fn code_of(sheet: &PlacedSheet) -> String {
    let code = sheet.code().expect("a picture");
    let (width, height) = (code.width(), code.height());
    let pixels = (0..height).flat_map(|y| (0..width).map(move |x| (x, y))).map(|(x, y)| code.at(x, y));
    let grey: Vec<u8> = format!("P5 {width} {height} 255\n").into_bytes().into_iter().chain(pixels).collect();
    let path = file(&grey);
    let picture = path.with_extension("pgm");
    std::fs::rename(path, &picture).expect("a file");
    let read = run(ZBAR, "zbarimg", &["-q", "--raw", "--nodbus", "{}"], &picture.to_string_lossy());
    std::fs::remove_file(picture).expect("a file");
    String::from_utf8_lossy(&read).trim().to_owned()
}

#[test]
fn filled_sheets_read_back() {
    read_back(2);
}

#[test]
#[ignore = "a long proof"]
fn twenty_thousand_bubbles_read_back() {
    assert!(read_back(34) >= 20_000);
}

/// Fills in and reads this many sheets. Returns the number of their bubbles.
fn read_back(number: u64) -> usize {
    let sheets = sheets(&fields());
    assert_eq!(sheets.len(), 1);
    let rows = &sheets[0];
    let paper = printed(rows.clone());
    let (mut bubbles, mut questions, mut wrong, mut missed) = (0, 0, 0, 0);
    let mut flagged: BTreeMap<(bool, &str), usize> = BTreeMap::new();
    for seed in 0..number {
        let mut chance = Chance(seed);
        let mut filled = paper.clone();
        let asked: Vec<&[SheetRow]> = rows.chunk_by(|a, b| (a.page, a.ask) == (b.page, b.ask)).collect();
        let given: Vec<Given> = asked
            .iter()
            .map(|of| fill(&mut filled, of, is_many(of[0].page, of[0].ask), &mut chance))
            .collect();
        let shot = Shot::by(&mut chance);
        let picture = shot.of(&filled, &mut chance);
        let placed = place(&picture).unwrap_or_else(|fault| panic!("sheet {seed}: {fault:?}"));
        assert_eq!(code_of(&placed), CODE, "sheet {seed}");
        for ((reading, given), of) in read(&placed, rows, is_many, last).iter().zip(&given).zip(asked) {
            questions += 1;
            bubbles += of.iter().map(SheetRow::bubbles).sum::<usize>();
            if let Some(doubt) = reading.doubt {
                *flagged.entry((given.is_doubtful, doubt.word())).or_default() += 1;
                continue;
            }
            missed += usize::from(given.is_doubtful);
            let mut read = bubbles_of(reading, of);
            let mut meant = given.marks.clone();
            read.sort_unstable();
            meant.sort_unstable();
            let differ = |one: &&(usize, usize)| read.contains(one) != meant.contains(one);
            wrong += read.iter().chain(&meant).filter(differ).count();
        }
    }
    let needless: usize = flagged.iter().filter(|((doubtful, _), _)| !doubtful).map(|(_, n)| n).sum();
    println!(
        "{number} sheets, {questions} questions, {bubbles} bubbles: {wrong} wrong without a flag; of doubtful \
         questions {missed} not flagged; flagged by (doubtful, reason): {flagged:?}; {needless} needlessly"
    );
    assert!(wrong * 1000 <= bubbles, "{wrong} of {bubbles}");
    assert_eq!(missed, 0, "every doubtful mark is shown to a person");
    assert!(
        needless * 20 <= questions,
        "a person is not asked about what is clear: {needless} of {questions}"
    );
    bubbles
}

#[test]
fn what_is_no_sheet_is_named() {
    let paper = printed(sheets(&fields()).remove(0));
    let mut chance = Chance(7);
    let straight = |width: usize, corners: [(f32, f32); 4]| Shot {
        width,
        turn: 0.0,
        upside_down: false,
        corners,
        curl: 0.0,
        light: [1.0; 3],
        noise: 0.01,
    };
    let here = straight(1300, [(0.0, 0.0); 4]).of(&paper, &mut chance);
    let placed = place(&here).expect("a sheet");
    let foreign = sheets(&fields()).remove(0);
    assert!(
        read(&placed, &foreign, is_many, last)
            .iter()
            .all(|one| one.doubt.is_none() && one.choices.is_empty())
    );
    // A corner is outside the picture.
    let beside = straight(1300, [(0.3, 0.3); 4]).of(&paper, &mut chance);
    assert_eq!(place(&beside).err(), Some(PlaceFault::Marks));
    let small = straight(400, [(0.0, 0.0); 4]).of(&paper, &mut chance);
    assert_eq!(place(&small).err(), Some(PlaceFault::Small));
    let box_only = sheets(&[vec![SheetField::Box]]).remove(0);
    assert_eq!(read(&placed, &box_only, is_many, last)[0].doubt, Some(Doubt::Written));
}
