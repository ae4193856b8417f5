//! A text set into lines, as large as its place allows.

use super::colours::Ink;
use super::fault::PdfFault;
use super::fonts::{Face, Glyph, shaped};
use super::sheet::Field;

/// Style of a text.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    pub ink: Ink,
    /// Alternatives in order: a face, largest and smallest size, and the number of lines then
    /// allowed.
    pub steps: &'static [(Face, f32, f32, usize)],
    /// Alignment of its lines.
    pub align: Align,
}

/// Alignment of lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// From the left.
    Left,
    /// In the middle.
    Middle,
    /// To the right.
    Right,
}

/// From one line to the next, in sizes of the type.
pub const LEADING: f32 = 1.3;
/// Limits of a line's ink above and below its baseline, in type sizes. Vietnamese capitals with two
/// marks reach it.
const ABOVE: f32 = 1.3;
const BELOW: f32 = 0.55;
/// By how much type gets smaller from one try to the next, in points.
const STEP: f32 = 0.5;

/// A line of letters.
#[derive(Clone, Debug)]
pub struct Line {
    /// Position of its first letter: from the left, and of the baseline, in points.
    pub at: (f32, f32),
    /// The letters, spaces at its end with them.
    pub glyphs: Vec<Glyph>,
    /// Width without trailing spaces, in points.
    pub width: f32,
    /// Ink box: left, top, right, bottom, in points.
    pub ink: [f32; 4],
}

/// A text with its lines. They are placed from the corner 0, 0 until the block is.
#[derive(Clone, Debug)]
pub struct Block {
    pub field: Field,
    pub text: String,
    /// Ink.
    pub colour: Ink,
    /// Size in points.
    pub size: f32,
    /// Lines from the top.
    pub lines: Vec<Line>,
}

impl Block {
    /// Height in points.
    pub fn height(&self) -> f32 {
        self.lines.len() as f32 * self.size * LEADING
    }

    /// The block with its corner there.
    pub fn at(mut self, left: f32, top: f32) -> Block {
        for line in &mut self.lines {
            line.at = (line.at.0 + left, line.at.1 + top);
            line.ink = [line.ink[0] + left, line.ink[1] + top, line.ink[2] + left, line.ink[3] + top];
        }
        self
    }
}

/// Sets texts in a language, which tells apart letters that look different from one to another, at
/// a part of their usual size.
#[derive(Clone, Copy, Debug)]
pub struct Setter<'a> {
    /// The tag of the language.
    pub language: &'a str,
    /// By how much all sizes are multiplied.
    pub scale: f32,
}

impl Setter<'_> {
    /// Sets a text into a width.
    pub fn set(&self, text: &str, field: Field, style: &Style, width: f32) -> Result<Block, PdfFault> {
        let mut last: Option<(Face, Vec<Glyph>)> = None;
        for (face, from, to, most) in style.steps {
            let glyphs = match last.take() {
                Some((before, glyphs)) if before == *face => glyphs,
                _ => shaped(text, field, *face, self.language)?,
            };
            let mut size = from * self.scale;
            while size >= to * self.scale {
                let lines = broken(text, &glyphs, width / size);
                if lines.len() <= *most {
                    let ranges = balanced(text, &glyphs, width / size, lines);
                    let ranges = ranges.into_iter().enumerate();
                    let lines =
                        ranges.map(|(n, range)| line(text, &glyphs[range], n, size, width, style.align));
                    let lines: Vec<Line> = lines.collect();
                    if lines.iter().any(|line| leaves(line, size)) {
                        return Err(PdfFault::Marks(field));
                    }
                    let (text, colour) = (text.to_owned(), style.ink);
                    return Ok(Block { field, text, colour, size, lines });
                }
                size -= STEP * self.scale;
            }
            last = Some((*face, glyphs));
        }
        Err(PdfFault::TooLong(field))
    }

    /// Sets a text of an exam's paper into as many lines as it takes, from the left.
    pub fn paragraph(
        &self,
        text: &str,
        (face, size, ink): (Face, f32, Ink),
        width: f32,
    ) -> Result<Block, PdfFault> {
        let (field, size) = (Field::Paper, size * self.scale);
        let glyphs = shaped(text, field, face, self.language)?;
        let lines = broken(text, &glyphs, width / size).into_iter().enumerate();
        let lines = lines.map(|(n, range)| line(text, &glyphs[range], n, size, width, Align::Left));
        Ok(Block { field, text: text.to_owned(), colour: ink, size, lines: lines.collect() })
    }
}

/// The letters of each line where a line may be this wide, in sizes of the type. Lines end after a
/// space or hyphen; in a word, and then between letters, only where it is longer than a line.
fn broken(text: &str, glyphs: &[Glyph], width: f32) -> Vec<std::ops::Range<usize>> {
    let mut lines = Vec::new();
    let (mut start, mut may, mut used) = (0, None, 0.0_f32);
    for (n, glyph) in glyphs.iter().enumerate() {
        let begins = n == 0 || glyphs[n - 1].text != glyph.text;
        let over = used + glyph.advance > width && !is_space(text, glyph);
        if over && n > start {
            let end = may.or(begins.then_some(n)).unwrap_or(start);
            if end > start {
                lines.push(start..end);
                used = glyphs[end..n].iter().map(|glyph| glyph.advance).sum();
                (start, may) = (end, None);
            }
        }
        used += glyph.advance;
        if is_space(text, glyph) || text[glyph.text.clone()].ends_with('-') {
            may = Some(n + 1);
        }
    }
    if start < glyphs.len() {
        lines.push(start..glyphs.len());
    }
    lines
}

/// The same number of lines, as narrow as they can be, so that none is left with a word.
fn balanced(
    text: &str,
    glyphs: &[Glyph],
    width: f32,
    lines: Vec<std::ops::Range<usize>>,
) -> Vec<std::ops::Range<usize>> {
    if lines.len() < 2 {
        return lines;
    }
    let (mut least, mut most, mut best) = (0.0, width, lines);
    for _ in 0..12 {
        let middle = (least + most) / 2.0;
        let tried = broken(text, glyphs, middle);
        let whole = tried.iter().all(|range| wide(text, &glyphs[range.clone()]) <= width);
        if tried.len() <= best.len() && whole && words(text, glyphs, &tried) <= words(text, glyphs, &best) {
            (most, best) = (middle, tried);
        } else {
            least = middle;
        }
    }
    best
}

/// Number of lines that end within a word.
fn words(text: &str, glyphs: &[Glyph], lines: &[std::ops::Range<usize>]) -> usize {
    let ends = lines[..lines.len() - 1].iter().map(|line| &text[glyphs[line.end - 1].text.clone()]);
    ends.filter(|end| !end.ends_with([' ', '-'])).count()
}

fn is_space(text: &str, glyph: &Glyph) -> bool {
    &text[glyph.text.clone()] == " "
}

/// Width without trailing spaces, in type sizes.
fn wide(text: &str, glyphs: &[Glyph]) -> f32 {
    let spaces = glyphs.iter().rev().take_while(|glyph| is_space(text, glyph)).count();
    glyphs[..glyphs.len() - spaces].iter().map(|glyph| glyph.advance).sum()
}

fn line(text: &str, glyphs: &[Glyph], number: usize, size: f32, room: f32, align: Align) -> Line {
    let width = wide(text, glyphs) * size;
    let left = match align {
        Align::Left => 0.0,
        Align::Middle => (room - width) / 2.0,
        Align::Right => room - width,
    };
    // The base stands so that a line with capitals and a line without look in the middle of theirs.
    let base = (number as f32 * LEADING + LEADING / 2.0 + 0.3) * size;
    let (mut pen, mut ink) = (left, [left, base, left, base]);
    for glyph in glyphs {
        if let Some([x, bottom, right, top]) = glyph.ink {
            ink = [
                ink[0].min(pen + x * size),
                ink[1].min(base - top * size),
                ink[2].max(pen + right * size),
                ink[3].max(base - bottom * size),
            ];
        }
        pen += glyph.advance * size;
    }
    Line { at: (left, base), glyphs: glyphs.to_vec(), width, ink }
}

/// True if the ink of a line overlaps other lines.
fn leaves(line: &Line, size: f32) -> bool {
    line.ink[1] < line.at.1 - ABOVE * size || line.ink[3] > line.at.1 + BELOW * size
}
