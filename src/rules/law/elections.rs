//! Elections of a Regulating Authority: the options a code leaves open.

use super::{Guidelines, Presumptions};

/// A share in thousandths: 900 is nine tenths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Permille(pub u16);

/// The order in which cards of a suit are deemed played when the statement leaves it open (Law 70E2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum OrderWithinSuit {
    /// No order has been laid down: every order of cards that the claimer takes for equals is normal.
    #[default]
    Any,
    /// From the top (ACBL Laws Commission, spring 2019).
    TopDown,
    /// From the top where the suit has some solidity, any order among small cards (EBU White Book 8.70.5).
    Ebu,
}

impl OrderWithinSuit {
    /// The word of files: `any`, `top_down` or `ebu`.
    pub const fn word(self) -> &'static str {
        match self {
            OrderWithinSuit::Any => "any",
            OrderWithinSuit::TopDown => "top_down",
            OrderWithinSuit::Ebu => "ebu",
        }
    }
}

/// The choices in force. The default is what the Laws say when the authority has said nothing, and our thresholds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Elections {
    /// At or above this share of hands the replacement has a similar meaning (Law 23A1).
    pub similar_from: Permille,
    /// Below this share it has not; between the two the Director judges.
    pub dissimilar_below: Permille,
    /// The order in which a suit is deemed played (Law 70E2).
    pub order: OrderWithinSuit,
    /// Guidelines on claims, from which the order and the presumptions come where they were not elected one by one.
    pub guidelines: Guidelines,
    /// Presumptions about a player who claims (Law 70).
    pub presumed: Presumptions,
}

impl OrderWithinSuit {
    /// All of them.
    pub const ALL: [OrderWithinSuit; 3] =
        [OrderWithinSuit::Any, OrderWithinSuit::TopDown, OrderWithinSuit::Ebu];
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
