//! The texts of a sheet: the style of each, and the position of those with a fixed one.

use super::colours::{GREEN, GREEN_DEEP, INK, INK_SOFT, Ink};
use super::fault::PdfFault;
use super::fonts::Face;
use super::page::{CODE, LEFT, RIGHT, RULE, WIDE};
use super::sheet::{CertificateSheet, Field, Signature};
use super::typesetting::{Align, Block, Setter, Style};

/// The size of the smallest letters, and of those that begin a fact.
const SMALL: f32 = 8.0;
/// Space between two columns.
const GUTTER: f32 = 12.0;
/// Width beside the QR code.
const BESIDE: f32 = WIDE - CODE - GUTTER;
/// The top of the last line, which is the address's.
const FOOT: f32 = RULE + 106.0;
/// Limits on signatories and notes.
const SIGNATURES: usize = 3;
const NOTES: usize = 2;

/// One way after the other in which a text is set.
type Steps = &'static [(Face, f32, f32, usize)];

const fn style(ink: Ink, align: Align, steps: Steps) -> Style {
    Style { ink, steps, align }
}

// Fine lines are for large letters: what must be small is set in the face for reading.
const FEDERATION: Style =
    style(GREEN_DEEP, Align::Middle, &[(Face::Text, 15.0, 11.0, 1), (Face::Text, 11.0, 8.0, 2)]);
const HEADING: Style = style(GREEN, Align::Middle, &[(Face::Display, 44.0, 20.0, 1)]);
const LEAD: Style = style(INK_SOFT, Align::Middle, &[(Face::Italic, 13.0, 8.0, 1)]);
const HOLDER: Style = style(
    INK,
    Align::Middle,
    &[
        (Face::Display, 36.0, 24.0, 1),
        (Face::Display, 24.0, 18.0, 2),
        (Face::Text, 16.0, 13.5, 3),
        (Face::Text, 13.0, 11.0, 4),
        (Face::Text, 10.5, 7.0, 8),
    ],
);
const PROGRAMME: Style =
    style(INK, Align::Middle, &[(Face::Text, 15.0, 11.0, 1), (Face::Text, 11.0, 8.0, 2)]);
const LEVEL: Style =
    style(GREEN_DEEP, Align::Middle, &[(Face::Display, 26.0, 18.0, 1), (Face::Text, 16.0, 8.0, 2)]);
const BAND: Style = style(GREEN, Align::Middle, &[(Face::Italic, 14.0, 8.0, 1)]);
const LABEL: Style = style(INK_SOFT, Align::Left, &[(Face::Italic, SMALL, 6.0, 1)]);
const FACT: Style = style(INK, Align::Left, &[(Face::Text, 10.5, 8.0, 1), (Face::Text, 7.5, 6.0, 2)]);
const SIGNED: Style = style(
    INK,
    Align::Left,
    &[(Face::Text, 10.5, 8.0, 1), (Face::Text, 8.0, 6.0, 2), (Face::Text, 6.0, 5.0, 3)],
);
const NOTE: Style = style(INK_SOFT, Align::Left, &[(Face::Italic, SMALL, 6.0, 1)]);
const ADDRESS: Style = style(GREEN, Align::Right, &[(Face::Text, SMALL, 5.0, 1)]);
const VERIFY: Style = style(INK_SOFT, Align::Right, &[(Face::Italic, SMALL, 5.0, 1)]);

/// The texts of a sheet, as they are set.
pub struct Texts<'a> {
    sheet: &'a CertificateSheet,
    setter: Setter<'a>,
}

impl<'a> Texts<'a> {
    /// Those of this sheet, at a part of their usual size.
    pub fn of(sheet: &'a CertificateSheet, scale: f32) -> Self {
        Self { sheet, setter: Setter { language: &sheet.language, scale } }
    }

    fn set(&self, text: &str, field: Field, style: &Style, width: f32) -> Result<Block, PdfFault> {
        self.setter.set(text, field, style, width)
    }

    /// The issuer; not yet positioned.
    pub fn federation(&self) -> Result<Block, PdfFault> {
        self.set(&self.sheet.federation, Field::Federation, &FEDERATION, WIDE)
    }

    /// The heading; not yet positioned.
    pub fn heading(&self) -> Result<Block, PdfFault> {
        self.set(&self.sheet.labels.heading, Field::Label, &HEADING, WIDE)
    }

    /// Holder, achievement and band, with the words between; not yet positioned.
    pub fn certified(&self) -> Result<Vec<Block>, PdfFault> {
        let CertificateSheet { labels, holder, programme, level, band, .. } = self.sheet;
        let texts = [
            (Some(&labels.before_holder), Field::Label, &LEAD),
            (Some(holder), Field::Holder, &HOLDER),
            (Some(&labels.before_programme), Field::Label, &LEAD),
            (Some(programme), Field::Programme, &PROGRAMME),
            (Some(level), Field::Level, &LEVEL),
            (band.as_ref(), Field::Band, &BAND),
        ];
        let texts = texts.into_iter().filter_map(|(text, field, style)| Some((text?, field, style)));
        texts.map(|(text, field, style)| self.set(text, field, style, WIDE)).collect()
    }

    /// Details, each under its label, in one row.
    pub fn facts(&self) -> Result<Vec<(Block, Block)>, PdfFault> {
        let CertificateSheet { labels, edition, issued, valid, number, .. } = self.sheet;
        let facts = [
            (&labels.edition, edition, Field::Edition, 0.0, 160.0),
            (&labels.issued, issued, Field::Issued, 160.0, 112.0),
            (&labels.valid, valid, Field::Valid, 272.0, 112.0),
            (&labels.number, number, Field::Number, 384.0, 206.0),
        ];
        let facts = facts.into_iter().map(|(label, text, field, left, width)| {
            self.under((Field::Label, label), (field, text), (LEFT + left, RULE + 10.0), width, &FACT)
        });
        facts.collect()
    }

    /// Signatories, each under their part, in the next row.
    pub fn signatures(&self) -> Result<Vec<(Block, Block)>, PdfFault> {
        let signatures = &self.sheet.signatures;
        if signatures.len() > SIGNATURES {
            return Err(PdfFault::TooMany(Field::Signature));
        }
        // Of one or two each has half of the row: names are long.
        let width = BESIDE / signatures.len().max(2) as f32;
        let under = |(n, signature): (usize, &Signature)| {
            let at = (LEFT + width * n as f32, RULE + 48.0);
            let (part, name) = (&signature.part, &signature.name);
            self.under((Field::Signature, part), (Field::Signature, name), at, width, &SIGNED)
        };
        signatures.iter().enumerate().map(under).collect()
    }

    /// A text in a style of its own under its label.
    fn under(
        &self,
        label: (Field, &str),
        text: (Field, &str),
        at: (f32, f32),
        width: f32,
        style: &Style,
    ) -> Result<(Block, Block), PdfFault> {
        let label = self.set(label.1, label.0, &LABEL, width - GUTTER)?.at(at.0, at.1);
        let text = self.set(text.1, text.0, style, width - GUTTER)?.at(at.0, at.1 + SMALL * 1.4);
        Ok((label, text))
    }

    /// Notes, above the last line.
    pub fn notes(&self) -> Result<Vec<Block>, PdfFault> {
        let notes = &self.sheet.notes;
        if notes.len() > NOTES {
            return Err(PdfFault::TooMany(Field::Note));
        }
        let place = |(n, note): (usize, &String)| {
            let top = FOOT - 11.0 * (notes.len() - n) as f32;
            Ok(self.set(note, Field::Note, &NOTE, BESIDE - GUTTER)?.at(LEFT, top))
        };
        notes.iter().enumerate().map(place).collect()
    }

    /// The address, right-aligned, and the words before it, left-aligned with it.
    pub fn verify(&self) -> Result<(Block, Block), PdfFault> {
        let address = self.set(&self.sheet.address, Field::Address, &ADDRESS, WIDE * 0.7)?;
        let begins = WIDE - address.lines[0].width - 4.0;
        let before = self.set(&self.sheet.labels.verify, Field::Label, &VERIFY, begins)?;
        Ok((before.at(LEFT, FOOT), address.at(RIGHT - WIDE * 0.7, FOOT)))
    }
}
