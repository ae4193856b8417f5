//! Writing the PDF: texts tagged in the order in which they stand, the rest marked as artifacts.

use super::laid::{Laid, LaidPage, LaidPaper, Role};
use crate::answer_sheet::layout::PAGE;
use crate::certificate_pdf::PdfFault;
use crate::certificate_pdf::border::{fill, ornamental, stroke};
use crate::certificate_pdf::colours::{CODE, INK, INK_SOFT};
use crate::certificate_pdf::document::archival;
use crate::certificate_pdf::drawn::{glyphs, squares, text};
use crate::certificate_pdf::typesetting::Block;
use krilla::destination::XyzDestination;
use krilla::geom::{Path, PathBuilder, Point, Rect};
use krilla::metadata::{DateTime, Metadata, TextDirection};
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::surface::Surface;
use krilla::tagging::{ContentTag, Tag, TagGroup, TagTree};
use sha2::{Digest, Sha256};
use std::num::NonZeroU16;

/// Distance of the handles of a curve that is a quarter of a circle.
const QUARTER: f32 = 0.5523;

/// Writes papers one after the other.
pub fn written(papers: &[LaidPaper]) -> Result<Vec<u8>, PdfFault> {
    let refused = |why: &dyn std::fmt::Debug| PdfFault::Written(format!("{why:?}"));
    let mut document = archival()?;
    let (mut tree, mut outline) = (TagTree::new(), Outline::new());
    let mut id = Sha256::new();
    let mut number = 0;
    for paper in papers {
        let corner = XyzDestination::new(number, Point::from_xy(0.0, 0.0));
        outline.push_child(OutlineNode::new(paper.title.clone(), corner));
        let mut section = TagGroup::new(Tag::Section.with_lang(Some(paper.language.to_owned())));
        for page in &paper.pages {
            let settings =
                PageSettings::from_wh(PAGE.0, PAGE.1).ok_or_else(|| refused(&"the page has no size"))?;
            let mut leaf = document.start_page_with(settings);
            let mut surface = leaf.surface();
            drawn(page, &mut surface, &mut section, &mut id);
            surface.finish();
            leaf.finish();
            number += 1;
        }
        tree.push(section);
    }
    document.set_tag_tree(tree);
    document.set_outline(outline);
    let first = papers.first();
    let metadata = Metadata::new()
        .title(first.map_or_else(String::new, |paper| paper.title.clone()))
        .creator("Director, please!".to_owned())
        .language(first.map_or("en", |paper| paper.language).to_owned())
        .text_direction(TextDirection::LeftToRight)
        // Equal papers are equal files, whenever they are printed.
        .creation_date(DateTime::new(2000).month(1).day(1).utc_offset_hour(0))
        .document_id(hex::encode(id.finalize()));
    document.set_metadata(metadata);
    document.finish().map_err(|why| refused(&why))
}

fn drawn(page: &LaidPage, surface: &mut Surface, section: &mut TagGroup, id: &mut Sha256) {
    ornamental(surface, |surface| {
        for item in &page.items {
            decoration(surface, item);
        }
        if let Some(foot) = &page.foot {
            lines(surface, foot);
        }
    });
    for item in &page.items {
        match item {
            Laid::Text(block, role) => {
                id.update(&block.text);
                let level = |n: u16| NonZeroU16::new(n).unwrap_or(NonZeroU16::MIN);
                section.push(match role {
                    Role::Title => text(surface, block, Tag::Hn(level(1), Some(block.text.clone()))),
                    Role::Heading => text(surface, block, Tag::Hn(level(2), Some(block.text.clone()))),
                    Role::Paragraph => text(surface, block, Tag::P),
                });
            }
            Laid::Code(code, [left, top, square], words) => {
                let mut figure = TagGroup::new(Tag::Figure(Some(words.clone())));
                figure.push(surface.start_tagged(ContentTag::Other));
                squares(surface, code, *left, *top, *square);
                surface.end_tagged();
                section.push(figure);
            }
            Laid::Fill(_) | Laid::Frame(_) | Laid::Ring(..) | Laid::Mark(_) => {}
        }
    }
}

/// What is no text: lines, frames and bubbles.
fn decoration(surface: &mut Surface, item: &Laid) {
    match item {
        Laid::Fill(place) => {
            surface.set_stroke(None);
            surface.set_fill(Some(fill(CODE)));
            draw(surface, rectangle(*place));
        }
        Laid::Frame(place) => {
            surface.set_fill(None);
            surface.set_stroke(Some(stroke(INK, 0.7)));
            draw(surface, rectangle(*place));
        }
        Laid::Ring(x, y, radius) => {
            surface.set_fill(None);
            surface.set_stroke(Some(stroke(INK_SOFT, 0.6)));
            draw(surface, circle(*x, *y, *radius));
        }
        Laid::Mark(block) => lines(surface, block),
        Laid::Text(..) | Laid::Code(..) => {}
    }
}

fn lines(surface: &mut Surface, block: &Block) {
    for line in &block.lines {
        glyphs(surface, block, line);
    }
}

fn draw(surface: &mut Surface, path: Option<Path>) {
    if let Some(path) = path {
        surface.draw_path(&path);
    }
}

fn rectangle([left, top, wide, high]: [f32; 4]) -> Option<Path> {
    let mut path = PathBuilder::new();
    path.push_rect(Rect::from_xywh(left, top, wide, high)?);
    path.finish()
}

fn circle(x: f32, y: f32, r: f32) -> Option<Path> {
    let k = r * QUARTER;
    let mut path = PathBuilder::new();
    path.move_to(x + r, y);
    path.cubic_to(x + r, y + k, x + k, y + r, x, y + r);
    path.cubic_to(x - k, y + r, x - r, y + k, x - r, y);
    path.cubic_to(x - r, y - k, x - k, y - r, x, y - r);
    path.cubic_to(x + k, y - r, x + r, y - k, x + r, y);
    path.close();
    path.finish()
}
