//! Tricks that are certain without a search.

use super::two_hands::CountedHands;
use crate::bridge::{Card, Cards, Seat, Suit};
use crate::engine::claim::normal;
use crate::engine::claim::play::ending::Ending;
use crate::engine::claim::play::game::SearchGame;

/// Tricks that an opponent on lead can cash from the top against any play.
pub(super) fn cashed_by_opponents(game: &SearchGame, at: &Ending) -> u8 {
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

/// Tricks the claimer's side wins against any play, at the start of a trick: all, if the hand on
/// lead cannot lose the lead or both hands hold only winners; otherwise the top trumps of one hand.
pub(super) fn sure_tricks(game: &SearchGame, at: &Ending) -> u8 {
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
    // Each wins a trick of its own; a higher one opposite wins it too.
    let top_trumps = |seat: Seat| {
        let trumps = game.trumps(at.hand(seat));
        game.trumps(out).highest().map_or(trumps, |top| trumps.above(top)).len()
    };
    let claimer = game.facts.claimer();
    top_trumps(claimer).max(top_trumps(claimer.partner())) as u8
}

/// Declarer's two hands, where the tricks before the lead can be lost depend on them alone
/// ([`super::two_hands`]): declarer is on lead, no trump is out, no lead is a guess, nothing is
/// forgotten, no step is left, and no trick is left to concede.
pub(super) fn on_their_own(game: &SearchGame, at: &Ending) -> Option<CountedHands> {
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
        && !game.announces_discards()
        && !Suit::DOWN.into_iter().any(may_guess);
    if !is_bound {
        return None;
    }
    Some(CountedHands::of(hands, out))
}
