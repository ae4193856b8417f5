//! Lenient readers of calls, cards and seats as other programs write them: in any case, with
//! trailing marks.

use crate::bridge::call::Call;
use crate::bridge::card::Card;
use crate::bridge::contract::Bidding;
use crate::bridge::hand::Cards;
use crate::bridge::pbn::{self, PbnFault};
use crate::bridge::seat::{Seat, Vulnerable};

/// The letters and names of seats in English, French, Italian and Norwegian, in capitals; no letter
/// is ambiguous.
const SEATS: [&[&str]; 4] = [
    &["NORTH", "NORD"],
    &["EAST", "EST", "ØST", "Ø"],
    &["SOUTH", "SUD", "SYD", "SØR"],
    &["WEST", "OUEST", "OVEST", "VEST", "O", "V"],
];

/// A seat by its letter, or by its name.
pub fn seat(text: &str) -> Option<Seat> {
    let text = text.trim().to_uppercase();
    Seat::ALL
        .into_iter()
        .zip(SEATS)
        .find(|(seat, names)| seat.letter() == text || names.contains(&text.as_str()))
        .map(|(s, _)| s)
}

/// The calls of one text: a call, with optional marks of an alert, or several passes, as in `ppp`.
pub fn calls(text: &str) -> Option<Vec<Call>> {
    let text = text.trim().trim_end_matches(['!', '?', '*']).to_ascii_uppercase();
    let one = match text.as_str() {
        "PASS" | "P" | "PASSE" | "PASSO" => Call::Pass,
        "X" | "D" | "DBL" | "DOUBLE" | "CONTRE" | "CONTRO" | "DOBLER" => Call::Double,
        "XX" | "R" | "RDBL" | "REDOUBLE" | "SURCONTRE" | "SURCONTRO" | "REDOBLER" => Call::Redouble,
        _ if text.len() <= 4 && !text.is_empty() && text.chars().all(|c| c == 'P') => {
            return Some(vec![Call::Pass; text.len()]);
        }
        bid => bid
            .strip_suffix("SA")
            .map_or_else(|| bid.to_owned(), |level| format!("{level}NT"))
            .parse()
            .ok()?,
    };
    Some(vec![one])
}

/// Ranks in English letters, from French (A R D V), Italian (A R D F) and Norwegian (E K D Kn) ones
/// as well; no letter is ambiguous. Other characters are unchanged.
pub fn ranks(text: &str) -> String {
    let letter = |c: char| match c {
        'E' => 'A',
        'R' => 'K',
        'D' => 'Q',
        'V' | 'F' => 'J',
        c => c,
    };
    text.to_uppercase().replace("10", "T").replace("KN", "J").chars().map(letter).collect()
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

/// Four hands, in any case.
pub(in crate::bridge) fn deal(text: &str) -> Result<[Cards; 4], PbnFault> {
    pbn::hands(&text.to_ascii_uppercase().replace("10", "T"))
}

/// The vulnerability in the words of PBN and of LIN.
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
