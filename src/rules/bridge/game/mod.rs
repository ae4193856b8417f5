//! A deal as another program has recorded it, with its auction and play; and what is left of it when the play stops.
//!
//! `pbn` and `lin` read games, each from its notation, and [`read`] from either. They take what is
//! there: whether a call or a play was legal is for the Laws to say. `ending` follows the play.

mod ending;
mod fault;
mod loose;

pub use ending::RecordedEnding;
pub use fault::{GameFault, GameFaultKind};
pub use loose::{calls, ranks, seat};
pub(super) use loose::{card, contract, deal, tricks, vulnerable};

use super::call::Call;
use super::card::{Card, Strain};
use super::contract::Bidding;
use super::hand::Cards;
use super::seat::{Seat, Vulnerable};
use super::{lin, pbn};

/// A deal as it was recorded; what is not told is absent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecordedDeal {
    /// The line of the text on which it begins, counted from 1
    pub line: usize,
    /// Dealer
    pub dealer: Option<Seat>,
    /// Which sides are vulnerable
    pub vulnerable: Option<Vulnerable>,
    /// The cards dealt, or those that are left, with [`Seat::index`]
    pub hands: Option<[Cards; 4]>,
    /// The calls with the seat that made each, in order
    pub calls: Vec<(Seat, Call)>,
    /// The trump suit or notrump, where given without a contract
    pub trump: Option<Strain>,
    /// The contract
    pub contract: Option<Bidding>,
    /// Declarer
    pub declarer: Option<Seat>,
    /// The opening leader according to the record
    pub leader: Option<Seat>,
    /// The play, trick by trick
    pub rows: Vec<TrickCards>,
    /// The tricks of declarer's side in all, where play ended before the last card
    pub claimed: Option<u8>,
}

/// The cards that were played to one trick. Whose each is, the hands tell: not all programs keep to the columns of PBN.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TrickCards {
    /// The line of the text
    pub line: usize,
    /// The recorded cards, as written
    pub cards: Vec<Card>,
    /// The recorded lead; absent when the winner of the previous trick led
    pub led: Option<Card>,
}

/// Reads every game of a text in LIN or PBN, or four hands in PBN alone. A game that cannot be read has the first fault
/// that was found in it, and the others are read all the same.
pub fn read(text: &str) -> Vec<Result<RecordedDeal, GameFault>> {
    let text = text.trim_start_matches('\u{feff}');
    if lin::is_lin(text) {
        return lin::read(text);
    }
    let begin = text.trim_start();
    let bare = begin.get(1..2) == Some(":") && !begin.contains('[');
    if bare {
        let game = |hands| RecordedDeal { line: 1, hands: Some(hands), ..RecordedDeal::default() };
        return vec![
            deal(begin).map(game).map_err(|fault| GameFault::new(1, GameFaultKind::NotHands(fault))),
        ];
    }
    pbn::games(text)
}

#[cfg(test)]
mod tests;
