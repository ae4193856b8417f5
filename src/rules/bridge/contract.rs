//! A contract.

use super::call::{Bid, NotACall};
use super::card::Strain;
use super::seat::Seat;
use std::fmt;
use std::str::FromStr;

/// Doubled state of a contract.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Doubled {
    /// Undoubled
    #[default]
    No,
    /// Doubled
    Doubled,
    /// Redoubled
    Redoubled,
}

/// A final contract with its declarer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contract {
    /// The last bid
    pub bid: Bid,
    /// Doubled or redoubled
    pub doubled: Doubled,
    /// Declarer
    pub declarer: Seat,
}

impl Contract {
    /// Tricks that declarer has undertaken to win: seven to thirteen.
    pub const fn tricks_needed(self) -> i32 {
        self.bid.level() as i32 + 6
    }

    /// The trump suit or notrump.
    pub const fn strain(self) -> Strain {
        self.bid.strain()
    }

    /// The result in bridge shorthand: `4S=`, `4S+1`, `3NTX-2`.
    pub fn result(self, tricks: i32) -> String {
        let mark = match tricks - self.tricks_needed() {
            0 => "=".to_owned(),
            over => format!("{over:+}"),
        };
        format!("{}{}{mark}", self.bid, self.doubled)
    }

    /// The contract with its declarer: `4SX:N`.
    pub fn token(self) -> String {
        format!("{}{}:{}", self.bid, self.doubled, self.declarer)
    }
}

impl fmt::Display for Doubled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Doubled::No => "",
            Doubled::Doubled => "X",
            Doubled::Redoubled => "XX",
        })
    }
}

impl FromStr for Bidding {
    type Err = NotACall;
    fn from_str(s: &str) -> Result<Self, NotACall> {
        let doubled = match s.len() - s.trim_end_matches('X').len() {
            0 => Doubled::No,
            1 => Doubled::Doubled,
            2 => Doubled::Redoubled,
            _ => return Err(NotACall),
        };
        Ok(Bidding { bid: s.trim_end_matches('X').parse()?, doubled })
    }
}

/// A contract without its declarer, as in files: `4SX`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bidding {
    /// The last bid
    pub bid: Bid,
    /// Doubled or redoubled
    pub doubled: Doubled,
}

impl Bidding {
    /// The contract with this declarer.
    pub const fn by(self, declarer: Seat) -> Contract {
        Contract { bid: self.bid, doubled: self.doubled, declarer }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writes_results_relative_to_contract() {
        let c = "4SX".parse::<Bidding>().unwrap().by(Seat::S);
        assert_eq!(
            (c.result(9), c.result(10), c.result(12)),
            ("4SX-1".into(), "4SX=".into(), "4SX+2".into())
        );
    }
}
