//! Normalisation of typed text into the notation of files, as far as the meaning is clear. Unclear
//! text stays as it is, so that the file reader reports the fault.

use super::act::AuctionAction;
use super::fields::{FieldType, NONE};
use crate::scenario::event::TOGETHER;
use rules::bridge::game;

/// A text as it is kept: without blanks around it, the elements of a list with a comma between them.
pub(super) fn tidy(holds: FieldType, text: &str) -> String {
    let text = lettered(text);
    match holds {
        FieldType::Auction => holds.parts(&text).into_iter().map(moment).collect::<Vec<_>>().join(", "),
        FieldType::Words if text.trim() != NONE => {
            holds.parts(&text.to_uppercase()).into_iter().map(word).collect::<Vec<_>>().join(", ")
        }
        FieldType::Hands => hands(text.trim()),
        FieldType::List => holds.parts(&text).into_iter().map(of_seat).collect::<Vec<_>>().join(", "),
        _ if holds.several() => holds.parts(&text).join(", "),
        _ => text.trim().to_owned(),
    }
}

/// A card, a seat or a denomination.
fn word(text: &str) -> String {
    let mut letters = text.chars();
    match (letters.next(), letters.as_str()) {
        (Some(suit @ ('S' | 'H' | 'D' | 'C')), rank) if !rank.is_empty() => {
            format!("{suit}{}", game::ranks(rank))
        }
        _ => game::seat(text).map_or_else(|| text.to_owned(), |seat| seat.to_string()),
    }
}

/// Four hands behind the seat of the first.
fn hands(text: &str) -> String {
    match text.split_once(':') {
        Some((seat, cards)) => {
            let seat = game::seat(seat).map_or_else(|| seat.to_uppercase(), |seat| seat.to_string());
            format!("{seat}:{}", game::ranks(cards))
        }
        None => game::ranks(text),
    }
}

/// An element of a list; one that is a seat and a suit, or a seat and a length, with the seat's letter.
fn of_seat(text: &str) -> String {
    let is_suit =
        |text: &str| matches!(text.trim_start_matches(|c: char| c.is_ascii_digit()), "S" | "H" | "D" | "C");
    match text.split_once(' ') {
        Some((first, suit)) if is_suit(suit) => {
            game::seat(first).map_or_else(|| text.to_owned(), |seat| format!("{seat} {suit}"))
        }
        _ => text.to_owned(),
    }
}

/// Letters for the signs of suits.
fn lettered(text: &str) -> String {
    let letter = |c: char| match c {
        '♠' | '♤' => 'S',
        '♥' | '♡' => 'H',
        '♦' | '♢' => 'D',
        '♣' | '♧' => 'C',
        c => c,
    };
    // A sign may be followed by one that says how it is drawn.
    text.chars().filter(|c| *c != '\u{fe0f}' && *c != '\u{fe0e}').map(letter).collect()
}

/// Events of one moment.
fn moment(text: &str) -> String {
    let joined: Vec<String> = text.split(TOGETHER).map(event).collect();
    joined.join(TOGETHER)
}

/// A seat and a call, or a seat and what he did.
fn event(text: &str) -> String {
    let Some((seat, what)) = text.trim().split_once([' ', ':']) else { return text.to_owned() };
    let Some(seat) = game::seat(seat) else { return text.to_owned() };
    let small = what.trim().to_ascii_lowercase();
    match (AuctionAction::ALL.into_iter().find(|deed| deed.word() == small), game::calls(what).as_deref()) {
        (Some(deed), _) => format!("{seat} {}", deed.word()),
        (None, Some([call])) => format!("{seat} {call}"),
        _ => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn normalises_typed_text() {
        for (holds, typed, kept) in [
            (FieldType::Auction, "n 1♥, West: pass\nN Declines", "N 1H, W P, N declines"),
            (FieldType::Auction, "n 1nt + s dbl, E 2c!", "N 1NT + S X, E 2C"),
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
            assert_eq!(tidy(holds, typed), kept);
            assert_eq!(tidy(holds, kept), kept, "a second time");
        }
    }

    #[test]
    fn what_is_not_clear_stays_as_it_is() {
        for typed in ["N sings", "Q 1H", "1H", "N ppp", "N 8H"] {
            assert_eq!(tidy(FieldType::Auction, typed), typed);
        }
    }
}
