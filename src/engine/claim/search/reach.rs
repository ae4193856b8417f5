//! Whether some normal line wins at most so many tricks: depth first, with what is known of positions at the beginning of a
//! trick.

use super::bounds::{cashed_by_opponents, sure_tricks};
use super::{Known, Search};
use crate::bridge::trick::beats;
use crate::bridge::{Card, Cards};
use crate::engine::claim::ending::Ending;
use crate::engine::claim::game::Game;
use crate::engine::claim::relative::Relative;
use crate::engine::claim::why::Why;

impl Search<'_> {
    /// Whether some normal line wins at most so many tricks from here.
    pub(super) fn at_most(&mut self, at: &Ending, tricks: u8) -> bool {
        if !at.trick.is_empty() {
            return self.some_play(at, tricks);
        }
        let left = at.left();
        if tricks + cashed_by_opponents(self.game, at) >= left {
            return true;
        }
        if sure_tricks(self.game, at) > tricks {
            return false;
        }
        let here = Relative::of(at).key(self.game, at);
        let mut known = self.known.get(here).unwrap_or(Known { least: 0, most: left, round: 0 });
        if known.least > tricks {
            return false;
        }
        if known.round == self.round && known.most <= tricks {
            return true;
        }
        if self.is_over() {
            return true;
        }
        let found = self.some_play(at, tricks);
        if self.is_over() {
            return found;
        }
        if found {
            known = Known { most: tricks, round: self.round, ..known };
        } else {
            known.least = tricks + 1;
        }
        self.known.put(here, known);
        found
    }

    fn some_play(&mut self, at: &Ending, tricks: u8) -> bool {
        let seat = at.turn();
        if seat.side() != self.game.side {
            let plays = opponents_plays(self.game, at);
            return plays.into_iter().rev().any(|card| self.leads_there(at, card, tricks));
        }
        let here = self.plays(at);
        let finds_it = self.finds_it(at);
        let mut leads_there = |(card, _): &(Card, Why)| self.leads_there(&here.at, *card, tricks);
        if finds_it {
            return here.plays.iter().all(leads_there);
        }
        here.plays.iter().any(&mut leads_there)
            && (here.needed.is_empty() || here.needed.iter().any(leads_there))
    }

    fn leads_there(&mut self, at: &Ending, card: Card, tricks: u8) -> bool {
        self.work += 1;
        let (next, won) = self.game.after(at, card);
        tricks >= won && self.at_most(&next, tricks - won)
    }
}

/// The plays of an opponent that can make a difference: of cards that touch and that the claimer knows of and spoke of
/// alike, the highest, once none of them can decide the trick or nobody he plays for is still to see which it was.
fn opponents_plays(game: &Game, at: &Ending) -> Cards {
    let legal = at.legal();
    let present = at.present();
    let seen = (at.trick.len() + 1..4).any(|n| game.plays(at.trick.leader.after(n)));
    let winning = at.trick.winning(game.trump).map(|(_, card)| card);
    let loses = |card: Card| winning.is_some_and(|best| !beats(card, best, game.trump));
    let does_the_same = |card: Card, next: Card| {
        legal.has(next)
            && game.named.common(Cards::one(card).with(next)).is_empty()
            && at.forgotten.has(card) == at.forgotten.has(next)
            && (!seen || (loses(card) && loses(next)))
    };
    let differs = |card: &Card| present.above(*card).lowest().is_none_or(|next| !does_the_same(*card, next));
    legal.into_iter().filter(differs).collect()
}
