//! Calls.

use super::card::Strain;
use std::fmt;
use std::str::FromStr;

/// A bid. The order is the order of sufficiency: level first, then strain (Law 18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bid {
    level: u8,
    strain: Strain,
}

/// A bid of more than seven. It is a call, but an inadmissible one (Law 38), so no [`Bid`] and
/// never part of a contract.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BidAboveSeven {
    level: u8,
    strain: Strain,
}

/// A call: a pass, a double, a redouble or a bid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Call {
    /// Pass
    Pass,
    /// Double
    Double,
    /// Redouble
    Redouble,
    /// A bid
    Bid(Bid),
    /// A bid of more than seven
    AboveSeven(BidAboveSeven),
}

/// A text that names no call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotACall;

impl Bid {
    /// A bid at a level from one to seven.
    pub const fn new(level: u8, strain: Strain) -> Option<Bid> {
        if 1 <= level && level <= 7 { Some(Bid { level, strain }) } else { None }
    }

    /// One to seven.
    pub const fn level(self) -> u8 {
        self.level
    }

    /// The strain named.
    pub const fn strain(self) -> Strain {
        self.strain
    }
}

impl BidAboveSeven {
    /// A bid at a level from eight to ninety-nine.
    pub const fn new(level: u8, strain: Strain) -> Option<BidAboveSeven> {
        if 8 <= level && level <= 99 { Some(BidAboveSeven { level, strain }) } else { None }
    }

    /// Eight or more.
    pub const fn level(self) -> u8 {
        self.level
    }

    /// The strain named.
    pub const fn strain(self) -> Strain {
        self.strain
    }
}

impl Call {
    /// True for a double or redouble.
    pub const fn is_double(self) -> bool {
        matches!(self, Call::Double | Call::Redouble)
    }

    /// True for a bid; passes, doubles and redoubles are calls but not bids.
    pub const fn is_bid(self) -> bool {
        matches!(self, Call::Bid(_))
    }
}

impl FromStr for Bid {
    type Err = NotACall;
    fn from_str(s: &str) -> Result<Self, NotACall> {
        let mut chars = s.chars();
        let level = chars.next().and_then(|c| c.to_digit(10)).ok_or(NotACall)?;
        let strain = chars.as_str().parse().map_err(|_| NotACall)?;
        Bid::new(level as u8, strain).ok_or(NotACall)
    }
}

impl FromStr for BidAboveSeven {
    type Err = NotACall;
    fn from_str(s: &str) -> Result<Self, NotACall> {
        let (level, strain) = s.split_at(s.find(|c: char| !c.is_ascii_digit()).ok_or(NotACall)?);
        let level = level.parse().ok().filter(|_| !level.starts_with('0')).ok_or(NotACall)?;
        let strain = strain.parse().map_err(|_| NotACall)?;
        BidAboveSeven::new(level, strain).ok_or(NotACall)
    }
}

impl FromStr for Call {
    type Err = NotACall;
    /// `P`, `X`, `XX`, or a level and a strain as in `2C` and `3NT`, and `8C` for a bid of more than
    /// seven.
    fn from_str(s: &str) -> Result<Self, NotACall> {
        match s {
            "P" => Ok(Call::Pass),
            "X" => Ok(Call::Double),
            "XX" => Ok(Call::Redouble),
            _ => s.parse().map(Call::Bid).or_else(|_| s.parse().map(Call::AboveSeven)),
        }
    }
}

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.level, self.strain)
    }
}

impl fmt::Display for BidAboveSeven {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.level, self.strain)
    }
}

impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Call::Pass => f.write_str("P"),
            Call::Double => f.write_str("X"),
            Call::Redouble => f.write_str("XX"),
            Call::Bid(b) => b.fmt(f),
            Call::AboveSeven(b) => b.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn call_text_round_trips() {
        for text in ["P", "X", "XX", "1C", "3NT", "7S", "8C", "13NT"] {
            assert_eq!(text.parse::<Call>().unwrap().to_string(), text);
        }
        for bad in ["", "0C", "08C", "100C", "8", "1", "1Z", "p", "1♠"] {
            assert_eq!(bad.parse::<Call>(), Err(NotACall), "{bad}");
        }
    }

    #[test]
    fn more_than_seven_is_no_bid() {
        assert_eq!("8C".parse::<Bid>(), Err(NotACall));
        assert!(matches!("8C".parse(), Ok(Call::AboveSeven(bid)) if bid.level() == 8));
        assert_eq!(BidAboveSeven::new(7, Strain::Notrump), None);
    }

    #[test]
    fn one_notrump_outranks_one_spade() {
        let bid = |s: &str| s.parse::<Bid>().unwrap();
        assert!(bid("1S") < bid("1NT") && bid("1NT") < bid("2C"));
    }
}
