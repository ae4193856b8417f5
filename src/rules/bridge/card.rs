//! Suits, ranks, cards and strains.

use std::fmt;
use std::str::FromStr;

/// A suit, lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Suit {
    /// Clubs
    C,
    /// Diamonds
    D,
    /// Hearts
    H,
    /// Spades
    S,
}

/// The strain of a bid, or the trump suit: a suit or notrump. Lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Strain {
    /// A suit
    Suit(Suit),
    /// Notrump
    Notrump,
}

/// A rank: 0 for the deuce to 12 for the ace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(u8);

/// A card. Within a suit the order is the order of ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card {
    /// Suit
    pub suit: Suit,
    /// Rank
    pub rank: Rank,
}

/// A text that names no card, suit, rank or strain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotACard;

const RANKS: &[u8; 13] = b"23456789TJQKA";

impl Suit {
    /// All four, highest first: the order in which hands are written.
    pub const DOWN: [Suit; 4] = [Suit::S, Suit::H, Suit::D, Suit::C];

    /// 0 for clubs to 3 for spades.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter of files and tokens.
    pub const fn letter(self) -> &'static str {
        match self {
            Suit::C => "C",
            Suit::D => "D",
            Suit::H => "H",
            Suit::S => "S",
        }
    }
}

impl Strain {
    /// All five, the lowest first: the order of bids.
    pub const ALL: [Strain; 5] = [
        Strain::Suit(Suit::C),
        Strain::Suit(Suit::D),
        Strain::Suit(Suit::H),
        Strain::Suit(Suit::S),
        Strain::Notrump,
    ];

    /// The suit, unless this is notrump.
    pub const fn suit(self) -> Option<Suit> {
        match self {
            Strain::Suit(s) => Some(s),
            Strain::Notrump => None,
        }
    }

    /// `C`, `D`, `H`, `S` or `NT`.
    pub const fn letters(self) -> &'static str {
        match self {
            Strain::Suit(s) => s.letter(),
            Strain::Notrump => "NT",
        }
    }
}

impl Rank {
    /// The ace
    pub const ACE: Rank = Rank(12);
    /// The deuce
    pub const TWO: Rank = Rank(0);

    /// The rank with this index, 0 for the deuce to 12 for the ace.
    pub const fn new(index: u8) -> Option<Rank> {
        if index < 13 { Some(Rank(index)) } else { None }
    }

    /// 0 for the deuce to 12 for the ace.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The character of files, `T` for the ten.
    pub const fn letter(self) -> char {
        RANKS[self.0 as usize] as char
    }

    /// High-card points: ace 4, king 3, queen 2, jack 1.
    pub const fn points(self) -> u32 {
        (self.0 as u32).saturating_sub(8)
    }
}

impl Card {
    /// The card of this suit and rank.
    pub const fn new(suit: Suit, rank: Rank) -> Card {
        Card { suit, rank }
    }
}

impl FromStr for Suit {
    type Err = NotACard;
    fn from_str(s: &str) -> Result<Self, NotACard> {
        Suit::DOWN.into_iter().find(|x| x.letter() == s).ok_or(NotACard)
    }
}

impl FromStr for Strain {
    type Err = NotACard;
    fn from_str(s: &str) -> Result<Self, NotACard> {
        match s {
            "NT" | "N" => Ok(Strain::Notrump),
            _ => s.parse().map(Strain::Suit),
        }
    }
}

impl TryFrom<char> for Rank {
    type Error = NotACard;
    fn try_from(c: char) -> Result<Self, NotACard> {
        RANKS.iter().position(|r| *r as char == c).map(|i| Rank(i as u8)).ok_or(NotACard)
    }
}

impl FromStr for Card {
    type Err = NotACard;
    /// Suit then rank, as in `S9` or `HT`.
    fn from_str(s: &str) -> Result<Self, NotACard> {
        let mut chars = s.chars();
        let (Some(suit), Some(rank), None) = (chars.next(), chars.next(), chars.next()) else {
            return Err(NotACard);
        };
        Ok(Card { suit: suit.to_string().parse()?, rank: rank.try_into()? })
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.letter())
    }
}

impl fmt::Display for Strain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.letters())
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.suit, self.rank.letter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn card_text_round_trips() {
        for text in ["S2", "HT", "DA", "CK"] {
            assert_eq!(text.parse::<Card>().unwrap().to_string(), text);
        }
        for bad in ["", "S", "S1", "X2", "S10", "s2"] {
            assert_eq!(bad.parse::<Card>(), Err(NotACard), "{bad}");
        }
    }
}
