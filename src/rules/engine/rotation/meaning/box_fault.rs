//! The reasons a kind of hand contains no hand.

use super::count;
use super::hand_box::HandBox;
use crate::bridge::Suit;

/// The reason a box contains no hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoxFault {
    /// More points at least than at most
    PointsCross,
    /// More cards of the suit at least than at most
    LengthCrosses(Suit),
    /// The suits have at least this many cards together, more than thirteen
    TooManyCards(u8),
    /// The suits have at most this many cards together, fewer than thirteen
    TooFewCards(u8),
    /// No hand with these lengths is balanced
    NotBalanced,
    /// Every hand with these lengths is balanced
    NotUnbalanced,
    /// No hand with these lengths has this many points
    NotWithThesePoints,
}

impl HandBox {
    /// Checks that some hand is of this kind; otherwise the reason.
    pub fn check(&self) -> Result<(), BoxFault> {
        if self.points.0 > self.points.1 {
            return Err(BoxFault::PointsCross);
        }
        if let Some(suit) = Suit::DOWN.into_iter().find(|s| self.length(*s).0 > self.length(*s).1) {
            return Err(BoxFault::LengthCrosses(suit));
        }
        let sum = |end: fn(&(u8, u8)) -> u8| self.lengths.iter().map(end).fold(0, u8::saturating_add);
        let (least, most) = (sum(|l| l.0), sum(|l| l.1));
        if least > 13 {
            return Err(BoxFault::TooManyCards(least));
        }
        if most < 13 {
            return Err(BoxFault::TooFewCards(most));
        }
        if count::hands(&[HandBox { points: HandBox::ANY.points, ..*self }]) == 0 {
            let balanced = self.balanced == Some(true);
            return Err(if balanced { BoxFault::NotBalanced } else { BoxFault::NotUnbalanced });
        }
        if count::hands(&[*self]) == 0 { Err(BoxFault::NotWithThesePoints) } else { Ok(()) }
    }
}

impl BoxFault {
    /// The word of the Fluent files.
    pub const fn word(self) -> &'static str {
        match self {
            BoxFault::PointsCross => "points_cross",
            BoxFault::LengthCrosses(_) => "length_crosses",
            BoxFault::TooManyCards(_) => "too_many_cards",
            BoxFault::TooFewCards(_) => "too_few_cards",
            BoxFault::NotBalanced => "not_balanced",
            BoxFault::NotUnbalanced => "not_unbalanced",
            BoxFault::NotWithThesePoints => "not_with_these_points",
        }
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
