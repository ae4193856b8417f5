//! Purposes of calls that do more than describe a hand.

use crate::bridge::Suit;
use derive::Word;
use std::fmt;
use std::str::FromStr;

/// The purpose of a call, with its object (Law 23A3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Asks partner something
    Asks(AskSubject),
    /// Relay: partner bids the next step on any hand
    Relay,
    /// Transfer: partner bids this suit, which the caller holds
    Transfer(Suit),
}

/// The subject of an asking bid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
#[word(kebab)]
pub enum AskSubject {
    /// Which majors, of four or of five cards
    Majors,
    /// Number of aces
    Aces,
    /// Number of key cards: the aces and the king of trumps, where the trump suit is agreed
    KeyCards(Option<Suit>),
    /// Number of kings
    Kings,
    /// Number of controls
    Controls,
    /// Control of this suit
    Control(Suit),
    /// Stopper in this suit
    Stopper(Suit),
    /// Strength of the hand
    Strength,
    /// Shape of the hand
    Shape,
    /// Both, strength and shape or quality of the suit
    Hand,
}

impl Purpose {
    /// True if both have the same purpose, in kind and in what is asked or shown:
    ///
    /// - Asks are the same if they ask the same. Stayman and an ask for key cards are not.
    /// - Asks for aces and for key cards are the same whichever suit is agreed: partner is asked
    ///   for the number of top cards, and only the king among them differs.
    /// - Asks about one suit, its control or its stopper, are the same only in the same suit.
    /// - Relays are the same: they show nothing and demand the next step.
    /// - Transfers are the same if to the same suit, whichever bid is used.
    pub fn same_as(self, other: Purpose) -> bool {
        match (self, other) {
            (Purpose::Asks(a), Purpose::Asks(b)) => a == b || (a.is_for_aces() && b.is_for_aces()),
            _ => self == other,
        }
    }
}

impl AskSubject {
    const fn is_for_aces(self) -> bool {
        matches!(self, AskSubject::Aces | AskSubject::KeyCards(_))
    }

    /// The suit it is about: agreed, controlled or stopped.
    pub const fn suit(self) -> Option<Suit> {
        match self {
            AskSubject::KeyCards(suit) => suit,
            AskSubject::Control(suit) | AskSubject::Stopper(suit) => Some(suit),
            _ => None,
        }
    }

    /// Every ask without a suit, and with this one.
    fn all(suit: Suit) -> [AskSubject; 11] {
        [
            AskSubject::Majors,
            AskSubject::Aces,
            AskSubject::KeyCards(None),
            AskSubject::KeyCards(Some(suit)),
            AskSubject::Kings,
            AskSubject::Controls,
            AskSubject::Control(suit),
            AskSubject::Stopper(suit),
            AskSubject::Strength,
            AskSubject::Shape,
            AskSubject::Hand,
        ]
    }
}

impl FromStr for Purpose {
    type Err = ();

    /// `relay`, `transfer H`, `asks majors`, `asks key-cards`, `asks key-cards S`, `asks stopper
    /// H`, …
    fn from_str(text: &str) -> Result<Purpose, ()> {
        let words: Vec<&str> = text.split(' ').collect();
        let suit = words.last().and_then(|word| word.parse::<Suit>().ok());
        match (words[0], suit) {
            ("relay", _) if words.len() == 1 => Ok(Purpose::Relay),
            ("transfer", Some(suit)) if words.len() == 2 => Ok(Purpose::Transfer(suit)),
            ("asks", suit) => {
                let written = |asks: &AskSubject| Purpose::Asks(*asks).to_string() == text;
                AskSubject::all(suit.unwrap_or(Suit::S))
                    .into_iter()
                    .find(written)
                    .map(Purpose::Asks)
                    .ok_or(())
            }
            _ => Err(()),
        }
    }
}

impl fmt::Display for Purpose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Purpose::Relay => f.write_str("relay"),
            Purpose::Transfer(suit) => write!(f, "transfer {suit}"),
            Purpose::Asks(asks) => match asks.suit() {
                Some(suit) => write!(f, "asks {} {suit}", asks.word()),
                None => write!(f, "asks {}", asks.word()),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Purpose {
        text.parse().unwrap_or_else(|()| panic!("{text} is a purpose"))
    }

    #[test]
    fn purpose_text_round_trips() {
        let asks = Suit::DOWN.into_iter().flat_map(AskSubject::all).map(Purpose::Asks);
        for purpose in asks.chain([Purpose::Relay]).chain(Suit::DOWN.map(Purpose::Transfer)) {
            assert_eq!(parse(&purpose.to_string()), purpose);
        }
        for bad in
            ["", "asks", "asks S", "asks majors S", "asks stopper", "transfer", "transfer NT", "relay S"]
        {
            assert_eq!(bad.parse::<Purpose>(), Err(()), "{bad}");
        }
    }

    #[test]
    fn compares_purposes_by_subject() {
        for (a, b, same) in [
            ("asks majors", "asks key-cards S", false),
            ("asks majors", "asks majors", true),
            ("asks key-cards S", "asks key-cards H", true),
            ("asks aces", "asks key-cards D", true),
            ("asks aces", "asks kings", false),
            ("asks stopper S", "asks stopper H", false),
            ("asks control H", "asks stopper H", false),
            ("asks strength", "asks hand", false),
            ("relay", "relay", true),
            ("relay", "transfer C", false),
            ("transfer H", "transfer H", true),
            ("transfer H", "transfer S", false),
        ] {
            assert_eq!(parse(a).same_as(parse(b)), same, "{a} and {b}");
            assert_eq!(parse(b).same_as(parse(a)), same, "{b} and {a}");
        }
    }
}
