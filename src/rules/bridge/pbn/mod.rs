//! PBN. The notation of hands: `N:AKQ.J2.T98.7 …`, spades, hearts, diamonds, clubs, seats clockwise
//! from the first; and whole games (`items` is the lexer, `games` the parser).

mod games;
mod items;

pub use games::games;

use super::card::{Card, Rank, Suit};
use super::hand::Cards;
use super::seat::Seat;
use thiserror::Error;

/// A fault of the text of four hands.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PbnFault {
    /// Does not begin with a seat and a colon.
    #[error("no seat and colon at the beginning")]
    NoSeat,
    /// A number of hands other than four.
    #[error("{0} hands instead of four")]
    Hands(usize),
    /// A hand has not four suits.
    #[error("the hand of {0} has {1} suits instead of four")]
    Suits(Seat, usize),
    /// A character is no rank.
    #[error("{1:?} in the hand of {0} is no rank")]
    Rank(Seat, char),
    /// A card is in two hands.
    #[error("{0} is held twice")]
    Twice(Card),
}

/// Reads four hands. A hand may be short, or `-` if unknown or empty.
pub fn hands(text: &str) -> Result<[Cards; 4], PbnFault> {
    let (first, rest) = text.trim().split_once(':').ok_or(PbnFault::NoSeat)?;
    let first: Seat = first.parse().map_err(|_| PbnFault::NoSeat)?;
    let parts: Vec<&str> = rest.split_whitespace().collect();
    if parts.len() != 4 {
        return Err(PbnFault::Hands(parts.len()));
    }
    let mut hands = [Cards::EMPTY; 4];
    let mut seen = Cards::EMPTY;
    for (i, part) in parts.into_iter().enumerate() {
        let seat = first.after(i);
        let hand = hand(part, seat)?;
        if let Some(card) = seen.common(hand).lowest() {
            return Err(PbnFault::Twice(card));
        }
        seen = seen.and(hand);
        hands[seat.index()] = hand;
    }
    Ok(hands)
}

fn hand(text: &str, seat: Seat) -> Result<Cards, PbnFault> {
    if text == "-" {
        return Ok(Cards::EMPTY);
    }
    let suits: Vec<&str> = text.split('.').collect();
    if suits.len() != 4 {
        return Err(PbnFault::Suits(seat, suits.len()));
    }
    let mut cards = Cards::EMPTY;
    for (suit, ranks) in Suit::DOWN.into_iter().zip(suits) {
        for c in ranks.chars() {
            let card = Card::new(suit, Rank::try_from(c).map_err(|_| PbnFault::Rank(seat, c))?);
            if cards.has(card) {
                return Err(PbnFault::Twice(card));
            }
            cards = cards.with(card);
        }
    }
    Ok(cards)
}

/// Writes four hands, North first.
pub fn write(hands: &[Cards; 4]) -> String {
    let texts: Vec<String> = hands.iter().map(|h| write_hand(*h)).collect();
    format!("N:{}", texts.join(" "))
}

fn write_hand(hand: Cards) -> String {
    let suits: Vec<String> =
        Suit::DOWN.iter().map(|s| hand.of(*s).into_iter().rev().map(|c| c.rank.letter()).collect()).collect();
    suits.join(".")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hands_text_round_trips() {
        let text = "N:Q5..J4. .JT92.. J3.Q7.. ..T92.8";
        assert_eq!(write(&hands(text).unwrap()), text);
    }

    #[test]
    fn reports_fault_with_its_seat() {
        assert_eq!(hands("Q5..J4."), Err(PbnFault::NoSeat));
        assert_eq!(hands("N:... ..."), Err(PbnFault::Hands(2)));
        assert_eq!(hands("N:... .. ... ..."), Err(PbnFault::Suits(Seat::E, 3)));
        assert_eq!(hands("N:1... ... ... ..."), Err(PbnFault::Rank(Seat::N, '1')));
        assert_eq!(hands("N:A... A... ... ..."), Err(PbnFault::Twice("SA".parse().unwrap())));
    }
}
