//! Carrying out a statement (Law 68C), step by step. A step that is done, or can no longer be carried out, is passed, and
//! the later ones stay valid; what a step leaves open is resolved by the search, as anything unstated is (70D1).

use super::{Plays, Presumption, lead};
use crate::bridge::{Card, Seat, Suit};
use crate::engine::claim::ending::Ending;
use crate::engine::claim::game::Game;
use crate::engine::claim::statement::Step;
use crate::engine::claim::why::Why;

/// What a step makes of a lead.
enum Carried {
    /// These leads carry it out
    Out(Plays),
    /// It needs the lead in the other hand: any normal lead that may get there
    Elsewhere,
    /// It is done or cannot be carried out
    Passed,
}

/// The leads that the statement leaves, if a step of it is at work; the position is brought up to that step.
pub(super) fn lead(game: &Game, at: &mut Ending) -> Option<Plays> {
    at.said.aim = None;
    while let Some(step) = game.facts.statement().get(usize::from(at.said.step)) {
        match carry(game, at, step) {
            Carried::Out(plays) if !plays.normal.is_empty() => return Some(plays),
            Carried::Elsewhere => return Some(lead::plays(game, at)),
            _ => pass(at),
        }
    }
    None
}

fn pass(at: &mut Ending) {
    at.said.step += 1;
    at.said.part = 0;
}

fn carry(game: &Game, at: &mut Ending, step: &Step) -> Carried {
    match step {
        Step::Draw => draw(game, at),
        Step::Cash(suit) => cash(game, at, *suit),
        Step::Play(cards) => play(at, game, cards),
        Step::Ruff { suit, hand, times } => ruff(game, at, *suit, *hand, *times),
        Step::Cross { to, suit } => cross(game, at, *to, *suit),
        Step::Finesse { card, through } => finesse(at, *card, *through),
        Step::Concede(suit) => concede(game, at, *suit),
        Step::Tally(tricks) => tally(game, at, tricks),
        // Announced discards apply to any trick, not to a lead.
        Step::Discard { .. } => Carried::Passed,
    }
}

fn stated() -> Plays {
    Plays::none(Presumption::AsStated)
}

/// Until no trump is out as far as he knows.
fn draw(game: &Game, at: &Ending) -> Carried {
    let Some(trump) = game.trump.suit() else { return Carried::Passed };
    let seat = at.turn();
    let (held, opposite) = (at.hand(seat).of(trump), game.opposite(at, seat).of(trump));
    if game.believed_out(at).of(trump).is_empty() || held.and(opposite).is_empty() {
        return Carried::Passed;
    }
    let (Some(top), Some(low)) = (held.highest(), held.lowest()) else { return Carried::Elsewhere };
    let mut plays = stated();
    let wins = |card: Card| game.takes_for_winner(at, card);
    if opposite.highest().is_none_or(|other| wins(top) || top > other) {
        plays.add(top, Why::Stated);
    }
    if opposite.highest().is_some_and(|other| other > low && (wins(other) || other > top)) {
        plays.add(low, Why::Stated);
    }
    Carried::Out(plays)
}

/// Until he takes no card of the suit for a winner.
fn cash(game: &Game, at: &Ending, suit: Suit) -> Carried {
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
fn play(at: &mut Ending, game: &Game, cards: &[Card]) -> Carried {
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
        return Carried::Out(Plays::only(card, Why::Stated, Presumption::AsStated));
    }
    match held.of(card.suit).lowest().filter(|low| *low < card) {
        Some(low) => {
            at.said.aim = Some(card);
            Carried::Out(Plays::only(low, Why::Stated, Presumption::AsStated))
        }
        None => {
            at.said.part = next as u8;
            Carried::Elsewhere
        }
    }
}

/// Leads from the other hand, until the suit has been ruffed so many times.
fn ruff(game: &Game, at: &mut Ending, suit: Suit, hand: Seat, times: u8) -> Carried {
    let from = at.hand(hand.partner()).of(suit);
    let no_trump_left = game.trumps(at.hand(hand)).is_empty();
    if at.said.part >= times || no_trump_left || from.is_empty() {
        return Carried::Passed;
    }
    if at.turn() == hand {
        return Carried::Elsewhere;
    }
    at.said.part += u8::from(at.hand(hand).of(suit).is_empty());
    Carried::Out(
        from.lowest().map_or_else(stated, |low| Plays::only(low, Why::Stated, Presumption::AsStated)),
    )
}

/// Low to a winner in the other hand, or to be ruffed there; once.
fn cross(game: &Game, at: &mut Ending, to: Seat, suit: Option<Suit>) -> Carried {
    if at.turn() == to {
        return Carried::Passed;
    }
    let (held, opposite) = (at.hand(at.turn()), game.opposite(at, at.turn()));
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
    if !plays.normal.is_empty() {
        pass(at);
    }
    Carried::Out(plays)
}

/// Leads from the hand before the opponent through whom it goes; once.
fn finesse(at: &mut Ending, card: Card, through: Seat) -> Carried {
    let from = through.rho();
    let held = at.hand(from);
    let low = held.of(card.suit).lowest();
    let gone = !held.and(at.hand(from.partner())).has(card);
    match low {
        Some(low) if !gone => {
            if at.turn() != from {
                return Carried::Elsewhere;
            }
            pass(at);
            if held.has(card) {
                return Carried::Out(Plays::only(card, Why::Stated, Presumption::AsStated));
            }
            at.said.aim = Some(card);
            Carried::Out(Plays::only(low, Why::Stated, Presumption::AsStated))
        }
        _ => Carried::Passed,
    }
}

/// A low card of the suit; once.
fn concede(game: &Game, at: &mut Ending, suit: Suit) -> Carried {
    match at.hand(at.turn()).of(suit).lowest() {
        Some(low) => {
            pass(at);
            Carried::Out(Plays::only(low, Why::Stated, Presumption::AsStated))
        }
        None if game.opposite(at, at.turn()).of(suit).is_empty() => Carried::Passed,
        None => Carried::Elsewhere,
    }
}

/// A list of tricks names suits, not an order: cards taken for winners in the suits of the list, in any order.
fn tally(game: &Game, at: &Ending, tricks: &[u8; 4]) -> Carried {
    let any = lead::plays(game, at);
    let listed = |(card, why): &&(Card, Why)| {
        tricks[card.suit.index()] > 0
            && matches!(why, Why::Cashes | Why::Crosses | Why::AnyOrder | Why::Draws)
    };
    let normal: Vec<(Card, Why)> = any.normal.iter().filter(listed).copied().collect();
    let plays = Plays { normal, rest: Presumption::AsStated };
    if plays.normal.is_empty() { Carried::Out(any) } else { Carried::Out(plays) }
}
