//! The card picker: fifty-two buttons by suit and rank, and the choice of destination. Pressing a
//! card that is already there removes it.
//!
//! Without scripts each button submits the form; the island adds arrow keys.

use super::card_face::{corner, face_class};
use super::symbols::suit_symbol;
use crate::words;
use leptos::prelude::*;
use rules::bridge::{Card, Cards, Rank, Seat, Suit};

/// Destination for cards of the trick in progress, in place of a hand.
pub const TRICK: &str = "trick";

/// Place of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CardPlace {
    Hand(Seat),
    Trick,
    Nowhere,
}

/// The picker. `into` is the destination: a seat's letter or [`TRICK`].
pub fn card_picker(hands: &[Cards; 4], trick: &[Card], into: &str) -> AnyView {
    let place = |card: Card| {
        let holds = |seat: &Seat| hands[seat.index()].has(card);
        match Seat::ALL.into_iter().find(holds) {
            Some(seat) => CardPlace::Hand(seat),
            None if trick.contains(&card) => CardPlace::Trick,
            None => CardPlace::Nowhere,
        }
    };
    view! {
        <div class="picker" id="picker">
            {places(hands, trick, into)} {cards_grid(|card| button(card, place(card), into))}
        </div>
    }
    .into_any()
}

/// A button for each card, by suit and rank.
pub fn cards_grid(button: impl Fn(Card) -> AnyView) -> AnyView {
    let row = |suit: Suit| {
        let ranks = (0..13).rev().filter_map(Rank::new);
        let cards: Vec<AnyView> = ranks.map(|rank| button(Card::new(suit, rank))).collect();
        view! {
            <div class="card-row" data-row="">
                <span class="card-suit" aria-hidden="true">{suit_symbol(suit)}</span>
                {cards}
            </div>
        }
        .into_any()
    };
    let rows: Vec<AnyView> = Suit::DOWN.into_iter().map(row).collect();
    view! {
        <div class="cards-grid" role="group" aria-label=words().say("desk-cards") data-grid="">{rows}</div>
    }
    .into_any()
}

/// Choice of the destination for the next cards, with the number of cards in each.
fn places(hands: &[Cards; 4], trick: &[Card], into: &str) -> AnyView {
    let words = words();
    let choice = |value: &'static str, label: String, n: usize| {
        view! {
            <label class="pick">
                <input type="radio" name="hand" id=format!("hand-{value}") value=value checked=value == into />
                <span>{label} " " <span class="count">{n}</span></span>
            </label>
        }
        .into_any()
    };
    let mut all: Vec<AnyView> = Seat::ALL
        .into_iter()
        .map(|seat| choice(seat.letter(), words.seat(seat), hands[seat.index()].len()))
        .collect();
    all.push(choice(TRICK, words.say("desk-cards-trick"), trick.len()));
    view! {
        <fieldset class="entry-field">
            <legend>{words.say("desk-cards-into")}</legend>
            <div class="picks">{all}</div>
        </fieldset>
    }
    .into_any()
}

fn button(card: Card, place: CardPlace, into: &str) -> AnyView {
    let words = words();
    let name = words.card_spoken(card);
    let (mark, label) = match place {
        CardPlace::Hand(seat) => (
            words.say(&format!("seat-letter-{seat}")),
            words.format("desk-card-held", &[("card", name.into()), ("player", words.seat(seat).into())]),
        ),
        CardPlace::Trick => {
            (words.say("desk-card-trick-mark"), words.format("desk-card-in-trick", &[("card", name.into())]))
        }
        CardPlace::Nowhere => (String::new(), name),
    };
    let here = match place {
        CardPlace::Hand(seat) => seat.letter() == into,
        CardPlace::Trick => into == TRICK,
        CardPlace::Nowhere => false,
    };
    let held = place != CardPlace::Nowhere;
    card_button(card, format!("card {card}"), &mark, label, held, here)
}

/// The button of a card. `mark` is a letter beneath it, `label` its name for screen readers.
pub fn card_button(
    card: Card,
    act: String,
    mark: &str,
    label: String,
    is_held: bool,
    is_pressed: bool,
) -> AnyView {
    view! {
        <button
            type="submit"
            name="act"
            value=act
            id=format!("card-{card}")
            class=format!("pick-card {}", face_class(card))
            class:is-held=is_held
            aria-pressed=if is_pressed { "true" } else { "false" }
        >
            {corner(card)}
            <span class="holder" aria-hidden="true">{mark.to_owned()}</span>
            <span class="vh">{label}</span>
        </button>
    }
    .into_any()
}
