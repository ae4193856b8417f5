//! Writing the PDF: content tagged in reading order, decorations marked as artifacts.

use super::border;
use super::drawn::{squares, text};
use super::fault::PdfFault;
use super::layout::PageLayout;
use super::page::{HEIGHT, WIDTH};
use super::sheet::{CertificateSheet, Field};
use krilla::action::{Action, LinkAction};
use krilla::annotation::{Annotation, LinkAnnotation, Target};
use krilla::configure::{Accessibility, Archival, ConfigurationBuilder};
use krilla::destination::XyzDestination;
use krilla::embed::{AssociationKind, EmbeddedFile, MimeType};
use krilla::geom::{Point, Rect, Size, Transform};
use krilla::metadata::{DateTime, Metadata, TextDirection};
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::surface::Surface;
use krilla::tagging::{ContentTag, ListNumbering, Tag, TagGroup, TagTree};
use krilla::{Document, SerializeSettings};
use sha2::{Digest, Sha256};
use std::num::NonZeroU16;

/// The name under which the credential is attached.
pub const ATTACHED: &str = "credential.json";
/// Media type of the attachment, as registered for verifiable credentials.
const KIND: &str = "application/vc";

/// An empty document, PDF/A-3a and PDF/UA-1.
pub fn archival() -> Result<Document, PdfFault> {
    let configuration = ConfigurationBuilder::new()
        .with_archival_validator(Archival::A3_A)
        .with_accessibility_validator(Accessibility::UA1)
        .finish()
        .map_err(|why| PdfFault::Written(format!("{why:?}")))?;
    Ok(Document::new_with(SerializeSettings { configuration, ..SerializeSettings::default() }))
}

/// Writes a page.
pub fn written(sheet: &CertificateSheet, page: &PageLayout) -> Result<Vec<u8>, PdfFault> {
    let refused = |why: &dyn std::fmt::Debug| PdfFault::Written(format!("{why:?}"));
    let mut document = archival()?;
    let settings = PageSettings::from_wh(WIDTH, HEIGHT).ok_or_else(|| refused(&"the page has no size"))?;
    let mut leaf = document.start_page_with(settings);
    let mut surface = leaf.surface();
    border::drawn(&mut surface);
    let mut tree = TagTree::new();
    read(sheet, page, &mut surface, &mut tree)?;
    let mut verify = text(&mut surface, &page.verify.0, Tag::P);
    let mut link = text(&mut surface, &page.verify.1, Tag::Link);
    let code = code(sheet, page, &mut surface);
    surface.finish();
    let [left, top, right, bottom] = page.verify.1.lines[0].ink;
    let place =
        Rect::from_ltrb(left, top, right, bottom).ok_or_else(|| refused(&"the address has no place"))?;
    let target = Target::Action(Action::Link(LinkAction::new(sheet.address.clone())));
    let annotation = Annotation::new_link(LinkAnnotation::new(place, target), Some(sheet.address.clone()));
    link.push(leaf.add_tagged_annotation(annotation));
    leaf.finish();
    verify.push(link);
    tree.push(verify);
    tree.push(code);
    document.set_tag_tree(tree);

    let mut outline = Outline::new();
    let corner = XyzDestination::new(0, Point::from_xy(0.0, 0.0));
    outline.push_child(OutlineNode::new(sheet.labels.heading.clone(), corner));
    document.set_outline(outline);
    document.set_metadata(metadata(sheet));
    document.embed_file(EmbeddedFile {
        path: ATTACHED.to_owned(),
        mime_type: MimeType::new(KIND),
        description: Some(sheet.labels.credential.clone()),
        association_kind: AssociationKind::Data,
        data: sheet.credential.clone().into(),
        modification_date: Some(date(sheet)),
        compress: Some(true),
        location: None,
    });
    document.finish().map_err(|why| refused(&why))
}

fn metadata(sheet: &CertificateSheet) -> Metadata {
    let mut id = Sha256::new();
    for part in [sheet.number.as_bytes(), sheet.address.as_bytes(), &sheet.credential] {
        id.update((part.len() as u64).to_be_bytes());
        id.update(part);
    }
    Metadata::new()
        .title(format!("{} · {} · {}", sheet.holder, sheet.level, sheet.federation))
        .description(sheet.labels.heading.clone())
        .authors(vec![sheet.federation.clone()])
        .creator("Director, please!".to_owned())
        .language(sheet.language.clone())
        .text_direction(TextDirection::LeftToRight)
        .creation_date(date(sheet))
        .document_id(hex::encode(id.finalize()))
}

fn date(sheet: &CertificateSheet) -> DateTime {
    let at = sheet.made.to_offset(time::UtcOffset::UTC);
    DateTime::new(u16::try_from(at.year()).unwrap_or(0))
        .month(at.month().into())
        .day(at.day())
        .hour(at.hour())
        .minute(at.minute())
        .second(at.second())
        .utc_offset_hour(0)
}

/// The texts before the address, in reading order.
fn read(
    sheet: &CertificateSheet,
    page: &PageLayout,
    surface: &mut Surface,
    tree: &mut TagTree,
) -> Result<(), PdfFault> {
    let [left, top, wide, high] = page.emblem;
    if let Some(logo) = &sheet.logo {
        let image = logo.image().map_err(PdfFault::Written)?;
        let size =
            Size::from_wh(wide, high).ok_or_else(|| PdfFault::Written("a logo without size".into()))?;
        let mut figure = TagGroup::new(Tag::Figure(Some(sheet.labels.logo.clone())));
        figure.push(surface.start_tagged(ContentTag::Other));
        surface.push_transform(&Transform::from_translate(left, top));
        surface.draw_image(image, size);
        surface.pop();
        surface.end_tagged();
        tree.push(figure);
    } else {
        border::suits(surface, left, top, wide, high);
    }
    tree.push(text(surface, &page.federation, Tag::P));
    let first = NonZeroU16::MIN;
    tree.push(text(surface, &page.heading, Tag::Hn(first, Some(sheet.labels.heading.clone()))));
    for block in &page.certified {
        match block.field {
            Field::Holder => {
                tree.push(text(surface, block, Tag::Hn(first.saturating_add(1), Some(block.text.clone()))))
            }
            _ => tree.push(text(surface, block, Tag::P)),
        }
    }
    for pairs in [&page.facts, &page.signatures] {
        let mut list = TagGroup::new(Tag::L(ListNumbering::None));
        for (label, fact) in pairs {
            let mut item = TagGroup::new(Tag::LI);
            item.push(text(surface, label, Tag::Lbl));
            item.push(text(surface, fact, Tag::LBody));
            list.push(item);
        }
        if !pairs.is_empty() {
            tree.push(list);
        }
    }
    for note in &page.notes {
        tree.push(text(surface, note, Tag::P));
    }
    Ok(())
}

/// The code, with its words for those who do not see it.
fn code(sheet: &CertificateSheet, page: &PageLayout, surface: &mut Surface) -> TagGroup {
    let (code, left, top, square) = &page.code;
    let mut figure = TagGroup::new(Tag::Figure(Some(sheet.labels.code.clone())));
    figure.push(surface.start_tagged(ContentTag::Other));
    squares(surface, code, *left, *top, *square);
    surface.end_tagged();
    figure
}
