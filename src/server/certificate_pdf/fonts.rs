//! The faces of `style/fonts`, and text shaped in them.

use super::fault::PdfFault;
use super::sheet::Field;
use krilla::text::Font;
use rustybuzz::{Language, Script, UnicodeBuffer, script};
use std::ops::Range;
use std::str::FromStr;
use std::sync::OnceLock;

/// A face. The first three have the same characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// For what is large: fine lines.
    Display,
    /// For what is read.
    Text,
    /// For what leads from one part to the next.
    Italic,
    /// The symbols of the suits, wherever a text has one.
    Suits,
}

/// A face as it is used: for shaping, and for writing.
struct Loaded {
    shaper: rustybuzz::Face<'static>,
    font: Font,
}

const DISPLAY: &[u8] = include_bytes!(concat!(env!("CHECKOUT"), "style/fonts/NotoSerifDisplay-Medium.ttf"));
const TEXT: &[u8] = include_bytes!(concat!(env!("CHECKOUT"), "style/fonts/NotoSerif-Regular.ttf"));
const SUITS: &[u8] = include_bytes!(concat!(env!("CHECKOUT"), "style/fonts/DirectorSuits-Regular.ttf"));
const ITALIC: &[u8] = include_bytes!(concat!(env!("CHECKOUT"), "style/fonts/NotoSerif-Italic.ttf"));

impl Face {
    /// Faces are read once: that takes longer than a whole certificate.
    fn loaded(self) -> &'static Loaded {
        static FACES: OnceLock<[Loaded; 4]> = OnceLock::new();
        let faces = FACES.get_or_init(|| {
            [DISPLAY, TEXT, ITALIC, SUITS].map(|bytes| Loaded {
                shaper: rustybuzz::Face::from_slice(bytes, 0).expect("a face of the house can be shaped"),
                font: Font::new(bytes.into(), 0).expect("a face of the house can be written"),
            })
        });
        &faces[self as usize]
    }

    /// The face as the writer of PDFs takes it.
    pub fn font(self) -> Font {
        self.loaded().font.clone()
    }
}

/// The most bytes of a text: three hundred letters, each with marks, and then some. Nothing longer
/// has a place on a page.
const MOST: usize = 3000;

/// A positioned glyph, in units of the type size; up is positive.
#[derive(Clone, Debug)]
pub struct Glyph {
    pub face: Face,
    /// Glyph number in the face.
    pub id: u32,
    /// Advance width.
    pub advance: f32,
    /// Offset from its position.
    pub shift: (f32, f32),
    /// Ink box relative to its position: left, bottom, right, top. `None` for spaces.
    pub ink: Option<[f32; 4]>,
    /// The bytes of the text that it stands for, shared by all letters of a cluster.
    pub text: Range<usize>,
}

/// Shapes a text into glyphs in order. Every character of the text belongs to one.
pub fn shaped(text: &str, field: Field, face: Face, language: &str) -> Result<Vec<Glyph>, PdfFault> {
    printable(text, field, &face.loaded().shaper)?;
    let language = Language::from_str(language).ok();
    let mut glyphs = Vec::new();
    for (run, script) in runs(text) {
        let face = if text[run.clone()].starts_with(is_suit) { Face::Suits } else { face };
        let loaded = face.loaded();
        let units = loaded.shaper.units_per_em() as f32;
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(&text[run.clone()]);
        buffer.set_direction(rustybuzz::Direction::LeftToRight);
        buffer.set_script(script);
        if let Some(language) = &language {
            buffer.set_language(language.clone());
        }
        let out = rustybuzz::shape(&loaded.shaper, &[], buffer);
        let starts: Vec<usize> =
            out.glyph_infos().iter().map(|info| run.start + info.cluster as usize).collect();
        for ((info, at), start) in out.glyph_infos().iter().zip(out.glyph_positions()).zip(&starts) {
            let end = starts.iter().copied().find(|next| next > start).unwrap_or(run.end);
            let id = u16::try_from(info.glyph_id).unwrap_or(0);
            if id == 0 {
                let characters = text[*start..end].chars().collect();
                return Err(PdfFault::Unknown { field, characters });
            }
            let shift = (at.x_offset as f32 / units, at.y_offset as f32 / units);
            let bounds = loaded.shaper.glyph_bounding_box(rustybuzz::ttf_parser::GlyphId(id));
            let ink = bounds.map(|b| {
                let [left, right] = [b.x_min, b.x_max].map(|x| f32::from(x) / units + shift.0);
                let [bottom, top] = [b.y_min, b.y_max].map(|y| f32::from(y) / units + shift.1);
                [left, bottom, right, top]
            });
            let advance = at.x_advance as f32 / units;
            glyphs.push(Glyph { face, id: id.into(), advance, shift, ink, text: *start..end });
        }
    }
    Ok(glyphs)
}

/// Every character has a letter.
fn printable(text: &str, field: Field, face: &rustybuzz::Face) -> Result<(), PdfFault> {
    sound(text, field)?;
    let characters = those(text, |c| face.glyph_index(c).is_none() && !is_suit(c));
    if characters.is_empty() { Ok(()) } else { Err(PdfFault::Unknown { field, characters }) }
}

/// Checks that a text is present, of sensible length and printable. Text that is only read aloud
/// needs nothing else.
pub fn sound(text: &str, field: Field) -> Result<(), PdfFault> {
    if text.trim().is_empty() {
        return Err(PdfFault::Empty(field));
    }
    if text.len() > MOST {
        return Err(PdfFault::TooLong(field));
    }
    let characters = those(text, unprinted);
    if characters.is_empty() { Ok(()) } else { Err(PdfFault::Unprinted { field, characters }) }
}

/// The characters of a kind in a text, each once.
fn those(text: &str, wanted: impl Fn(char) -> bool) -> Vec<char> {
    let mut found: Vec<char> = text.chars().filter(|c| wanted(*c)).collect();
    found.sort_unstable();
    found.dedup();
    found
}

/// True for unprintable characters: controls, direction marks, joiners, separators, selectors,
/// tags, and unassigned code points.
fn unprinted(c: char) -> bool {
    c.is_control()
        || matches!(u32::from(c),
            0xad | 0x34f | 0x61c | 0x115f..=0x1160 | 0x17b4..=0x17b5 | 0x180b..=0x180f | 0x200b..=0x200f
            | 0x2028..=0x202e | 0x2060..=0x206f | 0x3164 | 0xe000..=0xf8ff | 0xfe00..=0xfe0f | 0xfeff | 0xffa0
            | 0xfff0..=0xffff | 0xe0000..=0xe0fff | 0xf0000..)
}

/// The symbol of a suit, which has a face of its own.
fn is_suit(c: char) -> bool {
    matches!(c, '♠' | '♥' | '♦' | '♣')
}

/// The text in runs of one script each, and of suits. What belongs to no script, such as spaces and
/// marks, stays with what stands before it.
fn runs(text: &str) -> Vec<(Range<usize>, Script)> {
    let mut runs: Vec<(Range<usize>, Option<Script>, bool)> = Vec::new();
    for (at, c) in text.char_indices() {
        let (script, end, suits) = (script_of(c), at + c.len_utf8(), is_suit(c));
        match runs.last_mut() {
            Some((run, before, are_suits))
                if suits == *are_suits && (script.is_none() || before.is_none() || *before == script) =>
            {
                run.end = end;
                *before = before.or(script);
            }
            _ => runs.push((at..end, script, suits)),
        }
    }
    runs.into_iter().map(|(run, script, _)| (run, script.unwrap_or(script::LATIN))).collect()
}

fn script_of(c: char) -> Option<Script> {
    match u32::from(c) {
        _ if !c.is_alphabetic() => None,
        0x2b0..=0x36f => None,
        0x370..=0x3ff | 0x1f00..=0x1fff => Some(script::GREEK),
        0x400..=0x52f => Some(script::CYRILLIC),
        _ => Some(script::LATIN),
    }
}
