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

impl FromStr for Call {
    type Err = NotACall;
    /// `P`, `X`, `XX`, or a level and a strain as in `2C` and `3NT`.
    fn from_str(s: &str) -> Result<Self, NotACall> {
        match s {
            "P" => Ok(Call::Pass),
            "X" => Ok(Call::Double),
            "XX" => Ok(Call::Redouble),
            _ => s.parse().map(Call::Bid),
        }
    }
}

impl fmt::Display for Bid {
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
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn call_text_round_trips() {
        for text in ["P", "X", "XX", "1C", "3NT", "7S"] {
            assert_eq!(text.parse::<Call>().unwrap().to_string(), text);
        }
        for bad in ["", "0C", "8C", "1", "1Z", "p", "1♠"] {
            assert_eq!(bad.parse::<Call>(), Err(NotACall), "{bad}");
        }
    }

    #[test]
    fn one_notrump_outranks_one_spade() {
        let bid = |s: &str| s.parse::<Bid>().unwrap();
        assert!(bid("1S") < bid("1NT") && bid("1NT") < bid("2C"));
    }
}
