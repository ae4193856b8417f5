//! Answer sheets: registration marks at the corners, the code, and rows of bubbles.

use super::content::AnswerSheets;
use super::laid::{Laid, LaidPage, LaidPaper, Role};
use super::texts::{BODY, FOOT, HEADING, NOTE, TITLE, Type, set};
use crate::answer_sheet::layout::{
    CODE, LABEL, MARK, MARKS, PAGE, PITCH, RADIUS, ROW_HEIGHT, RowKind, SheetRow, UP,
};
use crate::certificate_pdf::PdfFault;
use crate::certificate_pdf::colours::Ink;
use crate::certificate_pdf::fonts::Face;
use crate::certificate_pdf::qr_code;
use crate::certificate_pdf::typesetting::Setter;

/// Left edge of the head, and its width beside the code.
const LEFT: f32 = 54.0;
const BESIDE: f32 = CODE.0 - LEFT - 16.0;
/// The sign within a bubble: pale, so that it does not look filled in.
const SIGN: Type = (Face::Text, 5.6, Ink(0x8c, 0x88, 0x80));

/// Lays out the sheets of a candidate.
pub fn laid_out(one: &AnswerSheets) -> Result<LaidPaper, PdfFault> {
    let language = one.words.language().tag();
    let setter = Setter { language, scale: 1.0 };
    let mut pages = Vec::new();
    for ((rows, code), n) in one.sheets.iter().zip(one.first..) {
        let mut items = head(&setter, one, n)?;
        items.push(coded(one, code)?);
        items.extend(MARKS.map(|centre| square(centre, MARK)));
        items.push(square(UP.0, UP.1));
        for row in rows {
            draw(&setter, one, row, &mut items)?;
        }
        pages.push(LaidPage { items, foot: None });
    }
    Ok(LaidPaper { title: one.title.clone(), language, pages })
}

fn head(setter: &Setter, one: &AnswerSheets, n: usize) -> Result<Vec<Laid>, PdfFault> {
    let mut items = Vec::new();
    let mut y = 54.0;
    let number = one.words.format("hall-sheet-number", &[("n", n.into()), ("of", one.of.into())]);
    let role = if n == one.first { Role::Title } else { Role::Paragraph };
    for (text, style, role) in [
        (&one.title, TITLE, role),
        (&one.candidate, HEADING, Role::Paragraph),
        (&number, BODY, Role::Paragraph),
        (&one.how, NOTE, Role::Paragraph),
    ] {
        let mut block = set(setter, text, style, BESIDE)?;
        // A long name is cut off rather than printed over the bubbles.
        block.lines.truncate(3);
        let high = block.height();
        items.push(Laid::Text(block.at(LEFT, y), role));
        y += high + 1.0;
    }
    let label = set(setter, &one.words.say("hall-sheet-name"), FOOT, 200.0)?;
    items.push(Laid::Text(label.at(LEFT, 156.0), Role::Paragraph));
    items.push(Laid::Frame([LEFT + 96.0, 154.0, BESIDE - 96.0, 20.0]));
    Ok(items)
}

fn coded(one: &AnswerSheets, text: &str) -> Result<Laid, PdfFault> {
    let code = qr_code::of(text).ok_or(PdfFault::Address)?;
    let (left, top, side) = CODE;
    let square = side / code.side as f32;
    Ok(Laid::Code(code, [left, top, square], one.words.say("hall-sheet-code")))
}

fn square((x, y): (f32, f32), side: f32) -> Laid {
    Laid::Fill([x - side / 2.0, y - side / 2.0, side, side])
}

fn draw(setter: &Setter, one: &AnswerSheets, row: &SheetRow, items: &mut Vec<Laid>) -> Result<(), PdfFault> {
    if row.is_first() {
        let args = [("page", usize::from(row.page).into()), ("ask", (row.ask + 1).into())];
        let label = set(setter, &one.words.format("hall-number", &args), FOOT, LABEL)?;
        items.push(Laid::Text(label.at(row.left, row.top + 3.0), Role::Paragraph));
    }
    let signs: Vec<String> = match &row.kind {
        RowKind::Bubbles { signs, .. } => signs.clone(),
        RowKind::Digit { .. } => (0..10).map(|n| n.to_string()).collect(),
        RowKind::Box => {
            items.push(Laid::Frame([row.left + LABEL, row.top + 1.0, 16.0 * PITCH, ROW_HEIGHT - 2.0]));
            Vec::new()
        }
    };
    for (at, sign) in signs.iter().enumerate() {
        let (x, y) = row.bubble(at);
        items.push(Laid::Ring(x, y, RADIUS));
        let block = set(setter, sign, SIGN, 2.0 * PITCH)?;
        let wide = block.lines.first().map_or(0.0, |line| line.width);
        let high = block.height();
        items.push(Laid::Mark(block.at(x - wide / 2.0, y - high / 2.0)));
    }
    debug_assert!(row.top + ROW_HEIGHT < PAGE.1);
    Ok(())
}
