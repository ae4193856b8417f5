//! Tricks that are certain without a search.

use crate::bridge::{Card, Cards, Suit};
use crate::engine::claim::ending::Ending;
use crate::engine::claim::game::Game;
use crate::engine::claim::normal;

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

/// What counts of a suit for how long a hand keeps the lead.
#[derive(Clone, Copy)]
struct Held {
    cards: u8,
    winners: u8,
}

/// Tricks that declarer on lead wins before he can lose the lead, when no trump is out and no lead of his is a guess: he
/// has forgotten nothing, said nothing more and conceded nothing more, so that he leads winners and crosses to winners as
/// long as he can. In the end the hand on lead has no winner, and of each suit either it has no card or the other hand no
/// winner. Each trick takes one card of each hand.
pub(super) fn before_the_lead_is_lost(game: &Game, at: &Ending) -> u8 {
    let leader = at.trick.leader;
    let hands = [at.hand(leader), game.opposite(at, leader)];
    let out = game.out(at);
    let may_guess = |suit: Suit| {
        let [held, opposite] = hands.map(|hand| hand.of(suit));
        let between = |card: Card| !out.above(card).is_empty() && !out.below(card).is_empty();
        !held.is_empty() && !opposite.is_empty() && held.and(opposite).into_iter().any(between)
    };
    let is_bound = game.plays_both()
        && leader.side() == game.side
        && game.trumps(out).is_empty()
        && at.forgotten.is_empty()
        && at.lost >= game.conceded
        && game.presumed.has_all_shared()
        && game.unlocated == [false; 4]
        && normal::is_over(game, at)
        && !Suit::DOWN.into_iter().any(may_guess);
    if !is_bound {
        return 0;
    }
    let held = |hand: Cards, suit: Suit| {
        let cards = hand.of(suit);
        let winners = out.of(suit).highest().map_or(cards, |top| cards.above(top));
        Held { cards: cards.len() as u8, winners: winners.len() as u8 }
    };
    let [own, opposite] = hands.map(|hand| Suit::DOWN.map(|suit| held(hand, suit)));
    ending_in(own, opposite).min(ending_in(opposite, own))
}

/// The fewest tricks until the last hand has no winner and of each suit no card, or the other hand no winner of it.
fn ending_in(last: [Held; 4], other: [Held; 4]) -> u8 {
    let until = |gone: u8| {
        let [mut of_last, mut of_other] = [0, 0];
        for (i, (held, opposite)) in last.iter().zip(&other).enumerate() {
            let is_gone = gone & 1 << i != 0;
            of_last += if is_gone { held.cards } else { held.winners };
            of_other += if is_gone { 0 } else { opposite.winners };
        }
        of_last.max(of_other)
    };
    (0..1 << last.len()).map(until).min().unwrap_or(0)
}
