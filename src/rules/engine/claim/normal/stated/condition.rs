//! Conditions, evaluated as far as the claimer can see.

use crate::bridge::{Cards, Seat, Suit};
use crate::engine::claim::play::ending::Ending;
use crate::engine::claim::play::game::SearchGame;
use crate::engine::claim::statement::Condition;

/// Evaluates the condition; `None` while the claimer cannot see the answer.
pub(super) fn evaluate(game: &SearchGame, at: &Ending, condition: &Condition) -> Option<bool> {
    match *condition {
        Condition::Breaks { suit, split } => breaks(game, at, suit, split),
        Condition::ShowsOut { seat, suit } => {
            let who =
                game.facts.hidden().into_iter().filter(|hidden| seat.is_none_or(|seat| seat == *hidden));
            if who.into_iter().any(|hidden| at.shown_out.has(hidden, suit)) {
                Some(true)
            } else {
                believed_hidden(game, at, suit).is_empty().then_some(false)
            }
        }
        Condition::Falls(card) => (!hidden(game, at).has(card)).then_some(true),
    }
}

fn hidden(game: &SearchGame, at: &Ending) -> Cards {
    game.facts.hidden().into_iter().fold(Cards::EMPTY, |all, seat| all.and(at.hand(seat)))
}

fn believed_hidden(game: &SearchGame, at: &Ending, suit: Suit) -> Cards {
    hidden(game, at).of(suit).minus(at.forgotten)
}

/// Evaluates a break: the cards each hidden hand has played since the claim, and the rest in every
/// way that showing out and the room in the hands allow.
fn breaks(game: &SearchGame, at: &Ending, suit: Suit, split: [u8; 2]) -> Option<bool> {
    let [first, second] = game.facts.hidden();
    let length = |cards: Cards| cards.of(suit).len() as isize;
    // Minus one where the trick of the claim is considered from its beginning.
    let played = |seat: Seat| length(game.facts.hand(seat)) - length(at.hand(seat));
    let most = |seat: Seat| if at.shown_out.has(seat, suit) { 0 } else { at.hand(seat).len() };
    let left = believed_hidden(game, at, suit).len();
    let mut found = None;
    for in_first in (0..=left).filter(|n| *n <= most(first) && left - n <= most(second)) {
        let [a, b] = [played(first) + in_first as isize, played(second) + (left - in_first) as isize];
        let met = [a.max(b), a.min(b)] == split.map(isize::from);
        if found.is_some_and(|other| other != met) {
            return None;
        }
        found = Some(met);
    }
    found
}
