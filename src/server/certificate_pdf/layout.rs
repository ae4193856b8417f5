//! Page layout: A4 landscape, in points from the top left corner.
//!
//! From the top: emblem and federation; the certified facts, centred; below a rule the details, the
//! signatories, notes, and at the right the address for checking.

use super::fault::PdfFault;
use super::page::{CODE, INSIDE, LEFT, RIGHT, RULE, WIDTH};
use super::qr_code::Code;
use super::sheet::{CertificateSheet, Field};
use super::texts::Texts;
use super::typesetting::Block;
use super::{fonts, qr_code};

const MIDDLE: f32 = WIDTH / 2.0;
/// The most room for a logo: wide, high.
const LOGO: (f32, f32) = (190.0, 54.0);
/// The top of the emblem, and its height where the four suits are it.
const EMBLEM: (f32, f32) = (64.0, 16.0);
/// The least space that is left between the federation and the rule when everything stands there.
const LEAST: f32 = 30.0;

/// The layout of a page, in reading order.
#[derive(Clone, Debug)]
pub struct PageLayout {
    /// The emblem: left, top, wide, high. The logo fills it, or the four suits do.
    pub emblem: [f32; 4],
    pub federation: Block,
    pub heading: Block,
    /// The certified facts: holder, achievement and band, with the words between.
    pub certified: Vec<Block>,
    /// Details, each with its label.
    pub facts: Vec<(Block, Block)>,
    /// Signatories, each with their part.
    pub signatures: Vec<(Block, Block)>,
    pub notes: Vec<Block>,
    /// The words before the address, and the address.
    pub verify: (Block, Block),
    /// The code, its corner at the top left, and how long a square's side is.
    pub code: (Code, f32, f32, f32),
}

impl PageLayout {
    /// All its texts.
    pub fn blocks(&self) -> impl Iterator<Item = &Block> {
        let pairs = self.facts.iter().chain(&self.signatures).chain([&self.verify]);
        let pairs = pairs.flat_map(|(label, text)| [label, text]);
        [&self.federation, &self.heading].into_iter().chain(&self.certified).chain(pairs).chain(&self.notes)
    }
}

/// Lays out a sheet, or reports what does not fit.
pub fn laid_out(sheet: &CertificateSheet) -> Result<PageLayout, PdfFault> {
    let tag = |c: char| c.is_ascii_alphanumeric() || c == '-';
    if sheet.language.is_empty() || sheet.language.len() > 35 || !sheet.language.chars().all(tag) {
        return Err(PdfFault::Language);
    }
    for label in [&sheet.labels.code, &sheet.labels.logo, &sheet.labels.credential] {
        fonts::sound(label, Field::Label)?;
    }
    let code = code_of(&sheet.address)?;
    let texts = Texts::of(sheet, 1.0);
    let emblem = emblem(sheet);
    let federation = texts.federation()?;
    let high = federation.height();
    let federation = federation.at(LEFT, emblem[1] + emblem[3] + 8.0);
    let top = emblem[1] + emblem[3] + 8.0 + high;
    let (heading, certified) = stacked(sheet, top)?;
    let square = CODE / code.side as f32;
    let page = PageLayout {
        emblem,
        federation,
        heading,
        certified,
        facts: texts.facts()?,
        signatures: texts.signatures()?,
        notes: texts.notes()?,
        verify: texts.verify()?,
        code: (code, RIGHT - CODE, RULE + 14.0, square),
    };
    inside(&page)?;
    Ok(page)
}

fn code_of(address: &str) -> Result<Code, PdfFault> {
    let whole = address.starts_with("https://") || address.starts_with("http://");
    if !whole || address.len() > 150 || !address.chars().all(|c| c.is_ascii_graphic()) {
        return Err(PdfFault::Address);
    }
    qr_code::of(address).ok_or(PdfFault::Address)
}

/// The place of the emblem: the logo's, in its own shape, or that of the suits.
fn emblem(sheet: &CertificateSheet) -> [f32; 4] {
    let (wide, high) = match &sheet.logo {
        Some(logo) => {
            let (wide, high) = logo.size();
            let (wide, high) = (wide as f32, high as f32);
            let scale = (LOGO.0 / wide).min(LOGO.1 / high);
            (wide * scale, high * scale)
        }
        None => (EMBLEM.1 * 5.5, EMBLEM.1),
    };
    let top = if sheet.logo.is_some() { EMBLEM.0 } else { EMBLEM.0 + 12.0 };
    [MIDDLE - wide / 2.0, top, wide, high]
}

/// Stacks heading and certified facts between the federation and the rule, with the remaining space
/// between them; at a smaller scale if too little remains.
fn stacked(sheet: &CertificateSheet, top: f32) -> Result<(Block, Vec<Block>), PdfFault> {
    let room = RULE - top - 12.0;
    for scale in [1.0, 0.92, 0.84, 0.76, 0.7] {
        let texts = Texts::of(sheet, scale);
        let (heading, certified) = (texts.heading()?, texts.certified()?);
        let high = heading.height() + certified.iter().map(Block::height).sum::<f32>();
        if room - high >= LEAST {
            return Ok(spread(heading, certified, top, room - high));
        }
    }
    Err(PdfFault::TooLong(Field::Holder))
}

/// Places them with this much space between them.
fn spread(heading: Block, certified: Vec<Block>, top: f32, space: f32) -> (Block, Vec<Block>) {
    // Related blocks are closer. Shares of the space: one above all, one before each block, and
    // some below the last.
    let before = |field: Field| match field {
        Field::Programme | Field::Band => 0.2,
        Field::Holder => 0.8,
        Field::Level => 0.4,
        _ => 1.0,
    };
    let shares = 1.0 + certified.iter().map(|block| before(block.field)).sum::<f32>() + 1.2;
    let share = (space / shares).min(16.0);
    let mut y = top + (space - share * shares) / 2.0 + share;
    let mut place = |block: Block, before: f32| {
        let (at, high) = (y + share * before, block.height());
        y = at + high;
        block.at(LEFT, at)
    };
    let heading = place(heading, 0.0);
    let certified = certified
        .into_iter()
        .map(|block| {
            let before = before(block.field);
            place(block, before)
        })
        .collect();
    (heading, certified)
}

/// Checks that all ink is inside the border.
fn inside(page: &PageLayout) -> Result<(), PdfFault> {
    for block in page.blocks() {
        for line in &block.lines {
            let [left, top, right, bottom] = line.ink;
            if left < INSIDE[0] || top < INSIDE[1] || right > INSIDE[2] || bottom > INSIDE[3] {
                return Err(PdfFault::Marks(block.field));
            }
        }
    }
    Ok(())
}
