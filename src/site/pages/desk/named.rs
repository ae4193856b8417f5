//! The players and cards that a statement may name.

use crate::api::DeskQuery;
use rules::bridge::{Card, Rank, Seat, Suit};

/// The players and cards that a statement may name.
pub struct Named {
    /// The hands of the claimer's side; all while the claimer is unknown
    pub hands: Vec<Seat>,
    /// The claimer's opponents
    pub opponents: Vec<Seat>,
    /// The cards in those hands; all while none is entered
    pub cards: Vec<Card>,
    /// Every card that may be out
    pub others: Vec<Card>,
}

impl Named {
    /// Those of the case entered so far.
    pub fn of(query: &DeskQuery) -> Named {
        let sheet = &query.sheet;
        let claimer = sheet.seat("facts.claimer").or(sheet.seat("facts.conceder"));
        let beside = |own: bool| {
            let is_named =
                move |seat: &Seat| claimer.is_none_or(|claimer| (seat.side() == claimer.side()) == own);
            Seat::ALL.into_iter().filter(is_named).collect::<Vec<_>>()
        };
        let (hands, opponents) = (beside(true), beside(false));
        let deck = || {
            let suits = Suit::DOWN.into_iter();
            suits.flat_map(|suit| (0..13).rev().filter_map(Rank::new).map(move |rank| Card::new(suit, rank)))
        };
        let held = sheet.hands().unwrap_or_default();
        let of = |seats: &[Seat]| {
            deck().filter(|card| seats.iter().any(|seat| held[seat.index()].has(*card))).collect::<Vec<_>>()
        };
        let cards = of(&hands);
        let others: Vec<Card> = deck().filter(|card| !cards.contains(card)).collect();
        let known = of(&opponents);
        Named {
            cards: if cards.is_empty() { deck().collect() } else { cards },
            others: if known.is_empty() { others } else { known },
            hands,
            opponents,
        }
    }
}
