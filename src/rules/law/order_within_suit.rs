//! The order in which the cards of a suit are deemed played (Law 70E2).

/// The order in which cards of a suit are deemed played when the statement leaves it open (Law
/// 70E2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum OrderWithinSuit {
    /// No order has been laid down: every order of cards taken for equals is normal.
    #[default]
    Any,
    /// From the top (ACBL Laws Commission, spring 2019).
    TopDown,
    /// From the top where the suit has some solidity, any order among small cards (EBU White Book
    /// 8.70.5).
    Ebu,
}

impl OrderWithinSuit {
    /// All of them.
    pub const ALL: [OrderWithinSuit; 3] =
        [OrderWithinSuit::Any, OrderWithinSuit::TopDown, OrderWithinSuit::Ebu];

    /// The word of files: `any`, `top_down` or `ebu`.
    pub const fn word(self) -> &'static str {
        match self {
            OrderWithinSuit::Any => "any",
            OrderWithinSuit::TopDown => "top_down",
            OrderWithinSuit::Ebu => "ebu",
        }
    }
}
