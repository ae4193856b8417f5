//! Seats, sides and vulnerability.

use derive::Word;
use std::fmt;
use std::str::FromStr;

/// A seat at the table. The order is the order of calling and playing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Seat {
    /// North
    #[default]
    N,
    /// East
    E,
    /// South
    S,
    /// West
    W,
}

/// A side of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// North and South
    NS,
    /// East and West
    EW,
}

/// The vulnerability of a deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Word)]
pub enum Vulnerable {
    /// Neither side
    #[default]
    None,
    /// North and South
    #[word("NS")]
    NS,
    /// East and West
    #[word("EW")]
    EW,
    /// Both sides
    Both,
}

/// A word that names no seat, side or vulnerability.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotASeat;

impl Seat {
    /// All four, North first, in the order of calling.
    pub const ALL: [Seat; 4] = [Seat::N, Seat::E, Seat::S, Seat::W];

    /// 0 for North to 3 for West.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The seat `steps` places to the left, counted modulo four.
    pub const fn after(self, steps: usize) -> Seat {
        Seat::ALL[(self as usize + steps) % 4]
    }

    /// The left-hand opponent: the next to call.
    pub const fn lho(self) -> Seat {
        self.after(1)
    }

    /// The partner.
    pub const fn partner(self) -> Seat {
        self.after(2)
    }

    /// The right-hand opponent: the previous to call.
    pub const fn rho(self) -> Seat {
        self.after(3)
    }

    /// The side this seat belongs to.
    pub const fn side(self) -> Side {
        match self {
            Seat::N | Seat::S => Side::NS,
            Seat::E | Seat::W => Side::EW,
        }
    }

    /// The letter of files and tokens: `N`, `E`, `S` or `W`.
    pub const fn letter(self) -> &'static str {
        match self {
            Seat::N => "N",
            Seat::E => "E",
            Seat::S => "S",
            Seat::W => "W",
        }
    }
}

impl Side {
    /// The opponents of this side.
    pub const fn other(self) -> Side {
        match self {
            Side::NS => Side::EW,
            Side::EW => Side::NS,
        }
    }

    /// `NS` or `EW`.
    pub const fn letters(self) -> &'static str {
        match self {
            Side::NS => "NS",
            Side::EW => "EW",
        }
    }
}

impl Vulnerable {
    /// True if this side is vulnerable.
    pub const fn is(self, side: Side) -> bool {
        matches!(
            (self, side),
            (Vulnerable::Both, _) | (Vulnerable::NS, Side::NS) | (Vulnerable::EW, Side::EW)
        )
    }
}

impl FromStr for Seat {
    type Err = NotASeat;
    fn from_str(s: &str) -> Result<Self, NotASeat> {
        Seat::ALL.into_iter().find(|x| x.letter() == s).ok_or(NotASeat)
    }
}

impl FromStr for Side {
    type Err = NotASeat;
    fn from_str(s: &str) -> Result<Self, NotASeat> {
        [Side::NS, Side::EW].into_iter().find(|x| x.letters() == s).ok_or(NotASeat)
    }
}

impl FromStr for Vulnerable {
    type Err = NotASeat;
    fn from_str(s: &str) -> Result<Self, NotASeat> {
        [Vulnerable::None, Vulnerable::NS, Vulnerable::EW, Vulnerable::Both]
            .into_iter()
            .find(|x| x.word() == s)
            .ok_or(NotASeat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.letter())
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.letters())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_go_round_the_table() {
        assert_eq!(Seat::W.lho(), Seat::N);
        assert_eq!(Seat::N.rho(), Seat::W);
        assert_eq!(Seat::E.partner(), Seat::W);
    }

    #[test]
    fn both_means_either_side_is_vulnerable() {
        assert!(Vulnerable::Both.is(Side::NS) && Vulnerable::Both.is(Side::EW));
        assert!(!Vulnerable::NS.is(Side::EW));
    }
}
