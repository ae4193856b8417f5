//! The standards: which of the plays that no presumption excludes a player of a class would still not make, because in
//! the layouts he believes in another play is better.
//!
//! Values inside a layout are double dummy, so every layout is credited with a right guess later on. That keeps some
//! plays that a careful player would drop; the error is against the claimer, as doubt is to be (70A).

use super::asked::Standard;
use super::belief::Belief;
use super::double_dummy::DoubleDummy;
use super::ending::Ending;
use super::game::Game;
use super::normal::Plays;
use crate::bridge::{Card, Cards, Seat, Trick};

/// A legal play and what it wins in each layout.
struct Choice {
    card: Card,
    tricks: Vec<u8>,
    /// Tricks summed over all deals of all layouts
    sum: u64,
}

/// An inferior play may cost at most this many halves or quarters of a trick on average.
const INFERIOR_COSTS: u64 = 2;
const CONSIDERED_COSTS: u64 = 4;

/// Of the normal plays, those that the standard leaves. A test that would leave nothing is not applied.
pub(super) fn left_by(
    standard: Standard,
    game: &Game,
    solver: &mut DoubleDummy,
    belief: &Belief,
    at: &Ending,
    plays: &Plays,
) -> Cards {
    let normal: Cards = plays.normal.iter().map(|(card, _)| *card).collect();
    if normal.len() < 2 {
        return normal;
    }
    // A stated play is measured against the other ways of carrying the statement out only.
    let pool = if plays.stated() { normal } else { at.legal() };
    let options = options(game, solver, belief, at, pool);
    let deals: u64 = belief.layouts.iter().map(|layout| layout.deals).sum();
    let best = options.iter().map(|option| option.sum).max().unwrap_or(0);
    let costs_at_most = |option: &Choice, part: u64| (best - option.sum) * part <= deals;
    let best_somewhere = |option: &Choice| {
        (0..belief.layouts.len()).any(|i| options.iter().all(|other| other.tricks[i] <= option.tricks[i]))
    };
    let dominated = |option: &Choice| {
        options.iter().any(|other| {
            let mut pairs = other.tricks.iter().zip(&option.tricks);
            other.sum > option.sum && pairs.all(|(a, b)| a >= b)
        })
    };
    let inferior: Vec<&Choice> =
        options.iter().filter(|o| costs_at_most(o, INFERIOR_COSTS) && best_somewhere(o)).collect();
    let considered =
        inferior.iter().filter(|o| costs_at_most(o, CONSIDERED_COSTS) && !dominated(o)).map(|o| o.card);
    let considered: Cards = considered.filter(|card| normal.has(*card)).collect();
    let inferior: Cards = inferior.iter().map(|o| o.card).filter(|card| normal.has(*card)).collect();
    match (standard, considered.is_empty(), inferior.is_empty()) {
        (Standard::Considered, false, _) => considered,
        (_, _, false) => inferior,
        _ => normal,
    }
}

/// What each play wins in each layout; cards that do the same are worked out once.
fn options(game: &Game, solver: &mut DoubleDummy, belief: &Belief, at: &Ending, pool: Cards) -> Vec<Choice> {
    let seat = at.turn();
    let mut runs: Vec<(Card, Vec<u8>)> = Vec::new();
    let mut options = Vec::with_capacity(pool.len());
    for card in pool {
        let run = belief.run(card, at.hand(seat));
        let known = runs.iter().find(|(other, _)| *other == run).map(|(_, tricks)| tricks.clone());
        let tricks = known.unwrap_or_else(|| {
            let each = belief.layouts.iter().map(|l| after(game, solver, l.hands, belief.trick, seat, run));
            let tricks: Vec<u8> = each.collect();
            runs.push((run, tricks.clone()));
            tricks
        });
        let sum = belief.layouts.iter().zip(&tricks).map(|(l, t)| l.deals * u64::from(*t)).sum();
        options.push(Choice { card, tricks, sum });
    }
    options
}

/// The tricks of the claimer's side, this one included, once this card is played.
fn after(game: &Game, solver: &mut DoubleDummy, mut hands: [Cards; 4], trick: Trick, seat: Seat, card: Card) -> u8 {
    hands[seat.index()] = hands[seat.index()].without(card);
    let trick = trick.play(card);
    if trick.len() < 4 {
        return solver.tricks(&hands, trick, game.side);
    }
    let winner = trick.winning(game.trump).map_or(seat, |(winner, _)| winner);
    u8::from(winner.side() == game.side) + solver.tricks(&hands, Trick::new(winner), game.side)
}
