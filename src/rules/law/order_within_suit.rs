//! The order in which the cards of a suit are deemed played (Law 70E2).

use derive::Word;

/// The order in which cards of a suit are deemed played when the statement leaves it open (Law
/// 70E2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Word)]
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
