//! Playing suits and changing hands, as stated.

use super::effect::{StepEffect, no_plays};
use crate::bridge::{Card, Cards, Seat, Suit};
use crate::engine::claim::normal::lead;
use crate::engine::claim::normal::normal_plays::NormalPlays;
use crate::engine::claim::play::ending::Ending;
use crate::engine::claim::play::game::SearchGame;
use crate::engine::claim::play::play_reason::PlayReason;
use crate::engine::claim::statement::SuitTricks;
use crate::law::Presumption;

/// Cashes the suit until no card of it is taken for a winner. By the view that the claimer is bound
/// to running it, until it is played out, if it would run with an even break.
pub(super) fn cash(game: &SearchGame, at: &Ending, suit: Suit) -> StepEffect {
    let seat = at.turn();
    let (held, opposite) = (at.hand(seat).of(suit), game.opposite(at, seat).of(suit));
    let wins = |card: &Card| game.takes_for_winner(at, *card);
    if held.and(opposite).highest().filter(wins).is_none() {
        let runs_on = game.runs_on && would_run(game, at, suit);
        return held.highest().filter(|_| runs_on).map_or(StepEffect::Passed, StepEffect::by);
    }
    let (Some(top), Some(low)) = (held.highest(), held.lowest()) else { return StepEffect::Elsewhere };
    let mut plays = no_plays();
    if wins(&top) && game.from_the_top(held) {
        plays.add(top, PlayReason::Stated);
    } else {
        for card in held.into_iter().filter(wins) {
            plays.add(card, if card == top { PlayReason::Stated } else { PlayReason::AnyOrder });
        }
    }
    if opposite.highest().filter(wins).is_some_and(|winner| low < winner) {
        plays.add(low, PlayReason::Stated);
    }
    StepEffect::Out(plays)
}

/// True if the suit would run to the end with an even break, as it stood at the time of the claim.
fn would_run(game: &SearchGame, at: &Ending, suit: Suit) -> bool {
    let claimer = game.facts.claimer();
    let at_claim = |seat: Seat| game.facts.hand(seat).of(suit);
    let own = [claimer, claimer.partner()].map(|s| if game.plays(s) { at_claim(s) } else { Cards::EMPTY });
    let out = game.opponents.into_iter().fold(Cards::EMPTY, |all, seat| all.and(at_claim(seat)));
    let out = out.minus(at.forgotten);
    let rounds = out.len().div_ceil(2);
    let tops = own[0].and(own[1]).into_iter().rev().take_while(|card| out.above(*card).is_empty()).count();
    rounds > 0 && tops >= rounds && own[0].len().max(own[1].len()) > rounds
}

/// The index in the list of the next card not yet played.
pub(super) fn next_card(game: &SearchGame, at: &Ending, cards: &[Card]) -> Option<usize> {
    let seat = at.turn();
    let held = at.hand(seat).and(game.opposite(at, seat));
    let done = usize::from(at.progress.part).min(cards.len());
    cards[done..].iter().position(|card| held.has(*card)).map(|gone| done + gone)
}

/// Plays the next card of the list; one in the other hand is led up to.
pub(super) fn play(game: &SearchGame, at: &mut Ending, cards: &[Card]) -> StepEffect {
    let seat = at.turn();
    let held = at.hand(seat);
    let Some(next) = next_card(game, at, cards) else { return StepEffect::Passed };
    let card = cards[next];
    at.progress.part = next as u8 + 1;
    if held.has(card) {
        return StepEffect::by(card);
    }
    match held.of(card.suit).lowest().filter(|low| *low < card) {
        Some(low) => {
            at.progress.aim = Some(card);
            StepEffect::by(low)
        }
        None => {
            at.progress.part = next as u8;
            StepEffect::Elsewhere
        }
    }
}

/// The leads that cross to the other hand: low to a winner there, or to be ruffed.
pub(super) fn crossings(game: &SearchGame, at: &Ending, to: Seat, suit: Option<Suit>) -> NormalPlays {
    let (held, opposite) = (at.hand(to.partner()), at.hand(to));
    let mut plays = no_plays();
    for suit in Suit::DOWN.into_iter().filter(|s| suit.is_none_or(|only| only == *s)) {
        let Some(low) = held.of(suit).lowest() else { continue };
        let to_winner =
            opposite.of(suit).highest().is_some_and(|top| game.takes_for_winner(at, top) && low < top);
        let to_ruff =
            opposite.of(suit).is_empty() && !game.is_trump(suit) && !game.trumps(opposite).is_empty();
        if to_winner || to_ruff {
            plays.add(low, PlayReason::Stated);
        }
    }
    plays
}

/// Crosses once.
pub(super) fn cross(game: &SearchGame, at: &mut Ending, to: Seat, suit: Option<Suit>) -> StepEffect {
    if at.turn() == to || at.progress.part > 0 {
        return StepEffect::Passed;
    }
    let plays = crossings(game, at, to, suit);
    at.progress.part = 1;
    StepEffect::Out(plays)
}

/// Plays the winners of this hand, as the claimer sees them, in any order of suits.
pub(super) fn good(game: &SearchGame, at: &Ending, hand: Seat) -> StepEffect {
    let wins = |card: Card| game.takes_for_winner(at, card);
    if !at.hand(hand).into_iter().any(wins) {
        return StepEffect::Passed;
    }
    if at.turn() != hand {
        let plays = crossings(game, at, hand, None);
        return if plays.normal.is_empty() { StepEffect::Elsewhere } else { StepEffect::Out(plays) };
    }
    let mut plays = no_plays();
    let any = lead::plays(game, at).normal;
    any.into_iter().filter(|(card, _)| wins(*card)).for_each(|(card, _)| plays.add(card, PlayReason::Stated));
    if plays.normal.is_empty() {
        at.hand(hand)
            .into_iter()
            .filter(|card| wins(*card))
            .for_each(|card| plays.add(card, PlayReason::Stated));
    }
    StepEffect::Out(plays)
}

/// Finesses once, from the hand before the opponent through whom it goes. A card that is led itself
/// is run.
pub(super) fn finesse(at: &mut Ending, card: Card, through: Seat) -> StepEffect {
    let from = through.rho();
    let held = at.hand(from);
    let low = held.of(card.suit).lowest();
    let gone = !held.and(at.hand(from.partner())).has(card);
    match low {
        Some(low) if !gone && at.progress.part == 0 => {
            if at.turn() != from {
                return StepEffect::Elsewhere;
            }
            at.progress.part = 1;
            at.progress.aim = Some(card);
            StepEffect::by(if held.has(card) { card } else { low })
        }
        _ => StepEffect::Passed,
    }
}

/// Concedes a low card of the suit, once.
pub(super) fn concede(game: &SearchGame, at: &mut Ending, suit: Suit) -> StepEffect {
    match at.hand(at.turn()).of(suit).lowest() {
        _ if at.progress.part > 0 => StepEffect::Passed,
        Some(low) => {
            at.progress.part = 1;
            StepEffect::by(low)
        }
        None if game.opposite(at, at.turn()).of(suit).is_empty() => StepEffect::Passed,
        None => StepEffect::Elsewhere,
    }
}

/// Plays cards taken for winners in the suits of a list, in any order. Where one list follows
/// another, the tricks of the first are counted as far as there are winners for them.
pub(super) fn tally(game: &SearchGame, at: &mut Ending, lists: &[Vec<SuitTricks>]) -> StepEffect {
    let Some((list, counted)) = list_at_work(game, at, lists) else { return StepEffect::Passed };
    let any = lead::plays(game, at);
    let listed = |(card, why): &&(Card, PlayReason)| {
        names(list, card.suit)
            && matches!(
                why,
                PlayReason::Cashes | PlayReason::Crosses | PlayReason::AnyOrder | PlayReason::Draws
            )
    };
    let mut normal: Vec<(Card, PlayReason)> = any.normal.iter().filter(listed).copied().collect();
    if lists.len() > 1 {
        normal.iter_mut().for_each(|(_, why)| *why = PlayReason::Stated);
    }
    if normal.is_empty() {
        return StepEffect::Out(any);
    }
    at.progress.part = counted.unwrap_or(at.progress.part);
    StepEffect::Out(NormalPlays::of(normal, Presumption::AsStated))
}

/// True if the list has tricks in this suit.
pub(super) fn names(list: &[SuitTricks], suit: Suit) -> bool {
    list.iter().any(|listed| listed.suit == suit)
}

/// The list whose tricks are being won, and the count with one more trick of it; the last list is
/// not counted.
pub(super) fn list_at_work<'a>(
    game: &SearchGame,
    at: &Ending,
    lists: &'a [Vec<SuitTricks>],
) -> Option<(&'a [SuitTricks], Option<u8>)> {
    let seat = at.turn();
    let winners = at.hand(seat).and(game.opposite(at, seat));
    let has_winners = |list: &[SuitTricks]| {
        winners.into_iter().any(|card| names(list, card.suit) && game.takes_for_winner(at, card))
    };
    let (last, earlier) = lists.split_last()?;
    let mut counted = 0;
    for list in earlier {
        let before = counted;
        counted += list.iter().map(|listed| listed.tricks).sum::<u8>();
        if at.progress.part < counted && has_winners(list) {
            return Some((list, Some(at.progress.part.max(before) + 1)));
        }
    }
    Some((last, None))
}
