//! The presumption that excludes each play, and the plays that are normal where it does not hold.

use super::normal_plays::NormalPlays;
use crate::bridge::{Card, Cards};
use crate::engine::claim::play::ending::Ending;
use crate::engine::claim::play::game::SearchGame;
use crate::engine::claim::play::play_reason::PlayReason;
use crate::law::Presumption;

/// The legal plays that are not among the normal ones, each with the presumption that excludes it.
pub(super) fn excluded(game: &SearchGame, at: &Ending, plays: &NormalPlays) -> Vec<(Card, Presumption)> {
    others(at, plays).into_iter().map(|card| (card, presumption_against(game, at, plays, card))).collect()
}

/// Adds the plays excluded only by presumptions that the authority does not apply.
pub(super) fn lift(game: &SearchGame, at: &Ending, plays: &mut NormalPlays) {
    let lifted = |card: &Card| !game.presumed.has(presumption_against(game, at, plays, *card));
    let more: Vec<Card> = others(at, plays).into_iter().filter(lifted).collect();
    more.into_iter().for_each(|card| plays.add(card, PlayReason::NotPresumed));
}

fn others(at: &Ending, plays: &NormalPlays) -> Cards {
    plays.normal.iter().fold(at.legal(), |others, (card, _)| others.without(*card))
}

/// The presumption that excludes a card.
fn presumption_against(game: &SearchGame, at: &Ending, plays: &NormalPlays, card: Card) -> Presumption {
    if let Some((_, presumption)) = plays.barred.iter().find(|(barred, _)| *barred == card) {
        return *presumption;
    }
    let in_suit = || plays.normal.iter().filter(|(normal, _)| normal.suit == card.suit);
    match plays.rest {
        Presumption::WinnersFirst | Presumption::KeepsWinners | Presumption::TakesSureWinner
            if in_suit().any(|(normal, _)| *normal > card) && game.takes_for_winner(at, card) =>
        {
            Presumption::FromTheTop
        }
        Presumption::WinnersFirst
        | Presumption::KeepsWinners
        | Presumption::TakesSureWinner
        | Presumption::WinsLast
            if in_suit().any(|(normal, _)| *normal < card) =>
        {
            Presumption::NoDearerThanNeeded
        }
        // A trump on a winner of the claimer's side is a ruff.
        Presumption::KeepsWinners if game.is_trump(card.suit) => Presumption::RuffsLow,
        rest => rest,
    }
}
