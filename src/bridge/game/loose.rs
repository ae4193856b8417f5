//! Calls, cards, seats as other programs write them: in small letters or large, with marks behind them.

use crate::bridge::call::Call;
use crate::bridge::card::Card;
use crate::bridge::contract::Bidding;
use crate::bridge::hand::Cards;
use crate::bridge::pbn::{self, PbnFault};
use crate::bridge::seat::{Seat, Vulnerable};

/// A seat by its letter, or by its name.
pub fn seat(text: &str) -> Option<Seat> {
    let names = ["NORTH", "EAST", "SOUTH", "WEST"];
    let text = text.trim().to_ascii_uppercase();
    Seat::ALL
        .into_iter()
        .zip(names)
        .find(|(seat, name)| seat.letter() == text || *name == text)
        .map(|(s, _)| s)
}

/// The calls of one text: a call, with the signs of an alert behind it, or several passes, as in `ppp`.
pub fn calls(text: &str) -> Option<Vec<Call>> {
    let text = text.trim().trim_end_matches(['!', '?', '*']).to_ascii_uppercase();
    let one = match text.as_str() {
        "PASS" | "P" => Call::Pass,
        "X" | "D" | "DBL" | "DOUBLE" => Call::Double,
        "XX" | "R" | "RDBL" | "REDOUBLE" => Call::Redouble,
        _ if text.len() <= 4 && !text.is_empty() && text.chars().all(|c| c == 'P') => {
            return Some(vec![Call::Pass; text.len()]);
        }
        bid => bid.parse().ok()?,
    };
    Some(vec![one])
}

/// A card, suit first; the ten is `T` or `10`.
pub(in crate::bridge) fn card(text: &str) -> Option<Card> {
    text.trim_end_matches(['!', '?']).to_ascii_uppercase().replace("10", "T").parse().ok()
}

/// A contract; redoubled is `XX` or `R`.
pub(in crate::bridge) fn contract(text: &str) -> Option<Bidding> {
    let text = text.to_ascii_uppercase().replace(' ', "");
    match text.strip_suffix('R') {
        Some(bid) => format!("{bid}XX").parse().ok(),
        None => text.parse().ok(),
    }
}

/// Four hands, in small letters or large.
pub(in crate::bridge) fn deal(text: &str) -> Result<[Cards; 4], PbnFault> {
    pbn::hands(&text.to_ascii_uppercase().replace("10", "T"))
}

/// Who is vulnerable, in the words of PBN and of LIN.
pub(in crate::bridge) fn vulnerable(text: &str) -> Option<Vulnerable> {
    match text.trim().to_ascii_uppercase().as_str() {
        "NONE" | "LOVE" | "-" | "O" | "0" => Some(Vulnerable::None),
        "NS" | "N-S" | "N" => Some(Vulnerable::NS),
        "EW" | "E-W" | "E" => Some(Vulnerable::EW),
        "ALL" | "BOTH" | "B" => Some(Vulnerable::Both),
        _ => None,
    }
}

/// A number of tricks.
pub(in crate::bridge) fn tricks(text: &str) -> Option<u8> {
    text.trim().parse().ok().filter(|tricks| *tricks <= 13)
}
