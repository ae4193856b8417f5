//! Drawing trumps and ruffing, as stated.

use super::effect::{StepEffect, no_plays};
use super::suits;
use crate::bridge::{Card, Cards, Seat, Suit};
use crate::engine::claim::normal::lead;
use crate::engine::claim::play::ending::Ending;
use crate::engine::claim::play::game::SearchGame;
use crate::engine::claim::play::play_reason::PlayReason;
use crate::engine::claim::statement::{RuffWith, StatementStep};

/// Draws until no trump is believed out, or, by the view that the claimer notices the break, until
/// one more round would cost an announced ruff.
pub(super) fn draw(game: &SearchGame, at: &Ending) -> StepEffect {
    let is_done = game.trumps(game.believed_out(at)).is_empty();
    if is_done || !game.draws_on && keeps_the_rest(game, at) {
        StepEffect::Passed
    } else {
        lead_trumps(game, at)
    }
}

/// True if a hand has no more trumps than a later step ruffs with, and would have had with an even
/// break, once an opponent shows out of them after the claim.
fn keeps_the_rest(game: &SearchGame, at: &Ending) -> bool {
    let Some(trump) = game.trump.suit() else { return false };
    let before = game.facts.shown_out();
    let shows_out = |seat: &Seat| at.shown_out.has(*seat, trump) && !before.contains(&(*seat, trump));
    if !game.opponents.iter().any(shows_out) {
        return false;
    }
    let at_claim = |seat: Seat| game.facts.hand(seat).of(trump);
    let out = game.opponents.into_iter().fold(Cards::EMPTY, |all, seat| all.and(at_claim(seat)));
    let rounds = out.minus(at.forgotten).len().div_ceil(2);
    let later = game.facts.statement().iter().skip(usize::from(at.progress.step) + 1);
    let mut ruffs = later.filter_map(|step| match step.done() {
        StatementStep::Ruff { hand, times, .. } => Some((*hand, usize::from(*times))),
        _ => None,
    });
    ruffs
        .any(|(hand, times)| at_claim(hand).len() >= rounds + times && at.hand(hand).of(trump).len() <= times)
}

/// Draws this many rounds, whatever is believed to be out.
pub(super) fn draw_rounds(game: &SearchGame, at: &mut Ending, rounds: u8) -> StepEffect {
    if at.progress.part >= rounds {
        return StepEffect::Passed;
    }
    let carried = lead_trumps(game, at);
    at.progress.part += u8::from(matches!(carried, StepEffect::Out(_)));
    carried
}

/// Draws until this many have fallen, or both opponents have shown out, and none is believed out.
pub(super) fn draw_out(game: &SearchGame, at: &Ending, number: u8) -> StepEffect {
    let Some(trump) = game.trump.suit() else { return StepEffect::Passed };
    // Saturates, because more trumps are held at the beginning of the trick of the claim.
    let at_claim: usize = game.opponents.iter().map(|seat| game.facts.hand(*seat).of(trump).len()).sum();
    let left: usize = game.opponents.iter().map(|seat| at.hand(*seat).of(trump).len()).sum();
    let fallen = at_claim.saturating_sub(left);
    let all_shown_out = game.opponents.iter().all(|seat| at.shown_out.has(*seat, trump));
    if fallen >= usize::from(number) || all_shown_out { draw(game, at) } else { lead_trumps(game, at) }
}

/// Leads the top trump, or low to a higher one opposite.
fn lead_trumps(game: &SearchGame, at: &Ending) -> StepEffect {
    let seat = at.turn();
    let (held, opposite) = (game.trumps(at.hand(seat)), game.trumps(game.opposite(at, seat)));
    if held.and(opposite).is_empty() {
        return StepEffect::Passed;
    }
    let (Some(top), Some(low)) = (held.highest(), held.lowest()) else { return StepEffect::Elsewhere };
    let mut plays = no_plays();
    let wins = |card: Card| game.takes_for_winner(at, card);
    if opposite.highest().is_none_or(|other| wins(top) || top > other) {
        plays.add(top, PlayReason::Stated);
    }
    if opposite.highest().is_some_and(|other| other > low && (wins(other) || other > top)) {
        plays.add(low, PlayReason::Stated);
    }
    StepEffect::Out(plays)
}

/// Leads from the other hand, until the suit has been ruffed this many times. The trump is
/// announced: another one is played only where that one does not win.
pub(super) fn ruff(
    game: &SearchGame,
    at: &mut Ending,
    suit: Suit,
    hand: Seat,
    times: u8,
    with: RuffWith,
) -> StepEffect {
    let from = at.hand(hand.partner()).of(suit).lowest();
    let (Some(announced), Some(low)) = (announced(game, at, hand, with), from) else {
        return StepEffect::Passed;
    };
    if at.progress.part >= times {
        return StepEffect::Passed;
    }
    if at.turn() == hand {
        return StepEffect::Elsewhere;
    }
    if at.hand(hand).of(suit).is_empty() {
        at.progress.part += 1;
        at.progress.aim = Some(announced);
    }
    StepEffect::by(low)
}

/// The announced trump for a ruff in this hand.
pub(super) fn announced(game: &SearchGame, at: &Ending, hand: Seat, with: RuffWith) -> Option<Card> {
    let trumps = game.trumps(at.hand(hand));
    match with {
        RuffWith::Low => trumps.lowest(),
        RuffWith::High => trumps.highest(),
        RuffWith::Card(card) => Some(card).filter(|card| trumps.has(*card)),
    }
}

/// Leads losers to be ruffed opposite, from whichever hand has them, as long as there are any.
pub(super) fn crossruff(game: &SearchGame, at: &mut Ending, named: &[Suit], high: bool) -> StepEffect {
    let seat = at.turn();
    let leads = |from: Seat| -> Cards {
        let opposite = game.opposite(at, from);
        let suits = Suit::DOWN.into_iter().filter(|suit| named.is_empty() || named.contains(suit));
        let to_ruff = suits.filter(|s| {
            !game.is_trump(*s) && opposite.of(*s).is_empty() && !game.trumps(opposite).is_empty()
        });
        let lows = to_ruff.filter_map(|suit| at.hand(from).of(suit).lowest());
        lows.filter(|low| !game.takes_for_winner(at, *low)).collect()
    };
    let here = leads(seat);
    if !here.is_empty() {
        let trumps = game.trumps(game.opposite(at, seat));
        at.progress.aim = if high { trumps.highest() } else { trumps.lowest() };
        let mut plays = no_plays();
        here.into_iter().for_each(|card| plays.add(card, PlayReason::Stated));
        return StepEffect::Out(plays);
    }
    if !game.plays(seat.partner()) || leads(seat.partner()).is_empty() {
        return StepEffect::Passed;
    }
    // Crosses without using up the trumps needed for ruffs, if possible.
    let mut plays = lead::plays(game, at);
    plays.normal.retain(|(card, _)| !game.is_trump(card.suit));
    if plays.normal.is_empty() {
        plays = suits::crossings(game, at, seat.partner(), None);
    }
    if plays.normal.is_empty() { StepEffect::Elsewhere } else { StepEffect::Out(plays) }
}
