//! Elections of a Regulating Authority: the options a code leaves open.

use super::order_within_suit::OrderWithinSuit;
use super::presumption::{Guidelines, Presumptions};

/// A share in thousandths: 900 is nine tenths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Permille(pub u16);

/// The elections in force. The default is that of the Laws without an election, with our
/// thresholds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Elections {
    /// At or above this share of hands the replacement has a similar meaning (Law 23A1).
    pub similar_from: Permille,
    /// Below this share it does not; between the two the Director judges.
    pub dissimilar_below: Permille,
    /// The order in which a suit is deemed played (Law 70E2).
    pub order: OrderWithinSuit,
    /// Guidelines on claims: the source of the order and the presumptions unless elected one by
    /// one.
    pub guidelines: Guidelines,
    /// Presumptions about a claimer (Law 70).
    pub presumed: Presumptions,
}

impl Elections {
    /// The elections that these guidelines on claims lay down, all others at their default.
    pub fn under(guidelines: Guidelines) -> Elections {
        Elections {
            order: guidelines.order(),
            guidelines,
            presumed: guidelines.presumptions(),
            ..Elections::default()
        }
    }
}

impl Default for Elections {
    fn default() -> Elections {
        Elections {
            similar_from: Permille(900),
            dissimilar_below: Permille(600),
            order: OrderWithinSuit::Any,
            guidelines: Guidelines::None,
            presumed: Presumptions::SHARED,
        }
    }
}
