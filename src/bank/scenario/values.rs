//! File format of seats, suits and cards, as the facts of every family have them.

use crate::fault::FaultKind;
use crate::reader::{TableReader, ValueNode};
use rules::bridge::{Card, Cards, Seat, Strain, Suit, Vulnerable, pbn};
use rules::engine::claim::Unseen;

pub(super) fn seat(node: &ValueNode<'_>) -> Option<Seat> {
    node.read(FaultKind::NotASeat)
}

pub(super) fn strain(node: &ValueNode<'_>) -> Option<Strain> {
    node.read(FaultKind::NotAStrain)
}

pub(super) fn vulnerable(node: &ValueNode<'_>) -> Option<Vulnerable> {
    let all = [Vulnerable::None, Vulnerable::NS, Vulnerable::EW, Vulnerable::Both];
    node.word(all.map(|v| (v.word(), v)))
}

/// Four hands in PBN.
pub(super) fn hands(node: &ValueNode<'_>) -> Option<[Cards; 4]> {
    pbn::hands(node.text()?).map_err(FaultKind::NotHands).map_or_else(|k| node.fault(k), Some)
}

pub(super) fn cards(node: &ValueNode<'_>) -> Option<Vec<Card>> {
    node.each(|n| n.read(FaultKind::NotACard))
}

/// Hands with unknown cards, and the facts known about them.
pub(super) fn unseen(table: &mut TableReader<'_>) -> Option<Unseen> {
    let hands = table.maybe("unseen", |n| n.each(seat));
    let out = table.maybe("out", cards);
    let played = table.maybe("played", cards);
    let lengths = table.maybe("lengths", |n| n.each(seat_and_length));
    Some(Unseen {
        hands: hands?.unwrap_or_default(),
        out: out?.map(Cards::from_iter),
        played: played?.unwrap_or_default().into_iter().collect(),
        lengths: lengths?.unwrap_or_default(),
    })
}

/// A seat and a number of cards of a suit, as in `W 2S`.
fn seat_and_length(node: &ValueNode<'_>) -> Option<(Seat, Suit, u8)> {
    let read = |(seat, length): (&str, &str)| {
        let (number, suit) = length.trim().split_at_checked(length.trim().len().checked_sub(1)?)?;
        let number = number.parse().ok().filter(|n| *n <= 13)?;
        Some((seat.parse().ok()?, suit.parse().ok()?, number))
    };
    node.text()?.split_once(' ').and_then(read).or_else(|| node.fault(FaultKind::NotSeatAndLength))
}

/// A seat and a suit, as in `W H`.
pub(super) fn seat_and_suit(node: &ValueNode<'_>) -> Option<(Seat, Suit)> {
    let read = |(seat, suit): (&str, &str)| Some((seat.parse().ok()?, suit.parse().ok()?));
    node.text()?.split_once(' ').and_then(read).or_else(|| node.fault(FaultKind::NotSeatAndSuit))
}
