//! Announced discards.

use super::condition;
use crate::bridge::{Card, Seat};
use crate::engine::claim::play::ending::Ending;
use crate::engine::claim::play::game::SearchGame;
use crate::engine::claim::statement::StatementStep;

/// The card that the statement announces as a discard from this hand.
pub(in super::super) fn announced_discard(game: &SearchGame, at: &Ending, seat: Seat) -> Option<Card> {
    let mut applied = None;
    game.facts.statement().iter().find_map(|step| {
        let now = match step {
            StatementStep::If { condition, met, .. } => {
                applied = condition::evaluate(game, at, condition).map(|seen| seen == *met);
                applied == Some(true)
            }
            StatementStep::Else(_) => applied == Some(false),
            _ => true,
        };
        match step.done() {
            StatementStep::Discard { hand, card } if now && *hand == seat && at.hand(seat).has(*card) => {
                Some(*card)
            }
            _ => None,
        }
    })
}
