//! Auctions and hands, placed from the corner 0, 0.

use super::content::{PrintedAuction, PrintedHands};
use super::laid::{Laid, Role};
use super::texts::{BODY, NOTE, SIGN, set};
use crate::certificate_pdf::PdfFault;
use crate::certificate_pdf::typesetting::{Block, Setter};

/// Width of a column of an auction, and of a hand.
const COLUMN: f32 = 86.0;
const HAND: f32 = 118.0;
/// Thickness of a line.
const LINE: f32 = 0.7;

/// The auction, and its height.
pub fn auction(setter: &Setter, auction: &PrintedAuction) -> Result<(Vec<Laid>, f32), PdfFault> {
    let (mut items, mut y) = (Vec::new(), 0.0);
    for (at, head) in auction.heads.iter().enumerate() {
        items.push(text(set(setter, head, SIGN, COLUMN - 8.0)?, at as f32 * COLUMN + 4.0, y));
    }
    y += 15.0;
    items.push(Laid::Fill([0.0, y, 4.0 * COLUMN, LINE]));
    y += 2.0;
    for row in &auction.rows {
        for (at, call) in row.iter().enumerate() {
            let Some(call) = call else { continue };
            let left = at as f32 * COLUMN;
            let block = set(setter, &call.text, BODY, COLUMN - 8.0)?;
            let wide = block.lines.iter().map(|line| line.width).fold(0.0, f32::max);
            if call.remark.is_some() {
                items.push(Laid::Frame([left + 1.0, y, wide + 7.0, 14.5]));
            }
            items.push(text(block, left + 4.0, y));
            if call.is_struck {
                items.push(Laid::Fill([left + 2.0, y + 7.4, wide + 4.0, 1.0]));
            }
        }
        y += 16.0;
        for (at, remark) in
            row.iter().enumerate().filter_map(|(at, call)| Some((at, call.as_ref()?.remark.as_ref()?)))
        {
            let left = at.min(2) as f32 * COLUMN + 4.0;
            let block = set(setter, remark, NOTE, 2.0 * COLUMN - 8.0)?;
            let high = block.height();
            items.push(text(block, left, y));
            y += high + 1.0;
        }
    }
    Ok((items, y))
}

/// The hands around the trick in progress, and their height.
pub fn hands(setter: &Setter, hands: &PrintedHands) -> Result<(Vec<Laid>, f32), PdfFault> {
    let mut items = Vec::new();
    let high = |hand: &[String]| 15.0 + 13.7 * hand.len() as f32;
    let [north, east, south, west] = &hands.hands;
    let sides = high(east).max(high(west)).max(60.0);
    let tops = [0.0, high(north) + 4.0, high(north) + sides + 8.0, high(north) + 4.0];
    let lefts = [HAND, 2.0 * HAND, HAND, 0.0];
    for (at, hand) in [north, east, south, west].into_iter().enumerate() {
        let (left, mut y) = (lefts[at], tops[at]);
        items.push(text(set(setter, &hands.names[at], SIGN, HAND - 8.0)?, left, y));
        y += 14.0;
        for line in hand {
            items.push(text(set(setter, line, BODY, HAND - 8.0)?, left, y));
            y += 13.7;
        }
    }
    if hands.trick.iter().any(Option::is_some) {
        let (left, top) = (HAND, tops[1] + 2.0);
        items.push(Laid::Frame([left - 6.0, top, HAND - 12.0, 54.0]));
        let places = [(40.0, 2.0), (72.0, 20.0), (40.0, 38.0), (6.0, 20.0)];
        for ((x, y), card) in places.into_iter().zip(&hands.trick) {
            if let Some(card) = card {
                items.push(text(set(setter, card, BODY, 50.0)?, left + x, top + y));
            }
        }
    }
    Ok((items, tops[2] + high(south)))
}

fn text(block: Block, left: f32, top: f32) -> Laid {
    Laid::Text(block.at(left, top), Role::Paragraph)
}

/// An item with its corner there.
pub fn moved(item: Laid, left: f32, top: f32) -> Laid {
    let shift = |[x, y, wide, high]: [f32; 4]| [x + left, y + top, wide, high];
    match item {
        Laid::Text(block, role) => Laid::Text(block.at(left, top), role),
        Laid::Mark(block) => Laid::Mark(block.at(left, top)),
        Laid::Fill(place) => Laid::Fill(shift(place)),
        Laid::Frame(place) => Laid::Frame(shift(place)),
        Laid::Ring(x, y, radius) => Laid::Ring(x + left, y + top, radius),
        Laid::Code(code, [x, y, square], words) => Laid::Code(code, [x + left, y + top, square], words),
    }
}
