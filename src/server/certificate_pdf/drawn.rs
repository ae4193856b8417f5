//! Texts and codes as drawn on any paper.

use super::border::fill;
use super::colours::CODE;
use super::fonts::Glyph;
use super::qr_code::Code;
use super::typesetting::{Block, Line};
use krilla::geom::{PathBuilder, Point, Rect, Transform};
use krilla::surface::Surface;
use krilla::tagging::{ContentTag, SpanTag, TagGroup, TagKind};
use krilla::text::{GlyphId, KrillaGlyph};

/// Draws the lines of a text, as one group.
pub fn text(surface: &mut Surface, block: &Block, tag: impl Into<TagKind>) -> TagGroup {
    let mut group = TagGroup::new(tag);
    for line in &block.lines {
        group.push(surface.start_tagged(ContentTag::Span(SpanTag::empty())));
        glyphs(surface, block, line);
        surface.end_tagged();
    }
    group
}

/// Draws a line of a text.
pub fn glyphs(surface: &mut Surface, block: &Block, line: &Line) {
    surface.set_fill(Some(fill(block.colour)));
    surface.set_stroke(None);
    let (mut left, base) = line.at;
    for run in line.glyphs.chunk_by(|one, next| one.face == next.face) {
        let glyph = |glyph: &Glyph| {
            let (x, y) = glyph.shift;
            KrillaGlyph::new(GlyphId::new(glyph.id), glyph.advance, x, y, 0.0, glyph.text.clone(), None)
        };
        let glyphs: Vec<KrillaGlyph> = run.iter().map(glyph).collect();
        let font = run[0].face.font();
        surface.draw_glyphs(Point::from_xy(left, base), &glyphs, font, &block.text, block.size, false);
        left += block.size * run.iter().map(|glyph| glyph.advance).sum::<f32>();
    }
}

/// Draws the squares of a code, each with a side of `square`.
pub fn squares(surface: &mut Surface, code: &Code, left: f32, top: f32, square: f32) {
    let mut path = PathBuilder::new();
    for (column, row, length) in &code.runs {
        if let Some(rect) = Rect::from_xywh(*column as f32, *row as f32, *length as f32, 1.0) {
            path.push_rect(rect);
        }
    }
    surface.push_transform(&Transform::from_row(square, 0.0, 0.0, square, left, top));
    if let Some(path) = path.finish() {
        surface.set_fill(Some(fill(CODE)));
        surface.draw_path(&path);
    }
    surface.pop();
}
