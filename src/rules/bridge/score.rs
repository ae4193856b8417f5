//! The duplicate score of a contract (Law 77).

use super::card::{Strain, Suit};
use super::contract::{Contract, Doubled};
use super::seat::Vulnerable;

/// The score of declarer's side for `tricks` won out of thirteen; negative when the contract was
/// beaten.
pub fn duplicate(contract: Contract, tricks: i32, vulnerable: Vulnerable) -> i32 {
    let vul = vulnerable.is(contract.declarer.side());
    let over = tricks - contract.tricks_needed();
    if over < 0 { -undertricks(-over, contract.doubled, vul) } else { made(contract, over, vul) }
}

fn per_trick(strain: Strain) -> i32 {
    match strain {
        Strain::Suit(Suit::C | Suit::D) => 20,
        Strain::Suit(Suit::H | Suit::S) | Strain::Notrump => 30,
    }
}

fn made(contract: Contract, over: i32, vul: bool) -> i32 {
    let level = i32::from(contract.bid.level());
    let each = per_trick(contract.strain());
    let extra = if contract.strain() == Strain::Notrump { 10 } else { 0 };
    let factor = match contract.doubled {
        Doubled::No => 1,
        Doubled::Doubled => 2,
        Doubled::Redoubled => 4,
    };
    let bid_tricks = (level * each + extra) * factor;
    let game = match (bid_tricks >= 100, vul) {
        (false, _) => 50,
        (true, false) => 300,
        (true, true) => 500,
    };
    let slam = match (level, vul) {
        (6, false) => 500,
        (6, true) => 750,
        (7, false) => 1000,
        (7, true) => 1500,
        _ => 0,
    };
    let overtrick = match contract.doubled {
        Doubled::No => each,
        Doubled::Doubled => 100 * (1 + i32::from(vul)),
        Doubled::Redoubled => 200 * (1 + i32::from(vul)),
    };
    let insult = 25 * if factor == 1 { 0 } else { factor };
    bid_tricks + game + slam + over * overtrick + insult
}

fn undertricks(down: i32, doubled: Doubled, vul: bool) -> i32 {
    let at_double = match (doubled, vul) {
        (Doubled::No, false) => return 50 * down,
        (Doubled::No, true) => return 100 * down,
        (_, true) => 300 * down - 100,
        (_, false) => match down {
            1 => 100,
            2 => 300,
            _ => 300 * down - 400,
        },
    };
    if doubled == Doubled::Redoubled { 2 * at_double } else { at_double }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bridge::contract::Bidding;
    use crate::bridge::seat::Seat;

    #[test]
    fn scores_match_law_77() {
        for (contract, tricks, vul, score) in [
            ("1NT", 7, Vulnerable::None, 90),
            ("2C", 9, Vulnerable::None, 110),
            ("4S", 10, Vulnerable::NS, 620),
            ("3NT", 9, Vulnerable::EW, 400),
            ("3NT", 8, Vulnerable::None, -50),
            ("6H", 12, Vulnerable::Both, 1430),
            ("7NT", 13, Vulnerable::None, 1520),
            ("2HX", 8, Vulnerable::None, 470),
            ("2DX", 9, Vulnerable::NS, 380),
            ("1CXX", 7, Vulnerable::None, 230),
            ("4SX", 7, Vulnerable::None, -500),
            ("4SX", 6, Vulnerable::None, -800),
            ("4SX", 7, Vulnerable::NS, -800),
            ("4SXX", 9, Vulnerable::None, -200),
        ] {
            let c = contract.parse::<Bidding>().unwrap().by(Seat::S);
            assert_eq!(duplicate(c, tricks, vul), score, "{contract} {tricks}");
        }
    }
}
