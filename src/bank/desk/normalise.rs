//! Normalisation of typed text into the notation of scenario files: suit symbols, and seats, calls
//! and ranks in other languages. Unclear text stays as it is, so that the file reader reports the
//! fault.

use super::action::AuctionAction;
use crate::scenario::event::TOGETHER;
use crate::scenario::schema::FieldType;
use crate::scenario::write::NONE;
use rules::bridge::game;

/// Normalises the text of a field: trimmed, with commas between the elements of a list.
pub(super) fn normalise(field_type: FieldType, text: &str) -> String {
    let text = replace_suit_symbols(text);
    match field_type {
        FieldType::Auction => {
            field_type.parts(&text).into_iter().map(simultaneous_events).collect::<Vec<_>>().join(", ")
        }
        FieldType::Words | FieldType::Seats if text.trim() != NONE => field_type
            .parts(&text.to_uppercase())
            .into_iter()
            .map(card_or_seat)
            .collect::<Vec<_>>()
            .join(", "),
        FieldType::Hands => hands(text.trim()),
        FieldType::List => {
            field_type.parts(&text).into_iter().map(list_element).collect::<Vec<_>>().join(", ")
        }
        _ if field_type.several() => field_type.parts(&text).join(", "),
        _ => text.trim().to_owned(),
    }
}

/// Normalises a card, a seat or a denomination.
fn card_or_seat(text: &str) -> String {
    let mut letters = text.chars();
    match (letters.next(), letters.as_str()) {
        (Some(suit @ ('S' | 'H' | 'D' | 'C')), rank) if !rank.is_empty() => {
            format!("{suit}{}", game::ranks(rank))
        }
        _ => game::seat(text).map_or_else(|| text.to_owned(), |seat| seat.to_string()),
    }
}

/// Normalises four hands, after the seat of the first if given.
fn hands(text: &str) -> String {
    match text.split_once(':') {
        Some((seat, cards)) => {
            let seat = game::seat(seat).map_or_else(|| seat.to_uppercase(), |seat| seat.to_string());
            format!("{seat}:{}", game::ranks(cards))
        }
        None => game::ranks(text),
    }
}

/// Normalises the seat in an element of a list that is a seat and a suit, or a seat and a length;
/// other elements are unchanged.
fn list_element(text: &str) -> String {
    let is_suit =
        |text: &str| matches!(text.trim_start_matches(|c: char| c.is_ascii_digit()), "S" | "H" | "D" | "C");
    match text.split_once(' ') {
        Some((first, suit)) if is_suit(suit) => {
            game::seat(first).map_or_else(|| text.to_owned(), |seat| format!("{seat} {suit}"))
        }
        _ => text.to_owned(),
    }
}

/// Replaces suit symbols by letters.
fn replace_suit_symbols(text: &str) -> String {
    let letter = |c: char| match c {
        '♠' | '♤' => 'S',
        '♥' | '♡' => 'H',
        '♦' | '♢' => 'D',
        '♣' | '♧' => 'C',
        c => c,
    };
    // A variation selector may follow a suit symbol.
    text.chars().filter(|c| *c != '\u{fe0f}' && *c != '\u{fe0e}').map(letter).collect()
}

/// Normalises simultaneous events, which [`TOGETHER`] separates.
fn simultaneous_events(text: &str) -> String {
    text.split(TOGETHER).map(event).collect::<Vec<_>>().join(TOGETHER)
}

/// Normalises a seat and a call, or a seat and an action.
fn event(text: &str) -> String {
    let Some((seat, what)) = text.trim().split_once([' ', ':']) else { return text.to_owned() };
    let Some(seat) = game::seat(seat) else { return text.to_owned() };
    let lower = what.trim().to_ascii_lowercase();
    match (lower.parse::<AuctionAction>().ok(), game::calls(what).as_deref()) {
        (Some(action), _) => format!("{seat} {action}"),
        (None, Some([call])) => format!("{seat} {call}"),
        _ => shown_cards(what).map_or_else(|| text.to_owned(), |shown| format!("{seat} {shown}")),
    }
}

/// Normalises cards that a player exposes or leads: the action, then the cards.
fn shown_cards(text: &str) -> Option<String> {
    let mut words = text.split_whitespace();
    let action = words.next()?.to_ascii_lowercase();
    let cards: Vec<String> = words.map(|card| card_or_seat(&card.to_uppercase())).collect();
    let shown = ["exposes", "leads"].contains(&action.as_str()) && !cards.is_empty();
    shown.then(|| format!("{action} {}", cards.join(" ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn normalises_typed_text() {
        for (field_type, typed, normalised) in [
            (FieldType::Auction, "n 1♥, West: pass\nN Declines", "N 1H, W P, N declines"),
            (FieldType::Auction, "n 1nt + s dbl, E 2c!", "N 1NT + S X, E 2C"),
            (
                FieldType::Auction,
                "n 1♥, S Misexplains 1, n Corrects 1",
                "N 1H, S misexplains 1, N corrects 1",
            ),
            (FieldType::Auction, "n 1♥, W Exposes h10 ♦3, O leads c7", "N 1H, W exposes HT D3, W leads C7"),
            (FieldType::Hands, " n:ak10... - - - ", "N:AKT... - - -"),
            (FieldType::Words, "s5 h10,♦️A", "S5, HT, DA"),
            (FieldType::Words, "none", "none"),
            (FieldType::List, "cash S;draw", "cash S, draw"),
            (
                FieldType::Auction,
                "n 1♥, Ouest: contre, Ø pass, V surcontre, O 1sa",
                "N 1H, W X, E P, W XX, W 1NT",
            ),
            (FieldType::Hands, "ø:ek10.rdv.kn9. f - -", "E:AKT.KQJ.J9. J - -"),
            (FieldType::Hands, "O:ARDV - - -", "W:AKQJ - - -"),
            (FieldType::Words, "HD ♠kn, SR ce; O, Ø", "HQ, SJ, SK, CA, W, E"),
            (FieldType::Words, "D, NT, S C", "D, NT, S, C"),
            (FieldType::List, "V H, Øst S", "W H, E S"),
            (FieldType::Text, " in_correction_period ", "in_correction_period"),
        ] {
            assert_eq!(normalise(field_type, typed), normalised);
            assert_eq!(normalise(field_type, normalised), normalised, "a second time");
        }
    }

    #[test]
    fn keeps_unclear_text() {
        for typed in ["N sings", "Q 1H", "1H", "N ppp", "N 8H"] {
            assert_eq!(normalise(FieldType::Auction, typed), typed);
        }
    }
}
