//! A paper set into pages. A question stays together if a page has room for it, and so does a
//! heading with what follows.

use super::content::{PrintedChoice, PrintedPaper, PrintedPiece};
use super::laid::{Laid, LaidPage, LaidPaper, Role};
use super::table;
use super::texts::{ASKED, BODY, CHOICE, FOOT, HEADING, NOTE, PART, SIGN, TITLE, Type, set};
use crate::answer_sheet::layout::PAGE;
use crate::certificate_pdf::PdfFault;
use crate::certificate_pdf::typesetting::{Block, Setter};

/// Edges of the text.
pub const LEFT: f32 = 54.0;
pub const TOP: f32 = 52.0;
pub const WIDE: f32 = PAGE.0 - 2.0 * LEFT;
const BOTTOM: f32 = PAGE.1 - 62.0;
/// Width of a choice's sign.
const INDENT: f32 = 24.0;
/// Space between two columns of choices.
const GUTTER: f32 = 14.0;
/// Least space below a heading.
const BELOW_HEADING: f32 = 110.0;

/// Lays out a paper.
pub fn laid_out(paper: &PrintedPaper) -> Result<LaidPaper, PdfFault> {
    let language = paper.words.language().tag();
    let setter = Setter { language, scale: 1.0 };
    let mut flow = Flow { setter, pages: vec![LaidPage::default()], y: TOP };
    flow.text(&paper.title, TITLE, Role::Title, 6.0)?;
    for line in &paper.about {
        flow.text(line, BODY, Role::Paragraph, 2.0)?;
    }
    for piece in &paper.pieces {
        flow.piece(piece)?;
    }
    let of = flow.pages.len();
    for (page, n) in flow.pages.iter_mut().zip(1_usize..) {
        let args = [("foot", (&paper.foot).into()), ("n", n.into()), ("of", of.into())];
        let foot = set(&setter, &paper.words.format("hall-foot", &args), FOOT, WIDE)?;
        page.foot = Some(foot.at(LEFT, PAGE.1 - 48.0));
    }
    Ok(LaidPaper { title: paper.title.clone(), language, pages: flow.pages })
}

/// Pages being filled.
pub struct Flow<'a> {
    pub setter: Setter<'a>,
    pages: Vec<LaidPage>,
    y: f32,
}

impl Flow<'_> {
    fn piece(&mut self, piece: &PrintedPiece) -> Result<(), PdfFault> {
        match piece {
            PrintedPiece::NewPage => self.new_page(),
            PrintedPiece::Part(text) => {
                self.new_page();
                self.text(text, PART, Role::Heading, 8.0)?;
            }
            PrintedPiece::Heading(text) => {
                self.space(14.0);
                self.need(BELOW_HEADING);
                self.text(text, HEADING, Role::Heading, 4.0)?;
            }
            PrintedPiece::Paragraph(text) => self.text(text, BODY, Role::Paragraph, 5.0)?,
            PrintedPiece::Note(text) => self.text(text, NOTE, Role::Paragraph, 5.0)?,
            PrintedPiece::Auction(auction) => {
                let (items, height) = table::auction(&self.setter, auction)?;
                self.drawn(items, height);
            }
            PrintedPiece::Hands(hands) => {
                let (items, height) = table::hands(&self.setter, hands)?;
                self.drawn(items, height);
            }
            PrintedPiece::Question { number, text, hint, choices } => {
                self.question(number, text, hint.as_deref(), choices)?;
            }
        }
        Ok(())
    }

    fn new_page(&mut self) {
        if self.y > TOP {
            self.pages.push(LaidPage::default());
            self.y = TOP;
        }
    }

    fn space(&mut self, space: f32) {
        if self.y > TOP {
            self.y += space;
        }
    }

    /// Begins a new page if less than this is left.
    fn need(&mut self, height: f32) {
        if self.y + height > BOTTOM && height <= BOTTOM - TOP {
            self.new_page();
        }
    }

    fn put(&mut self, item: Laid) {
        if let Some(page) = self.pages.last_mut() {
            page.items.push(item);
        }
    }

    /// Items placed from the corner 0, 0, together on a page.
    fn drawn(&mut self, items: Vec<Laid>, height: f32) {
        self.space(4.0);
        self.need(height);
        let y = self.y;
        for item in items {
            self.put(table::moved(item, LEFT, y));
        }
        self.y += height + 8.0;
    }

    /// A text line by line, over pages if it is long.
    fn text(&mut self, text: &str, style: Type, role: Role, below: f32) -> Result<(), PdfFault> {
        let block = set(&self.setter, text, style, WIDE)?;
        self.block(block, LEFT, role);
        self.y += below;
        Ok(())
    }

    fn block(&mut self, block: Block, left: f32, role: Role) {
        let height = block.height() / block.lines.len().max(1) as f32;
        let mut rest = block;
        loop {
            let room = ((BOTTOM - self.y) / height).max(0.0) as usize;
            if room >= rest.lines.len() {
                let high = rest.height();
                let y = self.y;
                self.put(Laid::Text(rest.at(left, y), role));
                self.y += high;
                return;
            }
            // No single line is left behind.
            let lines = if room < 2 { 0 } else { room };
            let after = rest.lines.split_off(lines);
            let begins = after.first().map_or(0.0, |line| line.at.1) - height * 0.53;
            let (mut next, y) = (Block { lines: after, ..rest.clone() }, self.y);
            if lines > 0 {
                self.put(Laid::Text(rest.at(left, y), role));
            }
            self.y = BOTTOM;
            self.new_page();
            next = next.at(0.0, -begins.max(0.0));
            rest = next;
        }
    }

    fn question(
        &mut self,
        number: &str,
        text: &str,
        hint: Option<&str>,
        choices: &[PrintedChoice],
    ) -> Result<(), PdfFault> {
        let number = set(&self.setter, number, ASKED, INDENT + 8.0)?;
        let asked = set(&self.setter, text, ASKED, WIDE - INDENT - 8.0)?;
        let hint = hint.map(|hint| set(&self.setter, hint, NOTE, WIDE - INDENT - 8.0)).transpose()?;
        let rows = self.choices(choices)?;
        let row_height =
            |row: &[(Block, Block)]| row.iter().map(|(_, text)| text.height()).fold(0.0, f32::max);
        let high: f32 = rows.iter().map(|row| row_height(row) + 1.5).sum();
        let head = asked.height() + hint.as_ref().map_or(0.0, Block::height) + 6.0;
        self.space(9.0);
        self.need(head + high);
        self.need(head + rows.first().map_or(0.0, |row| row_height(row)));
        let y = self.y;
        self.put(Laid::Text(number.at(LEFT, y), Role::Paragraph));
        self.block(asked, LEFT + INDENT + 8.0, Role::Paragraph);
        if let Some(hint) = hint {
            self.block(hint, LEFT + INDENT + 8.0, Role::Paragraph);
        }
        self.y += 3.0;
        let step = (WIDE + GUTTER) / 2.0;
        for row in rows {
            let height = row_height(&row);
            self.need(height);
            for (column, (sign, text)) in row.into_iter().enumerate() {
                let (left, y) = (LEFT + step * column as f32, self.y);
                self.put(Laid::Text(sign.at(left + 4.0, y), Role::Paragraph));
                self.put(Laid::Text(text.at(left + INDENT + 8.0, y), Role::Paragraph));
            }
            self.y += height + 1.5;
        }
        Ok(())
    }

    /// Choices in two columns if each takes one line there, and else in one; read down the columns.
    fn choices(&self, choices: &[PrintedChoice]) -> Result<Vec<Vec<(Block, Block)>>, PdfFault> {
        let set_in = |width: f32| -> Result<Vec<(Block, Block)>, PdfFault> {
            let one = |choice: &PrintedChoice| {
                let sign = set(&self.setter, &choice.sign, SIGN, INDENT)?;
                Ok((sign, set(&self.setter, &choice.text, CHOICE, width - INDENT - 8.0)?))
            };
            choices.iter().map(one).collect()
        };
        let halves = set_in((WIDE - GUTTER) / 2.0)?;
        if choices.len() < 4 || halves.iter().any(|(_, text)| text.lines.len() > 1) {
            return Ok(set_in(WIDE)?.into_iter().map(|one| vec![one]).collect());
        }
        let length = halves.len().div_ceil(2);
        let mut rows: Vec<Vec<(Block, Block)>> = (0..length).map(|_| Vec::new()).collect();
        for (at, one) in halves.into_iter().enumerate() {
            rows[at % length].push(one);
        }
        Ok(rows)
    }
}
