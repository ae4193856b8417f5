//! Exact counts of the hands that make a call. Walks all 560 shapes, each with its known counts of
//! hands by points; quick enough to run for every ruling.

use super::Meaning;
use super::hand_box::HandBox;
use crate::bridge::shape::{self, MOST_POINTS, Shape, Shapes};

/// The share of the hands making the new call that would have made the old one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandShare {
    /// Hands that make both calls
    pub both: u64,
    /// Hands that make the new call; not zero
    pub new: u64,
}

impl HandShare {
    /// True if every hand that makes the new call would have made the old one (Law 23A2).
    pub const fn is_whole(self) -> bool {
        self.both == self.new
    }

    /// In thousandths, rounded down.
    pub const fn permille(self) -> u16 {
        (self.both as u128 * 1000 / self.new as u128) as u16
    }
}

impl Meaning {
    /// Number of hands that make the call.
    pub fn hands(&self) -> u64 {
        hands(&self.boxes)
    }

    /// The share of the hands making this call that would have made the old one; `None` when no
    /// hand makes this one.
    pub fn share_in(&self, old: &Meaning) -> Option<HandShare> {
        let (all, new_sieves, old_sieves) = (shape::all(), sieves(&self.boxes), sieves(&old.boxes));
        let mut share = HandShare { both: 0, new: 0 };
        for (i, shape) in all.iter() {
            let new = points(&new_sieves, shape, all.balanced(i));
            if new == 0 {
                continue;
            }
            let hands = covered(all, i, new);
            share.new += hands;
            let both = new & points(&old_sieves, shape, all.balanced(i));
            share.both += if both == new { hands } else { covered(all, i, both) };
        }
        (share.new > 0).then_some(share)
    }
}

/// Number of hands in any of these boxes.
pub(super) fn hands(boxes: &[HandBox]) -> u64 {
    let (all, sieves) = (shape::all(), sieves(boxes));
    all.iter().map(|(i, shape)| covered(all, i, points(&sieves, shape, all.balanced(i)))).sum()
}

fn sieves(boxes: &[HandBox]) -> Vec<BoxSieve> {
    boxes.iter().map(BoxSieve::of).collect()
}

/// A box prepared for a walk over all shapes: the lengths in the bytes of a word, the points as
/// bits.
struct BoxSieve {
    shortest: u32,
    longest: u32,
    balanced: Option<bool>,
    points: u64,
}

/// The top bit of each byte; a length needs four bits, so a subtraction that would borrow clears
/// it.
const TOPS: u32 = 0x8080_8080;

impl BoxSieve {
    fn of(b: &HandBox) -> BoxSieve {
        let (low, high) = (u64::from(b.points.0).min(63), u64::from(b.points.1).min(MOST_POINTS as u64));
        BoxSieve {
            shortest: u32::from_le_bytes(b.lengths.map(|(low, _)| low.min(15))),
            longest: u32::from_le_bytes(b.lengths.map(|(_, high)| high.min(15))) | TOPS,
            balanced: b.balanced,
            points: ((1 << (high + 1)) - 1) & !((1 << low) - 1),
        }
    }

    fn admits(&self, shape: &Shape, balanced: bool) -> bool {
        let lengths = u32::from_le_bytes(*shape);
        let fits = ((lengths | TOPS) - self.shortest) & (self.longest - lengths) & TOPS == TOPS;
        fits && self.balanced.is_none_or(|b| balanced == b)
    }
}

/// The point counts with which a hand of this shape is in any of the boxes, a bit for each.
fn points(boxes: &[BoxSieve], shape: &Shape, balanced: bool) -> u64 {
    boxes.iter().filter(|b| b.admits(shape, balanced)).fold(0, |set, b| set | b.points)
}

/// Number of hands of a shape with a number of points in this set, counted run by run.
fn covered(all: &Shapes, shape: usize, set: u64) -> u64 {
    let mut rest = set;
    let mut sum = 0;
    while rest != 0 {
        let low = rest.trailing_zeros();
        let run = (rest >> low).trailing_ones();
        sum += all.between(shape, low as u8, (low + run - 1) as u8);
        rest &= !(((1u64 << run) - 1) << low);
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with_points(low: u8, high: u8) -> Meaning {
        Meaning::showing(vec![HandBox { points: (low, high), ..HandBox::ANY }])
    }

    #[test]
    fn weaker_hand_is_a_subset_of_pass() {
        let (pass, negative) = (with_points(0, 11), with_points(0, 7));
        assert!(negative.share_in(&pass).unwrap().is_whole());
        assert_eq!(
            pass.share_in(&negative).unwrap().permille(),
            (negative.hands() as u128 * 1000 / pass.hands() as u128) as u16
        );
    }

    #[test]
    fn counts_overlapping_boxes_once() {
        let mut union = with_points(0, 10);
        union.boxes.push(HandBox { points: (5, 15), ..HandBox::ANY });
        assert_eq!(union.hands(), with_points(0, 15).hands());
    }

    #[test]
    fn empty_meaning_is_impossible() {
        let five_five_five = HandBox { lengths: [(5, 13), (5, 13), (5, 13), (0, 13)], ..HandBox::ANY };
        let m = Meaning::showing(vec![five_five_five]);
        assert!(!m.is_possible() && m.share_in(&with_points(0, 37)).is_none());
    }
}
