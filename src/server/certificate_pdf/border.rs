//! Decorations: border, rule above the facts, row of suits. Marked as artifacts, so that screen
//! readers skip them.

use super::colours::{GREEN, GREEN_DEEP, Ink, RULE};
use super::{ornament, page};
use krilla::color::rgb;
use krilla::geom::Transform;
use krilla::graphic::Graphic;
use krilla::num::NormalizedF32;
use krilla::paint::{Fill, FillRule, Stroke};
use krilla::surface::Surface;
use krilla::tagging::{Artifact, ArtifactType, ContentTag};

/// The border, and the rule above the facts.
pub fn drawn(surface: &mut Surface) {
    ornamental(surface, |surface| {
        for side in ornament::sides() {
            surface.push_clip_path(&side.window, &FillRule::NonZero);
            surface.push_transform(&side.place);
            let waves = waves(surface, side.wave);
            for n in 0..side.waves {
                surface.push_transform(&Transform::from_translate(side.wave * n as f32, 0.0));
                surface.draw_graphic(waves.clone());
                surface.pop();
            }
            surface.pop();
            surface.pop();
        }
        surface.set_fill(None);
        surface.set_stroke(Some(stroke(GREEN_DEEP, 0.8)));
        surface.draw_path(&ornament::rules());
        surface.set_stroke(Some(stroke(GREEN, 0.3)));
        surface.draw_path(&ornament::hairline());
        surface.set_stroke(None);
        surface.set_fill(Some(fill(GREEN_DEEP)));
        let side = 11.0;
        let inset = (ornament::CORNER - side) / 2.0;
        for ((x, y), suit) in ornament::corners().into_iter().zip(ornament::SUITS) {
            surface.draw_path(&ornament::suit(suit, x + inset, y + inset, side));
        }
        surface.set_fill(Some(fill(RULE)));
        surface.draw_path(&ornament::rectangle(page::LEFT, page::RULE, page::WIDE, 0.7));
    });
}

/// The four suits in a row.
pub fn suits(surface: &mut Surface, left: f32, top: f32, wide: f32, high: f32) {
    ornamental(surface, |surface| {
        surface.set_fill(Some(fill(GREEN)));
        let step = (wide - high) / 3.0;
        for (n, suit) in ornament::SUITS.into_iter().enumerate() {
            surface.draw_path(&ornament::suit(suit, left + step * n as f32, top, high));
        }
    });
}

/// A length of the waves, kept in the file once however often it is drawn.
fn waves(surface: &mut Surface, wave: f32) -> Graphic {
    let mut builder = surface.stream_builder();
    let mut inner = builder.surface();
    inner.set_stroke(Some(stroke(GREEN, 0.28)));
    inner.draw_path(&ornament::waves(wave));
    inner.finish();
    Graphic::new(builder.finish(), false)
}

/// Draws an artifact.
pub fn ornamental(surface: &mut Surface, draw: impl FnOnce(&mut Surface)) {
    surface.start_tagged(ContentTag::Artifact(Artifact::with_kind(ArtifactType::Layout)));
    draw(surface);
    surface.end_tagged();
}

/// A fill in an ink.
pub fn fill(Ink(red, green, blue): Ink) -> Fill {
    let paint = rgb::Color::new(red, green, blue).into();
    Fill { paint, opacity: NormalizedF32::ONE, rule: FillRule::NonZero }
}

/// A stroke in an ink.
pub fn stroke(Ink(red, green, blue): Ink, width: f32) -> Stroke {
    Stroke { paint: rgb::Color::new(red, green, blue).into(), width, ..Stroke::default() }
}
