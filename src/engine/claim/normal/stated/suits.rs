//! Playing suits and changing hands, as stated.

use super::{Carried, lead, pass, stated};
use crate::bridge::{Card, Seat, Suit};
use crate::engine::claim::ending::Ending;
use crate::engine::claim::game::Game;
use crate::engine::claim::normal::{Plays, Presumption};
use crate::engine::claim::why::Why;

/// Until he takes no card of the suit for a winner.
pub(super) fn cash(game: &Game, at: &Ending, suit: Suit) -> Carried {
    let seat = at.turn();
    let (held, opposite) = (at.hand(seat).of(suit), game.opposite(at, seat).of(suit));
    let wins = |card: &Card| game.takes_for_winner(at, *card);
    if held.and(opposite).highest().filter(wins).is_none() {
        return Carried::Passed;
    }
    let (Some(top), Some(low)) = (held.highest(), held.lowest()) else { return Carried::Elsewhere };
    let mut plays = stated();
    if wins(&top) && game.from_the_top(held) {
        plays.add(top, Why::Stated);
    } else {
        for card in held.into_iter().filter(wins) {
            plays.add(card, if card == top { Why::Stated } else { Why::AnyOrder });
        }
    }
    if opposite.highest().filter(wins).is_some_and(|winner| low < winner) {
        plays.add(low, Why::Stated);
    }
    Carried::Out(plays)
}

/// The next of the cards that has not gone; from the other hand it is led up to.
pub(super) fn play(game: &Game, at: &mut Ending, cards: &[Card]) -> Carried {
    let seat = at.turn();
    let (held, opposite) = (at.hand(seat), game.opposite(at, seat));
    let done = usize::from(at.said.part);
    let Some(gone) = cards[done.min(cards.len())..].iter().position(|card| held.and(opposite).has(*card))
    else {
        return Carried::Passed;
    };
    let next = done + gone;
    let card = cards[next];
    at.said.part = next as u8 + 1;
    if held.has(card) {
        return Carried::by(card);
    }
    match held.of(card.suit).lowest().filter(|low| *low < card) {
        Some(low) => {
            at.said.aim = Some(card);
            Carried::by(low)
        }
        None => {
            at.said.part = next as u8;
            Carried::Elsewhere
        }
    }
}

/// The leads that get to the other hand: low to a winner there, or to be ruffed.
pub(super) fn crossings(game: &Game, at: &Ending, to: Seat, suit: Option<Suit>) -> Plays {
    let (held, opposite) = (at.hand(to.partner()), at.hand(to));
    let mut plays = stated();
    for suit in Suit::DOWN.into_iter().filter(|s| suit.is_none_or(|only| only == *s)) {
        let Some(low) = held.of(suit).lowest() else { continue };
        let to_winner =
            opposite.of(suit).highest().is_some_and(|top| game.takes_for_winner(at, top) && low < top);
        let to_ruff =
            opposite.of(suit).is_empty() && !game.is_trump(suit) && !game.trumps(opposite).is_empty();
        if to_winner || to_ruff {
            plays.add(low, Why::Stated);
        }
    }
    plays
}

/// Once.
pub(super) fn cross(game: &Game, at: &mut Ending, to: Seat, suit: Option<Suit>) -> Carried {
    if at.turn() == to {
        return Carried::Passed;
    }
    let plays = crossings(game, at, to, suit);
    if !plays.normal.is_empty() {
        pass(game, at);
    }
    Carried::Out(plays)
}

/// As long as this hand holds cards that he takes for winners: they are played, in any order of suits.
pub(super) fn good(game: &Game, at: &Ending, hand: Seat) -> Carried {
    let wins = |card: Card| game.takes_for_winner(at, card);
    if !at.hand(hand).into_iter().any(wins) {
        return Carried::Passed;
    }
    if at.turn() != hand {
        let plays = crossings(game, at, hand, None);
        return if plays.normal.is_empty() { Carried::Elsewhere } else { Carried::Out(plays) };
    }
    let mut plays = stated();
    let any = lead::plays(game, at).normal;
    any.into_iter().filter(|(card, _)| wins(*card)).for_each(|(card, _)| plays.add(card, Why::Stated));
    if plays.normal.is_empty() {
        at.hand(hand).into_iter().filter(|card| wins(*card)).for_each(|card| plays.add(card, Why::Stated));
    }
    Carried::Out(plays)
}

/// Leads from the hand before the opponent through whom it goes; once.
pub(super) fn finesse(game: &Game, at: &mut Ending, card: Card, through: Seat) -> Carried {
    let from = through.rho();
    let held = at.hand(from);
    let low = held.of(card.suit).lowest();
    let gone = !held.and(at.hand(from.partner())).has(card);
    match low {
        Some(low) if !gone => {
            if at.turn() != from {
                return Carried::Elsewhere;
            }
            pass(game, at);
            if held.has(card) {
                return Carried::by(card);
            }
            at.said.aim = Some(card);
            Carried::by(low)
        }
        _ => Carried::Passed,
    }
}

/// A low card of the suit; once.
pub(super) fn concede(game: &Game, at: &mut Ending, suit: Suit) -> Carried {
    match at.hand(at.turn()).of(suit).lowest() {
        Some(low) => {
            pass(game, at);
            Carried::by(low)
        }
        None if game.opposite(at, at.turn()).of(suit).is_empty() => Carried::Passed,
        None => Carried::Elsewhere,
    }
}

/// A list of tricks names suits, not an order: cards taken for winners in the suits of the list, in any order. Where one
/// list comes after another, the tricks of the first are counted, as far as there are winners for them.
pub(super) fn tally(game: &Game, at: &mut Ending, lists: &[[u8; 4]]) -> Carried {
    let seat = at.turn();
    let winners = at.hand(seat).and(game.opposite(at, seat));
    let has_winners = |list: &[u8; 4]| {
        winners.into_iter().any(|card| list[card.suit.index()] > 0 && game.takes_for_winner(at, card))
    };
    let mut counted = 0;
    for (n, list) in lists.iter().enumerate() {
        let is_last = n + 1 == lists.len();
        let before = counted;
        counted += list.iter().sum::<u8>();
        if !is_last && (at.said.part >= counted || !has_winners(list)) {
            continue;
        }
        let any = lead::plays(game, at);
        let listed = |(card, why): &&(Card, Why)| {
            list[card.suit.index()] > 0
                && matches!(why, Why::Cashes | Why::Crosses | Why::AnyOrder | Why::Draws)
        };
        let mut normal: Vec<(Card, Why)> = any.normal.iter().filter(listed).copied().collect();
        if lists.len() > 1 {
            normal.iter_mut().for_each(|(_, why)| *why = Why::Stated);
        }
        if normal.is_empty() {
            return Carried::Out(any);
        }
        at.said.part = if is_last { at.said.part } else { at.said.part.max(before) + 1 };
        return Carried::Out(Plays::of(normal, Presumption::AsStated));
    }
    Carried::Passed
}
