//! A drawing of boxes, lines and texts as a PDF: one page of A4, upright or on its side, on which it
//! is as large as it can be. The texts are tagged in the order given; the rest is decoration.
//!
//! Equal drawings give equal bytes. Not here: the layout, and the words.

use crate::certificate_pdf::PdfFault;
use crate::certificate_pdf::border::{fill, ornamental, stroke};
use crate::certificate_pdf::colours::{GREEN, INK, INK_SOFT, Ink, ON_GREEN, PAPER_CHOSEN, RULE};
use crate::certificate_pdf::fonts::Face;
use crate::certificate_pdf::page::{HEIGHT, WIDTH};
use krilla::configure::{Accessibility, ConfigurationBuilder};
use krilla::destination::XyzDestination;
use krilla::geom::{Path, PathBuilder, Point, Transform};
use krilla::metadata::{Metadata, TextDirection as PageDirection};
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::surface::Surface;
use krilla::tagging::{ContentTag, SpanTag, Tag, TagGroup, TagKind, TagTree};
use krilla::text::TextDirection;
use krilla::{Document, SerializeSettings};
use std::num::NonZeroU16;

/// Shorter and longer side of the page, in points.
const A4: (f32, f32) = (HEIGHT, WIDTH);
/// Margin around everything.
const MARGIN: f32 = 34.0;
/// Height of the heading, the line above it and the note below it.
const HEADING: f32 = 62.0;
/// Largest scale: a small drawing does not fill its page.
const LARGEST: f32 = 0.85;
/// Radius of the corners of a box.
const CORNER: f32 = 5.0;

/// A drawing, in units of its own, from the top left corner.
#[derive(Clone, Debug, Default)]
pub struct Drawing {
    pub title: String,
    /// The line above the title.
    pub above: String,
    /// The line below the title.
    pub note: String,
    /// Tag of the language of all texts.
    pub language: String,
    pub width: f32,
    pub height: f32,
    pub boxes: Vec<DrawnBox>,
    /// The corners of each line.
    pub lines: Vec<Vec<(f32, f32)>>,
    /// The tip of each arrow, and whether it points down; otherwise it points right.
    pub tips: Vec<((f32, f32), bool)>,
    /// In the order in which they are read.
    pub texts: Vec<DrawnText>,
    /// Size of the letters.
    pub size: f32,
}

/// A box: left, top, width, height.
#[derive(Clone, Debug)]
pub struct DrawnBox {
    pub place: [f32; 4],
    pub tone: Tone,
}

/// A line of text.
#[derive(Clone, Debug)]
pub struct DrawnText {
    /// Left end of its baseline.
    pub at: (f32, f32),
    pub text: String,
    pub tone: Tone,
    pub is_strong: bool,
}

/// What something is part of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// A question
    Question,
    /// A choice without a question, or what stands beside a line
    Plain,
    /// An end
    End,
    /// An end of which nothing is known
    Unknown,
}

impl Tone {
    /// Ground and edge of a box.
    const fn of_box(self) -> (Ink, Ink) {
        match self {
            Tone::Question => (PAPER_CHOSEN, GREEN),
            Tone::Plain => (ON_GREEN, RULE),
            Tone::End => (GREEN, GREEN),
            Tone::Unknown => (ON_GREEN, INK_SOFT),
        }
    }

    const fn of_text(self) -> Ink {
        match self {
            Tone::Question | Tone::Plain | Tone::Unknown => INK,
            Tone::End => ON_GREEN,
        }
    }
}

/// The drawing as a PDF.
pub fn pdf(drawing: &Drawing) -> Result<Vec<u8>, PdfFault> {
    let refused = |why: &dyn std::fmt::Debug| PdfFault::Written(format!("{why:?}"));
    let configuration = ConfigurationBuilder::new()
        .with_accessibility_validator(Accessibility::UA1)
        .finish()
        .map_err(|why| refused(&why))?;
    let mut document =
        Document::new_with(SerializeSettings { configuration, ..SerializeSettings::default() });
    let ((wide, high), scale) = page(drawing);
    let settings = PageSettings::from_wh(wide, high).ok_or_else(|| refused(&"the page has no size"))?;
    let mut leaf = document.start_page_with(settings);
    let mut surface = leaf.surface();
    let mut tree = TagTree::new().with_lang(Some(drawing.language.clone()));
    let heading = Tag::Hn(NonZeroU16::MIN, Some(drawing.title.clone()));
    for (text, face, size, ink, below, tag) in [
        (&drawing.above, Face::Italic, 10.0, INK_SOFT, 9.0, TagKind::from(Tag::P)),
        (&drawing.title, Face::Display, 20.0, INK, 32.0, heading.into()),
        (&drawing.note, Face::Italic, 9.0, INK_SOFT, 48.0, Tag::P.into()),
    ] {
        tree.push(line(&mut surface, text, (MARGIN, MARGIN + below), (face, size, ink), tag));
    }
    surface.push_transform(&Transform::from_row(scale, 0.0, 0.0, scale, MARGIN, MARGIN + HEADING));
    ornamental(&mut surface, |surface| decoration(surface, drawing));
    for text in &drawing.texts {
        let face = if text.is_strong { Face::Display } else { Face::Text };
        let style = (face, drawing.size, text.tone.of_text());
        tree.push(line(&mut surface, &text.text, text.at, style, Tag::P.into()));
    }
    surface.pop();
    surface.finish();
    leaf.finish();
    document.set_tag_tree(tree);
    let mut outline = Outline::new();
    let corner = XyzDestination::new(0, Point::from_xy(0.0, 0.0));
    outline.push_child(OutlineNode::new(drawing.title.clone(), corner));
    document.set_outline(outline);
    let metadata = Metadata::new()
        .title(format!("{} · {}", drawing.title, drawing.above))
        .creator("Director, please!".to_owned())
        .language(drawing.language.clone())
        .text_direction(PageDirection::LeftToRight);
    document.set_metadata(metadata);
    document.finish().map_err(|why| refused(&why))
}

/// The page on which the drawing is largest, and its scale there.
fn page(drawing: &Drawing) -> ((f32, f32), f32) {
    let (page, scale) = largest(drawing.width, drawing.height);
    (page, scale.min(LARGEST))
}

/// The page on which a drawing of this size is largest, and the scale at which it fills it.
fn largest(width: f32, height: f32) -> ((f32, f32), f32) {
    let scale = |(wide, high): (f32, f32)| {
        ((wide - 2.0 * MARGIN) / width).min((high - 2.0 * MARGIN - HEADING) / height)
    };
    let (upright, sideways) = (A4, (A4.1, A4.0));
    let page = if scale(sideways) > scale(upright) { sideways } else { upright };
    (page, scale(page))
}

/// The scale at which a drawing of this size fills a page.
pub fn scale(width: f32, height: f32) -> f32 {
    largest(width, height).1
}

/// Lines, boxes and tips.
fn decoration(surface: &mut Surface, drawing: &Drawing) {
    surface.set_fill(None);
    surface.set_stroke(Some(stroke(GREEN, 2.0)));
    for corners in &drawing.lines {
        draw(surface, polygon(corners, false));
    }
    for one in &drawing.boxes {
        let (ground, edge) = one.tone.of_box();
        surface.set_fill(Some(fill(ground)));
        surface.set_stroke(Some(stroke(edge, 1.5)));
        draw(surface, rounded(one.place));
    }
    surface.set_stroke(None);
    surface.set_fill(Some(fill(GREEN)));
    for ((x, y), points_down) in &drawing.tips {
        let (a, b) = if *points_down { ((-6.0, -9.0), (6.0, -9.0)) } else { ((-9.0, -6.0), (-9.0, 6.0)) };
        draw(surface, polygon(&[(*x, *y), (x + a.0, y + a.1), (x + b.0, y + b.1)], true));
    }
}

fn draw(surface: &mut Surface, path: Option<Path>) {
    if let Some(path) = path {
        surface.draw_path(&path);
    }
}

fn polygon(corners: &[(f32, f32)], is_closed: bool) -> Option<Path> {
    let mut path = PathBuilder::new();
    let (first, others) = corners.split_first()?;
    path.move_to(first.0, first.1);
    others.iter().for_each(|(x, y)| path.line_to(*x, *y));
    if is_closed {
        path.close();
    }
    path.finish()
}

/// A rectangle with round corners.
fn rounded([left, top, wide, high]: [f32; 4]) -> Option<Path> {
    let (right, bottom) = (left + wide, top + high);
    let mut path = PathBuilder::new();
    path.move_to(left + CORNER, top);
    for [before, corner, after] in [
        [(right - CORNER, top), (right, top), (right, top + CORNER)],
        [(right, bottom - CORNER), (right, bottom), (right - CORNER, bottom)],
        [(left + CORNER, bottom), (left, bottom), (left, bottom - CORNER)],
        [(left, top + CORNER), (left, top), (left + CORNER, top)],
    ] {
        path.line_to(before.0, before.1);
        path.quad_to(corner.0, corner.1, after.0, after.1);
    }
    path.close();
    path.finish()
}

/// A line of text under a tag.
fn line(
    surface: &mut Surface,
    text: &str,
    (x, y): (f32, f32),
    (face, size, ink): (Face, f32, Ink),
    tag: TagKind,
) -> TagGroup {
    let mut group = TagGroup::new(tag);
    surface.set_fill(Some(fill(ink)));
    surface.set_stroke(None);
    group.push(surface.start_tagged(ContentTag::Span(SpanTag::empty())));
    surface.draw_text(Point::from_xy(x, y), face.font(), size, text, false, TextDirection::LeftToRight);
    surface.end_tagged();
    group
}
