//! Sentences with suit symbols: each coloured, and read out as a word.

use crate::words;
use leptos::prelude::*;
use rules::bridge::{Call, Card, Suit};
use words::Words;

/// A sentence with its suit symbols coloured and named for screen readers.
pub fn symbols(text: &str) -> Vec<AnyView> {
    let mut views = Vec::new();
    let mut plain = String::new();
    // The variation selector after a symbol is dropped with it.
    for c in text.chars().filter(|c| *c != '\u{fe0e}') {
        match suit_of(c) {
            None => plain.push(c),
            Some(suit) => {
                if !plain.is_empty() {
                    views.push(std::mem::take(&mut plain).into_any());
                }
                views.push(suit_symbol(suit));
            }
        }
    }
    if !plain.is_empty() {
        views.push(plain.into_any());
    }
    views
}

/// A text that may have suit symbols.
pub fn text(text: &str) -> AnyView {
    let has_suits = text.chars().any(|c| suit_of(c).is_some());
    if has_suits { symbols(text).into_any() } else { text.to_owned().into_any() }
}

/// A suit symbol, read out as a word.
pub fn suit_symbol(suit: Suit) -> AnyView {
    let words = words();
    view! {
        <span class=class_of(suit) role="img" aria-label=words.suit_spoken(suit)>{words.suit(suit)}</span>
    }
    .into_any()
}

/// A call, with its spoken form: `2♥`, "two hearts".
pub fn call(call: Call) -> AnyView {
    let words = words();
    shown_and_spoken(&words.call(call), words.call_spoken(call))
}

/// A card, with its spoken form: `♥10`, "the ten of hearts".
pub fn card(card: Card) -> AnyView {
    let words = words();
    shown_and_spoken(&words.card(card), words.card_spoken(card))
}

/// A text with symbols, with its spoken form.
pub fn shown_and_spoken(shown: &str, spoken: String) -> AnyView {
    if !shown.chars().any(|c| suit_of(c).is_some()) {
        return shown.to_owned().into_any();
    }
    view! {
        <span aria-hidden="true">{silent(shown)}</span>
        <span class="vh">{spoken}</span>
    }
    .into_any()
}

/// Coloured symbols without words, for text hidden from screen readers.
fn silent(text: &str) -> Vec<AnyView> {
    let words = words();
    let piece = |c: char| match suit_of(c) {
        Some(suit) => view! { <span class=class_of(suit)>{words.suit(suit)}</span> }.into_any(),
        None => c.to_string().into_any(),
    };
    text.chars().filter(|c| *c != '\u{fe0e}').map(piece).collect()
}

/// A suit line of a hand: symbol and ranks, read out as "spades: queen, five".
pub fn suit_line(words: &Words, suit: Suit, cards: rules::bridge::Cards) -> AnyView {
    let spoken: Vec<String> = cards
        .of(suit)
        .into_iter()
        .rev()
        .map(|c| words.say(&format!("rank-spoken-{}", c.rank.letter())))
        .collect();
    let spoken = if spoken.is_empty() { words.say("hand-void") } else { spoken.join(", ") };
    let line =
        words.format("hand-suit", &[("suit", words.suit_spoken(suit).into()), ("cards", spoken.into())]);
    view! {
        <li>
            <span class=class_of(suit) aria-hidden="true">{words.suit(suit)}</span>
            <span class="ranks" aria-hidden="true">{words.holding(cards, suit)}</span>
            <span class="vh">{line}</span>
        </li>
    }
    .into_any()
}

/// A line of text in a drawing, with coloured suit symbols.
pub fn drawing_text(text: &str) -> Vec<AnyView> {
    let piece = |piece: &str| match piece.chars().next().and_then(suit_of) {
        Some(suit) => view! { <tspan class=class_of(suit)>{words().suit(suit)}</tspan> }.into_any(),
        None => piece.to_owned().into_any(),
    };
    let plain: String = text.chars().filter(|c| *c != '\u{fe0e}').collect();
    let pieces = plain.split_inclusive(|c| suit_of(c).is_some()).flat_map(|piece| {
        let at = piece.char_indices().next_back().filter(|(_, c)| suit_of(*c).is_some());
        let (before, symbol) = piece.split_at(at.map_or(piece.len(), |(at, _)| at));
        [before, symbol]
    });
    pieces.filter(|one| !one.is_empty()).map(piece).collect()
}

fn class_of(suit: Suit) -> &'static str {
    match suit {
        Suit::S => "suit suit-s",
        Suit::H => "suit suit-h",
        Suit::D => "suit suit-d",
        Suit::C => "suit suit-c",
    }
}

const fn suit_of(c: char) -> Option<Suit> {
    match c {
        '♠' => Some(Suit::S),
        '♥' => Some(Suit::H),
        '♦' => Some(Suit::D),
        '♣' => Some(Suit::C),
        _ => None,
    }
}
