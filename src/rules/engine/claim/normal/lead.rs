//! Leading: cards taken for winners, crossings to winners, ruffs and guesses, each suit in turn and
//! the suits in any order; losers only when there is nothing else, or a conceded trick is still to
//! be lost.

use super::normal_plays::NormalPlays;
use crate::bridge::{Card, Cards, Suit};
use crate::engine::claim::play::ending::Ending;
use crate::engine::claim::play::game::SearchGame;
use crate::engine::claim::play::play_reason::PlayReason;
use crate::law::Presumption;

/// The leads of a hand, by purpose.
struct LeadOptions {
    winning: Vec<(Card, PlayReason)>,
    losing: Vec<(Card, PlayReason)>,
    drawing: Vec<(Card, PlayReason)>,
    ruffing: Vec<(Card, PlayReason)>,
}

/// The normal leads when no step of the statement is at work.
pub(super) fn plays(game: &SearchGame, at: &Ending) -> NormalPlays {
    let mut leads = LeadOptions {
        winning: Vec::with_capacity(5),
        losing: Vec::new(),
        drawing: Vec::new(),
        ruffing: Vec::new(),
    };
    for suit in Suit::DOWN {
        one_suit(game, at, suit, &mut leads);
    }
    if let Some(draws) = draws(game, at, &leads) {
        return draws;
    }
    let mut plays = NormalPlays::of(leads.winning, Presumption::WinnersFirst);
    keep_trumps(game, at, &mut plays);
    if plays.normal.is_empty() || at.lost < game.conceded {
        let thrown = discards_to_come(game, at, &plays);
        leads.losing.retain(|(card, _)| game.is_trump(card.suit) || thrown.is_none_or(|on| on == card.suit));
        plays.normal.extend(leads.losing);
        plays.rest = Presumption::NoDearerThanNeeded;
    }
    plays
}

/// A suit with a winner opposite that the hand on lead can reach and discard a loser on. A conceded
/// trick is then no reason to lead the loser.
fn discards_to_come(game: &SearchGame, at: &Ending, plays: &NormalPlays) -> Option<Suit> {
    let seat = at.turn();
    let (held, opposite) = (at.hand(seat), game.opposite(at, seat));
    let reaches =
        plays.normal.iter().any(|(_, why)| matches!(why, PlayReason::Crosses | PlayReason::LeadsToRuff));
    let runs = |suit: &Suit| {
        let winners = opposite.of(*suit).into_iter().filter(|card| game.takes_for_winner(at, *card));
        winners.count() > held.of(*suit).len()
    };
    Suit::DOWN.into_iter().find(runs).filter(|_| reaches)
}

fn one_suit(game: &SearchGame, at: &Ending, suit: Suit, leads: &mut LeadOptions) {
    let seat = at.turn();
    let (held, opposite) = (at.hand(seat).of(suit), game.opposite(at, seat).of(suit));
    let (Some(top), Some(low)) = (held.highest(), held.lowest()) else { return };
    let mut found = NormalPlays::none(Presumption::FromTheTop);
    cash(game, at, held, opposite, &mut found);
    let winner_opposite = opposite.highest().filter(|card| game.takes_for_winner(at, *card));
    if let Some(winner) = winner_opposite {
        let from_the_top = game.from_the_top(held.and(opposite));
        let wasteful = game.takes_for_winner(at, low) && top > winner && from_the_top;
        if low < winner && !wasteful {
            found.add(low, PlayReason::Crosses);
        }
    }
    let trumps_opposite = game.trumps(game.opposite(at, seat));
    let can_ruff = !game.is_trump(suit) && opposite.is_empty() && !trumps_opposite.is_empty();
    if can_ruff && !game.takes_for_winner(at, low) {
        found.add(low, PlayReason::LeadsToRuff);
        leads.ruffing.push((low, PlayReason::LeadsToRuff));
    }
    guess(game, at, held, opposite, &mut found);
    if found.normal.is_empty() {
        leads.losing.push((low, PlayReason::GivesUp));
    }
    if game.is_trump(suit) {
        let draws =
            found.normal.iter().filter(|(_, why)| matches!(why, PlayReason::Cashes | PlayReason::Crosses));
        leads.drawing.extend(draws.map(|(card, _)| (*card, PlayReason::Draws)));
    }
    leads.winning.extend(found.normal);
}

/// Cashes cards taken for winners: the top one, or any of them where no order is laid down.
fn cash(game: &SearchGame, at: &Ending, held: Cards, opposite: Cards, found: &mut NormalPlays) {
    let Some(top) = held.highest().filter(|top| game.takes_for_winner(at, *top)) else { return };
    if game.from_the_top(held.and(opposite)) {
        if !higher_opposite_is_cut_off(game, at, opposite, top) {
            found.add(top, PlayReason::Cashes);
        }
        return;
    }
    for card in held.into_iter().filter(|card| game.takes_for_winner(at, *card)) {
        found.add(card, if card == top { PlayReason::Cashes } else { PlayReason::AnyOrder });
    }
}

/// True if a higher card lies opposite and a card that is out ranks in between; from the top then
/// means the higher one first.
pub(super) fn higher_opposite_is_cut_off(
    game: &SearchGame,
    at: &Ending,
    opposite: Cards,
    card: Card,
) -> bool {
    let Some(highest) = opposite.above(card).highest() else { return false };
    let in_trick: Cards = at.trick.cards().collect();
    !game.out(at).and(in_trick).above(card).below(highest).is_empty()
}

/// A lead that gains if one card lies well (Law 70E1): towards a card opposite that just one card
/// believed out beats, or of such a card with a winner opposite.
fn guess(game: &SearchGame, at: &Ending, held: Cards, opposite: Cards, found: &mut NormalPlays) {
    let (Some(top), Some(low), Some(top_opposite)) = (held.highest(), held.lowest(), opposite.highest())
    else {
        return;
    };
    let out = game.believed_out(at);
    let hangs_on_one = |card: &Card| out.above(*card).len() == 1 && !out.below(*card).is_empty();
    if !game.takes_for_winner(at, top) && opposite.into_iter().any(|card| hangs_on_one(&card)) {
        found.add(low, PlayReason::Guesses);
    }
    if game.takes_for_winner(at, top_opposite)
        && let Some(card) = held.into_iter().rev().find(hangs_on_one)
    {
        found.add(card, PlayReason::Guesses);
    }
}

/// True if some lead from the claimer's hands would be such a guess.
pub(in crate::engine::claim) fn may_guess(game: &SearchGame, at: &Ending) -> bool {
    let claimer = game.facts.claimer();
    [claimer, claimer.partner()].into_iter().filter(|seat| game.plays(*seat)).any(|seat| {
        let mut found = NormalPlays::none(Presumption::WinnersFirst);
        for suit in Suit::DOWN {
            guess(game, at, at.hand(seat).of(suit), game.opposite(at, seat).of(suit), &mut found);
        }
        !found.normal.is_empty()
    })
}

/// The claimer draws trumps if they know that some are out and can draw them, unless there are
/// losers to ruff first.
fn draws(game: &SearchGame, at: &Ending, leads: &LeadOptions) -> Option<NormalPlays> {
    let trump = game.trump.suit().filter(|_| game.presumed.has(Presumption::DrawsTrumps))?;
    let all_shown_out = game.opponents.iter().all(|seat| at.shown_out.has(*seat, trump));
    if game.believed_out(at).of(trump).is_empty() || leads.drawing.is_empty() || all_shown_out {
        return None;
    }
    let mut plays = NormalPlays::of(leads.drawing.clone(), Presumption::DrawsTrumps);
    let can_be_ruffed_here = ruffs_here(game, at, trump);
    if !leads.ruffing.is_empty() || can_be_ruffed_here {
        leads.ruffing.iter().for_each(|(card, why)| plays.add(*card, *why));
    }
    if can_be_ruffed_here {
        let crossings = leads.winning.iter().filter(|(_, why)| *why == PlayReason::Crosses);
        crossings.for_each(|(card, why)| plays.add(*card, *why));
    }
    Some(plays)
}

/// Where presumed, the claimer plays other winners before trumps: once both opponents have shown
/// out, or when they believe none to be out. In that case they may still lead a trump to change
/// hands.
fn keep_trumps(game: &SearchGame, at: &Ending, plays: &mut NormalPlays) {
    let is_trump = |card: Card| game.is_trump(card.suit);
    let Some(trump) = game.trump.suit().filter(|_| plays.normal.iter().any(|(card, _)| !is_trump(*card)))
    else {
        return;
    };
    let by = if game.opponents.iter().all(|seat| at.shown_out.has(*seat, trump)) {
        Presumption::KeepsTrumps
    } else if game.believed_out(at).of(trump).is_empty() {
        Presumption::NoTrumpToBeSafe
    } else {
        return;
    };
    if game.presumed.has(by) {
        let opposite = game.opposite(at, at.turn());
        let crosses = |card: Card| by == Presumption::NoTrumpToBeSafe && !opposite.above(card).is_empty();
        let barred = |(card, _): &(Card, PlayReason)| is_trump(*card) && !crosses(*card);
        plays.barred.extend(plays.normal.iter().filter(|lead| barred(lead)).map(|(card, _)| (*card, by)));
        plays.normal.retain(|lead| !barred(lead));
    }
}

/// True if the hand opposite has a loser that this hand could ruff.
fn ruffs_here(game: &SearchGame, at: &Ending, trump: Suit) -> bool {
    let seat = at.turn();
    let (held, opposite) = (at.hand(seat), game.opposite(at, seat));
    let loses = |suit: Suit| opposite.of(suit).lowest().is_some_and(|low| !game.takes_for_winner(at, low));
    let side_suits = Suit::DOWN.into_iter().filter(|suit| *suit != trump);
    !held.of(trump).is_empty() && side_suits.into_iter().any(|suit| held.of(suit).is_empty() && loses(suit))
}
