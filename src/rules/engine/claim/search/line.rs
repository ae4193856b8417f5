//! The line found, card by card, with the status of the cards not played.

use super::LineSearch;
use crate::bridge::Card;
use crate::engine::claim::normal;
use crate::engine::claim::play::ending::Ending;
use crate::engine::claim::play::play_reason::PlayReason;
use crate::engine::claim::test::Standard;
use crate::engine::component::{LineCard, NormalityStatus, OtherCard};

impl LineSearch<'_> {
    /// A line that wins at most this many tricks.
    pub(super) fn line(&mut self, at: &Ending, tricks: u8) -> Vec<LineCard> {
        let mut line = Vec::new();
        let (mut at, mut tricks) = (*at, tricks);
        while at.left() > 0 {
            let here = self.plays(&at);
            let plays = if here.needed.is_empty() { here.plays } else { here.needed };
            let Some((card, next, won)) = self.first(&here.at, &plays, tricks) else { break };
            let why = plays.iter().find(|(c, _)| *c == card).map_or(PlayReason::Forced, |(_, why)| *why);
            line.push(LineCard { seat: at.turn(), card, why, others: self.others(&at, card) });
            (at, tricks) = (next, tricks - won);
        }
        line
    }

    /// Status of the other cards of the claimer's side here, as far as plays have been judged.
    fn others(&mut self, at: &Ending, played: Card) -> Vec<OtherCard> {
        if at.turn().side() != self.game.side {
            return Vec::new();
        }
        let judged = self.judged_here(at);
        let normal = normal::plays_counting(self.game, &mut self.count, &mut at.clone()).normal;
        let passes = |standard, card| judged.is_none_or(|judged| judged.by(standard).normal.has(card));
        let normal = normal.into_iter().map(|(card, _)| {
            let worth = match card {
                card if passes(Standard::Considered, card) => NormalityStatus::Normal,
                card if passes(Standard::Inferior, card) => NormalityStatus::UpTo(Standard::Inferior),
                _ => NormalityStatus::UpTo(Standard::Careless),
            };
            OtherCard { card, worth }
        });
        let excluded = normal::excluded(self.game, at).into_iter();
        let excluded = excluded.map(|(card, by)| OtherCard { card, worth: NormalityStatus::Excluded(by) });
        normal.chain(excluded).filter(|other| other.card != played).collect()
    }
}
