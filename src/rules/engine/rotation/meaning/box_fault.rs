//! Checks that at least one hand fits a [`HandBox`] (ranges of points and suit lengths), and the
//! faults that prevent it.

use super::count;
use super::hand_box::HandBox;
use crate::bridge::Suit;
use derive::Word;

/// The reason no hand fits a [`HandBox`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum BoxFault {
    /// The minimum of points exceeds the maximum
    PointsCross,
    /// The minimum length of the suit exceeds the maximum
    LengthCrosses(Suit),
    /// The minimum lengths add up to this many cards, more than thirteen
    TooManyCards(u8),
    /// The maximum lengths add up to this many cards, fewer than thirteen
    TooFewCards(u8),
    /// A balanced hand is required, and no hand with these lengths is balanced
    NotBalanced,
    /// An unbalanced hand is required, and every hand with these lengths is balanced
    NotUnbalanced,
    /// No hand with these lengths has this many points
    NotWithThesePoints,
}

impl HandBox {
    /// Checks that at least one hand fits. Otherwise returns the first reason found.
    pub fn check(&self) -> Result<(), BoxFault> {
        if self.points.0 > self.points.1 {
            return Err(BoxFault::PointsCross);
        }
        if let Some(suit) = Suit::DOWN.into_iter().find(|s| self.length(*s).0 > self.length(*s).1) {
            return Err(BoxFault::LengthCrosses(suit));
        }
        let sum = |bound: fn(&(u8, u8)) -> u8| self.lengths.iter().map(bound).fold(0, u8::saturating_add);
        let (min, max) = (sum(|l| l.0), sum(|l| l.1));
        if min > 13 {
            return Err(BoxFault::TooManyCards(min));
        }
        if max < 13 {
            return Err(BoxFault::TooFewCards(max));
        }
        if count::hands(&[HandBox { points: HandBox::ANY.points, ..*self }]) == 0 {
            let balanced = self.balanced == Some(true);
            return Err(if balanced { BoxFault::NotBalanced } else { BoxFault::NotUnbalanced });
        }
        if count::hands(&[*self]) == 0 { Err(BoxFault::NotWithThesePoints) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reports_why_no_hand_fits() {
        let lengths = |lengths| HandBox { lengths, ..HandBox::ANY };
        let all = (0, 13);
        for (hand_box, fault) in [
            (HandBox { points: (9, 6), ..HandBox::ANY }, BoxFault::PointsCross),
            (lengths([all, all, (6, 5), all]), BoxFault::LengthCrosses(Suit::H)),
            (lengths([(5, 13), (5, 13), (5, 13), all]), BoxFault::TooManyCards(15)),
            (lengths([(0, 3), (0, 3), (0, 3), (0, 3)]), BoxFault::TooFewCards(12)),
            (HandBox { balanced: Some(true), ..lengths([(7, 7), all, all, all]) }, BoxFault::NotBalanced),
            (
                HandBox { balanced: Some(false), ..lengths([(3, 3), (3, 3), (3, 3), (4, 4)]) },
                BoxFault::NotUnbalanced,
            ),
            (
                HandBox { points: (30, 37), ..lengths([(10, 13), all, all, all]) },
                BoxFault::NotWithThesePoints,
            ),
        ] {
            assert_eq!(hand_box.check(), Err(fault));
        }
        assert_eq!(HandBox::ANY.check(), Ok(()));
    }
}
