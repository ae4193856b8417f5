//! Depth-first search for a normal line that wins at most a number of tricks, with a table of
//! positions at the start of a trick.

use super::bounds::{cashed_by_opponents, on_their_own, sure_tricks};
use super::two_hands::CountedHands;
use super::{CachedBounds, LineSearch};
use crate::bridge::trick::beats;
use crate::bridge::{Card, Cards};
use crate::engine::claim::play::ending::Ending;
use crate::engine::claim::play::game::SearchGame;
use crate::engine::claim::play::play_reason::PlayReason;
use crate::engine::claim::search::relative::Relative;

/// With fewer tricks left, searching a position is faster than a lookup.
const LOOKED_UP_FROM: u8 = 3;

/// The cards of a trick to be tried first, where there are such.
type LikelyTrick = [Option<Card>; 4];

impl LineSearch<'_> {
    /// True if some normal line wins at most this many tricks from here.
    pub(super) fn at_most(&mut self, at: &Ending, tricks: u8) -> bool {
        if !at.trick.is_empty() {
            return self.some_play(at, tricks, None);
        }
        let left = at.left();
        if tricks + cashed_by_opponents(self.game, at) >= left {
            return true;
        }
        if sure_tricks(self.game, at) > tricks {
            return false;
        }
        if left < LOOKED_UP_FROM {
            return self.certain(at) <= tricks && self.with_hands(None, |it| it.some_play(at, tricks, None));
        }
        let by = Relative::of(at);
        let here = by.key(self.game, at);
        let mut cached = match self.table.get(here) {
            Some(cached) => cached,
            None => {
                let least = self.certain(at);
                CachedBounds { least, most: left, round: 0, trick: [None; 4] }
            }
        };
        if cached.least > tricks {
            if cached.round == 0 {
                self.table.put(here, cached);
            }
            return false;
        }
        if cached.round == self.round && cached.most <= tricks {
            return true;
        }
        if self.is_over() {
            return true;
        }
        let hands = on_their_own(self.game, at);
        if hands.is_some_and(|hands| self.alone.wins_more_than(hands, tricks)) {
            cached.least = tricks + 1;
            self.table.put(here, cached);
            return false;
        }
        let hands = hands.filter(|hands| !self.alone.may_lose_the_lead(*hands));
        // A line found before a play elsewhere was struck out mostly still holds.
        let likely = cached.trick.map(|card| by.card_at(card?));
        let found = self.with_hands(hands, |it| it.some_play(at, tricks, Some(likely)));
        if self.is_over() {
            return found;
        }
        if found {
            let trick = self.trick.map(|card| card.map(|card| by.nth(card)));
            cached = CachedBounds { most: tricks, round: self.round, trick, ..cached };
        } else {
            cached.least = tricks + 1;
        }
        self.table.put(here, cached);
        found
    }

    fn with_hands(&mut self, hands: Option<CountedHands>, look: impl FnOnce(&mut Self) -> bool) -> bool {
        let before = std::mem::replace(&mut self.hands, hands);
        let found = look(self);
        self.hands = before;
        found
    }

    /// True if some play does; the cards of a likely trick are tried first.
    fn some_play(&mut self, at: &Ending, tricks: u8, likely: Option<LikelyTrick>) -> bool {
        let seat = at.turn();
        let first = likely.and_then(|trick| trick[at.trick.len()]);
        if seat.side() != self.game.side {
            let plays = opponents_plays(self.game, at);
            let first = first.filter(|card| plays.has(*card));
            if first.is_some_and(|card| self.leads_there(at, card, tricks, likely)) {
                return true;
            }
            let others = plays.into_iter().rev().filter(|card| Some(*card) != first);
            return others.into_iter().any(|card| self.leads_there(at, card, tricks, None));
        }
        let here = self.plays(at);
        if self.finds_it(at) {
            return here.plays.iter().all(|(card, _)| self.leads_there(&here.at, *card, tricks, None));
        }
        let mut some = |plays: &[(Card, PlayReason)]| {
            let first = first.filter(|first| plays.iter().any(|(card, _)| card == first));
            first.is_some_and(|card| self.leads_there(&here.at, card, tricks, likely))
                || plays
                    .iter()
                    .filter(|(card, _)| Some(*card) != first)
                    .any(|(card, _)| self.leads_there(&here.at, *card, tricks, None))
        };
        some(&here.plays) && (here.needed.is_empty() || some(&here.needed))
    }

    fn leads_there(&mut self, at: &Ending, card: Card, tricks: u8, likely: Option<LikelyTrick>) -> bool {
        self.work += 1;
        if self.cannot_lead_there(at, card, tricks) {
            return false;
        }
        let (next, won) = self.game.after(at, card);
        if tricks < won {
            return false;
        }
        let leads = if next.trick.is_empty() {
            self.at_most(&next, tricks - won)
        } else {
            self.some_play(&next, tricks - won, likely)
        };
        if leads {
            self.trick[at.trick.len()] = Some(card);
        }
        leads
    }

    fn cannot_lead_there(&mut self, at: &Ending, card: Card, tricks: u8) -> bool {
        let Some(hands) = self.hands else { return false };
        match at.trick.len() {
            0 => self.alone.wins_more_after(hands, card, tricks),
            2 => {
                let led = at.trick.cards().next().unwrap_or(card);
                self.alone.wins_more_with(hands, [led, card], tricks)
            }
            _ => false,
        }
    }
}

/// An opponent's plays that can make a difference: of touching cards that the claimer knows of and
/// the statement treats alike, the highest, unless one of them can still decide the trick or a hand
/// of the claimer's is still to see which it was.
fn opponents_plays(game: &SearchGame, at: &Ending) -> Cards {
    let legal = at.legal();
    let present = at.present();
    let is_seen = (at.trick.len() + 1..4).any(|n| game.plays(at.trick.leader.after(n)));
    let winning = at.trick.winning(game.trump).map(|(_, card)| card);
    let loses = |card: Card| winning.is_some_and(|best| !beats(card, best, game.trump));
    let does_the_same = |card: Card, next: Card| {
        legal.has(next)
            && game.named.common(Cards::one(card).with(next)).is_empty()
            && at.forgotten.has(card) == at.forgotten.has(next)
            && (!is_seen || (loses(card) && loses(next)))
    };
    let differs = |card: &Card| present.above(*card).lowest().is_none_or(|next| !does_the_same(*card, next));
    legal.into_iter().filter(differs).collect()
}
