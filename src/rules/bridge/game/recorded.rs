//! A deal as a record has it: what the record omits is absent.

use crate::bridge::call::Call;
use crate::bridge::card::{Card, Strain};
use crate::bridge::contract::Bidding;
use crate::bridge::hand::Cards;
use crate::bridge::seat::{Seat, Vulnerable};

/// A recorded deal; facts not in the record are absent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecordedDeal {
    /// The line of the text on which it begins, counted from 1
    pub line: usize,
    /// The name of the board: its number, and in a match the room
    pub board: Option<String>,
    /// Dealer
    pub dealer: Option<Seat>,
    /// Vulnerability
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
    pub tricks: Vec<TrickCards>,
    /// Declarer's total of tricks, as recorded
    pub result: Option<u8>,
    /// Declarer's total of tricks, if recorded for a play that ended early
    pub claimed: Option<u8>,
}

/// The cards of one trick. Their players follow from the hands, as not all programs respect the
/// columns of PBN.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TrickCards {
    /// The line of the text
    pub line: usize,
    /// The recorded cards, as written
    pub cards: Vec<Card>,
    /// The recorded lead; absent when the winner of the previous trick led
    pub led: Option<Card>,
}
