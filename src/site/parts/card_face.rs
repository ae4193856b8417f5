//! A playing card: rank and suit in its corner, on a face with an edge.

use crate::words;
use leptos::prelude::*;
use rules::bridge::Card;

/// A card, read out as `the ten of hearts`.
pub fn card_face(card: Card) -> AnyView {
    view! {
        <span class=face_class(card)>{corner(card)} <span class="vh">{words().card_spoken(card)}</span></span>
    }
    .into_any()
}

/// The class of an element that looks like this card.
pub fn face_class(card: Card) -> String {
    format!("face suit suit-{}", card.suit.letter().to_lowercase())
}

/// Rank and suit in the corner of the card, hidden from screen readers.
pub fn corner(card: Card) -> AnyView {
    let words = words();
    view! {
        <span class="rank" aria-hidden="true">{words.rank(card.rank)}</span>
        <span class="pip" aria-hidden="true">{words.suit(card.suit)}</span>
    }
    .into_any()
}
