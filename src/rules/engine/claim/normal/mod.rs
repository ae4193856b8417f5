//! The normal plays, and the presumption that excludes each other play (`exclusion`).
//!
//! `lead` covers leading, `follow` playing to a trick in progress, `stated` carrying out a
//! statement, `count` the tricks that can be counted from the top. They are presumptions about
//! every hand that the claimer plays; the opponents may play any legal card, and a claiming
//! defender's partner almost any (Law 70D2).

mod count;
mod exclusion;
mod follow;
mod lead;
mod normal_plays;
mod stated;

use super::play::ending::{Ending, one_of_each_run};
use super::play::game::SearchGame;
use super::play::play_reason::PlayReason;
use crate::bridge::trick::beats;
use crate::bridge::{Card, Cards};
use crate::law::Presumption;
pub(super) use count::TopTrickCount;
pub(super) use lead::may_guess;
pub use normal_plays::NormalPlays;
pub(super) use stated::is_over;

/// The position from which a claim is searched, with these cards forgotten: that of the claim.
pub fn at_claim(game: &SearchGame, forgotten: Cards) -> Ending {
    stated::at_claim(game, forgotten)
}

/// The normal plays of the player in turn. Brings the position up to the step of the statement at
/// work.
pub fn plays(game: &SearchGame, at: &mut Ending) -> NormalPlays {
    plays_counting(game, &mut TopTrickCount::new(game.trump), at)
}

/// The legal plays of the player in turn that are not normal, each with the presumption that
/// excludes it.
pub fn excluded(game: &SearchGame, at: &Ending) -> Vec<(Card, Presumption)> {
    exclusion::excluded(game, at, &plays(game, &mut at.clone()))
}

/// The normal plays, with a cache of counted tricks.
pub(super) fn plays_counting(game: &SearchGame, count: &mut TopTrickCount, at: &mut Ending) -> NormalPlays {
    let seat = at.turn();
    let mut plays = if game.plays(seat) {
        claimers(game, count, at)
    } else if seat.side() == game.side {
        partners(game, at)
    } else {
        let any = at.legal().into_iter().map(|card| (card, PlayReason::Opponents)).collect();
        return NormalPlays::of(any, Presumption::AsStated);
    };
    if !game.presumed.has_all_shared() {
        exclusion::lift(game, at, &mut plays);
    }
    plays
}

/// True if a play wins only if a card lies well (70E1): following, a card that may be beaten;
/// leading, any but a winner or a card led to a winner opposite.
pub(super) fn is_guess(game: &SearchGame, at: &Ending, card: Card) -> bool {
    if !at.trick.is_empty() {
        return follow::is_guess(game, at, card);
    }
    let opposite = game.opposite(at, at.turn()).of(card.suit).highest();
    let to_winner = opposite.is_some_and(|over| over > card && game.takes_for_winner(at, over));
    !to_winner && !game.takes_for_winner(at, card)
}

/// The normal plays that do not give up tricks countable from the top of the claimer's hands: first
/// with the plays whose tricks cannot be counted, such as guesses, then without them.
pub(super) fn that_keep_the_count(
    game: &SearchGame,
    count: &mut TopTrickCount,
    at: &Ending,
    plays: &NormalPlays,
) -> [Cards; 2] {
    count.against(game.believed_out(at));
    let counted = plays.normal.iter().map(|(card, _)| (*card, counted(game, at, *card, count)));
    let counted: Vec<(Card, Option<usize>)> = counted.collect();
    let most = counted.iter().filter_map(|(_, tricks)| *tricks).max();
    let which = |passes: &dyn Fn(Option<usize>) -> bool| -> Cards {
        counted.iter().filter(|(_, tricks)| passes(*tricks)).map(|(card, _)| *card).collect()
    };
    [which(&|tricks| tricks.is_none() || tricks == most), which(&|tricks| tricks == most)]
}

/// Tricks that declarer on lead can count from the top with certainty: nothing is forgotten, no
/// opponent has a trump, and no step of a statement is left.
pub(super) fn certain(game: &SearchGame, count: &mut TopTrickCount, at: &Ending) -> u8 {
    let (seat, out) = (at.turn(), game.out(at));
    let is_certain = game.plays_both()
        && game.plays(seat)
        && at.trick.is_empty()
        && at.forgotten.is_empty()
        && game.trumps(out).is_empty()
        && stated::is_over(game, at);
    if is_certain { count.against(out).tricks(at.hand(seat), game.opposite(at, seat)) as u8 } else { 0 }
}

/// The tricks countable from the top with this play, this one included, if it wins for certain.
fn counted(game: &SearchGame, at: &Ending, card: Card, count: &mut TopTrickCount) -> Option<usize> {
    let seat = at.turn();
    let (hand, opposite) = (at.hand(seat), game.opposite(at, seat));
    let Some((winner, best)) = at.trick.winning(game.trump) else {
        return count.by_leading(hand, opposite, card);
    };
    let rest = hand.without(card);
    if beats(card, best, game.trump) && game.takes_for_winner(at, card) {
        Some(1 + count.tricks(rest, opposite))
    } else if winner == seat.partner() && game.plays(winner) && game.takes_for_winner(at, best) {
        Some(1 + count.tricks(opposite, rest))
    } else {
        None
    }
}

fn claimers(game: &SearchGame, count: &mut TopTrickCount, at: &mut Ending) -> NormalPlays {
    let legal = at.legal();
    let speaks = game.presumed.has(Presumption::AsStated);
    let (leads, silent) = (at.trick.is_empty(), game.facts.statement().is_empty());
    let stated = match leads {
        _ if silent || !speaks => None,
        true => stated::lead(game, at),
        false => stated::follow(game, at),
    };
    match (legal.lowest(), stated) {
        (Some(card), _) if legal.len() == 1 => {
            NormalPlays::only(card, PlayReason::Forced, Presumption::AsStated)
        }
        (_, Some(stated)) => stated,
        _ if leads => lead::plays(game, at),
        _ => follow::plays(game, count, at),
    }
}

/// The plays of a claiming defender's partner: any that is not worse than careless (Law 70D2).
fn partners(game: &SearchGame, at: &Ending) -> NormalPlays {
    let present = at.present();
    let legal = at.legal();
    let mut cards = one_of_each_run(legal, present);
    if let (Some(led), Some((winner, winning))) = (at.led(), at.trick.winning(game.trump)) {
        let follows = !legal.of(led).is_empty();
        let in_hands = at.hands.iter().fold(Cards::EMPTY, |all, hand| all.and(*hand));
        if !follows {
            let trumps = game.trumps(cards);
            let no_masters: Cards =
                cards.minus(trumps).into_iter().filter(|card| !in_hands.above(*card).is_empty()).collect();
            if !no_masters.is_empty() {
                cards = no_masters.and(trumps);
            }
        } else if at.trick.len() == 3 {
            let cheapest = legal.into_iter().find(|card| beats(*card, winning, game.trump));
            let card = if winner.side() == game.side { legal.lowest() } else { cheapest };
            cards = card.map_or(cards, Cards::one);
        }
    }
    let normal = cards.into_iter().map(|card| (card, PlayReason::Partners)).collect();
    NormalPlays::of(normal, Presumption::PartnerKeepsMasters)
}
