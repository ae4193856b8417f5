//! A claimer's statement (Law 68C), step by step, and how files write it: one step a string.
//!
//! ```text
//! draw                   draws the trumps that are out, as far as he knows
//! cash S                 runs the spades that he takes for winners
//! play SA SK S5          plays these cards in this order, crossing where needed
//! ruff H in N 2          ruffs two hearts in the North hand
//! cross to N in D        crosses to the North hand in diamonds; without `in D`, in any suit
//! finesse HQ through W   finesses the queen of hearts through West
//! concede C              gives up a club
//! tally 2S 1H 1D         lists his tricks; a list is not an order
//! discard N D4           throws the four of diamonds from the North hand
//! ```

use crate::bridge::{Card, Cards, Seat, Suit};
use std::fmt;
use std::str::FromStr;

/// A step of a statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Draw trumps
    Draw,
    /// Run this suit
    Cash(Suit),
    /// Play these cards in this order
    Play(Vec<Card>),
    /// Ruff this suit in this hand
    Ruff {
        /// The suit that is ruffed
        suit: Suit,
        /// The hand that ruffs
        hand: Seat,
        /// How many times
        times: u8,
    },
    /// Cross to this hand
    Cross {
        /// The hand
        to: Seat,
        /// In which suit, when that was said
        suit: Option<Suit>,
    },
    /// Take a finesse
    Finesse {
        /// The card that is finessed
        card: Card,
        /// The opponent through whom the suit is led
        through: Seat,
    },
    /// Give up a trick in this suit
    Concede(Suit),
    /// A list of tricks by suit, with [`Suit::index`]; it is not an order of play
    Tally([u8; 4]),
    /// Throw this card away
    Discard {
        /// The hand it is thrown from
        hand: Seat,
        /// The card
        card: Card,
    },
}

impl Step {
    /// The cards that it names.
    pub fn cards(&self) -> Cards {
        match self {
            Step::Play(cards) => cards.iter().copied().collect(),
            Step::Finesse { card, .. } | Step::Discard { card, .. } => Cards::one(*card),
            Step::Draw
            | Step::Cash(_)
            | Step::Ruff { .. }
            | Step::Cross { .. }
            | Step::Concede(_)
            | Step::Tally(_) => Cards::EMPTY,
        }
    }
}

/// A text that is no step of a statement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAStep;

impl FromStr for Step {
    type Err = NotAStep;
    fn from_str(s: &str) -> Result<Step, NotAStep> {
        match s.split(' ').collect::<Vec<_>>()[..] {
            ["draw"] => Ok(Step::Draw),
            ["cash", suit] => Ok(Step::Cash(read(suit)?)),
            ["play", ref cards @ ..] if !cards.is_empty() => {
                Ok(Step::Play(cards.iter().map(|c| read(c)).collect::<Result<_, _>>()?))
            }
            ["ruff", suit, "in", hand] => Ok(Step::Ruff { suit: read(suit)?, hand: read(hand)?, times: 1 }),
            ["ruff", suit, "in", hand, times] => {
                Ok(Step::Ruff { suit: read(suit)?, hand: read(hand)?, times: count(times)? })
            }
            ["cross", "to", hand] => Ok(Step::Cross { to: read(hand)?, suit: None }),
            ["cross", "to", hand, "in", suit] => Ok(Step::Cross { to: read(hand)?, suit: Some(read(suit)?) }),
            ["finesse", card, "through", seat] => {
                Ok(Step::Finesse { card: read(card)?, through: read(seat)? })
            }
            ["concede", suit] => Ok(Step::Concede(read(suit)?)),
            ["tally", ref tricks @ ..] if !tricks.is_empty() => tally(tricks),
            ["discard", hand, card] => Ok(Step::Discard { hand: read(hand)?, card: read(card)? }),
            _ => Err(NotAStep),
        }
    }
}

fn read<T: FromStr>(text: &str) -> Result<T, NotAStep> {
    text.parse().map_err(|_| NotAStep)
}

/// A number from 1 to 13.
fn count(text: &str) -> Result<u8, NotAStep> {
    match text.parse() {
        Ok(n @ 1..=13) if !text.starts_with('+') => Ok(n),
        _ => Err(NotAStep),
    }
}

fn tally(tricks: &[&str]) -> Result<Step, NotAStep> {
    let mut by_suit = [0; 4];
    for text in tricks {
        let (at, _) = text.char_indices().next_back().ok_or(NotAStep)?;
        let suit: Suit = read(&text[at..])?;
        if by_suit[suit.index()] != 0 {
            return Err(NotAStep);
        }
        by_suit[suit.index()] = count(&text[..at])?;
    }
    Ok(Step::Tally(by_suit))
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Draw => f.write_str("draw"),
            Step::Cash(suit) => write!(f, "cash {suit}"),
            Step::Play(cards) => {
                f.write_str("play")?;
                cards.iter().try_for_each(|card| write!(f, " {card}"))
            }
            Step::Ruff { suit, hand, times: 1 } => write!(f, "ruff {suit} in {hand}"),
            Step::Ruff { suit, hand, times } => write!(f, "ruff {suit} in {hand} {times}"),
            Step::Cross { to, suit: None } => write!(f, "cross to {to}"),
            Step::Cross { to, suit: Some(suit) } => write!(f, "cross to {to} in {suit}"),
            Step::Finesse { card, through } => write!(f, "finesse {card} through {through}"),
            Step::Concede(suit) => write!(f, "concede {suit}"),
            Step::Tally(tricks) => {
                f.write_str("tally")?;
                let named = Suit::DOWN.into_iter().filter(|s| tricks[s.index()] > 0);
                for suit in named {
                    write!(f, " {}{suit}", tricks[suit.index()])?;
                }
                Ok(())
            }
            Step::Discard { hand, card } => write!(f, "discard {hand} {card}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_reads_back_as_it_is_written() {
        for text in [
            "draw",
            "cash S",
            "play SA SK S5",
            "ruff H in N",
            "ruff H in N 2",
            "cross to N",
            "cross to N in D",
            "finesse HQ through W",
            "concede C",
            "tally 2S 1H 1D",
            "discard N D4",
        ] {
            assert_eq!(text.parse::<Step>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn what_is_no_step_is_refused() {
        for text in [
            "",
            "draw ",
            "cash",
            "cash X",
            "play",
            "play S1",
            "ruff H in N 0",
            "tally",
            "tally 2S 1S",
            "tally 14S",
            "tally ♠",
        ] {
            assert_eq!(text.parse::<Step>(), Err(NotAStep), "{text:?}");
        }
    }
}
