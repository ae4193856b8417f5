//! Tricks that are certain without a search.

use crate::bridge::{Cards, Suit};
use crate::engine::claim::ending::Ending;
use crate::engine::claim::game::Game;

/// Tricks that an opponent on lead can cash at once from the top, whatever anybody plays.
pub(super) fn cashed_by_opponents(game: &Game, at: &Ending) -> u8 {
    let leader = at.trick.leader;
    if leader.side() == game.side {
        return 0;
    }
    let his = at.hand(leader);
    let others = [leader.lho(), leader.partner(), leader.rho()].map(|seat| at.hand(seat));
    let ruffs = |hand: &Cards, suit: Suit, rounds: usize| {
        !game.is_trump(suit) && !game.trumps(*hand).is_empty() && hand.of(suit).len() < rounds
    };
    let run = |suit: Suit| {
        let against = others.iter().fold(Cards::EMPTY, |all, hand| all.and(hand.of(suit)));
        let tops = against.highest().map_or(his.of(suit), |top| his.above(top)).len();
        (0..=tops).rev().find(|rounds| !others.iter().any(|hand| ruffs(hand, suit, *rounds))).unwrap_or(0)
    };
    Suit::DOWN.into_iter().map(run).sum::<usize>() as u8
}

/// Tricks that the claimer's side wins whatever anybody plays, at the beginning of a trick: all, when the hand on lead
/// cannot lose the lead or both hands hold winners only; otherwise the top trumps of one hand.
pub(super) fn sure_tricks(game: &Game, at: &Ending) -> u8 {
    let leader = at.trick.leader;
    let out = game.out(at);
    if leader.side() == game.side && game.trumps(out).is_empty() {
        let (own, opposite) = (at.hand(leader), at.hand(leader.partner()));
        let tops = |hand: Cards, against: Cards| hand.into_iter().all(|card| against.above(card).is_empty());
        let keeps_the_lead = game.trumps(opposite).is_empty() && tops(own, out.and(opposite));
        if keeps_the_lead || tops(own.and(opposite), out) {
            return at.left();
        }
    }
    let top_trumps = |hand: Cards, opposite: Cards| {
        let trumps = game.trumps(hand);
        let against = game.trumps(out.and(opposite));
        against.highest().map_or(trumps, |top| trumps.above(top)).len()
    };
    let [first, second] = [game.facts.claimer(), game.facts.claimer().partner()].map(|seat| at.hand(seat));
    top_trumps(first, second).max(top_trumps(second, first)) as u8
}
